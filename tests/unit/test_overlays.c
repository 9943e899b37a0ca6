/* test_overlays.c -- what a page is told of Brandywine: marks, gestures, ready orders, luck.
 *
 * The marks are held against the machine itself. Random games are stopped at every so many
 * questions; then every square of the board is tried: `march UNIT to SQUARE` must end on each
 * marked one and on no other, and the squares found by taking every single step the machine offers
 * must be the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "files/files.h"
#include "rules/brandywine/brandywine.h"

#define BRANDYWINE LIN_SOURCE_DIR "/battles/brandywine-1777"
#define SCRUM      LIN_SOURCE_DIR "/tests/battles/scrum"

enum { NEVER = -1000 };

/* ---- Tools ---- */

typedef struct {
    lin_battle *battle;
    lin_field *field;
    const bw_field *f;
    lin_game *game, *trial;
    lin_rng rng;
} table;

static void open_table(table *t, const char *folder, const char *options, uint64_t seed)
{
    lin_refusal why = { 0 };

    if (lin_battle_load(folder, &t->battle, &why) != LIN_OK ||
        lin_field_new(&t->field, t->battle, options, &why) != LIN_OK ||
        lin_game_new(&t->game, t->field, lin_dice_seeded(seed, 0), &why) != LIN_OK ||
        lin_game_new(&t->trial, t->field, lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
    t->f = bw_field_of(t->field);
    t->rng = seed;
    lin_listen(t->game, false);
    lin_listen(t->trial, false);
}

static void close_table(table *t)
{
    lin_game_free(t->game);
    lin_game_free(t->trial);
    lin_field_free(t->field);
    lin_battle_free(t->battle);
}

static const bw_state *state_of(const lin_game *g)
{
    return lin_state(g);
}

static int step_of(const lin_game *g)
{
    const bw_state *s = state_of(g);

    return s->head.over ? -1 : lin_top(&s->head)->step;
}

/* One random answer; false at the end. */
static bool play_on(table *t)
{
    lin_order o;

    if (lin_waits(t->game) != LIN_ASKS_SIDE || !lin_random_order(t->game, &t->rng, &o))
        return false;
    assert_int_equal(lin_give(t->game, lin_to_answer(t->game), &o, NULL), LIN_OK);
    return true;
}

/* Says it on a copy: the copy stands as after it. */
static lin_status try_saying(table *t, const char *text, lin_refusal *why)
{
    static lin_order atom[LIN_ATOMS];
    int n = 0;
    lin_status status;

    lin_copy(t->trial, t->game);
    status = lin_expand(t->game, text, atom, LIN_ATOMS, &n, why);
    for (int i = 0; status == LIN_OK && i < n; i++)
        status = lin_give(t->trial, lin_to_answer(t->trial), &atom[i], why);
    return status;
}

static void say(table *t, const char *text)
{
    lin_refusal why = { 0 };

    if (try_saying(t, text, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    lin_set_state(t->game, lin_state(t->trial));
}

static int marks_of(const table *t, int overlay, int of, int32_t *value)
{
    lin_mark mark[LIN_CELLS];
    const int n = bw_marks(lin_view_of(t->game), overlay, of, mark, LIN_CELLS);

    for (int c = 0; c < LIN_CELLS; c++)
        value[c] = NEVER;
    for (int i = 0; i < n; i++) {
        assert_true(mark[i].cell < t->f->board->cells);
        assert_int_equal(value[mark[i].cell], NEVER); /* once each */
        value[mark[i].cell] = mark[i].value;
    }
    return n;
}

static const char *id_of(const table *t, int u)
{
    return t->battle->unit[u].id;
}

/* Could it be sent off now? */
static bool may_march(const table *t, int u)
{
    const bw_state *s = state_of(t->game);
    const lin_order pick = { .verb = V_PICK, .nargs = 1, .arg = { u } };

    if (step_of(t->game) == BW_STEP)
        return lin_top(&s->head)->arg[0] == u;
    return step_of(t->game) == BW_MOVE &&
           lin_check(t->game, lin_to_answer(t->game), &pick, NULL) == LIN_OK;
}

/* ---- reach, by the macro ---- */

static int squares_tried;

static void compare_with_march(table *t, int u)
{
    int32_t value[LIN_CELLS];

    marks_of(t, BW_SHOW_REACH, u, value);
    for (int c = 0; c < t->f->board->cells; c++) {
        char text[80], name[8];
        lin_refusal why = { 0 };
        bool there;

        lin_cell_name(t->f->board, c, name);
        snprintf(text, sizeof text, "march %s to %s", id_of(t, u), name);
        there = try_saying(t, text, &why) == LIN_OK && state_of(t->trial)->at[u] == c;
        if (there != (value[c] != NEVER))
            fail_msg("%s: %s, but %s (%s)", text, value[c] != NEVER ? "marked" : "not marked",
                     there ? "it gets there" : "it does not", why.text);
        squares_tried++;
    }
}

/* ---- reach, by every single step ---- */

typedef struct {
    table *t;
    int u;
    bool seen[LIN_CELLS][64];
    int32_t best[LIN_CELLS]; /* quarters left where it can end, or NEVER */
} walk;

static void walk_on(walk *w, const lin_game *g, lin_game *next);

static void walk_step(walk *w, const lin_game *g, lin_game *next, const lin_order *o)
{
    const bw_field *f = w->t->f;
    const bw_state *s = state_of(g);
    const lin_frame hand = *lin_top(&s->head);
    const int at = s->at[w->u], to = o->arg[0];
    const int left =
        hand.arg[1] -
        (at == BW_WAITING ? BW_QUARTERS : bw_price(f, at, bw_direction(f, at, to), to));
    lin_game *mine;

    lin_copy(next, g);
    assert_int_equal(lin_give(next, lin_to_answer(next), o, NULL), LIN_OK);
    s = state_of(next);
    if (step_of(next) == BW_STEP && lin_top(&s->head)->arg[0] == w->u) {
        assert_int_equal(
            lin_game_from(&mine, lin_game_field(g), lin_state(next), lin_dice_typed(), NULL),
            LIN_OK);
        walk_on(w, mine, next);
        lin_game_free(mine);
    } else if (s->at[w->u] == to && left > w->best[to]) {
        w->best[to] = left;
    } else if (w->best[s->at[w->u]] == NEVER) {
        w->best[s->at[w->u]] = 0; /* the machine has gone on by itself */
    }
}

static void walk_on(walk *w, const lin_game *g, lin_game *next)
{
    const bw_state *s = state_of(g);
    const lin_frame hand = *lin_top(&s->head);
    const int at = s->at[w->u], left = hand.arg[1];
    lin_list list = { 0 };

    if (at < BW_ABSENT) {
        if (w->seen[at][left])
            return;
        w->seen[at][left] = true;
    }
    bw_steps[BW_STEP].list(lin_view_of(g), &hand, &list);
    for (int i = 0; i < list.orders; i++)
        if (list.order[i].verb == V_END)
            w->best[at] = left > w->best[at] ? left : w->best[at];
        else
            walk_step(w, g, next, &list.order[i]);
}

static void compare_with_steps(table *t, int u)
{
    static walk w;
    int32_t value[LIN_CELLS];
    const lin_order pick = { .verb = V_PICK, .nargs = 1, .arg = { u } };
    lin_game *first;

    memset(&w, 0, sizeof w);
    w.t = t;
    w.u = u;
    for (int c = 0; c < LIN_CELLS; c++)
        w.best[c] = NEVER;
    assert_int_equal(lin_game_from(&first, t->field, lin_state(t->game), lin_dice_typed(), NULL),
                     LIN_OK);
    if (step_of(first) == BW_MOVE)
        assert_int_equal(lin_give(first, lin_to_answer(first), &pick, NULL), LIN_OK);
    if (step_of(first) == BW_STEP)
        walk_on(&w, first, t->trial);
    else
        w.best[state_of(first)->at[u]] = 0; /* there was nothing to choose */
    lin_game_free(first);
    marks_of(t, BW_SHOW_REACH, u, value);
    for (int c = 0; c < t->f->board->cells; c++) {
        char name[8];

        lin_cell_name(t->f->board, c, name);
        if ((w.best[c] == NEVER) != (value[c] == NEVER))
            fail_msg("%s to %s: %s, but steps say otherwise", id_of(t, u), name,
                     value[c] == NEVER ? "not marked" : "marked");
        /* A swamp is shown by the way that goes on from it, which may be the dearer one. */
        if (w.best[c] > 0 && !t->f->halts[c] && c != state_of(t->game)->at[u])
            assert_int_equal(value[c], w.best[c]);
    }
}

/* ---- games ---- */

typedef void compare(table *t, int u);

static void in_random_games(const char *folder, const char *setup, int games, int every, int units,
                            compare *with)
{
    for (int game = 1; game <= games; game++) {
        table t;
        int questions = 0;

        open_table(&t, folder, NULL, (uint64_t)game);
        if (setup)
            say(&t, setup);
        while (play_on(&t)) {
            if (step_of(t.game) != BW_MOVE && step_of(t.game) != BW_STEP)
                continue;
            if (++questions % every)
                continue;
            for (int k = 0, tried = 0; k < 200 && tried < units; k++) {
                const int u = (int)lin_rng_below(&t.rng, (uint32_t)t.f->units);

                if (may_march(&t, u)) {
                    with(&t, u);
                    tried++;
                }
            }
        }
        close_table(&t);
    }
}

static void reach_is_what_march_does(void **state)
{
    (void)state;
    in_random_games(SCRUM, NULL, 6, 37, 3, compare_with_march);
    in_random_games(BRANDYWINE, "deploy historical", 2, 331, 2, compare_with_march);
    assert_true(squares_tried > 20000);
}

static void reach_is_what_steps_do(void **state)
{
    (void)state;
    in_random_games(SCRUM, NULL, 6, 61, 3, compare_with_steps);
    in_random_games(BRANDYWINE, "deploy historical", 1, 701, 1, compare_with_steps);
}

/* Next to the enemy, as random games seldom leave them: disorganized it must go, held it must stay.
 */
static void reach_of_those_in_trouble(void **state)
{
    int32_t value[LIN_CELLS];
    table t;
    bw_state s;
    int r1, square;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 5);
    say(&t, "deploy historical");
    r1 = lin_unit_find(t.field, "R-1");
    square = lin_cell_parse(t.f->board, "F23");
    s = *state_of(t.game);
    bw_put(t.f, &s, r1, square);
    s.mark[r1] |= BW_DISORGANIZED;
    lin_set_state(t.game, &s);
    assert_true(marks_of(&t, BW_SHOW_REACH, r1, value) > 10);
    assert_int_equal(value[square], NEVER);
    compare_with_march(&t, r1);
    compare_with_steps(&t, r1);
    s.mark[r1] = 0;
    s.holders[r1] = bw_bit(lin_unit_find(t.field, "W-PEN1"));
    lin_set_state(t.game, &s);
    assert_int_equal(marks_of(&t, BW_SHOW_REACH, r1, value), 1);
    assert_int_not_equal(value[square], NEVER);
    compare_with_march(&t, r1);
    close_table(&t);
}

/* Is its reach that of a later turn? All of it is, or none. */
static bool reach_is_later(const table *t, int u)
{
    lin_mark mark[LIN_CELLS];
    const int n = bw_marks(lin_view_of(t->game), BW_SHOW_REACH, u, mark, LIN_CELLS);

    assert_true(n > 0);
    for (int i = 1; i < n; i++)
        assert_int_equal(mark[i].later, mark[0].later);
    return mark[0].later;
}

/* One that cannot move now is shown as if it could; one that is gone, nowhere. */
static void reach_of_others(void **state)
{
    int32_t value[LIN_CELLS], again[LIN_CELLS];
    table t;
    bw_state lost;
    int wash, r1;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 5);
    wash = lin_unit_find(t.field, "WASH");
    r1 = lin_unit_find(t.field, "R-1");
    assert_true(marks_of(&t, BW_SHOW_REACH, wash, value) > 50); /* wherever it may be set up */
    for (int c = 0; c < t.f->board->cells; c++)
        assert_int_equal(value[c] != NEVER, t.f->may_set_up[c]);
    say(&t, "deploy historical");
    assert_true(marks_of(&t, BW_SHOW_REACH, wash, value) > 50); /* not his turn */
    assert_int_equal(value[state_of(t.game)->at[wash]], t.f->mf[wash] * BW_QUARTERS);
    assert_true(reach_is_later(&t, wash));
    assert_false(reach_is_later(&t, r1));
    say(&t, "march R-1 to F22");
    assert_true(marks_of(&t, BW_SHOW_REACH, r1, value) > 10); /* its next move */
    assert_true(reach_is_later(&t, r1));
    say(&t, "close");
    assert_true(marks_of(&t, BW_SHOW_REACH, r1, again) > 10);
    assert_memory_equal(value, again, sizeof value);
    lost = *state_of(t.game);
    bw_put(t.f, &lost, r1, BW_LOST);
    lin_set_state(t.game, &lost);
    assert_int_equal(marks_of(&t, BW_SHOW_REACH, r1, value), 0);
    assert_int_equal(marks_of(&t, BW_SHOW_RETREAT, r1, value), 0);
    close_table(&t);
}

static void reach_is_told_in_factors(void **state)
{
    static const struct {
        const char *square, *text;
    } told[] = {
        { "A5", "3" }, { "B6", "2¾" }, { "C7", "2½" }, { "D8", "2¼" },
        { "E9", "2" }, { "F14", "¾" }, { "E16", "¼" }, { "E17", "0" },
    };
    lin_mark mark[LIN_CELLS];
    table t;
    int n;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 5);
    say(&t, "deploy historical");
    n = bw_marks(lin_view_of(t.game), BW_SHOW_REACH, lin_unit_find(t.field, "R-1"), mark,
                 LIN_CELLS);
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        const int cell = lin_cell_parse(t.f->board, told[i].square);
        bool found = false;

        for (int k = 0; k < n; k++)
            if (mark[k].cell == cell) {
                assert_string_equal(mark[k].text, told[i].text);
                found = true;
            }
        if (!found)
            fail_msg("%s is not marked", told[i].square);
    }
    assert_int_equal(
        bw_marks(lin_view_of(t.game), BW_SHOW_REACH, lin_unit_find(t.field, "R-1"), mark, 7), 7);
    assert_int_equal(bw_marks(lin_view_of(t.game), BW_OVERLAYS, 0, mark, LIN_CELLS), 0);
    assert_int_equal(bw_marks(lin_view_of(t.game), BW_SHOW_CONTROL, LIN_NOBODY, mark, LIN_CELLS),
                     0);
    assert_int_equal(bw_marks(lin_view_of(t.game), BW_SHOW_REACH, t.f->units, mark, LIN_CELLS), 0);
    close_table(&t);
}

/* ---- control and retreat ---- */

static void compare_control(const table *t)
{
    lin_piece piece[LIN_PIECES];
    const int n = bw_pieces(lin_view_of(t->game), piece, LIN_PIECES);

    for (int side = 0; side < LIN_SIDES; side++) {
        int32_t value[LIN_CELLS];

        marks_of(t, BW_SHOW_CONTROL, side, value);
        for (int c = 0; c < t->f->board->cells; c++) {
            bool near = false;

            for (int i = 0; i < n; i++)
                near |= piece[i].where == LIN_ON_BOARD && piece[i].side == side &&
                        piece[i].facing >= 0 &&
                        lin_cell_distance(t->f->board, piece[i].cell, c) == 1;
            assert_int_equal(value[c] != NEVER, near);
        }
    }
}

/* Whoever is asked where to retreat to is offered just what was marked. */
static int compare_retreat(table *t)
{
    const bw_state *s = state_of(t->game);
    const lin_list *list = lin_answers(t->game);
    int32_t value[LIN_CELLS];
    int marked = 0;

    if (step_of(t->game) != BW_RETREAT_TO)
        return 0;
    marks_of(t, BW_SHOW_RETREAT, lin_top(&s->head)->arg[0], value);
    for (int c = 0; c < t->f->board->cells; c++)
        marked += value[c] == lin_top(&s->head)->arg[1];
    assert_int_equal(marked, list->orders);
    for (int i = 0; i < list->orders; i++)
        assert_int_equal(value[list->order[i].arg[0]], lin_top(&s->head)->arg[1]);
    return 1;
}

static void control_and_retreat_in_games(void **state)
{
    int retreats = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        table t;
        int questions = 0;

        open_table(&t, SCRUM, NULL, seed);
        while (play_on(&t)) {
            retreats += compare_retreat(&t);
            if (++questions % 50 == 0)
                compare_control(&t);
        }
        close_table(&t);
    }
    assert_true(retreats > 20);
}

/* ---- gestures ---- */

static bool names_order(const char *order)
{
    char word[24] = "";

    sscanf(order, "%23s", word);
    for (int i = 0; i < BW_MACROS; i++)
        if (strcmp(bw_macros[i].name, word) == 0)
            return true;
    return false;
}

static void gestures_are_well_formed(void **state)
{
    (void)state;
    for (int i = 0; i < BW_GESTURES; i++) {
        const lin_gesture *g = &bw_gestures[i];
        bool asked = false;

        for (int k = 0; k < BW_STEPS; k++)
            asked |= bw_steps[k].list && strcmp(bw_steps[k].name, g->step) == 0;
        assert_true(asked);
        assert_true(names_order(g->order));
        if (strcmp(g->act, "muster") != 0)
            assert_non_null(strstr(g->order, "{units}"));
        if (strcmp(g->act, "carry") == 0)
            assert_non_null(strstr(g->order, "{cell}"));
        else if (strcmp(g->act, "strike") == 0 || strcmp(g->act, "muster") == 0)
            assert_non_null(strstr(g->order, "{enemies}"));
        else if (strcmp(g->act, "dismiss") != 0)
            assert_string_equal(g->act, "turn");
        assert_true(g->text[0] != '\0');
    }
}

/* Somebody, anybody: as many hands reach for the wrong piece as for the right one. */
static void put_ids(table *t, int most, char *out, size_t size)
{
    lin_text text = lin_text_in(out, size);

    for (uint32_t n = 1 + lin_rng_below(&t->rng, (uint32_t)most); n; n--)
        lin_put(&text, "%s%s", text.used ? " " : "",
                id_of(t, (int)lin_rng_below(&t->rng, (uint32_t)t->f->units)));
}

/* Whoever the question is about; all of a side in a square, as a hand takes them; or somebody. */
static void put_stack(table *t, int side, char *out, size_t size)
{
    const bw_state *s = state_of(t->game);
    const lin_frame *top = lin_top(&s->head);
    const int u = (int)lin_rng_below(&t->rng, (uint32_t)t->f->units);
    lin_text text = lin_text_in(out, size);

    if (bw_steps[top->step].args[0] == 'u' && t->f->side[top->arg[0]] == side &&
        lin_rng_below(&t->rng, 2)) {
        lin_put(&text, "%s", id_of(t, top->arg[0]));
        return;
    }
    if (t->f->side[u] != side || !on_board(s, u) || lin_rng_below(&t->rng, 4) == 0) {
        put_ids(t, 4, out, size);
        return;
    }
    for (uint64_t rest = bw_units_in(t->f, s, s->at[u], side); rest; rest &= rest - 1)
        lin_put(&text, "%s%s", text.used ? " " : "", id_of(t, bw_first(rest)));
}

/* The order of a gesture with its braces filled in, as a page does it. */
static void fill_in(table *t, const char *order, char *out, size_t size)
{
    const int side = lin_to_answer(t->game) == LIN_SECOND;
    lin_text text = lin_text_in(out, size);

    for (const char *c = order; *c; c++) {
        char word[400] = "";

        if (*c != '{') {
            lin_put(&text, "%c", *c);
            continue;
        }
        if (c[1] == 'u' || c[1] == 'e')
            put_stack(t, c[1] == 'u' ? side : 1 - side, word, sizeof word);
        else if (c[1] == 'c')
            lin_cell_name(t->f->board, (int)lin_rng_below(&t->rng, t->f->board->cells), word);
        else
            snprintf(word, sizeof word, "%s",
                     lin_direction_name(t->f->board, (int)lin_rng_below(&t->rng, 8)));
        lin_put(&text, "%s", word);
        c = strchr(c, '}');
    }
}

/* Whatever is let go wherever: it is done, or refused with a reason and nothing has changed. */
static void gestures_are_done_or_refused(void **state)
{
    int done[BW_GESTURES] = { 0 };

    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        table t;

        open_table(&t, SCRUM, NULL, seed);
        do {
            for (int i = 0; i < BW_GESTURES; i++) {
                const bool now = strcmp(bw_steps[step_of(t.game)].name, bw_gestures[i].step) == 0;
                const uint64_t before = lin_hash(t.game);
                lin_refusal why = { 0 };
                char text[600];

                if (!now && lin_rng_below(&t.rng, 40))
                    continue;
                for (int k = 0; k < (step_of(t.game) >= BW_COMBAT ? 50 : 1); k++) {
                    fill_in(&t, bw_gestures[i].order, text, sizeof text);
                    if (try_saying(&t, text, &why) == LIN_OK)
                        done[i] += now;
                    else if (!why.text[0])
                        fail_msg("%s: refused without a reason", text);
                    assert_true(lin_hash(t.game) == before);
                }
            }
        } while (play_on(&t) && step_of(t.game) >= 0);
        close_table(&t);
    }
    for (int i = 0; i < BW_GESTURES; i++)
        if (done[i] == 0)
            fail_msg("%s at %s never went through", bw_gestures[i].order, bw_gestures[i].step);
}

/* ---- ready orders and the clock ---- */

static void set_ups_are_ready(void **state)
{
    lin_ready ready[8];
    table t;
    int n;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 3);
    n = bw_ready(lin_view_of(t.game), ready, 8);
    assert_int_equal(n, 2);
    assert_string_equal(ready[0].order, "lay historical");
    assert_non_null(strstr(ready[0].text, "Washington"));
    assert_int_equal(bw_ready(lin_view_of(t.game), ready, 1), 1);
    /* Counters that stand in the way of a set-up, and full squares that must change places. */
    say(&t, "set S-MD1 S-MD2 U-ART3 F24 W");
    say(&t, "set W-PEN1 W-PEN2 U-ART1 I23 N");
    for (int i = 0; i < n; i++) {
        lin_refusal why = { 0 };

        bw_ready(lin_view_of(t.game), ready, 8);
        if (try_saying(&t, ready[i].order, &why) != LIN_OK)
            fail_msg("%s: %s", ready[i].order, why.text);
        assert_int_equal(step_of(t.trial), BW_SETUP); /* laid out, to be changed */
    }
    say(&t, ready[0].order);
    assert_int_equal(bw_ready(lin_view_of(t.game), ready, 8),
                     n - 1); /* what stands is not offered */
    say(&t, "done");
    assert_int_equal(bw_ready(lin_view_of(t.game), ready, 8), 0);
    close_table(&t);
}

/* However the counters stand, a ready set-up can be had. */
static void set_ups_are_ready_whatever_stands(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        table t;

        open_table(&t, BRANDYWINE, NULL, seed);
        while (step_of(t.game) <= BW_SETUP_FACE && play_on(&t)) {
            lin_refusal why = { 0 };

            if (step_of(t.game) == BW_SETUP && lin_rng_below(&t.rng, 6) == 0 &&
                try_saying(&t, "deploy upper-fords", &why) != LIN_OK)
                fail_msg("%s", why.text);
        }
        close_table(&t);
    }
}

static void turn_is_the_hour_of_the_clock(void **state)
{
    table t;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 4);
    say(&t, "deploy historical");
    do {
        char clock[200];
        lin_text text = lin_text_in(clock, sizeof clock);
        const char *hour = t.battle->turn_name[bw_turn(lin_view_of(t.game))];

        bw_clock(lin_view_of(t.game), &text);
        if (step_of(t.game) >= 0)
            assert_memory_equal(clock, hour, strlen(hour));
    } while (play_on(&t));
    assert_int_equal(bw_turn(lin_view_of(t.game)), t.battle->turns - 1);
    close_table(&t);
}

/* ---- luck ---- */

static lin_roll_ask asked_at(const table *t, const bw_state *s, int step)
{
    const lin_frame frame = { (uint16_t)step, { 0, 0, 0 } };
    const lin_view view = { t->field, s, NULL };
    lin_roll_ask ask = { 0 };

    bw_steps[step].roll(&view, &frame, &ask);
    return ask;
}

static void better_dice_are_known(void **state)
{
    static const int8_t fire[BW_COLUMNS] = { 0, 0, 0, -1, -1, -1, 0, 0, 0, 0, 0 };
    table t;
    bw_state s;

    (void)state;
    open_table(&t, BRANDYWINE, NULL, 4);
    s = *state_of(t.game);
    assert_int_equal(asked_at(&t, &s, BW_RALLY_DICE).better, 1);
    assert_int_equal(asked_at(&t, &s, BW_CASUALTY_DICE).better, -1);
    assert_int_equal(asked_at(&t, &s, BW_FLIGHT_DICE).better, -1);
    for (int column = 0; column < BW_COLUMNS; column++) {
        s.column = (uint8_t)column;
        for (int sum = 3; sum <= 12; sum++) /* the table falls for the attacker as dice rise */
            assert_true(bw_combat_results[sum - 2][column] >= bw_combat_results[sum - 3][column]);
        assert_int_equal(asked_at(&t, &s, BW_BATTLE_DICE).better, -1);
        assert_int_equal(asked_at(&t, &s, BW_GUNS_DICE).better, fire[column]);
    }
    close_table(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reach_is_what_march_does),
        cmocka_unit_test(reach_is_what_steps_do),
        cmocka_unit_test(reach_of_those_in_trouble),
        cmocka_unit_test(reach_of_others),
        cmocka_unit_test(reach_is_told_in_factors),
        cmocka_unit_test(control_and_retreat_in_games),
        cmocka_unit_test(gestures_are_well_formed),
        cmocka_unit_test(gestures_are_done_or_refused),
        cmocka_unit_test(set_ups_are_ready),
        cmocka_unit_test(set_ups_are_ready_whatever_stands),
        cmocka_unit_test(turn_is_the_hour_of_the_clock),
        cmocka_unit_test(better_dice_are_known),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
