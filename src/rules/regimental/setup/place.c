/* place.c -- a free set-up: units and leaders are moved about in their zones. RG-17.2,
 * RG-17.3, RG-17.4. */
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"
#include "kit/search.h"

/* ---- Where one may begin ----
 *   1  a formation that the unit may take, none of them broken or in a building
 *   2  wholly in its zone
 *   3  with room                                             RG-17.6 */
static lin_status check_unit(const lin_view *v, int u, lin_point at, tb_angle facing, int formation,
                             lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    tb_body b;
    rg_met met;

    if (formation == RG_BROKEN || formation == RG_GARRISON ||
        !rg_may_form(f, u, formation, false)) /* 1 */
        return rg_no(why, f, u, rg_forms_rule(f, u, false), "may not begin in that formation");
    if (formation == RG_MARCH_COLUMN || formation == RG_LIMBERED) {
        const kit_track t = rg_track_from(f, u, f->stands[u], false, formation, at, facing);

        kit_track_form(&t, f->stands[u], rg_wide(),
                       rg_deep(f, u, formation, f->type[u] == RG_CAVALRY), &b);
    } else {
        const tb_pose pose = rg_pose_in(f, u, f->stands[u], formation, false, at, facing);

        tb_form(&pose, &b);
    }
    if (!f->zone_count[u])
        return rg_no(why, f, u, "RG-17.2", "has no zone in this battle and begins as printed");
    if (!rg_in_zone(f, u, at, &b.box, &b)) /* 2 */
        return rg_no(why, f, u, "RG-17.2", "would not lie wholly in its zone");
    if (rg_has_room(v, u, &b, &met)) /* 3 */
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "RG-17.6", "%s has no room there: %s is in its way.",
                      rg_id(f, u), kit_name_in_the_way(rg_window(v), met.unit, met.piece));
}

static lin_status check_leader(const rg_field *f, int u, lin_point at, lin_refusal *why)
{
    const tb_box box = kit_box_round(at, rg_radius(f, u));

    return rg_in_zone(f, u, at, &box, NULL)
               ? LIN_OK
               : rg_no(why, f, u, "RG-17.2", "would not stand wholly in his zone");
}

lin_status rg_check_place(const lin_view *v, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const lin_point at = { o->arg[1], o->arg[2] };
    const bool unit = o->verb == RV_PLACE;
    lin_status status;

    if (o->verb == RV_DONE)
        return LIN_OK;
    if (!unit && o->verb != RV_POST)
        return lin_not_now(v->field, frame, o, why);
    if ((status = rg_check_own(v, o->arg[0], frame->arg[0], !unit, why)) != LIN_OK)
        return status;
    return unit ? check_unit(v, o->arg[0], at, (tb_angle)o->arg[3], o->arg[4], why)
                : check_leader(f, o->arg[0], at, why);
}

void rg_take_place(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = o->arg[0];

    (void)frame;
    if (o->verb == RV_DONE) {
        lin_pop(s);
        return;
    }
    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    if (o->verb == RV_POST) {
        s->with[u] = RG_NONE;
        lin_tell(p, RE_POSTED, u, o->arg[1], o->arg[2]);
        return;
    }
    s->facing[u] = (uint16_t)o->arg[3];
    s->formation[u] = (uint8_t)o->arg[4];
    if (rg_is_snake(s, u)) {
        const kit_track t =
            rg_track_from(f, u, s->stands[u], false, s->formation[u], s->at[u], s->facing[u]);

        rg_put_track(p, u, &t);
    } else {
        const tb_pose pose = rg_pose(&p->view, u);

        rg_put(p, u, &pose);
    }
    lin_tell(p, RE_PLACED, u, s->at[u].x, s->at[u].y, s->facing[u], s->formation[u]);
}

static bool bounds(const rg_field *f, int side, bool leaders, int *first, int *last)
{
    const tb_set *of = leaders ? &f->leaders[side] : &f->bodies[side];

    *first = tb_next(of, 0);
    *last = *first;
    for (int u = *first; u >= 0; u = tb_next(of, u + 1))
        *last = u;
    return *first >= 0;
}

void rg_list_place(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const int32_t wide = f->scenery.size.width, high = f->scenery.size.height;
    int first, last;

    if (bounds(f, frame->arg[0], false, &first, &last))
        lin_list_open(out, (lin_family){ { .verb = RV_PLACE, .nargs = 5, .arg = { first } },
                                         31,
                                         { first, 0, 0, 0, 0 },
                                         { last, wide, high, TB_CIRCLE - 1, RG_FORMATIONS - 1 } });
    if (bounds(f, frame->arg[0], true, &first, &last))
        lin_list_open(out, (lin_family){ { .verb = RV_POST, .nargs = 3, .arg = { first } },
                                         7,
                                         { first, 0, 0 },
                                         { last, wide, high } });
    lin_list_add(out, (lin_order){ .verb = RV_DONE });
}

/* ---- A sample: any place in the zone where it has room, in its formation ---- */

typedef struct {
    const lin_view *view;
    const lin_frame *frame;
    lin_order order;
} wish;

static bool will_do(const void *self, lin_point at)
{
    const wish *w = self;
    lin_order o = w->order;

    o.arg[1] = at.x;
    o.arg[2] = at.y;
    return rg_check_place(w->view, w->frame, &o, NULL) == LIN_OK;
}

bool rg_sample_place(const lin_view *v, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool unit = family->order.verb == RV_PLACE;
    const tb_set *of = unit ? &f->bodies[frame->arg[0]] : &f->leaders[frame->arg[0]];
    int u = -1;
    uint32_t n = 0;
    wish w;
    lin_point at;

    for (int i = tb_next(of, 0); i >= 0; i = tb_next(of, i + 1))
        if (rg_stands(s, i) && f->zone_count[i] && lin_rng_below(rng, ++n) == 0)
            u = i;
    if (u < 0)
        return false;
    w = (wish){ v,
                frame,
                { .verb = family->order.verb,
                  .nargs = unit ? 5 : 3,
                  .arg = { u, 0, 0, unit ? s->facing[u] : 0, unit ? s->formation[u] : 0 } } };
    if (!f->zone_count[u] || !kit_sample_in_box(&f->zone[u][lin_rng_below(rng, f->zone_count[u])],
                                                16, LIN_INCH, rng, will_do, &w, &at))
        return false;
    *out = w.order;
    out->arg[1] = at.x;
    out->arg[2] = at.y;
    return true;
}
