/* test_ib_shown.c -- what is shown and offered in Iron Brigade, where no script can look: that the
 * template of a burst lies on the table, that every act of a unit is found in the list however many
 * units there are, and what is said of a charge before it is ordered. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATTLES LIN_SOURCE_DIR "/tests/battles/"

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

static lin_game *game_at(const char *battle, const char *options, const char *position)
{
    char path[200];
    const lin_field *f;
    lin_refusal why = { 0 };
    lin_game *g = NULL;

    snprintf(path, sizeof path, BATTLES "%s", battle);
    if (lin_source_field(source, path, options, &f, &why) != LIN_OK ||
        lin_position_read(&g, f, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s\n%s", why.text, position);
    return g;
}

static void give(lin_game *g, const char *text)
{
    lin_refusal why = { 0 };
    lin_order o;

    if (lin_parse(g, text, &o, &why) != LIN_OK || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
}

/* ---- covers: IB-1.7, IB-4.78 ---- */

/* The circle: as many points as it has, each of them so far from the place of the burst. */
static bool is_template(const lin_stroke *s, lin_point at, int32_t radius)
{
    for (int i = 0; i < s->points; i++) {
        const int64_t off = tb_root(tb_gap2(at, s->point[i])) - radius;

        if (off < -LIN_INCH / 50 || off > LIN_INCH / 50)
            return false;
    }
    return s->closed && s->points >= 12;
}

static void a_burst_is_seen(void **state)
{
    static const char *const options[] = { NULL, "premeasure=on" };

    (void)state;
    for (int i = 0; i < 2; i++) {
        lin_game *g = game_at("ib-range", options[i],
                              i ? "position ib-range\noptions premeasure=on\nphase fire crown\n"
                                  "unit CN5 at 20 5 facing 0 unlimbered\n"
                                  "unit AP1 at 20 20 facing 180 line\n"
                                : "position ib-range\nphase fire crown\n"
                                  "unit CN5 at 20 5 facing 0 unlimbered\n"
                                  "unit AP1 at 20 20 facing 180 line\n");
        const uint8_t three = 3;
        lin_stroke prop[16];
        lin_refusal why = { 0 };
        int found = 0;

        give(g, "shell CN5 0 12");
        assert_int_equal(lin_roll(g, &three, 1, &why), LIN_OK);
        for (int k = lin_props(g, prop, 16) - 1; k >= 0; k--)
            found +=
                is_template(&prop[k], (lin_point){ 20 * LIN_INCH, 20 * LIN_INCH }, 2 * LIN_INCH);
        assert_int_equal(found, 1);
        lin_game_free(g);
    }
}

/* ---- covers: IB-D13, IB-D09, IB-D15 ---- */

static bool is_offered(lin_game *g, int verb, int unit)
{
    const lin_list *l = lin_answers(g);

    for (int i = 0; i < lin_list_families(l); i++) {
        const lin_family *f = lin_list_family(l, i);

        if (f->order.verb == verb &&
            (f->open & 1 ? f->low[0] <= unit && unit <= f->high[0] : f->order.arg[0] == unit))
            return true;
    }
    return false;
}

/* Is an order of that unit ever drawn from the family? */
static bool is_drawn(lin_game *g, int verb, int unit)
{
    const lin_list *l = lin_answers(g);
    lin_rng rng = 7;

    for (int i = 0; i < lin_list_families(l); i++)
        for (int tries = 0; lin_list_family(l, i)->order.verb == verb && tries < 200; tries++) {
            lin_order o;

            if (lin_sample(g, i, &rng, &o) && o.arg[0] == unit)
                return true;
        }
    return false;
}

#define FIVE_MELEES                                                                          \
    "unit CP1 at 6 20 facing 0 line\nunit AP1 at 6 20 facing 180 line\njoin CP1 AP1 facing " \
    "0\n"                                                                                    \
    "unit CP2 at 12 20 facing 0 line\nunit AP2 at 12 20 facing 180 line\n"                   \
    "join CP2 AP2 facing 0\n"                                                                \
    "unit CP3 at 18 20 facing 0 line\nunit AP3 at 18 20 facing 180 line\n"                   \
    "join CP3 AP3 facing 0\n"                                                                \
    "unit CG1 at 24 20 facing 0 line\nunit AG1 at 24 20 facing 180 line\n"                   \
    "join CG1 AG1 facing 0\n"                                                                \
    "unit CX2 at 30 20 facing 0 line\nunit AN1 at 30 20 facing 180 line\n"                   \
    "join CX2 AN1 facing 0\n"

static void every_act_is_offered(void **state)
{
    static const struct {
        int verb;
        const char *unit;
    } row[] = { { IV_BREAK_OFF, "CP1" }, { IV_BREAK_OFF, "CP2" }, { IV_BREAK_OFF, "CP3" },
                { IV_BREAK_OFF, "CG1" }, { IV_BREAK_OFF, "CX2" }, { IV_SHELL, "CN5" },
                { IV_AHEAD_BY, "CN1" },  { IV_WHEEL, "CN1" },     { IV_RIDE, "CDIV" } };
    lin_game *g = game_at("ib-range", NULL,
                          "position ib-range\nphase move crown\n" FIVE_MELEES
                          "unit CN1 at 44 10 facing 0 line\nunit CN5 at 50 10 facing 0 unlimbered\n"
                          "unit CDIV at 60 2\n");

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const int u = lin_unit_find(lin_view_of(g)->field, row[i].unit);

        if (!is_offered(g, row[i].verb, u))
            fail_msg("%s is not offered to %s", ib_verbs[row[i].verb].name, row[i].unit);
        if (!is_drawn(g, row[i].verb, u))
            fail_msg("%s of %s is never drawn", ib_verbs[row[i].verb].name, row[i].unit);
    }
    lin_game_free(g);
}

/* In the firing phase all fire who may, though they have acted in the movement phase. */
static void guns_that_have_acted_fire_shell(void **state)
{
    lin_game *g = game_at("ib-range", "shell_all=on",
                          "position ib-range\noptions shell_all=on\nphase fire crown\n"
                          "unit CN3 at 40 10 facing 0 unlimbered acted\n"
                          "unit CN4 at 44 10 facing 0 unlimbered acted\n"
                          "unit CN5 at 50 10 facing 0 unlimbered acted\n"
                          "unit AN1 at 44 30 facing 180 line\n");
    static const char *const gun[] = { "CN3", "CN4", "CN5" };

    (void)state;
    for (int i = 0; i < 3; i++)
        assert_true(is_drawn(g, IV_SHELL, lin_unit_find(lin_view_of(g)->field, gun[i])));
    lin_game_free(g);
}

/* ---- covers: IB-3.96, IB-3.76 ---- */

static void explain_charge(const char *position, uint8_t assumed, const char *order, char *out,
                           size_t size)
{
    lin_game *g = game_at("ib-charges", NULL, position);
    static kit_beside beside;
    ib_state s;
    const lin_view view = { lin_view_of(g)->field, &s, &beside };
    lin_text text = lin_text_in(out, size);
    lin_refusal why = { 0 };
    lin_order o;

    memcpy(&s, lin_state(g), sizeof s);
    memset(&beside, 0, sizeof beside);
    s.assumed = assumed;
    assert_int_equal(lin_parse(g, order, &o, &why), LIN_OK);
    assert_true(view.field->rules->explain(&view, &o, &text));
    lin_game_free(g);
}

static void of_a_router_it_is_said_that_it_is_destroyed(void **state)
{
    char said[1000];

    (void)state;
    explain_charge("position ib-charges\nphase move crown\nunit L1 at 36 20 facing 0 line\n"
                   "unit AL at 36 30 facing 0 line marks 2 routing\n",
                   IB_ASSUME_ARRIVES | IB_ASSUME_NO_OFFICER, "charge L1 AL", said, sizeof said);
    assert_non_null(strstr(said, "AL is routing: it is destroyed [IB-3.96]"));
    assert_null(strstr(said, "stands"));
    assert_null(strstr(said, "fires"));
}

static void who_is_struck_first_is_spoken_of(void **state)
{
    char said[1000];

    (void)state;
    explain_charge("position ib-charges\nphase move crown\nunit L1 at 36 20 facing 0 line\n"
                   "unit AL at 36 32 facing 180 line\nunit AL2 at 37.5 26 facing 180 line\n",
                   IB_ASSUME_ARRIVES | IB_ASSUME_NO_OFFICER, "charge L1 AL", said, sizeof said);
    assert_non_null(strstr(said, "AL2 stands"));
    assert_null(strstr(said, "AL stands"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_burst_is_seen),
        cmocka_unit_test(every_act_is_offered),
        cmocka_unit_test(guns_that_have_acted_fire_shell),
        cmocka_unit_test(of_a_router_it_is_said_that_it_is_destroyed),
        cmocka_unit_test(who_is_struck_first_is_spoken_of),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
