/* concerns.c -- what an answer is about, for whoever thinks of it: the units of a brigade that is
 * given an order, and what the order binds them to; who has not acted when a phase is ended; whom a
 * commander leaves behind. Nothing here decides anything. */
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/turn/turn.h"

typedef struct {
    const lin_view *view;
    lin_units *units;
    kit_strokes all;
    lin_text *say;
} concern;

static void add_unit(concern *c, int u)
{
    for (int i = 0; i < c->units->n; i++)
        if (c->units->unit[i] == u)
            return;
    if (c->units->n < LIN_PIECES)
        c->units->unit[c->units->n++] = (uint8_t)u;
}

static void add_brigade(concern *c, int b)
{
    const ib_state *s = c->view->state;
    const ib_brigade *brigade = &ib_field_of(c->view->field)->brigade_of[b];

    if (brigade->commander != IB_NONE && ib_stands(s, brigade->commander))
        add_unit(c, brigade->commander);
    for (int u = tb_next(&brigade->units, 0); u >= 0; u = tb_next(&brigade->units, u + 1))
        if (ib_stands(s, u))
            add_unit(c, u);
}

/* ---- Orders of brigades: IB-8.11 to IB-8.18 ---- */

static const char *binds(int kind)
{
    switch (kind) {
    case IB_ADVANCE:
        return "Its marches must end nearer to the point, and are free within 4 inches of it "
               "[IB-8.12]; it charges nobody farther off than 12 inches [IB-8.18].";
    case IB_ATTACK:
        return "Its marches must end nearer to what it attacks, and are free within 4 inches of it "
               "[IB-8.12]; it charges whom it likes [IB-8.17].";
    case IB_HOLD:
        return "Its marches must end within 8 inches of the point, or nearer to it [IB-8.13]; it "
               "charges nobody farther off than 12 inches [IB-8.18].";
    case IB_WITHDRAW:
        return "Its marches must end nearer to where it withdraws, or farther from every enemy "
               "[IB-8.14]; it charges nobody [IB-8.17].";
    default:
        return "Its marches must end nearer to the brigadier it supports, or within 12 inches of "
               "him [IB-8.15]; it charges whom it likes [IB-8.17].";
    }
}

static void task(concern *c, const lin_order *o, bool sent)
{
    const ib_field *f = ib_field_of(c->view->field);
    ib_command command;
    const int b = ib_command_of(f, o, &command);

    if (b == IB_NONE)
        return;
    add_brigade(c, b);
    if (command.of != IB_NONE)
        add_unit(c, f->brigade_of[command.of].commander);
    ib_draw_command(c->view, b, &command, &c->all);
    lin_put(c->say, "%s", binds(command.kind));
    if (!sent)
        return;
    if (ib_hands_over(c->view, b))
        lin_put(c->say, " It is handed over at once [IB-8.2].");
    else
        lin_put(c->say, " A courier rides with it, 6 inches and two dice a turn; two ones or two "
                        "sixes kill him [IB-8.5, IB-8.6].");
}

/* ---- The end of a phase ---- */

static void put_names(const concern *c, lin_text *out)
{
    const ib_field *f = ib_field_of(c->view->field);
    const int n = c->units->n;

    for (int i = 0; i < n; i++)
        lin_put(out, "%s%s", ib_id(f, c->units->unit[i]),
                i + 2 < n    ? ", "
                : i + 2 == n ? " and "
                             : "");
}

/* IB-3.20: who was given nothing to do. */
static void end_of_movement(concern *c, int side)
{
    const ib_field *f = ib_field_of(c->view->field);
    const ib_state *s = c->view->state;
    bool empty = false;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (ib_check_acts(c->view, u, NULL) == LIN_OK) {
            add_unit(c, u);
            empty = empty || !ib_is_loaded(s, u);
        }
    if (c->units->n == 0)
        return;
    put_names(c, c->say);
    lin_put(c->say, " %s not acted%s.", c->units->n == 1 ? "has" : "have",
            empty ? "; whoever is empty and may load does so by himself [IB-3.20]" : "");
}

/* Who could still fire, as far as he may at all; at whom is for the eye. */
static void end_of_firing(concern *c, int side)
{
    const ib_field *f = ib_field_of(c->view->field);

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (ib_check_may_fire(c->view, u, true, NULL) == LIN_OK)
            add_unit(c, u);
    if (c->units->n == 0)
        return;
    put_names(c, c->say);
    lin_put(c->say, " %s not fired and might.", c->units->n == 1 ? "has" : "have");
}

/* ---- All of it ---- */

int ib_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const lin_frame *top = lin_top(&s->head);
    concern c = { view, units, { out, 0, max }, say };

    switch (o->verb) {
    case IV_ORDER:
    case IV_TARGET:
    case IV_TO_EDGE:
        task(&c, o, false);
        break;
    case IV_SEND:
    case IV_SEND_AT:
    case IV_SEND_TO_EDGE:
        task(&c, o, true);
        break;
    case IV_END:
        if (top->step == IB_MOVE)
            end_of_movement(&c, top->arg[0]);
        else
            end_of_firing(&c, top->arg[0]);
        break;
    case IV_RIDE:
    case IV_WITH:
        add_unit(&c, o->arg[0]);
        if (ib_brigade_under(f, o->arg[0]) != IB_NONE)
            add_brigade(&c, ib_brigade_under(f, o->arg[0]));
        break;
    default:
        break;
    }
    return c.all.n;
}
