/* view.c -- what everybody may see: pieces, score, clock, all of it the same for both sides
 * (LF-ME-11). Nothing is hidden but where ambushers lie (LF-ME-12), and that is no part of a state
 * until they are revealed. */
#include "kit/pieces.h"
#include "rules/landofthefree/charge/charge.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdio.h>

/* ---- Pieces ---- */

static int where_of(const lf_state *s, int u)
{
    switch (s->where[u]) {
    case LF_ON_TABLE:
        return LIN_ON_BOARD;
    case LF_UNPLACED:
        return LIN_UNPLACED;
    case LF_RESERVE:
    case LF_HIDDEN:
    case LF_ABANDONED:
        return LIN_WAITING;
    default:
        return LIN_LOST;
    }
}

/* Guns are limbered or not; all others stand in the formation of that name. */
static const char *formation_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->mark[u] & LF_INSIDE)
        return "inside";
    if (f->type[u] == LF_ARTILLERY)
        return s->formation[u] == LF_COLUMN ? "limbered" : "unlimbered";
    return lf_formation_name[s->formation[u]];
}

#define OFFICERS "force-commander group-commander"

const lin_counter_row lf_counter[LF_COUNTER_ROWS] = {
    { LIN_PART_FIRST, NULL, "Hits", "LF-DM-25",
      "Hits taken so far. They stay until a test or a rally takes them away." },
    { LIN_PART_SECOND, NULL, "Discipline", "LF-DM-26",
      "So many hits make it take a test and drop a level: from Fit to Shaken, Exhausted, "
      "Shattered." },
    { LIN_PART_LEFT, NULL, "Size", "LF-FB-10",
      "Tiny, small, medium or large: the larger, the more dice and the more it bears." },
    { LIN_PART_RIGHT, NULL, "Formation", "LF-FO-01",
      "How it stands: in line, in open order, in column; on a table its stands show it, too." },
    { LIN_PART_FRONT, NULL, "Front", "LF-FO-01", "The point at its middle shows where it faces." },
    { LIN_PART_FIRST, OFFICERS, "Command points", "LF-CM-04",
      "CP: what the commander still has to spend in this turn, on orders and on dice thrown "
      "again." },
    { LIN_PART_LEFT, OFFICERS, "Sphere", "LF-CM-03",
      "So many inches his orders reach, and so far he rides." },
};

/* What lies beside an element, and what it means. */
const lin_mark_look lf_mark_looks[LF_MARK_LOOKS] = {
    { "shaken", "S", LIN_MARK_TORN, 1, "LF-DM-02",
      "Shaken: it has one Combat Order less and is tested worse." },
    { "exhausted", "E", LIN_MARK_TORN, 2, "LF-DM-03",
      "Exhausted: it has one Combat Order and one Action die less, and is tested worse." },
    { "shattered", "X", LIN_MARK_TORN, 3, "LF-DM-08", "Shattered: it is removed from play." },
    { "locked", "L", LIN_MARK_SWORDS, 0, "LF-OR-18", "Locked in melee: it must fight on." },
    { "disorder-", NULL, LIN_MARK_BEADS, 0, "LF-DM-36",
      "Disorder markers: each costs a die, until it dresses its ranks." },
    { "unloaded", "U", LIN_MARK_SMOKE, 0, "LF-CO-02", "It has fired and must reload." },
    { "spares-", NULL, LIN_MARK_SAID, 0, "LF-SE-13",
      "Resilient: so many hits more will count for nothing." },
    { "low", "l", LIN_MARK_ROUND, 0, "LF-OP-18",
      "Low on ammunition: another 1 leaves it without." },
    { "out", "o", LIN_MARK_ROUND, 1, "LF-OP-18", "It has no ammunition left, and fires no more." },
    { "crew-", NULL, LIN_MARK_SAID, 0, "LF-OP-08",
      "Its guns are abandoned: its crew is with this element, or back at the guns." },
    { "shots-", NULL, LIN_MARK_SAID, 0, "LF-OP-20", "Shots that it has left." },
    { "stored-m", "M", LIN_MARK_ROUND, 0, "LF-SO-01",
      "It has stored a Maneuver Order for the enemy's turn." },
    { "stored-c", "C", LIN_MARK_SQUARE, 0, "LF-SO-01",
      "It has stored a Combat Order for the enemy's turn." },
    { "stored-mc", "MC", LIN_MARK_LOZENGE, 0, "LF-SO-01",
      "It has stored an order of each kind for the enemy's turn." },
    { "on-foot", "F", LIN_MARK_ROUND, 0, "LF-MV-28", "Cavalry that has dismounted." },
    { "lined-up", "U", LIN_MARK_ROUND, 0, "LF-LO-05", "Lined up behind an obstacle." },
    { "with-", NULL, LIN_MARK_SAID, 0, "LF-CM-38", "A commander is with it; or he is with this." },
    { "acted", "A", LIN_MARK_FADED, 0, "LF-OR-10", "It has been activated in this turn." },
};

static lin_arm arm_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    switch (f->type[u]) {
    case LF_INFANTRY:
        return LIN_ARM_FOOT;
    case LF_CAVALRY:
        return s->mark[u] & LF_ON_FOOT ? LIN_ARM_FOOT : LIN_ARM_HORSE;
    case LF_ARTILLERY:
        return LIN_ARM_GUNS;
    case LF_FORCE_COMMANDER:
        return LIN_ARM_CHIEF;
    default:
        return LIN_ARM_OFFICER;
    }
}

static lin_posture pose_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->mark[u] & LF_INSIDE)
        return LIN_POSTURE_INSIDE;
    if (f->type[u] == LF_ARTILLERY)
        return s->formation[u] == LF_COLUMN ? LIN_POSTURE_LIMBERED : LIN_POSTURE_UNLIMBERED;
    if (s->mark[u] & LF_ON_FOOT)
        return LIN_POSTURE_OPEN;
    return s->formation[u] == LF_OPEN     ? LIN_POSTURE_OPEN
           : s->formation[u] == LF_COLUMN ? LIN_POSTURE_COLUMN
                                          : LIN_POSTURE_CLOSE;
}

/* What matters most stands first: there is room for a few words. */
static void marks_of(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const char *const level[] = { "", "shaken ", "exhausted ", "shattered " };

    lin_put(t, "%s", level[s->level[u]]);
    if (lf_is_locked(s, u))
        lin_put(t, "locked ");
    if (s->disorder[u])
        lin_put(t, "disorder-%d ", s->disorder[u]);
    if (s->mark[u] & LF_UNLOADED)
        lin_put(t, "unloaded ");
    if (lf_has_skill(f, u, LF_SKILL_RESILIENT) && s->spared[u] < LF_SPARED_HITS)
        lin_put(t, "spares-%d ", LF_SPARED_HITS - s->spared[u]);
    if (s->ammunition[u] & (LF_LOW | LF_OUT))
        lin_put(t, s->ammunition[u] & LF_LOW ? "low " : "out ");
    if (s->crew[u] != LF_NONE)
        lin_put(t, "crew-%s ", s->crew[u] == LF_AT_GUNS ? "at-guns" : lf_id(f, s->crew[u]));
    if (f->shots[u])
        lin_put(t, "shots-%d ", s->ammunition[u] & LF_SHOTS);
    if (s->mark[u] & (LF_HAS_M | LF_HAS_C))
        lin_put(t, "stored-%s%s ", s->mark[u] & LF_HAS_M ? "m" : "",
                s->mark[u] & LF_HAS_C ? "c" : "");
    if (s->mark[u] & LF_ON_FOOT)
        lin_put(t, "on-foot ");
    if (s->mark[u] & LF_LINED_UP)
        lin_put(t, "lined-up ");
    for (int c = 0; c < f->units; c++)
        if (s->with[c] == u)
            lin_put(t, "with-%s ", lf_id(f, c));
    if (s->mark[u] & LF_ACTED)
        lin_put(t, "acted ");
}

static void show_element(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    p->hurt = s->hits[u];
    p->pips = lf_stats[f->type[u]].discipline[f->size[u]];
    p->pose = pose_of(view, u);
    snprintf(p->label, sizeof p->label, "%d/%d", p->hurt, p->pips);
    snprintf(p->left, sizeof p->left, "%s", lf_size_name[f->size[u]]);
    if (s->where[u] == LF_ON_TABLE)
        snprintf(p->right, sizeof p->right, "%s", formation_of(view, u));
    marks_of(view, u, marks);
}

static void show_commander(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    snprintf(p->label, sizeof p->label, "%d CP", s->points[u]);
    snprintf(p->badge, sizeof p->badge, "%d", s->points[u]);
    snprintf(p->left, sizeof p->left, "%d\"", (int)(lf_commands[s->rating[u]].sphere / LIN_INCH));
    if (s->with[u] != LF_NONE)
        lin_put(marks, "with-%s ", lf_id(f, s->with[u]));
}

static bool show(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const lf_state *s = view->state;

    p->where = (uint8_t)where_of(s, u);
    p->arm = arm_of(view, u);
    if (s->where[u] == LF_ABSENT)
        return false;
    if (lf_is_element(lf_field_of(view->field), u))
        show_element(view, u, p, marks);
    else
        show_commander(view, u, p, marks);
    return true;
}

int lf_pieces(const lin_view *view, lin_piece *out, int max)
{
    return kit_pieces(view, show, out, max);
}

/* ---- Duties: what bars a group from being closed, and who is yet to be set up ---- */

static lin_duty *owe(lin_duty *out, int *n, int max, const char *rule, int unit)
{
    lin_duty *d = &out[*n < max ? *n : max - 1];

    *n += *n < max;
    *d = (lin_duty){ .rule = rule, .unit = unit };
    return d;
}

int lf_duties(const lin_view *view, lin_duty *out, int max)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_frame *top = s->head.over || s->head.depth == 0 ? NULL : lin_top(&s->head);
    const tb_set *members =
        top && (top->step == LF_PLACE || top->step == LF_GROUP) ? &f->members[top->arg[0]] : NULL;
    int n = 0;

    for (int u = members ? tb_next(members, 0) : -1; u >= 0; u = tb_next(members, u + 1))
        if (top->step == LF_PLACE && s->where[u] == LF_UNPLACED)
            snprintf(owe(out, &n, max, "LF-SC-10", u)->text, sizeof out->text,
                     "%s is to be set up.", lf_id(f, u));
        else if (top->step == LF_GROUP && s->where[u] == LF_ON_TABLE && !(s->mark[u] & LF_ACTED) &&
                 lf_is_locked(s, u))
            snprintf(owe(out, &n, max, "LF-OR-18", u)->text, sizeof out->text,
                     "%s is locked in melee and must be activated.", lf_id(f, u));
    return n;
}

/* ---- Score: LF-SC-17, LF-SC-22 ---- */

static void put_objectives(const lin_view *view, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int held[LIN_SIDES] = { 0 };

    for (int i = 0; i < s->objectives; i++) {
        const lin_side side = lf_controls(view, i);

        if (side != LIN_NOBODY)
            held[side]++;
    }
    lin_put(t, "Objectives held, of %d: %s %d, %s %d. ", s->objectives,
            f->base.battle->side_name[0], held[0], f->base.battle->side_name[1], held[1]);
}

void lf_score(const lin_view *view, lin_score *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++)
        out->points[side] = lf_loss(view, 1 - side);
    if (s->objectives)
        put_objectives(view, &t);
    lin_put(&t, "Points lost, of %d: %s %d, %s %d.", f->points, view->field->battle->side_name[0],
            (int)out->points[1], view->field->battle->side_name[1], (int)out->points[0]);
}

/* ---- Clock ---- */

/* "take-the-field" as a reader would say it. */
static void put_scenario(const char *word, lin_text *out)
{
    for (; *word; word++)
        lin_put(out, "%c", *word == '-' ? ' ' : *word);
}

void lf_clock(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->turn == 0) {
        lin_put(out, "Setting up: ");
        put_scenario(lf_scenario_name[s->scenario], out);
        return;
    }
    lin_put(out, "Turn %d", s->turn);
    if (s->head.over || s->group == LF_NONE)
        return;
    lin_put(out, ", %s: group of %s", view->field->battle->side_name[f->group_side[s->group]],
            lin_called(&f->base, f->group_commander[s->group]));
    if (s->element != LF_NONE)
        lin_put(out, ", %s", lin_called(&f->base, s->element));
}

int lf_turn_index(const lin_view *view)
{
    const lf_state *s = view->state;

    (void)view->field;
    return s->turn ? s->turn - 1 : 0;
}
