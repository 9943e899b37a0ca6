/* captured.c -- a commander whom an enemy element touches: to his men, or into captivity. LF-CM-51,
 * LF-CM-52. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* Whose elements take him in: his own group's; a force commander's whole side, or division. */
static bool takes_him_in(const lin_view *view, int c, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (f->side[u] != f->side[c] || s->where[u] != LF_ON_TABLE || !lf_is_element(f, u) ||
        !lf_in_sphere(view, u, c))
        return false;
    return lf_is_superior(view, c, f->group[u]) || c == s->commander[f->group[u]];
}

static int32_t distance(const lin_view *view, int c, int u)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u);
    int32_t best = INT32_MAX;

    for (int i = 0; i < b->stands; i++) {
        const int32_t far = tb_point_distance(&b->stand[i], s->at[c]);

        best = far < best ? far : best;
    }
    return best;
}

/* The nearest of them; how many there are in *n, all equally near. */
static int refuge_of(const lin_view *view, int c, int *n)
{
    const lf_field *f = lf_field_of(view->field);
    int32_t best = INT32_MAX;
    int refuge = LF_NONE;

    *n = 0;
    for (int u = 0; u < f->units; u++) {
        int32_t far;

        if (!takes_him_in(view, c, u))
            continue;
        far = distance(view, c, u);
        if (far < best) {
            best = far;
            refuge = u;
            *n = 0;
        }
        *n += far == best;
    }
    return refuge;
}

static bool is_touched(const lin_view *view, int c, int element)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int32_t reach = lf_disc_radius(f, c) + TB_TOUCH;
    const lin_point p = s->at[c];
    const tb_box round = { p.x - reach - 1, p.y - reach - 1, p.x + reach + 1, p.y + reach + 1 };

    return s->where[element] == LF_ON_TABLE && s->where[c] == LF_ON_TABLE &&
           s->with[c] == LF_NONE && tb_boxes_meet(&round, &lf_body(view, element)->box) &&
           distance(view, c, element) <= reach;
}

/* LF-CM-51: the hull goes so far, straight; commanders of the enemy on its way are noted, and dealt
 * with when the move ends. */
void lf_overrun(lin_play *p, int element, const tb_quad *hull, lin_point by)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_set *enemies = &f->commanders[1 - f->side[element]];
    const tb_quad end = kit_moved(hull, by);
    const tb_convex swath = tb_swath(hull, &end);
    const tb_box box = tb_box_of(swath.p, swath.n);

    for (int c = tb_next(enemies, 0); c >= 0 && s->turn > 0; c = tb_next(enemies, c + 1)) {
        const int32_t reach = lf_disc_radius(f, c) + TB_TOUCH;
        const tb_box round = kit_box_round(s->at[c], reach + 1);

        if (s->where[c] == LF_ON_TABLE && s->with[c] == LF_NONE && tb_boxes_meet(&round, &box) &&
            tb_convex_reaches(&swath, s->at[c], reach))
            kit_set_put(&s->overrun, c);
    }
}

static bool is_pending(const lf_state *s, int element)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_TOUCHED && s->head.frame[i].arg[0] == element)
            return true;
    return false;
}

/* Called wherever an element has moved, with lf_push_discs: those on its way, and those whom it
 * touches where it stands. Who must be asked is asked before the next is looked for, so that no
 * more than one is ever pending. */
void lf_touch_commanders(lin_play *p, int element)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_set *enemies = &f->commanders[1 - f->side[element]];

    for (int c = tb_next(enemies, 0); c >= 0 && s->turn > 0; c = tb_next(enemies, c + 1)) {
        int refuge, n;

        if (!kit_set_has(&s->overrun, c) && !is_touched(&p->view, c, element))
            continue;
        if (s->where[c] != LF_ON_TABLE || s->with[c] != LF_NONE) {
            kit_set_drop(&s->overrun, c);
            continue;
        }
        refuge = refuge_of(&p->view, c, &n);
        if (n > 1 && is_pending(s, element))
            return;
        kit_set_drop(&s->overrun, c);
        if (n == 0) {
            lf_capture_commander(p, c);
        } else if (n == 1) {
            lf_attach(p, c, refuge);
        } else {
            lin_push(s, LF_TOUCHED, element, 0, 0);
            lin_push(s, LF_REFUGE, c, 0, 0);
            return;
        }
    }
}

void lf_run_touched(lin_play *p, const lin_frame *frame)
{
    lf_touch_commanders(p, frame->arg[0]);
}

/* ---- LF-D56: two are equally near, and his owner chooses ---- */

static bool is_refuge(const lin_view *view, int c, int u)
{
    int n;

    return takes_him_in(view, c, u) &&
           distance(view, c, u) == distance(view, c, refuge_of(view, c, &n));
}

void lf_list_refuge(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int u = 0; u < f->units; u++)
        if (is_refuge(view, frame->arg[0], u))
            lf_answer1(out, LV_JOIN, u);
}

lin_status lf_check_refuge(const lin_view *view, const lin_frame *frame, const lin_order *o,
                           lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_JOIN)
        return lin_not_now(view->field, frame, o, why);
    if (!is_refuge(view, frame->arg[0], o->arg[0]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-51",
                          "%s must go to one of the elements nearest to him.",
                          f->base.battle->unit[frame->arg[0]].id);
    return LIN_OK;
}

void lf_take_refuge(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_attach(p, frame->arg[0], o->arg[0]);
}
