/* purpose.c -- what the commander has in mind with an order, in half a sentence.
 *
 * He remembers nothing, so nothing has to be remembered here: the estimate is made once more from
 * the position before the order, and what the order is good for in it is put into words. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- Words ---- */

/* "the Legion infantry" */
static const char *called(const lf_estimate *p, int u)
{
    return lin_called(&p->f->base, u);
}

static void put_place(const lf_estimate *p, lin_point at, lin_text *out)
{
    lin_place_text(&p->f->base, at, out);
}

static bool is_cannon(const lf_estimate *p, int u)
{
    return p->f->type[u] == LF_ARTILLERY;
}

/* ---- Marches ---- */

/* Near enough that the march is against him rather than to a place: the nearest, or LF_NONE. */
static int foe_before(const lf_estimate *p, int u)
{
    const int e = lf_nearest_foe(p, p->now->at[u]);
    const int32_t range = LF_IN(lf_ranges[lf_weapon_of(p->view, u)].most);

    return e != LF_NONE && lf_apart(p->now->at[u], p->now->at[e]) < range + LF_IN(9) ? e : LF_NONE;
}

static bool tell_to_objective(const lf_estimate *p, int u, lin_text *out)
{
    const lin_point at = p->now->objective[p->objective[u]];

    lin_put(out, lf_apart(p->now->at[u], at) < LF_IN(8) ? "to hold the objective at "
                                                        : "to march on the objective at ");
    put_place(p, at, out);
    return true;
}

static bool tell_march(const lf_estimate *p, int u, lin_text *out)
{
    const int e = foe_before(p, u), far = lf_nearest_foe(p, p->aim[u]);

    if (p->now->level[u] == LF_EXHAUSTED)
        lin_put(out, "to get %s out of the enemy's reach", called(p, u));
    else if (e != LF_NONE)
        lin_put(out, "to bring %s within %s of %s", called(p, u),
                is_cannon(p, u) ? "range" : "musket shot", called(p, e));
    else if (p->objective[u] != LF_NONE)
        return tell_to_objective(p, u, out);
    else if (far != LF_NONE)
        lin_put(out, "to close with %s", called(p, far));
    else
        lin_put(out, "to look for the enemy");
    return true;
}

static bool tell_form(const lf_estimate *p, int u, int formation, lin_text *out)
{
    const int e = lf_nearest_foe(p, p->now->at[u]);

    if (formation == LF_COLUMN && p->objective[u] != LF_NONE)
        return tell_to_objective(p, u, out);
    if (formation == LF_COLUMN || e == LF_NONE)
        lin_put(out, "to go faster");
    else
        lin_put(out, "to be ready for %s", called(p, e));
    return true;
}

/* ---- Fire and steel ---- */

static bool tell_fire(const lf_estimate *p, int e, int load, lin_text *out)
{
    static const char *const effect[] = { "to shake", "to exhaust", "to shatter", "to shatter" };

    lin_put(out, "%s %s%s", effect[p->now->level[e]], called(p, e),
            load == LF_GRAPE ? " with grape" : "");
    return true;
}

static bool tell_charge(const lf_estimate *p, int u, int e, lin_text *out)
{
    const tb_body *b = lf_body(p->view, u);

    if (lf_leader_in_flank(p->view, &b->stand[b->leader], e))
        lin_put(out, "to charge %s in flank", called(p, e));
    else
        lin_put(out, "to drive %s off with the %s", called(p, e),
                lf_moves_as(p->view, u) == LF_CAVALRY ? "sabre" : "bayonet");
    return true;
}

static bool tell_waiting(const lf_estimate *p, int u, lin_text *out)
{
    const int e = lf_nearest_foe(p, p->now->at[u]);

    if (e == LF_NONE)
        return false;
    lin_put(out, "to wait for %s", called(p, e));
    return true;
}

static bool tell_force(const lf_estimate *p, int u, int kind, lin_text *out)
{
    const bool loads = kind == LF_ORDER_M && p->now->mark[u] & LF_UNLOADED;

    lin_put(out, kind == LF_ORDER_C || loads ? "to have one more volley from %s" : "to hurry %s on",
            called(p, u));
    return true;
}

/* ---- An active element ---- */

static bool tell_order(const lf_estimate *p, int u, const lin_order *o, lin_text *out)
{
    switch (o->verb) {
    case LV_MOVE:
    case LV_MARCH:
    case LV_PROLONG:
    case LV_CROSS:
    case LV_THROUGH:
    case LV_BACK:
        return tell_march(p, u, out);
    case LV_TURN:
        return tell_form(p, u, LF_LINE, out);
    case LV_FORM:
        return tell_form(p, u, o->arg[0], out);
    case LV_FIRE:
    case LV_VOLLEY:
        return tell_fire(p, o->arg[0], o->arg[1], out);
    case LV_FIRE_OUT:
        return tell_fire(p, o->arg[0], o->arg[2], out);
    case LV_CHARGE:
    case LV_INSPIRE:
        return tell_charge(p, u, o->arg[0], out);
    case LV_FIGHT:
        lin_put(out, "to beat %s hand to hand", called(p, o->arg[0]));
        return true;
    case LV_STORE:
    case LV_WAIT:
        return tell_waiting(p, u, out);
    case LV_RELOAD:
        lin_put(out, "to have %s loaded again", called(p, u));
        return true;
    case LV_DRESS:
        lin_put(out, "to put the ranks of %s in order", called(p, u));
        return true;
    case LV_FORCE:
        return tell_force(p, u, o->arg[0], out);
    case LV_OCCUPY:
        lin_put(out, "to hold ");
        lin_scenery_text(&p->f->base, o->arg[0], out);
        return true;
    case LV_LEAVE:
        return tell_march(p, u, out);
    default:
        return false;
    }
}

/* ---- A group ---- */

/* The first of its elements on the table that has a place to go to. */
static bool tell_group(const lf_estimate *p, int g, lin_text *out)
{
    const tb_set *members = &p->f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (lf_is_there(p->now, u) && p->now->level[u] < LF_EXHAUSTED)
            return p->objective[u] != LF_NONE ? tell_to_objective(p, u, out)
                                              : tell_march(p, u, out);
    lin_put(out, "to bring his men on");
    return true;
}

/* What an element is activated for. */
static bool tell_activation(lf_estimate *p, int u, int issuer, lin_text *out)
{
    lf_shot_plan shot;

    if (p->now->where[u] != LF_ON_TABLE)
        lin_put(out, "to bring %s on", called(p, u));
    else if (lf_is_locked(p->now, u))
        lin_put(out, "to win the melee of %s", called(p, u));
    else if (lf_best_shot(p, u, &shot))
        return tell_fire(p, shot.unit, shot.load, out);
    else if (lf_expects_enemy(p, u) && issuer != LF_NONE && !lf_would_march(p, u, issuer))
        return tell_waiting(p, u, out);
    else
        return tell_march(p, u, out);
    return true;
}

static bool tell_of_group(lf_estimate *p, const lin_order *o, lin_text *out)
{
    const int u = o->arg[0];

    switch (o->verb) {
    case LV_ACTIVATE:
        return tell_activation(p, u, lf_issuer_of(p->view, p->f->group[u], o->arg[1]), out);
    case LV_RALLY:
        lin_put(out, "to rally %s", called(p, u));
        return true;
    case LV_REVEAL:
        lin_put(out, "to fall upon the enemy out of the ambush");
        return true;
    case LV_REGROUP:
        lin_put(out, "to bring %s back to a commander", called(p, u));
        return true;
    case LV_PROMOTE:
    case LV_SUCCEED:
        lin_put(out, "to have the group led again");
        return true;
    default:
        return false;
    }
}

/* ---- The whole ---- */

bool lf_purpose(const lin_view *view, const lin_order *o, lin_text *out)
{
    lf_estimate p;
    const int step = lin_top(lin_head_in(view->state))->step;

    if (step != LF_PICK_GROUP && step != LF_GROUP && step != LF_ORDERS && step != LF_RIDE)
        return false;
    lf_begin_estimate(&p, view);
    lf_make_estimate(&p);
    switch (step) {
    case LF_PICK_GROUP:
        return o->verb == LV_GROUP && tell_group(&p, p.f->group[o->arg[0]], out);
    case LF_GROUP:
        return tell_of_group(&p, o, out);
    case LF_RIDE:
        if (o->verb != LV_POST)
            return false;
        lin_put(out, "to have his men within call");
        return true;
    default:
        return tell_order(&p, p.frame->arg[0], o, out);
    }
}
