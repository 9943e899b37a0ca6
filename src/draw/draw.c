/* draw.c -- the order of work: check, lay out, letter, then paint from the paper up.
 *
 * A plan is made in two passes. First everything finds its place: courses of roads and
 * waters, surfaces of hills and woods, houses, names. Then it is painted, each layer keeping
 * off what the mask says is taken. */
#include "draw/plan.h"

#include <stdlib.h>
#include <string.h>

lin_draw_options lin_draw_usual(void)
{
    return (lin_draw_options){
        .cell_px = LIN_DRAW_CELL, .pieces = true, .labels = true, .grid = true, .legend = true
    };
}

/* ---- the two passes ---- */

static void board_make(plan *p)
{
    course_make(p);
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_ROAD)
            quiet_line(p, &p->course[c].line, p->u * 0.055, QUIET_ROAD);
    relief_make(p);
    woods_make(p);
    water_make(p);
    edges_quiet(p);
    victory_make(p);
    houses_make(p);
    labels_make(p);
}

void plan_make(plan *p)
{
    p->house = calloc(PLAN_HOUSES, sizeof *p->house);
    p->label = calloc(PLAN_LABELS, sizeof *p->label);
    p->starved = p->starved || !p->house || !p->label;
    quiet_make(p);
    (p->table ? scenery_make : board_make)(p);
    if (p->o.bare && p->o.legend)
        title_make(p);
}

static void board_ground(plan *p)
{
    water_meadows(p);
    woods_wash(p);
    relief_draw(p);
    tilth_draw(p);
    swamp_draw(p);
    water_draw(p);
    edges_water(p);
    roads_draw(p);
    mansions_draw(p);
    houses_draw(p);
    woods_trees(p);
    mansions_trees(p);
    edges_draw(p);
    unknown_draw(p);
}

static void ground_paint(plan *p)
{
    cairo_save(p->cr);
    cairo_rectangle(p->cr, p->view.x, p->view.y, p->view.w, p->view.h);
    cairo_clip(p->cr);
    (p->table ? scenery_paint : board_ground)(p);
    grid_draw(p);
    haze_draw(p);
    if (!p->table)
        victory_draw(p);
    else if (!p->o.props)
        spots_draw(p);
    labels_draw(p);
    if (p->o.bare && p->o.legend)
        title_draw(p);
    cairo_restore(p->cr);
}

/* Of a part of a table only what lies in it; of a whole one names may reach over the border. */
static void table_pieces(plan *p)
{
    cairo_save(p->cr);
    if (p->o.corner) {
        cairo_rectangle(p->cr, p->view.x, p->view.y, p->view.w, p->view.h);
        cairo_clip(p->cr);
    }
    props_draw(p);
    shown_draw(p);
    points_draw(p);
    elements_draw(p);
    shown_words(p);
    point_words(p);
    cairo_restore(p->cr);
}

static void board_pieces(plan *p)
{
    highlight_draw(p);
    pieces_draw(p);
    captions_draw(p);
}

static void plan_paint(plan *p)
{
    if (p->o.over) {
        (p->table ? table_pieces : pieces_draw)(p);
        return;
    }
    paper_draw(p);
    ground_paint(p);
    frame_draw(p);
    panel_draw(p);
    paper_age(p);
    (p->table ? table_pieces : board_pieces)(p);
}

void plan_free(plan *p)
{
    if (p->label)
        labels_free(p);
    free(p->label);
    free(p->house);
    free(p->quiet.v);
    field_free(&p->height);
    field_free(&p->woods);
    field_free(&p->water);
    for (int c = 0; c < PLAN_COURSES; c++)
        line_free(&p->course[c].line);
    patches_free(p);
    free(p);
}

PangoContext *type_open(PangoFontMap *map)
{
    PangoContext *context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();

    /* No hinting: letters keep their places at every size and in every format. */
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    pango_cairo_context_set_resolution(context, 72);
    /* Nor whole pixels from letter to letter: at the size of a page's ground that would tear words
     * apart. */
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    return context;
}

static lin_status plan_render(plan *p, plan_output how, plan_bytes *out, lin_refusal *why)
{
    PangoFontMap *map = pango_cairo_font_map_new();
    cairo_surface_t *s = output_open(how, p->wide, p->high, out);
    cairo_status_t status;

    p->cr = cairo_create(s);
    p->pango = type_open(map);
    if (!p->o.over)
        plan_make(p);
    if (!p->starved)
        plan_paint(p);
    status = cairo_status(p->cr);
    cairo_destroy(p->cr);
    g_object_unref(p->pango);
    g_object_unref(map);
    const cairo_status_t closed = output_close(how, s, out);

    if (p->starved || out->starved)
        return lin_refuse(why, LIN_NO_MEMORY, NULL,
                          "There is not enough memory for a picture of %.0f by %.0f pixels.",
                          p->wide, p->high);
    status = status ? status : closed;
    if (status)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The picture could not be made: %s.",
                          cairo_status_to_string(status));
    return LIN_OK;
}

/* ---- the interface ---- */

/* A battle with a board is drawn as one, whatever else it has. */
static bool is_table(const lin_battle *battle)
{
    return battle->table.width > 0 && !battle->board.cells;
}

plan *plan_new(const lin_battle *battle, const lin_piece *piece, int pieces,
               const lin_draw_options *o)
{
    plan *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->battle = battle;
    p->board = &battle->board;
    p->table = is_table(battle) ? &battle->table : NULL;
    p->piece = piece;
    p->pieces = o->pieces ? pieces : 0;
    p->o = *o;
    p->ink = o->lamp ? &plan_lamplight : &plan_daylight;
    p->rules = lin_rules_find(battle->rules);
    for (int g = 0; g < LIN_GROUNDS; g++)
        p->ground[g] = ground_of(lin_look_find(p->rules, LIN_LOOK_CELL, p->board->ground_name[g]));
    for (int k = 0; k < LIN_EDGES; k++)
        p->edge[k] = lin_look_find(p->rules, LIN_LOOK_EDGE, p->board->edge_name[k]);
    return p;
}

static lin_status bytes_make(const lin_battle *battle, const lin_piece *piece, int pieces,
                             const lin_draw_options *options, plan_output how, plan_bytes *out,
                             lin_refusal *why)
{
    lin_draw_options o = options ? *options : lin_draw_usual();
    lin_status s;

    if (!battle)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "There is no battle to draw.");
    if (o.cell_px == 0)
        o.cell_px = is_table(battle) ? LIN_DRAW_INCH : LIN_DRAW_CELL;
    if ((s = (is_table(battle) ? check_table : check_board)(battle, why)) != LIN_OK ||
        (s = check_pieces(battle, piece, pieces, why)) != LIN_OK ||
        (s = is_table(battle) ? check_table_options(battle, &o, pieces, why)
                              : check_options(battle, &o, why)) != LIN_OK)
        return s;
    plan *p = plan_new(battle, piece, pieces, &o);
    if (!p)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left to draw.");
    if (lin_node_text(battle->root, "yards_per_cell", NULL))
        s = lin_node_int(battle->root, "yards_per_cell", 1, 100000, &p->yards, why);
    layout_sheet(p);
    if (s == LIN_OK)
        s = check_size(p, how, why);
    if (s == LIN_OK)
        s = plan_render(p, how, out, why);
    plan_free(p);
    return s;
}

lin_status lin_draw_bytes(const lin_battle *battle, const lin_piece *piece, int pieces,
                          const lin_draw_options *options, const char *format, char **bytes,
                          size_t *n, lin_refusal *why)
{
    const plan_output how = output_format(format ? format : "");
    plan_bytes out = { 0 };

    *bytes = NULL;
    *n = 0;
    if (how == OUTPUT_NONE)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "There is no picture format \"%.20s\"; there are svg, png and pdf.",
                          format ? format : "");
    const lin_status s = bytes_make(battle, piece, pieces, options, how, &out, why);
    if (s != LIN_OK) {
        free(out.at);
        return s;
    }
    *bytes = out.at;
    *n = out.n;
    return LIN_OK;
}

lin_status lin_draw(const lin_battle *battle, const lin_piece *piece, int pieces,
                    const lin_draw_options *options, const char *path, lin_refusal *why)
{
    const char *name = path ? strrchr(path, '/') : NULL;
    const char *ending = path ? strrchr(name ? name : path, '.') : NULL;
    const plan_output how = ending ? output_format(ending) : OUTPUT_NONE;
    plan_bytes out = { 0 };

    if (how == OUTPUT_NONE)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "The file name %.150s does not say what picture to make; let it end "
                          "in .svg, .png or .pdf.",
                          path ? path : "\"\"");
    lin_status s = bytes_make(battle, piece, pieces, options, how, &out, why);
    if (s == LIN_OK)
        s = output_save(&out, path, why);
    free(out.at);
    return s;
}
