/* track.c -- places along a track, its bends, and the stands of a column upon it.
 *
 * Lengths along a track are kept to 1/1024 unit, so that many short stretches do not creep. */
#include "kit/track.h"

#include <assert.h>
#include <string.h>

#define FRACTION_BITS 10

static int64_t length_of(lin_point a, lin_point b)
{
    return tb_root(tb_gap2(a, b) << 2 * FRACTION_BITS);
}

/* To the nearest, halves away from zero; d > 0. */
static int64_t rounded(int64_t n, int64_t d)
{
    return n >= 0 ? (n + d / 2) / d : -((-n + d / 2) / d);
}

/* So far (in fractions) of that whole on the way from a to b. */
static lin_point point_between(lin_point a, lin_point b, int64_t far, int64_t whole)
{
    if (whole == 0)
        return a;
    return (lin_point){ a.x + (int32_t)rounded((b.x - a.x) * far, whole),
                        a.y + (int32_t)rounded((b.y - a.y) * far, whole) };
}

kit_track kit_track_straight(lin_point head, tb_angle facing)
{
    return (kit_track){ .head = head, .facing = facing, .tail = facing };
}

lin_point kit_track_point(const kit_track *t, int32_t back)
{
    int64_t rest = (int64_t)back << FRACTION_BITS;
    lin_point at = t->head;

    for (int i = 0; i < t->bends; i++) {
        const int64_t whole = length_of(at, t->bend[i]);

        if (rest <= whole)
            return point_between(at, t->bend[i], rest, whole);
        rest -= whole;
        at = t->bend[i];
    }
    return tb_go(at, t->tail, -(int32_t)(rest >> FRACTION_BITS), 0);
}

int32_t kit_track_since_bend(const kit_track *t)
{
    return t->bends ? (int32_t)tb_root(tb_gap2(t->head, t->bend[0])) : INT32_MAX;
}

int kit_track_turn(const kit_track *t, lin_point to)
{
    return tb_turn(t->facing, tb_bearing(t->head, to));
}

/* ---- Going on ---- */

/* How many of the bends are of use to a column so long: those upon it, and the first beyond. */
static int bends_of_use(const kit_track *t, int32_t length)
{
    int64_t rest = (int64_t)length << FRACTION_BITS;
    lin_point at = t->head;

    for (int i = 0; i < t->bends; i++) {
        if (rest < 0)
            return i;
        rest -= length_of(at, t->bend[i]);
        at = t->bend[i];
    }
    return t->bends;
}

static void forget_bends(kit_track *t, int n)
{
    if (n == t->bends)
        return;
    t->tail = tb_bearing(t->bend[n], n ? t->bend[n - 1] : t->head);
    memset(&t->bend[n], 0, sizeof t->bend[0] * (size_t)(t->bends - n));
    t->bends = (uint8_t)n;
}

bool kit_track_go(kit_track *t, lin_point to, int32_t length)
{
    const tb_angle facing = tb_bearing(t->head, to);
    kit_track next = *t;

    if (to.x == t->head.x && to.y == t->head.y)
        return true;
    forget_bends(&next, bends_of_use(&next, length));
    if (facing != t->facing) {
        if (next.bends == KIT_BENDS)
            return false;
        memmove(&next.bend[1], &next.bend[0], sizeof next.bend[0] * next.bends);
        next.bend[0] = t->head;
        next.bends++;
        next.facing = facing;
    }
    next.head = to;
    forget_bends(&next, bends_of_use(&next, length));
    *t = next;
    return true;
}

/* Behind the new tail it lies straight on, where the head had not yet gone. */
kit_track kit_track_reversed(const kit_track *t, int32_t length)
{
    kit_track out = { .head = kit_track_point(t, length),
                      .tail = (uint16_t)(t->facing + TB_CIRCLE / 2) };
    int64_t rest = (int64_t)length << FRACTION_BITS;
    lin_point at = t->head;
    int upon = 0;

    for (; upon < t->bends; upon++) {
        rest -= length_of(at, t->bend[upon]);
        if (rest <= 0)
            break;
        at = t->bend[upon];
    }
    for (int i = 0; i < upon; i++)
        out.bend[i] = t->bend[upon - 1 - i];
    out.bends = (uint8_t)upon;
    out.facing = tb_bearing(upon ? out.bend[0] : t->head, out.head);
    if (upon == 0)
        out.facing = out.tail;
    return out;
}

void kit_track_shift(kit_track *t, lin_point by)
{
    t->head.x += by.x;
    t->head.y += by.y;
    for (int i = 0; i < t->bends; i++) {
        t->bend[i].x += by.x;
        t->bend[i].y += by.y;
    }
}

/* ---- Stands ---- */

void kit_track_form(const kit_track *t, int stands, int32_t wide, int32_t deep, tb_body *out)
{
    const int32_t left = wide / 2, right = wide - left;
    lin_point front = t->head;

    assert(stands >= 1 && stands <= TB_STANDS);
    out->stands = (uint8_t)stands;
    out->leader = out->solid = 0;
    out->bent = 1;
    out->half_left = left;
    out->half_right = right;
    out->facing = t->facing;
    out->spare2 = 0;
    out->at = t->head;
    for (int i = 0; i < stands; i++) {
        const lin_point rear = kit_track_point(t, (i + 1) * deep);

        out->stand[i] =
            tb_rectangle(front, t->bends ? tb_bearing(rear, front) : t->facing, left, right, deep);
        front = rear;
    }
    out->box = tb_box_of(out->stand[0].p, 4);
    for (int i = 1; i < stands; i++)
        tb_box_add(&out->box, out->stand[i].p, 4);
    out->hull = (tb_quad){ { { out->box.west, out->box.north },
                             { out->box.east, out->box.north },
                             { out->box.east, out->box.south },
                             { out->box.west, out->box.south } } };
}

/* ---- Along a line ---- */

int kit_line_path(const tb_outline *line, lin_point from, bool back, int32_t far, lin_point *out,
                  int max)
{
    int64_t rest = (int64_t)far << FRACTION_BITS;
    int segment, n = 0;
    lin_point at = tb_line_nearest(line, from, &segment);

    if (max > 0)
        out[n++] = at;
    for (int i = back ? segment : segment + 1; rest > 0 && n < max && i >= 0 && i < line->points;
         i += back ? -1 : 1) {
        const int64_t whole = length_of(at, line->point[i]);

        if (whole == 0)
            continue;
        at = rest < whole ? point_between(at, line->point[i], rest, whole) : line->point[i];
        rest -= whole;
        out[n++] = at;
    }
    return n;
}
