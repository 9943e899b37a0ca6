/* leg.c -- one leg of a march: straight ahead, straight back, or a wheel. IB-3.39 to IB-3.52.
 *
 * A leg is declared, and then measured as it is made: it goes on until what was declared is done,
 * the effort is used up, ground bars it, a unit is in its way or the table ends, whichever comes
 * first, and it never fails. The footprint is what meets others; the flag is what meets ground. A
 * march, a road (road.c) and whoever wonders where a leg would lead all go through here. */
#include "kit/slide.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"

ib_purse ib_purse_of(const lin_view *view, int u, const ib_march *m, int amount)
{
    const ib_state *s = view->state;
    const int left = 2 - s->effort[u];

    return (ib_purse){ .base = m->base,
                       .cost = m->cost,
                       .halves = amount == IB_HALF && left > 1 ? 1 : left,
                       .price = 1,
                       .obstacles = m->obstacles,
                       .difficult = m->difficult };
}

/* ---- Others ---- */

/* IB-3.43: skirmishers go through friends, and friends through them. */
static bool may_pass(const lin_view *view, int u, int other)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return f->side[u] == f->side[other] &&
           (s->formation[u] == IB_SKIRMISH || s->formation[other] == IB_SKIRMISH);
}

/* Everybody whom the footprint may meet on its way. */
static tb_set met_by(const lin_view *view, int u, const tb_quad *hull, lin_point by)
{
    const tb_box swept = kit_swath_box(hull, by);

    return kit_others_near(kit_refresh(ib_window(view)), u, &swept, 2 * TB_TOUCH);
}

#define KEEP (TB_TOUCH + 2) /* so far off one that may not be touched: a sweep errs by a step */

/* IB-3.47, IB-3.48: how far before one of them stops it. An enemy that it touches does so only
 * where it would overlap him. */
static kit_run free_of_units(const lin_view *view, int u, const tb_quad *hull, lin_point by,
                             const tb_set *met)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_memory *m = kit_refresh(ib_window(view));
    kit_run r = { kit_length(by), KIT_NONE, KIT_NONE };

    for (int v = tb_next(met, 0); v >= 0; v = tb_next(met, v + 1)) {
        const tb_body *b = &m->body[v];

        if (may_pass(view, u, v))
            continue;
        kit_run_stop(&r,
                     f->side[u] == f->side[v] || tb_body_within(hull, b, TB_TOUCH)
                         ? kit_sweep_body(hull, by, b)
                         : kit_sweep_apart(hull, by, b, KEEP),
                     v, KIT_NONE);
    }
    return r;
}

/* How far before the footprint would hang over the table's edge: by halves, as once out it stays
 * out. Everything is looked at where it will be put, so that no rounding comes between. */
static int32_t free_of_edge(kit_size size, const tb_quad *hull, lin_point by, int32_t far)
{
    const tb_box table = kit_box_of_table(size);
    int32_t low = 0, high = far;

    for (bool first = true; low < high; first = false) {
        const int32_t middle = first ? high : low + (high - low + 1) / 2;
        const tb_quad there = kit_moved(hull, kit_shortened(by, middle));
        const tb_box box = tb_box_of(there.p, 4);

        if (kit_box_holds_box(&table, &box))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* IB-3.44, IB-3.49: the last place of so far that lies on nobody. */
static int32_t last_free(const lin_view *view, const tb_quad *hull, lin_point by, int32_t far,
                         const tb_set *met)
{
    const kit_memory *m = kit_refresh(ib_window(view));
    const tb_angle back = tb_bearing(by, (lin_point){ 0, 0 });

    for (bool again = true; again && far > 0;) {
        again = false;
        for (int v = tb_next(met, 0); v >= 0 && far > 0; v = tb_next(met, v + 1)) {
            const tb_quad there = kit_moved(hull, kit_shortened(by, far));

            if (!tb_overlaps_body(&there, &m->body[v]))
                continue;
            far -= kit_push_off(&there, back, &m->body[v]) + 1;
            again = true;
        }
    }
    return far < 0 ? 0 : far;
}

/* ---- Straight ---- */

/* So far of a way that is `whole` long: of all of it, all. */
static lin_point part_of(lin_point by, int32_t far, int32_t whole)
{
    if (far >= whole)
        return by;
    return (lin_point){ (int32_t)((int64_t)by.x * far / whole),
                        (int32_t)((int64_t)by.y * far / whole) };
}

/* How far of the way others and the edge leave free; who stopped it is noted. */
static int32_t go_among_units(const lin_view *view, int u, const tb_pose *pose, lin_point by,
                              int32_t far, ib_leg *out)
{
    const kit_size size = ib_field_of(view->field)->scenery.size;
    const tb_quad hull = tb_hull(pose);
    const tb_set met = met_by(view, u, &hull, by);
    const kit_run r = free_of_units(view, u, &hull, by, &met);
    int32_t free = r.unit == KIT_NONE ? far : r.free;
    const int32_t edge = free_of_edge(size, &hull, by, free);

    out->unit = (uint8_t)r.unit;
    if (edge < free) { /* IB-3.48 */
        free = edge;
        out->unit = IB_NONE;
        out->edge = true;
    }
    return last_free(view, &hull, by, free, &met);
}

bool ib_step_straight(const lin_view *view, int u, const ib_traveller *who, lin_point by,
                      int32_t far, tb_pose *pose, ib_purse *purse, ib_leg *out)
{
    const tb_angle way = tb_bearing((lin_point){ 0, 0 }, by);
    ib_purse all = *purse;
    ib_toll toll;
    uint8_t piece;
    lin_point go;
    int32_t paid, gone;

    ib_read_toll(view, who, pose->at, way, far, &toll);
    paid = ib_pay_toll(&toll, &all, far, &piece);
    go = part_of(by, paid, far);
    gone = go_among_units(view, u, pose, go, paid, out);
    if (gone < paid) {
        all = *purse;
        ib_pay_toll(&toll, &all, gone, &piece);
        go = kit_shortened(go, gone);
    } else if (paid < far) {
        out->piece = piece;
        out->allowance = piece == IB_NONE;
    }
    *purse = all;
    out->gone += gone;
    pose->at.x += go.x;
    pose->at.y += go.y;
    return gone == far;
}

/* What is left to be spent, as a length of the way in the open. */
static int32_t most_way(const ib_purse *purse)
{
    const int32_t left = ib_spendable(purse, purse->obstacles, purse->difficult) - purse->cost;

    return left < 0 ? 0 : left / purse->price;
}

static void walk_straight(const lin_view *view, int u, const ib_march *m, bool back, int amount,
                          ib_leg *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_traveller who = ib_traveller_of(f, u, back ? IB_GOES_BACK : IB_GOES_AHEAD);
    ib_purse purse = ib_purse_of(view, u, m, amount);
    tb_pose pose = ib_pose(view, u);
    const tb_angle way = (tb_angle)(pose.facing + (back ? TB_CIRCLE / 2 : 0));
    int32_t most;

    purse.price = back ? 2 : 1; /* IB-3.41 */
    most = most_way(&purse);
    if (amount < 0 || amount > most) {
        out->allowance = amount > most; /* IB-12.6 */
        amount = most;
    }
    if (amount > 0 &&
        !ib_step_straight(view, u, &who, kit_way_of(way, amount), amount, &pose, &purse, out) &&
        (out->unit != IB_NONE || out->edge || out->piece != IB_NONE))
        out->allowance = false;
    out->to = pose;
    out->cost = purse.cost - m->cost;
    out->obstacles = (uint8_t)(purse.obstacles - m->obstacles);
    out->difficult = purse.difficult && !m->difficult;
}

/* ---- Wheels ---- */

typedef struct {
    const lin_view *view;
    const ib_traveller *who;
    const tb_pose *from;
    const ib_purse *purse;
    kit_end about;
    int sign;
} wheel;

/* What a wheel by so much comes to. */
typedef struct {
    tb_pose to;
    int32_t path, cost;
    int obstacles;
    bool difficult, barred, paid;
} wheeled;

/* IB-3.50: for ground its track is the straight line between the flag's two places; inches of the
 * path count double in the share in which that line runs through woods. */
static wheeled try_wheel(const wheel *w, int turn)
{
    const tb_pose *from = w->from;
    wheeled out = { .to = kit_wheel(from, w->about, w->sign * turn),
                    .path = kit_wheel_path(kit_frontage(from), turn) };
    const lin_point a = tb_go(from->at, from->facing, -TB_SLACK, 0),
                    b = tb_go(out.to.at, out.to.facing, -TB_SLACK, 0);
    const int32_t whole = kit_length(kit_way(a, b));
    int32_t woods = 0;
    ib_toll toll;

    ib_read_toll(w->view, w->who, a, tb_bearing(a, b), whole, &toll);
    for (int i = 0; i < toll.n; i++) {
        const int what = toll.meeting[i].what;

        out.obstacles += what == IB_MEETS_OBSTACLE;
        out.difficult |= what == IB_MEETS_DIFFICULT;
        out.barred |= what == IB_MEETS_BAR;
        woods += what == IB_MEETS_WOODS    ? whole - toll.meeting[i].at
                 : what == IB_LEAVES_WOODS ? toll.meeting[i].at - whole
                                           : 0;
    }
    out.cost = out.path;
    if (woods > 0)
        out.cost += (int32_t)(((int64_t)out.path * woods + whole - 1) / whole);
    out.paid = !out.barred && w->purse->cost + out.cost <=
                                  ib_spendable(w->purse, w->purse->obstacles + out.obstacles,
                                               w->purse->difficult || out.difficult);
    return out;
}

/* IB-12.6: as much of it as can be paid for: looked for degree by degree, and in the last of them
 * by halves. */
static int most_turn(const wheel *w, int turn)
{
    enum { DEGREE = TB_CIRCLE / 360 };
    int low = 0, high = turn;

    if (try_wheel(w, turn).paid)
        return turn;
    while (low + DEGREE < turn && try_wheel(w, low + DEGREE).paid)
        low += DEGREE;
    high = low + DEGREE < turn ? low + DEGREE : turn;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;

        if (try_wheel(w, middle).paid)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void walk_wheel(const lin_view *view, int u, const ib_march *m, bool left, int turn,
                       ib_leg *out)
{
    const ib_traveller who = ib_traveller_of(ib_field_of(view->field), u, IB_GOES_ROUND);
    const ib_purse purse = ib_purse_of(view, u, m, IB_WHOLE);
    const tb_pose from = ib_pose(view, u);
    const wheel w = { .view = view,
                      .who = &who,
                      .from = &from,
                      .purse = &purse,
                      .about = left ? KIT_LEFT_END : KIT_RIGHT_END,
                      .sign = left ? -1 : 1 };
    const int most = most_turn(&w, turn);
    const wheeled made = try_wheel(&w, most);

    out->to = from;
    out->allowance = most < turn;
    if (most == 0 || !ib_has_room(view, u, &made.to, out)) /* IB-3.50: not made */
        return;
    out->to = made.to;
    out->gone = made.path;
    out->cost = made.cost;
    out->obstacles = (uint8_t)made.obstacles;
    out->difficult = made.difficult && !m->difficult;
}

/* ---- Any leg ---- */

void ib_walk_leg(const lin_view *view, int u, const ib_march *m, ib_leg_kind kind, int amount,
                 ib_leg *out)
{
    const bool road = kind == IB_LEG_ROAD_ON || kind == IB_LEG_ROAD_BACK;
    ib_march now = *m;

    now.on_road = m->on_road && road; /* IB-3.21: wholly on it, or not */
    now.base = ib_march_base(view, u, &now);
    *out = (ib_leg){ .unit = IB_NONE, .piece = IB_NONE };
    if (road)
        ib_walk_road(view, u, &now, kind == IB_LEG_ROAD_BACK, amount, out);
    else if (kind == IB_LEG_WHEEL_LEFT || kind == IB_LEG_WHEEL_RIGHT)
        walk_wheel(view, u, &now, kind == IB_LEG_WHEEL_LEFT, amount, out);
    else
        walk_straight(view, u, &now, kind == IB_LEG_BACK, amount, out);
}

/* ---- Room ---- */

bool ib_has_room(const lin_view *view, int u, const tb_pose *pose, ib_leg *out)
{
    tb_body b;

    tb_form(pose, &b);
    out->edge = !kit_on_table(&ib_field_of(view->field)->scenery, &b);
    out->unit = (uint8_t)ib_in_the_way(view, u, &b, true);
    return !out->edge && out->unit == IB_NONE;
}

lin_status ib_check_room(const lin_view *view, int u, const tb_pose *pose, const char *rule,
                         lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    ib_leg leg = { .unit = IB_NONE };

    return ib_has_room(view, u, pose, &leg)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, rule, "There is no room for %s: %s is in the way.",
                            ib_id(f, u), leg.edge ? "the table's edge" : ib_id(f, leg.unit));
}
