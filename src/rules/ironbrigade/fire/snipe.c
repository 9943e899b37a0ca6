/* snipe.c -- sharpshooters: one shot in a game, and how they are found. IB-11.2, IB-11.5 to
 * IB-11.10. Where they hide is setup/hide.c.
 *
 * He is seen from the moment he fires. What he fires at is judged by eye, as of every unit; his
 * shot is measured then, and out of range it is his shot all the same (IB-12.5). */
#include "kit/dice.h"
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/steps.h"

/* IB-11.7, IB-11.8: what his die must show, short and long. */
static const uint8_t needs[IB_SA_BANDS] = { 5, 6 };

/*   1  an enemy's unit or commander on the table        IB-11.6
 *   2  whom he sees, all round                          IB-11.6, IB-4.25 */
lin_status ib_check_act_snipe(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = o->arg[0], target = o->arg[1];
    kit_ray_end sight;

    if (f->side[target] == f->side[u] || !ib_stands(view->state, target) ||
        !(ib_is_unit(f, target) || ib_is_commander(f, target))) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-11.6",
                          "%s is no unit or commander of the enemy on the table.",
                          ib_id(f, target));
    sight = ib_see(view, u, target, IB_NONE);
    if (!sight.open) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-11.6", "%s cannot see %s: %s is in the way.",
                          ib_id(f, u), ib_id(f, target), ib_hidden_by(view, &sight));
    return LIN_OK;
}

void ib_list_act_snipe(const lin_view *view, int u, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int e = 0; e < f->units; e++) {
        const lin_order o = { .verb = IV_SNIPE, .nargs = 2, .arg = { u, e } };

        if (ib_check_act_snipe(view, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

/* IB-11.2 */
static void remove_him(lin_play *p, int u)
{
    ib_remove(p, u, IB_LOST);
}

/* IB-1.52: from now on he is seen. */
void ib_take_act_snipe(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;
    const int u = o->arg[0], target = o->arg[1];
    int band = (s->assumed & IB_ASSUME_BAND) - 1;

    s->where[u] = IB_ON_TABLE;
    lin_tell(p, IE_SNIPES, u, target);
    if (band < 0)
        band = ib_small_arms_band(ib_measure(p, u, target));
    if (band >= IB_SA_BANDS) {
        lin_tell(p, IE_OUT_OF_RANGE, u, target);
        remove_him(p, u);
        return;
    }
    lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    lin_push(s, IB_SNIPE_DICE, u, target, needs[band]);
}

/* Arguments: he, his target, what he needs. */
void ib_roll_snipe_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    kit_ask_dice(1, frame->arg[2], (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                 frame->arg[2] == needs[IB_SHORT] ? "IB-11.7" : "IB-11.8", "sharpshooter", out);
}

void ib_land_snipe_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const ib_field *f = ib_field_of(p->view.field);
    const int u = frame->arg[0], target = frame->arg[1];
    const bool hit = face[0] >= frame->arg[2];

    lin_tell(p, IE_HITS, u, target, frame->arg[2], hit, face[0]);
    remove_him(p, u);
    if (!hit)
        lin_tell(p, ib_is_unit(f, target) ? IE_MISSED : IE_MISSED_HIM, u, target);
    else if (ib_is_unit(f, target))
        ib_lose_marks(p, target, 1);
    else if (ib_option(f, IB_OPT_SS_KILL6)) /* IB-11.9 */
        lin_push(p->state, IB_KILL_DICE, u, target, IB_LIFE_SNIPED);
    else
        ib_kill_commander(p, target);
}

/* IB-11.10: under the footprint of an enemy whose move has ended. */
void ib_find_sharpshooters(lin_play *p, int u)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (!ib_is_unit(f, u) || !ib_stands(s, u))
        return;
    for (int v = 0; v < f->units; v++)
        if (f->type[v] == IB_SHARPSHOOTER && f->side[v] != f->side[u] &&
            s->where[v] == IB_CONCEALED && tb_holds(&ib_body(&p->view, u)->hull, s->at[v])) {
            lin_tell(p, IE_FOUND, v, u);
            remove_him(p, v);
        }
}
