/* ground.c -- what a cell's sign means on a board.
 *
 * A board draws surfaces, not cells: hills rise over all cells that are raised, one wood covers all
 * cells with trees. So a row's sign is broken up into what each surface wants to know. Ground that
 * the rule system has no row for stays plain, and its initial is lettered on the cell. */
#include "draw/plan.h"

static uint8_t trees_of(const lin_look *look)
{
    switch (look->sign) {
    case LIN_SIGN_WOODS:
        return look->thin ? 1 : 2;
    case LIN_SIGN_ORCHARD:
    case LIN_SIGN_FALLEN:
        return 1;
    default:
        return 0;
    }
}

plan_ground ground_of(const lin_look *look)
{
    if (!look || look->sign == LIN_SIGN_NONE)
        return (plan_ground){ .height = look ? look->rise : 0 };
    return (plan_ground){
        .height = look->sign == LIN_SIGN_HILL && !look->rise ? 2 : look->rise,
        .trees = trees_of(look),
        .swamp = look->sign == LIN_SIGN_SWAMP,
        .village = look->sign == LIN_SIGN_TOWN,
        .houses = look->sign == LIN_SIGN_HOUSES,
        .mansion = look->sign == LIN_SIGN_BUILDING,
        .wet = look->sign == LIN_SIGN_WATER || look->sign == LIN_SIGN_RIVER,
        .open = look->sign == LIN_SIGN_OPEN || look->sign == LIN_SIGN_FIELD ||
                look->sign == LIN_SIGN_CROPS,
        .known = true,
    };
}
