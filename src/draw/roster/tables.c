/* tables.c -- below the force: what its special troops can do, and the tables that are asked for
 * most, in two columns. */
#include "draw/roster/roster.h"

#include <stdio.h>
#include <string.h>

#define LEFT   PAGE_IN
#define INNER  (PAGE_WIDE - 2 * PAGE_IN)
#define GUTTER 16.0
#define COLUMN ((INNER - GUTTER) / 2)
#define LINE   11.2
#define SMALL  8.5

static void heading(roster *r, const char *title, const char *rule, double x, double y, double wide)
{
    text_put(r, title, 10.5, TYPE_SMALLCAPS | TYPE_BOLD, x, y, AT_LEFT);
    ink_set(r->p->cr, r->p->ink->faint, 1);
    text_put(r, rule, 7, TYPE_ITALIC, x + wide, y + 1, AT_RIGHT);
    ink_set(r->p->cr, r->p->ink->ink, 1);
    rule_line(r, x, y + 7, wide, 0.6, 0.9);
}

/* ---- Skills ---- */

static double skill_put(roster *r, const lin_roster_skill *s, double x, double y, bool paint)
{
    char text[400];
    double at = y;

    snprintf(text, sizeof text, "%s (%s)", s->text, s->rule);
    if (paint)
        text_put(r, s->name, SMALL, TYPE_BOLD, x, y + SMALL * 0.6, AT_LEFT);
    at += LINE;
    text_block(r, text, SMALL, 0, x + 8, COLUMN - 8, &at, paint);
    return at + 2 - y;
}

void skills_put(roster *r)
{
    const lin_roster *s = r->rules->muster->roster;
    uint32_t all = 0;
    double high = 0, at[2], top;
    int column = 0;

    for (int e = 0; e < r->f->entries && s->skills; e++)
        all |= s->skills(r->f, e);
    if (!all)
        return;
    for (int i = 0; s->skill[i].name; i++)
        high += all >> i & 1 ? skill_put(r, &s->skill[i], 0, 0, false) : 0;
    page_need(r, high / 2 + 50);
    r->y += 12;
    heading(r, "What they can do", "", LEFT, r->y, INNER);
    top = at[0] = at[1] = r->y + 11;
    for (int i = 0; s->skill[i].name; i++) {
        if (!(all >> i & 1))
            continue;
        if (column == 0 && at[0] - top >= high / 2)
            column = 1;
        at[column] +=
            skill_put(r, &s->skill[i], LEFT + column * (COLUMN + GUTTER), at[column], true);
    }
    r->y = fmax(at[0], at[1]) + 2;
}

/* ---- Tables ---- */

static double table_high(const lin_roster_table *t)
{
    return 17 + t->rows * LINE + 10;
}

static void table_put(roster *r, const lin_roster_table *t, double x, double y)
{
    double wide[12] = { 0 }, first, at = y + 17;

    heading(r, t->title, t->rule, x, y, COLUMN);
    for (int i = t->columns; i < t->rows * t->columns; i++)
        wide[i % t->columns] =
            fmax(wide[i % t->columns], text_wide(r, t->cell[i], SMALL, TYPE_LINING) + 10);
    for (int c = 1; c < t->columns; c++)
        wide[c] = fmax(wide[c], text_wide(r, t->cell[c], SMALL, TYPE_ITALIC) + 10);
    first = COLUMN;
    for (int c = 1; c < t->columns; c++)
        first -= wide[c];
    for (int row = 0; row < t->rows; row++, at += LINE) {
        double to = x + first;

        if (row > 0 && row % 2 == 0) {
            cairo_rectangle(r->p->cr, x, at - LINE * 0.5, COLUMN, LINE);
            ink_set(r->p->cr, r->p->ink->paper, 0.55);
            cairo_fill(r->p->cr);
            ink_set(r->p->cr, r->p->ink->ink, 1);
        }
        for (int c = 0; c < t->columns; c++) {
            const char *cell = t->cell[row * t->columns + c];
            const int style = row == 0 ? TYPE_ITALIC : TYPE_LINING;

            if (c == 0)
                text_put(r, cell, SMALL, style, x + 3, at, AT_LEFT);
            else
                text_put(r, cell, SMALL, style, to += wide[c], at, AT_RIGHT);
        }
    }
}

/* How deep they are in two columns, where the next one goes into the column that is shorter. */
static double tables_high(const lin_roster_table *t)
{
    double at[2] = { 0, 0 };

    for (; t->title; t++)
        at[at[1] < at[0]] += table_high(t);
    return fmax(at[0], at[1]);
}

void tables_put(roster *r)
{
    const lin_roster_table *t = r->rules->muster->roster->table;
    double at[2];

    page_need(r, tables_high(t) + 6); /* rather on a sheet of their own than torn apart */
    at[0] = at[1] = r->y + 14;
    for (int i = 0; t[i].title; i++) {
        const int column = at[1] < at[0];

        if (at[column] + table_high(&t[i]) > page_bottom() + 10) {
            page_next(r);
            at[0] = at[1] = r->y + 14;
        }
        table_put(r, &t[i], LEFT + column * (COLUMN + GUTTER), at[column]);
        at[column] += table_high(&t[i]);
    }
    r->y = fmax(at[0], at[1]);
}
