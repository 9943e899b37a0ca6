/* promote.c -- new commanders for those who fell: Field Promotions and new force commanders.
 * LF-CM-59 to LF-CM-65.
 *
 * A new commander takes the place of one who is lost: there are never more commanders than the
 * battle began with. */
#include "kit/asks.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- Who may be replaced, by whom ---- */

/* The lost commander whose place the new one takes: the group's own, if he is to be had. */
static int slot_for(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->where[f->group_commander[g]] == LF_DESTROYED)
        return f->group_commander[g];
    for (int c = 0; c < f->units; c++)
        if (!lf_is_element(f, c) && f->type[c] != LF_DIVISION_COMMANDER &&
            f->side[c] == f->group_side[g] && s->where[c] == LF_DESTROYED)
            return c;
    return LF_NONE;
}

/* LF-CM-10, LF-CM-40: may he do something for the group through this element? */
static bool reaches(const lin_view *view, int payer, int u)
{
    const lf_state *s = view->state;

    return s->where[u] == LF_ON_TABLE && (s->with[payer] == LF_NONE || s->with[payer] == u) &&
           lf_in_sphere(view, u, payer);
}

/* LF-CM-59: the force commander, or the commander of the active group; LF-RF-11: of a division, for
 * his own. */
static bool may_promote(const lin_view *view, int active, int payer, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return (payer == s->force[f->group_side[active]] || payer == s->commander[active] ||
            payer == f->division[g]) &&
           s->where[payer] == LF_ON_TABLE;
}

/* ---- LF-CM-60: where he may stand ---- */

static bool touches(const lin_view *view, int c, int u, lin_point p)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_body *b = lf_body(view, u);

    for (int i = 0; i < b->stands; i++)
        if (tb_point_within(&b->stand[i], p, lf_disc_radius(f, c) + TB_TOUCH))
            return true;
    return false;
}

/* Arguments of the frame: the new commander, his group, who pays. */
static lin_status check_place(const lin_view *view, const lin_frame *frame, lin_point p,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = frame->arg[0], payer = frame->arg[2];
    const tb_set *members = &f->members[frame->arg[1]];
    const int32_t sphere = lf_commands[s->rating[payer]].sphere;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    bool found = false;

    if (!kit_box_holds(&table, p) ||
        tb_gap2(lf_commander_at(view, payer), p) > (int64_t)sphere * sphere)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-60",
                          "%s must be placed on the table, within %d inches of %s.", lf_id(f, c),
                          (int)(sphere / LIN_INCH), lf_id(f, payer));
    for (int u = tb_next(members, 0); u >= 0 && !found; u = tb_next(members, u + 1))
        found = reaches(view, payer, u) && touches(view, c, u, p);
    if (!found)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-60",
                          "%s must touch an element of his group that is in the sphere of %s.",
                          lf_id(f, c), lf_id(f, payer));
    return lf_check_disc(view, c, p, why);
}

/* Places along the edges of a stand, a radius off: five on each of four edges. */
#define ROUND_STAND 20
static lin_point place_beside(const tb_quad *q, int32_t r, int i)
{
    const lin_point a = q->p[i / 5], b = q->p[(i / 5 + 1) % 4];
    const int k = i % 5;
    const lin_point on = { a.x + (b.x - a.x) * k / 4, a.y + (b.y - a.y) * k / 4 };

    return tb_go(on, (tb_angle)(tb_bearing(a, b) - TB_QUARTER), r, 0); /* corners run clockwise */
}

/* The first place to be had, counted from `from` on; false: there is none. */
static bool find_place(const lin_view *view, const lin_frame *frame, uint32_t from, lin_point *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[frame->arg[1]];
    uint32_t n = 0;

    for (int round = 0; round < 2; round++) /* those skipped come last */
        for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
            const tb_body *b;

            if (!reaches(view, frame->arg[2], u))
                continue;
            b = lf_body(view, u);
            for (int i = 0; i < b->stands * ROUND_STAND; i++, n++) {
                if (round == 0 && n < from)
                    continue;
                *out = place_beside(&b->stand[i / ROUND_STAND], lf_disc_radius(f, frame->arg[0]),
                                    i % ROUND_STAND);
                if (check_place(view, frame, *out, NULL) == LIN_OK)
                    return true;
            }
        }
    return false;
}

/* For a hand that points: of all those places the nearest. False: there is none. */
bool lf_nearest_for_new_commander(const lin_view *view, const lin_frame *frame, lin_point to,
                                  lin_point *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[frame->arg[1]];
    int64_t least = INT64_MAX;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        const tb_body *b = reaches(view, frame->arg[2], u) ? lf_body(view, u) : NULL;

        for (int i = 0; b && i < b->stands * ROUND_STAND; i++) {
            const lin_point p = place_beside(&b->stand[i / ROUND_STAND],
                                             lf_disc_radius(f, frame->arg[0]), i % ROUND_STAND);

            if (tb_gap2(p, to) < least && check_place(view, frame, p, NULL) == LIN_OK) {
                least = tb_gap2(p, to);
                *out = p;
            }
        }
    }
    return least < INT64_MAX;
}

/* ---- The special order. Arguments: who pays, and the group, by its first commander ---- */

lin_status lf_check_promote(const lin_view *view, int active, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int payer = o->arg[0], named = o->arg[1];
    lin_frame frame = { .arg = { 0, 0, (int16_t)payer } };
    lin_point somewhere;
    int g, slot;

    if (f->type[named] != LF_GROUP_COMMANDER || f->side[named] != f->group_side[active])
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-59",
                          "%s names no group of yours; name a group by its first commander.",
                          lf_id(f, named));
    g = f->group[named];
    if (lf_is_element(f, payer) || !may_promote(view, active, payer, g))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-59",
                          "%s cannot promote now; the force commander can, and the commander of "
                          "the active group.",
                          lf_id(f, payer));
    slot = slot_for(view, g);
    if (s->commander[g] != LF_NONE || slot == LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-59", "The group of %s is not leaderless.",
                          lf_id(f, named));
    if (s->points[payer] == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-59", "%s has no command point left.",
                          lf_id(f, payer));
    frame.arg[0] = (int16_t)slot;
    frame.arg[1] = (int16_t)g;
    if (!find_place(view, &frame, 0, &somewhere))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-CM-60",
            "%s reaches no element of that group beside which a new commander could stand.",
            lf_id(f, payer));
    return LIN_OK;
}

void lf_list_promote(const lin_view *view, int active, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++)
        for (int i = 0; i < LF_ISSUERS && f->group_side[g] == f->group_side[active] &&
                        s->commander[g] == LF_NONE;
             i++) {
            const int who = lf_issuer_of(view, i == LF_BY_DIVISION ? g : active, i);
            const lin_order o = { .verb = LV_PROMOTE,
                                  .nargs = 2,
                                  .arg = { who, f->group_commander[g] } };

            if (who != LF_NONE && lf_check_promote(view, active, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
}

void lf_take_promote(lin_play *p, int active, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int g = f->group[o->arg[1]], slot = slot_for(&p->view, g);

    (void)active;
    lf_spend(p, o->arg[0]);
    lin_push(s, LF_NEW_RATING_DICE, slot, 0, 0);
    lin_push(s, LF_NEW_COMMANDER, slot, g, o->arg[0]);
}

/* ---- LF-CM-59: between the orders of an element, too (LF-D19) ---- */

lin_status lf_check_promote_now(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    return lf_check_promote(view, f->group[u], o, why);
}

void lf_list_promote_now(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    lf_list_promote(view, f->group[u], out);
}

void lf_take_promote_now(lin_play *p, int u, const lin_order *o)
{
    lf_take_promote(p, lf_field_of(p->view.field)->group[u], o);
}

/* ---- LF_NEW_COMMANDER: he is placed ---- */

void lf_list_new_commander(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    kit_list_place(out, LV_POST, frame->arg[0], &view->field->battle->table);
}

lin_status lf_check_new_commander(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                  lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_POST)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-60", "It is %s who is promoted.",
                          lf_id(f, frame->arg[0]));
    return check_place(view, frame, (lin_point){ o->arg[1], o->arg[2] }, why);
}

/* LF-CM-62: he has no points until his group is next activated. */
void lf_take_new_commander(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int c = frame->arg[0], g = frame->arg[1];

    s->at[c] = (lin_point){ o->arg[1], o->arg[2] };
    s->where[c] = LF_ON_TABLE;
    s->points[c] = 0;
    s->mark[c] = 0;
    s->commander[g] = (uint8_t)c;
    lin_tell(p, LE_PROMOTED, c, lf_field_of(p->view.field)->group_commander[g], s->at[c].x,
             s->at[c].y);
}

bool lf_sample_new_commander(const lin_view *view, const lin_frame *frame, const lin_family *family,
                             lin_rng *rng, lin_order *out)
{
    lin_point p;

    *out = family->order;
    if (!find_place(view, frame, lin_rng_below(rng, 4 * ROUND_STAND), &p))
        return false;
    out->arg[1] = p.x;
    out->arg[2] = p.y;
    return true;
}

/* ---- LF-CM-61: his rating, by a die less one ---- */

static int rating_of(int face)
{
    return lf_rating_by_die[face > 1 ? face - 2 : 0];
}

void lf_roll_new_rating(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->state;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = LF_RATINGS - 1,
                           .rule = "LF-CM-61",
                           .purpose = "rating of a new commander",
                           .better = 1,
                           .side = (lin_side)lf_field_of(view->field)->side[frame->arg[0]] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)rating_of(i);
}

void lf_land_new_rating(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    s->rating[frame->arg[0]] = (uint8_t)rating_of(face[0]);
    lin_tell(p, LE_RATING_ROLL, frame->arg[0], face[0]);
    lin_tell(p, LE_RATING, frame->arg[0], s->rating[frame->arg[0]]);
}

/* ---- LF-CM-63 to LF-CM-65: a new force commander ---- */

lin_status lf_check_succeed(const lin_view *view, int active, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = o->arg[0], side = f->group_side[active];

    if (s->force[side] != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-63", "%s commands the force.",
                          lf_id(f, s->force[side]));
    if (c != s->commander[active] || s->where[c] != LF_ON_TABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-63",
                          "Only the commander of the active group can take over the force.");
    if (s->points[c] == 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-63", "%s has no command point left.",
                          lf_id(f, c));
    return LIN_OK;
}

void lf_list_succeed(const lin_view *view, int active, lin_list *out)
{
    const lf_state *s = view->state;
    const lin_order o = { .verb = LV_SUCCEED, .nargs = 1, .arg = { s->commander[active] } };

    if (s->commander[active] != LF_NONE && lf_check_succeed(view, active, &o, NULL) == LIN_OK)
        lin_list_add(out, o);
}

/* LF-CM-64: rating, attachment and points stay with him; LF-CM-65: his group has nobody but him. */
void lf_take_succeed(lin_play *p, int active, const lin_order *o)
{
    lf_state *s = p->state;

    lf_spend(p, o->arg[0]);
    s->commander[active] = LF_NONE;
    s->force[lf_field_of(p->view.field)->group_side[active]] = (uint8_t)o->arg[0];
    lin_tell(p, LE_SUCCEEDS, o->arg[0]);
}
