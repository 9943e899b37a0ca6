/* table_words.c -- a table in words: places in inches, what lies where, how far it is. Where
 * nothing is measured ahead: places in hundredths of the table's width, and who stands there, not
 * how near. */
#include "cli/cli.h"
#include "table/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- scenery --------------------------------------------------------------------------- */

static tb_outline shape_of(const lin_table *t, const lin_scenery *s)
{
    const lin_point *p = &t->outline[s->first];

    return (tb_outline){
        .point = p, .points = s->points, .closed = s->closed, .box = tb_box_of(p, s->points)
    };
}

static void put_scenery(const lin_table *t, int i, lin_text *out)
{
    const lin_scenery *s = &t->piece[i];

    lin_put(out, "%d %s%s%s", i, s->name, s->name[0] ? ", " : "", s->kind);
    if (s->level)
        lin_put(out, " of level %d", s->level);
    if (s->size[0])
        lin_put(out, " (%s)", s->size);
}

/* Objectives with who holds them, breastworks with their numbers: whatever lies there besides. */
static void show_props(FILE *to, const lin_game *g)
{
    enum { MOST = 64 };
    lin_stroke *prop = malloc(MOST * sizeof *prop);
    const int n = prop ? lin_props(g, prop, MOST) : 0;

    for (int i = 0; i < n; i++) {
        char place[60];
        lin_text t = lin_text_in(place, sizeof place);

        for (int k = 0; k < prop[i].points && k < 2; k++) {
            lin_put(&t, "%s", k ? " to " : "");
            tell_point(&t, lin_game_field(g),
                       prop[i].point[prop[i].closed && k ? prop[i].points / 2 : k]);
        }
        fprintf(to, "  %-44s %s\n", prop[i].text, place);
    }
    free(prop);
}

void cli_show_scenery(FILE *to, const lin_game *g)
{
    const lin_table *t = &lin_game_field(g)->battle->table;

    for (int i = 0; i < t->pieces; i++) {
        const tb_outline shape = shape_of(t, &t->piece[i]);
        char text[200];
        lin_text line = lin_text_in(text, sizeof text);

        put_scenery(t, i, &line);
        fprintf(to, "  %-44s ", text);
        line = lin_text_in(text, sizeof text);
        tell_point(&line, lin_game_field(g), (lin_point){ shape.box.west, shape.box.south });
        lin_put(&line, " to ");
        tell_point(&line, lin_game_field(g), (lin_point){ shape.box.east, shape.box.north });
        fprintf(to, "%s\n", text);
    }
    show_props(to, g);
}

enum { NEAR_LINE = LIN_INCH / 2, NEAR_UNIT = 3 * LIN_INCH };

/* From a segment to a point: to be read, not judged by. */
static double from_segment(lin_point a, lin_point b, lin_point p)
{
    const double dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    double along = length > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length : 0;

    along = along < 0 ? 0 : along > 1 ? 1 : along;
    return hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

static bool lies_at(const tb_outline *g, lin_point p)
{
    if (g->closed)
        return tb_area_holds(g, p);
    for (int i = 0; i + 1 < g->points; i++)
        if (from_segment(g->point[i], g->point[i + 1], p) <= NEAR_LINE)
            return true;
    return false;
}

static int32_t to_point(const lin_footprint *foot, lin_point p)
{
    int32_t best = INT32_MAX;

    for (int i = 0; i < foot->stands; i++) {
        tb_quad q;
        int32_t d;

        memcpy(q.p, foot->corner[i], sizeof q.p);
        d = tb_point_distance(&q, p);
        best = d < best ? d : best;
    }
    if (foot->stands == 0)
        best = (int32_t)from_segment(foot->at, foot->at, p) - foot->radius;
    return best < 0 ? 0 : best;
}

static void show_near(FILE *to, const lin_game *g, lin_point at)
{
    const lin_field *f = lin_game_field(g);
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);
    const int32_t near = lin_blind(g) ? 0 : NEAR_UNIT;
    bool any = false;

    for (int i = 0; i < n; i++) {
        const lin_unit *u = &f->battle->unit[piece[i].unit];
        lin_footprint foot;
        char far[24];
        lin_text t = lin_text_in(far, sizeof far);
        int32_t d;

        if (!lin_footprint_of(g, piece[i].unit, &foot) || (d = to_point(&foot, at)) > near)
            continue;
        tell_inches(&t, d);
        fprintf(to, "  %s, %s: %s%s\n", u->id, u->name, d ? far : "there", d ? " inches away" : "");
        any = true;
    }
    if (!any)
        fprintf(to, lin_blind(g) ? "  nobody stands there\n" : "  nobody stands within 3 inches\n");
}

void cli_show_ground(FILE *to, const lin_game *g, lin_point at)
{
    const lin_table *t = &lin_game_field(g)->battle->table;
    char text[1000];
    lin_text line = lin_text_in(text, sizeof text);
    bool any = false;

    tell_point(&line, lin_game_field(g), at);
    lin_put(&line, ": ");
    for (int i = 0; i < t->pieces; i++) {
        const tb_outline shape = shape_of(t, &t->piece[i]);

        if (!lies_at(&shape, at))
            continue;
        lin_put(&line, "%s", any ? "; " : "");
        put_scenery(t, i, &line);
        any = true;
    }
    fprintf(to, "%s%s\n", text, any ? "" : "open ground");
    show_near(to, g, at);
}
