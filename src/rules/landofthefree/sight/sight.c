/* sight.c -- who sees whom, in cover or not, and what is in the way. LF-SI, LF-AT-14 to LF-AT-17,
 * LF-HI, LF-BU-12.
 *
 * The kit looks (kit/sight.h): from three eyes on the leader's front to five points of every stand.
 * Here is what this book says of it: who may hide others, what each piece of ground is to a look,
 * and when what is seen is in cover. */
#include "rules/landofthefree/sight/sight.h"
#include "kit/sight.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/scenery/scenery.h"

/* ---- The policy ---- */

static bool is_inside(const lf_state *s, int u, int piece)
{
    return s->mark[u] & LF_INSIDE && s->on_piece[u] == piece;
}

static int role_of_building(const kit_eyes *e, int piece)
{
    const lf_state *s = e->window->view.state;

    return is_inside(s, e->from, piece) || is_inside(s, e->to, piece) ? 0 : KIT_BLOCKS_AS_LINE;
}

/* LF-AT-21: its leader stands in that area, and too few of the others for it to occupy it. */
static bool looks_out_of(const kit_eyes *e, const tb_outline *area)
{
    const lf_state *s = e->window->view.state;
    const tb_body *b = lf_body(&e->window->view, e->from);
    const tb_convex leader = tb_convex_of(&b->stand[b->leader]);

    return !(s->mark[e->from] & LF_INSIDE) && tb_boxes_meet(&area->box, &b->box) &&
           tb_area_meets(area, &leader);
}

/* LF-SI-09: tall obstacles; LF-SI-18, LF-SI-20: low ones give cover. LF-SI-10: buildings. LF-HI-02:
 * hills. LF-AT-14: obscuring ground. */
static int role_of(const kit_sighting *k, int piece)
{
    const kit_eyes *e = kit_eyes_of(k);
    const kit_piece *p = &e->window->scenery->piece[piece];
    int role;

    if (p->kind == KIT_OBSTACLE)
        return p->flags & KIT_TALL ? KIT_BLOCKS_AS_LINE : KIT_COVERS;
    if (p->kind == KIT_BUILDING)
        return role_of_building(e, piece);
    role = lf_obscures(p) ? KIT_BLOCKS_AS_AREA : 0;
    if (role && looks_out_of(e, &p->shape))
        role |= KIT_LOOKS_OUT;
    if (p->kind == KIT_HILL && 2 * p->level >= kit_eye_height(kit_lowest_of(k)))
        role |= KIT_BLOCKS_AS_HILL;
    return role;
}

/* LF-SI-09, LF-SI-10, LF-HI-02: in half levels. */
static int height_of(const kit_piece *p)
{
    if (p->kind == KIT_OBSTACLE)
        return 1;
    return p->kind == KIT_BUILDING || p->flags & KIT_WOODED ? 3 : 1;
}

/* LF-SI-11: neither of the two hides himself, LF-SI-12: a line passes between any two who do not
 * touch; LF-HI-03: what is as high as both eyes blocks, LF-HI-05: not the ground of one's own hill;
 * LF-SI-04, LF-SI-05, LF-SI-06: lines that end in the arc count, one free line makes a stand
 * visible, one without cover clear; LF-SI-19: cover counts once. All that is how the kit looks. */

/* LF-BU-13: out of a building no line may cross a friend, whatever his height. */
enum { SPARES_FRIENDS = 1 };

static bool is_spared(const kit_sighting *k, int u)
{
    const kit_eyes *e = kit_eyes_of(k);

    const lf_state *s = e->window->view.state;

    return e->own == SPARES_FRIENDS && e->window->side[u] == e->window->side[e->from] &&
           !is_inside(s, u,
                      s->on_piece[e->from]); /* LF-OP-26: who shares the building is in no way */
}

/* LF-SI-07, LF-SI-08 */
static bool may_hide(const kit_sighting *k, int u)
{
    const lf_state *s = kit_eyes_of(k)->window->view.state;

    return is_spared(k, u) || (s->formation[u] != LF_OPEN && !(s->mark[u] & LF_INSIDE));
}

static const kit_sight_policy policy = { .near = LF_IN(6),   /* LF-AT-15 */
                                         .into = LF_IN(2),   /* LF-AT-16 */
                                         .shadow = LF_IN(3), /* LF-HI-04 */
                                         .role = role_of,
                                         .height = height_of,
                                         .hides = may_hide,
                                         .always_hides = is_spared };

/* ---- What is seen ---- */

/* LF-SI-17: in cover wherever one looks from, in what obscures or inside. LF-SI-13, LF-SI-14: else
 * if the leader is, and half of its stands are. */
static void see(const kit_eyes *e, lf_sight *out)
{
    const lf_state *s = e->window->view.state;
    const int stands = e->target->stands;
    kit_seen seen;

    *out = (lf_sight){ .distance = e->distance, .cover = true, .blocker = LF_NONE };
    if (!kit_see(e, &seen))
        return;
    out->visible = seen.visible;
    out->cover = seen.within || s->mark[e->to] & LF_INSIDE ||
                 (!seen.leader_clear && 2 * (stands - seen.clear) >= stands);
    out->blocker = seen.blocker;
    out->blocked_by_piece = seen.blocked_by_piece;
}

static lin_point middle(lin_point a, lin_point b)
{
    return (lin_point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* LF-BU-20: by whichever side of its building it sees best. */
static void see_from_inside(const lin_view *view, int from, int to, lf_sight *out)
{
    for (int side = 0; side < KIT_EDGES; side++) {
        lf_sight sight;

        lf_see_from_side(view, from, (kit_edge)side, to, &sight);
        if (side == 0 || (sight.visible && (!out->visible || !sight.cover)))
            *out = sight;
    }
}

/* LF-SI-03, LF-ME-05 */
void lf_see(const lin_view *view, int from, int to, lf_sight *out)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, from), *target;
    const tb_quad *leader = &b->stand[b->leader];

    if (s->mark[from] & LF_INSIDE) {
        see_from_inside(view, from, to, out);
        return;
    }
    target = lf_body(view, to);
    see(&(kit_eyes){ .window = lf_window(view),
                     .policy = &policy,
                     .from = from,
                     .to = to,
                     .target = target,
                     .eyes = 3,
                     .eye = { middle(leader->p[0], leader->p[1]), leader->p[0], leader->p[1] },
                     .centre = tb_centre(leader),
                     .arc = lf_arc(view, from),
                     .distance = tb_body_distance(leader, target, NULL),
                     .over = s->mark[from] & LF_LINED_UP ? s->on_piece[from] : LF_NONE },
        out);
}

/* LF-BU-12, LF-BU-13: out of a side of the building that it is in. LF-ME-08: measured from all of
 * it. */
void lf_see_from_side(const lin_view *view, int from, kit_edge side, int to, lf_sight *out)
{
    const lf_state *s = view->state;
    const tb_body *house = lf_body(view, from), *target = lf_body(view, to);
    lin_point left, right;

    lf_building_side(lf_field_of(view->field), s->on_piece[from], side, &left, &right);
    see(&(kit_eyes){ .window = lf_window(view),
                     .policy = &policy,
                     .from = from,
                     .to = to,
                     .target = target,
                     .eyes = 1,
                     .eye = { middle(left, right) },
                     .centre = tb_centre(&house->hull),
                     .arc =
                         tb_arc_from(left, right, (tb_angle)(tb_bearing(left, right) - TB_QUARTER)),
                     .distance = tb_body_distance(&house->hull, target, NULL),
                     .over = LF_NONE,
                     .own = SPARES_FRIENDS },
        out);
}
