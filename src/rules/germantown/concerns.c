/* concerns.c -- what an answer is about, for whoever thinks of it: who takes part, what it needs,
 * what it takes. Nothing here decides anything. */
#include "rules/germantown/look.h"

static void add_set(gt_set rest, lin_units *out)
{
    for (int u; (u = gt_next(&rest)) >= 0;)
        out->unit[out->n++] = (uint8_t)u;
}

/* GT-11.2, GT-11.13 */
static void of_attack(const gt_field *f, const gt_state *s, int cell, lin_units *units,
                      lin_text *say)
{
    gt_contacts c;

    gt_find_contacts(f, s, &c);
    add_set(gt_troops_in(f, s, cell, gt_defender(s)), units);
    for (int i = 0; i < c.hexes; i++) {
        if (c.hex[i].cell != cell)
            continue;
        add_set(c.hex[i].near, units);
        gt_put_units(f, c.hex[i].near, say);
        lin_put(say, " can attack there. %s",
                c.hex[i].engaged ? "It lies in a zone of yours, so it must be attacked or made a "
                                   "diversion [GT-11.9]."
                                 : "It lies in no zone of yours: nobody has to [GT-11.12].");
        return;
    }
}

/* GT-10.15: the number, what changes it, and how often that is. */
static void of_shot(const gt_field *f, const gt_state *s, const lin_order *o, int step,
                    lin_units *units, lin_text *say)
{
    const gt_set firers = gt_units_of(o, 1);
    const bool rifles = step == GT_RIFLES;
    const int target = o->arg[0], far = gt_distance(f, s->at[gt_first(firers)], s->at[target]),
              strength = gt_fire_strength(f, s, firers, rifles);
    const int need = gt_to_hit(strength, far) - gt_fire_sum(f, s, firers, target, rifles).total;

    add_set(gt_one(target), units);
    add_set(firers, units);
    lin_put(say, "Strength %d at %d hex%s: the die must show ", strength, far,
            far == 1 ? "" : "es");
    if (need > 9)
        lin_put(say, "more than 9, which it never does");
    else
        lin_put(say, "%d or more", need < 0 ? 0 : need);
    lin_put(say, " [GT-10.16]. A unit is fired at once in a phase [GT-10.7].");
}

/* GT-18.2, GT-18.7 */
static void of_rally(const gt_field *f, const gt_state *s, int u, lin_units *units, lin_text *say)
{
    const int need = 5 - gt_morale_sum(f, s, u).total, leader = gt_leader_for(f, s, u);

    add_set(gt_one(u), units);
    if (leader != GT_NOBODY)
        add_set(gt_one(leader), units);
    lin_put(say,
            "It rallies on %d or more, for 1 army morale [GT-18.2, GT-18.10]. Failing costs "
            "nothing [GT-18.11].",
            need < 0    ? 0
            : need > 10 ? 10
                        : need);
}

/* "Skirmish and Withdraw" */
static void put_tactics(unsigned which, lin_text *out)
{
    for (int t = 0; t < GT_TACTICS; t++)
        if (which >> t & 1) {
            const unsigned after = which >> t >> 1;

            lin_put(out, "%s%s", gt_tactic_spoken[t],
                    !after                ? ""
                    : after & (after - 1) ? ", "
                                          : " and ");
        }
}

/* GT-13.8, GT-13.9: what it is good and bad against, as the matrix has it; GT-13.4, GT-13.5. */
static void of_tactic(const gt_state *s, int side, int tactic, lin_text *say)
{
    unsigned good = 0, bad = 0, none = 0;

    for (int t = 0; t < GT_TACTICS; t++) {
        const int by = side == gt_attacker(s) ? gt_matrix[t][tactic] : -gt_matrix[tactic][t];

        if (by == GT_NO_COMBAT || by == -GT_NO_COMBAT)
            none |= 1u << t;
        else if (by)
            *(by > 0 ? &good : &bad) |= 1u << t;
    }
    if (good) {
        lin_put(say, "Good against ");
        put_tactics(good, say);
        lin_put(say, bad ? "; bad against " : ". ");
    } else if (bad) {
        lin_put(say, "Bad against ");
    }
    if (bad) {
        put_tactics(bad, say);
        lin_put(say, " [GT-13.8]. ");
    }
    if (none) {
        lin_put(say, "Against ");
        put_tactics(none, say);
        lin_put(say, " there is no combat [GT-13.9]. ");
    }
    lin_put(say, "Both choices are shown together [GT-13.2].");
}

static void of_move(const gt_field *f, const gt_state *s, gt_set who, lin_units *units,
                    lin_text *say)
{
    int least = 255;
    bool pinned = false;

    add_set(who, units);
    for (gt_set rest = who; !gt_is_empty(rest);) {
        const int u = gt_next(&rest), all = gt_allowance(f, s, u);

        least = all < least ? all : least;
        pinned = pinned || (s->mark[u] & GT_PINNED);
    }
    gt_put_halves(say, least);
    lin_put(say, " movement points%s [GT-6.1].",
            gt_count(who) > 1 ? ", those of the slowest; each pays for itself [GT-6.4]" : "");
    if (pinned)
        lin_put(say, " Pinned units that leave cost 1 army morale [GT-6.20].");
}

/* GT-12.10: whose morale counts, and who bears what comes of it. */
static void of_lead(const gt_field *f, const gt_state *s, int u, lin_units *units, lin_text *say)
{
    add_set(gt_one(u), units);
    lin_put(say,
            "Its morale counts, %+d now, and what comes of the fight falls on it first "
            "[GT-12.10].",
            gt_adjusted_morale(f, s, u));
}

int gt_concerns(const lin_view *v, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                lin_text *say)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int step = lin_top(&s->head)->step;

    (void)out, (void)max;
    switch (o->verb) {
    case V_ATTACK:
        of_attack(f, s, o->arg[0], units, say);
        break;
    case V_FIRE:
        of_shot(f, s, o, step, units, say);
        break;
    case V_RALLY:
        of_rally(f, s, o->arg[0], units, say);
        break;
    case V_PLAY:
        of_tactic(s, lin_top(&s->head)->arg[0], o->arg[0], say);
        break;
    case V_MOVE:
        of_move(f, s, gt_units_of(o, 0), units, say);
        break;
    case V_LEAD:
        of_lead(f, s, o->arg[0], units, say);
        break;
    case V_DIVERT:
        add_set(gt_troops_in(f, s, o->arg[0], gt_defender(s)), units);
        lin_put(say,
                "He need not be attacked then; every attack of yours next to him is one column "
                "worse [GT-11.25, GT-11.27].");
        break;
    case V_FIGHT:
    case V_ALSO:
        add_set(gt_troops_in(f, s, o->arg[0], gt_defender(s)), units);
        break;
    case V_REROLL:
        lin_put(say, "The new die stands, better or worse [GT-3.10].");
        break;
    case V_COMMIT:
        lin_put(say,
                "Each adds 2 to your roll for the first turn, and is spent whether it helps or "
                "not [GT-3.3, GT-3.5].");
        break;
    default:
        break;
    }
    return 0;
}
