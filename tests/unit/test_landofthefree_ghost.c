/* test_landofthefree_ghost.c -- what a hand is told before its order is given: by what a move is
 * stopped, where and by which rule; what a refused one meets; its shape; the lines that count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/lof.h"

#include <stdio.h>
#include <string.h>

#define DRILL  LIN_SOURCE_DIR "/tests/battles/lof-drill"
#define NATION LIN_SOURCE_DIR "/tests/battles/lof-nation"
#define WALLS  LIN_SOURCE_DIR "/tests/battles/lof-walls"

static lin_source *source;
static lin_game *game;
static lin_ghost ghost;

static void open_at(const char *battle, const char *position)
{
    const lin_field *f;
    lin_refusal why = { 0 };

    source = lin_source_new(NULL);
    if (lin_source_field(source, battle, NULL, &f, &why) != LIN_OK ||
        lin_position_read(&game, f, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void leave(void)
{
    lin_game_free(game);
    lin_source_free(source);
}

static int unit(const char *id)
{
    return lin_unit_find(lin_game_field(game), id);
}

/* The order is played on a copy, as the server does; was it granted? */
static bool hold(const char *order)
{
    static lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    lin_game *then;
    int n = 0;

    if (lin_expand(game, order, atom, LIN_ATOMS, &n, &why) != LIN_OK) {
        assert_true(lin_ghost_of(game, NULL, order, &why, &ghost));
        return false;
    }
    assert_int_equal(
        lin_game_from(&then, lin_game_field(game), lin_state(game), lin_dice_typed(), &why),
        LIN_OK);
    for (int i = 0; i < n && lin_waits(then) == LIN_ASKS_SIDE; i++)
        assert_int_equal(lin_give(then, lin_to_answer(then), &atom[i], &why), LIN_OK);
    assert_true(lin_ghost_of(game, then, order, NULL, &ghost));
    lin_game_free(then);
    return true;
}

static void stops(const char *rule, const char *words)
{
    assert_true(ghost.stops);
    if (!ghost.rule || strcmp(ghost.rule, rule) != 0 || !strstr(ghost.text, words))
        fail_msg("%s (%s) instead of %s (%s)", ghost.text, ghost.rule ? ghost.rule : "-", words,
                 rule);
}

static const lin_stroke *stroke(const char *kind, const char *text)
{
    for (int i = 0; i < ghost.strokes; i++)
        if (strcmp(ghost.stroke[i].kind, kind) == 0 && strstr(ghost.stroke[i].text, text))
            return &ghost.stroke[i];
    return NULL;
}

/* LF-MV-01, LF-ME-16, LF-MV-04 */
static void a_move_says_what_stops_it(void **state)
{
    (void)state;
    open_at(DRILL, "position lof-drill\ncommander B1 at 24 4\nunit B1b at 24 10 facing 0 line\n"
                   "unit B1c at 24 13 facing 0 line\nunit B1d at 34 5 facing 0 open 1\n"
                   "active group B1\n");
    assert_true(hold("go B1b 24 20"));
    stops("LF-ME-16", "B1c is in its way");
    assert_int_equal(ghost.by_unit, unit("B1c"));
    assert_int_equal(ghost.by_piece, -1);
    assert_int_equal(ghost.asked, 10 * LIN_INCH);
    assert_true(ghost.gone > LIN_INCH && ghost.gone < 3 * LIN_INCH);
    assert_true(hold("go B1c 24 30"));
    stops("LF-MV-01", "B1c stops after 3.0 of 17.0 inches: 3 inches are all");
    assert_true(hold("go B1c 24 4"));
    stops("LF-MV-10", "backwards");
    assert_true(hold("go B1d 38 5.1"));
    stops("LF-MV-04", "45 degrees");
    assert_true(hold("go B1c 24 15"));
    assert_false(ghost.stops);
    assert_false(lin_ghost_of(game, NULL, "close", NULL, &ghost)); /* it carries nobody */
    leave();
}

/* LF-LO-03, LF-ME-17: a low wall stops it, a tall one bars it. */
static void walls_are_named(void **state)
{
    (void)state;
    open_at(WALLS, "position lof-walls\ncommander B1 at 14 6\nunit B1b at 14 10 facing 20 line\n"
                   "active group B1\n");
    assert_true(hold("go B1b 14 13"));
    stops("LF-ME-16", "wall is in its way");
    assert_true(ghost.by_piece >= 0);
    leave();
    open_at(WALLS, "position lof-walls\ncommander B1 at 60 6\nunit B1c at 60 10 facing 0 line\n"
                   "active group B1\n");
    assert_true(hold("go B1c 60 20"));
    stops("LF-ME-17", "Stockade");
    assert_true(ghost.by_piece >= 0);
    leave();
}

/* LF-AT-09: in the wood */
static void slowing_ground_is_named(void **state)
{
    (void)state;
    open_at(DRILL, "position lof-drill\ncommander B1 at 17 26\nunit B1b at 10 30 facing 0 line\n"
                   "active group B1\n");
    assert_true(hold("go B1b 10 40"));
    stops("LF-AT-09", "slows it, and 1.5 inches");
    assert_true(ghost.by_piece >= 0);
    leave();
}

/* LF-FF-14: a column stops short of a zone, which is drawn; LF-MV-37: the edge is. */
static void zones_and_edges_are_drawn(void **state)
{
    (void)state;
    open_at(DRILL, "position lof-drill\ncommander B1 at 36 6\nunit B1b at 36 10 facing 0 column\n"
                   "unit B1c at 27 2 facing 0 line\nunit A1a at 36 27 facing 180 line\n"
                   "active group B1\n");
    assert_true(hold("go B1b 36 22"));
    stops("LF-FF-14", "Threat Zone of A1a");
    assert_int_equal(ghost.by_unit, unit("A1a"));
    assert_non_null(stroke("met", "Threat Zone"));
    assert_true(hold("go B1c 27 0.1"));
    stops("LF-MV-37", "edge of the table");
    assert_non_null(stroke("met", "edge"));
    leave();
}

/* LF-SC-10, LF-SC-07: shape, nearest place, distances. */
static void setting_up_draws_what_counts(void **state)
{
    (void)state;
    open_at(DRILL, "position lof-drill\nturn 0\ncommander B1 at 24 2\nunit B1b unplaced\n"
                   "unit B1c unplaced\npending turn\npending place 0\n");
    assert_true(hold("go B1b 24 20 0 column"));
    stops("LF-SC-07", "nearest place");
    assert_int_equal(ghost.foot.stands, lf_field_of(lin_game_field(game))->stands[unit("B1b")]);
    assert_int_equal(ghost.foot.at.y, 20 * LIN_INCH); /* where the hand is */
    assert_true(ghost.at.y < 12 * LIN_INCH + 1);
    assert_int_equal(ghost.asked, 0);
    assert_non_null(stroke("met", ""));
    assert_non_null(stroke("sphere", "B1"));
    assert_non_null(stroke("gap", "of 12\" from B1"));
    assert_non_null(stroke("gap", "from the edge"));
    assert_true(hold("go B1b 24 10"));
    assert_false(ghost.stops);
    leave();
}

/* LF-OR-01: refused altogether, it keeps its shape. */
static void a_refused_one_keeps_its_shape(void **state)
{
    (void)state;
    open_at(DRILL, "position lof-drill\ncommander B1 at 24 4\nunit B1b at 24 10 facing 0 line\n"
                   "commander B2 at 44 4\nunit B2b at 44 10 facing 0 line\nactive group B1\n");
    assert_false(hold("go B2b 44 12 45"));
    assert_true(ghost.stops);
    assert_int_equal(ghost.foot.at.y, 12 * LIN_INCH);
    assert_int_equal(ghost.foot.facing, TB_EIGHTH);
    assert_int_equal(ghost.foot.stands, lf_field_of(lin_game_field(game))->stands[unit("B2b")]);
    leave();
}

static bool zone_is_drawn(void)
{
    lin_stroke prop[16];
    bool any = false;

    for (int i = lin_props(game, prop, 16) - 1; i >= 0; i--)
        any = any || strcmp(prop[i].text, "Deployment zone") == 0;
    return any;
}

/* LF-SC-74: whoever sets up a Vanguard sees where he may. */
static void the_zone_of_vanguards_is_drawn(void **state)
{
    static const char begins[] = "position lof-nation\nphase setup\n";
    const lin_field *f;
    lin_refusal why = { 0 };
    lin_order o;

    (void)state;
    source = lin_source_new(NULL);
    if (lin_source_field(source, NATION, "scenario=reconnoiter", &f, &why) != LIN_OK ||
        lin_position_read(&game, f, begins, strlen(begins), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_false(zone_is_drawn()); /* it is asked who keeps an ambusher */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(lin_parse(game, "nobody", &o, &why), LIN_OK);
        assert_int_equal(lin_give(game, lin_to_answer(game), &o, &why), LIN_OK);
    }
    assert_true(zone_is_drawn());
    leave();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_says_what_stops_it),
        cmocka_unit_test(walls_are_named),
        cmocka_unit_test(slowing_ground_is_named),
        cmocka_unit_test(zones_and_edges_are_drawn),
        cmocka_unit_test(setting_up_draws_what_counts),
        cmocka_unit_test(a_refused_one_keeps_its_shape),
        cmocka_unit_test(the_zone_of_vanguards_is_drawn),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
