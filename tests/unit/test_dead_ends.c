/* test_dead_ends.c -- positions without a way on: each is refused with a sentence that tells why,
 * or the rules go on rightly. Nothing that is read leaves somebody asked who has no answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <string.h>

static lin_source *source;

static lin_status read_as(const char *battle, const char *options, const char *lines,
                          lin_game **out, lin_refusal *why)
{
    char text[2000], path[300];
    const lin_field *field;

    snprintf(path, sizeof path, "%s/tests/battles/%s", LIN_SOURCE_DIR, battle);
    snprintf(text, sizeof text, "position %s\n%s", battle, lines);
    if (lin_source_field(source, path, options, &field, why) != LIN_OK)
        fail_msg("%s", why->text);
    return lin_position_read(out, field, text, strlen(text), lin_dice_seeded(1, 1), why);
}

static void refused(const char *lines, const char *words)
{
    lin_refusal why = { 0 };
    lin_game *g = NULL;

    if (read_as("lof-walls", NULL, lines, &g, &why) == LIN_OK)
        fail_msg("it was read:\n%s", lines);
    assert_null(g);
    if (!strstr(why.text, words))
        fail_msg("\"%s\", not \"%s\"", why.text, words);
}

/* Read, and played to its end by chance. */
static void goes_on(const char *options, const char *lines)
{
    lin_refusal why = { 0 };
    lin_rng rng = 3;
    lin_game *g;
    lin_order o;

    if (read_as("lof-walls", options, lines, &g, &why) != LIN_OK)
        fail_msg("%s", why.text);
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        assert_null(lin_broken(g));
        assert_true(lin_random_order(g, &rng, &o));
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    }
    assert_int_equal(lin_waits(g), LIN_IS_OVER);
    lin_game_free(g);
}

#define TURN   "turn 2\npending turn-ends\npending force-moves\npending alternate american\n"
#define GROUP  TURN "pending group-ends 0\npending group 0\n"
#define STANDS "commander B1 at 24 6\nunit B1a at 24 10 facing 0 line\n"
#define ENEMY  "commander A1 at 24 40\nunit A1a at 24 36 facing 180 line\n"

/* ---- set-up ---- */

static void a_group_is_placed_that_somebody_leads(void **state)
{
    (void)state;
    refused("turn 0\nunit B1a unplaced\ngroup B1 leaderless\npending turn\npending place 0\n",
            "a group is placed that nobody leads");
    refused("turn 0\nunit B1a unplaced\ncommander B1 off\npending turn\npending place 0\n",
            "a group is placed that nobody leads");
    refused("turn 0\nunit B1a unplaced\npending turn\npending deploy british 0\n"
            "pending place 0\npending post B2\n",
            "a group is placed that nobody leads");
    goes_on(NULL, "turn 0\ncommander B1 at 24 2\nunit B1a unplaced\npending turn\n"
                  "pending place 0\n");
}

/* Its commander alone is yet to be placed: he is, and nothing more is asked. */
static void a_group_that_stands_is_not_placed_again(void **state)
{
    (void)state;
    goes_on(NULL, "turn 0\ncommander B1 unplaced\nunit B1a at 24 10 facing 0 line\n"
                  "commander B2 unplaced\nunit B2a at 50 6 facing 0 line\npending turn\n"
                  "pending deploy british 0\n");
}

static void a_battle_is_set_up_once_and_first(void **state)
{
    (void)state;
    refused("turn 2\n" STANDS "phase setup\n", "a battle is set up before its first turn");
    refused(STANDS ENEMY GROUP "pending scenario\n", "a battle is set up before its first turn");
    refused("objective 10 20\nphase setup\n", "before the scenario is laid out");
    refused("commander B1 at 24 6\nunit B1a at 24 10 facing 0 line hits 1\nphase setup\n",
            "yet to be set up");
    refused("turn 0\nunit B1a unplaced\npending turn\npending deploy british 0\n"
            "pending place 0\npending post B1\npending deploy british 0\n",
            "groups are deployed while one is being placed");
}

/* LF-SC-37: nobody walks on for a force that has no commander. */
static void hold_the_ground_without_a_force_commander(void **state)
{
    (void)state;
    goes_on("scenario=hold-the-ground", "turn 1\nside british\nfirst british\n" STANDS ENEMY
                                        "commander BFC lost\nforce british leaderless\n"
                                        "phase close\n");
}

/* ---- the turn, orders and what they lead to ---- */

static void steps_lie_on_those_that_lead_to_them(void **state)
{
    (void)state;
    refused(STANDS ENEMY "turn 2\npending turn-ends\npending group 0\n", "does not lead to it");
    refused(STANDS ENEMY GROUP "pending keep-back british\n", "before its first turn");
    refused(STANDS ENEMY TURN "pending hits-call-for-test B1a 4 2\n", "does not lead to it");
    refused(STANDS ENEMY TURN "pending initiative-dice british\npending initiative-dice british\n",
            "pending twice");
    refused(STANDS ENEMY "attacker british\n" TURN
                         "pending initiative-dice british\npending initiative-dice american\n",
            "in the wrong order");
}

static void orders_are_carried_out_by_somebody(void **state)
{
    (void)state;
    refused(STANDS ENEMY GROUP "pending fit-to-charge B1a A1a 1\n", "does not lead to it");
    refused(STANDS ENEMY GROUP "pending react B1a\n", "no element is active");
    refused(STANDS ENEMY GROUP "pending hits-call-for-test B1a 4 2\n", "no element is active");
    refused(STANDS "unit B1b reserve\n" ENEMY "active group B1 element B1b m 3 c 3\n" GROUP
                   "pending orders B1b\n",
            "an element is to have orders that is not active");
    refused(STANDS ENEMY GROUP "pending withdrawn B1a 0\npending test-encourage B1a 8 0\n",
            "does not lead to it");
    refused(STANDS "unit B1b at 36 10 facing 0 line\n" ENEMY "group-order B1a B1b\n" GROUP,
            "that nobody gives");
    refused(STANDS ENEMY "group-order B1a B1b\n" GROUP "pending group-order 0 0\n",
            "who is not on the table takes part");
    refused(STANDS "unit B1b at 36 10 facing 0 line\n" ENEMY
                   "group-order B1a B1b\nparticipant B1a m 1 c 1\n" GROUP
                   "pending group-order 0 0\n",
            "no participant of it");
}

static void houses_and_obstacles_exist(void **state)
{
    (void)state;
    refused(STANDS ENEMY "active group B1 element B1a m 3 c 3\n" GROUP
                         "pending orders B1a\npending move-in B1a A1a 2270\n",
            "names nobody who could be meant");
    refused(STANDS ENEMY "active group B1 element B1a m 3 c 3\n" GROUP
                         "pending orders B1a\npending move-in B1a A1a 0\n",
            "names nobody who could be meant");
    refused(STANDS ENEMY "active group B1 element B1a m 3 c 3\n" GROUP
                         "pending orders B1a\npending line-up B1a 99 0\n",
            "names nobody who could be meant");
    refused(STANDS ENEMY "active group B1 element B1a m 3 c 3\n" GROUP
                         "pending orders B1a\npending shoot-out B1a A1a 0\n",
            "fires out of a building who is in none");
}

static int set_up(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_group_is_placed_that_somebody_leads),
        cmocka_unit_test(a_group_that_stands_is_not_placed_again),
        cmocka_unit_test(a_battle_is_set_up_once_and_first),
        cmocka_unit_test(hold_the_ground_without_a_force_commander),
        cmocka_unit_test(steps_lie_on_those_that_lead_to_them),
        cmocka_unit_test(orders_are_carried_out_by_somebody),
        cmocka_unit_test(houses_and_obstacles_exist),
    };

    return cmocka_run_group_tests_name("dead ends", tests, set_up, tear_down);
}
