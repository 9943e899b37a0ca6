/* fighting.h -- sight, fire, close combat from its declaration to its advance. */
#ifndef GERMANTOWN_FIGHTING_H
#define GERMANTOWN_FIGHTING_H

#include "rules/germantown/morale.h"

/* ---- sight.c ---- */

bool gt_sees(const gt_field *f, const gt_state *s, int from, int to);
lin_status gt_check_sight(const gt_field *f, const gt_state *s, int from, int to, lin_refusal *why);
/* Does the line of a shot come into the inside of works over them? */
bool gt_over_works(const gt_field *f, int from, int to);
int gt_range(const gt_state *s); /* what the fog leaves */

/* ---- fire.c ---- */

gt_sum gt_fire_sum(const gt_field *f, const gt_state *s, gt_set firers, int target, bool rifles);
int gt_fire_strength(const gt_field *f, const gt_state *s, gt_set firers, bool rifles);
lin_status gt_check_shot(const gt_field *f, const gt_state *s, int step, int side, gt_set firers,
                         int target, lin_refusal *why);

/* ---- declare.c: who must attack, who may ---- */

typedef struct {
    gt_set owes; /* unused units that owe an attack */
    gt_set may;  /* unused units that may attack at all, guns not among them */
    int hexes;   /* enemy-held hexes next to any of these that are still open */
    struct {
        uint16_t cell;
        bool engaged; /* by somebody, at the beginning of the phase */
        bool diverted, attacked;
        gt_set engaging; /* those of `owes` who engage it */
        gt_set near;     /* those of `may` next to it */
    } hex[GT_TARGETS];
} gt_contacts;
void gt_find_contacts(const gt_field *f, const gt_state *s, gt_contacts *c);
/* Would nothing that is owed be left without anybody to pay it? GT-11.18, GT-11.19. */
bool gt_leaves_nothing_owed(const gt_field *f, const gt_state *s);
void gt_drop_combat(gt_state *s, int combat); /* its units and hexes are free again */
gt_set gt_combat_units(const gt_state *s, int combat);
int gt_combat_hexes(const gt_state *s, int combat, uint16_t out[6]);
void gt_drop_target(gt_state *s, int cell); /* its attack is over */

/* ---- combat.c: the sums of a close combat ---- */

typedef struct {
    gt_set side[LIN_SIDES]; /* who takes part, by side */
    int hexes[LIN_SIDES];
    uint16_t hex[LIN_SIDES][8];
    int lead[LIN_SIDES], leader[LIN_SIDES]; /* GT_NOBODY */
    int strength[LIN_SIDES];
    int odds; /* column, diversion included */
    bool in_house[LIN_SIDES];
    gt_sum sum; /* all modifiers but the tactics, as added to the die */
} gt_fight;
/* Of the combat that is being resolved, or as it would be with these leads. */
void gt_weigh(const gt_field *f, const gt_state *s, int combat, int attacker_lead,
              int defender_lead, gt_fight *out);
gt_set gt_attackers_of(const gt_field *f, const gt_state *s, int combat); /* who still fights */
int gt_odds_column(int attack, int defence, int *below);
int gt_defence(const gt_field *f, const gt_state *s, int u); /* strength it defends with */
bool gt_may_lead(const gt_field *f, const gt_state *s, gt_set who, int u);
/* Tactics a side may play in this fight: bits. */
unsigned gt_tactics_open(const gt_field *f, const gt_state *s, const gt_fight *w, int side);
bool gt_is_surrounded(const gt_field *f, const gt_state *s, const uint16_t *hex, int n, int side);

/* ---- results.c, retreat.c, advance.c ---- */

/* A result falls on a unit of that side, inflicted by the other: pushes what it brings. In combat
 * the rest are the others who take part; after fire those in the hex. */
void gt_suffer(lin_play *p, int side, gt_result r);
int gt_retreat_hexes(const gt_field *f, const gt_state *s, int u, uint16_t out[6]);
void gt_begin_retreat(lin_play *p, int u, int hexes);
/* Who of a hex's leaders goes with this unit: asked, unless nobody else stays with them. */
void gt_ask_leaders(lin_play *p, int u);

/* ---- ride_off.c ---- */

bool gt_may_ride_off(const gt_field *f, const gt_state *s, int combat, int cell);

#endif
