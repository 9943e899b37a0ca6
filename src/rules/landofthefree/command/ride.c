/* ride.c -- commanders move: a group commander after his group, force commanders at the end of the
 * turn. LF-CM-66 to LF-CM-70. */
#include "kit/asks.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-CM-69: inside an enemy's Threat Zone somebody of his side must stand nearer to that enemy. */
static bool is_foremost(const lin_view *view, int u, lin_point p)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]], *friends = &f->elements[f->side[u]];
    const int32_t r = lf_disc_radius(f, u);
    const tb_box disc = { p.x - r, p.y - r, p.x + r, p.y + r };

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1)) {
        const tb_body *b;
        tb_quad zone;
        int32_t his;
        bool covered = false;

        if (!lf_threat_zone_may_reach(view, e, &disc))
            continue;
        zone = lf_threat_zone(view, e);
        if (!tb_point_within(&zone, p, lf_disc_radius(f, u)))
            continue;
        b = lf_body(view, e);
        his = tb_point_distance(&b->hull, p) - lf_disc_radius(f, u);
        for (int v = tb_next(friends, 0); !covered && v >= 0; v = tb_next(friends, v + 1))
            covered = s->where[v] == LF_ON_TABLE &&
                      tb_body_distance(&b->hull, lf_body(view, v), NULL) < his;
        if (!covered)
            return true;
    }
    return false;
}

static lin_status check_ride(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t far = lf_commands[s->rating[u]].sphere;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };

    if (!kit_box_holds(&table, p))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-67", "%s must stay on the table.", lf_id(f, u));
    if (tb_gap2(s->at[u], p) > (int64_t)far * far)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-67", "%s moves %d inches at most.", lf_id(f, u),
                          (int)(far / LIN_INCH));
    if (is_foremost(view, u, p))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-69",
            "%s would be the nearest of his side to an enemy in whose Threat Zone he stands.",
            lf_id(f, u));
    return lf_check_disc(view, u, p, why);
}

void lf_list_ride(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    lf_answer0(out, LV_STAY);
    kit_list_place(out, LV_POST, frame->arg[0], &view->field->battle->table);
}

lin_status lf_check_ride(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb == LV_STAY)
        return LIN_OK;
    if (o->verb != LV_POST)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-66", "It is %s who moves now.",
                          lf_id(f, frame->arg[0]));
    return check_ride(view, o->arg[0], (lin_point){ o->arg[1], o->arg[2] }, why);
}

void lf_take_ride(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (o->verb == LV_STAY)
        return;
    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    s->where[u] = LF_ON_TABLE;
    lin_tell(p, LE_RODE, u, s->at[u].x, s->at[u].y);
}

bool lf_sample_ride(const lin_view *view, const lin_frame *frame, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    const lf_state *s = view->state;
    const int u = frame->arg[0];

    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        const tb_angle way =
            (tb_angle)lin_rng_next(rng); /* one after the other: the same everywhere */
        const int32_t far = (int32_t)lin_rng_below(rng, (uint32_t)lf_commands[s->rating[u]].sphere);
        const lin_point to = tb_go(s->at[u], way, far, 0);

        out->arg[1] = to.x;
        out->arg[2] = to.y;
        if (check_ride(view, u, to, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* ---- LF-SC-37: force commanders walk on after turn 1 of Hold the Ground ---- */

static lin_status check_walk(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t far = lf_commands[s->rating[u]].sphere;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };

    if (!kit_box_holds(&table, p) ||
        kit_edge_distance(f->scenery.size, (kit_edge)s->edge[f->side[u]], p) > far)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-37",
                          "%s walks on: %d inches at most from the %s edge.", lf_id(f, u),
                          (int)(far / LIN_INCH), kit_edge_name[s->edge[f->side[u]]]);
    if (is_foremost(view, u, p))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-69",
            "%s would be the nearest of his side to an enemy in whose Threat Zone he stands.",
            lf_id(f, u));
    return lf_check_disc(view, u, p, why);
}

void lf_list_walk_on(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    kit_list_place(out, LV_POST, frame->arg[0], &view->field->battle->table);
}

lin_status lf_check_walk_on(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    if (o->verb != LV_POST || o->arg[0] != frame->arg[0])
        return lin_not_now(view->field, frame, o, why);
    return check_walk(view, o->arg[0], (lin_point){ o->arg[1], o->arg[2] }, why);
}

void lf_take_walk_on(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_take_ride(p, frame, o);
}

bool lf_sample_walk_on(const lin_view *view, const lin_frame *frame, const lin_family *family,
                       lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);

    *out = family->order;
    for (int tries = 0; tries < 400; tries++) {
        out->arg[1] = (int32_t)lin_rng_below(rng, (uint32_t)f->scenery.size.width + 1);
        out->arg[2] = (int32_t)lin_rng_below(rng, (uint32_t)f->scenery.size.height + 1);
        if (lf_check_walk_on(view, frame, out, NULL) == LIN_OK)
            return true;
    }
    for (int32_t y = 0; y <= f->scenery.size.height; y += LIN_INCH / 2)
        for (int32_t x = 0; x <= f->scenery.size.width; x += LIN_INCH / 2) {
            out->arg[1] = x;
            out->arg[2] = y;
            if (lf_check_walk_on(view, frame, out, NULL) == LIN_OK)
                return true;
        }
    return false;
}
