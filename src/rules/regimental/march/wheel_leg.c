/* wheel_leg.c -- wheels of a block about either end of its front. RG-1.46, RG-7.26, RG-6.48.
 *
 * It is looked at degree by degree, and where it ends: it must have room, and each piece is paid by
 * the worse ground of its two ends, the path of the outer corner being rounded up (RG-1.15). What
 * lies in the box of all that it sweeps is gathered first: where nobody is near, nothing stops and
 * the ground is all one, every degree is like the first, and how far it gets is reckoned at once.
 */
#include "rules/regimental/march/march.h"
#include "kit/maneuver.h"

typedef struct {
    const lin_view *view;
    int unit, sign, most; /* most: of the turn, without its sign */
    kit_end about;
    tb_pose from;
    rg_walker walker;
    int32_t wide;
    /* what is in the box of it */
    tb_set near;      /* units that may be in its way */
    bool pieces, one; /* something that may stop it or that it may cross; all one ground: of the
                         whole box, and then of where it has come to */
    int before;       /* going where the next piece begins */
    rg_march paid;    /* so far */
} wheel;

/* ---- The box ---- */

/* A corner that goes round the pivot is farthest out where it ends, or due north, east ... of it.
 */
static void add_arc(tb_box *box, lin_point pivot, lin_point from, int turn)
{
    const int32_t r = (int32_t)tb_root_up(tb_gap2(pivot, from));
    const tb_angle begin = tb_bearing(pivot, from);
    const lin_point out[4] = { { pivot.x, pivot.y + r },
                               { pivot.x + r, pivot.y },
                               { pivot.x, pivot.y - r },
                               { pivot.x - r, pivot.y } };

    for (int k = 0; k < 4; k++) {
        const tb_angle to = (tb_angle)(k * TB_QUARTER);
        const int off = turn > 0 ? (tb_angle)(to - begin) : (tb_angle)(begin - to);

        if (off <= (turn > 0 ? turn : -turn))
            tb_box_add(box, &out[k], 1);
    }
}

static tb_box box_of(const tb_pose *from, kit_end about, int turn)
{
    const tb_quad begin = tb_hull(from);
    const tb_pose there = kit_wheel(from, about, turn);
    const tb_quad end = tb_hull(&there);
    const lin_point pivot = kit_front_corner(from, about);
    tb_box box = tb_box_of(begin.p, 4);

    tb_box_add(&box, end.p, 4);
    for (int i = 0; i < 4; i++)
        add_arc(&box, pivot, begin.p[i], turn);
    return kit_box_widened(&box, TB_SLACK); /* places are rounded */
}

static void look_at_ground(wheel *t, const tb_box *box)
{
    const rg_field *f = rg_field_of(t->view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    rg_cell all;

    t->one =
        rg_ground_in(f, box, &all) && !(all.flags & RG_CELL_ROADS && rg_minds_roads(&t->walker));
    t->pieces = all.flags & (RG_CELL_STOPS | RG_CELL_WALL) || !kit_box_holds_box(&table, box);
}

static void look_round(wheel *t)
{
    const tb_box box = box_of(&t->from, t->about, t->sign * t->most);

    t->near = kit_others_near(kit_refresh(rg_window(t->view)), t->unit, &box, RG_APART);
    look_at_ground(t, &box);
}

/* ---- All at once ---- */

/* The most turn that can be paid for: the path grows with it. */
static int affordable(const wheel *t)
{
    int low = 0, high = t->most;

    while (low < high) {
        const int turn = low + (high - low + 1) / 2;
        rg_march m = t->paid;

        rg_pay_part(&t->walker, &m, t->before, kit_wheel_path(t->wide, turn));
        if (rg_spent(&t->walker, &m) <= m.limit)
            low = turn;
        else
            high = turn - 1;
    }
    return low;
}

static void wheel_freely(wheel *t, rg_leg *out)
{
    const int turn = affordable(t);

    rg_pay_part(&t->walker, &t->paid, t->before, kit_wheel_path(t->wide, turn));
    out->march = t->paid;
    out->pose = kit_wheel(&t->from, t->about, t->sign * turn);
    out->turn = t->sign * turn;
}

/* ---- Degree by degree ---- */

/* Is there any of those near whom it could lie on or come too near to, by their hulls? Friends may
 * touch (RG-1.36). */
static bool is_by_somebody(const wheel *t, const tb_quad *hull)
{
    const uint8_t *side = rg_field_of(t->view->field)->side;
    const kit_memory *m = rg_window(t->view)->memory;
    const tb_box box = tb_box_of(hull->p, 4);

    for (int w = tb_next(&t->near, 0); w >= 0; w = tb_next(&t->near, w + 1)) {
        const int32_t far = (side[w] == side[t->unit] ? 0 : RG_APART) + TB_SLACK;
        const tb_box wide = kit_box_widened(&box, far);

        if (tb_boxes_meet(&wide, &m->body[w].box) &&
            (m->body[w].bent || tb_within(hull, &m->body[w].hull, far)))
            return true;
    }
    return false;
}

/* If not, the leg says what is in its way. by: somebody is near. */
static bool has_room(const wheel *t, const tb_body *b, bool by, rg_leg *out)
{
    const rg_field *f = rg_field_of(t->view->field);

    if (by)
        out->unit = kit_unit_in_the_way(rg_window(t->view), t->unit, b);
    if (t->pieces) {
        out->piece = rg_piece_in_the_way(t->view, b);
        out->edge = !rg_body_on_table(f, b);
    }
    return out->unit == RG_NONE && out->piece == RG_NONE && !out->edge;
}

/* The going where it has come to: of one ground any place of it will do. */
static int going_there(const wheel *t, const tb_quad *hull, const tb_body *b)
{
    const rg_state *s = t->view->state;
    rg_walker w;

    if (t->one) {
        w = rg_pace_of(t->view, t->unit);
        w.at[w.n++] = tb_centre(hull);
    } else {
        w = rg_walker_of(t->view, t->unit, b, s->formation[t->unit], rg_is_quick(s, t->unit));
    }
    return rg_going_at(rg_field_of(t->view->field), &w, (lin_point){ 0, 0 });
}

/* One piece of it, from one angle to the next. False: it cannot be paid for. */
static bool wheel_on(wheel *t, int gone, int next, const tb_quad *hull, const tb_body *b)
{
    const rg_field *f = rg_field_of(t->view->field);
    const int going = going_there(t, hull, b);
    rg_march m = t->paid;

    rg_pay_part(&t->walker, &m, going > t->before ? going : t->before,
                kit_wheel_path(t->wide, next) - kit_wheel_path(t->wide, gone));
    if (t->pieces && !(m.flags & RG_CROSSED) && rg_lies_on_fence(f, b))
        m.flags |= RG_CROSSED;
    if (rg_spent(&t->walker, &m) > m.limit)
        return false;
    t->paid = m;
    t->before = going;
    return true;
}

/* Troops go through friends' guns, and through friends where they pass lines; nobody else who has
 * room can lie on anybody. */
static bool may_lie_on_friends(const wheel *t)
{
    const rg_field *f = rg_field_of(t->view->field);
    const rg_state *s = t->view->state;

    for (int w = tb_next(&t->near, 0); w >= 0; w = tb_next(&t->near, w + 1))
        if (f->side[w] == f->side[t->unit] &&
            (s->formation[w] == RG_UNLIMBERED || s->march.flags & RG_PASSING))
            return true;
    return false;
}

/* Of a degree that is too dear, as much as can be paid for. Where its stands lie is worked out only
 * where somebody asks for them. */
static void wheel_by_degrees(wheel *t, rg_leg *out)
{
    const bool plain = t->one && !t->pieces, through = may_lie_on_friends(t);
    int gone = 0, step = RG_DEGREE;
    tb_body b;

    while (gone < t->most && step > 0) {
        const int next = gone + step < t->most ? gone + step : t->most;
        const tb_pose there = kit_wheel(&t->from, t->about, t->sign * next);
        const tb_quad hull = tb_hull(&there);
        const tb_box box = tb_box_of(hull.p, 4), wide = kit_box_widened(&box, TB_SLACK);
        const bool by = is_by_somebody(t, &hull);

        if (!plain)
            look_at_ground(t, &wide);
        if (by || !t->one || t->pieces)
            tb_form(&there, &b);
        if (!wheel_on(t, gone, next, &hull, &b)) {
            step /= 2;
            continue;
        }
        if ((by || t->pieces) && !has_room(t, &b, by, out))
            return;
        gone = next;
        if (by && through && rg_lies_on(t->view, t->unit, &b) != RG_NONE)
            continue; /* through guns, RG-6.48: it does not stop there */
        out->march = t->paid;
        out->pose = there;
        out->turn = t->sign * gone;
    }
}

void rg_wheel_leg(const lin_view *v, int u, kit_end about, int turn, rg_leg *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    wheel t = { .view = v,
                .unit = u,
                .sign = turn < 0 ? -1 : 1,
                .most = turn < 0 ? -turn : turn,
                .about = about,
                .from = rg_pose(v, u),
                .walker = rg_walker_of(v, u, rg_body(v, u), s->formation[u], rg_is_quick(s, u)),
                .paid = rg_march_of(v, u) };
    int most;

    rg_stay(out, &t.from, t.paid);
    t.wide = kit_frontage(&t.from);
    most = kit_wheel_within(t.wide, rg_farthest(&t.walker, &t.paid, 1));
    t.most = t.most < most ? t.most : most;
    look_round(&t);
    t.before = rg_going_at(f, &t.walker, (lin_point){ 0, 0 });
    if (kit_set_is_empty(&t.near) && !t.pieces && t.one)
        wheel_freely(&t, out);
    else
        wheel_by_degrees(&t, out);
    out->gone = kit_wheel_path(t.wide, out->turn);
    out->march.legs++;
    out->march.flags |= RG_WHEELED;
}
