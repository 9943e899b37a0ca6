/* explain.c -- the sums behind an attack, a shot and a rally, every modifier with its rule; and the
 * tactics of a combat as a table of what each pair brings. Nothing here decides anything, and
 * nothing looks at what the other side has chosen (GT-24.1). */
#include "rules/germantown/tactics_game.h"

#include <stdio.h>

/* ---- who would lead ---- */

/* The best of those who may: its morale counts; of equals the one that can bear a loss. */
int gt_likely_lead(const gt_field *f, const gt_state *s, gt_set who)
{
    gt_set rest = who;
    int best = GT_NOBODY, most = 0;

    for (int u; (u = gt_next(&rest)) >= 0;) {
        const int worth = 16 * gt_adjusted_morale(f, s, u) + 4 * gt_strength(f, s, u) +
                          (s->mark[u] & GT_REDUCED ? 0 : f->steps[u]);

        if (gt_may_lead(f, s, who, u) && (best == GT_NOBODY || worth > most)) {
            best = u;
            most = worth;
        }
    }
    return best;
}

/* A combat as it would be fought: with the leads that are named, else the likely ones. */
static void weigh_likely(const gt_field *f, const gt_state *s, int combat,
                         const int lead[LIN_SIDES], gt_fight *w)
{
    const int a = gt_attacker(s), d = gt_defender(s);
    int named[LIN_SIDES] = { lead[0], lead[1] };

    gt_weigh(f, s, combat, GT_NOBODY, GT_NOBODY, w);
    for (int side = 0; side < LIN_SIDES; side++)
        if (named[side] == GT_NOBODY)
            named[side] = gt_likely_lead(f, s, w->side[side]);
    gt_weigh(f, s, combat, named[a], named[d], w);
}

static int combat_on(const gt_state *s, int cell)
{
    for (int i = 0; i < s->targets; i++)
        if (s->target[i].cell == cell && !s->target[i].diverted)
            return s->target[i].combat;
    return 0;
}

/* The combat that an answer to the question on top is about; false: about none, or nobody is left
 * to fight it. */
static bool fight_of(const gt_field *f, const gt_state *s, const lin_order *o, gt_fight *w)
{
    const lin_frame *frame = lin_top(&s->head);
    int lead[LIN_SIDES] = { GT_NOBODY, GT_NOBODY }, combat = 0;

    switch (frame->step) {
    case GT_MAKE_UP:
        combat = o->verb == V_DECLARE ? frame->arg[1] : 0;
        break;
    case GT_RESOLVE:
        combat = o->verb == V_FIGHT ? combat_on(s, o->arg[0]) : 0;
        break;
    case GT_LEAD:
    case GT_TACTIC:
    case GT_REROLL:
        combat = s->fighting;
        lead[0] = s->lead[0];
        lead[1] = s->lead[1];
        if (frame->step == GT_LEAD)
            lead[frame->arg[0]] = o->arg[0];
        break;
    default:
        break;
    }
    if (combat == 0)
        return false;
    weigh_likely(f, s, combat, lead, w);
    return !gt_is_empty(w->side[0]) && !gt_is_empty(w->side[1]);
}

/* ---- sums in words ---- */

static void put_sum(const gt_sum *sum, lin_text *out)
{
    for (int i = 0; i < sum->n; i++) {
        const lin_reason *r = &gt_reasons[sum->term[i].reason];

        lin_put(out, "  %s: %+d [%s]\n", r->name, sum->term[i].value, r->rule);
    }
}

static void put_side(const gt_field *f, const gt_state *s, const gt_fight *w, int side,
                     lin_text *out)
{
    const bool attacks = side == gt_attacker(s);
    gt_set rest = w->side[side];

    for (int u; (u = gt_next(&rest)) >= 0;) {
        const int full = gt_strength(f, s, u), counts = attacks ? full : gt_defence(f, s, u);

        lin_put(out, "  %s %s: %d", attacks ? "attacker" : "defender", gt_id(f, u), full);
        if (counts != full)
            lin_put(out, ", %s [%s] = %d",
                    s->mark[u] & GT_SHATTERED   ? "shattered"
                    : s->mark[u] & GT_DISRUPTED ? "disrupted, halved"
                                                : "panicked, halved",
                    s->mark[u] & GT_SHATTERED ? "GT-12.6" : "GT-12.5", counts);
        lin_put(out, "%s\n", u == w->lead[side] ? ", leads [GT-12.10]" : "");
    }
    if (w->leader[side] != GT_NOBODY)
        lin_put(out, "  %s commands [GT-12.12]\n", gt_id(f, w->leader[side]));
}

static void put_fight(const gt_field *f, const gt_state *s, const gt_fight *w, lin_text *out)
{
    const int a = gt_attacker(s), d = gt_defender(s);
    int below;
    const int plain = gt_odds_column(w->strength[a], w->strength[d], &below);

    put_side(f, s, w, a, out);
    put_side(f, s, w, d, out);
    lin_put(out, "  %d against %d: %s [GT-12.7]", w->strength[a], w->strength[d],
            gt_odds_name[plain]);
    if (plain != w->odds)
        lin_put(out, ", a diversion next to the attackers [GT-11.26]: %s", gt_odds_name[w->odds]);
    lin_put(out, "\n");
    put_sum(&w->sum, out);
    lin_put(out, "  all modifiers but the tactics: %+d [GT-12.29]\n", w->sum.total);
}

static bool explain_shot(const gt_field *f, const gt_state *s, const lin_order *o, lin_text *out)
{
    const bool rifles = lin_top(&s->head)->step == GT_RIFLES;
    const gt_set firers = gt_units_of(o, 1);
    const int target = o->arg[0], strength = gt_fire_strength(f, s, firers, rifles),
              far = gt_distance(f, s->at[gt_first(firers)], s->at[target]),
              need = gt_to_hit(strength, far);
    const gt_sum sum = gt_fire_sum(f, s, firers, target, rifles);

    lin_put(out, "  %d strength, %s: %d or more hits [GT-10.15]\n", strength,
            far <= 1 ? "adjacent" : "two or three hexes", need);
    put_sum(&sum, out);
    lin_put(out, "  all modifiers: %+d, so the die must show %d or more [GT-10.16]\n", sum.total,
            need - sum.total < 0 ? 0 : need - sum.total);
    return true;
}

static bool explain_rally(const gt_field *f, const gt_state *s, const lin_order *o, lin_text *out)
{
    const gt_sum sum = gt_morale_sum(f, s, o->arg[0]);
    const int need = 5 - sum.total;

    put_sum(&sum, out);
    lin_put(out, "  all modifiers: %+d, and 5 passes: the die must show %d or more [GT-18.2]\n",
            sum.total, need < 0 ? 0 : need);
    return true;
}

/* The die that lies there, and what it says if it is left. */
static void put_die(const gt_state *s, lin_text *out)
{
    const int modified = s->die - 1 + s->drm, row = modified < GT_FIRST_ROW  ? GT_FIRST_ROW
                                                    : modified > GT_LAST_ROW ? GT_LAST_ROW
                                                                             : modified;
    const gt_cell cell = gt_combat_table[row - GT_FIRST_ROW][s->odds];

    lin_put(out, "  the die is %d, with %+d row %d of %s: %s/%s [GT-14.1]\n", s->die - 1, s->drm,
            row, gt_odds_name[s->odds], gt_result_name[cell.attacker],
            gt_result_name[cell.defender]);
}

bool gt_explain(const lin_view *v, const lin_order *o, lin_text *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_fight w;

    if (o->verb == V_FIRE)
        return explain_shot(f, s, o, out);
    if (o->verb == V_RALLY)
        return explain_rally(f, s, o, out);
    if (!fight_of(f, s, o, &w))
        return false;
    if (lin_top(&s->head)->step == GT_REROLL)
        put_die(s, out);
    else
        put_fight(f, s, &w, out);
    return true;
}

/* ---- the tactics of a combat ---- */

static void put_choice(const gt_mix *mix, bool attacks, int i, int tactic, lin_what_if_choice *out)
{
    snprintf(out->name, sizeof out->name, "%s", gt_verbs[V_PLAY].spoken[tactic]);
    out->order = (lin_order){ .verb = V_PLAY, .nargs = 1, .arg = { tactic } };
    out->share = (uint64_t)(attacks ? mix->row[i] : mix->column[i]);
}

static void put_cell(const gt_pair *pair, bool attacks, lin_what_if_cell *out)
{
    out->won = attacks ? pair->won : pair->lost;
    out->none = pair->none;
    out->lost = attacks ? pair->lost : pair->won;
    out->of = GT_FACES;
    if (pair->by == GT_NO_COMBAT)
        snprintf(out->text, sizeof out->text, "no combat");
    else
        snprintf(out->text, sizeof out->text, "%+d", pair->by);
}

bool gt_what_if(const lin_view *v, const lin_order *o, lin_what_if *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const lin_frame *frame = lin_top(&s->head);
    gt_tactics_game game;
    gt_fight w;
    lin_text text = lin_text_in(out->text, sizeof out->text);
    bool attacks;
    int side;

    if (f->base.option[GT_OPT_SOLITAIRE] || frame->step == GT_REROLL || !fight_of(f, s, o, &w))
        return false;
    side = frame->arg[0];
    attacks = side == gt_attacker(s);
    gt_find_tactics_game(f, s, &w, &game);
    out->rule = "GT-13.8";
    lin_put(&text,
            "Tactics: %s leads against %s, %s, %+d before tactics; numbers of the matrix "
            "are added to the die. Momentum that may be spent is left out.",
            gt_id(f, w.lead[gt_attacker(s)]), gt_id(f, w.lead[gt_defender(s)]),
            gt_odds_name[w.odds], w.sum.total);
    out->side[0] = (lin_side)side;
    out->side[1] = (lin_side)gt_other(side);
    out->n[attacks ? 0 : 1] = game.attackers;
    out->n[attacks ? 1 : 0] = game.defenders;
    out->shares = (uint64_t)game.mix.all;
    for (int i = 0; i < game.attackers; i++)
        put_choice(&game.mix, true, i, game.attacker[i], &out->choice[attacks ? 0 : 1][i]);
    for (int k = 0; k < game.defenders; k++)
        put_choice(&game.mix, false, k, game.defender[k], &out->choice[attacks ? 1 : 0][k]);
    for (int i = 0; i < game.attackers; i++)
        for (int k = 0; k < game.defenders; k++)
            put_cell(&game.pair[i][k], attacks, attacks ? &out->cell[i][k] : &out->cell[k][i]);
    out->chosen = -1;
    for (int i = 0; o->verb == V_PLAY && i < out->n[0]; i++)
        if (out->choice[0][i].order.arg[0] == o->arg[0])
            out->chosen = i;
    return true;
}
