/* pieces.c -- the counters on their cells: alone, or fanned out as a stack.
 *
 * In a stack the strongest lies on top, the others show a corner; every front in the stack
 * is drawn, and a badge tells how many pieces it holds and their strength together. */
#include "draw/plan.h"

#include <stdio.h>

#define SHOWN 4 /* counters of a stack that are drawn */

static bool is_shown(const plan *p, const lin_piece *piece)
{
    return (piece->where == LIN_ON_BOARD || piece->where == LIN_UNKNOWN) &&
           piece->cell < p->board->cells;
}

/* The pieces of a cell, the weakest first; how many. */
static int stack_gather(const plan *p, int cell, const lin_piece **stack)
{
    int n = 0;

    for (int i = 0; i < p->pieces; i++) {
        const lin_piece *piece = &p->piece[i];
        int k = n;

        if (!is_shown(p, piece) || piece->cell != cell || n == LIN_PIECES)
            continue;
        while (k > 0 && stack[k - 1]->strength > piece->strength) {
            stack[k] = stack[k - 1];
            k--;
        }
        stack[k] = piece;
        n++;
    }
    return n;
}

/* Two fields, ending at x on the right: how many, and their strength. */
void badge_draw(plan *p, int count, int total, double x, double y, double h)
{
    cairo_t *cr = p->cr;
    const plan_ink dark = { 0.12, 0.09, 0.07 }, light = { 1, 0.98, 0.90 };
    const plan_type t = { h * 0.95, TYPE_BOLD | TYPE_LINING, 0, 0 };
    char n[16], sum[16];
    double wn, ws = 0, high;

    snprintf(n, sizeof n, "%d", count);
    snprintf(sum, sizeof sum, "%d", total);
    type_size(p, n, t, &wn, &high);
    if (total)
        type_size(p, sum, t, &ws, &high);
    wn += h * 0.36;
    ws += total ? h * 0.36 : 0;
    const double left = x - wn - ws;

    cairo_rectangle(cr, pen(left), pen(y - h / 2), pen(wn + ws), pen(h));
    ink_set(cr, light, 1);
    cairo_fill_preserve(cr);
    ink_set(cr, dark, 1);
    cairo_set_line_width(cr, fmax(h * 0.09, 0.7));
    cairo_stroke(cr);
    cairo_rectangle(cr, pen(left), pen(y - h / 2), pen(wn), pen(h));
    cairo_fill(cr);
    ink_set(cr, light, 1);
    type_draw(p, n, t, left + wn / 2, y, AT_CENTRE);
    if (!total)
        return;
    ink_set(cr, dark, 1);
    type_draw(p, sum, t, left + wn + ws / 2, y, AT_CENTRE);
}

/* Tags down the left side, one for every piece of the stack that bears the mark. */
static void tags_draw(plan *p, const lin_piece *const *stack, int n, plan_pt at, double half)
{
    const double r = fmax(half * 0.34, 4.5);
    plan_mark mark[MARKS];
    int marks = 0;
    double y = at.y + half * 0.72;

    for (int i = 0; i < n; i++)
        marks = marks_add(p, mark, marks, stack[i]);
    for (int i = 0; i < marks; i++) {
        for (int k = mark[i].n < SHOWN ? mark[i].n : SHOWN; k-- > 0;)
            counter_tag(p, mark[i].letters, mark[i].shape, at.x - half + k * r * 0.7, y, r);
        y -= r * 2.15;
    }
}

/* From the bottom: counters that show only a corner, every front, the top counter, what is
 * to be known of all. */
static void stack_draw(plan *p, int cell, const lin_piece *const *stack, int n)
{
    const plan_pt c = cell_centre(p, cell);
    const int shown = n < SHOWN ? n : SHOWN;
    const double room = p->board->grid == LIN_HEXES ? 0.64 : 0.70;
    const double step = p->u * 0.05, spread = step * (shown - 1);
    const double size = p->u * room - spread * 0.6;
    const plan_pt top = pt(c.x - spread / 2, c.y + spread / 2);
    int total = 0;

    for (int i = n - shown; i < n - 1; i++) {
        const double off = step * (n - 1 - i);

        counter_draw(p, stack[i], top.x + off, top.y - off, size);
    }
    for (int i = 0; i < n; i++) {
        counter_front(p, stack[i]->side, stack[i]->facing, top.x, top.y, size / 2);
        total += stack[i]->strength;
    }
    counter_draw(p, stack[n - 1], top.x, top.y, size);
    tags_draw(p, stack, n, top, size / 2);
    if (n > 1)
        badge_draw(p, n, total, top.x + size / 2 + p->u * 0.08, top.y + size / 2 + p->u * 0.03,
                   fmax(p->u * 0.21, 9));
}

void pieces_draw(plan *p)
{
    const lin_piece *stack[LIN_PIECES];

    if (!p->o.pieces || !p->piece)
        return;
    for (int cell = 0; cell < p->board->cells; cell++) {
        const int n = view_holds(p, cell) ? stack_gather(p, cell, stack) : 0;

        if (n)
            stack_draw(p, cell, stack, n);
    }
}
