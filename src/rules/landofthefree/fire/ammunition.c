/* ammunition.c -- cartridges that run short, and shots that are counted: two optional rules.
 * LF-OP-18 to LF-OP-20. */
#include "kit/roster.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/steps.h"

#define USUAL_SHOTS      6
#define USUAL_SHOTS_GUNS 10

/* LF-OP-20: "shots: 4" with an element; else what is usual. Without the option nobody counts. */
lin_status lf_read_shots(lf_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[u];
    int shots = f->type[u] == LF_ARTILLERY ? USUAL_SHOTS_GUNS : USUAL_SHOTS;

    if (lin_node_get(unit->data, "shots") &&
        kit_number_read(unit->data, "shots", 1, LF_SHOTS, "LF-OP-20", &shots, why) != LIN_OK)
        return LIN_BAD_FILE;
    f->shots[u] = (uint8_t)(f->base.option[LF_OPT_LIMITED] ? shots : 0);
    return LIN_OK;
}

lin_status lf_check_ammunition(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->ammunition[u] & LF_OUT)
        return lin_refuse(why, LIN_ILLEGAL, "LF-OP-18", "%s has no ammunition left.", lf_id(f, u));
    if (f->shots[u] && !(s->ammunition[u] & LF_SHOTS))
        return lin_refuse(why, LIN_ILLEGAL, "LF-OP-20", "%s has fired all of its %d shots.",
                          lf_id(f, u), f->shots[u]);
    return LIN_OK;
}

/* LF-OP-19, LF-OP-20: one die and one shot, whether it fires at one target or two. */
void lf_use_ammunition(lin_play *p, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    if (f->shots[u] && s->ammunition[u] & LF_SHOTS)
        s->ammunition[u]--;
    if (f->base.option[LF_OPT_SHORTAGE])
        lin_push(s, LF_AMMUNITION_DICE, u, 0, 0);
}

void lf_roll_ammunition(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 2,
                           .rule = "LF-OP-18",
                           .purpose = "ammunition",
                           .better = 1,
                           .need = 2,
                           .side = (lin_side)lf_field_of(view->field)->side[frame->arg[0]] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = i > 1;
}

void lf_land_ammunition(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    const bool low = s->ammunition[u] & LF_LOW;

    if (face[0] > 1)
        return;
    s->ammunition[u] = (uint8_t)((s->ammunition[u] & LF_SHOTS) | (low ? LF_OUT : LF_LOW));
    lin_tell(p, LE_AMMUNITION, u, low);
}
