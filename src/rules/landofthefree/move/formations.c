/* formations.c -- from one formation into another, and the gaps of an open order. LF-FO-05,
 * LF-MV-22 to LF-MV-25. */
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/setup/setup.h"

/* LF-FO-05 */
lin_status lf_check_gap(int formation, int32_t gap, lin_refusal *why)
{
    if (formation == LF_OPEN && ((int64_t)gap * 4 < LIN_INCH || gap > LIN_INCH))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05",
                          "The gap of an open order is 0.25 to 1 inch.");
    if (formation != LF_OPEN && gap != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "Only an open order has a gap; give 0.");
    return LIN_OK;
}

/* LF-FO-05, LF-D28: an open order with any gap from a quarter of an inch to an inch; as listed it
 * is an inch. Argument 0 is open up to `last`. */
void lf_offer_gaps(int verb, int first, int last, lin_list *out)
{
    lin_list_open(
        out,
        (lin_family){ .order = { .verb = (uint8_t)verb, .nargs = 2, .arg = { first, LIN_INCH } },
                      .open = first == last ? 2 : 3,
                      .low = { first, LF_LEAST_GAP },
                      .high = { last, LIN_INCH } });
}

void lf_any_gap(const lin_family *family, lin_rng *rng, lin_order *out)
{
    *out = family->order;
    out->arg[0] = family->low[0] +
                  (int32_t)lin_rng_below(rng, (uint32_t)(family->high[0] - family->low[0]) + 1);
    out->arg[1] = LF_LEAST_GAP + (int32_t)lin_rng_below(rng, LIN_INCH - LF_LEAST_GAP + 1);
}

lin_status lf_plan_form(const lin_view *view, int u, const lin_order *o, lf_reformed *r,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int formation = o->arg[0];
    lin_status status;

    if (s->mark[u] & LF_INSIDE)
        return lf_reform_cannot(why, "LF-BU-06", f, u,
                                "is in a building and has no formation to change");
    if (!lf_may_form(f, u, formation))
        return lf_refuse_line(f, u, why);
    if ((status = lf_check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    if (formation == s->formation[u] && (formation != LF_OPEN || o->arg[1] == s->gap[u]))
        return lf_reform_cannot(why, "LF-MV-22", f, u, "stands so already");
    *r = (lf_reformed){ .pose = lf_pose(view, u) };
    lf_reform_shape(f, u, formation, o->arg[1], r);
    return lf_reform_or_stay(view, u, r, why);
}

lin_status lf_check_form(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    lf_reformed r = { 0 };

    return lf_plan_form(view, u, o, &r, why);
}

void lf_list_form(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_order narrow = { .verb = LV_FORM, .nargs = 2, .arg = { LF_OPEN, LF_LEAST_GAP } };
    lf_reformed r;

    for (int formation = LF_LINE; formation < LF_FORMATIONS; formation++) {
        const lin_order o = { .verb = LV_FORM,
                              .nargs = 2,
                              .arg = { formation, formation == LF_OPEN ? LIN_INCH : 0 } };

        if (lf_plan_form(view, u, &o, &r, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
    if (f->stands[u] > 1 && lf_plan_form(view, u, &narrow, &r, NULL) == LIN_OK)
        lf_offer_gaps(LV_FORM, LF_OPEN, LF_OPEN, out);
}

bool lf_sample_form(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    lf_any_gap(family, rng, out);
    return lf_check_form(view, u, out, NULL) == LIN_OK;
}
