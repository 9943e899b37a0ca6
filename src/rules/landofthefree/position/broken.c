/* broken.c -- what must hold in every state, whatever has happened. First that everything is a
 * thing that exists, so that it can be looked at; then that it can be so (and consistent.c); last
 * that the agenda can go on (agenda.c). */
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/position/positions.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* ---- Numbers that name something ---- */

static bool is_unit(const lf_field *f, int u, bool element)
{
    return u < f->units && lf_is_element(f, u) == element;
}

static bool is_none_or(const lf_field *f, int u, bool element)
{
    return u == LF_NONE || is_unit(f, u, element);
}

/* LF-LO, LF-BU-01: the ground that an element is bound to, or none. */
static const char *broken_ground(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int ground = s->on_piece[u];
    const bool work = ground >= f->scenery.pieces && ground < f->scenery.pieces + s->works;

    if ((s->mark[u] & LF_LINED_UP) && (s->mark[u] & LF_INSIDE))
        return "an element is lined up and in a building (LF-BU-06)";
    if (s->mark[u] & LF_INSIDE &&
        (ground >= f->scenery.pieces || f->scenery.piece[ground].kind != KIT_BUILDING))
        return "an element is in a building that is none (LF-BU-01)";
    if (s->mark[u] & LF_LINED_UP && !work &&
        (ground >= f->scenery.pieces || f->scenery.piece[ground].kind != KIT_OBSTACLE))
        return "an element is lined up on something that is no obstacle (LF-LO-01)";
    if (ground != LF_NONE && !(s->mark[u] & (LF_LINED_UP | LF_INSIDE)))
        return "an element is bound to ground that it neither lines nor holds (LF-LO-01)";
    return NULL;
}

static bool is_on_table(const lf_field *f, lin_point at)
{
    return at.x >= 0 && at.y >= 0 && at.x <= f->scenery.size.width &&
           at.y <= f->scenery.size.height;
}

static const char *broken_unit(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_point at = s->at[u];

    if (f->type[u] == LF_LEFT_OUT && s->where[u] != LF_ABSENT)
        return "a unit is there whose formation was left out of this battle (LF-RF-12)";
    if (s->where[u] > LF_ABANDONED || s->formation[u] >= LF_FORMATIONS ||
        s->level[u] > LF_SHATTERED || s->rating[u] >= LF_RATINGS)
        return "a unit is what nobody can be";
    if (at.x <= -TB_FAR || at.y <= -TB_FAR || at.x >= TB_FAR || at.y >= TB_FAR)
        return "a unit stands far off the table (LF-ST-10)";
    if (s->where[u] == LF_ON_TABLE && !is_on_table(f, at))
        return "a unit on the table stands outside it (LF-MV-37)";
    if (!is_none_or(f, s->with[u], true) || (s->with[u] != LF_NONE && lf_is_element(f, u)))
        return "somebody is attached who is no commander, or to nobody (LF-CM-38)";
    if (s->crew[u] != LF_NONE && s->crew[u] != LF_AT_GUNS && !is_unit(f, s->crew[u], true))
        return "a crew is with somebody who is no element (LF-OP-08)";
    if (s->where[u] == LF_ABANDONED ? !is_on_table(f, at) : s->crew[u] != LF_NONE)
        return "a battery has left its guns off the table, or has a crew elsewhere (LF-OP-09)";
    if (s->spared[u] >
        (lf_is_element(f, u) && lf_has_skill(f, u, LF_SKILL_RESILIENT) ? LF_SPARED_HITS : 0))
        return "an element was spared more hits than it can be (LF-SE-13)";
    if ((s->ammunition[u] & LF_SHOTS) > f->shots[u] ||
        (s->ammunition[u] & (LF_LOW | LF_OUT) &&
         (!f->base.option[LF_OPT_SHORTAGE] || (s->ammunition[u] >> 6) == 3)))
        return "an element has ammunition that nobody counts, or more than there was (LF-OP-20)";
    if (s->mark[u] & LF_ON_FOOT && f->type[u] != LF_CAVALRY)
        return "an element is dismounted that never had horses (LF-MV-35)";
    return broken_ground(view, u);
}

/* LF-SC-65: on the table, and long enough to have two ends. */
static const char *broken_works(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < s->works; i++)
        if (!is_on_table(f, s->work[i].at) || s->work[i].half < LIN_INCH / 2)
            return "a breastwork lies off the table, or is shorter than an inch (LF-SC-65)";
    return NULL;
}

/* A battle that was conceded or agreed to be drawn ended wherever it stood: in the midst of a march
 * or of its set-up, with hits still to be tested. */
static bool was_given_up(const lf_state *s)
{
    return s->head.conceded || s->head.agreed;
}

static bool is_edge_chosen(const lf_state *s)
{
    if (was_given_up(s))
        return false;
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == LF_EDGE)
            return false;
    return true;
}

/* LF-SC-06, LF-SC-53: opposite each other, but in an ambush. */
static const char *broken_edges(const lf_state *s)
{
    if (s->edge[0] >= KIT_EDGES || s->edge[1] >= KIT_EDGES)
        return "a side has no edge (LF-SC-06)";
    if (!is_edge_chosen(s))
        return NULL;
    if (s->edge[0] == s->edge[1])
        return "both sides have the same edge (LF-SC-06)";
    return s->scenario == LF_AMBUSH || s->edge[0] == kit_edge_opposite((kit_edge)s->edge[1])
               ? NULL
               : "the edges of the sides are not opposite each other (LF-SC-06)";
}

/* The participants of the group order, and whose zones they began in, are elements. */
static bool participants_exist(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    bool good = s->participants <= LF_PARTICIPANTS;

    for (int i = 0; good && i < s->participants; i++) {
        const tb_set *began = &s->participant_began[i];

        good = is_unit(f, s->participant[i].unit, true);
        for (int u = tb_next(began, 0); good && u >= 0; u = tb_next(began, u + 1))
            good = is_unit(f, u, true);
    }
    return good;
}

/* What lines by rows name exists, and no number is more than play gives. */
static const char *broken_rows(const lin_view *view)
{
    const kit_row *row = kit_rows_wrong(lf_rows, view);

    if (!row)
        return NULL;
    return row->kind == KIT_ROW_SET ? "a list names what is no element"
           : row->kind == KIT_ROW_LIST
               ? "a melee names what is no element (LF-OR-18)"
               : "a volley, a melee or a test is about nobody, or has a number that none has "
                 "(LF-GT-15)";
}

static bool broken_bag(const lin_view *view)
{
    const lf_state *s = view->state;
    int out = 0;

    for (int r = 0; r < LF_RATINGS; r++)
        out += s->drawn[r];
    return out > 0 && !lin_is_pending(&s->head, LF_DRAW_DICE) && !was_given_up(s);
}

/* LF-SK-01, LF-SK-02 */
static bool broken_ambushers(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int hidden[LIN_SIDES] = { 0 };

    for (int u = 0; lf_hides_ambushers(s) && u < f->units; u++)
        if (s->where[u] == LF_HIDDEN) {
            if (!lf_may_be_hidden(f, s, u) || lf_has_revealed(s, f->side[u]) ||
                ++hidden[f->side[u]] > 1)
                return true;
        }
    return false;
}

static const char *broken_names(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->scenario > LF_BY_DICE || s->attacker > 1 || s->side > 1 || s->first > 1 ||
        s->turn > f->turns || s->revealed > (s->scenario == LF_AMBUSH ? f->turns : 3))
        return "the clock shows no turn of the battle (LF-SC-03)";
    if (broken_edges(s))
        return broken_edges(s);
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->follows[side] && !kit_setup_numbered(f->base.battle, s->follows[side], side))
            return "a side follows a deployment that the battle has not (LF-RF-02)";
    if (!kit_set_is_empty(&s->dealt) && !lin_is_pending(&s->head, LF_DEAL_HITS) && !was_given_up(s))
        return "hits have been dealt out, and none are (LF-OP-27)";
    if (broken_bag(view))
        return "tokens are out of the bag, and nobody draws (LF-OP-03)";
    if (broken_ambushers(view))
        return "a side has more ambushers than one, or one that cannot be it (LF-SK-01)";
    if (s->adjusts > 3 || (s->adjusts && s->turn > 0))
        return "a set-up that is over is still to be finished (LF-SC-71)";
    if ((s->group != LF_NONE && s->group >= f->groups) ||
        (s->flank_group != LF_NONE && s->flank_group >= f->groups))
        return "a group is named that there is not (LF-FB-03)";
    if (!is_none_or(f, s->element, true) || !is_none_or(f, s->issuer, false))
        return "the active element is none, or its orders come from nobody (LF-OR-04)";
    if (s->objectives > LF_OBJECTIVES || s->works > LF_WORKS || s->locks > LF_LOCKS)
        return "there are more objectives, breastworks or melees than can be";
    if (!participants_exist(view))
        return "a list names what is no element";
    if (broken_rows(view))
        return broken_rows(view);
    for (int i = 0; i < s->locks; i++)
        if (s->lock[i][0] == LF_NONE || s->lock[i][1] == LF_NONE)
            return "a melee is fought with nobody (LF-OR-18)";
    if (!is_on_table(f, s->march_at))
        return "a march began off the table (LF-MV-12)";
    return broken_works(view);
}

/* LF-OR-07, LF-CM-63: a leader is a commander of that side. */
static const char *broken_leaders(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++)
        if (s->commander[g] != LF_NONE &&
            (!is_unit(f, s->commander[g], false) || f->side[s->commander[g]] != f->group_side[g]))
            return "a group is led by somebody who cannot (LF-OR-07)";
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] != LF_NONE &&
            (!is_unit(f, s->force[side], false) || f->side[s->force[side]] != side))
            return "a force is led by somebody who cannot (LF-FB-02)";
    return NULL;
}

const char *lf_broken_shapes(const lin_view *view, int *unit)
{
    const lf_field *f = lf_field_of(view->field);
    const char *why = broken_names(view);

    for (int u = 0; u < f->units && !why; u++)
        if ((why = broken_unit(view, u)) != NULL)
            *unit = u;
    return why ? why : broken_leaders(view);
}

/* ---- Elements on the table ---- */

/* LF-FO-03 to LF-FO-12 */
static const char *broken_formation(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int gap = s->gap[u];

    if (!lf_may_form(f, u, s->formation[u]))
        return "an element stands in a formation that it cannot take (LF-FO-12)";
    if (s->formation[u] == LF_OPEN ? (int64_t)gap * 4 < LIN_INCH || gap > LIN_INCH : gap != 0)
        return "an element stands with a gap that it cannot have (LF-FO-05)";
    return NULL;
}

static bool is_pending(const lf_state *s, int step, int u)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == step && s->head.frame[i].arg[0] == u)
            return true;
    return false;
}

/* LF-MV-12: between two legs of its march a column may be anywhere: where it began and where it
 * halts counts. */
static bool is_marching(const lf_state *s, int u)
{
    return is_pending(s, LF_LEG, u);
}

/* LF-DM-26: what its hits do to it is about to be seen. */
static bool is_tested(const lf_state *s, int u)
{
    return is_pending(s, LF_HITS_CALL_FOR_TEST, u) || is_pending(s, LF_TEST_JUDGE, u);
}

static const char *broken_markers(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->level[u] >= LF_SHATTERED)
        return "a shattered element is on the table (LF-DM-08)";
    if (s->hits[u] >= lf_stats[f->type[u]].discipline[f->size[u]] && !is_tested(s, u) &&
        !was_given_up(s))
        return "an element bears hits that should have been tested (LF-DM-12)";
    if (s->gun[u] &&
        (s->gun[u] >= LF_WEAPONS || !(f->guns[u] >> s->gun[u] & 1) || s->gun[u] == f->weapon[u]))
        return "a battery has guns that it was not listed with (LF-FB-22)";
    if (s->mark[u] & LF_HAS_M && f->type[u] == LF_ARTILLERY)
        return "guns have stored a Maneuver Order (LF-SO-05)";
    return NULL;
}

static bool lies_on_somebody(const lin_view *view, int u, const tb_body *b)
{
    const lf_state *s = view->state;
    const kit_memory *all = lf_refresh(view);
    const tb_set near = tb_index_near(&all->index, &b->box);

    for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
        if (v != u && !(s->mark[v] & LF_INSIDE) && !is_marching(s, v) &&
            tb_bodies_overlap(b, &all->body[v]))
            return true;
    return false;
}

/* Where a cancelled march puts it back. */
static tb_body start_of_march(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    tb_pose pose = lf_pose(view, u);
    tb_body start;

    pose.at = s->march_at;
    pose.facing = s->march_facing;
    tb_form(&pose, &start);
    return start;
}

/* LF-ME-13, LF-LO-02: it lies on nobody, and on no ground where nobody can. One on the march goes
 * back to where it began if it is cancelled. */
static const char *broken_place(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_body b = is_marching(s, u) ? start_of_march(view, u) : *lf_body(view, u);
    lin_refusal why = { 0 };

    if (s->mark[u] & LF_INSIDE)
        return NULL;
    if (!kit_on_table(&f->scenery, &b) && !(s->mark[u] & LF_ENTERING))
        return "an element hangs over the edge of the table (LF-MV-37)";
    if (was_given_up(s))
        return NULL; /* it may be on the march */
    if (lies_on_somebody(view, u, &b))
        return "two elements overlap (LF-ME-13)";
    if (lf_check_ground(view, u, &b, &why) == LIN_OK)
        return NULL;
    if (strcmp(why.rule, "LF-BU-05") == 0)
        return "an element lies over a building without being in it (LF-BU-05)";
    return strcmp(why.rule, "LF-ME-17") == 0 ? "an element lies on impassable ground (LF-ME-17)"
                                             : "an element lies astride an obstacle (LF-LO-02)";
}

static const char *broken_element(const lin_view *view, int u)
{
    const char *why = broken_formation(view, u);

    if (!why)
        why = broken_markers(view, u);
    return why ? why : broken_place(view, u);
}

/* ---- Commanders, melees, orders ---- */

/* LF-CM-38, LF-CM-39, LF-CM-50: with a living element of his own side. */
static const char *broken_commander(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int with = s->with[u];

    if (s->points[u] > 6)
        return "a commander has more command points than dice give (LF-CM-04)";
    if (with == LF_NONE)
        return NULL;
    if (s->where[u] != LF_ON_TABLE || s->where[with] != LF_ON_TABLE || f->side[with] != f->side[u])
        return "a commander is attached to an element that he cannot be with (LF-CM-38)";
    return NULL;
}

static bool are_near(const lin_view *view, int a, int b)
{
    return lf_bodies_meet(lf_body(view, a), lf_body(view, b));
}

static const char *broken_locks(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < s->locks; i++) {
        const int a = s->lock[i][0], b = s->lock[i][1];

        if (f->side[a] == f->side[b] || s->where[a] != LF_ON_TABLE || s->where[b] != LF_ON_TABLE)
            return "two elements are locked that are no enemies on the table (LF-OR-18)";
        if (!are_near(view, a, b))
            return "two elements are locked that do not touch (LF-OR-18)";
    }
    return NULL;
}

static const char *broken_orders(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->m > 8 || s->c > 8)
        return "an element has orders that nobody gave it (LF-OR-08)";
    if (s->element == LF_NONE)
        return s->m || s->c || s->act || s->issuer != LF_NONE
                   ? "orders are left, and no element is active (LF-OR-10)"
                   : NULL;
    if (s->group != LF_NONE && f->group[s->element] != s->group)
        return "the active element is not of the active group (LF-OR-01)";
    return NULL;
}

const char *lf_broken(const lin_view *view, int *unit)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const char *why = lf_broken_shapes(view, unit);

    for (int u = 0; u < f->units && !why; u++) {
        if (!lf_is_element(f, u))
            why = broken_commander(view, u);
        else if (s->where[u] == LF_ON_TABLE)
            why = broken_element(view, u);
        if (why)
            *unit = u;
    }
    if (!why)
        why = broken_locks(view);
    if (!why)
        why = broken_orders(view);
    if (!why)
        why = lf_inconsistent(view);
    return why ? why : lf_broken_agenda(view);
}
