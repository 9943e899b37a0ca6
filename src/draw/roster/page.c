/* page.c -- pages of A4 with a border, and the pen for them.
 *
 * A PDF has pages; in SVG and PNG they stand one below another. SVG is in points, so that a
 * millimetre is one. */
#include "draw/roster/roster.h"

#include <cairo-svg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PNG_SCALE (150.0 / 72.0)

/* ---- Letters and lines ---- */

double text_wide(roster *r, const char *text, double size, int style)
{
    double w, h;

    type_size(r->p, text, (plan_type){ size, style, 0, 0 }, &w, &h);
    return w;
}

void text_put(roster *r, const char *text, double size, int style, double x, double y,
              plan_anchor a)
{
    type_draw(r->p, text, (plan_type){ size, style, 0, 0 }, x, y, a);
}

void text_block(roster *r, const char *text, double size, int style, double x, double wide,
                double *y, bool paint)
{
    char line[400] = "";
    size_t n = 0;

    while (*text) {
        const size_t word = strcspn(text, " ");
        char next[400];
        lin_text t = lin_text_in(next, sizeof next);

        lin_put(&t, "%s%s%.*s", line, n ? " " : "", (int)word, text);
        if (n && text_wide(r, next, size, style) > wide) {
            if (paint)
                text_put(r, line, size, style, x, *y + size * 0.6, AT_LEFT);
            *y += size * 1.22;
            t = lin_text_in(next, sizeof next);
            lin_put(&t, "%.*s", (int)word, text);
        }
        memcpy(line, next, sizeof line);
        n = strlen(line);
        text += word + (text[word] == ' ');
    }
    if (n && paint)
        text_put(r, line, size, style, x, *y + size * 0.6, AT_LEFT);
    *y += n ? size * 1.22 : 0;
}

void rule_line(roster *r, double x, double y, double wide, double thick, double alpha)
{
    cairo_t *cr = r->p->cr;

    cairo_move_to(cr, x, y);
    cairo_line_to(cr, x + wide, y);
    cairo_set_line_width(cr, thick);
    ink_set(cr, r->p->ink->ink, alpha);
    cairo_stroke(cr);
    ink_set(cr, r->p->ink->ink, 1);
}

void box_put(roster *r, double x, double y, double side)
{
    cairo_t *cr = r->p->cr;

    cairo_rectangle(cr, x, y - side / 2, side, side);
    cairo_set_line_width(cr, 0.6);
    ink_set(cr, r->p->ink->ink, 1);
    cairo_stroke(cr);
}

/* A coat with its facings: the lapel is turned back over one corner. */
void cloth_put(roster *r, int entry, double x, double y, double wide, double high)
{
    cairo_t *cr = r->p->cr;
    const char *coat, *facings;

    lin_force_dress(r->rules, r->f, entry, &coat, &facings);
    cairo_rectangle(cr, x, y, wide, high);
    ink_set(cr, cloth_ink(coat, r->p->ink->faint), 1);
    cairo_fill(cr);
    cairo_move_to(cr, x + wide, y);
    cairo_line_to(cr, x + wide, y + high);
    cairo_line_to(cr, x + wide * 0.45, y);
    cairo_close_path(cr);
    ink_set(cr, cloth_ink(facings, r->p->ink->paper), 1);
    cairo_fill(cr);
    cairo_rectangle(cr, x, y, wide, high);
    cairo_set_line_width(cr, 0.5);
    ink_set(cr, r->p->ink->ink, 0.8);
    cairo_stroke(cr);
    ink_set(cr, r->p->ink->ink, 1);
}

/* ---- Pages ---- */

double page_bottom(void)
{
    return PAGE_HIGH - PAGE_IN - 6;
}

static void border(roster *r)
{
    cairo_t *cr = r->p->cr;

    for (int i = 0; i < 2; i++) {
        const double m = PAGE_MARGIN + i * 3.2;

        cairo_rectangle(cr, m, m, PAGE_WIDE - 2 * m, PAGE_HIGH - 2 * m);
        cairo_set_line_width(cr, i ? 0.5 : 1.4);
        ink_set(cr, r->p->ink->ink, 0.9);
        cairo_stroke(cr);
    }
}

static void footer(roster *r)
{
    char text[40];

    ink_set(r->p->cr, r->p->ink->faint, 1);
    text_put(r, r->foot, 7.5, TYPE_ITALIC, PAGE_MARGIN, PAGE_HIGH - PAGE_MARGIN + 10, AT_LEFT);
    snprintf(text, sizeof text, "%d of %d", r->page, r->pages);
    text_put(r, text, 7.5, TYPE_ITALIC, PAGE_WIDE - PAGE_MARGIN, PAGE_HIGH - PAGE_MARGIN + 10,
             AT_RIGHT);
    ink_set(r->p->cr, r->p->ink->ink, 1);
}

/* White paper: it is printed on what lies in the printer. */
static void page_begin(roster *r)
{
    r->page++;
    r->y = PAGE_IN;
    if (!r->counting && r->how != OUTPUT_PDF) {
        cairo_save(r->p->cr);
        cairo_rectangle(r->p->cr, 0, 0, PAGE_WIDE, PAGE_HIGH);
        cairo_set_source_rgb(r->p->cr, 1, 1, 1);
        cairo_fill(r->p->cr);
        cairo_restore(r->p->cr);
    }
    border(r);
    footer(r);
}

void page_next(roster *r)
{
    if (!r->counting && r->how == OUTPUT_PDF)
        cairo_show_page(r->p->cr);
    else
        cairo_translate(r->p->cr, 0, PAGE_HIGH);
    page_begin(r);
}

void page_need(roster *r, double high)
{
    if (r->y + high > page_bottom() && r->y > PAGE_IN + 1)
        page_next(r);
}

/* ---- The whole ---- */

static cairo_surface_t *surface(plan_output how, int pages, plan_bytes *out)
{
    const double scale = how == OUTPUT_PNG ? PNG_SCALE : 1;
    const double wide = PAGE_WIDE * scale,
                 high = PAGE_HIGH * scale * (how == OUTPUT_PDF ? 1 : pages);
    cairo_surface_t *s = output_open(how, how == OUTPUT_PNG ? ceil(wide) : wide,
                                     how == OUTPUT_PNG ? ceil(high) : high, out);

    if (how == OUTPUT_SVG)
        cairo_svg_surface_set_document_unit(s, CAIRO_SVG_UNIT_PT);
    return s;
}

static void paint_on(roster *r, cairo_surface_t *s, double scale, roster_paint paint)
{
    PangoFontMap *map = pango_cairo_font_map_new();

    r->p->cr = cairo_create(s);
    r->p->pango = type_open(map);
    cairo_scale(r->p->cr, scale, scale);
    r->page = 0;
    page_begin(r);
    paint(r);
    cairo_destroy(r->p->cr);
    g_object_unref(r->p->pango);
    g_object_unref(map);
}

static void count_pages(roster *r, roster_paint paint)
{
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);

    r->counting = true;
    paint_on(r, s, 1, paint);
    cairo_surface_destroy(s);
    r->counting = false;
    r->pages = r->page;
}

static plan_output format_of(const char *format)
{
    return output_format(format ? format : "");
}

lin_status roster_render(const lin_rules *rules, const lin_force *f, roster_paint paint,
                         const char *foot, const char *format, char **bytes, size_t *n,
                         lin_refusal *why)
{
    plan *p = calloc(1, sizeof *p);
    roster r = { .p = p, .rules = rules, .f = f, .how = format_of(format), .foot = foot };
    plan_bytes out = { 0 };
    cairo_status_t status;
    cairo_surface_t *s;

    *bytes = NULL;
    *n = 0;
    if (!p || r.how == OUTPUT_NONE || !lin_rules_muster(rules) || !rules->muster->roster) {
        free(p);
        return !p ? lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left to draw.")
               : r.how == OUTPUT_NONE
                   ? lin_refuse(why, LIN_ILLEGAL, NULL,
                                "There is no sheet in the format \"%.20s\"; there are pdf, svg and "
                                "png.",
                                format ? format : "")
                   : lin_refuse(why, LIN_BAD_FILE, NULL,
                                "By the rules of %s no rosters are printed.", rules->name);
    }
    p->ink = &plan_daylight;
    count_pages(&r, paint);
    s = surface(r.how, r.pages, &out);
    paint_on(&r, s, r.how == OUTPUT_PNG ? PNG_SCALE : 1, paint);
    status = output_close(r.how, s, &out);
    free(p);
    if (status) {
        free(out.at);
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The sheet could not be made: %s.",
                          cairo_status_to_string(status));
    }
    *bytes = out.at;
    *n = out.n;
    return LIN_OK;
}
