/* muster_battle.c -- two forces as the units of a battle, on the table of another. RG-17.1,
 * RG-17.2, RG-17.6.
 *
 * Each force stands along its base edge, brigade beside brigade, with its front to the enemy and
 * each leader behind the middle of his brigade; what finds no room in the first row makes another
 * behind it. The strip that it stands in is its zone, for those who set up themselves. The terms of
 * the table stay: objectives, exits, weather and who begins. */
#include "rules/regimental/muster/muster.h"
#include "kit/edges.h"

#include <string.h>

/* All in hundredths of an inch. */
enum {
    INCH = 100,
    GAP = 60,     /* between neighbours */
    STRIP = 1400, /* from the base edge to the first row */
    LEADER = 150, /* room behind a row for its leaders */
    MARGIN = 60,  /* from the table's ends */
    DISC = 65
};

typedef struct {
    const lin_battle *table;
    const lin_force *f;
    int side;
    kit_edge edge;      /* its base */
    int32_t wide, deep; /* of the table, as one sees it who faces the enemy */
    int32_t along;      /* where the next one stands, from his left */
    int32_t behind;     /* the row that is being filled, from the first */
    int32_t row_deep;
    char letter; /* before all ids of the side */
    lin_text *out;
} layout;

/* ---- Sizes ---- */

static int32_t width_of(const lin_force_entry *e)
{
    const int stands = rg_muster_stands(e), formation = rg_muster_formation(e);
    const bool horse = rg_muster_kinds[e->kind].arm == RG_HORSE_ARM;
    const int files = rg_files(formation, stands, horse);

    return INCH * (formation == RG_EXTENDED ? 2 * files - 1 : files);
}

static int32_t depth_of(const lin_force_entry *e)
{
    const int stands = rg_muster_stands(e), formation = rg_muster_formation(e);
    const bool horse = rg_muster_kinds[e->kind].arm == RG_HORSE_ARM;
    const int files = rg_files(formation, stands, horse), ranks = (stands + files - 1) / files;

    return ranks * (formation == RG_LIMBERED     ? 250
                    : formation == RG_UNLIMBERED ? 150
                    : horse                      ? 100
                                                 : 75);
}

static int32_t group_width(const layout *l, int group)
{
    int32_t sum = 0;

    for (int e = 0; e < l->f->entries; e++)
        if (l->f->entry[e].group == group)
            sum += width_of(&l->f->entry[e]) + GAP;
    return sum;
}

static int32_t group_depth(const layout *l, int group)
{
    int32_t most = 0;

    for (int e = 0; e < l->f->entries; e++)
        if (l->f->entry[e].group == group && depth_of(&l->f->entry[e]) > most)
            most = depth_of(&l->f->entry[e]);
    return most;
}

/* ---- Places ---- */

/* So far from the left end of the first row, and behind it. */
static void put_place(const layout *l, int32_t along, int32_t behind)
{
    const int32_t in = STRIP - behind;
    const int32_t x = l->edge == KIT_SOUTH   ? along
                      : l->edge == KIT_NORTH ? l->wide - along
                      : l->edge == KIT_WEST  ? in
                                             : l->deep - in;
    const int32_t y = l->edge == KIT_SOUTH   ? in
                      : l->edge == KIT_NORTH ? l->deep - in
                      : l->edge == KIT_WEST  ? l->wide - along
                                             : along;

    lin_put(l->out, ", place: \"%d.%02d %d.%02d %d\"", x / INCH, x % INCH, y / INCH, y % INCH,
            (int)kit_edge_opposite(l->edge) * 90);
}

static void put_zone(const layout *l)
{
    const int32_t deep = STRIP / INCH;
    const int32_t wide = l->table->table.width / LIN_INCH, high = l->table->table.height / LIN_INCH;
    const int32_t west = l->edge == KIT_EAST ? wide - deep : 0,
                  south = l->edge == KIT_NORTH ? high - deep : 0;

    lin_put(l->out, "%s: \"%d %d %d %d\"", l->table->side_id[l->side], west, south,
            l->edge == KIT_WEST ? deep : wide, l->edge == KIT_SOUTH ? deep : high);
}

static lin_status find_edge(layout *l, lin_refusal *why)
{
    const lin_node *edges = lin_node_get(l->table->root, "edges");
    const char *id = l->table->side_id[l->side];
    const lin_node *own = edges ? lin_node_get(edges, id) : NULL;
    const char *word = own && own->kind == LIN_NODE_SCALAR ? own->text
                       : own && own->child                 ? own->child->text
                                                           : "";

    for (int e = 0; e < KIT_EDGES; e++)
        if (strcmp(kit_edge_name[e], word) == 0) {
            l->edge = (kit_edge)e;
            l->wide =
                (kit_edge_lies_along_x(l->edge) ? l->table->table.width : l->table->table.height) /
                (LIN_INCH / 10) * 10;
            l->deep =
                (kit_edge_lies_along_x(l->edge) ? l->table->table.height : l->table->table.width) /
                (LIN_INCH / 10) * 10;
            return LIN_OK;
        }
    return lin_refuse(why, LIN_BAD_FILE, "RG-15.24",
                      "On the table of %s %s has no base edge, and a force cannot set up.",
                      l->table->title, id);
}

/* ---- Units ---- */

static void begin(const layout *l, const char *id)
{
    lin_put(l->out, "  - {id: %s, side: %s", id, l->table->side_id[l->side]);
}

static void id_of(const layout *l, int group, int number, char id[LIN_ID])
{
    lin_text t = lin_text_in(id, LIN_ID);

    lin_put(&t, "%c%d", l->letter, group + 1);
    if (number)
        lin_put(&t, "-%d", number);
}

static void put_entry(layout *l, int e, int group, int number)
{
    const lin_force_entry *entry = &l->f->entry[e];
    const lin_muster_kind *kind = &rg_muster_kinds[entry->kind];
    const rg_muster_row *row = &rg_muster_rows[entry->kind];
    const int32_t width = width_of(entry);
    const char *coat, *facings;
    char id[LIN_ID], brigade[LIN_ID];

    id_of(l, group, number, id);
    id_of(l, group, 0, brigade);
    begin(l, id);
    if (entry->who.name[0])
        lin_put(l->out, ", name: \"%s\"", entry->who.name);
    else
        lin_put(l->out, ", name: \"%s: %s\"", id, kind->name);
    lin_put(l->out, ", type: %s, size: %s, brigade: %s", kind->type,
            kind->arm == RG_GUN_ARM     ? "battery"
            : kind->arm == RG_WAGON_ARM ? "wagon"
                                        : "regiment",
            brigade);
    if (kind->arm == RG_GUN_ARM) {
        lin_put(l->out, ", gun: %s, stands: %d", rg_gun_name[row->gun], rg_muster_stands(entry));
    } else if (kind->arm != RG_WAGON_ARM) {
        lin_put(l->out, ", label: \"");
        rg_muster_put_label(rg_muster_stands(entry), rg_muster_label(entry), l->out);
        lin_put(l->out, "\"");
        if (row->type == RG_INFANTRY)
            lin_put(l->out, ", kind: %s, weapon: %s", rg_kind_name[row->kind],
                    rg_weapon_name[row->weapon]);
    }
    if (kind->arm != RG_WAGON_ARM)
        lin_put(l->out, ", rating: %s, formation: %s", rg_rating_name[rg_muster_rating(entry)],
                rg_formation_name[rg_muster_formation(entry)]);
    if (row->flags[0] || rg_muster_has(entry, RG_COLONEL_SET))
        lin_put(l->out, ", flags: \"%s%s%s\"", row->flags,
                row->flags[0] && rg_muster_has(entry, RG_COLONEL_SET) ? " " : "",
                rg_muster_has(entry, RG_COLONEL_SET) ? "colonel" : "");
    lin_force_dress(&lin_book_regimental, l->f, e, &coat, &facings);
    lin_put(l->out, ", coat: %s, facings: %s", coat, facings);
    put_place(l, l->along + width / 2, l->behind);
    lin_put(l->out, "}\n");
    l->along += width + GAP;
}

/* The unit that the leader of the brigade begins with; 0: none. */
static int led_unit(const layout *l, int group)
{
    int number = 0;

    for (int e = 0; e < l->f->entries; e++) {
        if (l->f->entry[e].group != group)
            continue;
        number++;
        if (rg_muster_has(&l->f->entry[e], RG_LED_SET))
            return number;
    }
    return 0;
}

static void put_leader(const layout *l, int group, int32_t width)
{
    const lin_force_leader *who = &l->f->group[group].leader;
    const int division = l->f->group[group].division, led = led_unit(l, group);
    char id[LIN_ID], with[LIN_ID];

    id_of(l, group, 0, id);
    begin(l, id);
    lin_put(l->out, ", name: \"%s%s\", type: brigade, size: brigade",
            who->name[0] ? who->name : "Leader of ", who->name[0] ? "" : id);
    if (division > 0)
        lin_put(l->out, ", wing: %c-GEN%d", l->letter, division + 1);
    if (led) {
        id_of(l, group, led, with);
        lin_put(l->out, ", with: %s", with);
    } else {
        put_place(l, l->along + (width - GAP) / 2, l->behind + l->row_deep + DISC);
    }
    lin_put(l->out, "}\n");
}

static lin_status no_room(const layout *l, lin_refusal *why)
{
    return lin_refuse(
        why, LIN_ILLEGAL, "RG-17.6",
        "The %s force has no room along its edge on the table of %s, in a strip of %d "
        "by %d inches; take fewer men, other formations, or another table.",
        rg_muster.nation[l->f->nation].name, l->table->title, l->wide / INCH, STRIP / INCH);
}

/* The brigades of a row, from that one on: how wide and how deep they are together. */
static int32_t measure_row(layout *l, int from)
{
    int32_t sum = 0;

    l->row_deep = 0;
    for (int g = from; g < l->f->groups; g++) {
        const int32_t next = sum + group_width(l, g);

        if (g > from && next > l->wide - 2 * MARGIN + GAP)
            break;
        sum = next;
        l->row_deep = group_depth(l, g) > l->row_deep ? group_depth(l, g) : l->row_deep;
    }
    return sum;
}

static lin_status put_groups(layout *l, lin_refusal *why)
{
    int32_t left = 0;

    l->behind = 0;
    for (int g = 0; g < l->f->groups; g++) {
        const int32_t width = group_width(l, g);
        int number = 0;

        if (g == 0 || width > left) { /* a new row, in the middle of the edge */
            int32_t sum;

            l->behind += g ? l->row_deep + LEADER : 0;
            sum = measure_row(l, g);
            if (sum > l->wide - 2 * MARGIN + GAP || l->behind + l->row_deep + LEADER > STRIP)
                return no_room(l, why);
            l->along = (l->wide - sum + GAP) / 2;
            left = sum;
        }
        put_leader(l, g, width);
        for (int e = 0; e < l->f->entries; e++)
            if (l->f->entry[e].group == g)
                put_entry(l, e, g, ++number);
        left -= width;
    }
    return LIN_OK;
}

/* The first leads the army; others lead wings. */
static void put_generals(const layout *l)
{
    for (int d = 0; d < l->f->divisions; d++) {
        const lin_force_leader *who = &l->f->division[d];
        char id[LIN_ID];
        lin_text t = lin_text_in(id, sizeof id);

        lin_put(&t, "%c-GEN%d", l->letter, d + 1);
        begin(l, id);
        lin_put(l->out, ", name: \"%s%s\", type: %s, size: general",
                who->name[0] ? who->name : "General ", who->name[0] ? "" : id,
                d == 0 ? "army" : "wing");
        put_place(l, l->wide * (2 * d + 1) / (2 * l->f->divisions), STRIP - DISC - 5);
        lin_put(l->out, "}\n");
    }
}

/* ---- The whole ---- */

lin_side rg_muster_side(const lin_battle *table, int nation)
{
    const char *crown = lin_node_text(table->root, "crown", "");

    for (int side = 0; side < LIN_SIDES; side++)
        if ((strcmp(table->side_id[side], crown) == 0) == (nation == RG_CROWN_ARMY))
            return (lin_side)side;
    return LIN_NOBODY;
}

/* What a battle has room for. */
static lin_status check_room(const lin_force force[LIN_SIDES], lin_refusal *why)
{
    int all = 0, brigades = 0;

    for (int i = 0; i < LIN_SIDES; i++) {
        all += force[i].entries + force[i].groups + force[i].divisions;
        brigades += force[i].groups + force[i].divisions;
    }
    return all <= RG_UNITS && brigades <= RG_BRIGADES
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "RG-4.2",
                            "The two forces have %d units and leaders, and %d brigades; a battle "
                            "has room for %d and %d.",
                            all, brigades, RG_UNITS, RG_BRIGADES);
}

lin_status rg_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why)
{
    const int first = side[0] == LIN_FIRST ? 0 : 1; /* the force of the side listed first */
    lin_status status = check_room(force, why);
    layout l[LIN_SIDES];

    for (int s = 0; s < LIN_SIDES && status == LIN_OK; s++) {
        l[s] = (layout){ .table = table,
                         .f = &force[s == 0 ? first : 1 - first],
                         .side = s,
                         .letter = s == 0 ? 'A' : 'B',
                         .out = yaml };
        status = find_edge(&l[s], why);
    }
    if (status != LIN_OK)
        return status;
    lin_put(yaml, "zones: {");
    put_zone(&l[0]);
    lin_put(yaml, ", ");
    put_zone(&l[1]);
    lin_put(yaml, "}\nunits:\n");
    for (int s = 0; s < LIN_SIDES && status == LIN_OK; s++) {
        put_generals(&l[s]);
        status = put_groups(&l[s], why);
    }
    return status;
}
