/* morale.c -- Morale Tests of all kinds: what they are against, what counts, what comes of them.
 * LF-DM-09 to LF-DM-24. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- What a kind of test is: LF-DM-10 to LF-DM-12 ---- */

typedef enum { PLAIN, DISORDERS, DISCIPLINES } severity;

static const struct kind {
    const char *rule, *purpose;
    severity severity;
    void (*passed)(lin_play *p, int u, int extra);
    void (*failed)(lin_play *p, int u, int extra);
} kinds[LF_TESTS] = {
    [LF_TEST_FIRE] = { "LF-SH-36", "Discipline Test", DISCIPLINES, lf_hits_stood, lf_hits_broke },
    [LF_TEST_LOST] = { "LF-ML-89", "Discipline Test after a lost melee", DISCIPLINES, lf_hits_stood,
                       lf_lost_broke },
    [LF_TEST_FOUGHT] = { "LF-ML-96", "Discipline Test after a melee", DISCIPLINES, lf_hits_stood,
                         lf_fought_broke },
    [LF_TEST_CHARGE] = { "LF-ML-09", "test to charge", DISORDERS, lf_charge_stood,
                         lf_charge_broke },
    [LF_TEST_INSPIRE] = { "LF-CM-23", "Inspirational Charge", PLAIN, lf_inspire_stood,
                          lf_inspire_broke },
    [LF_TEST_REFORM] = { "LF-ML-30", "test to reform", DISORDERS, lf_reform_stood,
                         lf_reform_broke },
    [LF_TEST_VOLLEY] = { "LF-CM-27", "Concentrated Volley", PLAIN, lf_volley_stood,
                         lf_volley_broke },
    [LF_TEST_FORCED] = { "LF-OR-22", "Forced Order", DISORDERS, lf_force_stood, lf_force_broke },
    [LF_TEST_RALLY] = { "LF-CM-30", "Rally", PLAIN, lf_rally_stood, lf_rally_broke },
    [LF_TEST_BROKEN] = { "LF-DM-52", "Discipline Test of a broken group", DISCIPLINES,
                         lf_group_stood, lf_group_broke },
    [LF_TEST_RUN_ON] = { "LF-SE-31", "War on the Run", DISORDERS, lf_run_on_stood,
                         lf_run_on_broke },
    [LF_TEST_COLD_STEEL] = { "LF-SE-47", "Fear of Cold Steel", PLAIN, lf_steel_stood,
                             lf_steel_broke },
    [LF_TEST_RECOVER] = { "LF-OP-12", "test to recover the guns", PLAIN, lf_recover_stood,
                          lf_recover_broke },
    [LF_TEST_EDGE] = { "LF-DM-44", "Morale Test at the table edge", PLAIN, lf_edge_stood,
                       lf_edge_broke },
};

/* ---- Modifiers ---- */

/* LF-DM-21: in cover by where it stands; or, in a test caused by a volley, from that volley. */
static bool is_covered(const lin_view *view, int u, bool from_volley)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set near = kit_scenery_near(&f->scenery, &lf_body(view, u)->box);

    if (from_volley || s->mark[u] & (LF_INSIDE | LF_LINED_UP))
        return true;
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (lf_obscures(&f->scenery.piece[i]) && lf_lies_in(view, u, i) != KIT_OUTSIDE)
            return true;
    return false;
}

/* LF-DM-23 */
static bool is_supported(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *friends = &f->elements[f->side[u]];
    const tb_body *b = lf_body(view, u);

    for (int v = tb_next(friends, 0); v >= 0; v = tb_next(friends, v + 1)) {
        const tb_body *other;

        if (v == u || s->where[v] != LF_ON_TABLE || s->level[v] != LF_FIT)
            continue;
        other = lf_body(view, v);
        if (tb_body_within(&b->stand[b->leader], other, LF_IN(6)) &&
            lf_leader_in_flank(view, &other->stand[other->leader], u))
            return true;
    }
    return false;
}

/* LF-DM-22: against the enemy who caused the test; where none did, by its place alone. */
static bool is_defended(const lin_view *view, int u, int kind, int cause)
{
    const lf_state *s = view->state;

    if (!(s->mark[u] & (LF_INSIDE | LF_LINED_UP)))
        return false;
    if (kind == LF_TEST_FIRE)
        return cause & LF_TARGET_IN_DEFENSES;
    return (kind != LF_TEST_LOST && kind != LF_TEST_FOUGHT) || s->where[cause] != LF_ON_TABLE ||
           lf_in_defenses(view, u, cause);
}

/* All that counts in a test, named. extra: what the kind of test brings with it (LF-DM-18,
 * LF-OR-23). */
void lf_test_modifiers(const lin_view *view, int u, int kind, int extra, kit_sum *sum)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    *sum = (kit_sum){ 0 };
    if (s->where[u] == LF_ABANDONED) { /* LF-OP-12: a crew is nowhere by itself */
        kit_sum_add(sum, LF_WHY_LEVEL, s->level[u] != LF_FIT ? -1 : 0);
        kit_sum_add(sum, LF_WHY_GROUP_BROKEN,
                    s->group_mark[f->group[u]] & LF_GROUP_BROKEN ? -1 : 0);
        return;
    }
    kit_sum_add(sum, LF_WHY_COLUMN, s->formation[u] == LF_COLUMN ? -1 : 0);
    kit_sum_add(sum, LF_WHY_LEVEL,
                s->level[u] != LF_FIT ? -1 : 0); /* LF-DM-02, LF-DM-03, LF-DM-15 */
    kit_sum_add(sum, LF_WHY_DISORDER, s->disorder[u] ? -1 : 0);
    kit_sum_add(sum, LF_WHY_NATION,
                kinds[kind].severity == DISCIPLINES && lf_has_skill(f, u, LF_SKILL_INDIAN)
                    ? -1
                    : 0); /* LF-SE-39 */
    kit_sum_add(sum, LF_WHY_GROUP_BROKEN, s->group_mark[f->group[u]] & LF_GROUP_BROKEN ? -1 : 0);
    if (kind == LF_TEST_FIRE || kind == LF_TEST_LOST || kind == LF_TEST_FOUGHT)
        kit_sum_add(sum, LF_WHY_EXCESS, -(extra & 0xff));
    if (kind == LF_TEST_FORCED)
        kit_sum_add(sum, LF_WHY_FORCED, -(extra & 0xff));
    kit_sum_add(sum, LF_WHY_LINE, s->formation[u] == LF_LINE ? 1 : 0);
    kit_sum_add(sum, LF_WHY_ATTACHED, lf_attached(view, u) != LF_NONE ? 1 : 0);
    kit_sum_add(sum, LF_WHY_COVER,
                is_covered(view, u, kind == LF_TEST_FIRE && extra >> 8 & LF_TARGET_IN_COVER) ? 1
                                                                                             : 0);
    kit_sum_add(sum, LF_WHY_DEFENSES, is_defended(view, u, kind, (uint16_t)extra >> 8) ? 1 : 0);
    kit_sum_add(sum, LF_WHY_SUPPORT, is_supported(view, u) ? 1 : 0);
}

/* LF-CM-45: the Morale in force. */
int lf_morale(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return s->morale_test.by == LF_NONE ? lf_morale_led(view, u)
                                        : lf_commands[s->rating[s->morale_test.by]].morale;
}

/* ---- The procedure ---- */

void lf_test(lin_play *p, int u, int kind, int by, int extra)
{
    lf_state *s = p->state;

    s->morale_test =
        (lf_morale_test){ .unit = (uint8_t)u, .kind = (uint8_t)kind, .by = (uint8_t)by };
    lin_push(s, LF_TEST_JUDGE, u, kind, extra);
    lin_push(s, LF_TEST_ENCOURAGE, u, kind, extra);
    lin_push(s, LF_TEST_DICE, u, kind, extra);
}

/* Somebody who could have a die rolled again? */
static bool may_be_encouraged(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const int there = lf_stand_in(view->state, u);

    for (int who = LF_BY_GROUP; who < LF_ISSUERS; who++)
        if (lf_can_spend(view, lf_issuer_of(view, f->group[there], who), there))
            return true;
    return false;
}

/* What the dice must come to. */
static int need_of_test(const lin_view *view, int u, int kind, int extra)
{
    kit_sum sum;

    lf_test_modifiers(view, u, kind, extra, &sum);
    return lf_morale(view, u) - sum.total;
}

/* Two dice, of which only the sum counts. */
static void ask_test(const lin_view *view, const lin_frame *frame, const char *rule,
                     const char *purpose, lin_roll_ask *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];
    const int need = need_of_test(view, u, frame->arg[1], frame->arg[2]);

    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = 2,
                           .rule = rule,
                           .purpose = purpose,
                           .side = (lin_side)f->side[u],
                           .better = 1,
                           .need = (uint8_t)(need < 2 ? 2 : need),
                           .need_sum = true };
    for (int total = 2; total <= 12; total++)
        out->class_of[total] = total >= need;
}

void lf_roll_test(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const struct kind *k = &kinds[frame->arg[1]];

    ask_test(view, frame, k->rule, k->purpose, out);
    if (!may_be_encouraged(view, frame->arg[0]))
        return;
    out->by_sum = false; /* each die may yet be singled out */
    out->asks = 1 + LF_TEST_ENCOURAGE;
    out->classes = 6;
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)(i - 1);
}

void lf_land_test(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    s->morale_test.die[0] = face[0];
    s->morale_test.die[1] = face[1];
    lin_tell(p, LE_TEST_ROLL, frame->arg[0], face[0], face[1],
             need_of_test(&p->view, frame->arg[0], frame->arg[1], frame->arg[2]));
}

/* LF-DM-09, LF-DM-13 */
void lf_run_test_judge(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], kind = frame->arg[1], extra = frame->arg[2],
              morale = lf_morale(&p->view, u);
    const int dice = s->morale_test.die[0] + s->morale_test.die[1];
    kit_sum sum;

    lf_test_modifiers(&p->view, u, kind, extra, &sum);
    kit_sum_tell(&sum, p, LE_MODIFIER);
    s->morale_test = (lf_morale_test){ .unit = LF_NONE };
    if (dice + sum.total >= morale) {
        lin_tell(p, LE_TEST_PASSED, u, dice + sum.total, morale);
        kinds[kind].passed(p, u, extra);
        return;
    }
    lin_tell(p, LE_TEST_FAILED, u, dice + sum.total, morale);
    if (s->mark[u] &
        (LF_HAS_M | LF_HAS_C)) { /* LF-SO-22; LF-SO-23: nothing but a failed test takes them */
        s->mark[u] &= (uint16_t) ~(LF_HAS_M | LF_HAS_C);
        lin_tell(p, LE_STORED_LOST, u);
    }
    if (kinds[kind].severity == DISORDERS)
        lf_disorder(p, u, LF_WHY_TEST);
    kinds[kind].failed(p, u, extra);
    if (u == s->element && kind == LF_TEST_FORCED)
        lf_drop_out(p, u); /* LF-GO-08 */
}

/* ---- LF-SE-19, LF-SE-20: Esprit de Corps ---- */

/* One or the other: not once words were spoken. */
static bool may_be_proud(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return lf_has_skill(lf_field_of(view->field), u, LF_SKILL_ESPRIT) && s->morale_test.again == 0;
}

/* Nothing that was said or done can change the second throw: only its sum counts. */
void lf_roll_test_again(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    ask_test(view, frame, "LF-SE-19", "Esprit de Corps", out);
}

void lf_land_test_again(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_land_test(p, frame, face);
}

/* It costs nothing: a test that failed is taken again. */
int lf_usual_test(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    const lf_state *s = view->state;
    const int dice = s->morale_test.die[0] + s->morale_test.die[1];

    if (list->orders > 1 && list->order[1].verb == LV_ESPRIT &&
        dice < need_of_test(view, frame->arg[0], frame->arg[1], frame->arg[2]))
        return 1;
    return 0;
}

/* ---- LF-CM-15 to LF-CM-19: Encouraging Words on a test ---- */

void lf_list_test_encourage(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = lf_stand_in(s, frame->arg[0]); /* LF-OP-13 */
    const int who[LF_ISSUERS] = { s->commander[f->group[u]], s->force[f->side[u]],
                                  f->division[f->group[u]] };

    lf_answer0(out, LV_KEEP_DICE);
    if (may_be_proud(view, frame->arg[0]))
        lf_answer0(out, LV_ESPRIT);
    for (int i = 0; i < LF_ISSUERS; i++)
        for (int d = 0; d < 2 && (i != 1 || who[1] != who[0]); d++)
            if (lf_can_spend(view, who[i], u) && !(s->morale_test.again >> d & 1))
                lin_list_add(
                    out, (lin_order){ .verb = LV_REROLL, .nargs = 2, .arg = { who[i], d + 1 } });
}

lin_status lf_check_test_encourage(const lin_view *view, const lin_frame *frame, const lin_order *o,
                                   lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_status status;

    if (o->verb == LV_ESPRIT)
        return may_be_proud(view, frame->arg[0])
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, s->morale_test.again ? "LF-SE-20" : "LF-SE-19",
                                s->morale_test.again
                                    ? "%s has had words of encouragement for this test."
                                    : "%s is not of the Elite: a commander's words may help it.",
                                lf_id(f, frame->arg[0]));
    if ((status = lf_check_speaker(view, frame, o, why)) != LIN_OK || o->verb == LV_KEEP_DICE)
        return status;
    if (o->arg[1] < 1 || o->arg[1] > 2)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-15",
                          "Name the first or the second die: 1 or 2.");
    if (s->morale_test.again >> (o->arg[1] - 1) & 1)
        return lin_refuse(why, LIN_ILLEGAL, "LF-CM-16", "That die has been rerolled already.");
    return LIN_OK;
}

void lf_take_test_encourage(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_KEEP_DICE)
        return;
    if (o->verb == LV_ESPRIT) {
        lin_tell(p, LE_ESPRIT, frame->arg[0]);
        lin_push(s, LF_TEST_AGAIN_DICE, frame->arg[0], frame->arg[1], frame->arg[2]);
        return;
    }
    lf_spend(p, o->arg[0]);
    lf_attach(p, o->arg[0], lf_stand_in(s, frame->arg[0])); /* LF-CM-18 */
    if (s->where[frame->arg[0]] == LF_ON_TABLE) /* LF-OP-13: a crew has its own Morale still */
        s->morale_test.by = (uint8_t)o->arg[0];
    lin_push(s, LF_TEST_ENCOURAGE, frame->arg[0], frame->arg[1], frame->arg[2]);
    lin_push(s, LF_TEST_REROLL, frame->arg[0], frame->arg[1], o->arg[1] - 1);
}

/* What die d must show for the test to be passed, with the other as it lies: the judge waits below
 * on the agenda, with what the kind of test brought with it. */
static int need_of_reroll(const lin_view *view, int u, int d)
{
    const lf_state *s = view->state;
    int need = 0;

    for (int i = s->head.depth - 1; i >= 0 && need == 0; i--)
        if (s->head.frame[i].step == LF_TEST_JUDGE && s->head.frame[i].arg[0] == u)
            need = need_of_test(view, u, s->head.frame[i].arg[1], s->head.frame[i].arg[2]);
    need -= s->morale_test.die[1 - d];
    return need < 1 ? 1 : need;
}

void lf_roll_test_reroll(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .rule = "LF-CM-16",
                           .purpose = "reroll of a test",
                           .better = 1,
                           .need = (uint8_t)need_of_reroll(view, frame->arg[0], frame->arg[2]),
                           .side = (lin_side)lf_field_of(view->field)->side[frame->arg[0]] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)(i - 1);
}

void lf_land_test_reroll(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int d = frame->arg[2];

    lin_tell(p, LE_REROLLED, frame->arg[0], s->morale_test.die[d], face[0]);
    s->morale_test.die[d] = face[0];
    s->morale_test.again |= (uint8_t)(1 << d);
}

int lf_usual_keep(const lin_view *view, const lin_frame *frame, const lin_list *list)
{
    (void)view->field, (void)view->state, (void)frame, (void)list;
    return 0;
}
