/* obey.c -- what a brigade's order binds its units to: IB-8.12 to IB-8.20, IB-14.22.
 *
 * An order is a point, or comes to one: that of an enemy brigade is the flag of its unit nearest to
 * the one that marches, that of a friend's brigade its brigadier. Where a march began is held
 * against where it ends. All this is measured, so nobody asks it before something is declared. */
#include "rules/ironbrigade/command/command.h"

static bool is_within(lin_point a, lin_point b, int32_t far)
{
    return tb_gap2(a, b) <= (int64_t)far * far;
}

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

/* The point that an order comes to for one who begins there; false: to none. */
static bool point_of(const lin_view *view, const ib_command *c, lin_point from, lin_point *out)
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

    return from >= 0 && point_of(view, &s->command[brigade], s->at[from], out);
}

/* The order that binds a unit; false: none does. */
static bool order_of(const lin_view *view, int u, ib_command *out)
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

/* IB-8.14 */
static bool is_farther_from_all(const lin_view *view, int u, lin_point began, lin_point flag)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (ib_stands(s, e) && tb_gap2(flag, s->at[e]) <= tb_gap2(began, s->at[e]))
            return false;
    return true;
}

static bool obeys_withdrawal(const lin_view *view, int u, const ib_command *c, lin_point began,
                             lin_point flag)
{
    const kit_size size = ib_field_of(view->field)->scenery.size;

    if (c->edge ? kit_edge_distance(size, (kit_edge)(c->edge - 1), flag) <
                      kit_edge_distance(size, (kit_edge)(c->edge - 1), began)
                : tb_gap2(flag, c->at) < tb_gap2(began, c->at))
        return true;
    return is_farther_from_all(view, u, began, flag);
}

/* How near to its point a unit is free: IB-8.12, IB-8.13, IB-8.15. */
static const uint8_t free_within[IB_ORDERS] = {
    [IB_ADVANCE] = IB_ADVANCE_FREE,
    [IB_ATTACK] = IB_ADVANCE_FREE,
    [IB_HOLD] = IB_HOLD_RADIUS,
    [IB_SUPPORT_ORDER] = IB_SUPPORT_RADIUS,
};

bool ib_obeys(const lin_view *view, int u, lin_point began, lin_point flag)
{
    ib_command c;
    lin_point point;

    if (!order_of(view, u, &c))
        return true;
    if (c.kind == IB_WITHDRAW)
        return obeys_withdrawal(view, u, &c, began, flag);
    return !point_of(view, &c, began, &point) || tb_gap2(flag, point) < tb_gap2(began, point) ||
           is_within(flag, point, IB_IN(free_within[c.kind]));
}

/* IB-8.17, IB-8.18 */
bool ib_charge_obeys(const lin_view *view, int u, int target)
{
    ib_command c;

    if (!order_of(view, u, &c))
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
