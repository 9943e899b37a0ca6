/* answers.c -- what an answer is called in the question it answers: "no" lets a regiment stay, a
 * gun fire round shot, a brigade wait off the table. A player should read what it does here. */
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/turn/turn.h"

#include <stdio.h>

const lin_answer_label ib_answer_labels[IB_ANSWER_LABELS] = {
    { IB_PLACE, IV_DONE, "The force is set up" },
    { IB_HIDE, IV_NO, "He stays out of the battle" },
    { IB_FIRST_ORDERS, IV_DONE, "These are the orders; the rest as printed" },
    { IB_ARRIVE, IV_NO, "It waits for the next turn" },
    { IB_ARRIVE, IV_COME, "{0} comes on at the first room there is" },
    { IB_HALT, IV_YES, "Try to halt it" },
    { IB_HALT, IV_NO, "Let it go on" },
    { IB_SEND, IV_DONE, "Send nobody, or nobody else" },
    { IB_MOVE, IV_END, "End the movement" },
    { IB_MOVE, IV_FIRE, "{0} fires first at {1}" },
    { IB_FIRE, IV_END, "End the firing" },
    { IB_ON_MARCH, IV_HALT, "{0} halts here" },
    { IB_VOLLEY_OR_WAIT, IV_YES, "Fire at it now" },
    { IB_VOLLEY_OR_WAIT, IV_NO, "Hold the fire" },
    { IB_SUPPORT, IV_DONE, "Nobody helps, or nobody else" },
    { IB_GRAPE, IV_YES, "Fire grapeshot" },
    { IB_GRAPE, IV_NO, "Fire round shot" },
    { IB_SPEND, IV_DONE, "Aim at the unit alone" },
    { IB_PURSUE, IV_YES, "Pursue" },
    { IB_PURSUE, IV_NO, "Stay" },
};

/* Of orders that name a place what is near it, for nobody thinks in hundredths of a table. */
static void put_place(const lin_view *view, const lin_order *o, int at, lin_text *out)
{
    lin_place_text(view->field, (lin_point){ o->arg[at], o->arg[at + 1] }, out);
}

/* Changes of formation by what they are, breaking off as near as may be, places in words. */
bool ib_answer(const lin_view *view, const lin_order *o, lin_text *out)
{
    static const char *const forms[] = { "forms line", "forms column", "forms skirmish order",
                                         "unlimbers", "limbers up" };
    const ib_field *f = ib_field_of(view->field);

    if (o->verb == IV_FORM && o->arg[1] < IB_FORMATIONS) {
        lin_put(out, "%s %s", ib_id(f, o->arg[0]), forms[o->arg[1]]);
        return true;
    }
    if (o->verb == IV_BREAK_OFF && o->arg[1] == 0) {
        lin_put(out, "%s tries to break off, as near as may be", ib_id(f, o->arg[0]));
        return true;
    }
    if (o->verb == IV_RIDE) {
        lin_put(out, "%s rides toward ", ib_id(f, o->arg[0]));
        put_place(view, o, 1, out);
        return true;
    }
    if ((o->verb == IV_ORDER || o->verb == IV_SEND) && o->arg[1] < IB_SUPPORT_ORDER) {
        static const char *const kinds[] = { "advance to", "attack", "hold", "withdraw to" };

        lin_put(out, "%s%s: %s ", o->verb == IV_SEND ? "To " : "", ib_id(f, o->arg[0]),
                kinds[o->arg[1]]);
        put_place(view, o, 2, out);
        return true;
    }
    return false;
}

/* ---- Orders made ready ---- */

/* Of a brigade, how many could go ahead now. */
static int fresh_units(const lin_view *view, const ib_brigade *b)
{
    const ib_state *s = view->state;
    int n = 0;

    for (int u = tb_next(&b->units, 0); u >= 0; u = tb_next(&b->units, u + 1))
        n += ib_stands(s, u) && !ib_is_engaged(s, u) && ib_check_acts(view, u, NULL) == LIN_OK;
    return n;
}

/* A brigade of which several have not acted: all of them straight ahead. */
int ib_ready(const lin_view *view, lin_ready *out, int max)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    int n = 0;

    for (int b = 0; top && top->step == IB_MOVE && b < f->brigades && n < max; b++) {
        const ib_brigade *brigade = &f->brigade_of[b];

        if (brigade->side != top->arg[0] || brigade->commander == IB_NONE ||
            fresh_units(view, brigade) < 2)
            continue;
        snprintf(out[n].order, sizeof out[n].order, "advance %s", ib_id(f, brigade->commander));
        snprintf(out[n].text, sizeof out[n].text, "%s's brigade straight ahead",
                 ib_id(f, brigade->commander));
        n++;
    }
    return n;
}
