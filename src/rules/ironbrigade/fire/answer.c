/* answer.c -- fire that answers a charge: who is able to, at which band the charged unit fires, and
 * who may help it. IB-4.39 to IB-4.52, IB-4.68 to IB-4.70.
 *
 * The charge itself asks (charge/): here stand the conditions. What a charged unit fires at is not
 * measured: its brigadier's rating says how well it holds its fire. Charges come one after another,
 * so there is no question at which of several it fires (IB-4.45), and a charger that lives is at
 * its throat all the same (IB-4.46). Helpers are measured, which is lawful, for the charge has
 * arrived (IB-12.8). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"

/* IB-3.97, IB-3.98, IB-4.50: loaded, with a weapon that it may use in its formation, and neither
 * engaged nor routing. Disorder (IB-3.93) and pursuit do not keep it from that in an enemy's turn.
 */
bool ib_may_answer(const lin_view *view, int u)
{
    const ib_state *s = view->state;

    return ib_stands(s, u) && ib_is_unit(ib_field_of(view->field), u) && ib_has_shot(view, u) &&
           ib_is_loaded(s, u) && !(s->mark[u] & IB_ROUTING) && !ib_is_engaged(s, u);
}

/* IB-4.41: a good or excellent brigadier; IB-4.42: a living one; IB-4.43: wherever he is, unless
 * the option wants him near. */
static bool holds_its_fire(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int he = ib_brigadier(view, u);

    if (he == IB_NONE || ib_rating_of(f, s, he) < IB_GOOD)
        return false;
    if (!ib_option(f, IB_OPT_CONTROL_6))
        return true;
    return s->assumed ? s->assumed & IB_ASSUME_OFFICER
                      : ib_within(view, he, u, IB_IN(IB_INFLUENCE));
}

int ib_answer_band(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);

    if (f->type[u] == IB_GUN && !ib_option(f, IB_OPT_GUN_BY_RATING)) /* IB-4.69 */
        return IB_SHORT;
    if (holds_its_fire(view, u))
        return IB_SHORT;
    return ib_last_band(f, u); /* IB-4.40; IB-4.70: of a gun the farthest that it has */
}

/* A friend of the struck unit may fire at the charger, in its place of contact:
 *   1  it is another unit of that side, able to fire      IB-4.47, IB-4.50
 *   2  guns only if they help at all                      IB-4.48
 *   3  the charger's flag is within short range           IB-4.47
 *   4  part of the charger is in its arc                  IB-4.49
 *   5  and in sight, this melee hiding nobody             IB-4.49 */
bool ib_may_help(const lin_view *view, int helper, int charger, int struck)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const bool gun = f->type[helper] == IB_GUN;
    const int reach = gun ? ib_gun_range[IB_SHORT] : ib_sa_range[IB_SHORT];

    if (helper == struck || f->side[helper] != f->side[struck] ||
        !ib_may_answer(view, helper)) /* 1 */
        return false;
    if (gun && !ib_option(f, IB_OPT_GUN_SUPPORT)) /* 2 */
        return false;
    if (s->assumed) /* who is near enough hangs on distances, IB-12.9 */
        return false;
    return ib_within(view, helper, charger, IB_IN(reach)) /* 3 */
           && ib_in_arc(view, helper, charger)            /* 4 */
           && ib_see(view, helper, charger, struck).open; /* 5 */
}
