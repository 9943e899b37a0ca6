/* test_made_tables.c -- tables made by chance: lawful, the same everywhere, even, mirrored.
 * LF-SC-79 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "files/files.h"

static lin_table table;

static void make(uint32_t number, int length, int width, bool mirrored, char **text, size_t *n)
{
    const lin_made_table t = { number, (uint8_t)length, (uint8_t)width, mirrored };
    static lin_board board;
    const lin_rules *r = lin_rules_find("landofthefree");
    lin_refusal why = { 0 };

    if (lin_made_map(r, &t, text, n, &why) != LIN_OK ||
        lin_tiled_read(*text, *n, "made", r, &board, &table, &why) != LIN_OK)
        fail_msg("made:%u-%dx%d: %s", number, length, width, why.text);
    assert_int_equal(table.width, length * 12 * LIN_INCH);
    assert_int_equal(table.height, width * 12 * LIN_INCH);
}

/* Is there a piece whose points are those of this one after half a turn? */
static bool has_twin(const lin_scenery *s)
{
    for (int i = 0; i < table.pieces; i++) {
        const lin_scenery *other = &table.piece[i];
        int found = 0;

        if (strcmp(s->kind, other->kind) != 0 || s->points != other->points)
            continue;
        for (int k = 0; k < s->points; k++)
            for (int m = 0; m < s->points; m++) {
                const lin_point a = table.outline[s->first + k],
                                b = table.outline[other->first + m];

                if (a.x == table.width - b.x && a.y == table.height - b.y) {
                    found++;
                    break;
                }
            }
        if (found == s->points)
            return true;
    }
    return false;
}

static void every_size_is_made(void **state)
{
    uint64_t hash = 1;

    (void)state;
    for (int width = 4; width <= 6; width++)
        for (int length = width; length <= 8; length++)
            for (uint32_t number = 1; number <= 12; number++) {
                char *text;
                size_t n;

                make(number, length, width, number % 2, &text, &n);
                assert_true(table.pieces >= 6);
                for (int i = 0; number % 2 && i < table.pieces; i++)
                    if (!has_twin(&table.piece[i]))
                        fail_msg("made:%u-%dx%d: the %s %d has no twin", number, length, width,
                                 table.piece[i].kind, i);
                hash = lin_hash_bytes(text, n, hash);
                lin_free(text);
            }
    /* another sum: games on these tables are not the games they were */
    if (hash != UINT64_C(0x280c17c70d752252))
        fail_msg("the tables have changed: %016llx", (unsigned long long)hash);
}

/* A brook may cross the road close to the table's edge: the bridge ends there. */
static void a_bridge_ends_with_the_table(void **state)
{
    char *text;
    size_t n;

    (void)state;
    make(454693, 7, 5, false, &text, &n);
    lin_free(text);
    for (uint32_t number = 1000; number < 1400; number++) {
        make(number, 8, 6, false, &text, &n);
        lin_free(text);
    }
}

static void names_are_read(void **state)
{
    static const char *const bad[] = { "",
                                       "made",
                                       "made:",
                                       "made:0",
                                       "made:07",
                                       "made:-1",
                                       "made:1000000",
                                       "made:7-",
                                       "made:7-8",
                                       "made:7-8x6-",
                                       "made:7mirrored",
                                       "map:7",
                                       "made:7-mirrored-8x6",
                                       "made:99999999999999999999" };
    lin_made_table t;
    lin_refusal why;
    char name[60], base[60];

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_not_equal(lin_made_read(bad[i], &t, &why), LIN_OK);
    assert_int_equal(lin_made_read("made:7-6x4-mirrored", &t, &why), LIN_OK);
    lin_made_name(&t, name, sizeof name);
    assert_string_equal(name, "made:7-mirrored"); /* one name for one table */
    assert_int_equal(lin_made_join("take-the-field/", "made:9-8x6", name, sizeof name, &why),
                     LIN_OK);
    assert_string_equal(name, "take-the-field-on-made-9-8x6");
    assert_int_equal(lin_made_join(name, "made:3", base, sizeof base, &why), LIN_OK);
    assert_string_equal(base, "take-the-field-on-made-3");
    assert_true(lin_made_split("a-on-made-1-on-made-22", base, sizeof base, &t));
    assert_string_equal(base, "a-on-made-1");
    assert_int_equal(t.number, 22);
    assert_false(lin_made_split("-on-made-1", base, sizeof base, &t));
    assert_false(lin_made_split("a-on-made-x", base, sizeof base, &t));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_is_made),
        cmocka_unit_test(a_bridge_ends_with_the_table),
        cmocka_unit_test(names_are_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
