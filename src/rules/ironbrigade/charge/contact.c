/* contact.c -- the straight way of a charge or a pursuit: whom it strikes, who bars it, and how it
 * comes to lie in contact, or stops short. IB-3.74 to IB-3.78, IB-3.82 to IB-3.86.
 *
 * A run is planned without regard to its reach: the footprint, swung about its flag, is swept along
 * a long way ahead, and the first enemy it meets is the one it would strike. The line of the flag
 * is looked at by itself: a friend on it bars a charge, an enemy on it alone is met by a pursuit,
 * and the side by which it enters the struck footprint is the side that the charger comes to lie
 * flush against. How far the ground lets it go of its reach is asked last (ib_run_goes).
 *
 * There are four ways for it to end, each tried if the one before has no room: flush against that
 * side; unturned, where it first touched; short of that, at the farthest free place of its line;
 * and where and as it stood. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/ironbrigade.h"
#include "rules/ironbrigade/march/march.h"

#define LONG_WAY IB_IN(30) /* farther than any charge or pursuit goes: 22 inches */

/* Where odds take it for granted that a charge arrives it strikes whoever stands there, however far
 * that is (IB-12.9): beyond any table. */
#define ANY_WAY IB_IN(300)

/* ---- The line of the flag ---- */

/* n / d to the nearest whole; d > 0. */
static int64_t nearest(int64_t n, int64_t d)
{
    return n >= 0 ? (2 * n + d) / (2 * d) : -((-2 * n + d) / (2 * d));
}

/* A footprint's corners run clockwise, so the line comes in by the side on which a corner that is
 * not to its left is followed by one that is. */
bool ib_line_enters(const tb_quad *q, lin_point a, lin_point b, ib_entry *out)
{
    const int32_t whole = kit_length(kit_way(a, b));
    int64_t outside, beyond;
    int side = 0;

    if (!tb_pierces(q, a, b))
        return false;
    while (side < 3 && !(tb_cross(a, b, q->p[side]) <= 0 && tb_cross(a, b, q->p[side + 1]) > 0))
        side++;
    outside = tb_cross(q->p[side], q->p[(side + 1) & 3], a);
    beyond = outside - tb_cross(q->p[side], q->p[(side + 1) & 3], b);
    out->side = side;
    out->at.x = a.x + (int32_t)nearest((b.x - a.x) * outside, beyond);
    out->at.y = a.y + (int32_t)nearest((b.y - a.y) * outside, beyond);
    out->along = outside <= 0 ? 0 : (int32_t)(whole * outside / beyond);
    return true;
}

/* ---- The way ---- */

tb_pose ib_swung(const lin_view *view, int u, lin_point aim)
{
    const ib_state *s = view->state;
    tb_pose pose = ib_pose(view, u);

    if (aim.x != s->at[u].x || aim.y != s->at[u].y) /* else it is there already */
        pose.facing = tb_bearing(s->at[u], aim);
    return pose;
}

/* A long way through that point, and straight: IB-3.74, IB-12.13. */
static lin_point way_through(const ib_state *s, const tb_pose *from, lin_point aim)
{
    const lin_point by = kit_way(from->at, aim);
    const int32_t far = kit_length(by), whole = s->assumed ? ANY_WAY : LONG_WAY;

    if (far == 0)
        return kit_way_of(from->facing, whole);
    return (lin_point){ (int32_t)((int64_t)by.x * whole / far),
                        (int32_t)((int64_t)by.y * whole / far) };
}

static lin_point end_of(const ib_run *r)
{
    return (lin_point){ r->swung.at.x + r->by.x, r->swung.at.y + r->by.y };
}

static tb_pose after(const ib_run *r, int32_t far)
{
    const lin_point by = kit_shortened(r->by, far);
    tb_pose pose = r->swung;

    pose.at.x += by.x;
    pose.at.y += by.y;
    return pose;
}

/* Of those who are met at one moment some are a hair's breadth farther off than others: only who is
 * touched there can be struck, IB-3.79. */
static void keep_touched(const lin_view *view, const ib_run *r, tb_set *met)
{
    const tb_pose there = after(r, r->to_touch);
    const tb_quad hull = tb_hull(&there);

    for (int v = tb_next(met, 0); v >= 0; v = tb_next(met, v + 1))
        if (!tb_touch(&hull, &ib_body(view, v)->hull))
            kit_set_drop(met, v);
}

/* IB-3.76: of enemies met at once, that is, who touch when the first is met, the target, else the
 * lower id. */
static void meet_by_footprint(const lin_view *view, int u, int target, ib_run *r)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_set *enemies = &f->bodies[1 - f->side[u]];
    const kit_memory *all = kit_refresh(ib_window(view));
    const tb_quad hull = tb_hull(&r->swung);
    kit_run run = { r->to_touch, IB_NONE, IB_NONE };
    tb_set met;

    kit_meets_first(all, enemies, &hull, r->by, &run);
    if (run.unit == IB_NONE)
        return;
    r->to_touch = run.free;
    met = kit_met_by(all, enemies, &hull, r->by, run.free);
    if (tb_next(&met, tb_next(&met, 0) + 1) >= 0)
        keep_touched(view, r, &met);
    r->struck = (uint8_t)(target != IB_NONE && kit_set_has(&met, target) ? target
                          : tb_next(&met, 0) >= 0                        ? tb_next(&met, 0)
                                                                         : run.unit);
}

/* IB-3.124, IB-3.125: routers on the line are no more than run over. */
static void meet_by_flag(const lin_view *view, int u, ib_run *r)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *enemies = &f->bodies[1 - f->side[u]];
    const tb_quad hull = tb_hull(&r->swung);
    ib_entry e;

    for (int v = tb_next(enemies, 0); v >= 0; v = tb_next(enemies, v + 1))
        if (ib_stands(s, v) && !(s->mark[v] & IB_ROUTING) &&
            ib_line_enters(&ib_body(view, v)->hull, r->swung.at, end_of(r), &e) &&
            e.along < r->to_flag) {
            r->struck = (uint8_t)v;
            r->to_flag = e.along;
        }
    if (r->struck != IB_NONE)
        r->to_touch = kit_sweep_body(&hull, r->by, ib_body(view, r->struck));
}

/* IB-3.77 */
static void meet_friends(const lin_view *view, int u, ib_run *r)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set *friends = &f->bodies[f->side[u]];
    ib_entry e;

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1))
        if (v != u && ib_stands(s, v) &&
            ib_line_enters(&ib_body(view, v)->hull, r->swung.at, end_of(r), &e) &&
            e.along < r->to_touch && e.along < r->to_bar) {
            r->barred_by = (uint8_t)v;
            r->to_bar = e.along;
        }
}

/* ---- The place of contact ---- */

/* On the table, and on nobody. */
static bool is_free(const lin_view *view, int u, const tb_pose *pose)
{
    tb_body b;

    tb_form(pose, &b);
    return kit_on_table(&ib_field_of(view->field)->scenery, &b) &&
           ib_in_the_way(view, u, &b, false) == IB_NONE;
}

/* IB-3.82: the way inward across each side of the one that is struck. */
static tb_angle inward(tb_angle facing, int side)
{
    return (tb_angle)(facing + (side + 2) * TB_QUARTER);
}

/* IB-3.82, IB-3.83, IB-3.84: flush; unturned where it first touched; or not at all. */
static void find_contact(const lin_view *view, int u, lin_point aim, ib_run *r)
{
    const tb_body *b = ib_body(view, r->struck);
    const bool at_its_flag = aim.x == b->at.x && aim.y == b->at.y;
    ib_entry e;

    if (ib_line_enters(&b->hull, r->swung.at, end_of(r), &e)) {
        r->contact = r->swung;
        r->contact.at = at_its_flag && e.side == 0 ? aim : e.at; /* the same, but for rounding */
        r->contact.facing = inward(b->facing, e.side);
        r->to_flag = e.along;
        if ((r->room = is_free(view, u, &r->contact)))
            return;
    }
    r->contact = after(r, r->to_touch);
    r->room = is_free(view, u, &r->contact);
}

void ib_plan_run(const lin_view *view, int u, const tb_pose *swung, lin_point aim, int target,
                 bool by_flag_alone, ib_run *out)
{
    *out = (ib_run){ .swung = *swung,
                     .contact = *swung,
                     .by = way_through(view->state, swung, aim),
                     .struck = IB_NONE,
                     .barred_by = IB_NONE };
    out->to_touch = out->to_bar = out->to_flag = kit_length(out->by);
    if (by_flag_alone) {
        meet_by_flag(view, u, out);
    } else {
        meet_by_footprint(view, u, target, out);
        meet_friends(view, u, out);
    }
    if (out->struck != IB_NONE)
        find_contact(view, u, aim, out);
}

/* IB-3.75: how far of its reach it goes before the ground or a friend ends it. */
int32_t ib_run_goes(const lin_view *view, int u, const ib_run *run, int32_t reach)
{
    uint8_t obstacles = 0, difficult = 0;
    const int32_t far =
        ib_way_within(view, u, run->swung.at, run->swung.facing, reach, &obstacles, &difficult);

    return far < run->to_bar ? far : run->to_bar;
}

/* IB-3.77, IB-3.84 */
bool ib_run_is_open(const ib_run *run)
{
    return run->struck != IB_NONE && run->barred_by == IB_NONE && run->room;
}

/* IB-3.78; IB-1.13: what is left between them may be a touch. */
bool ib_run_arrives(const lin_view *view, int u, const ib_run *run, int32_t reach)
{
    return ib_run_is_open(run) && ib_run_goes(view, u, run, reach) + TB_TOUCH >= run->to_touch;
}

/* ---- Short of it ---- */

/* How far a body hangs over the table's edge. */
static int32_t overhang(const kit_scenery *g, const tb_body *b)
{
    const int32_t over[4] = { -b->box.west, -b->box.south, b->box.east - g->size.width,
                              b->box.north - g->size.height };
    int32_t most = 0;

    for (int i = 0; i < 4; i++)
        most = over[i] > most ? over[i] : most;
    return most;
}

/* IB-3.85, IB-3.86: the farthest free place, found by going back from whoever it would lie on. */
tb_pose ib_stop_short(const lin_view *view, int u, const ib_run *run, int32_t far)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_angle back = (tb_angle)(run->swung.facing + TB_CIRCLE / 2);

    for (far = far < 0 ? 0 : far; far >= 0;) {
        const tb_pose pose = after(run, far);
        int32_t over;
        tb_body b;
        int other;

        tb_form(&pose, &b);
        if ((over = overhang(&f->scenery, &b)) > 0) {
            const int32_t push = over > TB_TOUCH ? over : TB_TOUCH;

            far = far > 0 && far < push ? 0 : far - push;
        } else if ((other = ib_in_the_way(view, u, &b, false)) != IB_NONE) {
            const int32_t push = tb_push(&b.hull, back, &ib_body(view, other)->hull);

            far = far > 0 && far < push + 1 ? 0 : far - push - 1;
        } else {
            return pose;
        }
    }
    return ib_pose(view, u);
}

/* ---- What the first round is given ---- */

/* Does the line of the charge cross the piece within an inch of the unit? */
static bool is_crossed_near(const tb_outline *g, lin_point from, lin_point to, const tb_body *b)
{
    const int32_t whole = kit_length(kit_way(from, to));
    int32_t at[TB_POINTS];
    const int n = tb_line_cuts(g, from, to, at);

    for (int i = 0; i < n; i++)
        if (tb_point_within(&b->hull, kit_ray_point(from, to, at[i], whole), IB_IN(IB_COVER_REACH)))
            return true;
    return false;
}

/* IB-5.15: the best of pieces so crossed, and of those in which its flag is and the charger's was
 * not. */
static int cover_flag(const lin_view *view, int struck, lin_point from, lin_point to)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_body *b = ib_body(view, struck);
    const tb_box box = kit_box_widened(&b->box, IB_IN(IB_COVER_REACH));
    const tb_set near = kit_scenery_near(&f->scenery, &box);
    int best = 0;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *g = &f->scenery.piece[i].shape;
        const int worth = f->ground[i] & IB_HARD   ? IB_BEHIND_HARD
                          : f->ground[i] & IB_SOFT ? IB_BEHIND_LIGHT
                                                   : 0;
        const bool holds_him = g->closed && tb_area_holds(g, s->at[struck]);
        const bool holds_both = holds_him && tb_area_holds(g, from);

        if (worth > best &&
            ((holds_him && !holds_both) || (!holds_both && is_crossed_near(g, from, to, b))))
            best = worth;
    }
    return best;
}

/* By where the charger stood: the side that is charged, IB-2.31, and the level, IB-5.11. */
int ib_contact_flags(const lin_view *view, int struck, lin_point from, lin_point to, int from_level)
{
    const ib_state *s = view->state;
    const ib_quarter quarter = ib_quarter_of(view, struck, from);
    const int level = ib_level(view, ib_centre(view, struck));
    int flags = IB_FIRST_ROUND | cover_flag(view, struck, from, to);

    flags |= quarter == IB_FLANK ? IB_ON_FLANK : quarter == IB_REAR ? IB_ON_REAR : 0;
    flags |= from_level > level ? IB_FROM_ABOVE : from_level < level ? IB_FROM_BELOW : 0;
    flags |= s->mark[struck] & IB_DISORDERED ? IB_WAS_DISORDERED : 0; /* IB-3.92 */
    return flags;
}
