/* labels.c -- the names, and where they find room.
 *
 * They are placed before anything is drawn, the most important first: a place's name beside
 * its mark, a creek's and a road's along it. Each tries many spots and takes the one that
 * covers least; a name for which there is no room that another has not taken is left out.
 * What a name takes is marked in the mask, and hachures and trees keep clear of it. */
#include "draw/plan.h"

#include <stdio.h>
#include <string.h>

/* ---- places ---- */

typedef struct {
    double size;
    int style;
    double spacing, reach;
    int rank;
    bool water;
} manner;

static manner manner_of(const plan *p, const lin_place *place)
{
    const lin_sign sign = place_sign(p, place);

    if (cell_ground(p, place->cell)->village || sign == LIN_SIGN_TOWN)
        return (manner){ 0.36, 0, 0.02, 0.40, 0, false };
    if (sign == LIN_SIGN_FORD || sign == LIN_SIGN_BRIDGE)
        return (manner){ 0.275, TYPE_ITALIC, 0, 0.17, 1, true };
    if (sign == LIN_SIGN_WATER)
        return (manner){ 0.29, TYPE_ITALIC, 0.03, 0.06, 1, true };
    if (sign == LIN_SIGN_HILL)
        return (manner){ 0.31, TYPE_SMALLCAPS, 0.10, 0.0, 2, false };
    return (manner){ 0.26, TYPE_ITALIC, 0, 0.14, 3, false };
}

/* Where the name's thing is: its houses, else the middle of the cell. */
static plan_pt place_point(const plan *p, const lin_place *place)
{
    const plan_pt c = cell_centre(p, place->cell);

    for (int i = 0; i < p->houses; i++) {
        const plan_pt at = pt(p->house[i].x, p->house[i].y);

        if (!cell_ground(p, place->cell)->village && pt_len(pt_sub(at, c)) < p->u * 0.3)
            return at;
    }
    return c;
}

double label_cost(const plan *p, double x, double y, double w, double h)
{
    const double m = p->u * 0.05;

    if (x < p->view.x + m || y < p->view.y + m || x + w > p->view.x + p->view.w - m ||
        y + h > p->view.y + p->view.h - m)
        return 1e9;
    if (quiet_share(p, x, y, w, h, QUIET_LETTER) > 0)
        return 1e9;
    return 2.5 * quiet_share(p, x, y, w, h, QUIET_ROAD) +
           3.0 * quiet_share(p, x, y, w, h, QUIET_WATER) +
           6.0 * quiet_share(p, x, y, w, h, QUIET_HOUSE | QUIET_MARK | QUIET_PIECE);
}

bool label_spot(plan *p, plan_label *l, plan_pt at, plan_pt reach)
{
    static const plan_pt way[] = { { 1, -0.35 }, { -1, -0.35 }, { 1, 0.35 }, { -1, 0.35 },
                                   { 0, -1 },    { 0, 1 },      { 0.7, -1 }, { -0.7, -1 },
                                   { 0.7, 1 },   { -0.7, 1 },   { 0, 0 } };
    double w, h, best = 1e8;

    type_size(p, l->text, l->type, &w, &h);
    h *= 0.80; /* the line's own leading needs no room */
    for (int ring = 0; ring < 4; ring++)
        for (size_t k = 0; k < sizeof way / sizeof *way; k++) {
            const double rx = p->u * (reach.x + 0.13 * ring), ry = p->u * (reach.y + 0.13 * ring);
            const double x = at.x + way[k].x * (rx + w / 2), y = at.y + way[k].y * (ry + h / 2);
            const bool on_top = way[k].x == 0 && way[k].y == 0;

            if (on_top && reach.x > 0)
                continue;
            const double cost =
                label_cost(p, x - w / 2, y - h / 2, w, h) + 0.22 * ring + 0.015 * (double)k;
            if (cost < best) {
                best = cost;
                l->x = x;
                l->y = y;
            }
        }
    if (best >= 1e8)
        return false;
    quiet_box(p, l->x - w / 2, l->y - h * 0.42, w, h * 0.84, QUIET_LETTER);
    return true;
}

/* A cell named twice, as village and as victory place, is lettered once; houses that are called by
 * their road not at all, since the road is. */
static bool is_repeated(const plan *p, int i)
{
    const lin_place *me = &p->board->place[i];

    for (int k = 0; k < i; k++) {
        const lin_place *other = &p->board->place[k];

        if (other->cell == me->cell && strcmp(other->name, me->name) == 0)
            return true;
    }
    for (int c = 0; c < p->board->chains; c++)
        if (strcmp(p->board->chain[c].name, me->name) == 0)
            return true;
    return false;
}

plan_label *label_new(plan *p, const char *text, plan_ink ink)
{
    if (p->labels == PLAN_LABELS)
        return NULL;
    plan_label *l = &p->label[p->labels];

    *l = (plan_label){ .ink = ink };
    snprintf(l->text, sizeof l->text, "%s", text);
    return l;
}

static void place_label(plan *p, const lin_place *place, manner how)
{
    plan_label *l = label_new(p, place->name, how.water ? p->ink->letter_water : p->ink->ink);

    if (!l)
        return;
    for (int attempt = 0; attempt < 3; attempt++) {
        const double size = p->u * how.size * (1 - 0.1 * attempt);
        const double wrap = size * (attempt == 1 ? 5.0 : 7.6);

        l->type = (plan_type){ size, how.style, how.spacing, wrap };
        if (label_spot(p, l, place_point(p, place), pt(how.reach, how.reach))) {
            p->labels++;
            return;
        }
    }
}

static void places_label(plan *p)
{
    const lin_board *b = p->board;

    for (int rank = 0; rank < 4; rank++)
        for (int i = 0; i < b->places; i++) {
            const lin_place *place = &b->place[i];

            if (place->cell >= b->cells || !*place->name || is_repeated(p, i) ||
                !view_holds(p, place->cell))
                continue;
            const manner how = manner_of(p, place);
            if (how.rank == rank)
                place_label(p, place, how);
        }
}

/* ---- all of them ---- */

void labels_make(plan *p)
{
    if (!p->o.labels || !p->label)
        return;
    along_make(p, CHAIN_CREEK);
    places_label(p);
    along_make(p, CHAIN_STREAM);
    along_make(p, CHAIN_ROAD);
}

bool label_is_apart(const plan *p, const plan_label *l)
{
    return p->o.bare && p->o.names_apart && !l->along.n;
}

void labels_draw(plan *p)
{
    for (int i = 0; i < p->labels; i++) {
        const plan_label *l = &p->label[i];

        if (label_is_apart(p, l))
            continue;
        ink_set(p->cr, l->ink, 1);
        if (l->along.n)
            type_along(p, l->text, l->type, &l->along, l->middle, l->off);
        else
            type_draw(p, l->text, l->type, l->x, l->y, AT_CENTRE);
    }
}

void labels_free(plan *p)
{
    for (int i = 0; i < p->labels; i++)
        line_free(&p->label[i].along);
}
