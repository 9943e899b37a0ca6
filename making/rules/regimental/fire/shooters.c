/* shooters.c -- who fires at whom: RG-6.38 to RG-6.40, RG-11.7 to RG-11.17, RG-12.11. */
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/steps.h"

/* ---- Who ---- */

lin_status rg_check_fires(const lin_view *v, int u, bool offence, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (f->type[u] == RG_WAGON)
        return rg_no(why, f, u, "RG-2.34", "is a wagon and never fires");
    if (s->done[u] & RG_NO_FIRE && f->side[u] == s->side)
        return rg_no(why, f, u, "RG-3.28", "had to retreat or limber in this player turn");
    if (f->type[u] == RG_ARTILLERY) {
        if (s->formation[u] != RG_UNLIMBERED)
            return rg_no(why, f, u, "RG-11.13", "is limbered");
        if (offence && s->done[u] & RG_THROWN && !(s->done[u] & RG_FIRES)) /* RG-6.39 too */
            return rg_no(why, f, u, "RG-6.38", "has thrown, and took nothing with fire in it");
        return LIN_OK;
    }
    if (rg_is_broken(s, u) || s->formation[u] == RG_MARCH_COLUMN || rg_is_mounted(f, s, u))
        return rg_no(why, f, u, "RG-11.11", "is broken, mounted or in march column");
    if (offence && s->done[u] & RG_CHARGING && s->done[u] & RG_COLD)
        return rg_no(why, f, u, "RG-12.11", "charges with cold steel and gives up its fire");
    return LIN_OK;
}

bool rg_is_charged(const rg_state *s, int u)
{
    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].defender == u && rg_stands(s, s->pair[i].attacker) &&
            s->done[s->pair[i].attacker] & RG_CHARGING)
            return true;
    return false;
}

/* ---- At whom ---- */

static bool charges(const rg_state *s, int u, int target)
{
    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].attacker == u && s->pair[i].defender == target)
            return true;
    return false;
}

/* RG-11.17 */
static int friend_touching(const lin_view *v, int target)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_set near =
        kit_near(rg_window(v), 1 - f->side[target], &rg_body(v, target)->box, TB_TOUCH);

    for (int w = tb_next(&near, 0); w >= 0; w = tb_next(&near, w + 1))
        if (rg_touch(v, w, target))
            return w;
    return RG_NONE;
}

lin_status rg_check_target(const lin_view *v, int u, int target, bool offence, lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int friend;

    if (!offence && s->done[target] & RG_CHARGING)
        return LIN_OK;
    if (offence && s->done[u] & RG_CHARGING && charges(s, u, target))
        return LIN_OK;
    friend = friend_touching(v, target);
    return friend == RG_NONE ? LIN_OK
                             : lin_refuse(why, LIN_ILLEGAL, "RG-11.17", "%s is in contact with %s.",
                                          rg_id(f, target), rg_id(f, friend));
}

/* ---- Stand by stand ---- */

static int32_t farthest(const rg_field *f, int u)
{
    if (rg_is_guns(f, u))
        return RG_IN(rg_gun_range[RG_GUN_BANDS - 1]);
    return RG_IN(rg_musket_range[f->weapon[u] == RG_RIFLE ? 2 : 1]);
}

/* RG-10.29: the nearest stand of the target that it may hit. */
int32_t rg_range(const lin_view *v, int u, int stand, int target)
{
    const tb_quad *q = &rg_body(v, u)->stand[stand];
    const tb_body *b = rg_body(v, target);
    const int32_t most = farthest(rg_field_of(v->field), u);
    int32_t best = -1;

    for (int k = 0; k < b->stands; k++) {
        const int32_t far = tb_distance(q, &b->stand[k], NULL, NULL);

        if (far <= most && (best < 0 || far < best) && rg_stand_sees(v, u, stand, target, k, true))
            best = far;
    }
    return best;
}

/* RG-11.8 to RG-11.10; a garrison is one stand on the table and all of them in fire. */
static int firing_stands(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool front = s->formation[u] == RG_FIELD_COLUMN ||
                       (s->formation[u] == RG_MASS && rg_option(f, RG_OPT_MASS_FRONT_ONLY));

    return front ? rg_files(s->formation[u], s->stands[u], false) : s->stands[u];
}

static bool may_use(const lin_view *v, int u, int stand)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (s->fired[u] >> stand & 1)
        return false; /* RG-11.2 */
    if (!rg_is_guns(f, u))
        return stand < firing_stands(v, u);
    return rg_gun_is(s, u, RG_GUN_THERE, stand) && !rg_gun_is(s, u, RG_GUN_SILENCED, stand);
}

/* Which stand of the body stands for stand i: guns are numbered for good, and close up. */
static int place_of(const lin_view *v, int u, int stand)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int n = 0;

    if (s->in[u])
        return 0;
    if (!rg_is_guns(f, u))
        return stand;
    for (int i = 0; i < stand; i++)
        n += rg_gun_is(s, u, RG_GUN_THERE, i);
    return n;
}

static uint16_t bearing(const lin_view *v, int u, int target)
{
    const int most = rg_is_guns(rg_field_of(v->field), u) ? RG_GUN_STANDS : RG_STANDS;
    uint16_t out = 0;

    if (rg_gap(v, u, target) > farthest(rg_field_of(v->field), u))
        return 0;
    for (int i = 0; i < most; i++)
        if (may_use(v, u, i)) {
            const int32_t range = rg_range(v, u, place_of(v, u, i), target);

            if (range >= 0 && rg_stand_points(v, u, i, range) > 0)
                out |= (uint16_t)(1 << i);
        }
    return out;
}

/* RG-11.16: those of its stands that bear on a charger. */
static uint16_t on_chargers(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    uint16_t out = 0;

    for (int i = 0; i < s->pairs; i++)
        if (s->pair[i].defender == u && rg_stands(s, s->pair[i].attacker) &&
            s->done[s->pair[i].attacker] & RG_CHARGING)
            out |= bearing(v, u, s->pair[i].attacker);
    return out;
}

uint16_t rg_stands_that_bear(const lin_view *v, int u, int target, bool offence)
{
    const rg_state *s = v->state;
    uint16_t out;

    if (rg_check_fires(v, u, offence, NULL) != LIN_OK ||
        rg_check_target(v, u, target, offence, NULL) != LIN_OK)
        return 0;
    out = bearing(v, u, target);
    if (out && !offence && !(s->done[target] & RG_CHARGING) && rg_is_charged(s, u))
        out &= (uint16_t)~on_chargers(v, u);
    return out;
}
