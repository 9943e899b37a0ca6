/* group.c -- a group is activated: which one, its way onto the table, and what it may do. LF-GT-11
 * to LF-GT-14, LF-SC-13. */
#include "kit/asks.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

/* ---- Reserves ---- */

/* LF-SC-13 and the scenarios: from which turn on, 0: never (Ambush: the turn after the ambush). */
static int due_from(const lf_state *s, int side)
{
    const bool attacks = side == s->attacker;

    switch (s->scenario) {
    case LF_RECONNOITER:
    case LF_HOLD_THE_GROUND:
    case LF_MEETING_ENGAGEMENT:
        return 1;
    case LF_SURROUNDED:
        return attacks ? 1 : 2;
    case LF_FLANK_ATTACK:
        return attacks ? 3 : 2;
    case LF_AMBUSH:
        return lf_ambush_is_over(s) ? 1 : 0; /* LF-SC-59 */
    default:
        return 2;
    }
}

static bool is_in_reserve(const lf_state *s, int commander)
{
    return commander != LF_NONE && s->where[commander] == LF_RESERVE;
}

/* LF-SC-13, LF-SC-35, LF-SC-59, LF-RF-13: how many groups come on in one turn. */
static int quota(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int groups = 0;

    if (s->scenario == LF_HOLD_THE_GROUND || s->scenario == LF_AMBUSH)
        return f->groups;
    for (int g = 0; g < f->groups; g++)
        groups += f->group_side[g] == side;
    return s->scenario == LF_MEETING_ENGAGEMENT ? (groups + f->turns - 1) / f->turns : 1;
}

/* The edges a group in reserve may come on by, as bits. */
int lf_entry_edges(const lin_view *view, int side, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int own = 1 << s->edge[side], enemy = 1 << s->edge[1 - side];

    if (lf_is_brought_on(view, g)) /* LF-RF-125 */
        return 1 << f->arrival_edge[g];
    if (side == s->attacker &&
        (s->scenario == LF_SURROUNDED || (s->scenario == LF_FLANK_ATTACK && g == s->flank_group)))
        return 15 & ~enemy; /* LF-SC-43, LF-SC-48 */
    if (side == s->attacker && s->scenario == LF_AMBUSH)
        return own | 1 << kit_edge_opposite((kit_edge)s->edge[side]); /* LF-SC-54 */
    return own;
}

/* LF-SC-14: touching such an edge, more than 12" from every enemy element. */
static lin_status check_entry(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int edges = lf_entry_edges(view, f->side[u], f->group[u]);
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    bool touches = false;

    for (int e = 0; e < KIT_EDGES; e++)
        touches =
            touches || (edges >> e & 1 && kit_edge_distance(f->scenery.size, (kit_edge)e, p) <=
                                              lf_disc_radius(f, u) + TB_TOUCH);
    if (!kit_box_holds(&table, p) || !touches)
        return lin_refuse(
            why, LIN_ILLEGAL, "LF-SC-14",
            "%s comes on at a table edge that is open to his group; place him touching it.",
            lf_id(f, u));
    if (s->scenario != LF_HOLD_THE_GROUND && /* LF-SC-35 */
        lf_enemy_within(view, f->side[u], p, LF_IN(12)) != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-14",
                          "%s must come on more than 12 inches from every enemy element.",
                          lf_id(f, u));
    return lf_check_disc(view, u, p, why);
}

/* A point `along` an edge from its start, at the disc's radius inside. */
static lin_point on_edge(const lf_field *f, int u, int e, int32_t along)
{
    return kit_edge_point(f->scenery.size, (kit_edge)e, (lin_point){ along, along },
                          lf_disc_radius(f, u));
}

static int32_t edge_length(const lf_field *f, int e)
{
    return e == KIT_NORTH || e == KIT_SOUTH ? f->scenery.size.width : f->scenery.size.height;
}

static bool find_entry(const lin_view *view, int u, lin_point *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int edges = lf_entry_edges(view, f->side[u], f->group[u]);

    for (int e = 0; e < KIT_EDGES; e++)
        for (int32_t along = LIN_INCH; edges >> e & 1 && along < edge_length(f, e);
             along += LIN_INCH / 2) {
            *out = on_edge(f, u, e, along);
            if (check_entry(view, u, *out, NULL) == LIN_OK)
                return true;
        }
    return false;
}

static bool is_due(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int side = f->group_side[g], from = due_from(s, side);
    lin_point somewhere;

    if (lf_is_brought_on(view, g))
        return s->turn >= lf_arrival_turn(view, g) && find_entry(view, s->commander[g], &somewhere);
    return from && s->turn >= from && s->arrived[side] < quota(view, side) &&
           (s->scenario == LF_AMBUSH || find_entry(view, s->commander[g], &somewhere));
}

/* ---- Which group ---- */

static bool has_any(const lin_view *view, int g, lf_where where)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (s->where[u] == where)
            return true;
    return false;
}

/* LF-OP-14 */
static bool has_crew_at_guns(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *members = &f->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (s->where[u] == LF_ABANDONED && s->crew[u] == LF_AT_GUNS)
            return true;
    return false;
}

/* LF-GT-14 */
static bool has_anybody(const lin_view *view, int g)
{
    return has_any(view, g, LF_ON_TABLE) || has_any(view, g, LF_RESERVE) ||
           has_any(view, g, LF_HIDDEN) || has_crew_at_guns(view, g);
}

static bool can_activate(const lin_view *view, int g)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->group_mark[g] & LF_GROUP_DONE || !has_anybody(view, g))
        return false;
    if (s->scenario == LF_AMBUSH &&
        f->group_side[g] == s->attacker) /* LF-SC-55: also for the sake of an ambusher */
        return has_any(view, g, LF_HIDDEN) || has_any(view, g, LF_ON_TABLE) || is_due(view, g);
    return !is_in_reserve(s, s->commander[g]) || is_due(view, g) ||
           has_any(view, g, LF_ON_TABLE) || /* LF-SC-77 */
           lf_may_hold_ambusher(view, g);   /* LF-SK-09: whether or not it does, nobody learns */
}

bool lf_has_group_to_activate(const lin_view *view, int side)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == side && can_activate(view, g))
            return true;
    return false;
}

lin_side lf_who_pick_group(const lin_view *view, const lin_frame *frame)
{
    (void)view->field, (void)view->state;
    return (lin_side)frame->arg[0];
}

/* A group is named by the commander it began with, who may be dead. */
void lf_list_pick_group(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const lf_field *f = lf_field_of(view->field);

    for (int g = 0; g < f->groups; g++)
        if (f->group_side[g] == frame->arg[0] && can_activate(view, g))
            lf_answer1(out, LV_GROUP, f->group_commander[g]);
}

lin_status lf_check_pick_group(const lin_view *view, const lin_frame *frame, const lin_order *o,
                               lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = o->arg[0];

    if (o->verb != LV_GROUP)
        return lin_not_now(view->field, frame, o, why);
    if (f->type[u] != LF_GROUP_COMMANDER || f->side[u] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "LF-GT-11",
                          "%s names no group of yours; name a group by its commander.",
                          lf_id(f, u));
    if (s->group_mark[f->group[u]] & LF_GROUP_DONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-GT-11",
                          "The group of %s has been activated in this turn.", lf_id(f, u));
    if (!can_activate(view, f->group[u]) && is_in_reserve(s, s->commander[f->group[u]]) &&
        lf_is_brought_on(view, f->group[u]) && s->turn < lf_arrival_turn(view, f->group[u]))
        return lin_refuse(why, LIN_ILLEGAL, "LF-RF-125", "The group of %s comes on in turn %d.",
                          lf_id(f, u), lf_arrival_turn(view, f->group[u]));
    if (!can_activate(view, f->group[u]))
        return lin_refuse(
            why, LIN_ILLEGAL, has_anybody(view, f->group[u]) ? "LF-SC-13" : "LF-GT-14",
            has_anybody(view, f->group[u]) ? "The group of %s is in reserve and cannot come on now."
                                           : "The group of %s has nobody left.",
            lf_id(f, u));
    return LIN_OK;
}

void lf_take_pick_group(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int g = f->group[o->arg[0]], c = s->commander[g];
    const bool due = is_in_reserve(s, c) && is_due(&p->view, g);

    (void)frame;
    s->group = (uint8_t)g;
    s->group_mark[g] |= LF_GROUP_DONE;
    lin_tell(p, LE_GROUP, o->arg[0]);
    lin_push(s, LF_GROUP_ENDS, g, 0, 0);
    lin_push(s, LF_GROUP, g, 0, 0);
    lin_push(s, LF_BROKEN, g, 0, 0);
    if (c != LF_NONE && (!is_in_reserve(s, c) || due)) /* LF-SC-77 */
        lin_push(s, LF_POINTS_DICE, c, 0, 0);
    if (is_in_reserve(s, c) && due)
        lin_push(s, LF_ENTER, c, 0, 0);
}

/* ---- LF-SC-14: the commander of a reserve comes on ---- */

void lf_list_enter(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    kit_list_place(out, LV_POST, frame->arg[0], &view->field->battle->table);
}

lin_status lf_check_enter(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    if (o->verb != LV_POST)
        return lin_not_now(view->field, frame, o, why);
    if (o->arg[0] != frame->arg[0])
        return lin_refuse(why, LIN_ILLEGAL, "LF-SC-14", "It is %s who comes on now.",
                          lf_id(f, frame->arg[0]));
    return check_entry(view, o->arg[0], (lin_point){ o->arg[1], o->arg[2] }, why);
}

void lf_take_enter(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const int u = o->arg[0], side = f->side[u], fc = s->force[side], dc = f->division[f->group[u]];

    (void)frame;
    if (!lf_is_brought_on(&p->view, f->group[u])) /* LF-RF-125: beside the others */
        s->arrived[side]++;
    s->at[u] = (lin_point){ o->arg[1], o->arg[2] };
    s->where[u] = LF_ON_TABLE;
    lin_tell(p, LE_POSTED, u, o->arg[1], o->arg[2]);
    if (s->scenario == LF_HOLD_THE_GROUND)
        return;
    if (dc != LF_NONE && s->where[dc] == LF_RESERVE)
        lin_push(s, LF_FORCE_COMES, dc, u, 0);
    if (fc != LF_NONE && s->where[fc] == LF_RESERVE)
        lin_push(s, LF_FORCE_COMES, fc, u, 0);
}

bool lf_sample_enter(const lin_view *view, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const lf_field *f = lf_field_of(view->field);
    const int u = frame->arg[0];
    lin_point p;
    bool found = false;

    *out = family->order;
    for (int tries = 0; !found && tries < 60; tries++) {
        const int e = (int)lin_rng_below(rng, KIT_EDGES);

        p = on_edge(f, u, e, (int32_t)lin_rng_below(rng, (uint32_t)edge_length(f, e)));
        found = check_entry(view, u, p, NULL) == LIN_OK;
    }
    if (!found && !find_entry(view, u, &p))
        return false;
    out->arg[1] = p.x;
    out->arg[2] = p.y;
    return true;
}
