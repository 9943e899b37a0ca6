/* cases.c -- what the odds of an order hang on while nothing is measured: case by case, each as if
 * it were so, and never what is so. IB-12.9.
 *
 * A case is noted in a copy of the state (`assumed`); the steps of fire, charge and morale ask it
 * before they measure. Which cases an order has hangs on nothing but what anybody sees: arm, gun,
 * class and marks. Choices that exist only within a distance (helpers, commanders to be aimed at)
 * are left out of odds by cases. Of a shell there are none: all of it hangs on distances. */
#include "rules/ironbrigade/ironbrigade.h"

typedef struct {
    uint8_t assumed;
    const char *name;
} ib_case;

#define BAND(band) ((band) + 1)

static const ib_case muskets[] = { { BAND(IB_SHORT), "at short range, up to 4 inches" },
                                   { BAND(IB_LONG), "at long range, up to 8 inches" },
                                   { BAND(IB_SA_BANDS), "beyond 8 inches" } };
static const ib_case battalion_gun[] = { { BAND(IB_SHORT), "at short range, up to 12 inches" },
                                         { BAND(IB_MEDIUM), "beyond 12 inches" } };
static const ib_case six_pounder[] = { { BAND(IB_SHORT), "at short range, up to 12 inches" },
                                       { BAND(IB_MEDIUM), "at medium range, up to 24 inches" },
                                       { BAND(IB_FAR), "beyond 24 inches" } };
static const ib_case twenty_four[] = { { BAND(IB_SHORT), "at short range, up to 12 inches" },
                                       { BAND(IB_MEDIUM), "at medium range, up to 24 inches" },
                                       { BAND(IB_FAR), "at long range, up to 36 inches" } };
static const ib_case charges[] = {
    { IB_ASSUME_ARRIVES | IB_ASSUME_OFFICER, "it arrives, with commanders within 6 inches" },
    { IB_ASSUME_ARRIVES | IB_ASSUME_NO_OFFICER, "it arrives, with no commander within 6 inches" },
    { IB_ASSUME_SHORT | IB_ASSUME_OFFICER, "it falls short, with commanders within 6 inches" },
    { IB_ASSUME_SHORT | IB_ASSUME_NO_OFFICER, "it falls short, with no commander within 6 inches" },
};
static const ib_case sure_charges[] = { { IB_ASSUME_ARRIVES, "it arrives" },
                                        { IB_ASSUME_SHORT, "it falls short" } };

#define CASES(list) (*n = (int)(sizeof(list) / sizeof(list)[0]), (list))

static const ib_case *cases_of_fire(const ib_field *f, int u, int *n)
{
    if (f->type[u] != IB_GUN) /* a sharpshooter too */
        return CASES(muskets);
    return f->gun[u] == IB_BATTALION_GUN ? CASES(battalion_gun)
           : f->gun[u] == IB_SIX         ? CASES(six_pounder)
                                         : CASES(twenty_four);
}

/* Where neither of the two would throw a die no commander matters. */
static const ib_case *cases_of_charge(const lin_view *view, int u, int target, int *n)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return ib_test_need(f, s, u) || ib_test_need(f, s, target) ? CASES(charges)
                                                               : CASES(sure_charges);
}

bool ib_cases(const lin_view *view, const lin_order *o, int i, void *state, lin_text *name)
{
    const ib_field *f = ib_field_of(view->field);
    ib_state *s = state;
    const ib_case *list = NULL;
    int n = 0;

    if (o->verb == IV_FIRE || o->verb == IV_SNIPE)
        list = cases_of_fire(f, o->arg[0], &n);
    else if (o->verb == IV_CHARGE)
        list = cases_of_charge(view, o->arg[0], o->arg[1], &n);
    if (i >= n)
        return false;
    s->assumed = list[i].assumed;
    lin_put(name, "%s", list[i].name);
    return true;
}
