/* gestures.c -- what a hand does on a map, said as orders; what is being put together; and orders
 * made ready for it.
 *
 * Where an answer of the question names a hex (a retreat, a flight, a refuge, an advance) no row is
 * needed: the answers say it. */
#include "rules/germantown/look.h"

#include <stdio.h>

const lin_gesture gt_gestures[GT_GESTURES] = {
    { "move", "carry", "march {units} to {cell}", "March there" },
    { "step", "carry", "march {units} to {cell}", "March on to there" },
    { "guns", "strike", "fire {units} at {enemies}", "Fire" },
    { "rifles", "strike", "fire {units} at {enemies}", "Fire" },
    { "shell", "strike", "fire {units} at {enemies}", "Fire" },
    { "declare", "strike", "attack {cell} with {units}", "Attack" },
    { "declare", "muster", "muster {cell} with {units}", "Put the attack together first" },
    { "make-up", "strike", "muster {cell} with {units}", "Join the attack" },
    { "make-up", "muster", "muster {enemies}", "All who can" },
    { "make-up", "dismiss", "dismiss {units}", "Take out" },
};

/* Who is in the attack that is being put together: GT-11.17. */
bool gt_making(const lin_view *v, lin_making *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    uint16_t hex[6];
    gt_set rest;
    int n;

    if (!top || top->step != GT_MAKE_UP)
        return false;
    rest = gt_combat_units(s, top->arg[1]);
    for (int u; (u = gt_next(&rest)) >= 0;)
        out->with_unit[out->with++] = (uint8_t)u;
    n = gt_combat_hexes(s, top->arg[1], hex);
    for (int i = 0; i < n; i++) {
        rest = gt_troops_in(f, s, hex[i], gt_defender(s));
        for (int u; (u = gt_next(&rest)) >= 0;)
            out->against_unit[out->against++] = (uint8_t)u;
    }
    gt_check_make_up(v, top, &(lin_order){ .verb = V_DECLARE }, &out->why);
    return true;
}

static int make_ready(lin_ready *out, int n, const char *order, const char *text)
{
    snprintf(out[n].order, sizeof out[n].order, "%s", order);
    snprintf(out[n].text, sizeof out[n].text, "%s", text);
    return n + 1;
}

/* Could all of these declare an attack on that hex as it is? */
static bool could_attack(const lin_view *v, int cell, gt_set who)
{
    gt_state s = *(const gt_state *)v->state;
    const lin_view then = { v->field, &s, v->beside };
    const int combat = s.combats + 1;

    if (s.targets == GT_TARGETS || s.head.depth == LIN_DEPTH)
        return false;
    s.target[s.targets++] = (gt_target){ (uint16_t)cell, (uint8_t)combat, 0 };
    for (int u; (u = gt_next(&who)) >= 0;)
        s.combat[u] = (uint8_t)combat;
    lin_push(&s, GT_MAKE_UP, s.side, combat, 0);
    return gt_check_make_up(&then, lin_top(&s.head), &(lin_order){ .verb = V_DECLARE }, NULL) ==
           LIN_OK;
}

/* An attack with all who can on each hex that is open to one, where the rules let them. */
static int attacks(const lin_view *v, lin_ready *out, int max)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;
    int n = 0;

    gt_find_contacts(f, s, &c);
    for (int i = 0; i < c.hexes && n < max; i++) {
        char name[8], order[40], text[80];

        if (c.hex[i].attacked || c.hex[i].diverted || gt_is_empty(c.hex[i].near) ||
            !could_attack(v, c.hex[i].cell, c.hex[i].near))
            continue;
        lin_cell_name(f->board, c.hex[i].cell, name);
        snprintf(order, sizeof order, "attack %s with all", name);
        snprintf(text, sizeof text, "Attack %s with all who can%s", name,
                 c.hex[i].engaged ? "" : " (you need not)");
        n = make_ready(out, n, order, text);
    }
    return n;
}

/* What was taken up and is not under way can be put aside again: bots need not be offered that. */
int gt_ready(const lin_view *v, lin_ready *out, int max)
{
    const gt_state *s = v->state;
    const lin_frame *top = s->head.depth && !s->head.over ? lin_top(&s->head) : NULL;

    if (!top || max < 1)
        return 0;
    if (top->step == GT_DECLARE)
        return attacks(v, out, max);
    if (top->step == GT_STEP && !(s->hand_flags & GT_HAND_STEPPED))
        return make_ready(out, 0, "cancel", "Put it down again");
    if (top->step == GT_MAKE_UP &&
        gt_check_make_up(v, top, &(lin_order){ .verb = V_DECLARE }, NULL) == LIN_OK)
        return make_ready(out, 0, "cancel", "No attack here for now");
    return 0;
}
