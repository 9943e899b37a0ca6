/* acts.c -- everything a unit, a commander or a sharpshooter may be ordered to do, one row each.
 *
 * The same rows serve the question of the movement phase (who acts next), the question to one that
 * has begun (what with the rest of its move) and the question of the firing phase. What is common
 * to all of them is checked here: whose it is, that it is there and free to act (IB-1.38). */
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

#define MOVE      IB_WHEN_MOVE
#define ON        IB_WHEN_ON_MARCH
#define FIRE      IB_WHEN_FIRE
#define ACT(name) ib_check_act_##name, ib_list_act_##name, ib_take_act_##name
/* Listed together with the row before it. */
#define LIKE(name) ib_check_act_##name, NULL, ib_take_act_##name

const ib_act ib_acts[] = {
    { IV_AHEAD, MOVE | ON, IB_BY_UNIT, ACT(leg), NULL },
    { IV_AHEAD_BY, MOVE | ON, IB_BY_UNIT, LIKE(leg), ib_sample_act_leg },
    { IV_BACK, MOVE | ON, IB_BY_UNIT, LIKE(leg), NULL },
    { IV_BACK_BY, MOVE | ON, IB_BY_UNIT, LIKE(leg), ib_sample_act_leg },
    { IV_WHEEL, MOVE | ON, IB_BY_UNIT, LIKE(leg), ib_sample_act_leg },
    { IV_ROAD, MOVE | ON, IB_BY_UNIT, LIKE(leg), NULL },
    { IV_ROAD_BY, MOVE | ON, IB_BY_UNIT, LIKE(leg), ib_sample_act_leg },
    { IV_FORM, MOVE | ON, IB_BY_UNIT, ACT(form), NULL },
    { IV_TURN, MOVE | ON, IB_BY_UNIT, LIKE(turn), NULL },
    { IV_LOAD, MOVE, IB_BY_UNIT, ACT(load), NULL },
    { IV_FIRE, MOVE | FIRE, IB_BY_UNIT, ACT(fire), NULL },
    { IV_SHELL, MOVE | FIRE, IB_BY_UNIT, ACT(shell), ib_sample_act_shell },
    { IV_CHARGE, MOVE, IB_BY_UNIT, ACT(charge), NULL },
    { IV_BREAK_OFF, MOVE, IB_BY_UNIT, ACT(break_off), ib_sample_act_break_off },
    { IV_WITHDRAW, MOVE, IB_BY_UNIT, ACT(withdraw), NULL },
    { IV_HOLD, MOVE, IB_BY_UNIT, ACT(hold), NULL },
    { IV_RIDE, MOVE | ON, IB_BY_COMMANDER, ACT(ride), ib_sample_act_ride },
    { IV_WITH, MOVE, IB_BY_COMMANDER, ACT(with), NULL },
    { IV_STAY, MOVE, IB_BY_COMMANDER, ACT(stay), NULL },
    { IV_SNIPE, FIRE, IB_BY_SHARPSHOOTER, ACT(snipe), NULL },
    { .check = NULL },
};

const ib_act *ib_act_of(int verb, int when)
{
    for (const ib_act *a = ib_acts; a->check; a++)
        if (a->verb == verb && a->when & when)
            return a;
    return NULL;
}

static bool does(const ib_field *f, int u, int of)
{
    return of == IB_BY_UNIT        ? ib_is_unit(f, u)
           : of == IB_BY_COMMANDER ? ib_is_commander(f, u)
                                   : f->type[u] == IB_SHARPSHOOTER;
}

/* What is common to all acts of that moment, whoever does them. */
static lin_status check_free(const lin_view *view, int u, int when, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "IB-1.31", "%s is not yours; this is your player turn.",
                          ib_id(f, u));
    if (when == IB_WHEN_MOVE)
        return ib_check_acts(view, u, why);
    if (f->type[u] == IB_SHARPSHOOTER ? s->where[u] != IB_CONCEALED : !ib_stands(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-1.38", "%s is not there.", ib_id(f, u));
    return LIN_OK;
}

static const char *who_does(int of)
{
    return of == IB_BY_UNIT ? "a unit" : of == IB_BY_COMMANDER ? "a commander" : "a sharpshooter";
}

lin_status ib_check_act(const lin_view *view, const lin_frame *frame, const lin_order *o, int when,
                        lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_act *a = ib_act_of(o->verb, when);
    lin_status status;

    if (!a)
        return lin_not_now(view->field, frame, o, why);
    if ((status = check_free(view, o->arg[0], when, why)) != LIN_OK)
        return status;
    if (!does(f, o->arg[0], a->of))
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.19", "That is for %s, which %s is not.",
                          who_does(a->of), ib_id(f, o->arg[0]));
    return a->check(view, o, why);
}

void ib_list_acts(const lin_view *view, int u, int when, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    if (check_free(view, u, when, NULL) != LIN_OK)
        return;
    for (const ib_act *a = ib_acts; a->check; a++)
        if (a->list && a->when & when && does(f, u, a->of))
            a->list(view, u, out);
}

/* There is room for eight families in a question: one a verb. */
void ib_open_family(lin_list *out, int u, const lin_family *one)
{
    lin_family first;

    /* cppcheck-suppress ctunullpointer ; it takes the check of a ride for its list */
    for (int i = 0; i < out->families; i++) {
        lin_family *f = &out->family[i];

        if (f->order.verb != one->order.verb)
            continue;
        if (!(f->open & 1))
            f->low[0] = f->high[0] = f->order.arg[0];
        f->open |= 1;
        f->low[0] = u < f->low[0] ? u : f->low[0];
        f->high[0] = u > f->high[0] ? u : f->high[0];
        for (int k = 1; k < one->order.nargs; k++) {
            f->low[k] = one->low[k] < f->low[k] ? one->low[k] : f->low[k];
            f->high[k] = one->high[k] > f->high[k] ? one->high[k] : f->high[k];
        }
        return;
    }
    first = *one;
    first.order.arg[0] = u;
    lin_list_open(out, first);
}

int ib_sample_unit(const lin_view *view, const lin_family *family, lin_rng *rng,
                   bool (*may)(const lin_view *view, int u))
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int when = lin_top(&s->head)->step == IB_FIRE ? IB_WHEN_FIRE : IB_WHEN_MOVE;
    const ib_act *a = ib_act_of(family->order.verb, MOVE | ON | FIRE);
    int found = IB_NONE;
    uint32_t n = 0;

    if (!(family->open & 1))
        return family->order.arg[0];
    for (int u = family->low[0]; u <= family->high[0]; u++)
        if (does(f, u, a->of) && check_free(view, u, when, NULL) == LIN_OK &&
            (!may || may(view, u)) && lin_rng_below(rng, ++n) == 0)
            found = u;
    return found;
}

bool ib_sample_acts(const lin_view *view, const lin_frame *f, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    const int when = f->step == IB_MOVE   ? IB_WHEN_MOVE
                     : f->step == IB_FIRE ? IB_WHEN_FIRE
                                          : IB_WHEN_ON_MARCH;
    const ib_act *a = ib_act_of(family->order.verb, when);

    return a && a->sample && a->sample(view, family, rng, out);
}
