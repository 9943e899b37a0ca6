/* names.c -- the names that stand level on the ground, for those who set them above pieces of their
 * own. They are placed as for a picture; nothing is painted. */
#include "draw/plan.h"

#define FINE 16 /* pixels of a cell, or of an inch: as the page's ground is drawn */

static lin_draw_name name_of(plan *p, const plan_label *l)
{
    const double unit = p->o.cell_px;
    lin_draw_name n = { .x = l->x / unit,
                        .y = l->y / unit,
                        .size = l->type.size / unit,
                        .italic = l->type.style & TYPE_ITALIC,
                        .capitals = l->type.style & TYPE_SMALLCAPS,
                        .water = l->ink.b == p->ink->letter_water.b &&
                                 l->ink.r == p->ink->letter_water.r };

    type_lines(p, l->text, l->type, n.text, sizeof n.text);
    return n;
}

/* A bent name, letter by letter: others keep off it. */
static int bent_take(plan *p, const plan_label *l, lin_draw_name *out, int room)
{
    const double unit = p->o.cell_px, size = l->type.size;
    double w, h;
    int n = 0;

    type_size(p, l->text, l->type, &w, &h);
    for (double at = -w / 2; at <= w / 2 && n < room; at += size * 0.8) {
        plan_pt way;
        const plan_pt q = line_point(&l->along, l->middle + at, &way);

        out[n++] = (lin_draw_name){ .x = (q.x - way.y * l->off) / unit,
                                    .y = (q.y + way.x * l->off) / unit,
                                    .size = size / unit };
    }
    return n;
}

static int names_take(plan *p, lin_draw_name *out, int room)
{
    int n = 0;

    for (int i = 0; i < p->labels && n < room; i++)
        if (label_is_apart(p, &p->label[i]))
            out[n++] = name_of(p, &p->label[i]);
        else
            n += bent_take(p, &p->label[i], out + n, room - n);
    return p->starved ? -1 : n;
}

int lin_draw_names(const lin_battle *battle, lin_draw_name *out, int room)
{
    const lin_draw_options o = {
        .cell_px = FINE, .labels = true, .legend = true, .bare = true, .names_apart = true
    };
    plan *p = plan_new(battle, NULL, 0, &o);
    PangoFontMap *map = pango_cairo_font_map_new();
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    int n = -1;

    if (p) {
        layout_sheet(p);
        p->cr = cairo_create(s);
        p->pango = type_open(map);
        plan_make(p);
        n = names_take(p, out, room);
        cairo_destroy(p->cr);
        g_object_unref(p->pango);
        plan_free(p);
    }
    cairo_surface_destroy(s);
    g_object_unref(map);
    return n;
}
