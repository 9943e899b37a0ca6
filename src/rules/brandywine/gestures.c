/* gestures.c -- what a hand does on a map, said as orders, and the orders made ready for it: all
 * that a page needs which knows no rule.
 *
 * Where an answer of the question names a square (a retreat, a flight, an advance) no row is
 * needed: the answers say it. */
#include "rules/brandywine/macros.h"

#include <stdio.h>

const lin_gesture bw_gestures[BW_GESTURES] = {
    { "setup", "carry", "set {units} {cell} {facing}", "Set up here" },
    { "setup", "turn", "wheel {units} {facing}", "Turn" },
    { "setup-at", "carry", "set {units} {cell} {facing}", "Set up here" },
    { "move", "carry", "march {units} to {cell}", "March there" },
    { "move", "turn", "wheel {units} {facing}", "Turn" },
    { "step", "carry", "march {units} to {cell}", "March on to there" },
    { "combat", "strike", "attack {enemies} with {units}", "Attack" },
    { "combat", "strike", "shell {enemies} with {units}", "Bombard" },
    { "combat", "muster", "muster {enemies} with {units}", "Put the battle together first" },
    { "battle", "strike", "muster {enemies} with {units}", "Join the battle" },
    { "battle", "muster", "muster {enemies}", "All who can" },
    { "battle", "dismiss", "dismiss {units}", "Take out" },
    { "guns", "strike", "muster {enemies} with {units}", "Join the bombardment" },
    { "guns", "muster", "muster {enemies}", "All who can" },
    { "guns", "dismiss", "dismiss {units}", "Take out" },
    { "retreat", "carry", "withdraw {units} to {cell}", "Retreat there" },
};

/* Who is in the battle or bombardment that is being put together: BW-14.2, BW-18.7. */
bool bw_making(const lin_view *view, lin_making *out)
{
    const bw_state *s = view->state;
    const int step = lin_top(&s->head)->step;

    if (step != BW_BATTLE && step != BW_GUNS)
        return false;
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        out->with_unit[out->with++] = (uint8_t)bw_first(rest);
    for (uint64_t rest = s->defenders; rest; rest &= rest - 1)
        out->against_unit[out->against++] = (uint8_t)bw_first(rest);
    if (step == BW_BATTLE)
        bw_check_battle(view, lin_top(&s->head), &(lin_order){ .verb = V_FIGHT }, &out->why);
    else
        bw_check_guns(view, lin_top(&s->head), &(lin_order){ .verb = V_FIRE }, &out->why);
    return true;
}

/* BW-4.1: the set-ups of the battle file, by their titles. They are laid out, and can be changed
 * before the set-up is finished. */
int bw_ready(const lin_view *view, lin_ready *out, int max)
{
    const lin_node *setups = lin_node_get(view->field->battle->root, "setups");
    const bw_state *s = view->state;
    int n = 0;

    if (s->head.depth == 0 || lin_top(&s->head)->step != BW_SETUP)
        return 0;
    for (const lin_node *setup = setups ? setups->child : NULL; setup && n < max;
         setup = setup->next) {
        char plain[64];

        if (bw_setup_stands(bw_field_of(view->field), s, setup))
            continue; /* it is laid out */
        if (!setup->key || snprintf(out[n].order, sizeof out[n].order, "lay %s", setup->key) >=
                               (int)sizeof out[n].order)
            continue;
        snprintf(plain, sizeof plain, "Set-up: %.40s", setup->key);
        snprintf(out[n].text, sizeof out[n].text, "%s", lin_node_text(setup, "title", plain));
        n++;
    }
    return n;
}
