/* toy_systems.c -- the toy rules of the unit tests in place of the true ones, for linstock_toy: a
 * program whose rules hide plans and pieces, so that the server can be watched keeping them. */
#define TOY_FROM_FILE
#define TOY_SHUT_TO_THE_END
#include "../unit/toy.h"

const lin_rules *const lin_rule_systems[] = { &toy_rules, NULL };
