/* room.c -- may a unit stand there? */
#include "kit/room.h"

/* ---- Parts of a body, a little inside their edges ---- */

/* A quad that lies inside by TB_TOUCH all round: what touches the quad does not enter this. */
static tb_convex core_of(const tb_quad *q, tb_angle facing)
{
    const int in = TB_TOUCH;
    const tb_quad core = { {
        tb_go(q->p[0], facing, -in, in),
        tb_go(q->p[1], facing, -in, -in),
        tb_go(q->p[2], facing, in, -in),
        tb_go(q->p[3], facing, in, in),
    } };

    return tb_convex_of(&core);
}

/* The stands of a bent body face their own ways; a corner pair gives each its own. */
static tb_angle facing_of(const tb_quad *q)
{
    return tb_bearing(q->p[3], q->p[0]);
}

typedef bool (*part_test)(const void *what, const tb_convex *part);

static bool any_part(const tb_body *b, part_test test, const void *what)
{
    tb_convex part;

    if (!b->bent) {
        part = core_of(&b->hull, b->facing);
        return test(what, &part);
    }
    for (int i = 0; i < b->stands; i++) {
        part = core_of(&b->stand[i], facing_of(&b->stand[i]));
        if (test(what, &part))
            return true;
    }
    return false;
}

static bool line_enters(const void *ground, const tb_convex *part)
{
    return tb_edge_meets(ground, part);
}

static bool area_enters(const void *ground, const tb_convex *part)
{
    return tb_area_meets(ground, part);
}

typedef struct {
    const kit_scenery *g;
    int piece;
} barrier;

static bool is_barred(const void *what, const tb_convex *part)
{
    const barrier *b = what;

    return kit_scenery_bars(b->g, b->piece, part);
}

bool kit_lies_astride(const tb_outline *line, const tb_quad *q)
{
    const tb_convex core = core_of(q, facing_of(q));

    return tb_edge_meets(line, &core);
}

bool kit_body_lies_astride(const tb_outline *line, const tb_body *b)
{
    return any_part(b, line_enters, line);
}

/* All corners inside, and no edge of the area through it. */
bool kit_body_lies_within(const tb_outline *area, const tb_body *b)
{
    for (int i = 0; i < 4; i++)
        if (!tb_area_holds(area, b->hull.p[i]))
            return false;
    return !kit_body_lies_astride(area, b);
}

/* ---- Scenery ---- */

static kit_keeps_off usual(const kit_piece *p)
{
    return p->kind == KIT_OBSTACLE   ? KIT_KEEPS_OFF_LINE
           : p->kind == KIT_BUILDING ? KIT_KEEPS_OFF_AREA
                                     : KIT_KEEPS_OFF_BARRED;
}

static bool will_not_have(const kit_window *w, int piece, const tb_body *b)
{
    const kit_piece *p = &w->scenery->piece[piece];
    const barrier bar = { w->scenery, piece };

    switch (w->policy->keeps_off ? w->policy->keeps_off(&w->view, piece) : usual(p)) {
    case KIT_KEEPS_OFF_LINE:
        return any_part(b, line_enters, &p->shape);
    case KIT_KEEPS_OFF_AREA:
        return any_part(b, area_enters, &p->shape);
    case KIT_KEEPS_OFF_BARRED:
        return any_part(b, is_barred, &bar);
    default:
        return false;
    }
}

int kit_piece_in_the_way(const kit_window *w, const tb_body *b, int along)
{
    const kit_scenery *g = w->scenery;
    const tb_set near = kit_scenery_near(g, &b->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (i != along && tb_boxes_meet(&g->piece[i].shape.box, &b->box) && will_not_have(w, i, b))
            return i;
    for (int i = g->pieces; i < kit_lines(w); i++) {
        lin_point end[2];
        const tb_outline line = kit_line(w, i, end);

        if (i != along && tb_boxes_meet(&line.box, &b->box) && any_part(b, line_enters, &line))
            return i;
    }
    return KIT_NONE;
}

int kit_piece_barring(const kit_window *w, const tb_body *b)
{
    const tb_quad *part;
    const int parts = kit_parts(b, &part);
    int piece = KIT_NONE;

    for (int i = 0; piece == KIT_NONE && i < parts; i++) {
        const tb_convex c = tb_convex_of(&part[i]);

        piece = kit_scenery_barring(w->scenery, &c);
    }
    return piece;
}

/* ---- Other units ---- */

/* Is any stand of the one within so much of any stand of the other? */
static bool are_within(const tb_body *a, const tb_body *b, int32_t far)
{
    if (!a->bent && !b->bent && !tb_within(&a->hull, &b->hull, far + TB_SLACK))
        return false; /* nor are their stands, which lie in their hulls */
    for (int i = 0; i < a->stands; i++)
        if (tb_body_within(&a->stand[i], b, far))
            return true;
    return false;
}

int kit_unit_in_the_way(const kit_window *w, int u, const tb_body *b)
{
    const kit_memory *m = kit_refresh(w);
    const tb_box wide = kit_box_widened(&b->box, w->policy->most_apart);
    const tb_set near = tb_index_near(&m->index, &wide);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_body *other = &m->body[i];
        int32_t apart;

        if (i == u || !tb_boxes_meet(&wide, &other->box) ||
            (apart = w->policy->apart(&w->view, u, i)) < 0)
            continue;
        if ((apart > 0 && are_within(b, other, apart)) ||
            (w->policy->slack ? tb_bodies_bite(b, other, w->policy->slack)
                              : tb_bodies_overlap(b, other)))
            return i;
    }
    return KIT_NONE;
}

const char *kit_name_in_the_way(const kit_window *w, int unit, int piece)
{
    return unit != KIT_NONE    ? w->view.field->battle->unit[unit].id
           : piece != KIT_NONE ? kit_piece_name(w->scenery, piece)
                               : "the table's edge";
}

const char *kit_misplaced(const kit_window *w, int *unit)
{
    const kit_memory *m = kit_refresh(w);

    for (int u = 0; u < w->units; u++) {
        const tb_body *b = &m->body[u];
        tb_set near;

        if (!m->key[u].shape)
            continue;
        *unit = u;
        if (!kit_on_table(w->scenery, b))
            return "it reaches over the table's edge";
        near = tb_index_near(&m->index, &b->box);
        for (int o = tb_next(&near, u + 1); o >= 0; o = tb_next(&near, o + 1))
            if (tb_bodies_overlap(b, &m->body[o]))
                return "it lies on another";
    }
    *unit = -1;
    return NULL;
}
