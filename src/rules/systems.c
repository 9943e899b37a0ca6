/* systems.c -- the rule systems there are. */
#include "linstock.h"

extern const lin_rules bw_rules;

const lin_rules *const lin_rule_systems[] = { &bw_rules, NULL };
