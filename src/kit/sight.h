/* sight.h -- who sees whom: lines from some eyes to points of every stand, what blocks them and
 * what covers.
 *
 * A look runs from up to three eyes of one unit to the middle and the corners of every stand of
 * another. What each piece of ground is to it, how high things are and which units hide others, is
 * the book's policy; kit_see counts the stands to which a line is free, and those to which one
 * runs without crossing cover. Heights are in half levels: an eye on level n is 2n + 1 high.
 *
 * A book that looks along one ray only, from flag to flag or with so many inches of wood to look
 * through, wants ray.h instead. */
#ifndef KIT_SIGHT_H
#define KIT_SIGHT_H

#include "kit/room.h"

#define KIT_EYES 3

typedef struct kit_sighting kit_sighting;

/* What a piece is to a look: bits. */
enum {
    KIT_BLOCKS_AS_AREA = 1, /* what runs through it */
    KIT_BLOCKS_AS_HILL = 2, /* bare ground that rises */
    KIT_BLOCKS_AS_LINE = 4, /* what crosses it: a tall hedge, the walls of a house */
    KIT_COVERS = 8,         /* a line that crosses it is seen, but covered; if it blocks nothing */
    KIT_LOOKS_OUT = 16      /* besides, of an area: he looks out of it as from its edge, though he
                               does not lie in it */
};

typedef struct {
    /* Of an area that one of the two lies in: up to this distance it hides nothing; further off a
     * line may run through it so far, and who lies deep in it is not seen at all. */
    int32_t near, into;
    /* What is as high as the lower eye, and not as the higher, blocks within so far of the lower.
     */
    int32_t shadow;
    /* NULL: buildings and tall obstacles block, low ones cover, hills rise, what obscures is an
     * area that blocks. */
    int (*role)(const kit_sighting *k, int piece);
    /* Of a piece that blocks, above its ground, in half levels; hills have their level. NULL: of
     * buildings and woods 3, of the rest 1. */
    int (*height)(const kit_piece *p);
    /* May that unit hide others? (NULL: all do.) And whatever its height? (NULL: none does.) */
    bool (*hides)(const kit_sighting *k, int u);
    bool (*always_hides)(const kit_sighting *k, int u);
} kit_sight_policy;

/* A look to be had: what the book says of it. */
typedef struct {
    const kit_window *window;
    const kit_sight_policy *policy;
    int from, to;          /* the two units */
    const tb_body *target; /* the body of the second */
    int eyes;
    lin_point eye[KIT_EYES], centre; /* centre: of the stand that looks */
    tb_arc arc;                      /* only points within it count */
    int32_t distance;                /* between the two, as the book measures it */
    int over;                        /* the line over which he looks, which covers nobody from him;
                                        KIT_NONE */
    int own;                         /* for the book's own use in its policy */
} kit_eyes;

typedef struct {
    uint8_t visible, clear; /* stands that are seen; of these, without cover */
    bool leader_clear;      /* the leader is one of them */
    bool within;            /* the target lies in an area that would block */
    bool blocked_by_piece;
    uint8_t blocker; /* where nothing is visible: what is in the way, or KIT_NONE */
} kit_seen;

/* One eye in the middle of the leader's front, which looks into the arc of the front rank; measured
 * from stand to stand. */
kit_eyes kit_front_eye(const kit_window *w, const kit_sight_policy *policy, int from, int to);

/* False: nothing of it lies in the arc, and nothing is known of cover. */
bool kit_see(const kit_eyes *eyes, kit_seen *out);

/* ---- For policies ---- */

/* How the look was asked for; the lowest and the highest of both, by level of the ground. */
const kit_eyes *kit_eyes_of(const kit_sighting *k);
int kit_lowest_of(const kit_sighting *k);

/* The height of an eye. */
static inline int kit_eye_height(int level)
{
    return 2 * level + 1;
}

#endif
