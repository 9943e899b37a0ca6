/* course.c -- chains of cells as smooth lines: roads, creeks, their branches.
 *
 * A chain runs from cell centre to cell centre, which on paper is a staircase. Every cell
 * that roads (or waters) pass through gets one knot; knots of plain thoroughfare are pulled
 * between their neighbours, knots where lines meet stay put, and so lines that share a cell
 * share the knot and really join. A spline runs through the knots, bent a little by noise.
 * At the border a line runs on off the sheet; a tributary's end is led into its creek. */
#include "draw/plan.h"

#include <stdlib.h>
#include <string.h>

#define STEPS 10 /* points of a line, from knot to knot */

typedef struct {
    plan_pt at[LIN_CELLS];
    uint16_t beside[LIN_CELLS][8]; /* cells joined to this one by a line */
    uint8_t n[LIN_CELLS];
    bool leaves[LIN_CELLS]; /* a line runs off the sheet here */
} knots;

/* What has no row is a broken line, as a trail is. */
static plan_chain_kind kind_of(const lin_look *look)
{
    switch (look ? look->sign : LIN_SIGN_NONE) {
    case LIN_SIGN_PLAIN:
        return CHAIN_HIDDEN;
    case LIN_SIGN_ROAD:
    case LIN_SIGN_LANE:
    case LIN_SIGN_TRACK:
        return CHAIN_ROAD;
    case LIN_SIGN_WATER:
    case LIN_SIGN_RIVER:
    case LIN_SIGN_CREEK:
        return CHAIN_CREEK;
    case LIN_SIGN_STREAM:
        return CHAIN_STREAM;
    default:
        return CHAIN_OTHER;
    }
}

/* A lane is half a road. Waters find their own width, from spring to mouth. */
static double width_of(const plan *p, const lin_look *look)
{
    if (look && look->width)
        return p->u * look->width / 100;
    return road_wide(p) *
           (look && (look->sign == LIN_SIGN_LANE || look->sign == LIN_SIGN_TRACK) ? 0.55 : 1);
}

static bool is_water(plan_chain_kind k)
{
    return k == CHAIN_CREEK || k == CHAIN_STREAM;
}

static void knot_join(knots *k, int a, int b)
{
    for (int i = 0; i < k->n[a]; i++)
        if (k->beside[a][i] == b)
            return;
    if (k->n[a] < 8)
        k->beside[a][k->n[a]++] = (uint16_t)b;
}

static void knots_gather(const plan *p, knots *k, bool water)
{
    for (int c = 0; c < p->board->chains; c++) {
        const lin_chain *chain = &p->board->chain[c];

        if (is_water(p->course[c].kind) != water)
            continue;
        for (int i = 1; i < chain->n; i++) {
            knot_join(k, chain->cell[i - 1], chain->cell[i]);
            knot_join(k, chain->cell[i], chain->cell[i - 1]);
        }
    }
}

static void knots_place(const plan *p, knots *k, bool water)
{
    const double loose = (water ? 0.12 : 0.06) * p->u;
    static const double pull = 0.25;

    for (int c = 0; c < p->board->cells; c++) {
        k->at[c] = cell_centre(p, c);
        k->at[c].x += loose * (2 * noise_unit(c, 1, water) - 1);
        k->at[c].y += loose * (2 * noise_unit(c, 2, water) - 1);
    }
    for (int round = 0; round < (water ? 2 : 1); round++)
        for (int c = 0; c < p->board->cells; c++) {
            if (k->n[c] != 2)
                continue;
            const plan_pt a = k->at[k->beside[c][0]], b = k->at[k->beside[c][1]];

            k->at[c] = pt_add(pt_mul(k->at[c], 1 - 2 * pull), pt_mul(pt_add(a, b), pull));
        }
}

/* The way off the sheet from a border cell that a line reaches with this heading. */
static bool way_out(const plan *p, int cell, plan_pt heading, plan_pt *out)
{
    static const plan_pt normal[4] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
    const plan_pt c = cell_centre(p, cell);
    const double gap[4] = { c.y - p->y, p->x + p->w - c.x, p->y + p->h - c.y, c.x - p->x };
    double best = 0.5;
    bool found = false;

    for (int i = 0; i < 4; i++) {
        const double along = heading.x * normal[i].x + heading.y * normal[i].y;

        if (gap[i] > p->u * 1.05 || along < best)
            continue;
        best = along;
        found = true;
        *out = pt_add(pt_mul(normal[i], gap[i] + p->u * 0.6), pt_mul(heading, p->u * 0.25));
    }
    return found;
}

/* What lies before the first knot: the cell most nearly straight on, else the mirror. */
static plan_pt knot_before(const knots *k, int cell, int next)
{
    const plan_pt at = k->at[cell], on = pt_unit(pt_sub(k->at[next], at));
    plan_pt found = pt_sub(pt_mul(at, 2), k->at[next]);
    double best = -0.5;

    for (int i = 0; i < k->n[cell]; i++) {
        const plan_pt other = k->at[k->beside[cell][i]], d = pt_unit(pt_sub(other, at));
        const double dot = d.x * on.x + d.y * on.y;

        if (k->beside[cell][i] != next && dot < best) {
            best = dot;
            found = other;
        }
    }
    return found;
}

/* Where a stream's end should run to: the nearest creek, if one is near. */
static bool creek_near(const plan *p, plan_pt from, plan_pt *to)
{
    double best = p->u * 1.75;
    bool found = false;

    for (int c = 0; c < p->board->chains; c++) {
        plan_pt foot;

        if (p->course[c].kind != CHAIN_CREEK || p->course[c].line.n < 2)
            continue;
        const double far = line_distance(&p->course[c].line, from, &foot);
        if (far < best) {
            best = far;
            *to = foot;
            found = true;
        }
    }
    return found;
}

/* One end of a chain: adds to knot[] what lies beyond the last cell. Returns how many. */
static int end_extend(plan *p, knots *k, plan_chain_kind kind, int cell, int inner, plan_pt *beyond)
{
    const plan_pt heading = pt_unit(pt_sub(cell_centre(p, cell), cell_centre(p, inner)));
    plan_pt out;

    if (!k->leaves[cell] && way_out(p, cell, heading, &out)) {
        k->leaves[cell] = true;
        *beyond = pt_add(k->at[cell], out);
        return 1;
    }
    if (kind == CHAIN_STREAM && k->n[cell] == 1 && creek_near(p, k->at[cell], &out) &&
        pt_len(pt_sub(out, k->at[cell])) > p->u * 0.1) {
        *beyond = out;
        return 1;
    }
    return 0;
}

static void course_bend(const plan *p, plan_line *l, double amount)
{
    for (int i = 0; i < l->n; i++) {
        const double x = l->at[i].x / p->u, y = l->at[i].y / p->u;

        l->at[i].x += amount * p->u * noise_cloud(x * 1.1, y * 1.1, 71);
        l->at[i].y += amount * p->u * noise_cloud(x * 1.1, y * 1.1, 83);
    }
}

static void course_run(plan *p, knots *k, int c)
{
    const lin_chain *chain = &p->board->chain[c];
    plan_course *course = &p->course[c];
    plan_pt knot[128 + 4];
    plan_pt beyond;
    int n = 0;

    if (chain->n < 2)
        return;
    const int first = chain->cell[0], last = chain->cell[chain->n - 1];

    if (end_extend(p, k, course->kind, first, chain->cell[1], &beyond)) {
        knot[1 + n++] = beyond;
        knot[0] = pt_sub(pt_mul(beyond, 2), k->at[first]);
    } else {
        knot[0] = knot_before(k, first, chain->cell[1]);
    }
    for (int i = 0; i < chain->n; i++)
        knot[1 + n++] = k->at[chain->cell[i]];
    if (end_extend(p, k, course->kind, last, chain->cell[chain->n - 2], &beyond)) {
        knot[1 + n++] = beyond;
        knot[1 + n] = pt_sub(pt_mul(beyond, 2), k->at[last]);
    } else {
        knot[1 + n] = knot_before(k, last, chain->cell[chain->n - 2]);
    }
    line_spline(p, &course->line, knot + 1, n, STEPS);
}

/* Lines of one class: creeks first, since streams look for them. */
static void courses_of(plan *p, bool water)
{
    static const plan_chain_kind order[] = { CHAIN_CREEK, CHAIN_STREAM, CHAIN_ROAD, CHAIN_OTHER };
    knots *k = calloc(1, sizeof *k);

    if (!k) {
        p->starved = true;
        return;
    }
    knots_gather(p, k, water);
    knots_place(p, k, water);
    for (int o = 0; o < 4; o++)
        for (int c = 0; c < p->board->chains; c++)
            if (p->course[c].kind == order[o] && is_water(order[o]) == water)
                course_run(p, k, c);
    free(k);
}

void course_make(plan *p)
{
    p->courses = p->board->chains;
    for (int c = 0; c < p->courses; c++) {
        const lin_chain *chain = &p->board->chain[c];
        const lin_look *look = lin_look_find(p->rules, LIN_LOOK_CHAIN, chain->kind);

        p->course[c].kind = kind_of(look);
        p->course[c].name = chain->name;
        p->course[c].look = look;
        p->course[c].lane = look && look->sign == LIN_SIGN_TRACK;
        p->course[c].wide_from = p->course[c].wide_to = width_of(p, look);
    }
    courses_of(p, true);
    courses_of(p, false);
    /* Bent only now, and by where they lie, so that what met before still meets. */
    for (int c = 0; c < p->board->chains; c++)
        course_bend(p, &p->course[c].line, is_water(p->course[c].kind) ? 0.24 : 0.08);
}
