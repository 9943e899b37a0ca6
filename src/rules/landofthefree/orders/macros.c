/* macros.c -- orders in words that become several atoms.
 *
 *     deploy NAME      from now on this side sets up as the deployment of that name says
 *                      (setup/follow_deployment.c)
 *     lay-out NAME     the same, but it is asked before what was set up is finished
 *                      (setup/take_up.c)
 *     go UNIT X Y      go_to_point.c
 *     advance          advance.c
 *
 * A macro gives its atoms one by one to a copy of the game, so each is judged by the rules in the
 * position it will meet; the record keeps the atoms. */
#include "rules/landofthefree/orders/orders.h"
#include "rules/landofthefree/setup/setup.h"

static lin_status expand_deploy(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_battle *battle = lin_game_field(lin_expansion_game(e))->battle;
    char names[160];
    lin_text t = lin_text_in(names, sizeof names);
    lin_order o = { .verb = LV_FOLLOW, .nargs = 1 };

    o.arg[0] = kit_setup_named(battle, words == 2 ? word[1] : "", &t);
    if (o.arg[0] == 0)
        return lin_refuse(why, LIN_SYNTAX, NULL,
                          "Say %s and the name of a deployment; this battle has %s.", word[0],
                          *names ? names : "none");
    if (((const lf_state *)lin_state(lin_expansion_game(e)))->turn > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09",
                          "The battle has begun; setting up is over.");
    return lin_expand_try(e, &o, why);
}

/* LF-SC-71 */
static lin_status expand_lay_out(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_game *g = lin_expansion_game(e);
    const lf_state *s = lin_state(g);
    const lin_order adjust = { .verb = LV_ADJUST };
    const lin_status status = words != 2 || s->turn > 0 || lf_adjusts(s, (int)lin_to_answer(g))
                                  ? LIN_OK
                                  : lin_expand_try(e, &adjust, why);

    return status == LIN_OK ? expand_deploy(e, word, words, why) : status;
}

const lin_macro lf_macros[LF_MACROS] = {
    { "deploy", "deploy NAME                    set up as a deployment of the battle says",
      expand_deploy },
    { "lay-out",
      "lay-out NAME                   the same, but what was set up can be taken up again before "
      "it "
      "is finished",
      expand_lay_out },
    { "go",
      "go UNIT X Y|here [FACING] [FORMATION]   set it up, activate it or move it there, or as near "
      "as it can get",
      lf_expand_go },
    { "advance",
      "advance [INCHES]               the whole group straight forward, as far as one order goes, "
      "or so far",
      lf_expand_advance },
};
