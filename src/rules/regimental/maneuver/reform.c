/* reform.c -- a broken unit forms up again. RG-5.49 to RG-5.51. */
#include "rules/regimental/steps.h"

static bool on_foot(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return rg_field_of(v->field)->type[u] == RG_CAVALRY && s->mark[u] & RG_ON_FOOT;
}

/* Its front-centre is where the centre of the block was. */
static tb_pose pose_of(const lin_view *v, int u, int formation, tb_angle facing)
{
    const rg_state *s = v->state;

    return rg_pose_in(rg_field_of(v->field), u, s->stands[u], formation, on_foot(v, u),
                      tb_centre(&rg_body(v, u)->hull), facing);
}

lin_status rg_check_reform(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);

    if (o->verb != RV_REFORM)
        return lin_not_now(v->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return rg_no(why, f, o->arg[0], "RG-5.51", "does not form up now");
    if (o->arg[1] != RG_LINE && o->arg[1] != RG_EXTENDED && o->arg[1] != RG_MASS)
        return rg_no(why, f, o->arg[0], "RG-5.49", "forms up in line, extended line or mass");
    return rg_may_form(f, o->arg[0], o->arg[1], on_foot(v, o->arg[0]))
               ? LIN_OK
               : rg_no(why, f, o->arg[0], "RG-5.49", "may never stand so");
}

/* Toward the nearest enemy, and every quarter besides. */
void rg_list_reform(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    static const int forms[] = { RG_LINE, RG_EXTENDED, RG_MASS };
    const rg_field *f = rg_field_of(v->field);
    const int u = frame->arg[0];
    const tb_set enemies = rg_enemies(v, f->side[u]);
    const int nearest = rg_nearest(v, u, &enemies, NULL);
    const tb_angle toward = nearest == RG_NONE ? kit_edge_inwards((kit_edge)f->edges[f->side[u]][0])
                                               : tb_bearing(rg_centre(v, u), rg_centre(v, nearest));

    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 4; k++)
            rg_offer(v, frame, rg_check_reform,
                     (lin_order){ .verb = RV_REFORM,
                                  .nargs = 3,
                                  .arg = { u, forms[i], (tb_angle)(toward + k * TB_QUARTER) } },
                     out);
    lin_list_open(out, (lin_family){ { .verb = RV_REFORM, .nargs = 3, .arg = { u } },
                                     6,
                                     { u, RG_LINE, 0 },
                                     { u, RG_MASS, TB_CIRCLE - 1 } });
}

bool rg_sample_reform(const lin_view *v, const lin_frame *frame, const lin_family *family,
                      lin_rng *rng, lin_order *out)
{
    for (int try = 0; try < 24; try++) {
        *out = family->order;
        out->arg[1] = (int32_t)lin_rng_below(rng, RG_MASS + 1);
        out->arg[2] = (int32_t)lin_rng_below(rng, TB_CIRCLE);
        if (rg_check_reform(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void rg_take_reform(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    const int u = frame->arg[0];
    tb_pose pose = pose_of(&p->view, u, o->arg[1], (tb_angle)o->arg[2]);
    tb_body b;

    s->formation[u] = (uint8_t)o->arg[1];
    s->at[u] = pose.at;
    s->facing[u] = pose.facing;
    tb_form(&pose, &b);
    if (!rg_has_room(&p->view, u, &b, NULL) && !rg_find_room(&p->view, u, &pose)) {
        lin_tell(p, RE_LOST, u); /* RG-1.44 */
        rg_remove(p, u, RG_LOST, false);
        return;
    }
    s->mark[u] |= RG_DISORDERED; /* until its result says otherwise */
    rg_put(p, u, &pose);
    lin_tell(p, RE_REFORMS, u, o->arg[1], pose.at.x, pose.at.y, pose.facing);
}
