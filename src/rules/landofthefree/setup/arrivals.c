/* arrivals.c -- groups of a refight that come on when and where they came on the day, or stand from
 * the beginning, whatever the scenario would have them do. LF-RF-125.
 *
 * "arrives: {edge: west, turn: 3}" or "arrives: standing" with a group commander. */
#include "kit/roster.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"

#include <string.h>

static lin_status read_one(lf_field *f, int g, lin_refusal *why)
{
    const lin_unit *unit = &f->base.battle->unit[f->group_commander[g]];
    const lin_node *node = lin_node_get(unit->data, "arrives");
    const bool stands =
        node && node->kind == LIN_NODE_SCALAR && strcmp(node->text, "standing") == 0;
    int edge, turn = 0;
    lin_status status;

    f->arrival_turn[g] = f->arrival_edge[g] = LF_NONE;
    if (!node)
        return LIN_OK;
    edge = kit_name_find(kit_edge_name, lin_node_text(node, "edge", NULL));
    if (!stands && edge < 0)
        return kit_unit_wrong(why, unit, "LF-RF-125",
                              "arrives in no way that there is; write standing, or an edge and a "
                              "turn, as {edge: west, turn: 3}");
    if (!stands &&
        (status = kit_number_read(node, "turn", 1, f->turns, "LF-RF-125", &turn, why)) != LIN_OK)
        return status;
    if (!f->base.option[LF_OPT_ARRIVALS])
        return LIN_OK;
    f->arrival_turn[g] = (uint8_t)turn;
    f->arrival_edge[g] = (uint8_t)(stands ? LF_NONE : edge);
    return LIN_OK;
}

lin_status lf_read_arrivals(lf_field *f, lin_refusal *why)
{
    for (int g = 0; g < f->groups; g++) {
        const lin_status status = read_one(f, g, why);

        if (status != LIN_OK)
            return status;
    }
    return LIN_OK;
}

/* The turn in which the battle brings the group on; LF_STANDS; LF_NONE: the scenario decides. In an
 * Ambush all wait for the ambushers (LF-SC-59). */
int lf_arrival_turn(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return s->scenario == LF_AMBUSH ? LF_NONE : f->arrival_turn[g];
}

/* Does the battle bring it on? */
bool lf_is_brought_on(const lin_view *view, int g)
{
    const int turn = lf_arrival_turn(view, g);

    return turn != LF_STANDS && turn != LF_NONE;
}

/* Does any group of the side stand from the beginning; or come on by the battle's word? */
bool lf_has_standing(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && lf_arrival_turn(view, g) == LF_STANDS)
            return true;
    return false;
}

static bool has_coming(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && lf_is_brought_on(view, g))
            return true;
    return false;
}

/* Is the choice of the scenario made already: which group is kept back (LF-SC-41, LF-SC-64), which
 * one stands alone (LF-SC-47)? */
bool lf_is_settled_by_arrivals(const lin_view *view, int step, int side)
{
    return (step == LF_KEEP_BACK && has_coming(view, side)) ||
           (step == LF_STAND_ALONE && lf_has_standing(view, side));
}

/* Who comes on later waits off the table; where the scenario would deploy one group alone, so does
 * whoever is not said to stand. */
void lf_settle_arrivals(lin_play *p)
{
    const lf_field *f = lf_field_of(p->view.field);
    const lf_state *s = p->state;

    for (int g = 0; g < f->groups; g++) {
        const int turn = lf_arrival_turn(&p->view, g), side = f->group_side[g];
        const bool alone =
            s->scenario == LF_SURROUNDED && side != s->attacker && lf_has_standing(&p->view, side);

        if ((lf_is_brought_on(&p->view, g) || (turn == LF_NONE && alone)) &&
            s->where[f->group_commander[g]] == LF_UNPLACED)
            lf_keep_back(p, g);
    }
}
