/* recall.c -- cavalry rides back to a place of its owner's choice. RG-11.93, RG-11.94, RG-13.79. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

enum { LOOK = LIN_INCH / 4 };

static tb_body moved(const tb_body *b, lin_point by)
{
    tb_body out = *b;

    tb_shift(&out, (lin_point){ b->at.x + by.x, b->at.y + by.y });
    return out;
}

/*   1  a straight ride of a full move or less
 *   2  by no barred way, through nobody
 *   3  with room there, 2 inches or more from all enemies */
lin_status rg_check_recall_to(const lin_view *v, int u, lin_point at, tb_angle facing,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_point by = kit_way(s->at[u], at);
    const int32_t whole = kit_length(by);
    const tb_body *b = rg_body(v, u);
    const rg_walker w = rg_walker_of(v, u, b, s->formation[u], false);
    const rg_march m = { .limit = RG_WHOLE, .unit = RG_NONE };
    rg_flight_plan plan;
    rg_going_way way;
    tb_pose pose = rg_pose(v, u);
    tb_body end;

    if (whole > RG_IN(36))
        return rg_no(why, f, u, "RG-13.79", "recalls up to a full move");
    rg_way_of(f, &w, by, &way);
    if (rg_afford(&w, &m, &way, whole, 1, rg_first_fence(f, b, by) < whole) < whole) /* 1 */
        return rg_no(why, f, u, "RG-13.79", "recalls up to a full move");
    rg_plan_flight(v, u, RG_FLEES_TWO, RG_NONE, &plan);
    for (int32_t d = LOOK; d < whole; d += LOOK) { /* 2 */
        const tb_body there = moved(b, kit_shortened(by, d));

        if (rg_flight_is_barred(&plan, &there) || !rg_body_on_table(f, &there) ||
            (d > LIN_INCH / 2 && !rg_flight_has_room(&plan, &there)))
            return rg_no(why, f, u, "RG-13.79", "has no free way there");
    }
    pose.at = at;
    pose.facing = facing;
    tb_form(&pose, &end);
    return rg_flight_has_room(&plan, &end) && rg_flight_meets_condition(&plan, &end) /* 3 */
               ? LIN_OK
               : rg_no(why, f, u, "RG-13.79",
                       "has no room there, or is within 2 inches of an enemy");
}

void rg_do_recall(lin_play *p, int u, lin_point at, tb_angle facing)
{
    tb_pose pose = rg_pose(&p->view, u);

    pose.at = at;
    pose.facing = facing;
    rg_put(p, u, &pose);
    lin_tell(p, RE_RECALLS, u, at.x, at.y, facing);
}

void rg_open_recall(const lin_view *v, int u, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    lin_list_open(
        out, (lin_family){ { .verb = RV_RECALL, .nargs = 4, .arg = { u } },
                           14,
                           { u, 0, 0, 0 },
                           { u, f->scenery.size.width, f->scenery.size.height, TB_CIRCLE - 1 } });
}

bool rg_sample_recall(const lin_view *v, const lin_frame *frame, const lin_family *family,
                      lin_rng *rng, lin_order *out)
{
    const rg_state *s = v->state;
    const int u = frame->arg[0];

    (void)family;
    for (int try = 0; try < 16; try++) {
        /* one draw after the other: compilers differ in which argument comes first */
        const int32_t far = (int32_t)lin_rng_below(rng, RG_IN(18));
        const tb_angle whither = (tb_angle)lin_rng_below(rng, TB_CIRCLE);
        const lin_point at = tb_go(s->at[u], whither, far, 0);
        const tb_angle facing = (tb_angle)lin_rng_below(rng, TB_CIRCLE);

        *out = (lin_order){ .verb = RV_RECALL, .nargs = 4, .arg = { u, at.x, at.y, facing } };
        if (rg_check_recall_to(v, u, at, facing, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* ---- Checked by fire ---- */

lin_status rg_check_checked(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    if (o->verb == RV_STAY)
        return LIN_OK;
    if (o->verb != RV_RECALL || o->arg[0] != frame->arg[0])
        return lin_not_now(v->field, frame, o, why);
    return rg_check_recall_to(v, o->arg[0], (lin_point){ o->arg[1], o->arg[2] },
                              (tb_angle)o->arg[3], why);
}

void rg_list_checked(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    rg_open_recall(v, frame->arg[0], out);
    lin_list_add(out, (lin_order){ .verb = RV_STAY });
}

void rg_take_checked(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const int u = frame->arg[0], from = frame->arg[1] ? frame->arg[1] - 1 : RG_NONE;

    if (o->verb == RV_STAY)
        rg_flees(p, u, RG_FLEES_TWO, from);
    else
        rg_do_recall(p, u, (lin_point){ o->arg[1], o->arg[2] }, (tb_angle)o->arg[3]);
}
