/* place.c -- units and commanders are moved about in their zones, or left where they are printed.
 * IB-13.1, IB-13.2. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"
#include "kit/room.h"
#include "kit/search.h"
#include "kit/setups.h"

tb_box ib_zone_of(const ib_field *f, int u)
{
    const int b = f->brigade[u], side = f->zone_of_side[f->side[u]];

    if (b != IB_NONE && f->brigade_of[b].zone != IB_NONE)
        return f->zone[f->brigade_of[b].zone];
    return side != IB_NONE ? f->zone[side] : kit_box_of_table(f->scenery.size);
}

int ib_impassable_at(const ib_field *f, lin_point flag)
{
    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->scenery.piece[i].flags & KIT_IMPASSABLE &&
            tb_area_holds(&f->scenery.piece[i].shape, flag))
            return i;
    return IB_NONE;
}

/* ---- IB-13.2: where one may begin ----
 *   1  a formation that the unit may take
 *   2  wholly in its zone
 *   3  on nobody
 *   4  its flag not in what nobody can enter (IB-3.37) */
static lin_status check_unit(const lin_view *view, int u, const tb_pose *pose, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box zone = ib_zone_of(f, u);
    tb_body body;
    int other;

    tb_form(pose, &body);
    if (!kit_box_holds_box(&zone, &body.box)) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-13.2", "%s would not lie wholly in its zone.",
                          ib_id(f, u));
    other = ib_in_the_way(view, u, &body, false);
    if (other != IB_NONE) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-13.2", "%s would lie on %s.", ib_id(f, u),
                          ib_id(f, other));
    if ((other = ib_impassable_at(f, pose->at)) != IB_NONE) /* 4 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-3.37", "%s would stand in %s.", ib_id(f, u),
                          kit_piece_name(&f->scenery, other));
    return LIN_OK;
}

static lin_status check_disc(const ib_field *f, int u, lin_point at, lin_refusal *why)
{
    const tb_box zone = ib_zone_of(f, u), box = kit_box_round(at, ib_disc_radius(f, u));

    return kit_box_holds_box(&zone, &box)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "IB-13.2", "%s would not stand wholly in the zone.",
                            ib_id(f, u));
}

lin_status ib_check_begins(const lin_view *view, int u, lin_point at, tb_angle facing,
                           int formation, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);

    if (ib_is_unit(f, u)) {
        tb_pose pose;

        if (!ib_may_form(f, u, formation)) /* 1 */
            return lin_refuse(why, LIN_ILLEGAL, formation == IB_SKIRMISH ? "IB-2.20" : "IB-2.19",
                              "%s never stands in %s.", ib_id(f, u), ib_formation_name[formation]);
        pose = ib_pose_in(f, u, formation, at, facing);
        return check_unit(view, u, &pose, why);
    }
    return check_disc(f, u, at, why);
}

/* ---- The question ---- */

static lin_status check_mine(const lin_view *view, const lin_frame *frame, int u, bool unit,
                             lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (f->side[u] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "IB-13.1", "%s is not yours to place.", ib_id(f, u));
    if (!ib_stands(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-13.1", "%s is not set up now.", ib_id(f, u));
    if (unit ? ib_is_unit(f, u) : ib_is_commander(f, u))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "IB-13.1", "Say \"%s\" for %s.", unit ? "post" : "place",
                      ib_id(f, u));
}

lin_status ib_check_place(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lin_point at = { o->arg[1], o->arg[2] };
    const bool unit = o->verb == IV_PLACE;
    lin_status status;

    if (o->verb == IV_DONE)
        return LIN_OK;
    if (o->verb == IV_FOLLOW)
        return kit_setup_numbered(view->field->battle, o->arg[0], frame->arg[0])
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "IB-13.1",
                                "The battle has no deployment of that number for you.");
    if (!unit && o->verb != IV_POST)
        return lin_not_now(view->field, frame, o, why);
    if ((status = check_mine(view, frame, o->arg[0], unit, why)) != LIN_OK)
        return status;
    return ib_check_begins(view, o->arg[0], at, (tb_angle)(unit ? o->arg[3] : 0),
                           unit ? o->arg[4] : 0, why);
}

static void put(lin_play *p, int u, lin_point at, int32_t facing, int32_t formation)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    s->at[u] = at;
    if (!ib_is_unit(f, u)) {
        lin_tell(p, IE_POSTED, u, at.x, at.y);
        return;
    }
    s->facing[u] = (uint16_t)facing;
    s->formation[u] = (uint8_t)formation;
    lin_tell(p, IE_PLACED, u, at.x, at.y, facing, formation);
}

/* As a deployment of the battle says, which was checked when its file was read. */
static void follow(lin_play *p, int side, int number)
{
    const ib_field *f = ib_field_of(p->view.field);
    const lin_battle *b = f->base.battle;
    const lin_node *setup = kit_setup_numbered(b, number, side);

    lin_tell(p, IE_FOLLOWS, side, number);
    for (int u = 0; u < f->units; u++) {
        kit_post post = { 0 };

        if (f->side[u] != side || !kit_setup_post(&f->base, setup, u, &post))
            continue;
        if (ib_is_unit(f, u))
            kit_post_read_formation(&f->base, ib_formation_name, &post);
        put(p, u, post.at, post.facing, post.formation);
    }
}

void ib_take_place(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    if (o->verb == IV_DONE)
        lin_pop(p->state);
    else if (o->verb == IV_FOLLOW)
        follow(p, frame->arg[0], o->arg[0]);
    else
        put(p, o->arg[0], (lin_point){ o->arg[1], o->arg[2] }, o->arg[3], o->arg[4]);
}

/* Of the side, the first and last that are set up so; -1: none. */
static bool bounds(const ib_field *f, int side, bool units, int *first, int *last)
{
    *first = *last = -1;
    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side && (units ? ib_is_unit(f, u) : ib_is_commander(f, u))) {
            *first = *first < 0 ? u : *first;
            *last = u;
        }
    return *first >= 0;
}

void ib_list_place(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int32_t wide = f->scenery.size.width, high = f->scenery.size.height;
    int first, last;

    if (bounds(f, frame->arg[0], true, &first, &last))
        lin_list_open(out, (lin_family){ { .verb = IV_PLACE, .nargs = 5, .arg = { first } },
                                         31,
                                         { first, 0, 0, 0, 0 },
                                         { last, wide, high, TB_CIRCLE - 1, IB_FORMATIONS - 1 } });
    if (bounds(f, frame->arg[0], false, &first, &last))
        lin_list_open(out, (lin_family){ { .verb = IV_POST, .nargs = 3, .arg = { first } },
                                         7,
                                         { first, 0, 0 },
                                         { last, wide, high } });
    for (int i = 1; kit_setups(f->base.battle) && i < 32; i++)
        if (kit_setup_numbered(f->base.battle, i, frame->arg[0]))
            lin_list_add(out, (lin_order){ .verb = IV_FOLLOW, .nargs = 1, .arg = { i } });
    lin_list_add(out, (lin_order){ .verb = IV_DONE });
}

/* ---- A sample: any place in the zone where it has room, else where it is ---- */

typedef struct {
    const lin_view *view;
    int unit, formation;
    tb_angle facing;
} wish;

static bool will_do(const void *self, lin_point at)
{
    const wish *w = self;

    return ib_check_begins(w->view, w->unit, at, w->facing, w->formation, NULL) == LIN_OK;
}

/* A unit or commander of the side by chance, on the table; -1: there is none. */
static int any_of(const lin_view *view, int side, bool units, lin_rng *rng)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int found = -1, n = 0;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side && ib_stands(s, u) &&
            (units ? ib_is_unit(f, u) : ib_is_commander(f, u)) &&
            lin_rng_below(rng, (uint32_t)++n) == 0)
            found = u;
    return found;
}

bool ib_sample_place(const lin_view *view, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const bool units = family->order.verb == IV_PLACE;
    const int u = any_of(view, frame->arg[0], units, rng);
    tb_box zone;
    lin_point at;
    wish w;

    if (u < 0)
        return false;
    zone = ib_zone_of(f, u);
    w = (wish){ view, u, s->formation[u], (tb_angle)(lin_rng_below(rng, 8) * TB_EIGHTH) };
    if (!kit_sample_in_box(&zone, 24, LIN_INCH, rng, will_do, &w, &at)) {
        at = s->at[u];
        w.facing = s->facing[u];
    }
    *out = (lin_order){ .verb = family->order.verb,
                        .nargs = units ? 5 : 3,
                        .arg = { u, at.x, at.y, units ? w.facing : 0, units ? w.formation : 0 } };
    return ib_check_place(view, frame, out, NULL) == LIN_OK;
}
