/* view.c -- what anyone may see of the battle: counters, duties, clock. The score: score.c. */
#include "rules/germantown/germantown.h"

#include <stdio.h>
#include <string.h>

static lin_arm arm_of(const gt_field *f, int u)
{
    return gt_is_leader(f, u)         ? LIN_ARM_OFFICER
           : gt_is_gun(f, u)          ? LIN_ARM_GUNS
           : f->type[u] == GT_CAVALRY ? LIN_ARM_HORSE
                                      : LIN_ARM_FOOT;
}

/* GT-23.26, GT-23.27: the alarm still holds it. */
static bool is_asleep(const gt_field *f, const gt_state *s, int u)
{
    return gt_on_map(s, u) && !(s->mark[u] & GT_SHATTERED) &&
           gt_allowance(f, s, u) < f->allowance[u];
}

/* That it has moved or fired is shown for as long as it matters: in that phase. */
static void marks_of(const gt_field *f, const gt_state *s, const gt_contacts *c, int u, lin_text *t)
{
    static const struct {
        uint16_t mark;
        const char *word;
    } rows[] = { { GT_REDUCED, "reduced" },     { GT_DISRUPTED, "disrupted" },
                 { GT_SHATTERED, "shattered" }, { GT_PINNED, "pinned" },
                 { GT_PANICKED, "panicked" },   { GT_RODE_OFF, "rode-off" } };
    const int side = f->side[u];

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (s->mark[u] & rows[i].mark)
            lin_put(t, "%s ", rows[i].word);
    if ((s->mark[u] & GT_MOVED) && lin_is_pending_for(&s->head, GT_MOVE, side))
        lin_put(t, "moved ");
    if ((s->mark[u] & GT_FIRED) && (lin_is_pending_for(&s->head, GT_GUNS, side) ||
                                    lin_is_pending_for(&s->head, GT_RIFLES, side) ||
                                    lin_is_pending_for(&s->head, GT_SHELL, side)))
        lin_put(t, "fired ");
    if (is_asleep(f, s, u))
        lin_put(t, "asleep ");
    if (c && gt_has(&c->owes, u))
        lin_put(t, "owes-attack ");
    if (t->used > 0)
        t->at[--t->used] = '\0';
}

static bool is_declaring(const gt_state *s)
{
    const int step = s->head.over || s->head.depth == 0 ? -1 : lin_top(&s->head)->step;

    return step == GT_DECLARE || step == GT_MAKE_UP;
}

int gt_pieces(const lin_view *v, lin_piece *out, int max)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;
    int n = 0;

    if (is_declaring(s))
        gt_find_contacts(f, s, &c);
    for (int u = 0; u < f->units && n < max; u++) {
        const int morale = f->morale[s->mark[u] & GT_REDUCED][u];
        lin_piece *p = &out[n];
        lin_text marks;

        if (s->at[u] == GT_ABSENT)
            continue;
        memset(p, 0, sizeof *p);
        p->unit = u;
        p->side = f->side[u];
        p->cell = gt_on_map(s, u) ? s->at[u] : LIN_NOWHERE;
        p->where = gt_on_map(s, u) ? LIN_ON_BOARD : s->at[u] == GT_WAITING ? LIN_WAITING : LIN_LOST;
        p->facing = -1;
        p->arm = arm_of(f, u);
        if (gt_is_leader(f, u)) {
            snprintf(p->label, sizeof p->label, "%+d %+d", f->drm[u], f->leadership[u]);
        } else {
            p->strength = (int16_t)gt_strength(f, s, u);
            snprintf(p->label, sizeof p->label, "%d-%d", gt_strength(f, s, u), f->allowance[u] / 2);
            snprintf(p->right, sizeof p->right, morale ? "%+d" : "%d", morale);
            p->pips = f->steps[u];
            p->hurt = s->mark[u] & GT_REDUCED;
        }
        snprintf(p->left, sizeof p->left, "%.11s",
                 lin_node_text(v->field->battle->unit[u].data, "label", ""));
        marks = lin_text_in(p->marks, sizeof p->marks);
        marks_of(f, s, is_declaring(s) ? &c : NULL, u, &marks);
        n++;
    }
    return n;
}

/* ---- what must be done before the phase can close ---- */

int gt_duties(const lin_view *v, lin_duty *out, int max)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;
    gt_set rest;
    int n = 0;

    if (!is_declaring(s))
        return 0;
    gt_find_contacts(f, s, &c);
    rest = c.owes;
    for (int u; (u = gt_next(&rest)) >= 0 && n < max; n++) {
        out[n].rule = "GT-11.10";
        out[n].unit = u;
        snprintf(out[n].text, sizeof out[n].text, "%s must attack.", f->base.battle->unit[u].id);
    }
    for (int i = 0; i < c.hexes && n < max; i++)
        if (c.hex[i].engaged && !c.hex[i].attacked && !c.hex[i].diverted) {
            char name[8];

            lin_cell_name(f->board, c.hex[i].cell, name);
            out[n].rule = "GT-11.9";
            out[n].unit = gt_first(gt_troops_in(f, s, c.hex[i].cell, gt_defender(s)));
            snprintf(out[n].text, sizeof out[n].text,
                     "The enemy at %s must be attacked, or be a diversion.", name);
            n++;
        }
    return n;
}

/* ---- the clock ---- */

void gt_clock(const lin_view *v, lin_text *out)
{
    static const struct {
        int last;
        const char *name;
    } phases[] = { { GT_TURN_ENDS, "initiative" },
                   { GT_MOVE_CLOSES, "movement" },
                   { GT_RALLY_CLOSES, "rally" },
                   { GT_SHOT_ENDS, "fire" },
                   { GT_STEPS, "close combat" } };
    const gt_state *s = v->state;
    int step, i = 0;

    if (s->head.over || s->head.depth == 0) {
        lin_put(out, "the battle is over");
        return;
    }
    step = lin_top(&s->head)->step;
    while (step > phases[i].last)
        i++;
    if (step >= GT_SUFFER) { /* by fire or in combat: the phase is the one below */
        for (int k = s->head.depth - 1; k >= 0; k--)
            if (s->head.frame[k].step == GT_SHOT_ENDS)
                i = 3;
    }
    if (i == 0)
        lin_put(out, "%s, initiative", v->field->battle->turn_name[s->turn]);
    else
        lin_put(out, "%s, %s %s", v->field->battle->turn_name[s->turn],
                v->field->battle->side_name[s->side], phases[i].name);
}

int gt_turn(const lin_view *v)
{
    return ((const gt_state *)v->state)->turn;
}
