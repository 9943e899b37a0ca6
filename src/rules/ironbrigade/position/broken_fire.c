/* broken_fire.c -- what could not be under way: a volley, a shell, a sharpshooter's shot, whose
 * record and steps do not belong together. In play they do; a position may be written by hand, and
 * must not come to dice that nobody throws, nor to hits that nobody has scored. */
#include "kit/sets.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/position/position.h"

#include <string.h>

typedef struct {
    const lin_view *view;
    const ib_field *f;
    const ib_state *s;
} scene;

static bool stands_as_unit(const scene *v, int u)
{
    return u >= 0 && u < v->f->units && ib_is_unit(v->f, u) && ib_stands(v->s, u);
}

static bool is_commander_there(const scene *v, int c)
{
    return c >= 0 && c < v->f->units && ib_is_commander(v->f, c) && ib_stands(v->s, c);
}

static bool are_enemies(const scene *v, int a, int b)
{
    return v->f->side[a] != v->f->side[b];
}

/* Does this step wait for that unit? */
static bool waits_for(const scene *v, int step, int u)
{
    return lin_is_pending_for(&v->s->head, step, u);
}

/* ---- A volley ---- */

/* Fire that belongs to a charge is at the one that charges. */
static bool has_its_charge(const scene *v, int cause, int u, int target)
{
    const ib_charge *c = &v->s->charge;

    if (cause != IB_AT_CHARGER && cause != IB_IN_SUPPORT)
        return true;
    return c->charger == target && c->struck != IB_NONE &&
           (cause == IB_IN_SUPPORT) == (c->struck != u);
}

/* May that unit be firing at that one, for that reason? */
static bool may_be_firing(const scene *v, int u, int target, int cause)
{
    return cause >= 0 && cause < IB_FIRE_CAUSES && stands_as_unit(v, u) &&
           ib_has_shot(v->view, u) && target >= 0 && target < v->f->units &&
           ib_is_unit(v->f, target) && are_enemies(v, u, target) &&
           has_its_charge(v, cause, u, target);
}

/* How far its hits have been dealt into a melee; -1: they are not landing yet. */
static int stage_of(const scene *v, int u)
{
    const lin_head *h = &v->s->head;

    for (int i = 0; i < h->depth; i++)
        if (h->frame[i].step == IB_VOLLEY_LANDS && h->frame[i].arg[0] == u)
            return h->frame[i].arg[1];
    return -1;
}

static bool are_its_dice(const scene *v)
{
    const ib_volley *o = &v->s->volley;
    const int u = o->shooter;
    const int dice = v->f->type[u] == IB_GUN ? ib_cannonade[v->f->gun[u]].dice
                                             : ib_musketry[v->f->class[u]].dice;

    return o->dice == dice && ib_printed_need(v->f, u, o->band) && o->hits <= dice &&
           o->left + o->own <= o->hits && (!o->grape || v->f->type[u] == IB_GUN);
}

static const char *volley_broken(const scene *v)
{
    const ib_volley *o = &v->s->volley;
    const int u = o->shooter, stage = u == IB_NONE ? -1 : stage_of(v, u);
    const bool thrown = stage >= 0;
    ib_volley none = { .shooter = IB_NONE };

    if (u == IB_NONE)
        return memcmp(o, &none, sizeof none) ? "a volley has nobody who fires" : NULL;
    if (!may_be_firing(v, u, o->target, o->cause) || !are_its_dice(v))
        return "a volley is by nobody who could fire it, or with other dice";
    if (stage < 1 && !ib_stands(v->s, o->target))
        return "a volley is at somebody who is not there";
    if (thrown + waits_for(v, IB_GRAPE, u) + waits_for(v, IB_VOLLEY_DICE, u) != 1)
        return "a volley is under way that no step has";
    if (!thrown && (o->hits || o->left || o->own || (o->grape && !waits_for(v, IB_VOLLEY_DICE, u))))
        return "a volley has hits before its dice are thrown";
    if (stage < 1 && o->into_melee != ib_is_engaged(v->s, o->target))
        return "a volley goes into a melee that is not there, or past one that is";
    return stage > 3 || (stage > 0 && !o->into_melee) || (stage < 1 && o->own)
               ? "a volley's hits are dealt where there is no melee"
               : NULL;
}

/* ---- Its steps, and those of commanders aimed at ---- */

/* A hit, or a mark of a round that was won, is there to be given up. */
static bool may_spend(const scene *v, int u)
{
    const ib_state *s = v->s;

    if (s->volley.shooter != IB_NONE)
        return s->volley.shooter == u && s->volley.left > 0;
    return s->round.fights && s->round.left > 0 && u >= 0 && u < v->f->units &&
           v->f->side[u] == s->round.winner;
}

static bool is_aiming(const scene *v, int u)
{
    const ib_state *s = v->s;

    return s->volley.shooter != IB_NONE ? s->volley.shooter == u
                                        : s->round.fights && v->f->side[u] == s->round.winner;
}

static bool is_life(const scene *v, const lin_frame *f)
{
    const int u = f->arg[0];

    if (!is_commander_there(v, f->arg[1]))
        return false;
    switch (f->arg[2]) {
    case IB_LIFE_SHELL:
        return v->s->burst.gun == u;
    case IB_LIFE_SNIPED:
        return v->f->type[u] == IB_SHARPSHOOTER && are_enemies(v, u, f->arg[1]);
    case IB_LIFE_MUSKETS:
    case IB_LIFE_SHOT:
        return is_aiming(v, u) && v->s->volley.shooter == u && are_enemies(v, u, f->arg[1]);
    case IB_LIFE_ROUND:
        return is_aiming(v, u) && v->s->volley.shooter == IB_NONE && are_enemies(v, u, f->arg[1]);
    default:
        return false;
    }
}

/* He has come out to fire, at somebody who is there. */
static bool is_shot(const scene *v, const lin_frame *f)
{
    const int u = f->arg[0], target = f->arg[1];

    return v->f->type[u] == IB_SHARPSHOOTER && ib_stands(v->s, u) && are_enemies(v, u, target) &&
           (stands_as_unit(v, target) || is_commander_there(v, target)) &&
           (f->arg[2] == 5 || f->arg[2] == 6);
}

static bool is_of_fire(const scene *v, const lin_frame *f)
{
    const ib_state *s = v->s;
    const int u = f->arg[0];

    switch (f->step) {
    case IB_VOLLEY:
        return s->volley.shooter == IB_NONE && may_be_firing(v, u, f->arg[1], f->arg[2]) &&
               ib_stands(s, f->arg[1]);
    case IB_GRAPE:
        return s->volley.shooter == u && s->grape[u] > 0 && v->f->type[u] == IB_GUN;
    case IB_VOLLEY_DICE:
        return s->volley.shooter == u;
    case IB_VOLLEY_LANDS:
        return s->volley.shooter == u && f->arg[1] >= 0;
    case IB_SIDE_DICE:
        return s->volley.shooter == u && stage_of(v, u) == 1 && s->volley.left > 0;
    case IB_SPEND:
        return may_spend(v, u);
    case IB_DOUBLE_DICE:
        return s->volley.shooter == u && is_commander_there(v, f->arg[1]) &&
               are_enemies(v, u, f->arg[1]);
    case IB_KILL_DICE:
        return is_life(v, f);
    case IB_SNIPE_DICE:
        return is_shot(v, f);
    case IB_SHELL_DICE:
    case IB_BURST_DICE:
        return s->burst.gun == u;
    case IB_BURST_LANDS:
        return s->burst.gun == u && f->arg[1] >= 0 && f->arg[1] <= IB_SHELL_DICE_N;
    default:
        return true;
    }
}

/* ---- A shell ---- */

static bool are_dealt(const scene *v)
{
    const ib_burst *b = &v->s->burst;

    for (int i = 0; i < IB_SHELL_DICE_N; i++) {
        const int u = b->dealt[i] - 1;

        if (u >= v->f->units || (u >= 0 && !ib_is_unit(v->f, u) && !ib_is_commander(v->f, u)) ||
            (u >= 0 && i > 0 && !b->dealt[i - 1]))
            return false;
    }
    return true;
}

/* Whom it affects is on the table while the dice are awaited. */
static bool are_struck(const scene *v)
{
    const tb_set *all = &v->s->struck_by_burst;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (!stands_as_unit(v, u) && !is_commander_there(v, u))
            return false;
    return true;
}

static const char *burst_broken(const scene *v)
{
    const ib_burst *b = &v->s->burst;
    const int u = b->gun;
    const bool struck = !kit_set_is_empty(&v->s->struck_by_burst);
    const ib_burst none = { .gun = IB_NONE };

    if (u == IB_NONE)
        return memcmp(b, &none, sizeof none) != 0 || struck ? "a shell has no gun" : NULL;
    if (!stands_as_unit(v, u) || v->f->type[u] != IB_GUN || b->estimate < IB_SHELL_LEAST ||
        b->estimate > IB_SHELL_MOST)
        return "a shell is by nobody who could fire it, or without a guess";
    if (!are_dealt(v) || !are_struck(v))
        return "a shell strikes nobody that there is";
    if (waits_for(v, IB_SHELL_DICE, u))
        return struck || b->dealt[0] || b->at.x || b->at.y ? "a shell has burst before its die"
                                                           : NULL;
    if (waits_for(v, IB_BURST_DICE, u))
        return struck && !b->dealt[0] ? NULL : "a shell has hits before its dice, or nobody to hit";
    return waits_for(v, IB_BURST_LANDS, u) ? NULL : "a shell is under way that no step has";
}

/* ---- All of it ---- */

/* IB-11.3: who is seen is firing. */
static const char *sharpshooters_broken(const scene *v, int *unit)
{
    for (int u = 0; u < v->f->units; u++)
        if (v->f->type[u] == IB_SHARPSHOOTER && ib_stands(v->s, u) &&
            !waits_for(v, IB_SNIPE_DICE, u)) {
            *unit = u;
            return "he is seen and does not fire";
        }
    return NULL;
}

const char *ib_fire_broken(const lin_view *view, int *unit)
{
    const scene v = { view, ib_field_of(view->field), view->state };
    const char *what = volley_broken(&v);

    *unit = -1;
    if (!what)
        what = burst_broken(&v);
    for (int i = 0; !what && i < v.s->head.depth; i++)
        if (!is_of_fire(&v, &v.s->head.frame[i]))
            what = "a step of fire is of nothing that is under way";
    return what ? what : sharpshooters_broken(&v, unit);
}
