/* contacts.c -- who engages whom, who owes an attack (GT-11.1 to GT-11.14), and which unit and hex
 * belongs to which combat.
 *
 * Nobody moves while combats are declared, so who owes and who engages whom can be seen from the
 * places at any time and comes out as it did when the phase began (GT-11.1): nothing of it is kept
 * but which unit and which hex belongs to which combat. */
#include "rules/germantown/declaring.h"

#include <string.h>

/* ---- who owes, who may ---- */

/* GT-11.14: steady; GT-11.34: not back from riding off. A gun only goes along (GT-12.2). */
bool gt_may_attack(const gt_field *f, const gt_state *s, int u)
{
    return f->side[u] == s->side && gt_on_map(s, u) && !gt_is_leader(f, u) && !gt_is_gun(f, u) &&
           gt_is_steady(s, u) && !(s->mark[u] & GT_RODE_OFF);
}

bool gt_holds_pinned_with(const gt_field *f, const gt_state *s, int cell, int u)
{
    gt_set rest = gt_troops_in(f, s, cell, gt_other(f->side[u]));

    for (int v; (v = gt_next(&rest)) >= 0;)
        if (s->pin[v] && s->pin[v] == s->pin[u]) /* GT-14.23: the number, pinned or not */
            return true;
    return false;
}

bool gt_is_pinned(const gt_state *s, int u)
{
    return s->mark[u] & GT_PINNED;
}

/* Need never attack: the garrison of the house (GT-11.4), militia in their bombardment zone
 * (GT-11.5). Both may, like everybody who owes nothing (GT-11.13). */
bool gt_is_excused(const gt_field *f, const gt_state *s, int u)
{
    return gt_is_house(f, s->at[u]) || ((f->flags[u] & GT_IS_MILITIA) && f->shelling[s->at[u]]);
}

/* Does attacking that hex meet what this unit owes? Any enemy will do (GT-11.10), but not for the
 * pinned (GT-11.11). */
bool gt_meets_duty(const gt_field *f, const gt_state *s, int u, int cell)
{
    return !gt_is_pinned(s, u) || gt_holds_pinned_with(f, s, cell, u); /* GT-14.16 */
}

/* Bits of the directions in which it engages an enemy hex: by its zone (GT-11.2), which does not
 * reach into the Chew House (GT-11.7), or pinned by those pinned with it (GT-11.3). Cavalry that
 * rode off is none of those who may attack, and so engages nothing either (GT-11.6). */
static unsigned engages(const gt_field *f, const gt_state *s, int u, bool *owes)
{
    const int at = s->at[u], enemy = gt_other(s->side);
    unsigned found = 0, house = 0;

    *owes = false;
    if (!gt_may_attack(f, s, u) || gt_is_excused(f, s, u))
        return 0;
    for (int d = 0; d < 6; d++) {
        const int there = f->board->next[at][d];

        if (there == LIN_NOWHERE || !gt_has_troops(f, s, there, enemy))
            continue;
        if (!gt_is_pinned(s, u)) {
            if (gt_zone_passes(f, at, d))
                found |= 1u << d;
        } else if (gt_holds_pinned_with(f, s, there, u)) {
            if (gt_is_house(f, there))
                house |= 1u << d;
            else
                found |= 1u << d;
        }
    }
    *owes = found || house; /* GT-11.8: the house is never engaged, but owed */
    return found;
}

static int hex_index(gt_contacts *c, int cell)
{
    for (int i = 0; i < c->hexes; i++)
        if (c->hex[i].cell == cell)
            return i;
    if (c->hexes == GT_TARGETS)
        return -1;
    memset(&c->hex[c->hexes], 0, sizeof c->hex[0]);
    c->hex[c->hexes].cell = (uint16_t)cell;
    return c->hexes++;
}

void gt_find_contacts(const gt_field *f, const gt_state *s, gt_contacts *c)
{
    gt_set rest = gt_and(f->side_set[s->side], f->combat_set);
    const int enemy = gt_other(s->side);

    c->owes = c->may = (gt_set){ { 0, 0 } };
    c->hexes = 0;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        bool owes;
        unsigned engaged;

        if (!gt_on_map(s, u) || !gt_near_troops(f, s, s->at[u], enemy) || !gt_may_attack(f, s, u))
            continue;
        engaged = engages(f, s, u, &owes);
        if (!s->combat[u]) {
            gt_add(&c->may, u);
            if (owes)
                gt_add(&c->owes, u);
        }
        for (int d = 0; d < 6; d++) {
            const int there = f->board->next[s->at[u]][d];
            int i;

            if (there == LIN_NOWHERE || !gt_has_troops(f, s, there, enemy) ||
                (i = hex_index(c, there)) < 0)
                continue;
            c->hex[i].engaged |= engaged >> d & 1;
            if (s->combat[u])
                continue;
            gt_add(&c->hex[i].near, u);
            if (engaged >> d & 1)
                gt_add(&c->hex[i].engaging, u);
        }
    }
    for (int i = 0; i < s->targets; i++)
        for (int k = 0; k < c->hexes; k++)
            if (c->hex[k].cell == s->target[i].cell) {
                c->hex[k].attacked |= !s->target[i].diverted;
                c->hex[k].diverted |= s->target[i].diverted;
            }
}

/* ---- combats as they are kept ---- */

gt_set gt_combat_units(const gt_state *s, int combat)
{
    gt_set found = { { 0, 0 } };

    for (int u = 0; u < GT_UNITS; u++)
        if (s->combat[u] == combat)
            gt_add(&found, u);
    return found;
}

int gt_combat_hexes(const gt_state *s, int combat, uint16_t out[6])
{
    int n = 0;

    for (int i = 0; i < s->targets && n < 6; i++)
        if (s->target[i].combat == combat && !s->target[i].diverted)
            out[n++] = s->target[i].cell;
    return n;
}

int gt_diversion_of(const gt_state *s, int combat)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat == combat && s->target[i].diverted)
            return s->target[i].cell;
    return LIN_NOWHERE;
}

bool gt_is_target(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell)
            return true;
    return false;
}

bool gt_is_diverted(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell)
            return s->target[i].diverted;
    return false;
}

void gt_add_target(gt_state *s, int cell, int combat, bool diverted)
{
    int i = s->targets++;

    /* The diversion of a combat comes after its hexes, whichever was named first: the same combat
     * is the same state. */
    if (!diverted && i > 0 && s->target[i - 1].combat == combat && s->target[i - 1].diverted) {
        s->target[i] = s->target[i - 1];
        i--;
    }
    s->target[i] = (gt_target){ (uint16_t)cell, (uint8_t)combat, diverted };
}

/* Targets whose combat is `combat`, or whose hex is `cell`, are taken off the list. */
static void drop_targets(gt_state *s, int combat, int cell)
{
    int n = 0;

    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat != combat && s->target[i].cell != cell)
            s->target[n++] = s->target[i];
    for (int i = n; i < s->targets; i++)
        s->target[i] = (gt_target){ 0, 0, 0 };
    s->targets = (uint8_t)n;
}

void gt_drop_target(gt_state *s, int cell)
{
    drop_targets(s, 0, cell);
}

void gt_drop_combat(gt_state *s, int combat)
{
    for (int u = 0; u < GT_UNITS; u++)
        if (s->combat[u] == combat)
            s->combat[u] = 0;
    drop_targets(s, combat, LIN_NOWHERE);
}
