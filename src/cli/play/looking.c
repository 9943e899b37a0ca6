/* looking.c -- commands that only look: board, units, answers, rules, odds.
 *
 * Whatever is shown comes from the view of those who sit at the table, never from the whole game
 * where a rule system hides something. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>

/* ---- looking --------------------------------------------------------------------------- */

/* "F20" of a board, "12.5 30" or a unit of a table. */
static bool read_focus(const play *p, const char *text, cli_focus *out)
{
    const lin_battle *b = p->s.battle;
    lin_footprint foot;
    int unit;

    *out = (cli_focus){ .set = true, .cell = LIN_NOWHERE };
    if (!tell_has_table(p->s.field)) {
        out->cell = lin_cell_parse(&b->board, text);
        return out->cell != LIN_NOWHERE;
    }
    if ((unit = tell_unit_named(b, text)) < 0)
        return play_point(p, text, &out->at);
    if (!lin_footprint_of(p->view, unit, &foot))
        return false;
    out->at = foot.at;
    return true;
}

void do_map(play *p, char *rest)
{
    cli_focus focus;

    play_look_again(p);
    if (strcmp(rest, "all") == 0) {
        play_show_map(p, 0, (cli_focus){ 0 }, 0);
        return;
    }
    if (strcmp(rest, "auto") == 0) {
        p->pinned = false;
        play_focus(p);
    } else if (*rest) {
        if (!read_focus(p, rest, &focus)) {
            play_complain(p, tell_has_table(p->s.field)
                                 ? "`map` takes a unit on the table (map B1a), a place on it in "
                                   "inches (map 36 24), `all` (the whole "
                                   "table) or `auto` (follow the action)."
                                 : "`map` takes a square (map F20), `all` (the whole board) or "
                                   "`auto` (follow the action).");
            return;
        }
        p->pinned = true;
        p->focus = focus;
    }
    if (p->person)
        play_show_map(p, p->zoom, p->focus, p->look.height - 2);
    else
        play_show_map(p, p->zoom, *rest ? p->focus : (cli_focus){ 0 }, *rest ? p->look.height : 0);
}

void do_zoom(play *p, char *rest)
{
    uint64_t zoom;

    if (strcmp(rest, "auto") == 0) {
        p->zoom = 0;
    } else if (cli_number(rest, 1, 4, &zoom)) {
        p->zoom = (int)zoom;
    } else {
        play_complain(p, "`zoom` takes 1 (small), 2, 3, 4 (large) or auto.");
        return;
    }
    if (p->person)
        play_show_map(p, p->zoom, p->focus, p->look.height - 2);
}

void do_view(play *p, char *rest)
{
    if (strcmp(rest, "each") == 0)
        p->drawing = DRAW_EACH;
    else if (strcmp(rest, "turn") == 0)
        p->drawing = DRAW_TURN;
    else if (strcmp(rest, "never") == 0)
        p->drawing = DRAW_NEVER;
    else
        play_complain(p,
                      "`view` takes each (draw the board after every order), turn (when the clock "
                      "moves on) or never.");
}

void do_legend(play *p, char *rest)
{
    (void)rest;
    cli_show_legend(stdout, &p->look, p->s.game);
}

void do_units(play *p, char *rest)
{
    lin_side only = LIN_NOBODY;

    play_look_again(p);
    if (*rest && (only = cli_side(p->s.battle, rest)) == LIN_NOBODY) {
        char text[200];

        snprintf(text, sizeof text, "There is no side '%.40s'; the sides are %s and %s.", rest,
                 p->s.battle->side_id[0], p->s.battle->side_id[1]);
        play_complain(p, text);
        return;
    }
    cli_show_oob(stdout, p->view, only);
}

void do_stack(play *p, char *rest)
{
    const lin_field *f = p->s.field;
    int cell = lin_cell_parse(&f->battle->board, rest);
    lin_piece piece[LIN_PIECES];
    int n;

    if (tell_has_table(f)) {
        do_ground(p, rest);
        return;
    }
    play_look_again(p);
    n = lin_pieces(p->view, piece, LIN_PIECES);
    for (int i = 0; i < n && cell == LIN_NOWHERE; i++)
        if (piece[i].where == LIN_ON_BOARD && *rest &&
            cli_distance(f->battle->unit[piece[i].unit].id, rest) == 0)
            cell = piece[i].cell;
    if (cell == LIN_NOWHERE)
        play_complain(p, "`stack` takes a square or a unit on the board: stack F20.");
    else
        cli_show_stack(stdout, p->view, cell);
}

void do_question(play *p, char *rest)
{
    (void)rest;
    cli_show_question(stdout, &p->look, p->s.game);
}

void do_answers(play *p, char *rest)
{
    const lin_rules *r = p->s.field->rules;

    if (!*rest) {
        play_show_answers(p, -1, 0, 0);
        return;
    }
    for (int v = 0; v < r->verbs; v++)
        if (strcmp(r->verb[v].name, rest) == 0) {
            play_show_answers(p, v, 0, p->person ? p->look.height - 3 : 100000);
            return;
        }
    play_complain(p, "`answers` takes one of the orders that `help` lists, or nothing.");
}

void do_more(play *p, char *rest)
{
    (void)rest;
    if (p->verb < 0)
        printf("There is nothing more.\n");
    else
        play_show_answers(p, p->verb, p->next, p->look.height - 3);
}

void do_duties(play *p, char *rest)
{
    (void)rest;
    play_look_again(p);
    cli_show_duties(stdout, p->view);
}

void do_score(play *p, char *rest)
{
    (void)rest;
    play_look_again(p);
    cli_show_score(stdout, p->view);
}

/* ---- rules ----------------------------------------------------------------------------- */

static void found_rule(void *self, const lin_rule *rule)
{
    cli_show_rule(stdout, self, rule);
}

void do_rules(play *p, char *rest)
{
    char *word[32], *more = NULL;
    int n = 0;

    for (char *w = strtok_r(rest, " ", &more); w && n < 32; w = strtok_r(NULL, " ", &more))
        word[n++] = w;
    if (n == 0)
        play_complain(p, "`rules` takes an id or words: rules BW-13.2, or rules retreat.");
    else if (cli_rules_find(word, n, found_rule, &p->look) == 0)
        printf("No rule has that id or all of those words.\n");
}

/* Check without doing. */
void do_why(play *p, char *rest)
{
    lin_order *atom;
    lin_refusal why = { 0 };
    lin_status status;
    int n = 0;

    if (!*rest) {
        play_complain(p, "`why` takes an order and says whether it would be legal: why step F20.");
        return;
    }
    atom = malloc(LIN_ATOMS * sizeof *atom);
    if (!atom)
        return;
    play_look_again(p);
    status = lin_expand(p->view, rest, atom, LIN_ATOMS, &n, &why);
    if (status == LIN_OK && n == 1)
        status = lin_check(p->view, play_speaker(p), &atom[0], &why);
    if (status == LIN_OK) {
        printf("It is legal.\n");
    } else {
        const lin_rule *rule = why.rule ? lin_rule_find(why.rule) : NULL;

        printf("Not legal: %s\n", why.text);
        if (rule)
            cli_show_rule(stdout, &p->look, rule);
    }
    free(atom);
}

/* The order named, or the one that would settle what is being put together. */
static const char *order_or_default(play *p, const char *rest, char *text, size_t size)
{
    lin_text t = lin_text_in(text, size);

    if (*rest)
        return rest;
    play_look_again(p);
    if (tell_settling_order(p->view, &t))
        return text;
    printf("None of the present answers is settled by dice; name an order.\n");
    return NULL;
}

void do_odds(play *p, char *rest)
{
    char text[LIN_ORDER_TEXT];
    const char *order = order_or_default(p, rest, text, sizeof text);
    lin_refusal why = { 0 };
    lin_status status;
    tell_odds *odds;

    if (!order)
        return;
    play_look_again(p);
    odds = tell_odds_of(p->view, order, NULL, &status, &why);
    if (odds)
        tell_odds_text(odds, stdout);
    else
        play_refused(p, &why);
    tell_odds_free(odds);
}

void do_explain(play *p, char *rest)
{
    char name[LIN_ORDER_TEXT], text[4000];
    lin_text t = lin_text_in(text, sizeof text);
    const char *order = order_or_default(p, rest, name, sizeof name);
    lin_refusal why = { 0 };
    lin_status status;
    lin_what_if what_if;

    if (!order)
        return;
    play_look_again(p);
    if (tell_sums_text(p->view, order, &t, &status, &why))
        printf("%s%s", text, t.used && text[t.used - 1] == '\n' ? "" : "\n");
    else if (status != LIN_OK)
        play_refused(p, &why);
    else
        printf("There are no sums behind '%s'.\n", order);
    if (tell_what_if_of(p->view, order, &what_if))
        tell_what_if_text(lin_game_field(p->view), &what_if, stdout);
}
