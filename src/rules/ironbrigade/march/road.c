/* road.c -- columns and limbered guns on a road: IB-3.57 to IB-3.59.
 *
 * A road is a line of the map. Who takes it steps onto it by the shortest way, which is square to
 * it, turns to face along it and goes where it goes, bend by bend; at each bend it turns about its
 * flag. A bend without room for that ends the march before it, like a unit in the way. On the line
 * itself obstacles and houses are open; woods and difficult ground are not. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/march/march.h"

#define USUAL_WIDTH \
    85 /* hundredths of an inch: as wide as maps draw one of which they say nothing */

int32_t ib_road_width(const ib_field *f, int piece)
{
    const int32_t said = f->scenery.table->piece[piece].width;

    return said ? said : USUAL_WIDTH * LIN_INCH / 100;
}

/* Which way the road runs at its point nearest to that one. */
static tb_angle runs(const tb_outline *road, int segment)
{
    return tb_bearing(road->point[segment], road->point[segment + 1]);
}

/* IB-3.57: the nearest; of those that meet there the one which it faces along more nearly. */
int ib_road_near(const lin_view *view, int u, bool *against)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int64_t reach = IB_IN(IB_ROAD_REACH);
    const tb_box box = kit_box_round(s->at[u], (int32_t)reach);
    const tb_set near = kit_scenery_near(&f->scenery, &box);
    int found = IB_NONE, least = 0;
    int32_t nearest = 0;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *road = &f->scenery.piece[i].shape;
        int segment, turn;
        int64_t gap;
        bool turned;

        if (!(f->ground[i] & IB_IS_ROAD))
            continue;
        gap = tb_gap2(s->at[u], tb_line_nearest(road, s->at[u], &segment));
        if (gap > reach * reach)
            continue;
        turn = tb_turn(s->facing[u], runs(road, segment));
        turn = turn < 0 ? -turn : turn;
        turned = turn > TB_QUARTER;
        turn = turned ? TB_CIRCLE / 2 - turn : turn;
        gap = tb_root(gap);
        if (found == IB_NONE || gap < nearest - TB_TOUCH ||
            (gap <= nearest + TB_TOUCH && turn < least)) {
            found = i;
            least = turn;
            nearest = (int32_t)gap;
            *against = turned;
        }
    }
    return found;
}

/* The steps of a march along a road. */
typedef struct {
    const lin_view *view;
    int unit;
    tb_pose pose;
    ib_purse purse;
    int32_t left; /* of what was declared */
    ib_leg *out;
} walker;

static bool go(walker *w, const ib_traveller *who, lin_point to)
{
    const lin_point by = kit_way(w->pose.at, to);
    const int32_t whole = kit_length(by), far = whole < w->left ? whole : w->left;

    if (whole == 0)
        return true;
    w->left -= far;
    return ib_step_straight(w->view, w->unit, who, kit_shortened(by, far), far, &w->pose, &w->purse,
                            w->out) &&
           far == whole;
}

static bool face(walker *w, tb_angle facing)
{
    tb_pose turned = w->pose;

    turned.facing = facing;
    if (turned.facing != w->pose.facing && !ib_has_room(w->view, w->unit, &turned, w->out))
        return false;
    w->pose = turned;
    return true;
}

static void follow(walker *w, const tb_outline *road, bool against)
{
    const ib_field *f = ib_field_of(w->view->field);
    ib_traveller who = ib_traveller_of(f, w->unit, IB_GOES_AS_DISC);
    lin_point path[TB_POINTS + 2];
    const int n = kit_line_path(road, w->pose.at, against, w->left, path, TB_POINTS + 2);

    if (!go(w, &who, path[0])) /* onto it */
        return;
    who.manner = IB_GOES_AHEAD;
    who.by_road = true; /* IB-3.58, IB-3.59 */
    for (int i = 1; i < n; i++)
        if (!face(w, tb_bearing(path[i - 1], path[i])) || !go(w, &who, path[i]))
            return;
}

void ib_walk_road(const lin_view *view, int u, const ib_march *m, bool back, int amount,
                  ib_leg *out)
{
    const ib_field *f = ib_field_of(view->field);
    bool against = false;
    const int road = ib_road_near(view, u, &against);
    walker w = { .view = view,
                 .unit = u,
                 .pose = ib_pose(view, u),
                 .purse = ib_purse_of(view, u, m, amount),
                 .out = out };
    const int32_t most =
        ib_spendable(&w.purse, w.purse.obstacles, w.purse.difficult) - w.purse.cost;

    w.left = amount < 0 || amount > most ? most : amount;
    if (road != IB_NONE && w.left > 0)
        follow(&w, &f->scenery.piece[road].shape, against != back);
    out->to = w.pose;
    out->allowance = amount > most && out->unit == IB_NONE && out->piece == IB_NONE && !out->edge;
    out->cost = w.purse.cost - m->cost;
    out->obstacles = (uint8_t)(w.purse.obstacles - m->obstacles);
    out->difficult = w.purse.difficult && !m->difficult;
}

/* ---- Where its order cuts it ---- */

#define PIECES (TB_POINTS + 2)

/* The last place of a straight piece. */
static int last_of_piece(const lin_view *view, int u, const ib_straight *line, int most)
{
    const ib_state *s = view->state;

    while ((most = ib_last_that_may_obey(view, u, s->march.began, line, most)) > 0) {
        const lin_point by = kit_shortened(kit_way(line->from, *line->to), most);
        const int32_t off = ib_off_orders(view, u, s->march.began,
                                          (lin_point){ line->from.x + by.x, line->from.y + by.y });

        if (off == 0)
            return most;
        most -= off > 3 ? off - 2 : 1;
    }
    return 0;
}

int ib_road_that_may_obey(const lin_view *view, int u, bool back, int most)
{
    const ib_field *f = ib_field_of(view->field);
    const lin_point at = ib_pose(view, u).at;
    lin_point path[PIECES + 1] = { at };
    int32_t begins[PIECES + 1] = { 0 };
    bool against = false;
    const int road = ib_road_near(view, u, &against);
    int n;

    if (road == IB_NONE)
        return 0;
    n = 1 +
        kit_line_path(&f->scenery.piece[road].shape, at, against != back, most, &path[1], PIECES);
    for (int i = 1; i < n; i++)
        begins[i] = begins[i - 1] + kit_length(kit_way(path[i - 1], path[i]));
    for (int i = n - 1; i > 0; i--) {
        const ib_straight line = { path[i - 1], tb_bearing(path[i - 1], path[i]), &path[i] };
        const int32_t end = begins[i] < most ? begins[i] : most;
        const int last =
            end > begins[i - 1] ? last_of_piece(view, u, &line, end - begins[i - 1]) : 0;

        if (last > 0)
            return begins[i - 1] + last;
    }
    return 0;
}
