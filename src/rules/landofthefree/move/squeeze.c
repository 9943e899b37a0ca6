/* squeeze.c -- room for one that had to turn or go back where there was none: the nearest place
 * that will have it. LF-DM-35. */
#include "rules/landofthefree/move/move.h"

typedef struct {
    const lin_view *view;
    int unit;
    tb_pose pose;
    lin_point from;       /* where its leader comes from */
    bool elements, lines; /* it must be clear of elements; it may cross no wall */
} squeezed;

static bool fits(const squeezed *q, const tb_pose *pose)
{
    const lf_field *f = lf_field_of(q->view->field);
    tb_body b;

    tb_form(pose, &b);
    return kit_on_table(&f->ground, &b) && lf_check_ground(q->view, q->unit, &b, NULL) == LIN_OK &&
           (!q->elements || kit_unit_in_the_way(lf_window(q->view), q->unit, &b) == LF_NONE);
}

/* It may not change sides of a wall on the way, as far as its leader tells. */
static bool fits_at(const void *self, lin_point p)
{
    const squeezed *q = self;
    tb_pose pose = q->pose;

    pose.at = p;
    return fits(q, &pose) && !(q->lines && kit_crosses_an_obstacle(lf_window(q->view), q->from,
                                                                   tb_leader_centre(&pose)));
}

/* The nearest place that will have the pose, that way first; false: there is none near. from: where
 * its leader comes from. elements: it must be clear of those, too; then it even goes over a wall
 * before it stands on others. */
bool lf_squeeze(const lin_view *view, int u, tb_pose *pose, lin_point from, tb_angle way,
                bool elements)
{
    const kit_rings rings = {
        .step = LIN_INCH / 4, .most = LF_IN(24), .ways = 16, .first = way, .both_sides = true
    };
    squeezed q = { view, u, *pose, from, elements, true };
    lin_point to;

    if (fits(&q, pose))
        return true;
    if (!kit_find_in_rings(&rings, pose->at, fits_at, &q, &to)) {
        q.lines = false;
        if (!elements || !kit_find_in_rings(&rings, pose->at, fits_at, &q, &to))
            return false;
    }
    pose->at = to;
    return true;
}
