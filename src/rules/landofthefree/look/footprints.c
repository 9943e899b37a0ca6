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

static void put_box(lin_stroke *o, const tb_box *b)
{
    o->closed = 1;
    o->points = 4;
    o->point[0] = (lin_point){ b->west, b->south };
    o->point[1] = (lin_point){ b->east, b->south };
    o->point[2] = (lin_point){ b->east, b->north };
    o->point[3] = (lin_point){ b->west, b->north };
}

static void put_kind(lin_stroke *o, const char *kind)
{
    *o = (lin_stroke){ 0 };
    snprintf(o->kind, sizeof o->kind, "%s", kind);
}

/* LF-SC-17: an objective belongs to whoever controls it. */
static void put_objective(const lin_view *view, int i, lin_stroke *o)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_side side = lf_controls(view, i);

    put_kind(o, side == LIN_NOBODY ? "objective" : side == LIN_FIRST ? "held-0" : "held-1");
    o->points = 1;
    o->point[0] = s->objective[i];
    snprintf(o->text, sizeof o->text, "Objective %d, %s", i + 1,
             side == LIN_NOBODY ? "held by nobody" : f->base.battle->side_name[side]);
}

static void put_work(const lin_view *view, int i, lin_stroke *o)
{
    const lf_field *f = lf_field_of(view->field);
    lin_point end[2];

    lf_obstacle(view, f->scenery.pieces + i, end);
    put_kind(o, "work");
    o->points = 2;
    o->point[0] = end[0];
    o->point[1] = end[1];
    snprintf(o->text, sizeof o->text, "Breastwork %d", f->scenery.pieces + i);
}

static bool is_setting_up(int step)
{
    return step == LF_PLACE || step == LF_POST || step == LF_DEPLOY_GROUP || step == LF_ADJUST;
}

/* The commander who is set down with his group; of a side that is yet to choose one, its first. */
static int who_is_set_up(const lin_view *view, const lin_frame *top)
{
    const lf_field *f = lf_field_of(view->field);

    return top->step == LF_PLACE          ? f->group_commander[top->arg[0]]
           : top->step == LF_DEPLOY_GROUP ? f->force_commander[top->arg[0]]
                                          : top->arg[0];
}

/* The ground of the group that is set up, or the zone of its side. LF-SC-08 */
static int put_zone(const lin_view *view, lin_stroke *o)
{
    const lf_state *s = view->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    tb_outline ground;
    tb_box zone;

    if (!top || !is_setting_up(top->step)) /* when the battle is over nothing is asked */
        return 0;
    put_kind(o, "deploy");
    if (lf_assigned_ground(view, who_is_set_up(view, top), &ground)) { /* LF-RF-15 */
        const int every = ground.points / LIN_STROKE + 1;

        o->closed = true;
        for (int i = 0; i < ground.points; i += every)
            o->point[o->points++] = ground.point[i];
        snprintf(o->text, sizeof o->text, "Ground of the group");
        return 1;
    }
    zone = lf_deployment_zone(view, (int)lf_steps[top->step].who(view, top));
    put_box(o, &zone);
    snprintf(o->text, sizeof o->text, "Deployment zone");
    return 1;
}

int lf_props(const lin_view *view, lin_stroke *out, int max)
{
    const lf_state *s = view->state;
    int n = 0;

    for (int i = 0; i < s->objectives && n < max; i++)
        put_objective(view, i, &out[n++]);
    for (int i = 0; i < s->works && n < max; i++)
        put_work(view, i, &out[n++]);
    if (n < max)
        n += put_zone(view, &out[n]);
    return n;
}
