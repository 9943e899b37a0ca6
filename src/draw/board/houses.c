/* houses.c -- villages and single buildings: little red and black blocks by the road.
 *
 * A village strings its blocks along every road that passes through its cell; a cell with
 * buildings has a farm; a place that is called a house, a mill, a tavern has one block. */
#include "draw/plan.h"

#include <string.h>

static void house_add(plan *p, plan_pt at, double w, double h, double turn, uint32_t hash)
{
    if (p->houses == PLAN_HOUSES || !sheet_holds(p, at))
        return;
    p->house[p->houses++] = (plan_house){ at.x, at.y, w, h, turn, hash % 4 == 0 };
    quiet_stamp(p, at, fmax(w, h) * 0.75, QUIET_HOUSE);
}

void house_put(plan *p, plan_pt at, double w, double h, double turn, bool dark)
{
    house_add(p, at, w, h, turn, dark ? 0 : 1);
}

static bool house_fits(const plan *p, plan_pt at, double r)
{
    return quiet_share(p, at.x - r, at.y - r, 2 * r, 2 * r,
                       QUIET_WATER | QUIET_HOUSE | QUIET_ROAD) < 0.05;
}

/* At a crossing one road's houses would stand in the other. */
static bool is_near_road(const plan *p, plan_pt at)
{
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_ROAD &&
            line_distance(&p->course[c].line, at, NULL) < p->u * 0.112)
            return true;
    return false;
}

static bool is_taken(const plan *p, plan_pt at)
{
    for (int i = 0; i < p->houses; i++)
        if (pt_len(pt_sub(at, pt(p->house[i].x, p->house[i].y))) < p->u * 0.115)
            return true;
    return quiet_at(p, at, QUIET_WATER | QUIET_MARK);
}

/* Blocks on both sides of a road, where it runs through the cell. */
static int houses_along(plan *p, const plan_line *l, int cell, double reach, int most)
{
    const plan_pt c = cell_centre(p, cell);
    double since = 1e9;
    int n = 0;

    for (int i = 1; i < l->n && n < most; i++) {
        since += pt_len(pt_sub(l->at[i], l->at[i - 1]));
        if (pt_len(pt_sub(l->at[i], c)) > reach || since < p->u * 0.145)
            continue;
        since = 0;
        for (int side = -1; side <= 1; side += 2) {
            const uint32_t hash = noise_hash(cell * 64 + i, side, 19);
            const plan_pt d = line_way(l, i);
            const double off = side * p->u * (0.135 + 0.015 * (hash >> 8 & 3));
            const plan_pt at = pt(l->at[i].x - d.y * off, l->at[i].y + d.x * off);

            if (hash % 9 == 0 || is_near_road(p, at) || is_taken(p, at))
                continue;
            house_add(p, at, p->u * (0.09 + 0.03 * (hash >> 4 & 1)), p->u * 0.07, atan2(d.y, d.x),
                      hash >> 12);
            n++;
        }
    }
    return n;
}

/* Blocks strewn near the middle of a cell, clear of what is there already. */
static void houses_strew(plan *p, int cell, int want, double reach)
{
    const plan_pt c = cell_centre(p, cell);
    const double turn = M_PI * (noise_unit(cell, 1, 23) - 0.5) * 0.6;

    for (int k = 0; k < 24 && want > 0; k++) {
        const double a = 2 * M_PI * noise_unit(cell, k, 24);
        const double r = reach * (0.35 + 0.65 * noise_unit(cell, k, 25));
        const plan_pt at = pt(c.x + r * cos(a), c.y + r * sin(a));

        if (!house_fits(p, at, p->u * 0.06))
            continue;
        house_add(p, at, p->u * (0.08 + 0.05 * noise_unit(cell, k, 26)), p->u * 0.066,
                  turn + (k & 1) * M_PI / 2, noise_hash(cell, k, 27));
        want--;
    }
}

static void cell_settle(plan *p, int cell, bool village)
{
    int n = 0;

    if (village)
        for (int c = 0; c < p->courses; c++)
            if (p->course[c].kind == CHAIN_ROAD)
                n += houses_along(p, &p->course[c].line, cell, p->u * 0.44, 16);
    if (village)
        houses_strew(p, cell, n < 4 ? 9 : 3, p->u * 0.40);
    else
        houses_strew(p, cell, 3, p->u * 0.27);
}

lin_sign place_sign(const plan *p, const lin_place *place)
{
    const lin_look *look = lin_look_find(p->rules, LIN_LOOK_PLACE, place->kind);

    return look ? look->sign : LIN_SIGN_NONE;
}

static bool place_has_house(const plan *p, const lin_place *place)
{
    const lin_sign sign = place_sign(p, place);

    return sign == LIN_SIGN_TOWN || sign == LIN_SIGN_HOUSES || sign == LIN_SIGN_BUILDING;
}

/* A village that is no ground of its own stands along its road; other places are one house. */
static void place_settle(plan *p, const lin_place *place)
{
    int n = 0;

    if (place_sign(p, place) == LIN_SIGN_TOWN)
        for (int c = 0; c < p->courses; c++)
            if (p->course[c].kind == CHAIN_ROAD)
                n += houses_along(p, &p->course[c].line, place->cell, p->u * 0.5, 12);
    if (n == 0)
        houses_strew(p, place->cell, 1, p->u * 0.2);
}

void houses_make(plan *p)
{
    const lin_board *b = p->board;

    if (!p->house)
        return;
    mansions_make(p);
    for (int cell = 0; cell < b->cells; cell++) {
        const plan_ground *g = cell_ground(p, cell);

        if (g->village || g->houses)
            cell_settle(p, cell, g->village);
    }
    for (int i = 0; i < b->places; i++) {
        const lin_place *place = &b->place[i];

        if (place->cell >= b->cells || !place_has_house(p, place))
            continue;
        const plan_ground *g = cell_ground(p, place->cell);
        if (!g->village && !g->houses && !g->mansion)
            place_settle(p, place);
    }
}

static void block_path(cairo_t *cr, const plan_house *h, double dx, double dy)
{
    const double c = cos(h->turn), s = sin(h->turn);
    const double ax = h->w / 2, ay = h->h / 2;
    const plan_pt corner[4] = { { -ax, -ay }, { ax, -ay }, { ax, ay }, { -ax, ay } };

    for (int i = 0; i < 4; i++) {
        const double x = h->x + dx + corner[i].x * c - corner[i].y * s;
        const double y = h->y + dy + corner[i].x * s + corner[i].y * c;

        (i ? pen_line : pen_move)(cr, x, y);
    }
    cairo_close_path(cr);
}

static void blocks_paint(plan *p, const plan_house *h, int n)
{
    cairo_t *cr = p->cr;
    const double shadow = p->u * 0.018;

    for (int i = 0; i < n; i++)
        block_path(cr, &h[i], shadow, shadow);
    ink_set(cr, p->ink->block_edge, 0.55);
    cairo_fill(cr);
    for (int dark = 0; dark < 2; dark++) {
        for (int i = 0; i < n; i++)
            if (h[i].dark == (dark != 0))
                block_path(cr, &h[i], 0, 0);
        ink_set(cr, dark ? ink_mix(p->ink->block, p->ink->block_edge, 0.75) : p->ink->block, 1);
        cairo_fill_preserve(cr);
        ink_set(cr, p->ink->block_edge, 1);
        cairo_set_line_width(cr, fmax(p->u * 0.012, 0.5));
        cairo_stroke(cr);
    }
}

void houses_draw(plan *p)
{
    if (p->house)
        blocks_paint(p, p->house, p->houses);
}

void house_block(plan *p, double x, double y, double w, double h, double turn, bool dark)
{
    const plan_house one = { x, y, w, h, turn, dark };

    blocks_paint(p, &one, 1);
}
