/* ambush.c -- ambushers are revealed, and what waits for them: LF-SC-54 to LF-SC-59.
 *
 * Nobody knows where they lie, not even their owner, until he says so: the state holds no place for
 * them. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"

/* ---- Whose time has come ---- */

static bool is_ambush_of(const lf_state *s, int side)
{
    return s->scenario == LF_AMBUSH && side == s->attacker;
}

/* LF-SC-59: in the turn after the ambush, and from then on. */
bool lf_ambush_is_over(const lf_state *s)
{
    return s->revealed && s->turn > s->revealed;
}

/* LF-SC-54, LF-SC-59: until then reserves stay off the table, and commanders where they are. */
bool lf_waits_for_ambush(const lf_state *s, int side)
{
    return is_ambush_of(s, side) && !lf_ambush_is_over(s);
}

/* The other ambusher that is still hidden, or LF_NONE. */
static int other_hidden(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1))
        if (v != u && s->where[v] == LF_HIDDEN)
            return v;
    return LF_NONE;
}

/* ---- LF-SC-55, LF-SC-56: where ---- */

/* LF-SK-05: has the side a zone at all? Who only comes on by an edge has none, and who may be
 * anywhere either. */
static bool has_zone(const lf_state *s, int side)
{
    return s->scenario != LF_HOLD_THE_GROUND &&
           !(side == s->attacker &&
             (s->scenario == LF_MEETING_ENGAGEMENT || s->scenario == LF_SURROUNDED));
}

static lin_status check_zone(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box z = lf_deployment_zone(view, 1 - f->side[u]);
    const tb_quad zone = {
        { { z.west, z.north }, { z.east, z.north }, { z.east, z.south }, { z.west, z.south } }
    };

    return has_zone(s, 1 - f->side[u]) && tb_meet(&zone, &b->hull)
               ? lin_refuse(why, LIN_ILLEGAL, lf_hides_ambushers(s) ? "LF-SK-05" : "LF-SC-55",
                            "%s must appear outside the %s zone.", lf_id(f, u),
                            lf_hides_ambushers(s) ? "enemy's deployment" : "Defender's")
               : LIN_OK;
}

static bool is_hidden_by_ground(const lf_field *f, const tb_body *b)
{
    const tb_set near = kit_scenery_near(&f->scenery, &b->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (lf_obscures(&f->scenery.piece[i]) && lf_body_lies_in(f, b, i) != KIT_OUTSIDE)
            return true;
    return false;
}

/* More than 6" from every enemy where it is concealed, else more than 12". */
static lin_status check_distance(const lin_view *view, int u, const tb_body *b, bool concealed,
                                 lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int e = lf_enemy_near_body(view, f->side[u], b, concealed ? LF_IN(6) : LF_IN(12));

    return e == LF_NONE ? LIN_OK
                        : lin_refuse(why, LIN_ILLEGAL,
                                     lf_hides_ambushers(view->state) ? "LF-SK-06" : "LF-SC-56",
                                     "%s would appear too near to %s: it must be more than %s.",
                                     lf_id(f, u), lf_id(f, e),
                                     concealed ? "6 inches away"
                                               : "12 inches away, or 6 if it occupies an obscuring "
                                                 "area, is in a building or lines an obstacle");
}

/* LF-SK-26: the enemy with Scouts who has a stand of it within 18" and in his arc; LF_NONE. */
static int scouted_by(const lin_view *view, int u, const tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *enemies = &f->elements[1 - f->side[u]];

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1)) {
        tb_arc arc;

        if (s->where[e] != LF_ON_TABLE || !lf_has_skill(f, e, LF_SKILL_SCOUTS))
            continue;
        arc = lf_arc(view, e);
        for (int i = 0; i < b->stands; i++)
            if (tb_arc_meets(&arc, &b->stand[i]) &&
                tb_body_within(&b->stand[i], lf_body(view, e), LF_IN(18)))
                return e;
    }
    return LF_NONE;
}

static lin_status check_body(const lin_view *view, int u, const tb_body *b, int along,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_status status = check_zone(view, u, b, why);
    int scout;

    if (status != LIN_OK)
        return status;
    if ((scout = scouted_by(view, u, b)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SK-26",
                          "%s are Scouts: nobody lies in ambush before them, within 18 inches and "
                          "their arc; %s must appear elsewhere.",
                          lf_id(f, scout), lf_id(f, u));
    return check_distance(view, u, b, along != LF_NONE || is_hidden_by_ground(f, b), why);
}

/* Where it comes to stand: as ordered, or on the obstacle that hides it (along), which it needs
 * within 12" of the enemy. */
static lin_status plan_reveal(const lin_view *view, int u, const lin_order *o, tb_pose *pose,
                              int *along, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_status shape = lf_check_shape(f, u, o->arg[4], o->arg[5], why);
    lin_status status;
    tb_body b;

    *along = LF_NONE;
    if (shape != LIN_OK)
        return shape;
    *pose = lf_pose_ordered(view, u, o);
    tb_form(pose, &b);
    if ((status = lf_check_space(view, u, &b, why)) != LIN_OK ||
        (status = check_body(view, u, &b, LF_NONE, why)) == LIN_OK)
        return status;
    for (int i = 0; i < f->scenery.pieces + s->works; i++) {
        tb_pose there = *pose;

        if (o->arg[4] != LF_COLUMN && lf_plan_along(view, u, i, &there, &b) &&
            check_body(view, u, &b, i, NULL) == LIN_OK &&
            lf_check_space_along(view, u, &b, i, NULL) == LIN_OK) {
            *pose = there;
            *along = i;
            return LIN_OK;
        }
    }
    return status;
}

static lin_status check_house(const lin_view *view, int u, int piece, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_status status = lf_check_house(view, u, piece, false, why);
    tb_body house;

    if (status != LIN_OK)
        return status;
    lf_form_inside(f, piece, &house);
    return check_body(view, u, &house, piece, why);
}

static bool find_house(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);

    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].kind == KIT_BUILDING && check_house(view, u, i, NULL) == LIN_OK)
            return true;
    return false;
}

/* Some place for it, on points an inch apart, as a column or in open order. */
static bool find_place(const lin_view *view, int u, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);

    *out = (lin_order){ .verb = LV_PLACE, .nargs = 6, .arg = { u } };
    for (int i = 0; i < 4; i++)
        for (int32_t y = 0; y <= f->scenery.size.height; y += LIN_INCH)
            for (int32_t x = 0; x <= f->scenery.size.width; x += LIN_INCH) {
                tb_pose pose;
                int along;

                out->arg[1] = x;
                out->arg[2] = y;
                out->arg[3] = (i & 1) * TB_QUARTER;
                out->arg[4] = i < 2 ? LF_COLUMN : LF_OPEN;
                out->arg[5] = i < 2 ? 0 : LIN_INCH / 4 + 1;
                if (plan_reveal(view, u, out, &pose, &along, NULL) == LIN_OK)
                    return true;
            }
    return false;
}

static bool has_room(const lin_view *view, int u)
{
    lin_order any;

    return find_house(view, u) || find_place(view, u, &any);
}

/* ---- The measure: reveal ELEMENT ---- */

/* LF-SC-55; LF-SC-58: not where the other one could no longer follow in this turn. */
lin_status lf_check_reveal(const lin_view *view, int g, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0], other = other_hidden(view, u);

    if (!lf_is_element(f, u) || f->group[u] != g || s->where[u] != LF_HIDDEN)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-55",
                          "%s is no ambusher of the active group that is still hidden.",
                          lf_id(f, u));
    if (!lf_hides_ambushers(s) && !s->revealed && other != LF_NONE && f->group[other] != g &&
        s->group_mark[f->group[other]] & LF_GROUP_DONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-58",
                          "Both ambushers are revealed in the same turn, and the group of %s has "
                          "been activated in this one.",
                          lf_id(f, other));
    if (!has_room(view, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-56", "There is no place where %s could appear.",
                          lf_id(f, u));
    return LIN_OK;
}

void lf_list_reveal(const lin_view *view, int g, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        const lin_order o = { .verb = LV_REVEAL, .nargs = 1, .arg = { u } };

        if (s->where[u] == LF_HIDDEN && lf_check_reveal(view, g, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void lf_take_reveal(lin_play *p, int g, const lin_order *o)
{
    (void)g;
    lin_push(p->state, LF_REVEAL, o->arg[0], 0, 0);
}

/* LF-SC-58: one has been revealed in this turn; the other of this group must be, if there is room
 * for it. */
int lf_must_be_revealed(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (!lf_hides_ambushers(s) && s->revealed == s->turn && s->where[u] == LF_HIDDEN &&
            has_room(view, u))
            return u;
    return LF_NONE;
}

/* ---- LF_REVEAL: where it appears. Argument: the element ---- */

void lf_list_reveal_at(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];
    lin_order any;

    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].kind == KIT_BUILDING && check_house(view, u, i, NULL) == LIN_OK)
            lin_list_add(out, (lin_order){ .verb = LV_GARRISON, .nargs = 2, .arg = { u, i } });
    if (find_place(view, u, &any))
        lin_list_open(out, (lin_family){ .order = { .verb = LV_PLACE, .nargs = 6, .arg = { u } },
                                         .open = 0x3e,
                                         .high = { 0, f->scenery.size.width, f->scenery.size.height,
                                                   TB_CIRCLE - 1, LF_FORMATIONS - 1, LIN_INCH } });
}

lin_status lf_check_reveal_at(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];
    tb_pose pose;
    int along;

    if (o->verb != LV_PLACE && o->verb != LV_GARRISON)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != u)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-55", "It is %s that is revealed now.",
                          lf_id(f, u));
    return o->verb == LV_GARRISON ? check_house(view, u, o->arg[1], why)
                                  : plan_reveal(view, u, o, &pose, &along, why);
}

/* LF-SC-57, LF-SK-07: nobody reacts to it. LF-SK-04, LF-SK-08: it is activated like any other, if
 * its owner wants it. */
void lf_take_reveal_at(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    int along = LF_NONE;
    tb_pose pose;

    if (o->verb == LV_PLACE && plan_reveal(&p->view, u, o, &pose, &along, NULL) == LIN_OK) {
        s->at[u] = pose.at;
        s->facing[u] = pose.facing;
        s->formation[u] = (uint8_t)o->arg[4];
        s->gap[u] = (uint16_t)o->arg[5];
    }
    s->where[u] = LF_ON_TABLE;
    if (lf_hides_ambushers(s)) /* LF-SK-01: one a side */
        s->revealed |= (uint8_t)(1 << lf_field_of(p->view.field)->side[u]);
    else if (!s->revealed)
        s->revealed = s->turn;
    if (o->verb == LV_GARRISON) {
        lin_tell(p, LE_REVEALED, u);
        lf_go_inside(p, u, o->arg[1]);
        return;
    }
    lin_tell(p, LE_REVEALED, u);
    if (along != LF_NONE) {
        s->mark[u] |= LF_LINED_UP;
        s->on_piece[u] = (uint8_t)along;
        lin_tell(p, LE_LINED_UP, u, along);
    }
    lin_tell(p, LE_PLACED, u, s->at[u].x, s->at[u].y, s->facing[u], s->formation[u]);
    lf_push_discs(p, u);
    if (along == LF_NONE)
        lf_reach_obstacles(p, u, LF_NONE, false);
}

bool lf_sample_reveal_at(const lin_view *view, const lin_frame *frame, const lin_family *family,
                         lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];
    tb_pose pose;
    int along;

    *out = family->order;
    for (int tries = 0; tries < 60; tries++) {
        out->arg[1] = (int32_t)lin_rng_below(rng, (uint32_t)f->scenery.size.width + 1);
        out->arg[2] = (int32_t)lin_rng_below(rng, (uint32_t)f->scenery.size.height + 1);
        out->arg[3] = (tb_angle)lin_rng_next(rng);
        out->arg[4] = (int32_t)lin_rng_below(rng, LF_FORMATIONS);
        out->arg[5] = out->arg[4] == LF_OPEN ? LIN_INCH : 0;
        if (plan_reveal(view, u, out, &pose, &along, NULL) == LIN_OK)
            return true;
    }
    return find_place(view, u, out);
}
