/* sighting.h -- what the files of sight share: one look, its lines, and what may be in their way.
 *
 * sight.c has a look as a whole, sight_gather.c what may be in its way; sight_line.c one line of
 * it. sight_units.c, sight_ground.c and sight_heights.c say whether a line is blocked by one thing;
 * sight_hidden.c sees at a glance that all lines are. */
#ifndef KIT_SIGHTING_H
#define KIT_SIGHTING_H

#include "kit/sight.h"

#define KIT_SEAMS 24

/* A piece or a unit that may be in the way.
 *
 * What lies ahead is seen from an eye between its two outermost corners: it meets no line that runs
 * past these. Whatever lies strictly between them and further off, it hides if it is plain: to know
 * that is to know two corners, whatever its shape. */
typedef struct {
    uint8_t number; /* of the piece, or of the unit */
    bool unit;
    uint8_t mine, his; /* of a piece: how the two lie in it */
    uint8_t role, height;
    bool plain; /* blocks whatever runs through it: as high as every eye, and nobody lies in it */
    bool ahead, between; /* all of it lies beyond the eyes; and short of the target */
    bool spans;          /* may hide all of the target, by its core if it is an area */
    uint8_t known;       /* the eyes for which these are known, as bits */
    lin_point left[KIT_EYES], right[KIT_EYES]; /* its outermost corners, as seen from there */
} kit_barrier;

/* One look from a unit at another. */
struct kit_sighting {
    const kit_eyes *ask;
    const kit_window *window;
    const kit_sight_policy *policy;
    const kit_scenery *scenery;
    kit_memory *all; /* every body on the table */
    int from, to;    /* the two units */
    int eyes;
    lin_point eye[KIT_EYES], centre; /* of the looker */
    bool far;                        /* too far apart to see into an area */
    int level, lowest, highest;      /* the looker's; of both */
    const uint8_t *stand_level;      /* of the target */
    int blocking, covering, units;   /* how many of them may be in the way */
    kit_barrier block[LIN_SCENERY], unit[KIT_UNITS];
    uint8_t cover[KIT_NONE];
    int seams; /* where two units touch */
    struct {
        uint8_t unit;
        tb_quad one, other;
    } seam[KIT_SEAMS]; /* unit: one of the two */
    kit_barrier *last; /* the last thing that blocked a line, if it is among these */
    int blocker;       /* the number of it */
    bool blocked_by_piece;
};

/* One line of it: from an eye to a point of a stand. */
typedef struct {
    lin_point a, b, centre;
    int level, eye;
} kit_sight_line;

/* ---- sight_heights.c ---- */

/* As high as every eye, on whatever ground: then it does not matter where. Without hills everything
 * is. */
static inline bool kit_is_always_high_enough(const kit_sighting *k, int height)
{
    return height >= kit_eye_height(k->highest);
}

bool kit_is_high_enough(const kit_sighting *k, const kit_sight_line *g, int top, int32_t from_a,
                        int32_t from_b);
bool kit_stands_in_the_way(const kit_sighting *k, const kit_sight_line *g, int32_t from_a,
                           int32_t from_b, int height);

/* ---- sight_units.c ---- */
bool kit_is_plain_unit(const kit_sighting *k, int u);
bool kit_unit_blocks(const kit_sighting *k, const kit_barrier *w, const kit_sight_line *g);
bool kit_gather_seams(kit_sighting *k, const uint8_t *unit, int units);
bool kit_seam_blocks(const kit_sighting *k, int i, const kit_sight_line *g);

/* ---- sight_ground.c ---- */
bool kit_is_plain_piece(const kit_sighting *k, const kit_barrier *w);
bool kit_piece_blocks(const kit_sighting *k, const kit_barrier *w, const kit_sight_line *g);

/* ---- sight_gather.c ---- */
tb_quad kit_corners_round(const tb_body *target);
void kit_gather(kit_sighting *k, const tb_body *target);

/* ---- sight_line.c ---- */
void kit_find_sides(const kit_sighting *k, kit_barrier *w, int eye);

/* Is the point, as seen from that eye, behind what lies ahead? */
static inline bool kit_hides(const kit_sighting *k, kit_barrier *w, int eye, lin_point p)
{
    int64_t left, right;

    if (!(w->known >> eye & 1))
        kit_find_sides(k, w, eye);
    left = tb_cross(k->eye[eye], w->left[eye], p);
    right = tb_cross(k->eye[eye], w->right[eye], p);
    return (left < 0) & (right > 0);
}

bool kit_is_blocked_again(const kit_sighting *k, const kit_sight_line *g);
bool kit_is_blocked(kit_sighting *k, const kit_sight_line *g);
bool kit_crosses_cover(const kit_sighting *k, const kit_sight_line *g);

/* ---- sight_hidden.c ---- */
bool kit_is_hidden(kit_sighting *k, const tb_body *target);
bool kit_is_still_hidden(const kit_sighting *k, const tb_quad *stand);

#endif
