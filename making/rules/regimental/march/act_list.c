/* act_list.c -- what a unit that has a menu may do, listed: angles and words one by one, lengths
 * and places as open families. */
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

enum { MOST = 36 * LIN_INCH, NOTHING_LEFT = LIN_INCH / 20 };

static void offer(const lin_view *v, const lin_frame *frame, rg_check check, int verb, int n,
                  int32_t a, int32_t b, int32_t c, int32_t d, lin_list *out)
{
    rg_offer(v, frame, check,
             (lin_order){ .verb = (uint8_t)verb, .nargs = (uint8_t)n, .arg = { a, b, c, d } }, out);
}

/* A family of which the longest, or some plain member, is allowed. */
static void open(const lin_view *v, const lin_frame *frame, rg_check check, lin_order plain,
                 lin_family family, lin_list *out)
{
    if (check(v, frame, &plain, NULL) == LIN_OK)
        rg_open_family(out, family);
}

#define FAMILY(v_, n_, open_, ...)                                    \
    (lin_family)                                                      \
    {                                                                 \
        { .verb = v_, .nargs = n_, .arg = { u } }, open_, __VA_ARGS__ \
    }

static void list_legs(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                      lin_list *out)
{
    static const int32_t wheels[] = { 15, 30, 45, 90 };
    const rg_field *f = rg_field_of(v->field);
    const int32_t wide = f->scenery.size.width, high = f->scenery.size.height;

    if (rg_is_snake(v->state, u)) {
        const rg_state *s = v->state;
        const lin_point on = tb_go(s->at[u], s->facing[u], LIN_INCH, 0);

        open(v, frame, check, (lin_order){ .verb = RV_HEAD, .nargs = 3, .arg = { u, on.x, on.y } },
             FAMILY(RV_HEAD, 3, 6, { u, 0, 0 }, { u, wide, high }), out);
        open(v, frame, check, (lin_order){ .verb = RV_ROAD, .nargs = 2, .arg = { u, LIN_INCH } },
             FAMILY(RV_ROAD, 2, 2, { u, NOTHING_LEFT }, { u, MOST }), out);
        return;
    }
    open(v, frame, check, (lin_order){ .verb = RV_AHEAD, .nargs = 2, .arg = { u, LIN_INCH } },
         FAMILY(RV_AHEAD, 2, 2, { u, NOTHING_LEFT }, { u, MOST }), out);
    open(v, frame, check, (lin_order){ .verb = RV_BACK, .nargs = 2, .arg = { u, LIN_INCH } },
         FAMILY(RV_BACK, 2, 2, { u, NOTHING_LEFT }, { u, MOST }), out);
    for (int side = 0; side < 2; side++) {
        open(v, frame, check,
             (lin_order){ .verb = RV_OBLIQUE, .nargs = 4, .arg = { u, side, TB_EIGHTH, LIN_INCH } },
             FAMILY(RV_OBLIQUE, 4, 14, { u, 0, 1, NOTHING_LEFT }, { u, 1, TB_EIGHTH, MOST }), out);
        for (int i = 0; i < 4; i++)
            offer(v, frame, check, RV_WHEEL, 3, u, side, wheels[i] * TB_CIRCLE / 360, 0, out);
        offer(v, frame, check, RV_TURN, 3, u, side, TB_EIGHTH, 0, out);
    }
}

static void list_things(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                        lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int word = 0; word <= RG_FORM_ON_FOOT; word++)
        offer(v, frame, check, RV_FORM, 2, u, word, 0, 0, out);
    for (int i = 0; i < f->scenery.pieces; i++)
        if (f->capacity[i])
            offer(v, frame, check, RV_ENTER, 2, u, i, 0, 0, out);
    for (int e = 0; s->formation[u] == RG_GARRISON && e < 4; e++) {
        const tb_outline *shape = &f->scenery.piece[s->in[u] - 1].shape;
        const lin_point a = shape->point[e], b = shape->point[(e + 1) % shape->points];

        for (int word = 0; word <= RG_MASS; word++)
            offer(v, frame, check, RV_QUIT, 4, u, (a.x + b.x) / 2, (a.y + b.y) / 2, word, out);
    }
    for (int about = 0; about < 3; about++)
        for (int side = 1; side < 3; side++)
            offer(v, frame, check, RV_FRONT, 4, u, about, side, TB_QUARTER, out);
    offer(v, frame, check, RV_ABOUT, 1, u, 0, 0, 0, out);
    offer(v, frame, check, RV_THROUGH, 1, u, 0, 0, 0, out);
    offer(v, frame, check, RV_SCALE, 1, u, 0, 0, 0, out);
    for (int side = 0; side < 2; side++)
        open(v, frame, check,
             (lin_order){ .verb = RV_SLIDE, .nargs = 3, .arg = { u, side, LIN_INCH } },
             FAMILY(RV_SLIDE, 3, 6, { u, 0, NOTHING_LEFT }, { u, 1, MOST }), out);
}

static void list_guns(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                      lin_list *out)
{
    for (int word = 0; word < 2; word++) {
        offer(v, frame, check, RV_LIMBER, 2, u, word, 0, 0, out);
        offer(v, frame, check, RV_UNLIMBER, 2, u, word, 0, 0, out);
    }
    for (int i = 0; i < 8; i++)
        offer(v, frame, check, RV_PIVOT, 2, u, i * TB_EIGHTH, 0, 0, out);
    for (int i = 0; i < 4; i++)
        open(v, frame, check,
             (lin_order){ .verb = RV_HAUL, .nargs = 3, .arg = { u, i * TB_QUARTER, LIN_INCH } },
             FAMILY(RV_HAUL, 3, 6, { u, 0, NOTHING_LEFT }, { u, TB_CIRCLE - 1, RG_IN(4) }), out);
    offer(v, frame, check, RV_STAND_TO, 1, u, 0, 0, 0, out);
    offer(v, frame, check, RV_RALLY, 1, u, 0, 0, 0, out);
    offer(v, frame, check, RV_WITHDRAW, 1, u, 0, 0, 0, out);
}

static void list_one(const lin_view *v, const lin_frame *frame, rg_check check, int u,
                     lin_list *out)
{
    const rg_field *f = rg_field_of(v->field);

    list_legs(v, frame, check, u, out);
    offer(v, frame, check, RV_FULL, 1, u, 0, 0, 0, out);
    if (rg_is_troops(f, u))
        list_things(v, frame, check, u, out);
    else
        list_guns(v, frame, check, u, out);
    offer(v, frame, check, RV_REPLENISH, 1, u, 0, 0, 0, out);
}

void rg_list_act(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const rg_state *s = v->state;

    for (int u = tb_next(&s->acting, 0); u >= 0; u = tb_next(&s->acting, u + 1)) {
        list_one(v, frame, rg_check_act, u, out);
        offer(v, frame, rg_check_act, RV_HOLD, 1, u, 0, 0, 0, out);
    }
    lin_list_add(out, (lin_order){ .verb = RV_END });
}

void rg_list_on_march(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    list_one(v, frame, rg_check_on_march, frame->arg[0], out);
    lin_list_add(out, (lin_order){ .verb = RV_HALT, .nargs = 1, .arg = { frame->arg[0] } });
}

/* ---- A member of a family by chance ---- */

static int32_t between(lin_rng *rng, int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(rng, (uint32_t)(high - low + 1));
}

bool rg_sample_act(const lin_view *v, const lin_frame *frame, const lin_family *family,
                   lin_rng *rng, lin_order *out)
{
    const rg_state *s = v->state;
    const rg_check check = frame->step == RG_ACT ? rg_check_act : rg_check_on_march;

    for (int try = 0; try < 24; try++) {
        *out = family->order;
        for (int i = 0; i < out->nargs; i++)
            if (family->open >> i & 1)
                out->arg[i] = between(rng, family->low[i], family->high[i]);
        if (out->verb == RV_HEAD) { /* not too far off its way */
            const int u = out->arg[0];
            const lin_point to =
                tb_go(s->at[u], (tb_angle)(s->facing[u] + between(rng, -TB_QUARTER, TB_QUARTER)),
                      between(rng, LIN_INCH, RG_IN(12)), 0);

            out->arg[1] = to.x;
            out->arg[2] = to.y;
        }
        if (check(v, frame, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}
