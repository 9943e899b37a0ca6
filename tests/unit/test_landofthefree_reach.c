/* test_landofthefree_reach.c -- the lines drawn round an element: where one order can take it, with
 * an oblique shift too, and that they look otherwise once it has none left in this turn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/move/move.h"

#include <string.h>

enum { STROKES = 16 };

static lin_source *source;
static lin_game *game;

static void say(const char *text)
{
    static lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    int n = 0;

    if (lin_expand(game, text, atom, LIN_ATOMS, &n, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    for (int i = 0; i < n; i++)
        if (lin_give(game, lin_to_answer(game), &atom[i], &why) != LIN_OK)
            fail_msg("%s: %s", text, why.text);
}

static int open_game(void **state)
{
    static const char *const orders[] = { "objective 48.6 37.5",
                                          "objective 46.8 21.5",
                                          "objective 50.8 52.5",
                                          "objective 24.5 38.5",
                                          "deploy historical",
                                          "deploy historical",
                                          "first",
                                          "group MCDOWELL",
                                          "activate RIFLES-NC gc" };
    const lin_field *field;
    lin_refusal why;

    (void)state;
    source = lin_source_new(NULL);
    if (!source || lin_source_field(source, LIN_SOURCE_DIR "/battles/cowpens-1781", NULL, &field,
                                    &why) != LIN_OK)
        return -1;
    if (lin_game_new(&game, field, lin_dice_seeded(7, 0), &why) != LIN_OK)
        return -1;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        say(orders[i]);
    return 0;
}

static int close_game(void **state)
{
    (void)state;
    lin_game_free(game);
    lin_source_free(source);
    return 0;
}

static int reach_of(int u, lin_stroke *out)
{
    return lf_strokes(lin_view_of(game), LF_SHOW_REACH, u, out, STROKES);
}

static bool holds(const lin_stroke *s, lin_point p)
{
    const tb_outline o = tb_outline_of((lin_point *)s->point, s->points, true);

    return tb_area_holds(&o, p);
}

/* LF-MV-04, LF-MV-07, LF-MV-08: straight ahead, an eighth aside, and a stand further to either
 * side, before or after; no further. */
static void reach_holds_the_oblique_shift(void **state)
{
    static lin_stroke s[STROKES];
    const lin_view *view = lin_view_of(game);
    const int u = lin_unit_find(lin_game_field(game), "RIFLES-NC");
    const tb_pose pose = lf_pose(view, u);
    const int32_t pace = lf_allowance(view, u), wide = pose.wide;
    const lin_point ahead = tb_go(pose.at, pose.facing, pace - 5, 0);

    (void)state;
    assert_int_equal(reach_of(u, s), 3); /* ahead, with a shift, back */
    assert_string_equal(s[0].kind, "reach");
    assert_true(holds(&s[0], ahead));
    assert_true(holds(&s[1], ahead));
    for (int side = -1; side <= 1; side += 2) {
        const lin_point first =
            tb_go(ahead, (tb_angle)(pose.facing + side * TB_QUARTER), wide - 5, 0);
        const lin_point last =
            tb_go(ahead, (tb_angle)(pose.facing + side * TB_EIGHTH), wide - 5, 0);
        const lin_point far =
            tb_go(pose.at, (tb_angle)(pose.facing + side * TB_QUARTER), pace + wide, 0);

        assert_false(holds(&s[0], first));
        assert_true(holds(&s[1], first));
        assert_true(holds(&s[1], last));
        assert_false(holds(&s[1], far));
    }
}

static void reach_of_the_next_turn_is_another(void **state)
{
    static lin_stroke s[STROKES];
    const int u = lin_unit_find(lin_game_field(game), "RIFLES-NC"),
              other = lin_unit_find(lin_game_field(game), "BRANDON");

    (void)state;
    say("end");
    assert_int_equal(reach_of(u, s), 3);
    for (int i = 0; i < 3; i++)
        assert_string_equal(s[i].kind, "reach-later");
    assert_true(reach_of(other, s) > 0);
    assert_string_equal(s[0].kind, "reach");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reach_holds_the_oblique_shift),
        cmocka_unit_test(reach_of_the_next_turn_is_another),
    };

    return cmocka_run_group_tests(tests, open_game, close_game);
}
