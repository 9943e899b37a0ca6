/* sheet.c -- a force on one or two sheets: commanders, entries with their figures and boxes, then
 * what they can do and the tables. */
#include "draw/roster/roster.h"

#include <stdio.h>
#include <string.h>

#define LEFT  PAGE_IN
#define INNER (PAGE_WIDE - 2 * PAGE_IN)
#define BOX   7.2
#define ROW   25.5 /* an entry: two lines */
#define SMALL 7.5
#define HEAD  24.0 /* a commander */

static const lin_roster *rows_of(const roster *r)
{
    return r->rules->muster->roster;
}

/* ---- The head ---- */

/* A rule with a lozenge in its middle. */
static void flourish(roster *r, double y)
{
    cairo_t *cr = r->p->cr;
    const double x = PAGE_WIDE / 2, half = 92, d = 3.4;

    rule_line(r, x - half, y, half - 9, 0.7, 0.9);
    rule_line(r, x + 9, y, half - 9, 0.7, 0.9);
    for (int i = -1; i <= 1; i++) {
        const double k = i ? d * 0.55 : d, at = x + i * 7;

        cairo_move_to(cr, at - k, y);
        cairo_line_to(cr, at, y - k);
        cairo_line_to(cr, at + k, y);
        cairo_line_to(cr, at, y + k);
        cairo_close_path(cr);
    }
    cairo_fill(cr);
}

static void title(roster *r)
{
    const lin_muster *m = r->rules->muster;
    char text[200];
    lin_breaches b;
    const char *name = r->f->name[0] ? r->f->name : "A force";

    lin_force_check(r->rules, r->f, &b);
    r->y += 22;
    {
        plan_type type = { 25, TYPE_SMALLCAPS, 0.04, 0 };

        type_draw(r->p, name, type_fit(r->p, name, type, INNER), PAGE_WIDE / 2, r->y, AT_CENTRE);
    }
    r->y += 22;
    snprintf(text, sizeof text, "%s%s%s  ·  %d of %d points  ·  by the rules of %s",
             lin_force_nation(m, r->f)->name, m->war ? ", " : "",
             m->war ? m->war[r->f->war].name : "", lin_force_cost(r->rules, r->f), r->f->points,
             r->rules->name);
    text_put(r, text, 11, TYPE_ITALIC, PAGE_WIDE / 2, r->y, AT_CENTRE);
    if (!lin_breaches_lawful(&b)) {
        ink_set(r->p->cr, (plan_ink){ 0.65, 0.16, 0.12 }, 1);
        text_put(r, "unlawful", 15, TYPE_SMALLCAPS | TYPE_BOLD, LEFT + INNER, r->y - 22, AT_RIGHT);
        ink_set(r->p->cr, r->p->ink->ink, 1);
    }
    r->y += 14;
    flourish(r, r->y);
    r->y += 12;
}

/* ---- Boxes ---- */

static double boxes_wide(roster *r, int of, int i)
{
    const lin_roster *s = rows_of(r);
    double wide = 0;

    for (int t = 0; s->track[t].name; t++) {
        const int n = s->track[t].of & of ? s->boxes(r->f, of, i, t) : 0;

        if (n > 0)
            wide += text_wide(r, s->track[t].name, SMALL, TYPE_ITALIC) + 3 + n * (BOX + 2) + 8;
    }
    return wide > 0 ? wide - 8 : 0;
}

/* So that they end at the right edge. */
static void boxes_put(roster *r, int of, int i, double y)
{
    const lin_roster *s = rows_of(r);
    double x = LEFT + INNER - boxes_wide(r, of, i);

    for (int t = 0; s->track[t].name; t++) {
        const int n = s->track[t].of & of ? s->boxes(r->f, of, i, t) : 0;

        if (n <= 0)
            continue;
        text_put(r, s->track[t].name, SMALL, TYPE_ITALIC, x, y, AT_LEFT);
        x += text_wide(r, s->track[t].name, SMALL, TYPE_ITALIC) + 3;
        for (int b = 0; b < n; b++, x += BOX + 2)
            box_put(r, x + 0.5, y, BOX);
        x += 8;
    }
}

/* ---- Commanders ---- */

static void leader(roster *r, int of, int i)
{
    const lin_roster *s = rows_of(r);
    const double size = of == LIN_OF_DIVISION ? 14 : 12.5;
    char name[LIN_FORCE_NAME + 16], known[80] = "";
    lin_text t = lin_text_in(name, sizeof name), k = lin_text_in(known, sizeof known);
    double wide;

    lin_force_leader_title(r->rules, r->f, of, i, &t);
    if (s->leader)
        s->leader(r->f, of, i, &k);
    r->y += HEAD - 9;
    wide = text_wide(r, name, size, TYPE_SMALLCAPS | TYPE_BOLD);
    text_put(r, name, size, TYPE_SMALLCAPS | TYPE_BOLD, LEFT, r->y, AT_LEFT);
    if (known[0])
        text_put(r, known, 9, TYPE_ITALIC, LEFT + wide + 8, r->y + 1, AT_LEFT);
    boxes_put(r, of, i, r->y + 1);
    r->y += 9;
    rule_line(r, LEFT, r->y, INNER, of == LIN_OF_DIVISION ? 1.1 : 0.7, 0.9);
    r->y += 2;
}

/* ---- Entries ---- */

typedef struct {
    double wide[LIN_ROSTER_COLUMNS], all;
    int n;
} figures;

static void cell_text(roster *r, int e, int column, char text[48])
{
    lin_text t = lin_text_in(text, 48);

    text[0] = '\0';
    rows_of(r)->cell(r->f, e, column, &t);
}

static figures measure(roster *r)
{
    const lin_roster *s = rows_of(r);
    figures g = { .n = 0 };

    for (; s->column[g.n] && g.n < LIN_ROSTER_COLUMNS; g.n++) {
        double best = text_wide(r, s->column[g.n], SMALL, TYPE_ITALIC);

        for (int e = 0; e < r->f->entries; e++) {
            char text[48];

            cell_text(r, e, g.n, text);
            best = fmax(best, text_wide(r, text, 10, TYPE_LINING));
        }
        g.wide[g.n] = best + 9;
        g.all += g.wide[g.n];
    }
    return g;
}

static void column_heads(roster *r, const figures *g)
{
    double x = LEFT + INNER - g->all;

    ink_set(r->p->cr, r->p->ink->faint, 1);
    for (int c = 0; c < g->n; c++) {
        text_put(r, rows_of(r)->column[c], SMALL, TYPE_ITALIC, x + g->wide[c] / 2, r->y + 5,
                 AT_CENTRE);
        x += g->wide[c];
    }
    ink_set(r->p->cr, r->p->ink->ink, 1);
    r->y += 10;
}

/* Its upgrade or whatever else was chosen, and what it can do. */
static void abilities(roster *r, int e, char *text, size_t size)
{
    const lin_muster *m = r->rules->muster;
    const lin_roster *s = m->roster;
    const lin_force_entry *entry = &r->f->entry[e];
    const uint32_t skills = s->skills ? s->skills(r->f, e) : 0;
    lin_text t = lin_text_in(text, size);
    const char *between = entry->who.name[0] ? ", " : "";

    lin_put(&t, "%s", entry->who.name[0] ? m->kind[entry->kind].name : "");
    for (int set = 0; set < LIN_MUSTER_SETS; set++)
        if (entry->who.choice[set]) {
            lin_put(&t, "%s%s", between, m->choice[entry->who.choice[set] - 1].name);
            between = ", ";
        }
    between = t.used ? ": " : "";
    for (int i = 0; s->skill && s->skill[i].name; i++)
        if (skills >> i & 1) {
            lin_put(&t, "%s%s", between, s->skill[i].name);
            between = ", ";
        }
}

static double words_wide(roster *r, int e)
{
    return INNER - boxes_wide(r, LIN_OF_ENTRY, e) - 26;
}

/* A third line where what it can do is much. */
static double row_high(roster *r, int e)
{
    char text[260];
    double y = 0;

    abilities(r, e, text, sizeof text);
    text_block(r, text, SMALL, TYPE_ITALIC, 0, words_wide(r, e), &y, false);
    return ROW + fmax(y - SMALL * 1.3, 0);
}

static void entry_put(roster *r, const figures *g, int e, bool shaded)
{
    cairo_t *cr = r->p->cr;
    double x = LEFT + INNER - g->all;
    char text[260], name[LIN_FORCE_NAME + 16];
    lin_text t = lin_text_in(name, sizeof name);
    plan_type type = { 11, TYPE_BOLD, 0, 0 };
    double below = r->y + 14;

    if (shaded) {
        cairo_rectangle(cr, LEFT - 4, r->y, INNER + 8, row_high(r, e));
        ink_set(cr, r->p->ink->paper, 0.55);
        cairo_fill(cr);
        ink_set(cr, r->p->ink->ink, 1);
    }
    lin_force_entry_title(r->rules, r->f, e, &t);
    cloth_put(r, e, LEFT, r->y + 3, 14, 9.5);
    type = type_fit(r->p, name, type, INNER - g->all - 24);
    type_draw(r->p, name, type, LEFT + 19, r->y + 7.5, AT_LEFT);
    for (int c = 0; c < g->n; c++) {
        cell_text(r, e, c, text);
        text_put(r, text, 10, TYPE_LINING, x + g->wide[c] / 2, r->y + 7.5, AT_CENTRE);
        x += g->wide[c];
    }
    abilities(r, e, text, sizeof text);
    text_block(r, text, SMALL, TYPE_ITALIC, LEFT + 19, words_wide(r, e), &below, true);
    boxes_put(r, LIN_OF_ENTRY, e, r->y + 18.5);
    r->y += row_high(r, e);
}

static int entries_in(const lin_force *f, int g)
{
    int n = 0;

    for (int e = 0; e < f->entries; e++)
        n += f->entry[e].group == g;
    return n;
}

static void group_put(roster *r, const figures *g, int group)
{
    const int n = entries_in(r->f, group);
    bool shaded = false;

    page_need(r, HEAD + 10 + ROW * (n < 3 ? n : 3));
    leader(r, LIN_OF_GROUP, group);
    column_heads(r, g);
    for (int e = 0; e < r->f->entries; e++) {
        if (r->f->entry[e].group != group)
            continue;
        page_need(r, row_high(r, e));
        entry_put(r, g, e, shaded);
        shaded = !shaded;
    }
    r->y += 5;
}

/* ---- The whole ---- */

static void extras(roster *r)
{
    const lin_muster_extra *x = r->rules->muster->extra;
    char text[160];
    lin_text t = lin_text_in(text, sizeof text);

    for (; x && x->name; x++)
        lin_put(&t, "%sWith it come %d %s.", t.used ? " " : "", x->count(r->f), x->name);
    if (!t.used)
        return;
    page_need(r, 14);
    text_put(r, text, 9, TYPE_ITALIC, LEFT, r->y + 6, AT_LEFT);
    r->y += 14;
}

static void paint(roster *r)
{
    const figures g = measure(r);

    title(r);
    for (int d = 0; d < r->f->divisions; d++) {
        page_need(r, HEAD * 3);
        leader(r, LIN_OF_DIVISION, d);
        r->y += 3;
        for (int group = 0; group < r->f->groups; group++)
            if (r->f->group[group].division == d)
                group_put(r, &g, group);
    }
    extras(r);
    skills_put(r);
    tables_put(r);
}

lin_status lin_draw_roster(const lin_rules *rules, const lin_force *f, const char *format,
                           char **bytes, size_t *n, lin_refusal *why)
{
    return roster_render(rules, f, paint, "Linstock", format, bytes, n, why);
}
