/* lines.c -- which way a unit retreats, and in which shape. RG-9.5 to RG-9.19. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"

#include <stdlib.h>

tb_angle rg_fifteens(int n)
{
    return (tb_angle)((n * (2 * TB_CIRCLE) + (n < 0 ? -24 : 24)) / 48);
}

/* RG-9.9: the enemy's point nearest to the centre. */
static lin_point nearest_point(const lin_view *v, int enemy, lin_point c)
{
    const tb_quad point = { { c, c, c, c } };
    const tb_body *b = rg_body(v, enemy);
    lin_point at = c;
    int32_t least = INT32_MAX;

    for (int i = 0; i < b->stands; i++) {
        lin_point there;
        const int32_t far = tb_distance(&point, &b->stand[i], NULL, &there);

        if (far < least) {
            least = far;
            at = there;
        }
    }
    return at;
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

/* RG-9.10 to RG-9.13 */
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
    p = nearest_point(v, plan->from, plan->centre);
    if (!rg_has_zone(s, u))
        return from_through(p, plan->centre, base);
    if (rg_is_snake(s, u)) {
        int nearest = 0;

        for (int i = 1; i < b->stands; i++)
            if (tb_gap2(p, tb_centre(&b->stand[i])) < tb_gap2(p, tb_centre(&b->stand[nearest])))
                nearest = i;
        return from_through(p, tb_centre(&b->stand[nearest]), base);
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

/* ---- Shape, RG-9.14, RG-9.15 ---- */

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
        push_inside(f, plan);
        form(plan);
    }
}

/* ---- Edges and lines, RG-9.17 to RG-9.19 ---- */

/* Does it cross another edge before its base edge within that far? */
static bool leaves_wrongly(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const kit_size t = f->scenery.size;

    for (int32_t d = 0; d <= far; d += LIN_INCH / 2) {
        const lin_point by = kit_way_of(line, d);
        const tb_box *b = &plan->body.box;
        const bool over[KIT_EDGES] = { [KIT_NORTH] = b->north + by.y > t.height,
                                       [KIT_EAST] = b->east + by.x > t.width,
                                       [KIT_SOUTH] = b->south + by.y < 0,
                                       [KIT_WEST] = b->west + by.x < 0 };

        if (over[plan->base])
            return false;
        for (int e = 0; e < KIT_EDGES; e++)
            if (over[e])
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
    for (int e = tb_next(&plan->enemies, 0); e >= 0; e = tb_next(&plan->enemies, e + 1)) {
        plan->gap[e] = rg_gap(v, u, e);
        plan->far2[e] = tb_gap2(plan->centre, rg_centre(v, e));
    }
    line = first_line(plan, base);
    take_shape(plan, line);
    if (how >= RG_FLEES_BROKEN) { /* RG-9.18 */
        const rg_walker w = rg_walker_of(v, u, &plan->body, plan->formation, false);
        const int32_t most = RG_IN(rg_rates[w.move][RG_OPEN].full);

        for (int n = 0; n < 12 && leaves_wrongly(plan, line, most); n++) {
            const int turn = tb_turn(line, base), step = rg_fifteens(1);

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
