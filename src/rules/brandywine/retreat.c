/* retreat.c -- BW 20.0: losses, retreats of one or two squares, and disorder after them. */
#include "rules/brandywine/brandywine.h"

/* ---- BW-20.1, BW-20.2, BW-20.16: the owner picks who is lost ---- */

lin_side bw_who_lose(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

/* In an exchange the attacker must match the defender's loss, or give his largest. */
static int least_loss(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    int largest = 0;

    if (frame->step != BW_EXCHANGE || frame->arg[0] != s->side)
        return 0;
    for (uint64_t rest = s->attackers; rest; rest &= rest - 1)
        if (f->cf[bw_first(rest)] > largest)
            largest = f->cf[bw_first(rest)];
    return s->lost_cf < largest ? s->lost_cf : largest;
}

void bw_list_lose(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int least = least_loss(f, s, frame);

    for (uint64_t rest = bw_battle_set(s, frame->arg[0]); rest; rest &= rest - 1)
        if (f->cf[bw_first(rest)] >= least)
            bw_answer1(out, V_LOSE, bw_first(rest));
}

lin_status bw_check_lose(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int least = least_loss(f, s, frame);

    if (o->verb != V_LOSE)
        return lin_not_now(view->field, frame, o, why);
    if (!(bw_battle_set(s, frame->arg[0]) & bw_bit(o->arg[0])))
        return lin_refuse(why, LIN_ILLEGAL,
                          is_combat(f, o->arg[0]) ? bw_steps[frame->step].rule : "BW-17.10",
                          "Choose one of your combat units that fought in this battle.");
    if (f->cf[o->arg[0]] < least)
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.16",
                          "The exchange asks for a unit of at least %d factors.", least);
    return LIN_OK;
}

void bw_take_lose(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = o->arg[0];

    if (frame->step == BW_EXCHANGE)
        s->lost_cf = f->cf[u];
    bw_eliminate(p, u,
                 frame->step == BW_EXCHANGE        ? R_EXCHANGE
                 : frame->step == BW_LOSE_ATTACKER ? R_LOSS_ATTACKER
                                                   : R_LOSS_DEFENDER);
}

/* Odds assume that the smallest unit is given up. */
int bw_usual_lose(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    const bw_field *f = bw_field_of(view->field);
    int best = 0;

    (void)view->state, (void)frame;
    for (int i = 1; i < list->orders; i++)
        if (f->cf[list->order[i].arg[0]] < f->cf[list->order[best].arg[0]])
            best = i;
    return best;
}

/* ---- BW-20.11 to BW-20.15: where a counter may retreat to ---- */

static bool may_end_retreat(const bw_field *f, const bw_state *s, int u, int to)
{
    const int enemy = bw_other(f->side[u]);

    return !has_counter(f, s, to, enemy) && !is_controlled(f, s, to, enemy) && /* BW-20.14 */
           bw_fits(f, s, u, to);                                               /* BW-20.15 */
}

/* BW-20.12: two steps that end two squares away; the one between holds no enemy. */
static bool has_way(const bw_field *f, const bw_state *s, int u, int to)
{
    for (int d = 0; d < 8; d++) {
        const int between = f->board->next[s->at[u]][d];

        if (between != LIN_NOWHERE && is_adjacent(f, between, to) &&
            !has_counter(f, s, between, bw_other(f->side[u])))
            return true;
    }
    return false;
}

int bw_retreats(const bw_field *f, const bw_state *s, int u, int squares, uint16_t *out)
{
    const int row = f->row[s->at[u]], col = f->col[s->at[u]];
    int n = 0;

    for (int up = -squares; up <= squares; up++)
        for (int right = -squares; right <= squares; right++) {
            const bool rim =
                up == squares || up == -squares || right == squares || right == -squares;
            const int r = row + up, c = col + right, to = r * f->board->cols + c;

            if (!rim || r < 0 || c < 0 || r >= f->board->rows || c >= f->board->cols ||
                !may_end_retreat(f, s, u, to))
                continue;
            if (squares == 1 || has_way(f, s, u, to))
                out[n++] = (uint16_t)to;
        }
    return n;
}

/* ---- who must go ---- */

/* A retreat falls on the side's units of the battle, or on the whole bombarded square. */
static uint64_t struck(const bw_field *f, const bw_state *s, int side)
{
    if (s->bombarding)
        return bw_units_in(f, s, s->at[bw_first(s->defenders)], side); /* BW-18.9 */
    return bw_battle_set(s, side);
}

void bw_order_retreat(lin_play *p, int side, int squares, bool starred)
{
    lin_push(p->state, BW_RETREAT_OPENS, side, squares, starred);
}

/* BW-17.11: a commander goes with the units of his square. */
static uint64_t with_commander(const bw_field *f, const bw_state *s, int side, uint64_t group)
{
    const int leader = f->commander[side];

    if (leader >= 0 && on_board(s, leader))
        for (uint64_t rest = group; rest; rest &= rest - 1)
            if (s->at[bw_first(rest)] == s->at[leader])
                return group | bw_bit(leader);
    return group;
}

/* BW-16.9: those disorganized already are lost before anybody retreats. */
void bw_run_retreat_opens(lin_play *p, const lin_frame *frame)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int side = frame->arg[0];
    uint64_t group = struck(f, s, side);

    for (uint64_t rest = frame->arg[2] ? group : 0; rest; rest &= rest - 1)
        if (is_disorganized(s, bw_first(rest))) {
            group &= ~bw_bit(bw_first(rest));
            bw_eliminate(p, bw_first(rest), R_DISORDERED_TWICE);
        }
    s->group = with_commander(f, s, side, group);
    if (s->group)
        lin_push(s, BW_RETREAT, side, frame->arg[1], frame->arg[2]);
}

/* ---- BW-20.11: which counter next ---- */

lin_side bw_who_retreat(const lin_view *view, const lin_frame *frame)
{
    return bw_who_lose(view, frame);
}

void bw_list_retreat(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_state *s = view->state;

    (void)view->field, (void)frame;
    for (uint64_t rest = s->group; rest; rest &= rest - 1)
        bw_answer1(out, V_RETREAT, bw_first(rest));
}

lin_status bw_check_retreat(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const bw_state *s = view->state;

    if (o->verb != V_RETREAT)
        return lin_not_now(view->field, frame, o, why);
    if (!(s->group & bw_bit(o->arg[0])))
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.11",
                          "That counter does not have to retreat; name one that does.");
    return LIN_OK;
}

void bw_take_retreat(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = o->arg[0];
    uint16_t to[16];

    s->group &= ~bw_bit(u);
    if (!s->group)
        lin_pop(s);
    if (bw_retreats(f, s, u, frame->arg[1], to) == 0) /* BW-20.13 */
        bw_eliminate(p, u, R_NO_RETREAT);
    else
        lin_push(s, BW_RETREAT_TO, u, frame->arg[1], frame->arg[2]);
}

/* ---- ... and where to ---- */

lin_side bw_who_retreat_to(const lin_view *view, const lin_frame *frame)
{
    return bw_who_face(view, frame);
}

void bw_list_retreat_to(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    uint16_t to[16];
    const int n =
        bw_retreats(bw_field_of(view->field), view->state, frame->arg[0], frame->arg[1], to);

    for (int i = 0; i < n; i++)
        bw_answer1(out, V_TO, to[i]);
}

static lin_status why_no_retreat(const bw_field *f, const bw_state *s, int u, int squares, int to,
                                 lin_refusal *why)
{
    const int enemy = bw_other(f->side[u]);

    if (lin_cell_distance(f->board, s->at[u], to) != squares)
        return lin_refuse(why, LIN_ILLEGAL, squares == 2 ? "BW-20.12" : "BW-20.11",
                          "It must end exactly %d square%s away.", squares,
                          squares == 1 ? "" : "s");
    if (has_counter(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.11", "An enemy counter stands there.");
    if (is_controlled(f, s, to, enemy))
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.14",
                          "A retreat may not end under enemy control.");
    if (!bw_fits(f, s, u, to))
        return lin_refuse(why, LIN_ILLEGAL, "BW-20.15",
                          "That square would hold more than %d factors.", BW_STACK);
    return lin_refuse(why, LIN_ILLEGAL, "BW-20.11",
                      "Every way there leads through an enemy counter.");
}

lin_status bw_check_retreat_to(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    uint16_t to[16];
    int n;

    if (o->verb != V_TO)
        return lin_not_now(view->field, frame, o, why);
    n = bw_retreats(f, view->state, frame->arg[0], frame->arg[1], to);
    for (int i = 0; i < n; i++)
        if (to[i] == o->arg[0])
            return LIN_OK;
    return why_no_retreat(f, view->state, frame->arg[0], frame->arg[1], o->arg[0], why);
}

/* BW-20.4: retreat, then disorder. BW-17.10: not for a commander. BW-11.4: no turning. */
void bw_take_retreat_to(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;
    const int u = frame->arg[0];

    lin_tell(p, E_RETREATED, u, s->at[u], o->arg[0]);
    bw_put(f, s, u, o->arg[0]);
    s->barred[u] = 0;
    s->owed &= ~bw_bit(u);
    if (is_held(s, u)) { /* BW-20.20 */
        s->holders[u] = 0;
        s->mark[u] |= BW_FREED;
        lin_tell(p, E_HOLD_ENDED, u);
    }
    if (frame->arg[2] && is_combat(f, u)) {
        s->mark[u] |= BW_DISORGANIZED;
        lin_tell(p, E_DISORGANIZED, u);
    }
    bw_occupy(p, u);
}
