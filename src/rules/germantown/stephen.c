/* stephen.c -- Stephen's division loses its way in the fog, before free movement (GT-23.3 to
 * GT-23.13). */
#include "rules/germantown/germantown.h"

#define POINT 2 /* half points */

static bool is_at(const gt_field *f, const gt_state *s, int who, int cell)
{
    return f->named[who] != GT_NOBODY && s->at[f->named[who]] == cell;
}

/* GT-23.13: not while he waits to enter. */
static bool strays_end(const gt_field *f, const gt_state *s)
{
    const int stephen = f->named[GT_STEPHEN];

    return stephen == GT_NOBODY || s->at[stephen] == GT_ELIMINATED ||
           s->at[stephen] == GT_DEPARTED || s->at[stephen] == GT_CAPTURED;
}

/* GT-23.3, GT-23.4: the hexes are listed first: `group` has all who may stray, and is taken hex by
 * hex. Whoever enters in this turn is not on the map yet (GT-23.12). */
void gt_run_stray(lin_play *p, const lin_frame *frame)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    gt_set rest;
    int best = -1;

    if (frame->arg[0] == 1) {
        rest = f->side_set[f->american];
        s->group = (gt_set){ { 0, 0 } };
        for (int u; gt_in_fog(s) && (u = gt_next(&rest)) >= 0;)
            if ((f->flags[u] & GT_IS_STEPHENS) && !gt_is_leader(f, u) && gt_on_map(s, u) &&
                gt_is_steady(s, u) && !gt_near_troops(f, s, s->at[u], f->british) &&
                !is_at(f, s, GT_WASHINGTON, s->at[u]) && !is_at(f, s, GT_GREENE, s->at[u]))
                gt_add(&s->group, u);
    }
    if (strays_end(f, s)) /* with those who have just left the map, perhaps */
        s->group = (gt_set){ { 0, 0 } };
    rest = s->group;
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (best < 0 || gt_hex_number(f, s->at[u]) < gt_hex_number(f, best))
            best = s->at[u];
    if (best < 0)
        return;
    gt_push(p, GT_STRAY, 0, 0, 0);
    gt_push(p, GT_STRAY_DIE, best, 0, 0);
}

void gt_roll_stray(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)frame;
    gt_ask_die(out, gt_field_of(v->field)->american, "GT-23.3", "straying");
    out->classes = 3;
    out->better = -1;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = face <= 5 ? 0 : face <= 7 ? 1 : 2;
}

static gt_set strays_at(const gt_state *s, int cell)
{
    gt_set rest = s->group, here = { { 0, 0 } };

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (s->at[u] == cell)
            gt_add(&here, u);
    return here;
}

void gt_land_stray(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    gt_state *s = p->state;
    const int cell = frame->arg[0];
    gt_set here = strays_at(s, cell), rest = here;

    lin_tell(p, E_STRAY_ROLL, cell, face[0]);
    if (face[0] >= 8) { /* GT-23.7 */
        gt_push(p, GT_STRAY_WAY, cell, 0, 0);
        return;
    }
    s->group = gt_minus(s->group, here);
    for (int u; face[0] >= 6 && (u = gt_next(&rest)) >= 0;) /* GT-23.6; below that GT-23.5 */
        s->mark[u] |= GT_ASTRAY;
    if (face[0] >= 6)
        lin_tell(p, E_STRAY_HALTED, cell);
    else
        lin_tell(p, E_STRAY_FREE, cell);
}

void gt_roll_stray_way(const lin_view *v, const lin_frame *frame, lin_roll_ask *out)
{
    (void)frame;
    gt_ask_die(out, gt_field_of(v->field)->american, "GT-23.7", "direction");
    out->classes = 7;
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)(face >= 1 && face <= 6 ? face : 0);
}

/* GT-23.7 to GT-23.10: straight that way, as one stack, each paying. They stop before what is
 * closed to them (GT-23.8), and the step off the map costs one point. */
static void go_astray(lin_play *p, gt_set who, int cell, int direction)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    bool first = true;

    while (!s->head.over) {
        const int to = f->board->next[cell][direction];
        bool pays = true, over = false;
        gt_set rest = who;

        if (to != LIN_NOWHERE && (gt_has_troops(f, s, to, f->british) || !gt_fits(f, s, who, to)))
            break;
        for (int u; (u = gt_next(&rest)) >= 0;) {
            const int cost = to == LIN_NOWHERE ? POINT : gt_step_cost(f, s, u, cell, direction);

            if (cost >= GT_BARRED)
                pays = false;
            else if (s->spent[u] + cost > gt_allowance(f, s, u)) {
                pays &= first; /* GT-6.6 */
                over = true;
            }
        }
        if (!pays)
            break;
        rest = who;
        for (int u; (u = gt_next(&rest)) >= 0 && !s->head.over;) {
            const int cost = to == LIN_NOWHERE ? POINT : gt_step_cost(f, s, u, cell, direction);

            s->spent[u] = (uint8_t)(s->spent[u] + cost);
            if (to == LIN_NOWHERE) {
                gt_depart(p, u, R_STRAY_EXIT);
            } else {
                lin_tell(p, E_STRAYED, u, cell, to);
                gt_unpin(p, u); /* GT-14.20: a number may have outlived its pin */
                gt_put(p, u, to);
            }
        }
        if (to == LIN_NOWHERE)
            return;
        cell = to;
        first = false;
        if (over || gt_in_zone(f, s, cell, f->british))
            break;
    }
}

void gt_land_stray_way(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int cell = frame->arg[0], stephen = f->named[GT_STEPHEN];
    gt_set here = strays_at(s, cell), rest;

    lin_tell(p, E_STRAY_WAY, cell, face[0]);
    if (face[0] < 1 || face[0] > 6) {
        gt_push(p, GT_STRAY_WAY, cell, 0, 0);
        return;
    }
    s->group = gt_minus(s->group, here);
    if (stephen != GT_NOBODY && s->at[stephen] == cell) /* GT-23.10 */
        gt_add(&here, stephen);
    rest = here;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_MOVED | GT_ASTRAY; /* GT-23.11 */
    go_astray(p, here, cell, face[0] - 1);
    rest = here;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->spent[u] = 0;
}
