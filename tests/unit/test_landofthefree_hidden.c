/* test_landofthefree_hidden.c -- who lies in ambush is nobody else's business: positions that
 * differ in that alone are the same to the enemy, byte for byte, and so is all that he is told,
 * asked and shown. covers: LF-SK-03 LF-ME-12 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/landofthefree/lof.h"

#include <stdio.h>
#include <string.h>

enum { TWINS = 4 };

static lin_source *source;
static const lin_field *field;
static lin_game *twin[TWINS], *seen[TWINS];

/* The Attacker has two groups in reserve, of which each element could be the one, or none is. */
static const char *const hidden[TWINS][4] = { { "hidden", "reserve", "reserve", "reserve" },
                                              { "reserve", "hidden", "reserve", "reserve" },
                                              { "reserve", "reserve", "reserve", "hidden" },
                                              { "reserve", "reserve", "reserve", "reserve" } };

static lin_game *read(const char *phase, const char *const *where)
{
    char text[2000];
    lin_refusal why = { 0 };
    lin_game *g;

    snprintf(text, sizeof text,
             "position lof-nation\nscenario meeting-engagement\nturn 1\nattacker british\nedges "
             "british south american "
             "north\ncommander BFC reserve\ncommander B1 reserve\ncommander B2 reserve\n"
             "unit B1a %s\nunit B1b %s\nunit B2a %s\nunit B2b %s\n"
             "commander AFC at 36 44\ncommander A1 at 20 44\ncommander A2 at 50 44\n"
             "unit A1a at 20 40 facing 180 line\nunit A1b at 32 40 facing 180 line\n"
             "unit A2a at 46 40 facing 180 line\nunit A2b at 60 40 facing 180 open 1\n%s\n",
             where[0], where[1], where[2], where[3], phase);
    if (lin_position_read(&g, field, text, strlen(text), lin_dice_seeded(5, 1), &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    return g;
}

static int open_source(void **state)
{
    lin_refusal why;

    (void)state;
    source = lin_source_new(NULL);
    return source && lin_source_field(source, LIN_SOURCE_DIR "/tests/battles/lof-nation",
                                      "scenario=meeting-engagement", &field, &why) == LIN_OK
               ? 0
               : -1;
}

static int close_source(void **state)
{
    (void)state;
    lin_source_free(source);
    return 0;
}

static void say(lin_game *g, const char *text)
{
    static lin_order atom[LIN_ATOMS];
    lin_refusal why = { 0 };
    int n = 0;

    if (lin_expand(g, text, atom, LIN_ATOMS, &n, &why) != LIN_OK)
        fail_msg("%s: %s", text, why.text);
    for (int i = 0; i < n; i++)
        if (lin_give(g, lin_to_answer(g), &atom[i], &why) != LIN_OK)
            fail_msg("%s: %s", text, why.text);
}

/* What the second side hears of the last orders. */
static void put_heard(lin_game *g, lin_text *out)
{
    uint32_t at = 0;
    lin_event e;

    while (lin_events_next(g, &at, &e))
        if (lin_hears(g, &e, LIN_SECOND)) {
            lin_event_text(field, &e, out);
            lin_put(out, "\n");
        }
}

static void put_shown(const lin_game *g, lin_text *out)
{
    static lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);
    lin_duty duty[8];
    lin_score score;

    for (int i = 0; i < n; i++) {
        lin_put(out, "%d %d %s %s|", piece[i].unit, piece[i].where, piece[i].label, piece[i].marks);
        lin_about(g, piece[i].unit, out);
    }
    lin_put(out, "%d duties\n", lin_duties(g, duty, 8));
    lin_score_now(g, &score);
    lin_put(out, "%s\n", score.text);
}

/* All twins, as the second side has them, are one. */
static void assert_same(void)
{
    static char first[60000], text[60000];

    for (int i = 0; i < TWINS; i++) {
        lin_text t = lin_text_in(i ? text : first, sizeof text);

        lin_seen_by(twin[i], LIN_SECOND, seen[i]);
        assert_memory_equal(lin_state(seen[i]), lin_state(seen[0]), sizeof(lf_state));
        assert_int_equal(lin_to_answer(twin[i]), lin_to_answer(twin[0]));
        assert_int_equal(lin_waits(twin[i]), lin_waits(twin[0]));
        assert_true(lin_hides(twin[i], LIN_SECOND));
        put_heard(twin[i], &t);
        put_shown(seen[i], &t);
        assert_string_equal(i ? text : first, first);
    }
}

static void open_twins(const char *phase)
{
    for (int i = 0; i < TWINS; i++) {
        twin[i] = read(phase, hidden[i]);
        seen[i] = read(phase, hidden[i]);
    }
}

static void close_twins(void)
{
    for (int i = 0; i < TWINS; i++) {
        lin_game_free(twin[i]);
        lin_game_free(seen[i]);
    }
}

static void all_say(const char *text)
{
    for (int i = 0; i < TWINS; i++) {
        lin_events_clear(twin[i]);
        say(twin[i], text);
    }
}

static void twins_are_one_to_the_enemy(void **state)
{
    (void)state;
    open_twins("phase groups american");
    assert_same();
    all_say("group A1");
    assert_same();
    all_say("close");
    assert_same();
    close_twins();
}

/* LF-SK-09: whether its owner is asked to pick a group does not tell that one is there. */
static void a_group_is_picked_or_not_alike(void **state)
{
    (void)state;
    open_twins("phase groups british");
    assert_same();
    close_twins();
}

/* The owner sees his own; what is guessed for the other is one of those who could be it, or nobody.
 */
static void the_owner_knows(void **state)
{
    lin_rng rng = 11;
    int found = 0, none = 0;

    (void)state;
    open_twins("phase groups american");
    lin_seen_by(twin[1], LIN_FIRST, seen[1]);
    assert_int_equal(((const lf_state *)lin_state(seen[1]))->where[lin_unit_find(field, "B1b")],
                     LF_HIDDEN);
    for (int i = 0; i < 200; i++) {
        const lf_state *s;
        int n = 0;

        lin_seen_by(twin[1], LIN_SECOND, seen[1]);
        lin_complete(seen[1], LIN_SECOND, &rng);
        s = lin_state(seen[1]);
        for (int u = 0; u < lf_field_of(field)->units; u++)
            n += s->where[u] == LF_HIDDEN;
        assert_in_range(n, 0, 1);
        assert_null(lin_broken(seen[1]));
        found += n == 1;
        none += n == 0;
    }
    assert_true(found > 100 && none > 10);
    close_twins();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twins_are_one_to_the_enemy),
        cmocka_unit_test(a_group_is_picked_or_not_alike),
        cmocka_unit_test(the_owner_knows),
    };

    return cmocka_run_group_tests(tests, open_source, close_source);
}
