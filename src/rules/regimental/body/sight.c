/* sight.c -- rays: from a stand to the test points of another, and from a leader to his units.
 * RG-10.26 to RG-10.40, RG-4.4 to RG-4.9.
 *
 * A ray's budget of one is twenty here, so that a quarter an inch and a tenth an inch are whole. */
#include "rules/regimental/body/body.h"

enum { BUDGET = 20, OVER_HEADS = 2 * LIN_INCH };

static int building_of(const rg_state *s, int u)
{
    return u != RG_NONE && s->in[u] ? s->in[u] - 1 : RG_NONE;
}

/* RG-10.34, RG-10.28; of other ground nothing, RG-10.35. Contours block by their height, RG-10.33,
 * and the kit cuts the ray where the ground changes, RG-10.36. */
static int32_t price(const kit_ray *r, int piece)
{
    const rg_field *f = rg_field_of(r->window->view.field);
    const rg_state *s = r->window->view.state;
    const int sight = rg_terrains[f->ground[piece]].sight;

    if (f->ground[piece] == RG_CONTOUR)
        return KIT_NO_GROUND;
    return sight == 0 || piece == building_of(s, r->from) || piece == building_of(s, r->to)
               ? 0
               : BUDGET / sight;
}

/* RG-10.39; and a creek lies over what is round it, RG-10.19. */
static int32_t opens(const kit_ray *r, int piece)
{
    const rg_field *f = rg_field_of(r->window->view.field);
    const kit_piece *p = &f->scenery.piece[piece];

    switch (f->ground[piece]) {
    case RG_ROAD:
    case RG_TRAIL:
        return RG_ROAD_HALF;
    case RG_CREEK:
        return p->shape.closed ? 0 : p->width / 2;
    default:
        return 0;
    }
}

/* RG-10.37: from a height one sees over units, if these are far enough from both. */
static bool is_seen_over(const kit_ray *r, int u)
{
    const lin_view *v = &r->window->view;
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, u);
    const int eye = rg_level(f, r->a);

    return eye > rg_level(f, r->b) && eye > rg_level(f, rg_centre_of(b)) && r->own == 0 &&
           !rg_within(v, r->from, u, OVER_HEADS - 1) && !rg_within(v, r->to, u, OVER_HEADS - 1);
}

/* RG-10.31; RG-4.5: friends are in no leader's way. own: 1 + the side of a leader. */
static bool hides(const kit_ray *r, int u)
{
    const lin_view *v = &r->window->view;
    const rg_field *f = rg_field_of(v->field);

    return f->type[u] != RG_WAGON && f->side[u] + 1 != r->own && !is_seen_over(r, u);
}

static const kit_ray_policy eye = { .price = price,
                                    .most = BUDGET * LIN_INCH,
                                    .opens = opens,
                                    .most_open = LIN_INCH,
                                    .hides = hides,
                                    .slimmer = TB_TOUCH }; /* RG-10.32 */

/* RG-10.40 */
static int32_t weather(const rg_field *f, const rg_state *s)
{
    return f->sight[s->turn <= RG_TURNS ? s->turn : RG_TURNS] * LIN_INCH;
}

/* m: as kit_refresh has it. */
static bool is_open(const lin_view *v, const kit_memory *m, lin_point a, lin_point b, int from,
                    int to, int own)
{
    const rg_field *f = rg_field_of(v->field);
    const kit_ray r = { .window = rg_window(v),
                        .policy = &eye,
                        .a = a,
                        .b = b,
                        .from = from,
                        .to = to,
                        .farthest = weather(f, v->state),
                        .own = own,
                        .all = m };
    rg_cell ground;

    if (r.farthest > 0 && tb_gap2(a, b) > (int64_t)r.farthest * r.farthest)
        return false;
    rg_ground_along(f, a, b, &ground);
    if (!(ground.flags & RG_CELL_HIDES) &&
        (ground.top == 0 || ground.top <= rg_level(f, a) || ground.top <= rg_level(f, b)))
        return kit_ray_unit(&r) == KIT_NONE; /* no ground on it uses up or hides anything */
    return kit_ray_look(&r).open;
}

int rg_part_toward(const lin_view *v, int u, int stand, const tb_quad *target)
{
    const rg_state *s = v->state;
    int nearest = stand;

    if (s->in[u] && rg_body(v, u)->stands > 1)
        tb_body_distance(target, rg_body(v, u), &nearest);
    return nearest;
}

/* RG-10.26, RG-10.28: a garrison looks out where it is nearest to its target. */
static lin_point eye_of(const lin_view *v, int u, int i, const tb_quad *target)
{
    const rg_state *s = v->state;
    const tb_quad *stand = &rg_body(v, u)->stand[i];
    lin_point from;

    if (rg_is_broken(s, u))
        return tb_centre(stand);
    if (s->formation[u] != RG_GARRISON)
        return rg_front_middle(stand);
    tb_distance(stand, target, &from, NULL);
    return from;
}

bool rg_stand_sees(const lin_view *v, int u, int i, int other, int k, bool in_arc)
{
    const rg_state *s = v->state;
    const kit_memory *m = kit_refresh(rg_window(v));
    const tb_quad *target = &m->body[other].stand[k], *stand = &m->body[u].stand[i];
    const lin_point from = eye_of(v, u, i, target);
    const tb_arc arc = rg_stand_arc(stand);
    const bool all_round = !in_arc || !rg_has_zone(s, u);
    lin_point nearest;

    for (int n = s->in[other] ? 1 : 0; n <= 4; n++) { /* RG-10.27, RG-10.28 */
        const lin_point test = n == 0 ? tb_centre(target) : target->p[n - 1];

        if ((all_round || tb_arc_holds(&arc, test)) && is_open(v, m, from, test, u, other, 0))
            return true;
    }
    nearest = kit_stand_nearest(target, from); /* it hardly ever makes the difference */
    return (all_round || tb_arc_holds(&arc, nearest)) && is_open(v, m, from, nearest, u, other, 0);
}

bool rg_sees(const lin_view *v, int u, int other)
{
    const int mine = rg_body(v, u)->stands, his = rg_body(v, other)->stands;

    for (int i = 0; i < mine; i++)
        for (int k = 0; k < his; k++)
            if (rg_stand_sees(v, u, i, other, k, false))
                return true;
    return false;
}

/* ---- Leaders ---- */

static int32_t price_of_woods(const kit_ray *r, int piece)
{
    const rg_field *f = rg_field_of(r->window->view.field);

    if (f->ground[piece] == RG_CONTOUR)
        return KIT_NO_GROUND;
    return f->ground[piece] == RG_WOODS;
}

static bool hides_nothing(const kit_ray *r, int u)
{
    (void)r, (void)u;
    return false;
}

static const kit_ray_policy woods = { .price = price_of_woods,
                                      .most = INT32_MAX,
                                      .opens = opens,
                                      .most_open = LIN_INCH,
                                      .hides = hides_nothing };

/* RG-4.6 */
static bool enters_woods(const lin_view *v, lin_point a, lin_point b)
{
    const kit_ray r = {
        .window = rg_window(v), .policy = &woods, .a = a, .b = b, .from = RG_NONE, .to = RG_NONE
    };

    return kit_ray_look(&r).used > 0;
}

bool rg_in_sight_of_leader(const lin_view *v, int leader, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    /* attached RG-4.8, on foot RG-4.9, fog RG-4.7 */
    const bool poor = s->with[leader] != RG_NONE || s->mark[leader] & RG_ON_FOOT ||
                      weather(f, s) > 0; /* RG-4.7 to RG-4.9 */
    const lin_point from = rg_leader_at(v, leader);
    const tb_body *b = rg_body(v, u);
    const kit_memory *m;
    const int32_t rim = rg_radius(f, leader), most = poor ? RG_RADIUS_POOR : RG_RADIUS;
    const tb_box wide = kit_box_round(from, most + rim);

    if (!tb_boxes_meet(&wide, &b->box))
        return false;
    m = kit_refresh(rg_window(v));
    for (int i = 0; i < b->stands; i++) {
        lin_point test[KIT_RAY_POINTS];
        int32_t far;

        if (!tb_point_within(&b->stand[i], from, most + rim))
            continue;
        far = tb_point_distance(&b->stand[i], from) - rim;
        kit_ray_points(&b->stand[i], from, test);
        for (int n = 0; n < KIT_RAY_POINTS; n++)
            if ((far <= RG_RADIUS_POOR || !enters_woods(v, from, test[n])) &&
                is_open(v, m, from, test[n], s->with[leader], u, f->side[leader] + 1))
                return true;
    }
    return false;
}
