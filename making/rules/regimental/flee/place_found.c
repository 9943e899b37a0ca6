/* place_found.c -- where a retreat ends: the first of its lines that serves. RG-9.20 to RG-9.24. */
#include "rules/regimental/flee/flee.h"
#include "rules/regimental/march/march.h"
#include "kit/rout.h"

enum { STEP = 64, LEAVES = -1, BEYOND = 48 * LIN_INCH };

/* As it lies after so far of that line. */
static tb_body moved(const rg_flight_plan *plan, tb_angle line, int32_t far)
{
    const lin_point by = kit_way_of(line, far);
    tb_body b = plan->body;

    tb_shift(&b, (lin_point){ b.at.x + by.x, b.at.y + by.y });
    return b;
}

static bool is_over_base(const rg_flight_plan *plan, const tb_body *b)
{
    const kit_size t = rg_field_of(plan->view->field)->scenery.size;

    return plan->base == KIT_NORTH   ? b->box.north > t.height
           : plan->base == KIT_EAST  ? b->box.east > t.width
           : plan->base == KIT_SOUTH ? b->box.south < 0
                                     : b->box.west < 0;
}

/* RG-9.20; RG-7.23: nor over a major obstacle. */
bool rg_flight_is_barred(const rg_flight_plan *plan, const tb_body *b)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const lin_point centre = rg_centre_of(b);

    if (!kit_on_table(&f->scenery, b) && !is_over_base(plan, b))
        return true;
    if (kit_piece_in_the_way(rg_window(plan->view), b, KIT_NONE) != KIT_NONE)
        return true;
    for (int k = 0; k < f->walls; k++) {
        const tb_outline line = tb_outline_of(f->wall[k].end, 2, false);

        if (f->scenery.piece[f->wall[k].piece].flags & 1 && kit_body_lies_astride(&line, b))
            return true;
    }
    for (int e = tb_next(&plan->enemies, 0); e >= 0; e = tb_next(&plan->enemies, e + 1)) {
        const tb_body *enemy = rg_body(plan->view, e);
        const tb_box wide = kit_box_widened(&b->box, RG_APART);

        if (tb_boxes_meet(&wide, &enemy->box) && kit_between(b, enemy) <= RG_APART &&
            (plan->gap[e] > RG_APART || tb_gap2(centre, rg_centre(plan->view, e)) < plan->far2[e]))
            return true;
    }
    return false;
}

bool rg_flight_has_room(const rg_flight_plan *plan, const tb_body *b)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const kit_memory *m = kit_refresh(rg_window(plan->view));
    const tb_set all = kit_set_both(&f->bodies[0], &f->bodies[1]);
    const tb_set under = kit_under(m, &all, plan->unit, b);

    return kit_on_table(&f->scenery, b) && kit_set_is_empty(&under) &&
           kit_piece_in_the_way(rg_window(plan->view), b, KIT_NONE) == KIT_NONE;
}

bool rg_flight_meets_condition(const rg_flight_plan *plan, const tb_body *b)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const int32_t close = rg_close(f);

    for (int e = tb_next(&plan->enemies, 0); e >= 0; e = tb_next(&plan->enemies, e + 1)) {
        const tb_box wide = kit_box_widened(&b->box, close);
        const tb_body *enemy = rg_body(plan->view, e);
        int32_t gap;

        if (!tb_boxes_meet(&wide, &enemy->box))
            continue;
        gap = kit_between(b, enemy);
        if (plan->how == RG_FLEES_CLOSE ? gap <= close : gap < RG_NEAR)
            return false;
    }
    return true;
}

/* How far a full move takes it on that line. */
static int32_t full_move(const rg_flight_plan *plan, tb_angle line)
{
    const rg_field *f = rg_field_of(plan->view->field);
    const rg_walker w = rg_walker_of(plan->view, plan->unit, &plan->body, plan->formation, false);
    const int32_t most = RG_IN(36);
    const rg_march m = { .limit = RG_WHOLE, .unit = RG_NONE };
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

static bool serves(const rg_flight_plan *plan, const tb_body *b)
{
    return rg_flight_has_room(plan, b) &&
           (plan->how >= RG_FLEES_BROKEN || rg_flight_meets_condition(plan, b));
}

/* The first place after `from`, found to a step, that serves. */
static int32_t narrowed(const rg_flight_plan *plan, tb_angle line, int32_t from, int32_t to)
{
    while (to - from > 1) {
        const int32_t middle = from + (to - from) / 2;
        const tb_body b = moved(plan, line, middle);

        if (serves(plan, &b))
            to = middle;
        else
            from = middle;
    }
    return to;
}

/* Along one line: found, off the table, or not; *best: the farthest place with room. */
static rg_found look_along(const rg_flight_plan *plan, tb_angle line, int32_t *far, int32_t *best)
{
    const int32_t most = full_move(plan, line);
    const bool full = plan->how >= RG_FLEES_BROKEN;

    *best = LEAVES;
    for (int32_t d = 0;;) {
        const tb_body b = moved(plan, line, d);
        const int32_t next = d < most && d + STEP > most ? most : d + STEP;

        if (d > 0 && d <= most && is_over_base(plan, &b)) {
            *far = d;
            return RG_FOUND_OFF_TABLE;
        }
        if (d > 0 && rg_flight_is_barred(plan, &b))
            return RG_HEMMED_IN;
        if (full ? d >= most && rg_flight_has_room(plan, &b) : serves(plan, &b)) {
            *far = full || d == 0 ? d : narrowed(plan, line, d > STEP ? d - STEP : 0, d);
            return RG_FOUND;
        }
        if (d <= most && rg_flight_has_room(plan, &b))
            *best = d;
        if (d >= most + (full ? BEYOND : 0)) /* RG-9.21: there, or farther on */
            return RG_HEMMED_IN;
        d = next;
    }
}

rg_found rg_find_flight(const rg_flight_plan *plan, tb_angle *line, int32_t *far)
{
    int32_t farthest = LEAVES;

    for (int i = 0; i < RG_LINES; i++) {
        int32_t at = 0, best;
        const rg_found found = look_along(plan, plan->line[i], &at, &best);

        if (found != RG_HEMMED_IN) {
            *line = plan->line[i];
            *far = at;
            return found;
        }
        if (best > farthest) {
            farthest = best;
            *line = plan->line[i];
            *far = best;
        }
    }
    return farthest >= 0 ? RG_HEMMED_IN : RG_NOWHERE;
}
