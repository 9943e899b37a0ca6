/* attach.c -- the first step of the maneuver phase: leaders attach and detach. RG-3.6, RG-3.7,
 * RG-4.19 to RG-4.21, RG-4.25. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"
#include "kit/discs.h"

/* ---- Beside a unit ---- */

lin_point rg_beside(const lin_view *v, int leader, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, u);
    const tb_quad *last = &b->stand[b->stands - 1];
    const tb_quad *q = b->bent || b->stands == 1 ? last : &b->hull;
    const lin_point rear =
        tb_go((lin_point){ (q->p[2].x + q->p[3].x) / 2, (q->p[2].y + q->p[3].y) / 2 },
              tb_bearing(q->p[3], q->p[0]), -rg_radius(f, leader), 0);

    return rg_disc_near(v, leader, rear);
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
    lin_status status = rg_check_own(v, u, f->side[c], false, why);

    if (status != LIN_OK) /* 3 */
        return status;
    if (rg_attached_to(f, s, u) != RG_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "RG-4.19", "%s has %s with it; a unit has one leader.",
                          rg_id(f, u), rg_id(f, rg_attached_to(f, s, u)));
    if (!rg_route_to(v, c, u, NULL)) /* 4 */
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
    if (o->verb == RV_ATTACH) /* attached elsewhere or not, RG-4.21 */
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
        int64_t cost = s->used[c];

        rg_route_to(&p->view, c, o->arg[1], &cost);
        s->used[c] = (int32_t)(cost < RG_WHOLE ? cost : RG_WHOLE);
        s->with[c] = (uint8_t)o->arg[1];
        s->at[c] = (lin_point){ 0, 0 };
        lin_tell(p, RE_ATTACHED, c, o->arg[1]);
    }
}

static bool is_free_to_act(const lin_view *v, int c)
{
    const rg_state *s = v->state;

    return rg_stands(s, c) && !(s->done[c] & RG_ATTACHES);
}

/* The units of his side that he could reach if it were all road. */
static tb_set in_his_reach(const lin_view *v, int c)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_box at = kit_box_round(rg_leader_at(v, c), rg_radius(f, c));

    return kit_near(rg_window(v), f->side[c], &at,
                    RG_IN(rg_rates[RG_MOVE_LEADER][RG_ON_ROAD].full));
}

static lin_order attaches(int c, int u)
{
    return (lin_order){ .verb = RV_ATTACH, .nargs = 2, .arg = { c, u } };
}

static lin_order detaches(int c)
{
    return (lin_order){ .verb = RV_DETACH, .nargs = 1, .arg = { c } };
}

bool rg_several_leaders(const lin_view *v, const lin_frame *frame)
{
    const tb_set *leaders = &rg_field_of(v->field)->leaders[frame->arg[0]];
    const rg_state *s = v->state;

    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1)) {
        tb_set near;

        if (!is_free_to_act(v, c))
            continue;
        if (s->with[c] != RG_NONE)
            return true; /* he may detach, and nobody need */
        near = in_his_reach(v, c);
        for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
            if (check_attach(v, c, u, NULL) == LIN_OK)
                return true;
    }
    return false;
}

/* The i-th of a set. */
static int nth_of(const tb_set *set, uint32_t i)
{
    int u = tb_next(set, 0);

    while (i-- > 0)
        u = tb_next(set, u + 1);
    return u;
}

bool rg_draw_leaders(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    enum { TRIES = 400 };
    const tb_set *leaders = &rg_field_of(v->field)->leaders[frame->arg[0]];
    struct {
        tb_set near;
        uint32_t from; /* all that come before him */
        int leader;
    } who[RG_BRIGADES];
    uint32_t n = 0, all = 0;

    for (int c = tb_next(leaders, 0); c >= 0 && n < RG_BRIGADES; c = tb_next(leaders, c + 1))
        if (is_free_to_act(v, c)) {
            who[n].near = in_his_reach(v, c);
            who[n].from = all;
            who[n].leader = c;
            all += (uint32_t)kit_set_count(&who[n++].near) + 1;
        }
    for (int try = 0; try < TRIES; try++) {
        const uint32_t i = lin_rng_below(rng, all + 1);
        uint32_t k = n;

        while (k > 0 && who[k - 1].from > i)
            k--;
        if (i == all || k == 0)
            *out = (lin_order){ .verb = RV_DONE };
        else if (i == who[k - 1].from)
            *out = detaches(who[k - 1].leader);
        else
            *out = attaches(who[k - 1].leader, nth_of(&who[k - 1].near, i - who[k - 1].from - 1));
        if (rg_check_leaders(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void rg_list_leaders(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    for (int c = 0; c < f->units; c++) {
        tb_set near;

        if (rg_check_own(v, c, frame->arg[0], true, NULL) != LIN_OK || !is_free_to_act(v, c))
            continue;
        near = in_his_reach(v, c);
        rg_offer(v, frame, rg_check_leaders, detaches(c), out);
        for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
            rg_offer(v, frame, rg_check_leaders, attaches(c, u), out);
    }
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}
