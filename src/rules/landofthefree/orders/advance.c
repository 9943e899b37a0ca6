/* advance.c -- "advance": a whole group goes forward together, each straight ahead, as far as one
 * order goes or so many inches. It begins the group order if there is none, with all who can take
 * part, and leaves its other orders to be given. LF-GO. */
#include "kit/hand.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/orders/orders.h"
#include "rules/landofthefree/turn/turn.h"

static const lf_field *field_of(lin_expansion *e)
{
    return lf_field_of(kit_hand_view(e)->field);
}

static const lf_state *state_of(lin_expansion *e)
{
    return kit_hand_view(e)->state;
}

static bool asks(lin_expansion *e, lin_side side, int step)
{
    const lin_game *g = lin_expansion_game(e);

    return lin_waits(g) == LIN_ASKS_SIDE && lin_to_answer(g) == side &&
           lin_top(&state_of(e)->head)->step == step;
}

/* The first listed answer with that verb, or false. */
static bool listed(lin_expansion *e, int verb, lin_order *out)
{
    const lin_list *list = lin_answers(lin_expansion_game(e));

    for (int i = 0; i < list->orders; i++)
        if (list->order[i].verb == verb) {
            *out = list->order[i];
            return true;
        }
    return false;
}

static lin_status give0(lin_expansion *e, int verb, lin_refusal *why)
{
    const lin_order o = { .verb = (uint8_t)verb };

    return lin_expand_try(e, &o, why);
}

/* LF-GO-01, LF-GO-03: all who can. */
static lin_status gather(lin_expansion *e, lin_side side, lin_refusal *why)
{
    lin_order o;
    lin_status status;

    if (!listed(e, LV_TOGETHER, &o))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-03",
                          "A group order needs a commander who is with nobody, and two elements in "
                          "his reach that "
                          "have not been activated; order them one by one.");
    status = lin_expand_try(e, &o, why);
    while (status == LIN_OK && asks(e, side, LF_JOIN) && listed(e, LV_JOIN, &o))
        status = lin_expand_try(e, &o, why);
    return status == LIN_OK && asks(e, side, LF_JOIN) ? give0(e, LV_DONE, why) : status;
}

/* A column marches there and keeps its facing; false: it cannot, and is asked again. */
static bool marches_to(lin_expansion *e, lin_point to, tb_angle facing)
{
    const lin_order leg = { .verb = LV_LEG, .nargs = 2, .arg = { to.x, to.y } },
                    halt = { .verb = LV_HALT, .nargs = 1, .arg = { facing } };

    if (give0(e, LV_MARCH, NULL) != LIN_OK)
        return false;
    if (lin_expand_try(e, &leg, NULL) == LIN_OK && lin_expand_try(e, &halt, NULL) == LIN_OK)
        return true;
    give0(e, LV_CANCEL, NULL);
    return false;
}

/* LF-GO-19: as it moves. */
static bool goes_to(lin_expansion *e, int u, lin_point to)
{
    const lf_state *s = state_of(e);
    const tb_angle facing = s->facing[u];
    const bool by_hand = field_of(e)->type[u] == LF_ARTILLERY;
    const lin_order o = { .verb = by_hand ? LV_PROLONG : LV_MOVE,
                          .nargs = by_hand ? 3 : 4,
                          .arg = { to.x, to.y, facing } };

    return s->formation[u] == LF_COLUMN ? marches_to(e, to, facing)
                                        : lin_expand_try(e, &o, NULL) == LIN_OK;
}

/* Straight ahead: as far as it was told and can; slower where the ground is; else it holds
 * (LF-GO-06). */
static lin_status go_forward(lin_expansion *e, int u, int32_t far, lin_refusal *why)
{
    const lf_state *s = state_of(e);
    const int32_t pace = lf_allowance(kit_hand_view(e), u), most = far < pace ? far : pace,
                  slow = lf_slowed(s, u, pace);

    for (int slowed = 0; slowed < 2; slowed++)
        if (goes_to(e, u, tb_go(s->at[u], s->facing[u], slowed && slow < most ? slow : most, 0)))
            return LIN_OK;
    return give0(e, LV_HOLD, why);
}

lin_status lf_expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_side side = lin_to_answer(lin_expansion_game(e));
    const lin_order all = { .verb = LV_ALL, .nargs = 1, .arg = { lf_group_action_of(LV_MOVE) } };
    int32_t far = LF_IN(12);
    lin_status status = LIN_OK;
    lin_order next;

    if (words > 2 || (words == 2 && (lin_arg_parse(lin_game_field(lin_expansion_game(e)), 'x', NULL,
                                                   word[1], &far, NULL) != LIN_OK ||
                                     far <= 0)))
        return lin_refuse(why, LIN_SYNTAX, NULL, "Say advance, or advance and how many inches.");
    if (asks(e, side, LF_GROUP))
        status = gather(e, side, why);
    if (status == LIN_OK && asks(e, side, LF_GROUP_ORDER))
        status = lin_expand_try(e, &all, why);
    else if (status == LIN_OK && !asks(e, side, LF_GROUP_ORDER_NEXT))
        return lin_refuse(why, LIN_ILLEGAL, "LF-GO-01",
                          "A group advances when it is active and none of its elements is.");
    while (status == LIN_OK && asks(e, side, LF_GROUP_ORDER_NEXT) && listed(e, LV_NEXT, &next)) {
        if ((status = lin_expand_try(e, &next, why)) == LIN_OK && asks(e, side, LF_PARTICIPANT))
            status = go_forward(e, next.arg[0], far, why);
    }
    return status;
}
