/* bodies.c -- where every unit's stands are, who is near, and what makes way. RG-1.9, RG-1.32,
 * RG-1.36 to RG-1.44, RG-4.37, RG-4.38. */
#include "rules/regimental/body/body.h"
#include "kit/discs.h"
#include "kit/rout.h"
#include "kit/search.h"

#include <string.h>

/* ---- The window ---- */

int32_t rg_length(const rg_field *f, const rg_state *s, int u)
{
    return s->stands[u] * rg_deep(f, u, s->formation[u], rg_is_mounted(f, s, u));
}

kit_track rg_track(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return kit_track_unpack(&s->track[u], s->at[u], s->facing[u]);
}

static kit_key key(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    uint64_t shape;

    if (rg_is_leader(f, u) || !rg_stands(s, u) || s->stands[u] == 0)
        return (kit_key){ 0, 0 };
    shape = (uint64_t)s->stands[u] << 40 | (uint64_t)(s->formation[u] + 1) << 32 |
            (uint64_t)(s->mark[u] & RG_ON_FOOT) << 24 | (uint64_t)s->in[u] << 16 | s->facing[u];
    if (rg_is_snake(s, u))
        shape = lin_hash_bytes(&s->track[u], sizeof s->track[u], shape) | 1;
    return (kit_key){ kit_key_of_point(s->at[u]), shape };
}

static void stance(const lin_view *v, int u, kit_stance *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    out->pose = rg_pose(v, u);
    out->how = KIT_STRAIGHT;
    if (s->formation[u] == RG_GARRISON) { /* RG-8.30 */
        out->how = KIT_OUTLINE;
        out->point = f->scenery.piece[s->in[u] - 1].shape.point;
        out->points = f->scenery.piece[s->in[u] - 1].shape.points;
    } else if (rg_is_snake(s, u)) {
        out->how = KIT_SNAKE;
        out->held = rg_track(v, u);
        out->track = &out->held;
    }
}

/* RG-1.36, RG-1.37, RG-6.45, RG-6.48; guns pass through nobody, RG-6.49 */
static int32_t apart(const lin_view *v, int u, int other)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_body *mine, *his;
    tb_box wide;
    int32_t gap;

    if (f->side[u] == f->side[other]) {
        const bool same = s->in[u] && s->in[u] == s->in[other]; /* RG-8.28 */
        const bool gun = s->formation[other] == RG_UNLIMBERED && rg_is_troops(f, u);
        const bool passed = s->march.unit == u && s->march.flags & RG_PASSING &&
                            rg_is_troops(f, other) && !s->in[other];

        return same || gun || passed ? -1 : 0;
    }
    if (!rg_stands(s, u))
        return RG_APART;
    mine = rg_body(v, u);
    his = rg_body(v, other);
    wide = kit_box_widened(&mine->box, RG_APART);
    if (!tb_boxes_meet(&wide, &his->box))
        return RG_APART;
    gap = kit_between(mine, his);
    return gap > RG_APART ? RG_APART : gap > 0 ? gap - 1 : 0;
}

/* RG-1.40, RG-7.23 */
static bool bars(const lin_view *v, int u, int piece)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_piece *p = &f->scenery.piece[piece];
    const bool major = p->flags & 1 && rg_terrains[f->ground[piece]].linear;

    return p->flags & KIT_IMPASSABLE || major || rg_is_taken_building(v, piece, u);
}

static kit_keeps_off keeps_off(const lin_view *v, int piece)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_piece *p = &f->scenery.piece[piece];

    return p->flags & KIT_IMPASSABLE || rg_is_taken_building(v, piece, RG_NONE)
               ? KIT_KEEPS_OFF_AREA
               : KIT_KEEPS_OFF_NOTHING;
}

static const kit_policy policy = { .key = key,
                                   .stance = stance,
                                   .apart = apart,
                                   .most_apart = RG_APART,
                                   .slack = TB_TOUCH, /* RG-1.40 */
                                   .keeps_off = keeps_off,
                                   .stops = bars };

void rg_open_window(const lin_view *v, kit_window *w)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    w->policy = &policy;
    w->scenery = &f->scenery;
    w->units = f->units;
    w->side = f->side;
    w->bodies = f->bodies;
    w->watched = 8;
    w->watch[0] = (kit_watch){ s->at, sizeof s->at[0], NULL };
    w->watch[1] = (kit_watch){ s->facing, sizeof s->facing[0], NULL };
    w->watch[2] = (kit_watch){ s->where, sizeof s->where[0], NULL };
    w->watch[3] = (kit_watch){ s->formation, sizeof s->formation[0], NULL };
    w->watch[4] = (kit_watch){ s->stands, sizeof s->stands[0], NULL };
    w->watch[5] = (kit_watch){ s->track, sizeof s->track[0], NULL };
    w->watch[6] = (kit_watch){ s->mark, sizeof s->mark[0], NULL };
    w->watch[7] = (kit_watch){ s->in, sizeof s->in[0], NULL };
}

void rg_building_body(const rg_field *f, int piece, tb_body *out)
{
    const tb_outline *shape = &f->scenery.piece[piece].shape;
    const kit_stance inside = { .how = KIT_OUTLINE,
                                .point = shape->point,
                                .points = shape->points };

    kit_form(&inside, out);
}

const tb_body *rg_body(const lin_view *v, int u)
{
    const kit_window *w = rg_window(v);

    return kit_is_held(w, u) ? &w->memory->body[u] : kit_body_by(w, u, key(v, u));
}

/* ---- Places ---- */

lin_point rg_centre_of(const tb_body *b)
{
    int64_t x = 0, y = 0;

    for (int i = 0; i < b->stands; i++) {
        const lin_point c = tb_centre(&b->stand[i]);

        x += c.x;
        y += c.y;
    }
    return b->stands > 0 ? (lin_point){ (int32_t)(x / b->stands), (int32_t)(y / b->stands) }
                         : b->at;
}

lin_point rg_point_nearest(const tb_body *b, lin_point to)
{
    int32_t least = tb_point_distance(&b->stand[0], to);
    int nearest = 0;

    for (int i = 1; i < b->stands && least > 0; i++)
        if (tb_point_within(&b->stand[i], to, least - 1)) {
            least = tb_point_distance(&b->stand[i], to);
            nearest = i;
        }
    return kit_stand_nearest(&b->stand[nearest], to);
}

lin_point rg_centre(const lin_view *v, int u)
{
    return rg_is_leader(rg_field_of(v->field), u) ? rg_leader_at(v, u)
                                                  : rg_centre_of(rg_body(v, u));
}

int32_t rg_radius(const rg_field *f, int leader)
{
    return f->type[leader] == RG_BRIGADE ? LIN_INCH / 2 : 793; /* RG-1.13, RG-1.22 */
}

lin_point rg_leader_at(const lin_view *v, int leader)
{
    const rg_state *s = v->state;
    const int u = s->with[leader];
    const tb_body *b;
    const tb_quad *last;

    if (u == RG_NONE)
        return s->at[leader];
    b = rg_body(v, u);
    if (rg_is_broken(s, u) || s->formation[u] == RG_GARRISON)
        return rg_centre_of(b);
    last = b->bent ? &b->stand[b->stands - 1] : &b->hull;
    return tb_go(
        (lin_point){ (last->p[2].x + last->p[3].x) / 2, (last->p[2].y + last->p[3].y) / 2 },
        tb_bearing(last->p[3], last->p[0]), -rg_radius(rg_field_of(v->field), leader), 0);
}

int rg_attached_to(const rg_field *f, const rg_state *s, int u)
{
    const tb_set *leaders = &f->leaders[f->side[u]];

    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1))
        if (rg_stands(s, c) && s->with[c] == u)
            return c;
    return RG_NONE;
}

int32_t rg_gap(const lin_view *v, int u, int other)
{
    return kit_between(rg_body(v, u), rg_body(v, other));
}

/* Hulls first: what is not within them a few steps farther is not within their stands. */
bool rg_within(const lin_view *v, int u, int other, int32_t far)
{
    const tb_body *a = rg_body(v, u), *b = rg_body(v, other);
    const tb_box wide = kit_box_widened(&a->box, far);

    if (!tb_boxes_meet(&wide, &b->box) || !tb_within(&a->hull, &b->hull, far + TB_SLACK))
        return false;
    for (int i = 0; i < a->stands; i++)
        if (tb_body_within(&a->stand[i], b, far))
            return true;
    return false;
}

/* RG-1.10 */
bool rg_touch(const lin_view *v, int u, int other)
{
    return tb_bodies_touch(rg_body(v, u), rg_body(v, other));
}

tb_set rg_enemies(const lin_view *v, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_set out = { { 0 } };

    for (int u = tb_next(&f->bodies[1 - side], 0); u >= 0; u = tb_next(&f->bodies[1 - side], u + 1))
        if (rg_stands(s, u) && !rg_is_broken(s, u) && f->type[u] != RG_WAGON)
            kit_set_put(&out, u);
    return out;
}

/* How far two boxes are apart at least. */
static int64_t apart2(const tb_box *a, const tb_box *b)
{
    const int64_t x = a->west > b->east   ? a->west - b->east
                      : b->west > a->east ? b->west - a->east
                                          : 0;
    const int64_t y = a->south > b->north   ? a->south - b->north
                      : b->south > a->north ? b->south - a->north
                                            : 0;

    return x * x + y * y;
}

int rg_nearest(const lin_view *v, int u, const tb_set *of, int32_t *far)
{
    const tb_body *b = rg_body(v, u);
    int32_t least = INT32_MAX;
    int found = RG_NONE;

    for (int e = tb_next(of, 0); e >= 0; e = tb_next(of, e + 1)) {
        const tb_body *his = rg_body(v, e);
        int32_t gap;

        if (apart2(&b->box, &his->box) >= (int64_t)least * least)
            continue;
        gap = kit_between(b, his);
        if (gap < least) {
            least = gap;
            found = e;
        }
    }
    if (far)
        *far = least;
    return found;
}

/* Within includes the distance itself (RG-1.8); wagons are nobody's enemy here (RG-2.36). */
bool rg_enemy_is_close(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set enemies = rg_enemies(v, f->side[u]);

    for (int e = tb_next(&enemies, 0); e >= 0; e = tb_next(&enemies, e + 1))
        if (rg_within(v, u, e, rg_close(f)))
            return true;
    return false;
}

/* ---- Room ---- */

bool rg_body_on_table(const rg_field *f, const tb_body *b)
{
    const tb_box table = kit_box_of_table(f->scenery.size),
                 wide = kit_box_widened(&table, TB_TOUCH);

    return kit_box_holds_box(&wide, &b->box);
}

/* m: as kit_refresh has it. */
static tb_set under_in(const kit_memory *m, const tb_set *of, int u, const tb_body *b)
{
    tb_set under = { { 0 } };

    for (int w = tb_next(of, 0); w >= 0; w = tb_next(of, w + 1))
        if (w != u && m->key[w].shape && tb_bodies_bite(b, &m->body[w], TB_TOUCH))
            kit_set_put(&under, w);
    return under;
}

tb_set rg_under(const lin_view *v, const tb_set *of, int u, const tb_body *b)
{
    return under_in(kit_refresh(rg_window(v)), of, u, b);
}

/* Guns let troops pass (RG-6.48), and stand in nobody: who goes through must come out again. */
int rg_lies_on(const lin_view *v, int u, const tb_body *b)
{
    const rg_state *s = v->state;
    const kit_memory *m = kit_refresh(rg_window(v));
    const tb_set near = tb_index_near(&m->index, &b->box);
    const tb_set under = under_in(m, &near, u, b);

    for (int w = tb_next(&under, 0); w >= 0; w = tb_next(&under, w + 1))
        if (!(s->in[u] && s->in[u] == s->in[w])) /* RG-8.28 */
            return w;
    return RG_NONE;
}

int rg_piece_in_the_way(const lin_view *v, const tb_body *b)
{
    rg_cell all;

    rg_ground_in(rg_field_of(v->field), &b->box, &all);
    return all.flags & RG_CELL_STOPS ? kit_piece_in_the_way(rg_window(v), b, KIT_NONE) : RG_NONE;
}

/* RG-1.39: the block of a formation, the stands of a snake. */
bool rg_has_room(const lin_view *v, int u, const tb_body *b, rg_met *met)
{
    const kit_window *w = rg_window(v);
    rg_met m = { RG_NONE, RG_NONE, false };

    m.edge = !rg_body_on_table(rg_field_of(v->field), b);
    if (!m.edge)
        m.unit = kit_unit_in_the_way(w, u, b);
    if (!m.edge && m.unit == RG_NONE)
        m.unit = rg_lies_on(v, u, b);
    if (!m.edge && m.unit == RG_NONE)
        m.piece = rg_piece_in_the_way(v, b);
    if (met)
        *met = m;
    return !m.edge && m.unit == RG_NONE && m.piece == RG_NONE;
}

typedef struct {
    const lin_view *view;
    int leader;
    kit_disc disc;
} disc_search;

/* RG-4.37: on nobody, touching no enemy, and on no other leader's disc. */
static bool disc_will_do(const void *self, lin_point at)
{
    const disc_search *q = self;
    const rg_field *f = rg_field_of(q->view->field);
    const rg_state *s = q->view->state;

    if (!kit_disc_may(&q->disc, at))
        return false;
    for (int c = 0; c < f->units; c++)
        if (c != q->leader && rg_is_leader(f, c) && rg_stands(s, c) && s->with[c] == RG_NONE) {
            const int64_t apart = q->disc.radius + rg_radius(f, c) - TB_TOUCH;

            if (tb_gap2(at, s->at[c]) < apart * apart)
                return false;
        }
    return true;
}

lin_point rg_disc_near(const lin_view *v, int leader, lin_point near)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const disc_search look = { v,
                               leader,
                               { &f->scenery, kit_refresh(rg_window(v)),
                                 &f->bodies[1 - f->side[leader]], rg_radius(f, leader) } };
    lin_point at;

    return kit_find_near(&table, LIN_INCH / 4, near, disc_will_do, &look, &at)
               ? at
               : kit_box_nearest(&table, near);
}

/* RG-1.38: leaders step aside; RG-4.39: for enemies, as friends need none of their ground. */
void rg_make_way(lin_play *p, int u)
{
    const rg_field *f = rg_field_of(p->view.field);
    const tb_set *leaders = &f->leaders[1 - f->side[u]];
    const kit_memory *m =
        kit_refresh(rg_window(&p->view)); /* that a leader moves is nothing to it */
    rg_state *s = p->state;
    tb_set one = { { 0 } };

    kit_set_put(&one, u);
    for (int c = tb_next(leaders, 0); c >= 0; c = tb_next(leaders, c + 1)) {
        const tb_box round = kit_box_round(s->at[c], rg_radius(f, c));

        if (!rg_stands(s, c) || s->with[c] != RG_NONE || !tb_boxes_meet(&round, &m->body[u].box) ||
            kit_disc_lies_on(m, &one, s->at[c], rg_radius(f, c)) == RG_NONE)
            continue;
        s->at[c] = rg_disc_near(&p->view, c, s->at[c]);
        lin_tell(p, RE_PUSHED_ASIDE, c, s->at[c].x, s->at[c].y);
    }
}

void rg_put(lin_play *p, int u, const tb_pose *pose)
{
    rg_state *s = p->state;

    s->at[u] = pose->at;
    s->facing[u] = pose->facing;
    memset(&s->track[u], 0, sizeof s->track[u]);
    rg_make_way(p, u);
}

void rg_put_track(lin_play *p, int u, const kit_track *t)
{
    rg_state *s = p->state;

    s->at[u] = t->head;
    s->facing[u] = t->facing;
    kit_track_pack(t, rg_length(rg_field_of(p->view.field), s, u), &s->track[u]);
    rg_make_way(p, u);
}

typedef struct {
    const lin_view *view;
    int unit;
    tb_body body;
} search;

static bool will_do(const void *self, lin_point at)
{
    const search *q = self;
    tb_body b = q->body;

    tb_shift(&b, at);
    return rg_has_room(q->view, q->unit, &b, NULL);
}

bool rg_find_room(const lin_view *v, int u, tb_pose *pose)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    search q = { .view = v, .unit = u };
    lin_point at;

    tb_form(pose, &q.body);
    if (!kit_find_near(&table, LIN_INCH / 4, pose->at, will_do, &q, &at))
        return false;
    pose->at = at;
    return true;
}
