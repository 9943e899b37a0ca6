/* table.h -- the table: shapes, arcs, sight and moves in fixed-point inches. Knows no rule.
 *
 * An inch is 1270 units, so that inches and millimetres are both whole (1 mm = 50). Angles are
 * sixteenth bits of a circle: 0 is north, 0x4000 east, clockwise. A body's corners are rounded
 * to whole units once; from there on every answer is exact integer arithmetic on those corners,
 * the same on every machine. Distances that are compared are never rounded.
 *
 * Layers: angle.c; shape.c (convex shapes); distance.c; body.c and along.c (stands from a pose,
 * straight or bent); front.c and turn.c (arcs and strips); sweep.c (moves that stop at what they
 * touch); check.c, scenery.c and segment_crossings.c (areas and lines of the ground); index.c and
 * walk.h (what may be near, without looking at everything). */
#ifndef LIN_TABLE_H
#define LIN_TABLE_H

#include "linstock_rules.h"

/* ---- Tolerances, named once ------------------------------------------------------------ */

#define TB_TOUCH 25 /* 0.02": a gap up to this is contact */
#define TB_SLACK                                                               \
    4                    /* 0.003": shapes that bite into each other no deeper \
                            than this do not overlap (corners are rounded) */
#define TB_FAR (1 << 18) /* no coordinate lies further out than this */

/* ---- angle.c --------------------------------------------------------------------------- */

typedef uint16_t tb_angle;
#define TB_CIRCLE  65536
#define TB_EIGHTH  (TB_CIRCLE / 8) /* 45 degrees */
#define TB_QUARTER (TB_CIRCLE / 4)

/* A direction of length 1 << 30. */
#define TB_UNIT_BITS 30
typedef struct {
    int64_t x, y;
} tb_vector;

tb_vector tb_direction(tb_angle a);
/* The point so far ahead and so far to the right of one who stands at `from` and faces `a`. */
lin_point tb_go(lin_point from, tb_angle a, int32_t ahead, int32_t right);
/* The way from one point to another, to the nearest angle; 0 where they are the same. */
tb_angle tb_bearing(lin_point from, lin_point to);
/* The shortest turn from one angle to another: -32768 (half a circle) .. 32767, clockwise > 0. */
int tb_turn(tb_angle from, tb_angle to);
/* Whole square roots, down and up. */
int64_t tb_root(int64_t n);
int64_t tb_root_up(int64_t n);

/* ---- shape.c, distance.c: points, segments, convex shapes ------------------------------ */

/* Corners clockwise (y runs north). A rectangle begins at its front left: FL, FR, BR, BL. */
typedef struct {
    lin_point p[4];
} tb_quad;
#define TB_CORNERS 12
typedef struct {
    int n;
    lin_point p[TB_CORNERS];
} tb_convex;
typedef struct {
    int32_t west, south, east, north;
} tb_box;

/* Twice the area of the triangle; positive where c lies to the left of a to b. */
static inline int64_t tb_cross(lin_point a, lin_point b, lin_point c)
{
    return (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
}

static inline int64_t tb_gap2(lin_point a, lin_point b)
{
    const int64_t x = b.x - a.x, y = b.y - a.y;

    return x * x + y * y;
}

static inline bool tb_boxes_meet(const tb_box *a, const tb_box *b)
{
    return a->west <= b->east && b->west <= a->east && a->south <= b->north && b->south <= a->north;
}

/* Widen a box round these points too. Here, so that the usual four are taken without a loop. */
static inline void tb_box_add(tb_box *b, const lin_point *p, int n)
{
    for (int i = 0; i < n; i++) {
        b->west = p[i].x < b->west ? p[i].x : b->west;
        b->east = p[i].x > b->east ? p[i].x : b->east;
        b->south = p[i].y < b->south ? p[i].y : b->south;
        b->north = p[i].y > b->north ? p[i].y : b->north;
    }
}

static inline tb_box tb_box_of(const lin_point *p, int n)
{
    tb_box b = { p[0].x, p[0].y, p[0].x, p[0].y };

    tb_box_add(&b, p + 1, n - 1);
    return b;
}

/* Does the segment meet the box? Without branches: which of them says no cannot be predicted. */
static inline bool tb_crosses_box(const tb_box *box, lin_point a, lin_point b)
{
    const int64_t x = b.x - a.x, y = b.y - a.y;
    const int64_t wide = box->east - box->west, high = box->north - box->south;
    const int64_t off =
        x * (box->north + box->south - 2 * a.y) - y * (box->east + box->west - 2 * a.x);
    const int64_t most = (x < 0 ? -x : x) * high + (y < 0 ? -y : y) * wide;

    return ((a.x < b.x ? a.x : b.x) <= box->east) & ((a.x < b.x ? b.x : a.x) >= box->west) &
           ((a.y < b.y ? a.y : b.y) <= box->north) & ((a.y < b.y ? b.y : a.y) >= box->south) &
           (off <= most) & (-off <= most);
}

/* A rectangle whose front edge runs `left` and `right` of the point `front`, facing `a`. */
tb_quad tb_rectangle(lin_point front, tb_angle a, int32_t left, int32_t right, int32_t depth);
lin_point tb_centre(const tb_quad *q);
/* The convex shape round two positions of the same shape: what a straight move sweeps. */
tb_convex tb_swath(const tb_quad *from, const tb_quad *to);
tb_convex tb_convex_of(const tb_quad *q);

bool tb_holds(const tb_quad *q, lin_point p);                    /* edges belong to it */
bool tb_meet(const tb_quad *a, const tb_quad *b);                /* share a point */
bool tb_overlap(const tb_quad *a, const tb_quad *b);             /* bite deeper than TB_SLACK */
bool tb_bite(const tb_quad *a, const tb_quad *b, int32_t slack); /* deeper than that */
bool tb_convex_meet(const tb_convex *a, const tb_convex *b);
bool tb_convex_overlap(const tb_convex *a, const tb_convex *b);
bool tb_strictly_holds(const tb_quad *q, lin_point p); /* edges do not */
bool tb_segments_meet(lin_point a, lin_point b, lin_point c, lin_point d);

/* Does the segment run through the inside? Touching an edge or a corner is not enough.
 *
 * The line of the segment must have corners on both sides; that settles nearly all, and their
 * signs are looked at together, since they cannot be predicted. Such a line comes in by one edge,
 * where a corner on its right is followed by one on its left, and goes out by one, where it is the
 * other way round. Then the segment must reach beyond the first edge, and begin before the
 * second. Here, so that of many shapes and one segment the segment's part is worked out once. */
static inline bool tb_pierces(const tb_quad *q, lin_point a, lin_point b)
{
    const lin_point *p = q->p;
    const int64_t x = b.x - a.x, y = b.y - a.y, own = x * a.y - y * a.x;
    const int64_t s0 = x * p[0].y - y * p[0].x - own, s1 = x * p[1].y - y * p[1].x - own;
    const int64_t s2 = x * p[2].y - y * p[2].x - own, s3 = x * p[3].y - y * p[3].x - own;
    int left, next_left, in, out; /* a bit for each corner; the edges */
    int64_t end, begin;

    if (((s0 | s1 | s2 | s3) >= 0) | ((-s0 | -s1 | -s2 | -s3) >= 0))
        return x == 0 && y == 0 && tb_strictly_holds(q, a);
    left = (s0 > 0) | (s1 > 0) << 1 | (s2 > 0) << 2 | (s3 > 0) << 3;
    next_left = left >> 1 | (left & 1) << 3;
    in = __builtin_ctz((unsigned)(next_left & ~left));
    out = __builtin_ctz((unsigned)(left & ~next_left));
    end = tb_cross(p[in], p[(in + 1) & 3], b);
    begin = tb_cross(p[out], p[(out + 1) & 3], a);
    return (end < 0) & (begin < 0);
}

/* Is the shortest way between them at most `far`? Exact. */
bool tb_within(const tb_quad *a, const tb_quad *b, int32_t far);
bool tb_point_within(const tb_quad *a, lin_point p, int32_t far);
bool tb_convex_reaches(const tb_convex *c, lin_point p, int32_t far);
bool tb_convex_within(const tb_convex *c, const tb_quad *q, int32_t far);
/* Its length, the next whole unit up; 0 where they meet. So `tb_distance(..) <= far` is the
 * same as tb_within(.., far). from, to (which may be NULL): the ends of a shortest way, to the
 * nearest unit; its middle one, where there are many; the same point twice where they meet. */
int32_t tb_distance(const tb_quad *a, const tb_quad *b, lin_point *from, lin_point *to);
int32_t tb_point_distance(const tb_quad *a, lin_point p);
/* The square of it, the next whole number up: whose root, the next whole unit up, is the length. */
int64_t tb_square_between(const tb_quad *a, const tb_quad *b);
int64_t tb_point_square(const tb_quad *a, lin_point p);
static inline bool tb_touch(const tb_quad *a, const tb_quad *b)
{
    return tb_within(a, b, TB_TOUCH);
}

/* ---- body.c, along.c: stands derived from a pose --------------------------------------- */

#define TB_STANDS 16

/* All there is to know of where an element stands. */
#define TB_MIDDLE                                                                \
    0xff /* for a leader: `at` is the middle of the front rank's edge, and the   \
            stands of a last rank that is not full stand in the middle of theirs \
          */
typedef struct {
    lin_point at; /* the middle of the leader stand's front edge; or see TB_MIDDLE */
    tb_angle facing;
    uint16_t gap;           /* between stands side by side */
    uint16_t wide, deep;    /* one stand: 40 mm = 2000; even numbers */
    uint8_t stands, leader; /* how many; the leader's index in rank order */
    uint8_t files;          /* stands in a rank: all of them, 1 in a column */
    uint8_t line;           /* 0, or 1 + the scenery line it is bent along */
} tb_pose;

/* Only so many stands as it has are ever written or read: room for the others costs nothing. */
typedef struct {
    uint8_t stands, leader;
    uint8_t solid;                 /* its stands leave no gap: the hull is all of it */
    uint8_t bent;                  /* along a line: the hull is the box, look at the stands */
    int32_t half_left, half_right; /* of the frontage, from the leader's middle */
    tb_angle facing;
    uint16_t spare2;
    lin_point at;
    tb_quad hull;             /* the rectangle round all stands, gaps included */
    tb_box box;               /* round all of it */
    tb_quad stand[TB_STANDS]; /* in rank order: front to rear, left to right */
} tb_body;

void tb_form(const tb_pose *pose, tb_body *out); /* line == 0 */
void tb_shift(tb_body *b, lin_point to);         /* as if it had been formed there */
tb_quad tb_hull(const tb_pose *pose);            /* its hull alone */
/* Side by side along a line, as it bends, in one rank whatever `files` says: the leader with its
 * front against the point of the line nearest to pose->at, on the side its centre is on. */
void tb_form_along(const tb_pose *pose, const lin_point *line, int points, tb_body *out);
lin_point tb_leader_centre(const tb_pose *pose);
/* The pose with its leader turned about its own centre. */
tb_pose tb_pivot(const tb_pose *pose, tb_angle facing);

bool tb_bodies_overlap(const tb_body *a, const tb_body *b); /* hulls; bent ones by stands */
bool tb_bodies_bite(const tb_body *a, const tb_body *b, int32_t slack); /* deeper than that */
bool tb_overlaps_body(const tb_quad *q, const tb_body *b);              /* a hull and a body */
bool tb_bodies_touch(const tb_body *a, const tb_body *b);               /* any stands */
/* From a quad (a leader) to the nearest stand; the stand's index in *which, which may be NULL. */
bool tb_body_within(const tb_quad *from, const tb_body *b, int32_t far);
int32_t tb_body_distance(const tb_quad *from, const tb_body *b, int *which);

/* ---- front.c, turn.c: arcs and strips -------------------------------------------------- */

/* All that lies ahead of a front edge, widening by 45 degrees on each side. Closed. */
typedef struct {
    lin_point left, right; /* the ends of the front edge */
    tb_vector ahead;
} tb_arc;

tb_arc tb_arc_of(const tb_body *b); /* of the front rank */
tb_arc tb_arc_from(lin_point left, lin_point right, tb_angle facing);
bool tb_arc_holds(const tb_arc *a, lin_point p);
bool tb_arc_meets(const tb_arc *a, const tb_quad *q); /* any part of it */
/* How many stands lie wholly outside the arc; the leader in *leader (may be NULL). */
int tb_behind(const tb_arc *a, const tb_body *b, bool *leader);
/* The strip straight ahead, as wide as the front, so deep: a rectangle. */
tb_quad tb_strip(const tb_body *b, int32_t deep);
tb_quad tb_leader_strip(const tb_body *b, int32_t deep); /* of the leader's front alone */
/* The least turn (clockwise > 0) of a leader about its centre that brings some part of the
 * target into its leader strip, however far; 0 where it is there, or where no turn would. */
int tb_least_turn(const tb_pose *pose, const tb_quad *target, int targets);

/* ---- sweep.c: straight moves ----------------------------------------------------------- */

/* How far of `by` a shape can go before it would come nearer than nothing to another: a whole
 * number of units of the way's length, rounded down; the whole length, rounded down, where
 * nothing is met. A bite of no more than TB_SLACK all along the way is nothing met, so shapes
 * that touch already and part, or slide along, do not stop each other. Who goes deeper where he
 * overlaps stays where he is. */
int32_t tb_sweep(const tb_quad *moving, lin_point by, const tb_quad *other);
int32_t tb_sweep_line(const tb_quad *moving, lin_point by, lin_point a, lin_point b);
/* How far a shape must go (by tb_go) in a direction until it overlaps the other no more. */
int32_t tb_push(const tb_quad *moving, tb_angle way, const tb_quad *other);

/* ---- check.c, scenery.c, segment_crossings.c: areas and lines
 * ------------------------------------ */

/* A polygon that does not cross itself, counter-clockwise, or a line of segments. */
typedef struct {
    const lin_point *point;
    int points;
    bool closed;
    tb_box box;
} tb_outline;

#define TB_POINTS 200 /* of one area or line, at most */

tb_outline tb_outline_of(const lin_point *p, int n, bool closed);
/* The corners of the convex shape round some points, counter-clockwise: how many. All that is seen
 * of their outline from afar. */
int tb_rim(const lin_point *p, int n, lin_point *out);

bool tb_area_holds(const tb_outline *g, lin_point p);        /* inside, or on its edge */
bool tb_area_meets(const tb_outline *g, const tb_convex *c); /* any part in or touching */
bool tb_edge_meets(const tb_outline *g, const tb_convex *c); /* its boundary, or the line */
/* A segment and an area: how many units of it run inside (rounded up, but for a millionth of a
 * unit); *first (may be NULL): how far along the first of them lies, rounded down. 0: it stays
 * outside, or merely touches, or runs along the edge. */
int32_t tb_area_run(const tb_outline *g, lin_point a, lin_point b, int32_t *first);
/* Does the segment cross the boundary or line, from one side to the other; how far along, at the
 * first place (rounded down; first may be NULL)? To touch it, or to begin or end on it, is not
 * enough: the sight of those who line a wall does not cross it. */
bool tb_line_crosses(const tb_outline *g, lin_point a, lin_point b, int32_t *first);
/* All places where it does, in no order: how many, at most one for each point of the ground. */
int tb_line_crossings(const tb_outline *g, lin_point a, lin_point b, int32_t *out);
/* All places where the segment meets the boundary or line, in no order: how far along, rounded
 * down; of edges that run along with it none. How many, at most one for each point of the ground.
 */
int tb_line_cuts(const tb_outline *g, lin_point a, lin_point b, int32_t *out);
bool tb_line_within(const tb_outline *g, const tb_quad *q, int32_t far); /* exact */
/* The nearest point of the boundary or line; the segment's index in *which (may be NULL). */
lin_point tb_line_nearest(const tb_outline *g, lin_point p, int *which);
/* How far of `by` the shape can go before it touches the boundary or line, as tb_sweep has it. */
int32_t tb_outline_sweep(const tb_outline *g, const tb_quad *moving, lin_point by);

/* ---- index.c: what may be near --------------------------------------------------------- */

/* Things are numbered; cells of six inches hold sets of them. A query returns all whose box
 * meets the cells it visits: a little too many, never too few. */
#define TB_THINGS    256
#define TB_SET_WORDS (TB_THINGS / 64)
typedef struct {
    uint64_t word[TB_SET_WORDS];
} tb_set;
#define TB_CELL (6 * LIN_INCH)
#define TB_COLS 28 /* twelve feet, and room at each side */
#define TB_ROWS 20
typedef struct {
    tb_set cell[TB_ROWS * TB_COLS];
} tb_index; /* row by row; empty: all zero */

void tb_index_add(tb_index *x, int thing, const tb_box *box);
void tb_index_drop(tb_index *x, int thing, const tb_box *box);
tb_set tb_index_near(const tb_index *x, const tb_box *box);
/* tb_set tb_index_along(const tb_index *x, lin_point a, lin_point b); in walk.h */

/* for (int i = tb_next(&set, 0); i >= 0; i = tb_next(&set, i + 1)) ... */
static inline int tb_next(const tb_set *s, int from)
{
    unsigned w = (unsigned)from / 64;
    uint64_t rest;

    if (w >= TB_SET_WORDS)
        return -1;
    rest = s->word[w] & ~(uint64_t)0 << (unsigned)from % 64;
    while (rest == 0) {
        if (++w == TB_SET_WORDS)
            return -1;
        rest = s->word[w];
    }
    return (int)(w * 64) + __builtin_ctzll(rest);
}

#include "table/walk.h"

#endif
