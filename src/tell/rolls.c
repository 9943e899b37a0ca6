/* rolls.c -- dice that have fallen: what they show, what was needed, which of them met it. */
#include "tell/tell.h"

/* Dice of which several faces mean the same, each by itself, mean nothing together: d3s thrown with
 * d6s, of which the better counts. */
static bool adds_up(const lin_roll_ask *ask)
{
    return ask->n == 1 || ask->need || ask->by_sum || !ask->classes || ask->classes >= ask->faces;
}

tell_roll tell_roll_of(const lin_roll_ask *ask, const uint8_t *face)
{
    tell_roll r = { .n = ask->n,
                    .kind = lin_die_kind_of(ask),
                    .side = ask->side,
                    .rule = ask->rule,
                    .purpose = ask->purpose,
                    .need = ask->better ? ask->need : 0,
                    .better = ask->better,
                    .need_sum = ask->need_sum,
                    .met = lin_needs_met(ask, face),
                    .adds_up = adds_up(ask),
                    .differ = ask->differ };

    for (int i = 0; i < ask->n; i++) {
        r.face[i] = face[i];
        r.hit[i] = !ask->need_sum && lin_need_met(ask, face[i]);
        r.sum += face[i];
    }
    return r;
}

void tell_rolled_text(const tell_roll *r, lin_text *out)
{
    if (r->need)
        lin_put(out, "needs %d or %s: ", r->need, r->better > 0 ? "more" : "less");
    for (int i = 0; i < r->n; i++)
        lin_put(out, "%s%d", i ? r->differ ? " less " : " " : "", r->face[i]);
    if (r->need && !r->need_sum)
        lin_put(out, ": %d hit%s", r->met, r->met == 1 ? "" : "s");
    else if (r->need)
        lin_put(out, ", %d in all: %s", r->sum, r->met ? "made" : "missed");
}

static void hits_json(json_writer *j, const tell_roll *r)
{
    if (!r->need || r->need_sum) {
        json_put_null(j, "hits");
        return;
    }
    json_open(j, "hits", '[');
    for (int i = 0; i < r->n; i++)
        json_put_bool(j, NULL, r->hit[i]);
    json_close(j, ']');
}

void tell_rolled_members(json_writer *j, const tell_roll *r)
{
    char of[16], text[400];
    lin_text kind = lin_text_in(of, sizeof of), t = lin_text_in(text, sizeof text);

    json_put_text(j, "purpose", r->purpose);
    json_put_text(j, "rule", r->rule);
    json_put_int(j, "side", r->side < LIN_SIDES ? (int)r->side : -1);
    tell_faces_json(j, "faces", r->face, r->n);
    lin_die_kind_print(r->kind, &kind);
    json_put_text(j, "of", of);
    if (r->adds_up)
        json_put_int(j, "sum", r->sum);
    if (r->differ)
        json_put_int(j, "less", r->face[0] - r->face[1]);
    if (r->need)
        json_put_int(j, "need", r->need);
    else
        json_put_null(j, "need");
    json_put_text(j, "by", r->need ? r->need_sum ? "sum" : "die" : NULL);
    if (r->better)
        json_put_bool(j, "high", r->better > 0);
    else
        json_put_null(j, "high");
    hits_json(j, r);
    if (r->need && r->need_sum)
        json_put_bool(j, "made", r->met > 0);
    else
        json_put_null(j, "made");
    tell_rolled_text(r, &t);
    json_put_text(j, "text", text);
}
