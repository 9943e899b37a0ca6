/* tracks.c -- what the printed game keeps on tracks: army morale with its bands, momentum, and the
 * fog (GT-19.1, GT-3.11, GT-22.1). The turn has the clock. */
#include "rules/germantown/germantown.h"

#include <stdio.h>

enum { MOST_MORALE = 15, FEW_CHITS = 5 };

static lin_track morale_of(const gt_state *s, int side)
{
    lin_track t = { .side = (lin_side)side,
                    .high = MOST_MORALE,
                    .value = s->morale[side],
                    .rule = "GT-19.1",
                    .name = "Army morale" };

    for (int m = 1; m <= MOST_MORALE; m++)
        if (gt_band(m) != gt_band(m - 1) && t.bands < LIN_TRACK_BANDS)
            t.band[t.bands++] = (int16_t)m;
    snprintf(t.text, sizeof t.text, "%s", gt_band_name[gt_band(s->morale[side])]);
    return t;
}

/* Chits have no limit: the track grows with them. */
static lin_track momentum_of(const gt_state *s, int side)
{
    const int chits = s->momentum[side];

    return (lin_track){ .side = (lin_side)side,
                        .high = (int16_t)(chits > FEW_CHITS ? chits : FEW_CHITS),
                        .value = (int16_t)chits,
                        .rule = "GT-3.11",
                        .name = "Momentum" };
}

int gt_tracks(const lin_view *v, lin_track *out, int max)
{
    const gt_state *s = v->state;
    int n = 0;

    for (int side = 0; side < LIN_SIDES && n < max; side++)
        out[n++] = morale_of(s, side);
    for (int side = 0; side < LIN_SIDES && n < max; side++)
        out[n++] = momentum_of(s, side);
    if (n < max) {
        out[n] = (lin_track){ .side = LIN_NOBODY,
                              .high = GT_CLEAR,
                              .value = (int16_t)(GT_CLEAR - s->fog),
                              .rule = "GT-22.1",
                              .name = "Fog" };
        snprintf(out[n].text, sizeof out[n].text, "%s", gt_fog_name[s->fog]);
        n++;
    }
    return n;
}

int gt_haze(const lin_view *v)
{
    static const uint8_t thick[] = { [GT_HEAVY] = 100, [GT_MODERATE] = 50, [GT_CLEAR] = 0 };

    return thick[((const gt_state *)v->state)->fog];
}
