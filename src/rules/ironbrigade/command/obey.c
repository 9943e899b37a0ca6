/* obey.c -- what a brigade's order binds its units to: IB-8.12 to IB-8.20, IB-14.22.
 *
 * An order is a point, or comes to one: that of an enemy brigade is the flag of its unit nearest to
 * the one that marches, that of a friend's brigade its brigadier. Where a march began is held
 * against where it ends. All this is measured, so nobody asks it before something is declared. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"

/* IB-8.11: the unit of that brigade nearest to a place; IB_NONE: none is left. */
static int nearest_unit(const lin_view *view, int brigade, lin_point from)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *units = &f->brigade_of[brigade].units;
    int found = IB_NONE;

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1))
        if (ib_stands(s, u) &&
            (found == IB_NONE || tb_gap2(from, s->at[u]) < tb_gap2(from, s->at[found])))
            found = u;
    return found;
}

/* IB-8.11: where the brigadier is whom SUPPORT goes by, or was last. */
static bool supported(const lin_view *view, const ib_command *c, lin_point *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int brigadier = f->brigade_of[c->of].commander;

    if (brigadier != IB_NONE && ib_stands(s, brigadier))
        *out = s->at[brigadier];
    else
        *out = s->fell_at[c->of];
    return out->x != 0 || out->y != 0; /* never there: it binds nobody */
}

bool ib_point_of_order(const lin_view *view, const ib_command *c, lin_point from, lin_point *out)
{
    const ib_state *s = view->state;
    int u;

    if (c->secret || c->edge)
        return false;
    if (c->of == IB_NONE) {
        *out = c->at;
        return true;
    }
    if (c->kind == IB_SUPPORT_ORDER)
        return supported(view, c, out);
    if ((u = nearest_unit(view, c->of, from)) == IB_NONE)
        return false;
    *out = s->at[u];
    return true;
}

bool ib_command_point(const lin_view *view, int brigade, lin_point *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int commander = f->brigade_of[brigade].commander;
    const int first = tb_next(&f->brigade_of[brigade].units, 0);
    const int from = commander != IB_NONE && ib_stands(s, commander) ? commander : first;

    return from >= 0 && ib_point_of_order(view, &s->command[brigade], s->at[from], out);
}

bool ib_order_that_binds(const lin_view *view, int u, ib_command *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_option(f, IB_OPT_ORDERS) || f->brigade[u] == IB_NONE) /* IB-8.20 */
        return false;
    *out = s->command[f->brigade[u]];
    if (s->mark[u] & IB_WITHDRAWS) /* IB-14.22 */
        *out = (ib_command){ .at = f->brigade_of[f->brigade[u]].falls_back,
                             .kind = IB_WITHDRAW,
                             .of = IB_NONE };
    return !out->secret && out->kind < IB_ORDERS;
}

/* By so much at least a flag would have to go before it is nearer to a point than another place is;
 * 0: it is. The whole root below the one distance and above the other, so it is never too much. */
static int32_t too_far_from(lin_point p, lin_point began, lin_point flag)
{
    const int64_t now = tb_gap2(p, flag), then = tb_gap2(p, began);
    const int64_t over = tb_root(now) - tb_root_up(then);

    return now < then ? 0 : over < 1 ? 1 : (int32_t)over;
}

/* The same, before it is within so much of a point. */
static int32_t beyond(lin_point p, lin_point flag, int32_t radius)
{
    const int64_t now = tb_gap2(p, flag), over = tb_root(now) - radius;

    return now <= (int64_t)radius * radius ? 0 : over < 1 ? 1 : (int32_t)over;
}

/* IB-8.14: before it is farther from every enemy: from the one that it is worst off with. */
static int32_t too_near_to_some(const lin_view *view, int u, lin_point began, lin_point flag)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];
    int32_t most = 0;

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1)) {
        const int32_t by = ib_stands(s, e) && tb_gap2(flag, s->at[e]) <= tb_gap2(began, s->at[e])
                               ? too_far_from(s->at[e], flag, began)
                               : 0;

        most = by > most ? by : most;
    }
    return most;
}

static int32_t least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t off_withdrawal(const lin_view *view, int u, const ib_command *c, lin_point began,
                              lin_point flag)
{
    const kit_size size = ib_field_of(view->field)->scenery.size;
    const kit_edge edge = (kit_edge)(c->edge - 1);
    const int32_t from_enemies = too_near_to_some(view, u, began, flag);
    int32_t back;

    if (!c->edge)
        return least(from_enemies, too_far_from(c->at, began, flag));
    back = kit_edge_distance(size, edge, flag) - kit_edge_distance(size, edge, began) + 1;
    return least(from_enemies, back < 0 ? 0 : back);
}

int32_t ib_off_orders(const lin_view *view, int u, lin_point began, lin_point flag)
{
    ib_command c;
    lin_point point;

    if (!ib_order_that_binds(view, u, &c))
        return 0;
    if (c.kind == IB_WITHDRAW)
        return off_withdrawal(view, u, &c, began, flag);
    if (!ib_point_of_order(view, &c, began, &point))
        return 0;
    switch (c.kind) {
    case IB_HOLD:
        return least(too_far_from(point, began, flag), beyond(point, flag, IB_IN(IB_HOLD_RADIUS)));
    case IB_SUPPORT_ORDER:
        return least(too_far_from(point, began, flag),
                     beyond(point, flag, IB_IN(IB_SUPPORT_RADIUS)));
    default: /* IB-8.12: who begins near its point goes where it likes */
        return beyond(point, began, IB_IN(IB_ADVANCE_FREE)) == 0 ? 0
                                                                 : too_far_from(point, began, flag);
    }
}

bool ib_obeys(const lin_view *view, int u, lin_point began, lin_point flag)
{
    return ib_off_orders(view, u, began, flag) == 0;
}

/* IB-8.17, IB-8.18 */
bool ib_charge_obeys(const lin_view *view, int u, int target)
{
    ib_command c;

    if (!ib_order_that_binds(view, u, &c))
        return true;
    switch (c.kind) {
    case IB_ADVANCE:
    case IB_HOLD:
        return ib_within(view, u, target, IB_IN(IB_HOLD_CHARGE));
    case IB_WITHDRAW:
        return false;
    default:
        return true;
    }
}
