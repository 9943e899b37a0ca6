/* objectives.c -- placing the objectives of a scenario, and who controls them. LF-SC-12, LF-SC-17.
 */
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"

/* Objectives that lie on the table, or are thought to, and where the sides deploy. */
typedef struct {
    tb_box attackers, defenders;
    int n;
    lin_point at[LF_OBJECTIVES];
} spots;

static lin_status too_near(lin_refusal *why, const char *rule, int which, const char *how)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "That is too near to objective %d; %s.", which + 1,
                      how);
}

/* Distances to the other objectives: more than `over`, or at least `least`. */
static lin_status check_spacing(const spots *s, lin_point p, const char *rule, int32_t far,
                                bool over, lin_refusal *why)
{
    for (int i = 0; i < s->n; i++) {
        const int64_t gap = tb_gap2(p, s->at[i]), least = (int64_t)far * far;

        if (over ? gap <= least : gap < least)
            return too_near(why, rule, i,
                            over ? "keep more than 12 inches between them"
                                 : "keep 12 inches or more between them");
    }
    return LIN_OK;
}

static lin_status outside(lin_refusal *why, const char *rule, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "The objective must lie %s.", what);
}

static lin_status check_spot(const lin_view *view, const spots *lie, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    const tb_box *a = &lie->attackers, *d = &lie->defenders;

    if (!kit_box_holds(&table, p))
        return outside(why, "LF-SC-12", "on the table");
    switch (s->scenario) {
    case LF_TAKE_THE_FIELD:
        if (kit_box_holds(a, p) || kit_box_holds(d, p)) /* LF-SC-08 */
            return outside(why, "LF-SC-28", "in the battlefield, between the two deployment zones");
        return lie->n < 2 ? LIN_OK : check_spacing(lie, p, "LF-SC-28", LF_IN(12), true, why);
    case LF_HOLD_THE_GROUND:
        for (int side = 0; side < LIN_SIDES; side++)
            if (kit_edge_distance(f->scenery.size, (kit_edge)s->edge[side], p) < LF_IN(12))
                return outside(why, "LF-SC-34", "at least 12 inches from both players' edges");
        return check_spacing(lie, p, "LF-SC-34", LF_IN(12), false, why);
    case LF_FLANK_ATTACK:
        if (!kit_box_holds(d, p))
            return outside(why, "LF-SC-40", "in the Defender's zone");
        return check_spacing(lie, p, "LF-SC-40", LF_IN(12), true, why);
    case LF_SURROUNDED:
        if (!kit_box_holds(d, p))
            return outside(why, "LF-SC-46", "in the Defender's zone");
        for (int e = 0; e < KIT_EDGES; e++)
            if (kit_edge_distance(f->scenery.size, (kit_edge)e, p) < LF_IN(6))
                return outside(why, "LF-SC-46", "at least 6 inches from every edge of the table");
        return check_spacing(lie, p, "LF-SC-46", LF_IN(12), true, why);
    default:
        if (!kit_box_holds(d, p))
            return outside(why, "LF-SC-63", "in the Defender's zone");
        return check_spacing(lie, p, "LF-SC-63", LF_IN(12), true, why);
    }
}

/* LF-SC-28, LF-SC-34, LF-SC-40, LF-SC-46, LF-SC-63: how many there are in the end. */
static int objectives_of(int scenario)
{
    return scenario == LF_TAKE_THE_FIELD ? 4 : 3;
}

/* Can so many more still be placed? Looked for on points an inch apart. */
static bool room_for(const lin_view *view, spots *lie, int more)
{
    const lf_field *f = lf_field_of(view->field);

    if (more == 0)
        return true;
    for (int32_t y = 0; y <= f->scenery.size.height; y += LIN_INCH)
        for (int32_t x = 0; x <= f->scenery.size.width; x += LIN_INCH) {
            const lin_point p = { x, y };
            bool found;

            if (check_spot(view, lie, p, NULL) != LIN_OK)
                continue;
            lie->at[lie->n++] = p;
            found = room_for(view, lie, more - 1);
            lie->n--;
            if (found)
                return true;
        }
    return false;
}

static spots spots_of(const lin_view *view)
{
    const lf_state *s = view->state;
    spots lie = { .attackers = lf_deployment_zone(view, s->attacker),
                  .defenders = lf_deployment_zone(view, 1 - s->attacker),
                  .n = s->objectives };

    for (int i = 0; i < lie.n; i++)
        lie.at[i] = s->objective[i];
    return lie;
}

/* ---- The question ---- */

lin_side lf_who_objective(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

void lf_list_objective(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    (void)view->state, (void)frame;
    lin_list_open(out, (lin_family){ .order = { .verb = LV_OBJECTIVE, .nargs = 2 },
                                     .open = 3,
                                     .high = { f->scenery.size.width, f->scenery.size.height } });
}

lin_status lf_check_objective(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_state *s = view->state;
    const lin_point p = { o->arg[0], o->arg[1] };
    spots lie = spots_of(view);
    lin_status status;

    if (o->verb != LV_OBJECTIVE)
        return lin_not_now(view->field, frame, o, why);
    if ((status = check_spot(view, &lie, p, why)) != LIN_OK)
        return status;
    lie.at[lie.n++] = p;
    if (!room_for(view, &lie, objectives_of(s->scenario) - lie.n))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-12",
            "There would be no room left for the objectives still to come; place this one "
            "further aside.");
    return LIN_OK;
}

void lf_take_objective(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    (void)frame;
    s->objective[s->objectives++] = (lin_point){ o->arg[0], o->arg[1] };
    lin_tell(p, LE_OBJECTIVE, s->objectives, o->arg[0], o->arg[1]);
}

bool lf_sample_objective(const lin_view *view, const lin_frame *frame, const lin_family *family,
                         lin_rng *rng, lin_order *out)
{
    *out = family->order;
    for (int tries = 0; tries < 400; tries++) {
        out->arg[0] = (int32_t)lin_rng_below(rng, (uint32_t)family->high[0] + 1);
        out->arg[1] = (int32_t)lin_rng_below(rng, (uint32_t)family->high[1] + 1);
        if (lf_check_objective(view, frame, out, NULL) == LIN_OK)
            return true;
    }
    for (int32_t y = 0; y <= family->high[1]; y += LIN_INCH)
        for (int32_t x = 0; x <= family->high[0]; x += LIN_INCH) {
            out->arg[0] = x;
            out->arg[1] = y;
            if (lf_check_objective(view, frame, out, NULL) == LIN_OK)
                return true;
        }
    return false;
}

/* ---- Who controls it ---- */

/* LF-SC-17, LF-SC-18: a Fit or Shaken leader within 6". */
bool lf_holds(const lin_view *view, int side, lin_point p)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = tb_next(&f->elements[side], 0); u >= 0; u = tb_next(&f->elements[side], u + 1)) {
        const tb_body *b;

        if (s->where[u] != LF_ON_TABLE || s->level[u] >= LF_EXHAUSTED) /* LF-DM-07 */
            continue;
        b = lf_body(view, u);
        if (tb_point_within(&b->stand[b->leader], p, LF_IN(6)))
            return true;
    }
    return false;
}

/* Who controls it: a side, or LIN_NOBODY where neither or both could. */
lin_side lf_controls(const lin_view *view, int objective)
{
    const lf_state *s = view->state;
    const bool first = lf_holds(view, LIN_FIRST, s->objective[objective]);
    const bool second = lf_holds(view, LIN_SECOND, s->objective[objective]);

    return first == second ? LIN_NOBODY : first ? LIN_FIRST : LIN_SECOND;
}
