/* reach.c -- where a charge leads: a wheel, straight on, whom it meets first, and how it lines up.
 * RG-12.7, RG-12.13 to RG-12.18. */
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/march/march.h"
#include "kit/maneuver.h"
#include "kit/rout.h"

#include <stdlib.h>

enum { FARTHEST = 36 * LIN_INCH, FIVE_DEGREES = 910 };

/* RG-12.13: columns and extended lines turn freely, others wheel. */
static tb_pose swung(const lin_view *v, int u, int turn, int32_t *path)
{
    const rg_state *s = v->state;
    tb_pose pose = rg_pose(v, u);

    *path = 0;
    if (s->formation[u] == RG_FIELD_COLUMN || s->formation[u] == RG_EXTENDED) {
        pose.facing = (tb_angle)(pose.facing + turn);
        return pose;
    }
    *path = kit_wheel_path(kit_frontage(&pose), turn);
    return kit_wheel(&pose, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, turn);
}

/* Who of a side may be met in that box; guns that friends pass through left aside. */
static tb_set in_box(const lin_view *v, const tb_box *box, int side, bool without_guns)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set near = tb_index_near(&kit_refresh(rg_window(v))->index, box);
    tb_set out = kit_set_common(&near, &f->bodies[side]);

    for (int w = tb_next(&out, 0); without_guns && w >= 0; w = tb_next(&out, w + 1))
        if (s->formation[w] == RG_UNLIMBERED)
            kit_set_drop(&out, w);
    return out;
}

/* ---- Works, RG-12.18: what is ahead of a stand that is lined up behind one ---- */

/* The ends of a straight piece of a work, cut down to the width of the stand; false: it is not
 * lined up behind that one. */
static bool work_ahead(const tb_quad *stand, const rg_wall *wall, lin_point end[2])
{
    const tb_angle facing = tb_bearing(stand->p[3], stand->p[0]);
    const tb_vector d = tb_direction(facing);
    const lin_point from = rg_front_middle(stand), to = tb_go(from, facing, RG_LINED_UP, 0);
    const int64_t half = kit_length(kit_way(stand->p[0], stand->p[1])) / 2;
    int64_t right[2];

    if (!tb_segments_meet(from, to, wall->end[0], wall->end[1]))
        return false;
    for (int i = 0; i < 2; i++)
        right[i] =
            ((int64_t)(wall->end[i].x - from.x) * d.y - (int64_t)(wall->end[i].y - from.y) * d.x) >>
            TB_UNIT_BITS;
    for (int i = 0; i < 2; i++) {
        const lin_point a = wall->end[i], b = wall->end[1 - i];
        const int64_t side = right[i] < 0 ? -half : half;

        end[i] = a;
        if ((right[i] > half || right[i] < -half) && right[1 - i] != right[i])
            end[i] = (lin_point){
                (int32_t)(a.x + (b.x - a.x) * (side - right[i]) / (right[1 - i] - right[i])),
                (int32_t)(a.y + (b.y - a.y) * (side - right[i]) / (right[1 - i] - right[i])),
            };
    }
    return true;
}

/* How far it is to the work ahead of one of its stands; INT32_MAX: it is not on the way. */
static int32_t far_to_work(const lin_view *v, int target, const tb_quad *hull, lin_point by)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, target);
    int32_t least = INT32_MAX;

    for (int k = 0; k < f->walls && rg_has_zone(v->state, target); k++)
        for (int i = 0; rg_is_work(f, f->wall[k].piece) && i < b->stands; i++) {
            lin_point end[2];

            if (work_ahead(&b->stand[i], &f->wall[k], end)) {
                const tb_outline line = tb_outline_of(end, 2, false);
                const int32_t far = tb_outline_sweep(&line, hull, by);

                least = far < kit_length(by) && far < least ? far : least;
            }
        }
    return least;
}

/* Of all whose works are on the way the first is met; of those met together the target. How far
 * that is, or INT32_MAX: a unit is met before any work. */
static int32_t meet_works(const lin_view *v, int target, const tb_quad *hull, lin_point by,
                          const tb_box *box, kit_run *run)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_box wide = kit_box_widened(box, RG_LINED_UP + TB_TOUCH);
    int32_t least = INT32_MAX, mine = INT32_MAX;
    int who = RG_NONE;
    tb_set behind;
    rg_cell all;

    rg_ground_in(f, &wide, &all);
    if (!(all.flags & RG_CELL_WALL))
        return INT32_MAX;
    behind = in_box(v, &wide, f->side[target], false);
    for (int e = tb_next(&behind, 0); e >= 0; e = tb_next(&behind, e + 1)) {
        const int32_t far = far_to_work(v, e, hull, by);

        if (far < least) {
            least = far;
            who = e;
        }
        if (e == target)
            mine = far;
    }
    if (who != RG_NONE && mine <= least + TB_TOUCH) {
        least = mine;
        who = target;
    }
    if (least >= run->free)
        return INT32_MAX;
    *run = (kit_run){ least, who, RG_NONE };
    return least;
}

static bool touches_work_of(const lin_view *v, int u, int enemy)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *mine = rg_body(v, u), *b = rg_body(v, enemy);

    for (int k = 0; k < f->walls && rg_has_zone(v->state, enemy); k++)
        for (int i = 0; rg_is_work(f, f->wall[k].piece) && i < b->stands; i++) {
            lin_point end[2];

            if (work_ahead(&b->stand[i], &f->wall[k], end)) {
                const tb_outline line = tb_outline_of(end, 2, false);

                if (tb_line_within(&line, &mine->hull, TB_TOUCH))
                    return true;
            }
        }
    return false;
}

/* ---- Lining up, RG-12.16, RG-12.17 ---- */

typedef struct {
    lin_point at;    /* the first point touched */
    tb_angle normal; /* outward, of the edge struck */
    int edge;        /* 0 front, 1 right, 2 rear, 3 left */
} blow;

/* How far a point is from the line of edge e of a rectangle. */
static int64_t off_edge(const tb_quad *q, int e, lin_point p)
{
    const lin_point a = q->p[e], b = q->p[(e + 1) & 3];
    const int64_t cross = tb_cross(a, b, p), whole = kit_length(kit_way(a, b));

    return whole ? llabs(cross) / whole : INT32_MAX;
}

/* RG-8.31: the edge of a garrison's outline that lies most across the charge, of those touched. */
static blow find_blow_on_outline(const lin_view *v, const tb_quad *hull, tb_angle heading,
                                 int target)
{
    const rg_state *s = v->state;
    const tb_outline *g = &rg_field_of(v->field)->scenery.piece[s->in[target] - 1].shape;
    const tb_body *b = rg_body(v, target);
    blow out = { .normal = (tb_angle)(heading + TB_CIRCLE / 2) };
    int best = INT32_MAX, nearest;

    tb_body_distance(hull, b, &nearest);
    tb_distance(hull, &b->stand[nearest], NULL, &out.at);
    for (int k = 0; k < g->points; k++) {
        const lin_point end[2] = { g->point[k], g->point[(k + 1) % g->points] };
        const tb_outline edge = tb_outline_of(end, 2, false);
        const tb_angle normal = (tb_angle)(tb_bearing(end[0], end[1]) + TB_QUARTER);
        const int square = abs(tb_turn((tb_angle)(heading + TB_CIRCLE / 2), normal));

        if (kit_is_near_line(&edge, out.at, TB_TOUCH) && square < best) {
            best = square;
            out.normal = normal;
        }
    }
    return out;
}

static blow find_blow(const lin_view *v, const tb_quad *hull, tb_angle heading, int target)
{
    static const int order[] = { 0, 1, 3, 2 }; /* front before flank before rear */
    const tb_body *b = rg_body(v, target);
    const tb_quad *struck; /* of a column a stand, RG-7.39 */
    blow out = { .edge = 0 };
    int best = INT32_MAX, nearest;

    if (((const rg_state *)v->state)->in[target])
        return find_blow_on_outline(v, hull, heading, target);
    tb_body_distance(hull, b, &nearest);
    tb_distance(hull, &b->stand[nearest], NULL, &out.at);
    struck = b->bent ? &b->stand[nearest] : &b->hull;
    for (int i = 0; i < 4; i++) {
        const int e = order[i];
        const tb_angle normal = (tb_angle)(tb_bearing(struck->p[3], struck->p[0]) + e * TB_QUARTER);
        const int square = abs(tb_turn((tb_angle)(heading + TB_CIRCLE / 2), normal));

        if (off_edge(struck, e, out.at) <= TB_TOUCH && square < best - RG_DEGREE) {
            best = square;
            out.edge = e;
            out.normal = normal;
        }
    }
    if (best == INT32_MAX)
        out.normal = (tb_angle)(heading + TB_CIRCLE / 2);
    return out;
}

static bool fits(const lin_view *v, int u, const tb_body *b)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_memory *m = kit_refresh(rg_window(v));
    const tb_set near = tb_index_near(&m->index, &b->box), under = rg_under(v, &near, u, b);

    return rg_body_on_table(f, b) && kit_set_is_empty(&under);
}

static tb_pose lined_up(const lin_view *v, int u, const tb_pose *came, int target)
{
    const tb_quad hull = tb_hull(came);
    const blow b = find_blow(v, &hull, came->facing, target);
    const tb_vector right = tb_direction((tb_angle)(came->facing + TB_QUARTER));
    const int32_t off = (int32_t)(((int64_t)(b.at.x - came->at.x) * right.x +
                                   (int64_t)(b.at.y - came->at.y) * right.y) >>
                                  TB_UNIT_BITS);
    tb_pose flush = *came;
    tb_body body;

    flush.facing = (tb_angle)(b.normal + TB_CIRCLE / 2);
    flush.at = tb_go(b.at, flush.facing, 0, -off);
    tb_form(&flush, &body);
    return fits(v, u, &body) ? flush : *came;
}

/* RG-12.14: touched in the same moment as the first. */
static bool is_met_too(const kit_memory *m, const tb_quad *hull, lin_point by, int target,
                       const kit_run *first)
{
    kit_run run = { first->free + TB_TOUCH, RG_NONE, RG_NONE };
    tb_set alone = { { 0 } };

    kit_set_put(&alone, target);
    kit_meets_first(m, &alone, hull, by, &run);
    return run.unit == target;
}

/* ---- The wheel, RG-1.46: degree by degree, each piece paid by the worse of its ends ---- */

static bool has_way(const lin_view *v, const tb_set *others, int u, const tb_body *b)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set under = rg_under(v, others, u, b);

    return rg_body_on_table(f, b) && kit_set_is_empty(&under) &&
           kit_piece_in_the_way(rg_window(v), b, KIT_NONE) == KIT_NONE;
}

/* Who may be in its way: the arc of the outer corner reaches a little farther than its ends. */
static tb_set in_way_of_wheel(const lin_view *v, int u, const tb_pose *from, const tb_pose *to)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_quad a = tb_hull(from), b = tb_hull(to);
    tb_box box = tb_box_of(a.p, 4);
    tb_set enemies, friends;

    tb_box_add(&box, b.p, 4);
    box = kit_box_widened(&box, kit_frontage(from) / 8);
    enemies = in_box(v, &box, 1 - f->side[u], false);
    friends = in_box(v, &box, f->side[u], true);
    kit_set_drop(&friends, u);
    return kit_set_both(&enemies, &friends);
}

/* Through nobody but guns of its own; false: something is in its way. */
static bool wheels(const lin_view *v, int u, int turn, bool quick, const tb_pose *to,
                   rg_march *march)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_pose from = rg_pose(v, u);
    const tb_set others = in_way_of_wheel(v, u, &from, to);
    const int most = abs(turn), wide = kit_frontage(&from);
    rg_walker w = rg_walker_of(v, u, rg_body(v, u), s->formation[u], quick);
    int before = rg_going_at(f, &w, (lin_point){ 0, 0 });

    for (int gone = 0; gone < most;) {
        const int next = gone + RG_DEGREE < most ? gone + RG_DEGREE : most;
        const tb_pose pose =
            kit_wheel(&from, turn < 0 ? KIT_LEFT_END : KIT_RIGHT_END, turn < 0 ? -next : next);
        tb_body b;
        int going;

        tb_form(&pose, &b);
        if (!has_way(v, &others, u, &b))
            return false;
        w = rg_walker_of(v, u, &b, s->formation[u], quick);
        going = rg_going_at(f, &w, (lin_point){ 0, 0 });
        rg_pay_part(&w, march, going > before ? going : before,
                    kit_wheel_path(wide, next) - kit_wheel_path(wide, gone));
        if (rg_lies_on_fence(f, &b))
            march->flags |= RG_CROSSED;
        before = going;
        gone = next;
    }
    return true;
}

/* ---- The whole ---- */

static void plan(const lin_view *v, int u, int target, int turn, bool quick, int64_t limit,
                 rg_reach *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const kit_memory *m = kit_refresh(rg_window(v));
    rg_march march = { .limit = limit, .unit = RG_NONE };
    rg_going_way way;
    rg_walker w;
    kit_run run, friend;
    tb_body body;
    tb_set enemies, friends;
    tb_box box;
    lin_point by;
    int32_t path, work, fence, most;

    *out = (rg_reach){ .unit = RG_NONE, .piece = RG_NONE };
    out->swung = swung(v, u, turn, &path);
    tb_form(&out->swung, &body);
    w = rg_walker_of(v, u, &body, s->formation[u], quick);
    rg_pay_part(&w, &march, rg_going_at(f, &w, (lin_point){ 0, 0 }), path);
    most = rg_no_farther(&w, &march, FARTHEST, 1) + TB_TOUCH; /* a touch is no bite yet */
    by = kit_way_of(out->swung.facing, most);
    run = friend = (kit_run){ kit_length(by), RG_NONE, RG_NONE };
    box = rg_swept(&body.box, by);
    enemies = in_box(v, &box, 1 - f->side[u], false);
    friends = in_box(v, &box, f->side[u], true);
    kit_set_drop(&friends, u);
    kit_meets_first(m, &enemies, &body.hull, by, &run);
    kit_meets_first(m, &friends, &body.hull, by, &friend);
    if (run.unit != target && run.unit != RG_NONE && is_met_too(m, &body.hull, by, target, &run))
        run.unit = target;
    work = meet_works(v, target, &body.hull, by, &box, &run);
    out->far = run.free;
    out->unit = friend.free < run.free ? friend.unit : run.unit;
    if (out->unit != target || (turn != 0 && !fits(v, u, &body))) /* RG-12.15 */
        return;
    if (path > 0) {
        march = (rg_march){ .limit = limit, .unit = RG_NONE };
        if (!wheels(v, u, turn, quick, &out->swung, &march))
            return;
    }
    by = kit_way_of(out->swung.facing, run.free);
    out->piece = kit_scenery_on_the_way(rg_window(v), u, &body.hull, by);
    if (out->piece != RG_NONE && out->piece != s->in[target] - 1)
        return;
    rg_way_of(f, &w, by, &way);
    fence = rg_first_fence(f, &body, by);
    out->crossed = fence < run.free || march.flags & RG_CROSSED;
    out->bad = out->crossed || rg_is_bad(&way, run.free) || march.cost > 0;
    out->reaches = rg_afford(&w, &march, &way, run.free, 1, out->crossed) >= run.free - 1;
    out->contact = out->swung;
    out->contact.at = (lin_point){ out->swung.at.x + by.x, out->swung.at.y + by.y };
    if (work != run.free)
        out->contact = lined_up(v, u, &out->contact, target);
    tb_form(&out->contact, &body);
    out->reaches = out->reaches && fits(v, u, &body); /* not on guns it went through */
}

/* It follows from where everybody stands, and how, and from nothing else of the state. */
void rg_plan_charge(const lin_view *v, int u, int target, int turn, bool quick, int64_t limit,
                    rg_reach *out)
{
    rg_last_reach *last = &((rg_memory *)v->beside)->last_reach;
    const uint32_t changes = kit_refresh(rg_window(v))->changes;

    if (!last->known || last->changes != changes || last->unit != u || last->target != target ||
        last->turn != turn || last->quick != quick || last->limit != limit) {
        *last = (rg_last_reach){ true, quick, changes, u, target, turn, limit, { 0 } };
        plan(v, u, target, turn, quick, limit, &last->reach);
    }
    *out = last->reach;
}

/* Would it touch the target at all, after that wheel and no farther than so? Who is lined up behind
 * a work is met at the work: of him nothing is said. */
static bool may_touch(const lin_view *v, int u, int target, int turn, int32_t far)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, target);
    int32_t path;
    const tb_pose there = swung(v, u, turn, &path);
    const tb_quad hull = tb_hull(&there);
    const lin_point by = kit_way_of(there.facing, far);
    const tb_box box = kit_swath_box(&hull, by), wide = kit_box_widened(&b->box, RG_LINED_UP);
    rg_cell all;

    if (tb_boxes_meet(&box, &b->box) && kit_sweep_body(&hull, by, b) < kit_length(by))
        return true;
    rg_ground_in(f, &wide, &all);
    return all.flags & RG_CELL_WALL && tb_boxes_meet(&box, &wide);
}

/* So far it gets by a straight way, over the best of grounds. */
int32_t rg_farthest_charge(const lin_view *v, int u, bool quick, int64_t limit)
{
    const rg_state *s = v->state;
    const rg_march march = { .limit = limit, .unit = RG_NONE };
    const rg_walker w = { .move = (uint8_t)rg_move_of(rg_field_of(v->field), s, u, s->formation[u]),
                          .quick = quick };

    return rg_no_farther(&w, &march, FARTHEST, 1) + TB_TOUCH;
}

bool rg_least_charge(const lin_view *v, int u, int target, bool quick, int64_t limit, int *turn)
{
    const int32_t far = rg_farthest_charge(v, u, quick, limit);
    rg_reach reach;

    if (!rg_within(v, u, target, far))
        return false;
    for (int n = 0; n <= 9; n++)
        for (int side = 1; side >= (n ? -1 : 1); side -= 2) {
            *turn = n == 9 ? side * TB_EIGHTH : side * n * FIVE_DEGREES;
            if (!may_touch(v, u, target, *turn, far))
                continue;
            rg_plan_charge(v, u, target, *turn, quick, limit, &reach);
            if (reach.reaches)
                return true;
        }
    return false;
}

/* ---- Contact ---- */

/* How deep the block struck is along the charger's way, in hundredths of an inch, 2 inches at most.
 */
static uint8_t depth_of(const tb_body *b, tb_angle heading)
{
    const tb_vector d = tb_direction(heading);
    int64_t low = INT64_MAX, high = INT64_MIN, deep;

    for (int i = 0; i < 4; i++) {
        const int64_t at =
            ((int64_t)b->hull.p[i].x * d.x + (int64_t)b->hull.p[i].y * d.y) >> TB_UNIT_BITS;

        low = at < low ? at : low;
        high = at > high ? at : high;
    }
    deep = ((high - low) * 100 + LIN_INCH / 2) / LIN_INCH;
    return (uint8_t)(deep < 200 ? deep : 200);
}

static void add_pair(lin_play *p, int u, int enemy, lin_point from, bool second)
{
    rg_state *s = p->state;
    const tb_body *b = rg_body(&p->view, enemy);
    const blow hit = find_blow(&p->view, &rg_body(&p->view, u)->hull, s->facing[u], enemy);
    rg_pair pair = { .attacker = (uint8_t)u, .defender = (uint8_t)enemy };

    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].attacker == u && s->pair[i].defender == enemy)
            return;
    if (s->pairs == RG_PAIRS)
        return;
    if (rg_has_zone(s, enemy)) {
        if (hit.edge == 2)
            pair.flags |= RG_ON_REAR;
        else if (hit.edge != 0)
            pair.flags |= RG_ON_FLANK;
        if (rg_is_behind(&p->view, enemy, from))
            pair.flags |= RG_FROM_BEHIND;
    }
    if (second)
        pair.flags |= RG_OF_SECOND;
    pair.spare = depth_of(b, s->facing[u]);
    s->pair[s->pairs++] = pair;
    lin_tell(p, RE_STRIKES, u, enemy);
}

void rg_charge_home(lin_play *p, int u, int target, const rg_reach *reach, lin_point from,
                    bool second)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];

    rg_put(p, u, &reach->contact);
    s->done[u] |= RG_CHARGING;
    if (reach->bad)
        s->done[u] |= RG_BAD_GROUND;
    else
        s->done[u] |= RG_CLEAR_WAY;
    lin_tell(p, RE_MARCHES, u, s->at[u].x, s->at[u].y, s->facing[u]);
    add_pair(p, u, target, from, second);
    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (e != target && rg_stands(s, e) &&
            /* RG-8.31 */
            (rg_touch(&p->view, u, e) || touches_work_of(&p->view, u, e) ||
             (s->in[e] && s->in[e] == s->in[target])))
            add_pair(p, u, e, from, second);
}

/* ---- Over ---- */

int rg_charge_by(const rg_state *s, int u)
{
    for (int i = 0; i < s->charges; i++)
        if (s->charge[i].unit == u && !(s->charge[i].flags & RG_OVER))
            return i;
    return -1;
}

rg_charge *rg_charge_of(rg_state *s, int u)
{
    const int i = rg_charge_by(s, u);

    return i >= 0 ? &s->charge[i] : NULL;
}

int rg_end_charge(lin_play *p, int u)
{
    rg_state *s = p->state;
    const kit_pairs pairs = { s->pair, s->pairs, sizeof *s->pair };
    const tb_set met = kit_pairs_of(&pairs, u);
    const tb_set enemies = rg_enemies(&p->view, rg_field_of(p->view.field)->side[u]);
    const tb_set there = kit_set_common(&met, &enemies); /* RG-9.5 */
    rg_charge *c = rg_charge_of(s, u);
    int32_t least;
    int from = rg_nearest(&p->view, u, &there, &least);

    for (int e = tb_next(&there, 0); e >= 0; e = tb_next(&there, e + 1))
        if (from != RG_NONE && e != from && rg_gap(&p->view, u, e) == least)
            from = RG_NONE; /* its owner is asked, RG-9.8 */
    for (int i = s->pairs - 1; i >= 0; i--)
        if (s->pair[i].attacker == u)
            kit_pairs_cut(s->pair, &s->pairs, sizeof *s->pair, i);
    s->done[u] &= (uint16_t) ~(RG_CHARGING | RG_BAD_GROUND | RG_CLEAR_WAY); /* RG-11.51 */
    if (c)
        c->flags |= RG_OVER;
    return from;
}
