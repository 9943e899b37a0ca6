/* deploy_zones.c -- edges, deployment zones and the battlefield between them. LF-SC. */
#include "rules/landofthefree/lof.h"

lf_edge lf_opposite(lf_edge e)
{
    return (lf_edge)((e + 2) % LF_EDGES);
}

/* What a side faces when it looks away from its own edge. */
tb_angle lf_inwards(lf_edge e)
{
    return (tb_angle)(lf_opposite(e) * TB_QUARTER);
}

/* The strip of the table within `deep` of an edge. */
static tb_box strip(const lf_field *f, lf_edge e, int32_t deep)
{
    tb_box b = { 0, 0, f->width, f->height };

    if (e == LF_NORTH)
        b.south = f->height - deep;
    else if (e == LF_SOUTH)
        b.north = deep;
    else if (e == LF_EAST)
        b.west = f->width - deep;
    else
        b.east = deep;
    return b;
}

static bool lies_along_x(lf_edge e)
{
    return e == LF_NORTH || e == LF_SOUTH;
}

/* Cut a box along an edge to the middle `wide`. */
static void narrow(const lf_field *f, lf_edge e, int32_t wide, tb_box *b)
{
    if (lies_along_x(e)) {
        b->west = (f->width - wide) / 2;
        b->east = (f->width + wide) / 2;
    } else {
        b->south = (f->height - wide) / 2;
        b->north = (f->height + wide) / 2;
    }
}

/* LF-SC-39: more than 12" from the side edges, so one unit further in than 12". */
static tb_box flank_zone(const lf_field *f, lf_edge e)
{
    tb_box b = strip(f, e, LF_IN(12));

    narrow(f, e, (lies_along_x(e) ? f->width : f->height) - 2 * (LF_IN(12) + 1), &b);
    return b;
}

/* LF-SC-51: midway between the Attacker's two edges, over the whole length. */
static tb_box ambush_zone(const lf_field *f, lf_edge attacker)
{
    tb_box b = { 0, 0, f->width, f->height };

    narrow(f, lies_along_x(attacker) ? LF_EAST : LF_NORTH, LF_IN(24), &b);
    return b;
}

tb_box lf_zone(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool attacks = side == s->attacker;
    const lf_edge e = (lf_edge)s->edge[side];
    tb_box b;

    switch (s->scenario) {
    case LF_FLANK_ATTACK:
        return attacks ? strip(f, e, LF_IN(12)) : flank_zone(f, e);
    case LF_SURROUNDED: /* LF-SC-45, LF-SC-48 */
        if (attacks)
            return (tb_box){ 0, 0, f->width, f->height };
        b = strip(f, e, LF_IN(36));
        narrow(f, e, LF_IN(24), &b);
        return b;
    case LF_AMBUSH:
        return ambush_zone(f, (lf_edge)s->edge[s->attacker]);
    case LF_FRONTAL_ASSAULT: /* LF-SC-63, LF-SC-66 */
        return strip(f, e, attacks ? LF_IN(12) : LF_IN(24));
    default: /* LF-SC-29, LF-SC-31, LF-SC-68 */
        return strip(f, e, LF_IN(12));
    }
}

bool lf_box_holds(const tb_box *b, lin_point p)
{
    return p.x >= b->west && p.x <= b->east && p.y >= b->south && p.y <= b->north;
}

/* LF-SC-07: every stand lies inside. */
bool lf_box_holds_body(const tb_box *b, const tb_body *body)
{
    return body->box.west >= b->west && body->box.east <= b->east && body->box.south >= b->south &&
           body->box.north <= b->north;
}

/* The place on a table edge that lies straight across from a point, so far inside. */
lin_point lf_at_edge(const lf_field *f, int edge, lin_point p, int32_t in)
{
    switch (edge) {
    case LF_NORTH:
        return (lin_point){ p.x, f->height - in };
    case LF_SOUTH:
        return (lin_point){ p.x, in };
    case LF_EAST:
        return (lin_point){ f->width - in, p.y };
    default:
        return (lin_point){ in, p.y };
    }
}

/* How far a point is from a table edge. */
int32_t lf_from_edge(const lf_field *f, lf_edge e, lin_point p)
{
    switch (e) {
    case LF_NORTH:
        return f->height - p.y;
    case LF_SOUTH:
        return p.y;
    case LF_EAST:
        return f->width - p.x;
    default:
        return p.x;
    }
}
