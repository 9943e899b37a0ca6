/* systems.c -- the rule systems that can be played, each beside the name of its folder and ledger. The
 * build and tools/ledger look for that name here: a book that is still being built waits (and is played
 * by its builders with -DLIN_UNFINISHED=ON). */
#include "linstock.h"

extern const lin_rules bw_rules;
#ifdef LIN_UNFINISHED
extern const lin_rules lf_rules;
#endif

const lin_rules *const lin_rule_systems[] = {
    &bw_rules,                        /* brandywine                                */
#ifdef LIN_UNFINISHED
    &lf_rules,
#endif
    NULL
};
