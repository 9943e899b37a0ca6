/* systems.c -- the rule systems that can be played, each beside the name of its folder and ledger. The
 * build and tools/ledger look for that name here: a book that is still being read waits. */
#include "linstock.h"

extern const lin_rules bw_rules;
extern const lin_rules lf_rules;

const lin_rules *const lin_rule_systems[] = {
    &bw_rules,                        /* brandywine                                */
    &lf_rules,                        /* landofthefree                             */
    NULL
};
