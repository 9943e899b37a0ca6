/* subject.c -- what a command is about: a battle, a position or a record.
 *
 * Everywhere the program takes any of the three. A file that exists is read and tells by its own
 * headers what it is; anything else is the name of a battle. Battle and field belong to a source,
 * which loads each of them once and frees them all at the end. */
#include "cli/cli.h"

#include "files/files.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { TEXT_MOST = 16u << 20 };

/* A seed that nobody has seen before: chance enters the program here and nowhere else. */
uint64_t cli_fresh_seed(void)
{
    struct timespec now;
    uint64_t seed = 0;
    lin_rng rng;
    const int fd = open("/dev/urandom", O_RDONLY);

    if (fd >= 0) {
        if (read(fd, &seed, sizeof seed) != (ssize_t)sizeof seed)
            seed = 0;
        close(fd);
    }
    clock_gettime(CLOCK_REALTIME, &now);
    rng = seed ^ (uint64_t)now.tv_nsec << 20 ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid() << 48;
    return lin_rng_next(&rng) >> 32; /* short enough to be typed again */
}

static bool is_file(const char *name)
{
    struct stat st;
    const size_t n = strlen(name);

    if (strcmp(name, "-") == 0)
        return true;
    if (n > 5 && strcmp(name + n - 5, ".yaml") == 0)
        return false;
    return stat(name, &st) == 0 && !S_ISDIR(st.st_mode);
}

/* A name with a dot and a known ending was meant as a file, not as a battle. */
static bool meant_as_file(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot &&
           (strcmp(dot, ".lin") == 0 || strcmp(dot, ".pos") == 0 || strcmp(dot, ".txt") == 0);
}

/* ---- battles --------------------------------------------------------------------------- */

static void guess_battle(void *self, const char *name, const char *path)
{
    (void)path;
    cli_guess_try(self, name);
}

static int no_such_battle(const char *name, lin_status status, const lin_refusal *why)
{
    cli_guess g = cli_guess_at(name);
    char path[LIN_PATH], base[LIN_PATH];
    lin_made_table made;

    if (lin_made_split(name, base, sizeof base, &made) && strcmp(name, base) != 0) {
        if (lin_battles_find(base, LIN_SHARE_DIR, path, sizeof path, NULL) == LIN_OK)
            return cli_refused(NULL, status, why);
        name = base;
        g = cli_guess_at(name);
    }
    if (lin_battles_find(name, LIN_SHARE_DIR, path, sizeof path, NULL) == LIN_OK)
        return cli_refused(NULL, status, why); /* it is there, but it is wrong */
    lin_battles_each(LIN_SHARE_DIR, guess_battle, &g, NULL);
    if (!g.best[0])
        return cli_bad(
            "no battles were found at all; set LINSTOCK_BATTLES to the folder that holds them.");
    if (meant_as_file(name))
        return cli_bad("there is no file '%.200s'.", name);
    return cli_bad(
        "there is no battle and no file '%.200s'.%s 'linstock battles' lists the battles.", name,
        cli_guess_text(&g));
}

static int field_named(cli_subject *s, const char *battle, const char *options)
{
    lin_refusal why = { 0 };
    lin_status status;

    status = lin_source_battle(s->source, battle, &s->battle, &why);
    if (status != LIN_OK)
        return no_such_battle(battle, status, &why);
    status = lin_source_field(s->source, battle, options, &s->field, &why);
    if (status != LIN_OK) {
        cli_refused(NULL, status, &why);
        return CLI_BAD;
    }
    return CLI_GO_ON;
}

static int begin(cli_subject *s, const char *name)
{
    memset(s, 0, sizeof *s);
    s->name = name;
    s->source = lin_source_new(LIN_SHARE_DIR);
    return s->source ? CLI_GO_ON : cli_bad("there is no memory left.");
}

int cli_on_table(char **word, const char *table)
{
    static char name[LIN_PATH];
    lin_refusal why = { 0 };
    lin_status status;

    if (!table)
        return CLI_GO_ON;
    if (is_file(*word))
        return cli_bad("%.200s: --table is for a new battle; a game that has begun has its ground.",
                       *word);
    status = lin_made_join(*word, table, name, sizeof name, &why);
    if (status != LIN_OK) {
        cli_refused(NULL, status, &why);
        return CLI_BAD;
    }
    *word = name;
    return CLI_GO_ON;
}

int cli_open_battle(cli_subject *s, const char *name, const char *options)
{
    const int code = begin(s, name);

    s->kind = CLI_BATTLE;
    return code == CLI_GO_ON ? field_named(s, name, options) : code;
}

static int open_new(cli_subject *s, const char *options, lin_dice dice)
{
    lin_refusal why = { 0 };
    lin_status status;
    const int code = field_named(s, s->name, options);

    s->kind = CLI_BATTLE;
    if (code != CLI_GO_ON)
        return code;
    status = lin_session_new(&s->session, s->field, dice, &why);
    if (status != LIN_OK)
        return cli_refused(s->name, status, &why);
    s->game = lin_session_game(s->session);
    return CLI_GO_ON;
}

/* ---- files ----------------------------------------------------------------------------- */

/* A file brings its own options; asking for others would make it another game. */
static int own_options(const char *name, const char *options)
{
    if (!options)
        return CLI_GO_ON;
    return cli_bad(
        "%s: --options cannot change a game that has begun; edit the file's own options.", name);
}

static int bad_file(const cli_subject *s, lin_status status, const lin_refusal *why)
{
    cli_refused(s->name, status, why);
    return CLI_BAD;
}

static int open_position(cli_subject *s, const char *text, size_t n, lin_dice dice)
{
    char battle[200], options[512];
    lin_refusal why = { 0 };
    lin_status status;
    int code;

    s->kind = CLI_POSITION;
    status = lin_position_battle(text, n, battle, sizeof battle, options, sizeof options, &why);
    if (status != LIN_OK)
        return bad_file(s, status, &why);
    code = field_named(s, battle, options[0] ? options : NULL);
    if (code != CLI_GO_ON)
        return code;
    status = lin_position_read(&s->game, s->field, text, n, dice, &why);
    return status == LIN_OK ? CLI_GO_ON : bad_file(s, status, &why);
}

/* How a subject is to be opened. */
typedef struct {
    const char *options;
    lin_dice dice;
    cli_reader read; /* of records; NULL: the usual */
    void *reader;
} opening;

static lin_status session_read(cli_subject *s, const char *text, size_t n, const opening *how,
                               lin_refusal *why)
{
    if (how->read)
        return how->read(how->reader, &s->session, s->field, text, n, why);
    return lin_record_read(&s->session, s->field, text, n, how->dice, why);
}

static int open_record(cli_subject *s, const char *text, size_t n, const opening *how)
{
    char battle[200], options[512];
    lin_refusal why = { 0 };
    lin_status status;
    int code;

    s->kind = CLI_RECORD;
    status = lin_record_header(text, n, "battle", battle, sizeof battle, &why);
    if (status == LIN_OK)
        status = lin_record_options(text, n, options, sizeof options, &why);
    if (status != LIN_OK)
        return bad_file(s, status, &why);
    code = field_named(s, battle, options[0] ? options : NULL);
    if (code != CLI_GO_ON)
        return code;
    s->is_record = true;
    status = session_read(s, text, n, how, &why);
    if (status != LIN_OK)
        return bad_file(s, status, &why);
    s->game = lin_session_game(s->session);
    return CLI_GO_ON;
}

static bool is_record(const char *text, size_t n)
{
    char value[200];

    return lin_record_header(text, n, "battle", value, sizeof value, NULL) == LIN_OK;
}

static int open_file(cli_subject *s, const opening *how)
{
    lin_refusal why = { 0 };
    char *text;
    size_t n;
    const lin_status status = lin_slurp(s->name, TEXT_MOST, &text, &n, &why);
    int code = own_options(s->name, how->options);

    if (status != LIN_OK) { /* the sentence names the file */
        cli_refused(NULL, status, &why);
        return CLI_BAD;
    }
    if (code == CLI_GO_ON)
        code = is_record(text, n) ? open_record(s, text, n, how)
                                  : open_position(s, text, n, how->dice);
    lin_free(text);
    return code;
}

static int open_any(cli_subject *s, const char *name, const opening *how)
{
    const int code = begin(s, name);

    if (code != CLI_GO_ON)
        return code;
    return is_file(name) ? open_file(s, how) : open_new(s, how->options, how->dice);
}

int cli_open(cli_subject *s, const char *name, const char *options, lin_dice dice)
{
    const opening how = { .options = options, .dice = dice };

    return open_any(s, name, &how);
}

int cli_open_read(cli_subject *s, const char *name, cli_reader read, void *self)
{
    const opening how = { .dice = lin_dice_typed(), .read = read, .reader = self };

    return open_any(s, name, &how);
}

int cli_own_game(cli_subject *s, lin_dice dice, lin_game **out)
{
    lin_refusal why = { 0 };
    const lin_status status = lin_game_from(out, s->field, lin_state(s->game), dice, &why);

    return status == LIN_OK ? CLI_GO_ON : cli_refused(s->name, status, &why);
}

void cli_close(cli_subject *s)
{
    if (s->session)
        lin_session_free(s->session);
    else if (s->game)
        lin_game_free(s->game);
    if (s->source)
        lin_source_free(s->source);
    memset(s, 0, sizeof *s);
}
