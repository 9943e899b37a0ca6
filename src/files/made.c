/* made.c -- tables made by chance, by name: "made:7", "made:7-8x6", "made:7-8x6-mirrored".
 *
 * A battle may name one in place of a map (`table: made:7`). And any battle that is not bound to
 * its ground may be fought on one: "take-the-field-on-made-7" is take-the-field on made:7. That is
 * a name like any other, so records, positions and games of a server find the same ground again. */
#include "files/files.h"
#include "core/core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define JOIN "-on-made-"

enum { USUAL_LENGTH = 6, USUAL_WIDTH = 4 }; /* feet */

static bool take_digits(const char **at, uint32_t most, uint32_t *out)
{
    uint32_t n = 0;
    const char *p = *at;

    for (; *p >= '0' && *p <= '9'; p++)
        if ((n = 10 * n + (uint32_t)(*p - '0')) > most)
            return false;
    if (p == *at || **at == '0')
        return false;
    *at = p;
    *out = n;
    return true;
}

/* What stands behind "made:", or behind "-on-made-". */
static bool read_rest(const char *at, lin_made_table *out)
{
    lin_made_table t = { .length = USUAL_LENGTH, .width = USUAL_WIDTH };
    uint32_t length, width;

    if (!take_digits(&at, LIN_MADE_NUMBER, &t.number))
        return false;
    if (*at == '-' && at[1] != 'm') {
        at++;
        if (!take_digits(&at, 99, &length) || *at++ != 'x' || !take_digits(&at, 99, &width))
            return false;
        t.length = (uint8_t)length;
        t.width = (uint8_t)width;
    }
    if (strcmp(at, "-mirrored") == 0)
        t.mirrored = true;
    else if (*at)
        return false;
    *out = t;
    return true;
}

lin_status lin_made_read(const char *name, lin_made_table *out, lin_refusal *why)
{
    char quote[60];

    if (strncmp(name, "made:", 5) == 0 && read_rest(name + 5, out))
        return LIN_OK;
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "\"%s\" is no table; a table is made:NUMBER, from 1 to %d, with its feet "
                      "behind it (made:7-8x6) and -mirrored where both sides shall have the same "
                      "ground.",
                      lin_quoted(name, quote, sizeof quote), LIN_MADE_NUMBER);
}

/* The usual size is not said. */
void lin_made_name(const lin_made_table *t, char *out, size_t size)
{
    lin_text text = lin_text_in(out, size);

    lin_put(&text, "made:%u", t->number);
    if (t->length != USUAL_LENGTH || t->width != USUAL_WIDTH)
        lin_put(&text, "-%dx%d", t->length, t->width);
    lin_put(&text, "%s", t->mirrored ? "-mirrored" : "");
}

/* ---- A battle on it ---- */

bool lin_made_split(const char *battle, char *base, size_t size, lin_made_table *t)
{
    const char *at = NULL;

    for (const char *p = battle; (p = strstr(p, JOIN)); p++)
        at = p;
    if (!at || at == battle || !read_rest(at + strlen(JOIN), t))
        return false;
    return (size_t)snprintf(base, size, "%.*s", (int)(at - battle), battle) < size;
}

lin_status lin_made_join(const char *battle, const char *table, char *out, size_t size,
                         lin_refusal *why)
{
    size_t n = strlen(battle);
    lin_made_table t, on;
    char name[60], base[LIN_PATH];
    const lin_status status = lin_made_read(table, &t, why);

    if (status != LIN_OK)
        return status;
    if (lin_made_split(battle, base, sizeof base, &on)) /* another table in place of that one */
        n = strlen(base);
    while (n > 1 && battle[n - 1] == '/')
        n--;
    lin_made_name(&t, name, sizeof name);
    if ((size_t)snprintf(out, size, "%.*s" JOIN "%s", (int)n, battle, name + 5) >= size)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The name of the battle is too long.");
    return LIN_OK;
}

lin_status lin_made_map(const lin_rules *rules, const lin_made_table *t, char **text, size_t *n,
                        lin_refusal *why)
{
    lin_text map;
    lin_status status;

    *text = NULL;
    if (!rules || !rules->make_table)
        return lin_refuse(
            why, LIN_BAD_FILE, NULL,
            "No tables are made for the rules of %s; its battles have their own maps.",
            rules ? rules->name : "this battle");
    if (!(*text = malloc(LIN_MADE_TEXT)))
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a table.");
    map = lin_text_in(*text, LIN_MADE_TEXT);
    status = rules->make_table(t, &map, why);
    if (status == LIN_OK && map.cut)
        status = lin_refuse(why, LIN_BAD_FILE, NULL, "The table is too large for its map.");
    *n = map.used;
    if (status != LIN_OK) {
        free(*text);
        *text = NULL;
    }
    return status;
}

/* The battle's file with another ground: the lines of "battle:" and of "map:" or "table:" are
 * written anew; what a deployment says of the old ground (setups) goes. */
static void put_lines(const char *text, const char *id, const lin_made_table *t, lin_text *out)
{
    bool inside = false; /* lines of a key that is left out */
    char table[60];

    lin_made_name(t, table, sizeof table);
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const int n = (int)strcspn(line, "\n");

        if (*line != ' ' && *line != '-' && *line != '\0' && n > 0)
            inside = strncmp(line, "setups:", 7) == 0;
        if (inside)
            lin_put(out, "\n"); /* lines keep their numbers */
        else if (strncmp(line, "battle:", 7) == 0)
            lin_put(out, "battle: %s\n", id);
        else if (strncmp(line, "map:", 4) == 0 || strncmp(line, "table:", 6) == 0)
            lin_put(out, "table: \"%s\"\n", table);
        else
            lin_put(out, "%.*s\n", n, line);
    }
}

lin_status lin_made_battle(const lin_battle *base, const lin_made_table *t, lin_battle **out,
                           lin_refusal *why)
{
    const lin_battle_files of = lin_files_of_battle(base);
    char id[sizeof base->id], name[60], *text;
    lin_battle_files made = { .map = NULL };
    lin_text yaml;
    lin_status status;

    *out = NULL;
    lin_made_name(t, name, sizeof name);
    if ((size_t)snprintf(id, sizeof id, "%s" JOIN "%s", base->id, name + 5) >= sizeof id)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "%s has too long a name to be put on another table.", base->id);
    if (!(text = malloc(of.yaml_size + 400)))
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    yaml = lin_text_in(text, of.yaml_size + 400);
    put_lines(of.yaml, id, t, &yaml);
    made.yaml = text;
    made.yaml_size = yaml.used;
    status = lin_battle_of_files(&made, out, why);
    free(text);
    return status;
}
