/* dump.c -- every battle that can be found, each into a file that a program without readers of YAML
 * and JSON can take up (image.h): dump FOLDER. */
#include "files/files.h"
#include "m32/image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *folder;
    int failed;
} dumping;

/* ---- the tree, in the order in which it is met ---- */

typedef struct {
    const lin_node *node[IMAGE_NODES];
    int n;
} tree;

static void gather(tree *t, const lin_node *n)
{
    for (; n && t->n < IMAGE_NODES; n = n->next) {
        t->node[t->n++] = n;
        gather(t, n->child);
    }
}

static int32_t number_of(const tree *t, const lin_node *n)
{
    for (int i = 0; n && i < t->n; i++)
        if (t->node[i] == n)
            return i;
    return -1;
}

static void put(FILE *to, const void *bytes, size_t n)
{
    if (fwrite(bytes, 1, n, to) != n)
        exit(1);
}

static void put_int(FILE *to, int32_t value)
{
    put(to, &value, sizeof value);
}

static void put_text(FILE *to, const char *text)
{
    put_int(to, text ? (int32_t)strlen(text) : -1);
    if (text)
        put(to, text, strlen(text));
}

static void put_battle(FILE *to, const lin_battle *b, const tree *t)
{
    put_int(to, IMAGE_MAGIC);
    put_int(to, (int32_t)sizeof b->board);
    put_int(to, (int32_t)sizeof b->table);
    put_int(to, t->n);
    for (int i = 0; i < t->n; i++) {
        put_int(to, (int32_t)t->node[i]->kind);
        put_int(to, t->node[i]->line);
        put_text(to, t->node[i]->key);
        put_text(to, t->node[i]->text);
        put_int(to, number_of(t, t->node[i]->child));
        put_int(to, number_of(t, t->node[i]->next));
    }
    put_int(to, number_of(t, b->root));
#define PUT_FIELD(field) put(to, b->field, sizeof b->field);
    IMAGE_TEXTS(PUT_FIELD)
    put_text(to, b->history);
    put_int(to, b->units);
    for (int u = 0; u < b->units; u++) {
#define PUT_UNIT(field) put(to, b->unit[u].field, sizeof b->unit[u].field);
        IMAGE_UNIT_TEXTS(PUT_UNIT)
        put_int(to, b->unit[u].side);
        put_int(to, number_of(t, b->unit[u].data));
    }
    put_int(to, b->turns);
    put(to, &b->board, sizeof b->board);
    put(to, &b->table, sizeof b->table);
}

static void dump(void *self, const char *name, const char *path)
{
    static tree t;
    dumping *d = self;
    char file[600];
    lin_refusal why;
    lin_battle *b;
    FILE *to;

    if (lin_battle_load(path, &b, &why) != LIN_OK)
        return; /* some are there to be refused */
    snprintf(file, sizeof file, "%s/%s.battle", d->folder, name);
    to = fopen(file, "wb");
    if (!to) {
        perror(file);
        d->failed = 1;
        return;
    }
    t.n = 0;
    gather(&t, b->root);
    put_battle(to, b, &t);
    d->failed |= fclose(to) != 0;
    lin_battle_free(b);
}

int main(int argc, char **argv)
{
    dumping d = { argc > 1 ? argv[1] : ".", 0 };

    lin_battles_each(NULL, dump, &d, NULL);
    return d.failed;
}
