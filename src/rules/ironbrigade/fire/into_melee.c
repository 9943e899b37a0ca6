/* into_melee.c -- fire into a melee: each hit strikes one side or the other. IB-4.83 to IB-4.86.
 *
 * When hits have been spent on commanders, each that is left is thrown for; then the shooter's own
 * side takes its part, then the enemy. Both are known beforehand (the sets of a melee, which no
 * round uses meanwhile), so that the one cannot end the melee before the other has its hits. */
#include "kit/dice.h"
#include "kit/sets.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/steps.h"

static void throw_for_sides(lin_play *p, int u)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set all = ib_melee_of(s, s->volley.target);

    for (int side = 0; side < LIN_SIDES; side++)
        s->melee[side] = kit_set_common(&all, &f->bodies[side]);
    lin_push(s, IB_VOLLEY_LANDS, u, 1, 0);
    lin_push(s, IB_SIDE_DICE, u, 0, 0);
}

/* IB-4.85: as marks of a melee are. */
static void deal(lin_play *p, int u, int side, int hits, int stage)
{
    ib_state *s = p->state;
    const tb_set among = s->melee[side];

    lin_push(s, IB_VOLLEY_LANDS, u, stage + 1, 0);
    if (hits > 0)
        ib_deal_marks(p, &among, hits);
}

void ib_land_in_melee(lin_play *p, int u, int stage)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    switch (stage) {
    case 0:
        throw_for_sides(p, u);
        break;
    case 1:
        deal(p, u, f->side[u], s->volley.own, stage);
        break;
    case 2:
        deal(p, u, 1 - f->side[u], s->volley.left, stage);
        break;
    default:
        for (int side = 0; side < LIN_SIDES; side++)
            s->melee[side] = (tb_set){ { 0 } };
        ib_end_volley(s);
    }
}

/* IB-4.84: 1 to 3 the shooter's own side, 4 to 6 the enemy. */
enum { IB_STRIKES_ENEMY = 4 };

void ib_roll_side_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const ib_state *s = view->state;

    kit_ask_dice(s->volley.left, IB_STRIKES_ENEMY,
                 (lin_side)ib_field_of(view->field)->side[frame->arg[0]], "IB-4.84", "side", out);
}

void ib_land_side_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    ib_state *s = p->state;
    const int n = s->volley.left, enemy = kit_count_good(face, n, IB_STRIKES_ENEMY);
    int32_t arg[3 + LIN_DICE] = { frame->arg[0], n - enemy, enemy };

    for (int i = 0; i < n; i++)
        arg[3 + i] = face[i];
    if (p->log)
        lin_log_add(p->log, IE_SIDED, 3 + n, arg);
    s->volley.own = (uint8_t)(n - enemy);
    s->volley.left = (uint8_t)enemy;
}
