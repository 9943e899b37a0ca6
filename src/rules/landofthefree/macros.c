/* macros.c -- what a hand says in one breath.
 *
 *     deploy NAME      everything that the deployment of that name answers, up to the other side's next question
 *     go UNIT X Y      go.c
 *
 * A macro gives its atoms one by one to a copy of the game, so each is judged by the rules in the position it will
 * meet; the record keeps the atoms. */
#include "lof.h"

static const lf_field *field_of(lin_expansion *e)
{
    return lf_field_of(lin_game_field(lin_expansion_game(e)));
}

static const lf_state *state_of(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

/* ---- deploy NAME ---- */

static lin_status find_post(lin_expansion *e, const lin_node *setup, int u, lf_post_of *out, lin_refusal *why)
{
    const lin_node *line = lf_setup_line(field_of(e), setup, u);

    if (line)
        return lf_read_post(field_of(e), line, out, why);
    return lin_refuse(why, LIN_ILLEGAL, "LF-SC-10", "The deployment says nothing of %s; place it yourself.", field_of(e)->base.battle->unit[u].id);
}

/* LF-RF-16: the first of the battle's own objectives that may lie there. */
static lin_status give_objective(lin_expansion *e, lin_refusal *why)
{
    const lf_field *f = field_of(e);
    const lin_frame *top = lin_top(&state_of(e)->head);

    for (int i = 0; i < f->table->spots; i++) {
        lin_order o;

        if (lf_named_objective(f, state_of(e), top, i, &o))
            return lin_expand_try(e, &o, why);
    }
    return lin_refuse(why, LIN_ILLEGAL, "LF-RF-16", "The map names no objective that could lie here; place it yourself.");
}

static lin_status give_kept_back(lin_expansion *e, const lin_node *setup, int side, lin_refusal *why)
{
    const int kept = lf_kept_back(field_of(e), setup, side);
    const lin_order keep = { .verb = LV_KEEP, .nargs = 1, .arg = { kept } }, nobody = { .verb = LV_NOBODY };

    return lin_expand_try(e, kept >= 0 ? &keep : &nobody, why);
}

/* The next group in the order of the battle file. */
static lin_status give_group(lin_expansion *e, int side, lin_refusal *why)
{
    const lf_field *f = field_of(e);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && state_of(e)->where[f->group_commander[g]] == LF_UNPLACED) {
            const lin_order o = { .verb = LV_GROUP, .nargs = 1, .arg = { f->group_commander[g] } };

            return lin_expand_try(e, &o, why);
        }
    return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09", "No group is left to be deployed.");
}

static lin_status give_commander(lin_expansion *e, const lin_node *setup, int u, lin_refusal *why)
{
    lf_post_of post = { 0 };
    lin_status status = find_post(e, setup, u, &post, why);

    if (status == LIN_OK) {
        const lin_order o = { .verb = LV_POST, .nargs = 3, .arg = { u, post.at.x, post.at.y } };

        status = lin_expand_try(e, &o, why);
    }
    return status;
}

static lin_status give_element(lin_expansion *e, const lin_node *setup, int u, lin_refusal *why)
{
    lf_post_of post = { 0 };
    lin_status status = find_post(e, setup, u, &post, why);

    if (status == LIN_OK && post.on_foot) {
        const lin_order o = { .verb = LV_ON_FOOT, .nargs = 1, .arg = { u } };

        status = lin_expand_try(e, &o, why);
    }
    if (status == LIN_OK) {
        const lin_order o = { .verb = LV_PLACE, .nargs = 6, .arg = { u, post.at.x, post.at.y, post.facing, post.formation, post.gap } };

        status = lin_expand_try(e, &o, why);
    }
    if (status == LIN_OK && lin_top(&state_of(e)->head)->step == LF_LINE_UP) {   /* it stands where the deployment says */
        const lin_order no = { .verb = LV_NO };

        status = lin_expand_try(e, &no, why);
    }
    return status;
}

static lin_status give_elements(lin_expansion *e, const lin_node *setup, int g, lin_refusal *why)
{
    const tb_set *members = &field_of(e)->members[g];
    lin_status status = LIN_OK;

    for (int u = tb_next(members, 0); status == LIN_OK && u >= 0; u = tb_next(members, u + 1))
        if (state_of(e)->where[u] == LF_UNPLACED)
            status = give_element(e, setup, u, why);
    return status;
}

/* One question answered; LIN_OVER: it is none that a deployment answers. */
static lin_status answer(lin_expansion *e, const lin_node *setup, int side, lin_refusal *why)
{
    const lin_frame top = *lin_top(&state_of(e)->head);

    switch (top.step) {
    case LF_OBJECTIVE:
        return give_objective(e, why);
    case LF_KEEP_BACK:
        return give_kept_back(e, setup, side, why);
    case LF_DEPLOY_GROUP:
        return give_group(e, side, why);
    case LF_POST:
        return give_commander(e, setup, top.arg[0], why);
    case LF_PLACE:
        return give_elements(e, setup, top.arg[0], why);
    default:
        return LIN_OVER;
    }
}

static lin_status expand_deploy(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_game *g = lin_expansion_game(e);
    const lin_node *setups = lf_setups(field_of(e)), *setup = words == 2 ? lin_node_get(setups, word[1]) : NULL;
    const lin_side side = lin_to_answer(g);
    char names[160];
    lin_text t = lin_text_in(names, sizeof names);
    lin_status status = LIN_OK;

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        lin_put(&t, "%s%s", n == setups->child ? "" : ", ", n->key);
    if (!setup)
        return lin_refuse(why, LIN_SYNTAX, NULL, "Say deploy and the name of a deployment; this battle has %s.", *names ? names : "none");
    if (state_of(e)->turn > 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-09", "The battle has begun; deployment is over.");
    while (status == LIN_OK && lin_waits(g) == LIN_ASKS_SIDE && lin_to_answer(g) == side && state_of(e)->turn == 0)
        status = answer(e, setup, (int)side, why);
    return status == LIN_OVER ? LIN_OK : status;
}

const lin_macro lf_macros[LF_MACROS] = {
    { "deploy", "deploy NAME                    a ready deployment of the battle, as far as you are asked now", expand_deploy },
    { "go", "go UNIT X Y|here [FACING] [FORMATION]   set it up, activate it or move it there, or as near as it can get", lf_expand_go },
};
