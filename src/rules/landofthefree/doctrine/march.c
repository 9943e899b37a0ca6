/* march.c -- formations, marches in column, and lining up on a wall. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/turn/actions.h"

#include <stdlib.h>

/* ---- Formations ---- */

static int32_t nearest_enemy(const lf_estimate *p, int u, int *who)
{
    const lf_state *s = &p->thought.s;
    int32_t least = LF_IN(200);

    *who = LF_NONE;
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1)) {
        const int32_t far = s->where[e] == LF_ON_TABLE ? lf_apart(s->at[u], s->at[e]) : LF_IN(200);

        if (far < least) {
            least = far;
            *who = e;
        }
    }
    return least;
}

static bool take_listed(lf_estimate *p, int verb, int arg, lf_step_plan *out)
{
    const int i = lin_list_find(p->list, verb, arg);

    if (i < 0)
        return false;
    *out = (lf_step_plan){ p->list->order[i], W_LEAST_MARCH };
    return true;
}

/* LF-IP-11: a change of formation that would run through friends disorders both. */
static bool is_room_for(lf_estimate *p, int u, int formation)
{
    lf_state *s = &p->thought.s;
    const uint8_t before = s->formation[u];
    bool free;
    tb_body b;

    s->formation[u] = (uint8_t)formation;
    lf_form(&p->thought.view, u, &b);
    free = kit_unit_in_the_way(lf_window(&p->thought.view), u, &b) == LF_NONE;
    s->formation[u] = before;
    return free;
}

/* Out of a column: so that its front is towards the enemy. */
static bool deploys(lf_estimate *p, int u, int foe, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    const int turn = foe == LF_NONE ? 0 : tb_turn(s->facing[u], tb_bearing(s->at[u], s->at[foe]));
    const int formation = lf_may_form(p->f, u, LF_LINE) ? LF_LINE : LF_OPEN;

    if (p->f->type[u] != LF_ARTILLERY && p->f->stands[u] > 1 && abs(turn) > TB_EIGHTH &&
        abs(turn) < 3 * TB_EIGHTH && take_listed(p, LV_TURN, turn > 0 ? 1 : 0, out))
        return true;
    return take_listed(p, LV_FORM, formation, out) || take_listed(p, LV_FORM, LF_OPEN, out) ||
           take_listed(p, LV_TURN, turn > 0 ? 1 : 0, out);
}

/* So near to the enemy a column goes where there is no other way. */
static int32_t off_crossing(const lf_estimate *p)
{
    return LF_IN(p->assault ? W_CROSSING_ASSAULT : W_CROSSING);
}

/* A way over deep water; a plank over a ditch is none. */
static bool is_bridge(const lf_estimate *p, int crossing)
{
    const tb_outline *g = &p->f->scenery.piece[crossing].shape;
    const lin_point a = g->point[0], b = g->point[g->points - 1],
                    middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };

    for (int i = 0; i < p->f->scenery.pieces; i++)
        if (p->f->scenery.piece[i].flags & KIT_IMPASSABLE &&
            tb_area_holds(&p->f->scenery.piece[i].shape, middle))
            return p->f->scenery.piece[crossing].kind == KIT_CROSSING;
    return false;
}

/* Is any of it on a bridge or in a ford, or so near to one that a line would bar it to those who
 * come after? */
static bool is_at_crossing(lf_estimate *p, int u)
{
    const tb_body *b = lf_body(&p->thought.view, u);

    for (int i = 0; i < p->f->scenery.pieces && p->waters; i++) {
        const kit_piece *piece = &p->f->scenery.piece[i];

        for (int k = 0; k < b->stands; k++) {
            const lin_point at = tb_centre(&b->stand[k]);

            if ((piece->flags & KIT_IMPASSABLE && tb_area_holds(&piece->shape, at)) ||
                (is_bridge(p, i) &&
                 lf_apart(tb_line_nearest(&piece->shape, at, NULL), at) < LF_IN(W_BRIDGEHEAD)))
                return true;
        }
    }
    return false;
}

/* A column that finds no way goes on in line; but not before a bridge that others are to cross. */
bool lf_leaves_column(lf_estimate *p, int u, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    int foe;

    return s->m > 0 &&
           nearest_enemy(p, u, &foe) < LF_IN(lf_is_cut_off(p, u, s->at[u]) ? W_FACED : 40) &&
           deploys(p, u, foe, out);
}

/* Over the water, and no way on as a column: so it is better deployed, though it stands before the
 * bridge: it bars that as it is. */
bool lf_is_stuck_ashore(lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    int foe;

    return p->waters && s->m > 0 && !lf_is_cut_off(p, u, s->at[u]) &&
           nearest_enemy(p, u, &foe) < LF_IN(40) && lf_could_deploy(p, u);
}

/* Where losses alone count: is the enemy too far to be met in line before the battle ends? */
static bool is_far_behind(const lf_estimate *p, int u, int32_t near)
{
    const int32_t a_turn = lf_stats[p->f->type[u]].maneuver *
                           LF_IN(lf_pace[lf_moves_as(&p->thought.view, u)][LF_LINE]);

    return p->now->objectives == 0 && near - LF_IN(12) > a_turn * (p->turns_left - 1);
}

/* So near to the enemy a column deploys. Who has a whole table to cross, and nothing to gain on
 * the way, marches further. */
static int32_t deploys_at(const lf_estimate *p, int u, int32_t near)
{
    const bool hurries = p->assault || lf_is_hunting(p) || is_far_behind(p, u, near);

    if (p->f->type[u] == LF_ARTILLERY)
        return LF_IN(hurries ? W_GUNS_DEPLOY_LATE : W_GUNS_DEPLOY);
    return LF_IN(hurries ? W_DEPLOY_LATE : W_DEPLOY);
}

/* Guns need not go over the water: they leave the bridge to the others. */
static bool shoots_across(const lf_estimate *p, int u)
{
    return p->f->type[u] == LF_ARTILLERY;
}

/* A column halts and deploys near the enemy, and where it has arrived. */
bool lf_column_ends(lf_estimate *p, int u)
{
    const lf_state *s = &p->thought.s;
    int32_t near;
    int foe;

    if (is_at_crossing(p, u))
        return nearest_enemy(p, u, &foe) < off_crossing(p);
    if (lf_is_cut_off(p, u, s->at[u]))
        return nearest_enemy(p, u, &foe) <
               (shoots_across(p, u) ? LF_IN(W_GUNS_DEPLOY_LATE) : off_crossing(p));
    near = nearest_enemy(p, u, &foe);
    return near < deploys_at(p, u, near) || lf_apart(s->at[u], p->aim[u]) < LF_IN(W_ARRIVED);
}

/* Could it form as it stands? */
bool lf_could_deploy(lf_estimate *p, int u)
{
    for (int formation = LF_LINE; formation <= LF_OPEN; formation++) {
        const lin_order o = { .verb = LV_FORM,
                              .nargs = 2,
                              .arg = { formation, formation == LF_OPEN ? LIN_INCH : 0 } };

        if (lf_check_form(&p->thought.view, u, &o, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* Beside its friends, or further on where there is more room: LF-IP-11. */
static bool is_room_to_deploy(lf_estimate *p, int u)
{
    return is_room_for(p, u, lf_may_form(p->f, u, LF_LINE) ? LF_LINE : LF_OPEN) ||
           !lf_can_march(p, u);
}

bool lf_best_form(lf_estimate *p, int u, lf_step_plan *out)
{
    const lf_state *s = &p->thought.s;
    int foe;
    const int32_t near = nearest_enemy(p, u, &foe);

    return s->m > 0 && s->formation[u] == LF_COLUMN && lf_column_ends(p, u) &&
           (near < LF_IN(W_STAND_OFF) || is_room_to_deploy(p, u)) && deploys(p, u, foe, out);
}

/* In column now, could it march at all? */
static bool could_march(lf_estimate *p, int u)
{
    lf_state *s = &p->thought.s;
    const uint8_t before = s->formation[u];
    bool can;

    s->formation[u] = LF_COLUMN;
    can = lf_can_march(p, u);
    s->formation[u] = before;
    return can;
}

/* Far from the enemy a column goes twice as far with an order, and where a line would stick; two
 * orders are lost in forming it and in deploying again. Is it worth while? What is formed is
 * marched in for the rest of the activation: so it must have the orders for that before it, and
 * come neither near to the enemy nor to the end of its way. stuck: a line finds no way. */
bool lf_march_pays(lf_estimate *p, int u, bool stuck)
{
    const lf_state *s = &p->thought.s;
    const bool gun = p->f->type[u] == LF_ARTILLERY;
    int foe;
    const int32_t near = nearest_enemy(p, u, &foe), crow = lf_apart(s->at[u], p->aim[u]);
    const int32_t pace = LF_IN(lf_pace[lf_moves_as(&p->thought.view, u)][gun ? LF_OPEN : LF_LINE]),
                  fast = LF_IN(lf_pace[lf_moves_as(&p->thought.view, u)][LF_COLUMN]);
    const int marches = lf_stats[p->f->type[u]].maneuver - 1;
    int32_t stretch = near - LF_IN(W_STAND_OFF);
    int line, column;

    if (s->m > 1 && s->formation[u] != LF_COLUMN && s->level[u] < LF_EXHAUSTED &&
        !(s->mark[u] & LF_INSIDE) &&
        near > (shoots_across(p, u) ? LF_IN(W_GUNS_DEPLOY_LATE) : off_crossing(p)) &&
        lf_is_cut_off(p, u, s->at[u]))
        return is_room_for(p, u, LF_COLUMN) && could_march(p, u);
    if (s->m <= marches || s->formation[u] == LF_COLUMN || s->level[u] >= LF_EXHAUSTED ||
        (gun && !stuck) || s->mark[u] & LF_INSIDE ||
        near < deploys_at(p, u, near) + marches * fast || crow < LF_IN(W_ARRIVED) + marches * fast)
        return false;
    stretch = stretch < crow ? stretch : crow;
    column =
        (int)((int64_t)stretch * lf_way_as(p, u, LF_COLUMN, s->at[u]) / crow * 100 / fast) + 200;
    line = (int)((int64_t)stretch * lf_way_from(p, u, s->at[u]) / crow * 100 /
                 pace); /* in hundredths of an order */
    return (stuck || column + (p->assault ? 0 : W_MARCH_SAVES) < line) &&
           is_room_for(p, u, LF_COLUMN) && could_march(p, u);
}

bool lf_should_march(lf_estimate *p, int u, bool stuck, lf_step_plan *out)
{
    return lf_march_pays(p, u, stuck) && take_listed(p, LV_FORM, LF_COLUMN, out);
}

/* ---- Marches ---- */

/* A leg that is looked for. */
typedef struct {
    const lin_frame *frame;
    bool keeps_off;     /* bridges: they are left to others */
    int32_t left, slow; /* so far it may go yet; on bad ground */
    int32_t stand_off, best;
    lin_order order;
    bool found;
} leg;

/* So near to a bridge or a ford that it would be in the way of those who go over it. */
static bool is_before_bridge(const lf_estimate *p, lin_point at)
{
    for (int i = 0; i < p->f->scenery.pieces; i++)
        if (is_bridge(p, i) && lf_apart(tb_line_nearest(&p->f->scenery.piece[i].shape, at, NULL),
                                        at) < LF_IN(W_OFF_BRIDGE))
            return true;
    return false;
}

/* If that leads further on than what was found before. */
static void try_leg(lf_estimate *p, int u, leg *x, lin_point to)
{
    const lin_order o = { .verb = LV_LEG, .nargs = 2, .arg = { to.x, to.y } };
    lf_plan plan;

    if (lf_way_as(p, u, LF_COLUMN, to) >= x->best ||
        lf_plan_leg_to_halt(&p->thought.view, x->frame, &o, &plan, NULL) != LIN_OK ||
        plan.free < LIN_INCH || lf_way_as(p, u, LF_COLUMN, plan.to.at) >= x->best ||
        lf_enemy_within(p->view, p->side, plan.to.at, x->stand_off) != LF_NONE ||
        (x->keeps_off && is_before_bridge(p, plan.to.at)))
        return;
    x->best = lf_way_as(p, u, LF_COLUMN, plan.to.at);
    x->order = o;
    x->found = true;
}

/* Onto a bridge and along it: it is no wider than the column, so it must be met in its middle. */
static void try_bridges(lf_estimate *p, int u, leg *x)
{
    const lin_point at = p->thought.s.at[u];

    for (int i = 0; i < p->f->scenery.pieces; i++) {
        const kit_piece *piece = &p->f->scenery.piece[i];
        const lin_point *end[2] = { &piece->shape.point[0],
                                    &piece->shape.point[piece->shape.points - 1] };

        for (int k = 0; piece->kind == KIT_CROSSING && k < 2; k++) {
            const tb_angle along = tb_bearing(*end[1 - k], *end[k]);

            if (lf_apart(at, *end[k]) > LF_IN(12))
                continue;
            for (int far = -1; far <= 6; far++) {
                const lin_point to = tb_go(*end[k], along, LF_IN(far), 0);
                const int32_t way = lf_apart(at, to);
                const tb_angle towards = tb_bearing(at, to);

                if (way < LIN_INCH)
                    continue;
                try_leg(p, u, x, tb_go(at, towards, way < x->left ? way : x->left, 0));
                if (x->slow < way)
                    try_leg(p, u, x, tb_go(at, towards, x->slow, 0));
            }
        }
    }
}

/* The next leg towards its place, as the ground lets it go, not far off the straight way. false:
 * none is worth it. */
static bool find_leg(lf_estimate *p, const lin_frame *frame, lin_order *out)
{
    const lf_state *s = &p->thought.s;
    const int u = frame->arg[0];
    const bool cut_off = lf_is_cut_off(p, u, s->at[u]) || is_at_crossing(p, u);
    const tb_angle ahead = lf_way_of_march(p, u);
    const int32_t way = lf_apart(s->at[u], p->aim[u]);
    leg x = { .frame = frame,
              .keeps_off = shoots_across(p, u) && lf_is_cut_off(p, u, s->at[u]),
              .left = lf_allowance(&p->thought.view, u) - frame->arg[1] - 4,
              .slow = lf_slowed(s, u, lf_allowance(&p->thought.view, u)) - frame->arg[1] - 4,
              .stand_off = cut_off ? off_crossing(p) : LF_IN(W_STAND_OFF),
              .best = lf_way_as(p, u, LF_COLUMN, s->at[u]) - LIN_INCH / 2 };

    for (int w = 0; w <= 6; w++)
        for (int d = 0; d < 4;
             d++) { /* all the way, as far as bad ground lets it; or half of that */
            const int32_t most = (d % 2 ? x.slow : x.left) / (d < 2 ? 1 : 2),
                          far = most < way || cut_off ? most : way;
            const tb_angle off = (tb_angle)((w % 2 ? 1 : -1) * ((w + 1) / 2) * (TB_EIGHTH / 2));

            if (far >= LIN_INCH)
                try_leg(p, u, &x, tb_go(s->at[u], (tb_angle)(ahead + off), far, 0));
        }
    if (cut_off)
        try_bridges(p, u, &x);
    *out = x.order;
    return x.found;
}

bool lf_can_march(lf_estimate *p, int u)
{
    const lin_frame frame = { .step = LF_LEG, .arg = { (int16_t)u, 0, 0 } };
    lin_order o;

    return p->thought.s.issuer != LF_NONE && find_leg(p, &frame, &o);
}

/* Onto a bridge it goes only if it looks along it: so does who halts before one, or on it. */
static bool halts_along_bridge(lf_estimate *p, int u)
{
    const lf_state *s = p->now;

    for (int i = 0; i < p->f->scenery.pieces && p->waters && p->frame->arg[1] > 0; i++) {
        const kit_piece *piece = &p->f->scenery.piece[i];
        const lin_point a = piece->shape.point[0], b = piece->shape.point[piece->shape.points - 1];
        tb_angle along;

        if (!is_bridge(p, i) ||
            lf_apart(tb_line_nearest(&piece->shape, s->at[u], NULL), s->at[u]) >
                LF_IN(W_BRIDGEHEAD) ||
            !(lf_is_cut_off(p, u, s->at[u]) || is_at_crossing(p, u)))
            continue;
        along = lf_way_as(p, u, LF_COLUMN, a) > lf_way_as(p, u, LF_COLUMN, b) ? tb_bearing(a, b)
                                                                              : tb_bearing(b, a);
        if (lf_give(p, (lin_order){ .verb = LV_HALT, .nargs = 1, .arg = { along } }) == LF_ANSWERED)
            return true;
    }
    return false;
}

/* Which way it had best look where it halts: at an enemy who is near, on along its way, or, where
 * it has arrived, as its line does. Formed with its flank to the enemy it would be of no use. */
static tb_angle front_at_halt(lf_estimate *p, int u)
{
    const lin_point at = p->now->at[u];
    int foe;

    if (nearest_enemy(p, u, &foe) < LF_IN(W_LOOKS_AT))
        return tb_bearing(at, p->now->at[foe]);
    return lf_apart(at, p->aim[u]) > LF_IN(W_ARRIVED) ? lf_way_of_march(p, u) : p->front[u];
}

int lf_doctrine_leg(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    int best = LF_UNDECIDED, least = TB_CIRCLE;
    lin_order o;
    tb_angle wish;

    lf_make_estimate(p);
    if (lin_list_find(p->list, LV_CANCEL, -1) < 0 || p->now->issuer != LF_NONE)
        if (find_leg(p, p->frame, &o))
            return lf_give(p, o);
    if (p->now->act & LF_ACT_OFF_TABLE && p->frame->arg[1] == 0 && lf_step_on(p->view, u, &o))
        return lf_give(p, o);
    if (p->frame->arg[1] == 0 && lf_find_regrouping(p->view, u, &o) && o.verb == LV_LEG)
        return lf_give(p, o);
    if (halts_along_bridge(p, u))
        return LF_ANSWERED;
    wish = front_at_halt(p, u);
    for (int i = 0; i < p->list->orders; i++)
        if (p->list->order[i].verb == LV_HALT &&
            abs(tb_turn(wish, (tb_angle)p->list->order[i].arg[0])) < least) {
            least = abs(tb_turn(wish, (tb_angle)p->list->order[i].arg[0]));
            best = i;
        }
    for (int i = 1; best == LF_UNDECIDED && i < 16;
         i++) /* rather than to cancel, and be asked again */
        best = lf_give(
            p, (lin_order){ .verb = LV_HALT,
                            .nargs = 1,
                            .arg = { (tb_angle)(p->now->facing[u] + i * (TB_CIRCLE / 16)) } });
    return best;
}

/* Behind a wall with the enemy beyond it, and wherever it is to stand. */
int lf_doctrine_line_up(lf_estimate *p)
{
    const int yes = lin_list_find(p->list, LV_YES, -1), no = lin_list_find(p->list, LV_NO, -1);
    const int u = p->frame->arg[0];
    lin_point end[2];
    tb_outline line;

    if (yes < 0 || (p->now->turn == 0 && lf_ready_setup(p)))
        return no;
    lf_make_estimate(p);
    if (p->assault && no >= 0 && p->now->turn > 0) /* an assault does not stop at walls */
        return no;
    line = lf_obstacle(p->view, p->frame->arg[1], end);
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (p->now->where[e] == LF_ON_TABLE && lf_apart(p->now->at[u], p->now->at[e]) < LF_IN(30) &&
            tb_line_crosses(&line, p->now->at[u], p->now->at[e], NULL))
            return yes;
    return no >= 0 ? no : yes;
}
