/* grounds.c -- the ground that a battle gives a group, where it stood in history. LF-RF-15. */
#include "lof.h"

#include <string.h>

/* The group's own ground on the map, by the name of its commander; NULL where there is none. */
static const lin_spot *ground_of(const lf_field *f, int u)
{
    const lin_battle *b = f->base.battle;
    const int g = f->group[u];

    if (g == LF_NONE)
        return NULL;
    for (int i = 0; i < f->table->spots; i++) {
        const lin_spot *spot = &f->table->spot[i];

        if (strcmp(spot->kind, "ground") == 0 && strcmp(spot->name, b->unit[f->group_commander[g]].name) == 0)
            return spot;
    }
    return NULL;
}

static tb_ground shape_of(const lf_field *f, const lin_spot *spot)
{
    const lin_point *p = &f->table->outline[spot->first];

    return (tb_ground){ .point = p, .points = spot->points, .closed = true, .box = tb_box_of(p, spot->points) };
}

bool lf_has_own_ground(const lf_field *f, int u)
{
    return ground_of(f, u) != NULL;
}

bool lf_own_ground_holds(const lf_field *f, const lf_state *s, int u, lin_point p)
{
    const lin_spot *spot = ground_of(f, u);
    tb_ground g;

    (void)s;
    if (!spot)
        return false;
    g = shape_of(f, spot);
    return tb_area_holds(&g, p);
}

/* All corners inside, and no edge of the ground through it. */
bool lf_own_ground_holds_body(const lf_field *f, const lf_state *s, int u, const tb_body *b)
{
    for (int i = 0; i < 4; i++)
        if (!lf_own_ground_holds(f, s, u, b->hull.p[i]))
            return false;
    return true;
}
