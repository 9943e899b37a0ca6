/* stream.c -- the stream of bytes under a key, and the dice read off it. */
#include "seal/seal.h"

#include <sodium.h>
#include <string.h>

static void block_make(lin_sealed *s, uint64_t block)
{
    uint8_t number[8];

    for (int i = 0; i < 8; i++)
        number[i] = (uint8_t)(block >> 8 * i);
    crypto_generichash(s->bytes, sizeof s->bytes, number, sizeof number, s->key, sizeof s->key);
    s->block = block;
}

void lin_sealed_begin(lin_sealed *s, const uint8_t key[LIN_SEAL_BYTES], uint64_t used)
{
    memcpy(s->key, key, sizeof s->key);
    s->used = used;
    block_make(s, used / sizeof s->bytes);
}

static uint8_t byte_next(lin_sealed *s)
{
    if (s->used / sizeof s->bytes != s->block)
        block_make(s, s->used / sizeof s->bytes);
    return s->bytes[s->used++ % sizeof s->bytes];
}

/* Bytes from the last, incomplete round of faces up would favour the low ones: passed over. */
uint8_t lin_sealed_die(lin_sealed *s, int faces)
{
    int byte;

    if (faces < 1 || faces > 255)
        return 0;
    do
        byte = byte_next(s);
    while (byte >= 256 - 256 % faces);
    return (uint8_t)(byte % faces + 1);
}

static bool throw_one(lin_dice *self, int faces, uint8_t *face)
{
    *face = lin_sealed_die(self->self, faces);
    return *face > 0;
}

lin_dice lin_dice_sealed(lin_sealed *s)
{
    return (lin_dice){ .kind = LIN_DICE_OTHER, .throw_one = throw_one, .self = s };
}
