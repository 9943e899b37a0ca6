/* shared_hits.c -- a volley at a building that several elements hold: its hits are dealt out among
 * them, in the order that their owner likes. LF-OP-27. */
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* Hits and markers in one argument of a frame. */
#define PACKED(hits, markers) ((hits) | (markers) << 8)

static int hits_in(const lin_frame *frame)
{
    return frame->arg[2] & 0xff;
}

static int markers_in(const lin_frame *frame)
{
    return frame->arg[2] >> 8;
}

void lf_mark_by_volley(lin_play *p, int u, int markers, int hits)
{
    for (int i = 0; i < markers >> 3; i++) /* LF-WP-16 */
        lf_disorder(p, u, LF_WHY_ROCKET);
    if (markers & LF_MARKS_PUNISHED) /* LF-WP-10: besides the marker of the load */
        lf_disorder(p, u, LF_WHY_PUNISHED);
    if (markers & LF_MARKS_AIMED) /* LF-SK-19, LF-SK-20 */
        lf_disorder(p, u, LF_WHY_MARKSMEN);
    if (markers & LF_MARKS_SHELLED && lf_hits_left(&p->view, u, hits) > 0)
        lf_disorder(p, u, LF_WHY_SHELLED); /* LF-WP-05, LF-WP-09, LF-WP-14 */
}

/* Whoever of the side is in the building and has not had his share. */
static tb_set to_deal(const lin_view *view, int side, int piece)
{
    const lf_state *s = view->state;
    tb_set all = lf_occupants(view, side, piece);

    for (int u = tb_next(&s->dealt, 0); u >= 0; u = tb_next(&s->dealt, u + 1))
        kit_set_drop(&all, u);
    return all;
}

void lf_deal_hits(lin_play *p, int target, int hits, int markers)
{
    lf_state *s = p->state;

    lin_push(s, LF_DEAL_HITS, lf_field_of(p->view.field)->side[target], s->on_piece[target],
             PACKED(hits, markers));
}

/* ---- The question. Arguments: the side, the building, hits and markers left ---- */

lin_side lf_who_deal_hits(const lin_view *view, const lin_frame *frame)
{
    (void)view;
    return (lin_side)frame->arg[0];
}

/* Where all have the same, in whatever order, nobody need be asked. */
static bool is_even(const lin_frame *frame, const tb_set *left)
{
    return hits_in(frame) % kit_set_count(left) == 0 && markers_in(frame) == 0;
}

void lf_list_deal_hits(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const tb_set left = to_deal(view, frame->arg[0], frame->arg[1]);

    if (kit_set_is_empty(&left))
        lf_answer0(out, LV_DONE);
    for (int u = tb_next(&left, 0); u >= 0; u = tb_next(&left, u + 1)) {
        lf_answer1(out, LV_NEXT, u);
        if (is_even(frame, &left))
            return;
    }
}

lin_status lf_check_deal_hits(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const tb_set left = to_deal(view, frame->arg[0], frame->arg[1]);

    if (o->verb == LV_DONE && kit_set_is_empty(&left))
        return LIN_OK;
    if (o->verb != LV_NEXT)
        return lin_not_now(view->field, frame, o, why);
    return kit_set_has(&left, o->arg[0])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-OP-27",
                            "%s is not in that building, or has had its share of the hits.",
                            lf_id(lf_field_of(view->field), o->arg[0]));
}

/* As evenly as can be: what is over goes to the first. */
void lf_take_deal_hits(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const tb_set left = to_deal(&p->view, frame->arg[0], frame->arg[1]);
    const int n = kit_set_count(&left), hits = hits_in(frame), u = o->arg[0];
    int share;

    if (n <= 1)
        s->dealt = (tb_set){ 0 };
    if (o->verb == LV_DONE)
        return;
    share = (hits + n - 1) / n;
    if (n > 1) {
        kit_set_put(&s->dealt, u);
        lin_push(s, LF_DEAL_HITS, frame->arg[0], frame->arg[1], PACKED(hits - share, 0));
    }
    lf_mark_by_volley(p, u, markers_in(frame), share);
    lf_suffer(p, u, share, s->shot.cover);
}
