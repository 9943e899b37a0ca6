/* replace.c -- leaders who come back, and those who take a fallen man's place. RG-4.29 to RG-4.34,
 * RG-14.13 to RG-14.15, RG-14.25. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/setup/setup.h"
#include "rules/regimental/steps.h"

/* ---- RG-14.14: back on the table ---- */

static bool is_his(const lin_view *v, int leader, int u)
{
    const rg_field *f = rg_field_of(v->field);

    return !rg_is_leader(f, u) && f->side[u] == f->side[leader] && rg_stands(v->state, u) &&
           rg_commands(f, leader, u);
}

static bool has_somebody(const lin_view *v, int leader)
{
    for (int u = 0; u < rg_field_of(v->field)->units; u++)
        if (is_his(v, leader, u))
            return true;
    return false;
}

lin_status rg_check_return(const lin_view *v, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const rg_field *f = rg_field_of(v->field);
    const int c = frame->arg[0];

    if (o->verb != RV_PUT)
        return lin_not_now(v->field, frame, o, why);
    if (o->arg[0] != c)
        return rg_no(why, f, o->arg[0], "RG-14.14", "does not come back now");
    if (rg_check_own(v, o->arg[1], f->side[c], false, why) != LIN_OK)
        return LIN_ILLEGAL;
    return is_his(v, c, o->arg[1]) || !has_somebody(v, c) /* RG-14.25 */
               ? LIN_OK
               : rg_no(why, f, o->arg[1], "RG-14.14", "is not under his command");
}

/* The nearest to where he fell is first. RG-14.15 */
void rg_list_return(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int c = frame->arg[0];
    int nearest = RG_NONE;
    int64_t least = INT64_MAX;

    for (int u = 0; u < f->units; u++) {
        const lin_order o = { .verb = RV_PUT, .nargs = 2, .arg = { c, u } };

        if (rg_is_leader(f, u) || rg_check_return(v, frame, &o, NULL) != LIN_OK)
            continue;
        if (tb_gap2(s->at[c], rg_centre(v, u)) < least) {
            least = tb_gap2(s->at[c], rg_centre(v, u));
            nearest = u;
        }
    }
    for (int pass = 0; pass < 2; pass++)
        for (int u = 0; u < f->units; u++)
            if (!rg_is_leader(f, u) && (u == nearest) == (pass == 0))
                rg_offer(v, frame, rg_check_return,
                         (lin_order){ .verb = RV_PUT, .nargs = 2, .arg = { c, u } }, out);
}

void rg_take_return(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    const int c = frame->arg[0];

    s->at[c] = rg_beside(&p->view, c, o->arg[1]);
    s->where[c] = RG_ON_TABLE;
    s->fate[c] = s->until[c] = 0;
    s->mark[c] &= (uint16_t)~RG_ON_FOOT; /* the longer time is over, RG-14.24 */
    lin_tell(p, RE_RETURNS, c, o->arg[1]);
}

/* ---- Replaced ---- */

static int largest_unit(const lin_view *v, int b)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *all = &f->brigade_of[b].units;
    int best = RG_NONE;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) /* RG-4.31 */
        if (rg_stands(s, u) && s->mark[u] & RG_COLONEL)
            return u;
    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1))
        if (rg_stands(s, u) && (best == RG_NONE || s->stands[u] > s->stands[best]))
            best = u;
    return best;
}

/* RG-4.32: the brigade leader nearest to where he stood; of a wing one of his. */
static int successor(const lin_view *v, int leader)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int64_t least = INT64_MAX;
    int best = RG_NONE;

    for (int c = 0; c < f->units; c++)
        if (f->type[c] == RG_BRIGADE && f->side[c] == f->side[leader] && rg_stands(s, c) &&
            (f->type[leader] == RG_ARMY || f->wing[c] == leader) &&
            tb_gap2(s->at[leader], rg_leader_at(v, c)) < least) {
            least = tb_gap2(s->at[leader], rg_leader_at(v, c));
            best = c;
        }
    return best;
}

static void promote(lin_play *p, int leader, int from)
{
    rg_state *s = p->state;

    s->at[leader] = rg_leader_at(&p->view, from);
    s->with[leader] = s->with[from];
    s->where[leader] = RG_ON_TABLE;
    s->mark[leader] = s->mark[from];
    /* who was on foot stays so for as long as he had to */
    s->fate[leader] = s->mark[leader] & RG_ON_FOOT ? s->fate[from] : 0;
    s->until[leader] = s->mark[leader] & RG_ON_FOOT ? s->until[from] : 0;
    if (s->with[leader] != RG_NONE)
        s->at[leader] = (lin_point){ 0, 0 };
    s->at[from] = rg_leader_at(&p->view, leader);
    s->with[from] = RG_NONE;
    s->where[from] = RG_LOST;
    s->mark[from] = 0;
    s->until[from] = (uint8_t)(s->turn + 1);
    lin_tell(p, RE_REPLACED, leader, from);
}

/* Who is to be replaced now, from that leader on; and by whom: a unit, or a brigade leader. */
static int next_vacant(const lin_view *v, int side, int from, int *by)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int c = from; c < f->units; c++) {
        if (!rg_is_leader(f, c) || f->side[c] != side || s->where[c] != RG_LOST ||
            s->until[c] > s->turn)
            continue;
        *by = f->type[c] == RG_BRIGADE ? largest_unit(v, f->brigade[c]) : successor(v, c);
        if (*by != RG_NONE) /* RG-4.33 */
            return c;
    }
    return -1;
}

/* arg 1: leaders before this one are seen to; arg 2: units. */
void rg_run_come_back(lin_play *p, const lin_frame *frame)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    int by = RG_NONE;
    const int c = next_vacant(&p->view, frame->arg[0], frame->arg[1], &by);

    if (c >= 0) {
        lin_push(s, RG_COME_BACK, frame->arg[0], c + 1, frame->arg[2]);
        if (f->type[c] == RG_BRIGADE)
            lin_push(s, RG_REPLACE, c, by, 0);
        else
            promote(p, c, by);
        return;
    }
    rg_next_to_come(p, frame->arg[0], frame->arg[2]);
}

/* RG-4.30: attached, or beside it. */
void rg_take_replace(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    rg_state *s = p->state;
    const int c = frame->arg[0], u = frame->arg[1];

    s->where[c] = RG_ON_TABLE;
    s->fate[c] = s->until[c] = 0;
    s->mark[c] = 0;
    s->mark[u] &= (uint16_t) ~(RG_COLONEL | RG_COLONEL_DOWN | RG_COLONEL_WOUNDED);
    if (o->verb == RV_YES && rg_attached_to(rg_field_of(p->view.field), s, u) == RG_NONE) {
        s->with[c] = (uint8_t)u;
        s->at[c] = (lin_point){ 0, 0 };
    } else {
        s->at[c] = rg_beside(&p->view, c, u);
    }
    lin_tell(p, RE_REPLACED, c, u);
}
