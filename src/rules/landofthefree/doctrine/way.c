/* way.c -- how far it is to where an element belongs, as the ground lets it go: kit/way.h, by what
 * things cost an element.
 *
 * Woods are twice as long; a fence costs the order that takes an element over it and the one that
 * dresses its ranks again. Batteries of ours are gone round; other friends are not looked at: they
 * will have moved on. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "kit/edges.h"

enum {
    FENCE = 50,
    FENCE_FOR_COLUMN = 110, /* LF-LO-11 */
    HOUSE = 16,             /* beside a house, where a line is soon stopped */
    BATTERY = 60
};

/* Whose way is drawn, and in which formation; never 0. */
static int way_of(int u, int formation)
{
    return 1 + u * LF_FORMATIONS + formation;
}

/* LF-AT-08: bad ground slows the whole of a line; an open order it hardly slows. */
static void draw_way(lf_estimate *p, int u, int formation)
{
    const lf_field *f = p->f;
    const bool slows = formation != LF_OPEN || f->type[u] == LF_ARTILLERY;
    const kit_walker who = {
        .front = p->front[u],
        .half = formation == LF_COLUMN ? LIN_INCH : f->stands[u] * 40 * 50 / 2,
        .obstacle = formation == LF_COLUMN ? FENCE_FOR_COLUMN : FENCE,
        .slow = slows ? KIT_WAY_SQUARE : 0,
        .beside = HOUSE,
        .fits = formation != LF_COLUMN,
        .others = BATTERY,
        .in_way = f->type[u] == LF_ARTILLERY ? NULL : &p->batteries,
        .held = formation == LF_COLUMN ? &p->barred : NULL,
    };

    kit_way_draw(lf_window(p->view), &who, p->aim[u], &p->way);
    p->way_of = way_of(u, formation);
}

static bool hampers(const kit_piece *piece)
{
    return piece->kind == KIT_OBSTACLE || piece->kind == KIT_BUILDING ||
           (piece->shape.closed && piece->flags & (KIT_IMPASSABLE | KIT_SLOWS));
}

/* Is there nothing on the ground between two places, nor beside the way? Then it is straight, and
 * the squares need not be asked. */
static bool is_clear(const lf_estimate *p, int u, int formation, lin_point a, lin_point b)
{
    const lf_field *f = p->f;
    const int32_t beside =
        (formation == LF_COLUMN ? LIN_INCH : f->stands[u] * 40 * 50 / 2) + LF_IN(2);

    for (int i = 0; i < f->scenery.pieces; i++) {
        const tb_box box = kit_box_widened(&f->scenery.piece[i].shape.box, beside);

        if (hampers(&f->scenery.piece[i]) && tb_crosses_box(&box, a, b))
            return false;
    }
    for (int i = 0; i < p->now->works; i++) {
        const tb_box box = kit_box_round(p->now->work[i].at, p->now->work[i].half + beside);

        if (tb_crosses_box(&box, a, b))
            return false;
    }
    for (int v = tb_next(&p->batteries, 0); v >= 0 && f->type[u] != LF_ARTILLERY;
         v = tb_next(&p->batteries, v + 1)) {
        const tb_box box = kit_box_widened(&lf_body(p->view, v)->box, beside);

        if (tb_crosses_box(&box, a, b))
            return false;
    }
    return true;
}

/* How far from `at` to where u belongs, going there in that formation. */
int32_t lf_way_as(lf_estimate *p, int u, int formation, lin_point at)
{
    const int32_t crow = lf_apart(at, p->aim[u]);
    int32_t detour;

    if (crow < LF_IN(4) || is_clear(p, u, formation, at, p->aim[u]))
        return crow;
    if (p->way_of != way_of(u, formation))
        draw_way(p, u, formation);
    detour = kit_way_detour(&p->way, at);
    if (detour >= 0 && formation == LF_COLUMN && p->waters)
        return crow + detour;              /* there is no other way than over the bridge */
    return detour < 0 ? crow + LF_IN(12)   /* it stands where nobody should */
                      : crow + detour / 2; /* half believed: there are others in the way as well */
}

/* Which way a column goes from where it is: straight, or towards the bridge. */
tb_angle lf_way_of_march(lf_estimate *p, int u)
{
    const lin_point at = p->thought.s.at[u];
    const tb_angle crow = tb_bearing(at, p->aim[u]);
    lin_point ahead;

    if (!p->waters || lf_apart(at, p->aim[u]) < LF_IN(4) ||
        is_clear(p, u, LF_COLUMN, at, p->aim[u]))
        return crow;
    if (p->way_of != way_of(u, LF_COLUMN))
        draw_way(p, u, LF_COLUMN);
    if (kit_way_detour(&p->way, at) < LF_IN(2))
        return crow;
    ahead = kit_way_ahead(&p->way, at, 2);
    return lf_apart(at, ahead) > LIN_INCH ? tb_bearing(at, ahead) : crow;
}

/* Is there a way at all? */
static bool has_way(lf_estimate *p, int u, int formation, lin_point at)
{
    if (lf_apart(at, p->aim[u]) < LF_IN(4) || is_clear(p, u, formation, at, p->aim[u]))
        return true;
    if (p->way_of != way_of(u, formation))
        draw_way(p, u, formation);
    return kit_way_detour(&p->way, at) >= 0;
}

/* Does deep water lie between it and where it belongs, with a bridge or a ford that only a column
 * fits on? */
bool lf_is_cut_off(lf_estimate *p, int u, lin_point at)
{
    const int line = p->f->type[u] == LF_ARTILLERY ? LF_OPEN : LF_LINE;

    if (!p->waters)
        return false;
    return !has_way(p, u, line, at) && has_way(p, u, LF_COLUMN, at);
}

/* Is there no way between two places that a line could go? */
bool lf_is_water_between(lf_estimate *p, lin_point at, lin_point to)
{
    const kit_walker who = { .front = tb_bearing(at, to), .half = LF_IN(3), .fits = true };

    kit_way_draw(lf_window(p->view), &who, to, &p->way);
    p->way_of = 0;
    return kit_way_detour(&p->way, at) < 0;
}

/* LF-FF-14: does the enemy threaten a bridge, or where it begins or ends? */
static bool is_threatened(const lf_estimate *p, const tb_outline *bridge)
{
    const lin_point a = bridge->point[0], b = bridge->point[bridge->points - 1];
    const lin_point at[] = { tb_go(a, tb_bearing(b, a), LF_IN(2), 0),
                             a,
                             { (a.x + b.x) / 2, (a.y + b.y) / 2 },
                             b,
                             tb_go(b, tb_bearing(a, b), LF_IN(2), 0) };

    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        tb_quad zone;

        if (!lf_has_threat_zone(p->now, e) || lf_apart(p->now->at[e], at[2]) > LF_IN(30))
            continue;
        zone = lf_threat_zone(p->view, e);
        for (int i = 0; i < 5; i++)
            if (tb_holds(&zone, at[i]))
                return true;
    }
    return false;
}

/* Bridges and fords that no column may enter now. They are counted on all the same, at a price: the
 * enemy may be driven off, or may have gone by then, and whoever turned back at every threat would
 * march to and fro. Where all of them are threatened the nearest will do. */
void lf_find_barred(lf_estimate *p)
{
    bool open = false;

    for (int i = 0; i < p->f->scenery.pieces && p->waters; i++) {
        const kit_piece *piece = &p->f->scenery.piece[i];

        if (piece->kind != KIT_CROSSING)
            continue;
        if (is_threatened(p, &piece->shape))
            kit_set_put(&p->barred, i);
        else
            open = true;
    }
    if (!open)
        p->barred = (tb_set){ 0 };
}

/* How far from there to a place for a column of anybody's. */
int32_t lf_way_of_column(lf_estimate *p, lin_point at, lin_point to, bool draw)
{
    const kit_walker who = { .half = LIN_INCH,
                             .obstacle = FENCE_FOR_COLUMN,
                             .slow = KIT_WAY_SQUARE,
                             .beside = HOUSE,
                             .held = &p->barred };
    int32_t detour;

    if (draw) {
        kit_way_draw(lf_window(p->view), &who, to, &p->way);
        p->way_of = 0;
    }
    detour = kit_way_detour(&p->way, at);
    return lf_apart(at, to) + (detour < 0 ? LF_IN(24) : detour);
}

int32_t lf_way_from(lf_estimate *p, int u, lin_point at)
{
    return lf_way_as(p, u, p->now->formation[u], at);
}
