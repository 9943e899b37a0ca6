/* fire.c -- a volley: who may fire, the pool, the dice and what they do. LF-SH-17 to LF-SH-38,
 * LF-WP, LF-CM-27. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"

static bool is_cannon(const lin_view *view, int u)
{
    return lf_weapon_of(view, u) == LF_LIGHT_CANNON || lf_weapon_of(view, u) == LF_HEAVY_CANNON;
}

/* ---- May it fire at all ---- */

/* LF-CO-01, LF-CO-02: loaded weapons. */
lin_status lf_check_ready(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->formation[u] == LF_COLUMN && !(s->mark[u] & LF_INSIDE))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-13", "%s is in column and cannot fire.",
                          lf_id(f, u));
    if (s->mark[u] & LF_UNLOADED)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CO-02", "%s is not loaded; reload first.",
                          lf_id(f, u));
    return lf_check_ammunition(view, u, why);
}

/* LF-WP-03, LF-WP-04, LF-WP-18 */
lin_status lf_check_load(const lin_view *view, int u, int load, int32_t distance, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (is_cannon(view, u) != (load != LF_SHOT))
        return lin_refuse(why, LIN_ILLEGAL, "LF-WP-03",
                          is_cannon(view, u) ? "%s fires solid or grape."
                                             : "%s fires shot; solid and grape are for cannon.",
                          lf_id(f, u));
    if (load == LF_GRAPE && distance > LF_IN(12))
        return lin_refuse(why, LIN_ILLEGAL, "LF-WP-04", "Grape reaches 12 inches; fire solid.");
    return LIN_OK;
}

/* LF-CO-03: as it stands now; where it stood before does not matter. */
static lin_status check_target(const lin_view *view, int u, int e, lf_target *t, int n, int *which,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_sight sight;

    for (*which = 0; *which < n; (*which)++)
        if (t[*which].unit == e)
            return LIN_OK;
    if (!lf_is_element(f, e) || f->side[e] == f->side[u] || s->where[e] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SH-03", "%s is no enemy element on the table.",
                          lf_id(f, e));
    if (lf_is_locked(s, e))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SH-10", "%s is in melee; nobody fires into one.",
                          lf_id(f, e));
    lf_see(view, u, e, &sight);
    if (!lf_reaches(view, u, sight.distance))
        return lin_refuse(why, LIN_ILLEGAL, "LF-WP-01",
                          "%s is %d.%d inches away, which the weapons of %s do not reach.",
                          lf_id(f, e), (int)(sight.distance / LIN_INCH),
                          (int)(sight.distance % LIN_INCH * 10 / LIN_INCH), lf_id(f, u));
    if (!sight.visible)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SI-15", "%s cannot see %s%s%s.", lf_id(f, u), lf_id(f, e),
            sight.blocker == LF_NONE ? ", which is outside its arc" : "; in the way is ",
            sight.blocker == LF_NONE ? ""
            : sight.blocked_by_piece ? lf_piece_name(f, sight.blocker)
                                     : lf_id(f, sight.blocker));
    return lin_refuse(why, LIN_ILLEGAL, "LF-SH-04", "%s must fire at %s, the greater threat.",
                      lf_id(f, u), n ? lf_id(f, t[0].unit) : "nobody");
}

/* LF-DM-05: an order to fire may turn it, too. */
static lin_status check_shot_by_order(const lin_view *view, int u, int target, int load,
                                      lin_refusal *why)
{
    const lf_state *s = view->state;
    tb_angle facing;
    lin_status status = lf_check_shot(view, u, target, load, &facing, why);
    tb_pose pose;
    tb_body turned;

    if (status != LIN_OK || s->level[u] != LF_EXHAUSTED || facing == s->facing[u] ||
        (status = lf_check_facing(view, u, facing, true, &pose, why)) != LIN_OK)
        return status;
    tb_form(&pose, &turned);
    return lf_check_new_threat_zones(view, u, &turned, why);
}

/* A shot by order. Arguments: the target, which is one (LF-CO-07), and the load. */
lin_status lf_check_fire(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];
    lin_status status = lf_check_ready(view, u, why);
    int which = 0;

    if (s->mark[u] & LF_INSIDE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-11",
                          "%s is in a building: order it to fire out by one of its sides.",
                          lf_id(f, u));
    if (status != LIN_OK)
        return status;
    status = check_target(view, u, o->arg[0], t, lf_fire_targets(view, u, t), &which, why);
    if (status != LIN_OK ||
        (status = lf_check_load(view, u, o->arg[1], t[which].sight.distance, why)) != LIN_OK)
        return status;
    return check_shot_by_order(view, u, o->arg[0], o->arg[1], why);
}

static void list_shots(const lin_view *view, int u, int verb, lin_list *out)
{
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];
    int n;

    if (s->mark[u] & LF_INSIDE || lf_check_ready(view, u, NULL) != LIN_OK)
        return;
    n = lf_fire_targets(view, u, t);
    for (int i = 0; i < n; i++)
        for (int load = LF_SHOT; load <= LF_GRAPE; load++) {
            if (lf_check_load(view, u, load, t[i].sight.distance, NULL) == LIN_OK &&
                check_shot_by_order(view, u, t[i].unit, load, NULL) == LIN_OK)
                lin_list_add(
                    out,
                    (lin_order){ .verb = (uint8_t)verb, .nargs = 2, .arg = { t[i].unit, load } });
        }
}

void lf_list_fire(const lin_view *view, int u, lin_list *out)
{
    list_shots(view, u, LV_FIRE, out);
}

void lf_take_fire(lin_play *p, int u, const lin_order *o)
{
    lf_shoot(p, u, o->arg[0], o->arg[1], LF_BY_ORDER);
}

/* ---- LF-SH-13, LF-IP-16: to turn through a friend, or not to fire ---- */

void lf_shoot(lin_play *p, int u, int target, int load, int cause)
{
    lf_state *s = p->state;
    tb_angle facing;

    lin_push(s, LF_SHOOT, u, target, load);
    if (lf_check_shot(&p->view, u, target, load, &facing, NULL) == LIN_OK &&
        lf_friend_in_turn(&p->view, u, facing, true) != LF_NONE)
        lin_push(s, LF_DISORDERS_FRIENDS, u, target, cause);
}

/* LF-CM-27: the shot lies on the agenda; before it he pays, goes to them, and they are tested. */
static void concentrate(lin_play *p, int u)
{
    const lf_state *s = p->state;

    lf_spend(p, s->issuer);
    lf_attach(p, s->issuer, u);
    lf_test(p, u, LF_TEST_VOLLEY, s->issuer, 0);
}

/* LF-CO-04: who does not fire has spent nothing. */
void lf_take_disorders_friends(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];

    if (o->verb == LV_YES) {
        if (frame->arg[2] == LF_BY_VOLLEY)
            concentrate(p, u);
        return;
    }
    lin_pop(s);
    if (s->head.depth > 0 && lin_top(&s->head)->step == LF_FIT_TO_CHARGE &&
        lin_top(&s->head)->arg[0] == frame->arg[1])
        lin_pop(s); /* nothing was fired at him that he would have to be looked at for */
    if (frame->arg[2] == LF_BY_SNAP) {
        s->mark[u] |= LF_HAS_C;
        kit_set_drop(&s->reacted, u);
    } else if (frame->arg[2] == LF_BY_REACTION) {
        lin_push(s, LF_REACTION, u, frame->arg[1], lf_pace_of_charger(s, frame->arg[1]));
    } else {
        s->c++;
        s->act &= (uint16_t)~LF_ACT_CONCENTRATED;
        if (s->head.depth > 0 && s->head.frame[s->head.depth - 1].step == LF_REACT)
            lin_pop(s);
    }
}

/* ---- LF-CM-27 to LF-CM-29: a Concentrated Volley ---- */

/* Out of a building: at the first target by the side that serves best; at another as in LF-BU-11.
 */
static lin_status check_from_house(const lin_view *view, int u, const lin_order *o,
                                   lin_refusal *why)
{
    const lin_status status = lf_check_ready(view, u, why);

    if (status != LIN_OK)
        return status;
    return lf_best_side(view, u, o->arg[0], o->arg[1], why) < KIT_EDGES ? LIN_OK : LIN_ILLEGAL;
}

static void list_from_house(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        for (int load = LF_SHOT; load <= LF_GRAPE; load++) {
            const lin_order o = { .verb = LV_VOLLEY, .nargs = 2, .arg = { e, load } };

            if (check_from_house(view, u, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
}

lin_status lf_check_volley(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (lf_check_trust(view, s->issuer, u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (!lf_can_spend(view, s->issuer, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-27",
                          "Nobody can concentrate the volley of %s: its issuing commander needs a "
                          "command point, and no "
                          "attachment elsewhere.",
                          lf_id(f, u));
    return s->mark[u] & LF_INSIDE ? check_from_house(view, u, o, why)
                                  : lf_check_fire(view, u, o, why);
}

void lf_list_volley(const lin_view *view, int u, lin_list *out)
{
    const lf_state *s = view->state;

    if (!lf_can_spend(view, s->issuer, u))
        return;
    if (s->mark[u] & LF_INSIDE)
        list_from_house(view, u, out);
    else
        list_shots(view, u, LV_VOLLEY, out);
}

void lf_take_volley(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;

    if (s->mark[u] & LF_INSIDE) {
        lin_push(s, LF_OTHER_TARGET, u, o->arg[0],
                 LF_FIRED_OUT(lf_best_side(&p->view, u, o->arg[0], o->arg[1], NULL), o->arg[1], 0));
        concentrate(p, u);
        return;
    }
    lf_shoot(p, u, o->arg[0], o->arg[1], LF_BY_VOLLEY);
    if (lin_top(&s->head)->step != LF_DISORDERS_FRIENDS) /* else he is asked first */
        concentrate(p, u);
}

void lf_volley_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)u, (void)extra;
    s->act |= LF_ACT_CONCENTRATED;
}

void lf_volley_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* ---- The pool: LF-SH-18 to LF-SH-28 ---- */

/* LF-FF-04: half of the shooter's stands with the leader, completely in the target's flank. */
static bool shoots_flank(const lin_view *view, int u, int target)
{
    const lf_state *s = view->state;
    const tb_arc arc = lf_arc(view, target);
    const tb_body *b = lf_body(view, u);
    bool leader = false;
    const int behind = tb_behind(&arc, b, &leader);

    return !(s->mark[target] & LF_INSIDE) && leader && 2 * behind >= b->stands;
}

int lf_action_dice(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return lf_stats[f->type[u]].action[f->size[u]] -
           (s->level[u] == LF_EXHAUSTED); /* LF-SH-19, LF-DM-03 */
}

/* LF-SE-15 */
int lf_numbers(const lf_field *f, int u)
{
    return lf_has_skill(f, u, LF_SKILL_NUMBERS) ? 2 : 0;
}

/* share: LF-BU-14, its dice out of a building, perhaps fewer than none; NULL: all it has. */
void lf_fire_pool(const lin_view *view, int u, int target, int load, const lf_sight *sight,
                  const int *share, kit_sum *sum)
{
    const lf_state *s = view->state;
    const bool mortar = lf_weapon_of(view, u) == LF_MORTAR, inside = s->mark[target] & LF_INSIDE;
    const bool through_walls = load == LF_SOLID || mortar || lf_weapon_of(view, u) == LF_ROCKET;

    *sum = (kit_sum){ 0 };
    kit_sum_add(sum, LF_WHY_SHARE, share ? *share : 0);
    kit_sum_add(sum, LF_WHY_BASE, share ? 0 : 2);
    kit_sum_add(sum, LF_WHY_ACTION, share ? 0 : lf_action_dice(view, u));
    kit_sum_add(sum, LF_WHY_NUMBERS, share ? 0 : lf_numbers(lf_field_of(view->field), u));
    kit_sum_add(sum, LF_WHY_TARGET_COVER,
                sight->cover && !mortar && !(inside && through_walls)
                    ? -1
                    : 0); /* LF-WP-13, LF-WP-17, LF-BU-18 */
    kit_sum_add(sum, LF_WHY_TARGET_OPEN,
                inside || s->formation[target] == LF_OPEN ? -1 : 0); /* LF-BU-17: both, inside */
    kit_sum_add(sum, LF_WHY_LONG, sight->distance > LF_IN(12) ? -1 : 0);
    kit_sum_add(sum, LF_WHY_POINT_BLANK, sight->distance <= LF_IN(3) ? 1 : 0);
    kit_sum_add(sum, LF_WHY_FLANK_SHOT, shoots_flank(view, u, target) ? 1 : 0);
    kit_sum_add(sum, LF_WHY_MARKERS, share ? 0 : -s->disorder[u]);
    kit_sum_add(sum, LF_WHY_GRAPE, load == LF_GRAPE ? 2 : 0);
}

/* LF-SH-39: the range is that from which it chose; everything else is judged as it stands now. */
void lf_see_after_turn(const lin_view *view, int u, int target, lf_sight *sight)
{
    lf_sight now;

    lf_see(view, u, target, &now);
    sight->cover = now.cover || !now.visible;
}

/* ---- The shot ---- */

/* Arguments: shooter, target, load. It turns, fires and is unloaded. */
void lf_run_shoot(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], target = frame->arg[1], load = frame->arg[2];
    lf_sight sight;
    kit_sum sum;
    tb_angle facing;

    if (s->where[u] != LF_ON_TABLE || s->where[target] != LF_ON_TABLE ||
        lf_check_shot(&p->view, u, target, load, &facing, NULL) != LIN_OK)
        return;
    if (s->mark[u] & LF_INSIDE)
        lf_see_from_side(&p->view, u, (kit_edge)lf_best_side(&p->view, u, target, load, NULL),
                         target, &sight);
    else
        lf_see(&p->view, u, target, &sight);
    if (facing != s->facing[u]) {
        lf_face(p, u, facing, LE_FACES);
        lf_see_after_turn(&p->view, u, target, &sight);
    }
    lf_fire_pool(&p->view, u, target, load, &sight, NULL, &sum);
    lf_volley(p, u, target, load, &sight, &sum);
    lf_push_discs(p, u);
}

/* LF-SE-27: the active element fires at one who counter-charges it. */
static bool is_closing_fire(const lf_state *s, int u)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_COUNTER_HOME && s->head.frame[i].arg[1] == u)
            return true;
    return false;
}

/* LF-SE-26, LF-SE-28: the first of its activation; two shares out of a building are one. */
static bool fires_in_ranks(lin_play *p, int u)
{
    lf_state *s = p->state;
    const lin_frame *top = lin_top(&s->head);
    const bool first = lf_has_skill(lf_field_of(p->view.field), u, LF_SKILL_GERMAN_RANKS) &&
                       u == s->element && !(s->mark[u] & LF_VOLLEYED) && !is_closing_fire(s, u);

    if (first && !(top->step == LF_SHOOT_OUT && top->arg[0] == u))
        s->mark[u] |= LF_VOLLEYED;
    return first;
}

/* LF-SH-17: it has fired; now the dice. */
void lf_volley(lin_play *p, int u, int target, int load, const lf_sight *sight, const kit_sum *sum)
{
    lf_state *s = p->state;
    const bool second = s->mark[u] & LF_UNLOADED; /* of two shares out of a building */

    s->mark[u] |= LF_UNLOADED;
    s->shot =
        (lf_shot){ .shooter = (uint8_t)u,
                   .target = (uint8_t)target,
                   .load = (uint8_t)load,
                   .dice = (uint8_t)(sum->total > 0 ? sum->total : 1),
                   .need = sum->total > 0 ? 5 : 6, /* LF-BU-15 */
                   .cover =
                       (uint8_t)((sight->cover ? LF_TARGET_IN_COVER : 0) |
                                 (lf_in_defenses(&p->view, target, u) ? LF_TARGET_IN_DEFENSES : 0)),
                   .rakes = load == LF_SOLID && shoots_flank(&p->view, u, target),
                   .in_ranks = fires_in_ranks(p, u) };
    s->pool[0] = (lf_pool){ { 0 }, { 0 } };
    lin_tell(p, LE_FIRES, u, target, load, s->shot.dice, s->shot.need);
    kit_sum_tell(sum, p, LE_MODIFIER);
    if (s->shot.in_ranks)
        lin_tell(p, LE_IN_RANKS, u);
    lin_push(s, LF_SHOT_OVER, u, 0, 0); /* LF-SH-34, from the last to the first */
    lin_push(s, LF_SHOT_LANDS, u, target, load);
    if (!second)
        lf_use_ammunition(p, u);
    lin_push(s, LF_PIERCE, u, 0, 0);
    lin_push(s, LF_SHOT_ENCOURAGE, u, 0, 0);
    lin_push(s, LF_SHOT_AGAIN, u, 0, 0);
    lin_push(s, LF_SHOT_DICE, u, s->shot.dice, 0);
}

static void ask_pool(const lin_view *view, int n, const char *rule, lin_roll_ask *out)
{
    const lf_state *s = view->state;
    static const uint8_t classes[7] = { 0, 0, 1, 1, 1, 2, 3 }; /* 1 | 2-4 | 5 | 6 */

    *out = (lin_roll_ask){ .n = (uint8_t)n,
                           .faces = 6,
                           .classes = 4,
                           .rule = rule,
                           .purpose = "volley",
                           .better = 1,
                           .need = s->shot.need,
                           .side = (lin_side)lf_field_of(view->field)->side[s->shot.shooter] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = classes[i];
}

void lf_tell_dice(lin_play *p, int u, int need, int n, const uint8_t *face)
{
    int32_t arg[3 + LIN_DICE] = { u, need, 0 };

    if (!p->log)
        return;
    for (int i = 0; i < n; i++) {
        arg[3 + i] = face[i];
        arg[2] += face[i] >= need;
    }
    lin_log_add(p->log, LE_DICE, 3 + n, arg);
}

/* Arguments: the shooter, how many. */
void lf_roll_shot(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    ask_pool(view, frame->arg[1], "LF-SH-20", out);
}

void lf_land_shot(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    lf_tell_dice(p, s->shot.shooter, s->shot.need, frame->arg[1], face);
    for (int i = 0; i < frame->arg[1]; i++)
        s->pool[0].once[face[i] - 1]++;
}

static bool is_concentrated(const lf_state *s)
{
    return s->shot.in_ranks || (s->act & LF_ACT_CONCENTRATED && s->shot.shooter == s->element);
}

/* LF-CM-28: every miss of a Concentrated Volley is thrown again. */
void lf_run_shot_again(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    int misses = 0;

    if (!is_concentrated(s))
        return;
    for (int face = 1; face < s->shot.need; face++) {
        misses += s->pool[0].once[face - 1];
        s->pool[0].once[face - 1] = 0;
    }
    if (misses)
        lin_push(s, LF_SHOT_MORE_DICE, frame->arg[0], misses, 0);
}

void lf_roll_shot_more(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    ask_pool(view, frame->arg[1], "LF-CM-28", out);
}

void lf_land_shot_more(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    lf_tell_dice(p, s->shot.shooter, s->shot.need, frame->arg[1], face);
    for (int i = 0; i < frame->arg[1]; i++)
        s->pool[0].again[face[i] - 1]++;
}

/* ---- LF-CM-15: Encouraging Words on a volley ---- */

void lf_take_shot_encourage(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_KEEP_DICE)
        return;
    lf_spend(p, o->arg[0]);
    lf_attach(p, o->arg[0], frame->arg[0]);
    s->pool[0].once[o->arg[1] - 1]--;
    lin_push(s, LF_SHOT_ENCOURAGE, frame->arg[0], 0, 0);
    lin_push(s, LF_SHOT_MORE_DICE, frame->arg[0], 1, 0);
}

/* ---- LF-WP-06 to LF-WP-08: solid shot goes on ---- */

/* LF-WP-07: into the flank with a 5, too. */
static bool goes_on(const lf_state *s, int face)
{
    return face == 6 || (s->shot.rakes && face == 5 && s->shot.need == 5);
}

/* Arguments: the shooter; 1: the dice of the pool have been looked at. */
void lf_run_pierce(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    if (s->shot.load != LF_SOLID)
        return;
    for (int face = 5; frame->arg[1] == 0 && face <= 6; face++)
        if (goes_on(s, face))
            s->shot.pierce =
                (uint8_t)(s->shot.pierce + s->pool[0].once[face - 1] + s->pool[0].again[face - 1]);
    if (s->shot.pierce == 0)
        return;
    lin_push(s, LF_GOES_ON, frame->arg[0], 0, 0);
}

/* He may decline: two ones would make the volley ragged. */
void lf_take_goes_on(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    s->shot.pierce = (uint8_t)(o->verb == LV_YES ? s->shot.pierce - 1 : 0);
    if (o->verb == LV_NO)
        return;
    lin_push(s, LF_PIERCE, frame->arg[0], 1, 0);
    lin_push(s, LF_PIERCE_DICE, frame->arg[0], 0, 0);
}

void lf_roll_pierce(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)frame;
    ask_pool(view, 1, "LF-WP-06", out);
}

/* The chain has no end: each 6 earns another die. What is remembered has one: two ones make a
 * volley ragged, two sixes a punishing one, and nobody stands after MANY hits (the excess is more
 * than two sixes and all that helps a test: LF-DM-18). So a further 6 leads back to the same state,
 * and the odds of the whole chain are exact. */
#define MANY 18

static void remember(lf_state *s, int face)
{
    uint8_t *once = s->pool[0].once, *again = s->pool[0].again;
    const bool hit = face == 6 || (face == 5 && s->shot.need == 5);

    if (face == 1 && once[0] + again[0] < 2)
        again[0]++;
    else if (face == 6 && once[5] + again[5] < 2)
        again[5]++;
    else if (hit && once[4] + again[4] + once[5] + again[5] < MANY)
        again[s->shot.need == 5 ? 4 : 5]++;
}

void lf_land_pierce(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    (void)frame;
    remember(s, face[0]);
    s->shot.pierce = (uint8_t)(s->shot.pierce + goes_on(s, face[0]));
    lf_tell_dice(p, s->shot.shooter, s->shot.need, 1, face);
}

/* ---- What it does: LF-SH-29 to LF-SH-36 ---- */

/* Then the charge is the matter, and its odds are not told by the hits of a volley on the way. */
static bool is_charge_under_way(const lf_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_CHARGE_HOME)
            return true;
    return false;
}

/* LF-CM-27: two shares out of a building are one volley. */
static bool has_share_to_come(const lf_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_SHOOT_OUT && s->head.frame[i].arg[0] == s->shot.shooter)
            return true;
    return false;
}

void lf_run_shot_lands(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const lf_shot shot = s->shot;
    const int target = frame->arg[1], rocket = lf_weapon_of(&p->view, shot.shooter) == LF_ROCKET;
    const bool concentrated = is_concentrated(s);
    const int ones = s->pool[0].once[0] + s->pool[0].again[0],
              sixes = s->pool[0].once[5] + s->pool[0].again[5];             /* LF-SH-32 */
    const bool ragged = ones >= 2 && !concentrated, punishing = sixes >= 2; /* LF-SH-33 */
    const bool aimed = sixes > 0 && lf_has_skill(lf_field_of(p->view.field), shot.shooter,
                                                 LF_SKILL_MARKSMEN); /* LF-SK-19 */
    const bool shelled = shot.load != LF_SHOT || lf_weapon_of(&p->view, shot.shooter) == LF_MORTAR;
    int hits = sixes + (shot.need == 5 ? s->pool[0].once[4] + s->pool[0].again[4] : 0), markers;

    if (ragged && !punishing && hits > 0) /* LF-SH-31: both are neither */
        hits--;
    lin_tell(p, LE_VOLLEY, shot.shooter, target, hits);
    if (!is_charge_under_way(s))
        lin_tell(p, LE_STRIKES, target, lf_hits_left(&p->view, target, hits));
    if (ragged != punishing)
        lin_tell(p, ragged ? LE_RAGGED : LE_PUNISHING, shot.shooter);
    if (!has_share_to_come(s))
        s->act &= (uint16_t)~LF_ACT_CONCENTRATED;
    s->pool[0] = (lf_pool){ { 0 }, { 0 } };
    markers = (rocket ? hits * LF_MARKS_ROCKET : 0) |
              (punishing && !ragged ? LF_MARKS_PUNISHED : 0) | (aimed ? LF_MARKS_AIMED : 0) |
              (!rocket && shelled ? LF_MARKS_SHELLED : 0);
    if (rocket) /* LF-CM-49, LF-SE-14: markers alone are no hits, and endanger no commander */
        hits = 0;
    if (lf_is_shared(&p->view, target)) { /* LF-OP-27 */
        lf_deal_hits(p, target, hits, markers);
        return;
    }
    lf_mark_by_volley(p, target, markers, hits);
    lf_suffer(p, target, hits, shot.cover);
}

/* Until the target has been tested it must be known who fired. */
void lf_run_shot_over(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    (void)frame;
    s->shot = (lf_shot){ .shooter = LF_NONE };
}
