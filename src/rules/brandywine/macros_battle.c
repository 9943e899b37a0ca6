/* macros_battle.c -- BW 13.0, 14.0, 17.0 and 18.0 as single orders in words: attack, shell.
 *
 * A hand strikes at a whole square with whole stacks, so commanders among those named are passed
 * over (BW-17.1), and what cannot fire does not. */
#include "rules/brandywine/macros.h"

/* ---- what both share ---- */

/* "ENEMIES with UNITS", or ENEMIES alone: then there are none of one's own. */
lin_status bw_read_forces(lin_expansion *e, char *const *word, int words, const char *how,
                          lin_units *enemies, lin_units *own, lin_refusal *why)
{
    const int with = lin_word_at(word, words, "with", 1), last = with < 0 ? words : with;
    const int side = bw_copy_state(e)->side;
    lin_status status;

    if (last < 2 || with == words - 1)
        return lin_expand_usage(how, why);
    status = lin_units_named(e, word, 1, last, (lin_side)bw_other(side), enemies, why);
    if (status == LIN_OK && with > 0)
        status = lin_units_named(e, word, with + 1, words, (lin_side)side, own, why);
    bw_prefer(enemies, bw_copy_field(e)->combat_set);
    bw_prefer(own, bw_copy_field(e)->combat_set);
    return status;
}

uint64_t bw_set_of(const lin_units *list)
{
    uint64_t set = 0;

    for (int i = 0; i < list->n; i++)
        set |= bw_bit(list->unit[i]);
    return set;
}

/* Whatever else is being put together gives way. */
static lin_status put_aside(lin_expansion *e, lin_refusal *why)
{
    const int step = bw_copy_step(e);

    return step == BW_BATTLE || step == BW_GUNS ? bw_give0(e, V_CANCEL, why) : LIN_OK;
}

/* The battle or bombardment with one of these may be open already. */
lin_status bw_open_with(lin_expansion *e, int verb, int opened, uint64_t any, int first,
                        lin_refusal *why)
{
    const lin_frame top = lin_expansion_top(e);
    lin_status status;

    if (top.step == opened && (any & bw_bit(top.arg[0])))
        return LIN_OK;
    status = put_aside(e, why);
    return status == LIN_OK ? bw_begin_with(e, verb, opened, first, why) : status;
}

/* Joining needs contact with those already in, so go round until nobody more can. */
lin_status bw_join_all(lin_expansion *e, uint64_t all, lin_refusal *why)
{
    const bw_state *s = bw_copy_state(e);
    uint64_t left = all & ~(s->attackers | s->defenders), before = 0;
    lin_status status = LIN_OK;

    while (left && left != before) {
        before = left;
        for (uint64_t rest = left; rest; rest &= rest - 1)
            if ((status = bw_give1(e, V_JOIN, bw_first(rest), why)) == LIN_OK)
                left &= ~bw_bit(bw_first(rest));
    }
    return left ? status : LIN_OK;
}

/* ---- attack ENEMIES [with UNITS] ---- */

/* BW-13.3: all who still may attack and have one of these in front. */
lin_status bw_find_attackers(lin_expansion *e, uint64_t enemies, lin_units *own, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    bw_contacts c;

    bw_find_contacts(f, bw_copy_state(e), &c);
    for (uint64_t rest = c.able; rest; rest &= rest - 1)
        if (c.front[bw_first(rest)] & enemies)
            own->unit[own->n++] = (uint8_t)bw_first(rest);
    if (own->n == 0)
        return lin_refuse(why, LIN_ILLEGAL, "BW-13.3",
                          "None of your units that may still attack has %s in front.",
                          f->base.battle->unit[bw_first(enemies)].id);
    return LIN_OK;
}

/* BW-17.3: to strike at a commander alone is to chase him, and one unit does it. */
static lin_status chase_with(lin_expansion *e, const lin_units *own, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const bw_state *s = bw_copy_state(e);
    const uint64_t may = own->n ? bw_set_of(own) : f->side_set[s->side] & f->combat_set;
    const int leader = f->commander[bw_other(s->side)];
    bw_contacts c;
    lin_status status;

    if (on_board(s, leader) && has_troops(f, s, s->at[leader], bw_other(s->side)))
        return lin_refuse(why, LIN_ILLEGAL, "BW-17.3",
                          "He is not alone; attack the units of his square.");
    status = put_aside(e, why);
    if (status != LIN_OK)
        return status;
    bw_find_contacts(f, s, &c);
    for (uint64_t rest = may; rest; rest &= rest - 1)
        if (bw_can_chase(f, s, &c, bw_first(rest)))
            return bw_give1(e, V_CHASE, bw_first(rest), why);
    if (!may)
        return lin_refuse(why, LIN_ILLEGAL, "BW-17.3", "There is nobody to chase him.");
    return bw_give1(e, V_CHASE, bw_first(may), why); /* refused, by its rule */
}

lin_status bw_expand_attack(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    lin_units enemies = { 0 }, own = { 0 };
    lin_status status =
        bw_read_forces(e, word, words, "attack ENEMIES [with UNITS]; a square stands for all in it",
                       &enemies, &own, why);

    if (status != LIN_OK)
        return status;
    if (enemies.unit[0] == f->commander[bw_other(bw_copy_state(e)->side)])
        return chase_with(e, &own, why);
    status = bw_open_with(e, V_ENGAGE, BW_BATTLE, bw_set_of(&enemies), enemies.unit[0], why);
    if (status == LIN_OK && own.n == 0)
        status = bw_find_attackers(e, bw_set_of(&enemies), &own, why);
    if (status == LIN_OK)
        status = bw_join_all(e, bw_set_of(&enemies) | bw_set_of(&own), why);
    return status == LIN_OK ? bw_give0(e, V_FIGHT, why) : status;
}

/* ---- shell ENEMIES [with GUNS] ---- */

/* All that can, but for those that somebody has to be attacked with (BW-13.10). */
void bw_find_guns(const bw_field *f, const bw_state *s, int target, lin_units *own)
{
    bw_contacts c;

    bw_find_contacts(f, s, &c);
    for (uint64_t rest = bw_guns_at(f, s, target); rest; rest &= rest - 1)
        if (!bw_left_by_fire(s, &c, bw_set_of(own) | (rest & (0 - rest))))
            own->unit[own->n++] = (uint8_t)bw_first(rest);
}

/* Throws out of 36 that would touch the square, fired at this unit with those of the guns that can.
 */
static int chance_against(const bw_field *f, const bw_state *s, int target, const lin_units *guns)
{
    uint64_t able = 0;

    if (f->side[target] == s->side || !is_combat(f, target) || !on_board(s, target))
        return 0;
    for (int i = 0; i < guns->n; i++)
        if (bw_can_bombard(f, s, guns->unit[i], target))
            able |= bw_bit(guns->unit[i]);
    return able ? bw_fire_chance(f, s, able, target) : 0;
}

/* BW-18.6: fire is compared with one unit of the square. Of several named it is the one that
 * promises most, unless one has been chosen by hand. */
static int choose_target(lin_expansion *e, const lin_units *enemies, const lin_units *guns)
{
    const lin_frame top = lin_expansion_top(e);
    int best = enemies->unit[0], most = -1;

    if (top.step == BW_GUNS && (bw_set_of(enemies) & bw_bit(top.arg[0])))
        return top.arg[0];
    for (int i = 0; enemies->n > 1 && i < enemies->n; i++) {
        const int chance =
            chance_against(bw_copy_field(e), bw_copy_state(e), enemies->unit[i], guns);

        if (chance > most) {
            most = chance;
            best = enemies->unit[i];
        }
    }
    return best;
}

static lin_status check_one_square(const bw_field *f, const bw_state *s, const lin_units *enemies,
                                   lin_refusal *why)
{
    for (int i = 1; i < enemies->n; i++)
        if (s->at[enemies->unit[i]] != s->at[enemies->unit[0]])
            return lin_refuse(why, LIN_ILLEGAL, "BW-18.5",
                              "A bombardment falls on one square; %s and %s stand in two.",
                              f->base.battle->unit[enemies->unit[0]].id,
                              f->base.battle->unit[enemies->unit[i]].id);
    return LIN_OK;
}

lin_status bw_expand_shell(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = bw_copy_field(e);
    const bw_state *s = bw_copy_state(e);
    lin_units enemies = { 0 }, own = { 0 };
    int target;
    lin_status status =
        bw_read_forces(e, word, words, "shell ENEMIES [with GUNS]; a square stands for all in it",
                       &enemies, &own, why);

    if (status == LIN_OK && !f->base.option[BW_OPT_BOMBARDMENT])
        status = lin_refuse(why, LIN_ILLEGAL, "BW-18.4",
                            "Bombardment was switched off for this battle.");
    if (status == LIN_OK)
        status = check_one_square(f, s, &enemies, why);
    if (status != LIN_OK)
        return status;
    bw_prefer(&own, f->gun_set);
    if (own.n == 0 && on_board(s, enemies.unit[0]))
        bw_find_guns(f, s, enemies.unit[0], &own);
    target = choose_target(e, &enemies, &own);
    status = bw_open_with(e, V_BOMBARD, BW_GUNS, bw_bit(target), target, why);
    if (status == LIN_OK)
        status = bw_join_all(e, bw_set_of(&own), why);
    return status == LIN_OK ? bw_give0(e, V_FIRE, why) : status;
}
