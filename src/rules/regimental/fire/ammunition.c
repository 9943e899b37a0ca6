/* ammunition.c -- a double six leaves one of the shooters low. RG-11.102 to RG-11.104.
 *
 * Points are worked out before the target is hit, and may be asked for after it is gone; meanwhile
 * they lie in `used`: of troops their points, of guns those of the best stand, and in the bits from
 * 16 on which stands have these. */
#include "rules/regimental/fire/ammunition.h"
#include "rules/regimental/steps.h"

enum { STANDS_FROM = 16, POINTS = 0xffff };

void rg_keep_points(lin_play *p, const rg_volley *volley)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = 0; u < f->units; u++) {
        if (rg_is_leader(f, u))
            continue;
        s->used[u] = 0;
        if (volley->of[u] == 0)
            continue;
        if (rg_is_guns(f, u))
            s->used[u] = volley->best[u] | (int32_t)volley->best_stands[u] << STANDS_FROM;
        else if (2 * __builtin_popcount(s->aims[u]) >= s->stands[u])
            s->used[u] = volley->of[u];
    }
}

void rg_forget_points(lin_play *p)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (!rg_is_leader(f, u))
            s->used[u] = 0;
}

/* Has it the most points, and is not marked already? stand: of a gun, from 1; 0: troops. */
static int points_of(const rg_field *f, const rg_state *s, int u, int stand)
{
    if (rg_is_leader(f, u) || !rg_stands(s, u) || rg_is_guns(f, u) != (stand > 0))
        return 0;
    if (stand == 0)
        return s->mark[u] & RG_LOW ? 0 : s->used[u];
    return s->used[u] >> (STANDS_FROM + stand - 1) & 1 &&
                   rg_gun_is(s, u, RG_GUN_THERE, stand - 1) &&
                   !rg_gun_is(s, u, RG_GUN_LOW, stand - 1)
               ? s->used[u] & POINTS
               : 0;
}

static int most_points(const rg_field *f, const rg_state *s, int *n, int *who, int *stand)
{
    int most = 0;

    *n = 0;
    for (int u = 0; u < f->units; u++)
        for (int i = 0; i <= RG_GUN_STANDS; i++) {
            const int points = points_of(f, s, u, i);

            if (points == 0 || points < most)
                continue;
            if (points > most) {
                most = points;
                *n = 0;
                *who = u;
                *stand = i;
            }
            (*n)++;
        }
    return most;
}

static void run_low(lin_play *p, int u, int stand)
{
    rg_state *s = p->state;

    if (stand == 0)
        s->mark[u] |= RG_LOW;
    else
        s->gun[u] |= (uint16_t)(1 << (RG_GUN_LOW + stand - 1));
    lin_tell(p, RE_LOW, u, stand);
}

void rg_run_low(lin_play *p)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    int n, who = 0, stand = 0;

    if (!s->shot.six || most_points(f, s, &n, &who, &stand) == 0)
        return;
    if (n == 1)
        run_low(p, who, stand);
    else
        lin_push(s, RG_WHICH_LOW, f->side[who], 0, 0);
}

lin_status rg_check_which_low(const lin_view *v, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    int n, who, stand;

    if (o->verb != RV_MARK)
        return lin_not_now(v->field, frame, o, why);
    return o->arg[1] >= 0 && o->arg[1] <= RG_GUN_STANDS &&
                   points_of(f, v->state, o->arg[0], o->arg[1]) > 0 &&
                   points_of(f, v->state, o->arg[0], o->arg[1]) ==
                       most_points(f, v->state, &n, &who, &stand)
               ? LIN_OK
               : rg_no(why, f, o->arg[0], "RG-11.103", "is not one of those with the most points");
}

void rg_list_which_low(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    for (int u = 0; u < f->units; u++)
        for (int i = 0; i <= RG_GUN_STANDS; i++)
            if (points_of(f, v->state, u, i))
                rg_offer(v, frame, rg_check_which_low,
                         (lin_order){ .verb = RV_MARK, .nargs = 2, .arg = { u, i } }, out);
}

void rg_take_which_low(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    run_low(p, o->arg[0], o->arg[1]);
}
