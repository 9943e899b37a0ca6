/* houses.c -- buildings: going in, coming out, and beginning the battle in one. LF-BU.
 *
 * Whoever is inside bears the mark LF_INSIDE and stands where the outline of the building is
 * (stands.c): LF-BU-10. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/actions.h"

/* ---- Who may be in it ---- */

/* LF-BU-02: who holds it, or LF_NONE. */
int lf_occupant(const lin_view *view, int piece)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = 0; u < f->units; u++)
        if (s->where[u] == LF_ON_TABLE && s->mark[u] & LF_INSIDE && s->on_piece[u] == piece)
            return u;
    return LF_NONE;
}

/* All elements of the side that are in it. */
tb_set lf_occupants(const lin_view *view, int side, int piece)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_set in = { 0 };

    for (int u = tb_next(&f->elements[side], 0); u >= 0; u = tb_next(&f->elements[side], u + 1))
        if (s->where[u] == LF_ON_TABLE && s->mark[u] & LF_INSIDE && s->on_piece[u] == piece)
            kit_set_put(&in, u);
    return in;
}

/* LF-OP-21: is it in a building with others? */
bool lf_is_shared(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    tb_set in;

    if (!(s->mark[u] & LF_INSIDE) || !f->base.option[LF_OPT_SHARED])
        return false;
    in = lf_occupants(view, f->side[u], s->on_piece[u]);
    return kit_set_count(&in) > 1;
}

/* LF-OP-21 to LF-OP-24: how many of each size a building of a size holds, in one of these ways;
 * LF-OP-25: or fewer. */
bool lf_fit_inside(const lf_field *f, const tb_set *in, int building)
{
    /* tiny, small, medium, large */
    static const uint8_t holds[][1 + LF_SIZES] = {
        { LF_TINY, 1, 0, 0, 0 },                             /* LF-OP-21 */
        { LF_SMALL, 2, 0, 0, 0 },  { LF_SMALL, 0, 1, 0, 0 }, /* LF-OP-22 */
        { LF_MEDIUM, 3, 0, 0, 0 }, { LF_MEDIUM, 1, 1, 0, 0 },
        { LF_MEDIUM, 0, 0, 1, 0 }, /* LF-OP-23 */
        { LF_LARGE, 4, 0, 0, 0 },  { LF_LARGE, 2, 1, 0, 0 },
        { LF_LARGE, 0, 2, 0, 0 },  { LF_LARGE, 1, 0, 1, 0 },
        { LF_LARGE, 0, 0, 0, 1 }, /* LF-OP-24 */
    };
    int count[LF_SIZES] = { 0 };

    for (int u = tb_next(in, 0); u >= 0; u = tb_next(in, u + 1))
        count[f->size[u]]++;
    for (size_t i = 0; i < sizeof holds / sizeof *holds; i++) {
        bool fits = holds[i][0] == f->scenery.piece[building].size;

        for (int size = 0; size < LF_SIZES; size++)
            fits = fits && count[size] <= holds[i][1 + size];
        if (fits)
            return true;
    }
    return false;
}

/* LF-OP-25: with friends, as many as it holds; never with an enemy. */
static lin_status check_shared(const lin_view *view, int u, int piece, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set enemies = lf_occupants(view, 1 - f->side[u], piece);
    tb_set in = lf_occupants(view, f->side[u], piece);

    if (!kit_set_is_empty(&enemies)) /* LF-OP-29 */
        return lin_refuse(why, LIN_ILLEGAL, "LF-OP-25",
                          "%s is in the %s; nobody enters before the last enemy is out.",
                          lf_id(f, tb_next(&enemies, 0)), lf_piece_name(f, piece));
    kit_set_put(&in, u);
    return lf_fit_inside(f, &in, piece)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-OP-25",
                            "There is no room for %s in the %s, which is %s, beside those in it.",
                            lf_id(f, u), lf_piece_name(f, piece),
                            lf_size_name[f->scenery.piece[piece].size]);
}

/* LF-BU-03, LF-MV-33; LF-BU-04: guns only when the battle is set up, and if that was settled. */
static lin_status check_kind(const lin_view *view, int u, bool set_up, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->type[u] == LF_ARTILLERY && !(set_up && f->base.option[LF_OPT_GUNS_INSIDE]))
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-BU-04",
            "%s is artillery, which can only begin in a building, if that was settled before.",
            lf_id(f, u));
    if (f->type[u] == LF_CAVALRY && !(s->mark[u] & LF_ON_FOOT))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-03",
                          "%s is mounted; only infantry and dismounted cavalry enter a building.",
                          lf_id(f, u));
    return LIN_OK;
}

/* What it takes to be in that building, wherever one comes from. */
lin_status lf_check_house(const lin_view *view, int u, int piece, bool set_up, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    int other;

    if (piece < 0 || piece >= f->scenery.pieces || f->scenery.piece[piece].kind != KIT_BUILDING)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-01", "Piece %d of the map is no building.",
                          piece);
    if (f->scenery.piece[piece].flags & KIT_IMPASSABLE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-01", "The %s is closed to everybody.",
                          lf_piece_name(f, piece));
    if (f->base.option[LF_OPT_SHARED])
        return check_shared(view, u, piece, why) == LIN_OK ? check_kind(view, u, set_up, why)
                                                           : LIN_ILLEGAL;
    if ((other = lf_occupant(view, piece)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-02",
                          "%s is in the %s; a building holds one element.", lf_id(f, other),
                          lf_piece_name(f, piece));
    if (f->size[u] > f->scenery.piece[piece].size)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-02",
                          "%s is too large for the %s, which holds a %s element at most.",
                          lf_id(f, u), lf_piece_name(f, piece),
                          lf_size_name[f->scenery.piece[piece].size]);
    return check_kind(view, u, set_up, why);
}

/* LF-BU-06: it leaves its formation and counts as an open order. */
void lf_go_inside(lin_play *p, int u, int piece)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    tb_body b;

    lf_form_inside(f, piece, &b);
    s->at[u] = b.at;
    s->facing[u] = 0;
    s->formation[u] = LF_OPEN;
    s->gap[u] = LIN_INCH;
    s->mark[u] &= (uint16_t) ~(LF_LINED_UP | LF_ENTERING);
    s->mark[u] |= LF_INSIDE;
    s->on_piece[u] = (uint8_t)piece;
    lin_tell(p, LE_GARRISON, u, piece);
    lf_push_discs(p, u);
}

/* LF-BU-08, LF-BU-09: what those inside cannot be ordered to do. Storing is refused with the order
 * to store (LF-SO-04). */
lin_status lf_check_outside(const lin_view *view, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->mark[u] & LF_INSIDE
               ? lin_refuse(why, LIN_ILLEGAL, "LF-BU-09",
                            "%s is in a building: it can fire, reload, dress its ranks or leave.",
                            lf_id(f, u))
               : LIN_OK;
}

/* ---- LF-BU-05: occupying ---- */

static bool touches(const lin_view *view, int u, const tb_body *house)
{
    return tb_bodies_touch(lf_body(view, u), house);
}

lin_status lf_check_occupy(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int piece = o->arg[0];
    lin_status status;
    tb_body house;
    int other;

    if ((status = lf_check_outside(view, u, why)) != LIN_OK ||
        (status = lf_check_house(view, u, piece, false, why)) != LIN_OK)
        return status;
    lf_form_inside(f, piece, &house);
    if (!touches(view, u, &house))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-05",
                          "%s must move into contact with the %s first.", lf_id(f, u),
                          lf_piece_name(f, piece));
    other = kit_unit_in_the_way(lf_window(view), u, &house);
    if (other != LF_NONE && f->side[other] != f->side[u])
        return lin_refuse(why, LIN_ILLEGAL, "LF-ME-10",
                          "%s touches the %s; only a charge brings elements into contact.",
                          lf_id(f, other), lf_piece_name(f, piece));
    return lf_check_threats(view, u, &house, LF_OPEN, why);
}

void lf_list_occupy(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_box *own = &lf_body(view, u)->box;
    const tb_box near = { own->west - LIN_INCH, own->south - LIN_INCH, own->east + LIN_INCH,
                          own->north + LIN_INCH };

    for (int i = 0; i < f->scenery.pieces; i++) {
        const lin_order o = { .verb = LV_OCCUPY, .nargs = 1, .arg = { i } };

        if (f->scenery.piece[i].kind == KIT_BUILDING &&
            tb_boxes_meet(&near, &f->scenery.piece[i].shape.box) &&
            lf_check_occupy(view, u, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
}

void lf_take_occupy(lin_play *p, int u, const lin_order *o)
{
    lf_go_inside(p, u, o->arg[0]);
}

/* ---- LF-BU-28: leaving ---- */

/* The side of a building that looks most nearly north, or the others clockwise from there, as one
 * sees it from within. */
void lf_building_side(const lf_field *f, int piece, kit_edge side, lin_point *left,
                      lin_point *right)
{
    int north = 0, least = TB_CIRCLE;
    tb_body b;

    lf_form_inside(f, piece, &b);
    for (int i = 0; i < 4; i++) {
        const int turn =
            tb_turn(0, (tb_angle)(tb_bearing(b.hull.p[i], b.hull.p[(i + 1) % 4]) - TB_QUARTER));
        const int off =
            turn < 0 ? -2 * turn + 1 : 2 * turn; /* of two that are equal, the one clockwise */

        if (off < least) {
            least = off;
            north = i;
        }
    }
    *left = b.hull.p[(north + (int)side) % 4];
    *right = b.hull.p[(north + (int)side + 1) % 4];
}

/* Outside that side, touching it: `along` to the right of its middle. */
void lf_stand_outside(const lf_field *f, int piece, kit_edge side, int32_t along, tb_pose *pose)
{
    lin_point left, right;
    tb_angle out;
    tb_body b;

    lf_building_side(f, piece, side, &left, &right);
    out = (tb_angle)(tb_bearing(left, right) - TB_QUARTER);
    pose->at = tb_go((lin_point){ (left.x + right.x) / 2, (left.y + right.y) / 2 }, out, 0, along);
    tb_form(pose, &b);
    pose->at = tb_go(pose->at, out, lf_way_beyond(&b.hull, out, left), 0);
}

/* Clear of all elements: it touches none. */
static int whom_it_touches(const lin_view *view, int u, const tb_body *b)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int v = 0; v < f->units; v++)
        if (v != u && lf_is_element(f, v) && s->where[v] == LF_ON_TABLE &&
            !(s->mark[v] & LF_INSIDE && s->on_piece[v] == s->on_piece[u]) && /* LF-OP-26 */
            tb_bodies_touch(b, lf_body(view, v)))
            return v;
    return LF_NONE;
}

enum { SIDE, ALONG, FACING, FORMATION, GAP };

static lin_status check_words(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!(s->mark[u] & LF_INSIDE))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-28", "%s is in no building.", lf_id(f, u));
    if (f->type[u] == LF_ARTILLERY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-04",
                          "%s is artillery that began in a building, and never moves.",
                          lf_id(f, u));
    if (o->arg[SIDE] < LF_FORMATIONS || o->arg[FORMATION] >= LF_FORMATIONS)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-28",
                          "Name a side (north, east, south, west) first, and then a formation "
                          "(line, open, column).");
    if (o->arg[ALONG] > LF_IN(24) || o->arg[ALONG] < -LF_IN(24))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-28",
                          "%s must touch the building that it leaves.", lf_id(f, u));
    if (!lf_may_form(f, u, o->arg[FORMATION]))
        return lf_refuse_line(f, u, why);
    return lf_check_gap(o->arg[FORMATION], o->arg[GAP], why);
}

static lin_status plan_leave(const lin_view *view, int u, const lin_order *o, tb_pose *pose,
                             lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int stands = f->stands[u], piece = s->on_piece[u];
    lin_status status = check_words(view, u, o, why);
    tb_body b, house;
    int other;

    if (status != LIN_OK)
        return status;
    *pose = lf_pose(view, u);
    pose->facing = (tb_angle)o->arg[FACING];
    pose->gap = (uint16_t)o->arg[GAP];
    pose->files = (uint8_t)(o->arg[FORMATION] == LF_COLUMN ? 1 : stands);
    pose->leader = (uint8_t)lf_leader_of(stands, o->arg[FORMATION]);
    lf_stand_outside(f, piece, (kit_edge)(o->arg[SIDE] - LF_FORMATIONS), o->arg[ALONG], pose);
    tb_form(pose, &b);
    lf_form_inside(f, piece, &house);
    if (!tb_bodies_touch(&b, &house))
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-28", "%s must touch the %s that it leaves.",
                          lf_id(f, u), lf_piece_name(f, piece));
    if ((other = whom_it_touches(view, u, &b)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-BU-28",
                          "%s would touch %s; it must come out clear of all elements.", lf_id(f, u),
                          lf_id(f, other));
    if ((status = lf_check_space(view, u, &b, why)) != LIN_OK)
        return status;
    return lf_check_threats(view, u, &b, o->arg[FORMATION], why);
}

lin_status lf_check_leave(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    tb_pose pose;

    return plan_leave(view, u, o, &pose, why);
}

static tb_angle outwards(const lf_field *f, int piece, kit_edge side)
{
    lin_point left, right;

    lf_building_side(f, piece, side, &left, &right);
    return (tb_angle)(tb_bearing(left, right) - TB_QUARTER);
}

/* By each side, in each formation, looking away from the house; every other place and facing may be
 * named. */
void lf_list_leave(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (!(s->mark[u] & LF_INSIDE) || f->type[u] == LF_ARTILLERY)
        return;
    for (int side = 0; side < KIT_EDGES; side++)
        for (int formation = 0; formation < LF_FORMATIONS; formation++) {
            const lin_order o = { .verb = LV_LEAVE,
                                  .nargs = 5,
                                  .arg = { LF_FORMATIONS + side, 0,
                                           outwards(f, s->on_piece[u], (kit_edge)side), formation,
                                           formation == LF_OPEN ? LIN_INCH : 0 } };

            if (lf_check_leave(view, u, &o, NULL) == LIN_OK)
                lin_list_add(out, o);
        }
    lin_list_open(out, (lin_family){ .order = { .verb = LV_LEAVE, .nargs = 5 },
                                     .open = 0x1f,
                                     .low = { LF_FORMATIONS, -LF_IN(24) },
                                     .high = { LF_FORMATIONS + KIT_EDGES - 1, LF_IN(24),
                                               TB_CIRCLE - 1, LF_FORMATIONS - 1, LIN_INCH } });
}

bool lf_sample_leave(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                     lin_order *out)
{
    *out = family->order;
    for (int tries = 0; tries < 12; tries++) {
        out->arg[SIDE] = LF_FORMATIONS + (int32_t)lin_rng_below(rng, KIT_EDGES);
        out->arg[ALONG] = (int32_t)lin_rng_below(rng, LF_IN(4)) - LF_IN(2);
        out->arg[FACING] = (tb_angle)lin_rng_next(rng);
        out->arg[FORMATION] = (int32_t)lin_rng_below(rng, LF_FORMATIONS);
        out->arg[GAP] = out->arg[FORMATION] == LF_OPEN ? LIN_INCH / 2 : 0;
        if (lf_check_leave(view, u, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void lf_take_leave(lin_play *p, int u, const lin_order *o)
{
    lf_state *s = p->state;
    tb_pose pose;

    plan_leave(&p->view, u, o, &pose, NULL);
    s->formation[u] = (uint8_t)o->arg[FORMATION];
    s->gap[u] = (uint16_t)o->arg[GAP];
    lf_stand(p, u, &pose);
    lin_tell(p, LE_CAME_OUT, u, s->at[u].x, s->at[u].y, s->facing[u], s->formation[u]);
    lf_disorder(p, u, LF_WHY_CAME_OUT);
    lf_push_discs(p, u);
}

/* ---- LF-SC-10: beginning in a building ---- */

lin_status lf_check_garrison(const lin_view *view, int u, int piece, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool defends = f->side[u] != s->attacker;
    lin_status status;
    tb_body house;

    if ((status = lf_check_house(view, u, piece, true, why)) != LIN_OK)
        return status;
    if (s->scenario == LF_AMBUSH && defends)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-53",
                          "%s marches in column and begins in no building.", lf_id(f, u));
    if (s->scenario == LF_FRONTAL_ASSAULT && defends && f->type[u] != LF_CAVALRY)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-65",
                          "%s begins behind a breastwork, in no building.", lf_id(f, u));
    lf_form_inside(f, piece, &house);
    return lf_check_set_up(view, u, &house, piece, why);
}

void lf_list_garrison(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].kind == KIT_BUILDING &&
            lf_check_garrison(view, u, i, NULL) == LIN_OK)
            lin_list_add(out, (lin_order){ .verb = LV_GARRISON, .nargs = 2, .arg = { u, i } });
}
