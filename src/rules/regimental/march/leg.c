/* leg.c -- straight legs of a block, in any direction. RG-7.25, RG-7.27, RG-7.28, RG-6.48, RG-6.50.
 * Wheels are in wheel_leg.c. */
#include "rules/regimental/march/march.h"
#include "kit/maneuver.h"
#include "kit/rout.h"

bool rg_is_quick(const rg_state *s, int u)
{
    return s->menu[u] == RG_QUICK;
}

rg_march rg_march_of(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool half = s->menu[u] == RG_TARDY && rg_is_troops(f, u); /* RG-6.11, RG-6.32 */

    if (s->march.unit == u)
        return s->march;
    return (rg_march){ .unit = (uint8_t)u, .limit = half ? RG_WHOLE / 2 : RG_WHOLE };
}

/* Where a fence is crossed, all of the move is dearer from there on; who cannot pay for that stops
 * before it. */
static int32_t paid_for(const lin_view *v, const rg_walker *w, rg_march *m, const rg_going_way *way,
                        const tb_body *b, lin_point by, int32_t far, int times)
{
    const int32_t fence =
        m->flags & RG_CROSSED ? INT32_MAX : rg_first_fence(rg_field_of(v->field), b, by);
    int32_t gone = rg_afford(w, m, way, far, times, m->flags & RG_CROSSED);

    if (gone > fence) {
        const int32_t across = rg_afford(w, m, way, far, times, true);

        gone = across > fence ? across : fence;
        if (across > fence)
            m->flags |= RG_CROSSED;
    }
    return gone;
}

/* RG-6.45, RG-6.48: it ends clear of those it went through. Whom it merely grazes it has not gone
 * through, RG-1.40. */
int32_t rg_back_until_clear(const lin_view *v, int u, const tb_pose *from, tb_angle way,
                            int32_t gone)
{
    const kit_memory *m = kit_refresh(rg_window(v));
    const lin_point by = kit_way_of(way, gone);
    const tb_box end = rg_swept(&rg_body(v, u)->box, by);
    const tb_set near = kit_others_near(m, u, &end, 0);

    while (gone > 0 && !kit_set_is_empty(&near)) {
        tb_pose pose = *from;
        tb_body b;
        tb_set under;

        pose.at = tb_go(from->at, way, gone, 0);
        tb_form(&pose, &b);
        under = rg_under(v, &near, u, &b);
        if (kit_set_is_empty(&under))
            break;
        gone = kit_back_until_clear(m, &under, u, from, way, gone);
    }
    return gone > 0 ? gone : 0;
}

void rg_stay(rg_leg *out, const tb_pose *from, rg_march march)
{
    out->pose = *from;
    out->snake = out->edge = false;
    out->gone = out->turn = 0;
    out->march = march;
    out->unit = out->piece = RG_NONE;
}

/* Who could not pay for it on the best of grounds need not look so far. */
int32_t rg_no_farther(const rg_walker *w, const rg_march *m, int32_t far, int times)
{
    const int32_t most = rg_farthest(w, m, times);

    return far < most ? far : most;
}

void rg_straight_leg(const lin_view *v, int u, tb_angle off, int32_t far, int times, rg_leg *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_pose from = rg_pose(v, u);
    const tb_angle dir = (tb_angle)(from.facing + off);
    const tb_body *b = rg_body(v, u);
    const rg_walker w = rg_walker_of(v, u, b, s->formation[u], rg_is_quick(s, u));
    rg_going_way way;
    kit_run run;
    lin_point by;
    int32_t gone;

    rg_stay(out, &from, rg_march_of(v, u));
    far = rg_no_farther(&w, &out->march, far, times);
    run = kit_go_straight(rg_window(v), u, &out->pose, off, far);
    by = kit_way_of(dir, run.free);
    rg_way_of(f, &w, by, &way);
    gone = paid_for(v, &w, &out->march, &way, b, by, run.free, times);
    gone = rg_back_until_clear(v, u, &from, dir, gone);
    rg_pay(&w, &out->march, &way, gone, times);
    out->gone = gone;
    by = kit_way_of(dir, gone);
    out->pose = from;
    out->pose.at = (lin_point){ from.at.x + by.x, from.at.y + by.y };
    if (gone == run.free && run.free < far) {
        out->unit = run.unit;
        out->piece = run.piece;
        out->edge = run.unit == RG_NONE && run.piece == RG_NONE;
    }
    out->march.legs++;
}
