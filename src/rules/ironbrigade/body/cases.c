/* cases.c -- which orders measure, and what their odds hang on while nothing is measured: case by
 * case, each as if it were so, and never what is so. IB-12.9.
 *
 * A case is noted in a copy of the state (`assumed`); the steps of fire, charge, melee and morale
 * ask it before they measure. Which cases an order has hangs on nothing but what anybody sees: arm,
 * gun, class and marks. Choices that exist only within a distance (helpers, commanders to be aimed
 * at, fire at a charge that fell short) are left out of odds by cases, and so are those who test
 * since they are near, and where anybody runs. Of a march, a shell or a pursuit there are none: all
 * of it hangs on distances. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/morale/morale.h"

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
                                       { BAND(IB_FAR), "at long range, up to 36 inches" },
                                       { BAND(IB_GUN_BANDS), "beyond 36 inches" } };
static const ib_case charges[] = {
    { IB_ASSUME_ARRIVES | IB_ASSUME_OFFICER, "it arrives, with commanders within 6 inches" },
    { IB_ASSUME_ARRIVES | IB_ASSUME_NO_OFFICER, "it arrives, with no commander within 6 inches" },
    { IB_ASSUME_SHORT | IB_ASSUME_OFFICER, "it falls short, with commanders within 6 inches" },
    { IB_ASSUME_SHORT | IB_ASSUME_NO_OFFICER, "it falls short, with no commander within 6 inches" },
};
static const ib_case sure_charges[] = { { IB_ASSUME_ARRIVES, "it arrives" },
                                        { IB_ASSUME_SHORT, "it falls short" } };
static const ib_case tests[] = { { IB_ASSUME_OFFICER, "with commanders within 6 inches" },
                                 { IB_ASSUME_NO_OFFICER, "with no commander within 6 inches" } };
static const ib_case sure_tests[] = { { IB_ASSUME_NO_OFFICER, "wherever commanders are" } };
static const ib_case rest[] = { { IB_ASSUME_NO_OFFICER, "but for what is yet to be measured" } };

#define CASES(list) (*n = (int)(sizeof(list) / sizeof(list)[0]), (list))

static const ib_case *cases_of_fire(const ib_field *f, int u, int *n)
{
    if (f->type[u] != IB_GUN) /* a sharpshooter too */
        return CASES(muskets);
    return f->gun[u] == IB_BATTALION_GUN ? CASES(battalion_gun)
           : f->gun[u] == IB_SIX         ? CASES(six_pounder)
                                         : CASES(twenty_four);
}

/* Where neither of the two would throw a die no commander matters, unless fire goes by where he is
 * (IB-4.43). */
static const ib_case *cases_of_charge(const lin_view *view, int u, int target, int *n)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return ib_test_need(f, s, u) || ib_test_need(f, s, target) || ib_option(f, IB_OPT_CONTROL_6)
               ? CASES(charges)
               : CASES(sure_charges);
}

static const ib_case *cases_of_test(const lin_view *view, int u, int *n)
{
    return ib_test_need(ib_field_of(view->field), view->state, u) ? CASES(tests)
                                                                  : CASES(sure_tests);
}

static const lin_frame *asked(const lin_view *view)
{
    static const lin_frame nothing = { .step = IB_STEPS };
    const ib_state *s = view->state;

    return s->head.depth ? lin_top(&s->head) : &nothing;
}

/* Those of an answer to the question on top. */
static const ib_case *cases_of_answer(const lin_view *view, int *n)
{
    const lin_frame *frame = asked(view);

    switch (frame->step) {
    case IB_HALT:
        return cases_of_test(view, frame->arg[0], n);
    case IB_VOLLEY_OR_WAIT:
        return cases_of_fire(ib_field_of(view->field), frame->arg[0], n);
    case IB_GRAPE:
    case IB_SPEND:
    case IB_SUPPORT:
        return CASES(rest);
    default:
        return NULL;
    }
}

static const ib_case *cases_of(const lin_view *view, const lin_order *o, int *n)
{
    switch (o->verb) {
    case IV_FIRE:
    case IV_SNIPE:
        return cases_of_fire(ib_field_of(view->field), o->arg[0], n);
    case IV_CHARGE:
        return cases_of_charge(view, o->arg[0], o->arg[1], n);
    case IV_HELP:
        return cases_of_test(view, o->arg[0], n);
    case IV_TAKE: /* the round goes on, and the losers test */
    case IV_END:
        return CASES(tests);
    case IV_YES:
    case IV_NO:
    case IV_AIM:
    case IV_DONE:
        return cases_of_answer(view, n);
    default:
        return NULL;
    }
}

bool ib_cases(const lin_view *view, const lin_order *o, int i, void *state, lin_text *name)
{
    ib_state *s = state;
    int n = 0;
    const ib_case *list = cases_of(view, o, &n);

    if (i >= n)
        return false;
    s->assumed = list[i].assumed;
    lin_put(name, "%s", list[i].name);
    return true;
}

/* Of orders that measure at one time and not at another: on the march whatever ends it, since it is
 * looked at against the brigade's order then (IB-8.16); answers to what has been declared, as long
 * as somebody is to be tested, to fire or to run because of them; the end of a phase where there is
 * a melee to be fought. */
bool ib_measures_here(const lin_view *view, const lin_order *o)
{
    const ib_state *s = view->state;

    switch (o->verb) {
    case IV_HALT:
    case IV_FORM:
    case IV_TURN:
        return s->march.unit == o->arg[0];
    case IV_YES:
        return asked(view)->step == IB_HALT || asked(view)->step == IB_PURSUE ||
               asked(view)->step == IB_VOLLEY_OR_WAIT || asked(view)->step == IB_GRAPE;
    case IV_NO:
        return asked(view)->step == IB_PURSUE || asked(view)->step == IB_GRAPE;
    case IV_DONE:
        return asked(view)->step == IB_SUPPORT || asked(view)->step == IB_SPEND;
    case IV_END:
        return s->joins > 0;
    default:
        return true;
    }
}
