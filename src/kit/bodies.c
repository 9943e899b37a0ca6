/* bodies.c -- where every unit's stands are, derived from the book's state and remembered beside
 * it.
 *
 * There are two ways to ask. Whoever wants one body compares two numbers, its key. Whoever wants
 * all of them, or the index, compares the arrays they follow from with what these were at the last
 * look: that is asked far more often than anything changes, so it takes few steps. */
#include "kit/bodies.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* ---- From a stance ---- */

/* Whoever is in a building stands where its outline is: as one stand, or, where it has notches or
 * more corners, as several. */
static void form_outline(const lin_point *p, int n, tb_body *b)
{
    memset(b, 0, offsetof(tb_body, stand));
    b->stands = (uint8_t)kit_outline_parts(p, n, b->stand);
    if (b->stands == 0) { /* its book has refused it: something that can be looked at */
        b->stands = 1;
        for (int i = 0; i < 4; i++)
            b->stand[0].p[i] = p[i < n ? n - 1 - i : 0];
    }
    b->solid = b->stands == 1;
    b->bent = b->stands > 1;
    b->box = tb_box_of(p, n);
    b->hull = b->bent ? (tb_quad){ { { b->box.west, b->box.north },
                                     { b->box.east, b->box.north },
                                     { b->box.east, b->box.south },
                                     { b->box.west, b->box.south } } }
                      : b->stand[0];
    b->at = tb_centre(&b->stand[0]);
}

void kit_form(const kit_stance *s, tb_body *out)
{
    if (s->how == KIT_OUTLINE)
        form_outline(s->point, s->points, out);
    else if (s->how == KIT_SNAKE)
        kit_track_form(s->track, s->pose.stands, s->pose.wide, s->pose.deep, out);
    else if (s->how == KIT_ALONG)
        tb_form_along(&s->pose, s->point, s->points, out);
    else
        tb_form(&s->pose, out);
}

/* ---- What was seen ---- */

static size_t size_of(const kit_window *w, int i)
{
    const kit_watch *a = &w->watch[i];

    return a->count ? a->each * *a->count : w->bytes[i];
}

static bool differs(const uint8_t *a, const uint8_t *b, size_t n)
{
    return n == 1   ? *a != *b
           : n == 2 ? memcmp(a, b, 2) != 0
           : n == 8 ? memcmp(a, b, 8) != 0
                    : memcmp(a, b, n) != 0;
}

/* Who has changed in one of the arrays, a block of units at a time: most have not. */
static void add_changed(const kit_window *w, const kit_watch *a, const uint8_t *seen, tb_set *out)
{
    enum { BLOCK = 16 };

    for (int first = 0; first < w->units; first += BLOCK) {
        const int end = first + BLOCK < w->units ? first + BLOCK : w->units;
        const size_t at = (size_t)first * a->each;

        if (memcmp(seen + at, (const uint8_t *)a->from + at, (size_t)(end - first) * a->each) == 0)
            continue;
        for (int u = first; u < end; u++)
            if (differs(seen + (size_t)u * a->each, (const uint8_t *)a->from + (size_t)u * a->each,
                        a->each))
                kit_set_put(out, u);
    }
}

/* The units that are no longer as they were at the last look. All of them, where what stands on no
 * unit's account has changed (a line laid down in play), or nobody has looked. */
static bool find_changed(const kit_window *w, tb_set *out)
{
    const uint8_t *seen = w->memory->seen;
    bool any = false;

    if (!w->memory->looked) {
        memset(out, 0xff, sizeof *out);
        return true;
    }
    for (int i = 0; i < w->watched; i++) {
        const kit_watch *a = &w->watch[i];
        const size_t n = size_of(w, i);

        if (memcmp(seen, a->from, n) != 0) {
            any = true;
            if (a->count) {
                memset(out, 0xff, sizeof *out);
                return true;
            }
            add_changed(w, a, seen, out);
        }
        seen += n;
    }
    return any;
}

static void note_all(const kit_window *w)
{
    uint8_t *seen = w->memory->seen;

    for (int i = 0; i < w->watched; i++) {
        const size_t n = size_of(w, i);

        assert(seen + n <= w->memory->seen + KIT_SEEN);
        memcpy(seen, w->watch[i].from, n);
        seen += n;
    }
    w->memory->looked = true;
}

/* Few bytes: as the usual sizes are known, none of these is a call. */
static void copy(uint8_t *to, const uint8_t *from, size_t n)
{
    if (n == 1)
        *to = *from;
    else if (n == 2)
        memcpy(to, from, 2);
    else if (n == 8)
        memcpy(to, from, 8);
    else
        memcpy(to, from, n);
}

/* A body was derived anew: of all units it alone is as the state has it now. */
static void note_one(const kit_window *w, int u)
{
    uint8_t *seen = w->memory->seen;

    for (int i = 0; i < w->watched; i++) {
        const kit_watch *a = &w->watch[i];
        const size_t at = (size_t)u * a->each;

        if (!a->count)
            copy(seen + at, (const uint8_t *)a->from + at, a->each);
        seen += size_of(w, i);
    }
}

/* ---- Remembered ---- */

static void note_change(kit_memory *m, const tb_box *before, const tb_box *after)
{
    const lin_point corner[2] = { { after->west, after->south }, { after->east, after->north } };
    tb_box *box = &m->moved[m->changes++ % KIT_MOVED];

    *box = *before;
    tb_box_add(box, corner, 2);
}

bool kit_is_as_it_was(const kit_memory *m, const tb_box *box, uint32_t changes)
{
    if (m->changes - changes > KIT_MOVED)
        return false;
    for (; changes != m->changes; changes++)
        if (tb_boxes_meet(&m->moved[changes % KIT_MOVED], box))
            return false;
    return true;
}

const tb_body *kit_derive(const kit_window *w, int u, kit_key key)
{
    kit_memory *m = w->memory;
    tb_body *b = &m->body[u];
    const tb_box before = b->box;
    const bool was_there = m->key[u].shape != 0;
    kit_stance s;

    if (was_there)
        tb_index_drop(&m->index, u, &b->box);
    w->policy->stance(&w->view, u, &s);
    if (m->key[u].shape == key.shape && s.how == KIT_STRAIGHT)
        tb_shift(b, s.pose.at); /* it has only moved */
    else
        kit_form(&s, b);
    m->key[u] = key;
    note_change(m, was_there ? &before : &b->box, &b->box);
    m->ground_known[u] = false;
    tb_index_add(&m->index, u, &b->box);
    if (m->looked)
        note_one(w, u);
    /* who is not on the table has no body when all are looked at */
    if (w->policy->key(&w->view, u).shape == 0)
        m->looked = false;
    return b;
}

const tb_body *kit_body(const kit_window *w, int u)
{
    return kit_body_by(w, u, w->policy->key(&w->view, u));
}

static void forget(kit_memory *m, int u)
{
    tb_index_drop(&m->index, u, &m->body[u].box);
    m->key[u].shape = 0;
    note_change(m, &m->body[u].box, &m->body[u].box);
}

static void look_anew(const kit_window *w, const tb_set *units)
{
    kit_memory *m = w->memory;

    for (int u = tb_next(units, 0); u >= 0; u = tb_next(units, u + 1)) {
        const kit_key key = w->policy->key(&w->view, u);

        if (key.shape)
            kit_body_by(w, u, key);
        else if (m->key[u].shape)
            forget(m, u);
    }
}

kit_memory *kit_look(const kit_window *w)
{
    tb_set changed = { 0 };

    if (!find_changed(w, &changed))
        return w->memory;
    w->memory->looked = false;
    for (int side = 0; side < LIN_SIDES; side++) {
        const tb_set units = kit_set_common(&changed, &w->bodies[side]);

        look_anew(w, &units);
    }
    note_all(w);
    return w->memory;
}

/* ---- Copied ---- */

static void copy_body(tb_body *to, const tb_body *from)
{
    memcpy(to, from, offsetof(tb_body, stand) + from->stands * sizeof from->stand[0]);
}

static void copy_memory(kit_memory *to, const kit_memory *from, const kit_window *w)
{
    const size_t units = (size_t)w->units;
    size_t seen = 0;

    for (int i = 0; i < w->watched; i++)
        seen += w->watch[i].each * (w->watch[i].count ? UINT8_MAX : units);
    to->looked = from->looked;
    to->held = false;
    to->changes = from->changes;
    memcpy(to->moved, from->moved, sizeof to->moved);
    memcpy(to->seen, from->seen, seen < KIT_SEEN ? seen : KIT_SEEN);
    memcpy(to->key, from->key, units * sizeof to->key[0]);
    memcpy(to->ground_known, from->ground_known, units * sizeof to->ground_known[0]);
    memcpy(to->lies, from->lies, units * sizeof to->lies[0]);
    memcpy(to->deep, from->deep, units * sizeof to->deep[0]);
    memcpy(to->level, from->level, units * sizeof to->level[0]);
    to->index = from->index;
    for (size_t u = 0; u < units; u++)
        if (from->key[u].shape)
            copy_body(&to->body[u], &from->body[u]);
}

/* A window that was never opened has nothing behind it. */
void kit_beside_copy(kit_beside *to, const kit_beside *from)
{
    if (!from->window.view.state) {
        memset(to, 0, sizeof *to);
        return;
    }
    to->window = from->window;
    copy_memory(&to->memory, &from->memory, &from->window);
}

/* ---- Near ---- */

tb_set kit_near(const kit_window *w, int side, const tb_box *box, int32_t far)
{
    const tb_box wide = kit_box_widened(box, far);
    const tb_set near = tb_index_near(&kit_refresh(w)->index, &wide);

    return kit_set_common(&near, &w->bodies[side]);
}

tb_set kit_others_near(const kit_memory *m, int u, const tb_box *box, int32_t far)
{
    const tb_box wide = kit_box_widened(box, far);
    tb_set near = tb_index_near(&m->index, &wide);

    kit_set_drop(&near, u);
    for (int v = tb_next(&near, 0); v >= 0; v = tb_next(&near, v + 1))
        if (!tb_boxes_meet(&wide, &m->body[v].box))
            kit_set_drop(&near, v);
    return near;
}

int kit_within_point(const kit_memory *m, const tb_set *of, lin_point p, int32_t far)
{
    const tb_box round = kit_box_round(p, far);
    const tb_set near = tb_index_near(&m->index, &round);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1)) {
        const tb_body *b = &m->body[u];

        for (int i = 0;
             (!of || kit_set_has(of, u)) && tb_boxes_meet(&round, &b->box) && i < b->stands; i++)
            if (tb_point_within(&b->stand[i], p, far))
                return u;
    }
    return KIT_NONE;
}

int kit_within_body(const kit_memory *m, const tb_set *of, const tb_body *b, int32_t far)
{
    const tb_box wide = kit_box_widened(&b->box, far);
    const tb_set near = tb_index_near(&m->index, &wide);

    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        for (int i = 0;
             (!of || kit_set_has(of, u)) && tb_boxes_meet(&wide, &m->body[u].box) && i < b->stands;
             i++)
            if (tb_body_within(&b->stand[i], &m->body[u], far))
                return u;
    return KIT_NONE;
}

/* The stand that is most likely the nearest to the middle of a box: who begins with it seldom finds
 * a nearer one. */
static int likely_nearest(const tb_body *a, const tb_box *box)
{
    int64_t least = INT64_MAX;
    int nearest = 0;

    for (int i = 0; i < a->stands; i++) {
        const lin_point *p = a->stand[i].p;
        const int64_t x = (int64_t)p[0].x + p[2].x - box->west - box->east,
                      y = (int64_t)p[0].y + p[2].y - box->south - box->north;

        if (x * x + y * y < least) {
            least = x * x + y * y;
            nearest = i;
        }
    }
    return nearest;
}

int32_t kit_between(const tb_body *a, const tb_body *b)
{
    const int first = likely_nearest(a, &b->box);
    int32_t least = tb_body_distance(&a->stand[first], b, NULL);

    for (int i = 0; i < a->stands && least > 0; i++)
        if (i != first && tb_body_within(&a->stand[i], b, least - 1))
            least = tb_body_distance(&a->stand[i], b, NULL);
    return least;
}

/* ---- The ground it stands on ---- */

static void find_lies(const kit_window *w, const tb_body *b, tb_set *lies, tb_set *deep)
{
    const tb_set near = kit_scenery_near(w->scenery, &b->box);

    *lies = *deep = (tb_set){ { 0 } };
    for (int i = tb_next(&near, 0); i >= 0 && w->policy->lie; i = tb_next(&near, i + 1)) {
        const kit_lie lie = w->policy->lie(&w->view, b, i);

        if (lie != KIT_OUTSIDE)
            kit_set_put(lies, i);
        if (lie == KIT_DEEP)
            kit_set_put(deep, i);
    }
}

void kit_know_ground(const kit_window *w, int u)
{
    kit_memory *m = w->memory;
    const tb_body *b = &m->body[u];

    if (m->ground_known[u])
        return;
    find_lies(w, b, &m->lies[u], &m->deep[u]);
    for (int i = 0; i < b->stands; i++)
        m->level[u][i] =
            (uint8_t)(w->scenery->hills ? kit_scenery_level(w->scenery, tb_centre(&b->stand[i]))
                                        : 0);
    m->ground_known[u] = true;
}

/* ---- As it is drawn ---- */

_Static_assert(LIN_STANDS >= TB_STANDS, "a footprint holds every stand");

void kit_footprint(const tb_body *b, lin_point at, tb_angle facing, lin_footprint *out)
{
    out->at = at;
    out->facing = facing;
    out->stands = b->stands;
    out->leader = b->leader;
    for (int i = 0; i < b->stands; i++)
        memcpy(out->corner[i], b->stand[i].p, sizeof out->corner[i]);
}

void kit_footprint_disc(lin_point at, int32_t radius, tb_angle facing, lin_footprint *out)
{
    out->at = at;
    out->facing = facing;
    out->radius = radius;
}
