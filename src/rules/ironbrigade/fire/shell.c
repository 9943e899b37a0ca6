/* shell.c -- shell: a bearing, a guess, a D10, and whoever is under the burst. IB-4.71 to IB-4.82.
 *
 * Nobody is aimed at and nothing is seen: the player points along a line and names a number. The
 * error is the die, always beyond the guess, and a zero is a dud. Whom the burst touches is found
 * when it has burst; hits are dealt round them, nearest first, and take effect together: the dice
 * for commanders fall before any unit is taken off, since with his last unit a commander would
 * leave (IB-7.14). */
#include "kit/dice.h"
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/steps.h"
#include "rules/ironbrigade/turn/turn.h"

/* ---- The order ---- */

/* IB-4.71, IB-4.72 */
static bool has_shell(const ib_field *f, int u)
{
    return f->type[u] == IB_GUN && (f->gun[u] == IB_HOWITZER || ib_option(f, IB_OPT_SHELL_ALL));
}

static lin_status check_gun(const lin_view *view, int u, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!has_shell(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.71", "%s is no howitzer and has no shell.",
                          ib_id(f, u));
    return ib_check_may_fire(view, u, s->phase == IB_PHASE_FIRE, why);
}

/*   1  a gun that has shell and may fire               IB-4.71, IB-4.34
 *   2  at most 45 degrees off the way it faces          IB-4.73
 *   3  a guess of 12 to 36 inches, whole and by number  IB-4.73, IB-4.74 */
lin_status ib_check_act_shell(const lin_view *view, const lin_order *o, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int u = o->arg[0];
    const lin_status status = check_gun(view, u, why); /* 1 */
    int turn;

    if (status != LIN_OK)
        return status;
    turn = tb_turn(s->facing[u], (tb_angle)o->arg[1]);
    if (turn < -TB_EIGHTH || turn > TB_EIGHTH) /* 2 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.73",
                          "%s faces %d degrees; a shell goes at most 45 off that.", ib_id(f, u),
                          (int)((s->facing[u] * 360 + TB_CIRCLE / 2) / TB_CIRCLE));
    if (o->arg[2] < IB_SHELL_LEAST || o->arg[2] > IB_SHELL_MOST) /* 3 */
        return lin_refuse(why, LIN_ILLEGAL, "IB-4.73",
                          "The guess is a whole number of inches from %d to %d.", IB_SHELL_LEAST,
                          IB_SHELL_MOST);
    return LIN_OK;
}

void ib_list_act_shell(const lin_view *view, int u, lin_list *out)
{
    if (check_gun(view, u, NULL) == LIN_OK)
        ib_open_family(out, u,
                       &(lin_family){ { .verb = IV_SHELL, .nargs = 3, .arg = { u } },
                                      6,
                                      { u, 0, IB_SHELL_LEAST },
                                      { u, TB_CIRCLE - 1, IB_SHELL_MOST } });
}

static bool may_fire_shell(const lin_view *view, int u)
{
    return check_gun(view, u, NULL) == LIN_OK;
}

bool ib_sample_act_shell(const lin_view *view, const lin_family *family, lin_rng *rng,
                         lin_order *out)
{
    const ib_state *s = view->state;
    const int u = ib_sample_unit(view, family, rng, may_fire_shell);
    const int turn = (int)lin_rng_below(rng, 2 * TB_EIGHTH + 1) - TB_EIGHTH;

    if (u == IB_NONE)
        return false;
    *out = family->order;
    out->arg[0] = u;
    out->arg[1] = (tb_angle)(s->facing[u] + turn);
    out->arg[2] = IB_SHELL_LEAST + (int)lin_rng_below(rng, IB_SHELL_MOST - IB_SHELL_LEAST + 1);
    return true;
}

/* IB-4.77: the gun is empty after it. */
void ib_take_act_shell(lin_play *p, const lin_order *o)
{
    ib_state *s = p->state;
    const int u = o->arg[0];

    ib_begin_fire(p, u);
    s->mark[u] |= IB_EMPTY;
    s->volleys[u] = (uint8_t)(s->volleys[u] < 2 ? s->volleys[u] + 1 : 2);
    s->burst = (ib_burst){ .bearing = (uint16_t)o->arg[1],
                           .gun = (uint8_t)u,
                           .estimate = (uint8_t)o->arg[2] };
    lin_tell(p, IE_SHELL, u, o->arg[1], o->arg[2]);
    lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    lin_push(s, IB_SHELL_DICE, u, 0, 0);
}

/* ---- Where it bursts ---- */

/* IB-1.2: 0 to 9, and each is a place of its own. */
void ib_roll_shell_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 1,
                           .faces = 10,
                           .from_zero = true,
                           .classes = 10,
                           .side = (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                           .rule = "IB-4.75",
                           .purpose = "shell" };
    for (int face = 0; face < 10; face++)
        out->class_of[face] = (uint8_t)face;
}

/* From the centre of the burst to the nearest point of its footprint, or of its disc. */
static int32_t way_to(const lin_view *view, lin_point centre, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    int32_t far;

    if (ib_is_unit(f, u))
        return tb_point_distance(&ib_body(view, u)->hull, centre);
    far = (int32_t)tb_root_up(tb_gap2(centre, s->at[u])) - ib_disc_radius(f, u);
    return far > 0 ? far : 0; /* whoever it bursts on is no nearer than another, IB-4.80 */
}

/* IB-4.78: friend and foe, and commanders; to touch the circle is enough (IB-1.13). */
static bool is_affected(const lin_view *view, lin_point centre, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const int32_t radius = IB_IN(f->base.option[IB_OPT_SHELL_RADIUS]);

    return (ib_is_unit(f, u) || ib_is_commander(f, u)) && ib_stands(view->state, u) &&
           way_to(view, centre, u) <= radius + TB_TOUCH;
}

void ib_land_shell_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    ib_burst *b = &s->burst;
    const int gun = frame->arg[0];

    lin_tell(p, IE_FUSE, gun, face[0]);
    if (face[0] == 0) { /* IB-4.75 */
        lin_tell(p, IE_DUD, gun);
        ib_end_burst(s);
        return;
    }
    ib_note_measured(p);                                                    /* who is under it */
    b->at = tb_go(s->at[gun], b->bearing, IB_IN(b->estimate + face[0]), 0); /* IB-4.76 */
    lin_tell(p, IE_BURST, gun, b->at.x, b->at.y);
    for (int u = 0; u < f->units; u++)
        if (is_affected(&p->view, b->at, u))
            kit_set_put(&s->struck_by_burst, u);
    if (kit_set_is_empty(&s->struck_by_burst)) { /* IB-4.82 */
        lin_tell(p, IE_HARMLESS, gun);
        ib_end_burst(s);
    } else {
        lin_push(s, IB_BURST_DICE, gun, 0, 0);
    }
}

/* ---- Whom its hits strike ---- */

/* IB-4.79 */
void ib_roll_burst_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    kit_ask_dice(IB_SHELL_DICE_N, IB_SHELL_NEED,
                 (lin_side)ib_field_of(view->field)->side[frame->arg[0]], "IB-4.79", "burst", out);
}

/* IB-4.80: nearest first, of equals units before commanders, and then the lower id. */
static bool comes_before(const lin_view *view, int a, int b)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int32_t to_a = way_to(view, s->burst.at, a), to_b = way_to(view, s->burst.at, b);

    if (to_a != to_b)
        return to_a < to_b;
    return ib_is_unit(f, a) != ib_is_unit(f, b) ? ib_is_unit(f, a) : a < b;
}

static int sort_affected(const lin_view *view, uint8_t out[IB_UNITS])
{
    const ib_state *s = view->state;
    const tb_set *all = &s->struck_by_burst;
    int n = 0;

    for (int u = tb_next(all, 0); u >= 0; u = tb_next(all, u + 1)) {
        int k = n++;

        for (; k > 0 && comes_before(view, u, out[k - 1]); k--)
            out[k] = out[k - 1];
        out[k] = (uint8_t)u;
    }
    return n;
}

/* How many of the hits dealt so far are its own. */
static int dealt_to(const ib_burst *b, int u)
{
    int n = 0;

    for (int k = 0; k < IB_SHELL_DICE_N; k++)
        n += b->dealt[k] == u + 1;
    return n;
}

/* One at a time round all of them, to no unit more than its marks. */
static void deal_hits(lin_play *p, int hits)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    uint8_t affected[IB_UNITS];
    const int n = sort_affected(&p->view, affected);
    int dealt = 0, before = -1;

    while (dealt < hits && dealt > before) {
        before = dealt;
        for (int i = 0; i < n && dealt < hits; i++) {
            const int u = affected[i];

            if (!ib_is_unit(f, u) || dealt_to(&s->burst, u) < s->marks[u])
                s->burst.dealt[dealt++] = (uint8_t)(u + 1);
        }
    }
}

void ib_land_burst_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    const int hits = kit_count_good(face, IB_SHELL_DICE_N, IB_SHELL_NEED);

    lin_tell(p, IE_SHELL_HITS, frame->arg[0], IB_SHELL_NEED, hits, face[0], face[1], face[2],
             face[3]);
    deal_hits(p, hits);
    lin_push(p->state, IB_BURST_LANDS, frame->arg[0], 0, 0);
}

/* ---- What they do ---- */

static void take_marks(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const ib_burst b = s->burst;

    ib_end_burst(s);
    for (int k = 0; k < IB_SHELL_DICE_N && b.dealt[k]; k++) {
        const int u = b.dealt[k] - 1;
        bool earlier = false;

        for (int i = 0; i < k; i++)
            earlier |= b.dealt[i] == b.dealt[k];
        if (ib_is_unit(f, u) && !earlier)
            ib_lose_marks(p, u, dealt_to(&b, u));
    }
}

/* Arguments: the gun; how many of the hits have been looked at. IB-4.81: a hit on a commander is a
 * D6, unless an earlier one has killed him. */
void ib_run_burst_lands(lin_play *p, const lin_frame *frame)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    for (int k = frame->arg[1]; k < IB_SHELL_DICE_N && s->burst.dealt[k]; k++) {
        const int u = s->burst.dealt[k] - 1;

        if (ib_is_commander(f, u) && ib_stands(s, u)) {
            lin_push(s, IB_BURST_LANDS, frame->arg[0], k + 1, 0);
            lin_push(s, IB_KILL_DICE, frame->arg[0], u, IB_LIFE_SHELL);
            return;
        }
    }
    take_marks(p);
}
