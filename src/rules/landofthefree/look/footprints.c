/* footprints.c -- where everything lies on the table, for whoever draws it: stands, discs,
 * objectives, works, and the ground that a question is about. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdio.h>

/* ---- Pieces ---- */

bool lf_footprint(const lin_view *view, int u, lin_footprint *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->where[u] != LF_ON_TABLE)
        return false;
    if (lf_is_element(f, u))
        kit_footprint(lf_body(view, u), s->at[u], s->facing[u], out);
    else
        kit_footprint_disc(lf_commander_at(view, u), lf_disc_radius(f, u), s->facing[u], out);
    return true;
}

/* ---- Strokes ---- */

/* LF-SC-17: an objective belongs to whoever controls it. */
static void put_objective(const lin_view *view, int i, kit_strokes *all)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_side side = lf_controls(view, i);
    char text[76];

    snprintf(text, sizeof text, "Objective %d, %s", i + 1,
             side == LIN_NOBODY ? "held by nobody" : f->base.battle->side_name[side]);
    kit_stroke_point(kit_stroke(all,
                                side == LIN_NOBODY  ? "objective"
                                : side == LIN_FIRST ? "held-0"
                                                    : "held-1",
                                text, false),
                     s->objective[i]);
}

static void put_work(const lin_view *view, int i, kit_strokes *all)
{
    const int piece = lf_field_of(view->field)->scenery.pieces + i;
    lin_point end[2];
    char text[76];

    lf_obstacle(view, piece, end);
    snprintf(text, sizeof text, "Breastwork %d", piece);
    kit_stroke_line(kit_stroke(all, "work", text, false), end[0], end[1]);
}

static bool is_setting_up(int step)
{
    return step == LF_PLACE || step == LF_POST || step == LF_DEPLOY_GROUP || step == LF_ADJUST ||
           step == LF_SET_OUT;
}

/* The commander who is set down with his group; of a side that is yet to choose one, or whose
 * Vanguards go ahead of theirs, its first. */
static int who_is_set_up(const lin_view *view, const lin_frame *top)
{
    const lf_field *f = lf_field_of(view->field);

    switch (top->step) {
    case LF_PLACE:
        return f->group_commander[top->arg[0]];
    case LF_DEPLOY_GROUP:
    case LF_SET_OUT:
        return f->force_commander[top->arg[0]];
    default:
        return top->arg[0];
    }
}

/* The ground of the group that is set up, or the zone of its side. LF-SC-08 */
static void put_zone(const lin_view *view, kit_strokes *all)
{
    const lf_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    tb_outline ground;
    tb_box zone;

    if (!top || !is_setting_up(top->step)) /* when the battle is over nothing is asked */
        return;
    if (lf_assigned_ground(view, who_is_set_up(view, top), &ground)) { /* LF-RF-15 */
        kit_stroke_outline(kit_stroke(all, "deploy", "Ground of the group", true), &ground);
        return;
    }
    zone = lf_deployment_zone(view, (int)lf_steps[top->step].who(view, top));
    kit_stroke_box(kit_stroke(all, "deploy", "Deployment zone", true), &zone);
}

int lf_props(const lin_view *view, lin_stroke *out, int max)
{
    const lf_state *s = view->state;
    kit_strokes all = { out, 0, max };

    for (int i = 0; i < s->objectives; i++)
        put_objective(view, i, &all);
    for (int i = 0; i < s->works; i++)
        put_work(view, i, &all);
    put_zone(view, &all);
    return all.n;
}
