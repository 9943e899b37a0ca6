/* test_wild.c -- orders that come as structures may hold anything.
 *
 * A program hands over the bytes of a lin_order as it likes: verbs that there are not, more
 * arguments than an order holds, units nobody has, places a continent away. Thrown at games of
 * every book in many states, each is refused with a sentence and nothing has changed, or it is
 * legal and nothing is broken by it. Under the sanitizers nothing overflows on the way; nor where
 * somebody looks at anything there is: at any unit, on the table or off it, in any state. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "linstock.h"
#include "toy.h"

#include <string.h>

static lin_source *source;

/* ---- anything at all ---- */

static int32_t wild_number(lin_rng *rng)
{
    static const int32_t edge[] = { INT32_MIN, INT32_MIN + 1, INT32_MAX, INT32_MAX - 1, -1,
                                    0,         0x7fff,        0x8000,    0xffff,        0x10000 };

    switch (lin_rng_below(rng, 4)) {
    case 0:
        return edge[lin_rng_below(rng, sizeof edge / sizeof *edge)];
    case 1:
        return (int32_t)lin_rng_below(rng, 64);
    case 2:
        return (int32_t)lin_rng_below(rng, 2 * LIN_FAR) - LIN_FAR;
    default:
        return (int32_t)(uint32_t)lin_rng_next(rng);
    }
}

/* A list of units as a program might pack it: good ones, holes, strangers, one twice. */
static void wild_list(lin_order *o, int first, lin_rng *rng)
{
    const uint32_t wanted = 1 + lin_rng_below(rng, 6);

    memset(o->arg + first, 0, (size_t)(LIN_ARGS - first) * sizeof *o->arg);
    o->nargs = (uint8_t)first;
    for (uint32_t i = 0; i < wanted; i++)
        lin_order_add_unit(o, first, (int)lin_rng_below(rng, lin_rng_below(rng, 2) ? 8 : 160));
    if (lin_rng_below(rng, 3) == 0)
        o->arg[first + (int)lin_rng_below(rng, (uint32_t)(LIN_ARGS - first))] ^= wild_number(rng);
    if (lin_rng_below(rng, 4) == 0)
        o->nargs = (uint8_t)lin_rng_next(rng);
}

/* Noise; or an order of the book with noise for arguments; or a good one with one number wrong. */
static lin_order wild_order(lin_game *g, lin_rng *rng)
{
    const lin_rules *rules = lin_game_field(g)->rules;
    const uint32_t how = lin_rng_below(rng, 4);
    lin_order o = { .verb = (uint8_t)lin_rng_next(rng),
                    .nargs = (uint8_t)lin_rng_next(rng),
                    .spare = (uint16_t)lin_rng_next(rng) };

    for (int i = 0; i < LIN_ARGS; i++)
        o.arg[i] = wild_number(rng);
    if (how > 0) {
        o.verb = (uint8_t)lin_rng_below(rng, (uint32_t)rules->verbs);
        o.nargs = (uint8_t)strlen(rules->verb[o.verb].args);
        if (strchr(rules->verb[o.verb].args, 'U'))
            wild_list(&o, o.nargs - 1, rng);
    }
    if (how > 1 && lin_random_order(g, rng, &o) && o.nargs > 0 && o.nargs <= LIN_ARGS)
        o.arg[lin_rng_below(rng, o.nargs)] = wild_number(rng);
    return o;
}

/* ---- thrown at a game ---- */

static uint64_t thrown, legal;

static void throw_at(lin_game *g, lin_game *spare, lin_rng *rng)
{
    const lin_order o = wild_order(g, rng);
    const uint64_t hash = lin_hash(g);
    char text[300];
    lin_text t = lin_text_in(text, sizeof text);
    static lin_stroke stroke[2];
    lin_refusal why = { 0 };
    lin_status status;
    lin_units units;

    lin_print(lin_game_field(g), &o, &t);
    lin_answer_text(g, &o, &t);
    t = lin_text_in(text, sizeof text);
    lin_explain(g, &o, &t);
    lin_concerns(g, &o, &units, stroke, 2, &t);
    lin_copy(spare, g);
    status = lin_check(spare, lin_to_answer(spare), &o, &why);
    assert_int_equal(lin_give(spare, lin_to_answer(spare), &o, NULL), status);
    thrown++;
    if (status == LIN_OK) {
        assert_null(lin_broken(spare));
        legal++;
        return;
    }
    assert_true(why.text[0] != '\0');
    assert_true(lin_hash(spare) == hash);
}

/* ---- looking ---- */

static void look_at(const lin_game *g, lin_rng *rng)
{
    static lin_mark mark[8];
    static lin_stroke stroke[8];
    const lin_field *f = lin_game_field(g);
    const uint32_t units = f->battle->units;
    const int u = (int)lin_rng_below(rng, units), other = (int)lin_rng_below(rng, units);
    char text[400];
    lin_text t = lin_text_in(text, sizeof text);
    lin_relation relation;
    lin_footprint foot;

    lin_relation_of(g, u, other, &relation);
    lin_footprint_of(g, u, &foot);
    lin_about(g, u, &t);
    lin_between(g, u, other, stroke, 8, &t);
    for (int i = 0; i < f->rules->overlays; i++) {
        const int of = f->rules->overlay[i].of_side ? u % LIN_SIDES : u;

        lin_marks(g, i, of, mark, 8);
        lin_strokes(g, i, of, stroke, 8);
    }
}

static void play_on(const lin_field *field, int games, int each)
{
    for (int game = 0; game < games; game++) {
        lin_rng rng = (uint64_t)game * 5 + 1;
        lin_game *g, *spare;

        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(8, (uint64_t)game), NULL), LIN_OK);
        assert_int_equal(lin_game_new(&spare, field, lin_dice_seeded(9, 0), NULL), LIN_OK);
        for (int n = 0; lin_waits(g) == LIN_ASKS_SIDE; n++) {
            lin_order o;

            for (int i = 0; i < 8 && n % each == 0; i++)
                throw_at(g, spare, &rng);
            if (n % each == 0)
                look_at(g, &rng);
            assert_true(lin_random_order(g, &rng, &o));
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, NULL), LIN_OK);
        }
        lin_game_free(g);
        lin_game_free(spare);
    }
}

static void play(const char *battle, int games, int each)
{
    const lin_field *field;
    lin_refusal why = { 0 };

    if (lin_source_field(source, battle, NULL, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
    play_on(field, games, each);
}

/* The toy rules have what no book has yet: lists of units. */
static void lists_of_units_are_refused_that_are_none(void **unused)
{
    (void)unused;
    play_on(toy_field(false), 30, 1);
}

static void brandywine_refuses_what_is_no_order(void **unused)
{
    (void)unused;
    play(LIN_SOURCE_DIR "/tests/battles/scrum", 20, 2);
}

static void land_of_the_free_refuses_what_is_no_order(void **unused)
{
    (void)unused;
    play(LIN_SOURCE_DIR "/battles/take-the-field", 40, 1);
    play(LIN_SOURCE_DIR "/tests/battles/lof-walls", 20, 1);
    play(LIN_SOURCE_DIR "/battles/cowpens-1781", 10, 1);
}

/* If every wild order were refused for being none, nothing would have been tried. */
static void some_are_legal_all_the_same(void **unused)
{
    (void)unused;
    assert_true(thrown > 50000 && legal > thrown / 100);
}

static int set_up(void **unused)
{
    (void)unused;
    source = lin_source_new(NULL);
    return source ? 0 : -1;
}

static int tear_down(void **unused)
{
    (void)unused;
    lin_source_free(source);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_of_units_are_refused_that_are_none),
        cmocka_unit_test(brandywine_refuses_what_is_no_order),
        cmocka_unit_test(land_of_the_free_refuses_what_is_no_order),
        cmocka_unit_test(some_are_legal_all_the_same),
    };

    return cmocka_run_group_tests_name("wild orders", tests, set_up, tear_down);
}
