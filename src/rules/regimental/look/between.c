/* between.c -- what one unit is to another: how far off, in arc, in sight, in cover, behind its
 * front line. */
#include "kit/room.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/look/look.h"

#include <stdio.h>

static bool are_there(const lin_view *v, int from, int to)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    return from != to && rg_stands(s, from) && rg_stands(s, to) && !rg_is_leader(f, from) &&
           !rg_is_leader(f, to);
}

bool rg_relation(const lin_view *v, int from, int to, lin_relation *out)
{
    const tb_body *a, *b;

    if (!are_there(v, from, to))
        return false;
    a = rg_body(v, from);
    b = rg_body(v, to);
    *out = (lin_relation){ .distance = rg_gap(v, from, to), .stands = b->stands };
    for (int k = 0; k < b->stands; k++) {
        bool seen = false;

        for (int i = 0; i < a->stands; i++) {
            seen = seen || rg_stand_sees(v, from, i, to, k, false);
            out->in_arc = out->in_arc || rg_stand_sees(v, from, i, to, k, true);
        }
        out->seen = (uint8_t)(out->seen + seen);
    }
    out->in_zone = rg_is_behind(v, from, rg_centre(v, to));
    for (int i = 0; i < a->stands && !out->in_cover; i++)
        out->in_cover = rg_cover_against(v, from, i, to) != RG_NO_COVER;
    return true;
}

static void say_cover(const lin_view *v, int from, int to, lin_text *say)
{
    static const char *const cover[] = { "no", "partial", "full", "fortified" };
    rg_cover best = RG_NO_COVER;

    for (int i = 0; i < rg_body(v, from)->stands; i++) {
        const rg_cover c = rg_cover_against(v, from, i, to);

        best = c > best ? c : best;
    }
    if (best != RG_NO_COVER)
        lin_put(say, best == RG_FORTIFIED ? "; it is %s" : "; it has %s cover", cover[best]);
}

int rg_between(const lin_view *v, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    lin_relation r;

    if (max < 1 || !rg_relation(v, from, to, &r))
        return 0;
    *out = (lin_stroke){ .points = 2, .point = { rg_centre(v, from), rg_centre(v, to) } };
    snprintf(out->kind, sizeof out->kind, "%s", r.seen ? "sight" : "blocked");
    lin_put(say, "%s %s %s, ", rg_id(f, from), r.seen ? "sees" : "does not see", rg_id(f, to));
    lin_arg_print(v->field, 'x', NULL,
                  (r.distance + LIN_INCH / 20) / (LIN_INCH / 10) * (LIN_INCH / 10), say);
    lin_put(say, " inches off");
    if (r.seen && r.seen < r.stands)
        lin_put(say, ", %d of %d stands", r.seen, r.stands);
    lin_put(say, r.in_arc ? "; some of it can be fired at" : "; out of its arc or sight");
    say_cover(v, from, to, say);
    if (rg_has_zone(s, to) && rg_is_behind(v, to, rg_centre(v, from)))
        lin_put(say, "; %s is behind its front line", rg_id(f, from));
    lin_put(say, ".");
    return 1;
}
