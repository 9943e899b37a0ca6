/* stands.c -- where every element's stands are, derived from the state and remembered beside it.
 *
 * What lies beside the state is only ever what follows from it: for each unit the numbers it was
 * derived from, and the shape they gave. Whoever looks at a shape compares the numbers first, so
 * copies, undo and replays need not know that anything is remembered at all. */
#include "rules/landofthefree/lof.h"

#include <string.h>

/* Where it stands; if it is lined up on a breastwork, where that lies too. */
static uint64_t key_of_place(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const uint64_t key = (uint64_t)(uint32_t)s->at[u].x << 32 | (uint32_t)s->at[u].y;
    const lf_work *w;

    if (!(s->mark[u] & LF_LINED_UP) || s->ground[u] < f->ground.pieces)
        return key;
    w = &s->work[s->ground[u] - f->ground.pieces];
    return key ^ ((uint64_t)(uint32_t)w->at.x << 32 | (uint32_t)w->at.y) * 0x9e3779b97f4a7c15u ^
           ((uint64_t)w->facing << 16 | w->half) * 0xd1342543de82ef95u;
}

/* All but the place; never 0 for a unit on the table. */
static uint64_t key_of_shape(const lf_state *s, int u)
{
    const uint64_t bent = s->mark[u] & (LF_ON_FOOT | LF_LINED_UP | LF_INSIDE);

    return (uint64_t)s->facing[u] | (uint64_t)s->gap[u] << 16 | (uint64_t)s->formation[u] << 32 |
           (uint64_t)1 << 39 | bent << 40 | (uint64_t)s->ground[u] << 56;
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

/* LF-BU-10, LF-ME-08: whoever is in a building stands where its outline is, as one stand. */
void lf_form_inside(const lf_field *f, int building, tb_body *b)
{
    const tb_ground *g = &f->ground.piece[building].shape;

    memset(b, 0, sizeof *b);
    b->stands = b->solid = 1;
    for (int i = 0; i < 4; i++) /* outlines run the other way round */
        b->stand[0].p[i] = g->point[3 - i];
    b->hull = b->stand[0];
    b->box = g->box;
    b->at = tb_centre(&b->hull);
}

/* LF-LO: the line an element is lined up on: a piece of the map, or a breastwork. */
int lf_line_of(const lin_view *view, int ground, lin_point room[2], const lin_point **points)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_work *w;

    if (ground < f->ground.pieces) {
        *points = f->ground.piece[ground].shape.point;
        return f->ground.piece[ground].shape.points;
    }
    w = &s->work[ground - f->ground.pieces];
    room[0] = tb_go(w->at, w->facing, 0, -w->half);
    room[1] = tb_go(w->at, w->facing, 0, w->half);
    *points = room;
    return 2;
}

/* The same as a shape, for those who ask what touches it. */
tb_ground lf_obstacle(const lin_view *view, int ground, lin_point room[2])
{
    const lin_point *line;
    const int n = lf_line_of(view, ground, room, &line);

    return (tb_ground){ .point = line, .points = n, .box = tb_box_of(line, n) };
}

void lf_form(const lin_view *view, int u, tb_body *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_pose pose = lf_pose(view, u);
    const lin_point *line;
    lin_point room[2];

    if (s->mark[u] & LF_INSIDE) {
        lf_form_inside(f, s->ground[u], out);
    } else if (s->mark[u] & LF_LINED_UP) {
        const int n = lf_line_of(view, s->ground[u], room, &line);

        tb_form_along(&pose, line, n, out);
    } else {
        tb_form(&pose, out);
    }
}

/* ---- Remembered ---- */

static void forget(lf_beside *b, int u)
{
    tb_index_drop(&b->index, u, &b->body[u].box);
    b->shape[u] = 0;
}

/* A body was derived anew: it alone is as the state has it now. Who is not on the table has none
 * when all are looked at, and with a line goes more than what is noted here. */
static void note_seen(lf_beside *b, const lf_state *s, int u)
{
    b->seen.at[u] = s->at[u];
    b->seen.facing[u] = s->facing[u];
    b->seen.gap[u] = s->gap[u];
    b->seen.mark[u] = s->mark[u];
    b->seen.formation[u] = s->formation[u];
    b->seen.ground[u] = s->ground[u];
    b->seen.where[u] = s->where[u];
    if (s->where[u] != LF_ON_TABLE || s->mark[u] & LF_LINED_UP)
        b->looked = false;
}

const tb_body *lf_body(const lin_view *view, int u)
{
    const lf_state *s = view->state;
    lf_beside *b = lf_beside_of(view);
    const uint64_t place = key_of_place(view, u), shape = key_of_shape(s, u);

    if (b->shape[u] == shape && b->place[u] == place)
        return &b->body[u];
    if (b->shape[u])
        tb_index_drop(&b->index, u, &b->body[u].box);
    if (b->shape[u] == shape && !(s->mark[u] & (LF_INSIDE | LF_LINED_UP)))
        tb_shift(&b->body[u], s->at[u]); /* it has only moved */
    else
        lf_form(view, u, &b->body[u]);
    b->place[u] = place;
    b->shape[u] = shape;
    b->changes++;
    b->ground_known[u] = false;
    tb_index_add(&b->index, u, &b->body[u].box);
    note_seen(b, s, u);
    return &b->body[u];
}

#define SAME(array, n) (memcmp(b->seen.array, s->array, (size_t)(n) * sizeof *s->array) == 0)
#define NOTE(array, n) memcpy(b->seen.array, s->array, (size_t)(n) * sizeof *s->array)

/* Has nothing changed since the last look? Asked far more often than anything changes, so in few
 * steps. */
static bool is_as_seen(const lf_beside *b, const lf_state *s, int units)
{
    return b->looked && SAME(at, units) && SAME(facing, units) && SAME(mark, units) &&
           SAME(where, units) && SAME(formation, units) && SAME(gap, units) &&
           SAME(ground, units) && b->seen.works == s->works && SAME(work, s->works);
}

static void note_all(lf_beside *b, const lf_state *s, int units)
{
    NOTE(at, units);
    NOTE(facing, units);
    NOTE(mark, units);
    NOTE(where, units);
    NOTE(formation, units);
    NOTE(gap, units);
    NOTE(ground, units);
    NOTE(work, s->works);
    b->seen.works = s->works;
    b->looked = true;
}

/* The same of one of them. */
static bool is_one_as_seen(const lf_beside *b, const lf_state *s, int u)
{
    return b->seen.at[u].x == s->at[u].x && b->seen.at[u].y == s->at[u].y &&
           b->seen.facing[u] == s->facing[u] && b->seen.mark[u] == s->mark[u] &&
           b->seen.where[u] == s->where[u] && b->seen.formation[u] == s->formation[u] &&
           b->seen.gap[u] == s->gap[u] && b->seen.ground[u] == s->ground[u];
}

/* Every element on the table is where the state says, and the index knows it. */
lf_beside *lf_look(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    lf_beside *b = lf_beside_of(view);
    bool anew;

    if (is_as_seen(b, s, f->units))
        return b;
    anew = !b->looked || b->seen.works != s->works || !SAME(work, s->works);
    for (int u = 0; u < f->units; u++) {
        if (f->type[u] >= LF_GROUP_COMMANDER || (!anew && is_one_as_seen(b, s, u)))
            continue;
        if (s->where[u] == LF_ON_TABLE)
            lf_body(view, u);
        else if (b->shape[u])
            forget(b, u);
    }
    note_all(b, s, f->units);
    return b;
}

static tb_box widened(const tb_box *b, int32_t far)
{
    return (tb_box){ b->west - far, b->south - far, b->east + far, b->north + far };
}

/* The elements of a side on the table that may lie so near: a few too many, never too few. */
tb_set lf_elements_about(const lin_view *view, int side, const tb_box *box, int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_box wide = widened(box, far);
    tb_set near = tb_index_near(&lf_look(view)->index, &wide);

    for (int w = 0; w < TB_SET_WORDS; w++)
        near.word[w] &= f->elements[side].word[w];
    return near;
}

_Static_assert(LIN_SCENERY + LF_WORKS <= TB_THINGS, "pieces and breastworks are one set");

/* The same of the pieces, and all breastworks, numbered on from them. */
tb_set lf_pieces_about(const lin_view *view, const tb_box *box, int32_t far)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_box wide = widened(box, far);
    tb_set near = kit_ground_near(&f->ground, &wide);

    for (int w = 0; w < s->works; w++)
        kit_set_put(&near, f->ground.pieces + w);
    return near;
}
