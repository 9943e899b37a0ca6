/* ready_setups.c -- the ready deployments of a battle file (LF-RF-02), as kit/setups.h has them.
 *
 * Besides, "keep: {british: AGNEW}" names a group kept back, where the scenario asks for one; an
 * open order has its gap, as "30 44 180 open 0.5", and horse that begins dismounted ends its line
 * with "on-foot". */
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

#include <string.h>

/* Formation and gap of an element. */
static lin_status read_element(const lf_field *f, kit_post *post, lf_post_of *out)
{
    if (kit_post_read_formation(&f->base, lf_formation_name, post) != LIN_OK)
        return LIN_BAD_FILE;
    out->facing = post->facing;
    out->formation = post->formation;
    out->on_foot = post->words > 0 && lin_same_word(post->word[post->words - 1], "on-foot");
    post->words -= out->on_foot;
    if (out->formation == LF_LINE && lf_upgrade_rows[f->upgrade[out->unit]].no_line) {
        out->formation = LF_OPEN; /* LF-RF-124: the deployment was written for the standard list */
        out->gap = LIN_INCH / 4 + 1;
        return post->words ? LIN_BAD_FILE : LIN_OK;
    }
    out->gap = out->formation == LF_OPEN ? LIN_INCH : 0;
    if (post->words > 1 || !lf_may_form(f, out->unit, out->formation))
        return LIN_BAD_FILE;
    return post->words ? lin_arg_parse(&f->base, 'x', NULL, post->word[0], &out->gap, NULL)
                       : LIN_OK;
}

bool lf_read_post(const lf_field *f, const lin_node *setup, int u, lf_post_of *out)
{
    kit_post post;

    if (!kit_setup_post(&f->base, setup, u, &post))
        return false;
    *out = (lf_post_of){ .unit = u, .at = post.at };
    return lf_is_element(f, u) ? read_element(f, &post, out) == LIN_OK : post.words == 0;
}

static lin_status check_post(const lin_field *field, const lin_node *line, kit_post *post,
                             void *self, lin_refusal *why)
{
    const lf_field *f = lf_field_of(field);
    lf_post_of out = { .unit = post->unit };

    (void)self;
    if (!lf_is_element(f, post->unit))
        return post->words == 0
                   ? LIN_OK
                   : kit_setup_wrong(why, line, "LF-FO-16",
                                     "a commander has a place, as 24 6, and nothing more.");
    return read_element(f, post, &out) == LIN_OK
               ? LIN_OK
               : kit_setup_wrong(why, line, "LF-SC-10",
                                 "write place, facing and a formation it can take, as 24 10.5 0 "
                                 "line or 24 10 0 open 0.5.");
}

/* The group a deployment keeps back: its commander, or -1. */
int lf_kept_back(const lf_field *f, const lin_node *setup, int side)
{
    const char *id =
        lin_node_text(lin_node_get(setup, "keep"), f->base.battle->side_id[side], NULL);

    return id ? lin_unit_find(&f->base, id) : -1;
}

/* Nothing is said, or a group of that side by its commander. */
static bool keeps_well(const lf_field *f, const lin_node *setup, int side)
{
    const lin_node *keep = lin_node_get(setup, "keep");
    const int kept = lf_kept_back(f, setup, side);

    if (!keep || (keep->kind == LIN_NODE_MAP && !lin_node_get(keep, f->base.battle->side_id[side])))
        return true;
    return kept >= 0 && f->side[kept] == side &&
           (f->type[kept] == LF_GROUP_COMMANDER || f->type[kept] == LF_LEFT_OUT);
}

lin_status lf_check_setups(const lf_field *f, lin_refusal *why)
{
    const lin_node *setups = kit_setups(f->base.battle);

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        for (int side = 0; side < LIN_SIDES; side++) {
            const lin_status status =
                kit_setup_check(&f->base, n, side, "LF-SC-10", "LF-SC-09", check_post, NULL, why);

            if (status != LIN_OK)
                return status;
            if (!keeps_well(f, n, side))
                return kit_setup_wrong(
                    why, lin_node_get(n, "keep"), "LF-SC-41",
                    "\"keep\" names a group by its commander, each side its own.");
        }
    return LIN_OK;
}

/* ---- Orders made ready ---- */

static bool is_setting_up(int step)
{
    return step == LF_OBJECTIVE || step == LF_KEEP_BACK || step == LF_DEPLOY_GROUP ||
           step == LF_POST || step == LF_PLACE || step == LF_ADJUST;
}

/* LF-RF-16: objective i of the map as an order, where it is one that the rules allow now and that
 * is not down yet. */
bool lf_named_objective(const lin_view *view, const lin_frame *frame, int i, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_point p = f->scenery.table->outline[f->scenery.table->spot[i].first];

    *out = (lin_order){ .verb = LV_OBJECTIVE, .nargs = 2, .arg = { p.x, p.y } };
    for (int k = 0; k < s->objectives; k++)
        if (s->objective[k].x == p.x && s->objective[k].y == p.y)
            return false;
    return strcmp(f->scenery.table->spot[i].kind, "objective") == 0 &&
           lf_check_objective(view, frame, out, NULL) == LIN_OK;
}

static int ready_objectives(const lin_view *view, const lin_frame *frame, lin_ready *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    int n = 0;

    for (int i = 0; i < f->scenery.table->spots && n < max; i++) {
        lin_text order = lin_text_in(out[n].order, sizeof out[n].order),
                 text = lin_text_in(out[n].text, sizeof out[n].text);
        lin_order o;

        if (!lf_named_objective(view, frame, i, &o))
            continue;
        lin_print(&f->base, &o, &order);
        lin_put(&text, "Objective: %s", f->scenery.table->spot[i].name);
        n++;
    }
    return n;
}

/* LF-GO-05: the one with the fewest orders counts for all, so each of them must have one to move
 * with, beyond what its disorder takes (LF-GO-10). */
static bool can_all_move(const lin_view *view, int g)
{
    const tb_set *members = &lf_field_of(view->field)->members[g];
    const lf_state *s = view->state;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1)) {
        uint8_t m = 0, c = 0;

        if (s->where[u] != LF_ON_TABLE || s->mark[u] & LF_ACTED)
            continue;
        lf_count_orders(view, u, &m, &c);
        if (m <= s->disorder[u])
            return false;
    }
    return true;
}

/* The group as one body: LF-GO-01. */
static int ready_advance(const lin_view *view, const lin_frame *top, lin_ready *out, int max)
{
    const lin_order gc = { .verb = LV_TOGETHER, .nargs = 1, .arg = { LF_BY_GROUP } },
                    fc = { .verb = LV_TOGETHER, .nargs = 1, .arg = { LF_BY_FORCE } };
    const int g = top->arg[0];
    lin_text order, text;

    if (max < 1 ||
        (lf_check_together(view, g, &gc, NULL) != LIN_OK &&
         lf_check_together(view, g, &fc, NULL) != LIN_OK) ||
        !can_all_move(view, g))
        return 0;
    order = lin_text_in(out->order, sizeof out->order);
    text = lin_text_in(out->text, sizeof out->text);
    lin_put(&order, "advance");
    lin_put(&text, "The whole group advances together, as far as one order goes");
    return 1;
}

/* Does anybody of the side wait to be set down? */
static bool is_to_set_up(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side && s->where[u] == LF_UNPLACED)
            return true;
    return false;
}

/* LF-SC-71: this is finished, and nothing more is asked. */
static int ready_rest(const lin_view *view, int side, lin_ready *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_order o = { .verb = LV_FOLLOW, .nargs = 1, .arg = { s->follows[side] } };
    lin_text order, text;

    if (max < 1)
        return 0;
    order = lin_text_in(out->order, sizeof out->order);
    text = lin_text_in(out->text, sizeof out->text);
    lin_print(&f->base, &o, &order);
    lin_put(&text, "Finish, and set up the rest as the battle has it");
    return 1;
}

int lf_ready(const lin_view *view, lin_ready *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    int side, n = 0;

    if (top && top->step == LF_GROUP)
        return ready_advance(view, top, out, max);
    if (!top || s->turn > 0 || !is_setting_up(top->step))
        return 0;
    side = (int)lf_steps[top->step].who(view, top);
    if (top->step == LF_ADJUST)
        return s->follows[side] && is_to_set_up(view, side) ? ready_rest(view, side, out, max) : 0;
    if (!s->follows[side]) {
        n = kit_ready_setups(f->base.battle, side, "lay-out", ", to be looked over", out, max);
        n += kit_ready_setups(f->base.battle, side, "deploy", ", at once", out + n, max - n);
    }
    return top->step == LF_OBJECTIVE ? n + ready_objectives(view, top, out + n, max - n) : n;
}
