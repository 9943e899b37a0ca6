/* encourage.c -- Encouraging Words: who may have which die of a volley or a melee rolled again.
 * LF-CM-15 to LF-CM-19. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-CM-15: `keep-dice` is always right; a reroll needs a commander who can pay for it. For tests
 * too. */
lin_status lf_check_speaker(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = lf_stand_in(view->state, frame->arg[0]);

    if (o->verb == LV_KEEP_DICE)
        return LIN_OK;
    if (o->verb != LV_REROLL)
        return lin_not_now(view->field, frame, o, why);
    if (!lf_is_element(f, o->arg[0]) && f->side[o->arg[0]] == f->side[u] &&
        lf_check_trust(view, o->arg[0], u, why) != LIN_OK)
        return LIN_ILLEGAL;
    if (lf_is_element(f, o->arg[0]) || !lf_can_spend(view, o->arg[0], u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-15",
                          "%s cannot encourage %s: it takes a command point, his sphere, and no "
                          "attachment elsewhere.",
                          lf_id(f, o->arg[0]), lf_id(f, u));
    return LIN_OK;
}

/* Arguments: whose dice; which pool of the state. */
void lf_list_encourage(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0],
              who[LF_ISSUERS] = { s->commander[f->group[u]], s->force[f->side[u]],
                                  f->division[f->group[u]] };

    lf_answer0(out, LV_KEEP_DICE);
    for (int i = 0; i < LF_ISSUERS; i++) {
        if ((i == 1 && who[1] == who[0]) || !lf_can_spend(view, who[i], u))
            continue;
        for (int face = 1; face <= 6; face++)
            if (s->pool[frame->arg[1]].once[face - 1])
                lin_list_add(out,
                             (lin_order){ .verb = LV_REROLL, .nargs = 2, .arg = { who[i], face } });
    }
}

/* LF-CM-16 */
lin_status lf_check_encourage(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_state *s = view->state;
    const lin_status status = lf_check_speaker(view, frame, o, why);

    if (status != LIN_OK || o->verb == LV_KEEP_DICE)
        return status;
    if (o->arg[1] < 1 || o->arg[1] > 6 || !s->pool[frame->arg[1]].once[o->arg[1] - 1])
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-16",
                          "No die that could still be rerolled shows a %d.", (int)o->arg[1]);
    return LIN_OK;
}

/* ---- What lies on the table, for whoever is asked ---- */

static void put_die(lin_lying_dice *out, int face, int called)
{
    out->face[out->n] = (uint8_t)face;
    out->called[out->n++] = (int16_t)called;
}

static void put_terms(lin_text *t)
{
    lin_put(t,
            "A die that is thrown again stands, better or worse. [LF-CM-16]\n"
            "Whoever speaks pays a command point for each die and attaches himself at once: when "
            "the element is hit he may fall. [LF-CM-18] [LF-CM-47]\n");
}

/* Who could speak, in the order of the answers. */
static int speakers(const lin_view *view, int u, int *who)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int all[LF_ISSUERS] = { s->commander[f->group[u]], s->force[f->side[u]],
                                  f->division[f->group[u]] };
    int n = 0;

    for (int i = 0; i < LF_ISSUERS; i++)
        if ((i != 1 || all[1] != all[0]) && lf_can_spend(view, all[i], u))
            who[n++] = all[i];
    return n;
}

/* Arguments: whose dice; which pool. Volleys keep no order of dice, so they lie by their faces. */
void lf_lying_pool(const lin_view *view, const lin_frame *frame, lin_lying_dice *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool melee = frame->step == LF_MELEE_ENCOURAGE;
    const lf_pool *pool = &s->pool[frame->arg[1]];
    lin_text t = lin_text_in(out->text, sizeof out->text);
    int who[LF_ISSUERS];
    const int n = speakers(view, frame->arg[0], who);

    for (int face = 6; face >= 1; face--) {
        for (int i = 0; i < pool->once[face - 1] && out->n < LIN_DICE; i++)
            put_die(out, face, face);
        for (int i = 0; i < pool->again[face - 1] && out->n < LIN_DICE; i++)
            put_die(out, face, -1);
    }
    out->kind = (lin_die_kind){ .faces = 6 };
    out->better = 1;
    out->need = melee ? s->melee.need[frame->arg[1]] : s->shot.need;
    if (!melee)
        lin_put(&t, "Two 1s or more take a hit away, two 6s or more disorder the target. "
                    "[LF-SH-29] [LF-SH-30]\n");
    put_terms(&t);
    for (int i = 0; i < n; i++)
        lin_put(&t, "%s has %d command point%s.\n", lf_id(f, who[i]), s->points[who[i]],
                s->points[who[i]] == 1 ? "" : "s");
}

/* Arguments: whose test; its kind; what that brings with it. LF-CM-18, LF-CM-45: with the one who
 * speaks it is judged by his Morale, and 1 better where nobody was with it. */
void lf_lying_test(const lin_view *view, const lin_frame *frame, lin_lying_dice *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = frame->arg[0], morale = lf_morale(view, u);
    const bool alone = lf_attached(view, u) == LF_NONE && s->where[u] == LF_ON_TABLE;
    lin_text t = lin_text_in(out->text, sizeof out->text);
    int who[LF_ISSUERS], least;
    const int n = speakers(view, lf_stand_in(s, u), who);
    kit_sum sum;

    lf_test_modifiers(view, u, frame->arg[1], frame->arg[2], &sum);
    for (int d = 0; d < 2; d++)
        put_die(out, s->morale_test.die[d], s->morale_test.again >> d & 1 ? -1 : d + 1);
    out->kind = (lin_die_kind){ .faces = 6 };
    out->better = 1;
    least = morale - sum.total;
    out->need = (uint8_t)(least > 2 ? least : 2);
    out->need_sum = true;
    lin_put(&t, "Morale %d, %+d in all: the dice must show %d or more. [LF-DM-09]\n", morale,
            sum.total, least);
    put_terms(&t);
    for (int i = 0; i < n; i++) {
        const int led = s->where[u] == LF_ON_TABLE ? lf_commands[s->rating[who[i]]].morale
                                                   : morale; /* LF-OP-13 */

        lin_put(&t, "With %s, who has %d command point%s: Morale %d, %d or more. [LF-CM-45]\n",
                lf_id(f, who[i]), s->points[who[i]], s->points[who[i]] == 1 ? "" : "s", led,
                led - sum.total - (alone ? 1 : 0));
    }
}
