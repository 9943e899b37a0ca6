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
        /* RG-3.15: who did not throw fires */
        if (offence && s->done[u] & RG_THROWN && !(s->done[u] & RG_FIRES)) /* RG-6.39 too */
            return rg_no(why, f, u, "RG-6.38", "has thrown, and took nothing with fire in it");
        return LIN_OK;
    }
    if (rg_is_broken(s, u) || s->formation[u] == RG_MARCH_COLUMN || rg_is_mounted(f, s, u))
        return rg_no(why, f, u, "RG-11.11", "is broken, mounted or in march column");
    if (offence && s->done[u] & RG_COLD) /* checked or spoilt, it has given it up all the same */
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

/* RG-11.17; a contact lasts, whatever losses do to the shapes (RG-13.3). */
static int friend_touching(const lin_view *v, int target)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set near =
        kit_near(rg_window(v), 1 - f->side[target], &rg_body(v, target)->box, TB_TOUCH);

    for (int i = 0; i < s->pairs; i++) {
        const int other = s->pair[i].attacker == target   ? s->pair[i].defender
                          : s->pair[i].defender == target ? s->pair[i].attacker
                                                          : RG_NONE;

        if (other != RG_NONE && rg_stands(s, other))
            return other;
    }
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

/* RG-10.29: the nearest stand of the target that it may hit, no farther than so; howitzers see no
 * more than others, RG-11.32. */
static int32_t range_within(const lin_view *v, int u, int stand, int target, int32_t most)
{
    const tb_body *mine = rg_body(v, u), *b = rg_body(v, target);
    const tb_quad *q = &mine->stand[rg_part_toward(v, u, stand, &b->hull)];
    const lin_point c = tb_centre(q);
    int64_t least = INT64_MAX;
    int32_t best = -1;
    int first = 0;

    if (b->stands > 1 && !tb_within(q, &b->hull, most + TB_SLACK))
        return -1;
    for (int k = 0; k < b->stands; k++) /* most likely the nearest: where it is seen few others */
        if (tb_gap2(c, b->stand[k].p[0]) + tb_gap2(c, b->stand[k].p[2]) < least) { /* are */
            least = tb_gap2(c, b->stand[k].p[0]) + tb_gap2(c, b->stand[k].p[2]);
            first = k;
        }
    for (int i = -1; i < b->stands; i++) {
        const int k = i < 0 ? first : i, from = rg_part_toward(v, u, stand, &b->stand[k]);

        q = &mine->stand[from];
        if ((i < 0 || i != first) && tb_within(q, &b->stand[k], best < 0 ? most : best - 1) &&
            rg_stand_sees(v, u, from, target, k, true))
            best = tb_distance(q, &b->stand[k], NULL, NULL);
    }
    return best;
}

/* Whatever it could fire at, and whoever could be in the way, is in this box as it stands. A target
 * that is just within range may lie beyond it with most of itself. */
static tb_box fire_box(const lin_view *v, const kit_memory *m, int u)
{
    const rg_field *f = rg_field_of(v->field);

    return kit_box_widened(&m->body[u].box, rg_farthest_fire(f, u) + f->largest);
}

/* Of each unit it is remembered, as long as nobody moves about it, on whom it does not bear, and
 * the ranges to the target it was last asked for. */
static rg_bearing *bearing_of(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    rg_memory *memory = v->beside;
    const kit_memory *m = kit_refresh(rg_window(v));
    rg_bearing *b = &memory->bearing[u];

    if (b->changes != m->changes || b->turn != s->turn) {
        const tb_box box = fire_box(v, m, u);

        if (b->turn != s->turn || !kit_is_as_it_was(m, &box, b->changes)) {
            b->known = 0;
            b->blind = (tb_set){ { 0 } };
        }
        b->changes = m->changes;
        b->turn = s->turn;
    }
    return b;
}

int32_t rg_range(const lin_view *v, int u, int stand, int target)
{
    rg_bearing *b = bearing_of(v, u);

    if (b->target != target) {
        b->target = (uint8_t)target;
        b->known = 0;
    }
    if (!(b->known >> stand & 1)) {
        b->range[stand] =
            range_within(v, u, stand, target, rg_farthest_fire(rg_field_of(v->field), u));
        b->known |= (uint16_t)(1 << stand);
    }
    return b->range[stand];
}

/* RG-11.8, RG-11.9, RG-11.10; a garrison is one stand on the table and all of them in fire. */
static int firing_stands(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool front = s->formation[u] == RG_FIELD_COLUMN ||
                       (s->formation[u] == RG_MASS && rg_option(f, RG_OPT_MASS_FRONT_ONLY));

    return front ? rg_files(s->formation[u], s->stands[u], false) : s->stands[u];
}

/* All that ever fire, as it stands: bits. */
static unsigned all_of(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return rg_is_guns(rg_field_of(v->field), u) ? s->gun[u] >> RG_GUN_THERE & 15u
                                                : (1u << firing_stands(v, u)) - 1;
}

/* Those that have not fired (RG-11.2). */
static uint16_t usable(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    const unsigned silenced =
        rg_is_guns(rg_field_of(v->field), u) ? s->gun[u] >> RG_GUN_SILENCED & 15u : 0;

    return (uint16_t)(all_of(v, u) & ~silenced & ~(unsigned)s->fired[u]);
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

/* Is any of the target where its stands could fire at all: near enough, and not behind them? */
static bool is_in_reach(const lin_view *v, int u, int target)
{
    const rg_state *s = v->state;
    const tb_body *mine = rg_body(v, u), *his = rg_body(v, target);
    const tb_box wide = kit_box_widened(&mine->box, rg_farthest_fire(rg_field_of(v->field), u));

    if (!tb_boxes_meet(&wide, &his->box))
        return false;
    if (!rg_has_zone(s, u) || mine->bent)
        return true;
    for (int i = 0; i < 4; i++)
        if (tb_cross(mine->hull.p[0], mine->hull.p[1], his->hull.p[i]) >= 0)
            return true;
    return mine->stands > rg_files(s->formation[u], mine->stands, false) || his->bent;
}

/* Of these stands those that bear; no more than `enough` are looked for. */
static uint16_t bearing(const lin_view *v, int u, int target, uint16_t of, int enough)
{
    rg_bearing *b = bearing_of(v, u);
    uint16_t out = 0;
    bool any = false;

    if (!of || kit_set_has(&b->blind, target) || !is_in_reach(v, u, target))
        return 0;
    for (int i = 0; i < RG_STANDS && enough > 0; i++)
        if (of >> i & 1) {
            const int32_t range = rg_range(v, u, place_of(v, u, i), target);

            any = any || range >= 0;
            if (range >= 0 && rg_stand_points(v, u, i, range) > 0) {
                out |= (uint16_t)(1 << i);
                enough--;
            }
        }
    if (!any && of == all_of(v, u))
        kit_set_put(&b->blind, target);
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
            out |= bearing(v, u, s->pair[i].attacker, usable(v, u), RG_STANDS);
    return out;
}

uint16_t rg_some_that_bear(const lin_view *v, int u, int target, bool offence, int enough)
{
    const rg_state *s = v->state;
    uint16_t of;

    if (rg_check_fires(v, u, offence, NULL) != LIN_OK || !(of = usable(v, u)) ||
        !is_in_reach(v, u, target) || rg_check_target(v, u, target, offence, NULL) != LIN_OK)
        return 0;
    if (!offence && !(s->done[target] & RG_CHARGING) && rg_is_charged(s, u))
        of &= (uint16_t)~on_chargers(v, u);
    return bearing(v, u, target, of, enough);
}

uint16_t rg_stands_that_bear(const lin_view *v, int u, int target, bool offence)
{
    return rg_some_that_bear(v, u, target, offence, RG_STANDS);
}
