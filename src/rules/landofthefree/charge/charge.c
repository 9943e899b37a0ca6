/* charge.c -- a charge: declared, aimed, its first move, the pause, and home. LF-ML-09 to LF-ML-24,
 * LF-ML-55 to LF-ML-57. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- The orders: charge, and inspire ---- */

lin_status lf_check_charge(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];
    lf_charge c;
    lin_status status;
    int n;

    if (s->m == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-01",
                          "%s has no Maneuver Order left to charge with.", lf_id(f, u));
    if ((status = lf_check_sphere(view, u, why)) != LIN_OK ||
        (status = lf_plan_charge(view, u, o->arg[0], 2, &c, why)) != LIN_OK)
        return status;
    n = lf_charge_targets(view, u, 2, t);
    for (int i = 0; i < n; i++)
        if (t[i].unit == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, n ? "LF-ML-07" : "LF-ML-08",
                      n ? "%s must charge %s, the greater threat."
                        : "%s must not charge past the nearest enemy%s.",
                      lf_id(f, u), n ? lf_id(f, t[0].unit) : "");
}

static void list_charges(const lin_view *view, int u, int verb, lin_list *out)
{
    const lf_state *s = view->state;
    lf_target t[LF_UNITS];
    int n;

    if (s->m == 0 || lf_check_sphere(view, u, NULL) != LIN_OK)
        return;
    n = lf_charge_targets(view, u, 2, t);
    for (int i = 0; i < n; i++)
        lf_answer1(out, verb, t[i].unit);
}

void lf_list_charge(const lin_view *view, int u, lin_list *out)
{
    list_charges(view, u, LV_CHARGE, out);
}

void lf_take_charge(lin_play *p, int u, const lin_order *o)
{
    if (!lf_asks_to_wheel(p, u, o->arg[0], LF_WHEELS_TO_CHARGE))
        lf_go_charge(p, u, o->arg[0], false);
}

/* LF-ML-09, LF-ML-10: who is not Fit is tested before it declares the charge. LF-CM-23, LF-CM-26:
 * inspired, the commander is with it before that test, and the test for his special order comes
 * after it. */
void lf_go_charge(lin_play *p, int u, int e, bool inspired)
{
    lf_state *s = p->state;

    lin_push(s, LF_CHARGE_GO, u, e, 0);
    if (inspired) {
        lf_spend(p, s->issuer);
        lf_attach(p, s->issuer, u);
        lin_push(s, LF_INSPIRE, u, 0, 0);
    }
    if (lf_fears_steel(&p->view, u)) /* LF-SE-47, LF-SE-49 */
        lin_push(s, LF_STEADY, u, 0, 0);
    if (s->level[u] != LF_FIT)
        lf_test(p, u, LF_TEST_CHARGE, LF_NONE, 0);
}

/* LF-CM-23 */
lin_status lf_check_inspire(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (lf_check_trust(view, s->issuer, u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (!lf_can_spend(view, s->issuer, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-23",
                          "Nobody can inspire the charge of %s: its issuing commander needs a "
                          "command point, and no "
                          "attachment elsewhere.",
                          lf_id(f, u));
    return lf_check_charge(view, u, o, why);
}

void lf_list_inspire(const lin_view *view, int u, lin_list *out)
{
    const lf_state *s = view->state;

    if (lf_can_spend(view, s->issuer, u))
        list_charges(view, u, LV_INSPIRE, out);
}

void lf_take_inspire(lin_play *p, int u, const lin_order *o)
{
    if (!lf_asks_to_wheel(p, u, o->arg[0], LF_WHEELS_INSPIRED))
        lf_go_charge(p, u, o->arg[0], true);
}

void lf_run_inspire(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;

    if (!(s->act & LF_ACT_BALKED))
        lf_test(p, frame->arg[0], LF_TEST_INSPIRE, s->issuer, 0);
}

void lf_charge_stood(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* LF-ML-11, LF-ML-16: it will not. Of a reaction (extra 1) the reaction knows; else the charge is
 * off. */
void lf_charge_broke(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    s->act |= extra ? LF_ACT_REACTOR_BALKED : LF_ACT_BALKED;
    lin_tell(p, LE_BALKED, u);
}

/* LF-CM-24 */
void lf_inspire_stood(lin_play *p, int u, int extra)
{
    lf_state *s = p->state;

    (void)u, (void)extra;
    s->act |= LF_ACT_INSPIRED;
}

/* LF-CM-25: an ordinary charge, which LF_CHARGE_GO carries out all the same; he stays with it. */
void lf_inspire_broke(lin_play *p, int u, int extra)
{
    (void)p, (void)u, (void)extra;
}

/* ---- The first move ---- */

/* LF-BU-19: an enemy in a building is met where its outline is. */
static bool is_held_house(const lin_view *view, int u, const lf_run *r)
{
    const lf_field *f = lf_field_of(view->field);
    int e;

    if (r->met != LF_MET_GROUND || r->what == LF_NONE || r->what >= f->scenery.pieces ||
        f->scenery.piece[r->what].kind != KIT_BUILDING)
        return false;
    e = lf_occupant(view, r->what);
    return e != LF_NONE && f->side[e] != f->side[u];
}

/* LF-ML-13: the full pace straight ahead, an inch short of any enemy; LF-LO-17: up to the target's
 * works. Returns the pace of its two moves, or 0 if it cannot go at all. Discs are pushed when all
 * that follows is on the agenda: a commander who is touched joins his men before anything else
 * happens. */
int32_t lf_first_move(lin_play *p, int u, int e)
{
    lf_state *s = p->state;
    lf_charge c;
    lf_run r;

    if (lf_plan_charge(&p->view, u, e, 2, &c, NULL) != LIN_OK)
        return 0;
    if (c.facing != s->facing[u])
        lf_face(p, u, c.facing, LE_WHEELS);
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->on_piece[u] = LF_NONE;
    r = lf_run_ahead(&p->view, u, lf_body(&p->view, u), c.pace + TB_TOUCH);
    if (r.met == LF_MET_ENEMY || is_held_house(&p->view, u, &r))
        r.free = r.free > LIN_INCH ? r.free - LIN_INCH : 0;
    else if (r.free > c.pace)
        r.free = c.pace;
    lf_overrun(p, u, &lf_body(&p->view, u)->hull,
               tb_go((lin_point){ 0, 0 }, s->facing[u], r.free, 0));
    s->at[u] = tb_go(s->at[u], s->facing[u], r.free, 0);
    lin_tell(p, LE_CHARGES, u, e, s->at[u].x, s->at[u].y);
    return c.pace;
}

/* LF-ML-11: it costs no order; but to a participant of a group order this one is lost, as if it
 * had held (LF-GO-06, LF-GO-08), unless it was its own free one. */
static void stay_behind(lf_state *s)
{
    const lin_frame *under = lin_top(&s->head);

    s->act &= (uint16_t)~LF_ACT_BALKED;
    if (under->step == LF_PARTICIPANT_ENDS && under->arg[1] != LF_ALL_FREE && s->m > 0)
        s->m--;
}

/* Arguments: charger, target. */
void lf_run_charge_go(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], e = frame->arg[1];
    int32_t pace;

    if (s->act & LF_ACT_BALKED || s->where[u] != LF_ON_TABLE ||
        (pace = lf_first_move(p, u, e)) == 0) {
        stay_behind(s);
        return;
    }
    s->m--;
    s->act |= LF_ACT_CHARGING;
    s->fled = s->reacted = (tb_set){ 0 };
    lin_push(s, LF_CHARGE_HOME, u, e, pace); /* LF-ML-15, from the last to the first */
    lin_push(s, LF_REACT, u, 0, 0);
    kit_set_put(&s->reacted, e); /* LF-SO-19 */
    if (!lf_is_locked(s, e))     /* LF-ML-26 */
        lin_push(s, LF_REACTION, e, u, pace);
    lf_push_discs(p, u);
}

/* ---- LF-ML-16: a charger that drops a level in the pause ---- */

/* The charge or Counter-charge in which it is, or NULL. */
static const lin_frame *charge_of(const lf_state *s, int u)
{
    for (int i = s->head.depth - 1; i >= 0; i--) {
        const lin_frame *frame = &s->head.frame[i];

        if ((frame->step == LF_CHARGE_HOME || frame->step == LF_COUNTER_HOME) && frame->arg[0] == u)
            return frame;
    }
    return NULL;
}

/* Is it the one whom that charge, or Counter-charge, is aimed at? */
bool lf_is_charged_by(const lf_state *s, int u, int charger)
{
    const lin_frame *charge = charge_of(s, charger);

    return charge && charge->arg[1] == u;
}

/* The pace of its moves, or 0. */
int lf_pace_of_charger(const lf_state *s, int u)
{
    const lin_frame *charge = charge_of(s, u);

    return charge ? charge->arg[2] : 0;
}

/* What is about to be done may shake the charger: it is looked at afterwards, if it is in a charge
 * or Counter-charge. */
void lf_watch_charger(lf_state *s, int u)
{
    const lin_frame *charge = charge_of(s, u);

    if (charge)
        lin_push(s, LF_FIT_TO_CHARGE, u, charge->arg[1], s->level[u]);
}

/* Arguments: charger, target, the level it had. */
void lf_run_fit_to_charge(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], e = frame->arg[1], reacts = u != s->element;
    const tb_body *b;

    if (s->where[u] != LF_ON_TABLE || s->level[u] == frame->arg[2] ||
        s->act & (reacts ? LF_ACT_REACTOR_BALKED : LF_ACT_OVER) || lf_is_locked(s, u))
        return;
    b = lf_body(&p->view, u);
    if (s->level[u] == LF_EXHAUSTED &&
        (s->where[e] != LF_ON_TABLE || !lf_leader_in_flank(&p->view, &b->stand[b->leader], e))) {
        lf_disorder(p, u, LF_WHY_TEST);
        lf_charge_broke(p, u, reacts);
    } else {
        lf_test(p, u, LF_TEST_CHARGE, LF_NONE, reacts);
    }
}

/* ---- Home ---- */

static bool are_close(const tb_body *a, const tb_body *b)
{
    const tb_box wide = { a->box.west - TB_TOUCH, a->box.south - TB_TOUCH, a->box.east + TB_TOUCH,
                          a->box.north + TB_TOUCH };

    return tb_boxes_meet(&wide, &b->box);
}

/* All enemies it touches now are in the melee (LF-ML-78), the one it ran into first. */
static void contact(lin_play *p, int u, int e)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    lf_lock(s, u, e);
    lin_tell(p, LE_CONTACT, u, e);
    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (v != e && s->where[v] == LF_ON_TABLE &&
            are_close(lf_body(&p->view, u), lf_body(&p->view, v)) &&
            lf_bodies_meet(lf_body(&p->view, u), lf_body(&p->view, v))) {
            lf_lock(s, u, v);
            lin_tell(p, LE_CONTACT, u, v);
        }
    if (u == s->element)
        lin_push(s, LF_MUST_FIGHT, u, 0, 0);
    else if (s->element != LF_NONE && lf_are_locked(s, u, s->element))
        s->act = (uint16_t)((s->act & ~LF_ACT_TIED) | LF_ACT_MUST_FIGHT); /* LF-ML-52 */
}

/* Straight on to whatever enemy is first; false where there is none to be had. */
static bool run_straight(lin_play *p, int u, int e, int32_t far)
{
    lf_state *s = p->state;
    const lf_run r = lf_run_ahead(&p->view, u, lf_body(&p->view, u), far + TB_TOUCH);
    tb_pose pose = lf_pose(&p->view, u);
    tb_body end;
    int foe;

    pose.at = tb_go(pose.at, pose.facing, r.free, 0);
    tb_form(&pose, &end);
    foe = lf_foe_met(&p->view, u, &r, e, &end);
    if (foe == LF_NONE)
        return false;
    lf_overrun(p, u, &lf_body(&p->view, u)->hull, kit_way(s->at[u], pose.at));
    s->at[u] = pose.at; /* LF-ML-20: as it comes, and all keep their facing */
    lin_tell(p, LE_CHARGE_HOME, u, foe, s->at[u].x, s->at[u].y);
    contact(p, u, foe);
    lf_push_discs(p, u);
    return true;
}

/* LF-ML-18, LF-ML-19, LF-LO-16. LF-ML-33: only where the target has reformed, or turned to fire,
 * and is missed straight ahead, the charger wheels as little as will meet it. */
bool lf_run_home(lin_play *p, int u, int e, int32_t far)
{
    const lf_state *s = p->state;
    tb_angle facing;

    if (run_straight(p, u, e, far))
        return true;
    if (s->where[e] != LF_ON_TABLE || kit_set_has(&s->fled, e) || kit_set_has(&s->countered, e) ||
        !lf_wheel_to_meet(&p->view, u, e, &facing))
        return false;
    lf_face(p, u, facing, LE_WHEELS);
    return run_straight(p, u, e, far);
}

/* LF-LO-18, LF-LO-21: it has gone back from an obstacle that lies between them now, and stands
 * against it no more: no charge crosses that. */
static bool is_beyond_obstacle(const lin_view *view, int e, int charger)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, charger), *his = lf_body(view, e);
    const lin_point from = tb_centre(&b->stand[b->leader]),
                    to = tb_centre(&his->stand[his->leader]);

    for (int i = 0; i < f->scenery.pieces + s->works; i++) {
        lin_point end[2];
        tb_outline line;

        if (i < f->scenery.pieces && f->scenery.piece[i].kind != KIT_OBSTACLE)
            continue;
        line = lf_obstacle(view, i, end);
        if (tb_line_crosses(&line, from, to, NULL) && !lf_stands_against(view, e, i))
            return true;
    }
    return false;
}

/* LF-ML-42: has it gone back out of reach of the second move? */
bool lf_has_escaped(const lin_view *view, int e, int charger, int32_t pace)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, charger);

    return s->where[e] != LF_ON_TABLE ||
           (kit_set_has(&s->fled, e) && (is_beyond_obstacle(view, e, charger) ||
                                         !tb_body_within(&b->stand[b->leader], lf_body(view, e),
                                                         lf_second_move(view, charger, pace))));
}

/* LF-ML-18: as far as needed, but after one that has gone back no further than the second move
 * goes. */
int32_t lf_way_home(const lin_view *view, int e, int charger, int32_t pace)
{
    const lf_state *s = view->state;

    return kit_set_has(&s->fled, e) ? lf_second_move(view, charger, pace) : LF_IN(30);
}

static bool is_fresh(const lin_view *view, int u, int e, int old)
{
    lf_charge c;

    return e != old && lf_plan_charge(view, u, e, 1, &c, NULL) == LIN_OK;
}

static bool has_fresh(const lin_view *view, int u, int old)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (is_fresh(view, u, e, old))
            return true;
    return false;
}

/* Arguments: charger, target, the pace of its moves. */
void lf_run_charge_home(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], e = frame->arg[1], pace = frame->arg[2];
    const bool off = s->act & (LF_ACT_BALKED | LF_ACT_HALTED),
               escaped = lf_has_escaped(&p->view, e, u, pace);
    const int32_t far = lf_way_home(&p->view, e, u, pace);

    s->act &= (uint16_t) ~(LF_ACT_CHARGING | LF_ACT_BALKED | LF_ACT_HALTED);
    if (lf_is_locked(s, u)) { /* LF-ML-51: a Counter-charge came first */
        lin_push(s, LF_MUST_FIGHT, u, 0, 0);
    } else if (s->where[u] == LF_ON_TABLE && !(s->act & LF_ACT_OVER) && !off && /* LF-ML-17 */
               (escaped || !lf_run_home(p, u, e, far))) {
        if (has_fresh(&p->view, u, e)) { /* LF-ML-55 */
            lin_push(s, LF_FRESH, u, e, 0);
            return; /* who has fled is still of interest */
        }
        lin_tell(p, LE_CHARGE_STOPS, u); /* LF-ML-57 */
    }
    s->fled = (tb_set){ 0 };
}

/* ---- LF-ML-55, LF-ML-56: a fresh enemy. Arguments: charger, the target it lost ---- */

void lf_list_fresh(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *enemies = &f->elements[1 - f->side[frame->arg[0]]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (is_fresh(view, frame->arg[0], e, frame->arg[1]))
            lf_answer1(out, LV_CHARGE, e);
}

lin_status lf_check_fresh(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    lf_charge c;

    if (o->verb != LV_CHARGE)
        return lin_not_now(view->field, frame, o, why);
    return o->arg[0] == frame->arg[1]
               ? lin_refuse(why, LIN_ILLEGAL, "LF-ML-55",
                            "%s has lost %s and can only turn on another enemy.",
                            lf_id(f, frame->arg[0]), lf_id(f, o->arg[0]))
               : lf_plan_charge(view, frame->arg[0], o->arg[0], 1, &c, why);
}

void lf_take_fresh(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    lf_charge c;

    lf_plan_charge(&p->view, u, o->arg[0], 1, &c, NULL);
    if (c.facing != s->facing[u])
        lf_face(p, u, c.facing, LE_WHEELS);
    s->fled = (tb_set){ 0 };
    lf_run_home(p, u, o->arg[0], LF_IN(30));
}
