/* sight_units.c -- units in the way of a line of sight, and the seams between them. */
#include "kit/sighting.h"

static int32_t most_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static bool stand_blocks(const kit_sighting *k, const tb_quad *q, const kit_sight_line *g)
{
    const lin_point round[4] = { q->p[3], q->p[2], q->p[1], q->p[0] };
    const tb_outline stand = tb_outline_of(round, 4, true);
    int32_t from_a = 0, from_b = 0;

    tb_area_run(&stand, g->a, g->b, &from_a);
    tb_area_run(&stand, g->b, g->a, &from_b);
    return kit_is_high_enough(k, g, kit_eye_height(kit_scenery_level(k->scenery, tb_centre(q))),
                              from_a, from_b);
}

/* Whatever meets it is blocked. */
static bool blocks_anyway(const kit_sighting *k, int u)
{
    return kit_is_always_high_enough(k, 1) ||
           (k->policy->always_hides && k->policy->always_hides(k, u));
}

bool kit_is_plain_unit(const kit_sighting *k, int u)
{
    return k->all->body[u].solid && blocks_anyway(k, u);
}

bool kit_unit_blocks(const kit_sighting *k, const kit_barrier *w, const kit_sight_line *g)
{
    const tb_body *body = &k->all->body[w->number];
    const bool anyway = blocks_anyway(k, w->number);
    bool pierced = false;

    if (!tb_crosses_box(&body->box, g->a, g->b))
        return false;
    if (w->plain)
        return tb_pierces(&body->hull, g->a, g->b);
    for (int i = 0; i < body->stands; i++) {
        if (!tb_pierces(&body->stand[i], g->a, g->b))
            continue;
        if (anyway || stand_blocks(k, &body->stand[i], g))
            return true;
        pierced = true;
    }
    return !pierced && body->solid && tb_pierces(&body->hull, g->a, g->b) &&
           stand_blocks(k, &body->hull, g); /* between two of its stands */
}

/* ---- Between two units ----
 *
 * A line that enters neither passes between them, through any gap there is. Where they touch
 * there is none, though the line may run along the seam and enter neither. */

/* A little wider all round: what touches the stand reaches into this. */
static tb_outline widened(const tb_quad *q, lin_point room[4])
{
    const tb_angle facing = tb_bearing(q->p[3], q->p[0]);

    room[0] = tb_go(q->p[3], facing, -TB_TOUCH, -TB_TOUCH); /* outlines run the other way round */
    room[1] = tb_go(q->p[2], facing, -TB_TOUCH, TB_TOUCH);
    room[2] = tb_go(q->p[1], facing, TB_TOUCH, TB_TOUCH);
    room[3] = tb_go(q->p[0], facing, TB_TOUCH, -TB_TOUCH);
    return tb_outline_of(room, 4, true);
}

/* On which side of the line does it lie: 1 left, -1 right, 0 both. */
static int side_of(const kit_sight_line *g, const tb_quad *q)
{
    int left = 0, right = 0;

    for (int i = 0; i < 4; i++) {
        const int64_t cross = tb_cross(g->a, g->b, q->p[i]);

        left += cross > 0;
        right += cross < 0;
    }
    return left && right ? 0 : left ? 1 : -1;
}

bool kit_seam_blocks(const kit_sighting *k, int i, const kit_sight_line *g)
{
    const tb_quad *one = &k->seam[i].one, *other = &k->seam[i].other;
    const int32_t whole = (int32_t)tb_root_up(tb_gap2(g->a, g->b));
    lin_point room[2][4];
    const tb_outline wide[2] = { widened(one, room[0]), widened(other, room[1]) };
    int32_t first[2], last[2], from, to;

    if (side_of(g, one) * side_of(g, other) != -1)
        return false;
    for (int n = 0; n < 2; n++) {
        if (!tb_crosses_box(&wide[n].box, g->a, g->b) ||
            tb_area_run(&wide[n], g->a, g->b, &first[n]) == 0)
            return false;
        tb_area_run(&wide[n], g->b, g->a, &last[n]);
    }
    from = most_of(first[0], first[1]);
    to = whole - most_of(last[0], last[1]);
    return from <= to &&
           (kit_is_always_high_enough(k, 1) || kit_stands_in_the_way(k, g, from, whole - to, 1));
}

/* Parts of a unit that lie beside each other without a gap: the whole of it, or its stands. */
static int parts_of(const tb_body *b)
{
    return b->solid && !b->bent ? 1 : b->stands;
}

static const tb_quad *part_of(const tb_body *b, int i)
{
    return b->solid && !b->bent ? &b->hull : &b->stand[i];
}

/* Between any two of these; were there any? */
bool kit_gather_seams(kit_sighting *k, const uint8_t *unit, int units)
{
    k->seams = 0;
    for (int i = 0; i < units; i++)
        for (int j = i + 1; j < units; j++) {
            const tb_body *a = &k->all->body[unit[i]], *b = &k->all->body[unit[j]];
            const tb_box wide = { a->box.west - TB_TOUCH, a->box.south - TB_TOUCH,
                                  a->box.east + TB_TOUCH, a->box.north + TB_TOUCH };

            for (int n = 0; tb_boxes_meet(&wide, &b->box) && n < parts_of(a) * parts_of(b) &&
                            k->seams < KIT_SEAMS;
                 n++) {
                const tb_quad *one = part_of(a, n / parts_of(b)),
                              *other = part_of(b, n % parts_of(b));

                if (!tb_touch(one, other))
                    continue;
                k->seam[k->seams].unit = unit[i];
                k->seam[k->seams].one = *one;
                k->seam[k->seams++].other = *other;
            }
        }
    return k->seams > 0;
}
