/* gestures.c -- what a hand does on a map, said as orders, and the orders made ready for it: all
 * that a page needs which knows no rule.
 *
 * Where an answer of the question names a square (a retreat, a flight, an advance) no row is
 * needed: the answers say it. */
#include "rules/brandywine/brandywine.h"

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
    { "battle", "strike", "attack {enemies} with {units}", "Attack" },
    { "guns", "strike", "shell {enemies} with {units}", "Bombard" },
    { "retreat", "carry", "withdraw {units} to {cell}", "Retreat there" },
};

/* BW-4.1: the set-ups of the battle file, by their titles. */
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

        if (!setup->key || snprintf(out[n].order, sizeof out[n].order, "deploy %s", setup->key) >=
                               (int)sizeof out[n].order)
            continue;
        snprintf(plain, sizeof plain, "Set-up: %.40s", setup->key);
        snprintf(out[n].text, sizeof out[n].text, "%s", lin_node_text(setup, "title", plain));
        n++;
    }
    return n;
}
