/* macros.c -- orders in words that become several atoms: the list of them, and what they share.
 *
 * A macro gives its atoms one by one to a copy of the game, so each is judged by the rules in the
 * position it will meet. `attack` and `fire` are words of atoms too: said as an atom has them they
 * are that atom and nothing more. */
#include "rules/germantown/march.h"

#include <string.h>

const lin_macro gt_macros[GT_MACROS] = {
    { "march",
      "march UNITS to HEX                   units, or a stack by its hex, together and as far as "
      "they get",
      gt_expand_march },
    { "attack",
      "attack HEX with UNITS [divert HEX]   put an attack together and declare it; `with all`: "
      "all who can",
      gt_expand_attack },
    { "fire",
      "fire UNITS at TARGET                 a unit, or a hex: then at whom of it a shot promises "
      "most",
      gt_expand_fire },
    { "muster",
      "muster HEX [with UNITS]              put an attack together and do not declare it yet; "
      "without units: with all who can",
      gt_expand_muster },
    { "dismiss",
      "dismiss UNITS                        take these, or a hex, out of the attack that is put "
      "together",
      gt_expand_dismiss },
};

const gt_state *gt_copy_state(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

const gt_field *gt_copy_field(lin_expansion *e)
{
    return gt_field_of(lin_game_field(lin_expansion_game(e)));
}

lin_status gt_give0(lin_expansion *e, int verb, lin_refusal *why)
{
    return lin_expand_give(e, verb, 0, NULL, why);
}

lin_status gt_give1(lin_expansion *e, int verb, int32_t a, lin_refusal *why)
{
    return lin_expand_give(e, verb, 1, &a, why);
}

lin_order gt_order_of(int verb, const int32_t *before, int n, gt_set who)
{
    lin_order o = { .verb = (uint8_t)verb, .nargs = (uint8_t)n };

    for (int i = 0; i < n; i++)
        o.arg[i] = before[i];
    for (int u; (u = gt_next(&who)) >= 0;)
        if (!lin_order_add_unit(&o, n, u))
            break;
    return o;
}

lin_status gt_give_units(lin_expansion *e, int verb, gt_set who, lin_refusal *why)
{
    const lin_order o = gt_order_of(verb, NULL, 0, who);

    return lin_expand_try(e, &o, why);
}

gt_set gt_set_of(const lin_units *list)
{
    gt_set set = { { 0, 0 } };

    for (int i = 0; i < list->n; i++)
        gt_add(&set, list->unit[i]);
    return set;
}

lin_status gt_hexes_named(lin_expansion *e, char *const *word, int from, int to, lin_side side,
                          uint16_t *hex, int max, int *n, lin_refusal *why)
{
    const gt_field *f = gt_copy_field(e);

    *n = 0;
    for (int i = from; i < to; i++) {
        const int unit = lin_unit_find(&f->base, word[i]);
        int32_t cell = LIN_NOWHERE;
        bool known = false;

        if (unit >= 0 && (f->side[unit] != (int)side || !gt_on_map(gt_copy_state(e), unit)))
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.2", "%s is no enemy on the map.",
                              f->base.battle->unit[unit].id);
        if (unit >= 0) {
            cell = gt_copy_state(e)->at[unit];
        } else {
            const lin_status status = lin_arg_parse(&f->base, 'c', NULL, word[i], &cell, why);

            if (status != LIN_OK)
                return status;
        }
        for (int k = 0; k < *n; k++)
            known = known || hex[k] == cell;
        if (!known && *n < max)
            hex[(*n)++] = (uint16_t)cell;
    }
    return LIN_OK;
}

lin_status gt_give_as_atom(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    char line[LIN_ORDER_TEXT] = "";
    lin_text t = lin_text_in(line, sizeof line);

    for (int i = 0; i < words; i++)
        lin_put(&t, "%s%s", i ? " " : "", word[i]);
    return lin_expand_say(e, why, "%s", line);
}
