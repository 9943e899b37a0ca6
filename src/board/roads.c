/* roads.c -- roads as the board keeps them.
 *
 * A road is not a property of a cell: two neighbouring road cells are joined only where a
 * chain goes from one to the other. So the board keeps, for each cell, one bit for each
 * direction in which a road leaves it, and the chain sets the bits of both cells. */
#include "linstock.h"

static lin_status refuse_gap(const lin_board *b, const lin_chain *chain, int i, lin_refusal *why)
{
    char from[8], to[8];

    lin_cell_name(b, chain->cell[i - 1], from);
    lin_cell_name(b, chain->cell[i], to);
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "The %s \"%s\" jumps from %s to %s: each cell of it must be next to the "
                      "one before.",
                      chain->kind, chain->name, from, to);
}

lin_status lin_board_road(lin_board *b, const lin_chain *chain, lin_refusal *why)
{
    for (int i = 1; i < chain->n; i++)
        if (lin_cell_direction(b, chain->cell[i - 1], chain->cell[i]) < 0)
            return refuse_gap(b, chain, i, why);
    for (int i = 1; i < chain->n; i++) {
        const uint16_t from = chain->cell[i - 1], to = chain->cell[i];

        b->road[from] |= (uint8_t)(1u << lin_cell_direction(b, from, to));
        b->road[to] |= (uint8_t)(1u << lin_cell_direction(b, to, from));
    }
    return LIN_OK;
}
