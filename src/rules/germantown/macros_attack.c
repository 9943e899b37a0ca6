/* macros_attack.c -- chapter 11 as single orders in words: attack, muster, dismiss.
 *
 * A hand strikes at a hex with whole stacks: leaders among those named are passed over, and guns
 * that could not join stay out of it. What is put together can be looked at before it is declared,
 * and whoever is in it taken out again. */
#include "rules/germantown/march.h"

enum { MOST = 6 };

static bool is_making(lin_expansion *e)
{
    return lin_expansion_top(e).step == GT_MAKE_UP;
}

static bool attacks(lin_expansion *e, int cell)
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(gt_copy_state(e), lin_expansion_top(e).arg[1], hex);

    for (int i = 0; i < n; i++)
        if (hex[i] == cell)
            return true;
    return false;
}

/* Begin with this hex, unless an attack on it is being put together; another gives way. */
static lin_status open_on(lin_expansion *e, int cell, lin_refusal *why)
{
    lin_status status = LIN_OK;

    if (is_making(e) && attacks(e, cell))
        return LIN_OK;
    if (is_making(e))
        status = gt_give0(e, V_CANCEL, why);
    return status == LIN_OK ? gt_give1(e, V_ATTACK, cell, why) : status;
}

static lin_status check_one(lin_expansion *e, int u, lin_refusal *why)
{
    lin_game *copy = lin_expansion_game(e);
    const lin_order o = gt_order_of(V_WITH, NULL, 0, gt_one(u));

    return lin_check(copy, lin_to_answer(copy), &o, why);
}

static gt_set in_it(lin_expansion *e)
{
    return gt_combat_units(gt_copy_state(e), lin_expansion_top(e).arg[1]);
}

/* All who could, one by one: those who strike first, then the guns beside them (GT-12.2). */
static gt_set all_who_can(lin_expansion *e)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    gt_set rest = gt_and(f->side_set[s->side], f->combat_set), found = { { 0, 0 } }, strong, guns;

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u) && check_one(e, u, NULL) == LIN_OK)
            gt_add(&found, u);
    guns = gt_and(found, f->gun_set);
    for (int g; (g = gt_next(&guns)) >= 0;) {
        bool beside = false;

        strong = gt_or(gt_minus(found, f->gun_set), in_it(e));
        for (int u; (u = gt_next(&strong)) >= 0;)
            beside = beside || (!gt_is_gun(f, u) && s->at[u] == s->at[g]);
        if (!beside)
            gt_remove(&found, g);
    }
    return found;
}

/* "with UNITS", "with all": those who are not in it yet. */
static lin_status join(lin_expansion *e, char *const *word, int from, int to, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    const bool all = from < to && lin_same_word(word[from], "all");
    gt_set who, rest;
    lin_units list;
    lin_status status;

    if (all) {
        who = all_who_can(e);
    } else {
        status = lin_units_named(e, word, from, to, (lin_side)s->side, &list, why);
        if (status != LIN_OK)
            return status;
        who = gt_minus(gt_minus(gt_set_of(&list), f->leader_set), in_it(e));
        rest = gt_and(who, f->gun_set);
        for (int g; (g = gt_next(&rest)) >= 0;)
            if (gt_count(who) > 1 && check_one(e, g, NULL) != LIN_OK)
                gt_remove(&who, g);
    }
    if (!gt_is_empty(who))
        return gt_give_units(e, V_WITH, who, why);
    return gt_is_empty(in_it(e))
               ? lin_refuse(
                     why, LIN_ILLEGAL, "GT-11.13",
                     "None of these is a steady unit next to that hex that has not attacked.")
               : LIN_OK;
}

/* ---- attack HEX with UNITS [divert HEX] ---- */

lin_status gt_expand_attack(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const int with = lin_word_at(word, words, "with", 1),
              divert = lin_word_at(word, words, "divert", with < 0 ? 1 : with),
              last = divert < 0 ? words : divert;
    const lin_side enemy = (lin_side)gt_other(gt_copy_state(e)->side);
    uint16_t hex[MOST], aside[1];
    int n, diverted = 0;
    lin_status status;

    if (with < 0)
        return gt_give_as_atom(e, word, words, why);
    if (with < 2 || with + 1 >= last || (divert >= 0 && divert + 2 != words))
        return lin_expand_usage("attack HEX with UNITS [divert HEX]; a hex stands for all in it",
                                why);
    status = gt_hexes_named(e, word, 1, with, enemy, hex, MOST, &n, why);
    if (status == LIN_OK && divert > 0)
        status = gt_hexes_named(e, word, divert + 1, words, enemy, aside, 1, &diverted, why);
    if (status == LIN_OK)
        status = open_on(e, hex[0], why);
    if (status == LIN_OK)
        status = join(e, word, with + 1, last, why);
    for (int i = 1; status == LIN_OK && i < n; i++)
        if (!attacks(e, hex[i]))
            status = gt_give1(e, V_ALSO, hex[i], why);
    if (status == LIN_OK && diverted)
        status = gt_give1(e, V_DIVERT, aside[0], why);
    return status == LIN_OK ? gt_give0(e, V_DECLARE, why) : status;
}

/* ---- muster HEX [with UNITS] ---- */

lin_status gt_expand_muster(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    static char all[] = "all";
    static char *const everybody[] = { all };
    const int with = lin_word_at(word, words, "with", 1), last = with < 0 ? words : with;
    uint16_t hex[MOST];
    gt_set before;
    bool more = false;
    int n;
    lin_status status;

    if (last < 2 || with == words - 1)
        return lin_expand_usage("muster HEX [with UNITS]; a hex stands for all in it", why);
    status = gt_hexes_named(e, word, 1, last, (lin_side)gt_other(gt_copy_state(e)->side), hex, MOST,
                            &n, why);
    if (status == LIN_OK && !is_making(e)) {
        status = open_on(e, hex[0], why);
        more = true;
    }
    if (status != LIN_OK)
        return status;
    before = in_it(e);
    status = with < 0 ? join(e, everybody, 0, 1, why) : join(e, word, with + 1, words, why);
    for (int i = 0; status == LIN_OK && i < n; i++)
        if (!attacks(e, hex[i])) {
            status = gt_give1(e, V_ALSO, hex[i], why);
            more = true;
        }
    if (status == LIN_OK && !more && gt_is_empty(gt_minus(in_it(e), before)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "All who can join are in it already.");
    return status;
}

/* ---- dismiss UNITS ---- */

typedef struct {
    int n, diverted;
    uint16_t hex[6];
    gt_set with;
} made;

static made as_made(lin_expansion *e)
{
    const gt_state *s = gt_copy_state(e);
    const int combat = lin_expansion_top(e).arg[1];
    made m = { .diverted = LIN_NOWHERE };

    m.n = gt_combat_hexes(s, combat, m.hex);
    m.with = in_it(e);
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].combat == combat && s->target[i].diverted)
            m.diverted = s->target[i].cell;
    return m;
}

/* The atoms know no hex that is let go: the attack is put aside and together once more. */
static lin_status without_hexes(lin_expansion *e, gt_set enemies, lin_refusal *why)
{
    const gt_state *s = gt_copy_state(e);
    const made was = as_made(e);
    bool opened = false;
    lin_status status = gt_give0(e, V_CANCEL, why);

    for (int i = 0; status == LIN_OK && i < was.n; i++) {
        gt_set rest = enemies;
        bool out = false;

        for (int u; (u = gt_next(&rest)) >= 0;)
            out = out || s->at[u] == was.hex[i];
        if (out)
            continue;
        status = gt_give1(e, opened ? V_ALSO : V_ATTACK, was.hex[i], why);
        if (status == LIN_OK && !opened && !gt_is_empty(was.with))
            status = gt_give_units(e, V_WITH, was.with, why);
        opened = true;
    }
    if (status == LIN_OK && opened && was.diverted != LIN_NOWHERE)
        status = gt_give1(e, V_DIVERT, was.diverted, why);
    return status;
}

lin_status gt_expand_dismiss(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);
    const gt_state *s = gt_copy_state(e);
    lin_units list;
    gt_set own, enemies;
    lin_status status;

    if (words < 2)
        return lin_expand_usage("dismiss UNITS; a hex stands for all of yours in it", why);
    if (!is_making(e))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17",
                          "No attack is being put together, so nobody can be taken out of one.");
    status = lin_units_named(e, word, 1, words, (lin_side)s->side, &list, why);
    if (status != LIN_OK)
        return status;
    own = gt_and(gt_set_of(&list), in_it(e));
    enemies = gt_and(gt_set_of(&list), f->side_set[gt_other(s->side)]);
    if (gt_is_empty(own) && gt_is_empty(enemies))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "%s is not in it.",
                          f->base.battle->unit[list.unit[0]].id);
    for (int u; status == LIN_OK && (u = gt_next(&own)) >= 0;)
        status = gt_give1(e, V_WITHOUT, u, why);
    return status == LIN_OK && !gt_is_empty(enemies) ? without_hexes(e, enemies, why) : status;
}
