/* roster.c -- keys of a unit in a battle's file, read by a book's rows. */
#include "kit/roster.h"
#include "core/core.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static lin_status wrong_at(lin_refusal *why, const lin_node *node)
{
    if (why && node)
        why->line = node->line;
    return LIN_BAD_FILE;
}

lin_status kit_node_wrong(lin_refusal *why, const lin_node *node, const char *rule,
                          const char *format, ...)
{
    char text[400];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    lin_refuse(why, LIN_BAD_FILE, rule, "%s%s", text, /* it may end with a whole sentence */
               text[0] && text[strlen(text) - 1] == '.' ? "" : ".");
    return wrong_at(why, node);
}

lin_status kit_unit_wrong(lin_refusal *why, const lin_unit *unit, const char *rule,
                          const char *format, ...)
{
    char text[290];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    lin_refuse(why, LIN_BAD_FILE, rule, "Unit %s %s.", unit->id, text);
    return wrong_at(why, unit->data);
}

int kit_name_find(const char *const *names, const char *word)
{
    for (int i = 0; word && names[i]; i++)
        if (strcmp(names[i], word) == 0)
            return i;
    return -1;
}

/* "; say a, b or c" */
static void put_remedy(const kit_roster_row *row, lin_text *out)
{
    if (row->remedy) {
        lin_put(out, "%s", row->remedy);
    } else if (!row->names) {
        lin_put(out, "say a number from %d to %d", row->low, row->high);
    } else {
        lin_put(out, "say ");
        for (int i = 0, n = 0; row->names[i]; i++)
            if (*row->names[i])
                lin_put(out, "%s%s",
                        n++ == 0            ? ""
                        : row->names[i + 1] ? ", "
                                            : " or ",
                        row->names[i]);
    }
}

static lin_status key_wrong(const kit_roster_row *row, const lin_unit *unit, const lin_node *node,
                            lin_refusal *why)
{
    char remedy[200];
    lin_text t = lin_text_in(remedy, sizeof remedy);

    put_remedy(row, &t);
    if (!node)
        return kit_unit_wrong(why, unit, row->rule, "has no %s; %s", row->key, remedy);
    kit_unit_wrong(why, unit, row->rule, "has a %s that is none, \"%.24s\"; %s", row->key,
                   node->text ? node->text : "", remedy);
    return wrong_at(why, node);
}

lin_status kit_roster_read(const kit_roster_row *row, lin_field *f, int u, lin_refusal *why)
{
    const lin_unit *unit = &f->battle->unit[u];

    for (; row->key; row++) {
        const lin_node *node = lin_node_get(unit->data, row->key);
        int32_t value = -1;

        if (!node && !row->needed)
            continue;
        if (!node || !node->text)
            return key_wrong(row, unit, node, why);
        if (row->names)
            value = kit_name_find(row->names, node->text);
        else if (!lin_word_int(node->text, &value) || value < row->low || value > row->high)
            value = -1;
        if (value < 0 || value > UINT8_MAX)
            return key_wrong(row, unit, node, why);
        ((uint8_t *)f + row->offset)[u] = (uint8_t)value;
    }
    return LIN_OK;
}

lin_status kit_number_read(const lin_node *map, const char *key, int low, int high,
                           const char *rule, int *out, lin_refusal *why)
{
    const lin_status status = lin_node_int(map, key, low, high, out, why);

    if (status != LIN_OK && why)
        why->rule = rule;
    return status;
}

lin_status kit_unit_of(const lin_field *f, int u, const char *key,
                       bool (*is)(const lin_field *f, int named), const char *rule,
                       const char *else_what, int *out, lin_refusal *why)
{
    const lin_unit *unit = &f->battle->unit[u];
    const char *id = lin_node_text(unit->data, key, NULL);

    *out = id ? lin_unit_find(f, id) : -1;
    return *out >= 0 && f->battle->unit[*out].side == unit->side && is(f, *out)
               ? LIN_OK
               : kit_unit_wrong(why, unit, rule, "%s", else_what);
}
