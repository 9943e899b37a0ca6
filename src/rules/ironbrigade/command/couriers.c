/* couriers.c -- couriers: sent, riding, killed, arrived. IB-8.1 to IB-8.9.
 *
 * A courier is a piece of the battle: in his division's pool, or on the table on his way to a
 * brigade, whose `carried` is the order he has. Nobody but his side knows what that is (IB-1.51).
 * He rides once in a movement phase (IB_ACTED); who is sent after another has fallen rides in the
 * same one. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/steps.h"

#include <string.h>

/* ---- The pool ---- */

/* IB-8.3: the next courier of that division who waits; IB_NONE. */
static int in_pool(const ib_field *f, const ib_state *s, int division)
{
    for (int u = 0; u < f->units; u++)
        if (f->type[u] == IB_COURIER && f->division[u] == division && s->where[u] == IB_IN_POOL)
            return u;
    return IB_NONE;
}

static bool side_has_one(const ib_field *f, const ib_state *s, int side)
{
    for (int d = 0; d < f->divisions; d++)
        if (f->division_of[d].side == side && in_pool(f, s, d) != IB_NONE)
            return true;
    return false;
}

/* The courier under way to that brigade; IB_NONE. */
static int under_way_to(const ib_field *f, const ib_state *s, int brigade)
{
    for (int u = 0; u < f->units; u++)
        if (f->type[u] == IB_COURIER && ib_stands(s, u) && s->with[u] == brigade)
            return u;
    return IB_NONE;
}

/* He is off the table, to the pool or for good, and what he carried is nobody's. */
static void take_off(ib_state *s, int courier, ib_where where)
{
    memset(&s->carried[s->with[courier]], 0, sizeof s->carried[0]);
    s->where[courier] = (uint8_t)where;
    s->at[courier] = (lin_point){ 0, 0 };
    s->with[courier] = IB_NONE;
    s->mark[courier] = 0;
}

/* IB-8.8 */
void ib_recall_couriers(lin_play *p, int side)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int u = 0; u < f->units; u++) {
        int brigadier;

        if (f->type[u] != IB_COURIER || f->side[u] != side || !ib_stands(s, u))
            continue;
        brigadier = f->brigade_of[s->with[u]].commander;
        if (brigadier != IB_NONE && ib_stands(s, brigadier))
            continue;
        take_off(s, u, IB_IN_POOL);
        lin_tell(p, IE_RECALLED, u);
    }
}

/* ---- IB-8.4: sending ---- */

static lin_status no(lin_refusal *why, const char *rule, const ib_field *f, int brigade,
                     const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "The brigade of %s %s.",
                      ib_id(f, f->brigade_of[brigade].commander), what);
}

/* May that brigade be sent an order, whatever it says?
 *   1  it is the mover's
 *   2  it has a divisional commander on the table        IB-8.1
 *   3  he hands it over at once                          IB-8.2, IB-7.23
 *   4  or there is a brigadier to ride to                IB-7.23
 *   5  and nobody is on his way to him already
 *   6  and a courier is left                             IB-8.3 */
static lin_status check_may_send(const lin_view *view, int side, int brigade, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_brigade *b = &f->brigade_of[brigade];

    if (b->side != side) /* 1 */
        return no(why, "IB-8.1", f, brigade, "is the enemy's");
    if (b->division == IB_NONE || !ib_stands(s, f->division_of[b->division].commander)) /* 2 */
        return no(why, "IB-8.1", f, brigade,
                  "has no divisional commander on the table who could send it an order");
    if (ib_hands_over(view, brigade)) /* 3 */
        return LIN_OK;
    if (!ib_stands(s, b->commander)) /* 4 */
        return no(why, "IB-7.23", f, brigade,
                  "has no brigadier; its divisional commander must touch one of its units");
    if (under_way_to(f, s, brigade) != IB_NONE) /* 5 */
        return no(why, "IB-8.4", f, brigade, "has a courier on his way to it");
    if (in_pool(f, s, b->division) == IB_NONE) /* 6 */
        return no(why, "IB-8.3", f, brigade, "cannot be sent one: no courier is left in the pool");
    return LIN_OK;
}

static bool is_a_sending(const lin_order *o)
{
    return o->verb == IV_SEND || o->verb == IV_SEND_AT || o->verb == IV_SEND_TO_EDGE;
}

void ib_list_send(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int b = 0; b < f->brigades; b++)
        if (check_may_send(view, frame->arg[0], b, NULL) == LIN_OK)
            ib_list_commands(view, b, IV_SEND, out);
    lin_list_add(out, (lin_order){ .verb = IV_DONE });
}

lin_status ib_check_send(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    ib_command c;
    lin_status status;
    int brigade;

    if (o->verb == IV_DONE)
        return LIN_OK;
    if (!is_a_sending(o))
        return lin_not_now(view->field, frame, o, why);
    if ((brigade = ib_command_of(f, o, &c)) == IB_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "IB-8.10",
                          "Orders are for brigades: name the commander of one.");
    if ((status = check_may_send(view, frame->arg[0], brigade, why)) != LIN_OK)
        return status;
    return ib_check_command(view, brigade, &c, why);
}

bool ib_sample_send(const lin_view *view, const lin_frame *frame, const lin_family *family,
                    lin_rng *rng, lin_order *out)
{
    enum { TRIES = 24 };

    *out = family->order;
    for (int tries = 0; tries < TRIES; tries++) {
        for (int i = 0; i < out->nargs; i++)
            if (family->open >> i & 1)
                out->arg[i] =
                    family->low[i] +
                    (int32_t)lin_rng_below(rng, (uint32_t)(family->high[i] - family->low[i] + 1));
        if (ib_check_send(view, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

void ib_take_send(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    ib_command c;
    int brigade, courier, division;

    (void)frame;
    if (o->verb == IV_DONE) {
        lin_pop(s);
        return;
    }
    brigade = ib_command_of(f, o, &c);
    if (ib_hands_over(&p->view, brigade)) {
        ib_deliver(p, brigade, &c);
        return;
    }
    division = f->brigade_of[brigade].division;
    courier = in_pool(f, s, division);
    s->where[courier] = IB_ON_TABLE;
    s->at[courier] = s->at[f->division_of[division].commander];
    s->with[courier] = (uint8_t)brigade;
    s->carried[brigade] = c;
    lin_tell(p, IE_COURIER_SENT, courier, f->brigade_of[brigade].commander);
}

/* ---- IB-8.5 to IB-8.9: riding ---- */

/* One after the other, by id. */
void ib_run_rides(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (f->type[u] == IB_COURIER && f->side[u] == frame->arg[0] && ib_stands(s, u) &&
            !(s->mark[u] & IB_ACTED)) {
            lin_push(s, IB_RIDES, frame->arg[0], 0, 0);
            lin_push(s, IB_COURIER_DICE, u, 0, 0);
            return;
        }
}

enum { DEADLY_LOW = 2, DEADLY_HIGH = 12 }; /* IB-8.6: a double one, a double six */

void ib_roll_courier_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = DEADLY_HIGH - DEADLY_LOW + 1,
                           .side = (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                           .rule = "IB-8.5",
                           .purpose = "courier" };
    for (int sum = DEADLY_LOW; sum <= DEADLY_HIGH; sum++)
        out->class_of[sum] = (uint8_t)(sum - DEADLY_LOW);
}

/* IB-8.7: he has reached the brigadier. */
static void arrive(lin_play *p, int courier)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int brigade = s->with[courier];
    const ib_command c = s->carried[brigade];

    lin_tell(p, IE_DELIVERED, courier, f->brigade_of[brigade].commander);
    take_off(s, courier, IB_IN_POOL);
    ib_deliver(p, brigade, &c);
}

void ib_land_courier_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int u = frame->arg[0], sum = faces[0] + faces[1];
    const int brigadier = f->brigade_of[s->with[u]].commander;
    const lin_point to = s->at[brigadier];
    const int32_t ride = IB_IN(f->base.option[IB_OPT_COURIER_BASE] + sum);
    const int32_t touch = ib_disc_radius(f, u) + ib_disc_radius(f, brigadier);
    const int32_t far = (int32_t)tb_root_up(tb_gap2(s->at[u], to)) - touch;
    const int32_t gone = far < ride ? (far < 0 ? 0 : far) : ride;

    lin_tell(p, IE_ROLLED, u, faces[0], faces[1]);
    if (sum == DEADLY_LOW || sum == DEADLY_HIGH) {
        lin_tell(p, IE_COURIER_FALLS, u);
        take_off(s, u, IB_LOST);
        if (side_has_one(f, s, f->side[u])) /* IB-8.9 */
            lin_push(s, IB_SEND, f->side[u], 0, 0);
        return;
    }
    ib_note_measured(p);
    s->at[u] = tb_go(s->at[u], tb_bearing(s->at[u], to), gone, 0);
    s->mark[u] |= IB_ACTED;
    lin_tell(p, IE_COURIER_RIDES, u, s->at[u].x, s->at[u].y);
    if (far <= ride + TB_TOUCH)
        arrive(p, u);
}
