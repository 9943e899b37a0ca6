/* turn.c -- the least turn that brings a target before a leader's front.
 *
 * The test is the strip itself, with its rounded corners, so that what this answers and what
 * tb_leader_strip says after the turn is the same. The turns from which a leader sees a convex
 * target are one stretch, or some where the target comes close; each holds a turn straight at a
 * corner of it. So from where he stands up to the first such turn it is out and then in, and
 * halving finds the change. But close by, where a turn by one step moves an edge of the strip by
 * less than a unit, rounding makes in and out alternate for some steps: these are tried one by
 * one. */
#include "table/kernel.h"

#define WHOLE_TABLE (4 * TB_FAR) /* longer than any way between two points */

typedef struct {
    const tb_pose *pose;
    const tb_quad *target;
    int targets;
} watch;

/* Is some part of a target in the strip of the leader turned so far? */
static bool sees(const watch *w, int turn)
{
    const tb_pose p = tb_pivot(w->pose, (tb_angle)(w->pose->facing + turn));
    const tb_quad leader = tb_rectangle(p.at, p.facing, p.wide / 2, p.wide - p.wide / 2, p.deep);
    const tb_quad strip = tb_ahead_of(leader.p[0], leader.p[1], p.facing, WHOLE_TABLE);

    for (int i = 0; i < w->targets; i++)
        if (tb_meet(&strip, &w->target[i]))
            return true;
    return false;
}

/* The turns to try one by one: until the edge nearest to him has surely moved by some units. */
static int doubtful_turns(const watch *w)
{
    const lin_point centre = tb_leader_centre(w->pose);
    int32_t near = WHOLE_TABLE;

    for (int i = 0; i < w->targets; i++) {
        const int32_t d = tb_point_distance(&w->target[i], centre);

        near = d < near ? d : near;
    }
    return 2 + TB_CIRCLE / (near + 1 + w->pose->deep / 4);
}

/* The first turn from 0, where he sees nothing, towards `in`, where he does. */
static int first_seen(const watch *w, int in)
{
    const int step = in > 0 ? 1 : -1, doubtful = doubtful_turns(w);
    int out = 0;

    while (out + step != in) {
        const int middle = out + (in - out) / 2;

        *(sees(w, middle) ? &in : &out) = middle;
    }
    for (int back = 1; back <= doubtful && in != back * step; back++)
        if (sees(w, in - back * step)) {
            in -= back * step;
            back = 0;
        }
    return in;
}

int tb_least_turn(const tb_pose *pose, const tb_quad *target, int targets)
{
    const watch w = { pose, target, targets };
    const lin_point centre = tb_leader_centre(pose);
    int clockwise = TB_CIRCLE, counter = -TB_CIRCLE;

    if (sees(&w, 0))
        return 0;
    for (int i = 0; i < targets; i++)
        for (int k = 0; k < 4; k++) {
            const int turn = (tb_angle)(tb_bearing(centre, target[i].p[k]) - pose->facing);

            if (turn == 0 || !sees(&w, turn))
                continue; /* nearer than his own front */
            clockwise = turn < clockwise ? turn : clockwise;
            counter = turn - TB_CIRCLE > counter ? turn - TB_CIRCLE : counter;
        }
    if (clockwise == TB_CIRCLE)
        return 0;
    clockwise = first_seen(&w, clockwise);
    counter = first_seen(&w, counter);
    return clockwise <= -counter ? clockwise : counter;
}
