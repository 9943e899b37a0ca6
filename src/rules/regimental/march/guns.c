/* guns.c -- limbering, unlimbering, pivoting and hauling; and leaving by an exit. RG-6.17 to
 * RG-6.41, RG-7.40, RG-15.25. */
#include "rules/regimental/march/march.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"
#include "kit/maneuver.h"

#include <stdlib.h>

bool rg_is_light(const rg_field *f, int u)
{
    if (f->type[u] != RG_ARTILLERY)
        return false;
    if (f->gun[u] == RG_MG && rg_option(f, RG_OPT_MG_HEAVY)) /* RG-2.27 */
        return false;
    return rg_gun_rows[f->gun[u]].carriage == RG_LIGHT_CARRIAGE;
}

static lin_status fits(const lin_view *v, int u, const tb_body *b, lin_refusal *why)
{
    rg_met met;

    if (rg_has_room(v, u, b, &met))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "RG-1.42", "%s has no room for that: %s is in its way.",
                      rg_id(rg_field_of(v->field), u),
                      kit_name_in_the_way(rg_window(v), met.unit, met.piece));
}

/* RG-7.40: the front-centre stays; the facing stays or is turned about. */
static void limbered(const lin_view *v, int u, bool limber, bool reverse, kit_track *t,
                     tb_pose *pose, tb_body *b)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_angle facing = (tb_angle)(s->facing[u] + (reverse ? TB_CIRCLE / 2 : 0));

    if (limber) {
        *t = rg_track_from(f, u, s->stands[u], false, RG_LIMBERED, s->at[u], facing);
        kit_track_form(t, s->stands[u], rg_wide(), rg_deep(f, u, RG_LIMBERED, false), b);
    } else {
        *pose = rg_pose_in(f, u, s->stands[u], RG_UNLIMBERED, false, s->at[u], facing);
        tb_form(pose, b);
    }
}

lin_status rg_check_limber(const lin_view *v, int u, bool limber, bool reverse, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    kit_track t;
    tb_pose pose;
    tb_body b;

    if (f->type[u] != RG_ARTILLERY)
        return rg_no(why, f, u, "RG-6.20", "has no guns to limber");
    if (limber == (s->formation[u] == RG_LIMBERED))
        return rg_no(why, f, u, limber ? "RG-6.20" : "RG-6.21",
                     limber ? "is limbered already" : "is unlimbered already");
    if (limber && f->flags[u] & RG_IS_EMPLACED)
        return rg_no(why, f, u, "RG-2.32", "is emplaced and never limbers");
    limbered(v, u, limber, reverse, &t, &pose, &b);
    return fits(v, u, &b, why);
}

void rg_do_limber(lin_play *p, int u, bool limber, bool reverse)
{
    rg_state *s = p->state;
    kit_track t;
    tb_pose pose;
    tb_body b;

    limbered(&p->view, u, limber, reverse, &t, &pose, &b);
    s->formation[u] = limber ? RG_LIMBERED : RG_UNLIMBERED;
    if (limber)
        rg_put_track(p, u, &t);
    else
        rg_put(p, u, &pose);
    lin_tell(p, RE_FORMS, u, s->formation[u]);
}

/* RG-6.22 */
lin_status rg_check_pivot(const lin_view *v, int u, tb_angle facing, tb_pose *out, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_body b;
    lin_point c;

    *out = rg_pose(v, u);
    if (s->formation[u] != RG_UNLIMBERED)
        return rg_no(why, f, u, "RG-6.22", "is not unlimbered and does not pivot");
    if (facing == s->facing[u])
        return rg_no(why, f, u, "RG-6.22", "faces that way");
    c = tb_centre(&rg_body(v, u)->hull);
    out->facing = facing;
    out->at = tb_go(c, facing, out->deep / 2, 0);
    tb_form(out, &b);
    return fits(v, u, &b, why);
}

/* RG-6.29, RG-6.30 */
lin_status rg_check_haul(const lin_view *v, int u, tb_angle way, int32_t far, tb_pose *out,
                         lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int32_t most = RG_IN(f->gun[u] == RG_GG ? 4 : 2);
    kit_run run;

    *out = rg_pose(v, u);
    if (s->formation[u] != RG_UNLIMBERED || !rg_is_light(f, u))
        return rg_no(why, f, u, "RG-6.29", "is no unlimbered gun on a light carriage");
    if (far < LIN_INCH / 20 || far > most)
        return rg_no(why, f, u, "RG-6.29", "is hauled up to 2 inches, a galloper up to 4");
    run = kit_go_straight(rg_window(v), u, out, (tb_angle)(way - out->facing), far);
    return run.free >= far - 1
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "RG-1.42",
                            "%s has no room for that: %s is in its way.", rg_id(f, u),
                            kit_name_in_the_way(rg_window(v), run.unit, run.piece));
}

/* ---- Leaving ---- */

/* One that comes aslant touches the edge with a corner, and no block may lie over it: it is there
 * if it can pay for what its front-centre still has to go. */
static bool reaches_aslant(const lin_view *v, int u, kit_edge e, int32_t far)
{
    enum { SHORT = LIN_INCH / 8 + TB_TOUCH }; /* columns are looked at by eighths of an inch */
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_body *b = rg_body(v, u);
    const int off = abs(tb_turn(s->facing[u], (tb_angle)(e * TB_QUARTER)));
    const rg_walker w = rg_walker_of(v, u, b, s->formation[u], rg_is_quick(s, u));
    rg_march m = rg_march_of(v, u);
    int32_t least = INT32_MAX;

    for (int k = 0; k < 2; k++) {
        const int32_t d = kit_edge_distance(f->scenery.size, e, b->stand[0].p[k]);

        least = d < least ? d : least;
    }
    for (int k = 0; k < 2 && !b->bent; k++) {
        const int32_t d = kit_edge_distance(f->scenery.size, e, b->hull.p[k]);

        least = d < least ? d : least;
    }
    if (off > TB_EIGHTH || least > SHORT)
        return false;
    far = (int32_t)(((int64_t)far << TB_UNIT_BITS) / tb_direction((tb_angle)off).y);
    rg_pay_part(&w, &m, rg_going_at(f, &w, (lin_point){ 0, 0 }), far);
    return rg_spent(&w, &m) <= m.limit;
}

int rg_exit_at(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    uint8_t exits = f->exits[f->side[u]];

    if (s->mark[u] & RG_GOING_HOME) /* RG-19.19 */
        exits |= (uint8_t)(1 << f->edges[f->side[u]][0]);
    for (int e = 0; e < KIT_EDGES; e++) {
        const int32_t far = kit_edge_distance(f->scenery.size, (kit_edge)e, s->at[u]);

        if (exits >> e & 1 && (far <= TB_TOUCH || reaches_aslant(v, u, (kit_edge)e, far)))
            return e;
    }
    return -1;
}
