/* place_found.c -- where a retreat ends: the first of its lines that serves. RG-9.20 to RG-9.24. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "kit/rout.h"

enum { STEP = 64, STRETCH = 16 * STEP, LEAVES = -1, BEYOND = 48 * LIN_INCH };

/* As it lies after so far of that line. */
static tb_body moved(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const lin_point by = kit_way_of(line, far);
    tb_body b = plan->body;

    tb_shift(&b, (lin_point){ b.at.x + by.x, b.at.y + by.y });
    return b;
}

static tb_box moved_box(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const lin_point by = kit_way_of(line, far);
    const tb_box *b = &plan->body.box;

    return (tb_box){ .west = b->west + by.x,
                     .south = b->south + by.y,
                     .east = b->east + by.x,
                     .north = b->north + by.y };
}

static bool is_over_base(const rg_flight_plan *plan, const tb_box *box)
{
    const kit_size t = rg_field_of(plan->view->field)->scenery.size;

    return plan->base == KIT_NORTH   ? box->north > t.height + TB_TOUCH
           : plan->base == KIT_EAST  ? box->east > t.width + TB_TOUCH
           : plan->base == KIT_SOUTH ? box->south < -TB_TOUCH
                                     : box->west < -TB_TOUCH;
}

/* RG-9.20; RG-7.23: nor over a major obstacle. stops: there may be one about. */
static bool is_barred(const rg_flight_plan *plan, const tb_set *enemies, bool stops,
                      const tb_body *b)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const tb_box wide = kit_box_widened(&b->box, RG_APART);
    rg_cell all = { .flags = 0 };

    if (!rg_body_on_table(f, b) && !is_over_base(plan, &b->box))
        return true;
    if (stops && rg_piece_in_the_way(plan->view, b) != RG_NONE)
        return true;
    if (stops)
        rg_ground_in(f, &b->box, &all);
    for (int k = 0; all.flags & RG_CELL_STOPS && k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);

        if (f->scenery.piece[f->wall[k].piece].flags & 1 && kit_body_lies_astride(&line, b))
            return true;
    }
    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1)) {
        const tb_body *enemy = rg_body(plan->view, e);

        if (tb_boxes_meet(&wide, &enemy->box) &&
            (!kit_set_has(&plan->beside, e) ||
             tb_gap2(rg_centre_of(b), rg_centre(plan->view, e)) < plan->far2[e]) &&
            kit_between(b, enemy) <= RG_APART)
            return true;
    }
    return false;
}

/* Not where a box that holds it shows that nothing bars it: nearly everywhere. */
static bool may_be_barred(const rg_flight_plan *plan, const tb_set *enemies, bool stops,
                          const tb_box *box)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const tb_box table = kit_box_of_table(f->scenery.size);
    const tb_box wide = kit_box_widened(box, RG_APART);
    rg_cell all = { .flags = 0 };

    if (!kit_box_holds_box(&table, box))
        return true;
    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1))
        if (tb_boxes_meet(&wide, &rg_body(plan->view, e)->box))
            return true;
    if (stops)
        rg_ground_in(f, box, &all);
    return all.flags & RG_CELL_STOPS;
}

bool rg_flight_is_barred(const rg_flight_plan *plan, const tb_body *b)
{
    return is_barred(plan, &plan->enemies, true, b);
}

bool rg_flight_has_room(const rg_flight_plan *plan, const tb_body *b)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const kit_memory *m = kit_refresh(rg_window(plan->view));
    const tb_set near = tb_index_near(&m->index, &b->box);
    const tb_set under = rg_under(plan->view, &near, plan->unit, b);

    return rg_body_on_table(f, b) && kit_set_is_empty(&under) &&
           rg_piece_in_the_way(plan->view, b) == RG_NONE;
}

/* So far it has to be from every enemy. */
static int32_t least_gap(const rg_flight_plan *plan)
{
    return plan->how == RG_FLEES_CLOSE ? rg_close(rg_field_of(plan->view->field)) + 1 : RG_NEAR;
}

/* How much too near it is to any of them; 0: to none. */
static int32_t too_near(const rg_flight_plan *plan, const tb_set *enemies, const tb_body *b)
{
    const int32_t least = least_gap(plan);
    const tb_box wide = kit_box_widened(&b->box, least);
    int32_t most = 0;

    for (int e = tb_next(enemies, 0); e >= 0; e = tb_next(enemies, e + 1)) {
        const tb_body *enemy = rg_body(plan->view, e);
        int32_t gap;

        if (!tb_boxes_meet(&wide, &enemy->box))
            continue;
        gap = kit_between(b, enemy);
        most = least - gap > most ? least - gap : most;
    }
    return most;
}

bool rg_flight_meets_condition(const rg_flight_plan *plan, const tb_body *b)
{
    return too_near(plan, &plan->enemies, b) == 0;
}

/* At full rates whatever the direction, RG-9.16. */
int32_t rg_full_flight(const rg_flight_plan *plan, tb_angle line)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const rg_walker w = rg_walker_of(plan->view, plan->unit, &plan->body, plan->formation, false);
    const rg_march m = { .limit = RG_WHOLE, .unit = RG_NONE };
    const int32_t most = rg_no_farther(&w, &m, RG_IN(36), 1);
    const lin_point by = kit_way_of(line, most);
    const int32_t fence = rg_first_fence(f, &plan->body, by);
    rg_going_way way;
    int32_t far;

    rg_way_of(f, &w, by, &way);
    far = rg_afford(&w, &m, &way, most, 1, false);
    if (far > fence) {
        const int32_t across = rg_afford(&w, &m, &way, most, 1, true);

        far = across > fence ? across : fence;
    }
    return far;
}

static bool serves(const rg_flight_plan *plan, const tb_set *enemies, const tb_body *b)
{
    return rg_flight_has_room(plan, b) &&
           (plan->how >= RG_FLEES_BROKEN || too_near(plan, enemies, b) == 0);
}

/* The first place after `from`, found to a step, that serves. RG-9.22 */
static int32_t narrowed(const rg_flight_plan *plan, const tb_set *enemies, tb_angle line,
                        int32_t from, int32_t to)
{
    while (to - from > 1) {
        const int32_t middle = from + (to - from) / 2;
        const tb_body b = moved(plan, line, middle);

        if (serves(plan, enemies, &b))
            to = middle;
        else
            from = middle;
    }
    return to;
}

/* What there is on all of a line. */
typedef struct {
    bool clear;     /* nothing that could bar it, nor the table's edge */
    bool empty;     /* nobody at all to lie on */
    bool stops;     /* a piece that bars */
    tb_set enemies; /* who may be near it */
    tb_set barring; /* of those: who may bar it */
} on_line;

/* A piece in that box that it may not enter, or a wall that it may not cross. */
static bool is_stopped_in(const rg_flight_plan *plan, const tb_box *box)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const tb_set near = kit_scenery_near(&f->scenery, box);
    rg_cell all;

    rg_ground_in(f, box, &all);
    if (!(all.flags & RG_CELL_STOPS))
        return false;
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (f->scenery.piece[i].flags & KIT_IMPASSABLE ||
            rg_is_taken_building(plan->view, i, RG_NONE))
            return true;
    for (int k = 0; k < f->walls; k++)
        if (f->scenery.piece[f->wall[k].piece].flags & 1) {
            const tb_box wall = tb_box_of(f->wall[k].end, 2);

            if (tb_boxes_meet(&wall, box))
                return true;
        }
    return false;
}

/* RG-9.20: an enemy that it was beside bars only where it comes nearer to him, and it never does on
 * a line that leads well away: by more than what places are rounded to. */
static bool leads_away(const rg_flight_plan *plan, tb_angle line, int e)
{
    enum { WELL = LIN_INCH / 2, FAR = 9 * LIN_INCH };
    const lin_point from = rg_centre(plan->view, e), at = rg_centre_of(&plan->body);
    const tb_vector d = tb_direction(line);
    const int64_t along =
        ((int64_t)(at.x - from.x) * d.x + (int64_t)(at.y - from.y) * d.y) >> TB_UNIT_BITS;

    return kit_set_has(&plan->beside, e) && along >= WELL &&
           tb_gap2(at, from) <= (int64_t)FAR * FAR && tb_gap2(at, from) >= plan->far2[e];
}

static on_line look_down(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const lin_point by = kit_way_of(line, far + TB_SLACK);
    const tb_box box = rg_swept(&plan->body.box, by), table = kit_box_of_table(f->scenery.size);
    const kit_memory *m = kit_refresh(rg_window(plan->view));
    const int32_t least = least_gap(plan), wide = least > RG_APART ? least : RG_APART;
    tb_set near = kit_others_near(m, plan->unit, &box, wide);
    on_line out = { .enemies = kit_set_common(&near, &plan->enemies) };

    near = kit_others_near(m, plan->unit, &box, RG_APART);
    out.barring = kit_set_common(&near, &plan->enemies);
    for (int e = tb_next(&out.barring, 0); e >= 0; e = tb_next(&out.barring, e + 1))
        if (leads_away(plan, line, e))
            kit_set_drop(&out.barring, e);
    out.empty = kit_set_is_empty(&near);
    out.stops = is_stopped_in(plan, &box);
    out.clear = !out.stops && kit_set_is_empty(&out.barring) && kit_box_holds_box(&table, &box);
    return out;
}

/* The farthest place with room, of those before that one and within its move. */
static int32_t farthest_room(const rg_flight_plan *plan, tb_angle line, int32_t before,
                             int32_t most)
{
    for (int32_t d = before > most ? most : (before - 1) / STEP * STEP; d >= 0;) {
        const tb_body b = moved(plan, line, d);

        if (rg_flight_has_room(plan, &b))
            return d;
        d = d % STEP ? d / STEP * STEP : d - STEP;
    }
    return LEAVES;
}

/* Nothing bars it for so much of the line: one look for many. */
static bool is_free_stretch(const rg_flight_plan *plan, const on_line *on, tb_angle line,
                            int32_t from, int32_t to)
{
    const tb_box a = moved_box(plan, line, from);
    const lin_point by = kit_way(kit_way_of(line, from), kit_way_of(line, to));
    const tb_box swept = rg_swept(&a, by), box = kit_box_widened(&swept, TB_SLACK);

    return !may_be_barred(plan, &on->barring, on->stops, &box);
}

/* Along one line: found, off the table, or not; then *far is the farthest place with room. A
 * distance to an enemy grows by no more than what is gone: till then it need not be measured again.
 */
static rg_found look_along(const rg_flight_plan *plan, tb_angle line, int32_t *far)
{
    const bool known = plan->full >= 0 && line == plan->line[0];
    const int32_t most = known ? plan->full : rg_full_flight(plan, line);
    const bool full = plan->how >= RG_FLEES_BROKEN;
    const on_line on = look_down(plan, line, most);
    int32_t no_sooner = full ? most : 0;

    for (int32_t d = 0;;) {
        const tb_set *enemies = d > most ? &plan->enemies : &on.barring;
        const bool stops = on.stops || d > most;
        tb_box box;
        tb_body b;
        bool formed = false;

        if (on.clear && d < no_sooner && d < most) {
            d = (no_sooner + STEP - 1) / STEP * STEP;
            d = d < most ? d : most;
        }
        if (!on.clear && d + STRETCH <= no_sooner && d + STRETCH <= most &&
            is_free_stretch(plan, &on, line, d, d + STRETCH)) {
            d += STRETCH;
            continue;
        }
        box = moved_box(plan, line, d);
        if (!on.clear && d > 0 && d <= most && is_over_base(plan, &box)) {
            *far = d;
            return RG_FOUND_OFF_TABLE;
        }
        if ((!on.clear || d > most) && d > 0 && may_be_barred(plan, enemies, stops, &box)) {
            b = moved(plan, line, d);
            formed = true;
            if (is_barred(plan, enemies, stops, &b)) {
                *far = farthest_room(plan, line, d, most);
                return RG_HEMMED_IN;
            }
        }
        if (d >= no_sooner && !formed)
            b = moved(plan, line, d);
        if (d >= no_sooner &&
            ((on.clear && on.empty && d <= most) || rg_flight_has_room(plan, &b))) {
            const int32_t near = full ? 0 : too_near(plan, &on.enemies, &b);

            if (near == 0) {
                *far = full || d == 0
                           ? d
                           : narrowed(plan, &on.enemies, line, d > STEP ? d - STEP : 0, d);
                return RG_FOUND;
            }
            no_sooner = d + near - TB_SLACK;
        }
        if (d >= most + (full ? BEYOND : 0)) { /* RG-9.21: there, or farther on */
            *far = farthest_room(plan, line, most + 1, most);
            return RG_HEMMED_IN;
        }
        d = d < most && d + STEP > most ? most : d + STEP;
    }
}

/* RG-9.23 */
rg_found rg_find_flight(const rg_flight_plan *plan, tb_angle *line, int32_t *far)
{
    int32_t farthest = LEAVES;

    for (int i = 0; i < RG_LINES; i++) {
        int32_t at = 0;
        const rg_found found = look_along(plan, plan->line[i], &at);

        if (found != RG_HEMMED_IN) {
            *line = plan->line[i];
            *far = at;
            return found;
        }
        if (at > farthest) {
            farthest = at;
            *line = plan->line[i];
            *far = at;
        }
    }
    return farthest >= 0 ? RG_HEMMED_IN : RG_NOWHERE;
}
