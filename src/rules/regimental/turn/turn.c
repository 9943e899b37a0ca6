/* turn.c -- turns and player turns. RG-3.1 to RG-3.6, RG-14.13, RG-15.31. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"
#include "rules/regimental/victory/victory.h"

#include <string.h>

void rg_run_turn(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    (void)frame;
    if (s->turn >= f->turns) { /* RG-15.31 */
        rg_judge(p);
        return;
    }
    s->turn++;
    lin_tell(p, RE_TURN, s->turn);
    lin_push(s, RG_TURN, 0, 0, 0);
    lin_push(s, RG_PLAYER_TURN, 1 - s->first, 0, 0); /* RG-3.4 */
    lin_push(s, RG_PLAYER_TURN, s->first, 0, 0);
}

/* Marks of a player turn end, allowances begin anew. RG-2.47, RG-4.35 */
static void begin(rg_state *s, const rg_field *f, int side)
{
    for (int u = 0; u < f->units; u++) {
        s->done[u] = 0;
        s->menu[u] = 0;
        if (f->side[u] == side && rg_is_leader(f, u))
            s->used[u] = 0;
    }
    memset(&s->acting, 0, sizeof s->acting);
}

void rg_run_player_turn(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int side = frame->arg[0];

    s->side = (uint8_t)side;
    s->phase = RG_PHASE_MANEUVER;
    begin(s, f, side);
    lin_tell(p, RE_PHASE, side, RG_PHASE_MANEUVER);
    lin_push(s, RG_TURN_ENDS, side, 0, 0);
    lin_push(s, RG_CHARGE_PHASE, side, 0, 0);
    lin_push(s, RG_MUSKETRY, side, 0, 0);
    lin_push(s, RG_RIDES, side, 0, 0); /* RG-3.9 */
    lin_push(s, RG_THROWS, side, 0, 0);
    lin_push(s, RG_LEADERS, side, 0, 0);
    lin_push(s, RG_COME_BACK, side, 0, 0);
}

/* RG-14.13: what lasts one turn is over for that side. */
static void recover(lin_play *p, int side)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = f->units - 1; u >= 0; u--) {
        if (f->side[u] != side || !s->until[u] || s->until[u] > s->turn)
            continue;
        if (!rg_is_leader(f, u)) {
            s->mark[u] &= (uint16_t)~RG_COLONEL_DOWN;
            s->until[u] = 0;
        } else if (s->where[u] == RG_OUT) {
            bool anybody = false;

            for (int w = tb_next(&f->bodies[side], 0); w >= 0; w = tb_next(&f->bodies[side], w + 1))
                anybody = anybody || rg_stands(s, w);
            if (anybody)
                lin_push(s, RG_RETURN, u, 0, 0);
        } else if (rg_stands(s, u)) {
            s->mark[u] &= (uint16_t)~RG_ON_FOOT;
            s->until[u] = s->fate[u] = 0;
        }
    }
}

void rg_run_turn_ends(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        s->done[u] = 0;
    rg_look_for_the_end(p);
    if (!s->head.over)
        recover(p, frame->arg[0]);
}
