/* bodies.c -- footprints and discs: where every unit lies, and what comes along when it moves.
 * IB-1.15 to IB-1.29, IB-7.11 to IB-7.14.
 *
 * A unit is one stand: its flag, or muzzle (IB-1.25), is the middle of its front; its size follows
 * from arm and formation, and from nothing that it has lost (IB-1.8, IB-2.18). What it lies on is
 * nobody's business but the rules' (ground is judged by the track of the flag, IB-3.32), so no
 * scenery keeps a body off. Discs are no bodies: the kit does not know them. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/melee/melee.h"
#include "kit/room.h"
#include "kit/discs.h"

#include <string.h>

/* ---- The window ---- */

tb_pose ib_pose_in(const ib_field *f, int u, int formation, lin_point flag, tb_angle facing)
{
    const ib_base *base = &f->bases[f->type[u]][formation];

    return (tb_pose){ .at = flag,
                      .facing = facing,
                      .wide = base->wide,
                      .deep = base->deep,
                      .stands = 1,
                      .files = 1 };
}

tb_pose ib_pose(const lin_view *view, int u)
{
    const ib_state *s = view->state;

    return ib_pose_in(ib_field_of(view->field), u, s->formation[u], s->at[u], s->facing[u]);
}

static kit_key key(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_is_unit(f, u) || !ib_stands(s, u))
        return (kit_key){ 0, 0 };
    return (kit_key){ kit_key_of_point(s->at[u]),
                      (uint64_t)(s->formation[u] + 1) << 16 | s->facing[u] };
}

static void stance(const lin_view *view, int u, kit_stance *out)
{
    out->how = KIT_STRAIGHT;
    out->pose = ib_pose(view, u);
}

/* IB-3.44: nobody ends on another; to touch is another matter (ib_in_the_way). */
static int32_t apart(const lin_view *view, int u, int other)
{
    (void)view, (void)u, (void)other;
    return 0;
}

static kit_keeps_off keeps_off(const lin_view *view, int piece)
{
    (void)view, (void)piece;
    return KIT_KEEPS_OFF_NOTHING;
}

static bool stops(const lin_view *view, int u, int piece)
{
    (void)view, (void)u, (void)piece;
    return false;
}

static const kit_policy policy = {
    .key = key, .stance = stance, .apart = apart, .keeps_off = keeps_off, .stops = stops
};

void ib_open_window(const lin_view *view, kit_window *w)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    w->policy = &policy;
    w->scenery = &f->scenery;
    w->units = f->units;
    w->side = f->side;
    w->bodies = f->bodies;
    w->watched = 4;
    w->watch[0] = (kit_watch){ s->at, sizeof s->at[0], NULL };
    w->watch[1] = (kit_watch){ s->facing, sizeof s->facing[0], NULL };
    w->watch[2] = (kit_watch){ s->where, sizeof s->where[0], NULL };
    w->watch[3] = (kit_watch){ s->formation, sizeof s->formation[0], NULL };
}

const tb_body *ib_body(const lin_view *view, int u)
{
    return kit_body_by(ib_window(view), u, key(view, u));
}

/* ---- Centres and discs ---- */

lin_point ib_centre(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return ib_is_unit(f, u) ? tb_centre(&ib_body(view, u)->hull) : s->at[u];
}

/* IB-1.23: a commander is an inch across, all others half an inch. */
int32_t ib_disc_radius(const ib_field *f, int u)
{
    return ib_is_commander(f, u) ? LIN_INCH / 2 : LIN_INCH / 4;
}

/* IB-1.28 */
bool ib_disc_touches(const lin_view *view, int disc, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return ib_stands(s, disc) && ib_stands(s, u) &&
           tb_point_within(&ib_body(view, u)->hull, s->at[disc],
                           ib_disc_radius(f, disc) + TB_TOUCH);
}

/* IB-1.29 */
bool ib_in_piece(const lin_view *view, int u, int piece)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return f->scenery.piece[piece].shape.closed &&
           tb_area_holds(&f->scenery.piece[piece].shape, s->at[u]);
}

/* ---- Moving and leaving ---- */

/* IB-7.11: he keeps his place in the frame of the unit that carries him. */
void ib_put(lin_play *p, int u, const tb_pose *pose)
{
    const ib_field *f = ib_field_of(p->view.field);
    const tb_pose from = ib_is_unit(f, u) ? ib_pose(&p->view, u) : (tb_pose){ 0 };
    const tb_box table = kit_box_of_table(f->scenery.size);
    ib_state *s = p->state;

    for (int c = 0; ib_is_unit(f, u) && c < f->units; c++)
        if (ib_is_commander(f, c) && ib_stands(s, c) && s->with[c] == u)
            s->at[c] = kit_box_nearest(&table, kit_carried(s->at[c], &from, pose));
    s->at[u] = pose->at;
    s->facing[u] = pose->facing;
}

/* Has the commander a unit on the table, or one that is still to come? */
static bool commands_somebody(const ib_field *f, const ib_state *s, int c)
{
    for (int b = 0; b < f->brigades; b++) {
        const ib_brigade *brigade = &f->brigade_of[b];
        const bool his =
            brigade->commander == c ||
            (brigade->division != IB_NONE && f->division_of[brigade->division].commander == c);

        for (int u = tb_next(&brigade->units, 0); his && u >= 0;
             u = tb_next(&brigade->units, u + 1))
            if (s->where[u] == IB_ON_TABLE || s->where[u] == IB_TO_COME ||
                s->where[u] == IB_UNPLACED)
                return true;
    }
    return false;
}

static void clear(ib_state *s, int u, ib_where where)
{
    s->where[u] = (uint8_t)where;
    s->at[u] = (lin_point){ 0, 0 };
    s->facing[u] = 0;
    s->mark[u] = 0;
    s->formation[u] = 0;
    if (where != IB_LEFT) /* a contingent that withdraws counts as it stood, IB-10.8 */
        s->marks[u] = 0;
    s->effort[u] = s->grape[u] = s->volleys[u] = s->total[u] = s->way[u] = s->rated[u] = 0;
    s->with[u] = s->quarry[u] = IB_NONE;
    kit_set_drop(&s->to_rout, u);
    kit_set_drop(&s->to_pursue, u);
    kit_set_drop(&s->to_meet, u);
    kit_set_drop(&s->to_test, u);
    kit_set_drop(&s->struck_by_burst, u);
    for (int side = 0; side < LIN_SIDES; side++)
        kit_set_drop(&s->melee[side], u);
}

/* IB-7.14: commanders without a unit go as well. */
static void let_commanders_go(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && ib_stands(s, c) && !commands_somebody(f, s, c)) {
            lin_tell(p, IE_LEAVES, c);
            for (int b = 0; b < f->brigades; b++)
                if (f->brigade_of[b].commander == c)
                    s->fell_at[b] = s->at[c];
            clear(s, c, IB_LEFT);
        }
}

void ib_remove(lin_play *p, int u, ib_where where)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (ib_is_unit(f, u))
        ib_part(p, u);
    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && s->with[c] == u)
            s->with[c] = IB_NONE;
    for (int v = 0; v < f->units; v++)
        if (s->quarry[v] == u)
            s->quarry[v] = IB_NONE;
    clear(s, u, where);
    if (ib_is_unit(f, u)) {
        let_commanders_go(p);
        if (where != IB_LEFT) /* of a contingent all go before anybody looks for refuge */
            ib_refuge(p);
    }
}

/* ---- Room ---- */

/* The first of those near that it lies on; or, where touching counts, that it touches and does not
 * touch now (now: NULL where it is not on the table). */
static int met(const kit_memory *m, const tb_set *near, const tb_quad *hull, const tb_body *now,
               bool touching)
{
    const tb_box own = tb_box_of(hull->p, 4), box = kit_box_widened(&own, TB_TOUCH);

    for (int v = tb_next(near, 0); v >= 0; v = tb_next(near, v + 1)) {
        const tb_body *b = &m->body[v];

        if (!tb_boxes_meet(&box, &b->box))
            continue;
        if (tb_overlap(hull, &b->hull) ||
            (touching && tb_touch(hull, &b->hull) && !(now && tb_touch(&now->hull, &b->hull))))
            return v;
    }
    return IB_NONE;
}

int ib_in_the_way_among(const lin_view *view, const tb_set *near, int u, const tb_quad *hull,
                        bool touching_counts)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_memory *m = ib_window(view)->memory;
    const tb_set enemies = kit_set_common(near, &f->bodies[1 - f->side[u]]);
    const tb_set friends = kit_set_common(near, &f->bodies[f->side[u]]);
    const int enemy =
        met(m, &enemies, hull, ib_stands(view->state, u) ? &m->body[u] : NULL, touching_counts);

    return enemy != IB_NONE ? enemy : met(m, &friends, hull, NULL, false);
}

int ib_in_the_way(const lin_view *view, int u, const tb_body *b, bool touching_counts)
{
    const tb_set near = kit_others_near(kit_refresh(ib_window(view)), u, &b->box, TB_TOUCH);

    return ib_in_the_way_among(view, &near, u, &b->hull, touching_counts);
}
