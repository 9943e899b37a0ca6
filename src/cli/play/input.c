/* input.c -- lines from a person or a pipe.
 *
 * A person gets a prompt and may press Ctrl-C to drop what he has typed; pressing it twice, or
 * Ctrl-D, leaves the game. A pipe gets no prompt: its lines are orders, '#' begins a comment. */
#include "cli/play/play.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted, stopped;

static void on_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

static void on_stop(int signal)
{
    (void)signal;
    stopped = 1;
}

/* Without SA_RESTART: a read that waits comes back. */
void play_signals(void)
{
    struct sigaction act = { .sa_handler = on_interrupt };

    sigaction(SIGINT, &act, NULL);
    act.sa_handler = on_stop;
    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGHUP, &act, NULL);
}

bool play_interrupted(void)
{
    const bool was = interrupted;

    interrupted = 0;
    return was;
}

bool play_stopped(void)
{
    return stopped;
}

/* Cut the comment and the blanks around, in place. Control characters become blanks. */
static void clean(char *line)
{
    char *from = line, *end;

    for (char *p = line; *p; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7f)
            *p = ' ';
    line[strcspn(line, "#")] = '\0';
    from += strspn(from, " ");
    end = from + strlen(from);
    while (end > from && end[-1] == ' ')
        end--;
    *end = '\0';
    memmove(line, from, (size_t)(end - from) + 1);
}

/* The rest of a line that was too long. */
static void skip_line(void)
{
    int c;

    while ((c = getchar()) != EOF && c != '\n')
        ;
}

/* Byte by byte with read(2) would lose what stdio holds, so the whole line comes from stdio. */
static play_line read_line(play *p)
{
    errno = 0;
    if (!fgets(p->line, (int)sizeof p->line, stdin)) {
        const bool broken = errno == EINTR && !feof(stdin);

        clearerr(stdin);
        return broken && !stopped ? LINE_BREAK : LINE_END;
    }
    p->lines++;
    if (!strchr(p->line, '\n') && strlen(p->line) + 1 == sizeof p->line) {
        skip_line();
        cli_bad("line %d is longer than %d letters and was left out.", p->lines, PLAY_LINE - 2);
        p->line[0] = '\0';
    }
    clean(p->line);
    return LINE_READ;
}

play_line play_read(play *p, const char *prompt)
{
    play_line got;

    if (p->person) {
        printf("%s%s%s", p->look.colour ? "\033[1m" : "", prompt, p->look.colour ? "\033[0m" : "");
        fflush(stdout);
    }
    got = stopped ? LINE_END : read_line(p);
    if (p->person && got != LINE_READ)
        putchar('\n');
    return got;
}

bool play_yes(play *p, const char *question, bool usual)
{
    char prompt[300];

    snprintf(prompt, sizeof prompt, "%s [%s] ", question, usual ? "Y/n" : "y/N");
    for (;;) {
        if (play_read(p, prompt) != LINE_READ)
            return p->person && usual;
        switch (p->line[0]) {
        case '\0':
            if (p->person)
                return usual;
            break; /* a pipe's empty line says nothing */
        case 'y':
        case 'Y':
        case 'a':
        case 'A': /* yes, accept, agree */
            return true;
        case 'n':
        case 'N':
        case 'd':
        case 'D': /* no, decline */
            return false;
        default:
            printf("Please answer yes or no.\n");
            if (!p->person)
                return false;
        }
    }
}
