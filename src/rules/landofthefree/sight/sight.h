/* sight.h -- what the files of sight share: one look, its lines, and what may be in their way.
 *
 * sight.c has the rules of a look as a whole, gather.c what may be in its way; line.c
 * one line of it. blocked_by_elements.c, blocked_by_ground.c and heights.c say whether a line is
 * blocked by one thing; hidden.c sees at a glance that all lines are. */
#ifndef LOF_SIGHT_H
#define LOF_SIGHT_H

#include "rules/landofthefree/lof.h"

#define MOST_EYES  3
#define MOST_SEAMS 24

/* A piece or an element that may be in the way.
 *
 * What lies ahead is seen from an eye between its two outermost corners: it meets no line that runs
 * past these. Whatever lies strictly between them and further off, it hides if it is plain: to know
 * that is to know two corners, whatever its shape. */
typedef struct {
    uint8_t number; /* of the piece, or of the element */
    bool element;
    uint8_t mine, his; /* of a piece: how the two lie in it */
    bool plain; /* blocks whatever runs through it: as high as every eye, and nobody lies in it */
    bool ahead, between; /* all of it lies beyond the eyes; and short of the target */
    bool spans;          /* may hide all of the target, by its core if it is an area */
    uint8_t known;       /* the eyes for which these are known, as bits */
    lin_point left[MOST_EYES], right[MOST_EYES]; /* its outermost corners, as seen from there */
} barrier;

/* One look from an element at another. */
typedef struct {
    const lin_view *view;
    const lf_field *f; /* of the view */
    const lf_state *s;
    kit_memory *all; /* every body on the table */
    int from, to;    /* the two elements */
    int eyes;
    lin_point eye[MOST_EYES], centre; /* of the looker */
    tb_arc arc;
    bool far;                      /* more than 6" apart */
    bool spares_friends;           /* no line may cross a friend: LF-BU-13 */
    int level, lowest, highest;    /* the looker's; of both */
    const uint8_t *stand_level;    /* of the target */
    int lined_up;                  /* the obstacle he looks over, or LF_NONE */
    int blocking, covering, units; /* how many of them may be in the way */
    barrier block[LIN_SCENERY], unit[LF_UNITS];
    uint8_t cover[LIN_SCENERY + LF_WORKS];
    int seams; /* where two elements touch */
    struct {
        uint8_t unit;
        tb_quad one, other;
    } seam[MOST_SEAMS]; /* unit: one of the two */
    barrier *last;      /* the last thing that blocked a line, if it is among these */
    int blocker;        /* the number of it */
    bool blocked_by_piece;
} look;

/* One line of it: from an eye to a point of a stand. */
typedef struct {
    lin_point a, b, centre;
    int level, eye;
} segment;

/* ---- heights.c ---- */

/* LF-HI-02: in half levels. */
static inline int lf_eye_of(int level)
{
    return 2 * level + 1;
}

/* As high as every eye, on whatever ground: then it does not matter where. Without hills everything
 * is. */
static inline bool lf_is_always_high_enough(const look *k, int height)
{
    return height >= lf_eye_of(k->highest);
}

/* Of an area, above its ground. */
static inline int lf_height_of(const kit_piece *p)
{
    return p->flags & LIN_WOODED ? 3 : 1;
}

bool lf_is_high_enough(const look *k, const segment *g, int top, int32_t from_a, int32_t from_b);
bool lf_stands_in_the_way(const look *k, const segment *g, int32_t from_a, int32_t from_b,
                          int height);

/* ---- blocked_by_elements.c ---- */
bool lf_may_hide(const look *k, int u);
bool lf_is_plain_element(const look *k, int u);
bool lf_element_blocks(const look *k, const barrier *w, const segment *g);
bool lf_gather_seams(look *k, const uint8_t *unit, int units);
bool lf_seam_blocks(const look *k, int i, const segment *g);

/* ---- blocked_by_ground.c ---- */
bool lf_is_plain_piece(const look *k, const barrier *w);
bool lf_piece_blocks(const look *k, const barrier *w, const segment *g);

/* ---- gather.c ---- */
tb_quad lf_corners_of(const tb_body *target);
void lf_gather(look *k, const tb_body *target);

/* ---- line.c ---- */
void lf_find_sides(const look *k, barrier *w, int eye);

/* Is the point, as seen from that eye, behind what lies ahead? */
static inline bool lf_hides(const look *k, barrier *w, int eye, lin_point p)
{
    int64_t left, right;

    if (!(w->known >> eye & 1))
        lf_find_sides(k, w, eye);
    left = tb_cross(k->eye[eye], w->left[eye], p);
    right = tb_cross(k->eye[eye], w->right[eye], p);
    return (left < 0) & (right > 0);
}

bool lf_is_blocked_again(const look *k, const segment *g);
bool lf_is_blocked(look *k, const segment *g);
bool lf_crosses_cover(const look *k, const segment *g);

/* ---- hidden.c ---- */
bool lf_is_hidden(look *k, const tb_body *target);
bool lf_is_still_hidden(const look *k, const tb_quad *stand);

#endif
