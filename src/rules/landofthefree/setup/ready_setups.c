/* ready_setups.c -- the ready deployments of a battle file (LF-RF-02), read where somebody deploys
 * one and checked when the battle is loaded.
 *
 *     setups:
 *       historical:
 *         title: "As they stood at sunrise"
 *         keep: {british: AGNEW}                  a group kept back, where the scenario asks for
 * one british: HOWE: "48 40"                         a commander: inches from the south-west corner
 *           GUARDS-1: "40 38 180 line"            an element: where, facing, formation
 *           JAEGER: "30 44 180 open 0.5"          with its gap; "on-foot" for horse that begins so
 */
#include "rules/landofthefree/lof.h"

#include <string.h>

static lin_status wrong(lin_refusal *why, const lin_node *n, const char *rule, const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Set-up of %s: %s", n->key ? n->key : "?", what);
    if (why)
        why->line = n->line;
    return LIN_BAD_FILE;
}

const lin_node *lf_setups(const lf_field *f)
{
    return lin_node_get(f->base.battle->root, "setups");
}

/* The line of a unit in a deployment, or NULL. */
const lin_node *lf_setup_line(const lf_field *f, const lin_node *setup, int u)
{
    const lin_node *side = lin_node_get(setup, f->base.battle->side_id[f->side[u]]);

    for (const lin_node *n = side ? side->child : NULL; n; n = n->next)
        if (n->key && lin_same_word(n->key, f->base.battle->unit[u].id))
            return n;
    return NULL;
}

static lin_status read_place(const lf_field *f, char *const *word, int words, lf_post_of *out)
{
    if (words < 2 || lin_arg_parse(&f->base, 'x', NULL, word[0], &out->at.x, NULL) != LIN_OK)
        return LIN_BAD_FILE;
    return lin_arg_parse(&f->base, 'x', NULL, word[1], &out->at.y, NULL);
}

/* Facing, formation and gap of an element. */
static lin_status read_element(const lf_field *f, char *const *word, int words, lf_post_of *out)
{
    out->on_foot = words > 4 && lin_same_word(word[words - 1], "on-foot");
    words -= out->on_foot;
    if (words < 4 || words > 5 ||
        lin_arg_parse(&f->base, 'a', NULL, word[2], &out->facing, NULL) != LIN_OK ||
        lin_arg_parse(&f->base, 'w', lf_formation_name, word[3], &out->formation, NULL) != LIN_OK)
        return LIN_BAD_FILE;
    out->gap = out->formation == LF_OPEN ? LIN_INCH : 0;
    return words == 5 ? lin_arg_parse(&f->base, 'x', NULL, word[4], &out->gap, NULL) : LIN_OK;
}

lin_status lf_read_post(const lf_field *f, const lin_node *n, lf_post_of *out, lin_refusal *why)
{
    char line[64], *word[8];
    int words;

    *out = (lf_post_of){ .unit = -1 };
    if (!n->key || (out->unit = lin_unit_find(&f->base, n->key)) < 0)
        return wrong(why, n, "LF-SC-10", "there is no such unit.");
    if (!n->text || strlen(n->text) >= sizeof line)
        return wrong(why, n, "LF-SC-10", "write its place as one line of text.");
    strcpy(line, n->text);
    words = lin_words(line, word, 8);
    if (read_place(f, word, words, out) != LIN_OK)
        return wrong(why, n, "LF-SC-10", "write inches from the south-west corner, as 24 10.5.");
    if (!lf_is_element(f, out->unit))
        return words == 2 ? LIN_OK
                          : wrong(why, n, "LF-FO-16",
                                  "a commander has a place, as 24 6, and nothing more.");
    if (read_element(f, word, words, out) != LIN_OK || !lf_may_form(f, out->unit, out->formation))
        return wrong(why, n, "LF-SC-10",
                     "write place, facing and a formation it can take, as 24 10.5 0 line or 24 10 "
                     "0 open 0.5.");
    return LIN_OK;
}

static lin_status check_side(const lf_field *f, const lin_node *setup, int side, lin_refusal *why)
{
    const lin_node *lines = lin_node_get(setup, f->base.battle->side_id[side]);

    for (const lin_node *n = lines ? lines->child : NULL; n; n = n->next) {
        lf_post_of post;
        const lin_status status = lf_read_post(f, n, &post, why);

        if (status != LIN_OK)
            return status;
        if (f->side[post.unit] != side)
            return wrong(why, n, "LF-SC-09", "that unit is of the other side.");
    }
    return LIN_OK;
}

/* The group a deployment keeps back: its commander, or -1. */
int lf_kept_back(const lf_field *f, const lin_node *setup, int side)
{
    const char *id =
        lin_node_text(lin_node_get(setup, "keep"), f->base.battle->side_id[side], NULL);

    return id ? lin_unit_find(&f->base, id) : -1;
}

lin_status lf_check_setups(const lf_field *f, lin_refusal *why)
{
    const lin_node *setups = lf_setups(f);

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        for (int side = 0; side < LIN_SIDES; side++) {
            const lin_status status = check_side(f, n, side, why);
            const int kept = lf_kept_back(f, n, side);

            if (status != LIN_OK)
                return status;
            if (kept >= 0 && (f->type[kept] != LF_GROUP_COMMANDER || f->side[kept] != side))
                return wrong(why, n, "LF-SC-41",
                             "\"keep\" names a group by its commander, each side its own.");
        }
    return LIN_OK;
}

/* ---- Orders made ready ---- */

static bool is_setting_up(int step)
{
    return step == LF_OBJECTIVE || step == LF_KEEP_BACK || step == LF_DEPLOY_GROUP ||
           step == LF_POST || step == LF_PLACE;
}

static int ready_setups(const lf_field *f, int side, lin_ready *out, int max)
{
    const lin_node *setups = lf_setups(f);
    int n = 0;

    for (const lin_node *setup = setups ? setups->child : NULL; setup && n < max;
         setup = setup->next) {
        lin_text order = lin_text_in(out[n].order, sizeof out[n].order),
                 text = lin_text_in(out[n].text, sizeof out[n].text);

        if (!setup->key || !lin_node_get(setup, f->base.battle->side_id[side]))
            continue;
        lin_put(&order, "deploy %s", setup->key);
        lin_put(&text, "%s", lin_node_text(setup, "title", setup->key));
        n += !order.cut;
    }
    return n;
}

/* LF-RF-16: objective i of the map as an order, where it is one that the rules allow now and that
 * is not down yet. */
bool lf_named_objective(const lin_view *view, const lin_frame *frame, int i, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_point p = f->ground.table->outline[f->ground.table->spot[i].first];

    *out = (lin_order){ .verb = LV_OBJECTIVE, .nargs = 2, .arg = { p.x, p.y } };
    for (int k = 0; k < s->objectives; k++)
        if (s->objective[k].x == p.x && s->objective[k].y == p.y)
            return false;
    return strcmp(f->ground.table->spot[i].kind, "objective") == 0 &&
           lf_check_objective(view, frame, out, NULL) == LIN_OK;
}

static int ready_objectives(const lin_view *view, const lin_frame *frame, lin_ready *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    int n = 0;

    for (int i = 0; i < f->ground.table->spots && n < max; i++) {
        lin_text order = lin_text_in(out[n].order, sizeof out[n].order),
                 text = lin_text_in(out[n].text, sizeof out[n].text);
        lin_order o;

        if (!lf_named_objective(view, frame, i, &o))
            continue;
        lin_print(&f->base, &o, &order);
        lin_put(&text, "Objective: %s", f->ground.table->spot[i].name);
        n++;
    }
    return n;
}

/* The group as one body: LF-GO-01. */
static int ready_advance(const lin_view *view, const lin_frame *top, lin_ready *out, int max)
{
    const lin_order gc = { .verb = LV_TOGETHER, .nargs = 1, .arg = { LF_BY_GROUP } },
                    fc = { .verb = LV_TOGETHER, .nargs = 1, .arg = { LF_BY_FORCE } };
    const int g = top->arg[0];
    lin_text order, text;

    if (max < 1 || (lf_check_together(view, g, &gc, NULL) != LIN_OK &&
                    lf_check_together(view, g, &fc, NULL) != LIN_OK))
        return 0;
    order = lin_text_in(out->order, sizeof out->order);
    text = lin_text_in(out->text, sizeof out->text);
    lin_put(&order, "advance");
    lin_put(&text, "The whole group advances together, as far as one order goes");
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
    if (!s->follows[side]) /* the quickest first */
        n = ready_setups(f, side, out, max);
    return top->step == LF_OBJECTIVE ? n + ready_objectives(view, top, out + n, max - n) : n;
}
