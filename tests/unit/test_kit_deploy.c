/* test_kit_deploy.c -- a unit is set up: in its zone, in reach of its leader, near where a hand
 * points; and what the deployments of a battle's file say. */
#include "kit/deploy.h"
#include "kit/setups.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define IN(n)    ((int32_t)((n)*LIN_INCH))
#define AT(x, y) ((lin_point){ IN(x), IN(y) })

/* ---- Places ---- */

static int asked;

static bool north_of_twelve(const void *self, lin_point p)
{
    (void)self;
    asked++;
    return p.y >= IN(12);
}

/* Four stands in line that face north, in a zone of 24 by 12 inches. */
static kit_deploy line_in_zone(void)
{
    const tb_pose pose = {
        .at = AT(50, 50), .wide = IN(1), .deep = IN(1) / 2, .stands = 4, .files = 4, .leader = 1
    };
    kit_deploy d = { .zone = { IN(10), IN(4), IN(34), IN(16) },
                     .within = -1,
                     .may = north_of_twelve };

    kit_deploy_form(&d, &pose);
    return d;
}

static void zone_leader_and_rules(void **unused)
{
    kit_deploy d = line_in_zone();

    (void)unused;
    asked = 0;
    assert_true(kit_deploy_may(&d, AT(20, 14)));
    assert_false(kit_deploy_may(&d, AT(20, 11)));
    assert_int_equal(asked, 2);
    assert_false(kit_deploy_may(&d, AT(20, 16.1))); /* its front is over the edge of the zone */
    assert_false(kit_deploy_may(&d, AT(11, 14)));   /* its left end is */
    assert_true(kit_deploy_may(&d, AT(20, 16)));
    d.leader = AT(20, 5);
    d.within = IN(8);
    assert_false(kit_deploy_may(&d, AT(20, 14))); /* its leader's rear is 8.5 inches off */
    assert_true(kit_deploy_may(&d, AT(20, 13.5)));
    assert_int_equal(asked, 4);
}

/* The nearest place: the hand is followed into zone and reach. */
static void near_a_hand(void **unused)
{
    kit_deploy d = line_in_zone();
    lin_point at;

    (void)unused;
    assert_true(kit_deploy_near(&d, AT(20, 30), IN(0.5), IN(6), &at));
    assert_true(at.x == IN(20) && at.y == IN(16));
    assert_true(kit_deploy_near(&d, AT(20, 10), IN(0.5), IN(6), &at));
    assert_true(at.x == IN(20) && at.y == IN(12));
    assert_false(kit_deploy_near(&d, AT(20, 5), IN(0.5), IN(6), &at)); /* too far off */
    d.leader = AT(15, 5);
    d.within = IN(9);
    assert_true(kit_deploy_near(&d, AT(33, 16), IN(0.5), IN(6), &at));
    assert_true(kit_deploy_may(&d, at));
    d.zone.east = IN(12); /* narrower than it is */
    assert_false(kit_deploy_near(&d, AT(11, 14), IN(0.5), IN(6), &at));
}

static void anywhere(void **unused)
{
    kit_deploy d = line_in_zone();
    tb_box box;
    lin_point at;

    (void)unused;
    box = kit_deploy_box(&d, IN(3));
    assert_memory_equal(&box, &d.zone, sizeof box);
    assert_true(kit_deploy_anywhere(&d, &box, IN(0.5), &at));
    assert_int_equal(at.y, IN(12));
    d.leader = AT(15, 12);
    d.within = IN(2);
    box = kit_deploy_box(&d, IN(1));
    assert_true(box.west == IN(12) && box.east == IN(18) && box.south == IN(9) &&
                box.north == IN(15));
}

/* ---- Deployments ---- */

static lin_battle battle;
static const lin_rules book = { .name = "Test" };
static const lin_field field = { .rules = &book, .battle = &battle };
static lin_node line[2], red, setup;

static int deployment(void **unused)
{
    (void)unused;
    battle.units = 2;
    strcpy(battle.side_id[0], "red");
    strcpy(battle.side_id[1], "blue");
    strcpy(battle.unit[0].id, "R1");
    strcpy(battle.unit[1].id, "B1");
    battle.unit[1].side = LIN_SECOND;
    line[0] = (lin_node){ .line = 7, .key = "R1", .text = "24 10.5 180 line" };
    red = (lin_node){ .kind = LIN_NODE_MAP, .key = "red", .child = line };
    setup = (lin_node){ .kind = LIN_NODE_MAP, .key = "printed", .child = &red };
    return 0;
}

static lin_status check(const lin_field *f, const lin_node *n, kit_post *post, void *self,
                        lin_refusal *why)
{
    (void)f;
    ++*(int *)self;
    return post->words == 2 ? LIN_OK : kit_setup_wrong(why, n, "T-2", "two words follow.");
}

static void posts(void **unused)
{
    kit_post post;

    (void)unused;
    assert_true(kit_setup_post(&field, &setup, 0, &post));
    assert_true(post.unit == 0 && post.at.x == IN(24) && post.words == 2);
    assert_false(kit_setup_post(&field, &setup, 1, &post));
    line[0].text = "24 north";
    assert_false(kit_setup_post(&field, &setup, 0, &post));
}

static void lines_are_checked(void **unused)
{
    static const struct {
        const char *key, *text, *rule, *says;
    } wrong[] = {
        { "X9", "24 10.5 0 line", "T-1", "no such unit" },
        { "B1", "24 10.5 0 line", "T-3", "of the other side" },
        { "R1", "24", "T-1", "inches from the south-west corner" },
        { "R1", "24 10.5", "T-2", "two words follow" },
    };
    lin_refusal why = { 0 };
    int calls = 0;

    (void)unused;
    assert_int_equal(kit_setup_check(&field, &setup, 0, "T-1", "T-3", check, &calls, &why), LIN_OK);
    assert_int_equal(calls, 1);
    assert_int_equal(kit_setup_check(&field, &setup, 1, "T-1", "T-3", check, &calls, &why), LIN_OK);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        line[0].key = wrong[i].key;
        line[0].text = wrong[i].text;
        assert_int_equal(kit_setup_check(&field, &setup, 0, "T-1", "T-3", check, &calls, &why),
                         LIN_BAD_FILE);
        assert_string_equal(why.rule, wrong[i].rule);
        assert_int_equal(why.line, 7);
        if (!strstr(why.text, wrong[i].says))
            fail_msg("\"%s\" does not say \"%s\"", why.text, wrong[i].says);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(zone_leader_and_rules),
        cmocka_unit_test(near_a_hand),
        cmocka_unit_test(anywhere),
        cmocka_unit_test_setup(posts, deployment),
        cmocka_unit_test_setup(lines_are_checked, deployment),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
