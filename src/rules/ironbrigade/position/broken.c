/* broken.c -- what could not have come about: of a position written by hand, and, in the tests, of
 * a state that play has led to. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/position/position.h"
#include "rules/ironbrigade/setup/setup.h"
#include "kit/room.h"

static bool may_be(const ib_field *f, int u, int where)
{
    switch (f->type[u]) {
    case IB_LEFT_OUT:
        return where == IB_ABSENT;
    case IB_COURIER:
        return where == IB_ABSENT || where == IB_IN_POOL || where == IB_ON_TABLE ||
               where == IB_LOST;
    case IB_SHARPSHOOTER:
        return where == IB_ABSENT || where == IB_UNPLACED || where == IB_CONCEALED ||
               where == IB_ON_TABLE || where == IB_LOST; /* on it while he fires */
    default:
        return where != IB_IN_POOL && where != IB_CONCEALED && where <= IB_LEFT;
    }
}

static const char *broken_disc(const ib_field *f, const ib_state *s, int u)
{
    const tb_box table = kit_box_of_table(f->scenery.size);

    if ((ib_stands(s, u) || s->where[u] == IB_CONCEALED) && !kit_box_holds(&table, s->at[u]))
        return "he stands off the table";
    if (s->rated[u] > (ib_is_commander(f, u) && f->rating[u] == IB_THROWN ? IB_RATINGS : 0))
        return "a rating was thrown for him that is not thrown for";
    if (s->with[u] == IB_NONE)
        return f->type[u] == IB_COURIER && ib_stands(s, u) ? "he rides to nobody" : NULL;
    if (!ib_stands(s, u))
        return "he is not there and goes with somebody";
    if (f->type[u] == IB_COURIER)
        return s->with[u] < f->brigades && f->brigade_of[s->with[u]].side == f->side[u]
                   ? NULL
                   : "he rides to no brigade of his side";
    return ib_is_commander(f, u) && s->with[u] < f->units && ib_is_unit(f, s->with[u]) &&
                   f->side[s->with[u]] == f->side[u] && ib_stands(s, s->with[u])
               ? NULL
               : "he goes with nobody of his side on the table";
}

static const char *broken_body(const ib_field *f, const ib_state *s, int u)
{
    if (!ib_stands(s, u))
        return s->mark[u] & (IB_ROUTING | IB_PURSUING) ? "it is not there and runs" : NULL;
    if (!ib_may_form(f, u, s->formation[u]))
        return "it stands in a formation that it cannot take";
    if (s->marks[u] == 0 || s->marks[u] > ib_marks_of[f->class[u]])
        return "it has no marks, or more than its class has";
    if (s->mark[u] & IB_ROUTING && s->mark[u] & IB_PURSUING)
        return "it routs and pursues";
    if (s->mark[u] & IB_ROUTING && f->type[u] == IB_GUN && !kit_set_has(&s->broke, u))
        return "it is a gun that routs, which is lost at once";
    if (s->quarry[u] != IB_NONE &&
        (s->quarry[u] >= f->units || f->side[s->quarry[u]] == f->side[u]))
        return "its quarry is no enemy";
    if (s->grape[u] > (f->type[u] == IB_GUN ? f->base.option[IB_OPT_GRAPE_ROUNDS] : 0))
        return "it has more rounds of grapeshot than guns begin with (IB-4.66)";
    return NULL;
}

static const char *broken_units(const lin_view *view, int *unit)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    for (int u = 0; u < f->units; u++) {
        const char *what = !may_be(f, u, s->where[u]) ? "it cannot be where it is said to be"
                           : ib_is_unit(f, u)         ? broken_body(f, s, u)
                                                      : broken_disc(f, s, u);

        *unit = u;
        if (what)
            return what;
    }
    *unit = -1;
    return NULL;
}

/* IB-5.16, IB-5.17, IB-4.15, IB-5.11: of each two of these one alone can be. */
bool ib_flags_are_one_charge(int flags)
{
    static const int either[] = { IB_ON_FLANK | IB_ON_REAR, IB_BEHIND_LIGHT | IB_BEHIND_HARD,
                                  IB_FROM_ABOVE | IB_FROM_BELOW };

    for (size_t i = 0; i < sizeof either / sizeof *either; i++)
        if ((flags & either[i]) == either[i])
            return false;
    return true;
}

static const char *broken_joins(const lin_view *view, int *unit)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    for (int i = 0; i < s->joins; i++) {
        const int a = s->join[i].charger, b = s->join[i].struck;

        *unit = a < f->units ? a : -1;
        if (a >= f->units || b >= f->units || !ib_is_unit(f, a) || !ib_is_unit(f, b) ||
            f->side[a] == f->side[b] || !ib_stands(s, a) || !ib_stands(s, b))
            return "it is joined in melee to nobody that it could fight";
        if ((s->mark[a] & IB_ROUTING && !kit_set_has(&s->broke, a)) ||
            (s->mark[b] & IB_ROUTING && !kit_set_has(&s->broke, b)))
            return "it is joined in melee to a router, or is one";
        if (!tb_touch(&ib_body(view, a)->hull, &ib_body(view, b)->hull))
            return "it is joined in melee to one that it does not touch (IB-5.30)";
        if (!ib_flags_are_one_charge(s->join[i].flags))
            return "it is joined by a charge on flank and rear, from above and below, or at one "
                   "behind light and hard cover (IB-5.17)";
        for (int k = 0; k < i; k++)
            if ((s->join[k].charger == a && s->join[k].struck == b) ||
                (s->join[k].charger == b && s->join[k].struck == a))
                return "it is joined to the same enemy twice";
    }
    *unit = -1;
    return NULL;
}

const char *ib_broken(const lin_view *view, int *unit)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const char *what = ib_rows_broken(view);

    if (!what)
        what = broken_units(view, unit);
    if (!what)
        what = broken_joins(view, unit);
    if (!what && (s->turn > f->turns || s->phase > IB_PHASE_MELEE || s->side > 1 || s->first > 1))
        what = "there is no such turn, phase or side";
    if (!what)
        what = ib_agenda_broken(view, unit);
    if (!what && !s->head.over) /* what was under way when a side gave up stays as it was */
        what = ib_events_broken(view, unit);
    if (!what && !s->head.over)
        what = ib_fire_broken(view, unit);
    if (!what && !s->head.over)
        what = ib_turn_broken(view);
    return what ? what : kit_misplaced(ib_window(view), unit);
}
