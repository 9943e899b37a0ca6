/* breakoff.c -- breaking off from a melee. IB-5.34 to IB-5.38.
 *
 * An engaged unit gives up its whole turn and takes a test. Passed, it goes straight back to a
 * place that is free and at least 1" from every enemy, no farther than its base move; through
 * nobody whom it may not pass (IB-3.43), and not into impassable ground (IB-3.37). Whether there is
 * such a place is a distance: with measuring off it is found out only then, and who has none stays.
 *
 * Going straight back, a footprint is too near to another unit on one stretch of its way. So the
 * nearest place is found by going on beyond each such stretch in turn, and the farthest by coming
 * back before it; the ends of a stretch are halved down to a step of 1/1270". */
#include "kit/edges.h"
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

/* IB-3.2 to IB-3.7; die: what raw troops have thrown, or the most they can. */
static int32_t base_move(const ib_field *f, const ib_state *s, int u, int die)
{
    if (f->type[u] == IB_INFANTRY && f->class[u] == IB_RAW)
        return IB_IN(die);
    return IB_IN(s->formation[u] == IB_UNLIMBERED ? IB_UNLIMBERED_MOVE : ib_basic_move[f->type[u]]);
}

/* ---- The way back ---- */

typedef struct {
    const lin_view *view;
    int u;
    tb_pose pose;
} way_back;

static tb_pose pose_after(const way_back *w, int32_t far)
{
    tb_pose pose = w->pose;

    pose.at = tb_go(pose.at, (tb_angle)(pose.facing + 2 * TB_QUARTER), far, 0);
    return pose;
}

/* IB-3.43: skirmishers and their friends pass through each other. */
static bool may_pass(const lin_view *view, int u, int other)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return f->side[u] == f->side[other] &&
           (s->formation[u] == IB_SKIRMISH || s->formation[other] == IB_SKIRMISH);
}

/* Too near to that unit after so far: on a friend, or within 1" of an enemy. */
static bool is_too_near(const way_back *w, int other, int32_t far)
{
    const ib_field *f = ib_field_of(w->view->field);
    const tb_pose pose = pose_after(w, far);
    const tb_quad hull = tb_hull(&pose);
    const tb_quad *its = &ib_body(w->view, other)->hull;

    if (f->side[w->u] == f->side[other])
        return tb_overlap(&hull, its);
    return tb_within(&hull, its, IB_IN(IB_CLEAR_OF_FOE) - 1);
}

/* The first unit to which it is too near there; IB_NONE. */
static int too_near_to(const way_back *w, int32_t far)
{
    const ib_field *f = ib_field_of(w->view->field);

    for (int v = 0; v < f->units; v++)
        if (v != w->u && ib_is_unit(f, v) && ib_stands(w->view->state, v) && is_too_near(w, v, far))
            return v;
    return IB_NONE;
}

/* How far of its way is open: to the table's edge, ground that bars and units it may not pass. */
static int32_t open_way(const way_back *w, int32_t far)
{
    const ib_field *f = ib_field_of(w->view->field);
    const tb_quad hull = tb_hull(&w->pose);
    const tb_angle way = (tb_angle)(w->pose.facing + 2 * TB_QUARTER);
    const lin_point by = kit_way_of(way, far);

    far = kit_edge_way(f->scenery.size, &hull, way, far);
    far = ib_open_ground(w->view, w->u, way, far);
    for (int v = 0; v < f->units; v++)
        if (v != w->u && ib_is_unit(f, v) && ib_stands(w->view->state, v) &&
            !may_pass(w->view, w->u, v)) {
            const int32_t free = kit_sweep_body(&hull, by, ib_body(w->view, v));

            far = free < far ? free : far;
        }
    return far;
}

/* It is too near to the unit at `near` and not at `clear`: the last place beside `clear` that will
 * do, seen from there. */
static int32_t halve(const way_back *w, int other, int32_t near, int32_t clear)
{
    while (near - clear > 1 || clear - near > 1) {
        const int32_t middle = near + (clear - near) / 2;

        if (is_too_near(w, other, middle))
            near = middle;
        else
            clear = middle;
    }
    return clear;
}

/* The nearest place from `from` up to `most` that will do; -1: none will. */
static int32_t nearest(const way_back *w, int32_t from, int32_t most)
{
    for (int v; (v = too_near_to(w, from)) != IB_NONE;) {
        if (is_too_near(w, v, most))
            return -1;
        from = halve(w, v, from, most);
    }
    return from;
}

/* The farthest place up to `from` that will do; -1: none will. It stands too near where it is. */
static int32_t farthest(const way_back *w, int32_t from)
{
    for (int v; (v = too_near_to(w, from)) != IB_NONE;) {
        if (is_too_near(w, v, 0))
            return -1;
        from = halve(w, v, from, 0);
    }
    return from;
}

/* IB-5.35: as far as its owner said, the nearest such place if he said nothing; -1: there is none.
 * Where his own figure will not do, the farthest place before it, else the nearest beyond it. */
static int32_t place_to_go(const lin_view *view, int u, int32_t said, int die)
{
    const ib_field *f = ib_field_of(view->field);
    const way_back w = { view, u, ib_pose(view, u) };
    const int32_t most = open_way(&w, base_move(f, view->state, u, die));
    const int32_t far = said > 0 && said < most ? said : most;
    const int32_t at = said > 0 ? farthest(&w, far) : -1;

    return at > 0 ? at : nearest(&w, said > 0 ? far : 0, most);
}

/* ---- The order ---- */

/* May it try?
 *   1  it is engaged                                         IB-5.34
 *   2  its whole turn is left                                IB-5.34
 *   3  where measuring is free: there is room                IB-5.34, IB-12.5 */
lin_status ib_check_break_off(const lin_view *view, int u, int32_t far, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    lin_status status;

    if (!ib_is_engaged(view->state, u)) /* 1 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-5.34",
                          "%s is not in melee: there is nobody to break off from.", ib_id(f, u));
    if ((status = ib_check_effort(view, u, 2, why)) != LIN_OK) /* 2 */
        return status;
    if (far < 0)
        return lin_refuse(why, LIN_ILLEGAL, "IB-5.35",
                          "It goes back so many inches, or 0: as near as may be.");
    if (ib_may_tell(view) && place_to_go(view, u, 0, IB_RAW_DIE) < 0) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-5.34",
                          "%s has no free place straight behind it within its move and 1 inch from "
                          "every enemy.",
                          ib_id(f, u));
    return LIN_OK;
}

lin_status ib_check_act_break_off(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    return ib_check_break_off(view, o->arg[0], o->arg[1], why);
}

void ib_list_act_break_off(const lin_view *view, int u, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int32_t most = base_move(f, view->state, u, IB_RAW_DIE);

    if (ib_check_break_off(view, u, 0, NULL) != LIN_OK)
        return;
    lin_list_add_short(out, IV_BREAK_OFF, 2, u, 0);
    ib_open_family(out, u,
                   &(lin_family){ .order = { .verb = IV_BREAK_OFF, .nargs = 2, .arg = { u } },
                                  .open = 1u << 1,
                                  .low = { u, 0 },
                                  .high = { u, most } });
}

static bool may_break_off(const lin_view *view, int u)
{
    return ib_check_break_off(view, u, 0, NULL) == LIN_OK;
}

bool ib_sample_act_break_off(const lin_view *view, const lin_family *family, lin_rng *rng,
                             lin_order *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = ib_sample_unit(view, family, rng, may_break_off);
    int32_t most;

    if (u == IB_NONE)
        return false;
    most = base_move(f, view->state, u, IB_RAW_DIE);
    *out = (lin_order){ .verb = IV_BREAK_OFF,
                        .nargs = 2,
                        .arg = { u, (int32_t)lin_rng_below(rng, (uint32_t)most + 1) } };
    return ib_check_break_off(view, u, out->arg[1], NULL) == LIN_OK;
}

/* What he said waits below the test; one who fails drops it. More than a base move is a base move.
 */
void ib_take_act_break_off(lin_play *p, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int u = o->arg[0];
    const int32_t most = base_move(f, s, u, IB_RAW_DIE);

    ib_begin_act(p, u);
    ib_spend_effort(s, u, 2);
    lin_tell(p, IE_TRIES_TO_BREAK_OFF, u);
    lin_push(s, IB_BREAK_OFF, u, (int)(o->arg[1] < most ? o->arg[1] : most), IB_RAW_DIE);
    ib_take_test(p, u, IB_TEST_BREAK_OFF, IB_NONE);
}

/* IB-5.36, IB-5.37 */
void ib_break_off_tested(lin_play *p, int u, bool passed)
{
    const ib_field *f = ib_field_of(p->view.field);

    if (!passed) {
        lin_tell(p, IE_CANNOT_BREAK_OFF, u);
        lin_pop(p->state);
    } else if (f->type[u] == IB_INFANTRY && f->class[u] == IB_RAW) {
        lin_push(p->state, IB_BREAK_OFF_DICE, u, 0, 0);
    }
}

/* IB-5.36: a die of raw troops. Each face is a class: how far it goes hangs on it. */
void ib_roll_break_off_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = IB_RAW_DIE,
                           .classes = IB_RAW_DIE,
                           .better = 1,
                           .side = (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                           .rule = "IB-5.36",
                           .purpose = "break-off" };
    for (int face = 1; face <= IB_RAW_DIE; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

void ib_land_break_off_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int said = lin_top(&s->head)->arg[1];

    lin_tell(p, IE_BREAK_OFF_DIE, frame->arg[0], face[0]);
    lin_pop(s);
    lin_push(s, IB_BREAK_OFF, frame->arg[0], said, face[0]);
}

/* Arguments: the unit, how far its owner said, the die of raw troops. */
void ib_run_break_off(lin_play *p, const lin_frame *frame)
{
    const int u = frame->arg[0];
    const int32_t far = place_to_go(&p->view, u, frame->arg[1], frame->arg[2]);
    const way_back w = { &p->view, u, ib_pose(&p->view, u) };
    tb_pose pose;

    ib_note_measured(p); /* the room behind it */
    if (far <= 0) {
        lin_tell(p, IE_NO_WAY_BACK, u);
        return;
    }
    ib_part(p, u);
    pose = pose_after(&w, far);
    ib_put(p, u, &pose);
    lin_tell(p, IE_BREAKS_OFF, u, far, pose.at.x, pose.at.y);
    ib_after_move(p, u);
}
