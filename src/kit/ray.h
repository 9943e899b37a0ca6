/* ray.h -- one ray of sight: what it runs into, and what it uses up on the ground it runs over.
 *
 * A book that looks along one ray, from flag to flag or from stand to stand, says by its policy
 * which units hide, which ground nothing is seen through, and what every inch of the rest uses up:
 * so many inches of wood, or a quarter for each inch of wood and a tenth for each inch of orchard,
 * at most one in all. The ray is cut at the edges of areas; each stretch belongs to the ground at
 * its middle, of pieces that lie on each other to the later one of the map's list. Ground of a
 * level above both ends is in the way of everybody.
 *
 * A book that looks from several eyes at once wants sight.h instead. */
#ifndef KIT_RAY_H
#define KIT_RAY_H

#include "kit/room.h"

typedef struct kit_ray_policy kit_ray_policy;

/* A ray to be looked along. */
typedef struct {
    const kit_window *window;
    const kit_ray_policy *policy;
    lin_point a, b;
    int from, to;          /* the two units, which hide nobody; KIT_NONE: a mere point */
    int32_t farthest;      /* nobody sees further: fog; 0: no such limit */
    int own;               /* for the book's own use in its policy */
    const kit_memory *all; /* as kit_refresh has it, for many rays; NULL: each asks for it */
} kit_ray;

/* What ground uses up by the unit; or: */
enum {
    KIT_NO_GROUND = -1, /* the piece is not what a ray runs over: what lies under it counts */
    KIT_OPAQUE = -2     /* nothing is seen through it */
};

struct kit_ray_policy {
    int32_t (*price)(const kit_ray *r, int piece);
    int64_t most; /* units of length, each times its price, that a ray may use up */
    /* Ground within so far of a road, or any other line, uses up nothing; 0: of this line, none.
     * NULL: there are no such lines. most_open: the most of it. */
    int32_t (*opens)(const kit_ray *r, int piece);
    int32_t most_open;
    /* May that unit hide others from this ray? NULL: all do. */
    bool (*hides)(const kit_ray *r, int u);
    int32_t slimmer; /* stands count so much smaller all round, so that a ray may graze them */
    /* How much cover a piece gives whose edge the ray crosses near the target, or in which it ends;
     * 0: none. NULL: there is none. */
    int (*cover)(const kit_ray *r, int piece);
};

/* How a ray came out: open, or what is in its way. */
typedef struct {
    bool open, too_far; /* too_far: beyond what anybody sees, whatever is between */
    int unit, piece;    /* or KIT_NONE: of a piece that used up the last of it, this one */
    int64_t used;       /* as in `most`, as far as it got */
} kit_ray_end;

kit_ray_end kit_ray_look(const kit_ray *r);
/* The first unit that hides its end, whatever the ground; KIT_NONE. */
int kit_ray_unit(const kit_ray *r);

/* The ground it runs over, stretch by stretch from a to b: what a straight leg of a march is paid
 * by, too. piece: as `price` and `opens` have it, or KIT_NONE: open ground. How many; where there
 * is room for no more, the last goes on to the end. */
typedef struct {
    int32_t from, to;
    int piece;
} kit_stretch;

int kit_ray_stretches(const kit_ray *r, kit_stretch *out, int max);

/* The best cover against it: of pieces whose edge or line it crosses within `near` of the target's
 * stands, and of areas that hold its end. */
int kit_ray_cover(const kit_ray *r, const tb_body *target, int32_t near);

/* Where rays to a stand may end: its point nearest to `from`, its corners, its middle. */
#define KIT_RAY_POINTS 6
lin_point kit_stand_nearest(const tb_quad *stand, lin_point from);
void kit_ray_points(const tb_quad *stand, lin_point from, lin_point out[KIT_RAY_POINTS]);

/* Is the point within so far of the line? */
bool kit_is_near_line(const tb_outline *line, lin_point p, int32_t far);
/* Where the way from a to b comes into the strip so far to each side of the line, and leaves it:
 * two lengths along it for each segment of the line that it comes near; segments that follow each
 * other lie in each other's strip. How many, no more than max. */
int kit_strip_cuts(const tb_outline *line, int32_t far, lin_point a, lin_point b, int32_t *out,
                   int max);

/* The place so far along the way from a to b; whole: how long that is. */
lin_point kit_ray_point(lin_point a, lin_point b, int32_t along, int32_t whole);

#endif
