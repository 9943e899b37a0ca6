/* kit_scene.h -- a table for the tests of the kit: a few units in line, a few pieces of ground.
 *
 * The least that a window needs: arrays of the test's own, and a policy of four functions. Units of
 * the same side may touch; others must keep an inch apart. */
#ifndef KIT_SCENE_H
#define KIT_SCENE_H

#include "kit/bodies.h"

#include <string.h>

#define IN(n) ((int32_t)((n)*LIN_INCH))

typedef struct {
    lin_point at[8];
    uint16_t facing[8];
    uint8_t on[8], stands[8];
} scene_state;

static scene_state scene_now;
static lin_table scene_table;
static kit_scenery scene_ground;
static uint8_t scene_side[8];
static tb_set scene_bodies[LIN_SIDES];
static kit_beside scene_beside;

static tb_pose scene_pose(const lin_view *view, int u)
{
    const scene_state *s = view->state;

    return (tb_pose){ .at = s->at[u],
                      .facing = s->facing[u],
                      .wide = IN(1),
                      .deep = IN(1) / 2,
                      .stands = s->stands[u],
                      .files = s->stands[u],
                      .leader = (uint8_t)((s->stands[u] - 1) / 2) };
}

static kit_key scene_key(const lin_view *view, int u)
{
    const scene_state *s = view->state;

    return s->on[u] ? (kit_key){ kit_key_of_point(s->at[u]),
                                 (uint64_t)1 << 32 | (uint64_t)s->stands[u] << 16 | s->facing[u] }
                    : (kit_key){ 0, 0 };
}

static void scene_stance(const lin_view *view, int u, kit_stance *out)
{
    out->how = KIT_STRAIGHT;
    out->pose = scene_pose(view, u);
}

static int32_t scene_apart(const lin_view *view, int u, int other)
{
    (void)view;
    return scene_side[u] == scene_side[other] ? 0 : LIN_INCH;
}

static bool scene_stops(const lin_view *view, int u, int piece)
{
    (void)view, (void)u;
    return scene_ground.piece[piece].kind == KIT_OBSTACLE;
}

static const kit_policy scene_policy = { .key = scene_key,
                                         .stance = scene_stance,
                                         .apart = scene_apart,
                                         .most_apart = LIN_INCH,
                                         .stops = scene_stops };

static const kit_kind_row scene_kinds[] = {
    { "woods", KIT_AREA, KIT_SLOWS | KIT_OBSCURES, NULL },
    { "hill", KIT_HILL, 0, NULL },
    { "pond", KIT_WATER, KIT_IMPASSABLE, NULL },
    { "bridge", KIT_CROSSING, 0, NULL },
    { "wall", KIT_OBSTACLE, 0, NULL },
    { "house", KIT_BUILDING, 0, NULL },
    { "orchard", KIT_AREA, KIT_WOODED, NULL },
    { "road", KIT_ROAD, 0, NULL },
    { NULL, 0, 0, NULL },
};

static void scene_open(const lin_view *view, kit_window *w)
{
    const scene_state *s = view->state;

    w->policy = &scene_policy;
    w->scenery = &scene_ground;
    w->units = 8;
    w->side = scene_side;
    w->bodies = scene_bodies;
    w->watched = 4;
    w->watch[0] = (kit_watch){ s->at, sizeof *s->at, NULL };
    w->watch[1] = (kit_watch){ s->facing, sizeof *s->facing, NULL };
    w->watch[2] = (kit_watch){ s->on, 1, NULL };
    w->watch[3] = (kit_watch){ s->stands, 1, NULL };
}

static const kit_window *scene_window(void)
{
    const lin_view view = { NULL, &scene_now, &scene_beside };

    return kit_window_of(&view, scene_open);
}

/* An empty table of six feet by four. */
static void scene_clear(void)
{
    memset(&scene_now, 0, sizeof scene_now);
    memset(&scene_table, 0, sizeof scene_table);
    memset(&scene_ground, 0, sizeof scene_ground);
    memset(scene_bodies, 0, sizeof scene_bodies);
    memset(&scene_beside, 0, sizeof scene_beside);
    scene_table.width = IN(72);
    scene_table.height = IN(48);
    kit_scenery_build(&scene_ground, &scene_table, scene_kinds, NULL, NULL);
}

static void scene_put(int u, int side, double x, double y, int degrees, int stands)
{
    scene_side[u] = (uint8_t)side;
    kit_set_put(&scene_bodies[side], u);
    scene_now.at[u] = (lin_point){ IN(x), IN(y) };
    scene_now.facing[u] = (uint16_t)(degrees * TB_CIRCLE / 360);
    scene_now.on[u] = 1;
    scene_now.stands[u] = (uint8_t)stands;
}

/* A piece of scenery, by its points in inches: counter-clockwise where it is closed. */
static inline void scene_piece(const char *kind, bool closed, int points, const double (*p)[2])
{
    lin_scenery *s = &scene_table.piece[scene_table.pieces++];

    strcpy(s->kind, kind);
    s->closed = closed;
    s->level = 1;
    s->first = scene_table.points;
    s->points = (uint16_t)points;
    for (int i = 0; i < points; i++)
        scene_table.outline[scene_table.points++] = (lin_point){ IN(p[i][0]), IN(p[i][1]) };
    memset(&scene_ground, 0, sizeof scene_ground);
    kit_scenery_build(&scene_ground, &scene_table, scene_kinds, NULL, NULL);
}

#endif
