/* tested.c -- what comes of a test, by why it was taken. IB-6.20 to IB-6.29.
 *
 * One row a cause, in the order of the printed list, to which nothing is added (IB-6.28); each
 * names who goes on from there. Whoever took the test has left what is to follow on the agenda, or
 * is told here. */
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"

static void (*const next[IB_TESTS])(lin_play *p, int u, bool passed) = {
    [IB_TEST_CHARGE] = ib_charge_tested,       /* IB-6.20: failed, nothing is done */
    [IB_TEST_RECEIVE] = ib_struck_tested,      /* IB-6.21: rout */
    [IB_TEST_FRIEND] = ib_fails_and_breaks,    /* IB-6.22 */
    [IB_TEST_BRIGADIER] = ib_fails_and_breaks, /* IB-6.23 */
    [IB_TEST_GO_ON] = ib_fails_and_breaks,     /* IB-6.24 */
    [IB_TEST_RALLY] = ib_rally_tested,         /* IB-6.25: the rout goes on */
    [IB_TEST_HALT] = ib_halt_tested,           /* IB-6.25: the pursuit does */
    [IB_TEST_SUPPORT] = ib_support_tested,     /* IB-6.26: nothing is done */
    [IB_TEST_BREAK_OFF] = ib_break_off_tested, /* IB-6.27: nothing is done */
};

void ib_tested(lin_play *p, int u, ib_test why, bool passed)
{
    next[why](p, u, passed);
}
