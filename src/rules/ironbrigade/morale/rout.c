/* rout.c -- routers run: to the nearest friendly edge, through friends, and lost at enemies and
 * edges. IB-3.100 to IB-3.109.
 *
 * A rout move is planned before it is made: the unit is turned about its centre, goes straight for
 * so far as its dice say, and on until it lies on no friend. What would have become of it on the
 * way is found on that whole way: any part at an edge, the track of its centre through an enemy, an
 * enemy under it at the end. So the odds can ask for the same plan (class_of_rout). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/morale/morale.h"
#include "kit/rout.h"

/* ---- What runs have in common ---- */

int ib_running_dice(const ib_field *f, int u)
{
    return f->type[u] == IB_CAVALRY ? 3 : 2;
}

/* By its flag, as all ground is judged (IB-3.32); bridges and fords lead on. */
int32_t ib_until_barred(const lin_view *view, lin_point flag, tb_angle way, int32_t far)
{
    const kit_scenery *g = &ib_field_of(view->field)->scenery;
    const tb_quad point = { { flag, flag, flag, flag } };
    const tb_box box = kit_swath_box(&point, kit_way_of(way, far));
    const tb_set near = kit_scenery_near(g, &box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (g->piece[i].flags & KIT_IMPASSABLE)
            far = kit_free_of_barred(g, i, &point, way, far);
    return far;
}

/* IB-3.107, IB-3.123: to touch it is to reach it. */
bool ib_reaches_edge(const lin_view *view, const tb_quad *from, const tb_quad *to)
{
    const kit_size size = ib_field_of(view->field)->scenery.size;
    tb_box box = tb_box_of(from->p, 4);

    tb_box_add(&box, to->p, 4);
    return box.west <= 0 || box.south <= 0 || box.east >= size.width || box.north >= size.height;
}

/* IB-3.102, IB-3.122: of equally near ones the one named first. A router is measured from its
 * centre, about which it turns, a pursuer from its flag. */
kit_edge ib_nearest_edge(const lin_view *view, int u, bool friendly)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int side = friendly ? f->side[u] : 1 - f->side[u];
    const lin_point from = friendly ? ib_centre(view, u) : s->at[u];

    return kit_edge_nearest(f->scenery.size, f->edges[side], f->edge_count[side], from);
}

/* ---- The plan ---- */

typedef struct {
    tb_pose end;
    bool lost, off_table;
} flight;

/* IB-3.106: does the track of its centre run through an enemy? */
static bool runs_into_enemy(const lin_view *view, int u, lin_point from, lin_point to)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];

    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (ib_stands(s, v) && tb_pierces(&ib_body(view, v)->hull, from, to))
            return true;
    return false;
}

static tb_pose gone(const tb_pose *from, int32_t far)
{
    tb_pose pose = *from;

    pose.at = tb_go(from->at, from->facing, far, 0);
    return pose;
}

#define LONG_RUN IB_IN(48) /* so far friends may lead it on */

static void plan_flight(const lin_view *view, int u, int32_t far, flight *out)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_pose now = ib_pose(view, u),
                  turned = tb_pivot(&now, (tb_angle)(ib_nearest_edge(view, u, true) * TB_QUARTER));
    const tb_quad from = tb_hull(&turned);
    const int32_t off = /* beyond this it is off the table */
        kit_edge_way(f->scenery.size, &from, turned.facing, far + LONG_RUN) + LIN_INCH;
    const int32_t most = ib_until_barred(view, turned.at, turned.facing, off);
    const kit_memory *all = kit_refresh(ib_window(view));
    const tb_set *friends = &f->bodies[f->side[u]], *enemies = &f->bodies[1 - f->side[u]];
    int32_t goes = most < far ? most : far; /* IB-3.103: friends and other ground do not stop it */
    tb_body end;
    tb_set under;

    /* IB-3.104: on until it is clear; where ground will not let it, back as far as it must */
    goes = goes > 0 ? kit_until_clear(all, friends, u, &turned, turned.facing, goes, most) : 0;
    if (goes > most)
        goes =
            most == off ? off : kit_back_until_clear(all, friends, u, &turned, turned.facing, most);
    out->end = gone(&turned, goes > 0 ? goes : 0);
    tb_form(&out->end, &end);
    out->off_table = ib_reaches_edge(view, &from, &end.hull);
    under = kit_under(all, enemies, u, &end);
    out->lost = goes <= 0 || /* IB-3.108 */
                runs_into_enemy(view, u, tb_centre(&from), tb_centre(&end.hull)) ||
                !kit_set_is_empty(&under);
}

/* ---- It runs ---- */

void ib_rout_move(lin_play *p, int u, int32_t far)
{
    flight run;

    ib_note_measured(p);
    plan_flight(&p->view, u, far, &run);
    if (run.off_table || run.lost) {
        lin_tell(p, run.off_table ? IE_OFF_TABLE : IE_LOST, u);
        ib_remove(p, u, IB_LOST);
        return;
    }
    ib_put(p, u, &run.end);
    lin_tell(p, IE_ROUTER_GOES, u, far / LIN_INCH, run.end.at.x, run.end.at.y, run.end.facing);
    ib_after_move(p, u);
}

/* Does anything else of this event hang on how far it runs: another that runs or follows? */
static bool is_the_last_to_go(const ib_state *s)
{
    return kit_set_is_empty(&s->to_rout) && kit_set_is_empty(&s->to_pursue) &&
           kit_set_is_empty(&s->to_meet);
}

/* Then all that matters is whether it is lost. */
static int class_of_rout(const lin_view *view, int u, int sum)
{
    flight run;

    if (!is_the_last_to_go(view->state))
        return sum;
    plan_flight(view, u, IB_IN(sum), &run);
    return run.off_table ? 2 : run.lost;
}

void ib_roll_rout_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int u = frame->arg[0], n = ib_running_dice(f, u);

    *out = (lin_roll_ask){ .n = (uint8_t)n,
                           .faces = 6,
                           .by_sum = true,
                           .classes = (uint8_t)(6 * n + 1),
                           .side = (lin_side)f->side[u],
                           .rule = "IB-3.100",
                           .purpose = "rout" };
    for (int sum = n; sum <= 6 * n; sum++)
        out->class_of[sum] = (uint8_t)class_of_rout(view, u, sum);
}

/* What dice of a run come to, told. */
int ib_run_total(lin_play *p, int u, const uint8_t *face)
{
    if (ib_running_dice(ib_field_of(p->view.field), u) == 2) {
        lin_tell(p, IE_ROLLED, u, face[0], face[1]);
        return face[0] + face[1];
    }
    lin_tell(p, IE_ROLLED, u, face[0], face[1], face[2]);
    return face[0] + face[1] + face[2];
}

/* Its pursuers keep what they must throw, and which way it ran: it may be gone when they go. */
void ib_land_rout_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int u = frame->arg[0], sum = ib_run_total(p, u, face);
    const kit_edge edge = ib_nearest_edge(&p->view, u, true);

    for (int v = tb_next(&s->to_pursue, 0); v >= 0; v = tb_next(&s->to_pursue, v + 1))
        if (s->quarry[v] == u) {
            s->total[v] = (uint8_t)sum;
            s->way[v] = (uint8_t)(1 + edge);
        }
    lin_push(s, IB_ROUT_GOES, u, sum, 0);
}

void ib_run_rout_goes(lin_play *p, const lin_frame *frame)
{
    ib_rout_move(p, frame->arg[0], IB_IN(frame->arg[1]));
}

/* ---- IB-3.101: in every own movement phase ---- */

void ib_run_routers(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set *units = &f->bodies[frame->arg[0]];
    int u;

    if (!frame->arg[1]) /* the phase begins */
        for (u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1))
            if (ib_stands(s, u) && s->mark[u] & IB_ROUTING)
                kit_set_put(&s->to_rout, u);
    if ((u = tb_next(&s->to_rout, 0)) < 0)
        return;
    kit_set_drop(&s->to_rout, u);
    lin_tell(p, IE_RUNS_ON, u);
    lin_push(s, IB_ROUTERS, frame->arg[0], 1, 0);
    lin_push(s, IB_ROUT_DICE, u, 0, 0);
}
