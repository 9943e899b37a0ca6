/* turns.c -- turns to the left, to the right and about. LF-MV-15 to LF-MV-21. */
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"

enum { LEFT, RIGHT, ABOUT };

static int formation_after(const lin_view *view, int u, int way, int32_t gap)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (way == ABOUT || f->stands[u] == 1) /* LF-MV-19, LF-MV-20 */
        return s->formation[u];
    if (s->formation[u] != LF_COLUMN) /* LF-MV-17 */
        return LF_COLUMN;
    return gap ? LF_OPEN : LF_LINE; /* LF-MV-18: a line, or with a gap an open order */
}

/* ---- LF-MV-21: off a wall that the turn has put it over ---- */

#define MOST_OVERLAP (LIN_INCH / 2)

/* What it lies over, and the way square off it. */
typedef struct {
    int piece;
    tb_angle way;
    int32_t far;
} overlap;

/* Off each part of a line that runs through it, to the side where its leader is. */
static bool over_line(const tb_outline *line, const tb_pose *pose, const tb_body *b, overlap *out)
{
    const lin_point centre = tb_leader_centre(pose);

    for (int i = 0; i + 1 < line->points; i++) {
        const lin_point from = line->point[i], to = line->point[i + 1];
        const tb_outline part = { .point = &line->point[i],
                                  .points = 2,
                                  .box = tb_box_of(&line->point[i], 2) };
        const tb_quad thin = { { from, to, to, from } };

        if (!kit_lies_astride(&part, &b->hull))
            continue;
        out->way = (tb_angle)(tb_bearing(from, to) +
                              (tb_cross(from, to, centre) > 0 ? -TB_QUARTER : TB_QUARTER));
        out->far = tb_push(&b->hull, out->way, &thin) + 1;
        return true;
    }
    return false;
}

/* Off a building by the side that is nearest. */
static bool over_house(const lf_field *f, int piece, const tb_body *b, overlap *out)
{
    tb_body house;

    lf_form_inside(f, piece, &house);
    if (!tb_bodies_overlap(b, &house))
        return false;
    out->far = TB_FAR;
    for (int i = 0; i < 4; i++) {
        const tb_angle way =
            (tb_angle)(tb_bearing(house.hull.p[i], house.hull.p[(i + 1) % 4]) - TB_QUARTER);
        const int32_t far = tb_push(&b->hull, way, &house.hull) + 1;

        if (far < out->far) {
            out->far = far;
            out->way = way;
        }
    }
    return true;
}

static bool lies_over(const lin_view *view, const tb_pose *pose, overlap *out)
{
    const lf_field *f = lf_field_of(view->field);
    tb_body b;
    tb_set near;

    tb_form(pose, &b);
    near = lf_pieces_about(view, &b.box, 0);
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        lin_point end[2];
        tb_outline line;

        out->piece = i;
        if (i < f->scenery.pieces && !tb_boxes_meet(&f->scenery.piece[i].shape.box, &b.box))
            continue;
        if (i < f->scenery.pieces && f->scenery.piece[i].kind == KIT_BUILDING &&
            over_house(f, i, &b, out))
            return true;
        if (!lf_can_cross(f, i))
            continue;
        line = lf_obstacle(view, i, end);
        if (tb_boxes_meet(&line.box, &b.box) && over_line(&line, pose, &b, out))
            return true;
    }
    return false;
}

static lin_status slide_off(const lin_view *view, int u, lf_reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    int32_t left = MOST_OVERLAP + 1;
    overlap o;

    for (int tries = 0; tries < 6 && lies_over(view, &r->pose, &o); tries++) {
        if (o.far > left)
            return lin_refuse(why, LIN_ILLEGAL, "LF-MV-21",
                              "%s would lie over the %s by more than half an inch.", lf_id(f, u),
                              lf_piece_name(f, o.piece));
        r->pose.at = tb_go(r->pose.at, o.way, o.far, 0);
        left -= o.far;
    }
    return LIN_OK;
}

lin_status lf_plan_turn(const lin_view *view, int u, const lin_order *o, lf_reformed *r,
                        lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const int32_t by[] = { -TB_QUARTER, TB_QUARTER, TB_CIRCLE / 2 };
    const int way = o->arg[0];
    const int formation = formation_after(view, u, way, o->arg[1]);
    const bool keeps = formation == s->formation[u];
    const tb_pose now = lf_pose(view, u);
    lin_status status;

    if (f->type[u] == LF_ARTILLERY || s->mark[u] & LF_INSIDE)
        return lf_reform_cannot(why, "LF-MV-15", f, u,
                                "does not turn; it is moved by hand, limbered or let out");
    if (keeps && o->arg[1] != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05",
                          "It keeps its formation in this turn; give 0 for the gap.");
    if (!keeps && !lf_may_form(f, u, formation))
        return lf_refuse_line(f, u, why); /* LF-SE-07 */
    if (!keeps && (status = lf_check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    *r = (lf_reformed){ .pose = tb_pivot(&now, (tb_angle)(s->facing[u] + by[way])) };
    lf_reform_shape(f, u, formation, keeps ? s->gap[u] : o->arg[1], r);
    status = slide_off(view, u, r, why);
    return status != LIN_OK ? status : lf_reform_by_order(view, u, r, why);
}

lin_status lf_check_turn(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    lf_reformed r = { 0 };

    return lf_plan_turn(view, u, o, &r, why);
}

void lf_list_turn(const lin_view *view, int u, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    bool opens = false;

    for (int way = LEFT; way <= ABOUT; way++)
        for (int gap = 0;
             gap < (s->formation[u] == LF_COLUMN && way != ABOUT && f->stands[u] > 1 ? 2 : 1);
             gap++) {
            const lin_order o = { .verb = LV_TURN, .nargs = 2, .arg = { way, gap * LIN_INCH } };
            lf_reformed r;

            if (lf_plan_turn(view, u, &o, &r, NULL) != LIN_OK)
                continue;
            lin_list_add(out, o);
            opens = opens || gap;
        }
    if (opens)
        lf_offer_gaps(LV_TURN, LEFT, RIGHT, out);
}

bool lf_sample_turn(const lin_view *view, int u, const lin_family *family, lin_rng *rng,
                    lin_order *out)
{
    lf_any_gap(family, rng, out);
    return lf_check_turn(view, u, out, NULL) == LIN_OK;
}
