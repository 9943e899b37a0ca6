/* agenda_combat.c -- what each pending step of close combat, and of what befalls units, is about;
 * and which combats are declared. */
#include "rules/germantown/agenda.h"

static bool is_of(const gt_field *f, const gt_state *s, int u, int side)
{
    return u < f->units && !gt_is_leader(f, u) && gt_on_map(s, u) && f->side[u] == side;
}

static bool are_same(gt_set a, gt_set b)
{
    return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

/* ---- what is declared ---- */

static bool is_fought(const gt_state *s, int combat)
{
    return s->fought[(combat - 1) >> 3] >> ((combat - 1) & 7) & 1;
}

/* The one that is being made up counts with those that are declared. */
static int last_combat(const gt_state *s)
{
    return s->combats + lin_is_pending(&s->head, GT_MAKE_UP);
}

static const char *broken_targets(const gt_field *f, const gt_state *s)
{
    const int last = last_combat(s);
    int hexes[GT_TARGETS + 1] = { 0 }, diverted[GT_TARGETS + 1] = { 0 };

    for (int i = 0; i < s->targets; i++) {
        const gt_target *t = &s->target[i];

        if (t->combat < 1 || t->combat > last)
            return "a hex belongs to a combat that is not declared (GT-11.17)";
        hexes[t->combat] += !t->diverted;
        diverted[t->combat] += t->diverted;
        for (int k = 0; k < i; k++)
            if (s->target[k].cell == t->cell)
                return "a hex is attacked, or made a diversion, twice (GT-11.16)";
    }
    for (int k = 1; k <= last; k++)
        if (hexes[k] < 1 || hexes[k] > 6 || diverted[k] > 1)
            return "a combat is declared against no hex, or against too many (GT-11.21)";
    for (int u = 0; u < f->units; u++)
        if (s->combat[u] > last || (s->combat[u] && (gt_is_leader(f, u) || f->side[u] != s->side)))
            return "a unit attacks in a combat that is not declared for it (GT-11.17)";
    for (int k = s->combats + 1; k <= GT_TARGETS; k++)
        if (is_fought(s, k))
            return "a combat is fought that is not declared (GT-11.29)";
    return NULL;
}

/* While combats are declared nobody has moved, and all that is owed can still be paid. */
static const char *broken_declaring(const gt_field *f, const gt_state *s)
{
    gt_state copy = *s;

    for (int k = 1; k <= s->combats; k++)
        if (is_fought(s, k))
            return "a combat is fought before all are declared (GT-11.29)";
    for (int u = 0; u < f->units; u++)
        if (s->combat[u] && (!is_of(f, s, u, s->side) || !gt_is_steady(s, u)))
            return "a unit attacks that cannot (GT-11.14)";
    for (int i = 0; i < s->targets; i++)
        if (!gt_has_troops(f, s, s->target[i].cell, gt_other(s->side)))
            return "a hex is attacked, or made a diversion, without an enemy in it (GT-11.10)";
    if (lin_is_pending(&s->head, GT_MAKE_UP))
        gt_drop_combat(&copy, s->combats + 1);
    return gt_leaves_nothing_owed(f, &copy)
               ? NULL
               : "what is declared leaves an attack owed that nobody can make (GT-11.18, GT-11.19)";
}

const char *gt_broken_declared(const gt_field *f, const gt_state *s)
{
    const char *why = NULL;
    bool any = s->combats || s->targets;

    for (int i = 0; i < 8; i++)
        any |= s->fought[i] != 0;
    for (int u = 0; u < f->units; u++)
        any |= s->combat[u] != 0;
    if (!lin_is_pending(&s->head, GT_CLOSE_ENDS))
        return any ? "combats are declared, and no close combat is pending (GT-11.17)" : NULL;
    if (s->combats >= GT_TARGETS || (why = broken_targets(f, s)) != NULL)
        return s->combats >= GT_TARGETS ? "too many combats are declared (GT-11.17)" : why;
    if (lin_is_pending(&s->head, GT_DECLARE) && (why = broken_declaring(f, s)) != NULL)
        return why;
    if (lin_is_pending(&s->head, GT_COMBAT_ENDS)
            ? s->fighting < 1 || s->fighting > s->combats || !is_fought(s, s->fighting)
            : s->fighting != 0)
        return "a combat is being fought, or is not, against what is pending (GT-11.29)";
    return NULL;
}

/* ---- inside a combat ---- */

static const char *broken_leads(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    for (int side = 0; side < LIN_SIDES; side++) {
        const bool waits = lin_is_pending_for(&s->head, GT_LEAD, side);

        if (waits ? s->lead[side] != GT_NOBODY
                  : s->lead[side] >= f->units || !gt_may_lead(f, s, s->part[side], s->lead[side]))
            return "a lead unit is named that cannot lead, or before its time (GT-12.10)";
        if (s->leader[side] !=
            (lin_is_pending_for(&s->head, GT_LEAD, gt_attacker(s)) ? GT_NOBODY : w->leader[side]))
            return "another leader commands than the senior one (GT-12.12)";
    }
    return NULL;
}

static const char *broken_tactics(const gt_field *f, const gt_state *s, const gt_fight *w)
{
    const bool played = lin_is_pending(&s->head, GT_REVEAL) && !f->base.option[GT_OPT_SOLITAIRE];

    for (int side = 0; side < LIN_SIDES; side++) {
        const bool has = played && !lin_is_pending_for(&s->head, GT_TACTIC, side);

        if (has != (s->tactic[side] != 0))
            return "a tactic is played before its time, or is missing (GT-13.2)";
        if (has && !(gt_tactics_open(f, s, w, side) >> (s->tactic[side] - 1) & 1))
            return "a tactic is played that is not open (GT-13.4, GT-13.5)";
    }
    if (f->base.option[GT_OPT_SOLITAIRE] ? lin_is_pending(&s->head, GT_TACTIC)
                                         : lin_is_pending(&s->head, GT_TACTICS_DIE))
        return "tactics are chosen, or a die takes their place (GT-25.1)";
    return NULL;
}

static int lead_of(const gt_field *f, const gt_state *s, int side)
{
    return is_of(f, s, s->lead[side], side) ? s->lead[side] : GT_NOBODY;
}

/* Before the result nobody has gone: the position itself says who fights. */
static const char *broken_fight(const gt_field *f, const gt_state *s)
{
    const char *why;
    gt_fight w;

    gt_weigh(f, s, s->fighting, lead_of(f, s, gt_attacker(s)), lead_of(f, s, gt_defender(s)), &w);
    if (!are_same(w.side[0], s->part[0]) || !are_same(w.side[1], s->part[1]) ||
        gt_is_empty(w.side[0]) || gt_is_empty(w.side[1]))
        return "others fight than were declared and are there (GT-11.30, GT-11.31)";
    if ((why = broken_leads(f, s, &w)) != NULL)
        return why;
    return broken_tactics(f, s, &w);
}

static const char *broken_die(const gt_state *s, const lin_frame *frame)
{
    if (frame->step == GT_REROLL && s->momentum[frame->arg[0]] == 0)
        return "a side is asked for a momentum chit that it does not have (GT-3.9)";
    if ((frame->step == GT_REROLL || frame->step == GT_COMBAT_RESULT) && s->die == 0)
        return "a die is looked at that was not thrown (GT-3.9)";
    return NULL;
}

static const char *broken_ride(const gt_field *f, const gt_state *s, const lin_frame *frame,
                               const lin_frame *under)
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, s->fighting, hex);

    for (int i = 0; i < n; i++)
        if (hex[i] == frame->arg[0] && gt_has_troops(f, s, hex[i], gt_defender(s)) &&
            (under->step != GT_RIDE_OFF || under->arg[0] != frame->arg[0]))
            return NULL;
    return "cavalry is asked in a hex where none is attacked (GT-11.32)";
}

static const char *broken_advance(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    const int a = gt_attacker(s);

    if (frame->step == GT_ADVANCE)
        return s->lead[a] != GT_NOBODY && s->lead[a] >= f->units
                   ? "an advance is led by nobody (GT-16.2)"
                   : NULL;
    return is_of(f, s, frame->arg[0], a) &&
                   gt_direction(f, s->at[frame->arg[0]], frame->arg[1]) >= 0 &&
                   !gt_has_troops(f, s, frame->arg[1], gt_defender(s)) &&
                   gt_fits(f, s, gt_one(frame->arg[0]), frame->arg[1])
               ? NULL
               : "a unit is to advance that cannot (GT-16.3)";
}

/* ---- what befalls units ---- */

/* By a shot, or in combat: the nearest of the two beneath it. */
static bool is_by_fire(const gt_state *s)
{
    return lin_is_pending(&s->head, GT_SHOT_ENDS);
}

static const char *broken_suffering(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];
    const int side = frame->arg[0], r = frame->arg[1];

    if (!is_of(f, s, s->lead[side], side) || !gt_has(&s->part[side], s->lead[side]))
        return "a result falls on nobody (GT-12.10)";
    if (r <= GT_NONE || r >= GT_RESULTS)
        return "a result is pending that there is not (GT-14.1)";
    if (is_by_fire(s))
        return side == f->side[s->target_unit] && s->lead[side] == s->target_unit &&
                       frame[-1].step != GT_SUFFER && r != GT_TWO && r != GT_AC && r != GT_DC &&
                       r != GT_PIN
                   ? NULL
                   : "a shot does not bring that (GT-10.28)";
    return r == GT_AM || (r == GT_PIN && (frame[-1].step == GT_SUFFER || side != gt_attacker(s)))
               ? "a combat does not bring that (GT-14.1)"
               : NULL;
}

/* Those who take part are combat units of their side, while something befalls them. */
const char *gt_broken_part(const gt_field *f, const gt_state *s)
{
    const bool any =
        lin_is_pending(&s->head, GT_COMBAT_ENDS) || lin_is_pending(&s->head, GT_SHOT_ENDS);

    for (int side = 0; side < LIN_SIDES; side++) {
        gt_set rest = s->part[side];

        for (int u; (u = gt_next(&rest)) >= 0;)
            if (!any || u >= f->units || gt_is_leader(f, u) || f->side[u] != side)
                return "a unit takes part in no fight, or on the wrong side (GT-11.30)";
    }
    return NULL;
}

static const char *broken_retreat(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];
    const int u = frame->arg[0];

    for (int k = 0; k < i; k++)
        if (s->head.frame[k].step == GT_RETREAT)
            return "two retreats are under way (GT-14.26)";
    if (!is_of(f, s, u, f->side[u]) || (gt_is_house(f, s->at[u]) && s->trail_n == 1))
        return "a unit is to retreat that cannot (GT-15.1, GT-21.2)";
    if (s->trail_n < 1 || s->trail[s->trail_n - 1] != s->at[u] || frame->arg[1] < 1 ||
        frame->arg[1] + s->trail_n > 4)
        return "a retreat is not where its hexes lead (GT-15.3)";
    return NULL;
}

static const char *broken_along(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];
    const int l = frame->arg[0], u = frame->arg[1];
    int base = i - 1;

    while (s->head.frame[base].step == GT_GO_ALONG)
        if (s->head.frame[base--].arg[0] == l)
            return "a leader is asked twice whether he goes along (GT-17.3)";
    if (!gt_is_leader(f, l) || !gt_on_map(s, u) || s->at[l] != s->at[u] ||
        f->side[l] != f->side[u] || s->head.frame[base].arg[0] != u || gt_has(&s->along, l) ||
        (s->head.frame[base].step == GT_RETREAT && s->trail_n != 1))
        return "a leader is to go along with a unit that does not leave his hex (GT-17.3)";
    return NULL;
}

/* Those who go along stand with the one that goes. */
static const char *broken_company(const gt_field *f, const gt_state *s, const lin_frame *frame)
{
    gt_set rest = s->along;

    for (int l; (l = gt_next(&rest)) >= 0;)
        if (l >= f->units || !gt_is_leader(f, l) || s->at[l] != s->at[frame->arg[0]] ||
            f->side[l] != f->side[frame->arg[0]])
            return "somebody goes along who is no leader in that hex (GT-17.3)";
    return NULL;
}

static const char *broken_checks(const gt_field *f, const gt_state *s)
{
    gt_set rest = s->group;

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (u >= f->units || gt_is_leader(f, u))
            return "somebody is to check morale who has none (GT-14.24)";
    return NULL;
}

static const char *broken_befalling(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];
    const char *why;

    switch (frame->step) {
    case GT_SUFFER:
        return broken_suffering(f, s, i);
    case GT_RETREAT:
    case GT_ADVANCE_GO:
        why = frame->step == GT_RETREAT ? broken_retreat(f, s, i) : broken_advance(f, s, frame);
        return why ? why : broken_company(f, s, frame);
    case GT_GO_ALONG:
        return broken_along(f, s, i);
    case GT_CHECKS:
        return broken_checks(f, s);
    case GT_CHECK_DIE:
        return is_of(f, s, frame->arg[0], f->side[frame->arg[0]])
                   ? NULL
                   : "a unit is to check morale that is not there (GT-14.24)";
    case GT_CAPTURE:
        return is_by_fire(s) ? "a shot captures nobody (GT-10.28)" : NULL;
    default:
        return NULL;
    }
}

const char *gt_broken_combat(const gt_field *f, const gt_state *s, int i)
{
    const lin_frame *frame = &s->head.frame[i];
    const char *why;

    if (i && frame[-1].step == GT_COMBAT_ENDS && frame[-1].arg[0] != (frame->step == GT_ADVANCE))
        return "an advance is the last of a combat (GT-14.3)";
    switch (frame->step) {
    case GT_MAKE_UP:
        return frame->arg[1] == s->combats + 1
                   ? NULL
                   : "another combat is made up than the next (GT-11.17)";
    case GT_COMBAT_ENDS:
        return s->results[0] <= GT_RESULTS && s->results[1] <= GT_RESULTS && frame->arg[0] >= 0 &&
                       frame->arg[0] <= 1
                   ? NULL
                   : "a combat ends with a result that there is not (GT-14.1)";
    case GT_RIDE_OFF:
        return broken_ride(f, s, frame, frame - 1);
    case GT_LEAD:
    case GT_TACTIC:
        if (frame[-1].step != frame->step && frame->arg[0] != gt_defender(s))
            return "the attacker is asked before the defender (GT-24.2)";
        return broken_fight(f, s);
    case GT_REVEAL:
    case GT_TACTICS_DIE:
    case GT_COMBAT_DIE:
    case GT_REROLL:
    case GT_COMBAT_RESULT:
        why = broken_die(s, frame);
        return why ? why : broken_fight(f, s);
    case GT_ADVANCE:
        return broken_advance(f, s, frame);
    default:
        return broken_befalling(f, s, i);
    }
}
