/* between.c -- what one unit is to another: in arc, in sight, in cover; and how far off, where
 * measuring is on (IB-12.2). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/look/look.h"
#include "kit/room.h"

#include <stdio.h>

static bool are_there(const lin_view *view, int from, int to)
{
    const ib_state *s = view->state;

    return from != to && ib_stands(s, from) && ib_stands(s, to);
}

bool ib_relation(const lin_view *view, int from, int to, lin_relation *out)
{
    const ib_field *f = ib_field_of(view->field);
    kit_ray_end end;

    if (!are_there(view, from, to))
        return false;
    end = ib_see(view, from, to, IB_NONE);
    *out = (lin_relation){
        .distance = ib_may_tell(view) ? ib_distance(view, from, to) : -1,
        .stands = 1,
        .seen = end.open,
        .in_arc = ib_is_unit(f, from) && ib_in_arc(view, from, to),
        .in_cover = ib_is_unit(f, to) && ib_cover_of(view, from, to) != IB_NO_COVER,
    };
    if (!end.open)
        snprintf(out->blocker, sizeof out->blocker, "%s",
                 kit_name_in_the_way(ib_window(view), end.unit, end.piece));
    return true;
}

int ib_between(const lin_view *view, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    lin_relation r;

    if (max < 1 || !ib_relation(view, from, to, &r))
        return 0;
    *out = (lin_stroke){ .points = 2, .point = { s->at[from], s->at[to] } };
    snprintf(out->kind, sizeof out->kind, "%s", r.seen ? "sight" : "blocked");
    lin_put(say, "%s %s %s", ib_id(f, from), r.seen ? "sees" : "does not see", ib_id(f, to));
    if (!r.seen)
        lin_put(say, ": %s is in the way", r.blocker);
    if (r.distance >= 0) {
        lin_put(say, ", ");
        lin_arg_print(view->field, 'x', NULL, r.distance, say);
        lin_put(say, " inches off");
    }
    if (ib_is_unit(f, from))
        lin_put(say, "; %s its arc", r.in_arc ? "in" : "out of");
    if (r.in_cover)
        lin_put(say, "; in %s cover",
                ib_cover_of(view, from, to) == IB_HARD_COVER ? "hard" : "soft");
    lin_put(say, ".");
    return 1;
}
