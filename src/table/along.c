/* along.c -- stands along a wall, a hedge, a bank: a body that bends as its line does.
 *
 * The leader comes up to the nearest point of the line. From there the others are counted off
 * along the line to both sides, whatever way it bends, each with its front square against the
 * segment it has come to. Past the ends of the line they go straight on. Lengths along it are
 * kept to 1/1024 unit, so that long lines of short segments do not creep. */
#include "table/kernel.h"

#include <assert.h>

#define FRACTION_BITS 10

typedef struct {
    const lin_point *line;
    int last; /* number of its last segment */
} course;

/* A place on the course: so far from the beginning of a segment. */
typedef struct {
    int segment;
    int64_t far;
} place;

static int64_t length(lin_point a, lin_point b)
{
    return tb_root(tb_gap2(a, b) << 2 * FRACTION_BITS);
}

static int64_t segment_length(const course *c, int i)
{
    return length(c->line[i], c->line[i + 1]);
}

static place move_along(const course *c, place p, int64_t by)
{
    p.far += by;
    while (p.far < 0 && p.segment > 0)
        p.far += segment_length(c, --p.segment);
    while (p.segment < c->last && p.far > segment_length(c, p.segment))
        p.far -= segment_length(c, p.segment++);
    return p;
}

static lin_point point_at(const course *c, place p)
{
    const lin_point a = c->line[p.segment], b = c->line[p.segment + 1];
    const int64_t all = segment_length(c, p.segment);

    return (lin_point){ a.x + (int32_t)tb_round((b.x - a.x) * p.far, all),
                        a.y + (int32_t)tb_round((b.y - a.y) * p.far, all) };
}

/* The box as a quad, for those who ask for the hull. */
static tb_quad box_quad(const tb_box *b)
{
    return (tb_quad){ { { b->west, b->north },
                        { b->east, b->north },
                        { b->east, b->south },
                        { b->west, b->south } } };
}

void tb_form_along(const tb_pose *pose, const lin_point *line, int points, tb_body *out)
{
    const tb_outline ground = { line, points, false, { 0, 0, 0, 0 } };
    const course c = { line, points - 2 };
    const int32_t step = pose->wide + pose->gap, left = pose->wide / 2, right = pose->wide - left;
    place leader;
    bool on_left; /* of the line, as its points run */

    assert(points >= 2 && pose->stands <= TB_STANDS && pose->leader < pose->stands);
    out->stands = pose->stands;
    out->leader = pose->leader;
    out->solid = 0;
    out->bent = 1;
    out->half_left = pose->leader * step + left;
    out->half_right = (pose->stands - 1 - pose->leader) * step + right;
    out->spare2 = 0;
    out->at = tb_line_nearest(&ground, pose->at, &leader.segment);
    leader.far = length(line[leader.segment], out->at);
    on_left = tb_cross(line[leader.segment], line[leader.segment + 1], tb_leader_centre(pose)) > 0;
    for (int i = 0; i < pose->stands; i++) {
        /* Who faces the line from its left has the way the points run at his left hand. */
        const int to_right = i - pose->leader;
        const int64_t by = (int64_t)(on_left ? -to_right : to_right) * step;
        const place p = move_along(&c, leader, by * (1 << FRACTION_BITS));
        const tb_angle way = tb_bearing(line[p.segment], line[p.segment + 1]);
        const tb_angle facing = (tb_angle)(on_left ? way + TB_QUARTER : way - TB_QUARTER);

        if (to_right == 0)
            out->facing = facing;
        out->stand[i] =
            tb_rectangle(to_right ? point_at(&c, p) : out->at, facing, left, right, pose->deep);
    }
    out->box = tb_box_of(out->stand[0].p, 4);
    for (int i = 1; i < pose->stands; i++)
        tb_box_add(&out->box, out->stand[i].p, 4);
    out->hull = box_quad(&out->box);
}
