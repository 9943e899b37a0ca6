/* sight.h -- what the files of sight share: one look, its lines, and what may be in their way.
 *
 * sight.c has the rules of a look as a whole, sight_gather.c what may be in its way; sight_elements.c, sight_ground.c and
 * sight_heights.c say whether a line is blocked by one thing; sight_hidden.c sees at a glance that all lines are. */
#ifndef LOF_SIGHT_H
#define LOF_SIGHT_H

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

/* ---- sight_heights.c ---- */

/* LF-HI-02: in half levels. */
static inline int lf_eye_of(int level)
{
    return 2 * level + 1;
}

/* As high as every eye, on whatever ground: then it does not matter where. Without hills everything is. */
static inline bool lf_is_always_high_enough(const look *k, int height)
{
    return height >= lf_eye_of(k->highest);
}

bool lf_is_high_enough(const look *k, const segment *g, int top, int32_t from_a, int32_t from_b);
bool lf_stands_in_the_way(const look *k, const segment *g, int32_t from_a, int32_t from_b, int height);

/* ---- sight_elements.c ---- */
bool lf_may_hide(const look *k, int u);
bool lf_element_blocks(const look *k, int u, const segment *g);
void lf_gather_seams(look *k);
bool lf_seam_blocks(const look *k, int i, const segment *g);

/* ---- sight_ground.c ---- */
bool lf_pierces_core(const lf_scenery *p, lin_point a, lin_point b);
bool lf_piece_blocks(const look *k, const on_the_way *w, const segment *g);

/* ---- sight_gather.c ---- */
void lf_gather(look *k, const tb_body *target);

/* ---- sight_hidden.c ---- */
bool lf_is_hidden(look *k, const tb_body *b);

/* ---- sight.c ---- */
bool lf_is_blocked_again(const look *k, const segment *g);
bool lf_is_blocked(look *k, const segment *g);

#endif
