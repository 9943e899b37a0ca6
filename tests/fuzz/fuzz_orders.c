/* fuzz_orders.c -- orders: each line of the input is parsed, expanded, and said in a session.
 *
 * A first line that is a number says how many random answers are given before, and which dice fall,
 * so that orders of every chapter find something to do; an odd one plays the crowd of the tests.
 * The number may go on with the battle and its options: 120@lof-walls:scenario=ambush. A line is
 * said by the side that is asked, or by the other one where it begins with '!'. A refused line
 * changes nothing, and an order that reads prints as it reads. */
#include "fuzz.h"

#define ADVANCE 400 /* random answers at most */

static lin_refusal why;

/* What the first line names after its number, made of its words; options that are none: the usual
 * ones. */
static const lin_field *named_field(unsigned long n, char *line, lin_field **own)
{
    char *colon = strchr(line, ':');
    const lin_field *f;

    if (*line != '@')
        return fuzz_field(n & 1 ? FUZZ_SCRUM : 0, NULL, own);
    if (colon)
        *colon = '\0';
    f = fuzz_field(fuzz_named(line + 1), colon ? colon + 1 : NULL, own);
    return f ? f : fuzz_field(fuzz_named(line + 1), NULL, own);
}

static lin_session *session_advanced(unsigned long n, const lin_field *f)
{
    lin_rng rng = n;
    lin_session *s;
    lin_game *g;
    lin_order o;

    if (lin_session_new(&s, f, lin_dice_seeded(n, 0), &why) != LIN_OK)
        fuzz_fail("no session", why.text);
    g = lin_session_game(s);
    for (unsigned long i = 0; i < n % ADVANCE && lin_waits(g) == LIN_ASKS_SIDE; i++)
        if (!lin_random_order(g, &rng, &o) ||
            lin_session_give(s, lin_to_answer(g), &o, &why) != LIN_OK)
            fuzz_fail("dead end", why.text);
    return s;
}

static void check_parse(const lin_game *g, const char *line)
{
    char printed[300];
    lin_text text = lin_text_in(printed, sizeof printed);
    lin_order o, again;

    if (lin_parse(g, line, &o, &why) != LIN_OK)
        return;
    lin_print(lin_game_field(g), &o, &text);
    if (lin_parse(g, printed, &again, &why) != LIN_OK || !lin_same_order(&o, &again))
        fuzz_fail("an order does not read as it prints", printed);
}

static void check_expand(lin_game *g, const char *line)
{
    static lin_order atom[LIN_ATOMS];
    const uint64_t before = lin_hash(g);
    int n;

    if (lin_waits(g) == LIN_ASKS_SIDE && lin_expand(g, line, atom, LIN_ATOMS, &n, &why) == LIN_OK &&
        (n < 1 || n > LIN_ATOMS))
        fuzz_fail("an expansion has no length", line);
    if (lin_hash(g) != before)
        fuzz_fail("expanding an order did it", line);
}

static void say(lin_session *s, const char *line)
{
    lin_game *g = lin_session_game(s);
    const uint64_t before = lin_hash(g);
    lin_side who = lin_to_answer(g);

    who = who == LIN_SECOND ? LIN_SECOND : LIN_FIRST;
    if (*line == '!') {
        who = who == LIN_FIRST ? LIN_SECOND : LIN_FIRST;
        line++;
    }
    check_parse(g, line);
    check_expand(g, line);
    why.text[0] = '\0';
    if (lin_say(s, who, line, &why) != LIN_OK) {
        if (!why.text[0])
            fuzz_fail("a refusal says nothing", line);
        if (lin_hash(g) != before)
            fuzz_fail("a refused order changed something", line);
    }
    fuzz_unbroken(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *line = text;
    const unsigned long n = strtoul(text, &line, 10);
    lin_field *own;
    lin_session *s;

    if (*line == '@') {
        char *first = line;

        line += strcspn(line, "\n");
        if (*line)
            *line++ = '\0';
        s = session_advanced(n, named_field(n, first, &own));
    } else {
        s = session_advanced(n, named_field(n, line, &own));
    }
    for (; line < text + size; line += strlen(line) + 1) {
        line[strcspn(line, "\n")] = '\0';
        say(s, line);
    }
    lin_session_free(s);
    lin_field_free(own);
    free(text);
    return 0;
}
