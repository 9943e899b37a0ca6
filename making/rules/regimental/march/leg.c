/* leg.c -- legs of a block: straight in any direction, and wheels. RG-1.46, RG-7.25 to RG-7.30,
 * RG-6.48, RG-6.50. */
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

/* RG-6.45, RG-6.48: it ends clear of those it went through. */
static int32_t clear_of_friends(const lin_view *v, int u, const tb_pose *from, tb_angle way,
                                int32_t gone)
{
    const rg_field *f = rg_field_of(v->field);
    const int32_t clear =
        kit_back_until_clear(kit_refresh(rg_window(v)), &f->bodies[f->side[u]], u, from, way, gone);

    return clear > 0 ? clear : 0;
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

    *out = (rg_leg){ .pose = from, .march = rg_march_of(v, u), .unit = RG_NONE, .piece = RG_NONE };
    run = kit_go_straight(rg_window(v), u, &out->pose, off, far);
    by = kit_way_of(dir, run.free);
    rg_way_of(f, &w, by, &way);
    gone = paid_for(v, &w, &out->march, &way, b, by, run.free, times);
    gone = clear_of_friends(v, u, &from, dir, gone);
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

/* One piece of a wheel, from one angle to the next: paid by the worse ground of its two ends.
 * False: it cannot be paid for. */
typedef struct {
    const lin_view *view;
    int unit, sign;
    kit_end about;
    tb_pose from;
    int before;    /* going where the piece begins */
    rg_march paid; /* so far */
} wheel;

static bool wheel_on(wheel *t, int gone, int next, tb_body *b)
{
    const rg_field *f = rg_field_of(t->view->field);
    const rg_state *s = t->view->state;
    const tb_pose there = kit_wheel(&t->from, t->about, t->sign * next);
    const int32_t wide = kit_frontage(&t->from);
    rg_march m = t->paid;
    rg_walker w;
    int going;

    tb_form(&there, b);
    w = rg_walker_of(t->view, t->unit, b, s->formation[t->unit], rg_is_quick(s, t->unit));
    going = rg_going_at(f, &w, (lin_point){ 0, 0 });
    rg_pay_part(&w, &m, going > t->before ? going : t->before,
                kit_wheel_path(wide, next) - kit_wheel_path(wide, gone));
    if (rg_lies_on_fence(f, b))
        m.flags |= RG_CROSSED;
    if (rg_spent(&w, &m) > m.limit)
        return false;
    t->paid = m;
    t->before = going;
    return true;
}

/* Degree by degree, and where it ends; of a degree that is too dear, as much as can be paid for. */
void rg_wheel_leg(const lin_view *v, int u, kit_end about, int turn, rg_leg *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_pose from = rg_pose(v, u);
    const kit_turned free = kit_wheel_free(rg_window(v), u, &from, about, turn, RG_DEGREE);
    const int most = free.turn < 0 ? -free.turn : free.turn;
    const rg_walker w = rg_walker_of(v, u, rg_body(v, u), s->formation[u], rg_is_quick(s, u));
    wheel t = { v,
                u,
                turn < 0 ? -1 : 1,
                about,
                from,
                rg_going_at(f, &w, (lin_point){ 0, 0 }),
                rg_march_of(v, u) };
    int gone = 0, step = RG_DEGREE;

    *out = (rg_leg){ .pose = from, .march = t.paid, .unit = RG_NONE, .piece = RG_NONE };
    while (gone < most && step > 0) {
        const int next = gone + step < most ? gone + step : most;
        tb_body b;

        if (!wheel_on(&t, gone, next, &b)) {
            step /= 2;
            continue;
        }
        gone = next;
        if (rg_lies_on(v, u, &b) != RG_NONE)
            continue; /* through guns, RG-6.48: it does not stop there */
        out->march = t.paid;
        out->pose = kit_wheel(&from, about, t.sign * gone);
        out->turn = t.sign * gone;
    }
    out->gone = kit_wheel_path(kit_frontage(&from), out->turn);
    if (gone == most && most < (turn < 0 ? -turn : turn)) {
        out->unit = free.unit;
        out->piece = free.piece;
        out->edge = free.edge;
    }
    out->march.legs++;
    out->march.flags |= RG_WHEELED;
}
