/* cartouche.c -- the title: A PLAN of the BATTLE of BRANDYWINE, fought September 11th 1777.
 *
 * The words come from the battle's title and date. "Battle of X" is set as engravers did;
 * any other title is set as it stands. */
#include "draw/plan.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- the words ---- */

static const char *month_name(int month)
{
    static const char *const names[12] = {
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December",
    };

    return month >= 1 && month <= 12 ? names[month - 1] : NULL;
}

static const char *day_ending(int day)
{
    if (day / 10 == 1)
        return "th";
    return day % 10 == 1 ? "st" : day % 10 == 2 ? "nd" : day % 10 == 3 ? "rd" : "th";
}

/* "1777-09-11" or "11 September 1777" as "September 11th 1777"; else as it stands. */
static void date_words(const char *date, char *out, size_t size)
{
    int year, month, day;
    char word[16];

    if (sscanf(date, "%4d-%2d-%2d", &year, &month, &day) == 3 && month_name(month))
        snprintf(out, size, "%s %d%s %d", month_name(month), day, day_ending(day), year);
    else if (sscanf(date, "%2d %15[A-Za-z] %4d", &day, word, &year) == 3)
        snprintf(out, size, "%s %d%s %d", word, day, day_ending(day), year);
    else
        snprintf(out, size, "%s", date);
}

/* The name of the battle in "Battle of Brandywine, 1777"; NULL where it is no such title. */
static const char *battle_of(const char *title)
{
    static const char *const opening[] = { "The Battle of ", "the Battle of ", "Battle of " };

    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        if (strncmp(title, opening[i], strlen(opening[i])) == 0)
            return title + strlen(opening[i]);
    return NULL;
}

static void upper(const char *from, char *to, size_t size)
{
    char *valid = g_utf8_make_valid(from, -1), *high = g_utf8_strup(valid, -1);

    snprintf(to, size, "%.*s", (int)strcspn(high, ","), high);
    g_free(high);
    g_free(valid);
}

void title_words(const plan *p, char *name, size_t name_size, char *date, size_t date_size)
{
    const char *title = p->o.title ? p->o.title : p->battle->title, *of = battle_of(title);

    upper(of ? of : title, name, name_size);
    date_words(p->battle->date, date, date_size);
}

/* ---- the tablet ---- */

/* A sheet with hollowed corners, as cut for a title. */
static void tablet_path(cairo_t *cr, double x, double y, double w, double h, double r)
{
    cairo_new_sub_path(cr);
    cairo_arc_negative(cr, x, y, r, M_PI / 2, 0);
    cairo_arc_negative(cr, x + w, y, r, M_PI, M_PI / 2);
    cairo_arc_negative(cr, x + w, y + h, r, 3 * M_PI / 2, M_PI);
    cairo_arc_negative(cr, x, y + h, r, 2 * M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

/* The ornament in each hollow corner: a star of four points. */
static void star_draw(plan *p, double x, double y, double r)
{
    cairo_t *cr = p->cr;

    for (int k = 0; k < 8; k++) {
        const double a = M_PI * k / 4, q = k & 1 ? r * 0.36 : r;

        (k ? pen_line : pen_move)(cr, x + q * cos(a), y + q * sin(a));
    }
    cairo_close_path(cr);
    ink_set(cr, ink_mix(p->ink->gold, p->ink->paper, 0.25), 1);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, p->m * 0.05);
    cairo_stroke(cr);
}

static void tablet_draw(plan *p, double x, double y, double w, double h)
{
    cairo_t *cr = p->cr;
    const double m = p->m;

    /* Shadow lines to the right and below: the light comes from the upper left. */
    for (int i = 5; i >= 1; i--) {
        tablet_path(cr, x + i * m * 0.06, y + i * m * 0.06, w, h, m * 1.1);
        ink_set(cr, p->ink->edge, 0.09);
        cairo_fill(cr);
    }
    tablet_path(cr, x, y, w, h, m * 1.1);
    ink_set(cr, ink_mix(p->ink->paper, (plan_ink){ 1, 1, 1 }, p->o.lamp ? 0.03 : 0.35), 1);
    cairo_fill_preserve(cr);
    ink_set(cr, p->ink->ink, 1);
    cairo_set_line_width(cr, m * 0.13);
    cairo_stroke(cr);
    tablet_path(cr, x + m * 0.32, y + m * 0.32, w - m * 0.64, h - m * 0.64, m * 1.1);
    cairo_set_line_width(cr, m * 0.045);
    cairo_stroke(cr);
    for (int i = 0; i < 4; i++)
        star_draw(p, i & 1 ? x + w - m * 0.1 : x + m * 0.1, i & 2 ? y + h - m * 0.1 : y + m * 0.1,
                  m * 0.62);
}

/* ---- the lines ---- */

typedef struct {
    double y;
    double x, w;
} setter;

static void set_line(plan *p, setter *s, const char *text, double size, int style, double spacing,
                     double after)
{
    const plan_type t = type_fit(p, text, (plan_type){ size, style, spacing, 0 }, s->w);

    ink_set(p->cr, p->ink->ink, 1);
    type_draw(p, text, t, s->x, s->y + t.size * 0.5, AT_CENTRE);
    s->y += t.size * 0.5 + size * 0.5 + after;
}

/* A short rule, swelling in the middle. */
static void swell_rule(plan *p, setter *s, double w)
{
    const double m = p->m;

    pen_move(p->cr, s->x - w / 2, s->y);
    pen_curve(p->cr, s->x - w * 0.1, s->y - m * 0.10, s->x + w * 0.1, s->y - m * 0.10, s->x + w / 2,
              s->y);
    pen_curve(p->cr, s->x + w * 0.1, s->y + m * 0.10, s->x - w * 0.1, s->y + m * 0.10, s->x - w / 2,
              s->y);
    cairo_fill(p->cr);
    s->y += m * 0.55;
}

void cartouche_draw(plan *p, double x, double y, double w, double h)
{
    const double m = p->m;
    const char *title = p->o.title ? p->o.title : p->battle->title;
    const char *name = battle_of(title);
    setter s = { y + m * 3.0, x + w / 2, w - m * 2.6 };
    char words[160], date[80];

    tablet_draw(p, x, y, w, h);
    flourish_draw(p, x + w / 2, y + m * 1.75, w * 0.78, true);
    set_line(p, &s, "A PLAN", m * 2.1, 0, 0.22, m * 0.28);
    set_line(p, &s, name ? "of the" : "of", m * 1.1, TYPE_ITALIC, 0, m * 0.30);
    if (name)
        set_line(p, &s, "BATTLE of", m * 1.55, 0, 0.14, m * 0.36);
    upper(name ? name : title, words, sizeof words);
    set_line(p, &s, words, m * 2.35, TYPE_BOLD, 0.05, m * 0.42);
    if (*p->battle->date) {
        date_words(p->battle->date, date, sizeof date);
        snprintf(words, sizeof words, "fought %s", date);
        set_line(p, &s, words, m * 1.2, TYPE_ITALIC, 0.01, m * 0.35);
    }
    if (p->o.subtitle && *p->o.subtitle) {
        swell_rule(p, &s, w * 0.4);
        set_line(p, &s, p->o.subtitle, m * 1.0, 0, 0.02, m * 0.3);
    }
    trophy_draw(p, x + w / 2, y + h - m * 2.6, w * 0.60);
}
