/* made.c -- forces, scenario and options of a battle made by chance (made.h). LF-FB, LF-RF. */
#include "made.h"

#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The prices of the book, written down once more: LF-FB-10, LF-FB-12, LF-FB-14, LF-FB-15. */
enum { INFANTRY, CAVALRY, ARTILLERY, TYPES, SIZES = 4, RIFLES = 5, LEAST = 10 };
static const int price[TYPES][SIZES] = { { 10, 15, 25, 35 },
                                         { 15, 20, 30, 45 },
                                         { 0, 20, 25, 30 } };
static const char *const type_name[] = { "infantry", "cavalry", "artillery" };
static const char *const size_name[] = { "tiny", "small", "medium", "large" };
static const char *const side_name[] = { "british", "american" };

typedef struct {
    lin_rng *rng;
    lin_rng chance; /* of what is special: without it a number makes the battle it always made */
    lin_text *out;
    bool refight, rockets, rated, close, crowded, special, tables;
    int favourite; /* upgrade of a side, or -1 */
    int limit;
    made_group group[40];
    int groups;
} making;

/* What somebody likes to raise: chances of types, sizes and rifles. */
typedef struct {
    int type[TYPES], size[SIZES], rifles;
} taste;

static int below(making *m, int n)
{
    return (int)lin_rng_below(m->rng, (uint32_t)n);
}

static bool one_in(making *m, int n)
{
    return below(m, n) == 0;
}

/* ---- Special elements: LF-SE-06, LF-SE-12 ---- */

static const char *const upgrades[] = {
    "elite",          "grenadiers",      "hessians",         "hessian-grenadiers",
    "indians",        "light-infantry",  "minutemen",        "rangers",
    "light-dragoons", "militia",         "militia-riflemen", "riflemen",
    "dragoons",       "additional-ranks"
};
enum { FOR_FOOT = 12, FIRST_FOR_HORSE = 8, FOR_HORSE = 13, RANKS = 13 };

static int by_chance(making *m, int n)
{
    return (int)lin_rng_below(&m->chance, (uint32_t)n);
}

/* NULL: none. */
static const char *upgrade_of(making *m, int type, int size)
{
    const int foot = m->favourite >= 0 && by_chance(m, 3) ? m->favourite : by_chance(m, FOR_FOOT);

    if (!m->special || !by_chance(m, 3))
        return NULL;
    if (size == SIZES - 1 && !by_chance(m, 4))
        return upgrades[RANKS];
    if (type == INFANTRY)
        return upgrades[foot];
    return type == CAVALRY ? upgrades[FIRST_FOR_HORSE + by_chance(m, FOR_HORSE - FIRST_FOR_HORSE)]
                           : NULL;
}

/* ---- Forces ---- */

static taste taste_of(making *m)
{
    taste t = { .rifles = 1 + below(m, 8) };

    if (m->crowded) /* such as fit into a house */
        return (taste){ .type = { 30, 1, 1 }, .size = { 20, 6, 1, 1 }, .rifles = 4 };
    for (int i = 0; i < TYPES; i++)
        t.type[i] = 1 + below(m, i == INFANTRY ? 16 : 6);
    for (int i = 0; i < SIZES; i++)
        t.size[i] = 1 + below(m, 8);
    return t;
}

static int weighed(making *m, const int *weight, int n)
{
    int sum = 0, at = 0, left;

    for (int i = 0; i < n; i++)
        sum += weight[i];
    for (left = below(m, sum); left >= weight[at]; at++)
        left -= weight[at];
    return at;
}

/* An element that costs no more than that, into a group; its price. */
static int put_element(making *m, const taste *t, int side, int group, int number, int most)
{
    static const char *const guns[] = { "light-cannon", "heavy-cannon", "mortar", "rocket" };
    int type = weighed(m, t->type, TYPES), size = weighed(m, t->size, SIZES);
    char id[4] = { (char)('a' + number % 26), '\0' };
    const char *upgrade;
    bool rifles;

    if (number >= 26)
        snprintf(id, sizeof id, "%c%c", 'a' + number / 26 - 1, 'a' + number % 26);
    if (type == ARTILLERY && size == 0)
        size = 1 + below(m, 3);
    if (price[type][size] > most)
        type = INFANTRY;
    while (price[type][size] > most)
        size--;
    upgrade = upgrade_of(m, type, size);
    rifles = type == INFANTRY && one_in(m, t->rifles) && price[type][size] + RIFLES <= most;
    lin_put(m->out,
            "  - {id: %s-%s, side: %s, group: %s, name: \"Regiment %s%s\", type: %s, size: %s",
            m->group[group].name, id, side_name[side], m->group[group].name, m->group[group].name,
            id, type_name[type], size_name[size]);
    if (type == ARTILLERY && !one_in(m, 4))
        lin_put(m->out, ", weapon: %s", guns[below(m, m->rockets ? 4 : 3)]);
    else if (type == INFANTRY && (rifles || one_in(m, 2)))
        lin_put(m->out, ", weapon: %s", rifles && !upgrade ? "rifled" : "smoothbore");
    if (upgrade)
        lin_put(m->out, ", upgrade: %s", upgrade);
    if (m->special && by_chance(m, 4) == 0)
        lin_put(m->out, ", shots: %d", 1 + by_chance(m, 12));
    lin_put(m->out, "}\n");
    return price[type][size] + (rifles ? RIFLES : 0);
}

static void put_commander(making *m, int side, const char *id, const char *type)
{
    static const char *const ratings[] = { "incompetent", "competent", "skilled",
                                           "highly-skilled" };

    lin_put(m->out, "  - {id: %s, side: %s, name: \"%s\", type: %s, size: colonel", id,
            side_name[side], id, type);
    if (m->crowded)
        lin_put(m->out, ", rating: highly-skilled");
    else if (m->rated && !one_in(m, 3))
        lin_put(m->out, ", rating: %s", ratings[below(m, 4)]);
    lin_put(m->out, "}\n");
}

/* LF-FB-02 to LF-FB-05: two to six groups of two to six elements, within the limit. */
static void put_force(making *m, int side)
{
    const taste t = taste_of(m);
    const int most_groups = m->limit / (2 * LEAST) < 6 ? m->limit / (2 * LEAST) : 6;
    const int groups = 2 + below(m, most_groups - 1), first = m->groups;
    int left = m->limit, owed = groups * 2 * LEAST, rich = 1 + below(m, 4);

    for (int g = 0; g < groups; g++) {
        made_group *made = &m->group[m->groups];
        const int share =
            left / (groups - g) * rich; /* the first may spend more than their share */
        int spent = 0, n = 0;

        snprintf(made->name, sizeof made->name, "%c%d", side == 0 ? 'B' : 'A', g + 1);
        made->side = (uint8_t)side;
        m->groups++;
        put_commander(m, side, made->name, "group-commander");
        for (; n < 2; n++) {
            owed -= LEAST;
            spent += put_element(m, &t, side, first + g, n, left - spent - owed);
        }
        for (; n < 6 && spent < share && left - spent - owed >= LEAST && !one_in(m, 8); n++)
            spent += put_element(m, &t, side, first + g, n, left - spent - owed);
        left -= spent;
    }
}

/* LF-RF: forces as history had them: from one group of one element to a whole army. */
static void put_army(making *m, int side)
{
    const taste t = taste_of(m);
    const int groups = m->crowded ? 1 + one_in(m, 3) : 1 + below(m, one_in(m, 4) ? 20 : 5),
              first = m->groups;
    int elements = 0;

    for (int g = 0; g < groups; g++) {
        made_group *made = &m->group[m->groups];
        const int room = 59 - elements - (groups - g), most = one_in(m, 6) ? 16 : 8;
        const int n = m->crowded ? room - (g + 1 < groups ? 6 : below(m, 5))
                                 : 1 + below(m, room < most ? room : most);

        snprintf(made->name, sizeof made->name, "%c%d", side == 0 ? 'B' : 'A', g + 1);
        made->side = (uint8_t)side;
        m->groups++;
        put_commander(m, side, made->name, "group-commander");
        for (int i = 0; i < n; i++)
            put_element(m, &t, side, first + g, i, 1000);
        elements += n;
    }
}

static void put_units(making *m)
{
    lin_put(m->out, "units:\n");
    for (int side = 0; side < LIN_SIDES; side++) {
        m->favourite = m->special && by_chance(m, 2) ? by_chance(m, FOR_FOOT) : -1;
        put_commander(m, side, side == 0 ? "BFC" : "AFC", "force-commander");
        if (m->refight)
            put_army(m, side);
        else
            put_force(m, side);
    }
}

/* ---- The battle ---- */

static void put_options(making *m, made_texts *out)
{
    static const char *const scenarios[] = {
        "take-the-field", "reconnoiter",     "hold-the-ground",    "flank-attack", "surrounded",
        "ambush",         "frontal-assault", "meeting-engagement", "by-dice"
    };
    static const char *const switches[] = { "snap_priority", "charge_closest_only", "support_plain",
                                            "guns_in_buildings" };
    static const char *const optional[] = {
        "bag",          "ammunition_shortage", "limited_ammunition",
        "rally_to_fit", "abandoned_guns",      "shared_buildings"
    };
    enum { OPTIONAL = sizeof optional / sizeof *optional };
    lin_text t = lin_text_in(out->options, sizeof out->options);

    if (m->close && one_in(m, 2)) /* those where both sides deploy at once */
        lin_put(&t, "scenario=%s", scenarios[one_in(m, 2) ? 0 : 3]);
    else
        lin_put(&t, "scenario=%s", scenarios[below(m, 17) / 2]);
    for (int i = 0; i < 4; i++)
        if (one_in(m, 4))
            lin_put(&t, ",%s=on", switches[i]);
    for (int i = 0; m->special && i < OPTIONAL; i++)
        if (by_chance(m, 3) == 0)
            lin_put(&t, ",%s=on", optional[i]);
    if (m->special && by_chance(m, 12) == 0)
        lin_put(&t, ",advanced=off");
}

/* A table that is deployed from known edges, by known roles. */
static void put_roles(making *m)
{
    const bool north = one_in(m, 2), long_edges = !one_in(m, 3);
    const char *one = long_edges ? "north" : "east", *other = long_edges ? "south" : "west";

    if (m->refight && one_in(m, 2))
        lin_put(m->out, "attacker: %s\n", side_name[below(m, 2)]);
    if (m->close)
        lin_put(m->out, "edges: {british: south, american: north}\n");
    else if (m->refight && one_in(m, 2))
        lin_put(m->out, "edges: {british: %s, american: %s}\n", north ? one : other,
                north ? other : one);
}

/* One of the program's own, of any size that it makes. */
static void put_table(making *m, uint64_t number)
{
    const int wide = 4 + by_chance(m, 3), far = wide + by_chance(m, 9 - wide);

    lin_put(m->out, "table: made:%d-%dx%d%s\n", 1 + (int)(number % LIN_MADE_NUMBER), far, wide,
            by_chance(m, 2) ? "-mirrored" : "");
}

void made_write(uint64_t number, made_texts *out)
{
    lin_rng rng = number * 0x9e3779b97f4a7c15u + 1777;
    lin_text yaml = lin_text_in(out->yaml, sizeof out->yaml),
             map = lin_text_in(out->map, sizeof out->map);
    making m = { .rng = &rng, .out = &yaml, .chance = number * 0xd1342543de82ef95u + 1812 };

    m.tables = number >= MADE_TABLES;
    m.crowded = number >= MADE_CROWDED && !m.tables;
    m.special = by_chance(&m, 2);
    m.refight = (one_in(&m, 10) || m.crowded) && !m.tables;
    m.rockets = one_in(&m, 2);
    m.rated = one_in(&m, 3);
    m.close = one_in(&m, 2) && !m.crowded && !m.tables;
    m.limit = 100 + 5 * below(&m, m.tables ? 11 : 61);
    put_options(&m, out);
    lin_put(&yaml,
            "battle: made-%llu\nrules: landofthefree\ntitle: \"Battle number %llu\"\ndate: \"no "
            "day\"\n"
            "turns: [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"]\n",
            (unsigned long long)number, (unsigned long long)number);
    lin_put(&yaml, "sides:\n  - {id: british, name: British, colour: red}\n  - {id: american, "
                   "name: American, colour: blue}\n");
    if (m.tables)
        put_table(&m, number);
    else
        lin_put(&yaml, "map: map.tmj\n");
    if (m.rockets)
        lin_put(&yaml, "war: 1812\n");
    if (one_in(&m, 4))
        lin_put(&yaml, "stands: compact\n");
    if (m.refight)
        lin_put(&yaml, "refight: yes\n");
    else
        lin_put(&yaml, "points: %d\n%s", m.limit, m.special ? "limits: waived\n" : "");
    put_roles(&m);
    put_units(&m);
    if (!m.tables)
        made_map(&rng, m.group, m.groups, m.close, m.crowded, &map);
}

/* ---- As a folder ---- */

/* Not lin_spill, which waits for the disk. */
static lin_status put_file(const char *folder, const char *name, const char *text, lin_refusal *why)
{
    char path[LIN_PATH];
    FILE *out;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    out = fopen(path, "w");
    if (!out || fputs(text, out) < 0 || fclose(out) != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "%s cannot be written.", path);
    return LIN_OK;
}

lin_status made_folder(uint64_t number, const char *folder, made_texts *texts, lin_refusal *why)
{
    lin_status status;

    made_write(number, texts);
    if (mkdir(folder, 0777) != 0 && access(folder, W_OK) != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There can be no folder %s.", folder);
    status = put_file(folder, LIN_BATTLE_FILE, texts->yaml, why);
    return status == LIN_OK ? put_file(folder, "map.tmj", texts->map, why) : status;
}

static void remove_folder(const char *folder)
{
    char path[LIN_PATH];

    snprintf(path, sizeof path, "%s/%s", folder, LIN_BATTLE_FILE);
    unlink(path);
    snprintf(path, sizeof path, "%s/map.tmj", folder);
    unlink(path);
    rmdir(folder);
}

lin_status made_field(uint64_t number, lin_battle **battle, lin_field **field, lin_refusal *why)
{
    static made_texts texts;
    char folder[] = "/tmp/linstock-made-XXXXXX";
    lin_status status;

    *battle = NULL;
    *field = NULL;
    if (!mkdtemp(folder))
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no room for a folder in /tmp.");
    if ((status = made_folder(number, folder, &texts, why)) == LIN_OK)
        status = lin_battle_load(folder, battle, why);
    remove_folder(folder);
    if (status == LIN_OK &&
        (status = lin_field_new(field, *battle, texts.options, why)) != LIN_OK) {
        lin_battle_free(*battle);
        *battle = NULL;
    }
    return status;
}
