/* zones.c -- where a side may set up freely. RG-17.2, RG-17.4, RG-18.9, RG-18.11, RG-18.17,
 * RG-20.13.
 *
 *     zones:
 *       crown: "0 0 14 48"                            of a side: west, south, east, north
 *       HALE: "44 0 50 48"                            of a brigade, by its leader
 *       BRANT: ["20 0 40 16 woods", "20 32 40 48 woods"]   two of them, and on that ground alone
 *       M-1: ["34.5 4 34.5 22", "34.5 26 34.5 44"]    of a unit: its front-centre on a line
 *       SCOTT: "Scott's ground"                       a ground of the map
 *
 * Whoever has none begins as printed. */
#include "rules/regimental/setup/setup.h"

#include <string.h>

/* ---- Where one may be ---- */

static bool stands_on(const rg_field *f, const tb_body *b, int ground)
{
    for (int i = 0; i < b->stands; i++)
        if (rg_spot_at(f, tb_centre(&b->stand[i])).ground != ground)
            return false;
    return true;
}

bool rg_in_zone(const rg_field *f, int u, lin_point at, const tb_box *box, const tb_body *body)
{
    for (int i = 0; i < f->zone_count[u]; i++) {
        const tb_box *zone = &f->zone[u][i];
        const bool line = zone->west == zone->east || zone->south == zone->north;

        if (kit_box_holds(zone, at) && (line || kit_box_holds_box(zone, box)) &&
            (!body || f->zone_ground[u] == RG_NONE || stands_on(f, body, f->zone_ground[u])))
            return true;
    }
    return false;
}

/* ---- As the battle's file has them ---- */

typedef struct {
    tb_box box[RG_ZONES];
    int n, ground;
} zones;

/* Four numbers and perhaps a kind of ground, or the name of a ground of the map. */
static bool zone_given(const rg_field *f, const char *text, zones *out)
{
    const lin_table *table = &f->base.battle->table;
    const char *last = text ? strrchr(text, ' ') : NULL;
    const int ground = last ? kit_name_find(rg_ground_name, last + 1) : -1;
    char numbers[128];
    int32_t at[4];
    tb_box *box = &out->box[out->n];

    if (!text || strlen(text) >= sizeof numbers || out->n == RG_ZONES)
        return false;
    strcpy(numbers, text);
    if (ground >= 0) {
        numbers[last - text] = '\0';
        out->ground = ground;
    }
    if (rg_read_inches(f, numbers, at, 4)) {
        *box = (tb_box){ at[0], at[1], at[2], at[3] };
        out->n++;
        return box->west <= box->east && box->south <= box->north &&
               (box->west < box->east || box->south < box->north) &&
               rg_on_table(f, (lin_point){ at[0], at[1] }) &&
               rg_on_table(f, (lin_point){ at[2], at[3] });
    }
    for (int i = 0; i < table->spots; i++)
        if (strcmp(table->spot[i].kind, "ground") == 0 && strcmp(table->spot[i].name, text) == 0) {
            *box = tb_box_of(&table->outline[table->spot[i].first], table->spot[i].points);
            out->n++;
            return true;
        }
    return false;
}

static lin_status read_zone(rg_field *f, const lin_node *n, lin_refusal *why)
{
    const int side = rg_side_named(f->base.battle, n->key), u = lin_unit_find(&f->base, n->key);
    zones z = { .n = 0, .ground = RG_NONE };
    bool right = n->kind != LIN_NODE_SCALAR || zone_given(f, n->text, &z);

    if (side < 0 && u < 0)
        return kit_node_wrong(why, n, "RG-17.4",
                              "There is a zone for \"%.20s\"; zones are for sides, for brigades "
                              "by their leaders, and for units",
                              n->key);
    for (const lin_node *c = n->child; c && right; c = c->next)
        right = zone_given(f, c->text, &z);
    if (!right || z.n == 0)
        return kit_node_wrong(why, n, "RG-17.4",
                              "The zone of %s should be west, south, east and north in inches, as "
                              "\"0 0 14 48\" or, in woods alone, \"20 0 40 16 woods\"; or up to %d "
                              "such in a list; or a ground of the map by its name",
                              n->key, RG_ZONES);
    f->zones = 1;
    for (int i = 0; i < f->units; i++)
        if (side >= 0 ? f->side[i] == side
                      : i == u || (rg_is_leader(f, u) && f->brigade[u] != RG_NONE &&
                                   f->brigade[i] == f->brigade[u])) {
            memcpy(f->zone[i], z.box, sizeof z.box);
            f->zone_count[i] = (uint8_t)z.n;
            f->zone_ground[i] = (uint8_t)z.ground;
        }
    return LIN_OK;
}

lin_status rg_build_zones(rg_field *f, lin_refusal *why)
{
    const lin_node *list = lin_node_get(f->base.battle->root, "zones");
    lin_status status = LIN_OK;

    memset(f->zone, 0, sizeof f->zone);
    memset(f->zone_count, 0, sizeof f->zone_count);
    memset(f->zone_ground, RG_NONE, sizeof f->zone_ground);
    for (int pass = 0; pass < 3; pass++) /* sides, then brigades, then units */
        for (const lin_node *n = list ? list->child : NULL; n && status == LIN_OK; n = n->next) {
            const int u = lin_unit_find(&f->base, n->key);
            const int rank = u < 0 ? 0 : rg_is_leader(f, u) ? 1 : 2;

            if (rank == pass)
                status = read_zone(f, n, why);
        }
    return status;
}
