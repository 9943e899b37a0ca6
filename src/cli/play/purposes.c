/* purposes.c -- what bots have in mind: of what they have done, and of what they would do. */
#include "cli/play/play.h"

#include <string.h>

void play_forget_purposes(play *p)
{
    p->purposes_used = 0;
    p->purposes[0] = '\0';
}

/* A line that does not fit pushes the oldest out. */
static void keep_line(play *p, const char *line)
{
    const size_t n = strlen(line);

    while (p->purposes_used + n >= sizeof p->purposes) {
        const size_t first = strcspn(p->purposes, "\n") + 1;

        memmove(p->purposes, p->purposes + first, p->purposes_used - first + 1);
        p->purposes_used -= first;
    }
    memcpy(p->purposes + p->purposes_used, line, n + 1);
    p->purposes_used += n;
}

/* Only of orders that begin an action: what follows has the same purpose. */
void play_note_purpose(play *p, lin_side side, const lin_order *o)
{
    const lin_head *head = lin_state(p->view);
    const lin_step *step = &p->s.field->rules->step[lin_top(head)->step];
    char line[LIN_ORDER_TEXT + 400];
    lin_text t = lin_text_in(line, sizeof line);

    if (!step->acts || step->hidden)
        return;
    lin_put(&t, "  %s  ", p->s.battle->side_id[side]);
    lin_print(p->s.field, o, &t);
    lin_put(&t, ": ");
    if (!lin_bot_purpose(p->bot[side], p->view, o, &t))
        return;
    lin_put(&t, "\n");
    keep_line(p, line);
}

void do_purposes(play *p, char *rest)
{
    (void)rest;
    if (p->purposes_used)
        fputs(p->purposes, stdout);
    else
        printf("No bot has told a purpose since you last answered.\n");
}

void do_hint(play *p, char *rest)
{
    const lin_bot *bot = lin_bot_find("doctrine");
    const lin_side side = lin_to_answer(p->s.game);
    char text[LIN_ORDER_TEXT + 400];
    lin_text t = lin_text_in(text, sizeof text);
    lin_rng rng = 1;
    lin_order o;

    (void)rest;
    if (lin_waits(p->s.game) != LIN_ASKS_SIDE) {
        play_complain(p, "Nobody is asked for an order now, so there is nothing to hint at.");
        return;
    }
    lin_seen_by(p->s.game, side, p->view);
    if (!bot->choose(p->view, &rng, &o)) {
        play_complain(p, "The bot has no answer.");
        return;
    }
    lin_print(p->s.field, &o, &t);
    lin_put(&t, ": ");
    if (!lin_bot_purpose(bot, p->view, &o, &t))
        t.at[t.used - 2] = '\0';
    printf("  %s\n", text);
    play_look_again(p);
}
