/* ground_look.c -- the words of maps, and how the rule system wants them shown. */
#include "core.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

const char *const lin_sign_name[] = { "none",         "plain",  "open",     "hill",  "field",
                                      "crops",        "camp",   "graves",   "rough", "debris",
                                      "town",         "swamp",  "water",    "woods", "orchard",
                                      "fallen-trees", "houses", "building", "river", "creek",
                                      "stream",       "road",   "lane",     "track", "trail",
                                      "bridge",       "ford",   "fence",    "wall",  "hedge",
                                      "work",         "abatis", "stockade", "slope", NULL };
const char *const lin_look_of_name[] = { "cell", "edge", "chain", "place", "scenery", NULL };

_Static_assert(sizeof lin_sign_name / sizeof *lin_sign_name == LIN_SIGNS + 1,
               "a name for every sign");
_Static_assert(sizeof lin_look_of_name / sizeof *lin_look_of_name == LIN_LOOKS + 1,
               "a name for all that has a look");

const lin_look *lin_look_find(const lin_rules *rules, lin_look_of of, const char *word)
{
    assert(word);
    for (const lin_look *row = rules ? rules->look : NULL; row && row->word; row++)
        if (row->of == of && strcmp(row->word, word) == 0)
            return row;
    return NULL;
}

void lin_look_name(const lin_look *look, lin_text *out)
{
    if (!look)
        return;
    if (look->name) {
        lin_put(out, "%s", look->name);
        return;
    }
    for (const char *c = lin_sign_name[look->sign]; *c; c++)
        lin_put(out, "%c",
                c == lin_sign_name[look->sign] ? toupper((unsigned char)*c)
                : *c == '-'                    ? ' '
                                               : *c);
}

bool lin_scenery_thin(const lin_look *look, const lin_scenery *s)
{
    assert(s);
    if (!look)
        return false;
    return look->thin || (look->thin_without && !(look->thin_without & ~s->said) &&
                          !(s->flags & look->thin_without));
}
