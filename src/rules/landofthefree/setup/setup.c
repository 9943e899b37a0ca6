/* setup.c -- before the first turn: scenario, roles, ratings, edges, and who places what when.
 * LF-SC, LF-GT-01. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

#include <string.h>

static int other(int side)
{
    return 1 - side;
}

/* ---- LF-SC-02: which scenario ---- */

void lf_run_which(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    (void)frame;
    s->scenario = (uint8_t)f->base.option[LF_OPT_SCENARIO];
    if (s->scenario == LF_BY_DICE)
        lin_push(s, LF_WHICH_DICE, 0, 0, 0);
    else
        lin_tell(p, LE_SCENARIO, s->scenario);
}

void lf_roll_which(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field, (void)view->state, (void)frame;
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .by_sum = true,
                           .classes = LF_SCENARIOS,
                           .rule = "LF-SC-02",
                           .purpose = "scenario",
                           .side = LIN_FIRST };
    for (int sum = 2; sum <= 12; sum++)
        out->class_of[sum] = lf_scenario_by_dice[sum];
}

void lf_land_which(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;

    (void)frame;
    s->scenario = lf_scenario_by_dice[face[0] + face[1]];
    lin_tell(p, LE_SCENARIO_ROLL, face[0], face[1]);
    lin_tell(p, LE_SCENARIO, s->scenario);
}

/* ---- LF-SC-05: who attacks ---- */

static void tell_roles(lin_play *p, int attacker)
{
    lf_state *s = p->state;

    s->attacker = (uint8_t)attacker;
    lin_tell(p, LE_ATTACKER, attacker);
}

void lf_run_roles(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);

    (void)frame;
    if (f->roles_fixed) { /* LF-RF-01: as it was */
        tell_roles(p, f->roles_fixed - 1);
        return;
    }
    lin_push(p->state, LF_ROLES_DICE, LIN_SECOND, 0, 0);
    lin_push(p->state, LF_ROLES_DICE, LIN_FIRST, 0, 0);
}

void lf_roll_roles(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    (void)view->field, (void)view->state;
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 6,
                           .classes = 6,
                           .rule = "LF-SC-05",
                           .purpose = "set-up",
                           .side = (lin_side)frame->arg[0],
                           .better = 1 };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = (uint8_t)(i - 1);
}

void lf_land_roles(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int side = frame->arg[0];
    int winner;

    s->set_up_roll[side] = face[0];
    lin_tell(p, LE_ROLE_ROLL, side, face[0]);
    if (f->scouts[side] > f->scouts[other(side)]) { /* LF-SC-72 */
        s->set_up_roll[side]++;
        lin_tell(p, LE_SCOUTS, side);
    }
    if (side == LIN_FIRST)
        return;
    if (s->set_up_roll[LIN_FIRST] == s->set_up_roll[LIN_SECOND]) {
        lin_push(s, LF_ROLES, 0, 0, 0);
        return;
    }
    winner = s->set_up_roll[LIN_FIRST] > s->set_up_roll[LIN_SECOND] ? LIN_FIRST : LIN_SECOND;
    tell_roles(p, s->scenario == LF_MEETING_ENGAGEMENT ? other(winner) : winner);
}

/* ---- LF-CM-01, LF-GT-02: ratings ---- */

/* LF-OP-04: to whom the battle gives no rating. */
int lf_to_rate(const lf_field *f, int side, uint8_t *out)
{
    int n = 0;

    if (!f->given_rating[f->force_commander[side]])
        out[n++] = f->force_commander[side];
    for (int c = lf_next_division_commander(f, side, 0); c != LF_NONE;
         c = lf_next_division_commander(f, side, c + 1))
        if (!f->given_rating[c])
            out[n++] = (uint8_t)c;
    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && !f->given_rating[f->group_commander[g]])
            out[n++] = f->group_commander[g];
    return n;
}

void lf_run_rate(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    uint8_t who[2 * LF_GROUPS + 1];

    (void)frame;
    for (int u = 0; u < f->units; u++)
        if (!lf_is_element(f, u) && f->given_rating[u]) {
            s->rating[u] = (uint8_t)(f->given_rating[u] - 1);
            lin_tell(p, LE_RATING, u, s->rating[u]);
        }
    for (int i = 0; i < LIN_SIDES; i++) {
        const int side = i ? s->attacker : other(s->attacker);

        if (lf_to_rate(f, side, who) > 0)
            lin_push(s, f->base.option[LF_OPT_BAG] ? LF_DRAW_DICE : LF_RATE_DICE, side, 0, 0);
    }
}

void lf_roll_rate(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    uint8_t who[2 * LF_GROUPS + 1];

    (void)view->state;
    *out = (lin_roll_ask){ .n = (uint8_t)lf_to_rate(lf_field_of(view->field), frame->arg[0], who),
                           .faces = 6,
                           .classes = LF_RATINGS,
                           .rule = "LF-CM-01",
                           .purpose = "commander ratings",
                           .side = (lin_side)frame->arg[0],
                           .better = 1 };
    for (int i = 1; i <= 6; i++)
        out->class_of[i] = lf_rating_by_die[i - 1];
}

void lf_land_rate(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    uint8_t who[2 * LF_GROUPS + 1];
    const int n = lf_to_rate(lf_field_of(p->view.field), frame->arg[0], who);

    for (int i = 0; i < n; i++) {
        s->rating[who[i]] = lf_rating_by_die[face[i] - 1];
        lin_tell(p, LE_RATING_ROLL, who[i], face[i]);
        lin_tell(p, LE_RATING, who[i], s->rating[who[i]]);
    }
}

/* ---- LF-SC-06: edges ---- */

static int chooser(const lf_state *s)
{
    return s->scenario == LF_MEETING_ENGAGEMENT && s->set_up_roll[0] ? other(s->attacker)
                                                                     : s->attacker;
}

lin_side lf_who_edge(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)frame;
    return (lin_side)chooser(view->state);
}

void lf_list_edge(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    (void)frame;
    if (f->edges_fixed) /* LF-RF-14: no choice, so nobody is asked; LF-RF-03: else as in the
                           scenario */
        lf_answer1(out, LV_EDGE, f->fixed_edge[chooser(s)]);
    for (int e = 0; !f->edges_fixed && e < (s->scenario == LF_AMBUSH ? 2 : KIT_EDGES); e++)
        lf_answer1(out, LV_EDGE, e);
}

lin_status lf_check_edge(const lin_view *view, const lin_frame *frame, const lin_order *o,
                         lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_EDGE)
        return lin_not_now(view->field, frame, o, why);
    if (f->edges_fixed && o->arg[0] != f->fixed_edge[chooser(view->state)])
        return lin_refuse(why, LIN_ILLEGAL, "LF-RF-14", "In this battle your edge is the %s.",
                          kit_edge_name[f->fixed_edge[chooser(view->state)]]);
    return LIN_OK;
}

void lf_take_edge(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    lf_state *s = p->state;
    const int side = chooser(s);

    (void)frame;
    s->edge[side] = (uint8_t)o->arg[0];
    s->edge[other(side)] = (uint8_t)kit_edge_opposite((kit_edge)o->arg[0]);
    lin_tell(p, LE_EDGE, side, s->edge[side]);
    lin_tell(p, LE_EDGE, other(side), s->edge[other(side)]);
}

/* ---- The scenarios: who places what, in which order ---- */

static void all_in_reserve(lin_play *p, int side, bool commander)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;

    for (int u = 0; u < f->units; u++)
        if (f->side[u] == side && f->type[u] != LF_LEFT_OUT &&
            (f->group[u] == LF_NONE ? commander && !lf_has_standing(&p->view, side)
                                    : lf_arrival_turn(&p->view, f->group[u]) != LF_STANDS))
            s->where[u] = LF_RESERVE;
    if (lf_has_standing(&p->view, side)) { /* LF-RF-125: set up when all else is */
        if (commander)
            lin_push(s, LF_POST, f->force_commander[side], 0, 0);
        lin_push(s, LF_DEPLOY, side, LF_ALONE, 0);
    }
}

/* A list of things to do, last thing first on the agenda. */
typedef struct {
    uint8_t step;
    int16_t a, b;
} errand;

/* LF-SC-78: only who could have an ambusher is asked; LF-RF-125: nobody chooses what is known. */
static void set_agenda(lin_play *p, const errand *list, int n)
{
    while (n-- > 0)
        if ((list[n].step != LF_HIDE || lf_is_asked_to_hide(&p->view, list[n].a)) &&
            !lf_is_settled_by_arrivals(&p->view, list[n].step, list[n].a))
            lin_push(p->state, list[n].step, list[n].a, list[n].b, 0);
}
#define AGENDA(p, ...)                                                     \
    do {                                                                   \
        const errand agenda_[] = { __VA_ARGS__ };                          \
        set_agenda((p), agenda_, (int)(sizeof agenda_ / sizeof *agenda_)); \
    } while (0)

void lf_run_scenario(lin_play *p, const lin_frame *frame)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int16_t a = (int16_t)s->attacker, d = (int16_t)other(a), fc_a = f->force_commander[a],
                  fc_d = f->force_commander[d];

    (void)frame;
    switch (s->scenario) {
    case LF_TAKE_THE_FIELD: /* LF-SC-28, LF-SC-29 */
        AGENDA(p, { LF_OBJECTIVE, a, 0 }, { LF_OBJECTIVE, d, 0 }, { LF_OBJECTIVE, a, 0 },
               { LF_OBJECTIVE, d, 0 }, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 },
               { LF_DEPLOY, a, LF_BY_TURNS }, { LF_POST, fc_a, 0 }, { LF_POST, fc_d, 0 });
        break;
    case LF_RECONNOITER: /* LF-SC-31, LF-SC-32 */
        all_in_reserve(p, a, false);
        all_in_reserve(p, d, false);
        AGENDA(p, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 }, { LF_VANGUARDS, a, 0 },
               { LF_POINTS_DICE, fc_a, 0 }, { LF_POINTS_DICE, fc_d, 0 }, { LF_POST, fc_a, 0 },
               { LF_POST, fc_d, 0 }); /* LF-SC-74 */
        break;
    case LF_HOLD_THE_GROUND: /* LF-SC-34, LF-SC-35 */
        all_in_reserve(p, a, true);
        all_in_reserve(p, d, true);
        s->objective[s->objectives++] =
            (lin_point){ f->scenery.size.width / 2, f->scenery.size.height / 2 };
        lin_tell(p, LE_OBJECTIVE, 1, f->scenery.size.width / 2, f->scenery.size.height / 2);
        AGENDA(p, { LF_OBJECTIVE, a, 0 }, { LF_OBJECTIVE, d, 0 }, { LF_HIDE, a, 0 },
               { LF_HIDE, d, 0 });
        break;
    case LF_FLANK_ATTACK: /* LF-SC-40 to LF-SC-42 */
        AGENDA(p, { LF_OBJECTIVE, d, 0 }, { LF_OBJECTIVE, d, 0 }, { LF_OBJECTIVE, d, 0 },
               { LF_KEEP_BACK, a, 0 }, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 },
               { LF_DEPLOY, d, LF_BY_TURNS }, { LF_POINTS_DICE, fc_d, 0 },
               { LF_POINTS_DICE, fc_a, 0 }, { LF_POST, fc_d, 0 }, { LF_POST, fc_a, 0 });
        break;
    case LF_SURROUNDED: /* LF-SC-46 to LF-SC-48 */
        all_in_reserve(p, a, false);
        AGENDA(p, { LF_OBJECTIVE, d, 0 }, { LF_OBJECTIVE, d, 0 }, { LF_OBJECTIVE, d, 0 },
               { LF_STAND_ALONE, d, 0 }, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 },
               { LF_DEPLOY, d, LF_ALONE }, { LF_POST, fc_d, 0 }, { LF_SET_OUT, a, 1 },
               { LF_POST, fc_a, 0 }); /* LF-SC-76 */
        break;
    case LF_AMBUSH: /* LF-SC-52 to LF-SC-54 */
        all_in_reserve(p, a, false);
        AGENDA(p, { LF_HEAD_FOR, d, 0 }, { LF_DEPLOY, d, LF_ALONE }, { LF_POST, fc_d, 0 },
               { LF_POST, fc_a, 0 }, { LF_DEPLOY, a, LF_COMMANDERS_ALONE });
        for (int n = lf_ambushers(&p->view, a); n > 0; n--)
            lin_push(s, LF_LIE_IN_WAIT, a, 0, 0);
        break;
    case LF_FRONTAL_ASSAULT: /* LF-SC-63 to LF-SC-66 */
        AGENDA(p, { LF_OBJECTIVE, a, 0 }, { LF_OBJECTIVE, a, 0 }, { LF_OBJECTIVE, a, 0 },
               { LF_KEEP_BACK, d, 0 }, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 },
               { LF_DEPLOY, d, LF_ALONE }, { LF_POST, fc_d, 0 }, { LF_DEPLOY, a, LF_ALONE },
               { LF_POST, fc_a, 0 });
        break;
    default: /* LF-SC-68 */
        all_in_reserve(p, a, true);
        AGENDA(p, { LF_HIDE, a, 0 }, { LF_HIDE, d, 0 }, { LF_DEPLOY, d, LF_ALONE },
               { LF_POST, fc_d, 0 });
        break;
    }
    lf_settle_arrivals(p);
}
