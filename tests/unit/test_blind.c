/* test_blind.c -- nothing is measured before it is declared: the toy book with its measuring off.
 *
 * Whatever the page, the terminal or a program may ask is asked of two positions that are the same
 * but for one company, which stands farther off on the line along which it is seen (twins). Nothing
 * but its own place may differ. */
#include "files/files.h"
#include "linstock_rules.h"
#include "tell/tell.h"
#include "toybook/pickets.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static lin_source *source;
static const lin_field *blind, *easy;

static int load(void **unused)
{
    lin_refusal why = { 0 };

    (void)unused;
    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/tests/toybook/battles", 1);
    source = lin_source_new(LIN_SOURCE_DIR);
    return !source || lin_rules_register(LIN_ABI, &pickets_book, &why) != LIN_OK ||
           lin_source_field(source, "picket-line", "measuring=off", &blind, &why) != LIN_OK ||
           lin_source_field(source, "picket-line", NULL, &easy, &why) != LIN_OK;
}

static int unload(void **unused)
{
    (void)unused;
    lin_source_free(source);
    return 0;
}

/* R1 looks north at B1, which stands at y; R2 and B2 are about. */
static lin_game *stands_at(const lin_field *f, double y, lin_refusal *why)
{
    lin_game *g = NULL;
    char text[400];
    const int n =
        snprintf(text, sizeof text,
                 "position picket-line\n%sturn 2\n"
                 "unit R1 at 10 4 facing 0 stands 3\nunit R2 at 30 4 facing 180 stands 4\n"
                 "unit B1 at 10 %.2f facing 180 stands 6\n"
                 "unit B2 at 26 20 facing 180 stands 4\n"
                 "pending turn\npending orders red\n",
                 f == blind ? "options measuring=off\n" : "", y);

    assert_int_equal(lin_position_read(&g, f, text, (size_t)n, lin_dice_typed(), why), LIN_OK);
    return g;
}

static lin_game *game_at(const lin_field *f, double y)
{
    lin_refusal why = { 0 };

    return stands_at(f, y, &why);
}

static lin_order order_of(const lin_game *g, const char *text)
{
    lin_order o;

    assert_int_equal(lin_parse(g, text, &o, NULL), LIN_OK);
    return o;
}

static lin_status check(lin_game *g, const char *text, lin_refusal *why)
{
    const lin_order o = order_of(g, text);

    return lin_check(g, lin_to_answer(g), &o, why);
}

static bool happened(const lin_game *g, const char *words)
{
    char text[200];
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e)) {
        lin_text t = lin_text_in(text, sizeof text);

        lin_event_words(lin_game_field(g), &e, &t);
        if (strcmp(text, words) == 0)
            return true;
    }
    return false;
}

/* ---- what the game says of itself ---- */

static void blind_until_it_is_over(void **unused)
{
    lin_game *g = game_at(blind, 14), *loose = game_at(easy, 14);
    lin_order fire = order_of(g, "fire R1 B1"), wheel = order_of(g, "wheel R1 left 5");

    (void)unused;
    assert_string_equal(lin_blind(g), "PK-7");
    assert_string_equal(lin_field_blind(blind), "PK-7");
    assert_null(lin_blind(loose));
    assert_true(lin_order_measures(g, &fire));
    assert_false(lin_order_measures(g, &wheel));
    assert_false(lin_order_measures(loose, &fire));
    lin_concede(g, LIN_FIRST);
    assert_null(lin_blind(g));
    assert_non_null(lin_field_blind(blind));
    lin_game_free(g);
    lin_game_free(loose);
}

/* An order stands as declared, and what it hangs on is measured when it is carried out. */
static void declared_then_measured(void **unused)
{
    lin_game *far = game_at(blind, 20), *near = game_at(blind, 15), *loose = game_at(easy, 20);
    const lin_order o = order_of(far, "fire R1 B1");
    lin_refusal why = { 0 };

    (void)unused;
    assert_int_equal(check(loose, "fire R1 B1", &why), LIN_ILLEGAL);
    assert_int_equal(check(far, "fire R1 B1", &why), LIN_OK);
    assert_int_equal(lin_learned(far), 0);
    assert_int_equal(lin_give(far, LIN_FIRST, &o, &why), LIN_OK);
    assert_true(happened(far, "measured R1 B1 16"));
    assert_true(happened(far, "vain R1 B1"));
    assert_int_equal(lin_learned(far), 1);
    assert_int_equal(lin_give(near, LIN_FIRST, &o, &why), LIN_OK);
    assert_true(happened(near, "measured R1 B1 11"));
    assert_int_equal(lin_waits(near), LIN_ASKS_DICE);
    lin_game_free(far);
    lin_game_free(near);
    lin_game_free(loose);
}

/* ---- places ---- */

/* The table is 36 inches wide. */
static void places_are_hundredths_of_the_width(void **unused)
{
    static const char *const same[] = { "12.5% 30%", "99.998% 0.002%", "-2.5% 100%" };
    const lin_verb verb = { .name = "put", .args = "uxxax", .help = "put UNIT X Y DEGREES INCHES" };
    lin_rules book = pickets_book;
    lin_field f = *blind;
    lin_game *g = game_at(blind, 14);
    lin_refusal why;
    lin_order o;
    char text[200];
    int32_t x;

    (void)unused;
    assert_int_equal(lin_arg_parse(easy, 'x', NULL, "12.5%", &x, &why), LIN_OK);
    assert_int_equal(x, blind->battle->table.width / 8);
    assert_int_not_equal(lin_arg_parse(easy, 'x', NULL, "12.5%%", &x, &why), LIN_OK);
    assert_int_equal(lin_parse(g, "march R1 10%", &o, &why), LIN_SYNTAX);
    assert_non_null(strstr(why.text, "wants a length"));
    /* what is printed is read back, to the step */
    book.verb = &verb;
    book.verbs = 1;
    f.rules = &book;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        lin_text t = lin_text_in(text, sizeof text);
        char wanted[80];

        snprintf(wanted, sizeof wanted, "put R1 %s 90 7.5", same[i]);
        o = (lin_order){ .nargs = 5, .arg = { 0, 0, 0, 16384, 15 * LIN_INCH / 2 } };
        for (int k = 0; k < 2; k++) {
            char word[20];

            sscanf(same[i] + (k ? strcspn(same[i], " ") + 1 : 0), "%19s", word);
            assert_int_equal(lin_arg_parse(&f, 'x', NULL, word, &o.arg[1 + k], &why), LIN_OK);
        }
        lin_print(&f, &o, &t);
        assert_string_equal(text, wanted);
    }
    for (int32_t at = 0; at < 60000; at += 7) {
        lin_text t = lin_text_in(text, sizeof text);
        char *word[4] = { text, NULL };

        o = (lin_order){ .nargs = 5, .arg = { 0, at, at, 0, 0 } };
        lin_print(&f, &o, &t);
        word[1] = strtok(text, " ") ? strtok(NULL, " ") : NULL;
        word[2] = strtok(NULL, " ");
        assert_int_equal(lin_arg_parse(&f, 'x', NULL, word[2], &x, &why), LIN_OK);
        assert_int_equal(x, at);
    }
    lin_game_free(g);
}

static void sentences_tell_no_number(void **unused)
{
    static const int32_t arg[] = { 0, 10 * LIN_INCH, 9 * LIN_INCH };
    const lin_event e = { .kind = 1, .n = 3, .arg = arg };
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    (void)unused;
    lin_event_text(easy, &e, &t);
    assert_string_equal(text, "R1 marches to 10 9.");
    t = lin_text_in(text, sizeof text);
    lin_event_text(blind, &e, &t);
    assert_null(strpbrk(text + 2, "0123456789"));
    assert_non_null(strstr(text, "R1 marches to a place "));
    assert_non_null(strstr(text, "."));
    t = lin_text_in(text, sizeof text);
    lin_event_words(blind, &e, &t);
    assert_string_equal(text, "marches R1 10 9"); /* for referees and scripts */
    t = lin_text_in(text, sizeof text);
    lin_event_told(blind, &e, &t);
    assert_string_equal(text, "marches R1 28% 25%");
    t = lin_text_in(text, sizeof text);
    lin_event_told(easy, &e, &t);
    assert_string_equal(text, "marches R1 10 9");
}

/* ---- undo ---- */

static lin_session *session_on(const lin_field *f)
{
    lin_session *s = NULL;

    assert_int_equal(lin_session_new(&s, f, lin_dice_seeded(7, 0), NULL), LIN_OK);
    return s;
}

static void what_was_measured_is_not_taken_back(void **unused)
{
    lin_session *s = session_on(blind), *loose = session_on(easy);
    lin_refusal why = { 0 };

    (void)unused;
    assert_int_equal(lin_say(s, LIN_FIRST, "wheel R1 left 10", &why), LIN_OK);
    assert_int_equal(lin_say(s, LIN_FIRST, "undo", &why), LIN_OK);
    assert_int_equal(lin_session_moves(s), 0);
    assert_int_equal(lin_say(s, LIN_FIRST, "march R1 5", &why), LIN_OK);
    for (int both = 0; both < 2; both++) {
        assert_int_equal(lin_undo(s, LIN_FIRST, both, &why), LIN_ILLEGAL);
        assert_string_equal(why.rule, "PK-7");
        assert_non_null(strstr(why.text, "measured since"));
    }
    assert_int_equal(lin_say(s, LIN_FIRST, "undo", &why), LIN_ILLEGAL);
    assert_int_equal(lin_session_offer(s, NULL), LIN_NOTHING); /* nobody need be asked */
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, &why), LIN_ILLEGAL);
    /* up to it, and no further */
    assert_int_equal(lin_say(s, LIN_FIRST, "wheel R2 left 3", &why), LIN_OK);
    assert_int_equal(lin_undo(s, LIN_FIRST, false, &why), LIN_OK);
    assert_int_equal(lin_undo(s, LIN_FIRST, true, &why), LIN_ILLEGAL);
    lin_say(s, LIN_FIRST, "concede", &why); /* nor once it is over, to go on from there */
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, &why), LIN_OK);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, &why), LIN_ILLEGAL);
    assert_int_equal(lin_say(loose, LIN_FIRST, "march R1 5", &why), LIN_OK);
    assert_int_equal(lin_undo(loose, LIN_FIRST, false, &why), LIN_OK);
    lin_session_free(s);
    lin_session_free(loose);
}

/* ---- macros ---- */

static int expanded(lin_game *g, const char *text, lin_order *atom, lin_refusal *why)
{
    int n = 0;

    lin_expand(g, text, atom, LIN_ATOMS, &n, why);
    return n;
}

/* How far a hand points says nothing, and what would be measured is not tried. */
static void macros_do_not_measure(void **unused)
{
    lin_game *g = game_at(blind, 14), *loose = game_at(easy, 14);
    lin_order atom[LIN_ATOMS], other[LIN_ATOMS];
    lin_refusal why = { 0 };

    (void)unused;
    assert_int_equal(expanded(g, "go R1 10 6", atom, &why), 1);
    assert_int_equal(expanded(g, "go R1 10 11.5", other, &why), 1);
    assert_true(lin_same_order(atom, other));
    assert_int_equal(atom[0].arg[1], 6 * LIN_INCH);
    assert_int_equal(expanded(g, "go R1 25% 55% half", atom, &why), 1);
    assert_int_equal(atom[0].arg[1], 3 * LIN_INCH);
    assert_int_equal(expanded(loose, "go R1 10 6", atom, &why), 1);
    assert_int_equal(atom[0].arg[1], 2 * LIN_INCH);
    /* beyond the first that measures nothing is tried: with measuring free that is refused */
    assert_int_equal(expanded(g, "advance R1 R1", atom, &why), 2);
    assert_int_equal(expanded(loose, "advance R1 R1", atom, &why), 0);
    assert_int_equal(expanded(g, "advance B1 R1", atom, &why), 0); /* the first is checked */
    lin_game_free(g);
    lin_game_free(loose);
}

static void a_macro_ends_where_it_has_measured(void **unused)
{
    lin_session *s = session_on(blind), *loose = session_on(easy);
    lin_refusal why = { 0 };

    (void)unused;
    assert_int_equal(lin_say(s, LIN_FIRST, "advance R1 R1 R2", &why), LIN_OK);
    assert_int_equal(lin_session_moves(s), 1);
    assert_int_equal(lin_say(s, LIN_FIRST, "advance R1", &why), LIN_ILLEGAL);
    assert_int_equal(lin_say(s, LIN_FIRST, "advance R2 R3", &why), LIN_OK);
    assert_int_equal(lin_session_moves(s), 3);
    assert_int_equal(lin_say(loose, LIN_FIRST, "advance R1 R1 R2", &why), LIN_ILLEGAL);
    assert_int_equal(lin_session_moves(loose), 0);
    lin_session_free(s);
    lin_session_free(loose);
}

/* What a side sees can be looked at; a bot that would try an order on it is told so. */
static void nobody_tries_it_on_what_he_sees(void **unused)
{
    lin_game *g = game_at(blind, 14), *view = game_at(blind, 14), *copy = game_at(blind, 14);
    const lin_order fire = order_of(g, "fire R1 B1"), wheel = order_of(g, "wheel R1 left 5");
    lin_odds *odds = lin_odds_new();
    lin_refusal why = { 0 };

    (void)unused;
    lin_seen_by(g, LIN_FIRST, view);
    lin_copy(copy, view);
    assert_int_equal(lin_give(view, LIN_FIRST, &fire, &why), LIN_ILLEGAL);
    assert_string_equal(why.rule, "PK-7");
    assert_int_equal(lin_give(copy, LIN_FIRST, &fire, &why), LIN_ILLEGAL);
    assert_int_equal(lin_odds_of(view, "fire R1 B1", NULL, odds, &why), LIN_ILLEGAL);
    assert_int_equal(lin_odds_of(g, "fire R1 B1", NULL, odds, &why), LIN_OK); /* a referee */
    assert_int_equal(lin_give(view, LIN_FIRST, &wheel, &why), LIN_OK);
    assert_int_equal(lin_give(g, LIN_FIRST, &fire, &why), LIN_OK);
    lin_odds_free(odds);
    lin_game_free(g);
    lin_game_free(view);
    lin_game_free(copy);
}

/* ---- cases ---- */

static void odds_fall_into_cases(void **unused)
{
    lin_game *g = game_at(blind, 20), *into = game_at(blind, 14), *loose = game_at(easy, 14);
    lin_odds *odds = lin_odds_new(), *truly = lin_odds_new();
    char name[80] = "", order[80];
    lin_text t = lin_text_in(name, sizeof name);
    lin_refusal why = { 0 };
    lin_order last;

    (void)unused;
    assert_true(lin_would_measure(g, "fire R1 B1"));
    assert_false(lin_would_measure(g, "wheel R1 left 3"));
    assert_false(lin_would_measure(loose, "fire R1 B1"));
    assert_true(lin_suppose(g, "fire R1 B1", 0, into, &last, &t, &why));
    assert_string_equal(name, "within 12 inches");
    t = lin_text_in(order, sizeof order);
    lin_print(blind, &last, &t);
    assert_int_equal(lin_odds_of(into, order, NULL, odds, &why), LIN_OK);
    assert_int_equal(lin_odds_of(loose, order, NULL, truly, &why), LIN_OK);
    assert_int_equal(lin_odds_outcomes(odds), lin_odds_outcomes(truly));
    for (int i = 0; i < lin_odds_outcomes(odds); i++)
        assert_string_equal(lin_odds_outcome(odds, i)->text, lin_odds_outcome(truly, i)->text);
    t = lin_text_in(name, sizeof name);
    assert_true(lin_suppose(g, "fire R1 B1", 1, into, &last, &t, &why));
    assert_string_equal(name, "beyond 12 inches");
    assert_int_equal(lin_odds_of(into, order, NULL, odds, &why), LIN_OK);
    assert_int_equal(lin_odds_outcomes(odds), 1);
    assert_false(lin_suppose(g, "fire R1 B1", 2, into, &last, &t, &why));
    assert_string_equal(why.text, ""); /* no more */
    assert_false(lin_suppose(g, "fire B1 R1", 0, into, &last, &t, &why));
    assert_string_equal(why.rule, "PK-1");
    assert_int_equal(lin_learned(g), 0);
    lin_odds_free(odds);
    lin_odds_free(truly);
    lin_game_free(g);
    lin_game_free(into);
    lin_game_free(loose);
}

/* ---- looking ---- */

static void lengths_are_not_shown(void **unused)
{
    lin_game *g = game_at(blind, 14), *loose = game_at(easy, 14);
    lin_stroke stroke[8];
    char text[200] = "";
    lin_text t = lin_text_in(text, sizeof text);
    lin_relation r;

    (void)unused;
    assert_int_equal(lin_strokes(loose, 0, 0, stroke, 8), 2);
    assert_int_equal(lin_strokes(g, 0, 0, stroke, 8), 1);
    assert_string_equal(stroke[0].kind, "arc");
    assert_true(lin_relation_of(g, 0, 3, &r));
    assert_int_equal(r.distance, -1);
    assert_true(r.in_arc && r.seen > 0);
    assert_true(lin_relation_of(loose, 0, 3, &r));
    assert_int_equal(r.distance, 10 * LIN_INCH);
    assert_int_equal(lin_between(g, 0, 3, stroke, 8, &t), 1);
    assert_null(strpbrk(text + 2, "023456789")); /* but for R1 and B1 */
    lin_concede(g, LIN_FIRST);
    assert_int_equal(lin_strokes(g, 0, 0, stroke, 8), 2);
    assert_true(lin_relation_of(g, 0, 3, &r));
    assert_int_equal(r.distance, 10 * LIN_INCH);
    lin_game_free(g);
    lin_game_free(loose);
}

/* ---- twins ---- */

static void put_odds(json_writer *j, const lin_game *g, const char *order)
{
    lin_refusal why = { 0 };
    lin_status status;
    tell_odds *odds = tell_odds_of(g, order, NULL, &status, &why);
    char sums[500] = "";
    lin_text t = lin_text_in(sums, sizeof sums);

    json_open(j, NULL, '{');
    if (odds)
        tell_odds_members(j, odds);
    else
        json_put_text(j, "no", why.text);
    json_close(j, '}');
    tell_odds_free(odds);
    json_put_bool(j, NULL, tell_sums_text(g, order, &t, &status, &why));
    json_put_text(j, NULL, sums);
}

static void put_check(json_writer *j, lin_game *g, const char *order)
{
    lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    int n = 0;
    lin_status status = lin_expand(g, order, atom, LIN_ATOMS, &n, &why);

    if (status == LIN_OK && n == 1)
        status = lin_check(g, lin_to_answer(g), &atom[0], &why);
    json_put_int(j, NULL, status);
    json_put_text(j, NULL, why.text);
    for (int i = 0; i < n; i++)
        tell_order_json(j, NULL, lin_game_field(g), &atom[i]);
    json_open(j, NULL, '{');
    tell_ghost_members(j, g, NULL, order, &why);
    json_close(j, '}');
}

/* All that may be asked before an order is given, but for B1's own piece and what begins there. */
static char *asked_of(lin_game *g, bool coarse)
{
    static const char *const order[] = { "fire R1 B1",  "fire R1 B2",    "fire R2 B1",
                                         "march R1 6",  "march R2 2.5",  "wheel R1 left 5",
                                         "advance R1",  "go R1 10 20",   "go R1 28% 20% half",
                                         "go R1 35 20", "advance R1 R2", "march R1 7" };
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);
    json_writer j = { .coarse = coarse };
    char text[LIN_ORDER_TEXT] = "";
    lin_text t = lin_text_in(text, sizeof text);

    json_open(&j, NULL, '[');
    tell_question_json(&j, NULL, g, true);
    tell_duties_json(&j, NULL, g);
    for (int i = 0; i < n; i++) {
        if (piece[i].unit == 3)
            continue;
        tell_piece_json(&j, NULL, g, &piece[i]);
        tell_about_json(&j, NULL, g, piece[i].unit);
        json_open(&j, NULL, '{');
        tell_overlay_members(&j, g, 0, piece[i].unit);
        json_close(&j, '}');
    }
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        put_check(&j, g, order[i]);
        put_odds(&j, g, order[i]);
    }
    json_open(&j, NULL, '{');
    tell_all_odds_members(&j, g);
    tell_legal_ground_members(&j, g, -1);
    json_close(&j, '}');
    json_put_bool(&j, NULL, tell_settling_order(g, &t));
    json_put_text(&j, NULL, text);
    json_close(&j, ']');
    assert_false(j.failed);
    return j.at;
}

static void twins_are_told_alike(void **unused)
{
    static const double y[] = { 10.3, 14, 15.99, 16.01, 19.5 };
    lin_game *easy_one = game_at(easy, y[1]), *easy_other = game_at(easy, y[4]);
    char *free_one = asked_of(easy_one, false), *free_other = asked_of(easy_other, false);

    (void)unused;
    for (int coarse = 0; coarse < 2; coarse++) {
        char *first = NULL;

        for (size_t i = 0; i < sizeof y / sizeof *y; i++) {
            lin_game *g = game_at(blind, y[i]);
            char *now = asked_of(g, coarse);

            if (first)
                assert_string_equal(now, first);
            else
                first = strdup(now);
            free(now);
            lin_game_free(g);
        }
        assert_non_null(strstr(first, "within 12 inches"));
        free(first);
    }
    assert_string_not_equal(free_one, free_other); /* with measuring free they are not */
    free(free_one);
    free(free_other);
    lin_game_free(easy_one);
    lin_game_free(easy_other);
}

/* Shapes: what is told of a table in hundredths, and in whole ones. */
static void the_picture_is_a_hundred_wide(void **unused)
{
    lin_game *g = game_at(blind, 14);
    lin_piece piece[LIN_PIECES];
    json_writer fine = { 0 }, coarse = { .coarse = true };

    (void)unused;
    lin_pieces(g, piece, LIN_PIECES);
    tell_piece_json(&fine, NULL, g, &piece[0]);
    tell_piece_json(&coarse, NULL, g, &piece[0]);
    assert_non_null(strstr(fine.at, "\"place\":\"28% 11% 0\""));
    assert_non_null(strstr(fine.at, "\"at\":[27.78,11.11]"));
    assert_non_null(strstr(coarse.at, "\"at\":[28,11]"));
    assert_non_null(strstr(coarse.at, "\"stands\":[23.83,11,26.61,11,")); /* as large as it is */
    free(fine.at);
    fine = (json_writer){ 0 };
    tell_ground_json(&fine, NULL, blind);
    assert_non_null(strstr(fine.at, "\"width\":100,\"height\":66.67"));
    free(fine.at);
    free(coarse.at);
    lin_game_free(g);
}

/* A book that is ever blind must count what it measures. */
static void a_blind_book_counts(void **unused)
{
    lin_rules book = pickets_book;
    lin_refusal why = { 0 };

    (void)unused;
    book.id = "pickets-too";
    book.learned = NULL;
    assert_int_not_equal(lin_rules_register(LIN_ABI, &book, &why), LIN_OK);
    assert_non_null(strstr(why.text, "learned"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blind_until_it_is_over),
        cmocka_unit_test(declared_then_measured),
        cmocka_unit_test(places_are_hundredths_of_the_width),
        cmocka_unit_test(sentences_tell_no_number),
        cmocka_unit_test(what_was_measured_is_not_taken_back),
        cmocka_unit_test(macros_do_not_measure),
        cmocka_unit_test(a_macro_ends_where_it_has_measured),
        cmocka_unit_test(nobody_tries_it_on_what_he_sees),
        cmocka_unit_test(odds_fall_into_cases),
        cmocka_unit_test(lengths_are_not_shown),
        cmocka_unit_test(twins_are_told_alike),
        cmocka_unit_test(the_picture_is_a_hundred_wide),
        cmocka_unit_test(a_blind_book_counts),
    };

    return cmocka_run_group_tests(tests, load, unload);
}
