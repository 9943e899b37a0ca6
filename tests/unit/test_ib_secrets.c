/* test_ib_secrets.c -- what the enemy of Iron Brigade sees and hears: two games that differ in
 * nothing but a secret are the same to him, byte by byte. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/ironbrigade.h"
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

static void open_battle(const char *path)
{
    lin_refusal why = { 0 };

    if (lin_source_field(source, path, NULL, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

/* Two games at once, of positions that differ in one line. */
static lin_game *two[2];

static void begin_two(const char *position, const char *one, const char *other)
{
    for (int i = 0; i < 2; i++) {
        char text[900];
        lin_refusal why = { 0 };
        const int n = snprintf(text, sizeof text, "%s%s", position, i ? other : one);

        if (lin_position_read(&two[i], field, text, (size_t)n, lin_dice_typed(), &why) != LIN_OK)
            fail_msg("%s\n%s", why.text, text);
        lin_events_clear(two[i]);
    }
}

static void end_two(void)
{
    lin_game_free(two[0]);
    lin_game_free(two[1]);
}

/* Everything that has happened since, as that side hears it. */
static char *heard_by(lin_game *g, lin_side who)
{
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e)) {
        char words[300];
        lin_text t = lin_text_in(words, sizeof words);

        lin_event_words(field, &e, &t);
        lin_put(&t, ": ");
        lin_event_text(field, &e, &t);
        if (lin_hears(g, &e, who))
            fprintf(to, "%s\n", words);
    }
    fclose(to);
    return text;
}

/* What is asked, of whom, and what the position is, to that side. */
static char *seen_by(lin_game *g, lin_side who)
{
    lin_game *view = NULL;
    json_writer j = { 0 };
    char *position = NULL;
    lin_piece piece[LIN_PIECES];
    int n;

    assert_int_equal(lin_game_from(&view, field, lin_state(g), lin_dice_typed(), NULL), LIN_OK);
    lin_seen_by(g, who, view);
    assert_int_equal(lin_position_write(view, &position, NULL), LIN_OK);
    n = lin_pieces(view, piece, LIN_PIECES);
    json_open(&j, NULL, '[');
    json_put_int(&j, NULL, lin_waits(g));
    json_put_int(&j, NULL, lin_to_answer(g));
    json_put_text(&j, NULL, position);
    tell_question_json(&j, NULL, view, lin_to_answer(g) == who);
    for (int i = 0; i < n; i++)
        tell_piece_json(&j, NULL, view, &piece[i]);
    json_close(&j, ']');
    lin_free(position);
    lin_game_free(view);
    return j.at;
}

/* Is all of it the same to that side? */
static void look(lin_side who, bool expected)
{
    char *heard[2], *seen[2];
    ib_state state[2];
    bool alike;

    for (int i = 0; i < 2; i++) {
        heard[i] = heard_by(two[i], who);
        seen[i] = seen_by(two[i], who);
        memcpy(&state[i], lin_state(two[i]), sizeof state[i]);
        ib_redact(field, &state[i], who);
    }
    alike = strcmp(heard[0], heard[1]) == 0 && strcmp(seen[0], seen[1]) == 0 &&
            memcmp(&state[0], &state[1], sizeof state[0]) == 0;
    if (!alike && expected)
        print_message("%s\n%s\n%s\n%s\n", heard[0], heard[1], seen[0], seen[1]);
    for (int i = 0; i < 2; i++) {
        free(heard[i]);
        free(seen[i]);
    }
    assert_int_equal(alike, expected);
}

static void give(lin_game *g, const char *text)
{
    lin_refusal why = { 0 };
    lin_order o;

    lin_events_clear(g);
    if (lin_parse(g, text, &o, &why) != LIN_OK || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
}

static void both(const char *text)
{
    give(two[0], text);
    give(two[1], text);
}

/* ---- covers: IB-1.51 ---- */

#define MARCH                                                                   \
    "position ib-march\nphase move crown\nunit B1 at 6 3\n"                     \
    "unit LINE1 at 60 20 facing 90 line\nunit LINE2 at 60 12 facing 270 line\n" \
    "unit OWN at 50 41 facing 180 line\nunit BH at 71 1\n"

/* A march that is cut: the enemy hears where it has ended, and nothing else. */
static void orders_are_secret_on_the_march(void **state)
{
    char *heard;

    (void)state;
    open_battle(BATTLES "ib-march");
    begin_two(MARCH, "order B1 hold 56 20\n", "order B1 attack 70 20\n");
    look(LIN_SECOND, true);
    look(LIN_FIRST, false);
    both("wheel LINE1 right 10");
    look(LIN_SECOND, true);
    both("ahead-by LINE1 4.5");
    look(LIN_SECOND, true);
    assert_int_equal(lin_waits(two[0]), LIN_ASKS_SIDE);
    both("halt LINE1");
    heard = heard_by(two[0], LIN_FIRST);
    assert_non_null(strstr(heard, "ends LINE1 orders"));
    free(heard);
    for (int i = 0; i < 2; i++) {
        const ib_state *s = lin_state(two[i]);
        const int u = lin_unit_find(field, "LINE1");
        char expected[200];
        lin_text t = lin_text_in(expected, sizeof expected);

        lin_put(&t, "marched LINE1 ");
        lin_arg_print(field, 'x', NULL, s->at[u].x, &t);
        heard = heard_by(two[i], LIN_SECOND);
        assert_int_equal(strncmp(heard, expected, strlen(expected)), 0);
        assert_ptr_equal(strchr(heard, '\n'), heard + strlen(heard) - 1);
        free(heard);
    }
    end_two();
    /* what is learned by it is the same, too, where no order cuts anything */
    begin_two(MARCH, "order B1 hold 60 20\n", "order B1 attack 70 20\n");
    both("ahead-by LINE1 2");
    look(LIN_SECOND, true);
    both("halt LINE1");
    look(LIN_SECOND, true);
    end_two();
}

/* A charge that an order forbids: that it is not made is seen, why is not said. */
static void orders_are_secret_in_charges(void **state)
{
    char *heard;

    (void)state;
    open_battle(BATTLES "ib-march");
    begin_two("position ib-march\nphase move crown\nunit B1 at 6 3\n"
              "unit LINE1 at 30 8 facing 0 line\nunit CONT1 at 30 20.1 facing 180 line\n"
              "unit BH at 71 1\n",
              "order B1 advance 30 40\n", "order B1 hold 30 8\n");
    both("charge LINE1 CONT1");
    look(LIN_SECOND, true);
    heard = heard_by(two[0], LIN_SECOND);
    assert_non_null(strstr(heard, "not-made LINE1"));
    assert_null(strstr(heard, "order"));
    free(heard);
    heard = heard_by(two[0], LIN_FIRST);
    assert_non_null(strstr(heard, "order"));
    free(heard);
    end_two();
}

/* IB-14.22: nor an order of its own. */
static void leave_to_withdraw_is_secret(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-march");
    begin_two("position ib-march\nphase move american\nunit A1 at 10 45\n"
              "unit CONT1 at 30 41 facing 180 line\nunit LINE1 at 30 8 facing 0 line\n",
              "unit RIFLE at 10 41 facing 180 line volleys 2 withdraws\n",
              "unit RIFLE at 10 41 facing 180 line volleys 2\n");
    look(LIN_FIRST, true);
    look(LIN_SECOND, false);
    lin_events_clear(two[0]);
    give(two[1], "withdraw RIFLE");
    look(LIN_FIRST, true);
    end_two();
}

/* What a courier carries. */
static void couriers_are_secret(void **state)
{
    (void)state;
    open_battle(BATTLES "ib-march");
    begin_two("position ib-march\nphase movement crown\nunit GREY at 30 3\nunit B1 at 6 3\n"
              "unit LINE1 at 6 8 facing 0 line\nunit GC1 pool\n"
              "unit OWN at 50 41 facing 180 line\n",
              "", "");
    give(two[0], "send B1 attack 30 30");
    give(two[1], "send-edge B1 south");
    look(LIN_SECOND, true);
    look(LIN_FIRST, false);
    end_two();
}

/* ---- covers: IB-1.52 ---- */

/* Whether he hides, and whom he sees, is not told by whether his side is asked to fire. */
static void sharpshooters_are_secret(void **state)
{
    static const char *const back_to_back =
        "position ib-range\nphase move crown\nunit CP2 at 20 8 facing 180 line\n"
        "unit AP1 at 20 40 facing 0 line\n";

    (void)state;
    open_battle(BATTLES "ib-range");
    begin_two(back_to_back, "unit CS1 concealed at 20 20\n", "");
    look(LIN_SECOND, true);
    both("end");
    look(LIN_SECOND, true);
    assert_int_equal(lin_to_answer(two[0]), LIN_FIRST);
    both("end");
    assert_int_equal(lin_to_answer(two[0]), LIN_SECOND);
    look(LIN_SECOND, true);
    end_two();
    /* who sees nobody */
    begin_two(back_to_back, "unit CS1 concealed at 20 20\n", "unit CS1 concealed at 1 1\n");
    both("end");
    look(LIN_SECOND, true);
    end_two();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_are_secret_on_the_march),
        cmocka_unit_test(orders_are_secret_in_charges),
        cmocka_unit_test(leave_to_withdraw_is_secret),
        cmocka_unit_test(couriers_are_secret),
        cmocka_unit_test(sharpshooters_are_secret),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
