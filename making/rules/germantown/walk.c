/* walk.c -- one step of a stack, looked at before it is taken: costs (GT-R16 to GT-R20), zones
 * (GT-R14), status (GT-R21), the alarm (GT-R76), the vanguard (GT-R82), coming on (GT-R22).
 *
 * Units that move together keep an account each, and a step is lawful only if every one of them can
 * pay it. Some may not end where they have come to: then the step is lawful only if there is a way
 * on to a place where all may end. */
#include "rules/germantown/germantown.h"

#define POINT 2 /* half points */

static const char *id_of(const gt_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

/* ---- what each has to spend ---- */

/* GT-R76: on turn 1 only outposts and Musgrave stir, on turn 2 all at half speed. */
static bool is_asleep(const gt_field *f, const gt_state *s, int u)
{
    return gt_day(f, s) < 2 && f->side[u] == f->british && !(f->flags[u] & GT_IS_OUTPOST) &&
           u != f->named[GT_MUSGRAVE] && !(s->mark[u] & GT_ROUSED);
}

int gt_allowance(const gt_field *f, const gt_state *s, int u)
{
    const int all = f->allowance[u];

    if (s->mark[u] & GT_SHATTERED)
        return 0;
    if (!is_asleep(f, s, u))
        return all;
    return gt_day(f, s) == 0 ? 0 : (all / POINT + 1) / 2 * POINT;
}

lin_status gt_check_movable(const gt_field *f, const gt_state *s, int u, lin_refusal *why)
{
    if (f->side[u] != s->side)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R15", "%s is the enemy's; move your own.",
                          id_of(f, u));
    if (s->at[u] == GT_WAITING && gt_day(f, s) < f->entry_turn[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-R77", "%s comes on in turn %d.", id_of(f, u),
                          f->entry_turn[u] + 1);
    if (s->at[u] != GT_WAITING && !gt_on_map(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-R15", "%s is not on the map.", id_of(f, u));
    if (s->mark[u] & GT_PANICKED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R75",
                          "%s is in panic and makes no move of its own.", id_of(f, u));
    if (s->mark[u] & GT_MOVED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R15", "%s has moved; a unit moves once in a phase.",
                          id_of(f, u));
    if (s->mark[u] & GT_SHATTERED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R21", "%s is shattered and cannot move.",
                          id_of(f, u));
    if (s->mark[u] & GT_RODE_OFF)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R34",
                          "%s has ridden off; it may not move before its next rally phase is over.",
                          id_of(f, u));
    if (gt_allowance(f, s, u) == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R76",
                          "%s is not yet roused: on turn 1 only the outposts move, and who has the "
                          "enemy within three hexes or has been fired at or attacked.",
                          id_of(f, u));
    return LIN_OK;
}

/* ---- what a step costs ---- */

static int side_surcharge(const gt_field *f, int u, int from, int direction)
{
    if (!(f->sides[from][direction] >> GT_WORKS & 1) || f->side[u] == f->works_owner)
        return 0;
    return gt_side_rows[GT_WORKS].cost[f->column[u]]; /* GT-R17 */
}

int gt_step_cost(const gt_field *f, const gt_state *s, int u, int from, int direction)
{
    const int plain = f->cost[f->column[u]][from][direction];
    int cost;

    if (plain >= GT_BARRED)
        return GT_BARRED;
    cost = plain + side_surcharge(f, u, from, direction);
    if (!gt_is_leader(f, u) &&
        gt_in_rifle_zone(f, s, f->board->next[from][direction], gt_other(f->side[u]))) /* GT-R14 */
        cost += POINT;
    return cost;
}

/* GT-R22: the hex as the chart has it, by its road where the area's road comes in. */
static int entry_cost(const gt_field *f, const gt_state *s, const gt_walk *w, int u, int to,
                      int slot)
{
    const bool road = f->area[f->entry_area[w->unit[0]]].road == to;
    int cost = road ? POINT : gt_ground_rows[f->ground[to]].cost[f->column[u]];
    bool troops = false;

    for (int i = 0; i < w->n; i++)
        troops |= !gt_is_leader(f, w->unit[i]);
    if (cost >= GT_BARRED)
        return GT_BARRED;
    if (troops)
        cost += POINT * s->entered[slot];
    if (!gt_is_leader(f, u) && gt_in_rifle_zone(f, s, to, gt_other(f->side[u])))
        cost += POINT;
    return cost;
}

/* ---- where one may come on ---- */

static bool is_shut(const gt_field *f, const gt_state *s, int cell, int enemy)
{
    return gt_has_troops(f, s, cell, enemy) || gt_in_zone(f, s, cell, enemy);
}

/* GT-R22: the area's own hexes; where all of those are shut the nearest open ones of that edge. */
int gt_entry_hexes(const gt_field *f, const gt_state *s, int area, uint16_t out[GT_ENTRIES])
{
    const int enemy = gt_other(s->side), first = f->area[area].first,
              own = first + f->area[area].own, end = first + f->area[area].n;
    bool open = false;
    int n = 0, best = 99;

    for (int i = first; i < own; i++) {
        open |= !is_shut(f, s, f->entry[i], enemy);
        if (!gt_has_troops(f, s, f->entry[i], enemy))
            out[n++] = f->entry[i];
    }
    if (open)
        return n;
    n = 0;
    for (int i = own; i < end; i++) {
        int far = 99;

        if (is_shut(f, s, f->entry[i], enemy))
            continue;
        for (int k = first; k < own; k++) {
            const int d = gt_distance(f, f->entry[i], f->entry[k]);

            far = d < far ? d : far;
        }
        if (far > best)
            continue;
        if (far < best)
            n = 0;
        best = far;
        out[n++] = f->entry[i];
    }
    return n;
}

static int entry_slot(const gt_field *f, const gt_state *s, int area, int cell)
{
    uint16_t hex[GT_ENTRIES];
    const int n = gt_entry_hexes(f, s, area, hex);

    for (int i = 0; i < n; i++)
        if (hex[i] == cell)
            for (int k = f->area[area].first; k < f->area[area].first + f->area[area].n; k++)
                if (f->entry[k] == cell)
                    return k;
    return -1;
}

/* ---- where one may end ---- */

/* A friendly combat unit there, or one of this walk that is or stays there. */
static bool has_company(const gt_field *f, const gt_state *s, const gt_walk *w, bool vanguard)
{
    gt_set rest = gt_troops_in(f, s, w->cell, s->side);

    for (int i = 0; i < w->n; i++)
        if (!gt_is_leader(f, w->unit[i]))
            gt_add(&rest, w->unit[i]);
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (!vanguard || (f->flags[u] & GT_IS_VANGUARD))
            return true;
    return false;
}

bool gt_walk_may_end(const gt_field *f, const gt_state *s, const gt_walk *w, int i,
                     lin_refusal *why)
{
    const int u = w->unit[i];
    const bool leads = gt_is_leader(f, u), near = gt_near_troops(f, s, w->cell, gt_other(s->side));

    if (gt_is_house(f, w->cell) && (f->type[u] == GT_CAVALRY || gt_is_gun(f, u))) {
        lin_refuse(why, LIN_ILLEGAL, "GT-R18",
                   "%s may go through the Chew House and not end there.", id_of(f, u));
        return false;
    }
    if (!near)
        return true;
    if (s->mark[u] & GT_DISRUPTED) {
        lin_refuse(why, LIN_ILLEGAL, "GT-R21",
                   "%s is disrupted and may not end next to an enemy combat unit.", id_of(f, u));
        return false;
    }
    if (s->mark[u] & (GT_PINNED | GT_LEFT_PIN)) {
        lin_refuse(why, LIN_ILLEGAL, "GT-R21",
                   "%s was pinned: it may move only to where no enemy combat unit is adjacent.",
                   id_of(f, u));
        return false;
    }
    if (leads && !has_company(f, s, w, false)) {
        lin_refuse(why, LIN_ILLEGAL, "GT-17.10",
                   "%s alone may not end next to an enemy combat unit.", id_of(f, u));
        return false;
    }
    if (gt_day(f, s) == 0 && f->side[u] == f->american &&
        !(leads ? has_company(f, s, w, true) : (f->flags[u] & GT_IS_VANGUARD) != 0)) {
        lin_refuse(
            why, LIN_ILLEGAL, "GT-R82",
            "On turn 1 only the vanguard may end next to a British combat unit; %s is not of it.",
            id_of(f, u));
        return false;
    }
    return true;
}

/* ---- one step ---- */

static bool may_use_road(const gt_field *f, const gt_state *s, int u)
{
    return !(s->mark[u] & (GT_PINNED | GT_BROKEN | GT_PANICKED)) && !is_asleep(f, s, u);
}

/* GT-R20: begins on a road or lane, with no enemy combat unit next to it. */
void gt_walk_begin(const gt_field *f, const gt_state *s, gt_set who, gt_walk *w)
{
    *w = (gt_walk){ .cell = LIN_NOWHERE };
    for (int u; (u = gt_next(&who)) >= 0 && w->n < LIN_ORDER_UNITS;) {
        w->unit[w->n] = (uint8_t)u;
        w->spent[w->n++] = s->spent[u];
    }
    if (w->n == 0)
        return;
    w->enters = s->at[w->unit[0]] == GT_WAITING;
    w->cell = w->enters ? LIN_NOWHERE : s->at[w->unit[0]];
    w->on_road = true;
    for (int i = 0; i < w->n; i++)
        w->on_road &= may_use_road(f, s, w->unit[i]);
    if (!w->enters)
        w->on_road &= f->on_road[w->cell] && !gt_near_troops(f, s, w->cell, gt_other(s->side));
}

static gt_set set_of(const gt_walk *w)
{
    gt_set set = { { 0, 0 } };

    for (int i = 0; i < w->n; i++)
        gt_add(&set, w->unit[i]);
    return set;
}

/* What one of them pays, and whether it must stop there. */
static lin_status pay(const gt_field *f, const gt_state *s, const gt_walk *w, gt_walk *out, int i,
                      int direction, int to, int slot, lin_refusal *why)
{
    const int u = w->unit[i], enemy = gt_other(s->side), allowance = gt_allowance(f, s, u),
              limit = out->on_road ? 2 * allowance : allowance;
    const int cost = direction < 0 ? entry_cost(f, s, w, u, to, slot)
                                   : gt_step_cost(f, s, u, w->cell, direction);
    const int total = w->spent[i] + cost;

    if (cost >= GT_BARRED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R16",
                          "%s cannot go that way: it is prohibited to it.", id_of(f, u));
    if ((s->mark[u] & GT_DISRUPTED) && !w->enters &&
        gt_nearest(f, s, to, enemy) < gt_nearest(f, s, w->cell, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "GT-R21",
                          "%s is disrupted and may not go nearer to the enemy.", id_of(f, u));
    if (total > limit && w->stepped)
        return lin_refuse(why, LIN_ILLEGAL, w->on_road && !out->on_road ? "GT-R20" : "GT-R15",
                          "%s has %d half points left, and the step costs %d.", id_of(f, u),
                          limit > w->spent[i] ? limit - w->spent[i] : 0, cost);
    out->spent[i] = (uint8_t)(total > 254 ? 254 : total);
    if (total > limit || (s->mark[u] & GT_DISRUPTED) ||       /* GT-R19, GT-R21 */
        (!gt_is_leader(f, u) && gt_in_zone(f, s, to, enemy))) /* GT-R14 */
        out->stops |= 1u << i;
    return LIN_OK;
}

lin_status gt_walk_step(const gt_field *f, const gt_state *s, const gt_walk *w, int to,
                        gt_walk *out, lin_refusal *why)
{
    const int enemy = gt_other(s->side),
              direction = w->cell == LIN_NOWHERE ? -1 : gt_direction(f, w->cell, to);
    bool troops = false;
    int slot = -1;

    *out = *w;
    out->cell = to;
    out->stepped = true;
    if (w->cell == LIN_NOWHERE) {
        if ((slot = entry_slot(f, s, f->entry_area[w->unit[0]], to)) < 0)
            return lin_refuse(why, LIN_ILLEGAL, "GT-R22", "They cannot come on there now.");
        out->on_road &= f->area[f->entry_area[w->unit[0]]].road == to;
    } else if (direction < 0) {
        return lin_refuse(why, LIN_ILLEGAL, "GT-R15", "A step leads to a neighbouring hex.");
    } else {
        out->on_road &= f->road[w->cell] >> direction & 1;
    }
    if (w->stops)
        return lin_refuse(why, LIN_ILLEGAL, "GT-R14", "%s goes no further in this phase.",
                          id_of(f, w->unit[__builtin_ctz(w->stops)]));
    out->on_road &= !gt_near_troops(f, s, to, enemy);
    if (gt_has_troops(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "GT-R10", "The enemy holds that hex.");
    for (int i = 0; i < w->n; i++)
        troops |= !gt_is_leader(f, w->unit[i]);
    if (!troops && !gt_is_empty(gt_units_in(f, s, to, enemy)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-17.8",
                          "An enemy leader is there; combat units drive him off.");
    if (!gt_fits(f, s, set_of(w), to))
        return lin_refuse(why, LIN_ILLEGAL, "GT-R10",
                          "That hex would hold more than %d strength points, or two guns.",
                          GT_STACK);
    for (int i = 0; i < w->n; i++) {
        const lin_status status = pay(f, s, w, out, i, direction, to, slot, why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}

bool gt_walk_settles(const gt_field *f, const gt_state *s, const gt_walk *w, int depth)
{
    bool all = true;

    for (int i = 0; i < w->n; i++)
        if (!gt_walk_may_end(f, s, w, i, NULL)) {
            if (w->stops >> i & 1)
                return false;
            all = false;
        }
    if (all)
        return true;
    if (w->stops || depth == 0)
        return false;
    for (int d = 0; d < 6; d++) {
        const int to = f->board->next[w->cell][d];
        gt_walk next;

        if (to != LIN_NOWHERE && gt_walk_step(f, s, w, to, &next, NULL) == LIN_OK &&
            gt_walk_settles(f, s, &next, depth - 1))
            return true;
    }
    return false;
}
