/* view.c -- what everybody may see: pieces, score, clock. IB-1.5, IB-1.6, IB-1.50. */
#include "kit/pieces.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/melee/melee.h"

#include <stdio.h>

/* ---- Pieces ---- */

#define OFFICERS "brigadier divisional"
#define OTHERS   "courier sharpshooter"

const lin_counter_row ib_counter[IB_COUNTER_ROWS] = {
    { LIN_PART_FIRST, NULL, "Marks left", "IB-2.16",
      "Attrition marks: each hit takes one away, and with the last the unit is lost." },
    { LIN_PART_SECOND, NULL, "Marks of its class", "IB-2.1",
      "Elite troops begin with six, line with five, inferior with four, raw with three." },
    { LIN_PART_LEFT, NULL, "Class", "IB-2.1", "Elite, line, inferior or raw; of a gun its kind." },
    { LIN_PART_RIGHT, NULL, "Formation", "IB-2.19",
      "Line, column or skirmish order; limbered or unlimbered." },
    { LIN_PART_FRONT, NULL, "Front", "IB-1.24", "The flag is the middle of its front edge." },
    { LIN_PART_LEFT, OFFICERS, "Rating", "IB-7.7", "Poor, normal, good or excellent." },
    { LIN_PART_LEFT, OTHERS, "Who he is", "IB-8.3",
      "A courier rides with an order; a sharpshooter has one shot." },
};

const lin_mark_look ib_mark_looks[IB_MARK_LOOKS] = {
    { "marks-", NULL, LIN_MARK_BEADS, 0, "IB-1.5", "Its attrition marks left." },
    { "empty", "E", LIN_MARK_SMOKE, 0, "IB-1.6", "It has fired and must load." },
    { "routing", "R", LIN_MARK_TORN, 3, "IB-3.100", "It routs until it rallies." },
    { "disordered", "D", LIN_MARK_TORN, 2, "IB-3.90", "Disordered by a failed charge." },
    { "engaged", "M", LIN_MARK_SWORDS, 0, "IB-5.30", "In melee." },
    { "pursuing", "P", LIN_MARK_LOZENGE, 0, "IB-3.117", "It pursues until it halts." },
    { "first-volley", "V", LIN_MARK_SAID, 0, "IB-4.18", "Its first volley is still to come." },
    { "grape-", NULL, LIN_MARK_SAID, 0, "IB-4.66", "Rounds of grapeshot left." },
    { "with-", NULL, LIN_MARK_SAID, 0, "IB-7.11", "A commander is carried along by it; or he is." },
    { "to-", NULL, LIN_MARK_SAID, 0, "IB-8.5", "The commander to whom he rides." },
    { "acted", "A", LIN_MARK_FADED, 0, "IB-1.38", "It has acted in this phase." },
};

static int where_of(const ib_state *s, int u)
{
    switch (s->where[u]) {
    case IB_ON_TABLE:
    case IB_CONCEALED:
        return LIN_ON_BOARD;
    case IB_UNPLACED:
        return LIN_UNPLACED;
    case IB_TO_COME:
    case IB_IN_POOL:
        return LIN_WAITING;
    default:
        return LIN_LOST;
    }
}

static lin_arm arm_of(const ib_field *f, int u)
{
    switch (f->type[u]) {
    case IB_INFANTRY:
        return LIN_ARM_FOOT;
    case IB_CAVALRY:
        return LIN_ARM_HORSE;
    case IB_GUN:
        return LIN_ARM_GUNS;
    case IB_DIVISIONAL:
        return LIN_ARM_CHIEF;
    default:
        return LIN_ARM_OFFICER;
    }
}

static lin_posture pose_of(const ib_state *s, int u)
{
    static const lin_posture poses[IB_FORMATIONS] = { LIN_POSTURE_CLOSE, LIN_POSTURE_COLUMN,
                                                      LIN_POSTURE_OPEN, LIN_POSTURE_UNLIMBERED,
                                                      LIN_POSTURE_LIMBERED };

    return poses[s->formation[u]];
}

static bool has_small_arms(const ib_field *f, int u)
{
    return f->type[u] == IB_INFANTRY ||
           (f->type[u] == IB_CAVALRY && ib_option(f, IB_OPT_CAV_FIRE)); /* IB-4.12 */
}

static void put_marks(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    static const struct {
        uint16_t bit;
        const char *word;
    } words[] = { { IB_ROUTING, "routing " },
                  { IB_PURSUING, "pursuing " },
                  { IB_DISORDERED, "disordered " },
                  { IB_EMPTY, "empty " },
                  { IB_ACTED, "acted " } };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (s->mark[u] & words[i].bit)
            lin_put(t, "%s", words[i].word);
    if (!ib_stands(s, u))
        return;
    if (ib_is_engaged(s, u))
        lin_put(t, "engaged ");
    lin_put(t, "marks-%d ", s->marks[u]);
    if (has_small_arms(f, u) && !(s->mark[u] & (IB_VOLLEYED | IB_FOUGHT)))
        lin_put(t, "first-volley ");
    if (s->grape[u])
        lin_put(t, "grape-%d ", s->grape[u]);
    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && s->with[c] == u)
            lin_put(t, "with-%s ", ib_id(f, c));
}

static void show_unit(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int all = ib_marks_of[f->class[u]];

    p->strength = s->marks[u];
    p->pose = pose_of(s, u);
    snprintf(p->label, sizeof p->label, "%d/%d", s->marks[u], all);
    snprintf(p->left, sizeof p->left, "%s",
             f->type[u] == IB_GUN ? ib_gun_name[f->gun[u]] : ib_class_name[f->class[u]]);
    if (ib_stands(s, u))
        snprintf(p->right, sizeof p->right, "%s", ib_formation_name[s->formation[u]]);
    put_marks(view, u, marks);
}

/* What is on a disc: how good a commander is, what another is, as far as there is room. */
static const char *letters_of_disc(const ib_field *f, const ib_state *s, int u)
{
    if (ib_is_commander(f, u))
        return ib_rating_name[ib_rating_of(f, s, u)];
    return f->type[u] == IB_SHARPSHOOTER ? "shooter" : ib_type_name[f->type[u]];
}

static void show_disc(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    snprintf(p->left, sizeof p->left, "%s", letters_of_disc(f, s, u));
    if (s->mark[u] & IB_ACTED)
        lin_put(marks, "acted ");
    if (s->with[u] != IB_NONE && f->type[u] == IB_COURIER)
        lin_put(marks, "to-%s ", ib_id(f, f->brigade_of[s->with[u]].commander));
    else if (s->with[u] != IB_NONE)
        lin_put(marks, "with-%s ", ib_id(f, s->with[u]));
}

static bool show(const lin_view *view, int u, lin_piece *p, lin_text *marks)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (s->where[u] == IB_ABSENT)
        return false;
    p->where = (uint8_t)where_of(s, u);
    p->arm = arm_of(f, u);
    if (ib_is_unit(f, u))
        show_unit(view, u, p, marks);
    else
        show_disc(view, u, p, marks);
    return true;
}

int ib_pieces(const lin_view *view, lin_piece *out, int max)
{
    return kit_pieces(view, show, out, max);
}

bool ib_footprint(const lin_view *view, int u, lin_footprint *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (s->where[u] != IB_ON_TABLE && s->where[u] != IB_CONCEALED)
        return false;
    if (ib_is_unit(f, u))
        kit_footprint(ib_body(view, u), s->at[u], s->facing[u], out);
    else
        kit_footprint_disc(s->at[u], ib_disc_radius(f, u), s->facing[u], out);
    return true;
}

/* ---- Clock ---- */

void ib_clock(const lin_view *view, lin_text *out)
{
    static const char *const phases[] = { "setting up", "rallying", "movement", "firing", "melee" };
    const ib_state *s = view->state;

    if (s->turn == 0) {
        lin_put(out, "Setting up");
        return;
    }
    lin_put(out, "Turn %d", s->turn);
    if (!s->head.over)
        lin_put(out, ", %s: %s", view->field->battle->side_name[s->side], phases[s->phase]);
}

int ib_turn_index(const lin_view *view)
{
    const ib_state *s = view->state;

    return s->turn ? s->turn - 1 : 0;
}
