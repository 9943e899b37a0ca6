/* fire.c -- the fire phase: targets, stands, dice, and what follows a throw in its order. RG-3.29,
 * RG-3.30, RG-11.1 to RG-11.6, RG-11.69, RG-11.90 to RG-11.107. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/fire/ammunition.h"
#include "rules/regimental/steps.h"

#include <string.h>

/* ---- The phase ---- */

static void begin_step(rg_state *s, const rg_field *f)
{
    for (int u = 0; u < f->units; u++) {
        if (s->fired[u] && s->volleys[u] < 2)
            s->volleys[u]++; /* RG-19.19 */
        s->fired[u] = s->aims[u] = 0;
        s->done[u] &= (uint16_t)~RG_WAS_TARGET;
    }
}

/* arg 1: 0 before defensive fire, 1 before offensive, 2 after. */
void rg_run_musketry(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int mover = frame->arg[0], stage = frame->arg[1];

    begin_step(s, f);
    if (stage == 2)
        return;
    if (stage == 0) {
        s->phase = RG_PHASE_FIRE;
        lin_tell(p, RE_PHASE, mover, RG_PHASE_FIRE);
    }
    lin_push(s, RG_MUSKETRY, mover, stage + 1, 0);
    lin_push(s, RG_FIRE, stage == 0 ? 1 - mover : mover, 0, 0); /* RG-11.5, RG-11.6 */
}

static bool is_offence(const lin_view *v, const lin_frame *frame)
{
    const rg_state *s = v->state;

    return frame->arg[0] == s->side;
}

/* ---- Targets ----
 *   1  an enemy unit on the table, once in a step               RG-11.3
 *   2  on whom somebody bears */
lin_status rg_check_fire(const lin_view *v, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int side = frame->arg[0], t = o->arg[0];

    if (o->verb == RV_END)
        return LIN_OK;
    if (o->verb != RV_FIRE_AT)
        return lin_not_now(v->field, frame, o, why);
    if (rg_is_leader(f, t) || f->side[t] == side || !rg_stands(s, t)) /* 1 */
        return rg_no(why, f, t, "RG-11.1", "is no enemy unit on the table");
    if (s->done[t] & RG_WAS_TARGET)
        return rg_no(why, f, t, "RG-11.3", "has been fired at in this step");
    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1)) /* 2 */
        if (rg_stands(s, u) && rg_some_that_bear(v, u, t, is_offence(v, frame), 1))
            return LIN_OK;
    return rg_no(why, f, t, "RG-11.14", "is in nobody's range, arc and sight who may fire at it");
}

void rg_list_fire(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int side = frame->arg[0];
    const bool held = rg_hold(v);
    tb_set targets = { { 0 } };

    /* each looks at those in its range: none of them need be looked at by a second */
    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1)) {
        tb_set near;

        if (!rg_stands(s, u) || rg_check_fires(v, u, is_offence(v, frame), NULL) != LIN_OK)
            continue;
        near = kit_near(rg_window(v), 1 - side, &rg_body(v, u)->box, rg_farthest_fire(f, u));
        for (int t = tb_next(&near, 0); t >= 0; t = tb_next(&near, t + 1))
            if (!kit_set_has(&targets, t) && !(s->done[t] & RG_WAS_TARGET) &&
                rg_some_that_bear(v, u, t, is_offence(v, frame), 1))
                kit_set_put(&targets, t);
    }
    rg_let_go(v, held);
    for (int t = tb_next(&targets, 0); t >= 0; t = tb_next(&targets, t + 1))
        lin_list_add(out, (lin_order){ .verb = RV_FIRE_AT, .nargs = 1, .arg = { t } });
    lin_list_add(out, (lin_order){ .verb = RV_END });
}

void rg_take_fire(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    if (o->verb == RV_END) {
        lin_pop(s);
        return;
    }
    memset(s->aims, 0, sizeof s->aims);
    s->shot = (rg_shot){ .target = (uint8_t)o->arg[0], .main = RG_NONE };
    lin_push(s, RG_AIM, frame->arg[0], 0, 0);
}

/* ---- Stands, RG-11.15 ---- */

static uint16_t asked_for(const lin_order *o)
{
    uint16_t out = 0;

    if (o->verb == RV_ALL)
        return 0xffff;
    for (int i = o->arg[1]; i <= o->arg[2] && i <= RG_STANDS; i++)
        if (i >= 1)
            out |= (uint16_t)(1 << (i - 1));
    return out;
}

lin_status rg_check_aim(const lin_view *v, const lin_frame *frame, const lin_order *o,
                        lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool offence = is_offence(v, frame);
    lin_status status;

    if (o->verb == RV_FIRE) {
        for (int u = 0; u < f->units; u++)
            if (s->aims[u])
                return LIN_OK;
        return lin_refuse(why, LIN_ILLEGAL, "RG-11.36", "Nobody aims at the target yet.");
    }
    if (o->verb != RV_ALL && o->verb != RV_SOME && o->verb != RV_DROP)
        return lin_not_now(v->field, frame, o, why);
    if ((status = rg_check_own(v, o->arg[0], frame->arg[0], false, why)) != LIN_OK)
        return status;
    if (o->verb == RV_DROP)
        return s->aims[o->arg[0]] ? LIN_OK
                                  : rg_no(why, f, o->arg[0], "RG-11.15", "does not aim at it");
    if ((status = rg_check_fires(v, o->arg[0], offence, why)) != LIN_OK ||
        (status = rg_check_target(v, o->arg[0], s->shot.target, offence, why)) != LIN_OK)
        return status;
    if (rg_stands_that_bear(v, o->arg[0], s->shot.target, offence) & asked_for(o) &
        ~s->aims[o->arg[0]])
        return LIN_OK;
    return s->aims[o->arg[0]] & asked_for(o)
               ? rg_no(why, f, o->arg[0], "RG-11.15", "aims at it; drop it to choose anew")
               : rg_no(why, f, o->arg[0], "RG-11.14",
                       "has no such stand with range, arc and a "
                       "clear ray that has not fired");
}

void rg_list_aim(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *own = &f->bodies[frame->arg[0]];
    const bool held = rg_hold(v);
    bool any = false;

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1)) {
        uint16_t bear;

        if (!rg_stands(s, u))
            continue;
        bear =
            rg_stands_that_bear(v, u, s->shot.target, is_offence(v, frame)) & (uint16_t)~s->aims[u];
        if (s->aims[u]) {
            any = true;
            lin_list_add(out, (lin_order){ .verb = RV_DROP, .nargs = 1, .arg = { u } });
        } else if (bear) {
            lin_list_add(out, (lin_order){ .verb = RV_ALL, .nargs = 1, .arg = { u } });
        }
        if (s->aims[u] ? bear : bear & (bear - 1)) /* stand by stand */
            rg_open_family(out, (lin_family){ { .verb = RV_SOME, .nargs = 3, .arg = { u } },
                                              6,
                                              { u, 1, 1 },
                                              { u, RG_STANDS, RG_STANDS } });
    }
    rg_let_go(v, held);
    if (any)
        lin_list_add(out, (lin_order){ .verb = RV_FIRE });
}

/* Who aims may be dropped, or fires. */
bool rg_several_aim(const lin_view *v, const lin_frame *frame)
{
    const rg_state *s = v->state;
    const tb_set *own = &rg_field_of(v->field)->bodies[frame->arg[0]];

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
        if (s->aims[u])
            return true;
    return false;
}

static bool draw_aim(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    enum { TRIES = 400 };
    static const uint8_t verb[] = { RV_ALL, RV_SOME, RV_DROP };
    const rg_field *f = rg_field_of(v->field);
    const tb_set *own = &f->bodies[frame->arg[0]];
    uint8_t who[RG_UNITS];
    uint32_t n = 0;

    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
        if (rg_stands(v->state, u))
            who[n++] = (uint8_t)u;
    for (int try = 0; try < TRIES; try++) {
        const uint32_t i = lin_rng_below(rng, 3 * n + 1);

        *out = (lin_order){ .verb = RV_FIRE };
        if (i < 3 * n) {
            *out = (lin_order){ .verb = verb[i % 3], .nargs = 1, .arg = { who[i / 3] } };
            if (out->verb == RV_SOME) {
                out->nargs = 3;
                out->arg[1] = 1 + (int32_t)lin_rng_below(rng, RG_STANDS);
                out->arg[2] = 1 + (int32_t)lin_rng_below(rng, RG_STANDS);
            }
        }
        if (rg_check_aim(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

bool rg_draw_aim(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    const bool held = rg_hold(v), drawn = draw_aim(v, frame, rng, out);

    rg_let_go(v, held);
    return drawn;
}

void rg_take_aim(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    if (o->verb == RV_FIRE) {
        lin_pop(s);
        lin_push(s, RG_FIRE_DICE, frame->arg[0], 0, 0);
    } else if (o->verb == RV_DROP) {
        s->aims[o->arg[0]] = 0;
    } else {
        s->aims[o->arg[0]] |=
            rg_stands_that_bear(&p->view, o->arg[0], s->shot.target, is_offence(&p->view, frame)) &
            asked_for(o);
    }
}

/* ---- The throw ---- */

void rg_roll_fire_dice(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .classes = 6,
                           .better = 1,
                           .side = (lin_side)frame->arg[0],
                           .rule = "RG-11.69",
                           .purpose = "fire" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

static void tell_volley(lin_play *p, const rg_volley *volley)
{
    const rg_field *f = rg_field_of(p->view.field);
    const rg_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (volley->of[u])
            lin_tell(p, RE_SHOOTS, u, s->shot.target, __builtin_popcount(s->aims[u]),
                     volley->of[u] * 100 / RG_POINT);
}

static void find_massed(lin_play *p, int t);

void rg_land_fire_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int t = s->shot.target;
    rg_volley volley;
    kit_sum sum;
    int total;

    (void)frame;
    rg_add_up(&p->view, t, &volley);
    rg_fire_sum(&p->view, t, &volley, &sum);
    total = faces[0] + faces[1] + sum.total;
    tell_volley(p, &volley);
    lin_tell(p, RE_FIRES, t, volley.total * 100 / RG_POINT, sum.total);
    kit_sum_tell(&sum, p, RE_REASON);
    lin_tell(p, RE_FIRE_DICE, t, faces[0], faces[1], total);
    s->done[t] |= RG_WAS_TARGET;
    s->shot.total = (uint8_t)(total + 20);
    s->shot.effect = (uint8_t)rg_fire_effect(f->rating[t], total);
    s->shot.doubles = faces[0] == faces[1];
    s->shot.six = faces[0] == 6 && faces[1] == 6;
    s->shot.cannon = 2 * volley.cannon >= volley.total && volley.cannon > 0;
    for (int u = 0; u < f->units; u++) {
        s->fired[u] |= s->aims[u];
        if (volley.of[u] && (s->shot.main == RG_NONE || volley.of[u] > volley.of[s->shot.main]))
            s->shot.main = (uint8_t)u;
    }
    rg_keep_points(p, &volley);
    find_massed(p, t);
    lin_tell(p, RE_EFFECT, t, s->shot.effect);
    lin_push(s, RG_AFTER_FIRE, t, 0, 0);
}

/* ---- Guns that are hit: the owner says which, RG-11.90, RG-11.91 ---- */

/* Are all of these stands alike? Of wrecked ones the lower id: the others close up. */
static bool are_alike(const rg_state *s, int u, uint8_t bits)
{
    int first = -1;

    for (int i = 0; i < RG_GUN_STANDS; i++) {
        const int is = (s->gun[u] >> i) & 0x1111;

        if (!(bits >> i & 1))
            continue;
        if (first >= 0 && is != first)
            return false;
        first = is;
    }
    return true;
}

static void hit_gun(lin_play *p, int u, rg_gun_hit what, int stand)
{
    rg_state *s = p->state;

    if (what == RG_HIT_DAMAGE && s->shot.target != RG_NONE)
        s->shot.hurt = (uint8_t)(stand + 1); /* another is to be silenced */
    rg_hit_gun(p, u, what, stand);
}

static void ask_gun(lin_play *p, int u, rg_gun_hit what, int damaged)
{
    rg_state *s = p->state;
    const uint8_t which = rg_gun_candidates(s, u, what, damaged);

    if (!rg_stands(s, u) || !which)
        return;
    if ((which & (which - 1)) == 0 || (what == RG_HIT_WRECK && are_alike(s, u, which)))
        hit_gun(p, u, what, __builtin_ctz(which));
    else
        lin_push(s, RG_WHICH_GUN, u, (int)what, damaged + 1);
}

lin_status rg_check_which_gun(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const uint8_t which =
        rg_gun_candidates(v->state, frame->arg[0], (rg_gun_hit)frame->arg[1], frame->arg[2] - 1);

    if (o->verb != RV_TAKE)
        return lin_not_now(v->field, frame, o, why);
    return o->arg[0] == frame->arg[0] && o->arg[1] >= 1 && o->arg[1] <= RG_GUN_STANDS &&
                   which >> (o->arg[1] - 1) & 1
               ? LIN_OK
               : rg_no(why, rg_field_of(v->field), o->arg[0], "RG-11.90",
                       "has no such stand to be hit before others");
}

void rg_list_which_gun(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    for (int i = 1; i <= RG_GUN_STANDS; i++)
        rg_offer(v, frame, rg_check_which_gun,
                 (lin_order){ .verb = RV_TAKE, .nargs = 2, .arg = { frame->arg[0], i } }, out);
}

void rg_take_which_gun(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    hit_gun(p, frame->arg[0], (rg_gun_hit)frame->arg[1], o->arg[1] - 1);
}

/* ---- After the throw, stage by stage: RG-11.4 ---- */

/* RG-11.77, RG-11.80, RG-11.85 */
static void hit_battery(lin_play *p, int t, int stage)
{
    rg_state *s = p->state;
    const rg_effect e = (rg_effect)s->shot.effect;
    const int total = s->shot.total - 20;

    if (e == RG_WITHERING) {
        if (stage == 0 || total >= 15)
            ask_gun(p, t, RG_HIT_WRECK, -1);
    } else if (e <= RG_TELLING_LOWER) {
        if (stage == 0)
            ask_gun(p, t, RG_HIT_DAMAGE, -1);
        else
            ask_gun(p, t, RG_HIT_SILENCE, s->shot.hurt - 1);
    } else if (stage == 0 && (e == RG_GALLING || (e == RG_LIVELY && s->shot.cannon))) {
        ask_gun(p, t, RG_HIT_SILENCE, -1);
    }
}

static void hit_target(lin_play *p, int t, int stage)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    if (!rg_stands(s, t))
        return;
    if (!rg_is_troops(f, t)) {
        hit_battery(p, t, stage);
        return;
    }
    if (stage == 0) {
        const bool was = rg_is_disordered(s, t);
        const int had = s->stands[t];

        rg_apply_effect(p, t, (rg_effect)s->shot.effect, s->shot.total - 20, s->shot.cannon);
        s->shot.hurt = rg_stands(s, t) && rg_is_disordered(s, t) && (!was || s->stands[t] < had);
    }
}

/* RG-11.97 to RG-11.101: those behind it take one step less (RG-11.99); a charge among them goes
 * home (RG-11.100). Who is behind is looked at when the shot is fired, RG-11.98. */
static rg_effect one_less(rg_effect e)
{
    return e == RG_WITHERING       ? RG_TELLING_LOWER
           : e <= RG_TELLING_LOWER ? RG_GALLING
           : e == RG_GALLING       ? RG_LIVELY
                                   : RG_DESULTORY;
}

static bool is_behind_target(const lin_view *v, int t, int w)
{
    const rg_state *s = v->state;
    const lin_point from = rg_centre(v, s->shot.main);

    return rg_stands(s, w) && w != t && rg_within(v, t, w, RG_NEAR) &&
           (!rg_has_zone(s, t) || rg_is_behind(v, t, rg_centre(v, w))) &&
           tb_gap2(from, rg_centre(v, w)) > tb_gap2(from, rg_centre(v, t));
}

static void find_massed(lin_play *p, int t)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const tb_set *own = &f->bodies[f->side[t]];

    memset(&s->behind, 0, sizeof s->behind);
    for (int w = tb_next(own, 0); w >= 0 && s->shot.effect < RG_LIVELY; w = tb_next(own, w + 1))
        if (is_behind_target(&p->view, t, w))
            kit_set_put(&s->behind, w);
}

/* Stages of a battery behind the target: one stand damaged and another silenced, or one silenced.
 */
enum { MASSED_DAMAGE = 10, MASSED_OTHER, MASSED_SILENCE };

static void hit_massed(lin_play *p)
{
    rg_state *s = p->state;
    const rg_effect less = one_less((rg_effect)s->shot.effect);

    for (int w = tb_next(&s->behind, 0); w >= 0; w = tb_next(&s->behind, w + 1)) {
        lin_tell(p, RE_MASSED, w, (int32_t)less);
        if (rg_is_troops(rg_field_of(p->view.field), w)) {
            rg_apply_effect(p, w, less, 0, s->shot.cannon);
            continue;
        }
        if (less <= RG_TELLING_LOWER) {
            lin_push(s, RG_AFTER_FIRE, w, MASSED_OTHER, 0);
            lin_push(s, RG_AFTER_FIRE, w, MASSED_DAMAGE, 0);
        } else if (less == RG_GALLING || (less == RG_LIVELY && s->shot.cannon)) {
            lin_push(s, RG_AFTER_FIRE, w, MASSED_SILENCE, 0);
        }
    }
    memset(&s->behind, 0, sizeof s->behind);
}

/* From his rim to the nearest stand; with it: nothing. */
static int32_t from_leader(const lin_view *v, int leader, int u)
{
    const rg_state *s = v->state;
    const tb_body *b = rg_body(v, u);
    int32_t least = INT32_MAX;

    if (s->with[leader] == u)
        return 0;
    for (int i = 0; i < b->stands; i++) {
        const int32_t far = tb_point_distance(&b->stand[i], rg_leader_at(v, leader));

        least = far < least ? far : least;
    }
    return least - rg_radius(rg_field_of(v->field), leader);
}

/* RG-11.105, RG-11.106, RG-11.107 */
static void risk_leader(lin_play *p, int t)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    int32_t least = RG_AT_RISK + 1;
    int found = RG_NONE;

    if (!s->shot.doubles || !s->shot.hurt || !rg_stands(s, t) || !rg_is_disordered(s, t))
        return;
    for (int pass = 0; pass < 2; pass++)
        for (int u = 0; u < f->units; u++) {
            int32_t far;

            if (f->side[u] != f->side[t] || !rg_stands(s, u) || rg_is_leader(f, u) != (pass == 0) ||
                (pass == 1 && !(s->mark[u] & RG_COLONEL)))
                continue;
            far = pass == 1 ? rg_gap(&p->view, u, t) : from_leader(&p->view, u, t);
            if (far < least) {
                least = far;
                found = u;
            }
        }
    if (found != RG_NONE) {
        kit_set_put(&s->at_risk, found);
        rg_leaders_throw(p, false);
    }
}

void rg_run_after_fire(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int t = frame->arg[0], stage = frame->arg[1];

    if (stage == 6) {
        s->shot = (rg_shot){ .target = RG_NONE, .main = RG_NONE };
        memset(s->aims, 0, sizeof s->aims);
        rg_forget_points(p);
        return;
    }
    if (stage >= MASSED_DAMAGE) { /* RG-11.90, RG-11.97 */
        ask_gun(p, t, stage == MASSED_DAMAGE ? RG_HIT_DAMAGE : RG_HIT_SILENCE,
                stage == MASSED_OTHER ? s->shot.hurt - 1 : -1);
        return;
    }
    lin_push(s, RG_AFTER_FIRE, t, stage + 1, 0);
    switch (stage) {
    case 0:
    case 1:
        hit_target(p, t, stage);
        break;
    case 2:
        if (s->shot.effect == RG_WITHERING && rg_stands(s, t) && rg_is_guns(f, t))
            for (int i = 0; i < RG_GUN_STANDS; i++)
                rg_silence(p, t, i);
        rg_check_charge_at(p, t, (rg_effect)s->shot.effect);
        break;
    case 3:
        hit_massed(p);
        break;
    case 4:
        rg_run_low(p);
        break;
    default:
        risk_leader(p, t);
    }
}
