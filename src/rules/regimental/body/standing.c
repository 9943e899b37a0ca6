/* standing.c -- what a stand is on, what it is lined up behind, who is fortified. RG-10.18 to
 * RG-10.25, RG-2.3 to RG-2.6. */
#include "rules/regimental/body/body.h"

static bool is_crossed_here(const rg_field *f, int piece, lin_point p)
{
    return kit_is_near_line(&f->scenery.piece[piece].shape, p, f->scenery.piece[piece].width / 2);
}

/* RG-10.19: of areas the last in the list, over them creeks; a bridge or ford is open ground. */
rg_spot rg_spot_by_pieces(const rg_field *f, lin_point p)
{
    const tb_box box = kit_box_round(p, 2 * LIN_INCH);
    const tb_set near = kit_scenery_near(&f->scenery, &box);
    rg_spot spot = { .ground = RG_FIELDS, .piece = RG_NONE };
    int creek = RG_NONE;
    bool bridged = false;

    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1)) {
        const tb_outline *shape = &f->scenery.piece[i].shape;

        switch (f->ground[i]) {
        case RG_ROAD:
            spot.road = spot.road || kit_is_near_line(shape, p, RG_ROAD_HALF); /* RG-10.20 */
            break;
        case RG_TRAIL:
            spot.trail = spot.trail || kit_is_near_line(shape, p, RG_ROAD_HALF);
            break;
        case RG_CROSSING:
            bridged = bridged || is_crossed_here(f, i, p);
            break;
        case RG_CREEK:
            if (shape->closed ? tb_area_holds(shape, p) : is_crossed_here(f, i, p))
                creek = i; /* RG-10.25 */
            break;
        default:
            if (f->ground[i] != RG_CONTOUR && shape->closed && tb_area_holds(shape, p)) {
                spot.ground = f->ground[i];
                spot.piece = (uint8_t)i;
            }
        }
    }
    if (bridged) { /* RG-10.15, RG-10.24 */
        spot.ground = RG_FIELDS;
        spot.piece = RG_NONE;
    } else if (creek != RG_NONE) {
        spot.ground = RG_CREEK;
        spot.piece = (uint8_t)creek;
    }
    return spot;
}

rg_spot rg_spot_at(const rg_field *f, lin_point p)
{
    const rg_cell *c = rg_plain_cell(f, p);

    return c ? (rg_spot){ c->ground, c->piece, c->flags & RG_CELL_ROAD, c->flags & RG_CELL_TRAIL }
             : rg_spot_by_pieces(f, p);
}

lin_point rg_stands_on(const lin_view *v, int u, int i)
{
    const tb_body *b = rg_body(v, u);

    return tb_centre(rg_is_broken(v->state, u) ? &b->hull : &b->stand[i]);
}

bool rg_is_favourable(const rg_field *f, const rg_spot *spot)
{
    if (spot->road || spot->trail) /* they lie over everything, and have no heart: RG-10.10 */
        return false;
    if (spot->piece == RG_NONE)
        return rg_terrains[spot->ground].heart;
    return f->scenery.piece[spot->piece].flags & 4 ||
           (rg_terrains[spot->ground].heart &&
            !(f->base.battle->table.piece[spot->piece].said & 4));
}

/* ---- Lined up, RG-10.21 ---- */

bool rg_lined_up(const rg_field *f, const tb_quad *stand, bool (*is)(const rg_field *f, int piece))
{
    const lin_point from = rg_front_middle(stand);
    const lin_point to = tb_go(from, tb_bearing(stand->p[3], stand->p[0]), RG_LINED_UP, 0);
    const tb_box box = tb_box_of((const lin_point[2]){ from, to }, 2);
    rg_cell about;

    rg_ground_in(f, &box, &about);
    if (!(about.flags & RG_CELL_WALL))
        return false;
    for (int i = 0; i < f->walls; i++)
        if (is(f, f->wall[i].piece) &&
            tb_segments_meet(from, to, f->wall[i].end[0], f->wall[i].end[1]))
            return true;
    return false;
}

bool rg_is_work(const rg_field *f, int piece)
{
    return f->ground[piece] == RG_WORK;
}

/* RG-5.19, RG-5.20 */
static bool is_linear_cover(const rg_field *f, int piece)
{
    return f->ground[piece] == RG_WORK || f->ground[piece] == RG_STONE_FENCE ||
           (f->ground[piece] == RG_WOOD_FENCE && rg_option(f, RG_OPT_WOOD_LINEAR));
}

static bool half_lined_up(const lin_view *v, int u, bool (*is)(const rg_field *f, int piece))
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_body *b = rg_body(v, u);
    int n = 0;

    if (!rg_has_zone(s, u))
        return false;
    for (int i = 0; i < b->stands; i++)
        n += rg_lined_up(f, &b->stand[i], is);
    return 2 * n >= b->stands;
}

/* ---- What the ground does for it ---- */

static bool is_favoured_line(const rg_field *f, int piece)
{
    return rg_terrains[f->ground[piece]].heart;
}

/* The bank of a creek within half an inch straight ahead. */
static bool is_behind_bank(const rg_field *f, const tb_quad *stand)
{
    const lin_point from = rg_front_middle(stand);
    const lin_point to = tb_go(from, tb_bearing(stand->p[3], stand->p[0]), RG_LINED_UP, 0);

    return rg_spot_at(f, to).ground == RG_CREEK &&
           rg_spot_at(f, tb_centre(stand)).ground != RG_CREEK;
}

static void find_footing(const lin_view *v, int u, rg_footing *out)
{
    const rg_field *f = rg_field_of(v->field);
    const tb_body *b = rg_body(v, u);
    const bool zone = rg_has_zone(v->state, u);

    for (int i = 0; i < b->stands; i++) {
        const rg_spot spot = rg_spot_at(f, rg_stands_on(v, u, i));
        const bool strong = spot.piece != RG_NONE && f->scenery.piece[spot.piece].flags & 2;

        out->on_good |= (uint16_t)(rg_is_favourable(f, &spot) << i);
        out->on_strong |= (uint16_t)(strong << i);
        if (zone && rg_lined_up(f, &b->stand[i], is_favoured_line))
            out->at_line |= (uint16_t)(1 << i);
        if (zone && is_behind_bank(f, &b->stand[i]))
            out->at_bank |= (uint16_t)(1 << i);
    }
    out->fortified = half_lined_up(v, u, rg_is_work);
}

/* The dice of a combat ask again and again, and it stands as it stood. */
const rg_footing *rg_footing_of(const lin_view *v, int u)
{
    rg_memory *m = v->beside;
    rg_footing *known = &m->footing[u];
    const kit_key *now;

    rg_body(v, u);
    now = &m->kit.memory.key[u];
    if (known->of.place != now->place || known->of.shape != now->shape) {
        *known = (rg_footing){ .of = *now };
        find_footing(v, u, known);
    }
    return known;
}

bool rg_is_fortified(const lin_view *v, int u)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (s->in[u])
        return f->ground[s->in[u] - 1] == RG_CLOSED_WORK;
    return rg_footing_of(v, u)->fortified;
}

bool rg_in_linear_cover(const lin_view *v, int u)
{
    return half_lined_up(v, u, is_linear_cover);
}

/* ---- Buildings ---- */

/* RG-8.29: one that nobody has taken is plain ground. */
bool rg_is_taken_building(const lin_view *v, int piece, int but_for)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = 0; f->capacity[piece] && u < f->units; u++)
        if (u != but_for && rg_stands(s, u) && s->in[u] == piece + 1)
            return true;
    return false;
}

int rg_room_in(const lin_view *v, int piece, int side)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int room = f->capacity[piece];

    for (int u = 0; u < f->units; u++)
        if (rg_stands(s, u) && s->in[u] == piece + 1)
            room = f->side[u] == side ? room - s->stands[u] : 0;
    return room > 0 ? room : 0;
}

/* ---- Wear ---- */

rg_wear rg_wear_of(const rg_field *f, const rg_state *s, int u)
{
    return f->spent[u] && s->stands[u] <= f->spent[u] ? RG_SPENT
           : f->worn[u] && s->stands[u] <= f->worn[u] ? RG_WORN
                                                      : RG_FRESH;
}
