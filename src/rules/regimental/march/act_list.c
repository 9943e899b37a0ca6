/* act_list.c -- what a unit that has a menu may do, listed, or one of it drawn by chance: angles
 * and words one by one, lengths and places as open families.
 *
 * All that a unit of its kind could ever be told stands in a row; the list has what the check of
 * the question accepts. Whoever draws lots takes a row by chance until one is accepted: so every
 * answer is as likely as if it had been drawn from the list, and nobody lists a hundred. */
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <string.h>

enum { MOST = 36 * LIN_INCH, NOTHING_LEFT = LIN_INCH / 20 };

/* ---- The rows ---- */

/* An order but for its unit; of a family, a plain member: open: its open arguments. */
typedef struct {
    uint8_t verb, nargs, open;
    int32_t arg[3];
} row;

#define LEFT       0
#define RIGHT      1
#define DEGREES(n) (((n)*TB_CIRCLE + 180) / 360)
/* clang-format off */
static const row of_blocks[] = {
    { RV_AHEAD, 2, 2, { LIN_INCH } },
    { RV_BACK, 2, 2, { LIN_INCH } },
    { RV_OBLIQUE, 4, 14, { LEFT, TB_EIGHTH, LIN_INCH } },
    { RV_OBLIQUE, 4, 14, { RIGHT, TB_EIGHTH, LIN_INCH } },
    { RV_WHEEL, 3, 0, { LEFT, DEGREES(15) } }, { RV_WHEEL, 3, 0, { LEFT, DEGREES(30) } },
    { RV_WHEEL, 3, 0, { LEFT, DEGREES(45) } }, { RV_WHEEL, 3, 0, { LEFT, TB_QUARTER } },
    { RV_WHEEL, 3, 0, { RIGHT, DEGREES(15) } }, { RV_WHEEL, 3, 0, { RIGHT, DEGREES(30) } },
    { RV_WHEEL, 3, 0, { RIGHT, DEGREES(45) } }, { RV_WHEEL, 3, 0, { RIGHT, TB_QUARTER } },
    { RV_TURN, 3, 0, { LEFT, TB_EIGHTH } }, { RV_TURN, 3, 0, { RIGHT, TB_EIGHTH } },
};
static const row of_snakes[] = {
    { RV_HEAD, 3, 6, { 0 } },
    { RV_ROAD, 2, 2, { LIN_INCH } },
};
static const row of_troops[] = {
    { RV_FULL, 1, 0, { 0 } },
    { RV_FORM, 2, 0, { RG_LINE } }, { RV_FORM, 2, 0, { RG_EXTENDED } },
    { RV_FORM, 2, 0, { RG_FIELD_COLUMN } },
    { RV_FORM, 2, 0, { RG_MARCH_COLUMN } }, { RV_FORM, 2, 0, { RG_MASS } },
    { RV_FORM, 2, 0, { RG_FORM_ON_FOOT } },
    { RV_FRONT, 4, 0, { 0, 1, TB_QUARTER } }, { RV_FRONT, 4, 0, { 0, 2, TB_QUARTER } },
    { RV_FRONT, 4, 0, { 1, 1, TB_QUARTER } }, { RV_FRONT, 4, 0, { 1, 2, TB_QUARTER } },
    { RV_FRONT, 4, 0, { 2, 1, TB_QUARTER } }, { RV_FRONT, 4, 0, { 2, 2, TB_QUARTER } },
    { RV_ABOUT, 1, 0, { 0 } },
    { RV_THROUGH, 1, 0, { 0 } },
    { RV_SCALE, 1, 0, { 0 } },
    { RV_SLIDE, 3, 6, { LEFT, LIN_INCH } }, { RV_SLIDE, 3, 6, { RIGHT, LIN_INCH } },
    { RV_REPLENISH, 1, 0, { 0 } },
};
static const row of_guns[] = {
    { RV_LIMBER, 2, 0, { 0 } }, { RV_LIMBER, 2, 0, { 1 } },
    { RV_UNLIMBER, 2, 0, { 0 } }, { RV_UNLIMBER, 2, 0, { 1 } },
    { RV_PIVOT, 2, 0, { 0 * TB_EIGHTH } }, { RV_PIVOT, 2, 0, { 1 * TB_EIGHTH } },
    { RV_PIVOT, 2, 0, { 2 * TB_EIGHTH } }, { RV_PIVOT, 2, 0, { 3 * TB_EIGHTH } },
    { RV_PIVOT, 2, 0, { 4 * TB_EIGHTH } }, { RV_PIVOT, 2, 0, { 5 * TB_EIGHTH } },
    { RV_PIVOT, 2, 0, { 6 * TB_EIGHTH } }, { RV_PIVOT, 2, 0, { 7 * TB_EIGHTH } },
    { RV_HAUL, 3, 6, { 0 * TB_QUARTER, LIN_INCH } },
    { RV_HAUL, 3, 6, { 1 * TB_QUARTER, LIN_INCH } },
    { RV_HAUL, 3, 6, { 2 * TB_QUARTER, LIN_INCH } },
    { RV_HAUL, 3, 6, { 3 * TB_QUARTER, LIN_INCH } },
    { RV_STAND_TO, 1, 0, { 0 } },
    { RV_RALLY, 1, 0, { 0 } },
    { RV_WITHDRAW, 1, 0, { 0 } },
    { RV_REPLENISH, 1, 0, { 0 } },
};
/* clang-format on */

typedef struct {
    const row *row;
    int rows;
} part;
#define PART(rows_) ((part){ rows_, (int)(sizeof(rows_) / sizeof *(rows_)) })

static part legs_of(const lin_view *v, int u)
{
    return rg_is_snake(v->state, u) ? PART(of_snakes) : PART(of_blocks);
}

static part things_of(const lin_view *v, int u)
{
    return rg_is_troops(rg_field_of(v->field), u) ? PART(of_troops) : PART(of_guns);
}

/* Where a head might go: straight on. */
static lin_order order_of(const lin_view *v, int u, const row *r)
{
    lin_order o = { .verb = r->verb, .nargs = r->nargs, .arg = { u } };

    memcpy(&o.arg[1], r->arg, sizeof r->arg);
    if (r->verb == RV_HEAD) {
        const rg_state *s = v->state;
        const lin_point on = tb_go(s->at[u], s->facing[u], LIN_INCH, 0);

        o.arg[1] = on.x;
        o.arg[2] = on.y;
    }
    return o;
}

static lin_family family_of(const lin_view *v, int u, const row *r)
{
    const kit_size t = rg_field_of(v->field)->scenery.size;
    lin_family f = { { .verb = r->verb, .nargs = r->nargs, .arg = { u } }, r->open, { u }, { u } };

    switch (r->verb) {
    case RV_HEAD:
        f.high[1] = t.width;
        f.high[2] = t.height;
        break;
    case RV_OBLIQUE:
        f.low[2] = 1;
        f.low[3] = NOTHING_LEFT;
        f.high[1] = RIGHT;
        f.high[2] = TB_EIGHTH;
        f.high[3] = MOST;
        break;
    case RV_SLIDE:
        f.low[2] = NOTHING_LEFT;
        f.high[1] = RIGHT;
        f.high[2] = MOST;
        break;
    case RV_HAUL:
        f.low[2] = NOTHING_LEFT;
        f.high[1] = TB_CIRCLE - 1;
        f.high[2] = RG_IN(4);
        break;
    default:
        f.low[1] = NOTHING_LEFT;
        f.high[1] = MOST;
    }
    return f;
}

/* ---- Listed ---- */

static void list_part(const lin_view *v, const lin_frame *frame, rg_check check, int u, part of,
                      lin_list *out)
{
    for (int i = 0; i < of.rows; i++) {
        const lin_order o = order_of(v, u, &of.row[i]);

        if (check(v, frame, &o, NULL) != LIN_OK)
            continue;
        if (of.row[i].open)
            rg_open_family(out, family_of(v, u, &of.row[i]));
        else
            lin_list_add(out, o);
    }
}

/* The middles of the sides of its building; that toward the nearest enemy is the first.
 * RG-8.33 */
static lin_point way_out(const lin_view *v, int u, int n)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_outline *shape = &f->scenery.piece[s->in[u] - 1].shape;
    const tb_set enemies = rg_enemies(v, f->side[u]);
    const int enemy = rg_nearest(v, u, &enemies, NULL);
    lin_point middle[TB_POINTS] = { { 0, 0 } };
    int first = 0;

    for (int e = 0; e < shape->points; e++) {
        const lin_point a = shape->point[e], b = shape->point[(e + 1) % shape->points];

        middle[e] = (lin_point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
        if (enemy != RG_NONE &&
            tb_gap2(middle[e], rg_centre(v, enemy)) < tb_gap2(middle[first], rg_centre(v, enemy)))
            first = e;
    }
    return middle[(first + n) % shape->points];
}

static void list_buildings(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                           lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int i = 0; i < f->scenery.pieces && !s->in[u]; i++)
        if (f->capacity[i])
            rg_offer(v, frame, check, (lin_order){ .verb = RV_ENTER, .nargs = 2, .arg = { u, i } },
                     out);
    for (int n = 0; s->in[u] && n < f->scenery.piece[s->in[u] - 1].shape.points; n++) {
        const lin_point at = way_out(v, u, n);

        for (int word = 0; word <= RG_MASS; word++)
            rg_offer(v, frame, check,
                     (lin_order){ .verb = RV_QUIT, .nargs = 4, .arg = { u, at.x, at.y, word } },
                     out);
    }
}

static void list_one(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                     lin_list *out)
{
    if (rg_has_legs(v, u))
        list_part(v, frame, check, u, legs_of(v, u), out);
    if (rg_has_things(v, u)) {
        list_part(v, frame, check, u, things_of(v, u), out);
        if (rg_is_troops(rg_field_of(v->field), u))
            list_buildings(v, frame, check, u, out);
    }
}

void rg_list_act(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_state *s = v->state;
    const bool held = rg_hold(v);

    for (int u = tb_next(&s->acting, 0); u >= 0; u = tb_next(&s->acting, u + 1)) {
        list_one(v, frame, rg_check_act, u, out);
        rg_offer(v, frame, rg_check_act, (lin_order){ .verb = RV_HOLD, .nargs = 1, .arg = { u } },
                 out);
    }
    rg_let_go(v, held);
    lin_list_add(out, (lin_order){ .verb = RV_END });
}

void rg_list_on_march(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const bool held = rg_hold(v);

    list_one(v, frame, rg_check_on_march, frame->arg[0], out);
    rg_let_go(v, held);
    lin_list_add(out, (lin_order){ .verb = RV_HALT, .nargs = 1, .arg = { frame->arg[0] } });
}

/* Whoever acts may hold, and nobody need. */
bool rg_several_act(const lin_view *v, const lin_frame *frame)
{
    const rg_state *s = v->state;

    (void)frame;
    return !kit_set_is_empty(&s->acting);
}

/* It may halt; and a leg is what most can go: straight on, else back, else wheel. */
bool rg_several_on_march(const lin_view *v, const lin_frame *frame)
{
    static const uint8_t likely[] = { 0, 1, 4, 8 };
    const int u = frame->arg[0];
    const part legs = legs_of(v, u);
    const bool held = rg_hold(v);
    bool several = false;

    for (size_t i = 0; i < sizeof likely && likely[i] < legs.rows && !several && rg_has_legs(v, u);
         i++) {
        const lin_order on = order_of(v, u, &legs.row[likely[i]]);

        several = rg_check_on_march(v, frame, &on, NULL) == LIN_OK;
    }
    rg_let_go(v, held);
    return several;
}

/* ---- A member of a family by chance ---- */

static int32_t between(lin_rng *rng, int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(rng, (uint32_t)(high - low + 1));
}

static bool sample_once(const lin_view *v, const lin_frame *frame, rg_check check,
                        const lin_family *family, lin_rng *rng, lin_order *out)
{
    const rg_state *s = v->state;

    *out = family->order;
    for (int i = 0; i < out->nargs; i++)
        if (family->open >> i & 1)
            out->arg[i] = between(rng, family->low[i], family->high[i]);
    if (out->verb == RV_HEAD) { /* not too far off its way */
        const int u = out->arg[0];
        /* one draw after the other: compilers differ in which argument comes first */
        const int32_t far = between(rng, LIN_INCH, RG_IN(12));
        const int32_t aside = between(rng, -TB_QUARTER, TB_QUARTER);
        const lin_point to = tb_go(s->at[u], (tb_angle)(s->facing[u] + aside), far, 0);

        out->arg[1] = to.x;
        out->arg[2] = to.y;
    }
    return check(v, frame, out, NULL) == LIN_OK;
}

static rg_check check_of(const lin_frame *frame)
{
    return frame->step == RG_ACT ? rg_check_act : rg_check_on_march;
}

bool rg_sample_act(const lin_view *v, const lin_frame *frame, const lin_family *family,
                   lin_rng *rng, lin_order *out)
{
    enum { TRIES = 24 };
    const bool held = rg_hold(v);
    bool found = false;

    for (int try = 0; try < TRIES && !found; try++)
        found = sample_once(v, frame, check_of(frame), family, rng, out);
    rg_let_go(v, held);
    return found;
}

/* ---- Any answer by chance ---- */

enum { ROWS = 40, TRIES = 400 }; /* rows: at least of one unit */

_Static_assert(sizeof of_blocks / sizeof *of_blocks + sizeof of_guns / sizeof *of_guns < ROWS &&
                   sizeof of_blocks / sizeof *of_blocks + sizeof of_troops / sizeof *of_troops <
                       ROWS,
               "every row of a unit can be drawn");

/* Who is in a building, or may go into one, has rows that are not of the table. */
static bool is_by_buildings(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_box wide = kit_box_widened(&rg_body(v, u)->box, TB_TOUCH);
    rg_cell all;

    if (s->in[u])
        return true;
    rg_ground_in(f, &wide, &all);
    return rg_is_troops(f, u) && all.flags & RG_CELL_STOPS;
}

/* Row i of a unit; false: it has no such row, or is not let do that. */
static bool draw_row(const lin_view *v, const lin_frame *frame, int u, int i, lin_rng *rng,
                     lin_order *out)
{
    const part legs = legs_of(v, u), things = things_of(v, u);
    const row *r;

    if (i == 0) {
        *out = (lin_order){ .verb = frame->step == RG_ACT ? RV_HOLD : RV_HALT,
                            .nargs = 1,
                            .arg = { u } };
        return true;
    }
    i--;
    if (i >= legs.rows + things.rows || !(i < legs.rows ? rg_has_legs(v, u) : rg_has_things(v, u)))
        return false;
    r = i < legs.rows ? &legs.row[i] : &things.row[i - legs.rows];
    if (r->open) {
        const lin_family family = family_of(v, u, r);

        return sample_once(v, frame, check_of(frame), &family, rng, out);
    }
    *out = order_of(v, u, r);
    return check_of(frame)(v, frame, out, NULL) == LIN_OK;
}

static bool draw_act(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    const rg_state *s = v->state;
    uint8_t unit[RG_UNITS];
    uint32_t n = 0;

    if (frame->step == RG_ACT)
        for (int u = tb_next(&s->acting, 0); u >= 0; u = tb_next(&s->acting, u + 1))
            unit[n++] = (uint8_t)u;
    else
        unit[n++] = (uint8_t)frame->arg[0];
    for (uint32_t i = 0; i < n; i++)
        if (is_by_buildings(v, unit[i]))
            return false;
    for (int try = 0; try < TRIES; try++) {
        const uint32_t i = lin_rng_below(rng, n * ROWS + (frame->step == RG_ACT));

        if (i == n * ROWS) {
            *out = (lin_order){ .verb = RV_END };
            return true;
        }
        if (draw_row(v, frame, unit[i / ROWS], (int)(i % ROWS), rng, out))
            return true;
    }
    return false;
}

bool rg_draw_act(const lin_view *v, const lin_frame *frame, lin_rng *rng, lin_order *out)
{
    const bool held = rg_hold(v), drawn = draw_act(v, frame, rng, out);

    rg_let_go(v, held);
    return drawn;
}
