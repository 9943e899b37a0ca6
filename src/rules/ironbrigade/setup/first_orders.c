/* first_orders.c -- the orders with which brigades begin, given in secret; and what an order says,
 * whoever brings it. IB-8.10, IB-8.11, IB-13.3. */
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/setup/setup.h"
#include "rules/ironbrigade/steps.h"
#include "kit/search.h"

/* The brigade of which this is the commander; IB_NONE. */
static int led_by(const ib_field *f, int u)
{
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].commander == u)
            return b;
    return IB_NONE;
}

int ib_command_of(const ib_field *f, const lin_order *o, ib_command *out)
{
    *out = (ib_command){ .of = IB_NONE };
    switch (o->verb) {
    case IV_ORDER:
    case IV_SEND:
        out->kind = (uint8_t)o->arg[1];
        out->at = (lin_point){ o->arg[2], o->arg[3] };
        return led_by(f, o->arg[0]);
    case IV_TARGET:
    case IV_SEND_AT:
        out->kind = (uint8_t)o->arg[1];
        out->of = (uint8_t)led_by(f, o->arg[2]);
        /* SUPPORT, or ATTACK: of whom it is checked; one who leads nobody is refused there */
        return out->of == IB_NONE ? IB_NONE : led_by(f, o->arg[0]);
    case IV_TO_EDGE:
    case IV_SEND_TO_EDGE:
        out->kind = IB_WITHDRAW;
        out->edge = (uint8_t)(o->arg[1] + 1);
        return led_by(f, o->arg[0]);
    default:
        return IB_NONE;
    }
}

/* Verbs of orders given at once, and of those that are sent, in the same order. */
static int verb_of(int verb, int which)
{
    static const uint8_t verbs[2][3] = { { IV_ORDER, IV_TARGET, IV_TO_EDGE },
                                         { IV_SEND, IV_SEND_AT, IV_SEND_TO_EDGE } };

    return verbs[verb == IV_SEND][which];
}

void ib_list_commands(const lin_view *view, int brigade, int verb, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int c = f->brigade_of[brigade].commander;

    for (int b = 0; b < f->brigades; b++) {
        const ib_brigade *other = &f->brigade_of[b];
        const int kind = other->side == f->brigade_of[brigade].side ? IB_SUPPORT_ORDER : IB_ATTACK;

        if (b != brigade)
            lin_list_add(out, (lin_order){ .verb = (uint8_t)verb_of(verb, 1),
                                           .nargs = 3,
                                           .arg = { c, kind, other->commander } });
    }
    for (int e = 0; e < KIT_EDGES; e++)
        lin_list_add(out,
                     (lin_order){ .verb = (uint8_t)verb_of(verb, 2), .nargs = 2, .arg = { c, e } });
    ib_open_family(
        out, c,
        &(lin_family){ { .verb = (uint8_t)verb, .nargs = 4 },
                       14,
                       { c, IB_ADVANCE, 0, 0 },
                       { c, IB_WITHDRAW, f->scenery.size.width, f->scenery.size.height } });
}

void ib_tell_command(lin_play *p, int brigade, const ib_command *c)
{
    const ib_field *f = ib_field_of(p->view.field);
    const int who = f->brigade_of[brigade].commander;

    if (c->of != IB_NONE)
        lin_tell(p, IE_ORDERED_AT, who, c->kind, f->brigade_of[c->of].commander);
    else if (c->edge)
        lin_tell(p, IE_ORDERED_EDGE, who, c->edge - 1);
    else
        lin_tell(p, IE_ORDERED, who, c->kind, c->at.x, c->at.y);
}

/* ---- The question ---- */

void ib_list_first_orders(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].side == frame->arg[0])
            ib_list_commands(view, b, IV_ORDER, out);
    lin_list_add(out, (lin_order){ .verb = IV_DONE });
}

lin_status ib_check_first_orders(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                 lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    ib_command c;
    int brigade;

    if (o->verb == IV_DONE)
        return LIN_OK;
    if (o->verb != IV_ORDER && o->verb != IV_TARGET && o->verb != IV_TO_EDGE)
        return lin_not_now(view->field, frame, o, why);
    brigade = ib_command_of(f, o, &c);
    if (brigade == IB_NONE || f->brigade_of[brigade].side != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "IB-8.10",
                          "Orders are for brigades, each named by its commander: one of yours, and "
                          "another where a brigade is attacked or supported.");
    return ib_check_printed(f, brigade, &c, why);
}

void ib_take_first_orders(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    ib_command c;
    int brigade;

    if (o->verb == IV_DONE) {
        ib_usual_commands(f, s, frame->arg[0]);
        lin_pop(s);
        return;
    }
    brigade = ib_command_of(f, o, &c);
    s->command[brigade] = c;
    ib_tell_command(p, brigade, &c);
}

/* IB-13.3 */
void ib_usual_commands(const ib_field *f, ib_state *s, int side)
{
    for (int b = 0; b < f->brigades; b++) {
        const ib_brigade *brigade = &f->brigade_of[b];

        if (brigade->side != side || s->command[b].kind != IB_ORDERS || s->command[b].secret)
            continue;
        s->command[b] = brigade->first;
        if (!brigade->printed)
            s->command[b] =
                (ib_command){ .at = s->at[brigade->commander], .kind = IB_HOLD, .of = IB_NONE };
    }
}

/* Any brigade, any kind, any point. */
bool ib_sample_first_orders(const lin_view *view, const lin_frame *frame, const lin_family *family,
                            lin_rng *rng, lin_order *out)
{
    const ib_field *f = ib_field_of(view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const lin_point at = kit_random_in_box(&table, rng);
    int found = -1, n = 0;

    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].side == frame->arg[0] && lin_rng_below(rng, (uint32_t)++n) == 0)
            found = b;
    if (found < 0)
        return false;
    *out = family->order;
    out->arg[0] = f->brigade_of[found].commander;
    out->arg[1] = (int32_t)lin_rng_below(rng, IB_SUPPORT_ORDER);
    out->arg[2] = at.x;
    out->arg[3] = at.y;
    return ib_check_first_orders(view, frame, out, NULL) == LIN_OK;
}
