/* aim.c -- a hit, or a mark of a round that was won, is given up to aim at a commander; and his
 * death. IB-7.15 to IB-7.21.
 *
 * The question is the same after a volley and after a round, and so is the last die; what differs
 * is who may be aimed at, and that muskets must first throw a double. A volley under way is known
 * by its record: no round is fought meanwhile. */
#include "kit/dice.h"
#include "kit/sets.h"
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/fire/fire.h"
#include "rules/ironbrigade/steps.h"

static bool is_volley(const ib_state *s)
{
    return s->volley.shooter != IB_NONE;
}

/* Hits or marks that could still be given up. */
static uint8_t *hits_left(ib_state *s)
{
    return is_volley(s) ? &s->volley.left : &s->round.left;
}

/* ---- Whom ---- */

/* IB-7.15: muskets within their short range; IB-7.17: guns within their last band. */
static int32_t reach_of(const ib_field *f, int shooter)
{
    return f->type[shooter] == IB_GUN ? IB_IN(ib_gun_range[ib_last_band(f, shooter)])
                                      : IB_IN(ib_sa_range[IB_SHORT]);
}

/* IB-4.49, IB-4.86: a melee that is fired into, or whose charger is fired at, hides nobody. */
static int seen_through(const ib_state *s)
{
    return s->volley.into_melee               ? s->volley.target
           : s->volley.cause == IB_IN_SUPPORT ? s->charge.struck
                                              : IB_NONE;
}

/* IB-7.16: sight knows that whom he touches does not hide him. */
static bool is_seen_by_volley(const lin_view *view, int c)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int shooter = s->volley.shooter;

    return f->side[c] != f->side[shooter] && ib_within(view, shooter, c, reach_of(f, shooter)) &&
           ib_in_arc(view, shooter, c) && ib_see(view, shooter, c, seen_through(s)).open;
}

/* IB-7.18: he touches one of his own in that melee, or one of the victor's. */
static bool is_in_round(const lin_view *view, int c)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (s->round.winner == LIN_NOBODY || f->side[c] == s->round.winner)
        return false;
    for (int side = 0; side < LIN_SIDES; side++)
        for (int u = tb_next(&s->melee[side], 0); u >= 0; u = tb_next(&s->melee[side], u + 1))
            if (ib_disc_touches(view, c, u))
                return true;
    return false;
}

bool ib_may_be_aimed_at(const lin_view *view, int commander)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_is_commander(f, commander) || !ib_stands(s, commander))
        return false;
    if (s->assumed) /* it was looked at before odds took anything for granted */
        return true;
    return is_volley(s) ? is_seen_by_volley(view, commander) : is_in_round(view, commander);
}

static bool is_anybody_aimed_at(const lin_view *view)
{
    const ib_field *f = ib_field_of(view->field);

    for (int c = 0; c < f->units; c++)
        if (ib_may_be_aimed_at(view, c))
            return true;
    return false;
}

/* ---- The question: IB-7.20 ---- */

void ib_ask_spend(lin_play *p, int u)
{
    ib_state *s = p->state;

    if (s->assumed) /* who is near enough hangs on distances, IB-12.9 */
        return;
    if (*hits_left(s) == 0)
        return;
    ib_note_measured(p); /* who is near enough */
    if (is_anybody_aimed_at(&p->view))
        lin_push(s, IB_SPEND, u, 0, 0);
}

void ib_list_spend(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const ib_field *f = ib_field_of(view->field);

    (void)frame;
    for (int c = 0; c < f->units; c++)
        if (ib_may_be_aimed_at(view, c))
            lin_list_add_short(out, IV_AIM, 1, c, 0);
    lin_list_add(out, (lin_order){ .verb = IV_DONE });
}

/* Whoever aims has measured: distances may be told. */
static lin_status refuse_aim(const lin_view *view, const lin_frame *frame, int c, lin_refusal *why)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const char *him = ib_id(f, c);

    if (!ib_is_commander(f, c) || !ib_stands(s, c) || f->side[c] == f->side[frame->arg[0]])
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.20", "%s is no commander of the enemy.", him);
    if (!is_volley(s))
        return lin_refuse(why, LIN_ILLEGAL, "IB-7.18", "%s touches no unit of this melee.", him);
    return lin_refuse(
        why, LIN_ILLEGAL, f->type[s->volley.shooter] == IB_GUN ? "IB-7.17" : "IB-7.15",
        "%s is not within %d inches of %s, in its arc and in sight.", him,
        (int)(reach_of(f, s->volley.shooter) / LIN_INCH), ib_id(f, s->volley.shooter));
}

lin_status ib_check_spend(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    if (o->verb == IV_DONE)
        return LIN_OK;
    if (o->verb != IV_AIM)
        return lin_not_now(view->field, frame, o, why);
    return ib_may_be_aimed_at(view, o->arg[0]) ? LIN_OK : refuse_aim(view, frame, o->arg[0], why);
}

/* IB-7.19: the hit is gone. He is asked again while one is left; where nobody can be aimed at any
 * more, there is one answer. */
void ib_take_spend(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int u = frame->arg[0];

    if (o->verb == IV_DONE)
        return;
    --*hits_left(s);
    lin_tell(p, IE_AIMS, u, o->arg[0]);
    if (*hits_left(s) > 0 && !s->assumed)
        lin_push(s, IB_SPEND, u, 0, 0);
    if (!is_volley(s))
        lin_push(s, IB_KILL_DICE, u, o->arg[0], IB_LIFE_ROUND);
    else if (f->type[u] == IB_GUN)
        lin_push(s, IB_KILL_DICE, u, o->arg[0], IB_LIFE_SHOT);
    else
        lin_push(s, IB_DOUBLE_DICE, u, o->arg[0], 0);
}

/* ---- The dice ---- */

/* IB-7.15: any double. Arguments: the shooter, the commander. */
void ib_roll_double_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    *out = (lin_roll_ask){ .n = 2,
                           .faces = 6,
                           .classes = 6,
                           .side = (lin_side)ib_field_of(view->field)->side[frame->arg[0]],
                           .rule = "IB-7.15",
                           .purpose = "double" };
    for (int face = 1; face <= 6; face++)
        out->class_of[face] = (uint8_t)(face - 1);
}

void ib_land_double_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lin_tell(p, IE_DOUBLE, frame->arg[0], frame->arg[1], face[0], face[1]);
    if (face[0] == face[1])
        lin_push(p->state, IB_KILL_DICE, frame->arg[0], frame->arg[1], IB_LIFE_MUSKETS);
    else
        lin_tell(p, IE_MISSED_HIM, frame->arg[0], frame->arg[1]);
}

/* Arguments: who aims, the commander, an ib_life. */
void ib_roll_kill_dice(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    static const char *const rule[IB_LIVES] = { [IB_LIFE_MUSKETS] = "IB-7.15",
                                                [IB_LIFE_SHOT] = "IB-7.17",
                                                [IB_LIFE_ROUND] = "IB-7.18",
                                                [IB_LIFE_SHELL] = "IB-4.81",
                                                [IB_LIFE_SNIPED] = "IB-11.9" };

    kit_ask_dice(1, 6, (lin_side)ib_field_of(view->field)->side[frame->arg[0]], rule[frame->arg[2]],
                 "commander", out);
}

void ib_land_kill_dice(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lin_tell(p, IE_LIFE, frame->arg[0], frame->arg[1], 6, face[0]);
    if (face[0] == 6)
        ib_kill_commander(p, frame->arg[1]);
    else
        lin_tell(p, IE_MISSED_HIM, frame->arg[0], frame->arg[1]);
}

/* ---- His death ---- */

/* IB-6.34: his brigade is tested when the event is over, by where he fell; IB-6.29: who commands no
 * brigade makes nobody test. */
void ib_kill_commander(lin_play *p, int commander)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    lin_tell(p, IE_KILLED, commander);
    for (int b = 0; b < f->brigades; b++)
        if (f->brigade_of[b].commander == commander) {
            s->fell_at[b] = s->at[commander];
            kit_set_put(&s->orphaned, commander);
        }
    if (f->type[commander] == IB_DIVISIONAL)
        s->divisional_fell_at[f->division[commander]] = s->at[commander];
    ib_remove(p, commander, IB_LOST);
}
