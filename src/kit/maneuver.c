/* maneuver.c -- straight moves, wheels about an end, the head of a column. */
#include "kit/maneuver.h"

static kit_run stopped_at_edge(const kit_window *w, const tb_quad *shape, tb_angle way, int32_t far,
                               kit_run r)
{
    const int32_t edge = kit_edge_way(w->scenery->size, shape, way, far);

    return edge < r.free ? (kit_run){ edge < 0 ? 0 : edge, KIT_NONE, KIT_NONE } : r;
}

/* ---- Straight ---- */

kit_run kit_go_straight(const kit_window *w, int u, tb_pose *pose, tb_angle off, int32_t far)
{
    const tb_angle way = (tb_angle)(pose->facing + off);
    const tb_quad hull = tb_hull(pose);
    const lin_point by = kit_way_of(way, far);
    kit_run r = kit_sweep(w, u, &hull, by);

    r = stopped_at_edge(w, &hull, way, far, r);
    if (r.unit == KIT_NONE && r.piece == KIT_NONE && r.free >= kit_length(by)) {
        pose->at.x += by.x; /* all of it: not to be shortened by rounding */
        pose->at.y += by.y;
        r.free = far;
    } else {
        const lin_point gone = kit_shortened(by, r.free);

        pose->at.x += gone.x;
        pose->at.y += gone.y;
    }
    return r;
}

/* ---- Wheels ---- */

static int files_of(const tb_pose *p)
{
    return p->files < p->stands ? p->files : p->stands;
}

/* From the leader's middle to an end of the front, and how far the front is ahead of it. */
static int32_t half_to(const tb_pose *p, kit_end end)
{
    const int file = p->leader % files_of(p), step = p->wide + p->gap;

    if (p->leader == TB_MIDDLE)
        return (files_of(p) * step - p->gap) / 2;
    return end == KIT_LEFT_END ? file * step + p->wide / 2
                               : (files_of(p) - 1 - file) * step + p->wide - p->wide / 2;
}

static int32_t front_ahead(const tb_pose *p)
{
    return p->leader == TB_MIDDLE ? 0 : p->leader / files_of(p) * p->deep;
}

static int32_t to_right(const tb_pose *p, kit_end end)
{
    return end == KIT_LEFT_END ? -half_to(p, end) : half_to(p, end);
}

const char *const kit_end_words[] = { "left", "right", NULL };

lin_point kit_front_corner(const tb_pose *pose, kit_end end)
{
    return tb_go(pose->at, pose->facing, front_ahead(pose), to_right(pose, end));
}

int32_t kit_frontage(const tb_pose *pose)
{
    return half_to(pose, KIT_LEFT_END) + half_to(pose, KIT_RIGHT_END);
}

tb_pose kit_wheel(const tb_pose *pose, kit_end about, int turn)
{
    const lin_point corner = kit_front_corner(pose, about);
    tb_pose out = *pose;

    if (turn == 0)
        return out; /* to the unit */
    out.facing = (tb_angle)(pose->facing + turn);
    out.at = tb_go(corner, out.facing, -front_ahead(pose), -to_right(pose, about));
    return out;
}

#define ARC_TIMES 710 /* twice 355 over 113: a whole circle, of TB_CIRCLE parts */
#define ARC_PARTS (113 * (int64_t)TB_CIRCLE)

int32_t kit_wheel_path(int32_t frontage, int turn)
{
    const int64_t times = (int64_t)frontage * (turn < 0 ? -turn : turn) * ARC_TIMES;

    return (int32_t)((times + ARC_PARTS - 1) / ARC_PARTS);
}

int kit_wheel_within(int32_t frontage, int32_t far)
{
    int64_t most;

    if (far <= 0)
        return 0;
    if (frontage <= 0)
        return TB_CIRCLE / 2;
    most = far * ARC_PARTS / ((int64_t)frontage * ARC_TIMES);
    return most < TB_CIRCLE / 2 ? (int)most : TB_CIRCLE / 2;
}

static bool has_room(const kit_window *w, int u, const tb_pose *pose, kit_turned *out)
{
    tb_body b;

    tb_form(pose, &b);
    out->unit = kit_unit_in_the_way(w, u, &b);
    out->piece = kit_piece_in_the_way(w, &b, KIT_NONE);
    out->edge = !kit_on_table(w->scenery, &b);
    return out->unit == KIT_NONE && out->piece == KIT_NONE && !out->edge;
}

kit_turned kit_wheel_free(const kit_window *w, int u, const tb_pose *pose, kit_end about, int turn,
                          int every)
{
    const int most = turn < 0 ? -turn : turn, sign = turn < 0 ? -1 : 1;
    kit_turned out = { .unit = KIT_NONE, .piece = KIT_NONE };

    for (int gone = 0; gone < most;) {
        const int next = gone + every < most && every > 0 ? gone + every : most;
        const tb_pose there = kit_wheel(pose, about, sign * next);

        if (!has_room(w, u, &there, &out))
            return out;
        gone = next;
        out.turn = sign * gone;
    }
    return out;
}

/* ---- In column ---- */

kit_run kit_column_go(const kit_window *w, int u, kit_track *t, lin_point to, int32_t wide,
                      int32_t deep, int32_t length, bool *bent)
{
    const lin_point by = kit_way(t->head, to);
    const tb_angle way = tb_bearing(t->head, to);
    const tb_quad head = tb_rectangle(t->head, way, wide / 2, wide - wide / 2, deep);
    kit_run r = kit_sweep(w, u, &head, by);
    lin_point gone = by;

    r = stopped_at_edge(w, &head, way, kit_length(by), r);
    if (r.free < kit_length(by))
        gone = kit_shortened(by, r.free);
    *bent = kit_track_go(t, (lin_point){ t->head.x + gone.x, t->head.y + gone.y }, length);
    if (!*bent)
        r.free = 0;
    return r;
}
