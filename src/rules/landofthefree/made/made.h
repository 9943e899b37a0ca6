/* made.h -- tables made by chance, LF-SC-79: the interface of this folder.
 *
 * A number makes a landscape: a road, a brook, hills, woods, farms with their fields and fences.
 * The same number makes the same one everywhere: whole numbers alone, in twentieths of an inch from
 * the north-west corner, as a Tiled map counts them. */
#ifndef LF_MADE_H
#define LF_MADE_H

#include "rules/landofthefree/lof.h"

enum {
    MADE_INCH = 20,
    MADE_CORNERS = 40, /* of one piece */
    MADE_PIECES = 90,  /* LIN_SCENERY is the most */
    MADE_LAYERS = 6
};

typedef struct {
    int x, y;
} made_dot;

typedef struct {
    int n;
    bool closed;
    made_dot at[MADE_CORNERS];
} made_shape;

/* In the order in which they are drawn. */
typedef enum { ON_HILLS, ON_FIELDS, ON_WOODS, ON_WATERS, ON_ROADS, ON_FARMS } made_layer;

typedef struct {
    const char *kind, *size; /* size: of a building, else NULL */
    char name[40];
    uint8_t layer, level, width; /* width: of a bridge, in inches */
    made_shape shape;
} made_piece;

typedef struct {
    lin_rng rng;
    int wide, high; /* of the table */
    bool mirrored;
    uint16_t dealt[4]; /* names that are taken, by sort */
    int pieces;
    made_piece piece[MADE_PIECES];
} made_land;

/* ---- shapes.c ---- */

int lf_made_below(made_land *l, int n);
int lf_made_between(made_land *l, int low, int high);
made_dot lf_made_half_turn(const made_land *l, made_dot p); /* where it comes by half a turn */
/* Round a middle, uneven, about so far out; even: half a turn leaves it as it is. */
made_shape lf_made_blob(made_land *l, made_dot middle, int far, bool even);
made_shape lf_made_inside(const made_shape *outer,
                          made_dot middle); /* the same, about half as far */
made_shape lf_made_box(made_dot middle, int wide, int high, unsigned turn);
/* From edge to edge over the middle of the table, from west to east or from south to north. */
made_shape lf_made_way(made_land *l, bool west_east, int bends);
/* From one point to another, with a bend or two. */
made_shape lf_made_lane(made_land *l, made_dot from, made_dot to);
/* Alongside a line, so far to its left (less: to its right), from one of its points to another. */
made_shape lf_made_beside(const made_shape *line, int from, int to, int aside);
bool lf_made_is_on_table(const made_land *l, const made_shape *s, int margin);
int64_t lf_made_apart(const made_shape *a,
                      const made_shape *b); /* squared; 0: they meet or cross */
bool lf_made_crossing(const made_shape *a, const made_shape *b, int *part, made_dot *at);
int64_t lf_made_area(const made_shape *s);
made_dot lf_made_middle(const made_shape *s);
unsigned lf_made_bearing(made_dot from, made_dot to);
made_dot lf_made_go(made_dot from, unsigned angle, int far);

/* ---- map_text.c ---- */

void lf_made_put_map(const made_land *l, lin_text *out);

/* ---- landscape.c ---- */

lin_status lf_make_table(const lin_made_table *t, lin_text *map, lin_refusal *why);
/* Of a battle on such a table: is there room on it for both forces? */
lin_status lf_check_made(const lf_field *f, lin_refusal *why);

#endif
