/* sight_gather.c -- what may be in the way of a look, gathered once from the index. */
#include "sight.h"

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
    return (p->kind == LF_HILL && 2 * p->level >= lf_eye_of(k->lowest)) || lf_obscures(p);
}

/* ---- All lines together ---- */

/* Four points round the target: its hull, or if it is bent its box. */
tb_quad lf_corners_of(const tb_body *target)
{
    const tb_box *b = &target->box;

    if (!target->bent)
        return target->hull;
    return (tb_quad){ { { b->west, b->south }, { b->west, b->north }, { b->east, b->north }, { b->east, b->south } } };
}

/* Lines run from the eyes to the target: between two parallels, one past whatever lies furthest to the left, one past whatever
 * lies furthest to the right. What lies beyond either is in nobody's way. */
typedef struct {
    tb_box box;                       /* round all of it                           */
    int64_t x, y;                     /* from the middle eye to the target's middle */
    int64_t left, right;              /* the parallels                             */
    int64_t eyes, target;             /* where the last eye is; where the target begins */
    lin_point a, b;                   /* a line down the middle, and               */
    int32_t off;                      /* how far from it any other may run         */
} beam;

#define ROUNDED 2                     /* a stand may reach so far out of its hull  */

static int64_t size_of(int64_t n)
{
    return n < 0 ? -n : n;
}

static int32_t most_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* How far to the left of the way it lies, and how far along it: doubled, as those of a box are. */
static int64_t to_left(const beam *m, lin_point p)
{
    return 2 * (m->x * p.y - m->y * p.x);
}

static int64_t along(const beam *m, lin_point p)
{
    return 2 * (m->x * p.x + m->y * p.y);
}

static void widen(beam *m, lin_point p)
{
    const int64_t left = to_left(m, p);

    m->left = left > m->left ? left : m->left;
    m->right = left < m->right ? left : m->right;
}

static beam beam_to(const look *k, const tb_body *target)
{
    const tb_box eyes = tb_box_of(k->eye, k->eyes), *b = &target->box;
    const tb_quad corner = lf_corners_of(target);
    beam m = { .a = k->eye[0], .b = { (b->west + b->east) / 2, (b->south + b->north) / 2 }, .box = eyes };
    int64_t slack;

    m.off = most_of(eyes.east - eyes.west + eyes.north - eyes.south, (b->east - b->west + b->north - b->south) / 2 + 1);
    tb_box_add(&m.box, &k->centre, 1);
    tb_box_add(&m.box, (const lin_point[2]){ { b->west, b->south }, { b->east, b->north } }, 2);
    m.x = m.b.x - m.a.x;
    m.y = m.b.y - m.a.y;
    slack = 2 * ROUNDED * (size_of(m.x) + size_of(m.y));
    m.left = m.right = to_left(&m, k->centre);
    m.eyes = along(&m, k->eye[0]);
    m.target = along(&m, corner.p[0]);
    for (int i = 0; i < k->eyes; i++) {
        widen(&m, k->eye[i]);
        m.eyes = along(&m, k->eye[i]) > m.eyes ? along(&m, k->eye[i]) : m.eyes;
    }
    for (int i = 0; i < 4; i++) {
        widen(&m, corner.p[i]);
        m.target = along(&m, corner.p[i]) < m.target ? along(&m, corner.p[i]) : m.target;
    }
    m.left += slack;
    m.right -= slack;
    m.target -= slack;
    return m;
}

static bool is_in_beam(const beam *m, const tb_box *b)
{
    const int64_t left = m->x * (b->south + b->north) - m->y * (b->west + b->east);
    const int64_t half = size_of(m->x) * (b->north - b->south) + size_of(m->y) * (b->east - b->west);

    return left - half <= m->left && left + half >= m->right && tb_boxes_meet(&m->box, b);
}

/* Beyond all eyes and short of the target. */
static bool is_between(const beam *m, const tb_box *b)
{
    const int64_t at = m->x * (b->west + b->east) + m->y * (b->south + b->north);
    const int64_t half = size_of(m->x) * (b->east - b->west) + size_of(m->y) * (b->north - b->south);

    return at - half > m->eyes && at + half < m->target;
}

/* A wider beam, for what matters though no line may meet it: what one of the two lies in, and elements that touch. */
static bool is_near_beam(const beam *m, const tb_box *box)
{
    const tb_box wide = { box->west - m->off, box->south - m->off, box->east + m->off, box->north + m->off };

    return tb_crosses_box(&wide, m->a, m->b) && tb_boxes_meet(&m->box, box);
}

/* ---- Gathering ---- */

static lf_lie lie_of(const lf_beside *all, int u, int piece)
{
    return !lf_has(&all->lies[u], piece) ? LF_OUTSIDE : lf_has(&all->deep[u], piece) ? LF_DEEP : LF_AT_EDGE;
}

static void add_piece(look *k, const beam *m, int i)
{
    barrier *w = &k->block[k->blocking];
    const lf_scenery *p = &k->f->piece[i];

    w->number = (uint8_t)i;
    w->element = false;
    w->mine = (uint8_t)lie_of(k->all, k->from, i);
    w->his = (uint8_t)lie_of(k->all, k->to, i);
    if (w->mine == LF_OUTSIDE && w->his == LF_OUTSIDE ? !is_in_beam(m, &p->shape.box) : !is_near_beam(m, &p->shape.box))
        return;
    if (may_block(k, i)) {
        w->plain = lf_is_plain_piece(k, w);
        w->between = is_between(m, &p->shape.box);
        w->known = 0;
        k->blocking++;
    } else if (p->kind == LF_OBSTACLE && i != k->lined_up) {
        k->cover[k->covering++] = (uint8_t)i;
    }
}

static void gather_pieces(look *k, const beam *m)
{
    const tb_set near = tb_index_near(&k->f->scenery, &m->box);

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        add_piece(k, m, i);
    for (int i = k->f->pieces; i < k->f->pieces + k->s->works; i++)
        if (i != k->lined_up)
            k->cover[k->covering++] = (uint8_t)i;
}

static void gather_units(look *k, const beam *m)
{
    const tb_set near = tb_index_near(&k->all->index, &m->box);
    uint8_t about[LF_UNITS];
    int n = 0;

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1)) {
        const tb_box *box = &k->all->body[u].box;

        if (u == k->from || u == k->to || !lf_may_hide(k, u) || !is_near_beam(m, box))       /* LF-SI-11 */
            continue;
        about[n++] = (uint8_t)u;
        if (is_in_beam(m, box))
            k->unit[k->units++] = (barrier){ .number = (uint8_t)u, .element = true, .plain = lf_is_plain_element(k, u), .between = is_between(m, box) };
    }
    lf_gather_seams(k, about, n);
}

void lf_gather(look *k, const tb_body *target)
{
    const beam m = beam_to(k, target);

    k->blocking = k->covering = k->units = k->seams = 0;
    gather_units(k, &m);
    gather_pieces(k, &m);
}
