/* doctrine_declare.c -- attacks declared: for a hex the best attack that the rules let stand, with
 * everything that must be attacked besides (GT-11.18, GT-11.19). What is not yet named of it is
 * named next, so the way there is found again at every question. */
#include "rules/germantown/doctrine.h"

#include <string.h>

typedef struct {
    gt_set units;
    int hexes, diverted, worth;
    uint16_t hex[6];
} attack;

typedef struct {
    const gt_question *q;
    gt_state bare; /* without the combat that is being made up */
    gt_contacts c;
    int combat;
    attack best;
} search;

/* ---- would it stand, and what is it worth? ---- */

static void lay(gt_state *s, const attack *a, int combat)
{
    gt_set rest = a->units;

    for (int i = 0; i < a->hexes; i++)
        s->target[s->targets++] = (gt_target){ a->hex[i], (uint8_t)combat, 0 };
    if (a->diverted != LIN_NOWHERE)
        s->target[s->targets++] = (gt_target){ (uint16_t)a->diverted, (uint8_t)combat, 1 };
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->combat[u] = (uint8_t)combat;
}

static bool stands(const search *f, const attack *a)
{
    gt_state s = f->bare;
    const lin_view v = { f->q->v->field, &s, NULL };
    const lin_frame frame = { GT_MAKE_UP, { (int16_t)s.side, (int16_t)f->combat, 0 } };
    const lin_order declare = { .verb = V_DECLARE };

    if (s.targets + a->hexes + 1 >= GT_TARGETS)
        return false;
    if (a->diverted != LIN_NOWHERE) { /* it is judged before it is laid */
        const lin_order divert = { .verb = V_DIVERT, .nargs = 1, .arg = { a->diverted } };
        attack without = *a;

        without.diverted = LIN_NOWHERE;
        lay(&s, &without, f->combat);
        if (gt_check_make_up(&v, &frame, &divert, NULL) != LIN_OK)
            return false;
        s.target[s.targets++] = (gt_target){ (uint16_t)a->diverted, (uint8_t)f->combat, 1 };
    } else {
        lay(&s, a, f->combat);
    }
    return gt_check_make_up(&v, &frame, &declare, NULL) == LIN_OK;
}

/* What those who are left would have to attack, as well as they can: what is lost by that. */
static int rest_worth(const search *f, const attack *a)
{
    gt_state s = f->bare;
    gt_contacts c;
    int sum = 0;

    lay(&s, a, f->combat);
    gt_find_contacts(f->q->f, &s, &c);
    for (int i = 0; i < c.hexes; i++)
        if (c.hex[i].engaged && !c.hex[i].attacked && !c.hex[i].diverted) {
            const int worth = gt_attacks_worth(f->q->f, &s, f->combat + 1, &c.hex[i].cell, 1,
                                               c.hex[i].near, LIN_NOWHERE);

            sum += worth < 0 ? worth : 0;
        }
    return sum;
}

static void consider(search *f, attack *a)
{
    if (gt_is_empty(a->units) || !stands(f, a))
        return;
    a->worth =
        gt_attacks_worth(f->q->f, &f->bare, f->combat, a->hex, a->hexes, a->units, a->diverted);
    if (a->worth > f->best.worth)
        a->worth += rest_worth(f, a);
    if (a->worth > f->best.worth)
        f->best = *a;
}

/* With no diversion, and with each that there could be. */
static void consider_all(search *f, attack *a)
{
    a->diverted = LIN_NOWHERE;
    consider(f, a);
    for (int i = 0; i < f->c.hexes; i++) {
        bool own = false;

        for (int k = 0; k < a->hexes; k++)
            own |= a->hex[k] == f->c.hex[i].cell;
        if (own || !f->c.hex[i].engaged || f->c.hex[i].attacked || f->c.hex[i].diverted)
            continue;
        a->diverted = f->c.hex[i].cell;
        consider(f, a);
    }
}

/* ---- who could attack it ---- */

static gt_set with_guns(const gt_field *f, const gt_state *s, gt_set units, const attack *a)
{
    gt_set rest = units, all = units;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        gt_set guns = gt_and(gt_troops_in(f, s, s->at[u], f->side[u]), f->gun_set);

        for (int g; (g = gt_next(&guns)) >= 0;) {
            bool crosses = gt_is_steady(s, g) && !s->combat[g];

            for (int i = 0; i < a->hexes; i++) {
                const int d = gt_direction(f, s->at[g], a->hex[i]);

                crosses &= d >= 0 && f->cost[GT_BY_GUN][s->at[g]][d] < GT_BARRED;
            }
            if (crosses)
                gt_add(&all, g);
        }
    }
    return all;
}

/* GT-11.11: who is pinned attacks those he is pinned with, or nobody. */
static gt_set who_may(const gt_field *f, const gt_state *s, gt_set near, int cell)
{
    gt_set found = { { 0, 0 } };

    for (int u; (u = gt_next(&near)) >= 0;) {
        gt_set held = gt_troops_in(f, s, cell, gt_other(f->side[u]));
        bool meets = !(s->mark[u] & GT_PINNED);

        for (int v; (v = gt_next(&held)) >= 0;)
            meets |= s->pin[v] && s->pin[v] == s->pin[u];
        if (meets)
            gt_add(&found, u);
    }
    return found;
}

/* All who can, all but one, all but those of one hex, those of one hex, one alone. */
static void try_one_hex(search *f, int i)
{
    const gt_field *g = f->q->f;
    const gt_set near = who_may(g, &f->bare, f->c.hex[i].near, f->c.hex[i].cell);
    attack a = { .hexes = 1, .hex = { f->c.hex[i].cell } };
    gt_set rest = near;

    a.units = with_guns(g, &f->bare, near, &a);
    consider_all(f, &a);
    for (int u; gt_count(near) > 1 && (u = gt_next(&rest)) >= 0;) {
        a.units = with_guns(g, &f->bare, gt_minus(near, gt_one(u)), &a);
        consider_all(f, &a);
    }
    rest = near;
    for (int u; f->best.worth == INT16_MIN && gt_count(near) > 2 && (u = gt_next(&rest)) >= 0;) {
        const gt_set here = gt_and(near, gt_troops_in(g, &f->bare, f->bare.at[u], f->bare.side));

        a.units = gt_minus(near, here);
        consider_all(f, &a);
        a.units = here;
        consider_all(f, &a);
        a.units = gt_minus(here, gt_one(u));
        consider_all(f, &a);
        a.units = gt_one(u);
        consider_all(f, &a);
    }
}

/* From one hex, this one and others together. */
static void try_more_hexes(search *f, int i)
{
    const gt_field *g = f->q->f;
    gt_set left = f->c.hex[i].near; /* the pinned need but one hex of several to be theirs */

    for (int u; (u = gt_next(&left)) >= 0;) {
        const int at = f->bare.at[u];
        const gt_set here = gt_and(f->c.hex[i].near, gt_troops_in(g, &f->bare, at, f->bare.side));
        int other[6], n = 0;

        for (int k = 0; k < f->c.hexes && n < 5; k++)
            if (k != i && !f->c.hex[k].attacked && !f->c.hex[k].diverted &&
                !gt_is_house(g, f->c.hex[k].cell) && gt_direction(g, at, f->c.hex[k].cell) >= 0)
                other[n++] = f->c.hex[k].cell;
        for (unsigned pick = 1; pick < 1u << n; pick++) {
            attack a = { .units = here, .hexes = 1, .hex = { f->c.hex[i].cell } };

            for (int k = 0; k < n; k++)
                if (pick >> k & 1)
                    a.hex[a.hexes++] = (uint16_t)other[k];
            consider_all(f, &a);
            if (gt_count(here) > 1) {
                a.units = gt_one(u);
                consider_all(f, &a);
                a.units = gt_minus(here, gt_one(u));
                consider_all(f, &a);
            }
        }
    }
}

/* The best attack on that hex; false: none would stand. */
static bool find_attack(search *f, int cell)
{
    f->best.worth = INT16_MIN;
    gt_find_contacts(f->q->f, &f->bare, &f->c);
    for (int i = 0; i < f->c.hexes; i++)
        if (f->c.hex[i].cell == cell && !f->c.hex[i].attacked && !f->c.hex[i].diverted) {
            try_one_hex(f, i);
            if (f->best.worth == INT16_MIN && !gt_is_house(f->q->f, cell))
                try_more_hexes(f, i);
        }
    return f->best.worth > INT16_MIN;
}

/* ---- the questions ---- */

int gt_doctrine_declare(const gt_question *q)
{
    const int close = lin_list_find(q->list, V_CLOSE, -1);
    search f = { .q = q, .bare = *q->s, .combat = q->s->combats + 1 };
    int best = -1, most = INT16_MIN;

    for (int i = 0; i < q->list->orders; i++) {
        if (q->list->order[i].verb != V_ATTACK || !find_attack(&f, q->list->order[i].arg[0]) ||
            (close >= 0 && f.best.worth < W_LEAST_OPTIONAL))
            continue;
        if (f.best.worth > most) {
            most = f.best.worth;
            best = i;
        }
    }
    return best < 0 ? close : best;
}

static void drop_combat(gt_state *s, int combat)
{
    int n = 0;

    for (int u = 0; u < GT_UNITS; u++)
        if (s->combat[u] == combat)
            s->combat[u] = 0;
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat != combat)
            s->target[n++] = s->target[i];
    s->targets = (uint8_t)n;
}

static bool has_target(const gt_state *s, int combat, int cell, bool diverted)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat == combat && s->target[i].cell == cell &&
            s->target[i].diverted == diverted)
            return true;
    return false;
}

static int give(const gt_question *q, lin_order o)
{
    if (gt_check_make_up(q->v, q->frame, &o, NULL) == LIN_OK)
        *q->out = o;
    return -1;
}

int gt_doctrine_make_up(const gt_question *q)
{
    const int combat = q->frame->arg[1];
    search f = { .q = q, .bare = *q->s, .combat = combat };
    const gt_set now = gt_combat_units(q->s, combat);
    lin_order with = { .verb = V_WITH };
    uint16_t hex[6];
    gt_set rest;

    gt_combat_hexes(q->s, combat, hex);
    drop_combat(&f.bare, combat);
    if (!find_attack(&f, hex[0])) /* what random players find he finds too: by chance */
        return -1;
    rest = gt_minus(now, f.best.units);
    if (!gt_is_empty(rest))
        return give(q, (lin_order){ .verb = V_WITHOUT, .nargs = 1, .arg = { gt_first(rest) } });
    rest = gt_minus(f.best.units, now);
    if (!gt_is_empty(rest)) {
        for (int u; (u = gt_next(&rest)) >= 0;)
            lin_order_add_unit(&with, 0, u);
        return give(q, with);
    }
    for (int i = 1; i < f.best.hexes; i++)
        if (!has_target(q->s, combat, f.best.hex[i], false))
            return give(q, (lin_order){ .verb = V_ALSO, .nargs = 1, .arg = { f.best.hex[i] } });
    if (f.best.diverted != LIN_NOWHERE && !has_target(q->s, combat, f.best.diverted, true))
        return give(q, (lin_order){ .verb = V_DIVERT, .nargs = 1, .arg = { f.best.diverted } });
    return lin_list_find(q->list, V_DECLARE, -1);
}
