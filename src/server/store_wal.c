/* store_wal.c -- is SQLite's log of what was written last (games.db-wal) whole?
 *
 * SQLite reads the log up to the first frame whose checksum is wrong and forgets the rest without
 * a word: so it must, for a log ends like that when the current fails in the middle of a commit.
 * But each commit is on disk before the next begins. Where two or more of them lie behind a frame
 * that is wrong, the log was damaged, and something is lost that was acknowledged.
 *
 * The format is told in https://www.sqlite.org/fileformat2.html, 4. */
#include "server/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD       32
#define FRAME_HEAD 24
#define PAGE_MOST  65536

static uint32_t number(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static uint32_t turned(const uint8_t *at)
{
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

typedef struct {
    uint32_t s[2];
    bool big; /* its numbers are of that end */
} checksum;

static void add(checksum *c, const uint8_t *at, size_t n)
{
    for (size_t i = 0; i + 8 <= n; i += 8) {
        c->s[0] += (c->big ? number(at + i) : turned(at + i)) + c->s[1];
        c->s[1] += (c->big ? number(at + i + 4) : turned(at + i + 4)) + c->s[0];
    }
}

static bool is(const checksum *c, const uint8_t *at)
{
    return c->s[0] == number(at) && c->s[1] == number(at + 4);
}

/* Its page size, or 0; sum: goes on from here. */
static size_t read_head(const uint8_t head[HEAD], checksum *sum)
{
    const uint32_t magic = number(head), size = number(head + 8);

    *sum = (checksum){ .big = magic & 1 };
    add(sum, head, HEAD - 8);
    return (magic & ~1u) == 0x377f0682 && is(sum, head + HEAD - 8) && size >= 512 &&
                   size <= PAGE_MOST
               ? size
               : 0;
}

int wal_lost(const char *path, size_t usual)
{
    FILE *f = fopen(path, "rb");
    uint8_t *frame = malloc(FRAME_HEAD + PAGE_MOST), head[HEAD], salt[8];
    int commits = 0;

    if (f && frame && fread(head, 1, HEAD, f) == HEAD) {
        checksum sum;
        size_t size = read_head(head, &sum);
        bool whole = size > 0, salted = whole;

        memcpy(salt, head + 16, sizeof salt);
        if (!whole)
            size = usual;
        while (fread(frame, 1, FRAME_HEAD + size, f) == FRAME_HEAD + size) {
            if (!salted) { /* the head is wrong: whatever follows each other belongs together */
                memcpy(salt, frame + 8, sizeof salt);
                salted = true;
            }
            add(&sum, frame, 8);
            add(&sum, frame + FRAME_HEAD, size);
            whole = whole && memcmp(frame + 8, salt, sizeof salt) == 0 && is(&sum, frame + 16);
            commits += !whole && number(frame + 4) && memcmp(frame + 8, salt, sizeof salt) == 0;
        }
    }
    if (f)
        fclose(f);
    free(frame);
    return commits > 1 ? commits - 1 : 0;
}
