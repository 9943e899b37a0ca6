/* deploy_commanders.c -- where commanders stand when a force sets up. LF-SC-11, LF-RF-11. */
#include "kit/asks.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"


/* LF-RF-11: those of divisions do what their force commander has done in setting up, one after
 * another. */
void lf_push_division_commanders(lin_play *p, int side, int step)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int c = f->units - 1; c >= 0; c--)
        if (f->type[c] == LF_DIVISION_COMMANDER && f->side[c] == side && s->where[c] == LF_UNPLACED)
            lin_push(s, step, c, 0, 0);
}

void lf_list_post(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    kit_list_place(out, LV_POST, frame->arg[0], &view->field->battle->table);
}

/* LF-SC-54: a commander of the ambush touches one of the Attacker's edges. */
static bool touches_ambush_edge(const lin_view *view, int u, lin_point p)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const kit_edge one = (kit_edge)s->edge[s->attacker];
    const int32_t reach = lf_disc_radius(f, u) + TB_TOUCH;

    return kit_edge_distance(f->scenery.size, one, p) <= reach ||
           kit_edge_distance(f->scenery.size, kit_edge_opposite(one), p) <= reach;
}

/* zoned: the zone of the scenario, or the ground of his group, counts as well. */
static lin_status check_posting(const lin_view *view, int u, lin_point p, bool zoned,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int side = f->side[u];
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    const bool attacks = side == s->attacker;
    lin_status status;

    if (!kit_box_holds(&table, p))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-11", "%s must stand on the table.", lf_id(f, u));
    if (attacks && s->scenario == LF_AMBUSH && !touches_ambush_edge(view, u, p))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-54", "%s must touch the %s or the %s edge.",
                          lf_id(f, u), kit_edge_name[s->edge[side]],
                          kit_edge_name[kit_edge_opposite((kit_edge)s->edge[side])]);
    if (attacks && s->scenario == LF_SURROUNDED &&
        lf_enemy_within(view, side, p, LF_IN(18)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-48",
                          "%s must stand more than 18 inches from every enemy element.",
                          lf_id(f, u));
    if (attacks && s->scenario == LF_FRONTAL_ASSAULT &&
        lf_enemy_within(view, side, p, LF_IN(18) - 1) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-66",
                          "%s must stand at least 18 inches from every enemy element.",
                          lf_id(f, u));
    if (zoned && !(attacks && s->scenario == LF_AMBUSH) &&
        (status = lf_check_post_in_zone(view, u, p, why)) != LIN_OK)
        return status;
    if ((status = lf_check_reaches_placed(view, u, p, why)) != LIN_OK)
        return status;
    return lf_check_disc(view, u, p, why);
}

lin_status lf_check_posting(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    return check_posting(view, u, p, true, why);
}

bool lf_may_post_in_any_zone(const lin_view *view, int u, lin_point p)
{
    return check_posting(view, u, p, false, NULL) == LIN_OK;
}

/* ---- Where a hand lets him go ---- */

/* One that is being placed. */
typedef struct {
    const lin_view *view;
    int unit;
} placed;

static bool may_post(const void *self, lin_point p)
{
    const placed *who = self;

    return lf_check_posting(who->view, who->unit, p, NULL) == LIN_OK;
}

/* The place nearest to where he is pointed, on points half an inch apart. */
bool lf_find_post_near(const lin_view *view, int u, lin_point to, lin_point *out)
{
    const tb_box zone = lf_deployment_box(view, u);
    const lin_point from = kit_box_nearest(&zone, to);
    const tb_box near = kit_box_round(from, LF_IN(6)), box = kit_box_common(&zone, &near);
    const placed who = { view, u };

    return kit_find_near(&box, LIN_INCH / 2, from, may_post, &who, out);
}

lin_status lf_check_post(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_POST)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09", "It is %s that is placed now.",
                          lf_id(f, frame->arg[0]));
    return lf_check_posting(view, o->arg[0], (lin_point){ o->arg[1], o->arg[2] }, why);
}

void lf_take_post(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = o->arg[0];

    (void)frame;
    if (lf_ground_is_shut(&p->view, u))
        s->mark[u] |= LF_ZONED;
    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    s->where[u] = LF_ON_TABLE;
    lin_tell(p, LE_POSTED, u, o->arg[1], o->arg[2]);
    if (lf_field_of(p->view.field)->type[u] != LF_FORCE_COMMANDER)
        return;
    if (lin_top(&s->head)->step != LF_ADJUST) /* else he was taken up there */
        lf_ask_before_finishing(p, u);
    lf_push_division_commanders(p, lf_field_of(p->view.field)->side[u], LF_POST);
}

bool lf_sample_post(const lin_view *view, const lin_frame *frame, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0];
    const bool edge = s->scenario == LF_AMBUSH && f->side[u] == s->attacker;
    const bool along_x = s->edge[f->side[u]] == KIT_NORTH || s->edge[f->side[u]] == KIT_SOUTH;
    const tb_box zone = edge ? kit_box_of_table(f->scenery.size) : lf_deployment_box(view, u);
    const placed who = { view, u };
    lin_point at;

    *out = family->order;
    for (int tries = 0; tries < 400; tries++) {
        lin_point p = kit_random_in_box(&zone, rng);

        if (edge && along_x)
            p.y = lin_rng_below(rng, 2) ? f->scenery.size.height - lf_disc_radius(f, u)
                                        : lf_disc_radius(f, u);
        else if (edge)
            p.x = lin_rng_below(rng, 2) ? f->scenery.size.width - lf_disc_radius(f, u)
                                        : lf_disc_radius(f, u);
        out->arg[1] = p.x;
        out->arg[2] = p.y;
        if (lf_check_posting(view, u, p, NULL) == LIN_OK)
            return true;
    }
    if (!kit_find_in_box(&zone, LIN_INCH / 2, may_post, &who, &at))
        return false;
    out->arg[1] = at.x;
    out->arg[2] = at.y;
    return true;
}
