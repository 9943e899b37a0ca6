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
#include <stdlib.h>
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
    refused(STANDS ENEMY TURN "pending hits-call-for-test B1a 0 2\n", "does not lead to it");
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
    refused(STANDS ENEMY GROUP "pending hits-call-for-test B1a 0 2\n", "no element is active");
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

#define ORDERS "active group B1 element B1a m 3 c 3\n" GROUP "pending orders B1a\n"

static void charges_and_reactions_are_of_those_who_are_there(void **state)
{
    (void)state;
    refused(STANDS ENEMY ORDERS "pending fresh A1a B1a\n", "charges that is not active");
    refused(STANDS ENEMY ORDERS "pending fresh B1a A1a\npending react B1a\n",
            "a fresh enemy is chosen before something else");
    refused(STANDS ENEMY ORDERS "pending charge-home A1a B1a 100\n", "charges that is not active");
    refused(STANDS "unit B1b reserve\n" ENEMY ORDERS "pending reaction B1b A1a 1614\n",
            "somebody reacts who is not on the table");
    refused(STANDS "unit B1b reserve\n" ENEMY ORDERS "pending withdraw-dice B1b 1 0\n",
            "somebody withdraws who is not on the table");
    refused(STANDS ENEMY ORDERS "pending withdraw-dice B1a 3 1\n",
            "has a number that play does not give it");
    refused(STANDS ENEMY ORDERS "pending withdraw-dice B1a 2 0\n", "withdraws from nobody");
    refused(STANDS "unit B1b at 36 10 facing 0 line\n" ENEMY GROUP
                   "pending rally-ends B1a B1\npending rallied B1b\n",
            "on one that is about another");
}

#define BESIDE "unit B1b at 36 10 facing 0 line\n"

/* Each step with a number that is one too many, or too few. */
static void numbers_of_steps_are_those_that_play_gives(void **state)
{
    static const char *const step[] = {
        "leg B1a -1 0",
        "leg B1a 11431 0",
        "leg B1a 0 4",
        "line-up B1a 0 3",
        "accident B1a B1b 16384",
        "wheel B1a A1a 4",
        "charge-go B1a A1a 1",
        "reform-through B1a 0 6144",
        "reaction A1a B1a -1",
        "charge-home B1a A1a 11431",
        "counter-home A1a B1a -1",
        "flee-dice A1a B1a 11431",
        "fled A1a B1a -1",
        "flee A1a B1a 6",
        "fit-to-charge B1a A1a 3",
        "free B1a 2",
        "support B1a A1a 2",
        "melee-dice B1a 2",
        "melee-more-dice B1a 2 1",
        "melee-more-dice B1a 0 65",
        "melee-encourage B1a 2",
        "pays B1a 3 A1a",
        "heavy-defeat B1a 256",
        "helpers B1a A1a -1",
        "melee-over B1a A1a 3",
        "group-order 0 3",
        "group-order-next 0 4",
        "participant B1a 4",
        "participant-ends B1a 4",
        "shoot B1a A1a 3",
        "shot-lands B1a A1a 3",
        "shot-dice B1a 0",
        "shot-dice B1a 65",
        "shot-more-dice B1a 65",
        "pierce B1a 2",
        "disorders-friends B1a A1a 4",
        "other-target B1a A1a 8191",
        "shoot-out B1a A1a 9000",
        "casualty-dice B1a 0 0",
        "casualty-dice B1a 1 225",
        "hits-call-for-test B1a 3 0",
        "test-dice B1a 60 0",
        "test-encourage B1a 60 0",
        "test-judge B1a 60 0",
        "test-reroll B1a 60 0",
        "test-reroll B1a 0 15",
        "withdraw-dice B1a 0 256",
        "retiring B1a -1 0",
        "retiring B1a 1 256",
        "withdrawn B1a 3",
    };

    (void)state;
    for (size_t i = 0; i < sizeof step / sizeof *step; i++) {
        char lines[1200];

        snprintf(lines, sizeof lines, "%smarch x 24 y 10\npending %s\n", STANDS BESIDE ENEMY ORDERS,
                 step[i]);
        refused(lines, "has a number that play does not give it");
    }
    refused("turn 0\nunit B1a unplaced\npending turn\npending deploy british 3\n",
            "has a number that play does not give it");
}

static void friends_are_friends_and_enemies_enemies(void **state)
{
    (void)state;
    refused(STANDS BESIDE ENEMY ORDERS "pending charge-go B1a B1b 0\n", "names no enemy");
    refused(STANDS BESIDE ENEMY ORDERS "pending pays B1a 0 B1b\n", "names no enemy");
    refused(STANDS BESIDE ENEMY ORDERS "pending accident B1a A1a 0\n", "names no friend");
    refused(STANDS BESIDE ENEMY ORDERS "pending accident B1a B1a 0\n", "names no friend");
}

/* What a volley, a melee, a test or a group order keeps in hand between its steps. */
static void what_is_kept_in_hand_is_possible(void **state)
{
    (void)state;
    refused(STANDS ENEMY "shot shooter B1a target A1a need 7\n" ORDERS, "a number from 0 to 6");
    refused(STANDS ENEMY "morale-test unit B1a kind 60\n" ORDERS, "a number from 0 to");
    refused(STANDS ENEMY "group-order-markers by B1 m 9\n" ORDERS, "a number from 0 to");
    refused(STANDS ENEMY "pool 1 once 65 0 0 0 0 0 again 0 0 0 0 0 0\n" ORDERS,
            "64 dice at most, not 65");
    refused(STANDS ENEMY "pool 1 once 1 0 0 0 0 0 again 0 0 0 0 0 0\n"
                         "shot shooter B1a target A1a dice 3 need 5\n" ORDERS
                         "pending shot-over B1a\npending shot-lands B1a A1a 0\n"
                         "pending pierce B1a 0\npending shot-encourage B1a\n"
                         "pending shot-again B1a\npending shot-dice B1a 3\n",
            "before they are thrown");
    refused(STANDS ENEMY "shot shooter A1a target B1a dice 3 need 5\n" ORDERS
                         "pending shot-over B1a\npending shot-lands B1a A1a 0\n",
            "a volley is fired by nobody");
    refused(STANDS ENEMY "melee first B1a second A1a need 5\n" ORDERS
                         "pending melee-result B1a A1a\npending melee-encourage A1a 1\n"
                         "pending melee-dice B1a 0\n",
            "more dice than there are, or with none");
    refused(STANDS ENEMY "melee first A1a second B1a need 5\n" ORDERS
                         "pending melee-result B1a A1a\n",
            "a melee is fought by nobody");
    refused(STANDS "commander A1 at 24 40\nunit A1a reserve\n" ORDERS
                   "pending melee-round B1a A1a\n",
            "a melee is fought by somebody who is not on the table");
    refused(STANDS ENEMY "morale-test unit B1a kind 0\n" ORDERS "pending test-judge B1a 0 1024\n",
            "a test is about what it cannot be");
    refused(STANDS ENEMY "morale-test unit B1a kind 5\n" ORDERS "pending test-judge B1a 5 200\n",
            "a test is about what it cannot be");
    refused(STANDS ENEMY ORDERS "pending hits-call-for-test B1a 1 200\n",
            "a test is about what it cannot be");
    refused(STANDS ENEMY "morale-test unit B1a kind 1\n" ORDERS "pending test-judge B1a 0 0\n",
            "a test is taken by nobody");
    refused(STANDS ENEMY "morale-test unit A1a kind 7\n" ORDERS "pending test-judge A1a 7 0\n",
            "a test belongs to an order");
    refused(STANDS ENEMY "morale-test unit B1a kind 8\n" GROUP "pending test-judge B1a 8 0\n",
            "a rally is judged that nobody tries");
    refused(STANDS BESIDE ENEMY "group-order-markers by nobody m 1 c 1\n"
                                "group-order B1a B1b\nparticipant B1a m 1 c 1\n"
                                "participant B1b m 1 c 1\n" GROUP "pending group-order 0 0\n",
            "a group order is given by nobody");
    refused(STANDS BESIDE ENEMY
            "group-order-markers by B1 m 1 c 1\n"
            "group-order B1a B1b\nparticipant B1a m 1 c 1\n"
            "participant B1b m 1 c 1\nactive group B1 element B1a m 1 c 1\n" GROUP
            "pending group-order 0 0\npending group-order-next 0 0\n"
            "pending participant-ends B1a 0\n"
            "pending participant-ends B1b 0\n",
            "does not lead to it");
    refused(STANDS BESIDE ENEMY "group-order-markers by B1 m 1 c 1\n"
                                "group-order B1b\nparticipant B1b m 1 c 1\n"
                                "active group B1 element B1a m 1 c 1\n" GROUP
                                "pending group-order 0 0\npending group-order-next 0 0\n"
                                "pending participant-ends B1a 0\n",
            "somebody carries out a group order who is not active");
    refused(STANDS ENEMY "supports B1b B1c B1d B1e\n" ORDERS, "more elements support");
    refused(STANDS ENEMY ORDERS "pending shoot-out B1a A1a 8204\n", "fired that is no load");
}

static void steps_go_on_with_those_they_began_with(void **state)
{
    (void)state;
    refused(STANDS BESIDE ENEMY ORDERS "pending withdrawn B1b 0\npending retiring B1a 1 0\n",
            "on one that is about another");
    refused(STANDS BESIDE ENEMY ORDERS "pending melee-round B1a A1a\npending react B1a\n",
            "does not lead to it");
    refused(STANDS BESIDE ENEMY ORDERS "pending which-foe B1a\npending react B1a\n",
            "does not lead to it");
}

/* ---- the table and those on it ---- */

#define MARCHES "commander B1 at 24 6\nunit B1a at 50 14 facing 0 column\n"
#define ON_LEG  ORDERS "pending react B1a\npending leg B1a 100 0\n"

/* LF-MV-12: who cancels its march stands there again. */
static void a_march_began_where_one_can_stand(void **state)
{
    (void)state;
    refused(MARCHES ENEMY ON_LEG, "hangs over the edge of the table");
    refused(MARCHES ENEMY "march x 24 y 999 facing 0\n" ON_LEG, "a march began off the table");
    refused(MARCHES "unit B1b at 36 10 facing 0 line\n" ENEMY "march x 36 y 10 facing 0\n" ON_LEG,
            "two elements overlap");
    goes_on(NULL, MARCHES ENEMY "march x 50 y 13 facing 0\n" ON_LEG);
}

static void edges_are_opposite_each_other(void **state)
{
    (void)state;
    refused("edges british north american north\nphase setup\n", "the same edge (LF-SC-06)");
    refused("edges british north american east\nphase setup\n",
            "not opposite each other (LF-SC-06)");
}

static void breastworks_have_two_ends_on_the_table(void **state)
{
    (void)state;
    refused(STANDS ENEMY "work 24 10 facing 0 half 0\n" ORDERS, "shorter than an inch");
    refused(STANDS ENEMY "work -1 10 facing 0 half 3\n" ORDERS, "a breastwork lies off the table");
}

static void nobody_dismounts_who_never_had_horses(void **state)
{
    (void)state;
    refused(STANDS "unit B1b reserve on-foot\n" ENEMY ORDERS, "never had horses (LF-MV-35)");
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
                         "pending orders B1a\npending shoot-out B1a A1a 8192\n",
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

/* Conceded at any question, in the set-up or in the midst of an action, a battle is whole, and its
 * position is read again. */
static void given_up_anywhere_it_is_read_again(void **state)
{
    (void)state;
    for (int at = 0; at < 400; at += 3) {
        lin_refusal why = { 0 };
        lin_rng rng = 35;
        const lin_field *field;
        lin_game *g, *again;
        lin_order o;
        char *text;

        if (lin_source_field(source, LIN_SOURCE_DIR "/battles/take-the-field", NULL, &field,
                             &why) != LIN_OK)
            fail_msg("%s", why.text);
        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(35, 1), &why), LIN_OK);
        for (int i = 0; i < at && lin_waits(g) == LIN_ASKS_SIDE; i++) {
            assert_true(lin_random_order(g, &rng, &o));
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
        }
        lin_concede(g, LIN_FIRST);
        if (lin_broken(g))
            fail_msg("conceded after %d answers: %s", at, lin_broken(g));
        assert_int_equal(lin_position_write(g, &text, &why), LIN_OK);
        if (lin_position_read(&again, field, text, strlen(text), lin_dice_seeded(1, 1), &why) !=
            LIN_OK)
            fail_msg("conceded after %d answers: %s", at, why.text);
        free(text);
        lin_game_free(again);
        lin_game_free(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(given_up_anywhere_it_is_read_again),
        cmocka_unit_test(a_group_is_placed_that_somebody_leads),
        cmocka_unit_test(a_group_that_stands_is_not_placed_again),
        cmocka_unit_test(a_battle_is_set_up_once_and_first),
        cmocka_unit_test(hold_the_ground_without_a_force_commander),
        cmocka_unit_test(steps_lie_on_those_that_lead_to_them),
        cmocka_unit_test(orders_are_carried_out_by_somebody),
        cmocka_unit_test(charges_and_reactions_are_of_those_who_are_there),
        cmocka_unit_test(numbers_of_steps_are_those_that_play_gives),
        cmocka_unit_test(friends_are_friends_and_enemies_enemies),
        cmocka_unit_test(what_is_kept_in_hand_is_possible),
        cmocka_unit_test(steps_go_on_with_those_they_began_with),
        cmocka_unit_test(a_march_began_where_one_can_stand),
        cmocka_unit_test(edges_are_opposite_each_other),
        cmocka_unit_test(breastworks_have_two_ends_on_the_table),
        cmocka_unit_test(nobody_dismounts_who_never_had_horses),
        cmocka_unit_test(houses_and_obstacles_exist),
    };

    return cmocka_run_group_tests_name("dead ends", tests, set_up, tear_down);
}
