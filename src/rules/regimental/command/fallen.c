/* fallen.c -- leaders and brave colonels who throw for their fate. Section 14. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/steps.h"

int rg_one_turn(const rg_state *s, int side)
{
    const bool to_come = s->side != side && side != s->first;

    return s->turn + (to_come ? 0 : 1);
}

/* RG-14.26: leaders by their ids, then colonels by those of their units. */
static int next_at_risk(const rg_field *f, const rg_state *s)
{
    for (int pass = 0; pass < 2; pass++)
        for (int u = tb_next(&s->at_risk, 0); u >= 0; u = tb_next(&s->at_risk, u + 1))
            if (rg_is_leader(f, u) == (pass == 0))
                return u;
    return -1;
}

void rg_leaders_throw(lin_play *p, bool capture)
{
    rg_state *s = p->state;
    const int u = next_at_risk(rg_field_of(p->view.field), s);

    if (u >= 0)
        lin_push(s, RG_LEADER_DICE, u, capture, 0);
}

void rg_roll_leader_dice(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .classes = 6,
                           .better = -1,
                           .side = (lin_side)rg_field_of(v->field)->side[frame->arg[0]],
                           .rule = "RG-14.1",
                           .purpose = "a fallen leader" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

/* RG-14.17 */
rg_fate rg_fate_of(const uint8_t *face, bool capture)
{
    const rg_fate fate = (rg_fate)rg_fates[face[0] + face[1]];

    return capture && fate >= RG_HORSE_KILLED && fate <= RG_GRIEVOUS && /* RG-14.16 */
                   (face[0] == 6 || face[1] == 6)
               ? RG_CAPTURED
               : fate;
}

/* A grievous wound is neither, RG-15.20. */
static void score(rg_state *s, int side, rg_fate fate)
{
    s->killed[side] = (uint8_t)(s->killed[side] + (fate == RG_MORTAL || fate == RG_DEAD));
    s->captured[side] = (uint8_t)(s->captured[side] + (fate == RG_CAPTURED));
}

/* RG-14.18, RG-14.19, RG-14.20, RG-14.21 */
static void befalls_colonel(lin_play *p, int u, rg_fate fate)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;

    if (fate == RG_KNOCKED_DOWN) {
        s->mark[u] |= RG_COLONEL_DOWN;
        s->until[u] = (uint8_t)rg_one_turn(s, f->side[u]);
    } else if (fate == RG_FLESH_WOUND) {
        s->mark[u] |= RG_COLONEL_WOUNDED;
    } else if (fate >= RG_GRIEVOUS) {
        s->mark[u] &= (uint16_t) ~(RG_COLONEL | RG_COLONEL_DOWN | RG_COLONEL_WOUNDED);
        if (rg_option(f, RG_OPT_COLONEL_VP))
            score(s, f->side[u], fate);
    }
    if (!rg_stands(s, u)) /* his unit is gone, and he with it */
        s->mark[u] = 0;
}

static void befalls_leader(lin_play *p, int c, rg_fate fate)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const uint8_t until = (uint8_t)rg_one_turn(s, f->side[c]);
    const lin_point at = rg_leader_at(&p->view, c);

    if (fate == RG_UNHARMED)
        return;
    if (fate == RG_FLESH_WOUND) {
        s->mark[c] |= RG_WOUNDED;
        return;
    }
    s->fate[c] = (uint8_t)fate;
    if (fate == RG_HORSE_KILLED || fate == RG_KNOCKED_DOWN)
        s->until[c] = s->until[c] > until ? s->until[c] : until; /* RG-14.24 */
    if (fate == RG_HORSE_KILLED) {
        s->mark[c] |= RG_ON_FOOT;
        return;
    }
    s->with[c] = RG_NONE;
    s->at[c] = at;
    s->where[c] = fate == RG_KNOCKED_DOWN ? RG_OUT : RG_LOST;
    if (s->where[c] == RG_LOST) {
        s->until[c] = 0;
        s->mark[c] = 0;
        score(s, f->side[c], fate);
    }
}

void rg_land_leader_dice(lin_play *p, const lin_frame *frame, const uint8_t *faces)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int u = frame->arg[0];
    const rg_fate fate = rg_fate_of(faces, frame->arg[1]);

    kit_set_drop(&s->at_risk, u); /* RG-14.23 */
    lin_tell(p, RE_LEADER_DICE, u, faces[0], faces[1]);
    if (rg_is_leader(f, u))
        lin_tell(p, RE_FATE, u, (int32_t)fate);
    else
        lin_tell(p, RE_COLONEL, u, (int32_t)fate);
    if (rg_is_leader(f, u))
        befalls_leader(p, u, fate);
    else
        befalls_colonel(p, u, fate);
    rg_leaders_throw(p, frame->arg[1]);
}
