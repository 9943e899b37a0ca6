/* sight_gather.c -- what may be in the way of a look, gathered once from the index. */
#include "sight.h"

static int32_t most_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static bool is_inside(const lf_state *s, int u, int piece)
{
    return s->mark[u] & LF_INSIDE && s->ground[u] == piece;
}

static bool may_block(const look *k, int piece)
{
    const lf_scenery *p = &k->f->piece[piece];

    if (p->kind == LF_OBSTACLE)
        return p->flags & LIN_TALL;
    if (p->kind == LF_BUILDING)
        return !is_inside(k->s, k->from, piece) && !is_inside(k->s, k->to, piece);
    return p->kind == LF_HILL || lf_obscures(p);
}

/* All lines run near the one from the middle eye to the target's centre: no further off than either end is wide. */
typedef struct { lin_point a, b; int32_t off; tb_box box; } beam;

static beam beam_to(const look *k, const tb_body *target)
{
    const tb_box eyes = tb_box_of(k->eye, k->eyes), *b = &target->box;
    beam out = { .a = k->eye[0], .b = { (b->west + b->east) / 2, (b->south + b->north) / 2 }, .box = eyes };

    out.off = most_of(eyes.east - eyes.west + eyes.north - eyes.south, (b->east - b->west + b->north - b->south) / 2 + 1);
    tb_box_add(&out.box, &k->centre, 1);
    tb_box_add(&out.box, (const lin_point[2]){ { b->west, b->south }, { b->east, b->north } }, 2);
    return out;
}

static bool is_near_beam(const beam *m, const tb_box *box)
{
    const tb_box wide = { box->west - m->off, box->south - m->off, box->east + m->off, box->north + m->off };

    return tb_crosses_box(&wide, m->a, m->b) && tb_boxes_meet(&m->box, box);
}

static void gather_pieces(look *k, const beam *m)
{
    const tb_set near = tb_index_near(&k->f->scenery, &m->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const lf_scenery *p = &k->f->piece[i];
        on_the_way w = { .piece = (uint8_t)i, .mine = LF_OUTSIDE, .his = LF_OUTSIDE };

        if (!is_near_beam(m, &p->shape.box))
            continue;
        if (lf_obscures(p)) {
            w.mine = (uint8_t)lf_lies_in(k->f, k->s, k->from, i);
            w.his = (uint8_t)lf_lies_in(k->f, k->s, k->to, i);
        }
        if (may_block(k, i))
            k->block[k->blocking++] = w;
        else if (p->kind == LF_OBSTACLE && i != k->lined_up)
            k->cover[k->covering++] = (uint8_t)i;
    }
    for (int i = k->f->pieces; i < k->f->pieces + k->s->works; i++)
        if (i != k->lined_up)
            k->cover[k->covering++] = (uint8_t)i;
}

void lf_gather(look *k, const tb_body *target)
{
    const lf_beside *all = lf_look(k->f, k->s);
    const beam m = beam_to(k, target);
    const tb_set near = tb_index_near(&all->index, &m.box);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (u != k->from && u != k->to && lf_may_hide(k, u) &&      /* LF-SI-11 */
            is_near_beam(&m, &all->body[u].box))
            k->unit[k->units++] = (uint8_t)u;
    lf_gather_seams(k);
    gather_pieces(k, &m);
}
