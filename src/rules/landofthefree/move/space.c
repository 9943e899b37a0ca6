/* space.c -- may an element stand there? LF-ME: no sharing of space; LF-LO-02: astride nothing. */
#include "rules/landofthefree/lof.h"

#include <string.h>

/* What a piece is called in a sentence. */
const char *lf_piece_name(const lf_field *f, int piece)
{
    if (piece >= f->ground.pieces)
        return "breastwork";
    return *f->ground.table->piece[piece].name ? f->ground.table->piece[piece].name
                                               : f->ground.table->piece[piece].kind;
}

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

/* Does any part of the body (its hull, or each stand of a bent one), a little inside its edge, pass
 * the test? */
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
    const lf_field *f;
    int piece;
} barrier;

static bool is_barred(const void *what, const tb_convex *part)
{
    const barrier *b = what;

    return lf_is_barred(b->f, b->piece, part);
}

/* LF-LO-02: does the line run through the shape? Who stands flush with it does not lie astride. */
bool lf_lies_astride(const tb_ground *line, const tb_quad *q)
{
    const tb_convex core = core_of(q, facing_of(q));

    return tb_edge_meets(line, &core);
}

/* The same for a whole element: the gaps of an open order belong to it, as everywhere where space
 * is concerned (LF-ME-13). */
bool lf_body_lies_astride(const tb_ground *line, const tb_body *b)
{
    return any_part(b, line_enters, line);
}

static bool will_not_have(const lf_field *f, int piece, const tb_body *b)
{
    const kit_piece *p = &f->ground.piece[piece];
    const barrier bar = { f, piece };

    if (p->kind == KIT_OBSTACLE)
        return any_part(b, line_enters, &p->shape);
    if (p->kind == KIT_BUILDING)
        return any_part(b, area_enters, &p->shape);
    return any_part(b, is_barred, &bar);
}

/* LF-LO-02, LF-BU-05, LF-AT-05: the piece that will not have it there, or LF_NONE. Round the bends
 * of the line `along` which it is lined up its stands go as they must (LF-LO-05). */
static int piece_in_the_way(const lin_view *view, const tb_body *b, int along)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set near = kit_ground_near(&f->ground, &b->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (i != along && tb_boxes_meet(&f->ground.piece[i].shape.box, &b->box) &&
            will_not_have(f, i, b))
            return i;
    for (int w = 0; w < s->works; w++) {
        lin_point end[2];
        const tb_ground g = lf_obstacle(view, f->ground.pieces + w, end);

        if (f->ground.pieces + w != along && tb_boxes_meet(&g.box, &b->box) &&
            any_part(b, line_enters, &g))
            return f->ground.pieces + w;
    }
    return LF_NONE;
}

/* Friends and enemies: what would overlap, and enemies that would be touched. Overlap is a matter
 * of hulls (LF-ME-13), touching one of stands (LF-ME-14). */
int lf_element_in_the_way(const lin_view *view, int u, const tb_body *b, bool *enemy)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const kit_memory *all = lf_look(view);
    tb_box wide = b->box;
    tb_set near;

    wide.west -= TB_TOUCH;
    wide.south -= TB_TOUCH;
    wide.east += TB_TOUCH;
    wide.north += TB_TOUCH;
    near = tb_index_near(&all->index, &wide);
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_body *other = &all->body[i];

        if (i == u || !tb_boxes_meet(&wide, &other->box) ||
            (s->mark[i] & LF_INSIDE && f->side[i] == f->side[u]))
            continue; /* LF-BU-10: an enemy in a building is where its outline is */
        *enemy = f->side[i] != f->side[u];
        if (*enemy ? tb_bodies_touch(b, other) || tb_bodies_overlap(b, other)
                   : tb_bodies_overlap(b, other))
            return i;
    }
    return LF_NONE;
}

bool lf_on_table(const lf_field *f, const tb_body *b)
{
    return b->box.west >= 0 && b->box.south >= 0 && b->box.east <= f->ground.size.width &&
           b->box.north <= f->ground.size.height;
}

static lin_status check_ground(const lin_view *view, int u, const tb_body *b, int along,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int piece = piece_in_the_way(view, b, along);

    if (piece == LF_NONE)
        return LIN_OK;
    if (piece >= f->ground.pieces || f->ground.piece[piece].kind == KIT_OBSTACLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-LO-02",
                          "%s would lie astride the %s; it must end on one side of it.",
                          lf_id(f, u), lf_piece_name(f, piece));
    if (f->ground.piece[piece].kind == KIT_BUILDING)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-05",
                          "%s would lie over the %s; stop at its wall, then occupy it.",
                          lf_id(f, u), lf_piece_name(f, piece));
    return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17", "%s would enter the %s, which nobody can.",
                      lf_id(f, u), lf_piece_name(f, piece));
}

lin_status lf_check_ground(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_state *s = view->state;

    return check_ground(view, u, b, b->bent ? s->ground[u] : LF_NONE, why);
}

/* LF-ME-17: impassable ground may not even be touched. */
static int barred_on(const lf_field *f, const tb_body *b)
{
    int piece = LF_NONE;

    for (int i = 0; piece == LF_NONE && i < (b->bent ? b->stands : 1); i++) {
        const tb_convex part = tb_convex_of(b->bent ? &b->stand[i] : &b->hull);

        piece = lf_impassable_on(f, &part);
    }
    return piece;
}

/* May it end a voluntary move there, or be placed there? along: the line it is then lined up on, or
 * LF_NONE. */
lin_status lf_check_space_along(const lin_view *view, int u, const tb_body *b, int along,
                                lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box table = { 0, 0, f->ground.size.width, f->ground.size.height };
    bool enemy = false;
    int other;

    if (!lf_on_table(f, b) &&
        !(s->mark[u] & LF_ENTERING && kit_box_holds(&table, b->at))) /* LF-SC-15 */
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-37", "%s would hang over the edge of the table.",
                          lf_id(f, u));
    other = lf_element_in_the_way(view, u, b, &enemy);
    if (other != LF_NONE && enemy)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-10",
                          "%s would touch %s; only a charge brings elements into contact.",
                          lf_id(f, u), lf_id(f, other));
    if (other != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-13",
                          "%s would stand on %s; two elements never share a place.", lf_id(f, u),
                          lf_id(f, other));
    if ((other = barred_on(f, b)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-17",
                          "%s would touch the %s, which nobody can pass.", lf_id(f, u),
                          lf_piece_name(f, other));
    return check_ground(view, u, b, along, why);
}

lin_status lf_check_space(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    return lf_check_space_along(view, u, b, LF_NONE, why);
}
