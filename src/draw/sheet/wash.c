/* wash.c -- a soft wash: a small picture of how much colour lies where, stretched over a part
 * of the sheet. Clouds on paper, the shade of a hill and a meadow have no outline to draw;
 * a few thousand grey dots say it better, and are small in a vector file too. */
#include "draw/plan.h"

#include <stdlib.h>

/* Few shades pack better, and nobody sees the steps in so thin a wash. */
enum { SHADES = 96 };

static uint32_t colour_of(plan_ink c, int shade)
{
    const double a = (double)shade / SHADES;

    return (uint32_t)(a * 255) << 24 | (uint32_t)(c.r * a * 255) << 16 |
           (uint32_t)(c.g * a * 255) << 8 | (uint32_t)(c.b * a * 255);
}

static void wash_stretch(plan *p, cairo_surface_t *s, plan_box over, double step, int nx, int ny)
{
    cairo_save(p->cr);
    cairo_rectangle(p->cr, over.x, over.y, over.w, over.h);
    cairo_clip(p->cr);
    cairo_translate(p->cr, over.x, over.y);
    cairo_scale(p->cr, step, step);
    cairo_set_source_surface(p->cr, s, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(p->cr), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(p->cr), CAIRO_EXTEND_PAD);
    cairo_rectangle(p->cr, 0, 0, nx, ny);
    cairo_fill(p->cr);
    cairo_restore(p->cr);
}

void wash_paint(plan *p, double x, double y, double w, double h, double step, plan_ink ink,
                plan_wash alpha)
{
    const int nx = (int)ceil(w / step), ny = (int)ceil(h / step);
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, nx, ny);
    unsigned char *row = cairo_image_surface_get_data(s);
    unsigned char *shade = calloc((size_t)nx, (size_t)ny);
    const int stride = cairo_image_surface_get_stride(s);
    uint32_t colour[SHADES + 1];

    if (cairo_surface_status(s) != CAIRO_STATUS_SUCCESS || !row || !shade) {
        p->starved = true;
        cairo_surface_destroy(s);
        free(shade);
        return;
    }
    for (int k = 0; k <= SHADES; k++)
        colour[k] = colour_of(ink, k);
    for (int j = 0; j < ny; j++, row += stride)
        for (int i = 0; i < nx; i++) {
            const double a = alpha(p, pt(x + (i + 0.5) * step, y + (j + 0.5) * step));

            shade[j * nx + i] = (unsigned char)floor(clamp(a, 0, 1) * SHADES);
            ((uint32_t *)(void *)row)[i] = colour[shade[j * nx + i]];
        }
    cairo_surface_mark_dirty(s);
    wash_attach(s, shade, nx, ny, colour, SHADES + 1);
    wash_stretch(p, s, (plan_box){ x, y, w, h }, step, nx, ny);
    cairo_surface_destroy(s);
    free(shade);
}
