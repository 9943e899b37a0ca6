/* points.c -- the fire points of one stand. RG-11.12, RG-11.18 to RG-11.34. */
#include "rules/regimental/fire/fire.h"

static int band_of(const uint8_t *to, int bands, int32_t range)
{
    for (int i = 0; i < bands; i++)
        if (range <= RG_IN(to[i]))
            return i;
    return -1;
}

static int musketry(const rg_field *f, int u, int32_t range)
{
    const int band = band_of(rg_musket_range, RG_MUSKET_BANDS, range);
    const bool rifle = f->weapon[u] == RG_RIFLE && f->type[u] == RG_INFANTRY;
    const uint8_t *row = rifle && rg_option(f, RG_OPT_RIFLE_LEFT) ? rg_rifle_left
                         : !rifle && rg_option(f, RG_OPT_MUSKET_FAR)
                             ? rg_musket_far
                             : rg_musketry[rifle ? RG_RIFLE : RG_MUSKET];

    return band < 0 ? 0 : row[band] * (RG_POINT / RG_QUARTERS);
}

static int cannonade(const rg_field *f, int u, int32_t range)
{
    const int band = band_of(rg_gun_range, RG_GUN_BANDS, range), gun = f->gun[u];
    const uint8_t *row = rg_option(f, RG_OPT_HOW_MONOTONE) && (gun == RG_H || gun == RG_SH)
                             ? rg_how_monotone[gun == RG_SH]
                             : rg_cannonade[gun];

    return band < 0 ? 0 : row[band] * RG_POINT;
}

/* RG-11.33, RG-11.34 */
static int halvings(const rg_field *f, const rg_state *s, int u, int stand)
{
    int n = 0;

    if (rg_is_guns(f, u))
        n = rg_gun_is(s, u, RG_GUN_DAMAGED, stand) + rg_gun_is(s, u, RG_GUN_LOW, stand);
    else
        n = rg_is_disordered(s, u) + !!(s->mark[u] & RG_LOW) + (s->formation[u] == RG_MASS);
    return n > 1 && !rg_option(f, RG_OPT_HALVES_MULTIPLY) ? 1 : n;
}

int rg_stand_points(const lin_view *v, int u, int stand, int32_t range)
{
    const rg_field *f = rg_field_of(v->field);
    const int points = rg_is_guns(f, u) ? cannonade(f, u, range) : musketry(f, u, range);

    return points >> halvings(f, v->state, u, stand);
}
