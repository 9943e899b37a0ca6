/* die.c -- what a die is: its faces, its lowest face, and how that is written.
 *
 * Most dice show 1 and up. Some of ten show 0 to 9, and their 0 is a zero: such a die is written
 * "0-9" wherever one is told apart from others, in records, in scripts and on the line. */
#include "core.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

lin_die_kind lin_die_kind_of(const lin_roll_ask *ask)
{
    assert(ask);
    return (lin_die_kind){ ask->faces, ask->from_zero };
}

int lin_die_low(lin_die_kind k)
{
    return k.from_zero ? 0 : 1;
}

int lin_die_high(lin_die_kind k)
{
    return k.faces - 1 + lin_die_low(k);
}

bool lin_die_has(lin_die_kind k, int face)
{
    return face >= lin_die_low(k) && face <= lin_die_high(k);
}

void lin_die_kind_print(lin_die_kind k, lin_text *out)
{
    assert(out);
    lin_put(out, k.from_zero ? "0-%d" : "%d", lin_die_high(k));
}

bool lin_die_kind_parse(const char *text, lin_die_kind *out)
{
    assert(text && out);
    const bool from_zero = strncmp(text, "0-", 2) == 0;
    int32_t high;

    if (!lin_word_int(text + (from_zero ? 2 : 0), &high) || high + from_zero < 2 ||
        high > LIN_FACES - from_zero)
        return false;
    *out = (lin_die_kind){ (uint8_t)(high + from_zero), from_zero };
    return true;
}

bool lin_need_met(const lin_roll_ask *ask, int shown)
{
    assert(ask);
    if (ask->need == 0 || ask->better == 0)
        return false;
    return ask->better > 0 ? shown >= ask->need : shown <= ask->need;
}

int lin_needs_met(const lin_roll_ask *ask, const uint8_t *face)
{
    assert(ask && face);
    int sum = 0, met = 0;

    for (int i = 0; i < ask->n; i++) {
        sum += face[i];
        met += lin_need_met(ask, face[i]);
    }
    return ask->need_sum ? lin_need_met(ask, sum) : met;
}

static bool same_kind(lin_die_kind a, lin_die_kind b)
{
    return a.faces == b.faces && a.from_zero == b.from_zero;
}

void lin_die_kinds_print(const lin_die_kind *k, size_t n, lin_text *out)
{
    assert(out);
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && same_kind(k[end], k[i]);)
            end++;
        lin_put(out, "%s", i ? " " : "");
        lin_die_kind_print(k[i], out);
        if (end - i > 1 && end - i < n)
            lin_put(out, "*%zu", end - i);
    }
}
