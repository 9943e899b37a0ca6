/* declare.c -- close combat is declared whole before any die falls (GT-11.17, GT-11.29).
 *
 * Nobody moves while combats are declared, so who owes and who engages whom can be seen from the
 * places at any time and comes out as it did when the phase began (GT-11.1): nothing of it is kept
 * but which unit and which hex belongs to which combat. */
#include "rules/germantown/germantown.h"

#include <string.h>

/* ---- who owes, who may ---- */

/* GT-11.14: steady; GT-11.34: not back from riding off. A gun only goes along (GT-12.2). */
static bool may_attack(const gt_field *f, const gt_state *s, int u)
{
    return f->side[u] == s->side && gt_on_map(s, u) && !gt_is_leader(f, u) && !gt_is_gun(f, u) &&
           gt_is_steady(s, u) && !(s->mark[u] & GT_RODE_OFF);
}

static bool holds_pinned_with(const gt_field *f, const gt_state *s, int cell, int u)
{
    gt_set rest = gt_troops_in(f, s, cell, gt_other(f->side[u]));

    for (int v; (v = gt_next(&rest)) >= 0;)
        if (s->pin[v] && s->pin[v] == s->pin[u]) /* GT-14.23: the number, pinned or not */
            return true;
    return false;
}

static bool is_pinned(const gt_state *s, int u)
{
    return s->mark[u] & GT_PINNED;
}

/* Need never attack: the garrison of the house (GT-11.4), militia in their bombardment zone
 * (GT-11.5). Both may, like everybody who owes nothing (GT-11.13). */
static bool is_excused(const gt_field *f, const gt_state *s, int u)
{
    return gt_is_house(f, s->at[u]) || ((f->flags[u] & GT_IS_MILITIA) && f->shelling[s->at[u]]);
}

/* Does attacking that hex meet what this unit owes? Any enemy will do (GT-11.10), but not for the
 * pinned (GT-11.11). */
static bool meets_duty(const gt_field *f, const gt_state *s, int u, int cell)
{
    return !is_pinned(s, u) || holds_pinned_with(f, s, cell, u); /* GT-14.16 */
}

/* Bits of the directions in which it engages an enemy hex: by its zone (GT-11.2), which does not
 * reach into the Chew House (GT-11.7), or pinned by those pinned with it (GT-11.3). Cavalry that
 * rode off is none of those who may attack, and so engages nothing either (GT-11.6). */
static unsigned engages(const gt_field *f, const gt_state *s, int u, bool *owes)
{
    const int at = s->at[u], enemy = gt_other(s->side);
    unsigned found = 0, house = 0;

    *owes = false;
    if (!may_attack(f, s, u) || is_excused(f, s, u))
        return 0;
    for (int d = 0; d < 6; d++) {
        const int there = f->board->next[at][d];

        if (there == LIN_NOWHERE || !gt_has_troops(f, s, there, enemy))
            continue;
        if (!is_pinned(s, u)) {
            if (gt_zone_passes(f, at, d))
                found |= 1u << d;
        } else if (holds_pinned_with(f, s, there, u)) {
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

        if (!gt_on_map(s, u) || !gt_near_troops(f, s, s->at[u], enemy) || !may_attack(f, s, u))
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

static int diversion_of(const gt_state *s, int combat)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat == combat && s->target[i].diverted)
            return s->target[i].cell;
    return LIN_NOWHERE;
}

static bool is_taken(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell)
            return true;
    return false;
}

static bool is_diverted(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell)
            return s->target[i].diverted;
    return false;
}

static void add_target(gt_state *s, int cell, int combat, bool diverted)
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

/* ---- the phase ---- */

void gt_run_close_opens(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;

    lin_tell(p, E_PHASE, frame->arg[0], R_CLOSE_PHASE);
    s->combats = s->targets = 0;
    gt_push(p, GT_CLOSE_ENDS, frame->arg[0], 0, 0);
    gt_push(p, GT_RESOLVE, frame->arg[0], 0, 0);
    gt_push(p, GT_DECLARE, frame->arg[0], 0, 0);
}

lin_side gt_who_declare(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

/* GT-11.20: the first thing that is still owed, or LIN_OK. */
static lin_status check_nothing_owed(const gt_field *f, const gt_contacts *c, lin_refusal *why)
{
    char name[8];

    if (!gt_is_empty(c->owes))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.20",
                          "%s owes an attack: declare one with it before you close.",
                          gt_id(f, gt_first(c->owes)));
    for (int i = 0; i < c->hexes; i++)
        if (c->hex[i].engaged && !c->hex[i].attacked && !c->hex[i].diverted) {
            lin_cell_name(f->board, c->hex[i].cell, name);
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.20",
                              "The enemy in %s is engaged: attack him, or make him a diversion, "
                              "before you close.",
                              name);
        }
    return LIN_OK;
}

void gt_list_declare(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;

    (void)frame;
    gt_find_contacts(f, s, &c);
    for (int i = 0; i < c.hexes && s->targets < GT_TARGETS; i++)
        if (!c.hex[i].attacked && !c.hex[i].diverted && !gt_is_empty(c.hex[i].near))
            gt_answer1(out, V_ATTACK, c.hex[i].cell);
    if (check_nothing_owed(f, &c, NULL) == LIN_OK)
        gt_answer0(out, V_CLOSE);
    else
        out->insists = true; /* with whom that hex is attacked is a part of the answer */
}

lin_status gt_check_declare(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;

    gt_find_contacts(f, s, &c);
    if (o->verb == V_CLOSE)
        return check_nothing_owed(f, &c, why);
    if (o->verb != V_ATTACK)
        return lin_not_now(v->field, frame, o, why);
    for (int i = 0; i < c.hexes; i++)
        if (c.hex[i].cell == o->arg[0]) {
            if (c.hex[i].attacked)
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.16",
                                  "That hex is attacked already; once in a phase.");
            if (c.hex[i].diverted)
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                                  "That hex is a diversion and may not be attacked.");
            if (!gt_is_empty(c.hex[i].near) && s->targets < GT_TARGETS)
                return LIN_OK;
        }
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-11.12",
        "Attack a neighbouring hex with enemy combat units, next to a steady unit of yours that "
        "has not attacked.");
}

void gt_take_declare(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (o->verb == V_CLOSE) {
        gt_pop(p);
        return;
    }
    add_target(s, o->arg[0], s->combats + 1, false);
    gt_push(p, GT_MAKE_UP, frame->arg[0], s->combats + 1, 0);
}

/* ---- making one up ---- */

static bool is_beside_all(const gt_field *f, const gt_state *s, int u, const uint16_t *hex, int n)
{
    for (int i = 0; i < n; i++)
        if (gt_direction(f, s->at[u], hex[i]) < 0)
            return false;
    return true;
}

/* A gun is steady (GT-12.2) and attacks over sides that it could cross (GT-12.3). */
static lin_status check_gun(const gt_field *f, const gt_state *s, int u, const uint16_t *hex, int n,
                            lin_refusal *why)
{
    if (!gt_in_order(s, u) || (s->mark[u] & GT_PANICKED))
        return lin_refuse(why, LIN_ILLEGAL, "GT-12.2",
                          "%s is not steady: only a steady gun joins an attack.", gt_id(f, u));
    for (int i = 0; i < n; i++) {
        const int d = gt_direction(f, s->at[u], hex[i]);

        if (d >= 0 && f->cost[GT_BY_GUN][s->at[u]][d] >= GT_BARRED)
            return lin_refuse(why, LIN_ILLEGAL, "GT-12.3",
                              "%s could not cross that hexside, so it cannot join the attack.",
                              gt_id(f, u));
    }
    return LIN_OK;
}

/* Each for itself: those of one hex may go different ways (GT-11.23). */
static lin_status check_with(const gt_field *f, const gt_state *s, int combat, int u,
                             lin_refusal *why)
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);
    gt_set now = gt_combat_units(s, combat);

    if (f->side[u] != s->side || !gt_on_map(s, u) || gt_is_leader(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "%s is no combat unit of yours on the map.",
                          gt_id(f, u));
    if (s->combat[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.15",
                          "%s attacks already; a unit attacks once in a phase.", gt_id(f, u));
    if (!is_beside_all(f, s, u, hex, n))
        return lin_refuse(why, LIN_ILLEGAL, n > 1 ? "GT-11.21" : "GT-11.12",
                          "%s is not next to %s.", gt_id(f, u),
                          n > 1 ? "every hex that is attacked" : "the hex that is attacked");
    if (n > 1 && !gt_is_empty(now) && s->at[gt_first(now)] != s->at[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                          "Several hexes are attacked from one hex only, or one hex from several.");
    if (gt_is_gun(f, u))
        return check_gun(f, s, u, hex, n, why);
    if (!may_attack(f, s, u))
        return lin_refuse(why, LIN_ILLEGAL, (s->mark[u] & GT_RODE_OFF) ? "GT-11.34" : "GT-11.14",
                          (s->mark[u] & GT_RODE_OFF)
                              ? "%s has ridden off; it attacks again after its next Rally Phase."
                              : "%s is not steady: only steady units attack.",
                          gt_id(f, u));
    return LIN_OK;
}

static lin_status check_also(const gt_field *f, const gt_state *s, int combat, int cell,
                             lin_refusal *why)
{
    const gt_set now = gt_combat_units(s, combat);
    gt_set rest = now;
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);

    if (is_taken(s, cell))
        return is_diverted(s, cell) ? lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                                                 "That hex is a diversion and may not be attacked.")
                                    : lin_refuse(why, LIN_ILLEGAL, "GT-11.16",
                                                 "That hex is attacked already; once in a phase.");
    if (!gt_has_troops(f, s, cell, gt_other(s->side)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.12",
                          "No enemy combat unit is there; attack a hex that holds one.");
    if (gt_is_house(f, cell) || gt_is_house(f, hex[0]))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.24",
                          "The Chew House is never attacked together with another hex.");
    if (n >= 6 || s->targets >= GT_TARGETS || gt_is_empty(now))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                          "First say with whom: several hexes are attacked from one.");
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (s->at[u] != s->at[gt_first(now)])
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.21",
                "Several hexes are attacked from one hex only, or one hex from several.");
        if (gt_direction(f, s->at[u], cell) < 0)
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                              "%s is not next to that hex; all attackers must be.", gt_id(f, u));
        if (gt_is_gun(f, u) && check_gun(f, s, u, (uint16_t[]){ (uint16_t)cell }, 1, why) != LIN_OK)
            return LIN_ILLEGAL;
    }
    return LIN_OK;
}

/* Is one of its attackers next to that hex? */
static bool is_beside_any(const gt_field *f, const gt_state *s, int combat, int cell)
{
    gt_set rest = gt_combat_units(s, combat);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_direction(f, s->at[u], cell) >= 0)
            return true;
    return false;
}

static lin_status check_divert(const gt_field *f, const gt_state *s, const gt_contacts *c,
                               int combat, int cell, lin_refusal *why)
{
    gt_set held;
    bool engaged = false;

    if (diversion_of(s, combat) != LIN_NOWHERE)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25", "A combat has one diversion at most.");
    if (is_taken(s, cell) || s->targets >= GT_TARGETS)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "That hex is attacked, or a diversion, already.");
    for (int i = 0; i < c->hexes; i++)
        engaged |= c->hex[i].cell == cell && c->hex[i].engaged;
    if (!engaged)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25", "Only an engaged hex can be a diversion.");
    if (!is_beside_any(f, s, combat, cell))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "The diversion must be next to one of the attackers.");
    held = gt_troops_in(f, s, cell, gt_other(s->side));
    for (int v; (v = gt_next(&held)) >= 0;)
        if (is_pinned(s, v))
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.26",
                              "%s there is pinned: attack that hex, it cannot be a diversion.",
                              gt_id(f, v));
    return LIN_OK;
}

static bool has_attacker_beside(const gt_field *f, gt_set all, const gt_state *s, int gun)
{
    for (int u; (u = gt_next(&all)) >= 0;)
        if (!gt_is_gun(f, u) && s->at[u] == s->at[gun])
            return true;
    return false;
}

/* What this combat would leave behind: no engaged hex (GT-11.9) without somebody who can still
 * attack it (GT-11.18), and nobody who owes an attack without an enemy for it (GT-11.19). So
 * declaring can always be closed. */
static lin_status check_rest(const gt_field *f, const gt_state *s, lin_refusal *why)
{
    gt_contacts c;
    gt_set rest;
    char name[8];

    gt_find_contacts(f, s, &c);
    for (int i = 0; i < c.hexes; i++)
        if (c.hex[i].engaged && !c.hex[i].attacked && !c.hex[i].diverted &&
            gt_is_empty(c.hex[i].engaging)) {
            lin_cell_name(f->board, c.hex[i].cell, name);
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.18",
                "That would leave nobody to attack the engaged enemy in %s: attack or divert "
                "him too, or leave somebody for him.",
                name);
        }
    rest = c.owes;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        bool any = false;

        for (int i = 0; i < c.hexes; i++)
            any |= !c.hex[i].attacked && !c.hex[i].diverted && gt_has(&c.hex[i].near, u) &&
                   meets_duty(f, s, u, c.hex[i].cell);
        if (!any)
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.19",
                "That would leave %s, which must attack, nobody to attack: take it along.",
                gt_id(f, u));
    }
    return LIN_OK;
}

bool gt_leaves_nothing_owed(const gt_field *f, const gt_state *s)
{
    return check_rest(f, s, NULL) == LIN_OK;
}

static lin_status check_made_up(const gt_field *f, const gt_state *s, int combat, lin_refusal *why)
{
    const gt_set all = gt_combat_units(s, combat);
    gt_set rest = all;
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);

    if (gt_is_empty(all))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "Nobody attacks yet: say with whom.");
    for (int u; (u = gt_next(&rest)) >= 0;) {
        /* GT-14.17: those need not; GT-14.18: who is not pinned joins whom he likes. */
        bool meets = gt_is_gun(f, u) || !is_pinned(s, u) || is_excused(f, s, u);

        if (gt_is_gun(f, u) && !has_attacker_beside(f, all, s, u))
            return lin_refuse(why, LIN_ILLEGAL, "GT-12.2",
                              "%s attacks only with foot or horse of its own hex.", gt_id(f, u));
        for (int i = 0; i < n; i++)
            meets |= holds_pinned_with(f, s, hex[i], u);
        if (!meets)
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.11",
                              "%s is pinned and must attack a hex with an enemy pinned with it.",
                              gt_id(f, u));
    }
    if (diversion_of(s, combat) != LIN_NOWHERE &&
        !is_beside_any(f, s, combat, diversion_of(s, combat)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "Nobody who attacks is next to the diversion any more: take somebody "
                          "who is, or cancel.");
    return check_rest(f, s, why);
}

lin_side gt_who_make_up(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_make_up(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int combat = frame->arg[1];
    gt_set rest = gt_and(f->side_set[s->side], f->combat_set);
    lin_order all = { .verb = V_WITH }; /* against several hexes: all of one hex (GT-11.21) */
    uint16_t hex[6];
    const int hexes = gt_combat_hexes(s, combat, hex);
    int n = 0, first = LIN_NOWHERE;
    gt_contacts c;

    gt_find_contacts(f, s, &c);
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u) && !s->combat[u] && gt_near_troops(f, s, s->at[u], gt_other(s->side)) &&
            check_with(f, s, combat, u, NULL) == LIN_OK) {
            lin_list_add_unit(out, V_WITH, u);
            if (hexes == 1 || first == LIN_NOWHERE || s->at[u] == first)
                n += lin_order_add_unit(&all, 0, u);
            first = first == LIN_NOWHERE ? s->at[u] : first;
        }
    if (n > 1)
        lin_list_add(out, all);
    for (int i = 0; i < c.hexes; i++) {
        if (check_also(f, s, combat, c.hex[i].cell, NULL) == LIN_OK)
            gt_answer1(out, V_ALSO, c.hex[i].cell);
        if (check_divert(f, s, &c, combat, c.hex[i].cell, NULL) == LIN_OK)
            gt_answer1(out, V_DIVERT, c.hex[i].cell);
    }
    if (check_made_up(f, s, combat, NULL) == LIN_OK)
        gt_answer0(out, V_DECLARE);
    else
        gt_answer0(out, V_CANCEL);
}

lin_status gt_check_make_up(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int combat = frame->arg[1];
    gt_contacts c;
    gt_set rest;

    switch (o->verb) {
    case V_CANCEL:
        return LIN_OK;
    case V_DECLARE:
        return check_made_up(f, s, combat, why);
    case V_ALSO:
        return check_also(f, s, combat, o->arg[0], why);
    case V_DIVERT:
        gt_find_contacts(f, s, &c);
        return check_divert(f, s, &c, combat, o->arg[0], why);
    case V_WITHOUT:
        if (s->combat[o->arg[0]] == combat)
            return LIN_OK;
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "%s is not in this combat.",
                          gt_id(f, o->arg[0]));
    case V_WITH:
        rest = gt_units_of(o, 0);
        for (int u; (u = gt_next(&rest)) >= 0;) {
            const lin_status status = check_with(f, s, combat, u, why);

            if (status != LIN_OK)
                return status;
            if (gt_combat_hexes(s, combat, (uint16_t[6]){ 0 }) > 1 &&
                s->at[u] != s->at[gt_first(gt_units_of(o, 0))])
                return lin_refuse(
                    why, LIN_ILLEGAL, "GT-11.21",
                    "Several hexes are attacked from one hex only, or one hex from several.");
        }
        return LIN_OK;
    default:
        return lin_not_now(v->field, frame, o, why);
    }
}

/* GT-23.29: whoever is attacked, fought out or not, is roused. */
static void rouse(const gt_field *f, gt_state *s, int cell)
{
    gt_set rest = gt_units_in(f, s, cell, gt_other(s->side));

    if (s->side != f->american)
        return;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_ROUSED;
}

void gt_take_make_up(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int combat = frame->arg[1];
    gt_set rest;
    uint16_t hex[6];
    int n;

    switch (o->verb) {
    case V_CANCEL:
        gt_drop_combat(s, combat);
        gt_pop(p);
        break;
    case V_ALSO:
        add_target(s, o->arg[0], combat, false);
        break;
    case V_DIVERT:
        add_target(s, o->arg[0], combat, true);
        break;
    case V_WITHOUT:
        s->combat[o->arg[0]] = 0;
        break;
    case V_WITH:
        rest = gt_units_of(o, 0);
        for (int u; (u = gt_next(&rest)) >= 0;)
            s->combat[u] = (uint8_t)combat;
        break;
    default:
        s->combats++;
        n = gt_combat_hexes(s, combat, hex);
        rest = gt_combat_units(s, combat);
        for (int u; (u = gt_next(&rest)) >= 0;)
            lin_tell(p, E_DECLARED, u, hex[0]);
        for (int i = 0; i < n; i++)
            rouse(f, s, hex[i]);
        if (diversion_of(s, combat) != LIN_NOWHERE)
            lin_tell(p, E_DIVERSION, s->side, diversion_of(s, combat));
        gt_pop(p);
        break;
    }
}
