/* points.c -- the fire points of one stand. RG-11.12, RG-11.18 to RG-11.34. */
#include "rules/regimental/fire/fire.h"

static int band_of(const uint8_t *to, int bands, int32_t range)
{
    for (int i = 0; i < bands; i++)
        if (range <= RG_IN(to[i]))
            return i;
    return -1;
}

static const uint8_t *musket_row(const rg_field *f, int u)
{
    const bool rifle = f->weapon[u] == RG_RIFLE && f->type[u] == RG_INFANTRY;

    return rifle && rg_option(f, RG_OPT_RIFLE_LEFT)    ? rg_rifle_left
           : !rifle && rg_option(f, RG_OPT_MUSKET_FAR) ? rg_musket_far
                                                       : rg_musketry[rifle ? RG_RIFLE : RG_MUSKET];
}

static const uint8_t *gun_row(const rg_field *f, int u)
{
    const int gun = f->gun[u];

    return rg_option(f, RG_OPT_HOW_MONOTONE) && (gun == RG_H || gun == RG_SH)
               ? rg_how_monotone[gun == RG_SH]
               : rg_cannonade[gun];
}

int rg_points_in_band(const rg_field *f, int u, int band)
{
    return rg_is_guns(f, u) ? RG_QUARTERS * gun_row(f, u)[band] : musket_row(f, u)[band];
}

int32_t rg_farthest_fire(const rg_field *f, int u)
{
    const bool guns = rg_is_guns(f, u);
    const uint8_t *to = guns ? rg_gun_range : rg_musket_range;
    const uint8_t *row = guns ? gun_row(f, u) : musket_row(f, u);

    for (int band = (guns ? RG_GUN_BANDS : RG_MUSKET_BANDS) - 1; band >= 0; band--)
        if (row[band])
            return RG_IN(to[band]);
    return -1;
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
    const bool guns = rg_is_guns(f, u);
    const int band = guns ? band_of(rg_gun_range, RG_GUN_BANDS, range)
                          : band_of(rg_musket_range, RG_MUSKET_BANDS, range);
    const int points = band < 0 ? 0 : rg_points_in_band(f, u, band) * (RG_POINT / RG_QUARTERS);

    /* RG-1.7: a half is exact, points being counted in parts */
    return points >> halvings(f, v->state, u, stand);
}
