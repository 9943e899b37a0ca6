/* edges.c -- what lies between two cells: on the edge that parts them, or as a way that joins them.
 *
 * An edge may bear several things at once, a stream and a slope, so it has a set of kinds. Works
 * and slopes have two sides. The board keeps what is there from both cells, and what is met from
 * the front only from the cell in front of it: whoever leaves a cell in a direction looks up both
 * in one place and need not know which of the two cells lies high.
 *
 * A way is not a property of a cell either: two neighbours with a road each are joined only where a
 * chain goes from one to the other. So the board keeps, for each cell and each kind of way, one bit
 * for each direction in which such a way leaves it; and the same for all ways together. */
#include "linstock_rules.h"

#include <assert.h>
#include <string.h>

int lin_edge_find(const lin_board *b, const char *name)
{
    assert(b && name);
    for (int i = 0; i < b->edge_kinds; i++)
        if (strcmp(b->edge_name[i], name) == 0)
            return i;
    return -1;
}

int lin_way_find(const lin_board *b, const char *name)
{
    assert(b && name);
    for (int i = 0; i < b->way_kinds; i++)
        if (strcmp(b->way_name[i], name) == 0)
            return i;
    return -1;
}

/* ---- Edges ---- */

static lin_status edge_kind(lin_board *b, const char *name, int *kind, lin_refusal *why)
{
    *kind = lin_edge_find(b, name);
    if (*kind >= 0)
        return LIN_OK;
    if (!*name || strlen(name) >= sizeof b->edge_name[0])
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "\"%.40s\" cannot be a kind of edge: its name has 1 to %zu characters.",
                          name, sizeof b->edge_name[0] - 1);
    if (b->edge_kinds == LIN_EDGES)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "\"%s\" is one kind of edge too many: %d are the most.", name, LIN_EDGES);
    *kind = b->edge_kinds++;
    strcpy(b->edge_name[*kind], name);
    return LIN_OK;
}

lin_status lin_board_edge(lin_board *b, const char *kind, int from, int to, bool sided,
                          lin_refusal *why)
{
    assert(b && kind);
    const int there = lin_cell_direction(b, from, to), back = lin_cell_direction(b, to, from);
    char name[2][8];
    uint16_t bit;
    lin_status status;
    int k;

    if (there < 0) {
        lin_cell_name(b, from, name[0]);
        lin_cell_name(b, to, name[1]);
        return lin_refuse(why, LIN_BAD_FILE, NULL, "%s and %s are not neighbours: no edge.",
                          name[0], name[1]);
    }
    status = edge_kind(b, kind, &k, why);
    if (status != LIN_OK)
        return status;
    bit = (uint16_t)(1u << k);
    b->edge[from][there] |= bit;
    b->edge[to][back] |= bit;
    b->front[from][there] |= bit;
    if (!sided)
        b->front[to][back] |= bit;
    return LIN_OK;
}

/* ---- Ways ---- */

static lin_status way_kind(lin_board *b, const lin_chain *chain, int *kind, lin_refusal *why)
{
    *kind = lin_way_find(b, chain->kind);
    if (*kind >= 0)
        return LIN_OK;
    if (b->way_kinds == LIN_WAYS)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The %s \"%s\" is of one kind of way too many: %d are the most.",
                          chain->kind, chain->name, LIN_WAYS);
    *kind = b->way_kinds++;
    memcpy(b->way_name[*kind], chain->kind, sizeof b->way_name[0]);
    return LIN_OK;
}

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

static void join(lin_board *b, int kind, int from, int to)
{
    const uint8_t bit = (uint8_t)(1u << lin_cell_direction(b, from, to));

    b->road[from] |= bit;
    b->way[kind][from] |= bit;
}

lin_status lin_board_way(lin_board *b, const lin_chain *chain, lin_refusal *why)
{
    assert(b && chain && chain->n <= sizeof chain->cell / sizeof *chain->cell);
    lin_status status;
    int kind;

    for (int i = 1; i < chain->n; i++)
        if (lin_cell_direction(b, chain->cell[i - 1], chain->cell[i]) < 0)
            return refuse_gap(b, chain, i, why);
    status = way_kind(b, chain, &kind, why);
    for (int i = 1; i < chain->n && status == LIN_OK; i++) {
        join(b, kind, chain->cell[i - 1], chain->cell[i]);
        join(b, kind, chain->cell[i], chain->cell[i - 1]);
    }
    return status;
}
