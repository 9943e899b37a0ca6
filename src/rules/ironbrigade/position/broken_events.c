/* broken_events.c -- what could not be under way: a charge, an event of rout, a test, whose record,
 * sets and steps do not belong together. In play they do; a position may be written by hand. */
#include "rules/ironbrigade/morale/morale.h"
#include "rules/ironbrigade/position/position.h"

typedef struct {
    const ib_field *f;
    const ib_state *s;
} scene;

static bool stands_as_unit(const scene *v, int u)
{
    return u >= 0 && u < v->f->units && ib_is_unit(v->f, u) && ib_stands(v->s, u);
}

static bool are_enemies(const scene *v, int a, int b)
{
    return stands_as_unit(v, a) && stands_as_unit(v, b) && v->f->side[a] != v->f->side[b];
}

static bool routs(const scene *v, int u)
{
    return stands_as_unit(v, u) && v->s->mark[u] & IB_ROUTING;
}

static bool pursues(const scene *v, int u)
{
    return stands_as_unit(v, u) && v->s->mark[u] & IB_PURSUING && v->f->type[u] != IB_GUN;
}

static bool is_pending(const scene *v, int step)
{
    return lin_is_pending(&v->s->head, step);
}

/* ---- A charge ---- */

/* Does a test, pending or at its die, wait for that unit and that reason? */
static bool is_tested(const scene *v, int why, int u)
{
    const lin_head *h = &v->s->head;

    for (int i = 0; i < h->depth; i++)
        if ((h->frame[i].step == IB_TEST || h->frame[i].step == IB_TEST_DICE) &&
            h->frame[i].arg[1] == why && h->frame[i].arg[0] == u)
            return true;
    return false;
}

static const char *charge_broken(const scene *v)
{
    const ib_charge *c = &v->s->charge;
    const bool before = is_pending(v, IB_CHARGE) || is_pending(v, IB_REACH_DICE) ||
                        is_pending(v, IB_CHARGE_GOES) || is_tested(v, IB_TEST_CHARGE, c->charger);
    const bool after = is_pending(v, IB_STRUCK) || is_pending(v, IB_STRUCK_FIRES) ||
                       is_pending(v, IB_SUPPORT) || is_pending(v, IB_CHARGE_HOME) ||
                       is_pending(v, IB_BROKEN) || is_tested(v, IB_TEST_RECEIVE, c->struck);

    if (c->charger == IB_NONE)
        return c->target != IB_NONE || c->struck != IB_NONE ? "a charge has nobody who charges"
                                                            : NULL;
    if (!are_enemies(v, c->charger, c->target) || v->f->type[c->charger] == IB_GUN)
        return "a charge is by nobody who could, or at nobody";
    if (c->struck != IB_NONE && !are_enemies(v, c->charger, c->struck))
        return "a charge has struck nobody that it could";
    if (!ib_flags_are_one_charge(c->flags))
        return "a charge has struck flank and rear, or what else cannot be at once (IB-5.17)";
    if (c->in_pursuit && (!(v->s->mark[c->charger] & IB_PURSUING) || c->struck != c->target))
        return "a pursuit has met somebody, but nobody pursues";
    return (c->struck == IB_NONE ? before : after) ? NULL
                                                   : "a charge is under way that no step has";
}

static bool is_of_charge(const scene *v, const lin_frame *f)
{
    const ib_charge *c = &v->s->charge;

    switch (f->step) {
    case IB_CHARGE:
    case IB_REACH_DICE:
    case IB_CHARGE_GOES:
        return c->struck == IB_NONE && f->arg[0] == c->charger && f->arg[1] == c->target;
    case IB_STRUCK:
    case IB_STRUCK_FIRES:
    case IB_SUPPORT:
        return c->struck != IB_NONE && f->arg[0] == c->struck && f->arg[1] == c->charger;
    case IB_CHARGE_HOME:
        return c->struck != IB_NONE && f->arg[0] == c->charger && f->arg[1] == c->struck;
    case IB_HELPS:
        return is_pending(v, IB_SUPPORT) && f->arg[1] == c->charger &&
               are_enemies(v, f->arg[0], f->arg[1]) && f->arg[0] != c->struck;
    default:
        return true;
    }
}

/* ---- A test ---- */

static bool is_test(const scene *v, const lin_frame *f)
{
    const ib_state *s = v->s;
    const int u = f->arg[0];

    if (!stands_as_unit(v, u) || f->arg[1] < 0 || f->arg[1] >= IB_TESTS)
        return false;
    switch ((ib_test)f->arg[1]) {
    case IB_TEST_CHARGE:
        return s->charge.charger == u && s->charge.struck == IB_NONE;
    case IB_TEST_RECEIVE:
        return s->charge.charger != IB_NONE && s->charge.struck == u;
    case IB_TEST_FRIEND:
    case IB_TEST_BRIGADIER:
        return is_pending(v, IB_BROKEN) && !(s->mark[u] & IB_ROUTING);
    case IB_TEST_RALLY:
        return routs(v, u) && is_pending(v, IB_RALLY);
    case IB_TEST_HALT:
        return pursues(v, u) && is_pending(v, IB_RALLY);
    case IB_TEST_SUPPORT:
        return is_pending(v, IB_SUPPORT) && kit_set_has(&s->helped, u);
    case IB_TEST_GO_ON:
    case IB_TEST_BREAK_OFF:
    default:
        return true;
    }
}

/* ---- Rout and pursuit ---- */

static bool is_of_rout(const scene *v, const lin_frame *f)
{
    const ib_state *s = v->s;
    const int u = f->arg[0];

    switch (f->step) {
    case IB_BROKEN:
        return u >= IB_NEWS && u <= IB_ORPHANS;
    case IB_HALT:
        return pursues(v, u) && is_pending(v, IB_RALLY);
    case IB_PURSUE:
        return stands_as_unit(v, u) && kit_set_has(&s->to_pursue, u) && s->quarry[u] == f->arg[1] &&
               !(s->mark[u] & IB_PURSUING) && routs(v, f->arg[1]) && is_pending(v, IB_BROKEN);
    case IB_ROUT_DICE:
    case IB_ROUT_GOES:
        return routs(v, u) && v->f->type[u] != IB_GUN && f->arg[1] >= 0 && f->arg[1] <= 18 &&
               (is_pending(v, IB_BROKEN) || is_pending(v, IB_ROUTERS));
    case IB_PURSUIT_DICE:
    case IB_PURSUIT_GOES:
        return pursues(v, u) && f->arg[1] >= 0 && f->arg[1] <= 18 &&
               (is_pending(v, IB_BROKEN) || is_pending(v, IB_PURSUERS));
    case IB_VOLLEY_OR_WAIT:
        return are_enemies(v, u, f->arg[1]);
    default:
        return true;
    }
}

/* Who is still to come is on the table, and a step that calls them is pending. */
static const char *sets_broken(const scene *v, int *unit)
{
    const ib_state *s = v->s;
    const bool breaking = is_pending(v, IB_BROKEN);
    const struct {
        const tb_set *set;
        bool called;
    } sets[] = {
        { &s->to_test, breaking },
        { &s->broke, breaking || s->round.fights || is_pending(v, IB_TEST_DICE) },
        { &s->to_rout, breaking || is_pending(v, IB_ROUTERS) },
        { &s->to_pursue, breaking || is_pending(v, IB_PURSUERS) },
        { &s->to_meet, breaking || is_pending(v, IB_PURSUERS) },
        { &s->helped, is_pending(v, IB_SUPPORT) },
    };

    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        for (int u = tb_next(sets[i].set, 0); u >= 0; u = tb_next(sets[i].set, u + 1)) {
            *unit = u < v->f->units ? u : -1;
            if (!stands_as_unit(v, u) || !sets[i].called)
                return "it is still to come in an event that is not under way, or is not there";
            if ((sets[i].set == &s->to_rout && (!routs(v, u) || v->f->type[u] == IB_GUN)) ||
                (sets[i].set == &s->to_meet &&
                 (!pursues(v, u) || !ib_flags_are_one_charge(s->total[u]))) ||
                (sets[i].set == &s->to_pursue && (routs(v, u) || v->f->type[u] == IB_GUN)))
                return "it is to run or to pursue, and cannot";
        }
    *unit = -1;
    return !kit_set_is_empty(&s->orphaned) && !is_pending(v, IB_EVENT_OVER)
               ? "a brigadier has fallen in an event that is not under way"
               : NULL;
}

const char *ib_events_broken(const lin_view *view, int *unit)
{
    const scene v = { ib_field_of(view->field), view->state };
    const char *what = charge_broken(&v);

    *unit = -1;
    for (int i = 0; !what && i < v.s->head.depth; i++) {
        const lin_frame *f = &v.s->head.frame[i];
        const bool test = f->step == IB_TEST || f->step == IB_TEST_DICE;

        if (!is_of_charge(&v, f))
            what = "a step of a charge is not of the charge under way";
        else if (test && !is_test(&v, f))
            what = "a test is pending that nobody could be taking";
        else if (!is_of_rout(&v, f))
            what = "a step of a rout or pursuit is pending for one that does neither";
    }
    return what ? what : sets_broken(&v, unit);
}
