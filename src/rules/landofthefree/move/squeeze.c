/* squeeze.c -- room for one that had to turn or go back where there was none: the nearest place
 * that will have it. LF-DM-35. */
#include "rules/landofthefree/lof.h"

#define FAR LF_IN(24)

/* It may not change sides of a wall on the way, as far as its leader tells. */
static bool crosses_a_line(const lin_view *view, lin_point from, lin_point to)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < f->ground.pieces + s->works; i++) {
        lin_point end[2];
        tb_ground line;

        if (i < f->ground.pieces && f->ground.piece[i].kind != KIT_OBSTACLE)
            continue;
        line = lf_obstacle(view, i, end);
        if (tb_line_crosses(&line, from, to, NULL))
            return true;
    }
    return false;
}

static bool fits(const lin_view *view, int u, const tb_pose *pose, bool elements)
{
    const lf_field *f = lf_field_of(view->field);
    tb_body b;

    tb_form(pose, &b);
    return kit_on_table(&f->ground, &b) && lf_check_ground(view, u, &b, NULL) == LIN_OK &&
           (!elements || kit_unit_in_the_way(lf_window(view), u, &b) == LF_NONE);
}

static bool look_round(const lin_view *view, int u, tb_pose *pose, lin_point from, tb_angle way,
                       bool elements, bool lines)
{
    const lin_point at = pose->at;

    for (int32_t far = LIN_INCH / 4; far <= FAR; far += LIN_INCH / 4)
        for (int i = 0; i < 16; i++) {
            const int turn = (i + 1) / 2 * (i % 2 ? 1 : -1) * (TB_CIRCLE / 16);

            pose->at = tb_go(at, (tb_angle)(way + turn), far, 0);
            if (fits(view, u, pose, elements) &&
                !(lines && crosses_a_line(view, from, tb_leader_centre(pose))))
                return true;
        }
    pose->at = at;
    return false;
}

/* The nearest place that will have the pose, that way first; false: there is none near. from: where
 * its leader comes from. elements: it must be clear of those, too; then it even goes over a wall
 * before it stands on others. */
bool lf_squeeze(const lin_view *view, int u, tb_pose *pose, lin_point from, tb_angle way,
                bool elements)
{
    return fits(view, u, pose, elements) || look_round(view, u, pose, from, way, elements, true) ||
           (elements && look_round(view, u, pose, from, way, elements, false));
}
