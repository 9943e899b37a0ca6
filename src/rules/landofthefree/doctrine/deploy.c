/* deploy.c -- setting up: groups beside each other, infantry in line, guns between, horse on the
 * wings, commanders behind. A place is told as so far from the own edge and so far to the right of
 * its middle. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/setup/setup.h"

#define GAP  (LIN_INCH * 3 / 4) /* between neighbours in a line */
#define ROWS (LF_IN(9) / 2)     /* from one line to the next */

typedef struct {
    int unit;
    int32_t ahead, right;
    int formation;
} stand;

typedef struct {
    kit_edge edge;
    tb_angle inwards;
    lin_point from;                         /* the middle of the own edge */
    int32_t nearest, furthest, left, right; /* the zone */
} frame_of;

static frame_of look_out(const lf_estimate *p)
{
    const kit_edge e = (kit_edge)p->now->edge[p->side];
    const tb_box z = lf_deployment_zone(p->view, p->side);
    const int32_t w = p->f->scenery.size.width, h = p->f->scenery.size.height;
    frame_of x = { .edge = e, .inwards = kit_edge_inwards(e) };

    switch (e) {
    case KIT_SOUTH:
        return (frame_of){ e,       x.inwards,      { w / 2, 0 },  z.south,
                           z.north, z.west - w / 2, z.east - w / 2 };
    case KIT_NORTH:
        return (frame_of){ e,           x.inwards,      { w / 2, h },  h - z.north,
                           h - z.south, w / 2 - z.east, w / 2 - z.west };
    case KIT_WEST:
        return (frame_of){ e,      x.inwards,       { 0, h / 2 },   z.west,
                           z.east, h / 2 - z.north, h / 2 - z.south };
    default:
        return (frame_of){ e,          x.inwards,       { w, h / 2 },   w - z.east,
                           w - z.west, z.south - h / 2, z.north - h / 2 };
    }
}

/* ---- A group ---- */

static bool is_marching(const lf_estimate *p)
{
    return p->now->scenario == LF_AMBUSH && p->side != p->now->attacker; /* LF-SC-53 */
}

/* Who is to storm what lies far off sets out in column: that saves the order that forms it. */
static bool sets_out_in_column(const lf_estimate *p, int u)
{
    const lf_state *s = p->now;
    const frame_of x = look_out(p);
    int32_t least = LF_IN(300);

    if (p->side != s->attacker || !lf_is_to_be_stormed(s) || p->f->type[u] == LF_ARTILLERY)
        return false;
    for (int i = 0; i < s->objectives; i++) {
        const int32_t ahead =
            kit_edge_distance(p->f->scenery.size, x.edge, s->objective[i]) - x.furthest;

        least = ahead < least ? ahead : least;
    }
    return s->objectives > 0 && least > LF_IN(W_SETS_OUT);
}

static int formation_of(const lf_estimate *p, int u)
{
    if (is_marching(p) || sets_out_in_column(p, u))
        return LF_COLUMN;
    if (p->f->type[u] == LF_ARTILLERY || !lf_may_form(p->f, u, LF_LINE))
        return LF_OPEN;
    return p->f->weapon[u] == LF_RIFLED && p->f->size[u] <= LF_SMALL ? LF_OPEN : LF_LINE;
}

static int32_t width_of(const lf_estimate *p, int u, int formation)
{
    const int32_t one = 40 * 50, n = p->f->stands[u];

    return formation == LF_COLUMN ? one : n * one + (formation == LF_OPEN ? (n - 1) * LIN_INCH : 0);
}

static int32_t sphere_of(const lf_estimate *p, int g)
{
    return lf_commands[p->now->rating[p->f->group_commander[g]]].sphere;
}

/* Infantry, then guns, then horse; the heavier first. */
static int rank_of(const lf_estimate *p, int u)
{
    static const int by_type[] = { [LF_INFANTRY] = 0, [LF_CAVALRY] = 200, [LF_ARTILLERY] = 100 };

    return by_type[p->f->type[u]] - p->f->cost[u];
}

/* The first sits in the middle, the next to his right, then to his left, and so on. */
static int seat_of(int k, int n)
{
    return (n - 1) / 2 + (k % 2 ? (k + 1) / 2 : -k / 2);
}

/* Its elements in rows as wide as its commander's voice carries; the first from the middle out. How
 * many; *wide: the first row. */
static int lay_out(const lf_estimate *p, int g, stand *out, int32_t *wide)
{
    const int32_t most = 2 * (sphere_of(p, g) - LF_IN(2));
    int n = 0, begin = 0, seat[16];

    for (int u = tb_next(&p->f->members[g], 0); u >= 0 && n < 16;
         u = tb_next(&p->f->members[g], u + 1)) {
        int i = n++;

        for (; i > 0 && rank_of(p, out[i - 1].unit) > rank_of(p, u); i--)
            out[i] = out[i - 1];
        out[i] = (stand){ .unit = u, .formation = formation_of(p, u) };
    }
    *wide = 0;
    for (int row = 0; begin < n; row++) {
        int32_t all = -GAP, from;
        int end = begin;

        while (end < n &&
               (end == begin ||
                all + GAP + width_of(p, out[end].unit, out[end].formation) <= most + LF_IN(5)))
            all += GAP + width_of(p, out[end].unit, out[end].formation), end++;
        from = -all / 2;
        for (int k = begin; k < end; k++)
            seat[seat_of(k - begin, end - begin)] = k;
        for (int i = 0; i < end - begin; i++) {
            stand *at = &out[seat[i]];
            const int32_t w = width_of(p, at->unit, at->formation);

            at->ahead = -row * (is_marching(p) ? LF_IN(10) : ROWS);
            at->right = from + w / 2;
            from += w + GAP;
        }
        if (all > *wide)
            *wide = all;
        begin = end;
    }
    return n;
}

/* ---- All groups beside each other ---- */

/* Horse goes to the wings, the strongest to the middle. */
static int place_in_army(const lf_estimate *p, int g)
{
    int points = 0, horse = 0;

    for (int u = tb_next(&p->f->members[g], 0); u >= 0; u = tb_next(&p->f->members[g], u + 1)) {
        points += p->f->cost[u];
        horse += p->f->type[u] == LF_CAVALRY ? p->f->cost[u] : 0;
    }
    return points - 3 * horse;
}

/* Where the objectives lie, in the mean; 0 where there are none. */
static int32_t towards_objectives(const lf_estimate *p, const frame_of *x)
{
    const tb_vector d = tb_direction(x->inwards);
    int64_t sum = 0;

    for (int i = 0; i < p->now->objectives; i++)
        sum += ((p->now->objective[i].x - x->from.x) * d.y -
                (p->now->objective[i].y - x->from.y) * d.x) >>
               TB_UNIT_BITS;
    return p->now->objectives ? (int32_t)(sum / p->now->objectives) : 0;
}

/* The middle of a group's front: to the right of the middle of the edge. */
static int32_t middle_of(const lf_estimate *p, const frame_of *x, int group)
{
    int order[LF_GROUPS] = { 0 }, sorted[LF_GROUPS] = { 0 }, n = 0;
    int32_t wide[LF_GROUPS] = { 0 }, all = 0, from, room = x->right - x->left;
    stand some[16];

    for (int g = 0; g < p->f->groups; g++)
        if (p->f->group_side[g] == p->side &&
            p->now->where[p->f->group_commander[g]] != LF_RESERVE) {
            int i = n++;

            for (; i > 0 && place_in_army(p, sorted[i - 1]) < place_in_army(p, g); i--)
                sorted[i] = sorted[i - 1];
            sorted[i] = g;
            lay_out(p, g, some, &wide[g]);
            all += wide[g] + 2 * GAP;
        }
    for (int i = 0, low = (n - 1) / 2, high = (n - 1) / 2 + 1; i < n;
         i++) /* strongest in the middle */
        order[i % 2 == 0 ? low-- : high++] = sorted[i];
    from = towards_objectives(p, x) / 2 - all / 2;
    if (from + all > x->right)
        from = x->right - all;
    if (from < x->left)
        from = x->left;
    for (int i = 0; i < n; i++) {
        const int32_t share = all > room
                                  ? (int32_t)((int64_t)(wide[order[i]] + 2 * GAP) * room / all)
                                  : wide[order[i]] + 2 * GAP;

        if (order[i] == group)
            return from + share / 2;
        from += share;
    }
    return 0;
}

/* How far ahead the first row stands: at the front of the zone, unless there are objectives in it
 * to stand by. */
static int32_t front_of(const lf_estimate *p, const frame_of *x)
{
    const tb_box zone = lf_deployment_zone(p->view, p->side);
    int32_t front = x->furthest - LIN_INCH / 4, deep = 0;
    int inside = 0;

    for (int i = 0; i < p->now->objectives; i++)
        if (kit_box_holds(&zone, p->now->objective[i])) {
            const int32_t d = kit_edge_distance(p->f->scenery.size, x->edge, p->now->objective[i]);

            deep = d > deep ? d : deep;
            inside++;
        }
    if (inside && front > deep + LF_IN(4))
        front = deep + LF_IN(4);
    return front;
}

static int32_t front_in_march(const lf_estimate *p, const frame_of *x, int g)
{
    int before = 0;

    for (int i = 0; i < g; i++)
        before += p->f->group_side[i] == p->side;
    return (x->furthest + LF_IN(12)) / 2 + LF_IN(12) - before * LF_IN(15);
}

/* ---- The questions ---- */

static lin_point spot(const frame_of *x, int32_t ahead, int32_t right)
{
    return tb_go(x->from, x->inwards, ahead, right);
}

/* The nearest place to a wished one that the question lets pass. */
int lf_post_near(lf_estimate *p, int u, lin_point wish)
{
    for (int32_t ring = 0; ring < LF_IN(40); ring += LIN_INCH)
        for (int i = 0; i < (ring ? 16 : 1); i++) {
            const lin_point at = tb_go(wish, (tb_angle)(i * TB_CIRCLE / 16), ring, 0);

            if (lf_give(p, (lin_order){ .verb = LV_POST, .nargs = 3, .arg = { u, at.x, at.y } }) ==
                LF_ANSWERED)
                return LF_ANSWERED;
        }
    return LF_UNDECIDED;
}

static bool read_line(const lf_estimate *p, int u, lf_post_of *out)
{
    const lin_node *setup = lf_ready_setup(p);

    return setup && lf_read_post(p->f, setup, u, out);
}

int lf_doctrine_post(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    const frame_of x = look_out(p);
    lf_post_of ready;

    if (read_line(p, u, &ready) &&
        lf_give(p,
                (lin_order){ .verb = LV_POST, .nargs = 3, .arg = { u, ready.at.x, ready.at.y } }) ==
            LF_ANSWERED)
        return LF_ANSWERED;
    if (p->now->scenario == LF_AMBUSH && p->side == p->now->attacker)
        return lf_post_near(p, u, lf_ambush_post(p, u));
    if (p->f->type[u] == LF_FORCE_COMMANDER) {
        int n;
        const lin_point ours = lf_centre_of(p, p->side, -1, &n);

        if (p->side == p->now->attacker && p->now->scenario == LF_SURROUNDED)
            return lf_post_near(p, u, spot(&x, LF_IN(8), 0));
        return lf_post_near(
            p, u, n ? tb_go(ours, x.inwards, -LF_IN(4), 0) : spot(&x, x.furthest - LF_IN(4), 0));
    }
    if (is_marching(p))
        return lf_post_near(p, u,
                            spot(&x, front_in_march(p, &x, p->f->group[u]) - LF_IN(2), -LF_IN(4)));
    return lf_post_near(p, u,
                        spot(&x, front_of(p, &x) - LF_IN(3), middle_of(p, &x, p->f->group[u])));
}

/* Near its place in the layout: aside first, then back. */
static int place_near(lf_estimate *p, const frame_of *x, const stand *w, int32_t ahead,
                      int32_t right)
{
    for (int formation = w->formation, again = 0; again < 2; again++, formation = LF_OPEN)
        for (int32_t back = 0; back <= LF_IN(10); back += LIN_INCH)
            for (int32_t aside = 0; aside <= LF_IN(12); aside += LIN_INCH / 2)
                for (int way = -1; way <= (aside ? 1 : -1); way += 2) {
                    const lin_point at =
                        spot(x, ahead + w->ahead - back, right + w->right + way * aside);
                    const int32_t gap =
                        formation == LF_OPEN ? (again ? LIN_INCH / 4 + 1 : LIN_INCH) : 0;
                    const lin_order o = { .verb = LV_PLACE,
                                          .nargs = 6,
                                          .arg = { w->unit, at.x, at.y, x->inwards, formation,
                                                   gap } };

                    if (lf_give(p, o) == LF_ANSWERED)
                        return LF_ANSWERED;
                }
    return LF_UNDECIDED;
}

/* Does a friend stand before that place? In column one only comes to the back of a line that is in
 * no hurry, and stands there. */
static bool is_in_second_line(const lf_estimate *p, int u, const lf_post_of *ready)
{
    const lf_state *s = p->now;
    const tb_angle front = (tb_angle)ready->facing;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1)) {
        const int32_t ahead = lf_ahead_by(ready->at, front, s->at[v]),
                      right = lf_right_of(ready->at, front, s->at[v]),
                      room = (p->f->stands[u] + p->f->stands[v]) * 40 * 50 / 2;

        if (v != u && s->where[v] == LF_ON_TABLE && s->formation[v] != LF_COLUMN &&
            p->f->type[v] != LF_ARTILLERY && ahead > 0 && right < room && right > -room)
            return true;
    }
    return false;
}

/* On its place in the ready deployment, but in column; or as little behind it as it may. */
static bool place_in_column(lf_estimate *p, int u, const lf_post_of *ready)
{
    for (int32_t back = 0; back <= LF_IN(6); back += LIN_INCH / 2) {
        const lin_point at = tb_go(ready->at, (tb_angle)ready->facing, -back, 0);

        if (lf_give(p, (lin_order){ .verb = LV_PLACE,
                                    .nargs = 6,
                                    .arg = { u, at.x, at.y, ready->facing, LF_COLUMN, 0 } }) ==
            LF_ANSWERED)
            return true;
    }
    return false;
}

int lf_doctrine_place(lf_estimate *p)
{
    const int g = p->frame->arg[0];
    const frame_of x = look_out(p);
    const int c = p->now->commander[g];
    const tb_vector d = tb_direction(x.inwards);
    const int32_t right =
        (int32_t)(((p->now->at[c].x - x.from.x) * d.y - (p->now->at[c].y - x.from.y) * d.x) >>
                  TB_UNIT_BITS);
    const int32_t ahead = is_marching(p) ? front_in_march(p, &x, g) : front_of(p, &x);
    stand line[16];
    int32_t wide;
    const int n = lay_out(p, g, line, &wide);

    for (int i = 0; i < n; i++) {
        const int u = line[i].unit, keep = lin_list_find(p->list, LV_KEEP, u);
        lf_post_of ready;

        if (p->now->where[u] != LF_UNPLACED)
            continue;
        if (keep >= 0)
            return keep;
        if (read_line(p, u, &ready)) {
            if (sets_out_in_column(p, u) && !is_in_second_line(p, u, &ready) &&
                place_in_column(p, u, &ready))
                return LF_ANSWERED;
            if (ready.on_foot && lin_list_find(p->list, LV_ON_FOOT, u) >= 0)
                return lin_list_find(p->list, LV_ON_FOOT, u);
            if (lf_give(p, (lin_order){ .verb = LV_PLACE,
                                        .nargs = 6,
                                        .arg = { u, ready.at.x, ready.at.y, ready.facing,
                                                 ready.formation, ready.gap } }) == LF_ANSWERED)
                return LF_ANSWERED;
        }
        return place_near(p, &x, &line[i], ahead, right);
    }
    return LF_UNDECIDED;
}

/* ---- Vanguards ---- */

/* The nearest objective, or the middle of the table. */
static int32_t to_prize(const lf_estimate *p, lin_point at)
{
    const lf_state *s = p->now;
    const lin_point middle = { p->f->scenery.size.width / 2, p->f->scenery.size.height / 2 };
    int32_t least = s->objectives ? LF_IN(300) : lf_apart(at, middle);

    for (int i = 0; i < s->objectives; i++)
        if (lf_apart(at, s->objective[i]) < least)
            least = lf_apart(at, s->objective[i]);
    return least;
}

/* As near to it as the scenario lets them, looking that way. */
int lf_doctrine_set_out(lf_estimate *p)
{
    const tb_box box =
        lf_deployment_box(p->view, p->list->families ? p->list->family[0].order.arg[0]
                                                     : p->f->force_commander[p->side]);
    const int u = p->list->families ? p->list->family[0].order.arg[0] : LF_NONE;
    const tb_angle inwards = kit_edge_inwards((kit_edge)p->now->edge[p->side]);
    int32_t least = INT32_MAX;
    lin_order best = { 0 };

    for (int32_t x = box.west + LIN_INCH; u != LF_NONE && x < box.east; x += LF_IN(2))
        for (int32_t y = box.south + LIN_INCH; y < box.north; y += LF_IN(2)) {
            const lin_order o = { .verb = LV_PLACE,
                                  .nargs = 6,
                                  .arg = { u, x, y, inwards, LF_OPEN, LIN_INCH } };
            const int32_t far = to_prize(p, (lin_point){ x, y });

            if (far < least && lf_give(p, o) == LF_ANSWERED) {
                least = far;
                best = o;
            }
        }
    return least < INT32_MAX ? lf_give(p, best) : LF_UNDECIDED;
}
