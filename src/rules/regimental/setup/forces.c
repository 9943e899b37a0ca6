/* forces.c -- the units of a battle's file: arm, label, rating, kind, weapon, flags, formation.
 * Sections 2, 8 and 16.
 *
 *     - {id: F-10, side: crown, brigade: COLE, name: "10th Foot", type: infantry, size: regiment,
 *        label: "9/5/3", rating: veteran, kind: regulars, place: "14 8 90"}
 *     - {id: JAEGER, ..., label: "3/2/1", kind: jaegers, weapon: rifle, formation: extended}
 *     - {id: GREN, ..., stands: 7, grade: spirited, flags: "grenadier colonel"}
 *     - {id: F-4, ..., men: 340, grade: reliable}
 *     - {id: RA, ..., type: artillery, gun: MG, stands: 2, formation: limbered}
 *     - {id: W1, ..., type: wagon, flags: "pack"}
 *
 * A label is one of those that a grade makes (RG-2.12); either is given. */
#include "rules/regimental/setup/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int rg_side_named(const lin_battle *b, const char *word)
{
    for (int side = 0; word && side < LIN_SIDES; side++)
        if (strcmp(b->side_id[side], word) == 0)
            return side;
    return -1;
}

#define KEY(name, rule, ...)                                                              \
    static const kit_roster_row name##_key[] = {                                          \
        { #name, rule, .offset = offsetof(rg_field, name), __VA_ARGS__ }, { .key = NULL } \
    }
KEY(rating, "RG-2.1", .names = rg_rating_name);
KEY(kind, "RG-16.1", .names = rg_kind_name);
KEY(weapon, "RG-2.39", .names = rg_weapon_name);
KEY(gun, "RG-2.24", .names = rg_gun_name);
KEY(formation, "RG-8.1", .names = rg_formation_name);
KEY(stands, "RG-1.23", .low = 2, .high = RG_STANDS,
    .remedy = "say how many stands it begins with: 2 to 14");
static const kit_roster_row gun_stands_key[] = {
    { "stands", "RG-1.24", .offset = offsetof(rg_field, stands), .low = 1, .high = RG_GUN_STANDS,
      .remedy = "say how many gun stands it has: 1 to 4" },
    { .key = NULL }
};

static const lin_unit *unit_of(const rg_field *f, int u)
{
    return &f->base.battle->unit[u];
}

/* So many stands for a strength in men or in guns, to the nearest. RG-1.1, RG-1.2 */
static lin_status read_count(rg_field *f, int u, const char *key, int each, const char *rule,
                             int least, int most, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    int n = 0;

    if (!lin_node_get(unit->data, key))
        return LIN_OK;
    if (lin_node_get(unit->data, "stands"))
        return kit_unit_wrong(why, unit, rule, "has %s, and stands besides; leave one of them out",
                              key);
    if (kit_number_read(unit->data, key, 1, 1000, rule, &n, why) != LIN_OK)
        return LIN_BAD_FILE;
    n = (n + each / 2) / each;
    if (n < least || n > most)
        return kit_unit_wrong(why, unit, rule,
                              "would have %d stands of %d %s; a unit like it has %d to %d", n, each,
                              key, least, most);
    f->stands[u] = (uint8_t)n;
    return LIN_OK;
}

/* ---- Labels, RG-2.2 to RG-2.12 ---- */

/* "9/5/3", with a dash for a state that there is not. */
static bool split_label(const char *text, int out[3])
{
    for (int i = 0; i < 3; i++) {
        char *end = NULL;

        if (i > 0 && *text++ != '/')
            return false;
        if (i > 0 && *text == '-') {
            out[i] = 0;
            text++;
            continue;
        }
        if (*text < '0' || *text > '9')
            return false;
        out[i] = (int)strtol(text, &end, 10);
        text = end;
    }
    return *text == '\0';
}

static void put_labels(int stands, lin_text *out)
{
    for (int g = 0; g < RG_GRADES; g++) {
        const rg_label l = rg_label_of(stands, (rg_grade)g);
        char worn[8] = "-", spent[8] = "-";

        if (l.worn)
            snprintf(worn, sizeof worn, "%d", l.worn);
        if (l.spent)
            snprintf(spent, sizeof spent, "%d", l.spent);
        lin_put(out, "%s%d/%s/%s (%s)", g ? g == RG_GRADES - 1 ? " or " : ", " : "", stands, worn,
                spent, rg_grade_name[g]);
    }
}

static lin_status read_label(rg_field *f, int u, const lin_node *node, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    char room[120] = "";
    lin_text which = lin_text_in(room, sizeof room);
    int n[3];

    if (!node->text || !split_label(node->text, n) || n[0] < 2 || n[0] > RG_STANDS)
        return kit_unit_wrong(why, unit, "RG-2.2",
                              "should have a label such as \"8/5/3\": stands at the start (2 to "
                              "14), worn at, spent at, and a dash for a state that it has not");
    if ((n[1] && n[1] >= n[0]) || (n[1] && n[2] >= n[1]) || n[2] >= n[0])
        return kit_unit_wrong(why, unit, "RG-2.2",
                              "has the label %s, which does not fall from figure to figure; a "
                              "unit is worn at fewer stands than it begins with, and spent at "
                              "fewer still",
                              node->text);
    f->stands[u] = (uint8_t)n[0];
    f->worn[u] = (uint8_t)n[1];
    f->spent[u] = (uint8_t)n[2];
    for (int g = 0; g < RG_GRADES; g++) {
        const rg_label l = rg_label_of(n[0], (rg_grade)g);

        if (l.worn == n[1] && l.spent == n[2])
            return LIN_OK;
    }
    put_labels(n[0], &which);
    return kit_unit_wrong(why, unit, "RG-2.12", "has a label that no grade makes: %s; say %s",
                          node->text, room);
}

static lin_status read_strength(rg_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    const lin_node *label = lin_node_get(unit->data, "label");
    const char *word = lin_node_text(unit->data, "grade", NULL);
    const int grade = kit_name_find(rg_grade_name, word);
    lin_status status;
    rg_label l;

    if (label && (word || lin_node_get(unit->data, "stands") || lin_node_get(unit->data, "men")))
        return kit_unit_wrong(why, unit, "RG-2.12",
                              "has a label, and stands, men or a grade besides; leave one of them "
                              "out");
    if (label)
        return read_label(f, u, label, why);
    if ((status = kit_roster_read(stands_key, &f->base, u, why)) != LIN_OK ||
        (status = read_count(f, u, "men", RG_MEN, "RG-1.1", 2, RG_STANDS, why)) != LIN_OK)
        return status;
    if (!f->stands[u] || grade < 0)
        return kit_unit_wrong(why, unit, "RG-2.12",
                              "should have a label such as \"8/5/3\", or stands or men and a "
                              "grade: spirited, reliable or unreliable");
    l = rg_label_of(f->stands[u], (rg_grade)grade);
    f->worn[u] = l.worn;
    f->spent[u] = l.spent;
    return LIN_OK;
}

/* ---- Flags ---- */

static const struct {
    const char *word;
    uint16_t flag;
    uint8_t of; /* bit t: units of type t may have it */
} flag_words[] = {
    { "light", RG_IS_LIGHT, 1 << RG_INFANTRY | 1 << RG_CAVALRY },
    { "grenadier", RG_IS_GRENADIER, 1 << RG_INFANTRY },
    { "guards", RG_IS_GUARDS, 1 << RG_INFANTRY },
    { "mounted-infantry", RG_IS_MOUNTED_INFANTRY, 1 << RG_CAVALRY },
    { "colonel", RG_HAS_COLONEL, 1 << RG_INFANTRY | 1 << RG_CAVALRY },
    { "battalion", RG_IS_BATTALION_GUN, 1 << RG_ARTILLERY },
    { "emplaced", RG_IS_EMPLACED, 1 << RG_ARTILLERY },
    { "pack", RG_IS_PACK, 1 << RG_WAGON },
    { "ammunition", RG_CARRIES_AMMUNITION, 1 << RG_WAGON },
    { "buck-and-ball", RG_BUCK_AND_BALL, 1 << RG_INFANTRY },
    { "goes-home", RG_MAY_GO_HOME, 1 << RG_INFANTRY },
};

static lin_status add_flag(rg_field *f, int u, const char *word, lin_refusal *why)
{
    char list[200] = "";
    lin_text t = lin_text_in(list, sizeof list);

    for (size_t i = 0; i < sizeof flag_words / sizeof *flag_words; i++) {
        const bool may = flag_words[i].of >> f->type[u] & 1;

        if (may && strcmp(flag_words[i].word, word) == 0) {
            f->flags[u] |= flag_words[i].flag;
            return LIN_OK;
        }
        if (may)
            lin_put(&t, "%s%s", t.used ? ", " : "", flag_words[i].word);
    }
    return kit_unit_wrong(why, unit_of(f, u), "RG-2.45", "has the flag \"%.20s\"; %s may have %s",
                          word, rg_type_name[f->type[u]], *list ? list : "none");
}

static lin_status read_flags(rg_field *f, int u, lin_refusal *why)
{
    const char *text = lin_node_text(unit_of(f, u)->data, "flags", "");
    char line[96], *word[8];
    lin_status status = LIN_OK;
    int n;

    if (strlen(text) >= sizeof line)
        return kit_unit_wrong(why, unit_of(f, u), "RG-2.45", "has too many flags");
    n = lin_words(strcpy(line, text), word, 8);
    for (int i = 0; i < n && i < 8 && status == LIN_OK; i++)
        status = add_flag(f, u, word[i], why);
    return status;
}

/* What follows from kind and weapon: bayonets (RG-2.40), not for jaegers and rifle-armed militia
 * (RG-2.41) nor Indians (RG-2.42); marksmen (RG-2.43); buck and ball (RG-2.44). */
static void settle_flags(rg_field *f, int u)
{
    const int kind = f->kind[u];
    const bool marksmen = kind == RG_JAEGERS || (kind == RG_MILITIA && f->weapon[u] == RG_RIFLE);
    const bool american = f->side[u] != f->crown && (kind == RG_CONTINENTALS || kind == RG_MILITIA);

    if (f->type[u] != RG_INFANTRY)
        return;
    if (marksmen)
        f->flags[u] |= RG_MARKSMEN;
    if (f->weapon[u] == RG_MUSKET && kind != RG_INDIANS && kind != RG_JAEGERS)
        f->flags[u] |= RG_HAS_BAYONETS;
    if (f->weapon[u] == RG_MUSKET && american)
        f->flags[u] |= RG_BUCK_AND_BALL;
}

/* ---- Kinds and formations ---- */

static lin_status read_kind(rg_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    lin_status status;

    f->kind[u] = f->side[u] == f->crown ? RG_REGULARS : RG_CONTINENTALS;
    f->weapon[u] = RG_MUSKET;
    if ((status = kit_roster_read(kind_key, &f->base, u, why)) != LIN_OK ||
        (status = kit_roster_read(weapon_key, &f->base, u, why)) != LIN_OK)
        return status;
    if (f->kind[u] == RG_JAEGERS && !lin_node_get(unit->data, "weapon"))
        f->weapon[u] = RG_RIFLE;
    if (f->kind[u] == RG_CONTINENTALS && f->early == 0xff)
        return kit_unit_wrong(why, unit, "RG-16.2",
                              "is of the Continentals, who may form field columns from 1777 on; "
                              "the battle should have a date with a year, as \"date: 1778\"");
    return LIN_OK;
}

static const char *remedy_for(const rg_field *f, int u)
{
    if (rg_is_guns(f, u))
        return f->type[u] == RG_WAGON ? "wagons are limbered"
                                      : "guns are unlimbered or limbered, emplaced ones unlimbered";
    if (f->type[u] == RG_CAVALRY)
        return "cavalry has line, extended, field and march";
    return f->kind[u] == RG_INDIANS    ? "Indians have extended, march and mass"
           : f->kind[u] == RG_HESSIANS ? "Hessians have line, field, march and mass"
           : f->kind[u] == RG_JAEGERS  ? "jaegers have extended, field, march and mass"
           : f->weapon[u] == RG_RIFLE  ? "militia with rifles has extended, march and mass"
           : f->kind[u] == RG_MILITIA  ? "militia has line, extended, march and mass"
                                       : "it has line, extended, march and mass, and field from "
                                         "1777 on";
}

static lin_status read_formation(rg_field *f, int u, lin_refusal *why)
{
    const bool can_line = rg_is_troops(f, u) && rg_may_form(f, u, RG_LINE, false);
    lin_status status;

    f->formation[u] = f->type[u] == RG_WAGON       ? RG_LIMBERED
                      : f->type[u] == RG_ARTILLERY ? RG_UNLIMBERED
                      : can_line                   ? RG_LINE
                                                   : RG_EXTENDED; /* RG-17.1 */
    if ((status = kit_roster_read(formation_key, &f->base, u, why)) != LIN_OK)
        return status;
    if (f->formation[u] != RG_GARRISON && f->formation[u] != RG_BROKEN &&
        rg_may_form(f, u, f->formation[u], false))
        return LIN_OK;
    return kit_unit_wrong(why, unit_of(f, u), rg_forms_rule(f, u, false), "cannot begin in %s: %s",
                          rg_formation_name[f->formation[u]], remedy_for(f, u));
}

/* ---- One unit ---- */

static lin_status read_guns(rg_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    const bool wagon = f->type[u] == RG_WAGON;
    lin_status status;

    f->stands[u] = 1;
    if (wagon)
        return lin_node_get(unit->data, "gun") || lin_node_get(unit->data, "stands")
                   ? kit_unit_wrong(why, unit, "RG-2.33",
                                    "is a wagon, which is one stand without a gun; leave \"gun\" "
                                    "and \"stands\" out")
                   : LIN_OK;
    if (!lin_node_get(unit->data, "gun"))
        return kit_unit_wrong(why, unit, "RG-2.24",
                              "is artillery; say which: gun: GG, LG, MG, H, HG, SG or SH");
    if ((status = kit_roster_read(gun_key, &f->base, u, why)) != LIN_OK ||
        (status = kit_roster_read(gun_stands_key, &f->base, u, why)) != LIN_OK ||
        (status = read_count(f, u, "pieces", RG_PIECES, "RG-1.2", 1, RG_GUN_STANDS, why)) != LIN_OK)
        return status;
    if (f->flags[u] & RG_IS_BATTALION_GUN && (f->stands[u] != 1 || f->gun[u] > RG_LG))
        return kit_unit_wrong(why, unit, "RG-2.37", "is a battalion gun: a single GG or LG stand");
    if (f->flags[u] & RG_IS_EMPLACED && f->gun[u] < RG_SG)
        return kit_unit_wrong(why, unit, "RG-2.30",
                              "is emplaced; only siege guns and siege howitzers are");
    return LIN_OK;
}

static lin_status read_troops(rg_field *f, int u, lin_refusal *why)
{
    lin_status status;

    if ((status = read_strength(f, u, why)) != LIN_OK || (status = read_kind(f, u, why)) != LIN_OK)
        return status;
    settle_flags(f, u);
    return LIN_OK;
}

static lin_status read_unit(rg_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = unit_of(f, u);
    lin_status status;

    kit_set_put(&f->bodies[f->side[u]], u);
    f->rating[u] = f->type[u] == RG_WAGON ? RG_TRAINED : RG_RATINGS; /* RG-2.33 */
    if ((status = kit_roster_read(rating_key, &f->base, u, why)) != LIN_OK ||
        (status = read_flags(f, u, why)) != LIN_OK)
        return status;
    if (f->rating[u] == RG_RATINGS)
        return kit_unit_wrong(why, unit, "RG-2.1",
                              "has no rating; say elite, veteran, trained or raw");
    status = rg_is_troops(f, u) ? read_troops(f, u, why) : read_guns(f, u, why);
    if (f->flags[u] & RG_CARRIES_AMMUNITION)
        f->ammunition = 1;
    return status == LIN_OK ? read_formation(f, u, why) : status;
}

/* ---- All ---- */

/* The year of the battle's date, or 0. */
static int year_of(const char *date)
{
    for (; *date; date++)
        if (date[0] == '1' && strlen(date) >= 4) {
            const int year = atoi(date);

            if (year >= 1700 && year <= 1899)
                return year;
        }
    return 0;
}

static lin_status read_types(rg_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;

    for (int u = 0; u < f->units; u++) {
        const int type = kit_name_find(rg_type_name, b->unit[u].kind);

        if (type < 0)
            return kit_unit_wrong(why, &b->unit[u], "RG-1.23",
                                  "is of the type \"%.20s\"; say infantry, cavalry, artillery, "
                                  "wagon, or of a leader brigade, wing or army",
                                  b->unit[u].kind);
        f->type[u] = (uint8_t)type;
        f->side[u] = b->unit[u].side;
        f->brigade[u] = f->wing[u] = f->with[u] = RG_NONE;
        if (rg_is_leader(f, u))
            kit_set_put(&f->leaders[f->side[u]], u);
    }
    return LIN_OK;
}

static lin_status read_places(rg_field *f, lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int u = 0; u < f->units && status == LIN_OK; u++) {
        const bool later = f->brigade[u] != RG_NONE && f->brigade_of[f->brigade[u]].turn;

        f->begins[u].unit = u;
        if (later && lin_node_get(unit_of(f, u)->data, "place"))
            return kit_unit_wrong(why, unit_of(f, u), "RG-20.10",
                                  "comes on later and has no place to begin with; leave it out");
        if (!later && f->with[u] == RG_NONE)
            status = kit_place_given(&f->base, u, "RG-17.6", &f->begins[u], why);
    }
    return status;
}

static void add_to_hash(rg_field *f)
{
    uint64_t hash = f->base.hash;

    for (int u = 0; u < f->units; u++) {
        const int32_t row[] = { f->type[u],        f->side[u],         f->rating[u],
                                f->kind[u],        f->weapon[u],       f->gun[u],
                                f->stands[u],      f->formation[u],    f->worn[u],
                                f->spent[u],       f->brigade[u],      f->wing[u],
                                f->with[u],        f->flags[u],        f->begins[u].at.x,
                                f->begins[u].at.y, f->begins[u].facing };

        hash = lin_hash_bytes(row, sizeof row, hash);
    }
    f->base.hash = hash;
}

lin_status rg_build_forces(rg_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const lin_node *crown = lin_node_get(b->root, "crown");
    const int side = rg_side_named(b, crown ? crown->text : NULL), year = year_of(b->date);
    lin_status status;

    if (b->units > RG_UNITS)
        return kit_node_wrong(why, lin_node_get(b->root, "units"), "RG-1.23",
                              "There are %d units and leaders; %d are the most", b->units,
                              RG_UNITS);
    if (side < 0)
        return kit_node_wrong(why, crown ? crown : b->root, "RG-15.4",
                              "The battle should say which side is the Crown's, for the points: "
                              "\"crown: %s\" or \"crown: %s\"",
                              b->side_id[0], b->side_id[1]);
    f->units = b->units;
    f->crown = (uint8_t)side;
    f->early = year == 0 ? 0xff : year < 1777;
    if ((status = read_types(f, why)) != LIN_OK || (status = rg_check_keys(f, why)) != LIN_OK)
        return status;
    for (int u = 0; u < f->units && status == LIN_OK; u++)
        if (!rg_is_leader(f, u))
            status = read_unit(f, u, why);
    if (status == LIN_OK && (status = rg_build_leaders(f, why)) == LIN_OK)
        status = read_places(f, why);
    add_to_hash(f);
    return status;
}
