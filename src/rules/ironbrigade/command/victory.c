/* victory.c -- when the battle is over, and who has won it. Section 10; IB-14.6, IB-14.11,
 * IB-14.17, IB-14.23.
 *
 * After each player turn every contingent's losses are held against its limit: the units of one
 * nation on one side. One that has come to it leaves the table; a side all of whose contingents
 * have gone, or that has no unit left, is beaten. Then the battle's own terms are looked at, and
 * after the last turn what they say of it, and last of all the shares that both sides have lost.
 * All fractions are compared by products, so that 40 percent of 15 is 6 and not a hair less. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/victory.h"

/* ---- Losses ---- */

/* Of a unit: IB-10.5. One that withdrew with its contingent counts as it stood, one that is still
 * to come as it is. */
static int lost_of(const ib_field *f, const ib_state *s, int u, bool by_marks)
{
    const bool gone = s->where[u] == IB_LOST;

    if (!by_marks)
        return gone;
    return gone || s->marks[u] ? ib_marks_of[f->class[u]] - s->marks[u] : 0;
}

static int count_lost(const lin_view *view, int side, int nation, bool by_marks)
{
    const ib_field *f = ib_field_of(view->field);
    int lost = 0;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (nation == IB_NATIONS || f->nation[u] == nation)
            lost += lost_of(f, view->state, u, by_marks);
    return lost;
}

int ib_units_lost(const lin_view *view, int side)
{
    return count_lost(view, side, IB_NATIONS, false);
}

/* IB-10.4 */
int ib_lost(const lin_view *view, int side, int nation)
{
    return count_lost(view, side, nation,
                      ib_option(ib_field_of(view->field), IB_OPT_LOSS_BY_MARKS));
}

int ib_force(const ib_field *f, int side, int nation)
{
    return ib_option(f, IB_OPT_LOSS_BY_MARKS) ? f->force_marks[side][nation]
                                              : f->force[side][nation];
}

int ib_limit_of(const ib_field *f, int side, int nation)
{
    const ib_limit *share = &ib_limits[nation];

    return (ib_force(f, side, nation) * share->num + share->den - 1) / share->den;
}

/* IB-10.1 to IB-10.3 */
bool ib_over_limit(const lin_view *view, int side, int nation)
{
    const ib_field *f = ib_field_of(view->field);

    return ib_force(f, side, nation) > 0 && ib_lost(view, side, nation) * ib_limits[nation].den >=
                                                ib_force(f, side, nation) * ib_limits[nation].num;
}

/* ---- Contingents ---- */

static void end_battle(lin_play *p, int winner, int level)
{
    if (winner == LIN_NOBODY)
        lin_tell0(p, IE_DRAW);
    else
        lin_tell(p, IE_OVER, winner, level);
    lin_end(p->state, (lin_side)winner, level);
}

/* IB-10.8: it leaves the table, and whoever it fought is free. */
static void leave_table(lin_play *p, int side, int nation)
{
    const ib_field *f = ib_field_of(p->view.field);
    const ib_state *s = p->state;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (f->nation[u] == nation && (ib_stands(s, u) || s->where[u] == IB_TO_COME))
            ib_remove(p, u, IB_LEFT);
}

static bool has_left(const ib_field *f, const ib_state *s, int side)
{
    for (int n = 0; n < IB_NATIONS; n++)
        if (f->force[side][n] && !(s->withdrawn[side] >> n & 1))
            return false;
    return true;
}

/* IB-10.11: units that are still to come are units. */
static bool has_no_units(const ib_field *f, const ib_state *s, int side)
{
    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (ib_stands(s, u) || s->where[u] == IB_TO_COME)
            return false;
    return true;
}

/* Those over their limit go. The units of a side that is beaten by it are left where they stand:
 * the battle is over, and that is how it ended. */
static void withdraw(lin_play *p, int side)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    int goes = 0;

    for (int n = 0; n < IB_NATIONS; n++)
        if (!(s->withdrawn[side] >> n & 1) && ib_over_limit(&p->view, side, n)) {
            s->withdrawn[side] |= (uint8_t)(1 << n);
            goes |= 1 << n;
            lin_tell(p, IE_WITHDRAWS, side, n, ib_lost(&p->view, side, n), ib_force(f, side, n));
        }
    for (int n = 0; n < IB_NATIONS && !has_left(f, s, side); n++)
        if (goes >> n & 1)
            leave_table(p, side, n);
}

/* ---- Terms ---- */

static bool meets_terms(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_is_steady(s, u)) /* IB-1.53 */
        return false;
    if (f->terms.kind == IB_TERMS_HOLDS)
        return tb_gap2(s->at[u], f->terms.at) <= (int64_t)f->terms.far * f->terms.far;
    return ib_in_piece(view, u, f->terms.piece);
}

int ib_units_at_terms(const lin_view *view, int side)
{
    const ib_field *f = ib_field_of(view->field);
    int n = 0;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        n += meets_terms(view, u);
    return n;
}

/* IB-14.11, IB-14.17: after this player turn. */
static bool is_taken(const lin_view *view)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_terms *t = &f->terms;

    return t->kind == IB_TERMS_TAKES && (!t->own_turns || s->side == t->side) &&
           ib_units_at_terms(view, t->side) >= t->many && ib_units_at_terms(view, 1 - t->side) == 0;
}

/* ---- The end ---- */

/* IB-10.6: the limits first. */
void ib_look_for_the_end(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    const ib_state *s = p->state;
    bool beaten[LIN_SIDES];

    for (int side = 0; side < LIN_SIDES && !f->terms.no_limits; side++) /* IB-10.7 */
        withdraw(p, side);
    for (int side = 0; side < LIN_SIDES; side++)
        beaten[side] = has_left(f, s, side) || has_no_units(f, s, side);
    if (beaten[0] && beaten[1]) /* IB-10.9 */
        end_battle(p, LIN_NOBODY, IB_DRAW);
    else if (beaten[0] || beaten[1])
        end_battle(p, beaten[0] ? 1 : 0, IB_BY_RUIN);
    else if (is_taken(&p->view))
        end_battle(p, f->terms.side, IB_BY_TERMS);
}

/* IB-10.10: shares of units, whatever the limits are counted in. */
static int by_shares(const lin_view *view)
{
    const ib_field *f = ib_field_of(view->field);
    int lost[LIN_SIDES], force[LIN_SIDES] = { 0 };

    for (int side = 0; side < LIN_SIDES; side++) {
        lost[side] = ib_units_lost(view, side);
        for (int n = 0; n < IB_NATIONS; n++)
            force[side] += f->force[side][n];
    }
    return lost[0] * force[1] < lost[1] * force[0]   ? 0
           : lost[1] * force[0] < lost[0] * force[1] ? 1
                                                     : LIN_NOBODY;
}

/* IB-14.6: units, not shares of them. */
static int by_units(const lin_view *view)
{
    const int lost[LIN_SIDES] = { ib_units_lost(view, 0), ib_units_lost(view, 1) };

    return lost[0] < lost[1] ? 0 : lost[1] < lost[0] ? 1 : LIN_NOBODY;
}

/* IB-1.49: the last turn is over. */
void ib_judge(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    const ib_terms *t = &f->terms;
    int winner;

    if (t->kind == IB_TERMS_TAKES ||
        t->kind == IB_TERMS_BREAKS) { /* IB-14.11, IB-14.17, IB-14.23 */
        end_battle(p, 1 - t->side, IB_BY_TERMS);
        return;
    }
    if (t->kind == IB_TERMS_HOLDS) { /* IB-14.6 */
        const bool first = ib_units_at_terms(&p->view, 0) > 0;

        if (first != (ib_units_at_terms(&p->view, 1) > 0)) {
            end_battle(p, first ? 0 : 1, IB_BY_TERMS);
            return;
        }
    }
    winner = t->kind == IB_TERMS_HOLDS ? by_units(&p->view) : by_shares(&p->view);
    end_battle(p, winner, winner == LIN_NOBODY ? IB_DRAW : IB_BY_LOSSES);
}
