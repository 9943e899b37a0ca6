/* walk.c -- one step of a stack, looked at before it is taken: what it costs (chapter 7 of the
 * ledger), the one hex that is always allowed (GT-6.6), strategic movement (GT-6.10), status
 * (GT-6.16 to GT-6.19), zones (GT-5.11), the alarm (GT-23.26), the vanguard (GT-23.38), coming on
 * (chapter 8).
 *
 * Units that move together keep an account each (GT-6.3), and a step is lawful only if every one of
 * them can pay it (GT-6.4). Some may not end where they have come to: then the step is lawful only
 * if there is a way on to a place where they may, with the others or, as these may be left behind
 * (GT-6.5), without them. */
#include "rules/germantown/germantown.h"

#define POINT 2 /* half points */

static const char *id_of(const gt_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

/* ---- what each has to spend ---- */

/* GT-23.26, GT-23.27: in turn 1 only outposts and Musgrave stir, in turn 2 all at half speed. */
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
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.1", "%s is the enemy's; move your own.",
                          id_of(f, u));
    if (s->at[u] == GT_WAITING && gt_day(f, s) < f->entry_turn[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-8.1", "%s comes on in turn %d.", id_of(f, u),
                          f->entry_turn[u] + 1);
    if (s->at[u] != GT_WAITING && !gt_on_map(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.1", "%s is not on the map.", id_of(f, u));
    if (s->mark[u] & GT_PANICKED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-23.23",
                          "%s is in panic and makes no move of its own.", id_of(f, u));
    if (s->mark[u] & GT_ASTRAY)
        return lin_refuse(why, LIN_ILLEGAL, s->mark[u] & GT_MOVED ? "GT-23.11" : "GT-23.6",
                          "%s %s and moves no more in this phase.", id_of(f, u),
                          s->mark[u] & GT_MOVED ? "has strayed in the fog"
                                                : "does not know its way in the fog");
    if (s->mark[u] & GT_MOVED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.2", "%s has moved; a unit moves once in a phase.",
                          id_of(f, u));
    if (s->mark[u] & GT_SHATTERED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.16",
                          "%s is shattered and cannot move before it rallies.", id_of(f, u));
    if (s->mark[u] & GT_RODE_OFF)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.34",
                          "%s has ridden off; it may not move before its next rally phase is over.",
                          id_of(f, u));
    if (gt_allowance(f, s, u) == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-23.26",
                          "%s is not yet roused: in turn 1 only the outposts move, and who has the "
                          "enemy within three hexes or has been fired at or attacked.",
                          id_of(f, u));
    return LIN_OK;
}

/* ---- what a step costs ---- */

/* GT-7.13, GT-7.14: works cost their owner nothing, and the enemy either way, bridge or no bridge
 * (GT-7.12). */
static int price_of_works(const gt_field *f, int u, int from, int direction)
{
    if (!(f->sides[from][direction] >> GT_WORKS & 1) || f->side[u] == f->works_owner)
        return 0;
    return gt_side_rows[GT_WORKS].cost[f->column[u]];
}

int gt_step_cost(const gt_field *f, const gt_state *s, int u, int from, int direction)
{
    const int plain = f->cost[f->column[u]][from][direction];
    int cost;

    if (plain >= GT_BARRED)
        return GT_BARRED;
    cost = plain + price_of_works(f, u, from, direction);
    if (!gt_is_leader(f, u) &&
        gt_in_rifle_zone(f, s, f->board->next[from][direction], gt_other(f->side[u]))) /* GT-5.14 */
        cost += POINT;
    return cost;
}

/* GT-8.2, GT-8.3: the hex as the chart has it, by its road where the area's road comes in. */
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

/* GT-8.8: the area's own hexes; where all of those are shut the nearest open ones of that edge. */
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

/* Not there: but where else, or nowhere at all in this phase (GT-8.10). */
static lin_status check_entry(const gt_field *f, const gt_state *s, int area, int to,
                              lin_refusal *why)
{
    uint16_t hex[GT_ENTRIES];
    const int n = gt_entry_hexes(f, s, area, hex);
    char name[8], at[8] = "";
    bool own = false;

    for (int i = 0; i < n; i++)
        if (hex[i] == to)
            return LIN_OK;
    lin_cell_name(f->board, to, name);
    for (int i = f->area[area].first; i < f->area[area].first + f->area[area].own; i++)
        own |= f->entry[i] == to;
    if (n == 0)
        return lin_refuse(why, LIN_ILLEGAL, "GT-8.10",
                          "Every hex of the area and of its edge within three hexes is enemy-held "
                          "or in an enemy zone: nobody enters there in this phase.");
    lin_cell_name(f->board, hex[0], at);
    if (own && gt_has_troops(f, s, to, gt_other(s->side)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-4.5",
                          "Enemy combat units hold %s; enter elsewhere, as at %s.", name, at);
    if (own)
        return lin_refuse(why, LIN_ILLEGAL, "GT-8.8",
                          "Every hex of the area is enemy-held or in an enemy zone: enter beside "
                          "it, as at %s.",
                          at);
    return lin_refuse(why, LIN_ILLEGAL, "GT-8.1",
                      "%s is not where they enter; that is at %s%s in this phase.", name, at,
                      n > 1 ? " or near it" : "");
}

/* ---- where one may end ---- */

/* A friendly combat unit there that does not move on: one that stood there before, was left there,
 * or is of this walk. */
static bool has_company(const gt_field *f, const gt_state *s, const gt_walk *w, bool vanguard)
{
    gt_set rest = gt_minus(gt_troops_in(f, s, w->cell, s->side), s->hand),
           left = gt_and(w->left, f->combat_set);

    for (int u; (u = gt_next(&left)) >= 0;)
        gt_add(&rest, u);

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
        lin_refuse(why, LIN_ILLEGAL, "GT-7.19",
                   "%s may go through the Chew House but not end there: it needs a step out.",
                   id_of(f, u));
        return false;
    }
    if (!near)
        return true;
    if (s->mark[u] & GT_DISRUPTED) {
        lin_refuse(why, LIN_ILLEGAL, "GT-6.17",
                   "%s is disrupted and may not end next to an enemy combat unit.", id_of(f, u));
        return false;
    }
    if (s->mark[u] & (GT_PINNED | GT_LEFT_PIN)) {
        lin_refuse(why, LIN_ILLEGAL, "GT-6.19",
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
            why, LIN_ILLEGAL, "GT-23.38",
            "In turn 1 only the vanguard may end next to a British combat unit; %s is not of it.",
            id_of(f, u));
        return false;
    }
    return true;
}

/* ---- one step ---- */

/* GT-6.15; GT-23.27: nor one that the alarm has not reached. */
static bool may_use_road(const gt_field *f, const gt_state *s, int u)
{
    return !(s->mark[u] & (GT_PINNED | GT_BROKEN | GT_PANICKED)) && !is_asleep(f, s, u);
}

/* GT-6.10, GT-6.12: begins on a road or lane, with no enemy combat unit next to it. */
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

/* Which limit of strategic movement this step breaks. */
static const char *rule_of_road(const gt_field *f, const gt_state *s, int from, int direction,
                                int to)
{
    if (gt_near_troops(f, s, to, gt_other(s->side)))
        return "GT-6.11";
    if (f->way[from] >> direction & ~f->road[from] >> direction & 1)
        return "GT-6.14";
    return f->on_road[to] ? "GT-6.13" : "GT-6.10";
}

static lin_status too_dear(const gt_field *f, const gt_state *s, const gt_walk *w, int i,
                           int direction, int to, int cost, int limit, lin_refusal *why)
{
    const int left = limit > w->spent[i] ? limit - w->spent[i] : 0;

    if (w->on_road && limit == gt_allowance(f, s, w->unit[i]))
        return lin_refuse(why, LIN_ILLEGAL, rule_of_road(f, s, w->cell, direction, to),
                          "%s has spent %d half points, and its %d are doubled only while it "
                          "keeps to roads and lanes and away from enemy combat units.",
                          id_of(f, w->unit[i]), w->spent[i], limit);
    return lin_refuse(why, LIN_ILLEGAL, "GT-6.1",
                      "%s has %d half points left, and the step costs %d.", id_of(f, w->unit[i]),
                      left, cost);
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

    if (f->ground[to] == GT_RIVER)
        return lin_refuse(why, LIN_ILLEGAL, "GT-7.4", "Nobody enters a river; go round it.");
    if (cost >= GT_BARRED)
        return lin_refuse(why, LIN_ILLEGAL, "GT-7.8",
                          "%s cannot cross a creek; artillery needs a bridge or ford.",
                          id_of(f, u));
    if ((s->mark[u] & GT_DISRUPTED) && !w->enters &&
        gt_nearest(f, s, to, enemy) < gt_nearest(f, s, w->cell, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.18",
                          "%s is disrupted and may not go nearer to the enemy.", id_of(f, u));
    if (total > limit && w->stepped) /* GT-6.6, GT-6.9: the first hex is always allowed */
        return too_dear(f, s, w, i, direction, to, cost, limit, why);
    out->spent[i] = (uint8_t)(total > 254 ? 254 : total);
    if (total > limit || (s->mark[u] & GT_DISRUPTED) ||       /* GT-6.7, GT-6.17 */
        (!gt_is_leader(f, u) && gt_in_zone(f, s, to, enemy))) /* GT-5.11, GT-5.15 */
        out->stops |= 1u << i;
    return LIN_OK;
}

static lin_status refuse_too_many(const gt_field *f, const gt_state *s, const gt_walk *w, int to,
                                  lin_refusal *why)
{
    if (!gt_fits(f, s, gt_minus(set_of(w), f->gun_set), to))
        return lin_refuse(why, LIN_ILLEGAL, "GT-4.1",
                          "That hex would hold more than %d strength points.", GT_STACK);
    return lin_refuse(why, LIN_ILLEGAL, "GT-4.2",
                      "That hex would hold two guns; it has room for one.");
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
    out->left = (gt_set){ { 0, 0 } };
    if (w->cell == LIN_NOWHERE) {
        if (check_entry(f, s, f->entry_area[w->unit[0]], to, why) != LIN_OK)
            return LIN_ILLEGAL;
        if ((slot = entry_slot(f, s, f->entry_area[w->unit[0]], to)) < 0)
            return lin_refuse(why, LIN_ILLEGAL, "GT-8.1", "They cannot come on there now.");
        out->on_road &= f->area[f->entry_area[w->unit[0]]].road == to;
    } else if (direction < 0) { /* GT-6.22: and no step leads off the map */
        return lin_refuse(why, LIN_ILLEGAL, "GT-6.1", "A step leads to a neighbouring hex.");
    } else {
        out->on_road &= f->road[w->cell] >> direction & 1;
    }
    out->on_road &= !gt_near_troops(f, s, to, enemy);
    /* GT-6.8: what follows binds the one hex that is always allowed as well. */
    if (gt_has_troops(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "GT-4.5", "The enemy holds that hex.");
    for (int i = 0; i < w->n; i++)
        troops |= !gt_is_leader(f, w->unit[i]);
    if (!troops && !gt_is_empty(gt_units_in(f, s, to, enemy)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-17.8",
                          "An enemy leader is there; combat units drive him off.");
    if (!gt_fits(f, s, set_of(w), to))
        return refuse_too_many(f, s, w, to, why);
    for (int i = 0; i < w->n; i++) {
        const lin_status status = pay(f, s, w, out, i, direction, to, slot, why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}

/* Those of a walk whose bit is set, as a walk of their own. */
static void some_of(const gt_walk *w, uint32_t which, gt_walk *out)
{
    *out = *w;
    out->n = 0;
    out->stops = 0;
    for (int i = 0; i < w->n; i++)
        if (which >> i & 1) {
            out->unit[out->n] = w->unit[i];
            out->spent[out->n] = w->spent[i];
            out->stops |= (w->stops >> i & 1) << out->n++;
        }
}

static bool may_all_end(const gt_field *f, const gt_state *s, const gt_walk *w)
{
    for (int i = 0; i < w->n; i++)
        if (!gt_walk_may_end(f, s, w, i, NULL))
            return false;
    return true;
}

static bool settles_further_on(const gt_field *f, const gt_state *s, const gt_walk *w, int depth)
{
    if (w->stops)
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

bool gt_walk_settles(const gt_field *f, const gt_state *s, const gt_walk *w, int depth)
{
    uint32_t must_go = 0;
    gt_walk on, stay;

    for (int i = 0; i < w->n; i++)
        if (!gt_walk_may_end(f, s, w, i, NULL))
            must_go |= 1u << i;
    if (!must_go)
        return true;
    if (depth == 0 || (must_go & w->stops))
        return false;
    if (settles_further_on(f, s, w, depth))
        return true;
    some_of(w, must_go, &on);
    some_of(w, ~must_go, &stay);
    return stay.n > 0 && may_all_end(f, s, &stay) && settles_further_on(f, s, &on, depth);
}
