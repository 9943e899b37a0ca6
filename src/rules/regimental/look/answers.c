/* answers.c -- what an answer is called in the question it answers: "done" leaves leaders where
 * they are, forgoes a charge, lets horse stand. A player should read what it does here. */
#include "rules/regimental/combat/combat.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/march/march.h"

#include <stdlib.h>

const lin_answer_label rg_answer_labels[RG_ANSWER_LABELS] = {
    { RG_PLACE, RV_DONE, "The force is set up" },
    { RG_GO_FIRST, RV_YES, "Take the first player turn" },
    { RG_GO_FIRST, RV_NO, "Let the enemy begin" },
    { RG_ARRIVE, RV_COME, "{0} comes on at the first room there is" },
    { RG_REPLACE, RV_YES, "He is attached to it" },
    { RG_REPLACE, RV_NO, "He stands beside it, detached" },
    { RG_LEADERS, RV_DONE, "The leaders are as they should be" },
    { RG_THROWS, RV_END, "Nobody else throws" },
    { RG_GATHER, RV_ROLL, "Throw the dice for these" },
    { RG_DECLARE, RV_DONE, "No charge, or no other" },
    { RG_COUNTER, RV_DONE, "Nobody rides out" },
    { RG_CHARGES, RV_DONE, "The charges have been made" },
    { RG_ACT, RV_END, "All the others hold" },
    { RG_ACT, RV_HOLD, "{0} holds its ground" },
    { RG_ON_MARCH, RV_HALT, "{0} halts here" },
    { RG_LEAVE, RV_YES, "It leaves the table" },
    { RG_LEAVE, RV_NO, "It stops short of the edge" },
    { RG_RIDES, RV_DONE, "The leaders stay where they are" },
    { RG_FIRE, RV_END, "No more fire in this step" },
    { RG_AIM, RV_FIRE, "Throw the dice for this fire" },
    { RG_CHECKED, RV_STAY, "It falls back 2 inches" },
    { RG_COMBATS, RV_DONE, "The combats are over" },
    { RG_RECALL, RV_STAY, "It takes the printed result" },
    { RG_WON_COUNTER, RV_HOLD, "{0} holds where it is" },
    { RG_WON_COUNTER, RV_CARRY, "{0} carries the position" },
    { RG_MOVE_IN, RV_NO, "Nobody goes in" },
    { RG_BREAKTHROUGHS, RV_DONE, "The breakthroughs are made" },
};

static int degrees(int32_t angle)
{
    return (int)((angle * 360 + TB_CIRCLE / 2) / TB_CIRCLE);
}

static void put_turn(int right, int32_t angle, lin_text *out)
{
    if (degrees(angle) == 0)
        lin_put(out, "straight ahead");
    else
        lin_put(out, "after a wheel of %d degrees to the %s", degrees(angle),
                right ? "right" : "left");
}

static void put_place(const lin_view *v, const lin_order *o, int at, lin_text *out)
{
    lin_place_text(v->field, (lin_point){ o->arg[at], o->arg[at + 1] }, out);
}

static void put_charge(const rg_field *f, const lin_order *o, lin_text *out)
{
    lin_put(out, "%s charges %s%s, ", rg_id(f, o->arg[0]), rg_id(f, o->arg[1]),
            o->verb == RV_CHARGE_HALF ? " with half a move" : "");
    put_turn(o->arg[2] == 1, o->arg[3], out);
    lin_put(out, ", %s", o->arg[4] == 2 ? "with cold steel" : "firing");
}

static void put_form(const lin_view *v, int u, int word, lin_text *out)
{
    static const char *const forms[] = { "forms line",
                                         "forms extended line",
                                         "forms field column",
                                         "forms march column",
                                         "forms mass",
                                         "garrisons",
                                         "breaks",
                                         "unlimbers",
                                         "limbers",
                                         "dismounts" };
    const rg_state *s = v->state;
    const bool mounts = rg_field_of(v->field)->type[u] == RG_CAVALRY && s->mark[u] & RG_ON_FOOT &&
                        word != RG_FORM_ON_FOOT;

    lin_put(out, "%s %s%s", rg_id(rg_field_of(v->field), u), mounts ? "mounts and " : "",
            forms[word]);
}

static void put_all(const rg_field *f, const rg_state *s, const tb_set *all, lin_text *out)
{
    bool said = false;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (rg_stands(s, u)) {
            lin_put(out, "%s%s", said ? ", " : "", rg_id(f, u));
            said = true;
        }
    if (!said)
        lin_put(out, "nobody that is left");
}

static void put_fight(const lin_view *v, int u, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    tb_set sides[LIN_SIDES] = { { { 0 } } };

    rg_join_combat(v, u, lin_top(&s->head)->arg[1], sides);
    lin_put(out, "The combat of ");
    put_all(f, s, &sides[f->side[u]], out);
    lin_put(out, " against ");
    put_all(f, s, &sides[1 - f->side[u]], out);
}

/* Places in words, wheels in words, formations by what they are. */
bool rg_answer(const lin_view *v, const lin_order *o, lin_text *out)
{
    static const char *const about[] = { "its centre", "its left end", "its right end" };
    const rg_field *f = rg_field_of(v->field);
    const char *id = o->nargs ? rg_id(f, o->arg[0]) : "";

    switch (o->verb) {
    case RV_CHARGE:
    case RV_CHARGE_HALF:
        put_charge(f, o, out);
        return true;
    case RV_BREAK:
        lin_put(out, "%s breaks through at %s, ", id, rg_id(f, o->arg[1]));
        put_turn(o->arg[2] == 1, o->arg[3], out);
        return true;
    case RV_GO_AT:
        lin_put(out, "%s goes in ", id);
        put_turn(o->arg[1] == 1, o->arg[2], out);
        return true;
    case RV_FIGHT:
        put_fight(v, o->arg[0], out);
        return true;
    case RV_FORM:
        put_form(v, o->arg[0], o->arg[1], out);
        return true;
    case RV_FRONT:
        lin_put(out, "%s changes front about %s, %d degrees to the %s", id, about[o->arg[1] % 3],
                degrees(o->arg[3]), o->arg[2] == 1 ? "left" : "right");
        return true;
    case RV_RIDE:
        lin_put(out, "%s rides toward ", id);
        put_place(v, o, 1, out);
        return true;
    case RV_RECALL:
        lin_put(out, "%s is recalled to ", id);
        put_place(v, o, 1, out);
        return true;
    case RV_QUIT:
        lin_put(out, "%s comes out toward ", id);
        put_place(v, o, 1, out);
        lin_put(out, " in %s", rg_formation_name[o->arg[3]]);
        return true;
    case RV_MARK:
        if (o->arg[1] == 0)
            lin_put(out, "%s is low on ammunition", id);
        else
            lin_put(out, "Gun %d of %s is low on ammunition", (int)o->arg[1], id);
        return true;
    case RV_TAKE:
        lin_put(out, "Gun %d of %s", (int)o->arg[1], id);
        return true;
    default:
        return false;
    }
}
