/* battle.c -- a battle from its folder: battle.yaml and the map it names.
 *
 * Read here is what every battle has, whatever its rules: who fights whom, when, with which
 * units, on which map. The keys of a single rule system (victory, entry, set-ups, factors)
 * stay in the tree, and the rule system judges them when it builds its field. */
#include "files/files.h"
#include "core/core.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A battle, the memory its tree lies in, and the files it was read from, as they were then. */
typedef struct {
    lin_battle battle; /* first: callers hold a pointer to it */
    lin_arena arena;
    char *yaml, *map; /* the map: NULL where it names none */
    size_t yaml_size, map_size;
} loaded;

/* ---- Refusals ---- */

#define refuse_at(at, why, ...) lin_refuse_at(LIN_BATTLE_FILE, at, why, __VA_ARGS__)

/* ---- Texts ---- */

/* A text that must be there and fit. `whose` is what sentences call the map: "the battle". */
static lin_status read_text(const lin_node *map, const char *whose, const char *key, char *into,
                            size_t size, lin_refusal *why)
{
    const lin_node *n = lin_node_get(map, key);

    if (!n)
        return refuse_at(map, why, "%s has no \"%s\"; add \"%s: ...\" to it.", whose, key, key);
    if (n->kind != LIN_NODE_SCALAR || !*n->text)
        return refuse_at(n, why, "\"%s\" of %s should be a text on this line.", key, whose);
    if (strlen(n->text) >= size)
        return refuse_at(n, why, "\"%s\" of %s is too long; %zu characters are the most.", key,
                         whose, size - 1);
    for (const char *p = n->text; *p; p++)
        if ((unsigned char)*p < 32 || *p == 127)
            return refuse_at(n, why, "\"%s\" of %s should be one line of plain text.", key, whose);
    memcpy(into, n->text, strlen(n->text) + 1);
    return LIN_OK;
}

static bool is_id(const char *text)
{
    return *text && !text[strspn(text, LIN_PLAIN_CHARS "-")];
}

/* An id: short, and of characters that orders and records can carry. */
static lin_status read_id(const lin_node *map, const char *whose, const char *key, char *into,
                          size_t size, lin_refusal *why)
{
    const lin_status st = read_text(map, whose, key, into, size, why);
    char quote[40];

    if (st != LIN_OK || is_id(into))
        return st;
    return refuse_at(lin_node_get(map, key), why,
                     "\"%s\" of %s is \"%s\"; an id is made of the letters A to Z, digits and "
                     "hyphens alone.",
                     key, whose, lin_quoted(into, quote, sizeof quote));
}

static lin_status read_optional(const lin_node *map, const char *key, char *into, size_t size,
                                lin_refusal *why)
{
    return lin_node_get(map, key) ? read_text(map, "the battle", key, into, size, why) : LIN_OK;
}

static lin_status check_list(const lin_node *root, const char *key, const char *of,
                             const lin_node **out, lin_refusal *why)
{
    const lin_node *n = lin_node_get(root, key);

    if (!n)
        return refuse_at(root, why, "the battle has no \"%s\"; add a list of %s.", key, of);
    if (n->kind != LIN_NODE_LIST || !n->child)
        return refuse_at(n, why, "\"%s\" should be a list of %s.", key, of);
    *out = n;
    return LIN_OK;
}

/* ---- Title, turns, sides ---- */

static lin_status read_title(lin_battle *b, lin_refusal *why)
{
    const lin_node *root = b->root, *history = lin_node_get(root, "history");
    const char *whose = "the battle";
    lin_status st;

    if ((st = read_id(root, whose, "battle", b->id, sizeof b->id, why)) != LIN_OK ||
        (st = read_id(root, whose, "rules", b->rules, sizeof b->rules, why)) != LIN_OK ||
        (st = read_text(root, whose, "title", b->title, sizeof b->title, why)) != LIN_OK ||
        (st = read_text(root, whose, "date", b->date, sizeof b->date, why)) != LIN_OK ||
        (st = read_optional(root, "note", b->note, sizeof b->note, why)) != LIN_OK)
        return st;
    if (lin_node_get(root, "rank")) {
        int rank = 0;

        if ((st = lin_node_int(root, "rank", 1, 999, &rank, why)) != LIN_OK)
            return st;
        b->rank = (uint16_t)rank;
    } else {
        b->rank = 100;
    }
    if (history && history->kind != LIN_NODE_SCALAR)
        return refuse_at(history, why, "\"history\" should be a paragraph of text.");
    b->history = history ? history->text : "";
    return LIN_OK;
}

static lin_status read_turns(lin_battle *b, lin_refusal *why)
{
    const int most = (int)(sizeof b->turn_name / sizeof b->turn_name[0]);
    const lin_node *list = NULL;
    const lin_status st = check_list(b->root, "turns", "the names of the turns", &list, why);

    if (st != LIN_OK || !list)
        return st;
    for (const lin_node *n = list->child; n; n = n->next) {
        if (b->turns == most)
            return refuse_at(n, why, "there are more than %d turns.", most);
        if (n->kind != LIN_NODE_SCALAR || !*n->text)
            return refuse_at(n, why, "turn %d should be a name, such as \"9 AM\".", b->turns + 1);
        if (strlen(n->text) >= sizeof b->turn_name[0])
            return refuse_at(n, why,
                             "the name of turn %d is too long; %zu characters are the "
                             "most.",
                             b->turns + 1, sizeof b->turn_name[0] - 1);
        memcpy(b->turn_name[b->turns++], n->text, strlen(n->text) + 1);
    }
    return LIN_OK;
}

static lin_status read_side(lin_battle *b, int side, const lin_node *n, lin_refusal *why)
{
    const char *whose = side == 0 ? "the first side" : "the second side";
    lin_status st;

    if (n->kind != LIN_NODE_MAP)
        return refuse_at(n, why, "%s should be a map with id, name and colour.", whose);
    if ((st = read_id(n, whose, "id", b->side_id[side], sizeof b->side_id[0], why)) != LIN_OK ||
        (st = read_text(n, whose, "name", b->side_name[side], sizeof b->side_name[0], why)) !=
            LIN_OK)
        return st;
    return read_text(n, whose, "colour", b->side_colour[side], sizeof b->side_colour[0], why);
}

static lin_status read_sides(lin_battle *b, lin_refusal *why)
{
    const lin_node *list = NULL;
    lin_status st =
        check_list(b->root, "sides", "two sides, each with id, name and colour", &list, why);
    int sides = 0;

    if (st != LIN_OK || !list)
        return st;
    for (const lin_node *n = list->child; n; n = n->next, sides++)
        if (sides < LIN_SIDES && (st = read_side(b, sides, n, why)) != LIN_OK)
            return st;
    if (sides != LIN_SIDES)
        return refuse_at(list, why, "there are %d sides; a battle has exactly two.", sides);
    if (lin_same_word(b->side_id[0], b->side_id[1]))
        return refuse_at(list, why, "both sides have the id \"%s\"; give each its own.",
                         b->side_id[0]);
    return LIN_OK;
}

/* ---- Units ---- */

static lin_status read_unit_side(const lin_battle *b, lin_unit *u, const char *whose,
                                 lin_refusal *why)
{
    char id[LIN_ID];
    const lin_status st = read_id(u->data, whose, "side", id, sizeof id, why);

    if (st != LIN_OK)
        return st;
    for (int side = 0; side < LIN_SIDES; side++)
        if (strcmp(b->side_id[side], id) == 0) {
            u->side = (uint8_t)side;
            return LIN_OK;
        }
    return refuse_at(lin_node_get(u->data, "side"), why,
                     "%s is of the side \"%s\", which is none; it should be %s or %s.", whose, id,
                     b->side_id[0], b->side_id[1]);
}

/* Two ids that differ only in capitals are the same in an order. */
static lin_status check_twin(const lin_battle *b, const lin_unit *u, lin_refusal *why)
{
    for (const lin_unit *other = b->unit; other < u; other++)
        if (lin_same_word(other->id, u->id))
            return refuse_at(lin_node_get(u->data, "id"), why,
                             "two units have the id \"%s\" (the other is on line %d); give "
                             "each its own.",
                             u->id, other->data->line);
    return LIN_OK;
}

static lin_status read_unit(lin_battle *b, const lin_node *n, lin_refusal *why)
{
    lin_unit *u = &b->unit[b->units];
    char whose[40];
    lin_status st;

    snprintf(whose, sizeof whose, "unit number %d", b->units + 1);
    if (n->kind != LIN_NODE_MAP)
        return refuse_at(n, why, "%s should be a map with id, side, name, type and size.", whose);
    u->data = n;
    if ((st = read_id(n, whose, "id", u->id, sizeof u->id, why)) != LIN_OK ||
        (st = check_twin(b, u, why)) != LIN_OK)
        return st;
    snprintf(whose, sizeof whose, "unit %s", u->id);
    if ((st = read_unit_side(b, u, whose, why)) != LIN_OK ||
        (st = read_text(n, whose, "name", u->name, sizeof u->name, why)) != LIN_OK ||
        (st = read_text(n, whose, "type", u->kind, sizeof u->kind, why)) != LIN_OK ||
        (st = read_optional(n, "called", u->called, sizeof u->called, why)) != LIN_OK ||
        (st = read_optional(n, "coat", u->coat, sizeof u->coat, why)) != LIN_OK ||
        (st = read_optional(n, "facings", u->facings, sizeof u->facings, why)) != LIN_OK)
        return st;
    return read_text(n, whose, "size", u->size, sizeof u->size, why);
}

/* Two units of whom a sentence would say the same are told apart. */
static bool has_twin(const lin_battle *b, int unit, size_t n)
{
    for (int u = 0; u < b->units; u++)
        if (u != unit && strncmp(b->unit[u].name, b->unit[unit].name, n) == 0)
            return true;
    return false;
}

/* Where the file does not say it: its name up to the first mark, if no other begins so. */
static void name_for_sentences(lin_battle *b, int unit)
{
    lin_unit *u = &b->unit[unit];
    const size_t n = strcspn(u->name, ",:(");
    size_t used = has_twin(b, unit, n) ? strlen(u->name) : n;

    if (u->called[0])
        return;
    while (used > 0 && u->name[used - 1] == ' ')
        used--;
    if (used == 0 || used + 4 >= sizeof u->called ||
        (used == strlen(u->name) && has_twin(b, unit, used)))
        memcpy(u->called, u->id, sizeof u->id);
    else {
        const size_t the = isdigit((unsigned char)*u->name) ? strlen("the ") : 0;

        memcpy(u->called, "the ", the);
        memcpy(u->called + the, u->name, used);
        u->called[the + used] = '\0';
    }
}

static lin_status read_units(lin_battle *b, lin_refusal *why)
{
    const lin_node *list = NULL;
    lin_status st =
        check_list(b->root, "units", "units, each with id, side, name, type and size", &list, why);

    if (st != LIN_OK || !list)
        return st;
    for (const lin_node *n = list->child; n; n = n->next) {
        if (b->units == LIN_PIECES)
            return refuse_at(n, why, "there are more than %d units; a battle can have no more.",
                             LIN_PIECES);
        if ((st = read_unit(b, n, why)) != LIN_OK)
            return st;
        b->units++;
    }
    for (int u = 0; u < b->units; u++)
        name_for_sentences(b, u);
    return LIN_OK;
}

/* ---- The map ---- */

/* A plain name in the battle's own folder: nothing that leads elsewhere. */
static bool is_plain_name(const char *name)
{
    return *name && *name != '.' && !name[strspn(name, LIN_PLAIN_CHARS "._-")];
}

/* The ground of a group belongs to a side, by its id. */
static lin_status check_grounds(const lin_battle *b, const char *map, lin_refusal *why)
{
    char name[64], side[24];

    for (int i = 0; i < b->table.spots; i++) {
        const lin_spot *s = &b->table.spot[i];

        if (strcmp(s->kind, "ground") == 0 && strcmp(s->side, b->side_id[0]) != 0 &&
            strcmp(s->side, b->side_id[1]) != 0)
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "%s: the ground \"%s\" is of the side \"%s\", which is none; it "
                              "should be %s or %s.",
                              map, lin_quoted(s->name, name, sizeof name),
                              lin_quoted(s->side, side, sizeof side), b->side_id[0], b->side_id[1]);
    }
    return LIN_OK;
}

static lin_status slurp_map(loaded *l, const char *folder, const char *name, lin_refusal *why)
{
    const lin_node *n = lin_node_get(l->battle.root, "map");
    char path[LIN_PATH];
    lin_status st;

    if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, name) >= sizeof path)
        return refuse_at(n, why, "the path to the map is too long.");
    st = lin_slurp(path, LIN_FILE_MOST, &l->map, &l->map_size, why);
    if (st != LIN_OK && why)
        why->line = n->line;
    return st;
}

/* "table: made:7" in place of a map. One that was stored with a game is taken as it is. */
static lin_status read_made(loaded *l, const lin_node *n, lin_refusal *why)
{
    lin_battle *b = &l->battle;
    const lin_rules *rules = lin_rules_find(b->rules);
    lin_made_table made;
    lin_status st;

    if (lin_node_get(b->root, "map"))
        return refuse_at(n, why,
                         "the battle has a \"map\" and a \"table\"; leave one of them out.");
    if ((st = lin_made_read(n->kind == LIN_NODE_SCALAR ? n->text : "", &made, why)) == LIN_OK &&
        !l->map)
        st = lin_made_map(rules, &made, &l->map, &l->map_size, why);
    if (st != LIN_OK && why)
        why->line = n->line;
    return st == LIN_OK
               ? lin_tiled_read(l->map, l->map_size, n->text, rules, &b->board, &b->table, why)
               : st;
}

/* folder: NULL where the map is there already. */
static lin_status read_map(loaded *l, const char *folder, lin_refusal *why)
{
    lin_battle *b = &l->battle;
    const lin_node *n = lin_node_get(b->root, "map"), *made = lin_node_get(b->root, "table");
    char name[80] = "", quote[80];
    lin_status st;

    if (made)
        return read_made(l, made, why);
    if (!n)
        return LIN_OK; /* the rule system may want one */
    if ((st = read_text(b->root, "the battle", "map", name, sizeof name, why)) != LIN_OK)
        return st;
    if (!is_plain_name(name))
        return refuse_at(n, why,
                         "\"map\" is \"%s\"; it should be the plain name of a file in "
                         "the same folder, such as map.tmj.",
                         lin_quoted(name, quote, sizeof quote));
    if (folder && (st = slurp_map(l, folder, name, why)) != LIN_OK)
        return st;
    if (!l->map)
        return refuse_at(n, why, "the map %s is not there.", name);
    st = lin_tiled_read(l->map, l->map_size, name, lin_rules_find(b->rules), &b->board, &b->table,
                        why);
    return st == LIN_OK ? check_grounds(b, name, why) : st;
}

/* ---- Loading ---- */

lin_status lin_battle_text(const char *folder, char **text, size_t *n, lin_refusal *why)
{
    char path[LIN_PATH];

    *text = NULL;
    if ((size_t)snprintf(path, sizeof path, "%s/" LIN_BATTLE_FILE, folder) >= sizeof path)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The path to the battle is too long.");
    return lin_slurp(path, LIN_FILE_MOST, text, n, why);
}

/* ---- What a newcomer wants to know before he chooses ---- */

static lin_status read_facts(const lin_battle *b, lin_refusal *why)
{
    const lin_node *hard = lin_node_get(b->root, "difficulty");
    int minutes;

    if (hard && (hard->kind != LIN_NODE_SCALAR ||
                 (strcmp(hard->text, "easy") != 0 && strcmp(hard->text, "middling") != 0 &&
                  strcmp(hard->text, "hard") != 0)))
        return refuse_at(hard, why, "\"difficulty\" should be easy, middling or hard.");
    return lin_node_get(b->root, "minutes")
               ? lin_node_int(b->root, "minutes", 5, 6000, &minutes, why)
               : LIN_OK;
}

/* A copy with a zero behind it, for lin_free; NULL: no memory. */
static char *copy_of(const char *text, size_t n)
{
    char *copy = malloc(n + 1);

    if (!copy)
        return NULL;
    memcpy(copy, text, n);
    copy[n] = '\0';
    return copy;
}

static lin_status read_battle(loaded *l, const char *folder, const char *text, size_t n,
                              lin_refusal *why)
{
    lin_battle *b = &l->battle;
    lin_status st;

    l->yaml = copy_of(text, n);
    l->yaml_size = n;
    if (!l->yaml)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    if ((st = lin_yaml_read(text, n, LIN_BATTLE_FILE, &l->arena, &b->root, why)) != LIN_OK ||
        (st = read_title(b, why)) != LIN_OK || (st = read_turns(b, why)) != LIN_OK ||
        (st = read_sides(b, why)) != LIN_OK || (st = read_units(b, why)) != LIN_OK ||
        (st = read_facts(b, why)) != LIN_OK)
        return st;
    return read_map(l, folder, why);
}

static lin_status finished(loaded *l, lin_status st, lin_battle **out)
{
    if (st == LIN_OK)
        *out = &l->battle;
    else
        lin_battle_free(&l->battle);
    return st;
}

lin_status lin_battle_from(const char *folder, const char *text, size_t n, lin_battle **out,
                           lin_refusal *why)
{
    loaded *l = calloc(1, sizeof *l);

    *out = NULL;
    if (!l)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    return finished(l, read_battle(l, folder, text, n, why), out);
}

lin_status lin_battle_of_files(const lin_battle_files *f, lin_battle **out, lin_refusal *why)
{
    loaded *l = calloc(1, sizeof *l);

    *out = NULL;
    if (l && f->map && (l->map = copy_of(f->map, f->map_size)))
        l->map_size = f->map_size;
    if (!l || (f->map && !l->map)) {
        free(l);
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    }
    return finished(l, read_battle(l, NULL, f->yaml, f->yaml_size, why), out);
}

lin_battle_files lin_files_of_battle(const lin_battle *b)
{
    const loaded *l = (const loaded *)b;

    return (lin_battle_files){ l->yaml, l->map, l->yaml_size, l->map_size };
}

lin_status lin_battle_load(const char *path, lin_battle **out, lin_refusal *why)
{
    char folder[LIN_PATH], *text;
    size_t n;
    lin_status st;

    *out = NULL;
    if ((st = lin_battle_folder(path, folder, sizeof folder, why)) != LIN_OK ||
        (st = lin_battle_text(folder, &text, &n, why)) != LIN_OK)
        return st;
    st = lin_battle_from(folder, text, n, out, why);
    lin_free(text);
    return st;
}

void lin_battle_free(lin_battle *b)
{
    loaded *l = (loaded *)b;

    if (!l)
        return;
    lin_arena_free(&l->arena);
    lin_free(l->yaml);
    lin_free(l->map);
    free(l);
}
