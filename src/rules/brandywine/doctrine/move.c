/* move.c -- BW 8.0, 11.0: whom to move, where to, and which way to face. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

/* ---- BW-11.3: facing ---- */

/* How much could come at a unit from each side. */
static void weigh_sides(const bw_staff *w, int cell, int weight[8])
{
    const bw_field *f = w->f;

    for (int d = 0; d < 8; d++) {
        const int from = f->board->next[cell][d];

        weight[d] = 0;
        if (from == LIN_NOWHERE || w->factors[w->side][from])
            continue;
        weight[d] = bw_sum(w, w->comes[from]);
        weight[d] =
            (weight[d] > BW_STACK ? BW_STACK : weight[d]) * (f->creek[from] == BW_CREEK ? 1 : 2);
    }
}

/* The way to the nearest enemy, or to where he will come from. */
static int toward_enemy(const bw_staff *w, int cell)
{
    const bw_field *f = w->f;
    int best = f->entry, least = 1000, up, right;

    for (int p = 0; p < w->posts; p++) {
        const int d = lin_cell_distance(f->board, cell, w->post[p].at);

        if (d < least) {
            least = d;
            best = w->post[p].at;
        }
    }
    up = f->row[best] - f->row[cell];
    right = f->col[best] - f->col[cell];
    if (2 * (up < 0 ? -up : up) < (right < 0 ? -right : right))
        return right > 0 ? 2 : 6;
    if (2 * (right < 0 ? -right : right) < (up < 0 ? -up : up))
        return up > 0 ? 0 : 4;
    return up > 0 ? (right > 0 ? 1 : 7) : (right > 0 ? 3 : 5);
}

int bw_best_facing(const bw_staff *w, int u, int cell, unsigned allowed)
{
    static const uint8_t times[5] = { 1, 2, 3, 2, 2 };
    const int toward = toward_enemy(w, cell);
    int weight[8], best = -1, least = 0;

    (void)u;
    weigh_sides(w, cell, weight);
    for (int facing = 0; facing < 8; facing++) {
        int cost = bw_angle(facing, toward);

        if (!(allowed >> facing & 1))
            continue;
        for (int d = 0; d < 8; d++)
            cost += 8 * weight[d] * times[bw_angle(facing, d)];
        if (best < 0 || cost < least) {
            best = facing;
            least = cost;
        }
    }
    return best;
}

int bw_doctrine_face(const bw_question *q)
{
    const int u = q->frame->arg[0];
    unsigned allowed = 0;
    bw_staff w;

    for (int i = 0; i < q->list->orders; i++)
        allowed |= 1u << q->list->order[i].arg[0];
    bw_staff_draw(&w, q->f, q->s, q->f->side[u], NULL);
    bw_staff_comes(&w);
    return lin_list_find(q->list, V_FACE, bw_best_facing(&w, u, q->s->at[u], allowed));
}

/* Facings that bring an enemy of the unit's own battle to its front. */
static unsigned facings_for(const bw_staff *w, const bw_line *line, int a)
{
    const int in = line->share.in[a];
    unsigned allowed = 0;

    for (int p = 0; p < line->posts; p++)
        if (line->times[a][p] && (in >= BW_FIRES ? p == in - BW_FIRES : line->share.of[p] == in)) {
            const int d = bw_direction(w->f, line->at[a], line->post[p].at) & 7;

            allowed |= 1u << d | 1u << ((d + 1) & 7) | 1u << ((d + 7) & 7);
        }
    return allowed ? allowed : 0xff;
}

/* A unit that should face another way, when nobody moves any more. */
static bool turn_somebody(bw_staff *w, const bw_question *q)
{
    const bw_field *f = w->f;
    bw_line line = { 0 };
    uint64_t rest = 0;

    for (uint64_t all = f->side_set[w->side] & f->combat_set; all; all &= all - 1) {
        const int u = bw_first(all);

        if (!on_board(w->s, u))
            continue;
        if (bw_owes(f, w->s, u) && line.n < BW_LINE)
            bw_line_add(&line, u, w->s->at[u]);
        else
            rest |= bw_bit(u);
    }
    bw_line_solve(w, &line, ~(uint64_t)0, false);
    for (int a = 0; a < line.n; a++) {
        const int u = line.unit[a],
                  facing = bw_best_facing(w, u, line.at[a], facings_for(w, &line, a));

        if (facing != w->s->facing[u]) {
            *q->out = (lin_order){ .verb = V_TURN, .nargs = 2, .arg = { u, facing } };
            return true;
        }
    }
    for (; rest; rest &= rest - 1) {
        const int u = bw_first(rest), facing = bw_best_facing(w, u, w->s->at[u], 0xff);

        if (facing != w->s->facing[u]) {
            *q->out = (lin_order){ .verb = V_TURN, .nargs = 2, .arg = { u, facing } };
            return true;
        }
    }
    return false;
}

/* ---- BW 17.0: where the commander belongs ---- */

/* With a strong stack near the fighting, where he can shift dice and rally the broken. */
int bw_leader_score(bw_staff *w, int cell)
{
    const int i = w->stack_at[cell];
    int score = 0;

    if (i == 0xff)
        return w->comes[cell] || bw_in_zone(w, cell) ? -400 : -100 - bw_foe_distance(w, cell);
    score = 3 * w->stack[i].factors;
    if (bw_in_zone(w, cell))
        score += W_LEADER_FRONT;
    score -= 3 * (bw_foe_distance(w, cell) > 10 ? 10 : bw_foe_distance(w, cell));
    score -= bw_stand_loss(w, cell, &w->stack[i]) / 2;
    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1)
        if (w->s->at[bw_first(rest)] == cell && is_disorganized(w->s, bw_first(rest)))
            score += W_LEADER_RALLY;
    return score;
}

static int leader_place(bw_staff *w, int u)
{
    int best = LIN_NOWHERE, most = 0;

    for (int c = 0; c < w->f->board->cells; c++) {
        int now;

        if (!(w->can[c] & bw_bit(u)))
            continue;
        now = bw_leader_score(w, c) + (u != w->hand && w->s->at[u] == c);
        if (best == LIN_NOWHERE || now > most) {
            most = now;
            best = c;
        }
    }
    return best;
}

/* His column are those who share his square, and its head the strongest of them; -1: he is alone.
 */
int bw_column_head(const bw_staff *w, int leader)
{
    int best = -1;

    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (u != w->hand && on_board(w->s, u) && w->s->at[u] == w->s->at[leader] &&
            (best < 0 || w->f->cf[u] > w->f->cf[best]))
            best = u;
    }
    return best;
}

/* He stays with his column unless he is sorely missed elsewhere; LIN_NOWHERE: he stays. */
static int leader_goal(bw_staff *w, int leader)
{
    const int at = w->s->at[leader], best = leader_place(w, leader);

    if (best == LIN_NOWHERE || best == at)
        return LIN_NOWHERE;
    if (!on_board(w->s, leader) || bw_column_head(w, leader) < 0 ||
        bw_leader_score(w, best) > bw_leader_score(w, at) + W_SENT_ON)
        return best;
    return LIN_NOWHERE;
}

/* ---- BW-8.1: whom to move, and where to ---- */

/* Where a unit that is not needed in any attack wants to be; LIN_NOWHERE: it had better stay. */
static int quiet_place(bw_staff *w, int u)
{
    int score = 0, best = bw_best_place(w, u, &score);

    if (best == LIN_NOWHERE || best == w->s->at[u])
        return LIN_NOWHERE;
    if (!on_board(w->s, u) || bw_in_zone(w, w->s->at[u]))
        return best;
    return score > bw_place_score(w, u, w->s->at[u]) + W_LEAST_MOVE ? best : LIN_NOWHERE;
}

static bool may_attack_somebody(const bw_staff *w, int u)
{
    if (is_disorganized(w->s, u) || !is_combat(w->f, u))
        return false;
    for (int c = 0; c < w->f->board->cells; c++)
        if ((w->can[c] & bw_bit(u)) && bw_in_zone(w, c))
            return true;
    return false;
}

/* A gun goes up to the enemy only where somebody is with it already. */
static bool has_a_part(const bw_staff *w, const bw_assault *assault, int u)
{
    return (assault->units & bw_bit(u)) &&
           (assault->to[u] == w->s->at[u] || !bw_is_exposed(w, u, assault->to[u]));
}

int bw_destination(bw_staff *w, int u, bw_assault *assault)
{
    assault->units = 0;
    if (!is_combat(w->f, u))
        return leader_goal(w, u);
    if (may_attack_somebody(w, u)) {
        bw_assault_plan(w, assault);
        if (has_a_part(w, assault, u))
            return assault->to[u] == w->s->at[u] ? LIN_NOWHERE : assault->to[u];
        assault->units = 0;
    }
    return quiet_place(w, u);
}

/* Of these, the first with a part in an attack, else the first who is better elsewhere; -1: none.
 */
static int first_mover(bw_staff *w, const bw_assault *assault, uint64_t units)
{
    for (uint64_t rest = assault->units & units; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (assault->to[u] != w->s->at[u] && has_a_part(w, assault, u))
            return u;
    }
    for (uint64_t rest = units & ~assault->units; rest; rest &= rest - 1)
        if (quiet_place(w, bw_first(rest)) != LIN_NOWHERE)
            return bw_first(rest);
    return -1;
}

/* Guns move when all others have, so that whoever is near them then stays near. */
static int next_mover(bw_staff *w, const bw_assault *assault, uint64_t able)
{
    uint64_t moved = 0;
    int u = -1;

    for (uint64_t rest = w->f->gun_set & w->f->side_set[w->side]; rest; rest &= rest - 1)
        if (w->s->mark[bw_first(rest)] & BW_MOVED)
            moved |= rest & (0 - rest);
    if (!moved)
        u = first_mover(w, assault, able & w->f->combat_set & ~w->f->gun_set);
    return u >= 0 ? u : first_mover(w, assault, able & w->f->gun_set);
}

/* Those who can be picked. */
static uint64_t listed_movers(const lin_list *list)
{
    uint64_t set = 0;

    for (int i = 0; i < list->orders; i++)
        if (list->order[i].verb == V_PICK)
            set |= bw_bit(list->order[i].arg[0]);
    return set;
}

/* Plan a march as it looks when the counter is off the board; false: it had better stay. */
static bool plan_march(const bw_question *q, const lin_frame *hand)
{
    bw_assault assault;
    bw_staff w;
    int to;

    bw_staff_plans(&w, q->f, q->s, q->s->side, hand);
    to = bw_destination(&w, hand->arg[0], &assault);
    if (to == LIN_NOWHERE)
        return false;
    bw_errand_note(q->errand, &w, hand, to);
    return q->errand->cells > 1 || !on_board(q->s, hand->arg[0]);
}

static bool sets_out(const bw_question *q, int u)
{
    const lin_frame hand = bw_hand(q->f, q->s, u);

    return plan_march(q, &hand);
}

/* BW-17.1: where the head of his column has just gone the commander goes too. */
static bool follows_column(bw_staff *w, const bw_question *q, int leader)
{
    const lin_frame hand = bw_hand(q->f, q->s, leader);
    const int to = bw_errand_led(q->errand, w, leader);

    if (to == LIN_NOWHERE || !(w->can[to] & bw_bit(leader)))
        return false;
    bw_errand_note(q->errand, w, &hand, to);
    return q->errand->cells > 1;
}

/* The next counter to pick, its march planned; -1: nobody moves any more. */
static int pick_mover(bw_staff *w, const bw_question *q)
{
    const int leader = w->f->commander[w->side];
    uint64_t able = listed_movers(q->list);
    bw_assault assault;

    if (leader >= 0 && (able & bw_bit(leader)) && follows_column(w, q, leader))
        return leader;
    bw_assault_plan(w, &assault);
    for (int u; (u = next_mover(w, &assault, able)) >= 0; able &= ~bw_bit(u))
        if (sets_out(q, u))
            return u;
    return leader >= 0 && (able & bw_bit(leader)) && sets_out(q, leader) ? leader : -1;
}

int bw_doctrine_move(const bw_question *q)
{
    bw_staff w;
    int u, i;

    bw_staff_plans(&w, q->f, q->s, q->s->side, NULL);
    u = pick_mover(&w, q);
    if (u >= 0)
        return lin_list_find(q->list, V_PICK, u);
    if (turn_somebody(&w, q))
        return -1;
    i = lin_list_find(q->list, V_CLOSE, -1);
    return i >= 0 ? i : lin_list_find(q->list, V_PICK, -1);
}

/* ---- BW-8.2: the next step ---- */

int bw_doctrine_step(const bw_question *q)
{
    const int u = q->frame->arg[0];
    int to = LIN_NOWHERE, i = -1;

    if (!bw_errand_next(q->errand, q->s, u, &to) && plan_march(q, q->frame))
        bw_errand_next(q->errand, q->s, u, &to);
    if (to != LIN_NOWHERE)
        i = lin_list_find(q->list, V_STEP, to);
    if (i < 0)
        i = lin_list_find(q->list, V_END, -1);
    return i >= 0 ? i : 0;
}
