/* toll.c -- what the ground takes from a straight way: IB-3.26 to IB-3.38, IB-3.46, IB-3.51.
 *
 * All ground is judged along the track of the flag (IB-3.32), so a way is a segment. What it meets
 * is written down in the order in which it meets it: lines crossed, difficult ground, woods entered
 * and left, ground that bars. Whoever goes then pays from one meeting to the next: so much for each
 * unit of the way, double in woods; and at each line or marsh the allowance itself falls. Where
 * what was spent would exceed what is left, the way ends. Marches, charges and commanders' rides
 * are all paid here.
 *
 * A flag often ends right upon a hedge, or by rounding a hair's breadth off it. It counts as on the
 * side of its footprint: the track of one who goes ahead is looked at from a little behind the
 * flag, and that of one who goes back from a little beyond, as much as two shapes may bite into
 * each other by rounding (IB-1.14). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"

ib_traveller ib_traveller_of(const ib_field *f, int u, ib_manner manner)
{
    const int troops = f->troops[u];
    const bool light =
        troops == IB_LIGHT_TROOPS || troops == IB_INDIANS || troops == IB_RIFLEMEN; /* IB-3.29 */

    return (ib_traveller){ .manner = manner,
                           .type = f->type[u],
                           .woods = !ib_is_unit(f, u) || !light,
                           .on_hoof = !ib_is_unit(f, u) };
}

/* ---- Meetings ---- */

/* The way as it is looked at. */
typedef struct {
    const ib_field *f;
    const ib_traveller *who;
    lin_point from, a, b; /* a lies before the flag, or beyond it */
    tb_angle way;
    int32_t far, lead; /* lead: how far a lies before it */
    ib_toll *toll;
} track;

static void meet(const track *t, int32_t at, ib_meets what, int piece)
{
    ib_toll *toll = t->toll;
    int k = toll->n;

    at = at < 0 ? 0 : at;
    if (at >= t->far || k == IB_MEETINGS)
        return;
    for (toll->n++; k > 0 && toll->meeting[k - 1].at > at; k--)
        toll->meeting[k] = toll->meeting[k - 1];
    toll->meeting[k].at = at;
    toll->meeting[k].what = (uint8_t)what;
    toll->meeting[k].piece = (uint8_t)piece;
}

/* Where one who goes up to it has not crossed it: ahead on the line itself; else short of it, by
 * more than rounding could undo. */
static int32_t last_before(const track *t, int32_t along)
{
    const int32_t at = along - t->lead;

    return t->who->manner == IB_GOES_AHEAD || t->who->manner == IB_GOES_ROUND
               ? at
               : at - 2 * TB_SLACK - 1;
}

/* ---- Gaps ---- */

/* IB-3.36: does a ford or bridge lead over it there? */
static bool is_bridged(const ib_field *f, const tb_set *near, lin_point p)
{
    for (int i = tb_next(near, 0); i >= 0; i = tb_next(near, i + 1)) {
        const kit_piece *g = &f->scenery.piece[i];
        const int64_t half = g->width / 2 + TB_TOUCH;

        if (f->ground[i] & IB_IS_GAP &&
            tb_gap2(p, tb_line_nearest(&g->shape, p, NULL)) <= half * half)
            return true;
    }
    return false;
}

/* IB-3.58: does a road pass the line there, a gate as wide as the road? */
static bool has_gate(const ib_field *f, const tb_set *near, const tb_outline *line, lin_point p)
{
    for (int i = tb_next(near, 0); i >= 0; i = tb_next(near, i + 1)) {
        const tb_outline *road = &f->scenery.piece[i].shape;
        const int64_t half = ib_road_width(f, i) / 2 + TB_TOUCH;

        if (!(f->ground[i] & IB_IS_ROAD))
            continue;
        for (int k = 0; k + 1 < road->points; k++) {
            const lin_point a = road->point[k], b = road->point[k + 1];
            const int32_t whole = kit_length(kit_way(a, b));
            int32_t at[TB_POINTS];
            const int n = tb_line_cuts(line, a, b, at);

            for (int c = 0; c < n; c++)
                if (tb_gap2(p, kit_ray_point(a, b, at[c], whole)) <= half * half)
                    return true;
        }
    }
    return false;
}

static bool is_open(const ib_field *f, const tb_outline *line, lin_point p)
{
    const tb_box box = kit_box_round(p, f->widest_gap / 2 + TB_TOUCH);
    const tb_set near = kit_scenery_near(&f->scenery, &box);

    return is_bridged(f, &near, p) || has_gate(f, &near, line, p);
}

/* ---- Pieces ---- */

static lin_point at_along(const track *t, int32_t along)
{
    return kit_ray_point(t->a, t->b, along, kit_length(kit_way(t->a, t->b)));
}

/* IB-3.26, IB-3.27: each line that it crosses, off the gaps. */
static void meet_line(const track *t, int piece)
{
    const tb_outline *line = &t->f->scenery.piece[piece].shape;
    int32_t at[TB_POINTS];
    const int n = tb_line_crossings(line, t->a, t->b, at);

    for (int i = 0; i < n; i++)
        if (!is_open(t->f, line, at_along(t, at[i])))
            meet(t, last_before(t, at[i]), IB_MEETS_OBSTACLE, piece);
}

/* Does the way lead into the area at that one of its crossings, or out of it? By the ground half
 * way to the next. */
static bool leads_in(const track *t, const tb_outline *area, const int32_t *at, int n, int i)
{
    int32_t next = kit_length(kit_way(t->a, t->b));

    for (int k = 0; k < n; k++)
        next = at[k] > at[i] && at[k] < next ? at[k] : next;
    return tb_area_holds(area, at_along(t, at[i] + (next - at[i]) / 2));
}

/* IB-3.34, IB-3.35: foot goes in and out as over an obstacle; horse and guns do not go in. */
static void meet_house(const track *t, int piece)
{
    const tb_outline *house = &t->f->scenery.piece[piece].shape;
    int32_t at[TB_POINTS];
    const int n = tb_line_crossings(house, t->a, t->b, at);

    for (int i = 0; i < n; i++)
        meet(t, last_before(t, at[i]),
             t->who->type != IB_INFANTRY && leads_in(t, house, at, n, i) ? IB_MEETS_BAR
                                                                         : IB_MEETS_OBSTACLE,
             piece);
}

/* IB-3.37. Who stands in it, by whatever mishap, may leave it. */
static void meet_impassable(const track *t, int piece)
{
    const kit_scenery *g = &t->f->scenery;
    const tb_quad flag = { { { t->from.x - 1, t->from.y + 1 },
                             { t->from.x + 1, t->from.y + 1 },
                             { t->from.x + 1, t->from.y - 1 },
                             { t->from.x - 1, t->from.y - 1 } } };
    const tb_convex here = tb_convex_of(&flag);
    int32_t free;

    if (kit_scenery_bars(g, piece, &here))
        return;
    free = kit_free_of_barred(g, piece, &flag, t->way, t->far);
    if (free < t->far)
        meet(t, free, IB_MEETS_BAR, piece);
}

static int32_t woods_alone(const kit_ray *r, int piece)
{
    const ib_field *f = ib_field_of(r->window->view.field);

    return f->ground[piece] & IB_IS_WOODS ? 1 : KIT_NO_GROUND;
}

static int32_t difficult_alone(const kit_ray *r, int piece)
{
    const ib_field *f = ib_field_of(r->window->view.field);

    return f->ground[piece] & IB_IS_DIFFICULT ? 1 : KIT_NO_GROUND;
}

/* IB-1.29: to go along the edge is to go inside. */
static int stretches(const lin_view *view, const track *t,
                     int32_t (*price)(const kit_ray *r, int piece), kit_stretch *out, int max)
{
    const kit_ray_policy policy = { .price = price };
    const kit_ray ray = { .window = ib_window(view),
                          .policy = &policy,
                          .a = t->from,
                          .b = tb_go(t->from, t->way, t->far, 0),
                          .from = KIT_NONE,
                          .to = KIT_NONE };

    return kit_ray_stretches(&ray, out, max);
}

/* IB-3.29 */
static void meet_woods(const lin_view *view, const track *t)
{
    kit_stretch stretch[IB_MEETINGS / 4];
    const int n = stretches(view, t, woods_alone, stretch, IB_MEETINGS / 4);

    for (int i = 0; i < n; i++)
        if (stretch[i].piece != KIT_NONE) {
            meet(t, stretch[i].from, IB_MEETS_WOODS, stretch[i].piece);
            meet(t, stretch[i].to, IB_LEAVES_WOODS, stretch[i].piece);
        }
}

/* IB-3.28: from where the track first lies in it. */
static void meet_difficult(const lin_view *view, const track *t)
{
    kit_stretch stretch[2]; /* open ground before it, or not */
    const int n = stretches(view, t, difficult_alone, stretch, 2);

    for (int i = 0; i < n; i++)
        if (stretch[i].piece != KIT_NONE) {
            meet(t, stretch[i].from, IB_MEETS_DIFFICULT, stretch[i].piece);
            return;
        }
}

static void meet_piece(const track *t, int piece)
{
    const int ground = t->f->ground[piece];

    if (ground & IB_IS_OBSTACLE && !t->who->by_road)
        meet_line(t, piece);
    if (ground & IB_IS_HOUSE && !t->who->by_road && !t->who->on_hoof)
        meet_house(t, piece);
    if (t->f->scenery.piece[piece].flags & KIT_IMPASSABLE)
        meet_impassable(t, piece);
}

void ib_read_toll(const lin_view *view, const ib_traveller *who, lin_point from, tb_angle way,
                  int32_t far, ib_toll *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int32_t lead = who->manner == IB_GOES_AHEAD  ? TB_SLACK
                         : who->manner == IB_GOES_BACK ? -TB_SLACK
                                                       : 0;
    const int32_t beyond_end = who->manner == IB_GOES_ROUND ? 0 : 3 * TB_SLACK;
    const track t = { .f = f,
                      .who = who,
                      .from = from,
                      .a = tb_go(from, way, -lead, 0),
                      .b = tb_go(from, way, far + beyond_end, 0),
                      .way = way,
                      .far = far,
                      .lead = lead,
                      .toll = out };
    const tb_box box = tb_box_of((const lin_point[2]){ t.a, t.b }, 2);
    const tb_box wide = kit_box_widened(&box, TB_SLACK);
    const tb_set near = kit_scenery_near(&f->scenery, &wide);
    int all = 0;

    out->n = 0;
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        if (!tb_boxes_meet(&wide, &f->scenery.piece[i].shape.box))
            continue;
        meet_piece(&t, i);
        all |= f->ground[i];
    }
    if (all & IB_IS_DIFFICULT && !who->on_hoof && far > 0)
        meet_difficult(view, &t);
    if (all & IB_IS_WOODS && who->woods && far > 0)
        meet_woods(view, &t);
}

/* ---- Paying ---- */

/* IB-3.26, IB-3.28: what is left of an allowance. */
static int32_t left_of(int32_t base, int obstacles, bool difficult)
{
    const int32_t left =
        base - IB_IN(IB_OBSTACLE_LESS) * obstacles - (difficult ? IB_IN(IB_DIFFICULT_LESS) : 0);

    return left < 0 ? 0 : left;
}

int32_t ib_allowance(const ib_march *m, int obstacles, bool difficult)
{
    return left_of(m->base, obstacles, difficult);
}

/* IB-3.31: ground first, then the share of the effort; halves in whole steps, rounded down. */
int32_t ib_spendable(const ib_purse *purse, int obstacles, bool difficult)
{
    return left_of(purse->base, obstacles, difficult) * purse->halves / 2;
}

/* What holds beyond some meetings at one place. */
typedef struct {
    int obstacles, woods;
    bool difficult, barred;
    uint8_t piece; /* the one that takes or bars */
} beyond;

static int pass(const ib_toll *t, int i, beyond *b)
{
    const int32_t at = t->meeting[i].at;

    for (; i < t->n && t->meeting[i].at == at; i++) {
        const int what = t->meeting[i].what;

        b->obstacles += what == IB_MEETS_OBSTACLE;
        b->difficult |= what == IB_MEETS_DIFFICULT;
        b->barred |= what == IB_MEETS_BAR;
        b->woods += what == IB_MEETS_WOODS ? 1 : what == IB_LEAVES_WOODS ? -1 : 0;
        if (what != IB_MEETS_WOODS && what != IB_LEAVES_WOODS)
            b->piece = t->meeting[i].piece;
    }
    return i;
}

int32_t ib_pay_toll(const ib_toll *t, ib_purse *purse, int32_t far, uint8_t *by)
{
    beyond now = { .obstacles = purse->obstacles, .difficult = purse->difficult, .piece = IB_NONE };
    int32_t at = 0;

    *by = IB_NONE;
    for (int i = 0;;) {
        const int32_t rate = purse->price * (now.woods > 0 ? 2 : 1);
        const int32_t next = i < t->n && t->meeting[i].at < far ? t->meeting[i].at : far;
        const int32_t left = ib_spendable(purse, now.obstacles, now.difficult) - purse->cost;
        const int32_t can = left < 0 ? 0 : left / rate;
        beyond then = now;

        purse->obstacles = (uint8_t)now.obstacles;
        purse->difficult = now.difficult;
        if (can < next - at) {
            purse->cost += can * rate;
            return at + can;
        }
        purse->cost += (next - at) * rate;
        at = next;
        if (at == far)
            return at;
        then.piece = IB_NONE;
        i = pass(t, i, &then);
        /* IB-3.30, IB-3.46: it may come to the line, but not beyond. */
        if (then.barred || (then.piece != IB_NONE &&
                            ib_spendable(purse, then.obstacles, then.difficult) <= purse->cost)) {
            *by = then.piece;
            return at;
        }
        now = then;
    }
}

/* IB-3.75 */
int32_t ib_way_within(const lin_view *view, int u, lin_point from, tb_angle way, int32_t reach,
                      uint8_t *obstacles, uint8_t *difficult)
{
    const ib_traveller who = ib_traveller_of(ib_field_of(view->field), u, IB_GOES_AHEAD);
    ib_purse purse = { .base = reach, .halves = 2, .price = 1 };
    ib_toll toll;
    uint8_t by;
    int32_t far;

    ib_read_toll(view, &who, from, way, reach, &toll);
    far = ib_pay_toll(&toll, &purse, reach, &by);
    *obstacles = purse.obstacles;
    *difficult = purse.difficult;
    return far;
}
