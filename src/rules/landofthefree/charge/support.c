/* support.c -- who helps in a melee, and with how many dice. LF-ML-69 to LF-ML-78. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"


static bool is_near(const lin_view *view, int v, int enemy)
{
    const tb_body *b = lf_body(view, v), *e = lf_body(view, enemy);

    for (int i = 0; i < b->stands; i++)
        if (tb_body_within(&b->stand[i], e, LIN_INCH))
            return true;
    return lf_threat_zone_meets(view, enemy, b);
}

/* LF-ML-72, LF-ML-73: is `v` in close support of `u`? All enemies in contact with `u` are in this
 * melee. */
bool lf_is_close(const lin_view *view, int v, int u, int enemy)
{
    const lf_state *s = view->state;
    const kit_pairs locks = lf_locks(s);

    if (lf_are_locked(s, v, enemy) || is_near(view, v, enemy) ||
        s->mark[u] & LF_INSIDE) /* LF-OP-28 */
        return true;
    for (int i = 0; i < s->locks; i++)
        if (kit_pair_has(&locks, i, u) && is_near(view, v, kit_pair_other(&locks, i, u)))
            return true;
    return false;
}

/* LF-ML-70, LF-ML-71, LF-ML-77: may `v` support `u` against `enemy`? */
bool lf_may_support(const lin_view *view, int v, int u, int enemy)
{
    const lf_state *s = view->state;
    const tb_body *me = lf_body(view, u), *b;

    if (v == u || s->where[v] != LF_ON_TABLE || s->level[v] >= LF_EXHAUSTED ||
        s->formation[v] == LF_COLUMN)
        return false;
    if (s->mark[u] & LF_INSIDE) /* LF-OP-28: who is in it with him */
        return s->mark[v] & LF_INSIDE && s->on_piece[v] == s->on_piece[u];
    if (lf_are_locked(s, v, enemy))
        return true;
    if (lf_is_locked(s, v))
        return false;
    b = lf_body(view, v);
    return tb_body_within(&me->stand[me->leader], b, LF_IN(6)) &&
           lf_leader_in_flank(view, &b->stand[b->leader], u);
}

/* LF-ML-74, LF-ML-75; LF-ML-76 where that switch is on. LF-SE-16: and nothing for Numbers. */
int lf_support_dice(const lin_view *view, int v, int u, int enemy)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool close = lf_is_close(view, v, u, enemy),
               counts = !f->base.option[LF_OPT_SUPPORT_PLAIN] || lf_are_locked(s, v, enemy);
    const tb_body *b = lf_body(view, v);
    int dice = lf_action_dice(view, v);

    if (!close)
        dice = (dice + 1) / 2; /* LF-ME-03 */
    if (counts && lf_fights_in_line(view, v))
        dice += 2;
    if (counts && lf_leader_in_flank(view, &b->stand[b->leader], enemy))
        dice += 2;
    dice -= s->disorder[v];
    return dice > 0 ? dice : 0;
}

/* ---- The question. Arguments: the primary, its enemy, 0 the initiator's side or 1 the other's
 * ---- */

static bool is_open(const lin_view *view, const lin_frame *frame, int v)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->side[v] == f->side[frame->arg[0]] && lf_is_element(f, v) &&
           !kit_set_has(&s->support[frame->arg[2]], v) &&
           lf_may_support(view, v, frame->arg[0], frame->arg[1]);
}

/* Close supporters must take part, and go before others. */
static bool has_close_left(const lin_view *view, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(view->field);

    for (int v = 0; v < f->units; v++)
        if (is_open(view, frame, v) && lf_is_close(view, v, frame->arg[0], frame->arg[1]))
            return true;
    return false;
}

void lf_list_support(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool full = kit_set_count(&s->support[frame->arg[2]]) >= LF_SUPPORTERS,
               close = !full && has_close_left(view, frame);

    if (!close)
        lf_answer0(out, LV_ENOUGH);
    for (int v = 0; !full && v < f->units; v++)
        if (is_open(view, frame, v) &&
            (!close || lf_is_close(view, v, frame->arg[0], frame->arg[1])))
            lf_answer1(out, LV_SUPPORT, v);
}

lin_status lf_check_support(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool full = kit_set_count(&s->support[frame->arg[2]]) >= LF_SUPPORTERS,
               close = !full && has_close_left(view, frame);

    if (o->verb == LV_ENOUGH)
        return close ? lin_refuse(why, LIN_ILLEGAL, "LF-ML-72",
                                  "There are elements in close support, which must take part; name "
                                  "them first.")
                     : LIN_OK;
    if (o->verb != LV_SUPPORT)
        return lin_not_now(view->field, frame, o, why);
    if (full)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-69", "Three supporters are the most.");
    if (!is_open(view, frame, o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-70",
                          "%s cannot support %s: a supporter stands in its flank within 6 inches, "
                          "Fit or Shaken, free, in line or "
                          "open order.",
                          lf_id(f, o->arg[0]), lf_id(f, frame->arg[0]));
    if (close && !lf_is_close(view, o->arg[0], frame->arg[0], frame->arg[1]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-72",
                          "Elements in close support are named first.");
    return LIN_OK;
}

void lf_take_support(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_ENOUGH) {
        lin_pop(s);
        return;
    }
    kit_set_put(&s->support[frame->arg[2]], o->arg[0]);
    lin_tell(p, LE_SUPPORTS, o->arg[0], frame->arg[0],
             lf_support_dice(&p->view, o->arg[0], frame->arg[0], frame->arg[1]));
}
