/* muster_battle.c -- two forces as the units of a battle, on the table and zones of another.
 * IB-13.8, IB-14.1.
 *
 * Brigades stand beside each other at the front of their zone, each with its commander behind it,
 * as in Two Roads, facing the enemy's edge; what finds no room in the first row makes a second
 * behind it. Everybody may be moved about in the zone before play begins (IB-13.1). Guns are
 * limbered. A brigade without an order holds where its commander stands (IB-13.3). */
#include "rules/ironbrigade/muster/muster.h"
#include "rules/ironbrigade/setup/setup.h"

#include <string.h>

/* All in steps of a hundredth of an inch. */
#define INCH      100
#define GAP       50  /* between neighbours */
#define ROW_DEPTH 400 /* the deepest body is 3 inches, then a commander */
#define BEHIND    350 /* a commander behind the front of his brigade */
#define DISC      50
#define COURIERS  6 /* listed; the option says how many ride */

typedef struct {
    const lin_battle *table;
    const lin_force *f;
    int side, facing;   /* degrees */
    int32_t zone[4];    /* west, south, east, north */
    int32_t wide, deep; /* the zone as one sees it who faces the enemy */
    int32_t along, row; /* where the next one stands: from his left; rows from the front */
    char letter;        /* before all ids of the side */
    lin_text *out;
} layout;

/* ---- The zone ---- */

/* "0 40 72.5 48": what is finer than a hundredth is left out. */
static bool read_hundredths(const char *text, int32_t out[4])
{
    for (int i = 0; i < 4; i++) {
        int32_t value = 0;
        int digits = -1; /* behind the point; -1: before it */

        while (*text == ' ')
            text++;
        if (*text < '0' || *text > '9')
            return false;
        for (; (*text >= '0' && *text <= '9') || (*text == '.' && digits < 0); text++)
            if (*text == '.')
                digits = 0;
            else if (digits < 2 && value < 1000 * INCH)
                value = value * 10 + (*text - '0'), digits += digits >= 0;
        for (digits = digits < 0 ? 0 : digits; digits < 2; digits++)
            value *= 10;
        out[i] = value;
    }
    return out[0] < out[2] && out[1] < out[3];
}

/* Zones of brigades, which are not there any more. */
static bool has_other_zones(const lin_battle *table)
{
    const lin_node *zones = lin_node_get(table->root, "zones");

    for (const lin_node *n = zones ? zones->child : NULL; n; n = n->next)
        if (strcmp(n->key, table->side_id[0]) != 0 && strcmp(n->key, table->side_id[1]) != 0)
            return true;
    return false;
}

static lin_status read_zone(layout *l, lin_refusal *why)
{
    const lin_node *root = l->table->root;
    const char *id = l->table->side_id[l->side],
               *zone = lin_node_text(lin_node_get(root, "zones"), id, NULL),
               *edge = lin_node_text(lin_node_get(root, "edges"), id, "");
    static const char *const edges[] = { "south", "west", "north", "east" };
    int e = 0;

    if (!zone || lin_node_get(root, "places") || has_other_zones(l->table) ||
        !read_hundredths(zone, l->zone))
        return lin_refuse(
            why, LIN_BAD_FILE, "IB-13.1",
            "On the table of %s forces by points cannot set up: its places are fixed, "
            "or its zones belong to its own brigades. Two Roads will do.",
            l->table->title);
    while (e < 3 && strncmp(edge, edges[e], strlen(edges[e])) != 0)
        e++;
    l->facing = e * 90;
    l->wide = e % 2 ? l->zone[3] - l->zone[1] : l->zone[2] - l->zone[0];
    l->deep = e % 2 ? l->zone[2] - l->zone[0] : l->zone[3] - l->zone[1];
    return LIN_OK;
}

/* A place so far from the left end of the zone's front, and behind it, of one who faces on. */
static void put_place(const layout *l, int32_t along, int32_t behind)
{
    const int32_t west = l->zone[0], south = l->zone[1], east = l->zone[2], north = l->zone[3];
    const int32_t x = l->facing == 0     ? west + along
                      : l->facing == 90  ? east - behind
                      : l->facing == 180 ? east - along
                                         : west + behind;
    const int32_t y = l->facing == 0     ? north - behind
                      : l->facing == 90  ? north - along
                      : l->facing == 180 ? south + behind
                                         : south + along;

    lin_put(l->out, ", place: \"%d.%02d %d.%02d %d\"", x / INCH, x % INCH, y / INCH, y % INCH,
            l->facing);
}

/* ---- Who stands where ---- */

static int32_t width_of(const lin_muster_kind *kind)
{
    const ib_base *base = kind->arm == IB_GUN_ARM     ? &ib_bases[IB_GUN][IB_LIMBERED]
                          : kind->arm == IB_HORSE_ARM ? &ib_bases[IB_CAVALRY][IB_LINE]
                                                      : &ib_bases[IB_INFANTRY][IB_LINE];

    return (int32_t)((int64_t)base->wide * INCH / LIN_INCH);
}

static int32_t group_width(const layout *l, int group)
{
    int32_t sum = 0;

    for (int e = 0; e < l->f->entries; e++)
        if (l->f->entry[e].group == group)
            sum += width_of(&ib_muster_kinds[l->f->entry[e].kind]) + GAP;
    return sum;
}

/* All of a row, so that it stands in the middle of the zone's front. */
static void centre_row(layout *l, int from)
{
    int32_t sum = 0;

    for (int g = from; g < l->f->groups; g++) {
        const int32_t next = sum + group_width(l, g);

        if (next > l->wide)
            break;
        sum = next;
    }
    l->along = (l->wide - sum + GAP) / 2;
}

static lin_status next_row(layout *l, int group, lin_refusal *why)
{
    l->row += group > 0;
    if (group_width(l, group) > l->wide || (l->row + 1) * ROW_DEPTH > l->deep)
        return lin_refuse(why, LIN_ILLEGAL, "IB-13.2",
                          "The %s force has no room in its zone on the table of %s, which is %d by "
                          "%d inches; take fewer or smaller brigades, or another table.",
                          ib_muster.nation[l->f->nation].name, l->table->title, l->wide / INCH,
                          l->deep / INCH);
    centre_row(l, group);
    return LIN_OK;
}

/* ---- Units ---- */

static void begin(const layout *l, const char *id)
{
    lin_put(l->out, "  - {id: %s, side: %s", id, l->table->side_id[l->side]);
}

static void put_commander(const layout *l, const char *id, const lin_force_leader *who, int of,
                          int32_t along, int32_t behind, int nation)
{
    begin(l, id);
    if (of == LIN_OF_GROUP)
        lin_put(l->out, ", name: \"%s%s\", type: brigadier, size: brigade",
                who->name[0] ? who->name : "Brigadier ", who->name[0] ? "" : id);
    else
        lin_put(l->out, ", name: \"%s%s\", type: divisional, size: general",
                who->name[0] ? who->name : "General ", who->name[0] ? "" : id);
    lin_put(l->out, ", rating: %s", ib_rating_name[ib_muster_rating(who, of)]);
    if (nation != l->f->nation)
        lin_put(l->out, ", nation: %s", ib_nation_name[nation]);
    put_place(l, along, behind);
}

/* Coats as they mostly were. */
void ib_muster_dress(const lin_force *f, int e, const char **with_coat, const char **with_facings)
{
    static const char *const coat[IB_TROOPS] = {
        [IB_REGULARS] = "firebrick", [IB_GRENADIERS] = "firebrick", [IB_LIGHT_TROOPS] = "firebrick",
        [IB_HESSIANS] = "navy",      [IB_LOYALISTS] = "darkgreen",  [IB_INDIANS] = "tan",
        [IB_CONTINENTALS] = "navy",  [IB_FRENCHMEN] = "white",      [IB_RIFLEMEN] = "tan",
        [IB_MILITIA] = "brown",      [IB_DRAGOONS] = "firebrick",   [IB_ARTILLERYMEN] = "navy",
    };
    const lin_muster_kind *kind = &ib_muster_kinds[f->entry[e].kind];
    const int troops = kind->arm == IB_GUN_ARM ? IB_ARTILLERYMEN : kind->data[IB_KIND_TROOPS];
    const bool red = strcmp(coat[troops], "firebrick") == 0;

    *with_coat = red && ib_muster_nation_of(f->nation, kind) != IB_BRITISH ? "navy" : coat[troops];
    *with_facings = troops == IB_ARTILLERYMEN ? "crimson" : red ? "white" : "tan";
}

static void put_entry(layout *l, int e, int group, int number, int brigade_nation)
{
    const lin_force_entry *entry = &l->f->entry[e];
    const lin_muster_kind *kind = &ib_muster_kinds[entry->kind];
    const int nation = ib_muster_nation_of(l->f->nation, kind);
    const int32_t width = width_of(kind);
    char id[LIN_ID], brigade[LIN_ID];
    const char *coat, *facings;
    lin_text t = lin_text_in(id, sizeof id), b = lin_text_in(brigade, sizeof brigade);

    lin_put(&b, "%c%d", l->letter, group + 1);
    lin_put(&t, "%s-%d", brigade, number);
    begin(l, id);
    if (entry->who.name[0])
        lin_put(l->out, ", name: \"%s\"", entry->who.name);
    else
        lin_put(l->out, ", name: \"%s: %s\"", id, kind->name);
    lin_put(l->out, ", type: %s, size: %s, brigade: %s", kind->type,
            kind->arm == IB_GUN_ARM ? "battery" : "battalion", brigade);
    if (kind->arm == IB_GUN_ARM)
        lin_put(l->out, ", gun: %s, formation: limbered", ib_gun_name[kind->data[IB_KIND_GUN]]);
    else
        lin_put(l->out, ", class: %s, troops: %s", ib_class_name[kind->data[IB_KIND_CLASS]],
                ib_troops_name[kind->data[IB_KIND_TROOPS]]);
    if (nation != brigade_nation)
        lin_put(l->out, ", nation: %s", ib_nation_name[nation]);
    lin_force_dress(&lin_book_ironbrigade, l->f, e, &coat, &facings);
    lin_put(l->out, ", coat: %s, facings: %s", coat, facings);
    put_place(l, l->along + width / 2, l->row * ROW_DEPTH);
    lin_put(l->out, "}\n");
    l->along += width + GAP;
}

/* IB-10.7: a brigade of French alone is theirs, its commander too. */
static int nation_of_group(const lin_force *f, int group)
{
    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == group &&
            ib_muster_nation_of(f->nation, &ib_muster_kinds[f->entry[e].kind]) == f->nation)
            return f->nation;
    return f->nation == IB_AMERICAN ? IB_FRENCH : f->nation;
}

static lin_status put_group(layout *l, int g, lin_refusal *why)
{
    const int32_t width = group_width(l, g);
    const int nation = nation_of_group(l->f, g);
    char id[LIN_ID];
    lin_text t = lin_text_in(id, sizeof id);
    lin_status status = LIN_OK;
    int number = 0;

    if ((g == 0 || l->along + width > l->wide + GAP) && (status = next_row(l, g, why)) != LIN_OK)
        return status;
    lin_put(&t, "%c%d", l->letter, g + 1);
    put_commander(l, id, &l->f->group[g].leader, LIN_OF_GROUP, l->along + (width - GAP) / 2,
                  l->row * ROW_DEPTH + BEHIND, nation);
    lin_put(l->out, ", division: %c-GEN%d}\n", l->letter, l->f->group[g].division + 1);
    for (int e = 0; e < l->f->entries; e++)
        if (l->f->entry[e].group == g)
            put_entry(l, e, g, ++number, nation);
    return LIN_OK;
}

/* ---- Those who cost nothing, or come with the force ---- */

static void put_divisions(const layout *l)
{
    for (int d = 0; d < l->f->divisions; d++) {
        char id[LIN_ID];
        lin_text t = lin_text_in(id, sizeof id);

        lin_put(&t, "%c-GEN%d", l->letter, d + 1);
        put_commander(l, id, &l->f->division[d], LIN_OF_DIVISION,
                      l->wide * (2 * d + 1) / (2 * l->f->divisions), l->deep - DISC, l->f->nation);
        lin_put(l->out, "}\n");
    }
}

static void put_discs(const layout *l)
{
    for (int d = 0; d < l->f->divisions; d++)
        for (int i = 0; i < COURIERS; i++)
            lin_put(l->out,
                    "  - {id: %c-C%d%d, side: %s, division: %c-GEN%d, name: \"Courier %d of "
                    "%c-GEN%d\", type: courier, size: courier}\n",
                    l->letter, d + 1, i + 1, l->table->side_id[l->side], l->letter, d + 1, i + 1,
                    l->letter, d + 1);
    for (int i = 0; i < ib_muster.extra[0].count(l->f); i++)
        lin_put(
            l->out,
            "  - {id: %c-S%d, side: %s, name: \"%s sharpshooter %d\", type: sharpshooter, size: "
            "sharpshooter}\n",
            l->letter, i + 1, l->table->side_id[l->side], ib_muster.nation[l->f->nation].name,
            i + 1);
}

/* ---- The whole ---- */

lin_side ib_muster_side(const lin_battle *table, int nation)
{
    const lin_node *nations = lin_node_get(table->root, "nations");

    for (int side = 0; side < LIN_SIDES; side++) {
        const char *word = lin_node_text(nations, table->side_id[side], "");

        if ((strcmp(word, "british") == 0) == (nation == IB_BRITISH))
            return (lin_side)side;
    }
    return LIN_NOBODY;
}

static lin_status put_force(layout *l, lin_refusal *why)
{
    lin_status status = read_zone(l, why);

    put_divisions(l);
    for (int g = 0; g < l->f->groups && status == LIN_OK; g++)
        status = put_group(l, g, why);
    put_discs(l);
    return status;
}

/* What a battle has room for: setup/forces.c. */
static lin_status check_room(const lin_force force[LIN_SIDES], lin_refusal *why)
{
    const int bodies = force[0].entries + force[1].entries;
    int all = bodies;

    for (int i = 0; i < LIN_SIDES; i++)
        all += force[i].groups + force[i].divisions * (1 + COURIERS) +
               ib_muster.extra[0].count(&force[i]);
    if (bodies <= IB_JOINS + 1 && all <= IB_UNITS)
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "IB-9.1",
                      "The two forces have %d units, and %d with commanders, couriers and "
                      "sharpshooters; a battle has room for %d and %d.",
                      bodies, all, IB_JOINS + 1, IB_UNITS);
}

lin_status ib_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why)
{
    const int first = side[0] == LIN_FIRST ? 0 : 1; /* the force of the side listed first */
    lin_status status = check_room(force, why);

    lin_put(yaml, "nations: {%s: %s, %s: %s}\npoints: %d\nunits:\n", table->side_id[0],
            ib_nation_name[force[first].nation], table->side_id[1],
            ib_nation_name[force[1 - first].nation],
            force[0].points > force[1].points ? force[0].points : force[1].points);
    for (int s = 0; s < LIN_SIDES && status == LIN_OK; s++) {
        layout l = { .table = table,
                     .f = &force[s == 0 ? first : 1 - first],
                     .side = s,
                     .letter = s == 0 ? 'A' : 'B',
                     .out = yaml };

        status = put_force(&l, why);
    }
    return status;
}
