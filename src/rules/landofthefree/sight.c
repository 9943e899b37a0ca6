/* sight.c -- who sees whom, in cover or not, and what is in the way. LF-SI, LF-AT-14 to LF-AT-17, LF-HI, LF-BU-12.
 *
 * Segments run from the looker's eyes to five points of every stand of the target. What could be in their way is
 * gathered once, from the index; each segment then meets only that. */
#include "lof.h"

#define MOST_EYES 3

#define MOST_SEAMS 24

/* A piece that may be in the way, and how the two lie in it. */
typedef struct { uint8_t piece, mine, his; } on_the_way;

/* One look from an element at another. */
typedef struct {
    const lf_field *f;
    const lf_state *s;
    int from, to;                     /* the two elements                          */
    int eyes;
    lin_point eye[MOST_EYES], centre; /* of the looker                             */
    tb_arc arc;
    bool far;                         /* more than 6" apart                        */
    bool spares_friends;              /* no line may cross a friend: LF-BU-13      */
    int  level, highest;              /* the looker's; of both                     */
    uint8_t stand_level[TB_STANDS];   /* of the target                             */
    int  lined_up;                    /* the obstacle he looks over, or LF_NONE    */
    int  blocking, covering, units;   /* how many of them may be in the way        */
    on_the_way block[LIN_SCENERY];
    uint8_t cover[LIN_SCENERY + LF_WORKS], unit[LF_UNITS];
    int  seams;                       /* where two of these units touch            */
    struct { uint8_t unit; tb_quad one, other; } seam[MOST_SEAMS];   /* unit: one of the two */
    int  blocker;                     /* the last thing that was                   */
    bool blocked_by_piece;
} look;

/* One line of it: from an eye to a point of a stand. */
typedef struct { lin_point a, b, centre; int level; } segment;

/* ---- Heights ---- */

/* LF-HI-02: in half levels. */
static int eye_of(int level)
{
    return 2 * level + 1;
}

/* Does something with its top at `top` block, if the line meets it so far from its two ends? */
static bool is_high_enough(const look *k, const segment *g, int top, int32_t from_a, int32_t from_b)
{
    const int a = eye_of(k->level), b = eye_of(g->level);

    if (top >= (a > b ? a : b))                      /* LF-HI-03 */
        return true;
    return top >= (a < b ? a : b) && (a < b ? from_a : from_b) <= LF_IN(3);          /* LF-HI-04 */
}

static lin_point point_on(const segment *g, int32_t along)
{
    const int64_t whole = tb_root_up(tb_gap2(g->a, g->b));

    if (whole == 0)
        return g->a;
    return (lin_point){ g->a.x + (int32_t)((int64_t)(g->b.x - g->a.x) * along / whole), g->a.y + (int32_t)((int64_t)(g->b.y - g->a.y) * along / whole) };
}

/* As high as every eye, on whatever ground: then it does not matter where. Without hills everything is. */
static bool is_always_high_enough(const look *k, int height)
{
    return height >= eye_of(k->highest);
}

/* from_a, from_b: where the line meets it first and last. */
static bool stands_in_the_way(const look *k, const segment *g, int32_t from_a, int32_t from_b, int height)
{
    const int32_t whole = (int32_t)tb_root_up(tb_gap2(g->a, g->b));
    int level = lf_level_at(k->f, point_on(g, from_a)), last = lf_level_at(k->f, point_on(g, whole - from_b));

    if (last > level)
        level = last;
    return is_high_enough(k, g, 2 * level + height, from_a, from_b);
}

static int32_t most_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* ---- Elements ---- */

/* LF-SI-07, LF-SI-08 */
static bool blocks_sight(const look *k, int u)
{
    if (k->spares_friends && k->f->side[u] == k->f->side[k->from])
        return true;
    return k->s->formation[u] != LF_OPEN && !(k->s->mark[u] & LF_INSIDE);
}

static bool stand_blocks(const look *k, const tb_quad *q, const segment *g)
{
    const lin_point round[4] = { q->p[3], q->p[2], q->p[1], q->p[0] };
    const tb_ground stand = tb_ground_of(round, 4, true);
    int32_t from_a = 0, from_b = 0;

    tb_area_run(&stand, g->a, g->b, &from_a);
    tb_area_run(&stand, g->b, g->a, &from_b);
    return is_high_enough(k, g, eye_of(lf_level_at(k->f, tb_centre(q))), from_a, from_b);
}

static bool element_blocks(const look *k, int u, const segment *g)
{
    const tb_body *body = &lf_beside_of(k->s)->body[u];
    const bool anyway = is_always_high_enough(k, 1) || (k->spares_friends && k->f->side[u] == k->f->side[k->from]);
    bool pierced = false;

    if (!tb_crosses_box(&body->box, g->a, g->b))
        return false;
    if (anyway && body->solid)
        return tb_pierces(&body->hull, g->a, g->b);
    for (int i = 0; i < body->stands; i++) {
        if (!tb_pierces(&body->stand[i], g->a, g->b))
            continue;
        if (anyway || stand_blocks(k, &body->stand[i], g))
            return true;
        pierced = true;
    }
    return !pierced && body->solid && tb_pierces(&body->hull, g->a, g->b) && stand_blocks(k, &body->hull, g);     /* between two of its stands */
}

/* ---- LF-SI-12: between two elements ----
 *
 * A line that enters neither passes between them, through any gap there is. Where they touch (LF-ME-09) there is none, though the
 * line may run along the seam and enter neither. */

/* A little wider all round: what touches the stand reaches into this. */
static tb_ground widened(const tb_quad *q, lin_point room[4])
{
    const tb_angle facing = tb_bearing(q->p[3], q->p[0]);

    room[0] = tb_go(q->p[3], facing, -TB_TOUCH, -TB_TOUCH);          /* outlines run the other way round */
    room[1] = tb_go(q->p[2], facing, -TB_TOUCH, TB_TOUCH);
    room[2] = tb_go(q->p[1], facing, TB_TOUCH, TB_TOUCH);
    room[3] = tb_go(q->p[0], facing, TB_TOUCH, -TB_TOUCH);
    return tb_ground_of(room, 4, true);
}

/* On which side of the line does it lie: 1 left, -1 right, 0 both. */
static int side_of(const segment *g, const tb_quad *q)
{
    int left = 0, right = 0;

    for (int i = 0; i < 4; i++) {
        const int64_t cross = tb_cross(g->a, g->b, q->p[i]);

        left += cross > 0;
        right += cross < 0;
    }
    return left && right ? 0 : left ? 1 : -1;
}

static bool seam_blocks(const look *k, int i, const segment *g)
{
    const tb_quad *one = &k->seam[i].one, *other = &k->seam[i].other;
    const int32_t whole = (int32_t)tb_root_up(tb_gap2(g->a, g->b));
    lin_point room[2][4];
    const tb_ground wide[2] = { widened(one, room[0]), widened(other, room[1]) };
    int32_t first[2], last[2], from, to;

    if (side_of(g, one) * side_of(g, other) != -1)
        return false;
    for (int n = 0; n < 2; n++) {
        if (!tb_crosses_box(&wide[n].box, g->a, g->b) || tb_area_run(&wide[n], g->a, g->b, &first[n]) == 0)
            return false;
        tb_area_run(&wide[n], g->b, g->a, &last[n]);
    }
    from = most_of(first[0], first[1]);
    to = whole - most_of(last[0], last[1]);
    return from <= to && (is_always_high_enough(k, 1) || stands_in_the_way(k, g, from, whole - to, 1));
}

/* Parts of an element that lie beside each other without a gap: the whole of it, or its stands. */
static int parts_of(const tb_body *b)
{
    return b->solid && !b->bent ? 1 : b->stands;
}

static const tb_quad *part_of(const tb_body *b, int i)
{
    return b->solid && !b->bent ? &b->hull : &b->stand[i];
}

static void gather_seams(look *k)
{
    const lf_beside *all = lf_beside_of(k->s);

    for (int i = 0; i < k->units; i++)
        for (int j = i + 1; j < k->units; j++) {
            const tb_body *a = &all->body[k->unit[i]], *b = &all->body[k->unit[j]];
            const tb_box wide = { a->box.west - TB_TOUCH, a->box.south - TB_TOUCH, a->box.east + TB_TOUCH, a->box.north + TB_TOUCH };

            for (int n = 0; tb_boxes_meet(&wide, &b->box) && n < parts_of(a) * parts_of(b) && k->seams < MOST_SEAMS; n++) {
                const tb_quad *one = part_of(a, n / parts_of(b)), *other = part_of(b, n % parts_of(b));

                if (!tb_touch(one, other))
                    continue;
                k->seam[k->seams].unit = k->unit[i];
                k->seam[k->seams].one = *one;
                k->seam[k->seams++].other = *other;
            }
        }
}

/* ---- Ground ---- */

/* Does it cross the edge? Corners upon the line are rare, and left to those who can tell. */
static bool crosses_edge(const tb_ground *area, lin_point a, lin_point b)
{
    lin_point p = area->point[area->points - 1];
    int64_t from = tb_cross(a, b, p);
    bool hard = from == 0;

    for (int i = 0; i < area->points; i++) {
        const lin_point q = area->point[i];
        const int64_t to = tb_cross(a, b, q);

        if ((from ^ to) < 0) {
            const int64_t begin = tb_cross(p, q, a), end = tb_cross(p, q, b);

            if ((begin ^ end) < 0 && end != 0)
                return true;
            hard = hard || begin == 0 || end == 0;
        }
        hard = hard || to == 0;
        p = q;
        from = to;
    }
    return hard && tb_line_crosses(area, a, b, NULL);
}

/* Is there a core to it, and does the line run through that? */
static bool pierces_core(const lf_scenery *p, lin_point a, lin_point b)
{
    return p->core.p[0].x != p->core.p[1].x && tb_pierces(&p->core, a, b);
}

/* Does it run through the area at all? Through its core; or it crosses the edge, or all of it is inside. */
static bool runs_through(const lf_scenery *p, const segment *g)
{
    const tb_ground *area = &p->shape;

    return pierces_core(p, g->a, g->b) || crosses_edge(area, g->a, g->b) ||
           (tb_area_holds(area, (lin_point){ (g->a.x + g->b.x) / 2, (g->a.y + g->b.y) / 2 }) && tb_area_run(area, g->a, g->b, NULL) > 0);
}

/* LF-AT-14 to LF-AT-16: an obscuring area between the two, or round one of them. */
static bool area_blocks(const look *k, const on_the_way *w, const segment *g)
{
    const lf_scenery *p = &k->f->piece[w->piece];
    const int height = p->flags & LIN_WOODED ? 3 : 1;
    int32_t from_a = 0, from_b = 0;

    if (w->mine != LF_OUTSIDE || w->his != LF_OUTSIDE)
        return k->far && tb_area_run(&p->shape, g->a, g->b, NULL) > LF_IN(2);
    if (!runs_through(p, g))
        return false;
    if (is_always_high_enough(k, height))
        return true;
    tb_area_run(&p->shape, g->a, g->b, &from_a);
    tb_area_run(&p->shape, g->b, g->a, &from_b);
    return stands_in_the_way(k, g, from_a, from_b, height);
}

/* LF-HI-02, LF-HI-05: bare ground that rises between the two. */
static bool hill_blocks(const look *k, const lf_scenery *p, const segment *g)
{
    const tb_ground *hill = &p->shape;
    const int top = 2 * p->level;
    int32_t from_a = 0, from_b = 0;

    if (top < eye_of(k->level < g->level ? k->level : g->level) || !runs_through(p, g))
        return false;
    if (top >= eye_of(k->level > g->level ? k->level : g->level))
        return true;
    if (tb_area_holds(hill, k->level > g->level ? k->centre : g->centre))
        return false;                                /* the hill on which the higher one stands */
    tb_area_run(hill, g->a, g->b, &from_a);
    tb_area_run(hill, g->b, g->a, &from_b);
    return is_high_enough(k, g, top, from_a, from_b);
}

/* A tall obstacle, or the walls of a building. */
static bool line_blocks(const look *k, const tb_ground *line, const segment *g, int height)
{
    int32_t from_a = 0, from_b = 0;

    if (!tb_line_crosses(line, g->a, g->b, &from_a))
        return false;
    if (is_always_high_enough(k, height))
        return true;
    tb_line_crosses(line, g->b, g->a, &from_b);
    return stands_in_the_way(k, g, from_a, from_b, height);
}

static bool is_inside(const lf_state *s, int u, int piece)
{
    return s->mark[u] & LF_INSIDE && s->ground[u] == piece;
}

static bool piece_blocks(const look *k, const on_the_way *w, const segment *g)
{
    const lf_scenery *p = &k->f->piece[w->piece];

    if (!tb_crosses_box(&p->shape.box, g->a, g->b))
        return false;
    switch (p->kind) {
    case LF_OBSTACLE:                                /* LF-SI-09 */
        return line_blocks(k, &p->shape, g, 1);
    case LF_BUILDING:                                /* LF-SI-10 */
        return line_blocks(k, &p->shape, g, 3);
    case LF_HILL:
        return hill_blocks(k, p, g) || (lf_obscures(p) && area_blocks(k, w, g));
    default:
        return area_blocks(k, w, g);
    }
}

/* ---- One segment ---- */

/* What has blocked the last line most likely blocks the next. */
static bool is_blocked_again(const look *k, const segment *g)
{
    for (int i = 0; k->blocked_by_piece && i < k->blocking; i++)
        if (k->block[i].piece == k->blocker)
            return piece_blocks(k, &k->block[i], g);
    return !k->blocked_by_piece && k->blocker != LF_NONE && element_blocks(k, k->blocker, g);
}

static bool is_blocked(look *k, const segment *g)
{
    if (is_blocked_again(k, g))
        return true;
    for (int i = 0; i < k->blocking; i++)
        if (piece_blocks(k, &k->block[i], g)) {
            k->blocker = k->block[i].piece;
            k->blocked_by_piece = true;
            return true;
        }
    for (int i = 0; i < k->units; i++)
        if (element_blocks(k, k->unit[i], g)) {
            k->blocker = k->unit[i];
            k->blocked_by_piece = false;
            return true;
        }
    for (int i = 0; i < k->seams; i++)
        if (seam_blocks(k, i, g)) {
            k->blocker = k->seam[i].unit;
            k->blocked_by_piece = false;
            return true;
        }
    return false;
}

/* A little inside the stand: who stands flush with a wall is behind it or before it, never on it. */
static lin_point inside(lin_point p, lin_point centre)
{
    return (lin_point){ p.x + (centre.x - p.x) / 16, p.y + (centre.y - p.y) / 16 };
}

/* LF-SI-18, LF-SI-20; LF-SI-19: one is enough, and more are no more. */
static bool crosses_cover(const look *k, const segment *g)
{
    const lin_point a = inside(g->a, k->centre), b = inside(g->b, g->centre);

    for (int i = 0; i < k->covering; i++) {
        lin_point end[2];
        const tb_ground line = lf_obstacle(k->f, k->s, k->cover[i], end);

        if (tb_crosses_box(&line.box, a, b) && tb_line_crosses(&line, a, b, NULL))
            return true;
    }
    return false;
}

/* ---- What may be in the way ---- */

static bool may_block(const look *k, int piece)
{
    const lf_scenery *p = &k->f->piece[piece];

    if (p->kind == LF_OBSTACLE)
        return p->flags & LIN_TALL;
    if (p->kind == LF_BUILDING)
        return !is_inside(k->s, k->from, piece) && !is_inside(k->s, k->to, piece);
    return p->kind == LF_HILL || lf_obscures(p);
}

/* All lines run near the one from the middle eye to the target's centre: no further off than either end is wide. */
typedef struct { lin_point a, b; int32_t off; tb_box box; } beam;

static beam beam_to(const look *k, const tb_body *target)
{
    const tb_box eyes = tb_box_of(k->eye, k->eyes), *b = &target->box;
    beam out = { .a = k->eye[0], .b = { (b->west + b->east) / 2, (b->south + b->north) / 2 }, .box = eyes };

    out.off = most_of(eyes.east - eyes.west + eyes.north - eyes.south, (b->east - b->west + b->north - b->south) / 2 + 1);
    tb_box_add(&out.box, &k->centre, 1);
    tb_box_add(&out.box, (const lin_point[2]){ { b->west, b->south }, { b->east, b->north } }, 2);
    return out;
}

static bool is_near_beam(const beam *m, const tb_box *box)
{
    const tb_box wide = { box->west - m->off, box->south - m->off, box->east + m->off, box->north + m->off };

    return tb_crosses_box(&wide, m->a, m->b) && tb_boxes_meet(&m->box, box);
}

static void gather_pieces(look *k, const beam *m)
{
    const tb_set near = tb_index_near(&k->f->scenery, &m->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const lf_scenery *p = &k->f->piece[i];
        on_the_way w = { .piece = (uint8_t)i, .mine = LF_OUTSIDE, .his = LF_OUTSIDE };

        if (!is_near_beam(m, &p->shape.box))
            continue;
        if (lf_obscures(p)) {
            w.mine = (uint8_t)lf_lies_in(k->f, k->s, k->from, i);
            w.his = (uint8_t)lf_lies_in(k->f, k->s, k->to, i);
        }
        if (may_block(k, i))
            k->block[k->blocking++] = w;
        else if (p->kind == LF_OBSTACLE && i != k->lined_up)
            k->cover[k->covering++] = (uint8_t)i;
    }
    for (int i = k->f->pieces; i < k->f->pieces + k->s->works; i++)
        if (i != k->lined_up)
            k->cover[k->covering++] = (uint8_t)i;
}

static void gather(look *k, const tb_body *target)
{
    const lf_beside *all = lf_look(k->f, k->s);
    const beam m = beam_to(k, target);
    const tb_set near = tb_index_near(&all->index, &m.box);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (u != k->from && u != k->to && blocks_sight(k, u) &&      /* LF-SI-11 */
            is_near_beam(&m, &all->body[u].box))
            k->unit[k->units++] = (uint8_t)u;
    gather_seams(k);
    gather_pieces(k, &m);
}

/* LF-AT-15: is either of them too deep in something to be seen from so far? */
static bool is_too_deep(look *k)
{
    for (int i = 0; k->far && i < k->blocking; i++)
        if (k->block[i].mine == LF_DEEP || k->block[i].his == LF_DEEP) {
            k->blocker = k->block[i].piece;
            k->blocked_by_piece = true;
            return true;
        }
    return false;
}

/* LF-SI-17: in cover wherever one looks from. What it lies in has been gathered. */
static bool has_cover_all_round(const look *k)
{
    for (int i = 0; i < k->blocking; i++)
        if (k->block[i].his != LF_OUTSIDE)
            return true;
    return k->s->mark[k->to] & LF_INSIDE;
}

/* ---- In the shadow of one thing ----
 *
 * What a convex thing hides from one point is convex: if it hides the corners of the hull it hides all of it. */

static bool is_convex(const tb_ground *g)
{
    for (int i = 0; i < g->points; i++)
        if (tb_cross(g->point[i], g->point[(i + 1) % g->points], g->point[(i + 2) % g->points]) < 0)
            return false;
    return true;
}

/* Is what has blocked the first line of such a kind? Of a wood that is not convex its core may be: *core. */
static bool casts_a_shadow(const look *k, bool *core)
{
    const lf_scenery *p;

    *core = false;
    if (k->blocker == LF_NONE)
        return false;
    if (!k->blocked_by_piece)
        return is_always_high_enough(k, 1) && lf_beside_of(k->s)->body[k->blocker].solid;
    for (int i = 0; i < k->blocking; i++)
        if (k->block[i].piece == k->blocker && (k->block[i].mine != LF_OUTSIDE || k->block[i].his != LF_OUTSIDE))
            return false;
    p = &k->f->piece[k->blocker];
    if (p->kind == LF_OBSTACLE)
        return is_always_high_enough(k, 1) && p->shape.points == 2;
    if (p->kind == LF_HILL)
        return false;
    *core = !is_convex(&p->shape);
    return is_always_high_enough(k, p->kind == LF_BUILDING || p->flags & LIN_WOODED ? 3 : 1);
}

/* Does what has blocked the first line block all corners? */
static bool hides_corners(const look *k, const tb_quad *corner, lin_point centre)
{
    bool core;

    if (!casts_a_shadow(k, &core))
        return false;
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++) {
            const segment g = { .a = k->eye[e], .b = corner->p[i], .centre = centre, .level = k->highest };

            if (core ? !pierces_core(&k->f->piece[k->blocker], g.a, g.b) : !is_blocked_again(k, &g))
                return false;
        }
    return true;
}

static bool is_behind(const look *k, const tb_quad *q, const tb_quad *corner)
{
    for (int e = 0; e < k->eyes; e++)
        for (int i = 0; i < 4; i++)
            if (!tb_pierces(q, k->eye[e], corner->p[i]))
                return false;
    return true;
}

/* Or does another: the core of an area, or an element without gaps? */
static bool is_behind_another(look *k, const tb_quad *corner)
{
    for (int i = 0; i < k->blocking; i++) {
        const on_the_way *w = &k->block[i];
        const lf_scenery *p = &k->f->piece[w->piece];

        if (p->kind != LF_AREA || w->mine != LF_OUTSIDE || w->his != LF_OUTSIDE || p->core.p[0].x == p->core.p[1].x ||
            !is_always_high_enough(k, p->flags & LIN_WOODED ? 3 : 1) || !is_behind(k, &p->core, corner))
            continue;
        k->blocker = w->piece;
        k->blocked_by_piece = true;
        return true;
    }
    for (int i = 0; is_always_high_enough(k, 1) && i < k->units; i++) {
        const tb_body *b = &lf_beside_of(k->s)->body[k->unit[i]];

        if (!b->solid || !is_behind(k, &b->hull, corner))
            continue;
        k->blocker = k->unit[i];
        k->blocked_by_piece = false;
        return true;
    }
    return false;
}

static bool is_hidden(look *k, const tb_body *b)
{
    const segment first = { .a = k->eye[0], .b = tb_centre(&b->hull), .centre = tb_centre(&b->hull), .level = k->stand_level[b->leader] };
    const tb_quad round = { { { b->box.west, b->box.south }, { b->box.west, b->box.north }, { b->box.east, b->box.north },
                              { b->box.east, b->box.south } } };
    const tb_quad *corner = b->bent ? &round : &b->hull;

    return is_blocked(k, &first) && (hides_corners(k, corner, b->at) || is_behind_another(k, corner));
}

/* ---- All of it ---- */

/* LF-SI-04: of its segments those count that end in the arc and are free. LF-SI-05, LF-SI-06: is this stand visible, and is it clear? */
static void see_stand(look *k, const tb_quad *stand, int level, bool *visible, bool *clear)
{
    const lin_point to[5] = { tb_centre(stand), stand->p[0], stand->p[1], stand->p[2], stand->p[3] };
    segment g = { .centre = to[0], .level = level };

    *visible = *clear = false;
    for (int t = 0; t < 5; t++) {
        if (!tb_arc_holds(&k->arc, to[t]))
            continue;
        g.b = to[t];
        for (int e = 0; e < k->eyes; e++) {
            g.a = k->eye[e];
            if (is_blocked(k, &g))
                continue;
            *visible = true;
            if (!crosses_cover(k, &g)) {
                *clear = true;
                return;
            }
        }
    }
}

/* LF-HI-01 */
static void find_levels(look *k, const tb_body *b)
{
    k->level = k->highest = k->f->hills ? lf_level_at(k->f, k->centre) : 0;
    for (int i = 0; i < b->stands; i++) {
        const int level = k->f->hills ? lf_level_at(k->f, tb_centre(&b->stand[i])) : 0;

        k->stand_level[i] = (uint8_t)level;
        if (level > k->highest)
            k->highest = level;
    }
}

/* LF-SI-04: is anything of it in the arc that a line could run to? */
static bool is_ahead(const look *k, const tb_body *b)
{
    for (int i = 0; i < b->stands; i++) {
        if (tb_arc_holds(&k->arc, tb_centre(&b->stand[i])))
            return true;
        for (int c = 0; c < 4; c++)
            if (tb_arc_holds(&k->arc, b->stand[i].p[c]))
                return true;
    }
    return false;
}

static void see(look *k, lf_sight *out)
{
    const tb_body *b = lf_body(k->f, k->s, k->to);
    bool leader_clear = false;
    int clear_stands = 0;

    out->cover = true;
    if (!is_ahead(k, b))
        return;
    k->far = out->distance > LF_IN(6);
    find_levels(k, b);
    gather(k, b);
    for (int i = is_too_deep(k) || is_hidden(k, b) ? b->stands : 0; i < b->stands; i++) {
        bool visible, clear;

        see_stand(k, &b->stand[i], k->stand_level[i], &visible, &clear);
        out->visible = (uint8_t)(out->visible + visible);
        clear_stands += clear;
        leader_clear = leader_clear || (clear && i == b->leader);
    }
    out->cover = has_cover_all_round(k) || (!leader_clear && 2 * (b->stands - clear_stands) >= b->stands);   /* LF-SI-13, LF-SI-14 */
    out->blocker = (uint8_t)(out->visible ? LF_NONE : k->blocker);
    out->blocked_by_piece = !out->visible && k->blocked_by_piece;
}

static lin_point middle(lin_point a, lin_point b)
{
    return (lin_point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* LF-BU-20: by whichever side of its building it sees best. */
static void see_from_inside(const lf_field *f, const lf_state *s, int from, int to, lf_sight *out)
{
    for (int side = 0; side < LF_EDGES; side++) {
        lf_sight sight;

        lf_see_from_side(f, s, from, (lf_edge)side, to, &sight);
        if (side == 0 || (sight.visible && (!out->visible || !sight.cover)))
            *out = sight;
    }
}

/* LF-SI-03 */
void lf_see(const lf_field *f, const lf_state *s, int from, int to, lf_sight *out)
{
    const tb_body *b = lf_body(f, s, from);
    const tb_quad *leader = &b->stand[b->leader];
    look k;

    if (s->mark[from] & LF_INSIDE) {
        see_from_inside(f, s, from, to, out);
        return;
    }
    k.f = f, k.s = s, k.from = from, k.to = to, k.blocker = LF_NONE, k.blocked_by_piece = k.spares_friends = false;
    k.blocking = k.covering = k.units = k.seams = 0;
    k.arc = lf_arc(f, s, from);
    k.eyes = 3;
    k.eye[0] = middle(leader->p[0], leader->p[1]);
    k.eye[1] = leader->p[0];
    k.eye[2] = leader->p[1];
    k.centre = tb_centre(leader);
    k.lined_up = s->mark[from] & LF_LINED_UP ? s->ground[from] : LF_NONE;
    *out = (lf_sight){ .distance = tb_body_distance(leader, lf_body(f, s, to), NULL), .blocker = LF_NONE };          /* LF-ME-05 */
    see(&k, out);
}

/* LF-BU-12, LF-BU-13: out of a side of the building that it is in; no line may cross a friend. */
void lf_see_from_side(const lf_field *f, const lf_state *s, int from, lf_edge side, int to, lf_sight *out)
{
    const tb_body *house = lf_body(f, s, from);
    lin_point left, right;
    look k;

    lf_building_side(f, s->ground[from], side, &left, &right);
    k.f = f, k.s = s, k.from = from, k.to = to, k.blocker = LF_NONE, k.blocked_by_piece = false;
    k.spares_friends = true;
    k.blocking = k.covering = k.units = k.seams = 0;
    k.arc = tb_arc_from(left, right, (tb_angle)(tb_bearing(left, right) - TB_QUARTER));
    k.eyes = 1;
    k.eye[0] = middle(left, right);
    k.centre = tb_centre(&house->hull);
    k.lined_up = LF_NONE;
    *out = (lf_sight){ .distance = tb_body_distance(&house->hull, lf_body(f, s, to), NULL), .blocker = LF_NONE };    /* LF-ME-08 */
    see(&k, out);
}
