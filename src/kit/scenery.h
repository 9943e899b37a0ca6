/* scenery.h -- the ground of a table, ready for questions: its pieces, where they are, what they
 * do.
 *
 * A battle's map names kinds ("woods", "wall"); each book has a table of the kinds it knows and of
 * what each of them is: an area, a hill, water, a building, an obstacle that is a line, a crossing
 * of water. What a piece does is in its flags (KIT_SLOWS ...), by the book's table where the map
 * says nothing else. All of it belongs to the field: built once, never changed.
 *
 * scenery_build.c makes it of a table; scenery.c answers what is near, how high, what touches;
 * crossings.c knows that a bridge leads over what it crosses. */
#ifndef KIT_SCENERY_H
#define KIT_SCENERY_H

#include "kit/edges.h"
#include "kit/sets.h"

#define KIT_NONE 0xff /* no unit, no piece */

typedef enum {
    KIT_PLAIN, /* drawn only: fields, and roads of a book that has no use for them */
    KIT_AREA,
    KIT_HILL,
    KIT_WATER,
    KIT_BUILDING,
    KIT_OBSTACLE,
    KIT_CROSSING,
    KIT_ROAD /* a line that is followed; found by the index, and in nobody's way */
} kit_kind;

/* What a piece does: flags of a kit_piece, and words that a map may say (lin_rules.scenery_flag).
 */
enum { KIT_SLOWS = 1, KIT_OBSCURES = 2, KIT_WOODED = 4, KIT_IMPASSABLE = 8, KIT_TALL = 16 };
extern const char *const kit_flag_words[]; /* "slows" ...; ends with NULL */

/* A row of a book's table of kinds, which ends with name NULL. */
typedef struct {
    const char *name; /* as maps have it */
    uint8_t kind, flags;
    const char *rule; /* is cited where the map has drawn it as what it cannot be; may be NULL */
} kit_kind_row;

/* A piece of scenery. */
typedef struct {
    tb_outline shape;
    tb_quad core; /* a square well inside an area: what pierces it runs through; or nothing */
    uint16_t rim,
        rim_points; /* its corners as seen from afar: kit_scenery.rim, from there, so many */
    int32_t width;  /* of a crossing */
    bool convex;
    uint8_t row;   /* of the book's table */
    uint8_t kind;  /* kit_kind */
    uint8_t flags; /* KIT_SLOWS ..., by the map or by its kind */
    int8_t level;  /* of a hill; else 0 */
    uint8_t size;  /* for the book's own use: of a building */
} kit_piece;

typedef struct {
    const lin_table *table;
    kit_size size;
    int pieces, hills; /* hills: how many of them */
    kit_piece piece[LIN_SCENERY];
    lin_point rim[LIN_OUTLINE];
    tb_index index; /* of all pieces that are more than drawn */
} kit_scenery;

/* ---- scenery_build.c ---- */

/* Refused where the battle has no table: "BOOK is played on a table in inches ..." */
lin_status kit_table_check(const lin_field *f, const char *rule, lin_refusal *why);
/* The ground of a table by a book's table of kinds; unknown: the rule cited for a kind that is not
 * in it. KIT_PLAIN with a flag by the map is an area. */
lin_status kit_scenery_build(kit_scenery *g, const lin_table *table, const kit_kind_row *row,
                             const char *unknown, lin_refusal *why);
/* "The wall "Park wall" on the map should be ...": what is wrong with a piece, under that rule. */
lin_status kit_piece_wrong(lin_refusal *why, const lin_scenery *p, const char *rule,
                           const char *what);

/* ---- usual_scenery.c ---- */

/* Kinds that are the same in book after book, and how they look: woods, rough ground, fields,
 * hills, water, buildings, fences, walls, hedges, bridges, roads. */
extern const kit_kind_row kit_usual_kinds[]; /* ends with name NULL */
extern const lin_look kit_usual_looks[];     /* ends with word NULL */

/* ---- scenery.c ---- */

/* The pieces that a rule may ask for and whose boxes may meet this one: a little too many. */
static inline tb_set kit_scenery_near(const kit_scenery *g, const tb_box *box)
{
    return tb_index_near(&g->index, box);
}

/* What a sentence calls it. */
const char *kit_piece_name(const kit_scenery *g, int piece);
/* How high the ground is at a point: the highest hill that holds it. */
int kit_scenery_level(const kit_scenery *g, lin_point p);
bool kit_piece_touches(const kit_piece *p, const tb_convex *c);
/* Has the area a core that is known to lie well inside it? */
static inline bool kit_piece_has_core(const kit_piece *p)
{
    return p->core.p[0].x != p->core.p[1].x;
}
/* Does a segment run through the area at all, and not merely touch it? */
bool kit_piece_runs_through(const kit_piece *p, lin_point a, lin_point b);
/* Which stands of a body reach into an area, or lie on its edge: a bit each, stand 0 lowest. */
uint32_t kit_stands_in(const tb_outline *area, const tb_body *b);
uint32_t kit_stands_on_edge(const tb_outline *area, const tb_body *b);

/* ---- crossings.c ---- */

/* Does any part of the shape touch ground that slows (KIT_SLOWS) off the bridges, or a ford? but:
 * flags of ground that does not slow this one. */
bool kit_scenery_slows(const kit_scenery *g, int but, const tb_convex *shape);
/* The first piece that does, fords left aside; KIT_NONE. */
int kit_scenery_slowing(const kit_scenery *g, int but, const tb_convex *shape);
/* May nobody be there: a tall obstacle, or impassable ground off its bridges and fords? */
bool kit_scenery_bars(const kit_scenery *g, int piece, const tb_convex *shape);
/* The first piece that bars it, or KIT_NONE. */
int kit_scenery_barring(const kit_scenery *g, const tb_convex *shape);

#endif
