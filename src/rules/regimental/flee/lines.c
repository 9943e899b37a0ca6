/* lines.c -- which way a unit retreats, and in which shape. RG-9.5 to RG-9.19. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"

#include <stdlib.h>
#include <string.h>

tb_angle rg_fifteens(int n)
{
    return (tb_angle)((n * (2 * TB_CIRCLE) + (n < 0 ? -24 : 24)) / 48);
}

/* How far a point lies ahead of the front line of a block. */
static int64_t ahead_of(lin_point front, tb_angle facing, lin_point p)
{
    const tb_vector d = tb_direction(facing);

    return ((int64_t)(p.x - front.x) * d.x + (int64_t)(p.y - front.y) * d.y) >> TB_UNIT_BITS;
}

static tb_angle from_through(lin_point p, lin_point c, tb_angle otherwise)
{
    return p.x == c.x && p.y == c.y ? otherwise : tb_bearing(p, c);
}

static int nearest_stand(const tb_body *b, const tb_body *enemy)
{
    int32_t least = INT32_MAX;
    int nearest = 0;

    for (int i = 0; i < b->stands; i++)
        for (int k = 0; k < enemy->stands; k++) {
            const int32_t far = tb_distance(&b->stand[i], &enemy->stand[k], NULL, NULL);

            if (far < least) {
                least = far;
                nearest = i;
            }
        }
    return nearest;
}

/* To the rear (RG-9.10), forward (RG-9.11), sideways (RG-9.12), or straight away (RG-9.13). */
static tb_angle first_line(const rg_flight_plan *plan, tb_angle base)
{
    const lin_view *v = plan->view;
    const rg_state *s = v->state;
    const int u = plan->unit;
    const tb_body *b = rg_body(v, u);
    lin_point p;
    int64_t ahead, deep;

    if (plan->from == RG_NONE) /* RG-9.7 */
        return base;
    p = rg_point_nearest(rg_body(v, plan->from), plan->centre) /* RG-9.9 */;
    if (!rg_has_zone(s, u))
        return from_through(p, plan->centre, base);
    if (rg_is_snake(s, u)) { /* as one without facing, by its stand nearest to him */
        const lin_point c = tb_centre(&b->stand[nearest_stand(b, rg_body(v, plan->from))]);

        return from_through(rg_point_nearest(rg_body(v, plan->from), c), c, base);
    }
    ahead = ahead_of(s->at[u], s->facing[u], p);
    deep = kit_length(kit_way(s->at[u], tb_centre(&b->hull))) * 2;
    if (ahead >= -TB_TOUCH)
        return (tb_angle)(s->facing[u] + TB_CIRCLE / 2);
    if (ahead < -deep)
        return s->facing[u];
    return (tb_angle)(s->facing[u] +
                      (ahead_of(s->at[u], (tb_angle)(s->facing[u] + TB_QUARTER), p) > 0
                           ? -TB_QUARTER
                           : TB_QUARTER));
}

/* ---- Shape, RG-9.4, RG-9.14, RG-9.15 ---- */

static void push_inside(const rg_field *f, rg_flight_plan *plan)
{
    const tb_box *b = &plan->body.box;
    const kit_size t = f->scenery.size;
    const lin_point by = { b->west < 0         ? -b->west
                           : b->east > t.width ? t.width - b->east
                                               : 0,
                           b->south < 0          ? -b->south
                           : b->north > t.height ? t.height - b->north
                                                 : 0 };

    plan->pose.at.x += by.x;
    plan->pose.at.y += by.y;
    if (plan->snake)
        kit_track_shift(&plan->track, by);
}

static void form(rg_flight_plan *plan)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const rg_state *s = plan->view->state;

    if (plan->snake)
        kit_track_form(&plan->track, s->stands[plan->unit], rg_wide(), plan->pose.deep,
                       &plan->body);
    else
        tb_form(&plan->pose, &plan->body);
    (void)f;
}

/* Its centre is the mean of its stands (RG-1.32), which is not the middle of a block whose last
 * rank is not filled. */
static void shift_to_centre(rg_flight_plan *plan)
{
    const lin_point by = kit_way(rg_centre_of(&plan->body), plan->centre);

    plan->pose.at.x += by.x;
    plan->pose.at.y += by.y;
    kit_track_shift(&plan->track, by);
    form(plan);
}

static void take_shape(rg_flight_plan *plan, tb_angle line)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const rg_state *s = plan->view->state;
    const int u = plan->unit;
    int ranks;

    plan->formation = s->formation[u];
    plan->snake = rg_is_snake(s, u);
    plan->pose = rg_pose(plan->view, u);
    if (plan->snake)
        plan->track = rg_track(plan->view, u);
    if (plan->how == RG_FLEES_BROKEN || plan->how == RG_FLEES_GUNS) {
        const bool guns = plan->how == RG_FLEES_GUNS;

        plan->formation = guns ? RG_LIMBERED : RG_BROKEN;
        plan->snake = guns;
        plan->pose = rg_pose_in(f, u, s->stands[u], plan->formation, s->mark[u] & RG_ON_FOOT,
                                plan->centre, guns ? line : s->facing[u]);
        ranks = (plan->pose.stands + plan->pose.files - 1) / plan->pose.files;
        plan->pose.at = tb_go(plan->centre, plan->pose.facing, ranks * plan->pose.deep / 2, 0);
        plan->track = kit_track_straight(plan->pose.at, plan->pose.facing);
    }
    form(plan);
    if (plan->how >= RG_FLEES_BROKEN) {
        shift_to_centre(plan);
        push_inside(f, plan);
        form(plan);
    }
}

/* ---- Edges and lines, RG-9.17 to RG-9.19 ---- */

/* How far over that edge a way takes it, and how far it was from it. */
static void over_edge(const tb_box *b, kit_size t, kit_edge e, lin_point by, int64_t *goes,
                      int64_t *margin)
{
    *goes = e == KIT_NORTH ? by.y : e == KIT_SOUTH ? -by.y : e == KIT_EAST ? by.x : -by.x;
    *margin = e == KIT_NORTH   ? t.height - b->north
              : e == KIT_SOUTH ? b->south
              : e == KIT_EAST  ? t.width - b->east
                               : b->west;
}

/* Does it cross another edge before its base edge within that far? */
static bool leaves_wrongly(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const kit_size t = rg_field_of(plan->view->field)->scenery.size;
    const lin_point by = kit_way_of(line, far);
    int64_t home, gap;

    over_edge(&plan->body.box, t, plan->base, by, &home, &gap);
    for (int e = 0; e < KIT_EDGES; e++) {
        int64_t goes, margin;

        over_edge(&plan->body.box, t, (kit_edge)e, by, &goes, &margin);
        if (e != (int)plan->base && goes > margin && (home <= gap || margin * home < gap * goes))
            return true;
    }
    return false;
}

static void add_lines(rg_flight_plan *plan, tb_angle first, tb_angle base)
{
    plan->line[0] = first;
    for (int i = 1; i <= 3; i++) {
        const tb_angle right = (tb_angle)(first + rg_fifteens(i)),
                       left = (tb_angle)(first - rg_fifteens(i));
        const bool right_first = abs(tb_turn(right, base)) <= abs(tb_turn(left, base));

        plan->line[2 * i - 1] = right_first ? right : left;
        plan->line[2 * i] = right_first ? left : right;
    }
}

void rg_plan_flight(const lin_view *v, int u, rg_flees_how how, int from, rg_flight_plan *plan)
{
    const rg_field *f = rg_field_of(v->field);
    const int side = f->side[u];
    tb_angle line, base;

    plan->view = v;
    plan->unit = u;
    plan->from = from;
    plan->how = how;
    plan->centre = rg_centre(v, u);
    plan->base =
        kit_edge_nearest(f->scenery.size, f->edges[side], f->edge_count[side], plan->centre);
    base = (tb_angle)(plan->base * TB_QUARTER);
    plan->enemies = rg_enemies(v, side);
    memset(&plan->beside, 0, sizeof plan->beside);
    for (int e = tb_next(&plan->enemies, 0); e >= 0; e = tb_next(&plan->enemies, e + 1))
        if (rg_within(v, u, e, RG_APART)) {
            kit_set_put(&plan->beside, e);
            plan->far2[e] = tb_gap2(plan->centre, rg_centre(v, e));
        }
    line = first_line(plan, base);
    take_shape(plan, line);
    plan->full = -1;
    if (how >= RG_FLEES_BROKEN) { /* RG-9.18 */
        for (int n = 0; n < 12; n++) {
            const int turn = tb_turn(line, base), step = rg_fifteens(1);
            const int32_t full = rg_full_flight(plan, line);

            if (!leaves_wrongly(plan, line, full)) {
                plan->full = how == RG_FLEES_GUNS ? -1 : full; /* guns take another shape yet */
                break;
            }
            if (abs(turn) <= step)
                line = base;
            else
                line = (tb_angle)(line + (turn > 0 || turn == -TB_CIRCLE / 2 ? step : -step));
            if (line == base)
                break;
        }
        if (how == RG_FLEES_GUNS)
            take_shape(plan, line);
    }
    add_lines(plan, line, base);
}
