/* test_landofthefree_draw.c -- the battles of Land of the Free on the plan: the ground small enough
 * for a page, every element that stands on the table drawn, every coat given. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "draw/draw.h"
#include "files/files.h"

#ifndef LOF_BATTLES
#define LOF_BATTLES LIN_SOURCE_DIR "/battles"
#endif

static const char *const battles[] = { "take-the-field", "cowpens-1781", "brandywine-1777-wing" };
enum { BATTLES = sizeof battles / sizeof *battles };

static lin_battle *load(const char *name)
{
    char path[512];
    lin_battle *b = NULL;
    lin_refusal why = { 0 };

    snprintf(path, sizeof path, "%s/%s/battle.yaml", LOF_BATTLES, name);
    if (lin_battle_load(path, &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return b;
}

/* As the page asks for it. */
static void the_ground_fits_a_page(void **state)
{
    (void)state;
    for (int i = 0; i < BATTLES; i++)
        for (int lamp = 0; lamp < 2; lamp++) {
            lin_battle *b = load(battles[i]);
            const lin_draw_options o = {
                .cell_px = 16, .bare = true, .labels = true, .grid = true, .lamp = lamp
            };
            char *text;
            size_t n;

            assert_int_equal(lin_draw_bytes(b, NULL, 0, &o, "svg", &text, &n, NULL), LIN_OK);
            assert_true(n < 1000000);
            lin_free(text);
            lin_battle_free(b);
        }
}

static lin_game *deployed(const lin_field *f)
{
    lin_session *s = NULL;
    lin_game *g = NULL;
    lin_refusal why = { 0 };

    assert_int_equal(lin_session_new(&s, f, lin_dice_seeded(1, 0), &why), LIN_OK);
    for (int i = 0; i < 60; i++) {
        const lin_side who = lin_to_answer(lin_session_game(s));

        if (lin_say(s, who, "deploy historical", &why) != LIN_OK)
            break;
    }
    assert_int_equal(lin_game_from(&g, f, lin_state(lin_session_game(s)), lin_dice_typed(), &why),
                     LIN_OK);
    lin_session_free(s);
    return g;
}

/* Leaving out any one of those on the table leaves another picture. */
static void who_stands_is_seen(void **state)
{
    lin_battle *b = load("cowpens-1781");
    lin_field *f = NULL;
    lin_draw_scene *scene = malloc(sizeof *scene);
    lin_draw_options o = { .cell_px = 8, .bare = true, .over = true, .pieces = true };
    char *all, *text;
    size_t n;
    int standing = 0;

    (void)state;
    assert_non_null(scene);
    assert_int_equal(lin_field_new(&f, b, NULL, NULL), LIN_OK);
    lin_game *g = deployed(f);
    lin_draw_look(g, scene);
    lin_draw_use(scene, &o);
    assert_true(o.props > 0);
    assert_int_equal(lin_draw_bytes(b, scene->piece, scene->pieces, &o, "svg", &all, &n, NULL),
                     LIN_OK);
    for (int i = 0; i < scene->pieces; i++) {
        if (scene->piece[i].where != LIN_ON_BOARD)
            continue;
        standing++;
        scene->piece[i].where = LIN_LOST;
        assert_int_equal(lin_draw_bytes(b, scene->piece, scene->pieces, &o, "svg", &text, &n, NULL),
                         LIN_OK);
        assert_string_not_equal(all, text);
        scene->piece[i].where = LIN_ON_BOARD;
        lin_free(text);
    }
    assert_true(standing > 30);
    lin_free(all);
    lin_game_free(g);
    lin_field_free(f);
    free(scene);
    lin_battle_free(b);
}

/* Every element says what it wears. */
static void elements_have_coats(void **state)
{
    (void)state;
    for (int i = 0; i < BATTLES; i++) {
        lin_battle *b = load(battles[i]);

        for (int u = 0; u < b->units; u++)
            if (!strstr(b->unit[u].kind, "commander") &&
                (!*b->unit[u].coat || !*b->unit[u].facings))
                fail_msg("%s: %s has no coat or no facings", battles[i], b->unit[u].id);
        lin_battle_free(b);
    }
}

/* fontconfig forgets 288 bytes, once, while it reads its own settings. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:libfontconfig";
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ground_fits_a_page),
        cmocka_unit_test(who_stands_is_seen),
        cmocka_unit_test(elements_have_coats),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
