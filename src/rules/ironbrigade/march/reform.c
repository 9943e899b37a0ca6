/* reform.c -- what is changed on the spot: formations, limbers, facings. IB-3.10, IB-3.12, IB-3.42,
 * IB-3.54 to IB-3.56, IB-3.128.
 *
 * Each comes before a march or after it, not in its midst (IB-3.45): on the march such an order
 * ends the path first. Room is what anybody can see, so a change without room is refused (IB-12.5);
 * but where the march turns out to have been cut by the brigade's order there may be none at the
 * place where it really ended, and then the change is not made. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

static bool is_gun(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN;
}

/* IB-3.54: flag and facing are kept. */
static tb_pose formed(const lin_view *view, int u, int formation)
{
    const ib_state *s = view->state;

    return ib_pose_in(ib_field_of(view->field), u, formation, s->at[u], s->facing[u]);
}

/* IB-3.55: the centre of the footprint is kept. To the left, to the right, about. */
static tb_pose turned(const lin_view *view, int u, int hand)
{
    tb_pose pose = ib_pose(view, u);
    const int32_t half = pose.deep / 2;

    if (hand == 2) {
        pose.at = tb_go(pose.at, pose.facing, -(int32_t)pose.deep, 0);
        pose.facing = (tb_angle)(pose.facing + TB_CIRCLE / 2);
    } else {
        pose.at = tb_go(pose.at, pose.facing, -half, hand == 0 ? -half : half);
        pose.facing = (tb_angle)(pose.facing + (hand == 0 ? -TB_QUARTER : TB_QUARTER));
    }
    return pose;
}

/* IB-3.10, IB-3.12: in halves of a move. */
static int price_of_forming(const ib_field *f, int u)
{
    return is_gun(f, u) ? 2 : 1;
}

/* What is round about a unit that changes on the spot, looked at once for all changes. No footprint
 * has a corner farther from the flag than it is wide and deep. */
typedef struct {
    const lin_view *view;
    int unit;
    bool off_edge; /* of the table, whatever it changes to */
    tb_set near;
} spot;

static spot spot_of(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_box table = kit_box_of_table(f->scenery.size);
    int32_t far = 0;
    tb_box round;

    for (int formation = 0; formation < IB_FORMATIONS; formation++) {
        const ib_base *base = &f->bases[f->type[u]][formation];

        far = base->wide + base->deep > far ? base->wide + base->deep : far;
    }
    round = kit_box_round(s->at[u], far);
    return (spot){ view, u, kit_box_holds_box(&table, &round),
                   kit_others_near(kit_refresh(ib_window(view)), u, &round, TB_TOUCH) };
}

/* IB-3.128: the first of those it is joined to in melee whom a unit so placed would no longer
 * touch; IB_NONE. Only breaking off leads out of a melee (IB-5.30). */
static int lets_go_of(const lin_view *view, int u, const tb_quad *hull)
{
    const ib_state *s = view->state;

    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];
        const int other = j->charger == u ? j->struck : j->struck == u ? j->charger : IB_NONE;

        if (other != IB_NONE && !tb_touch(hull, &ib_body(view, other)->hull))
            return other;
    }
    return IB_NONE;
}

/* IB-3.56, IB-3.128: of a change on the spot. */
static lin_status check_place(const lin_view *view, int u, const tb_pose *pose, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_quad hull = tb_hull(pose);
    const int other = lets_go_of(view, u, &hull);

    if (other != IB_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.128",
                          "%s would no longer touch %s, with whom it is in melee; it may try to "
                          "break off.",
                          ib_id(f, u), ib_id(f, other));
    return ib_check_room(view, u, pose, "IB-3.56", why);
}

/* As check_place has it. */
static bool has_room(const spot *here, tb_pose pose)
{
    const ib_field *f = ib_field_of(here->view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    tb_quad hull;
    tb_box box;

    if (here->off_edge && kit_set_is_empty(&here->near))
        return true;
    hull = tb_hull(&pose);
    box = tb_box_of(hull.p, 4);
    return kit_box_holds_box(&table, &box) &&
           lets_go_of(here->view, here->unit, &hull) == IB_NONE &&
           ib_in_the_way_among(here->view, &here->near, here->unit, &hull, true) == IB_NONE;
}

/*   1  it may take that formation                        IB-2.19 to IB-2.22
 *   2  it is another than it has
 *   3  so much of its move is left                       IB-3.10, IB-3.12
 *   4  there is room, and it touches whom it fights      IB-3.56, IB-3.128 */
static lin_status check_formation(const lin_view *view, int u, int formation, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_may_form(f, u, formation)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL,
                          is_gun(f, u)               ? "IB-2.22"
                          : f->type[u] == IB_CAVALRY ? "IB-2.21"
                          : formation == IB_SKIRMISH ? "IB-2.20"
                                                     : "IB-2.19",
                          "%s does not stand %s: %s.", ib_id(f, u),
                          formation == IB_SKIRMISH ? "in skirmish order"
                                                   : ib_formation_name[formation],
                          is_gun(f, u)               ? "a gun is limbered or unlimbered"
                          : formation == IB_SKIRMISH ? "light troops, riflemen and Indians alone do"
                                                     : "it stands in line or in column");
    if (s->formation[u] == formation) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.10", "%s is so formed already: %s.", ib_id(f, u),
                          ib_formation_name[formation]);
    return ib_check_effort(view, u, price_of_forming(f, u), why); /* 3 */
}

lin_status ib_check_act_form(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const int u = o->arg[0], formation = o->arg[1];
    const lin_status status = check_formation(view, u, formation, why);
    const tb_pose pose = formed(view, u, formation);

    return status != LIN_OK ? status : check_place(view, u, &pose, why); /* 4 */
}

/* Changes of formation, and turns with them. */
void ib_list_act_form(const lin_view *view, int u, lin_list *out)
{
    const ib_state *s = view->state;
    spot here;

    if (ib_check_effort(view, u, 1, NULL) != LIN_OK)
        return;
    here = spot_of(view, u);
    for (int formation = 0; formation < IB_FORMATIONS; formation++)
        if (formation != s->formation[u] && check_formation(view, u, formation, NULL) == LIN_OK &&
            has_room(&here, formed(view, u, formation)))
            lin_list_add_short(out, IV_FORM, 2, u, formation);
    for (int hand = 0; hand < 3; hand++)
        if (has_room(&here, turned(view, u, hand)))
            lin_list_add_short(out, IV_TURN, 2, u, hand);
}

/* It is done, if there is room where it ended. */
static void change(lin_play *p, int u, const lin_order *o)
{
    ib_state *s = p->state;
    const tb_pose pose =
        o->verb == IV_FORM ? formed(&p->view, u, o->arg[1]) : turned(&p->view, u, o->arg[1]);
    ib_leg leg = { .unit = IB_NONE };

    if (!ib_has_room(&p->view, u, &pose, &leg)) {
        lin_tell(p, IE_ENDS, u, IB_ENDS_NO_ROOM);
        return;
    }
    if (o->verb == IV_FORM) {
        s->formation[u] = (uint8_t)o->arg[1];
        lin_tell(p, IE_FORMS, u, o->arg[1]);
    } else {
        ib_put(p, u, &pose);
        lin_tell(p, IE_TURNS, u, pose.facing);
    }
    ib_spend_effort(s, u, o->verb == IV_FORM ? price_of_forming(ib_field_of(p->view.field), u) : 1);
}

void ib_take_act_form(lin_play *p, const lin_order *o)
{
    const int u = o->arg[0];

    ib_begin_act(p, u);
    ib_end_march(p, u);
    change(p, u, o);
    ib_go_on(p, u);
}

/*   1  half a move is left                               IB-3.42, IB-3.10
 *   2  there is room, and it touches whom it fights      IB-3.56, IB-3.128 */
lin_status ib_check_act_turn(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const lin_status status = ib_check_effort(view, o->arg[0], 1, why); /* 1 */
    const tb_pose pose = turned(view, o->arg[0], o->arg[1]);

    return status != LIN_OK ? status : check_place(view, o->arg[0], &pose, why); /* 2 */
}

void ib_take_act_turn(lin_play *p, const lin_order *o)
{
    ib_take_act_form(p, o);
}
