/* sums.c -- a sum with its reasons: added up, told as events, printed. */
#include "kit/sums.h"

void kit_sum_add(kit_sum *sum, int why, int value)
{
    if (value == 0)
        return;
    sum->total += value;
    if (sum->n == KIT_SUM_ROWS)
        return;
    sum->row[sum->n].why = (uint8_t)why;
    sum->row[sum->n++].value = (int16_t)value;
}

void kit_sum_tell(const kit_sum *sum, lin_play *p, int kind)
{
    for (int i = 0; i < sum->n; i++)
        lin_tell(p, kind, sum->row[i].why, sum->row[i].value);
}

void kit_sum_put(const kit_sum *sum, const lin_reason *reason, lin_text *out)
{
    for (int i = 0; i < sum->n; i++) {
        const lin_reason *why = &reason[sum->row[i].why];

        lin_put(out, "%s%+d %s [%s]", i ? ", " : "", sum->row[i].value, why->name, why->rule);
    }
}
