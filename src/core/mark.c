/* mark.c -- the words in a piece's marks, and how the rule system wants them shown. */
#include "core.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

const char *const lin_mark_shape_name[] = { "said",  "round", "torn",   "lozenge", "square",
                                            "beads", "smoke", "swords", "faded",   NULL };
const char *const lin_arm_name[] = { "foot", "horse", "guns", "officer", "chief", "train", NULL };
const char *const lin_pose_name[] = { "close",      "open",   "column", "limbered",
                                      "unlimbered", "inside", NULL };

_Static_assert(sizeof lin_mark_shape_name / sizeof *lin_mark_shape_name == LIN_MARK_SHAPES + 1,
               "a name for every shape");
_Static_assert(sizeof lin_arm_name / sizeof *lin_arm_name == LIN_ARMS + 1, "a name for every arm");
_Static_assert(sizeof lin_pose_name / sizeof *lin_pose_name == LIN_POSTURES + 1,
               "a name for every pose");

bool lin_mark_next(const char *marks, size_t *at, char word[32])
{
    assert(marks && at && word);
    size_t n;

    *at += strspn(marks + *at, " ");
    n = strcspn(marks + *at, " ");
    if (n == 0)
        return false;
    snprintf(word, 32, "%.*s", (int)n, marks + *at);
    *at += n;
    return true;
}

/* A whole word, or one that begins like a row with a dash at its end. */
static const char *after(const char *row, const char *word)
{
    const size_t n = strlen(row);

    if (n > 0 && row[n - 1] == '-')
        return strncmp(row, word, n) == 0 && word[n] ? word + n : NULL;
    return strcmp(row, word) == 0 ? "" : NULL;
}

const char *const lin_counter_part_name[LIN_PARTS] = {
    [LIN_PART_LEFT] = "left",     [LIN_PART_RIGHT] = "right", [LIN_PART_FIRST] = "first",
    [LIN_PART_SECOND] = "second", [LIN_PART_FRONT] = "front",
};

const lin_mark_look *lin_mark_find(const lin_rules *rules, const char *word, char letters[8])
{
    assert(rules && word && letters);
    for (int i = 0; i < rules->mark_looks; i++) {
        const lin_mark_look *look = &rules->mark_look[i];
        const char *rest = after(look->word, word);

        if (!rest)
            continue;
        snprintf(letters, 8, "%.7s", look->letters ? look->letters : rest);
        return look;
    }
    letters[0] = '\0';
    return NULL;
}
