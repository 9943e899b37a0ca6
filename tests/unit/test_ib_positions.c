/* test_ib_positions.c -- positions written by hand that could not have come about: each is refused
 * with a sentence, and none leads a melee past the end of its dice. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/ironbrigade.h"

#include <stdio.h>
#include <string.h>

static lin_source *source;
static const lin_field *field;

static int begin(void **state)
{
    lin_refusal why;

    (void)state;
    source = lin_source_new(NULL);
    return source && lin_source_field(source, LIN_SOURCE_DIR "/tests/battles/ib-drill", NULL,
                                      &field, &why) == LIN_OK
               ? 0
               : -1;
}

static int end(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

/* Two in melee, and one more line or two. */
static lin_status read_with(const char *lines, lin_refusal *why)
{
    char text[2000];
    lin_game *g = NULL;
    lin_status status;

    snprintf(text, sizeof text,
             "position ib-drill\n"
             "turn 3\n"
             "phase move crown\n"
             "unit B1 at 10 4\n"
             "unit B2 at 27 4\n"
             "unit B4c at 60 8 facing 0 unlimbered\n"
             "unit B1b at 30 20 facing 0 line\n"
             "unit A1b at 30 20 facing 180 line\n"
             "%s\n",
             lines);
    *why = (lin_refusal){ 0 };
    status = lin_position_read(&g, field, text, strlen(text), lin_dice_typed(), why);
    lin_game_free(g);
    return status;
}

static void refused(const char *lines, const char *words)
{
    lin_refusal why;

    assert_int_equal(read_with(lines, &why), LIN_BAD_FILE);
    if (!strstr(why.text, words))
        fail_msg("\"%s\": \"%s\", not \"%s\"", lines, why.text, words);
}

static void accepted(const char *lines)
{
    lin_refusal why;

    if (read_with(lines, &why) != LIN_OK)
        fail_msg("\"%s\": %s", lines, why.text);
}

/* ---- covers: IB-5.17, IB-5.30 ---- */

#define JOIN "join B1b A1b facing 0 order 1 "

static void a_pair_is_joined_by_one_charge(void **state)
{
    (void)state;
    accepted(JOIN "first-round rear behind-hard from-above was-disordered\ncharges 1");
    refused(JOIN "first-round flank rear\ncharges 1", "flank and rear");
    refused(JOIN "behind-light behind-hard\ncharges 1", "light and hard");
    refused(JOIN "first-round from-above from-below\ncharges 1", "above and below");
    refused("unit A1c at 50 40 facing 180 line\njoin B1b A1c facing 0 order 1\ncharges 1",
            "does not touch");
}

/* ---- covers: IB-4.66 ---- */

static void grapeshot_is_for_guns(void **state)
{
    (void)state;
    accepted("unit B4a at 52 8 facing 0 unlimbered grape 1");
    refused("unit B4a at 52 8 facing 0 unlimbered grape 3", "IB-4.66");
    refused("unit B1c at 52 8 facing 0 line grape 1", "IB-4.66");
}

/* ---- covers: IB-8.11 ---- */

static void an_order_is_one_that_can_be_given(void **state)
{
    (void)state;
    accepted("order B1 attack A1");
    accepted("order B1 support B2");
    accepted("order B1 withdraw south");
    refused("order B1 attack 900 20", "off the table");
    refused("order B1 attack B2", "the enemy's");
    refused("order B1 support A1", "another of your own");
    refused("order B1 support B1", "another of your own");
    refused("order B1 hold A1", "give a point");
    refused("order B1 hold south", "give a point");
    refused("order B4c hold 3 3", "commander of a brigade");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pair_is_joined_by_one_charge),
        cmocka_unit_test(grapeshot_is_for_guns),
        cmocka_unit_test(an_order_is_one_that_can_be_given),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
