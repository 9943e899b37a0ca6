/* attach.c -- the first step of the maneuver phase: leaders attach and detach; and going with a
 * unit. RG-3.6, RG-3.7, RG-4.19 to RG-4.25. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"
#include "kit/discs.h"
#include "kit/search.h"

/* ---- Beside a unit ---- */

typedef struct {
    const lin_view *view;
    int leader;
    kit_disc disc;
} search;

static bool will_do(const void *self, lin_point at)
{
    const search *q = self;
    const rg_field *f = rg_field_of(q->view->field);
    const rg_state *s = q->view->state;

    if (!kit_disc_may(&q->disc, at))
        return false;
    for (int c = 0; c < f->units; c++)
        if (c != q->leader && rg_is_leader(f, c) && rg_stands(s, c) && s->with[c] == RG_NONE) {
            const int64_t apart = q->disc.radius + rg_radius(f, c) - TB_TOUCH;

            if (tb_gap2(at, s->at[c]) < apart * apart)
                return false;
        }
    return true;
}

lin_point rg_beside(const lin_view *v, int leader, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const tb_body *b = rg_body(v, u);
    const tb_quad *last = &b->stand[b->stands - 1];
    const tb_quad *q = b->bent || b->stands == 1 ? last : &b->hull;
    const search look = { v,
                          leader,
                          { &f->scenery, kit_refresh(rg_window(v)), &f->bodies[1 - f->side[u]],
                            rg_radius(f, leader) } };
    const lin_point rear =
        tb_go((lin_point){ (q->p[2].x + q->p[3].x) / 2, (q->p[2].y + q->p[3].y) / 2 },
              tb_bearing(q->p[3], q->p[0]), -rg_radius(f, leader), 0);
    lin_point at;

    return kit_find_near(&table, LIN_INCH / 4, rear, will_do, &look, &at)
               ? at
               : kit_box_nearest(&table, rear);
}

/* ---- Going with it ---- */

void rg_leader_follows(lin_play *p, int u, lin_point from, int64_t steps)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int c = rg_attached_to(f, s, u);
    const rg_rate *rates =
        rg_rates[c != RG_NONE && s->mark[c] & RG_ON_FOOT ? RG_MOVE_LEADER_ON_FOOT : RG_MOVE_LEADER];
    /* by the length of the way, over open ground */
    const int64_t cost = steps * (RG_PARTS / rates[RG_OPEN].full);

    if (c == RG_NONE)
        return;
    if (s->used[c] + cost <= RG_WHOLE) {
        s->used[c] = (int32_t)(s->used[c] + cost);
        return;
    }
    s->with[c] = RG_NONE; /* RG-4.23 */
    s->at[c] = from;
    lin_tell(p, RE_DETACHED, c, u);
}

/* ---- The question ----
 *   1  a leader of the side, on the table
 *   2  who has not done so yet                      RG-4.19
 *   3  attach: to a unit of his side without a leader
 *   4  that he can reach                            RG-4.35
 *   5  detach: he is attached                       RG-4.20 */
static lin_status check_attach(const lin_view *v, int c, int u, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_point from = rg_leader_at(v, c);
    lin_point there;
    tb_set one = { { 0 } };
    int64_t cost;
    int32_t far;
    lin_status status = rg_check_own(v, u, f->side[c], false, why);

    if (status != LIN_OK) /* 3 */
        return status;
    if (rg_attached_to(f, s, u) != RG_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "RG-4.19", "%s has %s with it; a unit has one leader.",
                          rg_id(f, u), rg_id(f, rg_attached_to(f, s, u)));
    kit_set_put(&one, u);
    kit_nearest_body(kit_refresh(rg_window(v)), &one, from, &there);
    far = kit_length(kit_way(from, there)) - rg_radius(f, c);
    if (far > TB_TOUCH && rg_ride(v, c, there, &cost) < far - TB_TOUCH) /* 4 */
        return lin_refuse(why, LIN_ILLEGAL, "RG-4.19", "%s cannot ride so far as to %s.",
                          rg_id(f, c), rg_id(f, u));
    return LIN_OK;
}

lin_status rg_check_leaders(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int c = o->arg[0];
    lin_status status;

    if (o->verb == RV_DONE)
        return LIN_OK;
    if (o->verb != RV_ATTACH && o->verb != RV_DETACH)
        return lin_not_now(v->field, frame, o, why);
    if ((status = rg_check_own(v, c, frame->arg[0], true, why)) != LIN_OK) /* 1 */
        return status;
    if (s->done[c] & RG_ATTACHES) /* 2 */
        return rg_no(why, f, c, "RG-4.19", "has attached or detached in this turn");
    if (o->verb == RV_ATTACH)
        return check_attach(v, c, o->arg[1], why);
    return s->with[c] != RG_NONE ? LIN_OK : rg_no(why, f, c, "RG-4.20", "is attached to nobody");
}

void rg_take_leaders(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int c = o->arg[0];

    (void)frame;
    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    s->done[c] |= RG_ATTACHES;
    if (o->verb == RV_DETACH) {
        const int u = s->with[c];
        const lin_point at = rg_leader_at(&p->view, c);
        const tb_box table = kit_box_of_table(f->scenery.size);

        s->with[c] = RG_NONE;
        s->at[c] = kit_box_nearest(&table, at);
        lin_tell(p, RE_DETACHED, c, u);
    } else {
        tb_set one = { { 0 } };
        lin_point there;
        int64_t cost = s->used[c];

        kit_set_put(&one, o->arg[1]);
        kit_nearest_body(kit_refresh(rg_window(&p->view)), &one, rg_leader_at(&p->view, c), &there);
        rg_ride(&p->view, c, there, &cost);
        s->used[c] = (int32_t)(cost < RG_WHOLE ? cost : RG_WHOLE);
        s->with[c] = (uint8_t)o->arg[1];
        s->at[c] = (lin_point){ 0, 0 };
        lin_tell(p, RE_ATTACHED, c, o->arg[1]);
    }
}

void rg_list_leaders(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    for (int c = 0; c < f->units; c++) {
        if (rg_check_own(v, c, frame->arg[0], true, NULL) != LIN_OK)
            continue;
        rg_offer(v, frame, rg_check_leaders,
                 (lin_order){ .verb = RV_DETACH, .nargs = 1, .arg = { c } }, out);
        for (int u = 0; u < f->units; u++)
            if (!rg_is_leader(f, u))
                rg_offer(v, frame, rg_check_leaders,
                         (lin_order){ .verb = RV_ATTACH, .nargs = 2, .arg = { c, u } }, out);
    }
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}
