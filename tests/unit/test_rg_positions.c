/* test_rg_positions.c -- positions of the regimental rules that no play could lead to: each is
 * refused, with a sentence that says what is wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/regimental.h"

#include <stdio.h>
#include <string.h>

static lin_source *source;

static int begin(void **state)
{
    (void)state;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

/* Reads it, and says why not; "" where it stands. */
static void read_lines(const char *lines, char *said, size_t size)
{
    const lin_field *f;
    lin_refusal why = { 0 };
    lin_game *g = NULL;
    char text[2000];

    if (lin_source_field(source, LIN_SOURCE_DIR "/tests/battles/rg-drill", "", &f, &why) != LIN_OK)
        fail_msg("%s", why.text);
    snprintf(text, sizeof text, "position rg-drill\nturn 1\nfirst crown\n%s%s",
             strstr(lines, "\nphase ") ? "" : "phase charge crown\n", lines);
    if (lin_position_read(&g, f, text, strlen(text), lin_dice_typed(), &why) == LIN_OK) {
        snprintf(said, size, "%s", "");
        lin_game_free(g);
        return;
    }
    assert_true(why.text[0]);
    snprintf(said, size, "%s", why.text);
}

#define TWO                             \
    "unit VET at 20 30 facing 0 line\n" \
    "unit CONT at 20 40 facing 180 line\n"
#define FIRE_STEPS                                                          \
    "pending turn\npending player-turn american\npending turn-ends crown\n" \
    "pending charge-phase crown\npending musketry crown 1\npending fire american\n"

typedef struct {
    const char *lines, *says;
} row;

static const row refused[] = {
    /* where they stand: RG-1.40 */
    { "unit VET at 20 30 facing 0 line\nunit HESS at 26.97 30 facing 0 line\nphase throws crown\n",
      "lies on another" },
    { "unit VET at 20 30 facing 0 line\nunit HESS at 22 30.2 facing 40 line\nphase throws crown\n",
      "lies on another" },
    { "unit VET at 3.97 30 facing 0 line\nphase throws crown\n", "over the table's edge" },
    { "unit MGUN at 30 1 facing 0 limbered\nphase throws crown\n", "over the table's edge" },
    /* how: RG-8.14 to RG-8.25 */
    { "unit NATIVE at 30 30 facing 0 line\nphase throws crown\n", "may never take" },
    { "unit HORSE at 30 30 facing 0 mass\nphase throws crown\n", "may never take" },
    { "unit HESS at 30 30 facing 0 extended\nphase throws crown\n", "may never take" },
    { "unit JAEG at 30 30 facing 0 line\nphase throws crown\n", "may never take" },
    { "unit MIL at 30 30 facing 0 field\nphase throws crown\n", "may never take" },
    { "unit HORSE at 30 30 facing 0 line on-foot\nphase throws crown\n", "may never take" },
    { "unit VET at 30 30 facing 0 limbered\nphase throws crown\n", "may never take" },
    { "unit SIEGE at 30 30 facing 0 limbered\nphase throws crown\n", "may never take" },
    { "unit CART at 30 30 facing 0 unlimbered\nphase throws crown\n", "may never take" },
    { "unit VET at 30 30 facing 0 line on-foot\nphase throws crown\n", "no cavalry" },
    { "unit VET at 62 30 facing 0 garrison\nphase throws crown\n", "without a building" },
    { "unit VET at 30 30 facing 0 broken disordered\nphase throws crown\n",
      "broken and disordered" },
    { "unit MGUN at 30 30 facing 0 unlimbered disordered\nphase throws crown\n",
      "never disordered" },
    /* leaders: RG-4.19 */
    { TWO "unit HOWE with VET\nunit GREY with VET\nphase throws crown\n", "that has a leader" },
    { TWO "unit HOWE with CONT\nphase throws crown\n", "nobody of his side" },
    /* charges and contacts */
    { TWO "pair CONT VET deep 75\nphase charge crown\n", "a pair is not" },
    { TWO "pair VET GATES deep 75\nphase charge crown\n", "a pair is not" },
    { TWO "charge VET GREY wheel 0 from 20 30 flags 1 level 0\nphase charge crown\n",
      "a charge is not" },
    /* in hand */
    { TWO "throwing HESS\nphase throws crown\n", "not on the table" },
    { TWO "acting HESS\nphase throws crown\n", "not on the table" },
    { TWO "shot target VET\n" FIRE_STEPS "pending aim american\n", "nobody can fire at it" },
    { TWO "shot target HESS\n" FIRE_STEPS "pending aim american\n", "no enemy on the table" },
    { "unit VET at 20 36 facing 0 line\nunit CONT at 20 39 facing 180 line\nshot target "
      "VET\n" FIRE_STEPS "pending fire-dice american\n",
      "nobody fires" },
    { TWO "march HESS cost 0 limit 100 open 0 legs 0 flags 0\nphase throws crown\n",
      "one marches who is not there" },
    { TWO "pending turn\npending player-turn american\npending turn-ends crown\n"
          "pending charge-ends crown\npending combats crown 1\npending breakthroughs crown\n"
          "pending combats crown 1\n",
      "in no order" },
    { "unit VET at 20 30 facing 0 line\nunit CONT at 20 30 facing 180 line\n"
      "combat 100 0 9 0 0 0 0 0 0 0 VET CONT\npair VET CONT deep 75\n"
      "fighting-first VET\nfighting-second CONT\n"
      "pending turn\npending player-turn american\npending turn-ends crown\n"
      "pending charge-ends crown\npending combats crown 1\npending breakthroughs crown\n"
      "pending combats crown 0\npending combat crown\n",
      "numbers that play does not give" },
    { TWO "phase charge crown\npending turn\npending turn-ends american\n"
          "pending charge-phase american\n",
      "whose player turn" },
    { TWO "unit GREY out at 5 5 fate 2 until 1\npending turn\npending return GREY\n"
          "pending return GREY\n",
      "come back twice" },
};

static void test_refused(void **state)
{
    char said[400];

    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        read_lines(refused[i].lines, said, sizeof said);
        if (!strstr(said, refused[i].says))
            fail_msg("%zu: \"%s\" should be said, not \"%s\", of\n%s", i, refused[i].says, said,
                     refused[i].lines);
    }
}

/* Beside each of them one that stands. */
static void test_accepted(void **state)
{
    static const char *const accepted[] = {
        "unit VET at 20 30 facing 0 line\nunit HESS at 26.985 30 facing 0 line\n"
        "phase throws crown\n",
        "unit VET at 3.985 30 facing 0 line\nphase throws crown\n",
        "unit HORSE at 30 30 facing 0 extended on-foot\nphase throws crown\n",
        TWO "unit HOWE with VET\nphase throws crown\n",
        TWO "pair VET CONT deep 75\nphase charge crown\n",
    };
    char said[400];

    (void)state;
    for (size_t i = 0; i < sizeof accepted / sizeof *accepted; i++) {
        read_lines(accepted[i], said, sizeof said);
        if (*said)
            fail_msg("%s\n%s", said, accepted[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_refused),
                                        cmocka_unit_test(test_accepted) };

    return cmocka_run_group_tests(tests, begin, end);
}
