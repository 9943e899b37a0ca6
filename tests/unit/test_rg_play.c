/* test_rg_play.c -- random games of the regimental rules, held against what must always be so: no
 * invariant is lost, a position written down is read back as it was, every listed answer is
 * accepted, and the battle comes to its end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "files/files.h"
#include "rules/regimental/regimental.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void check_position(const lin_game *g, const lin_field *f)
{
    lin_game *back = NULL;
    lin_refusal why = { 0 };
    char *text = NULL;

    assert_int_equal(lin_position_write(g, &text, &why), LIN_OK);
    if (lin_position_read(&back, f, text, strlen(text), lin_dice_typed(), &why) != LIN_OK)
        fail_msg("%s\n%s", why.text, text);
    if (memcmp(lin_state(g), lin_state(back), sizeof(rg_state)) != 0) {
        const uint8_t *a = lin_state(g), *b = lin_state(back);
        size_t i = 0;

        while (a[i] == b[i])
            i++;
        fail_msg("byte %zu differs: %d, %d\n%s", i, a[i], b[i], text);
    }
    lin_game_free(back);
    lin_free(text);
}

static void check_list(lin_game *g, int every)
{
    const lin_list *l = lin_answers(g);

    for (int i = 0; i < lin_list_orders(l); i += every) {
        lin_refusal why = { 0 };

        if (lin_check(g, lin_to_answer(g), lin_list_order(l, i), &why) != LIN_OK)
            fail_msg("listed, and refused: %s %s", why.rule, why.text);
    }
}

static void play(const char *battle, uint64_t seed, const char *options)
{
    const lin_field *f;
    lin_refusal why = { 0 };
    lin_rng rng = seed;
    lin_game *g;
    int asked = 0;
    lin_order last = { 0 };

    if (lin_source_field(source, battle, options, &f, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(seed, 0), &why), LIN_OK);
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const char *broken = lin_broken(g);
        lin_order o;

        if (broken)
            fail_msg("%s, seed %d, question %d, after %s %d %d %d: %s", battle, (int)seed, asked,
                     rg_verbs[last.verb].name, (int)last.arg[0], (int)last.arg[1], (int)last.arg[2],
                     broken);
        if (asked % 7 == 0)
            check_position(g, f);
        if (asked % 5 == 0)
            check_list(g, 3);
        assert_true(lin_random_order(g, &rng, &o));
        if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            fail_msg("%s", why.text);
        last = o;
        assert_true(++asked < 20000);
    }
    assert_int_equal(lin_waits(g), LIN_IS_OVER);
    lin_game_free(g);
}

#define SOURCE LIN_SOURCE_DIR "/"

static void test_random_play(void **state)
{
    static const char *const battles[] = { SOURCE "tests/battles/rg-drill",
                                           SOURCE "battles/gatehouse-lane",
                                           SOURCE "battles/meadow-fences",
                                           SOURCE "battles/ravine-road" };

    (void)state;
    for (size_t i = 0; i < sizeof battles / sizeof *battles; i++)
        for (uint64_t seed = 1; seed <= 6; seed++)
            play(battles[i], seed, "");
    for (uint64_t seed = 1; seed <= 2; seed++)
        play(SOURCE "battles/guilford-1781-regiments", seed, "");
}

static void test_options(void **state)
{
    (void)state;
    play(SOURCE "battles/meadow-fences", 11, "free_setup=on");
    play(SOURCE "battles/gatehouse-lane", 12,
         "musket_far=on,rifle_left=on,halves_multiply=on,bt_optional=on,mass_front_only=on");
    play(SOURCE "battles/gatehouse-lane", 13,
         "close_range=6,target_lines_max=on,wood_linear=on,leader_vp_both=off,mg_heavy=on,"
         "superior_prov=on,colonel_vp=on,how_monotone=on");
}

/* covers: RG-20.1: the table is that of the other refights, to the byte. */
static void test_same_map(void **state)
{
    static const char *const maps[] = { LIN_SOURCE_DIR "/battles/brandywine-1777-wing/map.tmj",
                                        SOURCE "battles/brandywine-1777-regiments/map.tmj" };
    FILE *f[2];
    int a, b;

    (void)state;
    for (int i = 0; i < 2; i++)
        assert_non_null(f[i] = fopen(maps[i], "rb"));
    do {
        a = fgetc(f[0]);
        b = fgetc(f[1]);
        assert_int_equal(a, b);
    } while (a != EOF);
    fclose(f[0]);
    fclose(f[1]);
    play(SOURCE "battles/brandywine-1777-regiments", 2, "free_setup=on");
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_random_play),
                                        cmocka_unit_test(test_options),
                                        cmocka_unit_test(test_same_map) };

    return cmocka_run_group_tests(tests, begin, end);
}
