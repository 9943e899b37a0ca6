/* hash.c -- one pass over bytes. Equal states have equal bytes, so equal hashes: odds merge
 * by it, records are checked by it. Not for secrets. */
#include "core.h"

#include <assert.h>
#include <string.h>

static uint64_t stir(uint64_t h)
{
    h ^= h >> 32;
    h *= 0xd6e8feb86659fd93u;
    h ^= h >> 29;
    return h;
}

uint64_t lin_hash_bytes(const void *bytes, size_t n, uint64_t seed)
{
    assert(bytes || n == 0);
    const unsigned char *p = bytes;
    uint64_t h = seed ^ (n * 0x9e3779b97f4a7c15u);

    for (; n >= 8; n -= 8, p += 8) {
        uint64_t w;

        memcpy(&w, p, 8);
        h = stir(h ^ w) * 0x9fb21c651e98df25u;
    }
    for (; n > 0; n--, p++)
        h = stir(h ^ *p) * 0x9fb21c651e98df25u;
    return stir(h);
}
