/* cutouts.c -- bases, discs and markers of a force to be cut out of card, at true scale: strips of
 * the stands of one entry, cut apart or left whole. */
#include "draw/roster/roster.h"

#include <stdio.h>
#include <string.h>

#define LEFT   PAGE_IN
#define INNER  (PAGE_WIDE - 2 * PAGE_IN)
#define GAP    10.0
#define TITLE  12.0
#define MARKER (15 * MM)

static double mm(int tenths)
{
    return tenths / 10.0 * MM;
}

/* ---- One stand ---- */

/* Men in two ranks: coats with their facings between. */
static void ranks(roster *r, int entry, double x, double y, double wide, double high)
{
    cairo_t *cr = r->p->cr;
    const char *coat, *facings;
    const double in = wide * 0.12, rank = high * 0.17;

    lin_force_dress(r->rules, r->f, entry, &coat, &facings);
    for (int i = 0; i < 2; i++) {
        cairo_rectangle(cr, x + in, y + high * 0.24 + i * rank * 1.35, wide - 2 * in, rank);
        ink_set(cr, cloth_ink(coat, r->p->ink->faint), 1);
        cairo_fill_preserve(cr);
        cairo_set_line_width(cr, 0.4);
        ink_set(cr, r->p->ink->ink, 0.8);
        cairo_stroke(cr);
    }
    cairo_rectangle(cr, x + in, y + high * 0.24 + rank, wide - 2 * in, rank * 0.35);
    ink_set(cr, cloth_ink(facings, r->p->ink->paper), 1);
    cairo_fill(cr);
    ink_set(cr, r->p->ink->ink, 1);
}

/* The middle of the front edge. */
static void front_mark(roster *r, double x, double y, double size)
{
    cairo_t *cr = r->p->cr;

    cairo_move_to(cr, x - size, y + size);
    cairo_line_to(cr, x, y);
    cairo_line_to(cr, x + size, y + size);
    cairo_close_path(cr);
    ink_set(cr, r->p->ink->ink, 1);
    cairo_fill(cr);
}

/* A barrel between its wheels. */
static void gun(roster *r, int entry, double x, double y, double wide, double high)
{
    cairo_t *cr = r->p->cr;
    const char *coat, *facings;
    const double mx = x + wide / 2, my = y + high * 0.46, wheel = fmin(wide, high) * 0.16;

    lin_force_dress(r->rules, r->f, entry, &coat, &facings);
    cairo_set_line_width(cr, wheel * 0.55);
    cairo_move_to(cr, mx, my - wheel * 1.6);
    cairo_line_to(cr, mx, my + wheel * 1.4);
    ink_set(cr, r->p->ink->ink, 0.9);
    cairo_stroke(cr);
    for (int i = -1; i <= 1; i += 2) {
        cairo_rectangle(cr, mx + i * wheel * 1.1 - wheel * 0.14, my - wheel * 0.8, wheel * 0.28,
                        wheel * 1.6);
        cairo_rectangle(cr, mx + i * wheel * 2.1 - wheel * 0.3, my - wheel * 0.3, wheel * 0.6,
                        wheel * 0.6);
    }
    ink_set(cr, cloth_ink(coat, r->p->ink->faint), 1);
    cairo_fill_preserve(cr);
    cairo_set_line_width(cr, 0.4);
    ink_set(cr, r->p->ink->ink, 0.8);
    cairo_stroke(cr);
}

/* One rank of horse: coats and facings meet in a slanting line. */
static void horse(roster *r, int entry, double x, double y, double wide, double high)
{
    const double in = wide * 0.16;

    cloth_put(r, entry, x + in, y + high * 0.3, wide - 2 * in, high * 0.3);
}

static void men(roster *r, int entry, const lin_roster_base *b, double x, double y)
{
    static void (*const draw[])(roster *, int, double, double, double, double) = {
        [LIN_FIGURE_RANKS] = ranks, [LIN_FIGURE_RIDERS] = horse, [LIN_FIGURE_GUN] = gun
    };

    draw[b->figure](r, entry, x, y, mm(b->wide), mm(b->deep));
}

static void stand_put(roster *r, int entry, const char *name, const lin_roster_base *b, int number,
                      double x, double y)
{
    cairo_t *cr = r->p->cr;
    const double wide = mm(b->wide), high = mm(b->deep);
    plan_type type = { 7.5, number ? 0 : TYPE_BOLD, 0, 0 };

    cairo_rectangle(cr, x, y, wide, high);
    ink_set(cr, r->p->ink->tilth[0], 0.35);
    cairo_fill(cr);
    men(r, entry, b, x, y);
    front_mark(r, x + wide / 2, y + 1.5, number ? 3 : 5); /* the first stand leads */
    type_draw(r->p, name, type_fit(r->p, name, type, wide - 6), x + wide / 2, y + high * 0.84,
              AT_CENTRE);
    cairo_rectangle(cr, x, y, wide, high);
    cairo_set_line_width(cr, 0.5);
    ink_set(cr, r->p->ink->ink, 1);
    cairo_stroke(cr);
}

/* ---- Strips ---- */

/* A row of strips of one depth. */
typedef struct {
    double x; /* where the next one goes; LEFT: nothing lies on it yet */
    int deep;
} shelf;

static void shelf_close(roster *r, shelf *s)
{
    r->y += s->x > LEFT ? mm(s->deep) + GAP * 0.6 : 0;
    *s = (shelf){ .x = LEFT };
}

static void strip_title(roster *r, const char *name, const lin_roster_base *b, double x,
                        double wide)
{
    char text[LIN_FORCE_NAME + 80];
    plan_type type = { 8, TYPE_ITALIC, 0, 0 };

    snprintf(text, sizeof text, "%s, %d of %g by %g mm", name, b->count, b->wide / 10.0,
             b->deep / 10.0);
    type_draw(r->p, text, type_fit(r->p, text, type, fmax(wide, 90)), x, r->y - TITLE + 5, AT_LEFT);
}

/* As many to a row as the page is wide; a short one goes beside others of its depth. Beside the
 * last row of a long one nothing does: its title would lie on the row above. */
static void strip_put(roster *r, int entry, shelf *s)
{
    char name[LIN_FORCE_NAME + 16];
    lin_text t = lin_text_in(name, sizeof name);
    lin_roster_base b;
    int row;

    if (!r->rules->muster->roster->base(r->f, LIN_OF_ENTRY, entry, &b) || b.count < 1)
        return;
    lin_force_entry_title(r->rules, r->f, entry, &t);
    row = (int)(INNER / mm(b.wide));
    row = row < 1 ? 1 : row;
    if (s->x > LEFT && (s->deep != b.deep || s->x + b.count * mm(b.wide) > LEFT + INNER))
        shelf_close(r, s);
    for (int i = 0; i < b.count; i += row) {
        const int here = b.count - i < row ? b.count - i : row;

        if (s->x == LEFT) {
            page_need(r, (i ? 0 : TITLE) + mm(b.deep));
            r->y += i ? 0 : TITLE;
        }
        if (i == 0)
            strip_title(r, name, &b, s->x, fmin(here * mm(b.wide), LEFT + INNER - s->x));
        for (int k = 0; k < here; k++)
            stand_put(r, entry, name, &b, i + k, s->x + k * mm(b.wide), r->y);
        if (i + row < b.count)
            r->y += mm(b.deep);
        else
            *s = (shelf){ .x = s->x + here * mm(b.wide) + GAP * 0.6, .deep = b.deep };
    }
    if (b.count > row)
        shelf_close(r, s);
}

/* ---- Discs ---- */

static void disc_put(roster *r, int of, int i, double radius, double x, double y)
{
    cairo_t *cr = r->p->cr;
    char name[LIN_FORCE_NAME + 16];
    lin_text t = lin_text_in(name, sizeof name);
    const double ring = of == LIN_OF_DIVISION ? 2 : 1;

    lin_force_leader_title(r->rules, r->f, of, i, &t);
    for (int k = 0; k < 1 + (int)ring; k++) {
        cairo_new_sub_path(cr);
        cairo_arc(cr, x, y, radius - k * 3, 0, 2 * M_PI);
        cairo_set_line_width(cr, k ? 0.9 : 0.5);
        ink_set(cr, r->p->ink->ink, 1);
        cairo_stroke(cr);
    }
    for (int k = 0; k < 10; k++) { /* a star */
        const double a = -M_PI / 2 + k * M_PI / 5, far = k % 2 ? radius * 0.11 : radius * 0.27;

        cairo_line_to(cr, x + cos(a) * far, y - radius * 0.3 + sin(a) * far);
    }
    cairo_close_path(cr);
    ink_set(cr, r->p->ink->gold, 1);
    cairo_fill(cr);
    ink_set(cr, r->p->ink->ink, 1);
    {
        plan_type type = { 8, TYPE_BOLD, 0, radius * 1.5 };
        double w, h;

        type_size(r->p, name, type, &w, &h);
        if (h > radius * 0.9)
            type.size *= radius * 0.9 / h;
        type_draw(r->p, name, type, x, y + radius * 0.32, AT_CENTRE);
    }
}

static void discs_put(roster *r, int of, int n)
{
    double x = LEFT, deep = 0;
    lin_roster_base b;

    for (int i = 0; i < n; i++) {
        if (!r->rules->muster->roster->base(r->f, of, i, &b))
            continue;
        deep = mm(b.wide);
        if (x == LEFT || x + mm(b.wide) > LEFT + INNER) {
            r->y += x > LEFT ? mm(b.wide) + GAP * 0.5 : 0;
            page_need(r, mm(b.wide));
            x = LEFT;
        }
        disc_put(r, of, i, mm(b.wide) / 2, x + mm(b.wide) / 2, r->y + mm(b.wide) / 2);
        x += mm(b.wide) + GAP * 0.5;
    }
    if (x > LEFT)
        r->y += deep + GAP;
}

/* ---- Markers ---- */

static void marker_put(roster *r, const char *word, double x, double y)
{
    plan_type type = { 9, TYPE_SMALLCAPS | TYPE_BOLD, 0, 0 };

    cairo_rectangle(r->p->cr, x, y, MARKER, MARKER);
    ink_set(r->p->cr, r->p->ink->paper, 0.7);
    cairo_fill_preserve(r->p->cr);
    cairo_set_line_width(r->p->cr, 0.5);
    ink_set(r->p->cr, r->p->ink->ink, 1);
    cairo_stroke(r->p->cr);
    type_draw(r->p, word, type_fit(r->p, word, type, MARKER - 5), x + MARKER / 2, y + MARKER / 2,
              AT_CENTRE);
}

/* As many as there are entries, row below row. */
static void markers_of(roster *r, const char *word)
{
    const int row = (int)(INNER / MARKER);

    for (int i = 0; i < r->f->entries; i++) {
        if (i % row == 0) {
            r->y += i ? MARKER : 0;
            page_need(r, MARKER);
        }
        marker_put(r, word, LEFT + i % row * MARKER, r->y);
    }
    r->y += r->f->entries ? MARKER + GAP * 0.6 : 0;
}

/* Of each word of "Shaken, Exhausted". */
static void markers_put(roster *r)
{
    for (const lin_roster_track *t = r->rules->muster->roster->track; t->name; t++)
        for (const char *at = t->mark; at && *at; at += strspn(at, ", ")) {
            char word[24];

            snprintf(word, sizeof word, "%.*s", (int)strcspn(at, ","), at);
            markers_of(r, word);
            at += strcspn(at, ",");
        }
}

/* ---- The whole ---- */

static void scale_put(roster *r)
{
    const double y = PAGE_IN + 8, wide = 50 * MM;

    rule_line(r, LEFT, y, wide, 0.8, 1);
    for (int i = 0; i <= 5; i++) {
        cairo_move_to(r->p->cr, LEFT + i * 10 * MM, y - (i % 5 ? 2 : 4));
        cairo_line_to(r->p->cr, LEFT + i * 10 * MM, y);
    }
    cairo_stroke(r->p->cr);
    text_put(r, "50 mm: print it at its own size, not fitted to the page", 8, TYPE_ITALIC,
             LEFT + wide + 8, y - 1, AT_LEFT);
    r->y = y + 10;
}

static void paint(roster *r)
{
    shelf s = { .x = LEFT };

    scale_put(r);
    for (int e = 0; e < r->f->entries; e++)
        strip_put(r, e, &s);
    shelf_close(r, &s);
    discs_put(r, LIN_OF_DIVISION, r->f->divisions);
    discs_put(r, LIN_OF_GROUP, r->f->groups);
    markers_put(r);
}

lin_status lin_draw_cutouts(const lin_rules *rules, const lin_force *f, const char *format,
                            char **bytes, size_t *n, lin_refusal *why)
{
    const char *name = f->name[0] ? f->name : "Linstock";

    return roster_render(rules, f, paint, name, format, bytes, n, why);
}
