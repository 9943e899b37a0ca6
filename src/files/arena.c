/* arena.c -- memory for one tree: taken in pieces, given back all together. */
#include "files/files.h"

#include <stdlib.h>
#include <string.h>

struct lin_chunk {
    struct lin_chunk *before;
    size_t used, size;
    max_align_t data[];
};

#define CHUNK 32768
#define ALIGN sizeof(max_align_t)

static struct lin_chunk *chunk_new(struct lin_chunk *before, size_t size)
{
    struct lin_chunk *c = calloc(1, sizeof *c + size);

    if (c) {
        c->before = before;
        c->size = size;
    }
    return c;
}

void *lin_arena_take(lin_arena *a, size_t n)
{
    const size_t whole = (n + ALIGN - 1) / ALIGN * ALIGN;
    struct lin_chunk *c = a->chunk;
    void *taken;

    if (whole < n)
        return NULL;
    if (!c || c->size - c->used < whole) {
        c = chunk_new(a->chunk, whole > CHUNK ? whole : CHUNK);
        if (!c)
            return NULL;
        a->chunk = c;
    }
    taken = (char *)c->data + c->used;
    c->used += whole;
    return taken;
}

void lin_arena_free(lin_arena *a)
{
    while (a->chunk) {
        struct lin_chunk *before = a->chunk->before;

        free(a->chunk);
        a->chunk = before;
    }
}
