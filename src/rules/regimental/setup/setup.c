/* setup.c -- the beginning: everybody where he is printed, and what is asked before the first turn.
 * RG-3.2, RG-3.3, RG-17.1 to RG-17.5. */
#include "rules/regimental/position/position.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"

#include <string.h>

void rg_clean(rg_state *s)
{
    memset(s, 0, sizeof *s);
    memset(s->with, RG_NONE, sizeof s->with);
    s->march.unit = s->thrown.unit = s->thrown.leader = s->shot.target = s->shot.main = RG_NONE;
    s->combat.principal[0] = s->combat.principal[1] = RG_NONE;
    s->head.winner = LIN_NOBODY;
}

/* What it begins with, wherever it is. RG-17.1 */
void rg_equip(const rg_field *f, rg_state *s, int u)
{
    if (rg_is_leader(f, u))
        return;
    s->stands[u] = f->stands[u];
    s->formation[u] = f->formation[u];
    if (rg_is_guns(f, u))
        s->gun[u] = (uint16_t)((1 << f->stands[u]) - 1);
    if (f->flags[u] & RG_HAS_COLONEL)
        s->mark[u] |= RG_COLONEL;
}

void rg_start(const lin_field *field, void *state)
{
    const rg_field *f = rg_field_of(field);
    rg_state *s = state;

    rg_clean(s);
    for (int u = 0; u < f->units; u++) {
        const bool later = f->brigade[u] != RG_NONE && f->brigade_of[f->brigade[u]].turn;

        rg_equip(f, s, u);
        s->where[u] = later ? RG_TO_COME : RG_ON_TABLE;
        s->with[u] = f->with[u];
        if (later || f->with[u] != RG_NONE)
            continue;
        s->at[u] = f->begins[u].at;
        if (rg_is_leader(f, u))
            continue;
        s->facing[u] = f->begins[u].facing;
        if (rg_is_snake(s, u)) {
            const kit_track t =
                rg_track_from(f, u, s->stands[u], false, s->formation[u], s->at[u], s->facing[u]);

            s->at[u] = t.head;
            s->facing[u] = t.facing;
            kit_track_pack(&t, rg_length(f, s, u), &s->track[u]);
        }
    }
    lin_push(s, RG_SET_UP, 0, 0, 0);
}

/* arg 0: 1: it is known who begins. */
void rg_run_set_up(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    if (f->first)
        s->first = (uint8_t)(f->first - 1);
    if (!f->first && !frame->arg[0]) {
        lin_push(s, RG_SET_UP, 1, 0, 0);
        lin_push(s, RG_FIRST_DICE, LIN_FIRST, 0, 0);
        return;
    }
    lin_push(s, RG_TURN, 0, 0, 0);
    if (rg_option(f, RG_OPT_FREE_SETUP) && f->zones) { /* RG-17.2, RG-17.4 */
        lin_push(s, RG_PLACE, s->first, 0, 0);
        lin_push(s, RG_PLACE, 1 - s->first, 0, 0);
    }
}

/* ---- RG-3.2, RG-3.3: who begins ---- */

void rg_roll_first_dice(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)v;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .better = 1,
                           .side = (lin_side)frame->arg[0],
                           .rule = "RG-3.2",
                           .purpose = "the first player turn" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

void rg_land_first_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    rg_state *s = p->state;
    const int side = frame->arg[0];
    const uint8_t other = s->first_die[LIN_FIRST];

    lin_tell(p, RE_FIRST_DIE, side, faces[0]);
    if (side == LIN_FIRST) {
        s->first_die[LIN_FIRST] = faces[0];
        lin_push(s, RG_FIRST_DICE, LIN_SECOND, 0, 0);
        return;
    }
    s->first_die[LIN_FIRST] = 0;
    if (faces[0] == other)
        lin_push(s, RG_FIRST_DICE, LIN_FIRST, 0, 0);
    else
        lin_push(s, RG_GO_FIRST, faces[0] > other ? LIN_SECOND : LIN_FIRST, 0, 0);
}

void rg_take_go_first(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;

    s->first = (uint8_t)(o->verb == RV_YES ? frame->arg[0] : 1 - frame->arg[0]);
    lin_tell(p, RE_FIRST, s->first);
}
