/* sight_gather.c -- what may be in the way of a look, gathered once from the index. */
#include "kit/sighting.h"

/* ---- All lines together ---- */

/* Four points round the target: its hull, or if it is bent its box. */
tb_quad kit_corners_round(const tb_body *target)
{
    const tb_box *b = &target->box;

    if (!target->bent)
        return target->hull;
    return (tb_quad){ { { b->west, b->south },
                        { b->west, b->north },
                        { b->east, b->north },
                        { b->east, b->south } } };
}

/* Lines run from the eyes to the target: between two parallels, one past whatever lies furthest to
 * the left, one past whatever lies furthest to the right. What lies beyond either is in nobody's
 * way. */
typedef struct {
    int64_t left, right;
} width;

typedef struct {
    tb_box box;           /* round all of it */
    int64_t x, y;         /* from the middle eye to the target's middle */
    width all;            /* the parallels */
    width common;         /* what hides all of the target reaches from side to side of this */
    int64_t eyes, target; /* where the last eye is; where the target begins */
    lin_point a, b;       /* a line down the middle, and */
    int32_t off;          /* how far from it any other may run */
} beam;

#define SLACK \
    (2 * TB_TOUCH) /* stands are rounded, and a seam is a touch wider than what it joins */

static int64_t size_of(int64_t n)
{
    return n < 0 ? -n : n;
}

static int64_t most_of(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t least_of(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* How far to the left of the way some points lie, and how far along it: doubled, as those of a box
 * are. */
static width width_of(const beam *m, const lin_point *p, int n)
{
    width w = { INT64_MIN, INT64_MAX };

    for (int i = 0; i < n; i++) {
        const int64_t left = 2 * (m->x * p[i].y - m->y * p[i].x);

        w.left = most_of(w.left, left);
        w.right = least_of(w.right, left);
    }
    return w;
}

static int64_t along(const beam *m, lin_point p)
{
    return 2 * (m->x * p.x + m->y * p.y);
}

static width width_of_box(const beam *m, const tb_box *b)
{
    const int64_t left = m->x * (b->south + b->north) - m->y * (b->west + b->east);
    const int64_t half =
        size_of(m->x) * (b->north - b->south) + size_of(m->y) * (b->east - b->west);

    return (width){ left + half, left - half };
}

static beam beam_to(const kit_sighting *k, const tb_body *target)
{
    const tb_box eyes = tb_box_of(k->eye, k->eyes), *b = &target->box;
    const tb_quad corner = kit_corners_round(target);
    beam m = { .a = k->eye[0],
               .b = { (b->west + b->east) / 2, (b->south + b->north) / 2 },
               .box = eyes };
    width from, to, centre;
    int64_t slack;

    m.off = (int32_t)most_of(eyes.east - eyes.west + eyes.north - eyes.south,
                             (b->east - b->west + b->north - b->south) / 2 + 1);
    tb_box_add(&m.box, &k->centre, 1);
    tb_box_add(&m.box, (const lin_point[2]){ { b->west, b->south }, { b->east, b->north } }, 2);
    m.x = m.b.x - m.a.x;
    m.y = m.b.y - m.a.y;
    slack = 2 * SLACK * (size_of(m.x) + size_of(m.y));
    from = width_of(&m, k->eye, k->eyes);
    to = width_of(&m, corner.p, 4);
    centre = width_of(&m, &k->centre, 1);
    m.all.left = most_of(centre.left, most_of(from.left, to.left)) + slack;
    m.all.right = least_of(centre.right, least_of(from.right, to.right)) - slack;
    m.common.left = least_of(from.left, to.left);
    m.common.right = most_of(from.right, to.right);
    m.eyes = along(&m, k->eye[0]);
    m.target = along(&m, corner.p[0]);
    for (int i = 1; i < k->eyes; i++)
        m.eyes = most_of(m.eyes, along(&m, k->eye[i]));
    for (int i = 1; i < 4; i++)
        m.target = least_of(m.target, along(&m, corner.p[i]));
    m.target -= slack;
    return m;
}

static bool is_in_beam(const beam *m, const tb_box *b)
{
    const width w = width_of_box(m, b);

    return w.right <= m->all.left && w.left >= m->all.right && tb_boxes_meet(&m->box, b);
}

/* What has corners in all lines to the target has some as far left as the line furthest left at one
 * of its ends, and as far right. */
static bool spans(const beam *m, const tb_box *b)
{
    const width w = width_of_box(m, b);

    return w.left >= m->common.left && w.right <= m->common.right;
}

/* Does it lie beyond all eyes; and short of the target? Its box, if need be its corners. */
static void place(const beam *m, kit_barrier *w, const tb_box *b, const lin_point *p, int n)
{
    const int64_t at = m->x * (b->west + b->east) + m->y * (b->south + b->north);
    const int64_t half =
        size_of(m->x) * (b->east - b->west) + size_of(m->y) * (b->north - b->south);
    int64_t first = at - half, last = at + half;

    if (first <= m->eyes || last >= m->target) {
        first = last = along(m, p[0]);
        for (int i = 1; i < n; i++) {
            first = least_of(first, along(m, p[i]));
            last = most_of(last, along(m, p[i]));
        }
    }
    w->known = 0;
    w->ahead = first > m->eyes;
    w->between = w->ahead && last < m->target;
}

/* A wider beam, for what matters though no line may meet it: what one of the two lies in, and
 * elements that touch. */
static bool is_near_beam(const beam *m, const tb_box *box)
{
    const tb_box wide = { box->west - m->off, box->south - m->off, box->east + m->off,
                          box->north + m->off };

    return tb_crosses_box(&wide, m->a, m->b) && tb_boxes_meet(&m->box, box);
}

/* ---- Gathering ---- */

static int usual_role(const kit_piece *p)
{
    const int rises = p->kind == KIT_HILL ? KIT_BLOCKS_AS_HILL : 0;

    if (p->kind == KIT_OBSTACLE)
        return p->flags & KIT_TALL ? KIT_BLOCKS_AS_LINE : KIT_COVERS;
    if (p->kind == KIT_BUILDING)
        return KIT_BLOCKS_AS_LINE;
    return rises | (p->flags & KIT_OBSCURES ? KIT_BLOCKS_AS_AREA : 0);
}

static int role_of(const kit_sighting *k, int piece)
{
    return k->policy->role ? k->policy->role(k, piece) : usual_role(&k->scenery->piece[piece]);
}

static int height_of(const kit_sighting *k, const kit_piece *p)
{
    if (k->policy->height)
        return k->policy->height(p);
    return p->kind == KIT_BUILDING || p->flags & KIT_WOODED ? 3 : 1;
}

static bool may_hide(const kit_sighting *k, int u)
{
    return !k->policy->hides || k->policy->hides(k, u);
}

static kit_lie lie_of(const kit_memory *all, int u, int piece)
{
    return !kit_set_has(&all->lies[u], piece)  ? KIT_OUTSIDE
           : kit_set_has(&all->deep[u], piece) ? KIT_DEEP
                                               : KIT_AT_EDGE;
}

static bool is_lain_in(const kit_sighting *k, int piece)
{
    return kit_set_has(&k->all->lies[k->from], piece) || kit_set_has(&k->all->lies[k->to], piece);
}

static void add_piece(kit_sighting *k, const beam *m, int i)
{
    kit_barrier *w = &k->block[k->blocking];
    const kit_piece *p = &k->scenery->piece[i];
    int role;

    if (is_lain_in(k, i) ? !is_near_beam(m, &p->shape.box) : !is_in_beam(m, &p->shape.box))
        return;
    role = role_of(k, i);
    if (role & (KIT_BLOCKS_AS_AREA | KIT_BLOCKS_AS_HILL | KIT_BLOCKS_AS_LINE)) {
        const tb_box core = { p->core.p[3].x, p->core.p[3].y, p->core.p[1].x, p->core.p[1].y };

        w->number = (uint8_t)i;
        w->unit = false;
        w->role = (uint8_t)role;
        w->height = (uint8_t)height_of(k, p);
        w->mine = (uint8_t)lie_of(k->all, k->from, i);
        if (w->mine == KIT_OUTSIDE && role & KIT_LOOKS_OUT)
            w->mine = KIT_AT_EDGE;
        w->his = (uint8_t)lie_of(k->all, k->to, i);
        w->plain = kit_is_plain_piece(k, w);
        w->spans = spans(m, &core);
        place(m, w, &p->shape.box, &k->scenery->rim[p->rim], p->rim_points);
        k->blocking++;
    } else if (role & KIT_COVERS && i != k->ask->over) {
        k->cover[k->covering++] = (uint8_t)i;
    }
}

static void gather_pieces(kit_sighting *k, const beam *m)
{
    const tb_set near = kit_scenery_near(k->scenery, &m->box);

    k->blocking = k->covering = 0;
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        add_piece(k, m, i);
    for (int i = k->scenery->pieces; i < kit_lines(k->window); i++)
        if (i != k->ask->over)
            k->cover[k->covering++] = (uint8_t)i;
}

static void add_unit(kit_sighting *k, const beam *m, int u)
{
    kit_barrier *w = &k->unit[k->units++];
    const tb_body *b = &k->all->body[u];

    w->number = (uint8_t)u;
    w->unit = true;
    w->role = w->height = 0;
    w->mine = w->his = KIT_OUTSIDE;
    w->plain = kit_is_plain_unit(k, u);
    w->spans = spans(m, &b->box);
    place(m, w, &b->box, b->hull.p, 4);
}

/* If any two touch in the beam: all that do, there and about it. As many as there is room for
 * count, in this order. */
static void gather_seams(kit_sighting *k, const beam *m, const tb_set *near, uint8_t *unit)
{
    int n = 0;

    for (int i = 0; i < k->units; i++)
        unit[i] = k->unit[i].number;
    if (!kit_gather_seams(k, unit, k->units))
        return;
    for (int u = tb_next(near, 0); u >= 0; u = tb_next(near, u + 1))
        if (may_hide(k, u) && is_near_beam(m, &k->all->body[u].box))
            unit[n++] = (uint8_t)u;
    kit_gather_seams(k, unit, n);
}

static void gather_units(kit_sighting *k, const beam *m)
{
    tb_set near = tb_index_near(&k->all->index, &m->box);
    uint8_t unit[KIT_UNITS];

    kit_set_drop(&near, k->from); /* neither hides himself */
    kit_set_drop(&near, k->to);
    k->units = 0;
    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (is_in_beam(m, &k->all->body[u].box) && may_hide(k, u))
            add_unit(k, m, u);
    gather_seams(k, m, &near, unit);
}

void kit_gather(kit_sighting *k, const tb_body *target)
{
    const beam m = beam_to(k, target);

    gather_units(k, &m);
    gather_pieces(k, &m);
}
