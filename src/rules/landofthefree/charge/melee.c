/* melee.c -- a round of melee: who fights whom, the dice and the result. LF-ML-21, LF-ML-58 to
 * LF-ML-87. */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/actions.h"
#include "rules/landofthefree/turn/turn.h"

/* LF-ML-105: limbered guns are lost without dice; they begin no melee either. */
static bool is_limbered(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return f->type[u] == LF_ARTILLERY && s->formation[u] == LF_COLUMN;
}

/* ---- Having to fight, and with whom ---- */

bool lf_can_fight(const lin_view *view, int u)
{
    return !is_limbered(view, u);
}

static int foes_of(const lf_state *s, int u, uint8_t *out)
{
    const kit_pairs locks = lf_locks(s);
    int n = 0;

    for (int i = 0; i < s->locks; i++)
        if (kit_pair_has(&locks, i, u))
            out[n++] = (uint8_t)kit_pair_other(&locks, i, u);
    return n;
}

/* LF-ML-21, LF-ML-22, LF-ML-52. LF-CO-06: it is the active element that spends the Combat Order,
 * whoever made the contact. */
void lf_run_must_fight(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0];
    const bool tied = s->act & LF_ACT_TIED;

    s->act &= (uint16_t) ~(LF_ACT_MUST_FIGHT | LF_ACT_TIED);
    if (s->where[u] != LF_ON_TABLE || !lf_is_locked(s, u) || s->act & LF_ACT_OVER ||
        is_limbered(&p->view, u))
        return;
    if (s->c == 0) {
        if (!tied) /* LF-ML-102: after a tie there is none */
            lf_disorder(p, u, LF_WHY_NO_ORDER);
        return;
    }
    lf_await_free(s, u);
    lin_push(s, LF_REACT, u, 0, 0); /* LF-SO-08: the melee is an order of its own */
    lin_push(s, LF_WHICH_FOE, u, 0, 0);
}

void lf_list_which_foe(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    uint8_t foe[LF_LOCKS];
    const int n = foes_of(view->state, frame->arg[0], foe);

    (void)view->field;
    for (int i = 0; i < n; i++)
        lf_answer1(out, LV_FIGHT, foe[i]);
}

lin_status lf_check_which_foe(const lin_view *view, const lin_frame *frame, const lin_order *o,
                              lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_FIGHT)
        return lin_not_now(view->field, frame, o, why);
    return lf_are_locked(view->state, frame->arg[0], o->arg[0])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-ML-78", "%s is not in melee with %s.",
                            lf_id(f, frame->arg[0]), lf_id(f, o->arg[0]));
}

void lf_take_which_foe(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    s->c--;
    lf_fight(p, frame->arg[0], o->arg[0]);
}

/* By order: LF-OR-19, LF-ML-99. LF-CO-05: one Combat Order, one round, with an enemy in contact. */
lin_status lf_check_fight(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (is_limbered(view, u))
        return lin_refuse(why, LIN_ILLEGAL, "LF-ML-109", "%s is limbered and cannot fight.",
                          lf_id(f, u));
    return lf_are_locked(s, u, o->arg[0])
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-ML-78", "%s is not in melee with %s.",
                            lf_id(f, u), lf_id(f, o->arg[0]));
}

void lf_list_fight(const lin_view *view, int u, lin_list *out)
{
    const lf_state *s = view->state;
    uint8_t foe[LF_LOCKS];
    const int n = is_limbered(view, u) ? 0 : foes_of(s, u, foe);

    for (int i = 0; i < n; i++)
        lf_answer1(out, LV_FIGHT, foe[i]);
}

void lf_take_fight(lin_play *p, int u, const lin_order *o)
{
    lf_fight(p, u, o->arg[0]);
}

void lf_fight(lin_play *p, int u, int e)
{
    lf_state *s = p->state;

    lin_tell(p, LE_MELEE, u, e);
    s->support[0] = s->support[1] = (tb_set){ 0 };
    if (is_limbered(&p->view, e)) {
        lf_remove(p, e, LF_DESTROYED);
        lin_tell(p, LE_WON, u, e, 0);
        lf_disorder(p, u, LF_WHY_MELEE);
        lin_push(s, LF_MELEE_OVER, u, e, LF_WON_BY_FIRST);
        return;
    }
    lin_push(s, LF_MELEE_ROUND, u, e, 0);
    lin_push(s, LF_SUPPORT, e, u, 1);
    lin_push(s, LF_SUPPORT, u, e, 0);
}

/* ---- The pools: LF-ML-58 to LF-ML-66 ---- */

/* LF-ML-67: as they stand when the round is fought. */
static bool in_flank_of(const lin_view *view, int u, int e)
{
    const tb_body *b = lf_body(view, u);

    return lf_leader_in_flank(view, &b->stand[b->leader], e);
}

/* LF-ML-61, LF-ML-81; LF-SK-29: a line that is of use to it in melee. */
bool lf_fights_in_line(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return s->formation[u] == LF_LINE && !(s->mark[u] & LF_INSIDE) &&
           !lf_has_skill(lf_field_of(view->field), u, LF_SKILL_SELF_PRESERVATION);
}

void lf_melee_pool(const lin_view *view, int u, int e, bool initiates, kit_sum *sum)
{
    const lf_state *s = view->state;
    const bool house = (s->mark[u] | s->mark[e]) & LF_INSIDE;
    const int action = lf_action_dice(view, u); /* LF-ML-65: less the one of an Exhausted element */

    *sum = (kit_sum){ 0 };
    kit_sum_add(sum, LF_WHY_BASE, 2);
    kit_sum_add(sum, LF_WHY_ACTION, house ? (action + 1) / 2 : action); /* LF-BU-22, LF-ME-03 */
    kit_sum_add(sum, LF_WHY_NUMBERS, lf_numbers(lf_field_of(view->field), u));
    kit_sum_add(sum, LF_WHY_INITIATES, initiates ? 2 : 0);
    kit_sum_add(sum, LF_WHY_MELEE_LINE, lf_fights_in_line(view, u) ? 2 : 0);
    kit_sum_add(sum, LF_WHY_MELEE_FLANK, in_flank_of(view, u, e) ? 2 : 0);
    kit_sum_add(sum, LF_WHY_COUNTERED, kit_set_has(&s->countered, u) ? 1 : 0);
    kit_sum_add(sum, LF_WHY_MARKERS, -s->disorder[u]); /* LF-ML-64 */
}

static int support_of(const lin_view *view, int which, int u, int enemy)
{
    const lf_state *s = view->state;
    int dice = 0;

    for (int v = tb_next(&s->support[which], 0); v >= 0; v = tb_next(&s->support[which], v + 1))
        dice += lf_support_dice(view, v, u, enemy);
    return dice;
}

static void set_pool(lin_play *p, int which, int u, int e)
{
    lf_state *s = p->state;
    const int helpers = support_of(&p->view, which, u, e);
    kit_sum sum;
    int all;

    lf_melee_pool(&p->view, u, e, which == 0, &sum);
    all = sum.total + helpers; /* one pool; LF-ML-66 */
    s->melee.need[which] = all > 0 ? 5 : 6;
    s->melee.dice[which] = (uint8_t)(all <= 0 ? 1 : sum.total > 0 ? sum.total : 0);
    s->melee.helpers[which] = (uint8_t)(all <= 0 ? 0 : all - s->melee.dice[which]);
    lin_tell(p, LE_POOL, u, s->melee.dice[which], s->melee.helpers[which], s->melee.need[which]);
    kit_sum_tell(&sum, p, LE_MODIFIER);
}

/* Arguments: the initiator, its enemy. */
void lf_run_melee_round(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int u = frame->arg[0], e = frame->arg[1];

    s->melee = (lf_melee){ .unit = { (uint8_t)u, (uint8_t)e } };
    s->pool[0] = s->pool[1] = (lf_pool){ { 0 }, { 0 } };
    set_pool(p, 0, u, e);
    set_pool(p, 1, e, u);
    kit_set_drop(&s->countered, u); /* LF-ML-63: the first round only */
    kit_set_drop(&s->countered, e);
    lin_push(s, LF_MELEE_RESULT, u, e, 0); /* LF-ML-68, from the last to the first */
    lin_push(s, LF_MELEE_ENCOURAGE, e, 1, 0);
    lin_push(s, LF_MELEE_ENCOURAGE, u, 0, 0); /* LF-CM-19 */
    lin_push(s, LF_MELEE_DICE, e, 1, 0);
    lin_push(s, LF_MELEE_DICE, u, 0, 0);
}

static void ask_dice(const lin_field *field, int u, int n, int need, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = (uint8_t)n,
                           .faces = 6,
                           .classes = 2,
                           .rule = "LF-ML-59",
                           .purpose = "melee",
                           .better = 1,
                           .need = (uint8_t)need,
                           .side = (lin_side)lf_field_of(field)->side[u] };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = i >= need;
}

/* LF-SK-17; LF-SE-11, LF-SE-17: of some in the saddle alone. */
bool lf_is_inspired(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);

    return lf_has_skill(f, u, LF_SKILL_INSPIRED) &&
           (!lf_has_skill(f, u, LF_SKILL_IN_SADDLE) || lf_moves_as(view, u) == LF_CAVALRY);
}

/* Arguments: the element, which pool. Its own dice come first, then those of its supporters.
 * LF-CM-24: by the special order all misses of the pool are thrown again; LF-SK-17: by the skill
 * those of its own; LF-SK-18: and no word moves them a third time. */
void lf_roll_melee(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const lf_state *s = view->state;
    const int which = frame->arg[1];

    ask_dice(view->field, frame->arg[0], s->melee.dice[which] + s->melee.helpers[which],
             s->melee.need[which], out);
}

void lf_land_melee(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int which = frame->arg[1], all = s->melee.dice[which] + s->melee.helpers[which];
    const bool initiates = which == 0 && frame->arg[0] == s->element;
    const int again = initiates && s->act & LF_ACT_INSPIRED                  ? all
                      : initiates && lf_is_inspired(&p->view, frame->arg[0]) ? s->melee.dice[which]
                                                                             : 0;
    int misses = 0;

    lf_tell_dice(p, frame->arg[0], s->melee.need[which], all, face);
    for (int i = 0; i < all; i++) {
        if (i < again && face[i] < s->melee.need[which])
            misses++;
        else
            s->pool[which].once[face[i] - 1]++; /* LF-CM-15: those of supporters, too */
    }
    if (misses)
        lin_push(s, LF_MELEE_MORE_DICE, frame->arg[0], which, misses);
}

void lf_roll_melee_more(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const lf_state *s = view->state;

    ask_dice(view->field, frame->arg[0], frame->arg[2], s->melee.need[frame->arg[1]], out);
}

void lf_land_melee_more(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    lf_tell_dice(p, frame->arg[0], s->melee.need[frame->arg[1]], frame->arg[2], face);
    for (int i = 0; i < frame->arg[2]; i++)
        s->pool[frame->arg[1]].again[face[i] - 1]++;
}

/* ---- LF-CM-15, LF-CM-19: Encouraging Words in a melee; the initiator's side is asked first ----
 */

void lf_take_melee_encourage(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;

    if (o->verb == LV_KEEP_DICE)
        return;
    lf_spend(p, o->arg[0]);
    lf_attach(p, o->arg[0], frame->arg[0]);
    s->pool[frame->arg[1]].once[o->arg[1] - 1]--;
    lin_push(s, LF_MELEE_ENCOURAGE, frame->arg[0], frame->arg[1], 0);
    lin_push(s, LF_MELEE_MORE_DICE, frame->arg[0], frame->arg[1], 1);
}

/* ---- The result: LF-ML-79 to LF-ML-87 ---- */

/* LF-ML-82 */
static bool has_flank(const lin_view *view, int which, int u, int e)
{
    const lf_state *s = view->state;

    if (in_flank_of(view, u, e))
        return true;
    for (int v = tb_next(&s->support[which], 0); v >= 0; v = tb_next(&s->support[which], v + 1))
        if (lf_are_locked(s, v, e) && in_flank_of(view, v, e))
            return true;
    return false;
}

/* LF-LO-20, LF-ML-86: in a building, or lined up with the enemy beyond the line. */
bool lf_in_defenses(const lin_view *view, int u, int e)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u), *other = lf_body(view, e);
    lin_point end[2];
    tb_outline line;

    if (!(s->mark[u] & LF_LINED_UP))
        return s->mark[u] & LF_INSIDE;
    line = lf_obstacle(view, s->on_piece[u], end);
    return tb_line_crosses(&line, tb_centre(&b->stand[b->leader]),
                           tb_centre(&other->stand[other->leader]), NULL);
}

void lf_melee_result(const lin_view *view, int which, int u, int e, int hits, kit_sum *sum)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int gc = s->commander[f->group[u]];
    const bool unlimbered = f->type[e] == LF_ARTILLERY && s->formation[e] == LF_OPEN;

    *sum = (kit_sum){ 0 };
    kit_sum_add(sum, LF_WHY_HITS, hits);
    kit_sum_add(sum, LF_WHY_HELPLESS, unlimbered || s->formation[e] == LF_COLUMN ? 2 : 0);
    kit_sum_add(sum, LF_WHY_LINE_VS_OPEN,
                lf_fights_in_line(view, u) && (s->formation[e] == LF_OPEN || s->mark[e] & LF_INSIDE)
                    ? 1
                    : 0);
    kit_sum_add(sum, LF_WHY_FLANK_WON, has_flank(view, which, u, e) ? 2 : 0);
    if (s->level[u] == LF_FIT)
        kit_sum_add(sum, LF_WHY_FRESHER,
                    s->level[e] == LF_EXHAUSTED ? 2
                    : s->level[e] == LF_SHAKEN  ? 1
                                                : 0);
    kit_sum_add(sum, LF_WHY_SPHERE,
                gc != LF_NONE && s->where[gc] == LF_ON_TABLE && lf_in_sphere(view, u, gc) ? 1 : 0);
    kit_sum_add(sum, LF_WHY_LED, lf_attached(view, u) != LF_NONE ? 1 : 0);
    kit_sum_add(sum, LF_WHY_IN_DEFENSES, lf_in_defenses(view, u, e) ? 2 : 0);
    kit_sum_add(sum, LF_WHY_HIGHER, lf_leader_level(view, u) > lf_leader_level(view, e) ? 1 : 0);
}

static int hits_of(const lf_state *s, int which)
{
    int hits = 0;

    for (int i = 0; i < 6; i++)
        if (i + 1 >= s->melee.need[which])
            hits += s->pool[which].once[i] + s->pool[which].again[i];
    return hits;
}

/* Arguments: the initiator, its enemy. */
void lf_run_melee_result(lin_play *p, const lin_frame *frame)
{
    lf_state *s = p->state;
    const int unit[2] = { frame->arg[0], frame->arg[1] };
    const int hits[2] = { hits_of(s, 0), hits_of(s, 1) };
    int score[2];

    for (int i = 0; i < 2; i++) {
        kit_sum sum;

        lf_melee_result(&p->view, i, unit[i], unit[1 - i], hits[i], &sum);
        score[i] = sum.total;
        lin_tell(p, LE_SCORE, unit[i], hits[i], sum.total);
        kit_sum_tell(&sum, p, LE_MODIFIER);
    }
    s->melee = (lf_melee){ .unit = { (uint8_t)unit[0], (uint8_t)unit[1] },
                           .hits = { (uint8_t)hits[0], (uint8_t)hits[1] } };
    s->pool[0] = s->pool[1] = (lf_pool){ { 0 }, { 0 } };
    if (score[0] == score[1])
        lf_melee_tied(p, unit[0], unit[1]);
    else
        lf_melee_decided(p, score[0] > score[1] ? 0 : 1,
                         score[0] > score[1] ? score[0] - score[1] : score[1] - score[0]);
}
