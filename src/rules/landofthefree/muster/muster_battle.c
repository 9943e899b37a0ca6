/* muster_battle.c -- two forces as the units of a battle, on the table of another. LF-FB-01,
 * LF-FB-24, LF-FB-27. Nobody has a place yet: the scenario sets them up. */
#include "rules/landofthefree/muster/muster.h"

#include <string.h>

#define STRIP     12  /* inches: no scenario gives a force less depth to deploy in */
#define SQUARE_MM 645 /* of a square inch */

/* ---- Does it all fit? ---- */

/* What the force covers even in columns, stand by stand. */
static int area_of(const lin_force *f)
{
    long sum = 0;

    for (int e = 0; e < f->entries; e++) {
        const lin_muster_kind *kind = &lf_muster_kinds[f->entry[e].kind];
        const int type = kind->data[LF_KIND_TYPE], size = kind->data[LF_KIND_SIZE];
        const int stands = lf_stand_count[0][type == LF_ARTILLERY][size];

        sum += (long)stands * (lf_bases[type].wide / 50) * (lf_bases[type].deep / 50);
    }
    return (int)(sum / SQUARE_MM);
}

/* LF-FB-27: a force that cannot stand on the table is not lawful on it. */
static lin_status check_table(const lin_battle *table, const lin_force *f, lin_refusal *why)
{
    const int wide = (int)(table->table.width / LIN_INCH), room = wide * STRIP;

    if (area_of(f) <= room)
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "LF-FB-27",
                      "The %s force covers %d square inches even in columns, and on the table of "
                      "%s, %d inches wide, it has %d to set up in; take fewer elements or a larger "
                      "table.",
                      lf_nation_rows[f->nation].name, area_of(f), table->title, wide, room);
}

static lin_status check_room(const lin_force force[LIN_SIDES], lin_refusal *why)
{
    const int elements = force[0].entries + force[1].entries,
              groups = force[0].groups + force[1].groups;

    if (groups <= LF_GROUPS && elements + groups + LIN_SIDES <= LF_UNITS)
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "LF-FB-27",
                      "The two forces have %d groups of %d elements; a battle has room for %d "
                      "groups, and for %d elements and commanders.",
                      groups, elements, LF_GROUPS, LF_UNITS);
}

/* ---- Keys of the battle ---- */

/* LF-FB-01: the larger limit counts for both. */
static lin_status put_terms(const lin_force force[LIN_SIDES], lin_text *out, lin_refusal *why)
{
    const int points = force[0].points > force[1].points ? force[0].points : force[1].points;
    const int terms = force[0].terms | force[1].terms;

    if (points < LF_LEAST_POINTS || points > LF_MOST_POINTS)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FB-01",
                          "A battle is of %d to %d points, and these forces may spend %d.",
                          LF_LEAST_POINTS, LF_MOST_POINTS, points);
    if (terms >> LF_TERM_ENFORCED & 1 && force[0].war != force[1].war)
        return lin_refuse(why, LIN_ILLEGAL, "LF-HE-02",
                          "Where the lists are enforced both forces are of one war; these are of "
                          "the %s and the %s.",
                          lf_war_rows[force[0].war].name, lf_war_rows[force[1].war].name);
    lin_put(out, "points: %d\n", points);
    if (terms >> LF_TERM_WAIVED & 1)
        lin_put(out, "limits: waived\n");
    /* LF-FB-19: whoever has rockets brings their war with him. */
    lin_put(out, "war: %s\n",
            lf_war_rows[force[0].war > force[1].war ? force[0].war : force[1].war].word);
    return LIN_OK;
}

/* ---- Units ---- */

static void put_leader(const lin_force_leader *who, const char *instead, lin_text *out)
{
    lin_put(out, ", name: \"%s\"", who->name[0] ? who->name : instead);
}

/* LF-SE-01: its upgrade goes with it. */
static void put_entry(const lin_force *f, int e, const char *side, char letter, int n,
                      lin_text *out)
{
    const lin_force_entry *entry = &f->entry[e];
    const lin_muster_kind *kind = &lf_muster_kinds[entry->kind];
    const int upgrade = lf_muster_upgrade(f, e), type = kind->data[LF_KIND_TYPE];
    const char *coat, *facings;

    lin_put(out, n < 26 ? "  - {id: %c%d%c" : "  - {id: %c%d-%d", letter, entry->group + 1,
            n < 26 ? 'a' + n : n + 1);
    lin_put(out, ", side: %s, group: %c%d", side, letter, entry->group + 1);
    put_leader(&entry->who, kind->name, out);
    lin_put(out, ", type: %s, size: %s", kind->type, lf_size_name[kind->data[LF_KIND_SIZE]]);
    if (type == LF_ARTILLERY || lf_muster_rifled(f, e))
        lin_put(out, ", weapon: %s", lf_weapon_name[lf_muster_weapon(f, e)]);
    if (upgrade != LF_PLAIN)
        lin_put(out, ", upgrade: %s", lf_upgrade_rows[upgrade].word);
    lin_force_dress(&lin_book_landofthefree, f, e, &coat, &facings);
    lin_put(out, ", coat: %s, facings: %s}\n", coat, facings);
}

static void put_force(const lin_force *f, const char *side, char letter, lin_text *out)
{
    lin_put(out, "  - {id: %cFC, side: %s", letter, side);
    put_leader(&f->division[0], "The force commander", out);
    lin_put(out, ", type: force-commander, size: general}\n");
    for (int g = 0; g < f->groups; g++) {
        char instead[40];
        lin_text t = lin_text_in(instead, sizeof instead);
        int n = 0;

        lin_put(&t, "Commander of group %d", g + 1);
        lin_put(out, "  - {id: %c%d, side: %s", letter, g + 1, side);
        put_leader(&f->group[g].leader, instead, out);
        lin_put(out, ", type: group-commander, size: colonel}\n");
        for (int e = 0; e < f->entries; e++)
            if (f->entry[e].group == g)
                put_entry(f, e, side, letter, n++, out);
    }
}

lin_status lf_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why)
{
    const int first = side[0] == LIN_FIRST ? 0 : 1;
    lin_status status = check_room(force, why);

    for (int i = 0; i < LIN_SIDES && status == LIN_OK; i++)
        status = check_table(table, &force[i], why);
    if (status != LIN_OK || (status = put_terms(force, yaml, why)) != LIN_OK)
        return status;
    lin_put(yaml, "nations: {%s: %s, %s: %s}\nunits:\n", table->side_id[0],
            lf_nation_rows[force[first].nation].word, table->side_id[1],
            lf_nation_rows[force[1 - first].nation].word);
    for (int s = 0; s < LIN_SIDES; s++)
        put_force(&force[s == 0 ? first : 1 - first], table->side_id[s], "AB"[s], yaml);
    return LIN_OK;
}

/* A table that has a side of that name keeps it for them. */
lin_side lf_muster_side(const lin_battle *table, int nation)
{
    for (int side = 0; side < LIN_SIDES; side++)
        if (strcmp(table->side_id[side], lf_nation_rows[nation].word) == 0)
            return (lin_side)side;
    return LIN_NOBODY;
}
