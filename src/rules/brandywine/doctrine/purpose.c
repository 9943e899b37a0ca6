/* purpose.c -- what the commander has in mind with an order, in half a sentence.
 *
 * He remembers nothing, so nothing has to be remembered here: the estimate is made once more from
 * the position before the order, and what it rests on is put into words. */
#include "rules/brandywine/doctrine/doctrine.h"

/* ---- words ---- */

static void put_units(const bw_staff *w, uint64_t units, lin_text *out)
{
    const int n = __builtin_popcountll(units), named = n > 3 ? 2 : n;

    for (int i = 0; i < named; i++, units &= units - 1)
        lin_put(out, "%s%s",
                i == 0       ? ""
                : i == n - 1 ? " and "
                             : ", ",
                lin_called(&w->f->base, bw_first(units)));
    if (n > named)
        lin_put(out, " and %d others", n - named);
}

static void put_cell(const bw_staff *w, int cell, lin_text *out)
{
    const lin_board *b = w->f->board;
    char name[8];

    lin_cell_name(b, cell, name);
    for (int i = 0; i < b->places; i++)
        if (b->place[i].cell == cell) {
            lin_put(out, "%s (%s)", b->place[i].name, name);
            return;
        }
    lin_put(out, "%s", name);
}

/* ---- a march ---- */

/* All of the attack who fight the same enemies as u: who stand round one of his squares. */
static uint64_t comrades(const bw_staff *w, const bw_assault *a, int u, int post)
{
    uint64_t set = 0;

    for (uint64_t rest = a->units & ~bw_bit(u); rest; rest &= rest - 1)
        if (bw_direction(w->f, a->to[bw_first(rest)], w->post[post].at) >= 0)
            set |= rest & (0 - rest);
    return set;
}

/* The enemy it will fight: the one with the most comrades against him, then the dearest ground. */
static int post_attacked(const bw_staff *w, const bw_assault *a, int u)
{
    int best = -1, most = -1;

    for (int p = 0; p < w->posts; p++) {
        int now;

        if (bw_direction(w->f, a->to[u], w->post[p].at) < 0)
            continue;
        now = 1000 * __builtin_popcountll(comrades(w, a, u, p)) + bw_ground_worth(w, w->post[p].at);
        if (now > most) {
            most = now;
            best = p;
        }
    }
    return best;
}

static bool tell_assault(const bw_staff *w, const bw_assault *a, int u, lin_text *out)
{
    const int p = post_attacked(w, a, u);
    uint64_t with;

    if (p < 0)
        return false;
    if (bw_ground_worth(w, w->post[p].at)) {
        lin_put(out, "to take ");
        put_cell(w, w->post[p].at, out);
        lin_put(out, " from ");
        put_units(w, w->post[p].units, out);
    } else {
        lin_put(out, "to attack ");
        put_units(w, w->post[p].units, out);
        lin_put(out, " at ");
        put_cell(w, w->post[p].at, out);
    }
    with = comrades(w, a, u, p);
    if (with) {
        lin_put(out, " with ");
        put_units(w, with, out);
    }
    return true;
}

/* Those of ours who stand in a square. */
static uint64_t who_stands(const bw_staff *w, int cell)
{
    uint64_t set = 0;

    for (uint64_t rest = w->f->side_set[w->side] & w->f->combat_set; rest; rest &= rest - 1)
        if (w->s->at[bw_first(rest)] == cell && bw_first(rest) != w->hand)
            set |= rest & (0 - rest);
    return set;
}

static bool tell_leader(const bw_staff *w, int to, lin_text *out)
{
    const uint64_t with = to == LIN_NOWHERE ? 0 : who_stands(w, to);
    uint64_t broken = 0;

    for (uint64_t rest = with; rest; rest &= rest - 1)
        if (is_disorganized(w->s, bw_first(rest)))
            broken |= rest & (0 - rest);
    if (broken) {
        lin_put(out, "to rally ");
        put_units(w, broken, out);
    } else if (with) {
        lin_put(out, bw_in_zone(w, to) ? "to lead " : "to be with ");
        put_units(w, with, out);
    } else {
        lin_put(out,
                to == LIN_NOWHERE ? "to ride with his column" : "to keep out of the enemy's way");
    }
    return true;
}

/* It would rather have stayed: it must go, or somebody else has picked it. */
static bool tell_staying(const bw_staff *w, int u, lin_text *out)
{
    if (!on_board(w->s, u) || !bw_in_zone(w, w->s->at[u]))
        return false;
    lin_put(out, "to get away from the enemy");
    return true;
}

/* Towards the victory square it is sent to. */
static void tell_aim(const bw_staff *w, int u, int to, lin_text *out)
{
    const int k = w->aim[w->sent[u]], v = w->f->victory[k];
    const bool ours = w->s->owner[k] == w->side;

    if (bw_ground_worth(w, to)) {
        lin_put(out, "to take ");
        put_cell(w, to, out);
        return;
    }
    lin_put(out, to == v ? "to hold " : ours ? "to guard " : "to march on ");
    put_cell(w, v, out);
}

static bool tell_march(bw_staff *w, int u, lin_text *out)
{
    bw_assault assault;
    const int to = bw_destination(w, u, &assault);

    if (!is_combat(w->f, u))
        return tell_leader(w, to, out);
    if (to == LIN_NOWHERE)
        return tell_staying(w, u, out);
    if (assault.units & bw_bit(u))
        return tell_assault(w, &assault, u, out);
    if (is_disorganized(w->s, u))
        lin_put(out, "to get out of the enemy's reach and rally");
    else
        tell_aim(w, u, to, out);
    return true;
}

/* ---- a battle ---- */

static bool tell_battle(const bw_staff *w, const bw_line *line, int enemy, lin_text *out)
{
    for (int p = 0; p < line->posts; p++) {
        const int battle = line->share.of[p];
        const uint64_t with = bw_line_attackers(line, battle);

        if (!(line->post[p].units & bw_bit(enemy)))
            continue;
        if (bw_ground_worth(w, line->post[p].at)) {
            lin_put(out, "to take ");
            put_cell(w, line->post[p].at, out);
        } else {
            lin_put(out, "to drive ");
            put_units(w, bw_line_defenders(line, battle), out);
            lin_put(out, " from ");
            put_cell(w, line->post[p].at, out);
        }
        if (with) {
            lin_put(out, " with ");
            put_units(w, with, out);
        }
        return true;
    }
    return false;
}

static bool tell_combat(const bw_field *f, const bw_state *s, const lin_order *o, lin_text *out)
{
    const int u = o->arg[0];
    bw_contacts c;
    bw_line line;
    bw_staff staff, *w = &staff;

    bw_draw_line(w, f, s, &c, &line);
    switch (o->verb) {
    case V_ENGAGE:
        return tell_battle(w, &line, u, out);
    case V_BOMBARD:
        lin_put(out, "to shake ");
        put_units(w, bw_bit(u), out);
        lin_put(out, " at ");
        put_cell(w, s->at[u], out);
        lin_put(out, " with guns, at no risk");
        return true;
    case V_CHASE:
        lin_put(out, "to ride down the enemy's commander");
        return true;
    default:
        return false;
    }
}

/* ---- the whole ---- */

bool bw_purpose(const lin_view *view, const lin_order *o, lin_text *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int step = lin_top(&s->head)->step;

    if (step == BW_MOVE && o->verb == V_PICK) {
        const lin_frame hand = bw_hand(f, s, o->arg[0]);
        bw_staff w;

        bw_staff_plans(&w, f, s, s->side, &hand);
        return tell_march(&w, hand.arg[0], out);
    }
    if (step == BW_MOVE && o->verb == V_TURN) {
        lin_put(out, "to face the enemy, or where he may come from");
        return true;
    }
    if (step == BW_REORGANIZE && o->verb == V_RALLY) {
        lin_put(out, "to bring %s back into order", lin_called(&f->base, o->arg[0]));
        return true;
    }
    return step == BW_COMBAT && tell_combat(f, s, o, out);
}
