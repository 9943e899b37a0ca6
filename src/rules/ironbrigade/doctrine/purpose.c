/* purpose.c -- what the commander has in mind with an order, in half a sentence, and without a
 * distance: nothing is measured ahead.
 *
 * He remembers nothing, so nothing has to be remembered here: the estimate is made once more from
 * the position before the order, and what the order is good for in it is put into words. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/doctrine/doctrine.h"

static const char *called(const ib_estimate *p, int u)
{
    return lin_called(&p->f->base, u);
}

static bool tell_goal(const ib_estimate *p, lin_text *out)
{
    const ib_terms *t = &p->f->terms;

    if (t->kind == IB_TERMS_TAKES)
        lin_put(out, "%s ", p->side == t->side ? "to take" : "to keep");
    else
        lin_put(out, "to hold ");
    lin_place_text(&p->f->base, p->goal, out);
    return true;
}

static bool tell_march(const ib_estimate *p, int u, lin_text *out)
{
    int32_t far;
    int e = ib_its_foe(p, u, &far);
    lin_point to;

    if (p->s->mark[u] & IB_WITHDRAWS)
        lin_put(out, "to bring %s out of the fight", called(p, u));
    else if (e != IB_NONE && p->f->type[u] == IB_CAVALRY)
        lin_put(out, "to wait for a moment to charge %s", called(p, e));
    else if (e != IB_NONE && p->f->type[u] == IB_INFANTRY)
        lin_put(out, "to bring %s within musket shot of %s", called(p, u), called(p, e));
    else if (p->f->type[u] == IB_GUN)
        lin_put(out, "to bring %s up to where it can fire", called(p, u));
    else if (p->has_goal && ib_ordered_to(p, u, &to) && to.x == p->goal.x && to.y == p->goal.y)
        return tell_goal(p, out);
    else if ((e = ib_nearest_foe(p, p->s->at[u], &far)) != IB_NONE)
        lin_put(out, "to close with %s", called(p, e));
    else
        return false;
    return true;
}

static bool tell_charge(const ib_estimate *p, int u, int e, lin_text *out)
{
    const ib_quarter from = ib_quarter_of(p->view, e, p->s->at[u]);

    if (p->s->mark[e] & IB_ROUTING)
        lin_put(out, "to ride down %s while it runs", called(p, e));
    else if (from != IB_FRONT)
        lin_put(out, "to charge %s in %s", called(p, e), from == IB_FLANK ? "flank" : "rear");
    else if (!ib_is_loaded(p->s, e))
        lin_put(out, "to charge %s before it has loaded", called(p, e));
    else
        lin_put(out, "to drive %s off with the %s", called(p, e),
                p->f->type[u] == IB_CAVALRY ? "sabre" : "bayonet");
    return true;
}

static bool tell_form(const ib_estimate *p, int formation, lin_text *out)
{
    static const char *const why[IB_FORMATIONS] = { "to be ready to fire", "to go faster",
                                                    "to be hard to hit", "to open fire",
                                                    "to come up nearer" };

    (void)p;
    lin_put(out, "%s", why[formation]);
    return true;
}

static bool tell_command(const ib_estimate *p, const lin_order *o, lin_text *out)
{
    ib_command c;
    const int b = ib_command_of(p->f, o, &c);

    if (b == IB_NONE || c.kind >= IB_ORDERS)
        return false;
    if (c.kind == IB_SUPPORT_ORDER)
        lin_put(out, "to have %s supported", called(p, p->f->brigade_of[c.of].commander));
    else if (c.of != IB_NONE)
        lin_put(out, "to break the brigade of %s", called(p, p->f->brigade_of[c.of].commander));
    else if (p->has_goal && c.at.x == p->goal.x && c.at.y == p->goal.y)
        return tell_goal(p, out);
    else
        lin_put(out, "%s", c.kind == IB_HOLD ? "to stand there" : "to win ground there");
    return true;
}

bool ib_purpose(const lin_view *view, const lin_order *o, lin_text *out)
{
    const int u = o->arg[0];
    ib_estimate p;

    ib_make_estimate(&p, view);
    switch (o->verb) {
    case IV_AHEAD:
    case IV_AHEAD_BY:
    case IV_WHEEL:
    case IV_ROAD:
    case IV_ROAD_BY:
    case IV_TURN:
        return tell_march(&p, u, out);
    case IV_FORM:
        return tell_form(&p, o->arg[1], out);
    case IV_CHARGE:
        return tell_charge(&p, u, o->arg[1], out);
    case IV_FIRE:
        lin_put(out, p.s->marks[o->arg[1]] <= 2 ? "to finish %s" : "to wear down %s",
                called(&p, o->arg[1]));
        return true;
    case IV_SHELL:
        lin_put(out, "to drop a shell among those who stand there");
        return true;
    case IV_SNIPE:
        lin_put(out, "to bring down %s", called(&p, o->arg[1]));
        return true;
    case IV_BREAK_OFF:
        lin_put(out, "to save what is left of %s", called(&p, u));
        return true;
    case IV_RIDE:
        lin_put(out, "to be near those who need him");
        return true;
    case IV_ORDER:
    case IV_TARGET:
    case IV_SEND:
    case IV_SEND_AT:
        return tell_command(&p, o, out);
    default:
        return false;
    }
}
