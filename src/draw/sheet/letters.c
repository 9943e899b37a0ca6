/* letters.c -- lettering, by pango: level, turned, and along a winding line.
 *
 * The first face of the list that the machine has is used; all are old-style book faces of
 * the kind a London engraver would have copied. */
#include "draw/plan.h"

#define FACES "Libre Caslon Text, EB Garamond, Baskervald ADF Std, serif"

static PangoLayout *layout_new(plan *p, const char *text, plan_type t)
{
    PangoLayout *l = pango_layout_new(p->pango);
    PangoFontDescription *font = pango_font_description_from_string(FACES);
    PangoAttrList *list = pango_attr_list_new();
    char *valid = g_utf8_make_valid(text, -1);

    /* Sizes go by steps: letters of one size share their outlines in a vector file. */
    t.size = t.size < 24 ? floor(t.size * 2) / 2 : floor(t.size);
    pango_font_description_set_absolute_size(font, fmax(t.size, 1) * PANGO_SCALE);
    pango_font_description_set_style(font, t.style & TYPE_ITALIC ? PANGO_STYLE_ITALIC
                                                                 : PANGO_STYLE_NORMAL);
    pango_font_description_set_weight(font, t.style & TYPE_BOLD ? PANGO_WEIGHT_BOLD
                                                                : PANGO_WEIGHT_NORMAL);
    if (t.spacing > 0)
        pango_attr_list_insert(
            list, pango_attr_letter_spacing_new((int)(t.spacing * t.size * PANGO_SCALE)));
    if (t.style & TYPE_SMALLCAPS)
        pango_attr_list_insert(list, pango_attr_font_features_new("smcp=1, lnum=0, onum=1"));
    if (t.style & TYPE_LINING)
        pango_attr_list_insert(list, pango_attr_font_features_new("lnum=1"));
    pango_layout_set_font_description(l, font);
    pango_layout_set_attributes(l, list);
    pango_layout_set_text(l, valid, -1);
    pango_layout_set_alignment(l, PANGO_ALIGN_CENTER);
    if (t.wrap > 0) {
        pango_layout_set_width(l, (int)(t.wrap * PANGO_SCALE));
        pango_layout_set_wrap(l, PANGO_WRAP_WORD_CHAR);
        pango_layout_set_spacing(l, (int)(-0.12 * t.size * PANGO_SCALE));
    }
    g_free(valid);
    pango_attr_list_unref(list);
    pango_font_description_free(font);
    return l;
}

/* The place of the words within the layout, which may be wider than they are. */
static PangoRectangle layout_box(PangoLayout *l)
{
    PangoRectangle box;

    pango_layout_get_extents(l, NULL, &box);
    return box;
}

static double units(int v)
{
    return (double)v / PANGO_SCALE;
}

void type_size(plan *p, const char *text, plan_type t, double *w, double *h)
{
    PangoLayout *l = layout_new(p, text, t);
    const PangoRectangle box = layout_box(l);

    *w = units(box.width);
    *h = units(box.height);
    g_object_unref(l);
}

void type_lines(plan *p, const char *text, plan_type t, char *out, size_t size)
{
    PangoLayout *l = layout_new(p, text, t);
    const char *words = pango_layout_get_text(l);
    lin_text lines = lin_text_in(out, size);

    for (int i = 0; i < pango_layout_get_line_count(l); i++) {
        const PangoLayoutLine *line = pango_layout_get_line_readonly(l, i);
        int n = line->length;

        while (n > 0 && words[line->start_index + n - 1] == ' ')
            n--;
        lin_put(&lines, "%s%.*s", i ? "\n" : "", n, words + line->start_index);
    }
    g_object_unref(l);
}

void type_draw(plan *p, const char *text, plan_type t, double x, double y, plan_anchor a)
{
    PangoLayout *l = layout_new(p, text, t);
    const PangoRectangle box = layout_box(l);
    const double w = units(box.width), h = units(box.height);
    const double left = a == AT_LEFT ? x : a == AT_CENTRE ? x - w / 2 : x - w;

    /* Not rounded as other strokes are: letters of the ground's size would stand unevenly. */
    cairo_move_to(p->cr, left - units(box.x), y - h / 2);
    pango_cairo_show_layout(p->cr, l);
    cairo_new_path(p->cr);
    g_object_unref(l);
}

void type_turned(plan *p, const char *text, plan_type t, double x, double y, double angle)
{
    cairo_save(p->cr);
    cairo_translate(p->cr, x, y);
    cairo_rotate(p->cr, angle);
    type_draw(p, text, t, 0, 0, AT_CENTRE);
    cairo_restore(p->cr);
}

plan_type type_fit(plan *p, const char *text, plan_type t, double w)
{
    double have, h;

    type_size(p, text, t, &have, &h);
    if (have > w && have > 0)
        t.size *= w / have;
    return t;
}

/* The words are shaped as a whole, so that each letter has the place that kerning and spacing give
 * it, and then bent letter by letter. Angles go by steps of two degrees: letters that share one
 * share their outline in a vector file. */
void type_along(plan *p, const char *text, plan_type t, const plan_line *l, double along,
                double off)
{
    const double step = M_PI / 90;
    char *valid = g_utf8_make_valid(text, -1);
    PangoLayout *whole = layout_new(p, valid, t);
    const PangoRectangle box = layout_box(whole);

    along -= units(box.width) / 2 + units(box.x);
    for (const char *c = valid; *c; c = g_utf8_next_char(c)) {
        char letter[8] = { 0 };
        PangoRectangle place;
        plan_pt way;
        double wide, high;
        const char *next = g_utf8_next_char(c);

        for (int i = 0; c + i < next && i < 7; i++)
            letter[i] = c[i];
        if (*letter == ' ')
            continue;
        pango_layout_index_to_pos(whole, (int)(c - valid), &place);
        type_size(p, letter, t, &wide, &high);
        /* Its own box ends with the space behind it, as it does in the word. */
        const plan_pt at = line_point(l, along + units(place.x) + wide / 2, &way);
        const double angle = floor(atan2(way.y, way.x) / step + 0.5) * step;

        type_turned(p, letter, t, at.x - sin(angle) * off, at.y + cos(angle) * off, angle);
    }
    g_object_unref(whole);
    g_free(valid);
}
