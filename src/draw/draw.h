/* draw.h -- the picture of a battlefield, as a military engineer of the time would have drawn
 * it: hachured hills, tinted woods, washed creeks, a cartouche, and the counters on top.
 *
 * It knows geometry and ground names, and no rule system. Nothing in it decides anything, so
 * it may use floating point; it uses no chance, so the same call gives the same SVG. */
#ifndef LIN_DRAW_H
#define LIN_DRAW_H

#include "linstock.h"
#include "linstock_muster.h"

typedef struct {
    const char *title;         /* NULL: made from the battle's title and date */
    const char *subtitle;      /* a line under it: "Turn 3, 11 AM"; or NULL */
    const char *note;          /* small print at the foot of the sheet; or NULL */
    int cell_px;               /* a cell from side to side; 0: LIN_DRAW_CELL */
    bool pieces;               /* the counters */
    bool labels;               /* names of places, waters and roads */
    bool grid;                 /* hairlines and crosses at the corners */
    bool legend;               /* the panel: cartouche, compass, key, scale */
    bool lamp;                 /* by lamp-light: pale ink on dark paper */
    bool bare;                 /* the ground alone, without frame or margin */
    bool names_apart;          /* with bare: names that stand level keep their room and are not
                                  drawn: whoever lays pieces on it sets them (lin_draw_names) */
    bool over;                 /* with bare: the counters alone, on nothing, to be
                                  laid over the ground */
    bool unmeasured;           /* of a table: nothing to measure by, no scale, no inches along the
                                  border, no crosses */
    int haze;                  /* over the ground, 0 to 100: fog, thicker in the woods */
    const uint16_t *window;    /* two cells, opposite corners of the part that is
                                  drawn; NULL: the whole board */
    const uint16_t *highlight; /* cells to be ringed; NULL where there are none */
    int highlights;
    const char *const *caption; /* a word for each of them, or NULL; or no words */

    /* On a table in inches: a cell is an inch, and cell_px == 0 means LIN_DRAW_INCH. */
    const lin_footprint *footprint; /* where the pieces stand, one for each; one without
                                       stands and radius is not drawn */
    const lin_stroke *prop;         /* what lies there besides */
    int props;
    const lin_stroke *shown; /* what is looked at, with its words: reach, arcs, zones,
                                lines of sight */
    int shows;
    const lin_point *corner; /* in place of window: two opposite corners */
    const lin_point *point;  /* in place of highlight: points to be ringed; caption
                                is theirs */
    int points;
} lin_draw_options;

#define LIN_DRAW_CELL     48
#define LIN_DRAW_CELL_MIN 12
#define LIN_DRAW_CELL_MAX 256
#define LIN_DRAW_INCH     20
#define LIN_DRAW_INCH_MIN 4
#define LIN_DRAW_INCH_MAX 128

/* Everything on, by daylight, at the usual size. */
lin_draw_options lin_draw_usual(void);

/* Draw to a file; its ending says how: .svg, .png or .pdf. The file appears whole or not at
 * all. options == NULL: the usual ones. piece may be NULL when pieces == 0. */
lin_status lin_draw(const lin_battle *battle, const lin_piece *piece, int pieces,
                    const lin_draw_options *options, const char *path, lin_refusal *why);

/* The same as bytes in memory; format is "svg", "png" or "pdf". Free them with lin_free. */
lin_status lin_draw_bytes(const lin_battle *battle, const lin_piece *piece, int pieces,
                          const lin_draw_options *options, const char *format, char **bytes,
                          size_t *n, lin_refusal *why);

/* What there is to draw of a game, whatever its rules: pieces, and on a table where they stand
 * and what lies there besides. lin_draw_use puts it into the options; pieces are arguments. */
#define LIN_DRAW_PROPS 64
typedef struct {
    int pieces, props, haze;
    bool blind; /* nothing may be measured ahead in it (lin_blind) */
    lin_piece piece[LIN_PIECES];
    lin_footprint footprint[LIN_PIECES];
    lin_stroke prop[LIN_DRAW_PROPS];
} lin_draw_scene;

void lin_draw_look(const lin_game *g, lin_draw_scene *out);
void lin_draw_use(const lin_draw_scene *scene, lin_draw_options *o);

/* The names that stand level on the ground, the most important first, and where: for those who lay
 * pieces on it, and names above the pieces. Cells or inches from the upper left corner. */
#define LIN_DRAW_NAMES 2048
typedef struct {
    char text[96]; /* its lines, parted by '\n'; "": here runs a bent name, which is drawn */
    double x, y;   /* the middle */
    double size;   /* of the letters */
    bool italic, capitals, water;
} lin_draw_name;

/* How many there are, at most `room`; -1: no memory, or nothing to draw. */
int lin_draw_names(const lin_battle *battle, lin_draw_name *out, int room);

/* Where the middle of a cell lies on the bare ground, and how large that is, a cell being one
 * from side to side: for those who lay their own pieces on it. */
void lin_draw_middle(const lin_board *b, int cell, double *x, double *y);
void lin_draw_extent(const lin_board *b, double *width, double *height);
void lin_draw_table_extent(const lin_table *t, double *width, double *height); /* inches */

/* A force for a real table, on sheets of A4: a roster with boxes to tick, and the bases, discs and
 * markers of it to be cut out, at true scale. Formats as above; in svg and png pages stand one
 * below another. Refused where the book prints none. */
lin_status lin_draw_roster(const lin_rules *rules, const lin_force *f, const char *format,
                           char **bytes, size_t *n, lin_refusal *why);
lin_status lin_draw_cutouts(const lin_rules *rules, const lin_force *f, const char *format,
                            char **bytes, size_t *n, lin_refusal *why);

#endif
