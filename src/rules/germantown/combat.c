/* combat.c -- the sums of a close combat: strength and odds (GT-12.1 to GT-12.9), commanding leader
 * (GT-12.12), modifiers (GT-12.14 to GT-12.31), surrounded (GT-12.33), Wayne's fury (GT-23.2),
 * tactics that are open (GT-13.3 to GT-13.7). Nothing here changes anything. */
#include "rules/germantown/germantown.h"

/* GT-11.30: declared units that are still in order; guns only beside such a unit (GT-12.2). Nothing
 * moves an attacker before its combat comes, so where it stands is where it was declared from. */
gt_set gt_attackers_of(const gt_field *f, const gt_state *s, int combat)
{
    gt_set all = gt_combat_units(s, combat), rest = all, found = { { 0, 0 } }, guns;

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u) && gt_is_steady(s, u) && !gt_is_gun(f, u))
            gt_add(&found, u);
    guns = gt_and(all, f->gun_set);
    for (int g; (g = gt_next(&guns)) >= 0;) {
        gt_set beside = gt_minus(found, f->gun_set);

        if (!gt_on_map(s, g) || !gt_is_steady(s, g))
            continue;
        for (int u; (u = gt_next(&beside)) >= 0;)
            if (s->at[u] == s->at[g]) {
                gt_add(&found, g);
                break;
            }
    }
    return found;
}

/* In order full (GT-12.4), disrupted or in panic half rounded up, also if both (GT-12.5), shattered
 * one (GT-12.6). */
int gt_defence(const gt_field *f, const gt_state *s, int u)
{
    const int full = gt_strength(f, s, u);

    if (s->mark[u] & GT_SHATTERED)
        return 1;
    return s->mark[u] & (GT_DISRUPTED | GT_PANICKED) ? (full + 1) / 2 : full;
}

/* GT-12.7: the best column that is reached in full, GT-12.8 none beyond the last; *below: less than
 * 1 to 3 (GT-12.9). */
int gt_odds_column(int attack, int defence, int *below)
{
    static const struct {
        int attack, defence;
    } columns[GT_ODDS] = { { 1, 3 }, { 1, 2 }, { 1, 1 }, { 3, 2 }, { 2, 1 }, { 3, 1 }, { 4, 1 } };
    int i = GT_ODDS - 1;

    while (i > 0 && attack * columns[i].defence < defence * columns[i].attack)
        i--;
    *below = attack * 3 < defence;
    return i;
}

static void add_hex(gt_fight *w, int side, int cell)
{
    for (int i = 0; i < w->hexes[side]; i++)
        if (w->hex[side][i] == cell)
            return;
    if (w->hexes[side] < 8)
        w->hex[side][w->hexes[side]++] = (uint16_t)cell;
}

/* GT-12.33, of one hex; GT-12.32: all of them must be. A zone does not shut a hex in which a friend
 * stands. */
bool gt_is_surrounded(const gt_field *f, const gt_state *s, const uint16_t *hex, int n, int side)
{
    for (int i = 0; i < n; i++)
        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[hex[i]][d];

            if (there == LIN_NOWHERE || f->ground[there] == GT_RIVER ||
                gt_has_troops(f, s, there, gt_other(side)))
                continue;
            if (gt_has_troops(f, s, there, side) || !gt_in_zone(f, s, there, gt_other(side)))
                return false;
        }
    return n > 0;
}

typedef bool (*unit_is)(const gt_field *f, const gt_state *s, int u);

static bool is_broken(const gt_field *f, const gt_state *s, int u)
{
    (void)f;
    return s->mark[u] & GT_BROKEN;
}

static bool is_militia(const gt_field *f, const gt_state *s, int u)
{
    (void)s;
    return f->flags[u] & GT_IS_MILITIA;
}

/* By type: rifles in the line do not count (GT-23.36). */
static bool is_rifle(const gt_field *f, const gt_state *s, int u)
{
    (void)s;
    return f->type[u] == GT_RIFLE;
}

static bool is_cavalry(const gt_field *f, const gt_state *s, int u)
{
    (void)s;
    return f->type[u] == GT_CAVALRY;
}

static bool is_light(const gt_field *f, const gt_state *s, int u)
{
    (void)s;
    return f->type[u] == GT_LIGHT;
}

static bool any(const gt_field *f, const gt_state *s, gt_set who, unit_is is)
{
    for (int u; (u = gt_next(&who)) >= 0;)
        if (is(f, s, u))
            return true;
    return false;
}

static bool all(const gt_field *f, const gt_state *s, gt_set who, unit_is is)
{
    if (gt_is_empty(who))
        return false;
    for (int u; (u = gt_next(&who)) >= 0;)
        if (!is(f, s, u))
            return false;
    return true;
}

/* Does every hexside that is attacked over have one of these: water or a slope up (GT-12.22), works
 * from outside (GT-12.23, GT-21.10)? Several hexes: over every side between them (GT-12.31). */
static bool all_cross(const gt_field *f, const gt_state *s, const gt_fight *w, bool works)
{
    const int attacker = gt_attacker(s), defender = gt_defender(s);

    for (int i = 0; i < w->hexes[attacker]; i++)
        for (int k = 0; k < w->hexes[defender]; k++) {
            const int from = w->hex[attacker][i], to = w->hex[defender][k],
                      d = gt_direction(f, from, to);
            const unsigned water =
                1u << GT_STREAM | 1u << GT_CREEK | 1u << GT_BRIDGE | 1u << GT_FORD;

            if (d < 0)
                continue;
            if (works ? !(f->inside[to] >> gt_back(d) & 1)
                      : !(f->sides[from][d] & water) && !(f->up[from] >> d & 1))
                return false;
        }
    return true;
}

/* GT-23.2 */
static bool is_furious(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    const int attacker = gt_attacker(s), defender = gt_defender(s), lead = w->lead[attacker];

    return f->named[GT_WAYNE] != GT_NOBODY && w->leader[attacker] == f->named[GT_WAYNE] &&
           lead != GT_NOBODY && (f->flags[lead] & GT_IS_WAYNES) && defender == f->british &&
           (any(f, s, w->side[defender], is_light) ||
            (f->named[GT_GREY] != GT_NOBODY && w->leader[defender] == f->named[GT_GREY]));
}

/* GT-12.12: the senior leader; GT-23.32, GT-23.33: else the demi-leader with the lead, if it is his
 * to command. Like any leader he need not fight himself. */
static int commander(const gt_field *f, const gt_state *s, gt_set who, int lead)
{
    const int leader = gt_commander_of(f, s, who);
    gt_set beside;

    if (leader != GT_NOBODY || lead == GT_NOBODY)
        return leader;
    beside = gt_troops_in(f, s, s->at[lead], f->side[lead]);
    for (int u; (u = gt_next(&beside)) >= 0;)
        if ((f->flags[u] & GT_IS_DEMI_LEADER) && gt_may_command(f, u, lead))
            return u;
    return GT_NOBODY;
}

/* GT-11.27: whichever combat named it. */
static bool is_near_diversion(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    for (int i = 0; i < s->targets; i++)
        for (int k = 0; s->target[i].diverted && k < w->hexes[gt_attacker(s)]; k++)
            if (gt_direction(f, w->hex[gt_attacker(s)][k], s->target[i].cell) >= 0)
                return true;
    return false;
}

/* In the order of the card, each with its rule in reasons.c; they add up (GT-12.29). A gun that
 * joins is among the attackers (GT-12.30). */
static void add_modifiers(const gt_field *f, const gt_state *s, gt_fight *w)
{
    const int a = gt_attacker(s), d = gt_defender(s);
    const gt_set attackers = w->side[a], defenders = w->side[d];

    if (any(f, s, attackers, is_cavalry) && all(f, s, defenders, is_broken))
        gt_sum_add(&w->sum, R_CAVALRY_ON_BROKEN, 1);
    if (any(f, s, defenders, is_broken))
        gt_sum_add(&w->sum, R_DEFENDER_BROKEN, 1);
    if (a == f->british && all(f, s, defenders, is_militia))
        gt_sum_add(&w->sum, R_DEFENDER_MILITIA, 1);
    if (gt_is_surrounded(f, s, w->hex[d], w->hexes[d], d))
        gt_sum_add(&w->sum, R_DEFENDER_SURROUNDED, 1);
    if (any(f, s, defenders, is_rifle))
        gt_sum_add(&w->sum, R_DEFENDER_RIFLES, 1);
    if (a == f->american && gt_day(f, s) == 0)
        gt_sum_add(&w->sum, R_SURPRISE, 1);
    if (is_furious(f, s, w))
        gt_sum_add(&w->sum, R_WAYNE, 1);
    if (w->lead[a] != GT_NOBODY)
        gt_sum_add(&w->sum, R_ATTACKER_MORALE, gt_adjusted_morale(f, s, w->lead[a]));
    if (w->leader[a] != GT_NOBODY)
        gt_sum_add(&w->sum, R_ATTACKER_LEADER, f->drm[w->leader[a]]);
    if (w->in_house[d])
        gt_sum_add(&w->sum, R_DEFENDER_IN_HOUSE, gt_ground_rows[GT_HOUSE].combat);
    if (all_cross(f, s, w, false))
        gt_sum_add(&w->sum, R_ACROSS_WATER_OR_SLOPE, -1);
    if (all_cross(f, s, w, true))
        gt_sum_add(&w->sum, R_COMBAT_ACROSS_WORKS, -1);
    if (d == f->british && all(f, s, attackers, is_militia))
        gt_sum_add(&w->sum, R_ATTACKER_MILITIA, -1);
    if (gt_is_surrounded(f, s, w->hex[a], w->hexes[a], a))
        gt_sum_add(&w->sum, R_ATTACKER_SURROUNDED, -1);
    if (any(f, s, attackers, is_rifle))
        gt_sum_add(&w->sum, R_ATTACKER_RIFLES, -1);
    if (w->lead[d] != GT_NOBODY)
        gt_sum_add(&w->sum, R_DEFENDER_MORALE, -gt_adjusted_morale(f, s, w->lead[d]));
    if (w->leader[d] != GT_NOBODY)
        gt_sum_add(&w->sum, R_DEFENDER_LEADER, -f->drm[w->leader[d]]);
}

void gt_weigh(const gt_field *f, const gt_state *s, int combat, int attacker_lead,
              int defender_lead, gt_fight *out)
{
    const int a = gt_attacker(s), d = gt_defender(s);
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);
    gt_set rest;
    int below;

    *out = (gt_fight){ .hexes = { 0, 0 } };
    out->side[a] = gt_attackers_of(f, s, combat);
    for (int i = 0; i < n; i++) /* GT-11.31, GT-11.22: all who are there now */
        if (gt_has_troops(f, s, hex[i], d)) {
            add_hex(out, d, hex[i]);
            out->side[d] = gt_or(out->side[d], gt_troops_in(f, s, hex[i], d));
            out->in_house[d] |= gt_is_house(f, hex[i]);
        }
    rest = out->side[a];
    for (int u; (u = gt_next(&rest)) >= 0;) {
        add_hex(out, a, s->at[u]);
        out->in_house[a] |= gt_is_house(f, s->at[u]);
        out->strength[a] += gt_strength(f, s, u);
    }
    rest = out->side[d];
    for (int u; (u = gt_next(&rest)) >= 0;)
        out->strength[d] += gt_defence(f, s, u);
    out->lead[a] = attacker_lead;
    out->lead[d] = defender_lead;
    for (int i = 0; i < LIN_SIDES; i++)
        out->leader[i] = commander(f, s, out->side[i], out->lead[i]);
    out->odds = gt_odds_column(out->strength[a], out->strength[d], &below);
    add_modifiers(f, s, out);
    if (below)
        gt_sum_add(&out->sum, R_BELOW_ONE_TO_THREE, -1);
    if (is_near_diversion(f, s, out)) { /* GT-11.27, GT-11.28 */
        if (out->odds > 0)
            out->odds--;
        else
            gt_sum_add(&out->sum, R_DIVERSION, -1);
    }
}

/* GT-12.11: steady and no gun, if there is such a one; else in order; else any. */
bool gt_may_lead(const gt_field *f, const gt_state *s, gt_set who, int u)
{
    int best = 0, own = 0;

    if (!gt_has(&who, u))
        return false;
    for (int v; (v = gt_next(&who)) >= 0;) {
        const int worth = gt_is_steady(s, v) && !gt_is_gun(f, v) ? 2 : gt_in_order(s, v) ? 1 : 0;

        if (worth > best)
            best = worth;
        if (v == u)
            own = worth;
    }
    return own == best;
}

/* GT-13.7: a hex outside the combat, next to an enemy hex in it and to one of one's own, free of
 * the enemy and in no zone but of those who fight. */
static bool is_open_hex(const gt_field *f, const gt_state *s, const gt_fight *w, int side, int cell)
{
    const int enemy = gt_other(side);
    bool near[LIN_SIDES] = { false, false };

    if (f->ground[cell] == GT_RIVER || gt_has_troops(f, s, cell, enemy))
        return false;
    for (int who = 0; who < LIN_SIDES; who++)
        for (int i = 0; i < w->hexes[who]; i++) {
            if (w->hex[who][i] == cell)
                return false;
            near[who] |= gt_direction(f, cell, w->hex[who][i]) >= 0;
        }
    if (!near[0] || !near[1])
        return false;
    for (int d = 0; d < 6; d++) {
        const int from = f->board->next[cell][d];
        gt_set rest;

        if (from == LIN_NOWHERE || !lin_cells_has(f->board, &s->zoned[enemy], from) ||
            !gt_zone_passes(f, from, gt_back(d)))
            continue;
        rest = gt_minus(gt_troops_in(f, s, from, enemy), w->side[enemy]);
        for (int u; (u = gt_next(&rest)) >= 0;)
            if (gt_has_zone(f, s, u))
                return false;
    }
    return true;
}

static bool has_open_flank(const gt_field *f, const gt_state *s, const gt_fight *w, int side)
{
    for (int i = 0; i < w->hexes[side]; i++)
        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[w->hex[side][i]][d];

            if (there != LIN_NOWHERE && is_open_hex(f, s, w, side, there))
                return true;
        }
    return false;
}

/* Of the eight, in every combat anew (GT-13.1), four are open to all (GT-13.3), three need a leader
 * (GT-13.4), one an open flank too (GT-13.5); two are not played from the Chew House (GT-13.6). */
unsigned gt_tactics_open(const gt_field *f, const gt_state *s, const gt_fight *w, int side)
{
    unsigned open = 1u << GT_SKIRMISH | 1u << GT_STAND_FAST | 1u << GT_WITHDRAW | 1u << GT_FRONTAL;

    if (w->leader[side] == GT_NOBODY)
        return open;
    open |= 1u << GT_RESERVE | 1u << GT_REFUSE_FLANK;
    if (!w->in_house[side]) {
        open |= 1u << GT_ECHELON;
        if (has_open_flank(f, s, w, side))
            open |= 1u << GT_TURN_FLANK;
    }
    return open;
}
