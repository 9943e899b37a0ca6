/* test_dice.c -- dice of every size, and those whose lowest face is 0: thrown, typed, scripted,
 * sealed, written into records and read back, and weighed for odds. The toy's scouts throw three
 * dice of four faces, one of twenty and two of 0 to 9. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/session.h"
#include "core/throws.h"
#include "seal/seal.h"

static const lin_die_kind six = { 6, false }, ten = { 10, true };

static const char *name_of(lin_die_kind k)
{
    static char name[16];
    lin_text t = lin_text_in(name, sizeof name);

    lin_die_kind_print(k, &t);
    return name;
}

/* ---- Kinds of dice ---- */

static void a_kind_is_written_and_read_back(void **state)
{
    static const char *const wrong[] = { "",    "0",     "-6", "0-", "0-0", "1-6",
                                         "256", "0-255", "d6", "1",  "21",  "0-20" };

    (void)state;
    assert_string_equal(name_of(six), "6");
    assert_string_equal(name_of(ten), "0-9");
    for (int faces = 2; faces <= LIN_FACES; faces++)
        for (int zero = 0; zero < 2; zero++) {
            const lin_die_kind k = { (uint8_t)faces, zero };
            lin_die_kind back;

            assert_true(lin_die_kind_parse(name_of(k), &back));
            assert_int_equal(back.faces, faces);
            assert_int_equal(back.from_zero, zero);
            assert_int_equal(lin_die_high(k) - lin_die_low(k) + 1, faces);
            assert_int_equal(lin_die_has(k, 0), zero);
            assert_int_equal(lin_die_has(k, faces), !zero);
            assert_false(lin_die_has(k, -1));
        }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        lin_die_kind back;

        assert_false(lin_die_kind_parse(wrong[i], &back));
    }
}

static void a_row_of_dice_is_told_in_runs(void **state)
{
    const lin_die_kind k[] = { six, six, ten, { 10, false }, six };
    char line[64];
    lin_text t = lin_text_in(line, sizeof line);

    (void)state;
    lin_die_kinds_print(k, 5, &t);
    assert_string_equal(line, "6*2 0-9 10 6");
    t = lin_text_in(line, sizeof line);
    lin_die_kinds_print(k, 2, &t);
    assert_string_equal(line, "6");
}

static void every_face_falls_and_no_other(void **state)
{
    lin_dice d = lin_dice_seeded(1777, 0);

    (void)state;
    for (int faces = 3; faces <= LIN_FACES; faces++)
        for (int zero = 0; zero < 2; zero++) {
            const lin_die_kind k = { (uint8_t)faces, zero };
            int fell[LIN_FACES + 1] = { 0 };

            for (int i = 0; i < 2000; i++) {
                uint8_t face;

                assert_true(lin_dice_throw(&d, 1, k, &face));
                assert_true(lin_die_has(k, face));
                fell[face]++;
            }
            for (int face = lin_die_low(k); face <= lin_die_high(k); face++)
                assert_true(fell[face] > 2000 / faces / 2);
        }
}

/* The same seed throws the same die, told from 0 or from 1. */
static void a_die_from_zero_is_the_same_die(void **state)
{
    lin_dice a = lin_dice_seeded(7, 3), b = a;
    const lin_die_kind from_one = { 10, false };

    (void)state;
    for (int i = 0; i < 200; i++) {
        uint8_t one, zero;

        lin_dice_throw(&a, 1, from_one, &one);
        lin_dice_throw(&b, 1, ten, &zero);
        assert_int_equal(one, zero + 1);
    }
}

static void scripted_dice_must_be_faces_of_the_die(void **state)
{
    static const uint8_t faces[] = { 0, 9, 6 };
    lin_dice d = lin_dice_scripted(faces, 3);
    uint8_t out[2];

    (void)state;
    assert_false(lin_dice_throw(&d, 1, six, out)); /* a 0 */
    assert_true(lin_dice_throw(&d, 2, ten, out));
    assert_int_equal(out[0], 0);
    assert_int_equal(out[1], 9);
    assert_true(lin_dice_throw(&d, 1, six, out));
    d = lin_dice_scripted((const uint8_t[]){ 10 }, 1);
    assert_false(lin_dice_throw(&d, 1, ten, out));
}

/* ---- A game with such dice ---- */

static void say(lin_session *s, lin_side who, const char *text)
{
    lin_refusal why;

    if (lin_say(s, who, text, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
}

static lin_session *scouting(lin_dice dice)
{
    lin_session *s;

    assert_int_equal(lin_session_new(&s, toy_field_with(true, true), dice, NULL), LIN_OK);
    say(s, LIN_FIRST, "plan hold");
    say(s, LIN_SECOND, "plan hold");
    return s;
}

static void roll(lin_session *s, int n, uint8_t a, uint8_t b, uint8_t c)
{
    lin_refusal why;

    if (lin_session_roll(s, (const uint8_t[]){ a, b, c }, n, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void typed_dice_are_held_to_their_faces(void **state)
{
    lin_session *s = scouting(lin_dice_typed());
    lin_refusal why;

    (void)state;
    say(s, LIN_FIRST, "scout R1");
    assert_int_equal(lin_session_roll(s, (const uint8_t[]){ 1, 5, 1 }, 3, &why), LIN_SYNTAX);
    assert_string_equal(why.text, "A die shows 1 to 4, not 5.");
    roll(s, 3, 2, 3, 4);
    assert_int_equal(lin_session_roll(s, (const uint8_t[]){ 0 }, 1, &why), LIN_SYNTAX);
    assert_string_equal(why.text, "A die shows 1 to 20, not 0.");
    roll(s, 1, 20, 0, 0);
    assert_int_equal(lin_session_roll(s, (const uint8_t[]){ 9, 10 }, 2, &why), LIN_SYNTAX);
    assert_string_equal(why.text, "A die shows 0 to 9, not 10.");
    roll(s, 2, 0, 9, 0);
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_ASKS_SIDE);
    lin_session_free(s);
}

static char *written(const lin_session *s)
{
    static char *text;

    assert_int_equal(lin_record_write(s, &text, NULL), LIN_OK);
    return text;
}

static void a_record_keeps_zeros(void **state)
{
    lin_session *s = scouting(lin_dice_typed()), *back;
    char *text, *second;
    lin_refusal why;
    lin_entry e;
    lin_die die[6];

    (void)state;
    say(s, LIN_FIRST, "scout R1");
    roll(s, 3, 1, 2, 4);
    roll(s, 1, 13, 0, 0);
    roll(s, 2, 0, 0, 0); /* and R1 is lost */
    text = written(s);
    assert_non_null(strstr(text, "scout R1            = 1 2 4 13 0 0\n"));
    if (lin_record_read(&back, toy_field_with(true, true), text, strlen(text), lin_dice_typed(),
                        &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    second = written(back);
    assert_string_equal(text, second);
    assert_true(lin_hash(lin_session_game(back)) == lin_hash(lin_session_game(s)));
    assert_int_equal(((const toy_state *)lin_state(lin_session_game(back)))->at[0], TOY_LOST);
    assert_true(lin_session_get(back, 2, &e));
    assert_int_equal(e.faces, 6);
    assert_string_equal(name_of(e.kind[0]), "4");
    assert_string_equal(name_of(e.kind[3]), "20");
    assert_string_equal(name_of(e.kind[5]), "0-9");
    assert_int_equal(lin_session_dice(back, die, 6), 6);
    assert_int_equal(die[4].face, 0);
    assert_true(die[4].kind.from_zero);
    free(second);
    lin_session_free(back);
    strcpy(strstr(text, "= 1 2 4 13 0 0"), "= 1 2 4 13 0 10\n");
    assert_int_equal(lin_record_read(&back, toy_field_with(true, true), text, strlen(text),
                                     lin_dice_typed(), &why),
                     LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "A die shows 0 to 9, not 10."));
    lin_free(text);
    lin_session_free(s);
}

/* ---- Sealed ---- */

static lin_seal fixed_seal(void)
{
    lin_seal seal = { .open = true };

    for (int i = 0; i < LIN_SEAL_BYTES; i++)
        seal.secret[i] = (uint8_t)i;
    lin_seal_commit(seal.commit, seal.secret);
    return seal;
}

static lin_status proven(const char *text, uint64_t *dice, lin_refusal *why)
{
    lin_session *s = NULL;
    lin_seal_proof proof = { 0 };
    lin_seal seal;
    bool sealed;
    lin_status status = lin_seal_read(text, strlen(text), &seal, &sealed, why);

    if (status == LIN_OK)
        status =
            lin_seal_prove(&s, toy_field_with(true, true), text, strlen(text), &seal, &proof, why);
    lin_session_free(s);
    *dice = proof.dice;
    return status;
}

/* Scouts until a 0 has fallen; some of it is taken back, so deep that only its dice are kept. */
static lin_session *sealed_scouting(lin_sealed *stream)
{
    const lin_seal seal = fixed_seal();
    uint8_t key[LIN_SEAL_BYTES];
    lin_session *s;

    lin_seal_key_of(&seal, key);
    lin_sealed_begin(stream, key, 0);
    s = scouting(lin_dice_sealed(stream));
    for (int i = 0; i < 100; i++)
        say(s, LIN_FIRST, "aim 1 3");
    for (int i = 0; i < 90; i++) {
        say(s, LIN_FIRST, "scout R1");
        assert_int_equal(lin_undo(s, LIN_FIRST, true, NULL), LIN_OK);
        say(s, LIN_FIRST, "aim 1 7");
        say(s, LIN_FIRST, "undo");
        say(s, LIN_FIRST, "undo");
    }
    say(s, LIN_FIRST, "scout R2");
    say(s, LIN_SECOND, "concede");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    return s;
}

static void sealed_dice_from_zero_are_proven(void **state)
{
    lin_sealed stream;
    lin_session *s = sealed_scouting(&stream), *back;
    char *text = written(s), *second, *at;
    uint64_t dice = 0;
    lin_refusal why = { 0 };

    (void)state;
    if (proven(text, &dice, &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    assert_int_equal(dice, 91 * 6);
    at = strstr(text, " dice = ");
    assert_non_null(at);
    assert_non_null(strstr(at, "/4 "));
    assert_non_null(strstr(at, "/20 "));
    assert_non_null(strstr(at, "0/0-9"));
    assert_int_equal(lin_record_read(&back, toy_field_with(true, true), text, strlen(text),
                                     lin_dice_typed(), &why),
                     LIN_OK);
    second = written(back);
    assert_string_equal(text, second);
    at = strstr(at, "0/0-9");
    at[0] = '1';
    assert_int_equal(proven(text, &dice, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "is a 1, but the secrets give a 0"));
    free(second);
    lin_free(text);
    lin_session_free(back);
    lin_session_free(s);
}

static void the_header_tells_kinds(void **state)
{
    const lin_seal seal = fixed_seal();
    uint8_t key[LIN_SEAL_BYTES];
    lin_sealed stream;
    lin_session *s;
    char *text;
    uint64_t dice;
    lin_refusal why;

    (void)state;
    lin_seal_key_of(&seal, key);
    lin_sealed_begin(&stream, key, 0);
    s = scouting(lin_dice_sealed(&stream));
    say(s, LIN_FIRST, "scout R1");
    say(s, LIN_SECOND, "concede");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    assert_string_equal(lin_session_header_get(s, "DiceFaces"), "4*3 20 0-9*2");
    lin_session_header(s, "DiceFaces", "4*3 20 10*2");
    text = written(s);
    assert_int_equal(proven(text, &dice, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "4*3 20 0-9*2"));
    lin_free(text);
    lin_session_free(s);
}

/* ---- Odds ---- */

static int throws_of(const lin_roll_ask *ask, lin_throw *out)
{
    const int n = lin_throws_of(ask, out);
    lin_ratio all = { 0, 1 };

    for (int i = 0; i < n; i++) {
        assert_true(lin_ratio_plus(all, out[i].share, &all));
        for (int k = 0; k < ask->n; k++)
            assert_true(lin_die_has(lin_die_kind_of(ask), out[i].face[k]));
    }
    assert_true(n < 0 || (all.num == 1 && all.den == 1));
    return n;
}

/* Every die of 3 to 20 faces, from 0 and from 1, one to four of them, by sum: against all throws.
 */
static void sums_weigh_as_they_fall(void **state)
{
    static lin_throw out[LIN_THROWS];

    (void)state;
    for (int faces = 3; faces <= LIN_FACES; faces++)
        for (int zero = 0; zero < 2; zero++)
            for (int n = 1; n <= 3; n++) {
                lin_roll_ask ask = {
                    .n = (uint8_t)n, .faces = (uint8_t)faces, .from_zero = zero, .by_sum = true
                };
                const lin_die_kind k = lin_die_kind_of(&ask);
                uint64_t ways[3 * LIN_FACES + 1] = { 0 };
                uint64_t all = 1, at = 0;
                int got;

                for (int i = 0; i < n; i++)
                    all *= (uint64_t)faces;
                for (uint64_t code = 0; code < all; code++) {
                    int sum = 0;

                    for (uint64_t c = code, i = 0; i < (uint64_t)n; i++, c /= (uint64_t)faces)
                        sum += lin_die_low(k) + (int)(c % (uint64_t)faces);
                    ways[sum]++;
                }
                for (int sum = n * lin_die_low(k); sum <= n * lin_die_high(k); sum++)
                    ask.class_of[sum] = (uint8_t)(sum - n * lin_die_low(k));
                got = throws_of(&ask, out);
                assert_int_equal(got, n * (faces - 1) + 1);
                for (int i = 0; i < got; i++) {
                    const int sum = n * lin_die_low(k) + i;
                    int shown = 0;

                    for (int d = 0; d < n; d++)
                        shown += out[i].face[d];
                    assert_int_equal(shown, sum);
                    assert_true(out[i].share.num * all == out[i].share.den * ways[sum]);
                    at += ways[sum];
                }
                assert_true(at == all);
            }
}

static void each_die_by_itself(void **state)
{
    static lin_throw out[LIN_THROWS];
    lin_roll_ask ask = { .n = 1, .faces = 20, .classes = 20 };

    (void)state;
    for (int face = 1; face <= 20; face++)
        ask.class_of[face] = (uint8_t)(face - 1);
    assert_int_equal(throws_of(&ask, out), 20);
    ask = (lin_roll_ask){ .n = 2, .faces = 10, .from_zero = true, .classes = 2, .class_of = { 1 } };
    assert_int_equal(throws_of(&ask, out), 3); /* no zero, one, two */
    assert_true(out[0].share.num == 1 && out[0].share.den == 100);
}

/* 0 and 0 in one of a hundred throws, 10 and more in 45 - 0: counted by hand. */
static void odds_of_scouting(void **state)
{
    lin_odds *odds = lin_odds_new();
    lin_session *s = scouting(lin_dice_typed());
    double lost = 0, found = 0, all = 0;
    lin_refusal why;

    (void)state;
    if (lin_odds_of(lin_session_game(s), "scout R1", NULL, odds, &why) != LIN_OK)
        fail_msg("%s", why.text);
    for (int i = 0; i < lin_odds_outcomes(odds); i++) {
        const lin_outcome *o = lin_odds_outcome(odds, i);

        all += o->p;
        lost += strstr(o->text, "finds death") ? o->p : 0;
        found += strstr(o->text, "finds treasure") ? o->p : 0;
    }
    assert_true(all > 0.999999 && all < 1.000001);
    assert_true(lost > 0.0099999 && lost < 0.0100001);
    assert_true(found > 0.4499999 && found < 0.4500001);
    lin_odds_free(odds);
    lin_session_free(s);
}

/* ---- Scripts ---- */

static lin_status find_field(void *self, const char *battle, const char *options,
                             const lin_field **out, lin_refusal *why)
{
    (void)self, (void)battle, (void)options, (void)why;
    *out = toy_field_with(true, true);
    return LIN_OK;
}

static void note(void *self, const char *file, int line, bool passed, const char *title,
                 const char *why)
{
    (void)self, (void)file, (void)title;
    if (!passed)
        fail_msg("line %d: %s", line, why);
}

static void scripts_throw_zeros(void **state)
{
    static const char text[] = "% TY-8.3: two zeros are the end of a scout\n"
                               "battle toy\n"
                               "place unit R1 at A1\n"
                               "place turn 1 points 0 0 plans hold hold\n"
                               "place phase red\n"
                               "    odds \"scout R1\" : death 1/100, treasure 9/20\n"
                               "    scout R1\n"
                               "    asks dice 3d4 creeping up\n"
                               "    roll 2 2 5 refused dice \"A die shows 1 to 4\"\n"
                               "    roll 2 3 4\n"
                               "    asks dice 1d20 listening\n"
                               "    roll 20\n"
                               "    asks dice 2d0-9 finding\n"
                               "    roll 0 10 refused dice \"A die shows 0 to 9\"\n"
                               "    roll 0 0\n"
                               "    event find R1 death 0 0\n"
                               "    is unit R1 at lost seen\n"
                               "\n"
                               "% TY-8.1: a 1 shakes it; dice can be queued\n"
                               "place unit R1 at A1\n"
                               "place turn 1 points 0 0 plans hold hold\n"
                               "place phase red\n"
                               "    dice 1 4 4  3  0 9\n"
                               "    scout R1\n"
                               "    is unit R1 at A1 shaken\n"
                               "    event find R1 nothing 0 9\n";
    const lin_script_source source = { .field = find_field };
    lin_tally tally = { 0, 0 };

    (void)state;
    assert_int_equal(
        lin_script_run("test.t", text, strlen(text), &source, note, NULL, &tally, NULL), LIN_OK);
    assert_int_equal(tally.passed, 2);
}

/* What is needed is met by each die, or by the sum; by high dice or by low ones. */
static void what_is_needed_is_met(void **state)
{
    const uint8_t face[] = { 6, 5, 2, 1 };
    lin_roll_ask ask = { .n = 4, .faces = 6, .better = 1, .need = 5 };

    (void)state;
    assert_int_equal(lin_needs_met(&ask, face), 2);
    assert_true(lin_need_met(&ask, 5) && !lin_need_met(&ask, 4));
    ask.better = -1;
    assert_int_equal(lin_needs_met(&ask, face), 3);
    ask.need_sum = true;
    ask.need = 14;
    assert_int_equal(lin_needs_met(&ask, face), 1);
    ask.need = 13;
    assert_int_equal(lin_needs_met(&ask, face), 0);
    ask.need = 0;
    assert_int_equal(lin_needs_met(&ask, face), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_kind_is_written_and_read_back),
        cmocka_unit_test(a_row_of_dice_is_told_in_runs),
        cmocka_unit_test(every_face_falls_and_no_other),
        cmocka_unit_test(a_die_from_zero_is_the_same_die),
        cmocka_unit_test(scripted_dice_must_be_faces_of_the_die),
        cmocka_unit_test(typed_dice_are_held_to_their_faces),
        cmocka_unit_test(a_record_keeps_zeros),
        cmocka_unit_test(sealed_dice_from_zero_are_proven),
        cmocka_unit_test(the_header_tells_kinds),
        cmocka_unit_test(sums_weigh_as_they_fall),
        cmocka_unit_test(each_die_by_itself),
        cmocka_unit_test(odds_of_scouting),
        cmocka_unit_test(scripts_throw_zeros),
        cmocka_unit_test(what_is_needed_is_met),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
