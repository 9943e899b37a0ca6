/* unit_list.c -- several units in one order.
 *
 * A verb whose last argument is of the kind U takes one unit or more: "send D4 R1 R2 R3". An order
 * holds only LIN_ARGS numbers, so that lists of answers stay small; four units lie in one of them,
 * a byte each, 1 + its index, and what is left over is zero. So equal lists have equal numbers, and
 * an order says by them alone how many units it names. They keep the order in which they were
 * named. */
#include "core.h"

#include <assert.h>
#include <string.h>

#define PER_ARG 4 /* units in one argument */

_Static_assert(LIN_PIECES < 255, "1 + a unit fits a byte");
_Static_assert(LIN_ORDER_UNITS == LIN_ARGS * PER_ARG, "as many units as an order has room for");

static int unit_at(const lin_order *o, int first, int i)
{
    return (int)((uint32_t)o->arg[first + i / PER_ARG] >> i % PER_ARG * 8 & 255) - 1;
}

int lin_order_units(const lin_order *o, int first, uint8_t unit[LIN_ORDER_UNITS])
{
    assert(o && unit && first >= 0 && first < LIN_ARGS);
    const int most = (o->nargs <= LIN_ARGS ? o->nargs - first : 0) * PER_ARG;
    int n = 0;

    while (n < most && unit_at(o, first, n) >= 0) {
        unit[n] = (uint8_t)unit_at(o, first, n);
        n++;
    }
    return n;
}

bool lin_order_add_unit(lin_order *o, int first, int unit)
{
    assert(o && first >= 0 && first < LIN_ARGS);
    uint8_t known[LIN_ORDER_UNITS];
    const int n = o->nargs > first ? lin_order_units(o, first, known) : 0, at = first + n / PER_ARG;

    if (unit < 0 || unit >= LIN_PIECES || at >= LIN_ARGS)
        return false;
    o->arg[at] = (int32_t)((uint32_t)o->arg[at] | (uint32_t)(unit + 1) << n % PER_ARG * 8);
    o->nargs = (uint8_t)(at + 1);
    return true;
}

bool lin_units_well_formed(const lin_field *f, const lin_order *o, int first)
{
    uint8_t unit[LIN_ORDER_UNITS];
    lin_order again = { .verb = o->verb, .nargs = (uint8_t)first, .arg = { 0 } };
    int n;

    if (o->nargs <= first || o->nargs > LIN_ARGS)
        return false;
    n = lin_order_units(o, first, unit);
    memcpy(again.arg, o->arg, (size_t)first * sizeof *o->arg);
    for (int i = 0; i < n; i++) {
        if (unit[i] >= f->battle->units || memchr(unit, unit[i], (size_t)i))
            return false;
        lin_order_add_unit(&again, first, unit[i]);
    }
    return lin_same_order(&again, o); /* nothing behind the last of them */
}

void lin_units_print(const lin_field *f, const lin_order *o, int first, lin_text *out)
{
    uint8_t unit[LIN_ORDER_UNITS];
    const int n = lin_order_units(o, first, unit);

    for (int i = 0; i < n; i++) {
        lin_put(out, "%s", i ? " " : "");
        lin_arg_print(f, 'u', NULL, unit[i], out);
    }
}

lin_status lin_units_parse(const lin_field *f, char *const *word, int words, int first,
                           lin_order *out, lin_refusal *why)
{
    uint8_t known[LIN_ORDER_UNITS];

    out->nargs = (uint8_t)first;
    for (int i = 0; i < words; i++) {
        int32_t unit;
        int n;
        const lin_status status = lin_arg_parse(f, 'u', NULL, word[i], &unit, why);

        if (status != LIN_OK)
            return status;
        n = lin_order_units(out, first, known);
        if (memchr(known, (int)unit, (size_t)n))
            return lin_refuse(why, LIN_SYNTAX, NULL, "%s is named twice; name each unit once.",
                              f->battle->unit[unit].id);
        if (!lin_order_add_unit(out, first, unit))
            return lin_refuse(why, LIN_SYNTAX, NULL,
                              "Those are too many at once: %d units are the most here.",
                              (LIN_ARGS - first) * PER_ARG);
    }
    return LIN_OK;
}
