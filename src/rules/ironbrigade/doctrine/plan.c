/* plan.c -- what each brigade is to do, and the orders that say so. IB-8.10 to IB-8.18.
 *
 * A brigade that attacks is sent against an enemy brigade, since such an order stays good wherever
 * that goes; or to the place that decides the battle, once it is free or time runs out. Guns
 * support the brigade nearest to them. Who defends holds his ground, and comes out against one who
 * has set foot on it. */
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/command/command.h"

static bool is_ours(const ib_estimate *p, int b)
{
    return p->f->brigade_of[b].side == p->side;
}

/* What it has been ordered to do, or will be when the courier has reached it; he is never sent to
 * say ADVANCE, which is what no courier's order looks like. */
static const ib_command *given(const ib_estimate *p, int b)
{
    return p->s->carried[b].kind ? &p->s->carried[b] : &p->s->command[b];
}

static bool is_sent_to_goal(const ib_estimate *p, int b)
{
    const ib_command *c = given(p, b);

    return p->has_goal && c->kind == IB_ATTACK && c->of == IB_NONE && c->at.x == p->goal.x &&
           c->at.y == p->goal.y;
}

/* ---- Against whom ---- */

/* The nearest steady unit of that brigade; IB_NONE. */
static int nearest_of(const ib_estimate *p, int brigade, lin_point from, int32_t *far)
{
    const tb_set *units = &p->f->brigade_of[brigade].units;
    int found = IB_NONE;

    *far = INT32_MAX;
    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        int32_t now;

        if (!ib_stands(p->s, u) || (now = ib_eye(p, from, p->s->at[u])) >= *far)
            continue;
        *far = now;
        found = u;
    }
    return found;
}

/* How many others of ours have it for their aim, besides brigade b. */
static int sent_against(const ib_estimate *p, int b, int target)
{
    int n = 0;

    for (int i = 0; i < p->f->brigades; i++)
        n += i != b && is_ours(p, i) && given(p, i)->kind == IB_ATTACK && given(p, i)->of == target;
    return n;
}

/* The enemy brigade to go for from there; IB_NONE. */
static int quarry_of(const ib_estimate *p, int b, lin_point from)
{
    const ib_command *now = given(p, b);
    int found = IB_NONE;
    int32_t least = INT32_MAX;

    for (int t = 0; t < p->f->brigades; t++) {
        int32_t far;
        int u;

        if (is_ours(p, t) || (u = nearest_of(p, t, from, &far)) == IB_NONE)
            continue;
        if (p->has_goal)
            far += ib_eye(p, p->s->at[u], p->goal) / 2;
        far += sent_against(p, b, t) * IB_IN(W_CROWD);
        if (now->kind == IB_ATTACK && now->of == t)
            far -= IB_IN(W_KEEP_ORDER);
        if (far < least) {
            least = far;
            found = t;
        }
    }
    return found;
}

/* ---- To the place that decides ---- */

/* How far it is from it; who has been sent there already counts as nearer, so that brigades do not
 * relieve each other for nothing. -1: nobody is left of it. */
static int32_t far_from_goal(const ib_estimate *p, int b)
{
    int count;
    const int32_t far = ib_eye(p, ib_middle(p, b, &count), p->goal);

    if (count == 0)
        return -1;
    return is_sent_to_goal(p, b) && far > IB_IN(W_KEEP_GOAL) ? far - IB_IN(W_KEEP_GOAL)
           : is_sent_to_goal(p, b)                           ? 0
                                                             : far;
}

/* How many brigades of ours that fight on foot or horse are nearer to it than this one. */
static int nearer_to_goal(const ib_estimate *p, int b)
{
    const int32_t far = far_from_goal(p, b);
    int n = 0;

    for (int i = 0; i < p->f->brigades; i++) {
        int32_t his;

        if (i == b || !is_ours(p, i) || ib_is_gun_brigade(p, i))
            continue;
        his = far_from_goal(p, i);
        n += his >= 0 && (his < far || (his == far && i < b));
    }
    return n;
}

/* Is an enemy so near to it that he must be driven off first? */
static bool is_guarded(const ib_estimate *p)
{
    int32_t far;

    return p->goal_enemies > 0 ||
           (ib_nearest_danger(p, p->goal, &far) != IB_NONE && far < IB_IN(W_CLEARED));
}

static bool goes_for_goal(const ib_estimate *p, int b)
{
    const int before = p->has_goal ? nearer_to_goal(p, b) : 0;

    if (!p->has_goal)
        return false;
    if (p->f->terms.kind == IB_TERMS_HOLDS)
        return before == 0 || (p->turns_left <= W_HURRY && before < 2);
    if (!is_guarded(p))
        return before < 2;
    return p->turns_left <= W_HURRY && before < 2;
}

/* ---- What is wanted ---- */

static ib_command to_point(int kind, lin_point at)
{
    return (ib_command){ .at = at, .kind = (uint8_t)kind, .of = IB_NONE };
}

static ib_command at_brigade(int kind, int of)
{
    return (ib_command){ .kind = (uint8_t)kind, .of = (uint8_t)of };
}

/* Guns: with the nearest brigade of ours that has no guns. */
static ib_command wanted_of_guns(const ib_estimate *p, int b, lin_point from)
{
    const ib_command *now = given(p, b);
    int found = IB_NONE, count;
    int32_t least = INT32_MAX;

    for (int i = 0; i < p->f->brigades; i++) {
        lin_point at;
        int32_t far;

        if (i == b || !is_ours(p, i) || ib_is_gun_brigade(p, i))
            continue;
        at = ib_middle(p, i, &count);
        if (count == 0 || !ib_stands(p->s, p->f->brigade_of[i].commander))
            continue;
        far = ib_eye(p, from, at);
        if (now->kind == IB_SUPPORT_ORDER && now->of == i)
            far -= IB_IN(2 * W_KEEP_ORDER);
        if (far < least) {
            least = far;
            found = i;
        }
    }
    return found == IB_NONE ? to_point(IB_HOLD, from) : at_brigade(IB_SUPPORT_ORDER, found);
}

static ib_command wanted_of_defence(const ib_estimate *p, int b, lin_point from)
{
    const ib_command *now = given(p, b);
    int32_t far;

    if (p->has_goal && p->goal_enemies > 0 && !ib_is_gun_brigade(p, b) && nearer_to_goal(p, b) < 2)
        return to_point(IB_ATTACK, p->goal);
    if (now->kind == IB_HOLD && now->of == IB_NONE)
        return *now;
    if (now->kind == IB_ORDERS && p->f->brigade_of[b].printed &&
        p->f->brigade_of[b].first.kind == IB_HOLD &&
        ib_eye(p, from, p->f->brigade_of[b].first.at) <= IB_IN(W_STRAYED))
        return p->f->brigade_of[b].first;
    /* nobody is before it, and what it is to keep is far off */
    if (p->has_goal && ib_eye(p, from, p->goal) > IB_IN(2 * IB_HOLD_RADIUS) &&
        ib_nearest_danger(p, from, &far) != IB_NONE && far > IB_IN(2 * W_NEAR))
        return to_point(IB_HOLD, p->goal);
    return to_point(IB_HOLD, from);
}

ib_command ib_wanted(const ib_estimate *p, int b)
{
    int count, quarry;
    const lin_point from = ib_middle(p, b, &count);

    if (count == 0)
        return *given(p, b);
    if (p->stance == IB_DEFENDS)
        return wanted_of_defence(p, b, from);
    if (ib_is_gun_brigade(p, b))
        return wanted_of_guns(p, b, from);
    if (goes_for_goal(p, b))
        return to_point(IB_ATTACK, p->goal);
    quarry = quarry_of(p, b, from);
    return quarry == IB_NONE ? to_point(IB_ATTACK, p->has_goal ? p->goal : from)
                             : at_brigade(IB_ATTACK, quarry);
}

/* ---- The questions ---- */

static lin_order put(const ib_estimate *p, int b, const ib_command *c, bool first)
{
    const int who = p->f->brigade_of[b].commander;

    if (c->of != IB_NONE)
        return (lin_order){ .verb = first ? IV_TARGET : IV_SEND_AT,
                            .nargs = 3,
                            .arg = { who, c->kind, p->f->brigade_of[c->of].commander } };
    return (lin_order){ .verb = first ? IV_ORDER : IV_SEND,
                        .nargs = 4,
                        .arg = { who, c->kind, c->at.x, c->at.y } };
}

int ib_doctrine_first_orders(ib_estimate *p)
{
    for (int b = 0; b < p->f->brigades; b++) {
        ib_command c;
        int i;

        if (!is_ours(p, b) || p->s->command[b].kind != IB_ORDERS || p->f->brigade_of[b].turn > 0)
            continue;
        c = ib_wanted(p, b);
        if (c.kind < IB_ORDERS && (i = ib_give(p, put(p, b, &c, true))) != IB_UNDECIDED)
            return i;
    }
    return ib_listed(p, IV_DONE);
}

/* Does it say something else than the order that the brigade has? */
static bool is_new(const ib_estimate *p, const ib_command *now, const ib_command *c)
{
    if (now->kind != c->kind || now->of != c->of)
        return true;
    return c->of == IB_NONE && ib_eye(p, now->at, c->at) > IB_IN(W_KEEP_ORDER);
}

/* What a new order is held against. One that is handed over at once takes effect at once, whatever
 * a courier has with him: held against his, it would be handed over again and again. */
static const ib_command *stands(const ib_estimate *p, int b)
{
    return ib_hands_over(p->view, b) ? &p->s->command[b] : given(p, b);
}

int ib_doctrine_send(ib_estimate *p)
{
    for (int b = 0; b < p->f->brigades; b++) {
        ib_command c;
        int i;

        if (!is_ours(p, b) || !ib_option(p->f, IB_OPT_ORDERS))
            continue;
        c = ib_wanted(p, b);
        if (c.kind < IB_ORDERS && is_new(p, stands(p, b), &c) &&
            (i = ib_give(p, put(p, b, &c, false))) != IB_UNDECIDED)
            return i;
    }
    return ib_listed(p, IV_DONE);
}

/* ---- What an order lets a unit do, by eye ---- */

/* With orders off it goes where one would send it. */
static ib_command command_of(const ib_estimate *p, int u)
{
    const int b = p->f->brigade[u];

    if (b == IB_NONE)
        return to_point(IB_ATTACK, p->has_goal ? p->goal : p->s->at[u]);
    if (p->s->mark[u] & IB_WITHDRAWS)
        return to_point(IB_WITHDRAW, p->f->brigade_of[b].falls_back);
    return ib_option(p->f, IB_OPT_ORDERS) ? p->s->command[b] : ib_wanted(p, b);
}

static bool point_of(const ib_estimate *p, const ib_command *c, lin_point from, lin_point *out)
{
    int32_t far;
    int u;

    if (c->kind >= IB_ORDERS || c->edge)
        return false;
    if (c->of == IB_NONE) {
        *out = c->at;
        return true;
    }
    if (c->kind == IB_SUPPORT_ORDER) {
        const int chief = p->f->brigade_of[c->of].commander;

        *out = ib_stands(p->s, chief) ? p->s->at[chief] : p->s->fell_at[c->of];
        return out->x != 0 || out->y != 0;
    }
    u = nearest_of(p, c->of, from, &far);
    *out = u == IB_NONE ? from : p->s->at[u];
    return u != IB_NONE;
}

bool ib_ordered_to(const ib_estimate *p, int u, lin_point *out)
{
    const ib_command c = command_of(p, u);

    return point_of(p, &c, p->s->at[u], out);
}

bool ib_lets_it_go(const ib_estimate *p, int u, lin_point to)
{
    static const uint8_t within[IB_ORDERS] = {
        [IB_ADVANCE] = IB_ADVANCE_FREE,
        [IB_ATTACK] = IB_ADVANCE_FREE,
        [IB_HOLD] = IB_HOLD_RADIUS,
        [IB_SUPPORT_ORDER] = IB_SUPPORT_RADIUS,
    };
    const ib_command c = command_of(p, u);
    lin_point at;
    int turn;

    if (!ib_option(p->f, IB_OPT_ORDERS) || !point_of(p, &c, p->s->at[u], &at))
        return true;
    if (ib_eye(p, p->s->at[u], to) > IB_IN(W_STEP)) /* so far it comes in a turn */
        to = tb_go(p->s->at[u], tb_bearing(p->s->at[u], to), IB_IN(W_STEP), 0);
    if (c.kind != IB_WITHDRAW && ib_eye(p, to, at) <= IB_IN(within[c.kind]))
        return true;
    turn = tb_turn(tb_bearing(p->s->at[u], at), tb_bearing(p->s->at[u], to));
    return (turn < 0 ? -turn : turn) < TB_EIGHTH * 3 / 2;
}
