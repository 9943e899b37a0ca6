/* fire.c -- guns that defend (GT-10.1), rifles of both sides (GT-10.10), the militia's gun
 * (GT-23.30): one shot at a time (GT-10.6), to hit and for damage. Nobody has to fire (GT-10.8),
 * and a shot is no bar to an attack afterwards (GT-10.14): close combat never asks who has fired.
 */
#include "rules/germantown/germantown.h"

static bool by_rifles(int step)
{
    return step == GT_RIFLES;
}

/* The rule on targets and range. */
static const char *rule_of(int step)
{
    return step == GT_GUNS ? "GT-10.1" : step == GT_RIFLES ? "GT-10.12" : "GT-23.31";
}

/* ---- the phase ---- */

/* arg: who fires, which step. Nobody who could: nobody is asked. */
void gt_run_fire_opens(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;

    if (frame->arg[1] != GT_SHELL)
        lin_tell(p, E_PHASE, frame->arg[0],
                 frame->arg[1] == GT_GUNS ? R_GUNS_PHASE : R_RIFLES_PHASE);
    for (int u = 0; u < GT_UNITS; u++) {
        s->mark[u] &= (uint16_t)~GT_FIRED;
        /* GT-10.7: the target of one shot in a phase; the rifle phase is one for both sides
         * (GT-10.10), and the militia's gun fires in it. */
        if (frame->arg[1] == GT_GUNS || (frame->arg[1] == GT_RIFLES && frame->arg[0] != s->side))
            s->mark[u] &= (uint16_t)~GT_SHOT_AT;
    }
    gt_push(p, frame->arg[1], frame->arg[0], 0, 0);
}

/* ---- who may fire ---- */

/* GT-10.11, GT-23.35: some of the line have rifles, and fire with these alone. GT-10.13: of a shot
 * either the guns count or the rifles. */
static int strength_of(const gt_field *f, const gt_state *s, int u, bool rifles)
{
    if (!rifles)
        return gt_is_gun(f, u) ? gt_strength(f, s, u) : 0;
    return f->type[u] == GT_RIFLE ? gt_strength(f, s, u) : f->rifles[u];
}

int gt_fire_strength(const gt_field *f, const gt_state *s, gt_set firers, bool rifles)
{
    int sum = 0;

    for (int u; (u = gt_next(&firers)) >= 0;)
        sum += strength_of(f, s, u, rifles);
    return sum;
}

/* GT-10.2: a pinned gun is as good as any. */
static bool may_fire(const gt_field *f, const gt_state *s, int step, int side, int u)
{
    if (f->side[u] != side || !gt_on_map(s, u) || !gt_is_steady(s, u) || (s->mark[u] & GT_FIRED) ||
        gt_is_leader(f, u) || strength_of(f, s, u, by_rifles(step)) == 0)
        return false;
    return step != GT_SHELL ||
           ((f->flags[u] & GT_IS_MILITIA) && f->shelling[s->at[u]] && !(s->mark[u] & GT_MOVED));
}

static lin_status refuse_wrong_arm(const gt_field *f, const gt_state *s, int step, int u,
                                   lin_refusal *why)
{
    const bool gun = gt_is_gun(f, u), rifles = strength_of(f, s, u, true) > 0;

    if (step == GT_SHELL)
        return lin_refuse(why, LIN_ILLEGAL, "GT-23.30",
                          "%s is no militia gun, and no other fires from the bombardment zone.",
                          gt_id(f, u));
    if (gun && f->side[u] == s->side)
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.9",
                          "%s does not fire in its own player turn; guns fire in the enemy's.",
                          gt_id(f, u));
    if (gun)
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.13",
                          "%s is a gun and does not fire among rifles; name rifles alone.",
                          gt_id(f, u));
    if (rifles && step == GT_GUNS)
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.13",
                          "%s has rifles and does not fire among guns; name guns alone.",
                          gt_id(f, u));
    return lin_refuse(why, LIN_ILLEGAL, step == GT_RIFLES ? "GT-10.11" : "GT-10.1",
                      step == GT_RIFLES ? "%s has no rifles; name units that have."
                                        : "%s is no artillery; name guns.",
                      gt_id(f, u));
}

static const char *rule_of_unsteady(int step)
{
    return step == GT_GUNS ? "GT-10.3" : step == GT_RIFLES ? "GT-10.11" : "GT-23.30";
}

/* Why a unit that may not fire may not. */
static lin_status refuse_firer(const gt_field *f, const gt_state *s, int step, int side, int u,
                               lin_refusal *why)
{
    const bool fits = step != GT_SHELL || (f->flags[u] & GT_IS_MILITIA);

    if (f->side[u] != side && step == GT_GUNS)
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.9",
                          "%s is the phasing player's; only guns of the other side fire now.",
                          gt_id(f, u));
    if (f->side[u] != side || !gt_on_map(s, u))
        return lin_refuse(why, LIN_ILLEGAL, rule_of(step),
                          "%s is not yours or not on the map; fire with units of yours that are.",
                          gt_id(f, u));
    if (strength_of(f, s, u, by_rifles(step)) == 0 || !fits)
        return refuse_wrong_arm(f, s, step, u, why);
    if (s->mark[u] & GT_FIRED)
        return lin_refuse(why, LIN_ILLEGAL, step == GT_GUNS ? "GT-10.1" : "GT-2.7",
                          "%s has fired in this phase; a unit fires once in it.", gt_id(f, u));
    if (!gt_is_steady(s, u))
        return lin_refuse(why, LIN_ILLEGAL, rule_of_unsteady(step),
                          "%s is disrupted, shattered or panicked and does not fire before it has "
                          "rallied.",
                          gt_id(f, u));
    if (!f->shelling[s->at[u]])
        return lin_refuse(why, LIN_ILLEGAL, "GT-23.30",
                          "%s does not stand in the bombardment zone; only there it may fire now.",
                          gt_id(f, u));
    return lin_refuse(why, LIN_ILLEGAL, "GT-23.30",
                      "%s has moved in this player turn; it fires now only if it stood still.",
                      gt_id(f, u));
}

/* Within range (GT-10.1, GT-10.12, GT-22.5) and in sight (chapter 9); who has an enemy next to him
 * fires at such a one alone (GT-10.4). */
static lin_status check_firer(const gt_field *f, const gt_state *s, int step, int side, int u,
                              int target, lin_refusal *why)
{
    const int range = step == GT_SHELL ? GT_FAR : gt_range(s);
    int far;

    if (!may_fire(f, s, step, side, u))
        return refuse_firer(f, s, step, side, u, why);
    far = gt_distance(f, s->at[u], s->at[target]); /* both are on the map */
    if (far > range)
        return lin_refuse(why, LIN_ILLEGAL, range < GT_FAR ? "GT-22.5" : rule_of(step),
                          "%s is %d hexes away from %s, and %s a shot carries %d.",
                          gt_id(f, target), far, gt_id(f, u),
                          range < GT_FAR ? "in this fog" : "at most", range);
    if (far > 1 && gt_near_troops(f, s, s->at[u], gt_other(side)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.4",
                          "%s has an enemy next to it and may fire at no other.", gt_id(f, u));
    return gt_check_sight(f, s, s->at[u], s->at[target], why);
}

static bool is_target(const gt_field *f, const gt_state *s, int side, int target)
{
    return f->side[target] != side && gt_on_map(s, target) && !gt_is_leader(f, target) &&
           !(s->mark[target] & GT_SHOT_AT);
}

lin_status gt_check_shot(const gt_field *f, const gt_state *s, int step, int side, gt_set firers,
                         int target, lin_refusal *why)
{
    gt_set rest = firers;
    int column = -1;

    if (f->side[target] == side || !gt_on_map(s, target) || gt_is_leader(f, target))
        return lin_refuse(why, LIN_ILLEGAL, rule_of(step),
                          "Fire at an enemy combat unit on the map, and at no leader.");
    if (s->mark[target] & GT_SHOT_AT)
        return lin_refuse(why, LIN_ILLEGAL, "GT-10.7",
                          "%s has been fired at; once in a phase is all.", gt_id(f, target));
    for (int u; (u = gt_next(&rest)) >= 0;) {
        const lin_status status = check_firer(f, s, step, side, u, target, why);
        int far;

        if (status != LIN_OK)
            return status;
        far = gt_distance(f, s->at[u], s->at[target]) > 1;
        if (column >= 0 && far != column)
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-10.5",
                "They fire together only if all are adjacent to the target, or none is.");
        column = far;
    }
    return LIN_OK;
}

/* ---- asking ---- */

lin_side gt_who_fire(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

static void add_shot(int target, gt_set firers, lin_list *out)
{
    lin_order o = { .verb = V_FIRE, .nargs = 1, .arg = { target } };

    for (int u; (u = gt_next(&firers)) >= 0;)
        if (!lin_order_add_unit(&o, 1, u))
            return;
    lin_list_add(out, o);
}

/* Each alone, and all of a range together; any others of a range may be named. */
void gt_list_fire(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int side = frame->arg[0], step = frame->step;
    gt_set able = { { 0, 0 } }, rest = f->side_set[side];

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (may_fire(f, s, step, side, u))
            gt_add(&able, u);
    rest = gt_and(f->side_set[gt_other(side)], f->combat_set);
    for (int t; !gt_is_empty(able) && (t = gt_next(&rest)) >= 0;) {
        gt_set firers = able, by_range[2] = { { { 0, 0 } }, { { 0, 0 } } };

        if (!is_target(f, s, side, t))
            continue;
        for (int u; (u = gt_next(&firers)) >= 0;)
            if (gt_distance(f, s->at[u], s->at[t]) <= GT_FAR &&
                check_firer(f, s, step, side, u, t, NULL) == LIN_OK) {
                gt_add(&by_range[gt_distance(f, s->at[u], s->at[t]) > 1], u);
                add_shot(t, gt_one(u), out);
            }
        for (int i = 0; i < 2; i++)
            if (gt_count(by_range[i]) > 1)
                add_shot(t, by_range[i], out);
    }
    gt_answer0(out, V_PASS);
}

lin_status gt_check_fire(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    if (o->verb == V_PASS)
        return LIN_OK;
    if (o->verb != V_FIRE)
        return lin_not_now(v->field, frame, o, why);
    return gt_check_shot(gt_field_of(v->field), v->state, frame->step, frame->arg[0],
                         gt_units_of(o, 1), o->arg[0], why);
}

/* GT-10.17 to GT-10.26, added up (GT-10.27). Of several who fire, works count if they are in the
 * way of any (GT-10.26; sight.c tells whether, GT-10.18 and GT-10.19), and the first time only if
 * it is the first for all (GT-10.25). */
gt_sum gt_fire_sum(const gt_field *f, const gt_state *s, gt_set firers, int target, bool rifles)
{
    const int cell = s->at[target];
    bool works = false, fresh = rifles;
    gt_sum sum = { 0 };

    for (int u; (u = gt_next(&firers)) >= 0;) {
        works |= gt_over_works(f, s->at[u], cell);
        fresh &= !(s->mark[u] & GT_BEEN_IN_FIRE);
    }
    if (gt_is_house(f, cell))
        gt_sum_add(&sum, R_TARGET_IN_HOUSE, gt_ground_rows[GT_HOUSE].fire);
    if (works)
        gt_sum_add(&sum, R_ACROSS_WORKS, -1);
    if (f->ground[cell] == GT_LIGHT_WOODS || f->ground[cell] == GT_HEAVY_WOODS)
        gt_sum_add(&sum, R_IN_WOODS, gt_ground_rows[f->ground[cell]].fire);
    if (f->type[target] == GT_LIGHT)
        gt_sum_add(&sum, R_LIGHT_INFANTRY, -1);
    if (gt_is_gun(f, target))
        gt_sum_add(&sum, R_AT_GUNS, 1);
    if (f->type[target] == GT_CAVALRY)
        gt_sum_add(&sum, R_AT_CAVALRY, 1);
    if (fresh)
        gt_sum_add(&sum, R_FIRST_FIRE, 1);
    return sum;
}

/* GT-23.29: whoever is fired at, hit or not, is roused, and the leaders with him. */
static void rouse(const gt_field *f, gt_state *s, int target)
{
    gt_set rest = gt_and(gt_units_in(f, s, s->at[target], f->side[target]), f->leader_set);

    s->mark[target] |= GT_ROUSED;
    for (int l; (l = gt_next(&rest)) >= 0;)
        s->mark[l] |= GT_ROUSED;
}

void gt_take_fire(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const bool rifles = by_rifles(frame->step);
    const int target = o->arg[0];
    gt_set firers = gt_units_of(o, 1), rest = firers;
    gt_sum sum;
    int strength;

    if (o->verb == V_PASS) {
        gt_pop(p);
        return;
    }
    strength = gt_fire_strength(f, s, firers, rifles);
    sum = gt_fire_sum(f, s, firers, target, rifles);
    for (int u; (u = gt_next(&rest)) >= 0;) {
        s->mark[u] |= GT_FIRED | (rifles ? GT_BEEN_IN_FIRE : 0); /* GT-23.37: each its own */
        lin_tell(p, E_FIRE, u, target, strength_of(f, s, u, rifles), s->at[target]);
    }
    s->mark[target] |= GT_SHOT_AT;
    if (f->side[target] == f->british)
        rouse(f, s, target);
    gt_tell_sum(p, &sum);
    s->fire_flags = (uint8_t)(rifles ? GT_FIRE_RIFLES : 0);
    s->target_unit = (uint8_t)target;
    s->fire_drm = (int8_t)sum.total;
    s->need = (uint8_t)gt_to_hit(strength, gt_distance(f, s->at[gt_first(firers)], s->at[target]));
    gt_push(p, GT_HIT_DIE, target, 0, 0);
}

/* ---- the dice ---- */

static void ask_d10(lin_roll_ask *out, const gt_field *f, int target, const char *rule,
                    const char *purpose)
{
    out->n = 1;
    out->faces = 10;
    out->from_zero = true;
    out->side = (lin_side)gt_other(f->side[target]);
    out->better = 1;
    out->rule = rule;
    out->purpose = purpose;
}

void gt_roll_hit(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_state *s = v->state;
    const int need = s->need - s->fire_drm;

    ask_d10(out, gt_field_of(v->field), frame->arg[0], "GT-10.15", "to hit");
    out->classes = 2;
    out->need = (uint8_t)(need < 0 ? 0 : need);
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face >= need;
}

void gt_land_hit(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_state *s = p->state;
    const int target = frame->arg[0], total = face[0] + s->fire_drm;

    /* GT-10.16: the number itself is enough. */
    lin_tell(p, E_HIT_ROLL, target, face[0], total, s->need);
    gt_push(p, GT_SHOT_ENDS, 0, 0, 0);
    if (total >= s->need)
        gt_push(p, GT_DAMAGE_DIE, target, 0, 0);
    else
        lin_tell(p, E_MISSED, target);
}

void gt_roll_damage(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    ask_d10(out, f, frame->arg[0], "GT-10.28", "damage");
    out->classes = GT_RESULTS;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)gt_fire_damage(s->fire_flags & GT_FIRE_RIFLES,
                                                      gt_is_gun(f, frame->arg[0]), face);
}

/* GT-10.30, GT-10.31: on the target as on a lead unit; the leader first; then the others of the hex
 * check, but not after AM (GT-10.29). Nobody advances: no such step is laid on (GT-10.32). */
void gt_land_damage(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int target = frame->arg[0], side = f->side[target];
    const gt_result r =
        gt_fire_damage(s->fire_flags & GT_FIRE_RIFLES, gt_is_gun(f, target), face[0]);

    lin_tell(p, E_DAMAGE_ROLL, target, face[0]);
    lin_tell(p, E_FIRE_RESULT, (int32_t)r, target);
    s->lead[side] = (uint8_t)target;
    s->part[side] = gt_troops_in(f, s, s->at[target], side);
    gt_suffer(p, side, r);
    if (r == GT_ONE_STAR) {
        const gt_set leaders = gt_and(gt_units_in(f, s, s->at[target], side), f->leader_set);

        if (!gt_is_empty(leaders))
            gt_leader_falls(p, gt_first(leaders), R_COMBAT_CASUALTY);
    }
}

void gt_run_shot_ends(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;

    (void)frame;
    s->fire_flags = s->target_unit = s->need = 0;
    s->fire_drm = 0;
    for (int i = 0; i < LIN_SIDES; i++) {
        s->lead[i] = 0;
        s->part[i] = (gt_set){ { 0, 0 } };
    }
}
