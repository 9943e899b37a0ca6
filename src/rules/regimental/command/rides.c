/* rides.c -- leaders who ride: straight legs, paid by the ground. RG-4.35 to RG-4.40. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"
#include "kit/discs.h"

enum { LOOK = LIN_INCH / 8, LEAST = LIN_INCH / 20 };

/* RG-4.36: enemies' stands and impassable ground stop him. */
static int32_t free_way(const lin_view *v, int leader, lin_point from, lin_point by)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_run run =
        kit_disc_sweep(rg_window(v), 1 - f->side[leader], from, by, rg_radius(f, leader));
    const int32_t whole = kit_length(by);
    int32_t free = run.free < whole ? run.free : whole;
    rg_cell all;

    rg_ground_along(f, from, (lin_point){ from.x + by.x, from.y + by.y }, &all);
    if (!(all.flags & RG_CELL_STOPS))
        return free;
    for (int32_t d = LOOK; d <= free; d += LOOK)
        if (kit_scenery_bars_point(
                &f->scenery,
                kit_ray_point(from, (lin_point){ from.x + by.x, from.y + by.y }, d, whole)))
            return d - LOOK;
    return free;
}

/* Whatever is on the way: open ground costs the least where there is no road. */
bool rg_is_too_far(const lin_view *v, int leader, lin_point from, lin_point to, int32_t far)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    rg_walker w = rg_leader_walks(v, leader);
    const rg_march m = { .cost = s->used[leader], .limit = RG_WHOLE, .unit = RG_NONE };
    rg_cell all;

    rg_ground_along(f, from, to, &all);
    w.roads = all.flags & (RG_CELL_ROADS | RG_CELL_MIXED);
    return rg_farthest(&w, &m, 1) < far - TB_TOUCH;
}

/* How far along a straight way he first comes over a fence, wall or work; INT32_MAX. RG-7.22 */
static int32_t first_fence(const rg_field *f, lin_point from, lin_point to)
{
    int32_t first = INT32_MAX;
    rg_cell all;

    rg_ground_along(f, from, to, &all);
    for (int k = 0; all.flags & RG_CELL_WALL && k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);
        int32_t at[TB_POINTS];

        for (int n = tb_line_cuts(&line, from, to, at); n > 0; n--)
            first = at[n - 1] < first ? at[n - 1] : first;
    }
    return first;
}

/* What he has ridden so far; of a leader `fired` has the steps of it over open ground, and `aims`
 * that he has crossed a fence, for all that is dearer then. */
rg_march rg_ridden(const lin_view *v, int leader)
{
    const rg_state *s = v->state;
    const rg_walker w = rg_leader_walks(v, leader);
    rg_march m = { .open = s->fired[leader],
                   .limit = RG_WHOLE,
                   .unit = RG_NONE,
                   .flags = s->aims[leader] ? RG_CROSSED : 0 };

    m.cost = s->used[leader] - rg_spent(&w, &m);
    return m;
}

int32_t rg_ride_leg(const lin_view *v, int leader, lin_point from, lin_point to, rg_march *m)
{
    const rg_field *f = rg_field_of(v->field);
    const lin_point by = kit_way(from, to);
    const int32_t fence = first_fence(f, from, to);
    rg_walker w = rg_leader_walks(v, leader);
    rg_going_way way;
    int32_t gone, free;

    w.at[0] = from;
    rg_way_of(f, &w, by, &way);
    gone = rg_afford(&w, m, &way, kit_length(by), 1, m->flags & RG_CROSSED);
    free = free_way(v, leader, from, kit_shortened(by, gone)); /* no farther than he could pay */
    gone = free < gone ? free : gone;
    if (gone > fence && !(m->flags & RG_CROSSED)) {
        const int32_t across = rg_afford(&w, m, &way, free, 1, true);

        gone = across > fence ? across : fence;
        if (across > fence)
            m->flags |= RG_CROSSED;
    }
    rg_pay(&w, m, &way, gone, 1);
    return gone;
}

static int32_t ride(const lin_view *v, int leader, lin_point to, rg_march *m, int64_t *cost)
{
    const rg_walker w = rg_leader_walks(v, leader);
    int32_t gone;

    *m = rg_ridden(v, leader);
    gone = rg_ride_leg(v, leader, rg_leader_at(v, leader), to, m);
    *cost = rg_spent(&w, m);
    return gone;
}

int32_t rg_ride(const lin_view *v, int leader, lin_point to, int64_t *cost)
{
    rg_march m;

    return ride(v, leader, to, &m, cost);
}

/* ---- The question ----
 *   1  a leader of the side, on the table, not attached
 *   2  no more than four legs                       RG-4.36
 *   3  he gets somewhere
 *   4  on no other leader's disc                    RG-4.37 */
lin_status rg_check_rides(const lin_view *v, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int c = o->arg[0];
    lin_status status;
    lin_point to;
    int64_t cost;
    int32_t gone;

    if (o->verb == RV_DONE)
        return LIN_OK;
    if (o->verb != RV_RIDE)
        return lin_not_now(v->field, frame, o, why);
    if ((status = rg_check_own(v, c, frame->arg[0], true, why)) != LIN_OK) /* 1 */
        return status;
    if (s->with[c] != RG_NONE)
        return rg_no(why, f, c, "RG-4.40", "is attached; only detached leaders ride at the end");
    if (s->menu[c] >= RG_LEGS) /* 2 */
        return rg_no(why, f, c, "RG-4.36", "has ridden four legs in this turn");
    to = (lin_point){ o->arg[1], o->arg[2] };
    if (!rg_on_table(f, to))
        return rg_no(why, f, c, "RG-4.36", "does not leave the table");
    gone = rg_ride(v, c, to, &cost);
    if (gone < LEAST) /* 3 */
        return rg_no(why, f, c, "RG-4.35",
                     "gets no farther that way: his allowance is used, or "
                     "something is in his way");
    to = kit_ray_point(s->at[c], to, gone, kit_length(kit_way(s->at[c], to)));
    for (int other = 0; other < f->units; other++) /* 4 */
        if (other != c && rg_is_leader(f, other) && rg_stands(s, other) &&
            s->with[other] == RG_NONE) {
            const int64_t apart = rg_radius(f, c) + rg_radius(f, other) - TB_TOUCH;

            if (tb_gap2(to, s->at[other]) < apart * apart)
                return lin_refuse(why, LIN_ILLEGAL, "RG-4.37", "%s would stand on %s.", rg_id(f, c),
                                  rg_id(f, other));
        }
    return LIN_OK;
}

void rg_take_rides(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    const int c = o->arg[0];
    const lin_point to = { o->arg[1], o->arg[2] };
    rg_march m;
    int64_t cost;
    int32_t gone;

    if (o->verb == RV_DONE) {
        const tb_set *leaders = &rg_field_of(p->view.field)->leaders[frame->arg[0]];

        for (int l = tb_next(leaders, 0); l >= 0; l = tb_next(leaders, l + 1))
            s->fired[l] = s->aims[l] = 0;
        lin_pop(s);
        return;
    }
    gone = ride(&p->view, c, to, &m, &cost);
    s->fired[c] = (uint16_t)m.open;
    s->aims[c] = m.flags & RG_CROSSED ? 1 : 0;
    s->at[c] = kit_ray_point(s->at[c], to, gone, kit_length(kit_way(s->at[c], to)));
    s->used[c] = (int32_t)cost;
    s->menu[c]++; /* legs, of a leader */
    lin_tell(p, RE_RIDES, c, s->at[c].x, s->at[c].y);
}

void rg_list_rides(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int c = 0; c < f->units; c++)
        if (rg_check_own(v, c, frame->arg[0], true, NULL) == LIN_OK && s->with[c] == RG_NONE &&
            s->menu[c] < RG_LEGS && s->used[c] < RG_WHOLE - RG_WHOLE / 40)
            rg_open_family(out,
                           (lin_family){ { .verb = RV_RIDE, .nargs = 3, .arg = { c } },
                                         6,
                                         { c, 0, 0 },
                                         { c, f->scenery.size.width, f->scenery.size.height } });
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}

bool rg_sample_rides(const lin_view *v, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const rg_state *s = v->state;

    for (int try = 0; try < 12; try++) {
        const int low = family->open & 1 ? family->low[0] : family->order.arg[0],
                  high = family->open & 1 ? family->high[0] : low;
        const int c = low + (int)lin_rng_below(rng, (uint32_t)(high - low + 1));
        /* one draw after the other: compilers differ in which argument comes first */
        const int32_t far = (int32_t)lin_rng_below(rng, RG_IN(12));
        const tb_angle whither = (tb_angle)lin_rng_below(rng, TB_CIRCLE);
        const lin_point to = tb_go(s->at[c], whither, far, 0);

        *out = (lin_order){ .verb = RV_RIDE, .nargs = 3, .arg = { c, to.x, to.y } };
        if (rg_check_rides(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}
