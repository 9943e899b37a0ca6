/* packed_track.c -- tracks in few bytes, and tracks laid back along a line. */
#include "kit/track.h"

#include <string.h>

/* How many bends a column so long lies upon. */
static int bends_upon(const kit_track *t, int32_t length)
{
    int64_t rest = length;
    lin_point at = t->head;

    for (int i = 0; i < t->bends; i++) {
        rest -= tb_root(tb_gap2(at, t->bend[i]));
        if (rest < 0)
            return i;
        at = t->bend[i];
    }
    return t->bends;
}

bool kit_track_pack(const kit_track *t, int32_t length, kit_packed_track *out)
{
    const int upon = bends_upon(t, length);
    const int n = upon < KIT_PACKED_BENDS ? upon : KIT_PACKED_BENDS;
    lin_point at = t->head;

    memset(out, 0, sizeof *out);
    for (int i = 0; i < n; i++) {
        out->bend[i][0] = (int16_t)(t->bend[i].x - at.x);
        out->bend[i][1] = (int16_t)(t->bend[i].y - at.y);
        at = t->bend[i];
    }
    out->bends = (uint8_t)n;
    if (n > 0) /* else straight back, as the head faces */
        out->tail = n == t->bends ? t->tail : tb_bearing(t->bend[n], at);
    return upon <= KIT_PACKED_BENDS;
}

kit_track kit_track_unpack(const kit_packed_track *p, lin_point head, tb_angle facing)
{
    kit_track t = { .head = head, .facing = facing, .tail = p->bends ? p->tail : facing };
    lin_point at = head;

    for (int i = 0; i < p->bends; i++) {
        at = (lin_point){ at.x + p->bend[i][0], at.y + p->bend[i][1] };
        t.bend[i] = at;
    }
    t.bends = p->bends;
    return t;
}

/* ---- Along a line ---- */

/* Does it run that way there, in the order of its points? */
static bool runs_with(const tb_outline *line, int segment, tb_angle facing)
{
    const int turn = tb_turn(facing, tb_bearing(line->point[segment], line->point[segment + 1]));

    return turn > -TB_QUARTER && turn < TB_QUARTER;
}

bool kit_track_along(const tb_outline *line, int32_t far, lin_point head, tb_angle facing,
                     int32_t length, kit_track *out)
{
    lin_point path[KIT_BENDS + 2];
    int segment, n;
    const lin_point on = tb_line_nearest(line, head, &segment);

    *out = kit_track_straight(head, facing);
    if (tb_gap2(on, head) > (int64_t)far * far)
        return false;
    n = kit_line_path(line, head, runs_with(line, segment, facing), length, path, KIT_BENDS + 2);
    if (n < 2)
        return false;
    out->head = on;
    out->facing = tb_bearing(path[1], path[0]);
    for (int i = 1; i + 1 < n; i++)
        out->bend[out->bends++] = path[i];
    out->tail = tb_bearing(path[n - 1], path[n - 2]);
    return true;
}
