/* strength.c -- BW 13.0: what each unit counts for, and the odds.
 *
 * Angle, height and water are three kinds of modifier that multiply; fractions are rounded up
 * once, for each unit (BW-13.24, BW-13.31). Everything is kept in halves until then. */
#include "rules/brandywine/brandywine.h"

static void because(bw_strength *out, int reason, int halves)
{
    out->reason[out->reasons].reason = (uint8_t)reason;
    out->reason[out->reasons++].halves = (uint8_t)halves;
}

/* BW-13.16 to BW-13.21: by 45-degree turns between the defender's facing and the attacker. */
static const uint8_t angle_times[5] = { 1, 2, 3, 2, 2 };
static const uint8_t angle_reason[5] = { R_DIRECT_FRONT, R_PARTIAL_FRONT, R_FLANK, R_PARTIAL_REAR,
                                         R_DIRECT_REAR };

/* Whom the attacker's angle and height are measured against: the named defenders next to it
 * in a battle, all combat units of the target square in a bombardment (BW-18.11). */
static uint64_t measured_against(const bw_field *f, const bw_state *s)
{
    if (!s->bombarding)
        return s->defenders;
    return bw_units_in(f, s, s->at[bw_first(s->defenders)], bw_other(s->side)) & f->combat_set;
}

/* BW-13.32: the lowest multiplier over all of them. Returns the angle, 0 to 4. */
static int lowest_angle(const bw_field *f, const bw_state *s, int u, uint64_t against)
{
    int lowest = -1;

    for (uint64_t rest = against; rest; rest &= rest - 1) {
        const int t = bw_first(rest), d = bw_direction(f, s->at[t], s->at[u]);
        int angle;

        if (d < 0)
            continue;
        angle = bw_angle(s->facing[t], d);
        if (lowest < 0 || angle_times[angle] < angle_times[lowest])
            lowest = angle;
    }
    return lowest < 0 ? 0 : lowest;
}

/* BW-13.20: higher than every one of them. */
static bool is_downhill(const bw_field *f, const bw_state *s, int u, uint64_t against)
{
    for (uint64_t rest = against; rest; rest &= rest - 1) {
        const int t = bw_first(rest);

        if (is_adjacent(f, s->at[u], s->at[t]) && f->level[s->at[u]] <= f->level[s->at[t]])
            return false;
    }
    return true;
}

/* BW-13.33, with the switch on: does any attacker stand in a direct front? */
static bool is_frontal_somewhere(const bw_field *f, const bw_state *s, uint64_t against)
{
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        if (lowest_angle(f, s, bw_first(rest), against) == 0)
            return true;
    return false;
}

/* BW-18.1: guns are counted like anybody. BW-21.4, BW-21.5 and BW-21.6 are examples. */
bw_strength bw_attack_strength(const bw_field *f, const bw_state *s, int u)
{
    const uint64_t against = measured_against(f, s);
    const int angle = lowest_angle(f, s, u, against);
    bw_strength out = { 0 };
    int times = angle_times[angle];

    if (angle && f->base.option[BW_OPT_FRONTAL_CANCELS_ALL] &&
        is_frontal_somewhere(f, s, against)) {
        times = 1;
        because(&out, R_FRONTAL_CANCELS, 2);
    } else {
        because(&out, angle_reason[angle], 2 * times);
    }
    if (is_downhill(f, s, u, against)) {
        times *= 2;
        because(&out, R_DOWNHILL, 4);
    }
    out.value = f->cf[u] * times;
    if (f->creek[s->at[u]] == BW_CREEK) { /* BW-13.22; BW-13.23: not from a ford */
        out.value = (out.value + 1) / 2;
        because(&out, R_FROM_CREEK, 1);
    }
    return out;
}

/* BW-13.31: what the ground is called; it doubles once. */
static int cover_reason(const bw_field *f, int square)
{
    const char *name = f->board->ground_name[f->board->ground[square]];

    if (f->cover[square] == 1)
        return R_SWAMP;
    if (f->level[square] > 1)
        return R_HEIGHT;
    return name[0] == 'v' ? R_VILLAGE : R_WOODS;
}

bw_strength bw_defence_strength(const bw_field *f, const bw_state *s, int u)
{
    const int square = s->at[u], cover = f->cover[square];
    bw_strength out = { 0 };
    int halves = 2;

    if (cover != 2)
        because(&out, cover_reason(f, square), cover);
    if (is_disorganized(s, u)) { /* BW-13.25, BW-16.4 */
        halves = 1;
        because(&out, R_DISORDER, 1);
    }
    out.value = (f->cf[u] * cover * halves + 3) / 4;
    return out;
}

/* BW-14.3: all attackers, or all defenders, added up. */
int bw_total(const bw_field *f, const bw_state *s, bool attack)
{
    int sum = 0;

    for (uint64_t rest = attack ? s->attackers : s->defenders; rest; rest &= rest - 1)
        sum += attack ? bw_attack_strength(f, s, bw_first(rest)).value
                      : bw_defence_strength(f, s, bw_first(rest)).value;
    return sum;
}

/* BW-13.5, BW-13.6, BW-19.1, BW-19.3: the remainder favours the defender; 6-1 and 1-6 are
 * the ends of the table. Column 5 is 1-1. */
int bw_odds_column(int attack, int defence)
{
    int times;

    if (attack >= defence) {
        times = attack / defence;
        return 5 + (times > 6 ? 6 : times) - 1;
    }
    times = (defence + attack - 1) / attack;
    return 5 - (times > 6 ? 6 : times) + 1;
}
