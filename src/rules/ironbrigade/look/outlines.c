/* outlines.c -- lines drawn round a unit to be looked at: its front, the ground before it, who
 * commands it, what its brigade is to do. Nothing here decides anything, and where nothing is
 * measured ahead nothing here is as long as a rule's inches (IB-12.2). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/look/look.h"
#include "kit/edges.h"
#include "kit/strokes.h"

#include <stdio.h>

/* Where a line from there, on that way, leaves the table. */
static lin_point to_the_edge(const ib_field *f, lin_point from, tb_angle way)
{
    const tb_vector d = tb_direction(way);
    const int64_t one = (int64_t)1 << TB_UNIT_BITS;
    int64_t far = INT32_MAX;

    if (d.x != 0) {
        const int64_t room = d.x > 0 ? f->scenery.size.width - from.x : -(int64_t)from.x;
        const int64_t until = room * one / d.x;

        far = until < far ? until : far;
    }
    if (d.y != 0) {
        const int64_t room = d.y > 0 ? f->scenery.size.height - from.y : -(int64_t)from.y;
        const int64_t until = room * one / d.y;

        far = until < far ? until : far;
    }
    return tb_go(from, way, far > 0 ? (int32_t)far : 0, 0);
}

static bool has_front(const ib_field *f, const ib_state *s, int u)
{
    return ib_is_unit(f, u) && ib_stands(s, u);
}

/* ---- The front: IB-2.26, IB-2.27 ---- */

static int half_of_arc(const ib_field *f)
{
    return ib_option(f, IB_OPT_ARC_HALF) ? TB_EIGHTH / 2 : TB_EIGHTH;
}

/* The places of its front that lie so far from its edge. */
static void show_band(const lin_view *view, int u, int inches, const char *what, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_quad *q = &ib_body(view, u)->hull;
    const int half = half_of_arc(f);
    char text[40];
    lin_stroke *o;

    snprintf(text, sizeof text, "%d\" %s", inches, what);
    o = kit_stroke(all, "band", text, false);
    kit_stroke_bow(o, q->p[0], IB_IN(inches), (tb_angle)(s->facing[u] - half), half, 16);
    kit_stroke_bow(o, q->p[1], IB_IN(inches), s->facing[u], half, 16);
}

/* IB-4.1, IB-4.53: its bands, with measuring on. */
static void show_bands(const lin_view *view, int u, kit_strokes *all)
{
    static const char *const of_a_gun[IB_GUN_BANDS] = { "short", "medium", "long" };
    static const char *const of_muskets[IB_SA_BANDS] = { "short", "long" };
    const ib_field *f = ib_field_of(view->field);

    if (f->type[u] == IB_CAVALRY && !ib_option(f, IB_OPT_CAV_FIRE))
        return;
    if (f->type[u] != IB_GUN) {
        for (int b = 0; b < IB_SA_BANDS; b++)
            show_band(view, u, ib_sa_range[b], of_muskets[b], all);
        return;
    }
    for (int b = 0; b < IB_GUN_BANDS; b++)
        if (ib_cannonade[f->gun[u]].need[b])
            show_band(view, u, ib_gun_range[b], of_a_gun[b], all);
}

static void show_fire(const lin_view *view, int u, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!has_front(f, s, u))
        return;
    for (int side = 0; side < 2; side++) {
        const lin_point corner = ib_body(view, u)->hull.p[side];
        const int half = half_of_arc(f);

        kit_stroke_line(kit_stroke(all, "arc", "", false), corner,
                        to_the_edge(f, corner, (tb_angle)(s->facing[u] + (side ? half : -half))));
    }
    if (ib_may_tell(view))
        show_bands(view, u, all);
}

/* ---- The way ahead: IB-3.2, IB-3.67 ---- */

/* Across the ground before its front, so far out. */
static void show_mark(const lin_view *view, int u, int32_t far, const char *what, kit_strokes *all)
{
    const ib_state *s = view->state;
    const tb_quad *q = &ib_body(view, u)->hull;
    char text[40];

    snprintf(text, sizeof text, "%d\" %s", (int)(far / LIN_INCH), what);
    kit_stroke_line(kit_stroke(all, "reach", text, false), tb_go(q->p[0], s->facing[u], far, 0),
                    tb_go(q->p[1], s->facing[u], far, 0));
}

static void show_way(const lin_view *view, int u, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    bool die;

    if (!has_front(f, s, u) || s->mark[u] & (IB_ROUTING | IB_PURSUING))
        return;
    for (int side = 0; side < 2; side++) {
        const lin_point corner = ib_body(view, u)->hull.p[side];

        kit_stroke_line(kit_stroke(all, "lane", "", false), corner,
                        to_the_edge(f, corner, s->facing[u]));
    }
    if (!ib_may_tell(view))
        return;
    die = (f->type[u] == IB_INFANTRY && f->class[u] == IB_RAW) || s->formation[u] == IB_COLUMN;
    if (!die)
        show_mark(view, u,
                  IB_IN(s->formation[u] == IB_UNLIMBERED ? IB_UNLIMBERED_MOVE
                                                         : ib_basic_move[f->type[u]]),
                  "a move", all);
    if (f->type[u] != IB_GUN && f->class[u] <= IB_LINE_CLASS && s->formation[u] == IB_LINE)
        show_mark(view, u, IB_IN(2 * ib_basic_move[f->type[u]]), "a charge", all);
}

/* ---- Who belongs together: IB-7.5, IB-8.5 ---- */

static void tie(const lin_view *view, int a, int b, const char *text, kit_strokes *all)
{
    const ib_state *s = view->state;

    if (ib_stands(s, a) && ib_stands(s, b))
        kit_stroke_line(kit_stroke(all, "tie", text, false), ib_centre(view, a),
                        ib_centre(view, b));
}

static void show_six_inches(const lin_view *view, int c, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    char text[40];

    if (!ib_stands(s, c) || !ib_may_tell(view))
        return;
    snprintf(text, sizeof text, "%s, %d\"", ib_id(f, c), IB_INFLUENCE);
    kit_stroke_circle(kit_stroke(all, "sphere", text, true), s->at[c],
                      ib_disc_radius(f, c) + IB_IN(IB_INFLUENCE), 72);
}

int ib_brigade_under(const ib_field *f, int u)
{
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].commander == u)
            return b;
    return ib_is_unit(f, u) || f->type[u] == IB_BRIGADIER ? f->brigade[u] : IB_NONE;
}

static void tie_brigade(const lin_view *view, int b, kit_strokes *all)
{
    const ib_brigade *brigade = &ib_field_of(view->field)->brigade_of[b];

    if (brigade->commander == IB_NONE)
        return;
    for (int u = tb_next(&brigade->units, 0); u >= 0; u = tb_next(&brigade->units, u + 1))
        tie(view, brigade->commander, u, "", all);
}

static void show_command(const lin_view *view, int u, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int b = ib_brigade_under(f, u);

    if (f->type[u] == IB_COURIER) {
        if (ib_stands(s, u) && s->with[u] != IB_NONE)
            tie(view, u, f->brigade_of[s->with[u]].commander, "rides to him", all);
        return;
    }
    if (f->type[u] == IB_DIVISIONAL)
        for (int i = 0; i < f->brigades; i++)
            if (ib_commands(f, u, i) && f->brigade_of[i].commander != u)
                tie(view, u, f->brigade_of[i].commander, "", all);
    if (b == IB_NONE)
        return;
    tie_brigade(view, b, all);
    if (ib_is_unit(f, u) && ib_brigadier(view, u) != IB_NONE)
        show_six_inches(view, ib_brigadier(view, u), all);
    else if (ib_is_commander(f, u))
        show_six_inches(view, u, all);
}

/* ---- What a brigade is to do: IB-8.11, IB-1.51 ---- */

void ib_draw_command(const lin_view *view, int b, const ib_command *c, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int who = f->brigade_of[b].commander;
    lin_point from = who == IB_NONE ? s->fell_at[b] : s->at[who], to = c->at;
    char text[60];

    if (c->secret || c->kind >= IB_ORDERS || (who != IB_NONE && !ib_stands(s, who)))
        return;
    if (c->of != IB_NONE) {
        const int other = f->brigade_of[c->of].commander;

        if (other == IB_NONE || !ib_stands(s, other))
            return;
        to = s->at[other];
    } else if (c->edge) {
        to = kit_edge_point(f->scenery.size, (kit_edge)(c->edge - 1), from, 0);
    }
    snprintf(text, sizeof text, "%s: %s", who == IB_NONE ? "" : ib_id(f, who),
             ib_order_name[c->kind]);
    kit_stroke_line(kit_stroke(all, "task", text, false), from, to);
    if (c->of == IB_NONE && !c->edge)
        kit_stroke_circle(kit_stroke(all, "task", "", true), to, LIN_INCH / 2, 16);
}

static void show_order(const lin_view *view, int u, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int b =
        f->type[u] == IB_COURIER && s->with[u] < f->brigades ? s->with[u] : ib_brigade_under(f, u);

    if (b == IB_NONE)
        return;
    if (f->type[u] == IB_COURIER)
        ib_draw_command(view, b, &s->carried[b], all);
    else
        ib_draw_command(view, b, &s->command[b], all);
}

/* ---- Of a side ---- */

static void show_edges(const lin_view *view, int side, kit_strokes *all)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_size t = f->scenery.size;
    const lin_point corner[] = {
        { 0, t.height }, { t.width, t.height }, { t.width, 0 }, { 0, 0 }, { 0, t.height }
    };

    for (int i = 0; i < f->edge_count[side]; i++) {
        const int e = f->edges[side][i];

        kit_stroke_line(kit_stroke(all, side ? "held-1" : "held-0", "", false), corner[e],
                        corner[e + 1]);
    }
}

int ib_strokes(const lin_view *view, int overlay, int of, lin_stroke *out, int max)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    kit_strokes all = { out, 0, max };

    switch (overlay) {
    case IB_SHOW_WAY:
        show_way(view, of, &all);
        break;
    case IB_SHOW_FIRE:
        show_fire(view, of, &all);
        break;
    case IB_SHOW_COMMAND:
        show_command(view, of, &all);
        break;
    case IB_SHOW_ORDER:
        show_order(view, of, &all);
        break;
    case IB_SHOW_EDGES:
        show_edges(view, of, &all);
        break;
    default:
        for (int b = 0; b < f->brigades; b++)
            if (f->brigade_of[b].side == of) {
                tie_brigade(view, b, &all);
                ib_draw_command(view, b, &s->command[b], &all);
            }
        break;
    }
    return all.n;
}
