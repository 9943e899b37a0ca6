/* ground.c -- what a ground name means to the eye.
 *
 * Names are words joined by hyphens: "woods-slope" is woods, and a slope. A word that no
 * plan has a sign for leaves the ground plain, and its initial is lettered on the cell. */
#include "draw/plan.h"

#include <string.h>

enum {
    SIGN_NONE,
    SIGN_OPEN,
    SIGN_SLOPE,
    SIGN_CREST,
    SIGN_WOODS,
    SIGN_LIGHT,
    SIGN_SWAMP,
    SIGN_VILLAGE,
    SIGN_HOUSES,
    SIGN_WET,
    SIGN_RUN
};

static const struct {
    const char *word;
    int sign;
} signs[] = {
    { "open", SIGN_OPEN },        { "clear", SIGN_OPEN },   { "plain", SIGN_OPEN },
    { "level", SIGN_OPEN },       { "slope", SIGN_SLOPE },  { "rise", SIGN_SLOPE },
    { "crest", SIGN_CREST },      { "hill", SIGN_CREST },   { "height", SIGN_CREST },
    { "woods", SIGN_WOODS },      { "wood", SIGN_WOODS },   { "forest", SIGN_WOODS },
    { "heavy", SIGN_WOODS },      { "light", SIGN_LIGHT },  { "orchard", SIGN_LIGHT },
    { "swamp", SIGN_SWAMP },      { "marsh", SIGN_SWAMP },  { "bog", SIGN_SWAMP },
    { "village", SIGN_VILLAGE },  { "town", SIGN_VILLAGE }, { "buildings", SIGN_HOUSES },
    { "building", SIGN_HOUSES },  { "house", SIGN_HOUSES }, { "houses", SIGN_HOUSES },
    { "fortified", SIGN_HOUSES }, { "farm", SIGN_HOUSES },  { "river", SIGN_WET },
    { "lake", SIGN_WET },         { "pond", SIGN_WET },     { "water", SIGN_WET },
    { "sea", SIGN_WET },          { "creek", SIGN_RUN },    { "tributary", SIGN_RUN },
    { "stream", SIGN_RUN },       { "ford", SIGN_RUN },     { "run", SIGN_RUN },
};

static int sign_of(const char *word, size_t n)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strlen(signs[i].word) == n && strncmp(signs[i].word, word, n) == 0)
            return signs[i].sign;
    return SIGN_NONE;
}

static void sign_add(plan_ground *g, int sign)
{
    g->known = g->known || sign != SIGN_NONE;
    switch (sign) {
    case SIGN_OPEN:
        g->open = true;
        break;
    case SIGN_SLOPE:
        g->height = 1;
        break;
    case SIGN_CREST:
        g->height = 2;
        break;
    case SIGN_WOODS:
        if (!g->trees)
            g->trees = 2;
        break;
    case SIGN_LIGHT:
        g->trees = 1;
        break;
    case SIGN_SWAMP:
        g->swamp = true;
        break;
    case SIGN_VILLAGE:
        g->village = true;
        break;
    case SIGN_HOUSES:
        g->houses = true;
        break;
    case SIGN_WET:
        g->wet = true;
        break;
    default:
        break;
    }
}

plan_ground ground_of(const char *name)
{
    plan_ground g = { 0 };

    while (*name) {
        const size_t n = strcspn(name, "- _");

        sign_add(&g, sign_of(name, n));
        name += n;
        name += strspn(name, "- _");
    }
    return g;
}
