/* hopes.c -- what an element may hope to do to the enemy from a place, by the bayonet and by fire.
 */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/move/move.h"

/* What a charge on e would be worth after so many moves towards him. */
static int charge_after(lf_estimate *p, int u, int e, int32_t far, int moves)
{
    lf_state *s = &p->thought.s;
    const lin_point at = s->at[u];
    const uint16_t facing = s->facing[u];
    int worth;

    if (moves > 0) {
        s->facing[u] = tb_bearing(at, s->at[e]);
        s->at[u] =
            tb_go(at, s->facing[u], far - 2 * lf_allowance(&p->thought.view, u) + LIN_INCH, 0);
    }
    worth = lf_charge_worth(p, u, e, false) - W_LEAST_CHARGE;
    s->at[u] = at;
    s->facing[u] = facing;
    for (int i = 0; i < moves && worth > 0; i++)
        worth = worth * W_COMING_ON / 100;
    return worth;
}

/* The best charge that it could make from there, at once or after moves for which it has the
 * orders. */
static int charge_hopes(lf_estimate *p, int u, int m, int c)
{
    const lf_state *s = &p->thought.s;
    const tb_body *b = lf_body(&p->thought.view, u);
    const tb_arc arc = lf_arc(&p->thought.view, u);
    const int32_t pace = lf_allowance(&p->thought.view, u);
    int best = 0;

    if (m < 1 || c < 1 || pace <= 0 || lf_check_charger(&p->thought.view, u, NULL) != LIN_OK)
        return 0;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const tb_quad from = b->stand[b->leader];
        int32_t far;
        int worth, moves;

        if (s->where[e] != LF_ON_TABLE ||
            !tb_body_within(&from, lf_body(&p->thought.view, e), (m + 1) * pace) ||
            !tb_arc_meets(&arc, &lf_body(&p->thought.view, e)->hull))
            continue;
        far = tb_body_distance(&from, lf_body(&p->thought.view, e), NULL);
        moves = far <= 2 * pace ? 0 : (int)((far - 2 * pace + pace - 1) / pace);
        worth = moves < m ? charge_after(p, u, e, far, moves) : 0;
        best = worth > best ? worth : best;
        b = lf_body(&p->thought.view, u);
    }
    return best;
}

/* What it can do to the enemy from there: by fire, or by a charge that follows the first volley. */
int lf_attack_hopes(lf_estimate *p, int u, int m, int c, bool stays)
{
    const int fire = lf_fire_hopes(p, u, m, c, !stays), charge = charge_hopes(p, u, m, c);

    return charge > fire * W_INSTEAD / 100 ? charge + fire * (100 - W_INSTEAD) / 100 : fire;
}
