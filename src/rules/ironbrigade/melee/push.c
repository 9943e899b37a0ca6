/* push.c -- the losers of a round go back, the winners come after. IB-5.28 to IB-5.30, IB-5.33.
 *
 * A loser goes 2" straight away from the opponent of its oldest charge, on the line by which that
 * charge came in; that opponent goes by the same way, so that the two stay in contact, and what
 * stops one of them stops both. Then its other opponents come after as far as there is room.
 * Nobody turns, and nobody comes after two. Who is left apart is engaged no longer.
 *
 * Losers go in the order of their oldest charges. */
#include "kit/edges.h"
#include "kit/sets.h"
#include "kit/slide.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/march/march.h"
#include "rules/ironbrigade/melee/melee.h"

/* The flag, as a shape. */
static tb_quad flag_of(lin_point p)
{
    return (tb_quad){
        { { p.x - 1, p.y + 1 }, { p.x + 1, p.y + 1 }, { p.x + 1, p.y - 1 }, { p.x - 1, p.y - 1 } }
    };
}

/* IB-3.32, IB-3.35, IB-3.37: by the track of the flag; who stands in it already may leave it. */
int32_t ib_open_ground(const lin_view *view, int u, tb_angle way, int32_t far)
{
    const ib_field *f = ib_field_of(view->field);
    const kit_scenery *g = &f->scenery;
    const lin_point at = ib_pose(view, u).at;
    const tb_quad flag = flag_of(at);
    const tb_convex here = tb_convex_of(&flag);

    for (int i = 0; i < g->pieces; i++) {
        int32_t first;

        if (g->piece[i].flags & KIT_IMPASSABLE && !kit_scenery_bars(g, i, &here))
            far = kit_free_of_barred(g, i, &flag, way, far);
        if (f->ground[i] & IB_IS_HOUSE && f->type[u] != IB_INFANTRY &&
            !tb_area_holds(&g->piece[i].shape, at) &&
            tb_area_run(&g->piece[i].shape, at, tb_go(at, way, far, 0), &first) > 0)
            far = first < far ? first : far;
    }
    return far;
}

/* Places are rounded: one who slid along another may come to bite into him after all. Then it goes
 * back a little, or not at all. */
static int32_t not_onto(const kit_memory *m, const tb_set *met, const tb_quad *hull, tb_angle way,
                        int32_t far)
{
    const tb_angle back = (tb_angle)(way + TB_CIRCLE / 2);

    for (int v = tb_next(met, 0); v >= 0 && far > 0; v = tb_next(met, v + 1)) {
        const tb_quad there = kit_moved(hull, kit_way_of(way, far));

        if (tb_overlaps_body(&there, &m->body[v])) {
            far -= kit_push_off(&there, back, &m->body[v]) + 1;
            v = -1; /* all of them again */
        }
    }
    return far;
}

/* How far a unit can go that way before it would lie on another than `but`, or leave the table. */
static int32_t free_way(const lin_view *view, int u, int but, tb_angle way, int32_t far)
{
    const kit_memory *m = kit_refresh(ib_window(view));
    const tb_quad *hull = &m->body[u].hull;
    const lin_point by = kit_way_of(way, far);
    const tb_box swept = kit_swath_box(hull, by);
    tb_set met = kit_others_near(m, u, &swept, 2 * TB_TOUCH);

    if (but != IB_NONE)
        kit_set_drop(&met, but);
    far = kit_edge_way(ib_field_of(view->field)->scenery.size, hull, way, far);
    far = ib_open_ground(view, u, way, far);
    far = far > kit_length(by) ? kit_length(by) : far; /* as rounded, met or not */
    for (int v = tb_next(&met, 0); v >= 0 && far > 0; v = tb_next(&met, v + 1)) {
        const int32_t free = kit_sweep_body(hull, by, &m->body[v]);

        far = free < far ? free : far;
    }
    return not_onto(m, &met, hull, way, far);
}

static lin_point go(lin_play *p, int u, tb_angle way, int32_t far)
{
    tb_pose pose = ib_pose(&p->view, u);

    pose.at = tb_go(pose.at, way, far, 0);
    ib_put(p, u, &pose);
    return pose.at;
}

static void come_after(lin_play *p, int u, int loser, tb_angle way, int32_t far)
{
    const lin_point to = go(p, u, way, far);

    lin_tell(p, IE_COMES_AFTER, u, loser, far, to.x, to.y);
    ib_after_move(p, u);
}

/* Of the round under way, not of one who came in during this phase. */
static bool fights(const ib_state *s, const ib_join *j, int u)
{
    return (j->charger == u || j->struck == u) &&
           (kit_set_has(&s->melee[0], j->charger) || kit_set_has(&s->melee[1], j->charger)) &&
           (kit_set_has(&s->melee[0], j->struck) || kit_set_has(&s->melee[1], j->struck));
}

/* IB-5.15: cover is left behind by whoever is pushed back. */
static void leave_cover(ib_state *s, int u)
{
    for (int i = 0; i < s->joins; i++)
        if (s->join[i].charger == u || s->join[i].struck == u)
            s->join[i].flags &= (uint8_t) ~(IB_BEHIND_LIGHT | IB_BEHIND_HARD);
}

/* The others who fight it, each as far as there is room. */
static void follow(lin_play *p, int loser, tb_angle way, int32_t far, tb_set *followed)
{
    const ib_state *s = p->state;

    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];
        const int w = j->charger == loser ? j->struck : j->charger;
        int32_t free;

        if (!fights(s, j, loser) || kit_set_has(followed, w))
            continue;
        free = free_way(&p->view, w, IB_NONE, way, far);
        if (free <= 0)
            continue;
        kit_set_put(followed, w);
        come_after(p, w, loser, way, free);
    }
}

/* By the pair of its oldest charge. */
static void push(lin_play *p, int loser, const ib_join *j, tb_set *followed)
{
    ib_state *s = p->state;
    const int winner = j->charger == loser ? j->struck : j->charger;
    const tb_angle way = (tb_angle)(j->facing + (j->charger == loser ? 2 * TB_QUARTER : 0));
    const bool follows = !kit_set_has(followed, winner);
    lin_point to = s->at[loser];
    int32_t far = IB_IN(IB_PUSH_BACK), both;

    if (s->assumed) { /* how much room is behind it nobody knows ahead, IB-12.9 */
        lin_tell(p, IE_PUSHED, loser, far, to.x, to.y);
        return;
    }
    do { /* what is free for the one may, rounded, not be for the other */
        both = far;
        far = free_way(&p->view, loser, follows ? winner : IB_NONE, way, far);
        if (follows)
            far = free_way(&p->view, winner, loser, way, far);
    } while (far < both && far > 0);
    if (far <= 0) { /* IB-5.29 */
        lin_tell(p, IE_NO_PUSH, loser);
        return;
    }
    leave_cover(s, loser);
    to = go(p, loser, way, far);
    lin_tell(p, IE_PUSHED, loser, far, to.x, to.y);
    ib_after_move(p, loser);
    if (follows) {
        kit_set_put(followed, winner);
        come_after(p, winner, loser, way, far);
    }
    follow(p, loser, way, far, followed);
}

/* IB-5.30: apart after a push. */
static void part_those_apart(lin_play *p)
{
    ib_state *s = p->state;

    for (int i = s->joins - 1; i >= 0; i--) {
        const ib_join j = s->join[i];
        const tb_quad a = ib_body(&p->view, j.charger)->hull;

        if (!tb_touch(&a, &ib_body(&p->view, j.struck)->hull))
            ib_part_pair(p, j.charger, j.struck);
    }
}

void ib_push_losers(lin_play *p, int loser)
{
    ib_state *s = p->state;
    tb_set left = s->melee[loser], followed = { 0 };

    ib_note_measured(p);
    for (int i = 0; i < s->joins; i++) { /* the oldest first */
        const ib_join j = s->join[i];
        const int u = kit_set_has(&left, j.charger)  ? j.charger
                      : kit_set_has(&left, j.struck) ? j.struck
                                                     : IB_NONE;

        if (u == IB_NONE || !fights(s, &j, u))
            continue;
        kit_set_drop(&left, u);
        push(p, u, &j, &followed);
    }
    part_those_apart(p);
}
