/* test_ib_fire.c -- properties of fire in Iron Brigade: a volley's odds are those of its single
 * faces, whatever it needs; the hits of a shell are dealt evenly; and odds that are told before a
 * volley, a shot or a charge is declared are the same wherever the target stands. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/steps.h"
#include "tell/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANGE LIN_SOURCE_DIR "/tests/battles/ib-range"

static lin_source *source;
static const lin_field *field;

static int open_range(void **state)
{
    lin_refusal why = { 0 };

    (void)state;
    source = lin_source_new(NULL);
    return source && lin_source_field(source, RANGE, NULL, &field, &why) == LIN_OK ? 0 : -1;
}

static int close_range(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

static lin_game *game_at(const char *position)
{
    lin_refusal why = { 0 };
    lin_game *g = NULL;

    if (lin_position_read(&g, field, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s\n%s", why.text, position);
    return g;
}

/* ---- A volley ---- */

/* How many of all throws of n dice have that many that come to the need. */
static int throws_with(int n, int need, int hits)
{
    int all = 1, found = 0;

    for (int i = 0; i < n; i++)
        all *= 6;
    for (int k = 0; k < all; k++) {
        int good = 0;

        for (int i = 0, rest = k; i < n; i++, rest /= 6)
            good += rest % 6 + 1 >= need;
        found += good == hits;
    }
    return found;
}

/* Is the chance of the outcome whose text holds the words `many` of `whole`? */
static bool has_chance(const lin_odds *o, const char *words, uint64_t many, uint64_t whole)
{
    for (int i = 0; i < lin_odds_outcomes(o); i++) {
        const lin_outcome *found = lin_odds_outcome(o, i);

        if (strstr(found->text, words))
            return found->num_low * whole == found->den_low * many;
    }
    return many == 0;
}

/* Every class at every band, at targets that are easier and harder to hit. */
static void odds_of_a_volley_are_those_of_its_faces(void **state)
{
    static const struct {
        const char *unit;
        int class;
    } shooter[] = {
        { "CP1", IB_ELITE }, { "CP2", IB_LINE_CLASS }, { "CP3", IB_INFERIOR }, { "CP4", IB_RAW }
    };
    static const struct {
        const char *unit, *stands;
        int modifier;
    } target[] = { { "AP1", "line", 0 },
                   { "AP1", "line disordered", 1 },
                   { "AG2", "skirmish", -1 } };
    lin_odds *odds = lin_odds_new();

    (void)state;
    for (int k = 0; k < 4 * 3 * 2 * 2; k++) {
        const int who = k % 4, at = k / 4 % 3, band = k / 12 % 2, first = k / 24;
        const int n = ib_musketry[shooter[who].class].dice;
        const int need = ib_musketry[shooter[who].class].need[band] - target[at].modifier - first;
        int whole = 1;
        char position[400], order[32];
        lin_refusal why = { 0 };
        lin_game *g;

        snprintf(position, sizeof position,
                 "position ib-range\nphase fire crown\nunit %s at 20 10 facing 0 line%s\n"
                 "unit %s at 20 %s facing 180 %s\n",
                 shooter[who].unit, first ? "" : " volleyed", target[at].unit, band ? "18" : "14",
                 target[at].stands);
        snprintf(order, sizeof order, "fire %s %s", shooter[who].unit, target[at].unit);
        g = game_at(position);
        if (lin_odds_of(g, order, NULL, odds, &why) != LIN_OK)
            fail_msg("%s", why.text);
        for (int i = 0; i < n; i++)
            whole *= 6;
        for (int hits = 0; hits <= n; hits++) {
            char words[24];

            snprintf(words, sizeof words, hits ? "loses %d mark" : "no hit", hits);
            if (!has_chance(odds, words, (uint64_t)throws_with(n, need, hits), (uint64_t)whole))
                fail_msg("%s, need %d: the odds of %d hits", position, need, hits);
        }
        lin_game_free(g);
    }
    lin_odds_free(odds);
}

/* ---- A shell: IB-4.80 ---- */

static void give(lin_game *g, const char *text)
{
    lin_refusal why = { 0 };
    lin_order o;

    if (lin_parse(g, text, &o, &why) != LIN_OK || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
}

static void roll(lin_game *g, int n, const uint8_t *face)
{
    lin_refusal why = { 0 };

    if (lin_roll(g, face, n, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

/* Some units thrown about the place where the shell will burst, none on another. */
static lin_game *crowd_about(lin_rng *rng, char *text, size_t size)
{
    static const char *const who[] = { "CP1", "CP2", "CP3", "CP4", "AP1", "AP2", "AP3" };

    for (;;) {
        lin_text t = lin_text_in(text, size);
        lin_refusal why = { 0 };
        lin_game *g = NULL;

        lin_put(&t, "position ib-range\nphase fire crown\n"
                    "unit CN5 at 20 5 facing 0 unlimbered\nunit CG1 at 60 10 facing 0 line\n"
                    "unit AG1 at 60 14 facing 180 line\n");
        for (int i = 0; i < 7; i++)
            if (lin_rng_below(rng, 2))
                lin_put(&t, "unit %s at %u.%u %u.%u facing %u line marks %u\n", who[i],
                        18 + lin_rng_below(rng, 5), lin_rng_below(rng, 10),
                        17 + lin_rng_below(rng, 7), lin_rng_below(rng, 10), lin_rng_below(rng, 360),
                        1 + lin_rng_below(rng, 3));
        if (lin_position_read(&g, field, text, t.used, lin_dice_typed(), &why) == LIN_OK)
            return g;
    }
}

/* How much nearer or farther the nearest point of a unit lies than two inches. */
static int32_t way_to_burst(const lin_view *view, int u)
{
    return tb_point_distance(&ib_body(view, u)->hull, (lin_point){ IB_IN(20), IB_IN(20) });
}

/* Whoever was nearer has lost no less, but for want of marks; shares differ by one at most. */
static void look_at_shares(const ib_state *before, const ib_state *after, const int32_t *way,
                           int units, int hits, const char *text)
{
    int dealt = 0, marks = 0;

    for (int a = 0; a < units; a++) {
        const int lost_a = before->marks[a] - after->marks[a];

        if (way[a] < 0)
            continue;
        marks += before->marks[a];
        dealt += lost_a;
        for (int b = 0; b < units; b++) {
            const int lost_b = way[b] < 0 ? 0 : before->marks[b] - after->marks[b];

            if (way[b] < 0 || lost_a == before->marks[a])
                continue;
            if (lost_b > lost_a + 1 || (lost_b > lost_a && way[a] < way[b]))
                fail_msg("shares of a shell: %d and %d\n%s", lost_a, lost_b, text);
        }
    }
    if (dealt != (hits < marks ? hits : marks))
        fail_msg("of %d hits %d were dealt\n%s", hits, dealt, text);
}

static void hits_of_a_shell_are_dealt_evenly(void **state)
{
    static const uint8_t one[] = { 1 };
    lin_rng rng = 1777;

    (void)state;
    for (int k = 0; k < 2000; k++) {
        char text[900];
        lin_game *g = crowd_about(&rng, text, sizeof text);
        const lin_view *view = lin_view_of(g);
        const ib_field *f = ib_field_of(field);
        const int hits = (int)lin_rng_below(&rng, 5);
        uint8_t face[4];
        int32_t way[IB_UNITS];
        ib_state before;
        bool any = false;

        for (int u = 0; u < f->units; u++) {
            const bool there = ib_is_unit(f, u) && ib_stands(view->state, u);

            way[u] = there ? way_to_burst(view, u) : -1;
            if (way[u] > IB_IN(2) + TB_TOUCH)
                way[u] = -1;
            any |= way[u] >= 0;
        }
        for (int i = 0; i < 4; i++)
            face[i] = i < hits ? 4 : 3;
        memcpy(&before, lin_state(g), sizeof before);
        give(g, "shell CN5 0 14");
        roll(g, 1, one);
        if (any)
            roll(g, 4, face);
        else
            assert_int_equal(lin_waits(g), LIN_ASKS_SIDE); /* IB-4.82 */
        look_at_shares(&before, lin_state(g), way, f->units, any ? hits : 0, text);
        lin_game_free(g);
    }
}

/* ---- Nothing is measured ahead, covers: IB-12.9 ---- */

static char *odds_text(const lin_game *g, const char *order)
{
    lin_status status = LIN_OK;
    lin_refusal why = { 0 };
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    tell_odds *o = tell_odds_of(g, order, NULL, &status, &why);

    if (!o)
        fail_msg("%s: %s", order, why.text);
    tell_odds_text(o, to);
    tell_odds_free(o);
    fclose(to);
    return text;
}

/* The answers of the present question, one after another. */
static void list_text(lin_game *g, lin_text *out)
{
    const lin_list *l = lin_answers(g);

    for (int i = 0; i < lin_list_orders(l); i++) {
        lin_print(field, lin_list_order(l, i), out);
        lin_put(out, "\n");
    }
}

/* The same position but for how far off one stands: odds and answers must be the same. */
static void same_at_all_distances(const char *format, const char *order, int from, int to)
{
    char *first = NULL, lists[2][8000];

    for (int tenths = from; tenths <= to; tenths++) {
        char position[600], *odds;
        lin_text t = lin_text_in(lists[tenths != from], sizeof lists[0]);
        lin_game *g;

        snprintf(position, sizeof position, format, tenths / 10, tenths % 10);
        g = game_at(position);
        odds = odds_text(g, order);
        list_text(g, &t);
        assert_false(t.cut);
        if (tenths == from) {
            first = odds;
        } else {
            assert_string_equal(first, odds);
            assert_string_equal(lists[0], lists[1]);
            free(odds);
        }
        lin_game_free(g);
    }
    free(first);
}

static void odds_told_ahead_hang_on_no_distance(void **state)
{
    (void)state;
    /* the target; a commander who could be aimed at */
    same_at_all_distances("position ib-range\nphase fire crown\n"
                          "unit CP2 at 20 5 facing 0 line\nunit CG1 at 60 10 facing 0 line\n"
                          "unit AG1 at 60 14 facing 180 line\n"
                          "unit AP1 at 20 %d.%d facing 180 line\n",
                          "fire CP2 AP1", 60, 250);
    same_at_all_distances("position ib-range\nphase fire crown\n"
                          "unit CP2 at 20 5 facing 0 line\nunit CG1 at 60 10 facing 0 line\n"
                          "unit AG1 at 60 14 facing 180 line\nunit AP1 at 20 8 facing 180 line\n"
                          "unit AN at 21 %d.%d\n",
                          "fire CP2 AP1", 60, 250);
    same_at_all_distances("position ib-range\nphase fire crown\n"
                          "unit CN3 at 20 3 facing 0 unlimbered\n"
                          "unit CG1 at 60 10 facing 0 line\nunit AG1 at 60 14 facing 180 line\n"
                          "unit AP1 at 20 %d.%d facing 180 line\n",
                          "fire CN3 AP1", 40, 290);
    same_at_all_distances("position ib-range\nphase fire crown\nunit CS1 concealed at 20 5\n"
                          "unit CG1 at 60 10 facing 0 line\nunit AG1 at 60 14 facing 180 line\n"
                          "unit AP1 at 20 %d.%d facing 180 line\n",
                          "snipe CS1 AP1", 60, 250);
    /* a charge: its target, its own commander, a helper */
    same_at_all_distances("position ib-range\nphase move crown\norder CP attack 20 40\n"
                          "unit CP2 at 20 5 facing 0 line marks 2\n"
                          "unit AP1 at 20 %d.%d facing 180 line\n",
                          "charge CP2 AP1", 80, 250);
    same_at_all_distances("position ib-range\nphase move crown\norder CP attack 20 40\n"
                          "unit CP at 35 %d.%d\nunit CP3 at 35 20 facing 0 line marks 2\n"
                          "unit AP1 at 35 26 facing 180 line\n",
                          "charge CP3 AP1", 20, 180);
    same_at_all_distances("position ib-range\nphase move crown\norder CP attack 20 40\n"
                          "unit CP2 at 20 5 facing 0 line\n"
                          "unit AP1 at 20 11 facing 180 line empty\n"
                          "unit AN1 at 23.9 %d.%d facing 180 line\n",
                          "charge CP2 AP1", 113, 200);
}

/* With control_6 the band of a charged unit hangs on how far off its brigadier is. */
static void nor_do_they_where_brigadiers_must_be_near(void **state)
{
    const lin_field *usual = field;
    lin_refusal why = { 0 };

    (void)state;
    assert_int_equal(lin_source_field(source, RANGE, "control_6=on", &field, &why), LIN_OK);
    same_at_all_distances("position ib-range\noptions control_6=on\nphase move crown\n"
                          "order CP attack 20 40\nunit CP3 at 20 5 facing 0 line marks 2\n"
                          "unit AG1 at 20 11 facing 180 line\nunit AG at 20 %d.%d\n",
                          "charge CP3 AG1", 130, 250);
    field = usual;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_of_a_volley_are_those_of_its_faces),
        cmocka_unit_test(hits_of_a_shell_are_dealt_evenly),
        cmocka_unit_test(odds_told_ahead_hang_on_no_distance),
        cmocka_unit_test(nor_do_they_where_brigadiers_must_be_near),
    };

    return cmocka_run_group_tests(tests, open_range, close_range);
}
