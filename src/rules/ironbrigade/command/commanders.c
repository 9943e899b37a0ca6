/* commanders.c -- commanders as discs that ride, are carried, take refuge and are replaced. IB-7.8
 * to IB-7.14, IB-7.22, IB-11.10.
 *
 * A ride is a march of its own kind: straight legs, paid by the track of his centre, the rest of it
 * asked for leg by leg. Any place may be named; how far toward it he comes is seen when he rides.
 * Only enemies stop him (IB-7.10): he never comes to touch one, for then he would take refuge. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/command/victory.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"
#include "kit/discs.h"

#include <string.h>

/* ---- Who commands whom ---- */

bool ib_commands(const ib_field *f, int commander, int brigade)
{
    const ib_brigade *b = &f->brigade_of[brigade];

    return b->commander == commander ||
           (b->division != IB_NONE && f->division_of[b->division].commander == commander);
}

static int if_he_stands(const lin_view *view, int commander)
{
    const ib_state *s = view->state;

    return commander != IB_NONE && ib_stands(s, commander) ? commander : IB_NONE;
}

/* The brigade of a unit, or of a man who commands one. */
static int brigade_of(const ib_field *f, int u)
{
    for (int b = 0; b < f->brigades && !ib_is_unit(f, u); b++)
        if (f->brigade_of[b].commander == u)
            return b;
    return f->brigade[u];
}

int ib_brigadier(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const int b = brigade_of(f, u);

    return b == IB_NONE ? IB_NONE : if_he_stands(view, f->brigade_of[b].commander);
}

int ib_divisional(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const int b = brigade_of(f, u);
    const int d = b == IB_NONE ? IB_NONE : f->brigade_of[b].division;

    return d == IB_NONE ? IB_NONE : if_he_stands(view, f->division_of[d].commander);
}

int ib_nearest_of_his(const lin_view *view, int commander, lin_point from, lin_point *point)
{
    const ib_field *f = ib_field_of(view->field);
    tb_set his = f->bodies[f->side[commander]];

    for (int u = tb_next(&his, 0); u >= 0; u = tb_next(&his, u + 1))
        if (f->brigade[u] == IB_NONE || !ib_commands(f, commander, f->brigade[u]))
            kit_set_drop(&his, u);
    return kit_nearest_body(kit_refresh(ib_window(view)), &his, from, point);
}

/* ---- IB-7.8 to IB-7.10: riding ---- */

/*   1  he has not ridden, been carried or stayed in this phase (IB-1.38: ib_check_acts)
 *   2  there is somewhere to go                          IB-7.8 */
lin_status ib_check_act_ride(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int c = o->arg[0];

    if (s->at[c].x == o->arg[1] && s->at[c].y == o->arg[2]) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.8",
                          "%s stands there; name another place, or let him stay.", ib_id(f, c));
    return LIN_OK;
}

void ib_list_act_ride(const lin_view *view, int c, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_size size = f->scenery.size;
    const lin_family family = {
        .order = { .verb = IV_RIDE, .nargs = 3, .arg = { c, size.width / 2, size.height / 2 } },
        .open = 6,
        .high = { 0, size.width, size.height }
    };

    ib_open_family(out, c, &family);
}

bool ib_sample_act_ride(const lin_view *view, const lin_family *family, lin_rng *rng,
                        lin_order *out)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const int c = ib_sample_unit(view, family, rng, NULL);
    lin_point to;

    if (c == IB_NONE)
        return false;
    to = kit_random_in_box(&table, rng);
    *out = family->order;
    out->arg[0] = c;
    out->arg[1] = to.x;
    out->arg[2] = to.y;
    return ib_check_act_ride(view, out, NULL) == LIN_OK;
}

/* IB-7.10: how far before he would touch an enemy. */
static int32_t free_of_enemies(const lin_view *view, int c, lin_point by, uint8_t *enemy)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const kit_run r =
        kit_disc_sweep(ib_window(view), 1 - f->side[c], s->at[c], by, ib_disc_radius(f, c));

    *enemy = (uint8_t)r.unit;
    return r.unit == KIT_NONE ? INT32_MAX : r.free;
}

/* A leg of his ride: IB-7.9. */
static void ride(lin_play *p, int c, lin_point to)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    ib_march *m = &s->march;
    const ib_traveller who = ib_traveller_of(f, c, IB_GOES_AS_DISC);
    const lin_point by = kit_way(s->at[c], to);
    const tb_angle way = tb_bearing(s->at[c], to);
    const int32_t whole = kit_length(by);
    const ib_purse before = ib_purse_of(&p->view, c, m, IB_WHOLE);
    ib_purse purse = before;
    uint8_t piece, enemy;
    int32_t far, free;
    ib_toll toll;

    ib_read_toll(&p->view, &who, s->at[c], way, whole, &toll);
    far = ib_pay_toll(&toll, &purse, whole, &piece);
    free = free_of_enemies(&p->view, c, by, &enemy);
    if (free < far) {
        far = free;
        purse = before;
        ib_pay_toll(&toll, &purse, far, &piece);
    }
    s->at[c] = far == whole ? to : tb_go(s->at[c], way, far, 0);
    m->cost = purse.cost;
    m->obstacles = purse.obstacles;
    m->legs++;
    ib_note_measured(p);
    if (far > 0)
        lin_tell(p, IE_RIDES, c, s->at[c].x, s->at[c].y);
    if (far < whole && far == free)
        lin_tell(p, IE_STOPS, c, enemy);
    else if (far < whole && piece != IB_NONE)
        lin_tell(p, IE_STOPS_AT, c, piece);
    else if (far < whole)
        lin_tell(p, IE_ENDS, c, IB_ENDS_ALLOWANCE);
}

void ib_take_act_ride(lin_play *p, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    ib_march *m = &s->march;
    const int c = o->arg[0];
    const tb_box table = kit_box_of_table(f->scenery.size);

    if (m->unit != c) {
        ib_begin_act(p, c);
        memset(m, 0, sizeof *m);
        m->unit = (uint8_t)c;
        m->began = s->at[c];
        m->base = IB_IN(f->base.option[IB_OPT_CMD_MOVE]); /* IB-7.8 */
        s->with[c] = IB_NONE;
    }
    ride(p, c, kit_box_nearest(&table, (lin_point){ o->arg[1], o->arg[2] }));
    lin_push(s, ib_has_effort(&p->view, c) ? IB_ON_MARCH : IB_MOVED, c, 0, 0);
}

/* ---- IB-7.11: carried, or staying ---- */

/* To touch is seen by everybody (IB-1.28). */
lin_status ib_check_act_with(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int c = o->arg[0], u = o->arg[1];

    if (!ib_is_unit(f, u) || f->side[u] != f->side[c] || !ib_stands(s, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.11",
                          "%s goes with a unit of his own side, on the table.", ib_id(f, c));
    if (!ib_disc_touches(view, c, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.11",
                          "%s does not touch %s; he must ride to it first.", ib_id(f, c),
                          ib_id(f, u));
    return LIN_OK;
}

void ib_list_act_with(const lin_view *view, int c, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_box round = kit_box_round(s->at[c], ib_disc_radius(f, c) + TB_TOUCH);
    const tb_set near = kit_near(ib_window(view), f->side[c], &round, 0);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (ib_disc_touches(view, c, u))
            lin_list_add_short(out, IV_WITH, 2, c, u);
}

void ib_take_act_with(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;

    ib_begin_act(p, o->arg[0]);
    s->with[o->arg[0]] = (uint8_t)o->arg[1];
    lin_tell(p, IE_CARRIED, o->arg[0], o->arg[1]);
}

lin_status ib_check_act_stay(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    (void)view, (void)o, (void)why;
    return LIN_OK;
}

void ib_list_act_stay(const lin_view *view, int c, lin_list *out)
{
    (void)view;
    lin_list_add_short(out, IV_STAY, 1, c, 0);
}

void ib_take_act_stay(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;

    ib_begin_act(p, o->arg[0]);
    s->with[o->arg[0]] = IB_NONE;
}

void ib_leave_behind(lin_play *p, int u)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && s->with[c] == u)
            s->with[c] = IB_NONE;
}

/* ---- IB-7.13: refuge ---- */

static bool touches_any(const lin_view *view, int c, int side)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    return kit_disc_touches(kit_refresh(ib_window(view)), &f->bodies[side], s->at[c],
                            ib_disc_radius(f, c)) != KIT_NONE;
}

void ib_refuge(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int c = 0; c < f->units; c++) {
        lin_point to;
        int u;

        if (!ib_is_commander(f, c) || !ib_stands(s, c) ||
            !touches_any(&p->view, c, 1 - f->side[c]) || touches_any(&p->view, c, f->side[c]))
            continue;
        if ((u = ib_nearest_of_his(&p->view, c, s->at[c], &to)) == IB_NONE)
            continue; /* his units are still to come, IB-15.10 */
        s->at[c] = to;
        s->with[c] = IB_NONE;
        lin_tell(p, IE_DISPLACED, c, u, to.x, to.y);
    }
}

/* IB-7.8: who was carried in his own phase has had his move. */
static void note_carried(lin_play *p, int u)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && ib_stands(s, c) && s->with[c] == u && f->side[c] == s->side &&
            s->phase == IB_PHASE_MOVE)
            s->mark[c] |= IB_ACTED;
}

void ib_after_move(lin_play *p, int u)
{
    const ib_state *s = p->state;

    if (ib_is_unit(ib_field_of(p->view.field), u) && ib_stands(s, u)) {
        ib_find_sharpshooters(p, u); /* IB-11.10 */
        note_carried(p, u);
    }
    ib_refuge(p);
}

/* ---- IB-7.22: another takes his place ---- */

static lin_point *place_of_death(const ib_field *f, ib_state *s, int c)
{
    return f->type[c] == IB_DIVISIONAL ? &s->divisional_fell_at[f->division[c]]
                                       : &s->fell_at[f->brigade[c]];
}

void ib_replace_commanders(lin_play *p, int side)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int c = 0; ib_option(f, IB_OPT_CMD_REPLACE) && c < f->units; c++) {
        lin_point to;
        int u;

        if (!ib_is_commander(f, c) || f->side[c] != side || s->where[c] != IB_LOST ||
            (u = ib_nearest_of_his(&p->view, c, *place_of_death(f, s, c), &to)) == IB_NONE)
            continue;
        s->where[c] = IB_ON_TABLE;
        s->at[c] = to;
        s->mark[c] = IB_REPLACED;
        for (int b = 0; b < f->brigades; b++)
            if (f->brigade_of[b].commander == c)
                s->fell_at[b] = (lin_point){ 0, 0 };
        *place_of_death(f, s, c) = (lin_point){ 0, 0 };
        lin_tell(p, IE_SUCCEEDS, c, u, to.x, to.y);
    }
}
