/* test_seal.c -- sealed dice: the numbers are those of BLAKE2b as others compute it (Python's
 * hashlib made the vectors here), and a record proves its dice or is found out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/session.h"
#include "files/files.h"
#include "seal/seal.h"

/* server: 0, 1, 2 ... 31; first seat: 100 ... 131; second seat: all 255. */
static lin_seal fixed_seal(void)
{
    lin_seal seal = { .open = true, .has = { true, true } };

    for (int i = 0; i < LIN_SEAL_BYTES; i++) {
        seal.secret[i] = (uint8_t)i;
        seal.seat[0][i] = (uint8_t)(100 + i);
        seal.seat[1][i] = 255;
    }
    lin_seal_commit(seal.commit, seal.secret);
    return seal;
}

static lin_sealed fixed_stream(uint64_t used)
{
    const lin_seal seal = fixed_seal();
    uint8_t key[LIN_SEAL_BYTES];
    lin_sealed s;

    lin_seal_key_of(&seal, key);
    lin_sealed_begin(&s, key, used);
    return s;
}

static void is_hex(const uint8_t *bytes, const char *want)
{
    char hex[LIN_SEAL_HEX];

    lin_seal_hex(hex, bytes);
    assert_string_equal(hex, want);
}

/* ---- The numbers ---- */

static void commits_and_keys_are_blake2b(void **state)
{
    const lin_seal seal = fixed_seal();
    uint8_t key[LIN_SEAL_BYTES];

    (void)state;
    is_hex(seal.commit, "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
    lin_seal_key(key, seal.secret, seal.seat[0], seal.seat[1]);
    is_hex(key, "5128bc2a48354395cc61f8de5043d53855d268d4fc75c3911194ba5ecc1bb816");
    lin_seal_key(key, seal.secret, seal.seat[0], NULL);
    is_hex(key, "8984d0286b1602d282c0749a725f9d4556297d6a90480a8d415be60cd0efa472");
    lin_seal_key(key, seal.secret, NULL, seal.seat[1]);
    is_hex(key, "8c52e94bf0354f7f381b26292465a7ad02781e5f30b8bf4fdaa8241038a1189f");
}

static void falls(int faces, const uint8_t *want, int n, uint64_t used)
{
    lin_sealed s = fixed_stream(0);

    for (int i = 0; i < n; i++)
        assert_int_equal(lin_sealed_die(&s, faces), want[i]);
    assert_int_equal(s.used, used);
}

/* So many that a byte has been passed over and a second block begun. */
static void dice_are_read_off_the_stream(void **state)
{
    static const uint8_t six[] = { 6, 3, 1, 1, 5, 4, 2, 1, 3, 2, 5, 4, 5, 3, 6, 4, 2, 5, 1, 5,
                                   3, 4, 5, 5, 3, 2, 4, 3, 3, 2, 3, 5, 1, 6, 2, 4, 6, 4, 2, 2,
                                   4, 1, 5, 1, 1, 4, 6, 6, 5, 1, 3, 5, 4, 4, 1, 1, 4, 6, 4, 5,
                                   4, 2, 2, 6, 3, 2, 6, 5, 6, 1, 3, 4, 4, 5, 5, 3, 4, 4, 4, 4,
                                   6, 5, 1, 1, 6, 1, 2, 2, 2, 3, 5, 5, 1, 1, 1, 3, 4, 5, 4, 2 };
    static const uint8_t ten[] = { 6,  5, 3, 1,  5,  6,  4,  5,  9,  8, 3,  10, 7, 3, 2, 4, 8,  3,
                                   1,  1, 9, 10, 3,  1,  3,  8,  2,  5, 7,  4,  7, 3, 9, 4, 8,  10,
                                   10, 4, 8, 6,  10, 7,  9,  3,  7,  8, 10, 10, 7, 3, 5, 7, 10, 10,
                                   5,  3, 4, 10, 2,  10, 10, 10, 10, 1, 6,  8,  5, 4, 5, 5 };
    static const uint8_t twenty[] = { 16, 15, 13, 1, 5,  6,  14, 15, 19, 8, 3,  7,  13, 2,
                                      4,  18, 3,  1, 19, 10, 3,  1,  3,  8, 12, 15, 17, 14,
                                      7,  13, 9,  4, 10, 10, 18, 6,  20, 7, 19, 3 };
    static const uint8_t hundred[] = { 36, 35, 93, 61, 65, 66, 14, 15, 8,  83, 67, 33, 64, 38, 23,
                                       41, 59, 70, 83, 41, 63, 8,  72, 75, 77, 14, 87, 53, 49, 24 };
    static const uint8_t most[] = { 36,  135, 193, 61, 65,  166, 14,  115, 219, 8,
                                    83,  250, 167, 33, 222, 64,  38,  23,  241, 41,
                                    159, 70,  83,  41, 63,  8,   172, 75,  177 };
    static const uint8_t one[] = { 1, 1, 1, 1, 1 };

    (void)state;
    falls(6, six, 100, 101);
    falls(10, ten, 70, 71);
    falls(20, twenty, 40, 44);
    falls(100, hundred, 30, 34);
    falls(255, most, 29, 29);
    falls(1, one, 5, 5);
}

static void dice_of_several_kinds_share_the_stream(void **state)
{
    static const uint8_t want[] = { 6,  5, 1,  1, 5,  6,  2,  15, 3, 8,  5, 7, 3,  2,  4,
                                    18, 5, 1,  5, 19, 4,  3,  5,  3, 2,  2, 3, 17, 2,  7,
                                    5,  9, 6,  8, 4,  10, 4,  8,  2, 20, 1, 9, 1,  17, 4,
                                    10, 6, 17, 1, 5,  5,  10, 4,  5, 1,  4, 6, 2,  5,  20 };
    static const int faces[] = { 6, 10, 6, 20 };
    lin_sealed s = fixed_stream(0);

    (void)state;
    for (int i = 0; i < 60; i++)
        assert_int_equal(lin_sealed_die(&s, faces[i % 4]), want[i]);
    assert_int_equal(s.used, 61);
}

/* Block 2^32 + 5: the number of a block has all its eight bytes. */
static void far_blocks_are_numbered_in_full(void **state)
{
    const lin_sealed s = fixed_stream(((UINT64_C(1) << 32) + 5) * 64 + 63);

    (void)state;
    is_hex(s.bytes, "db810b356786cb36349fd1bec7ac974a75d4eed272386ec82e0e879cd6885e14");
    is_hex(s.bytes + 32, "1164c8b290faced9513867701b8f28ff69d172c14c4346bce71e05f5f67b45b1");
}

static void a_stream_is_taken_up_where_it_stood(void **state)
{
    lin_sealed whole = fixed_stream(0);

    (void)state;
    for (int i = 0; i < 1000; i++) {
        const uint64_t used = whole.used;
        const uint8_t die = lin_sealed_die(&whole, 6);
        lin_sealed later = fixed_stream(used);

        assert_int_equal(lin_sealed_die(&later, 6), die);
        assert_int_equal(later.used, whole.used);
    }
}

static void no_die_has_no_faces(void **state)
{
    lin_sealed s = fixed_stream(0);
    lin_dice dice = lin_dice_sealed(&s);
    uint8_t face;

    (void)state;
    assert_int_equal(lin_sealed_die(&s, 0), 0);
    assert_int_equal(lin_sealed_die(&s, -6), 0);
    assert_int_equal(lin_sealed_die(&s, 256), 0);
    assert_false(dice.throw_one(&dice, 256, &face));
    assert_int_equal(s.used, 0);
    assert_true(dice.throw_one(&dice, 6, &face));
    assert_int_equal(face, 6);
}

static void secrets_differ_and_hex_is_exact(void **state)
{
    uint8_t a[LIN_SEAL_BYTES] = { 0 }, b[LIN_SEAL_BYTES] = { 0 }, c[LIN_SEAL_BYTES];
    char hex[80];

    (void)state;
    assert_true(lin_seal_new(a));
    assert_true(lin_seal_new(b));
    assert_memory_not_equal(a, b, sizeof a);
    lin_seal_hex(hex, a);
    assert_int_equal(strlen(hex), 64);
    assert_true(lin_seal_unhex(c, hex));
    assert_memory_equal(a, c, sizeof a);
    assert_true(
        lin_seal_unhex(c, "CB2F5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503D6"));
    assert_int_equal(c[0], 0xcb);
    strcat(hex, "0");
    assert_false(lin_seal_unhex(c, hex));
    hex[63] = '\0';
    assert_false(lin_seal_unhex(c, hex));
    assert_false(lin_seal_unhex(c, ""));
    assert_false(
        lin_seal_unhex(c, "xb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6"));
    assert_false(
        lin_seal_unhex(c, "cb:f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6"));
}

/* ---- Records ---- */

static void say(lin_session *s, lin_side who, const char *text)
{
    lin_refusal why = { 0 };

    if (lin_say(s, who, text, &why) != LIN_OK)
        fail_msg("%s was refused: %s", text, why.text);
}

static char *written(const lin_session *s)
{
    static char *text;

    assert_int_equal(lin_record_write(s, &text, NULL), LIN_OK);
    return text;
}

/* Write `with` over the first `what` of the text, which is as long. */
static void overwrite(char *text, const char *what, const char *with)
{
    const char *at = strstr(text, what);

    assert_non_null(at);
    memcpy(text + (at - text), with, strlen(with));
}

/* The toy with shots of ten faces and charges of six. */
static void roll_shot_of_ten(ASK, lin_roll_ask *out)
{
    toy_roll_shot(view, f, out);
    out->faces = 10;
    for (int face = 7; face <= 10; face++)
        out->class_of[face] = 1;
}

static const lin_field *two_kinds(void)
{
    static lin_step step[T_STEPS];
    static lin_rules rules;
    static lin_field field;

    memcpy(step, toy_steps, sizeof step);
    step[T_SHOT].roll = roll_shot_of_ten;
    rules = toy_rules;
    rules.step = step;
    field = *toy_field(true);
    field.rules = &rules;
    return &field;
}

static lin_session *sealed_game(const lin_field *field, lin_sealed *stream)
{
    lin_session *s;

    *stream = fixed_stream(0);
    assert_int_equal(lin_session_new(&s, field, lin_dice_sealed(stream), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_SECOND, "plan storm");
    say(s, LIN_FIRST, "go R1 B2 C3 D4 E5 E6 E7"); /* now B1 and B2 are next to it */
    return s;
}

/* Red fires back, charges, takes a charge back, charges once more; then it is over. */
static lin_session *short_game(lin_sealed *stream)
{
    lin_session *s = sealed_game(two_kinds(), stream);
    const lin_seal seal = fixed_seal();

    say(s, LIN_SECOND, "fire B1"); /* three of ten faces */
    while (lin_to_answer(s->game) == LIN_FIRST &&
           lin_answers(s->game)->order[lin_answers(s->game)->orders - 1].verb == V_PASS)
        say(s, LIN_FIRST, "pass");
    if (((const toy_state *)lin_state(s->game))->shaken[0])
        say(s, LIN_FIRST, "rest R1");
    say(s, LIN_FIRST, "charge R1 B1"); /* two of six */
    assert_int_equal(lin_undo(s, LIN_FIRST, true, NULL), LIN_OK);
    say(s, LIN_FIRST, "charge R1 B2");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    assert_null(lin_session_header_get(s, "SealSecret")); /* never before the end */
    say(s, LIN_SECOND, "concede");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    assert_non_null(lin_session_header_get(s, "SealSecret"));
    return s;
}

static lin_status proven(const lin_field *field, const char *text, uint64_t *dice, lin_refusal *why)
{
    lin_session *s = NULL;
    lin_seal_proof proof = { 0 };
    lin_seal seal;
    bool sealed;
    lin_status status = lin_seal_read(text, strlen(text), &seal, &sealed, why);

    if (status == LIN_OK) {
        assert_true(sealed && seal.open);
        status = lin_seal_prove(&s, field, text, strlen(text), &seal, &proof, why);
        assert_true((s != NULL) == (status == LIN_OK));
    }
    lin_session_free(s);
    if (dice)
        *dice = proof.dice;
    return status;
}

/* The record with `from` replaced by `to` is refused at that line with these words. */
static void refused(const char *text, const char *from, const char *to, int line, const char *words)
{
    const char *at = strstr(text, from);
    char *changed = malloc(strlen(text) + strlen(to) + 1);
    lin_refusal why = { 0 };

    assert_non_null(at);
    sprintf(changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    assert_int_equal(proven(two_kinds(), changed, NULL, &why), LIN_BAD_FILE);
    if (!strstr(why.text, words) || why.line != line)
        fail_msg("line %d \"%s\", not line %d with \"%s\"\n%s", why.line, why.text, line, words,
                 changed);
    free(changed);
}

static void a_sealed_record_proves_its_dice(void **state)
{
    lin_sealed stream;
    lin_session *s = short_game(&stream), *again;
    char *text = written(s), *second;
    lin_refusal why = { 0 };
    lin_seal seal;
    lin_seal_proof proof;
    bool sealed;

    (void)state;
    assert_int_equal(lin_session_dice(s, NULL, 0), 7);
    assert_int_equal(lin_seal_read(text, strlen(text), &seal, &sealed, &why), LIN_OK);
    assert_true(sealed && seal.open && seal.has[0] && seal.has[1] && seal.earlier == 0);
    assert_int_equal(lin_seal_prove(&again, two_kinds(), text, strlen(text), &seal, &proof, &why),
                     LIN_OK);
    assert_int_equal(proof.dice, 7);
    assert_int_equal(proof.used, stream.used); /* the game could go on from there */
    second = written(again);
    assert_string_equal(second, text);
    assert_true(lin_hash(again->game) == lin_hash(s->game));
    free(text);
    free(second);
    lin_session_free(again);
    lin_session_free(s);
}

/* The dice are 6 5 3 of ten faces, then 1 5 and 4 2 of six: see the vectors. */
static void changed_records_are_found_out(void **state)
{
    lin_sealed stream;
    lin_session *s = short_game(&stream);
    char *text = written(s);

    (void)state;
    assert_non_null(strstr(text, "= 6 5 3\n"));
    assert_non_null(strstr(text, "= 1 5\n"));
    assert_non_null(strstr(text, "= 4 2\n"));
    refused(text, "= 6 5 3", "= 6 4 3", 23, "Die 2 of this line is a 4, but the secrets give a 5");
    refused(text, "= 1 5", "= 1 6", 26, "Die 2 of this line is a 6, but the secrets give a 5");
    refused(text, "= 4 2", "= 3 2", 28, "Die 1 of this line is a 3, but the secrets give a 4");
    refused(text, "= 4 2", "= 4 2 1", 28, "but only 2 are thrown");
    refused(text, "SealFirst \"6", "SealFirst \"7", 23, "Die 1 of this line");
    refused(text, "SealSecret \"00", "SealSecret \"01", 11, "not the one that was promised");
    refused(text, "SealCommit \"cb", "SealCommit \"cc", 11, "not the one that was promised");
    refused(text, "SealSecret \"00", "SealSecret \"0", 11, "SealSecret should be 64 hex digits");
    refused(text, "SealSecond \"ff", "SealSecond \"fg", 9, "SealSecond should be 64 hex digits");
    refused(text, "[SealCommit \"", "[SealComnit \"", 6, "lacks the header SealCommit");
    refused(text, "[Dice \"sealed\"]\n", "", 6, "lacks the header [Dice \"sealed\"]");
    refused(text, "[Dice \"sealed\"]", "[Dice \"sealed\"] x", 6, "A header looks like");
    refused(text, "[Dice \"sealed\"]", "[Dice \"sealed\"]\n[SealEarlier \"x\"]", 7,
            "number of dice");
    refused(text, "[Dice \"sealed\"]", "[Dice \"sealed\"]\n[SealEarlier \"8\"]", 7,
            "1 are missing");
    refused(text, "[DiceFaces \"10", "[DiceFaces \"6", 10, "they are \"10*3 6*4\"");
    overwrite(text, "[Hash", "[Note"); /* cut short so that no hash tells it */
    overwrite(text, "[Result", "[Unsure");
    refused(text, "blue  concede\n", "blue  draw\n", 11, "the battle is not over");
    free(text);
    lin_session_free(s);
}

/* A game that goes on from another one brings that one's dice along. */
static void dice_before_the_seal_are_left_alone(void **state)
{
    const uint8_t shot[] = { 9, 9, 9 };
    lin_session *s;
    lin_sealed stream = fixed_stream(0);
    lin_seal seal = fixed_seal();
    uint64_t dice;
    lin_refusal why = { 0 };
    char *text;

    (void)state;
    assert_int_equal(lin_session_new(&s, two_kinds(), lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_SECOND, "plan storm");
    say(s, LIN_FIRST, "go R1 B2 C3 D4 E5 E6 E7");
    say(s, LIN_SECOND, "pass");
    say(s, LIN_FIRST, "go R2 B2 C3 D4 E5 E6 E7");
    say(s, LIN_SECOND, "fire B1");
    assert_int_equal(lin_session_roll(s, shot, 3, NULL), LIN_OK);
    seal.earlier = lin_session_dice(s, NULL, 0);
    assert_int_equal(seal.earlier, 3);
    lin_set_dice(s->game, lin_dice_sealed(&stream));
    while (lin_answers(s->game)->order[lin_answers(s->game)->orders - 1].verb == V_PASS)
        say(s, lin_to_answer(s->game), "pass");
    say(s, LIN_FIRST, "charge R1 B1");
    say(s, LIN_FIRST, "concede");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    text = written(s);
    if (proven(two_kinds(), text, &dice, &why) != LIN_OK)
        fail_msg("line %d: %s\n%s", why.line, why.text, text);
    assert_int_equal(dice, 2);
    free(text);
    lin_session_free(s);
}

static void records_without_a_seal_have_none(void **state)
{
    static const char plain[] = "[Linstock \"1\"]\n[Battle \"toy\"]\n[Dice \"seeded 7\"]\n\n"
                                "; [SealCommit \"in a remark\"]\n";
    lin_seal seal;
    lin_refusal why;
    bool sealed = true;

    (void)state;
    assert_int_equal(lin_seal_read(plain, strlen(plain), &seal, &sealed, &why), LIN_OK);
    assert_false(sealed);
    assert_int_equal(lin_seal_read("", 0, &seal, &sealed, &why), LIN_OK);
    assert_false(sealed);
    assert_int_equal(lin_seal_line("[A \"x\"]\n  [Dice \"\"]", 19, "dice"), 2);
    assert_int_equal(lin_seal_line("[Dices \"x\"]", 11, "dice"), 0);
    assert_int_equal(lin_seal_line("[Dice", 5, "dice"), 0);
}

/* What goes on from a sealed game has a seal of its own, or none. */
static void headers_of_an_earlier_game_are_taken_away(void **state)
{
    lin_sealed stream;
    lin_session *s = short_game(&stream);
    lin_seal seal = { .commit = { 7 }, .has = { false, true }, .earlier = 7 };

    (void)state;
    lin_session_header(s, "Place", "Chadds Ford");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    assert_string_equal(lin_session_header_get(s, "Dice"), "sealed");
    assert_string_equal(lin_session_header_get(s, "SealEarlier"), "7");
    assert_non_null(lin_session_header_get(s, "SealSecond"));
    assert_null(lin_session_header_get(s, "SealFirst"));
    assert_null(lin_session_header_get(s, "SealSecret"));
    assert_null(lin_session_header_get(s, "DiceFaces"));
    assert_int_equal(lin_seal_headers(s, NULL, NULL), LIN_OK);
    assert_null(lin_session_header_get(s, "Dice"));
    assert_null(lin_session_header_get(s, "SealCommit"));
    assert_string_equal(lin_session_header_get(s, "Place"), "Chadds Ford");
    assert_string_equal(lin_session_header_get(s, "Battle"), "toy");
    lin_session_header(s, "Battle", NULL);
    assert_string_equal(lin_session_header_get(s, "Battle"), "toy");
    lin_session_header(s, "Place", NULL);
    assert_null(lin_session_header_get(s, "Place"));
    lin_session_free(s);
}

static void headers_need_room(void **state)
{
    const lin_seal seal = fixed_seal();
    lin_session *s;
    char key[16];
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_session_new(&s, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    for (int i = 0; i < LIN_HEADERS; i++) {
        snprintf(key, sizeof key, "Note%d", i);
        lin_session_header(s, key, "x");
    }
    assert_int_equal(lin_seal_headers(s, &seal, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "no room left"));
    lin_session_free(s);
}

/* ---- Lines left out ---- */

/* Nests deeper than a record holds, with dice in every line taken back. */
static lin_session *deep_game(lin_sealed *stream)
{
    lin_session *s = sealed_game(two_kinds(), stream);
    const lin_seal seal = fixed_seal();

    say(s, LIN_SECOND, "pass");
    for (int i = 0; i < 100; i++)
        say(s, LIN_FIRST, "aim 1 3");
    for (int i = 0; i < 90; i++) {
        say(s, LIN_FIRST, "charge R1 B1");
        assert_int_equal(lin_undo(s, LIN_FIRST, true, NULL), LIN_OK);
        say(s, LIN_FIRST, "aim 1 7");
        say(s, LIN_FIRST, "undo");
        say(s, LIN_FIRST, "undo");
    }
    say(s, LIN_FIRST, "charge R1 B2");
    say(s, LIN_SECOND, "concede");
    assert_int_equal(lin_seal_headers(s, &seal, NULL), LIN_OK);
    return s;
}

static void no_die_is_missing_where_lines_are_left_out(void **state)
{
    lin_sealed stream;
    lin_session *s = deep_game(&stream), *again;
    char *text = written(s), *second;
    uint64_t dice = 0;
    lin_refusal why = { 0 };

    (void)state;
    assert_non_null(strstr(text, " dice = 6/6 3/6\n")); /* the first to have been left out */
    if (proven(two_kinds(), text, &dice, &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    assert_int_equal(dice, 182);
    assert_int_equal(dice, lin_session_dice(s, NULL, 0));
    assert_int_equal(
        lin_record_read(&again, two_kinds(), text, strlen(text), lin_dice_typed(), &why), LIN_OK);
    assert_int_equal(lin_session_dice(again, NULL, 0), 182);
    second = written(again);
    assert_string_equal(text, second);
    overwrite(text, "dice = 6/6 3/6", "dice = 6/6 2/6");
    assert_int_equal(proven(two_kinds(), text, &dice, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "is a 2, but the secrets give a 3"));
    free(text);
    free(second);
    lin_session_free(again);
    lin_session_free(s);
}

static void bad_dice_of_lines_left_out_are_refused(void **state)
{
    static const char *const bad[] = {
        "(\n1 red plan hold\ndice\n)\n",
        "(\n1 red plan hold\ndice =\n)\n",
        "(\n1 red plan hold\ndice = 3\n)\n",
        "(\n1 red plan hold\ndice = 7/6\n)\n",
        "(\n1 red plan hold\ndice = 0/6\n)\n",
        "(\n1 red plan hold\ndice = 3/256\n)\n",
        "(\n1 red plan hold\ndice = 3/\n)\n",
        "(\n1 red plan hold\ndice = -1/-1\n)\n",
        ("(\n1 red plan hold\ndice = 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 1/6 "
         "1/6 1/6 1/6\n)\n"),
        "(\n1 red plan hold\ndice 3/6\n)\n",
        "(\n1 red plan hold\ndice= 3/6\n)\n",
        "dice = 3/6\n",
        "(\ndice = 3/6\n)\n",
    };
    lin_session *s;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[400];

        snprintf(text, sizeof text,
                 "[Linstock \"1\"]\n[Battle \"toy\"]\n[Rules \"toy 1\"]\n"
                 "[Field \"0000000000001234\"]\n\n%s",
                 bad[i]);
        if (lin_record_read(&s, toy_field(true), text, strlen(text), lin_dice_typed(), NULL) !=
            LIN_BAD_FILE)
            fail_msg("this was read: %s", bad[i]);
    }
}

/* Any one byte changed: proven, or refused; never worse, and no changed die is proven. */
static void damaged_records_do_no_harm(void **state)
{
    lin_sealed stream;
    lin_session *s = short_game(&stream);
    char *text = written(s);
    const size_t n = strlen(text);
    const char *dice = strstr(text, "= 6 5 3");
    lin_rng rng = 5;

    (void)state;
    for (int i = 0; i < 3000; i++) {
        const size_t at = lin_rng_below(&rng, (uint32_t)n);
        const char kept = text[at];
        lin_seal seal;
        lin_seal_proof proof;
        lin_session *again = NULL;
        bool sealed;

        text[at] = (char)(1 + lin_rng_below(&rng, 255));
        if (lin_seal_read(text, n, &seal, &sealed, NULL) == LIN_OK && sealed && seal.open &&
            lin_seal_prove(&again, two_kinds(), text, n, &seal, &proof, NULL) == LIN_OK) {
            assert_int_equal(proof.dice, 7);
            assert_memory_equal(dice, "= 6 5 3", 7);
        }
        lin_session_free(again);
        text[at] = kept;
    }
    free(text);
    lin_session_free(s);
}

/* ---- The kept record: a battle of the book ---- */

static void the_kept_record_is_proven(void **state)
{
    lin_source *source = lin_source_new(LIN_SOURCE_DIR);
    const lin_field *field;
    char *text, options[512];
    size_t n;
    uint64_t dice;
    lin_refusal why = { 0 };

    (void)state;
    assert_int_equal(
        lin_slurp(LIN_SOURCE_DIR "/tests/records/sealed.lin", 1 << 20, &text, &n, &why), LIN_OK);
    assert_int_equal(lin_record_options(text, n, options, sizeof options, &why), LIN_OK);
    assert_int_equal(lin_source_field(source, "brandywine-1777", options, &field, &why), LIN_OK);
    if (proven(field, text, &dice, &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    assert_true(dice > 100);
    lin_free(text);
    lin_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commits_and_keys_are_blake2b),
        cmocka_unit_test(dice_are_read_off_the_stream),
        cmocka_unit_test(dice_of_several_kinds_share_the_stream),
        cmocka_unit_test(far_blocks_are_numbered_in_full),
        cmocka_unit_test(a_stream_is_taken_up_where_it_stood),
        cmocka_unit_test(no_die_has_no_faces),
        cmocka_unit_test(secrets_differ_and_hex_is_exact),
        cmocka_unit_test(a_sealed_record_proves_its_dice),
        cmocka_unit_test(changed_records_are_found_out),
        cmocka_unit_test(dice_before_the_seal_are_left_alone),
        cmocka_unit_test(records_without_a_seal_have_none),
        cmocka_unit_test(headers_of_an_earlier_game_are_taken_away),
        cmocka_unit_test(headers_need_room),
        cmocka_unit_test(no_die_is_missing_where_lines_are_left_out),
        cmocka_unit_test(bad_dice_of_lines_left_out_are_refused),
        cmocka_unit_test(damaged_records_do_no_harm),
        cmocka_unit_test(the_kept_record_is_proven),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
