/* squeeze.c -- room for one that had to turn or go back where there was none: the nearest place
 * that will have it. */
#include "kit/slide.h"

typedef struct {
    const kit_window *window;
    int unit;
    tb_pose pose;
    lin_point from;    /* where its leader comes from */
    bool units, lines; /* it must be clear of units; it may cross no wall */
} squeezed;

static bool fits(const squeezed *q, const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return kit_on_table(q->window->scenery, &b) &&
           kit_piece_in_the_way(q->window, &b, KIT_NONE) == KIT_NONE &&
           (!q->units || kit_unit_in_the_way(q->window, q->unit, &b) == KIT_NONE);
}

static bool fits_at(const void *self, lin_point p)
{
    const squeezed *q = self;
    tb_pose pose = q->pose;

    pose.at = p;
    return fits(q, &pose) &&
           !(q->lines && kit_crosses_an_obstacle(q->window, q->from, tb_leader_centre(&pose)));
}

bool kit_nearest_room(const kit_window *w, int u, tb_pose *pose, int32_t step)
{
    const tb_box table = kit_box_of_table(w->scenery->size);
    const squeezed q = { w, u, *pose, pose->at, true, false };
    lin_point to;

    if (!kit_find_near(&table, step, pose->at, fits_at, &q, &to))
        return false;
    pose->at = to;
    return true;
}

bool kit_squeeze(const kit_window *w, int u, tb_pose *pose, lin_point from, tb_angle way,
                 bool units)
{
    const kit_rings rings = {
        .step = LIN_INCH / 4, .most = 24 * LIN_INCH, .ways = 16, .first = way, .both_sides = true
    };
    squeezed q = { w, u, *pose, from, units, true };
    lin_point to;

    if (fits(&q, pose))
        return true;
    if (!kit_find_in_rings(&rings, pose->at, fits_at, &q, &to)) {
        q.lines = false;
        if (!units)
            return false;
        if (!kit_find_in_rings(&rings, pose->at, fits_at, &q, &to))
            return kit_nearest_room(w, u, pose, rings.step);
    }
    pose->at = to;
    return true;
}
