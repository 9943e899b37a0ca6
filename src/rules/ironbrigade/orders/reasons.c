/* reasons.c -- what is added to dice, and under which rule. */
#include "rules/ironbrigade/ironbrigade.h"

const lin_reason ib_reasons[IR_REASONS] = {
    [IR_HARD_COVER] = { "target in hard cover", "IB-4.14" },
    [IR_SOFT_COVER] = { "target in soft cover", "IB-4.15" },
    [IR_SKIRMISHERS] = { "target in skirmish order", "IB-4.16" },
    [IR_FAILED_CHARGE] = { "target disordered by a failed charge", "IB-4.17" },
    [IR_FIRST_VOLLEY] = { "first volley", "IB-4.18" },
    [IR_GRAPE] = { "grapeshot", "IB-4.63" },
    [IR_HIGHER] = { "higher ground", "IB-5.11" },
    [IR_CHARGE] = { "the charger", "IB-5.12" },
    [IR_BEHIND_LIGHT] = { "charged behind light cover", "IB-5.13" },
    [IR_BEHIND_HARD] = { "charged behind hard cover", "IB-5.14" },
    [IR_FLANK] = { "on the flank", "IB-5.16" },
    [IR_REAR] = { "in the rear", "IB-5.17" },
    [IR_COUNTERCHARGE] = { "against one disordered by its failed charge", "IB-5.19" },
    [IR_COMMANDER] = { "a commander within six inches", "IB-7.6" },
    [IR_IN_CONTACT] = { "a commander in base contact", "IB-7.6" },
    [IR_BRIGADIER] = { "the brigadier's basic factor", "IB-3.70" },
};
