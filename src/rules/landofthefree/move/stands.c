/* stands.c -- how an element stands: what the kit sees of it. LF-FO, LF-ST.
 *
 * Bodies are derived by the kit and remembered beside the state; what they follow from is said
 * here. */
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

#include <string.h>

/* Where it stands; if it is lined up on a breastwork, where that lies too. */
static uint64_t key_of_place(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const uint64_t key = kit_key_of_point(s->at[u]);
    const lf_work *w;

    if (!(s->mark[u] & LF_LINED_UP) || s->on_piece[u] < f->scenery.pieces)
        return key;
    w = &s->work[s->on_piece[u] - f->scenery.pieces];
    return key ^ kit_key_of_point(w->at) * 0x9e3779b97f4a7c15u ^
           ((uint64_t)w->facing << 16 | w->half) * 0xd1342543de82ef95u;
}

/* All but the place; never 0. */
static uint64_t key_of_shape(const lf_state *s, int u)
{
    const uint64_t bent = s->mark[u] & (LF_ON_FOOT | LF_LINED_UP | LF_INSIDE);

    return (uint64_t)s->facing[u] | (uint64_t)s->gap[u] << 16 | (uint64_t)s->formation[u] << 32 |
           (uint64_t)1 << 39 | bent << 40 | (uint64_t)s->on_piece[u] << 56;
}

/* LF-ST-01, LF-MV-33: dismounted cavalry stands on foot. LF-ST-05: one table of bases for both
 * sides. */
const lf_base *lf_base_of(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return &lf_bases[f->type[u] == LF_CAVALRY && s->mark[u] & LF_ON_FOOT ? LF_INFANTRY
                                                                         : f->type[u]];
}

/* LF-FO-09, LF-FO-10, LF-FO-11: in line the middle one, of two middle ones the left; in column one
 * stand at least goes ahead. */
int lf_leader_of(int stands, int formation)
{
    const int middle = (stands - 1) / 2;

    return formation == LF_COLUMN && stands > 1 && middle == 0 ? 1 : middle;
}

/* LF-FO-03, LF-FO-04, LF-FO-06: side by side, with gaps, or one behind another; guns likewise
 * (LF-FO-07, LF-FO-08). LF-FO-14: the place is the middle of the leader's front. LF-ST-09: as many
 * stands as it began with, whatever it has suffered. */
tb_pose lf_pose(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_base *base = lf_base_of(view, u);
    const int formation = s->formation[u], stands = f->stands[u];

    return (tb_pose){
        .at = s->at[u],
        .facing = s->facing[u],
        .gap = formation == LF_OPEN ? s->gap[u] : (uint16_t)0,
        .wide = base->wide,
        .deep = base->deep,
        .stands = (uint8_t)stands,
        .leader = (uint8_t)lf_leader_of(stands, formation),
        .files = (uint8_t)(formation == LF_COLUMN ? 1 : stands),
    };
}

/* LF-LO: the line an element is lined up on: a piece of the map, or a breastwork. */
int lf_line_of(const lin_view *view, int ground, lin_point room[2], const lin_point **points)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_work *w;

    if (ground < f->scenery.pieces) {
        *points = f->scenery.piece[ground].shape.point;
        return f->scenery.piece[ground].shape.points;
    }
    w = &s->work[ground - f->scenery.pieces];
    room[0] = tb_go(w->at, w->facing, 0, -w->half);
    room[1] = tb_go(w->at, w->facing, 0, w->half);
    *points = room;
    return 2;
}

/* The same as a shape, for those who ask what touches it. */
tb_outline lf_obstacle(const lin_view *view, int ground, lin_point room[2])
{
    const lin_point *line;
    const int n = lf_line_of(view, ground, room, &line);

    return (tb_outline){ .point = line, .points = n, .box = tb_box_of(line, n) };
}

/* LF-BU-10, LF-ME-08: whoever is in a building stands where its outline is, as one stand. LF-LO-05:
 * whoever is lined up stands along the line. */
static void stance_of(const lin_view *view, int u, kit_stance *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    out->pose = lf_pose(view, u);
    if (s->mark[u] & LF_INSIDE) {
        out->how = KIT_OUTLINE;
        out->point = f->scenery.piece[s->on_piece[u]].shape.point;
        out->points = 4;
    } else if (s->mark[u] & LF_LINED_UP) {
        out->how = KIT_ALONG;
        out->points = lf_line_of(view, s->on_piece[u], out->room, &out->point);
    } else {
        out->how = KIT_STRAIGHT;
    }
}

void lf_form(const lin_view *view, int u, tb_body *out)
{
    kit_stance stance;

    stance_of(view, u, &stance);
    kit_form(&stance, out);
}

void lf_form_inside(const lf_field *f, int building, tb_body *out)
{
    const kit_stance inside = { .how = KIT_OUTLINE,
                                .point = f->scenery.piece[building].shape.point,
                                .points = 4 };

    kit_form(&inside, out);
}

/* ---- What the kit sees ---- */

static kit_key key_of(const lin_view *view, int u)
{
    const lf_state *s = view->state;

    return s->where[u] == LF_ON_TABLE ? (kit_key){ key_of_place(view, u), key_of_shape(s, u) }
                                      : (kit_key){ 0, 0 };
}

static tb_outline breastwork(const lin_view *view, int i, lin_point room[2])
{
    return lf_obstacle(view, lf_field_of(view->field)->scenery.pieces + i, room);
}

static const kit_policy policy = {
    .key = key_of,
    .stance = stance_of,
    .lie = lf_lie_of,
    .apart = lf_keeps_apart,
    .most_apart = TB_TOUCH,
    .stops = lf_stops,
    .meets = lf_what_meets,
    .laid = breastwork,
};

#define WATCH(array)                     \
    {                                    \
        s->array, sizeof *s->array, NULL \
    }

void lf_open_window(const lin_view *view, kit_window *w)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const uint8_t one = 1;
    const kit_watch watch[] = {
        WATCH(at),       WATCH(facing),          WATCH(mark),
        WATCH(where),    WATCH(formation),       WATCH(gap),
        WATCH(on_piece), { &s->works, 1, &one }, { s->work, sizeof *s->work, &s->works }
    };

    w->policy = &policy;
    w->scenery = &f->scenery;
    w->units = f->units;
    w->side = f->side;
    w->bodies = f->elements;
    w->laid = &s->works;
    w->watched = sizeof watch / sizeof *watch;
    memcpy(w->watch, watch, sizeof watch);
}

/* Wherever it is: one that is not on the table stands as if it were. */
const tb_body *lf_body(const lin_view *view, int u)
{
    const kit_key key = { key_of_place(view, u), key_of_shape(view->state, u) };
    const kit_memory *m = lf_memory_of(view);

    return m->key[u].shape == key.shape && m->key[u].place == key.place
               ? &m->body[u]
               : kit_derive(lf_window(view), u, key);
}

_Static_assert(LIN_SCENERY + LF_WORKS <= TB_THINGS, "pieces and breastworks are one set");

/* The pieces that may lie so near, and all breastworks, numbered on from them. */
tb_set lf_pieces_about(const lin_view *view, const tb_box *box, int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box wide = kit_box_widened(box, far);
    tb_set near = kit_scenery_near(&f->scenery, &wide);

    for (int w = 0; w < s->works; w++)
        kit_set_put(&near, f->scenery.pieces + w);
    return near;
}
