/* table.c -- a table in letters: the window, the rulers and the key.
 *
 * At the usual zoom a letter is an inch wide and two high, so that a table of six feet fits a
 * screen of 80. What is drawn later lies on top: ground, then objectives, works and overlays, then
 * stands. Colours help but say nothing that the signs do not.
 *
 * Where nothing is measured ahead there are no rulers, and letters are no inches: at the usual zoom
 * a hundred of them are as wide as the table, and nothing is drawn larger than that. */
#include "cli/map/table_plan.h"

#include <stdlib.h>
#include <string.h>

enum { TINY = 1, SMALL, CLOSE, CLOSEST, STROKES = 64 };

/* The width of a letter's ground, and how far figures of the upper ruler stand apart, in inches. */
static const struct {
    int32_t wide;
    int apart;
} scale[] = {
    [TINY] = { 2 * LIN_INCH, 20 },
    [SMALL] = { LIN_INCH, 10 },
    [CLOSE] = { LIN_INCH / 2, 5 },
    [CLOSEST] = { LIN_INCH / 5, 2 },
};

/* The largest that may be looked at. */
static int largest(const lin_game *g)
{
    return lin_blind(g) ? SMALL : CLOSEST;
}

int32_t cli_table_letter(const lin_game *g, int zoom)
{
    const int at = zoom ? sign_clamp(zoom, TINY, largest(g)) : SMALL;
    const int32_t width = lin_game_field(g)->battle->table.width;

    return lin_blind(g) ? (width + 99) / (at == TINY ? 50 : 100) : scale[at].wide;
}

/* ---- places ---------------------------------------------------------------------------- */

static int floor_of(int32_t value, int32_t by)
{
    return (int)(value >= 0 ? value / by : -((-value + by - 1) / by));
}

/* What lies on the far edge of the table belongs to its last letter. */
bool plan_place(const table_plan *p, lin_point at, int *x, int *y)
{
    const int col = floor_of(at.x == p->t->width ? at.x - 1 : at.x, p->wide),
              row = floor_of(at.y == p->t->height ? at.y - 1 : at.y, p->high);

    *x = PLAN_MARGIN + col - p->col;
    *y = 1 + p->row + p->rows - 1 - row;
    return col >= p->col && col < p->col + p->cols && row >= p->row && row < p->row + p->rows;
}

uint8_t *plan_taken(const table_plan *p, int x, int y)
{
    return &p->taken[y * p->s.wide + x];
}

/* So many points that none of the places between is passed over. */
void plan_line(table_plan *p, lin_point a, lin_point b, plan_do each, void *self)
{
    const int64_t dx = (int64_t)b.x - a.x, dy = (int64_t)b.y - a.y;
    const int across = (int)(llabs(dx) / p->wide), up = (int)(llabs(dy) / p->high),
              n = 1 + (across > up ? across : up);
    int last_x = -1, last_y = -1;

    for (int i = 0; i <= n; i++) {
        const lin_point at = { (int32_t)(a.x + dx * i / n), (int32_t)(a.y + dy * i / n) };
        int x, y;

        if (plan_place(p, at, &x, &y) && (x != last_x || y != last_y))
            each(p, x, y, self);
        last_x = x;
        last_y = y;
    }
}

/* ---- the window ------------------------------------------------------------------------ */

void cli_table_size(const lin_game *g, int zoom, int *wide, int *high)
{
    const lin_table *t = &lin_game_field(g)->battle->table;
    const int32_t w = cli_table_letter(g, zoom), h = 2 * w;

    *wide = PLAN_MARGIN + (int)((t->width + w - 1) / w);
    *high = 2 + (int)((t->height + h - 1) / h);
}

static int lines_of(const cli_map *map)
{
    return map->lines ? map->lines : 10000;
}

/* The zoom that was asked for; or the largest at which the whole table fits; or, while there is a
 * place to look at, the usual one around it. */
static int choose_zoom(const table_plan *p)
{
    const int least = p->map->focus.set ? SMALL : TINY;

    if (p->map->zoom)
        return sign_clamp(p->map->zoom, TINY, largest(p->g));
    for (int zoom = lin_blind(p->g) ? SMALL : CLOSE; zoom > least; zoom--) {
        int wide, high;

        cli_table_size(p->g, zoom, &wide, &high);
        if (wide <= p->look->width && high <= lines_of(p->map))
            return zoom;
    }
    return least;
}

int cli_table_zoom(const cli_look *look, const lin_game *g, int lines, lin_point low,
                   lin_point high)
{
    for (int zoom = largest(g); zoom > SMALL; zoom--) {
        const int64_t wide = (int64_t)(look->width - PLAN_MARGIN) * scale[zoom].wide,
                      tall = (int64_t)(lines - 2) * 2 * scale[zoom].wide;

        if ((int64_t)(high.x - low.x) * 4 <= wide * 3 && (int64_t)(high.y - low.y) * 4 <= tall * 3)
            return zoom;
    }
    return SMALL;
}

static void choose_window(table_plan *p)
{
    const lin_point middle =
        p->map->focus.set ? p->map->focus.at : (lin_point){ p->t->width / 2, p->t->height / 2 };
    int all_cols, all_rows;

    p->zoom = choose_zoom(p);
    p->wide = cli_table_letter(p->g, p->zoom);
    p->high = 2 * p->wide;
    cli_table_size(p->g, p->zoom, &all_cols, &all_rows);
    all_cols -= PLAN_MARGIN;
    all_rows -= 2;
    p->cols = sign_clamp(p->look->width - PLAN_MARGIN, 1, all_cols);
    p->rows = sign_clamp(lines_of(p->map) - 2, 4, all_rows);
    if (!p->map->focus.set && !p->map->lines)
        p->cols = all_cols; /* the whole table is never cut */
    p->col = sign_clamp(floor_of(middle.x, p->wide) - p->cols / 2, 0, all_cols - p->cols);
    p->row = sign_clamp(floor_of(middle.y, p->high) - p->rows / 2, 0, all_rows - p->rows);
}

/* ---- rulers ---------------------------------------------------------------------------- */

/* A figure where the letter's ground begins with it, a point halfway. */
static void draw_upper(table_plan *p, int y)
{
    const int32_t apart = scale[p->zoom].apart * LIN_INCH;

    for (int c = 0; c < p->cols; c++) {
        const int32_t at = (p->col + c) * p->wide;
        char figure[12];

        snprintf(figure, sizeof figure, "%d", (int)(at / LIN_INCH));
        if (at % apart == 0)
            sheet_text(&p->s, PLAN_MARGIN + c, y, figure, 4, TINT_NONE, TINT_NONE, true);
        else if (2 * at % apart == 0)
            sheet_text(&p->s, PLAN_MARGIN + c, y, ".", 1, TINT_NONE, TINT_NONE, false);
    }
}

static void draw_rulers(table_plan *p)
{
    if (lin_blind(p->g))
        return;
    draw_upper(p, 0);
    draw_upper(p, p->rows + 1);
    for (int r = 0; r < p->rows; r++) {
        const int32_t at = (p->row + p->rows - 1 - r) * p->high;
        char figure[12];

        snprintf(figure, sizeof figure, "%3d", (int)(at / LIN_INCH));
        if (at % LIN_INCH == 0)
            sheet_text(&p->s, 0, 1 + r, figure, 3, TINT_NONE, TINT_NONE, true);
    }
}

/* ---- the key --------------------------------------------------------------------------- */

static int read_props(const lin_game *g, lin_stroke *out)
{
    return lin_props(g, out, STROKES);
}

static void put_sides(const cli_look *look, const lin_battle *b, lin_text *t)
{
    for (int side = 0; side < LIN_SIDES; side++)
        lin_put(t, "%s%s%s%s%s", side ? ", " : "", look->colour ? "" : plan_fill(look, side),
                look->colour ? "" : " ", lin_side_name(b, (lin_side)side),
                look->colour ? (sign_side_paper(b, side) == 25 ? " blue" : " red") : "");
    lin_put(t, "; %s the way it faces, %s an officer", sign_arrow(look, 0), plan_disc(look));
}

/* The compass is named only where it does not point up. */
static void put_north(const cli_look *look, const lin_table *t, lin_text *out)
{
    if (t->north)
        lin_put(out, "; north is %s", sign_arrow(look, (t->north + 4096) / 8192 % 8));
}

static void put_key(const cli_look *look, const lin_game *g, const cli_map *map,
                    const lin_stroke *prop, int props, lin_text *t)
{
    const lin_field *f = lin_game_field(g);

    put_sides(look, f->battle, t);
    plan_ground_key(look, f->rules, &f->battle->table, t);
    plan_strokes_key(look, prop, props, t);
    plan_strokes_key(look, map->stroke, map->strokes, t);
    put_north(look, &f->battle->table, t);
    lin_put(t, ".");
}

static void show_key(FILE *to, const cli_look *look, const lin_game *g, const cli_map *map,
                     const lin_stroke *prop, int props)
{
    char line[1200];
    lin_text t = lin_text_in(line, sizeof line);

    put_key(look, g, map, prop, props, &t);
    cli_wrap(to, look->width, 2, line);
}

/* Lines that the key will take; it is written twice, to leave room for it. */
static int key_lines(const cli_look *look, const lin_game *g, const cli_map *map,
                     const lin_stroke *prop, int props)
{
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    int lines = 0;

    if (!to)
        return 0;
    show_key(to, look, g, map, prop, props);
    fclose(to);
    for (size_t i = 0; i < n; i++)
        lines += text[i] == '\n';
    free(text);
    return lines;
}

/* ---- the whole ------------------------------------------------------------------------- */

static void draw(FILE *to, table_plan *p, const lin_stroke *prop, int props)
{
    choose_window(p);
    if (!sheet_new(&p->s, PLAN_MARGIN + p->cols, p->rows + 2))
        return;
    p->taken = calloc((size_t)p->s.wide * (size_t)p->s.high, 1);
    if (p->taken) {
        draw_rulers(p);
        plan_ground(p);
        plan_strokes(p, prop, props);
        plan_strokes(p, p->map->stroke, p->map->strokes);
        plan_keep_spots(p, prop, props);
        plan_bodies(p);
        plan_spots(p, prop, props);
        sheet_print(to, &p->s, p->look->colour);
    }
    free(p->taken);
    sheet_free(&p->s);
}

void cli_show_table(FILE *to, const cli_look *look, const lin_game *g, const cli_map *map)
{
    const lin_field *f = lin_game_field(g);
    lin_stroke *prop = malloc(STROKES * sizeof *prop);
    cli_map fitted = *map;
    table_plan p = { .look = look, .g = g, .f = f, .t = &f->battle->table, .map = &fitted };
    int props;

    if (!prop)
        return;
    props = read_props(g, prop);
    if (map->key && map->lines)
        fitted.lines -= key_lines(look, g, map, prop, props);
    draw(to, &p, prop, props);
    if (map->key)
        show_key(to, look, g, map, prop, props);
    free(prop);
}

void cli_show_table_legend(FILE *to, const cli_look *look, const lin_game *g)
{
    static const cli_map none;
    const int width = look->width > 100 ? 100 : look->width;
    lin_stroke *prop = malloc(STROKES * sizeof *prop);
    char line[2000];
    lin_text t = lin_text_in(line, sizeof line);

    if (!prop)
        return;
    put_key(look, g, &none, prop, read_props(g, prop), &t);
    lin_put(&t,
            "\nFigures on scenery are its numbers, as orders have them; `ground` lists everything "
            "by number, `ground X Y` says what lies at a place. A stand shows the way its unit "
            "faces and its id, on it or beside it.\n");
    if (lin_blind(g))
        lin_put(&t,
                "Nothing is measured before it is declared [%s]: the map has no rulers. Places are "
                "told in hundredths of the table's width from the south-west corner, as 41%% 20%%, "
                "and orders take them so; a facing is in degrees, 0 is up, 90 right. `sight A B` "
                "says how two units see each other, `map UNIT` where you look.",
                lin_blind(g));
    else
        lin_put(&t, "Places are inches from the south-west corner, X to the east (the ruler above) "
                    "and Y to "
                    "the north (at the left); "
                    "a facing is in degrees, 0 is up, 90 right. `zoom 1` (2 inches a letter) to "
                    "`zoom 4` (a "
                    "fifth of an inch) "
                    "change the scale, `map UNIT` and `map X Y` where you look, `measure A B` is "
                    "the tape.");
    cli_wrap(to, width, 2, line);
    free(prop);
}
