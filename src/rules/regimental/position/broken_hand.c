/* broken_hand.c -- what a procedure has in hand, charges, contacts, a march, a shot, a combat, must
 * fit those on the table and the steps that are pending: play never leaves it otherwise, a hand
 * that edits a position easily does. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/position/position.h"

static bool is_body_of(const rg_field *f, int u, int side)
{
    return u < f->units && !rg_is_leader(f, u) && f->side[u] == side;
}

static bool is_there(const rg_field *f, const rg_state *s, int u, int side)
{
    return is_body_of(f, u, side) && rg_stands(s, u);
}

static const lin_frame *pending(const rg_state *s, int step)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == step)
            return &s->head.frame[i];
    return NULL;
}

/* The mover's charge, the other's are charged. */
static const char *broken_charges(const rg_field *f, const rg_state *s)
{
    for (int i = 0; i < s->charges; i++)
        if (!is_body_of(f, s->charge[i].unit, s->side) ||
            !is_body_of(f, s->charge[i].target, 1 - s->side) ||
            (s->charge[i].by != RG_NONE && !is_body_of(f, s->charge[i].by, 1 - s->side)))
            return "a charge is not one of the mover's at a unit of the other side";
    for (int i = 0; i < s->pairs; i++)
        if (!is_body_of(f, s->pair[i].attacker, s->side) ||
            !is_body_of(f, s->pair[i].defender, 1 - s->side))
            return "a pair is not one of the mover's and a unit of the other side";
    return NULL;
}

/* Who is still to do something is there to do it. */
static const char *broken_sets(const rg_field *f, const rg_state *s)
{
    enum { SETS = 5 };
    const tb_set *sets[SETS] = { &s->throwing, &s->acting, &s->fleeing, &s->winning, &s->breaking };

    for (size_t i = 0; i < SETS; i++)
        for (int u = tb_next(sets[i], 0); u >= 0; u = tb_next(sets[i], u + 1))
            if (u >= f->units || rg_is_leader(f, u) || !rg_stands(s, u))
                return "one who is not on the table is still to throw, move, flee or follow up";
    for (int u = tb_next(&s->throwing, 0); u >= 0 && pending(s, RG_FORCED);
         u = tb_next(&s->throwing, u + 1))
        if (s->menu[u] < RG_MENUS)
            return "one has thrown and has no result";
    for (int side = 0; side < LIN_SIDES; side++)
        for (int u = tb_next(&s->fighting[side], 0); u >= 0; u = tb_next(&s->fighting[side], u + 1))
            if (!is_body_of(f, u, side))
                return "one fights on a side that is not its own";
    if (pending(s, RG_THROW_DICE) && kit_set_is_empty(&s->throwing))
        return "nobody throws, and dice are to be thrown";
    return NULL;
}

static const char *broken_march(const rg_field *f, const rg_state *s)
{
    const lin_frame *on = pending(s, RG_ON_MARCH);
    const rg_march *m = &s->march;

    if (m->unit != RG_NONE && !is_there(f, s, m->unit, s->side))
        return "one marches who is not there, or not the mover's";
    if (on && on->arg[0] != m->unit)
        return "one is on the march of whom no line \"march\" tells";
    return m->limit > RG_WHOLE || m->legs > RG_SNAKE_LEGS ? "a march is longer than any" : NULL;
}

static bool anybody_bears(const lin_view *v, int side, bool offence)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (rg_stands(s, u) && (s->aims[u] || rg_some_that_bear(v, u, s->shot.target, offence, 1)))
            return true;
    return false;
}

static const char *broken_shot(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_frame *aim = pending(s, RG_AIM), *dice = pending(s, RG_FIRE_DICE);
    const lin_frame *at = aim ? aim : dice;
    const int t = s->shot.target;

    if (pending(s, RG_AFTER_FIRE))
        return t == RG_NONE || s->shot.main == RG_NONE
                   ? "nobody was fired at, and something is to follow from it"
                   : NULL;
    for (int u = 0; u < f->units; u++)
        if (!rg_is_leader(f, u) && s->aims[u] && (!at || !is_there(f, s, u, at->arg[0])))
            return "one aims who is not asked to fire";
    if (!at)
        return NULL;
    if (!is_there(f, s, t, 1 - at->arg[0]))
        return "what is aimed at is no enemy on the table";
    if (aim)
        return anybody_bears(v, aim->arg[0], aim->arg[0] == s->side) ? NULL
                                                                     : "nobody can fire at it";
    rg_volley volley;

    rg_add_up(v, t, &volley);
    return volley.total > 0 ? NULL : "nobody fires, and dice are to be thrown";
}

static const char *broken_combat(const lin_view *v)
{
    static const uint8_t of_combat[] = { RG_COMBAT,  RG_PRINCIPAL,   RG_COMBAT_DICE, RG_BEATEN,
                                         RG_WINNERS, RG_WON_COUNTER, RG_RECALL };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_combat *c = &s->combat;
    const lin_frame *name = pending(s, RG_PRINCIPAL);

    for (size_t i = 0; i < sizeof of_combat; i++)
        if (pending(s, of_combat[i]) && !c->fights)
            return "a combat is pending of which no line \"combat\" tells";
    if (!c->fights)
        return NULL;
    if (c->row >= RG_RESULTS || c->die > 6 || c->building > f->scenery.pieces ||
        (c->building && !f->capacity[c->building - 1]) || c->attacker != s->side)
        return "a combat has numbers that play does not give it";
    for (int side = 0; side < LIN_SIDES; side++) {
        if (c->principal[side] != RG_NONE && !is_body_of(f, c->principal[side], side))
            return "the principal unit of a side is not of that side";
        if (pending(s, RG_COMBAT_DICE) && !is_there(f, s, c->principal[side], side))
            return "dice of a combat are to be thrown, and a side has no principal unit";
    }
    if (name) {
        const tb_set best = rg_principals(v, name->arg[0]);

        if (kit_set_is_empty(&best))
            return "a principal unit is to be named, and there is none";
    }
    return NULL;
}

/* All steps of a player turn are those of one side, the mover. */
static bool is_step_of_mover(int step)
{
    static const uint8_t steps[] = { RG_COME_BACK,    RG_LEADERS, RG_THROWS,        RG_ACT,
                                     RG_CHARGES,      RG_DECLARE, RG_RIDES,         RG_MUSKETRY,
                                     RG_CHARGE_PHASE, RG_COMBATS, RG_BREAKTHROUGHS, RG_CHARGE_ENDS,
                                     RG_TURN_ENDS };

    for (size_t i = 0; i < sizeof steps; i++)
        if (steps[i] == step)
            return true;
    return false;
}

/* The first combats come before those of a breakthrough; nobody comes back twice. */
static const char *broken_order(const rg_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (is_step_of_mover(s->head.frame[i].step) &&
            (s->head.frame[i].arg[0] != s->side || s->phase == RG_PHASE_SETUP))
            return "the steps pending are not those of the side whose player turn the line "
                   "\"phase\" names";
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];

        for (int k = 0; k < i && frame->step == RG_RETURN; k++)
            if (s->head.frame[k].step == RG_RETURN && s->head.frame[k].arg[0] == frame->arg[0])
                return "one leader is to come back twice";
        if (i > 0 && frame->step == RG_COMBATS &&
            !frame->arg[1] != (s->head.frame[i - 1].step == RG_BREAKTHROUGHS))
            return "the combats of a charge and of a breakthrough are pending in no order";
    }
    return NULL;
}

const char *rg_broken_hand(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const char *what = broken_charges(f, s);

    what = what ? what : broken_sets(f, s);
    what = what ? what : broken_march(f, s);
    what = what ? what : broken_combat(v);
    what = what ? what : broken_order(s);
    return what ? what : broken_shot(v);
}
