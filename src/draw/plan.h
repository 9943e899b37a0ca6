/* plan.h -- what the files of draw share: the sheet being drawn and its tools.
 *
 * All coordinates are pixels of the sheet, y downwards. Sizes of drawn things are fractions
 * of a cell (plan.u), so that a plan looks the same at every size. Nothing is random: what
 * should look done by hand is jittered by a hash of where it stands. */
#ifndef LIN_PLAN_H
#define LIN_PLAN_H

#include "draw/draw.h"
#include "linstock_rules.h"

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>

#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif

typedef struct {
    double x, y;
} plan_pt;
typedef struct {
    double r, g, b;
} plan_ink;
typedef struct {
    double x, y, w, h;
} plan_box;

/* ---- ink.c: the two paint boxes -------------------------------------------------------- */

typedef struct {
    plan_ink paper, stain, edge;  /* sheet, its mottling, its darkened border */
    plan_ink ink, faint;          /* lettering and lines; grid and small print */
    plan_ink hachure, shade;      /* hill strokes; hill wash on the dark side */
    plan_ink woods, woods_edge;   /* wash and the rim where it dried */
    plan_ink leaf[3], leaf_dark;  /* crowns, their outline and shadow */
    plan_ink water, bank, ripple; /* wash, shore, stream lines */
    plan_ink letter_water;
    plan_ink road, road_edge;
    plan_ink block, block_edge; /* houses */
    plan_ink tilth[3];          /* fields */
    plan_ink gold;              /* highlights and victory places */
    plan_ink counter_text;
    plan_ink haze; /* fog */
    double hachure_alpha, wash_alpha;
} plan_palette;

extern const plan_palette plan_daylight, plan_lamplight;

/* ---- line.c: polylines ----------------------------------------------------------------- */

typedef struct {
    plan_pt *at;
    int n, cap;
} plan_line;

struct plan;
void line_add(struct plan *p, plan_line *l, plan_pt at);
void line_free(plan_line *l);
/* Catmull-Rom through n knots; knot[-1] and knot[n] must exist. */
void line_spline(struct plan *p, plan_line *out, const plan_pt *knot, int n, int steps);
double line_length(const plan_line *l);
/* The point `along` pixels from the start; *way its direction (length 1). */
plan_pt line_point(const plan_line *l, double along, plan_pt *way);
plan_pt line_way(const plan_line *l, int i); /* direction at a vertex */
/* Distance of q from the line; *nearest the point, where not NULL. */
double line_distance(const plan_line *l, plan_pt q, plan_pt *nearest);
void line_trace(cairo_t *cr, const plan_line *l, int from, int to); /* as a path */

/* ---- field.c: smooth surfaces over the cells ------------------------------------------- */

typedef struct {
    int nx, ny;
    double step, x, y; /* spacing of samples; where sample 0,0 lies */
    float *v;
} plan_field;

typedef double (*plan_value)(const struct plan *p, int cell);
typedef void (*plan_loop)(struct plan *p, const plan_line *loop, void *self);

/* sigma: how far a cell's value spreads; warp: how much its square outline is bent. */
void field_make(struct plan *p, plan_field *f, plan_value value, double sigma, double warp);
/* The same of a value that is known at every point. */
typedef double (*plan_surface)(const struct plan *p, plan_pt at);
void field_take(struct plan *p, plan_field *f, plan_surface value);
void field_free(plan_field *f);
double field_at(const plan_field *f, double x, double y);
plan_pt field_slope(const plan_field *f, double x, double y); /* uphill, per pixel */
/* Every closed line around the ground above `level`, the high side to its left. */
void field_contour(struct plan *p, const plan_field *f, double level, plan_loop visit, void *self);
/* The same as one cairo path, to be filled. */
void field_path(struct plan *p, const plan_field *f, double level);

/* ---- quiet.c: where the pen must not go ------------------------------------------------ */

enum {
    QUIET_ROAD = 1,
    QUIET_WATER = 2,
    QUIET_HOUSE = 4,
    QUIET_LETTER = 8,
    QUIET_MARK = 16,
    QUIET_PIECE = 32
}; /* a piece: only names mind it */

typedef struct {
    int nx, ny;
    double step;
    uint8_t *v;
} plan_quiet;

/* ---- ground.c: what a cell's sign means on a board -------------------------------------- */

typedef struct {
    uint8_t height; /* 0 level, 1 slope, 2 crest */
    uint8_t trees;  /* 0 none, 1 light, 2 woods */
    bool swamp, village, houses, mansion, wet, open;
    bool known;
} plan_ground;

plan_ground ground_of(const lin_look *look); /* NULL: no row */

/* ---- Type ------------------------------------------------------------------------------ */

enum { TYPE_ITALIC = 1, TYPE_BOLD = 2, TYPE_SMALLCAPS = 4, TYPE_LINING = 8 };

typedef struct {
    double size; /* pixels */
    int style;
    double spacing; /* between letters, in sizes */
    double wrap;    /* 0, or the greatest width of a line */
} plan_type;

/* ---- The sheet ------------------------------------------------------------------------- */

typedef enum { CHAIN_OTHER, CHAIN_ROAD, CHAIN_CREEK, CHAIN_STREAM, CHAIN_HIDDEN } plan_chain_kind;

/* A road or a water, on a board or on a table. */
typedef struct {
    plan_chain_kind kind;
    const lin_look *look; /* of a chain: its row; NULL: none */
    const char *name;
    plan_line line;
    double wide_from, wide_to; /* width at either end, in pixels */
    bool lane;                 /* a road that wagons avoid: its edges are broken */
} plan_course;

#define PLAN_COURSES (LIN_SCENERY > LIN_CHAINS ? LIN_SCENERY : LIN_CHAINS)

typedef struct {
    double x, y, w, h, turn;
    bool dark;
} plan_house;

/* A name: upright at x, y, or letter by letter along a line of its own. */
typedef struct {
    char text[80];
    plan_type type;
    double x, y;
    plan_line along;
    double middle, off;
    plan_ink ink;
} plan_label;

#define PLAN_HOUSES 2048
#define PLAN_LABELS (LIN_PLACES + 2 * LIN_CHAINS) /* a table has no more: 96 + 64 */

/* ---- patch.c: a piece of a table's scenery, as it lies on the sheet ---------------------- */

/* What it is drawn as. A kind without a row is outlined and called by its name. */
typedef enum {
    PATCH_UNKNOWN,
    PATCH_PLAIN, /* nothing */
    PATCH_HILL,
    PATCH_WATER,
    PATCH_STREAM,
    PATCH_SWAMP,
    PATCH_WOODS,
    PATCH_ORCHARD,
    PATCH_FALLEN,
    PATCH_CROPS,
    PATCH_FIELD,
    PATCH_TOWN,
    PATCH_CAMP,
    PATCH_GRAVES,
    PATCH_ROUGH,
    PATCH_DEBRIS,
    PATCH_ROAD,
    PATCH_TRAIL,
    PATCH_BRIDGE,
    PATCH_FORD,
    PATCH_BUILDING,
    PATCH_FENCE,
    PATCH_WALL,
    PATCH_HEDGE,
    PATCH_WORK,
    PATCH_ABATIS,
    PATCH_STOCKADE,
    PATCH_KINDS
} plan_sign;

typedef struct {
    const lin_scenery *of;
    const lin_look *look; /* its row; NULL: none */
    plan_sign sign;
    plan_line line; /* its corners; an area's first comes again last */
    plan_line soft; /* the same with its corners eased, as it is drawn */
    double half;    /* of a line: half its width */
    plan_box box;
    bool sparse; /* a grove that hinders nobody */
    int id;      /* so that each is strewn differently; -1: a sample */
} plan_patch;

typedef struct plan {
    const lin_battle *battle;
    const lin_rules *rules; /* whose rows say what is drawn how; NULL: nobody's */
    const lin_board *board;
    const lin_table *table; /* NULL: it is a board */
    const lin_piece *piece;
    int pieces;
    lin_draw_options o;
    const plan_palette *ink;
    cairo_t *cr;
    PangoContext *pango;

    double u;                                     /* pixels of a cell; on a table, of four inches */
    double inch;                                  /* pixels of an inch, on a table */
    double wide, high;                            /* the sheet */
    double x, y, w, h;                            /* the whole ground; beyond the sheet, perhaps */
    plan_box view;                                /* the part of it within the neat line */
    double band;                                  /* border with the letters and numbers */
    double panel_x, panel_y, panel_w, panel_h, m; /* panel; m: its unit of type */
    int yards;                                    /* a cell; 0: no scale is known */

    plan_ground ground[LIN_GROUNDS];
    const lin_look *edge[LIN_EDGES]; /* rows of what lies on edges; NULL: none */
    plan_course course[PLAN_COURSES];
    int courses;
    plan_patch patch[LIN_SCENERY];
    int patches;
    plan_field height, woods, water;
    double peak; /* the greatest height there is */
    int lowest;  /* the level of the lowest cell of a board */
    plan_quiet quiet;
    plan_house *house; /* PLAN_HOUSES of them */
    plan_label *label; /* PLAN_LABELS of them */
    int houses, labels;
    plan_box title; /* of bare ground: where title, north and scale stand; w == 0: nowhere */
    bool starved;   /* memory ran out: the picture is not whole */
} plan;

/* layout.c */
void layout_sheet(plan *p);
plan_pt cell_centre(const plan *p, int cell);
int cell_outline(const plan *p, int cell, plan_pt corner[6]); /* 4 or 6 */
int cell_under(const plan *p, plan_pt at);                    /* the cell, or LIN_NOWHERE */
double cell_heading(const plan *p, int direction);            /* radians, 0 east, y down */
bool sheet_holds(const plan *p, plan_pt at);                  /* on the ground */
bool view_holds(const plan *p, int cell);                     /* within the neat line */
const plan_ground *cell_ground(const plan *p, int cell);

/* quiet.c */
void quiet_make(plan *p);
void quiet_stamp(plan *p, plan_pt at, double radius, uint8_t why);
void quiet_line(plan *p, const plan_line *l, double radius, uint8_t why);
void quiet_box(plan *p, double x, double y, double w, double h, uint8_t why);
bool quiet_at(const plan *p, plan_pt at, uint8_t why);
/* How much of a box is taken for one of these reasons: 0 .. 1. */
double quiet_share(const plan *p, double x, double y, double w, double h, uint8_t why);

/* patch.c */
plan_pt table_point(const plan *p, lin_point at); /* from inches to the sheet */
void patches_make(plan *p);
void patches_free(plan *p);
/* The same line with its corners eased, from `far` pixels before each. */
void line_ease(plan *p, const plan_line *from, plan_line *to, bool closed, double far);
double patch_depth(const plan_patch *f, plan_pt q); /* inside it > 0, outside < 0 */
bool patch_near(const plan_patch *f, plan_pt q, double reach);
/* The greatest depth of a point in any piece of a kind; no less than -reach. */
double patches_depth(const plan *p, plan_sign sign, plan_pt q, double reach);
void patch_path(plan *p, const plan_patch *f);
void patch_fill(plan *p, const plan_patch *f); /* in the set colour */
void patch_clip(plan *p, const plan_patch *f);
/* Points strewn over a piece, in loose rows from the north, clear of what the mask has. Fill in
 * the first five. */
typedef struct {
    double gap, down;     /* between points, between rows */
    double loose, margin; /* disorder, 0 .. 1; clear of the rim */
    int salt;
    int k;
    plan_pt at;
    double depth;
    uint32_t hash;
} plan_strew;
bool patch_next(const plan *p, const plan_patch *f, plan_strew *s);

/* noise.c: chance that is always the same */
uint32_t noise_hash(int x, int y, int salt);
double noise_unit(int x, int y, int salt);        /* 0 .. 1 */
double noise_at(double x, double y, int salt);    /* -1 .. 1, smooth over 1 unit */
double noise_cloud(double x, double y, int salt); /* four octaves of it */

double road_wide(const plan *p); /* as usual on a board */

/* course.c: chains of cells as smooth lines */
void course_make(plan *p);

/* wash.c: how strong a colour is at a point of the sheet, 0 .. 1 */
typedef double (*plan_wash)(const plan *p, plan_pt at);
void wash_paint(plan *p, double x, double y, double w, double h, double step, plan_ink ink,
                plan_wash alpha);
/* wash_png.c: hang on a surface a picture file of its dots, each a row of colours (ARGB, multiplied
 * by alpha). */
void wash_attach(cairo_surface_t *s, const unsigned char *dot, int wide, int high,
                 const uint32_t *colour, int colours);

/* The layers, from the paper up. */
void paper_draw(plan *p);
void paper_age(plan *p); /* over the ink: folds, stains */
void relief_make(plan *p);
void relief_draw(plan *p);
void tilth_draw(plan *p);
void haze_draw(plan *p);     /* haze.c */
void mansions_make(plan *p); /* mansion.c */
void mansions_draw(plan *p);
void mansions_trees(plan *p);
void house_put(plan *p, plan_pt at, double w, double h, double turn, bool dark); /* houses.c */
bool has_levels(const lin_board *b);                                             /* key.c */
void woods_make(plan *p);
void woods_wash(plan *p);
void woods_trees(plan *p);
typedef struct {
    double x, y, r;
    uint32_t hash;
} plan_tree;
void trees_paint(plan *p, const plan_tree *t, int n); /* a row of them, at once */
void tree_draw(plan *p, double x, double y, double r, uint32_t hash);
void swamp_draw(plan *p);
void swamp_tufts(plan *p, const plan_pt *at, int n, double size);
void swamp_tuft(plan *p, double x, double y, double size);
void unknown_draw(plan *p);
void water_make(plan *p);
void water_quiet(plan *p);
void open_water_quiet(plan *p);
void water_meadows(plan *p);
void water_draw(plan *p);
void edges_quiet(plan *p);
void edges_water(plan *p);
void edges_draw(plan *p); /* all but water */
void edge_sample(plan *p, int kind, double x, double y, double size);
void roads_draw(plan *p);
lin_sign place_sign(const plan *p, const lin_place *place); /* by its row */
void houses_make(plan *p);
void houses_draw(plan *p);
void house_block(plan *p, double x, double y, double w, double h, double turn, bool dark);
void victory_make(plan *p);
void victory_draw(plan *p);
void victory_mark(plan *p, double x, double y, double r, int value);
void labels_make(plan *p);
/* A label to be filled in; it counts once p->labels is raised. NULL: there are too many. */
plan_label *label_new(plan *p, const char *text, plan_ink ink);
double label_cost(const plan *p, double x, double y, double w, double h); /* of that box */
/* Find room beside a point, `reach` cells away to the side or up and down; beside a line, `gap`
 * pixels from it. What is found is taken. */
bool label_spot(plan *p, plan_label *l, plan_pt at, plan_pt reach);
void label_along(plan *p, const char *name, const plan_line *line, double size, double spacing,
                 double gap, plan_ink ink);
void along_make(plan *p, plan_chain_kind kind);
void labels_draw(plan *p);
/* Is it one of those that lin_draw_names tells? */
bool label_is_apart(const plan *p, const plan_label *l);
void labels_free(plan *p);
void grid_draw(plan *p);
void frame_draw(plan *p);
void highlight_draw(plan *p);
void slip_draw(plan *p, const char *text, plan_type type, double x, double y); /* words on paper */
void captions_draw(plan *p);
void pieces_draw(plan *p);
void badge_draw(plan *p, int count, int total, double x, double y, double h);
void panel_draw(plan *p);

/* ---- A table's layers --------------------------------------------------------------- */

void scenery_make(plan *p);
void scenery_paint(plan *p);
bool scenery_has(const plan *p, plan_sign sign);
void plots_wash(plan *p);
void plots_draw(plan *p);
void groves_wash(plan *p);
void groves_draw(plan *p);
void patch_sample(plan *p, const plan_patch *f); /* its wash and its sign */
void crossings_draw(plan *p);
void crossing_draw(plan *p, const plan_patch *f);
void obstacles_make(plan *p);
void obstacles_draw(plan *p);
void obstacle_line(plan *p, const plan_line *l, plan_sign sign, bool closed); /* anywhere */
void roofs_make(plan *p);
void roofs_draw(plan *p);
void roof_draw(plan *p, const plan_pt corner[4]);
void table_labels(plan *p);
void table_grid(plan *p);
void table_border(plan *p);

/* ---- letters.c ------------------------------------------------------------------------- */

typedef enum { AT_LEFT, AT_CENTRE, AT_RIGHT } plan_anchor;

void type_size(plan *p, const char *text, plan_type t, double *w, double *h);
void type_lines(plan *p, const char *text, plan_type t, char *out,
                size_t size); /* parted by '\n' */
PangoContext *type_open(PangoFontMap *map);
/* Draw with its middle height at y and its left, centre or right at x; in the set colour. */
void type_draw(plan *p, const char *text, plan_type t, double x, double y, plan_anchor a);
void type_turned(plan *p, const char *text, plan_type t, double x, double y, double angle);
/* Shrink t until the text is no wider than w. */
plan_type type_fit(plan *p, const char *text, plan_type t, double w);
/* Letters one by one along a line, centred at `along`, their middle `off` beside it. */
void type_along(plan *p, const char *text, plan_type t, const plan_line *l, double along,
                double off);

/* ---- The panel and its parts --------------------------------------------------------- */

void cartouche_draw(plan *p, double x, double y, double w, double h);
void flourish_draw(plan *p, double x, double y, double w, bool upward);
void trophy_draw(plan *p, double x, double y, double w);
void rose_draw(plan *p, double x, double y, double r);
bool plan_has_scale(const plan *p);
void scale_draw(plan *p, double x, double y, double w);
double key_height(plan *p);
void key_draw(plan *p, double x, double y, double w);

/* ---- counter.c: one counter, anywhere ---------------------------------------------------- */

void counter_draw(plan *p, const lin_piece *piece, double x, double y, double size);
void counter_front(plan *p, int side, int facing, double x, double y, double half);
void counter_symbol(plan *p, lin_arm arm, double x, double y, double w, double h);
void counter_tag(plan *p, const char *letters, lin_mark_shape shape, double x, double y, double r);

/* ---- coats.c ---------------------------------------------------------------------------- */

plan_ink side_ink(const plan *p, int side);
plan_ink cloth_ink(const char *word, plan_ink otherwise); /* of a coat, or its facings */

/* ---- stand.c, elements.c, props.c: what stands on a table ------------------------------ */


typedef struct {
    plan_pt corner[4]; /* front left, front right, rear right, rear left */
    plan_ink side, coat, facings;
    lin_arm arm;
    bool loose, limbered;
    uint32_t id;
} plan_stand;

void stand_draw(plan *p, const plan_stand *s);
void stand_smoke(plan *p, const plan_stand *s);
void stand_flag(plan *p, const plan_stand *s);
void commander_draw(plan *p, int side, bool chief, plan_pt at, double r);
/* The letters of a mark's tag, and its shape; NULL: a mark without one. */
void elements_keep(plan *p); /* names do not lie under them */
void elements_draw(plan *p);
void objective_draw(plan *p, plan_pt at, int number, int side); /* number 0: none */
void stroke_line(plan *p, const lin_stroke *s, plan_line *out);
void stroke_draw(plan *p, const lin_stroke *s, const plan_line *l);
void props_draw(plan *p);
void shown_draw(plan *p);
void shown_words(plan *p);
void spots_draw(plan *p);
void points_draw(plan *p);
void point_words(plan *p);

/* ---- marks.c: what a piece's marks are called, and how they look ------------------------- */

enum { MARKS = 8 };

typedef struct {
    char name[32], letters[8];
    lin_mark_shape shape;
    int n; /* pieces that bear it */
} plan_mark;

/* Has it a tag, or is it drawn otherwise, or only said? */
bool mark_is_tag(lin_mark_shape shape);
/* Add those marks of a piece that are tags to a list; how many the list then has. */
int marks_add(const plan *p, plan_mark *list, int n, const lin_piece *piece);
/* Does the piece bear a mark of this shape? */
bool has_shape(const plan *p, const lin_piece *piece, lin_mark_shape shape);

/* ---- draw.c, title.c --------------------------------------------------------------------- */

plan *plan_new(const lin_battle *battle, const lin_piece *piece, int pieces,
               const lin_draw_options *o); /* NULL: no memory */
void plan_make(plan *p);                   /* everything finds its place */
void plan_free(plan *p);
void title_make(plan *p);
void title_draw(plan *p);
/* The name of the battle, in capitals, and its day as a sentence has it. */
void title_words(const plan *p, char *name, size_t name_size, char *date, size_t date_size);

/* ---- output.c ---------------------------------------------------------------------------- */

typedef enum { OUTPUT_SVG, OUTPUT_PNG, OUTPUT_PDF, OUTPUT_NONE } plan_output;
typedef struct {
    char *at;
    size_t n, cap;
    bool starved;
} plan_bytes;

plan_output output_format(const char *name); /* "svg", ".SVG"; or OUTPUT_NONE */
cairo_surface_t *output_open(plan_output how, double w, double h, plan_bytes *out);
cairo_status_t output_close(plan_output how, cairo_surface_t *s, plan_bytes *out);
cairo_status_t bytes_add(void *self, const unsigned char *data, unsigned int n);
bool svg_settle(plan_bytes *b); /* false: no memory */
lin_status output_save(const plan_bytes *b, const char *path, lin_refusal *why);

/* ---- check.c ----------------------------------------------------------------------------- */

lin_status check_board(const lin_battle *battle, lin_refusal *why);
lin_status check_table(const lin_battle *battle, lin_refusal *why);
lin_status check_table_options(const lin_battle *battle, const lin_draw_options *o, int pieces,
                               lin_refusal *why);
lin_status check_pieces(const lin_battle *battle, const lin_piece *piece, int pieces,
                        lin_refusal *why);
lin_status check_options(const lin_battle *battle, const lin_draw_options *o, lin_refusal *why);
lin_status check_size(const plan *p, plan_output how, lin_refusal *why);

/* ---- Small things ------------------------------------------------------------------------ */

static inline plan_pt pt(double x, double y)
{
    return (plan_pt){ x, y };
}
static inline plan_pt pt_add(plan_pt a, plan_pt b)
{
    return pt(a.x + b.x, a.y + b.y);
}
static inline plan_pt pt_sub(plan_pt a, plan_pt b)
{
    return pt(a.x - b.x, a.y - b.y);
}
static inline plan_pt pt_mul(plan_pt a, double k)
{
    return pt(a.x * k, a.y * k);
}
static inline double pt_len(plan_pt a)
{
    return hypot(a.x, a.y);
}
static inline plan_pt pt_unit(plan_pt a)
{
    const double n = pt_len(a);

    return n > 1e-9 ? pt(a.x / n, a.y / n) : pt(1, 0);
}
static inline double clamp(double v, double low, double high)
{
    return v < low ? low : v > high ? high : v;
}

/* The pen moves in eighths of a pixel: nobody sees it, and vector files get a third smaller. */
static inline double pen(double v)
{
    return floor(v * 8 + 0.5) / 8;
}
static inline void pen_move(cairo_t *cr, double x, double y)
{
    cairo_move_to(cr, pen(x), pen(y));
}
static inline void pen_line(cairo_t *cr, double x, double y)
{
    cairo_line_to(cr, pen(x), pen(y));
}
static inline void pen_curve(cairo_t *cr, double ax, double ay, double bx, double by, double x,
                             double y)
{
    cairo_curve_to(cr, pen(ax), pen(ay), pen(bx), pen(by), pen(x), pen(y));
}
static inline void ink_set(cairo_t *cr, plan_ink c, double alpha)
{
    cairo_set_source_rgba(cr, c.r, c.g, c.b, alpha);
}
static inline plan_ink ink_mix(plan_ink a, plan_ink b, double t)
{
    return (plan_ink){ a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t };
}

#endif
