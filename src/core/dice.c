/* dice.c -- where faces come from: a seed, a script, or a person's hand. */
#include "core.h"

#include <assert.h>

uint64_t lin_rng_next(lin_rng *r)
{
    assert(r);
    uint64_t z = (*r += 0x9e3779b97f4a7c15u);

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Lemire's method: the high half of a product, and a redraw where the low half would favour
 * some values. */
uint32_t lin_rng_below(lin_rng *r, uint32_t n)
{
    assert(r);
    uint64_t m = (lin_rng_next(r) >> 32) * n;

    if (n > 0 && (uint32_t)m < n) {
        const uint32_t unfair = (0u - n) % n;

        while ((uint32_t)m < unfair)
            m = (lin_rng_next(r) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}

lin_dice lin_dice_typed(void)
{
    return (lin_dice){ .kind = LIN_DICE_TYPED };
}

/* Game i of a series is seeded from (seed, i): games can be played in any order. */
lin_dice lin_dice_seeded(uint64_t seed, uint64_t game)
{
    lin_dice d = { .kind = LIN_DICE_SEEDED };
    lin_rng r = seed;

    r = lin_rng_next(&r) ^ (game * 0xd1342543de82ef95u);
    for (int i = 0; i < 4; i++)
        d.rng[i] = lin_rng_next(&r);
    return d;
}

lin_dice lin_dice_scripted(const uint8_t *faces, size_t n)
{
    return (lin_dice){ .kind = LIN_DICE_SCRIPTED, .script = faces, .scripted = n };
}

static uint64_t rotated(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

/* xoshiro256** */
static uint64_t draw(uint64_t s[4])
{
    const uint64_t result = rotated(s[1] * 5, 7) * 9, t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 45);
    return result;
}

static uint8_t seeded_face(uint64_t s[4], lin_die_kind k)
{
    const uint64_t n = k.faces, limit = UINT64_MAX - UINT64_MAX % n;
    uint64_t x;

    do
        x = draw(s);
    while (x >= limit);
    return (uint8_t)((uint64_t)lin_die_low(k) + x % n);
}

/* False where the source has none to give, or there are no such dice: then nothing has been
 * drawn. */
bool lin_dice_throw(lin_dice *d, int n, lin_die_kind kind, uint8_t *out)
{
    assert(d);
    if (n < 0 || n > LIN_DICE || kind.faces < 2 || kind.faces > LIN_FACES)
        return false;
    switch (d->kind) {
    case LIN_DICE_SEEDED:
        for (int i = 0; i < n; i++)
            out[i] = seeded_face(d->rng, kind);
        return true;
    case LIN_DICE_SCRIPTED:
        if (d->at > d->scripted || d->scripted - d->at < (size_t)n)
            return false;
        for (int i = 0; i < n; i++)
            if (!lin_die_has(kind, d->script[d->at + (size_t)i]))
                return false;
        for (int i = 0; i < n; i++)
            out[i] = d->script[d->at++];
        return true;
    case LIN_DICE_OTHER:
        for (int i = 0; i < n; i++) {
            if (!d->throw_one(d, kind.faces, &out[i]) || out[i] < 1 || out[i] > kind.faces)
                return false;
            out[i] = (uint8_t)(out[i] - kind.from_zero);
        }
        return true;
    case LIN_DICE_TYPED:
        break;
    }
    return false;
}
