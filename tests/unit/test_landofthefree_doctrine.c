/* test_landofthefree_doctrine.c -- doctrine does not dither. Fixed games of it against itself, of
 * every scenario and refight, are watched event by event, and what looks like dithering to whoever
 * follows an element through its activation is counted:
 *
 *   to and fro       a move that brings it back nearer to where it set out from
 *   formed twice     two changes of formation in one activation
 *   a small step     a move of less than half an inch
 *   nothing done     an activation in which nothing happens
 *   stored for none  orders kept for an enemy who is nowhere near
 *
 * What befalls an element begins its account anew: it goes back, is hit and drops a level, comes to
 * blows. What the rules compel (LF-CM-71: a leaderless element makes for a commander) is not
 * counted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/lof.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 3 };

typedef struct {
    int fro, twice, small, idle, stored, moves, activations;
} counts;

typedef struct {
    const lin_field *field;
    counts n;
    int unit; /* who is active; -1: nobody */
    bool compelled, acts;
    int forms;
    lin_point start, at;
    uint8_t formation;
} watch;

static int32_t apart(lin_point a, lin_point b)
{
    return (int32_t)tb_root(tb_gap2(a, b));
}

static void begin_anew(watch *w, const lf_state *s)
{
    w->start = w->at = s->at[w->unit];
}

static void moved(watch *w, lin_point to)
{
    const int32_t step = apart(w->at, to);

    w->acts = true;
    if (!w->compelled) {
        w->n.moves++;
        w->n.small += step > 0 && step < LIN_INCH / 2;
        w->n.fro += apart(w->start, to) < apart(w->start, w->at) - LIN_INCH / 4;
    }
    w->at = to;
}

static void formed(watch *w, int formation)
{
    w->acts = true;
    w->forms += formation != w->formation;
    w->n.twice += formation != w->formation && w->forms > 1;
    w->formation = (uint8_t)formation;
}

static bool is_enemy_near(const watch *w, const lf_state *s)
{
    const lf_field *f = lf_field_of(w->field);

    for (int e = 0; e < f->units; e++)
        if (f->side[e] != f->side[w->unit] && lf_is_element(f, e) && s->where[e] == LF_ON_TABLE &&
            apart(s->at[w->unit], s->at[e]) < LF_IN(30))
            return true;
    return false;
}

static void activated(watch *w, const lf_state *before, int u)
{
    w->unit = u;
    w->n.activations++;
    w->acts = false;
    w->forms = 0;
    w->formation = before->formation[u];
    begin_anew(w, before);
}

static void finished(watch *w)
{
    w->n.idle += !w->acts && !w->compelled;
    w->unit = -1;
    w->compelled = false;
}

/* Of the active element. */
static void happened(watch *w, const lf_state *now, const lin_event *e)
{
    switch (e->kind) {
    case LE_MOVED:
    case LE_BACKED:
    case LE_PROLONGED:
    case LE_HALTED:
        moved(w, (lin_point){ e->arg[1], e->arg[2] });
        break;
    case LE_TURNED:
        formed(w, e->arg[2]);
        w->at = now->at[w->unit];
        break;
    case LE_FORMED:
        formed(w, e->arg[1]);
        break;
    case LE_STORED:
        w->acts = true;
        w->n.stored += !is_enemy_near(w, now);
        break;
    case LE_CAME_ON:
        w->formation = (uint8_t)e->arg[4];
        w->acts = true;
        begin_anew(w, now);
        break;
    case LE_FACES: /* to fire: that moves its middle a little */
    case LE_CROSSED:
    case LE_WENT_THROUGH:
        w->acts = true;
        w->at = now->at[w->unit];
        break;
    case LE_RETIRED:
    case LE_LEVEL:
    case LE_CHARGES:
    case LE_CHARGE_HOME:
    case LE_CONTACT:
        w->acts = true;
        begin_anew(w, now);
        break;
    case LE_RELOADED:
    case LE_DRESSED:
    case LE_MOUNTED:
    case LE_FIRES:
    case LE_MELEE:
    case LE_FORCES:
    case LE_DISORDERED:
        w->acts = true;
        break;
    case LE_FINISHED:
        finished(w);
        break;
    default:
        break;
    }
}

static void hear(watch *w, const lin_game *g, const lf_state *before)
{
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e)) {
        w->compelled |= e.kind == LE_REGROUPS;
        if (e.kind == LE_ACTIVATED)
            activated(w, before, e.arg[0]);
        else if (w->unit >= 0 && e.n > 0 && e.arg[0] == w->unit)
            happened(w, lin_state(g), &e);
    }
}

static void watch_game(watch *w, uint64_t game)
{
    const lin_bot *bot = lin_bot_find("doctrine");
    lin_rng rng[LIN_SIDES] = { 2 * game + 1, 2 * game + 2 };
    lin_refusal why = { 0 };
    lin_game *g;

    assert_int_equal(lin_game_new(&g, w->field, lin_dice_seeded(1777, game), &why), LIN_OK);
    lin_listen(g, true);
    w->unit = -1;
    w->compelled = false;
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const lin_side side = lin_to_answer(g);
        const lf_state before = *(const lf_state *)lin_state(g);
        lin_order o;

        assert_true(bot->choose(g, &rng[side], &o));
        lin_events_clear(g);
        assert_int_equal(lin_give(g, side, &o, &why), LIN_OK);
        hear(w, g, &before);
    }
    assert_int_equal(lin_waits(g), LIN_IS_OVER);
    lin_game_free(g);
}

static void watch_battle(lin_source *source, const char *battle, const char *options, counts *all)
{
    watch w = { 0 };
    lin_refusal why = { 0 };
    char path[300];

    snprintf(path, sizeof path, "%s/battles/%s", LIN_SOURCE_DIR, battle);
    if (lin_source_field(source, path, options, &w.field, &why) != LIN_OK)
        fail_msg("%s", why.text);
    for (uint64_t i = 0; i < GAMES; i++)
        watch_game(&w, i);
    print_message("%s %s: to and fro %d, formed twice %d, small steps %d, nothing done %d, stored "
                  "for none %d, of %d moves in %d activations\n",
                  battle, options ? options : "", w.n.fro, w.n.twice, w.n.small, w.n.idle,
                  w.n.stored, w.n.moves, w.n.activations);
    all->fro += w.n.fro;
    all->twice += w.n.twice;
    all->small += w.n.small;
    all->idle += w.n.idle;
    all->stored += w.n.stored;
    all->moves += w.n.moves;
    all->activations += w.n.activations;
}

static void nobody_dithers(void **state)
{
    static const char *const scenario[] = { "take-the-field",  "reconnoiter",
                                            "hold-the-ground", "flank-attack",
                                            "surrounded",      "ambush",
                                            "frontal-assault", "meeting-engagement" };
    lin_source *source = lin_source_new(NULL);
    counts all = { 0 };
    char options[64];

    (void)state;
    assert_non_null(source);
    for (size_t i = 0; i < sizeof scenario / sizeof *scenario; i++) {
        snprintf(options, sizeof options, "scenario=%s", scenario[i]);
        watch_battle(source, "take-the-field", options, &all);
    }
    watch_battle(source, "cowpens-1781", NULL, &all);
    watch_battle(source, "brandywine-1777-wing", NULL, &all);
    lin_source_free(source);
    assert_true(all.moves > 1500 && all.activations > 1500); /* there was something to see */
    assert_true(all.fro * 200 <= all.moves); /* where a wall or a friend is in the way */
    assert_true(all.twice <= 2);
    assert_true(all.small <= 2);
    assert_true(all.idle * 500 <= all.activations);
    assert_int_equal(all.stored, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_dithers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
