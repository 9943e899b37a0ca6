/* way.h -- how far it is to a place, as the ground and those who stand about let one go.
 *
 * The table in squares, and from the aim outwards the least way to every square. A square costs
 * more where ground slows or a fence is to be climbed, where the end of a front would touch a
 * house, and, if the walker minds them, where others stand; houses and deep water are gone round.
 * Only the detour is taken from the squares; the rest of the way is measured as the crow flies, so
 * that one who stands in the open goes straight. */
#ifndef KIT_WAY_H
#define KIT_WAY_H

#include "kit/room.h"

#define KIT_WAY_SIDE   64
#define KIT_WAY_FAR    4000 /* further is nowhere: tenths of an inch, with squares of two inches */
#define KIT_WAY_QUEUE  16384
#define KIT_WAY_SQUARE 20 /* what a square of open ground costs, straight across */

/* Who goes: how wide, and what things cost him besides KIT_WAY_SQUARE. */
typedef struct {
    tb_angle front;
    int32_t half;         /* of his frontage */
    uint8_t obstacle;     /* over a low obstacle */
    uint8_t slow;         /* on ground that slows */
    uint8_t beside;       /* where an end of the front touches what bars */
    uint8_t others;       /* where one of those in his way stands */
    const tb_set *in_way; /* who they are; NULL: he sees nobody */
    bool fits;            /* bridges and fords are for those only who fit on them */
    const tb_set *held;   /* bridges and fords that the enemy holds, by their pieces; NULL: none */
} kit_walker;

typedef struct {
    int32_t size; /* of a square */
    int across, up, waiting;
    lin_point aim;
    uint8_t price[KIT_WAY_SIDE * KIT_WAY_SIDE];
    uint16_t far[KIT_WAY_SIDE * KIT_WAY_SIDE];
    uint16_t row[KIT_WAY_FAR], square[KIT_WAY_QUEUE], next[KIT_WAY_QUEUE];
} kit_way_map;

/* All ways to the aim, for this walker. */
void kit_way_draw(const kit_window *w, const kit_walker *who, lin_point aim, kit_way_map *out);
/* How much longer the way from there is than it would be over open ground; -1: there is none. */
int32_t kit_way_detour(const kit_way_map *m, lin_point at);
/* Where one who goes there from `at` is after so many squares of it: the aim at last. */
lin_point kit_way_ahead(const kit_way_map *m, lin_point at, int squares);

#endif
