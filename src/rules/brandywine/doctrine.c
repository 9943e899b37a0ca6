/* doctrine.c -- what a sensible commander values. */
#include "brandywine.h"

int bw_doctrine(const lin_field *field, const void *view, const lin_list *list, lin_rng *rng, lin_order *out)
{
    (void)field, (void)view, (void)out;
    return (int)lin_rng_below(rng, list->orders ? list->orders : 1u);
}
