/* test_lessons.c -- led first battles: each plays to its end by its own orders, and a mistake in
 * one is told with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "files/files.h"
#include "lessons/lessons.h"

typedef struct {
    lin_source *source;
    int lessons;
    const lin_rules *taught[16];
    int books;
} round_of;

static void rehearse(void *self, const char *name, const lin_field *field, lin_status status,
                     const lin_refusal *no)
{
    round_of *r = self;
    lin_refusal why = { 0 };
    lesson *l;

    (void)status;
    (void)no;
    if (!field || !lesson_is_there(r->source, name))
        return;
    if (lesson_load(r->source, name, &l, &why) != LIN_OK)
        fail_msg("%s: line %d: %s", name, why.line, why.text);
    if (lesson_rehearse(l, &why) != LIN_OK)
        fail_msg("%s: line %d: %s", name, why.line, why.text);
    r->taught[r->books++] = field->rules;
    r->lessons++;
    lesson_free(l);
}

static void every_book_has_a_lesson_that_plays(void **state)
{
    round_of r = { .source = lin_source_new(NULL) };

    (void)state;
    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    assert_int_equal(lin_source_each(r.source, NULL, rehearse, &r, NULL), LIN_OK);
    for (int i = 0; lin_rules_at(i); i++) {
        bool taught = false;

        for (int k = 0; k < r.books; k++)
            taught = taught || r.taught[k] == lin_rules_at(i);
        if (!taught)
            fail_msg("%s has no lesson.yaml beside any of its battles", lin_rules_at(i)->name);
    }
    lin_source_free(r.source);
}

/* ---- a lesson with one thing changed ---- */

#define FOLDER "/tmp/linstock-lessons-XXXXXX"

typedef struct {
    lin_source *source;
    char folder[64], battle[160];
} changed;

static changed with_change(const char *old, const char *new)
{
    changed c = { .source = lin_source_new(NULL), .folder = FOLDER };
    char path[300], *text, *at;
    size_t n;
    FILE *out;

    assert_non_null(mkdtemp(c.folder));
    snprintf(c.battle, sizeof c.battle, "%s/battle", c.folder);
    assert_int_equal(mkdir(c.battle, 0700), 0);
    for (int i = 0; i < 2; i++) {
        static const char *const file[] = { "battle.yaml", "map.tmj" };
        char from[300];

        snprintf(from, sizeof from, LIN_SOURCE_DIR "/battles/brandywine-1777/%s", file[i]);
        snprintf(path, sizeof path, "%s/%s", c.battle, file[i]);
        assert_int_equal(symlink(from, path), 0);
    }
    assert_int_equal(
        lin_slurp(LIN_SOURCE_DIR "/battles/brandywine-1777/lesson.yaml", 1u << 20, &text, &n, NULL),
        LIN_OK);
    at = strstr(text, old);
    assert_non_null(at);
    snprintf(path, sizeof path, "%s/lesson.yaml", c.battle);
    out = fopen(path, "w");
    assert_non_null(out);
    fprintf(out, "%.*s%s%s", (int)(at - text), text, new, at + strlen(old));
    fclose(out);
    lin_free(text);
    return c;
}

static void clean(changed *c)
{
    static const char *const file[] = { "battle.yaml", "map.tmj", "lesson.yaml" };
    char path[300];

    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", c->battle, file[i]);
        unlink(path);
    }
    rmdir(c->battle);
    rmdir(c->folder);
    lin_source_free(c->source);
}

static void refused(const char *old, const char *new, const char *words)
{
    changed c = with_change(old, new);
    lin_refusal why = { 0 };
    lesson *l = NULL;

    if (lesson_load(c.source, c.battle, &l, &why) == LIN_OK)
        fail_msg("\"%s\" was read", new);
    if (!strstr(why.text, words) || why.line < 5)
        fail_msg("line %d: %s", why.line, why.text);
    clean(&c);
}

static void mistakes_are_told_with_their_line(void **state)
{
    (void)state;
    refused("side: british", "side: dutch", "british or american");
    refused("unit L-3 at M23", "unit L-99 at M23", "L-99");
    refused("phase british movement", "phase american movement", "learner's side");
    refused("await: select L-3", "await: select X-3", "there is no unit");
    refused("await: is unit L-3 at L24", "await: unit L-3 at L24", "says nothing that could be so");
    refused("do: [march L-3 to L24, step L24, end, face SE]", "theirs: close", "has no \"do\"");
    refused("dice: 2 4", "dice: two", "faces in a row");
    refused("cells: [J27]", "cells: [Z99]", "no place here");
    refused("theirs: to J27", "thiers: to J27", "a step has no \"thiers\"");
    refused("minutes: 10", "minutes: many", "minutes");
}

static void fails(const char *old, const char *new, const char *words)
{
    changed c = with_change(old, new);
    lin_refusal why = { 0 };
    lesson *l = NULL;

    if (lesson_load(c.source, c.battle, &l, &why) != LIN_OK)
        fail_msg("line %d: %s", why.line, why.text);
    if (lesson_rehearse(l, &why) == LIN_OK)
        fail_msg("with \"%s\" it plays all the same", new);
    if (!strstr(why.text, words) || why.line < 20)
        fail_msg("line %d: %s", why.line, why.text);
    lesson_free(l);
    clean(&c);
}

static void a_lesson_that_does_not_play_is_found_out(void **state)
{
    (void)state;
    fails("dice: 2 4", "dice: 6 6", "\"theirs\""); /* another result */
    fails("dice: 2 4", "dice: 2 4 1", "never fall");
    fails("dice: 2 4", "dice: 2", "left");
    fails("do: [march L-3 to L24, step L24, end, face SE]", "do: march L-3 to D28", "\"do\"");
    fails("await: is unit L-3 at L24", "await: is unit L-3 at M23", "before anything");
}

static void what_comes_next_is_seen_from_the_game_alone(void **state)
{
    lin_source *source = lin_source_new(NULL);
    lin_session *t;
    lin_game *g;
    lesson *l;
    lin_rng rng = 7;
    uint8_t face[LIN_DICE];
    char *record = NULL;

    (void)state;
    assert_int_equal(lesson_load(source, "brandywine-1777", &l, NULL), LIN_OK);
    assert_int_equal(lesson_record(l, &record, NULL), LIN_OK);
    assert_non_null(strstr(record, "[Lesson \"brandywine-1777\"]"));
    assert_int_equal(lin_record_read(&t, l->field, record, strlen(record), lin_dice_typed(), NULL),
                     LIN_OK);
    g = lin_session_game(t);
    assert_false(lesson_met(&l->step[3], g, true));
    assert_int_equal(lesson_lawful(g, LIN_FIRST, l->step[3].order, 1, 0), 0);
    assert_int_equal(lesson_lawful(g, LIN_SECOND, l->step[3].order, 1, 0), -1);
    /* by single steps instead of the macro */
    assert_int_equal(lin_say(t, LIN_FIRST, "pick L-3", NULL), LIN_OK);
    assert_int_equal(lin_say(t, LIN_FIRST, "step L24", NULL), LIN_OK);
    lin_say(t, LIN_FIRST, "end", NULL);
    lin_say(t, LIN_FIRST, "face SE", NULL);
    assert_true(lesson_met(&l->step[3], g, false));
    assert_int_equal(lesson_lawful(g, LIN_FIRST, l->step[3].order, l->step[3].orders, 0), -1);
    assert_int_equal(lin_say(t, LIN_FIRST, "march L-LT1 to K24 facing E", NULL), LIN_OK);
    assert_int_equal(lin_say(t, LIN_FIRST, "close", NULL), LIN_OK);
    assert_int_equal(lin_say(t, LIN_FIRST, "attack G-V1", NULL), LIN_OK);
    assert_int_equal(lesson_faces(&l->step[8], 0, g, &rng, face), 2);
    assert_int_equal(face[0], 2);
    assert_int_equal(face[1], 4);
    assert_int_equal(lesson_faces(&l->step[8], 2, g, &rng, face), 2); /* by chance */
    assert_in_range(face[0], 1, 6);
    lin_session_free(t);
    lin_free(record);
    lesson_free(l);
    lin_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_book_has_a_lesson_that_plays),
        cmocka_unit_test(mistakes_are_told_with_their_line),
        cmocka_unit_test(a_lesson_that_does_not_play_is_found_out),
        cmocka_unit_test(what_comes_next_is_seen_from_the_game_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
