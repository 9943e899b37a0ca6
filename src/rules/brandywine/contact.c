/* contact.c -- BW 13.0, 14.0: who can attack whom, and which battles may be declared.
 *
 * After movement closes the contacts are a graph: units that owe an attack on one side, enemy
 * units on the other, an edge where they touch. A battle is a connected piece of it in which
 * every attacker has a defender in front. BW-13.10 asks that what is left over can still be
 * fought. That never blocks everything: let each unit choose a front square, let all who chose
 * one square fight all who stand in it, and give every other enemy square to one neighbour. */
#include "rules/brandywine/brandywine.h"

/* BW-13.14: attackers in this square have already fought part of the target's square. */
static bool is_barred(const bw_state *s, int target, int direction_to_target)
{
    return s->barred[target] >> ((direction_to_target + 4) & 7) & 1;
}

/* BW-20.19, BW-20.24: holders and units told to counter-attack owe like all others. */
static bool may_attack(const bw_state *s, int u)
{
    return (s->mark[u] & (BW_OWES | BW_FOUGHT | BW_FREED)) == BW_OWES && on_board(s, u);
}

/* BW-13.11: is one of the enemies that it had in front when movement closed still there? One who
 * has come there by an advance brings no duty (BW-15.3). */
static bool has_old_target(const bw_field *f, const bw_state *s, int u)
{
    for (uint64_t rest = f->side_set[bw_other(s->side)] & f->combat_set; rest; rest &= rest - 1) {
        const int t = bw_first(rest);
        const int d = on_board(s, t) ? bw_direction(f, s->at[u], s->at[t]) : -1;

        if (d >= 0 && is_front(s->facing[u], d) && !(s->mark[t] & BW_ADVANCED))
            return true;
    }
    return false;
}

/* BW-18.3, BW-18.12: a gun can meet its duty by bombarding, also a square that others have
 * attacked before it. */
static bool may_still_fire(const bw_field *f, const bw_state *s, int u)
{
    return f->base.option[BW_OPT_BOMBARDMENT] && f->type[u] == BW_ARTILLERY &&
           has_old_target(f, s, u);
}

void bw_find_contacts(const bw_field *f, const bw_state *s, bw_contacts *c)
{
    const int enemy = bw_other(s->side);
    uint64_t open = 0;

    c->able = c->targets = c->must_fire = 0;
    for (uint64_t rest = f->side_set[enemy] & f->combat_set; rest; rest &= rest - 1) {
        const int t = bw_first(rest);

        if (on_board(s, t) && !(s->mark[t] & BW_ATTACKED) && is_controlled(f, s, s->at[t], s->side))
            open |= bw_bit(t);
    }
    for (uint64_t rest = f->side_set[s->side] & f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        c->near[u] = c->front[u] = 0;
        if (!may_attack(s, u))
            continue;
        for (uint64_t t = open; t; t &= t - 1) {
            const int d = bw_direction(f, s->at[u], s->at[bw_first(t)]);

            if (d < 0 || is_barred(s, bw_first(t), d))
                continue;
            c->near[u] |= t & (0 - t);
            if (is_front(s->facing[u], d))
                c->front[u] |= t & (0 - t);
        }
        if (c->front[u]) { /* BW-13.11: else its duty has ended */
            c->able |= bw_bit(u);
            c->targets |= c->near[u];
        } else if (may_still_fire(f, s, u)) {
            c->must_fire |= bw_bit(u);
        }
    }
}

/* ---- BW-13.9: who must be attacked, whatever guns do ---- */

/* An enemy next to a unit that fights, or that can do nothing but fight, is owed an attack by
 * somebody: a gun that fires beside it excuses nobody, before or after (BW-18.3). So it is noted
 * when combat opens of all who cannot bombard, and of a gun when it goes into battle. */
void bw_owe_neighbours(const bw_field *f, bw_state *s, uint64_t units)
{
    for (uint64_t rest = f->side_set[bw_other(s->side)] & f->combat_set; rest; rest &= rest - 1) {
        const int t = bw_first(rest);

        if (!on_board(s, t) || (s->mark[t] & BW_ATTACKED))
            continue;
        for (uint64_t u = units; u; u &= u - 1)
            if (is_adjacent(f, s->at[bw_first(u)], s->at[t]))
                s->owed |= bw_bit(t);
    }
}

uint64_t bw_left_by_fire(const bw_state *s, const bw_contacts *c, uint64_t guns)
{
    uint64_t reached = 0;

    for (uint64_t rest = c->able & ~guns; rest; rest &= rest - 1)
        reached |= c->near[bw_first(rest)];
    return c->targets & s->owed & ~reached;
}

/* ---- the conditions, one by one ---- */

static int squares_of(const bw_state *s, uint64_t units)
{
    int n = 0;

    for (uint64_t rest = units; rest; rest &= rest - 1) {
        const int at = s->at[bw_first(rest)];
        bool seen = false;

        for (uint64_t before = units; bw_first(before) != bw_first(rest); before &= before - 1)
            seen |= s->at[bw_first(before)] == at;
        n += !seen;
    }
    return n;
}

/* BW-14.4: can everybody be reached from one attacker through contacts? */
static bool hangs_together(const bw_contacts *c, uint64_t attackers, uint64_t defenders)
{
    uint64_t a = attackers & (0 - attackers), d = 0, grown = a;

    while (grown) {
        grown = 0;
        for (uint64_t rest = a; rest; rest &= rest - 1)
            d |= c->near[bw_first(rest)] & defenders;
        for (uint64_t rest = attackers & ~a; rest; rest &= rest - 1)
            if (c->near[bw_first(rest)] & d)
                grown |= rest & (0 - rest);
        a |= grown;
    }
    return a == attackers && d == defenders;
}

/* BW-13.14: enemies that a unit left over could no longer attack, because friends out of its
 * own square would have fought part of theirs. */
static uint64_t newly_barred(const bw_state *s, int u, uint64_t near, uint64_t attackers,
                             uint64_t defenders)
{
    uint64_t barred = 0;
    bool beside = false;

    for (uint64_t rest = attackers; rest; rest &= rest - 1)
        beside |= s->at[bw_first(rest)] == s->at[u];
    if (!beside)
        return 0;
    for (uint64_t t = near & ~defenders; t; t &= t - 1)
        for (uint64_t d = defenders & near; d; d &= d - 1)
            if (s->at[bw_first(d)] == s->at[bw_first(t)])
                barred |= t & (0 - t);
    return barred;
}

/* BW-13.10: whom would this battle leave in the lurch? One's own who must attack and would have no
 * enemy left in front; enemies whom nobody would be left to attack. */
static void find_left_over(const bw_field *f, const bw_state *s, const bw_contacts *c,
                           uint64_t attackers, uint64_t defenders, uint64_t *own, uint64_t *enemies)
{
    uint64_t owed = s->owed, reached = 0;

    *own = 0;
    for (uint64_t rest = attackers; rest; rest &= rest - 1)
        owed |= c->near[bw_first(rest)];
    for (uint64_t rest = c->able & ~attackers; rest; rest &= rest - 1) {
        const int u = bw_first(rest);
        const uint64_t gone = defenders | newly_barred(s, u, c->near[u], attackers, defenders);

        if (c->front[u] & ~gone)
            reached |= c->near[u] & ~gone;
        else if (!may_still_fire(f, s, u)) /* else it can bombard, and attack nobody */
            *own |= bw_bit(u);
    }
    *enemies = c->targets & owed & ~defenders & ~reached;
}

/* "L-3, L-4 and R-1"; or what they are, "3rd Brigade, 4th Brigade". */
static void put_units(const bw_field *f, uint64_t set, bool names, lin_text *out)
{
    const lin_unit *unit = f->base.battle->unit;

    for (uint64_t rest = set; rest; rest &= rest - 1)
        lin_put(out, "%s%s",
                rest == set                    ? ""
                : names || (rest & (rest - 1)) ? ", "
                                               : " and ",
                names ? unit[bw_first(rest)].name : unit[bw_first(rest)].id);
}

static void put_left_over(const bw_field *f, uint64_t own, uint64_t enemies, bool names,
                          lin_text *out)
{
    const uint64_t all = own | enemies;
    const char *them = all & (all - 1) ? "them" : "it";

    put_units(f, own, false, out);
    if (own)
        lin_put(out, " must attack too and would have no enemy left in front; %s",
                enemies ? "and " : "");
    put_units(f, enemies, false, out);
    if (enemies)
        lin_put(out, " must be attacked too and nobody would be left to do it; ");
    lin_put(out, own ? "let %s join" : "join %s to the battle", them);
    if (names) {
        lin_put(out, ": ");
        put_units(f, own, true, out);
        lin_put(out, own && enemies ? ", " : "");
        put_units(f, enemies, true, out);
    }
    lin_put(out, ".");
}

/* All who are missing are named, those too who would be missing once the others had joined. Their
 * names go with them where there is room. */
static lin_status check_left_over(const bw_field *f, const bw_state *s, const bw_contacts *c,
                                  uint64_t attackers, uint64_t defenders, lin_refusal *why)
{
    uint64_t a = attackers, d = defenders, own, enemies;
    char sentence[sizeof why->text];

    find_left_over(f, s, c, a, d, &own, &enemies);
    if (!(own | enemies))
        return LIN_OK;
    if (!why)
        return LIN_ILLEGAL;
    while (own | enemies) {
        a |= own;
        d |= enemies;
        find_left_over(f, s, c, a, d, &own, &enemies);
    }
    for (int names = 1; names >= 0; names--) {
        lin_text t = lin_text_in(sentence, sizeof sentence);

        put_left_over(f, a & ~attackers, d & ~defenders, names, &t);
        if (!t.cut)
            break;
    }
    return lin_refuse(why, LIN_ILLEGAL, "BW-13.10", "%s", sentence);
}

/* May this battle be fought?
 *   1  both sides are in it                                        BW-14.2
 *   2  every attacker has a defender in front                      BW-13.3
 *   3  every defender is next to an attacker; all hang together    BW-14.4
 *   4  the attackers stand in at most eight squares                BW-14.5
 *   5  nobody is stranded                                          BW-13.9, BW-13.10 */
lin_status bw_check_battle_made_up(const bw_field *f, const bw_state *s, const bw_contacts *c,
                                   uint64_t attackers, uint64_t defenders, lin_refusal *why)
{
    const lin_unit *unit = f->base.battle->unit;

    if (!attackers || !defenders) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.2",
                          "Join at least one attacker to the battle first.");
    for (uint64_t rest = attackers; rest; rest &= rest - 1) /* 2 */
        if (!(c->front[bw_first(rest)] & defenders))
            return lin_refuse(
                why, LIN_ILLEGAL, "BW-13.3",
                "%s has none of these defenders in its three front squares; join one that is.",
                unit[bw_first(rest)].id);
    if (!hangs_together(c, attackers, defenders)) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.4",
                          "The battle does not hang together: every defender must be next to an "
                          "attacker, all linked.");
    if (squares_of(s, attackers) > BW_SQUARES) /* 4 */
        return lin_refuse(why, LIN_ILLEGAL, "BW-14.5",
                          "Attackers of one battle may stand in %d squares at most.", BW_SQUARES);
    return check_left_over(f, s, c, attackers, defenders, why); /* 5 */
}
