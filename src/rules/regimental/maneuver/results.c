/* results.c -- both columns of the maneuver table, and what they force. RG-3.20, RG-5.30 to
 * RG-5.50. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <stdlib.h>
#include <string.h>

const char *const rg_says_name[] = { "double-quick", "well-handled", "tardy", "fall-back",
                                     "panic",        "elan",         "rally", "shaken",
                                     "wavering",     "rout",         NULL };

/* RG-5.30, RG-5.31; RG-5.3: the right column is for troops disordered or broken, the left for all
 * others and for guns, silenced or not (RG-2.23). */
rg_says rg_table_says(const lin_view *v, int u, int total, bool doubles)
{
    const rg_state *s = v->state;
    const bool right = rg_is_disordered(s, u) || rg_is_broken(s, u);

    if (total >= 6)
        return right ? RG_SAYS_ELAN : RG_SAYS_QUICK;
    if (total >= 0)
        return right ? RG_SAYS_RALLY : RG_SAYS_WELL;
    if (total >= -5)
        return right ? (doubles ? RG_SAYS_WAVERING : RG_SAYS_SHAKEN)
                     : (doubles ? RG_SAYS_FALL_BACK : RG_SAYS_TARDY);
    return right ? RG_SAYS_ROUT : RG_SAYS_PANIC;
}

/* ---- What is forced ---- */

static void gains_menu(rg_state *s, int u, rg_menu menu)
{
    s->menu[u] = (uint8_t)menu;
    kit_set_put(&s->acting, u);
}

static void to_good_order(lin_play *p, int u)
{
    rg_state *s = p->state;

    s->mark[u] &= (uint16_t)~RG_DISORDERED;
    lin_tell(p, RE_ORDER, u, 0);
}

/* RG-5.37, RG-5.42: heavy and fixed guns that cannot be got away. */
static void lose_battery(lin_play *p, int u)
{
    rg_state *s = p->state;

    for (int i = 0; i < RG_GUN_STANDS; i++)
        if (rg_stands(s, u) && rg_gun_is(s, u, RG_GUN_THERE, i))
            rg_wreck_gun(p, u, i);
}

/* RG-5.35 to RG-5.39 */
static void falls_back(lin_play *p, int u)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    if (!rg_enemy_is_close(&p->view, u) || rg_is_fortified(&p->view, u)) {
        s->done[u] |= RG_FIRES; /* it stays, and may fire */
        return;
    }
    if (rg_is_guns(f, u)) {
        if (s->formation[u] == RG_UNLIMBERED && (!rg_is_light(f, u)))
            lose_battery(p, u);
        else
            rg_guns_flee(p, u);
        return;
    }
    s->done[u] |= RG_NO_FIRE;
    rg_set_disordered(p, u); /* RG-5.36 */
    rg_flees(p, u, RG_FLEES_CLOSE, RG_NONE);
}

static void panics(lin_play *p, int u)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    s->done[u] |= RG_NO_FIRE;
    if (!rg_is_guns(f, u))
        rg_flees(p, u, RG_FLEES_BROKEN, RG_NONE); /* RG-5.40 */
    else if (f->flags[u] & RG_IS_EMPLACED)
        lose_battery(p, u);
    else
        rg_guns_flee(p, u); /* RG-5.41 */
}

/* RG-5.45, RG-5.47; no menu (RG-5.46). Who was broken has formed up again. */
static void is_shaken(lin_play *p, int u, bool recovers)
{
    rg_state *s = p->state;

    if (recovers)
        to_good_order(p, u);
    else
        rg_set_disordered(p, u);
    if (rg_enemy_is_close(&p->view, u) && !rg_is_fortified(&p->view, u)) {
        s->done[u] |= RG_NO_FIRE;
        rg_flees(p, u, RG_FLEES_CLOSE, RG_NONE);
    }
}

static void carry_out(lin_play *p, int u, rg_says says)
{
    rg_state *s = p->state;

    s->menu[u] = RG_NO_MENU;
    switch (says) {
    case RG_SAYS_QUICK: /* RG-5.32 */
        gains_menu(s, u, RG_QUICK);
        break;
    case RG_SAYS_WELL: /* RG-5.33 */
        gains_menu(s, u, RG_WELL);
        break;
    case RG_SAYS_TARDY: /* RG-5.34 */
        gains_menu(s, u, RG_TARDY);
        break;
    case RG_SAYS_FALL_BACK:
        falls_back(p, u);
        break;
    case RG_SAYS_PANIC:
        panics(p, u);
        break;
    case RG_SAYS_ELAN: /* RG-5.43 */
        to_good_order(p, u);
        gains_menu(s, u, RG_WELL);
        break;
    case RG_SAYS_RALLY: /* RG-5.44 */
        to_good_order(p, u);
        gains_menu(s, u, RG_TARDY);
        break;
    case RG_SAYS_SHAKEN:
        is_shaken(p, u, true);
        break;
    case RG_SAYS_WAVERING:
        is_shaken(p, u, false);
        break;
    default: /* RG-5.48 */
        s->done[u] |= RG_NO_FIRE;
        rg_lose_stands(p, u, abs(s->thrown.coloured - s->thrown.white));
        if (rg_stands(s, u))
            rg_flees(p, u, RG_FLEES_BROKEN, RG_NONE);
    }
}

/* The lower id first (RG-9.30); a broken unit that recovers or wavers forms up before anything
 * else. */
void rg_run_forced(lin_play *p, const lin_frame *frame)
{
    rg_state *s = p->state;
    const int u = tb_next(&s->throwing, 0);

    if (u < 0) {
        s->thrown = (rg_throw){ .unit = RG_NONE, .leader = RG_NONE };
        if (!kit_set_is_empty(&s->acting)) {
            lin_push(s, RG_ACT, frame->arg[0], 0, 0);
            lin_push(s, RG_CHARGES, frame->arg[0], 0, 0);
            lin_push(s, RG_DECLARE, frame->arg[0], 0, 0);
        }
        return;
    }
    lin_push(s, RG_FORCED, frame->arg[0], 0, 0);
    if (rg_is_broken(s, u) && s->menu[u] != RG_MENUS + RG_SAYS_ROUT) {
        lin_push(s, RG_REFORM, u, 0, 0); /* and then again */
        return;
    }
    kit_set_drop(&s->throwing, u);
    carry_out(p, u, (rg_says)(s->menu[u] - RG_MENUS));
}
