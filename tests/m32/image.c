/* image.c -- a battle out of its image (image.h). All of it stays in memory till the program ends.
 */
#include "m32/image.h"

#include <stdio.h>
#include <stdlib.h>

static FILE *in;
static bool cut; /* the file ended too early */

static void get(void *bytes, size_t n)
{
    cut = cut || fread(bytes, 1, n, in) != n;
}

static int32_t get_int(void)
{
    int32_t value = -1;

    get(&value, sizeof value);
    return cut ? -1 : value;
}

static char *get_text(void)
{
    const int32_t n = get_int();
    char *text = n >= 0 ? calloc(1, (size_t)n + 1) : NULL;

    if (text)
        get(text, (size_t)n);
    return text;
}

static const lin_node *node_at(const lin_node *tree, int32_t number, int32_t n)
{
    return number >= 0 && number < n ? &tree[number] : NULL;
}

static lin_node *get_tree(int32_t n)
{
    lin_node *tree = calloc((size_t)n, sizeof *tree);

    for (int i = 0; tree && i < n; i++) {
        tree[i].kind = (lin_node_kind)get_int();
        tree[i].line = get_int();
        tree[i].key = get_text();
        tree[i].text = get_text();
        tree[i].child = node_at(tree, get_int(), n);
        tree[i].next = node_at(tree, get_int(), n);
    }
    return tree;
}

static void get_battle(lin_battle *b, const lin_node *tree, int32_t n)
{
    b->root = node_at(tree, get_int(), n);
#define GET_FIELD(field) get(b->field, sizeof b->field);
    IMAGE_TEXTS(GET_FIELD)
    b->history = get_text();
    b->units = (uint16_t)get_int();
    for (int u = 0; u < b->units && u < LIN_PIECES; u++) {
#define GET_UNIT(field) get(b->unit[u].field, sizeof b->unit[u].field);
        IMAGE_UNIT_TEXTS(GET_UNIT)
        b->unit[u].side = (uint8_t)get_int();
        b->unit[u].data = node_at(tree, get_int(), n);
    }
    b->turns = (uint16_t)get_int();
    get(&b->board, sizeof b->board);
    get(&b->table, sizeof b->table);
}

lin_battle *image_read(const char *file)
{
    lin_battle *b = calloc(1, sizeof *b);
    int32_t n;

    cut = false;
    in = fopen(file, "rb");
    if (!in || !b) {
        perror(file);
        return NULL;
    }
    if (get_int() != IMAGE_MAGIC || get_int() != (int32_t)sizeof b->board ||
        get_int() != (int32_t)sizeof b->table || (n = get_int()) < 1 || n > IMAGE_NODES) {
        fprintf(stderr, "%s: no battle, or one from a machine that lays out boards otherwise\n",
                file);
        return NULL;
    }
    get_battle(b, get_tree(n), n);
    fclose(in);
    if (!cut)
        return b;
    fprintf(stderr, "%s: it is cut off\n", file);
    return NULL;
}
