/* test_ib_ahead.c -- odds and sums that are told in Iron Brigade before something is measured are
 * the same wherever everybody stands; and what was measured is not taken back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/steps.h"
#include "tell/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATTLES LIN_SOURCE_DIR "/tests/battles/"

static lin_source *source;
static const lin_field *field;

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

static void open_battle(const char *path, const char *options)
{
    lin_refusal why = { 0 };

    if (lin_source_field(source, path, options, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static lin_game *game_at(const char *position)
{
    lin_refusal why = { 0 };
    lin_game *g = NULL;

    if (lin_position_read(&g, field, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s\n%s", why.text, position);
    return g;
}

/* Odds, and the sums behind the order. */
static char *told_of(const lin_game *g, const char *order, const char *assume)
{
    lin_status status = LIN_OK;
    lin_refusal why = { 0 };
    char *text = NULL, sums[2000] = "";
    lin_text t = lin_text_in(sums, sizeof sums);
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    tell_odds *o = tell_odds_of(g, order, assume, &status, &why);

    if (!o)
        fail_msg("%s: %s", order, why.text);
    tell_odds_text(o, to);
    tell_odds_free(o);
    tell_sums_text(g, order, &t, &status, &why);
    fprintf(to, "%s", sums);
    fclose(to);
    return text;
}

/* The same position but for how far off one stands, in tenths of an inch: what is told must be the
 * same, and have these words in it. */
static void same_at_all(const char *format, const char *order, const char *assume, int from, int to,
                        const char *words)
{
    char *first = NULL;

    for (int tenths = from; tenths <= to; tenths++) {
        char position[700], *now;
        lin_game *g;

        snprintf(position, sizeof position, format, tenths / 10, tenths % 10);
        g = game_at(position);
        now = told_of(g, order, assume);
        if (!strstr(now, words))
            fail_msg("%s: not \"%s\" in\n%s", order, words, now);
        if (first) {
            assert_string_equal(first, now);
            free(now);
        } else {
            first = now;
        }
        lin_game_free(g);
    }
    free(first);
}

/* ---- covers: IB-12.9 ---- */

/* A melee: whether a commander is near when the losers test, a friend when they rout, the edge when
 * they run, room when they are pushed. */
static void odds_of_melees(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-drill", NULL);
    same_at_all("position ib-drill\nphase move crown\nunit B1b at 20 20 facing 0 line\n"
                "unit A1b at 20 20 facing 180 line marks 3\njoin B1b A1b facing 0\n"
                "unit A1 at 20 %d.%d\n",
                "end", NULL, 250, 270, "with no commander within 6 inches");
    same_at_all("position ib-drill\nphase move crown\nunit B1b at 20 20 facing 0 line\n"
                "unit A1b at 20 20 facing 180 line marks 3\njoin B1b A1b facing 0\n"
                "unit A1c at 20 %d.%d facing 180 line\n",
                "end", NULL, 215, 270, "A1b routs");
    same_at_all("position ib-drill\nphase move crown\nunit B1b at 20 %1$d.%2$d facing 0 line\n"
                "unit A1b at 20 %1$d.%2$d facing 180 line marks 3\njoin B1b A1b facing 0\n",
                "end", "pursue=yes", 400, 470, "A1b routs");
}

/* A pursuer that would halt, one that would follow, a helper: where their commanders are, and the
 * edge. */
static void odds_of_answers(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-charges", NULL);
    same_at_all("position ib-charges\nphase rally crown\nunit L1 at 36 20 facing 0 line marks 2 "
                "pursuing\nunit GEN at 60 1\nunit B1 at 36 %d.%d\nunit ARF at 66 24 facing 180 "
                "line\n",
                "yes", NULL, 250, 270, "with commanders within 6 inches");
    open_battle(BATTLES "ib-range", NULL);
    for (int i = 0; i < 2; i++) {
        char *told[2];

        for (int far = 0; far < 2; far++) {
            char position[600];
            lin_refusal why = { 0 };
            lin_order o;
            lin_game *g;

            snprintf(position, sizeof position,
                     "position ib-range\nphase move crown\norder CP attack 20 40\n"
                     "unit CP2 at 20 10 facing 0 line\nunit AP1 at 20 16 facing 180 line empty\n"
                     "unit AG1 at 16.5 16 facing 180 line marks 2\nunit AG at 16.5 %s\n"
                     "unit ADIV at 70 47\n",
                     far ? "22.1" : "21.9");
            g = game_at(position);
            assert_int_equal(lin_parse(g, "charge CP2 AP1", &o, &why), LIN_OK);
            assert_int_equal(lin_give(g, LIN_FIRST, &o, &why), LIN_OK);
            told[far] = told_of(g, i ? "done" : "help-by AG1", NULL);
            assert_non_null(
                strstr(told[far], i ? "yet to be measured" : "with no commander within 6 inches"));
            lin_game_free(g);
        }
        assert_string_equal(told[0], told[1]);
        free(told[0]);
        free(told[1]);
    }
}

/* Every case is what its name says. */
static void odds_of_charges(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-range", NULL);
    /* over a hedge, and much farther than anybody charges */
    for (int tenths = 280; tenths <= 470; tenths += 5) {
        char position[500], *odds;
        lin_game *g;

        snprintf(position, sizeof position,
                 "position ib-range\nphase move crown\norder CP attack 20 40\n"
                 "unit CP2 at 9 12 facing 0 line\nunit AP1 at 9 %d.%d facing 180 line\n",
                 tenths / 10, tenths % 10);
        g = game_at(position);
        odds = told_of(g, "charge CP2 AP1", NULL);
        if (!strstr(odds, "it arrives") || !strstr(odds, "CP2 strikes AP1"))
            fail_msg("%s: it does not arrive:\n%s", position, odds);
        assert_non_null(strstr(odds, "falls short"));
        free(odds);
        lin_game_free(g);
    }
    same_at_all("position ib-range\nphase move crown\norder CP attack 20 40\n"
                "unit CP2 at 50 4 facing 0 line\nunit AP1 at 50 %d.%d facing 180 line\n",
                "charge CP2 AP1", NULL, 80, 400, "CP2 strikes AP1");
    same_at_all("position ib-range\nphase move crown\norder CP attack 20 40\n"
                "unit CP2 at 20 4 facing 0 line\nunit AP1 at 20 %d.%d facing 180 line\n",
                "charge CP2 AP1", "volley-or-wait=yes", 80, 270, "falls short");
    open_battle(BATTLES "ib-range", "control_6=on");
    same_at_all("position ib-range\noptions control_6=on\nphase move crown\n"
                "order CG attack 20 40\nunit CG1 at 20 5 facing 0 line\n"
                "unit AG1 at 20 11 facing 180 line\nunit AG at 20 %d.%d\n",
                "charge CG1 AG1", NULL, 130, 250, "with no commander within 6 inches");
}

/* A gun may be too far off whatever its range. */
static void odds_of_guns(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-drill", NULL);
    same_at_all("position ib-drill\nphase fire crown\nunit B4c at 50 1.5 facing 0 unlimbered\n"
                "unit A1b at 50 %d.%d facing 180 line\n",
                "fire B4c A1b", NULL, 100, 460, "beyond 36 inches");
}

/* ---- covers: IB-12.10, IB-12.5 ---- */

static lin_session *session_at(const char *position)
{
    lin_session *s = NULL;
    lin_refusal why = { 0 };

    if (lin_session_from(&s, field, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s", why.text);
    return s;
}

static void say(lin_session *s, lin_side who, const char *order)
{
    lin_refusal why = { 0 };

    if (lin_say(s, who, order, &why) != LIN_OK)
        fail_msg("%s: %s", order, why.text);
}

/* Neither freely nor by agreement. */
static void is_not_taken_back(lin_session *s, lin_side who)
{
    for (int both = 0; both < 2; both++) {
        lin_refusal why = { 0 };

        assert_int_equal(lin_undo(s, who, both, &why), LIN_ILLEGAL);
        assert_string_equal(why.rule, "IB-12.1");
        assert_non_null(strstr(why.text, "measured"));
    }
}

static void what_was_measured_stays(void **state)
{
    lin_session *s;

    (void)state;
    /* where its order cuts a march, once it has halted */
    open_battle(BATTLES "ib-march", NULL);
    s = session_at("position ib-march\nphase move crown\norder B1 advance 30 12\n"
                   "unit B1 at 6 3\nunit LINE1 at 60 20 facing 90 line\n"
                   "unit LINE2 at 60 12 facing 270 line\nunit OWN at 50 41 facing 180 line\n"
                   "unit BH at 71 1\n");
    say(s, LIN_FIRST, "turn LINE2 left"); /* that measures nothing */
    assert_int_equal(lin_undo(s, LIN_FIRST, false, NULL), LIN_OK);
    say(s, LIN_FIRST, "ahead-by LINE1 2");
    assert_true(lin_would_measure(lin_session_game(s), "halt LINE1"));
    assert_true(lin_would_measure(lin_session_game(s), "form LINE1 column"));
    say(s, LIN_FIRST, "halt LINE1");
    is_not_taken_back(s, LIN_FIRST);
    lin_session_free(s);
    /* a charge, before its first die has fallen; and its D20 */
    open_battle(BATTLES "ib-range", NULL);
    s = session_at("position ib-range\nphase move crown\norder CP attack 20 40\n"
                   "unit CP at 35 18\nunit CP2 at 35 20 facing 0 line marks 2\n"
                   "unit AP1 at 35 26 facing 180 line\n");
    say(s, LIN_FIRST, "charge CP2 AP1");
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_ASKS_DICE);
    is_not_taken_back(s, LIN_FIRST);
    lin_session_free(s);
    s = session_at("position ib-range\nphase move crown\norder CP attack 20 40\n"
                   "unit CP3 at 35 20 facing 0 line\nunit AP1 at 35 26 facing 180 line\n");
    say(s, LIN_FIRST, "charge CP3 AP1");
    is_not_taken_back(s, LIN_FIRST);
    lin_session_free(s);
    /* a pursuer that tries to halt */
    open_battle(BATTLES "ib-charges", NULL);
    s = session_at("position ib-charges\nphase rally crown\nunit L1 at 36 20 facing 0 line marks 2 "
                   "pursuing\nunit ARF at 66 24 facing 180 line\n");
    say(s, LIN_FIRST, "yes");
    is_not_taken_back(s, LIN_FIRST);
    lin_session_free(s);
}

/* ---- covers: IB-12.4 ---- */

/* Is that sentence among what happened up to there? */
static bool is_told(lin_session *s, size_t moves, const char *sentence)
{
    lin_game *then = NULL;
    lin_event e;
    uint32_t at = 0;
    bool found = false;

    assert_int_equal(
        lin_game_from(&then, field, lin_state(lin_session_game(s)), lin_dice_typed(), NULL),
        LIN_OK);
    lin_events_clear(then);
    assert_int_equal(lin_session_at(s, moves, then, NULL), LIN_OK);
    while (lin_events_next(then, &at, &e)) {
        char text[300];
        lin_text t = lin_text_in(text, sizeof text);

        lin_event_text(field, &e, &t);
        found = found || strcmp(text, sentence) == 0;
    }
    lin_game_free(then);
    return found;
}

/* Long after, while nothing may be measured ahead, whoever looks back is told it again. */
static void what_was_measured_may_be_shown_again(void **state)
{
    static const uint8_t face[3] = { 1, 1, 1 };
    lin_session *s;
    lin_refusal why = { 0 };

    (void)state;
    open_battle(BATTLES "ib-range", NULL);
    s = session_at("position ib-range\nphase fire crown\nunit CP2 at 20 10 facing 0 line\n"
                   "unit CG1 at 60 10 facing 0 line\nunit AP1 at 23 14 facing 180 line\n"
                   "unit AG1 at 60 14 facing 180 line\n");
    assert_false(is_told(s, 0, "From CP2 to AP1 it is 5 inches."));
    say(s, LIN_FIRST, "fire CP2 AP1");
    assert_int_equal(lin_session_roll(s, face, 3, &why), LIN_OK);
    say(s, LIN_FIRST, "end");
    assert_non_null(lin_blind(lin_session_game(s)));
    assert_true(is_told(s, 1, "From CP2 to AP1 it is 5 inches."));
    lin_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_of_melees),
        cmocka_unit_test(odds_of_answers),
        cmocka_unit_test(odds_of_charges),
        cmocka_unit_test(odds_of_guns),
        cmocka_unit_test(what_was_measured_stays),
        cmocka_unit_test(what_was_measured_may_be_shown_again),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
