/* node.c -- looking into the tree that a battle file was read into. */
#include "core.h"

#include <assert.h>
#include <string.h>

const lin_node *lin_node_get(const lin_node *map, const char *key)
{
    assert(key);
    if (!map || map->kind != LIN_NODE_MAP)
        return NULL;
    for (const lin_node *n = map->child; n; n = n->next)
        if (n->key && strcmp(n->key, key) == 0)
            return n;
    return NULL;
}

const char *lin_node_text(const lin_node *map, const char *key, const char *otherwise)
{
    assert(key);
    const lin_node *n = lin_node_get(map, key);

    return n && n->kind == LIN_NODE_SCALAR ? n->text : otherwise;
}

lin_status lin_node_int(const lin_node *map, const char *key, int low, int high, int *out,
                        lin_refusal *why)
{
    assert(key && out);
    const lin_node *n = lin_node_get(map, key);
    int32_t value = 0;

    if (n && n->kind == LIN_NODE_SCALAR && lin_word_int(n->text, &value) && value >= low &&
        value <= high) {
        *out = value;
        return LIN_OK;
    }
    lin_refuse(why, LIN_BAD_FILE, NULL, "`%s` %s; write a whole number from %d to %d.", key,
               n ? "is not such a number" : "is missing", low, high);
    if (why)
        why->line = n ? n->line : map ? map->line : 0;
    return LIN_BAD_FILE;
}
