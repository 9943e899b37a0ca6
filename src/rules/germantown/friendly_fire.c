/* friendly_fire.c -- in the fog Stephen's men and their neighbours fire on each other, as the
 * American movement ends (GT-23.14 to GT-23.18). */
#include "rules/germantown/germantown.h"

/* GT-23.14: panicked units do not count. Stephen himself does not matter (GT-23.18). */
static bool is_fireable(const gt_field *f, const gt_state *s, int u, bool stephens)
{
    return ((f->flags[u] & GT_IS_STEPHENS) != 0) == stephens && !gt_is_leader(f, u) &&
           !(s->mark[u] & GT_PANICKED);
}

static bool has_fireable(const gt_field *f, const gt_state *s, int cell, bool stephens)
{
    gt_set rest = gt_troops_in(f, s, cell, f->american);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (is_fireable(f, s, u, stephens))
            return true;
    return false;
}

static int others_near(const gt_field *f, const gt_state *s, int cell, uint16_t out[6])
{
    int n = 0;

    for (int d = 0; d < 6; d++) {
        const int there = f->board->next[cell][d];

        if (there != LIN_NOWHERE && has_fireable(f, s, there, false))
            out[n++] = (uint16_t)there;
    }
    return n;
}

bool gt_may_misfire(const gt_field *f, const gt_state *s, int cell)
{
    uint16_t other[6];

    return has_fireable(f, s, cell, true) && others_near(f, s, cell, other) > 0;
}

/* GT-23.14: hex after hex in ascending number; cell_mark is 1 + the number of the last. */
void gt_run_friendly(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set rest = f->side_set[f->american];
    uint16_t other[6];
    int best = -1;

    if (frame->arg[0] == 1)
        s->cell_mark = 0;
    if (!gt_in_fog(s))
        return;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (!gt_on_map(s, u) || !is_fireable(f, s, u, true))
            continue;
        if (gt_hex_number(f, s->at[u]) < s->cell_mark || others_near(f, s, s->at[u], other) == 0)
            continue;
        if (best < 0 || gt_hex_number(f, s->at[u]) < gt_hex_number(f, best))
            best = s->at[u];
    }
    if (best < 0) {
        s->cell_mark = 0;
        return;
    }
    s->cell_mark = (uint16_t)(gt_hex_number(f, best) + 1);
    gt_push(p, GT_FRIENDLY, 0, 0, 0);
    gt_push(p, GT_FRIENDLY_DIE, best, 0, 0);
}

/* GT-23.15 */
static int friendly_need(const gt_state *s)
{
    return s->fog == GT_HEAVY ? 7 : 8;
}

void gt_roll_friendly(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    const int need = friendly_need(v->state);

    (void)frame;
    gt_ask_die(out, gt_field_of(v->field)->american, "GT-23.15", "friendly fire");
    out->classes = 2;
    out->better = -1;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face >= need;
}

void gt_land_friendly(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_state *s = p->state;

    lin_tell(p, E_FRIENDLY_ROLL, frame->arg[0], face[0], friendly_need(s));
    if (face[0] < friendly_need(s))
        return;
    lin_tell(p, E_FRIENDLY_FIRE, frame->arg[0]);
    gt_push(p, GT_FRIENDLY_HEX, frame->arg[0], 0, 0);
    gt_once(p, GT_ONCE_FRIENDLY, R_FRIENDLY_FIRE); /* GT-19.9 */
}

/* GT-23.16: the British player picks the other hex, then a unit in each. */
lin_side gt_who_friendly_hex(const lin_view *v, const lin_frame *frame)
{
    (void)frame;
    return (lin_side)gt_field_of(v->field)->british;
}

void gt_list_friendly_hex(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    uint16_t other[6];
    const int n = others_near(gt_field_of(v->field), v->state, frame->arg[0], other);

    for (int i = 0; i < n; i++)
        gt_answer1(out, V_HEX, other[i]);
}

lin_status gt_check_friendly_hex(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                 lin_refusal *why)
{
    uint16_t other[6];
    int n;

    if (o->verb != V_HEX)
        return lin_not_now(v->field, frame, o, why);
    n = others_near(gt_field_of(v->field), v->state, frame->arg[0], other);
    for (int i = 0; i < n; i++)
        if (other[i] == o->arg[0])
            return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-23.16",
                      "Choose a neighbouring hex with American combat units of another division.");
}

void gt_take_friendly_hex(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_push(p, GT_FRIENDLY_UNIT, o->arg[0], 0, 0);
    gt_push(p, GT_FRIENDLY_UNIT, frame->arg[0], 1, 0);
}

lin_side gt_who_friendly_unit(const lin_view *v, const lin_frame *frame)
{
    return gt_who_friendly_hex(v, frame);
}

void gt_list_friendly_unit(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    gt_set rest = gt_troops_in(f, v->state, frame->arg[0], f->american);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (is_fireable(f, v->state, u, frame->arg[1]))
            gt_answer1(out, V_UNIT, u);
}

lin_status gt_check_friendly_unit(const lin_view *v, const lin_frame *frame, const lin_order *o,
                                  lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;

    if (o->verb != V_UNIT)
        return lin_not_now(v->field, frame, o, why);
    if (s->at[o->arg[0]] == frame->arg[0] && f->side[o->arg[0]] == f->american &&
        is_fireable(f, s, o->arg[0], frame->arg[1]))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "GT-23.16",
                      frame->arg[1]
                          ? "Choose a unit of Stephen's division in that hex that is not in panic."
                          : "Choose a unit of another division in that hex that is not in panic.");
}

/* GT-23.17: both are chosen before either rolls; Stephen's rolls first. */
void gt_take_friendly_unit(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (frame->arg[1]) { /* below the question about the other */
        const lin_frame other = *lin_top(&s->head);

        lin_pop(s);
        gt_push(p, GT_PANIC_CHECK, o->arg[0], 0, 0);
        gt_push(p, other.step, other.arg[0], other.arg[1], o->arg[0]);
    } else {
        const int first = lin_top(&s->head)->arg[0];

        lin_pop(s);
        gt_push(p, GT_PANIC_CHECK, o->arg[0], 0, 0);
        gt_push(p, GT_PANIC_CHECK, first, 0, 0);
    }
}

void gt_roll_panic_check(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    gt_ask_morale(v, frame->arg[0], "panic", "GT-23.17", out);
}

void gt_land_panic_check(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const int u = frame->arg[0];

    if (gt_passes_morale(p, u, face[0], E_CHECK_ROLL)) {
        lin_tell(p, E_CHECK_PASSED, u);
        return;
    }
    lin_tell(p, E_PANICKED, u);
    gt_set_mark(p, u, GT_PANICKED);
}
