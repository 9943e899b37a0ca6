/* volley_sum.c -- what each die of a volley needs: the tables of small arms and of guns, and the
 * modifiers. IB-4.1 to IB-4.21, IB-4.53 to IB-4.65.
 *
 * A die hits if it and all modifiers together reach the printed number (IB-4.10). The modifiers are
 * the same for all dice of a volley, so they are taken from the number instead: whoever throws sees
 * what his dice must show, and odds have two classes a die. The number may fall below 1 or rise
 * above 6: no face always hits, and none always misses. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"

static bool is_gun(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN;
}

int ib_printed_need(const ib_field *f, int u, int band)
{
    if (is_gun(f, u))
        return band < IB_GUN_BANDS ? ib_cannonade[f->gun[u]].need[band] : 0;
    return band < IB_SA_BANDS ? ib_musketry[f->class[u]].need[band] : 0;
}

int ib_last_band(const ib_field *f, int u)
{
    int last = is_gun(f, u) ? IB_GUN_BANDS - 1 : IB_SA_BANDS - 1;

    while (last > IB_SHORT && ib_printed_need(f, u, last) == 0)
        last--;
    return last;
}

/* IB-4.22 to IB-4.24 against small arms; IB-4.65: against guns only by the option. IB-4.44: a
 * charger has none, whoever fires at it. */
static ib_cover cover_against(const lin_view *view, const ib_volley *v)
{
    const ib_field *f = ib_field_of(view->field);

    if (v->cause == IB_AT_CHARGER || v->cause == IB_IN_SUPPORT)
        return IB_NO_COVER;
    if (is_gun(f, v->shooter) && !ib_option(f, IB_OPT_ART_COVER))
        return IB_NO_COVER;
    return ib_cover_of(view, v->shooter, v->target);
}

/* IB-4.19: the first time that it fires small arms, if it has never fought a round. */
static bool is_first_volley(const ib_field *f, const ib_state *s, int u)
{
    return !is_gun(f, u) && !(s->mark[u] & (IB_VOLLEYED | IB_FOUGHT)); /* IB-4.21 */
}

void ib_volley_sum(const lin_view *view, const ib_volley *v, kit_sum *sum)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_cover cover = cover_against(view, v);
    const bool disordered = s->mark[v->target] & IB_DISORDERED;

    *sum = (kit_sum){ 0 };
    kit_sum_add(sum, IR_HARD_COVER, cover == IB_HARD_COVER ? -2 : 0); /* IB-4.14 */
    kit_sum_add(sum, IR_SOFT_COVER, cover == IB_SOFT_COVER ? -1 : 0); /* IB-4.15 */
    kit_sum_add(sum, IR_SKIRMISHERS,
                s->formation[v->target] == IB_SKIRMISH ? -1 : 0); /* IB-4.16, IB-4.64 */
    kit_sum_add(sum, IR_FAILED_CHARGE, disordered && !is_gun(f, v->shooter) ? 1 : 0); /* IB-4.17 */
    kit_sum_add(sum, IR_FIRST_VOLLEY, is_first_volley(f, s, v->shooter) ? 1 : 0);     /* IB-4.18 */
    kit_sum_add(sum, IR_GRAPE, v->grape ? 1 : 0);                                     /* IB-4.63 */
}

int ib_volley_need(const lin_view *view, const ib_volley *v)
{
    kit_sum sum;

    ib_volley_sum(view, v, &sum);
    return ib_printed_need(ib_field_of(view->field), v->shooter, v->band) - sum.total;
}
