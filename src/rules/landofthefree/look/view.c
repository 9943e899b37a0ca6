/* view.c -- what everybody may see: pieces, score, clock, all of it the same for both sides
 * (LF-ME-11). Nothing is hidden but where ambushers lie (LF-ME-12), and that is no part of a state
 * until they are revealed. */
#include "rules/landofthefree/lof.h"

#include <stdio.h>

/* ---- Pieces ---- */

static int where_of(const lf_state *s, int u)
{
    switch (s->where[u]) {
    case LF_ON_TABLE:
        return LIN_ON_BOARD;
    case LF_UNPLACED:
        return LIN_UNPLACED;
    case LF_RESERVE:
    case LF_HIDDEN:
        return LIN_WAITING;
    default:
        return LIN_LOST;
    }
}

/* Guns are limbered or not; all others stand in the formation of that name. */
static const char *formation_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->mark[u] & LF_INSIDE)
        return "inside";
    if (f->type[u] == LF_ARTILLERY)
        return s->formation[u] == LF_COLUMN ? "limbered" : "unlimbered";
    return lf_formation_name[s->formation[u]];
}

/* What matters most stands first: there is room for a few words. */
static void marks_of(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const char *const level[] = { "", "shaken ", "exhausted ", "shattered " };

    lin_put(t, "%s", level[s->level[u]]);
    if (lf_is_locked(s, u))
        lin_put(t, "locked ");
    if (s->disorder[u])
        lin_put(t, "disorder-%d ", s->disorder[u]);
    if (s->mark[u] & LF_UNLOADED)
        lin_put(t, "unloaded ");
    if (s->mark[u] & (LF_HAS_M | LF_HAS_C))
        lin_put(t, "stored-%s%s ", s->mark[u] & LF_HAS_M ? "m" : "",
                s->mark[u] & LF_HAS_C ? "c" : "");
    if (s->mark[u] & LF_ON_FOOT)
        lin_put(t, "on-foot ");
    if (s->mark[u] & LF_LINED_UP)
        lin_put(t, "lined-up ");
    for (int c = 0; c < f->units; c++)
        if (s->with[c] == u)
            lin_put(t, "with-%s ", lf_id(f, c));
    if (s->mark[u] & LF_ACTED)
        lin_put(t, "acted ");
}

static void show_element(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    snprintf(p->label, sizeof p->label, "%d/%d", s->hits[u],
             lf_stats[f->type[u]].discipline[f->size[u]]);
    snprintf(p->left, sizeof p->left, "%s", lf_size_name[f->size[u]]);
    if (s->where[u] == LF_ON_TABLE)
        snprintf(p->right, sizeof p->right, "%s", formation_of(view, u));
    marks_of(view, u, marks);
}

static void show_commander(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    snprintf(p->label, sizeof p->label, "%d CP", s->points[u]);
    snprintf(p->left, sizeof p->left, "%d\"", (int)(lf_commands[s->rating[u]].sphere / LIN_INCH));
    if (s->with[u] != LF_NONE)
        lin_put(marks, "with-%s ", lf_id(f, s->with[u]));
}

int lf_pieces(const lin_view *view, lin_piece *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int n = 0;

    for (int u = 0; u < f->units && n < max; u++) {
        lin_piece *p = &out[n];
        lin_text marks;

        if (s->where[u] == LF_ABSENT)
            continue;
        *p = (lin_piece){ .unit = u, .side = f->side[u], .cell = LIN_NOWHERE, .facing = -1 };
        p->where = (uint8_t)where_of(s, u);
        marks = lin_text_in(p->marks, sizeof p->marks);
        if (lf_is_element(f, u))
            show_element(view, u, p, &marks);
        else
            show_commander(view, u, p, &marks);
        if (marks.used > 0 && marks.at[marks.used - 1] == ' ')
            marks.at[--marks.used] = '\0';
        n++;
    }
    return n;
}

/* ---- Duties: what bars a group from being closed, and who is yet to be set up ---- */

static lin_duty *owe(lin_duty *out, int *n, int max, const char *rule, int unit)
{
    lin_duty *d = &out[*n < max ? *n : max - 1];

    *n += *n < max;
    *d = (lin_duty){ .rule = rule, .unit = unit };
    return d;
}

int lf_duties(const lin_view *view, lin_duty *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_frame *top = s->head.over || s->head.depth == 0 ? NULL : lin_top(&s->head);
    const tb_set *members =
        top && (top->step == LF_PLACE || top->step == LF_GROUP) ? &f->members[top->arg[0]] : NULL;
    int n = 0;

    for (int u = members ? tb_next(members, 0) : -1; u >= 0; u = tb_next(members, u + 1))
        if (top->step == LF_PLACE && s->where[u] == LF_UNPLACED)
            snprintf(owe(out, &n, max, "LF-SC-10", u)->text, sizeof out->text,
                     "%s is to be set up.", lf_id(f, u));
        else if (top->step == LF_GROUP && s->where[u] == LF_ON_TABLE && !(s->mark[u] & LF_ACTED) &&
                 lf_is_locked(s, u))
            snprintf(owe(out, &n, max, "LF-OR-18", u)->text, sizeof out->text,
                     "%s is locked in melee and must be activated.", lf_id(f, u));
    return n;
}

/* ---- Score: LF-SC-17, LF-SC-22 ---- */

static void put_objectives(const lin_view *view, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int held[LIN_SIDES] = { 0 };

    for (int i = 0; i < s->objectives; i++) {
        const lin_side side = lf_controls(view, i);

        if (side != LIN_NOBODY)
            held[side]++;
    }
    lin_put(t, "Objectives held, of %d: %s %d, %s %d. ", s->objectives,
            f->base.battle->side_name[0], held[0], f->base.battle->side_name[1], held[1]);
}

void lf_score(const lin_view *view, lin_score *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++)
        out->points[side] = lf_loss(view, 1 - side);
    if (s->objectives)
        put_objectives(view, &t);
    lin_put(&t, "Points lost, of %d: %s %d, %s %d.", f->points, view->field->battle->side_name[0],
            (int)out->points[1], view->field->battle->side_name[1], (int)out->points[0]);
}

/* ---- Clock ---- */

void lf_clock(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->turn == 0) {
        lin_put(out, "Setting up: %s", lf_scenario_name[s->scenario]);
        return;
    }
    lin_put(out, "Turn %d", s->turn);
    if (s->head.over || s->group == LF_NONE)
        return;
    lin_put(out, ", %s: group of %s", view->field->battle->side_name[f->group_side[s->group]],
            lf_id(f, f->group_commander[s->group]));
    if (s->element != LF_NONE)
        lin_put(out, ", %s", lf_id(f, s->element));
}

int lf_turn_index(const lin_view *view)
{
    const lf_state *s = view->state;

    (void)view->field;
    return s->turn ? s->turn - 1 : 0;
}
