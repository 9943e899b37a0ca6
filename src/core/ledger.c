/* ledger.c -- the rules in our own words, as the build made them a table. */
#include "core.h"

const lin_rule *lin_rule_find(const char *id)
{
    for (const lin_rule *r = lin_ledger; id && r->id; r++)
        if (lin_same_word(r->id, id))
            return r;
    return NULL;
}
