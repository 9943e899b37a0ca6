/* broken_units.c -- units break: who sees it is tested, then all run, then they are followed.
 * IB-3.95, IB-3.110 to IB-3.114, IB-6.22, IB-6.23, IB-6.30 to IB-6.34.
 *
 * However many break, one frame is enough: IB_BROKEN says what is done next, and sets of the state
 * say who is still to come. `broke` are those of this event, `to_test` their friends, `to_rout` and
 * `to_pursue` who has not gone yet, `to_meet` pursuers that have run into somebody.
 *
 * An event can lead to another: who is met in a pursuit is tested as one that is charged, and may
 * break. By then everybody of the first event has gone and its sets are empty but for to_meet,
 * which the outermost event alone works off; so the agenda never holds more than two of them. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"

int ib_first_in_order(const lin_view *view, const tb_set *set)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const tb_set mine = kit_set_common(set, &f->bodies[s->side]);

    return tb_next(kit_set_is_empty(&mine) ? set : &mine, 0);
}

static int take_first(lin_play *p, tb_set *set)
{
    const int u = ib_first_in_order(&p->view, set);

    if (u >= 0)
        kit_set_drop(set, u);
    return u;
}

void ib_fails_and_breaks(lin_play *p, int u, bool passed)
{
    ib_state *s = p->state;

    if (!passed)
        kit_set_put(&s->broke, u);
}

void ib_break_units(lin_play *p, const tb_set *who, bool makes_friends_test)
{
    ib_state *s = p->state;

    for (int u = tb_next(who, 0); u >= 0; u = tb_next(who, u + 1))
        kit_set_put(&s->broke, u);
    lin_push(s, IB_BROKEN, makes_friends_test ? IB_NEWS : IB_PARTING, 0, 0);
}

/* ---- IB-6.22, IB-6.30 to IB-6.33: friends ---- */

static void begin_rout(lin_play *p, int u)
{
    ib_state *s = p->state;

    if (s->mark[u] & IB_ROUTING)
        return;
    s->mark[u] = (uint16_t)((s->mark[u] & ~IB_PURSUING) | IB_ROUTING);
    s->quarry[u] = IB_NONE;
    s->total[u] = s->way[u] = 0;
    kit_set_drop(&s->to_meet, u);
    kit_set_drop(&s->to_pursue, u);
    lin_tell(p, IE_ROUTS, u);
}

static bool sees_a_rout(const lin_view *view, int u)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    for (int r = tb_next(&s->broke, 0); r >= 0; r = tb_next(&s->broke, r + 1))
        if (f->side[r] == f->side[u] && ib_within(view, r, u, IB_IN(IB_INFLUENCE)))
            return true;
    return false;
}

/* IB-6.30, IB-6.31: engaged units and guns too, routers not, each once, and before anyone moves.
 * Who fails is put into `broke` when this set has been made, and so makes nobody test (IB-6.32). */
static void spread_news(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (kit_set_is_empty(&s->broke)) /* all have stood */
        return;
    for (int u = tb_next(&s->broke, 0); u >= 0; u = tb_next(&s->broke, u + 1))
        begin_rout(p, u);
    s->to_test = (tb_set){ 0 };
    ib_note_measured(p); /* who is near enough to see it */
    for (int u = 0; u < f->units; u++)
        if (!s->assumed && ib_is_unit(f, u) && ib_stands(s, u) && !(s->mark[u] & IB_ROUTING) &&
            sees_a_rout(&p->view, u))
            kit_set_put(&s->to_test, u);
    lin_push(s, IB_BROKEN, IB_FRIENDS, 0, 0);
}

/* One after another, for that reason; then what comes next. */
static void test_next(lin_play *p, ib_stage stage, ib_test why, ib_stage then)
{
    ib_state *s = p->state;
    const int u = take_first(p, &s->to_test);

    lin_push(s, IB_BROKEN, u >= 0 ? (int)stage : (int)then, 0, 0);
    if (u >= 0)
        ib_take_test(p, u, why, u);
}

/* ---- IB-3.110 to IB-3.113: who might pursue ---- */

/* IB-3.112: the first of its opponents that broke and is no gun, if all of them broke; or IB_NONE.
 */
static int quarry_of(const ib_field *f, const ib_state *s, int u)
{
    int quarry = IB_NONE;

    for (int i = 0; i < s->joins; i++) {
        const ib_join *j = &s->join[i];
        const int other = j->charger == u ? j->struck : j->struck == u ? j->charger : IB_NONE;

        if (other == IB_NONE)
            continue;
        if (!kit_set_has(&s->broke, other))
            return IB_NONE; /* it has somebody to fight yet */
        if (f->type[other] != IB_GUN && (quarry == IB_NONE || other < quarry))
            quarry = other;
    }
    return quarry;
}

static void offer(ib_state *s, int u, int quarry)
{
    if (quarry == IB_NONE || !ib_stands(s, u))
        return;
    kit_set_put(&s->to_pursue, u);
    s->quarry[u] = (uint8_t)quarry;
}

/* IB-3.95: the charger that was not joined yet. IB-3.126: one that came in pursuit keeps to it, and
 * follows in the next turn. */
static void offer_to_charger(const ib_field *f, ib_state *s)
{
    const ib_charge *c = &s->charge;

    if (c->charger == IB_NONE || c->struck == IB_NONE || !kit_set_has(&s->broke, c->struck))
        return;
    if (!c->in_pursuit && !(s->mark[c->charger] & IB_ROUTING) && f->type[c->struck] != IB_GUN)
        offer(s, c->charger, c->struck);
    ib_end_charge(s);
}

/* IB-3.105: a gun is lost; all others are to run, without their commanders, IB-7.11. */
static void leave_melee(lin_play *p, int u)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;

    if (f->type[u] == IB_GUN) {
        lin_tell(p, IE_LOST, u);
        ib_remove(p, u, IB_LOST);
        return;
    }
    ib_part(p, u);
    ib_leave_behind(p, u);
    kit_set_put(&s->to_rout, u);
}

static void part_all(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set broke = s->broke;

    for (int u = tb_next(&broke, 0); u >= 0; u = tb_next(&broke, u + 1))
        begin_rout(p, u);
    for (int u = 0; u < f->units; u++)
        if (ib_is_unit(f, u) && f->type[u] != IB_GUN && !(s->mark[u] & IB_ROUTING))
            offer(s, u, quarry_of(f, s, u));
    offer_to_charger(f, s);
    s->broke = (tb_set){ 0 };
    for (int u = tb_next(&broke, 0); u >= 0; u = tb_next(&broke, u + 1))
        leave_melee(p, u);
    if (s->assumed) /* where they run to hangs on distances: odds by cases end here, IB-12.9 */
        s->to_rout = s->to_pursue = (tb_set){ 0 };
    lin_push(s, IB_BROKEN, IB_OFFERS, 0, 0);
}

/* Before any rout dice. Who has said yes is marked as pursuing. */
static void offer_next(lin_play *p)
{
    ib_state *s = p->state;
    tb_set unasked = s->to_pursue;
    int u;

    for (u = tb_next(&unasked, 0); u >= 0; u = tb_next(&unasked, u + 1))
        if (s->mark[u] & IB_PURSUING)
            kit_set_drop(&unasked, u);
    u = ib_first_in_order(&p->view, &unasked);
    lin_push(s, IB_BROKEN, u >= 0 ? IB_OFFERS : IB_RUNS_OFF, 0, 0);
    if (u >= 0)
        lin_push(s, IB_PURSUE, u, s->quarry[u], 0);
}

/* ---- IB-3.114: they run, and then they are followed ---- */

static void run_next(lin_play *p)
{
    ib_state *s = p->state;
    const int u = take_first(p, &s->to_rout);

    lin_push(s, IB_BROKEN, u >= 0 ? IB_RUNS_OFF : IB_FOLLOWS, 0, 0);
    if (u >= 0)
        lin_push(s, IB_ROUT_DICE, u, 0, 0);
}

/* Within another event, or the pursuits of a movement phase, who was met waits for those. */
static void follow_next(lin_play *p)
{
    ib_state *s = p->state;
    const int u = take_first(p, &s->to_pursue);

    if (u >= 0) {
        lin_push(s, IB_BROKEN, IB_FOLLOWS, 0, 0);
        lin_push(s, IB_PURSUIT_DICE, u, 0, 0);
    } else if (!lin_is_pending(&s->head, IB_BROKEN) && !lin_is_pending(&s->head, IB_PURSUERS)) {
        lin_push(s, IB_BROKEN, IB_MEETS, 0, 0);
    }
}

static void meet_next(lin_play *p)
{
    ib_state *s = p->state;

    if (kit_set_is_empty(&s->to_meet))
        return;
    lin_push(s, IB_BROKEN, IB_MEETS, 0, 0);
    ib_settle_meeting(p);
}

void ib_run_broken(lin_play *p, const lin_frame *frame)
{
    switch ((ib_stage)frame->arg[0]) {
    case IB_NEWS:
        spread_news(p);
        break;
    case IB_FRIENDS:
        test_next(p, IB_FRIENDS, IB_TEST_FRIEND, IB_PARTING);
        break;
    case IB_PARTING:
        part_all(p);
        break;
    case IB_OFFERS:
        offer_next(p);
        break;
    case IB_RUNS_OFF:
        run_next(p);
        break;
    case IB_FOLLOWS:
        follow_next(p);
        break;
    case IB_MEETS:
        meet_next(p);
        break;
    case IB_ORPHANS:
        test_next(p, IB_ORPHANS, IB_TEST_BRIGADIER, IB_NEWS);
        break;
    }
}

/* ---- IB-6.23, IB-6.29, IB-6.34: a brigadier is dead ---- */

/* His units within six inches of where he fell, who are not running already. */
static void call_orphans(lin_play *p, int brigade)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const int64_t far = IB_IN(IB_INFLUENCE);

    for (int u = 0; u < f->units; u++)
        if (ib_is_unit(f, u) && f->brigade[u] == brigade && ib_stands(s, u) &&
            !(s->mark[u] & IB_ROUTING) && tb_gap2(s->at[u], s->fell_at[brigade]) <= far * far)
            kit_set_put(&s->to_test, u);
}

/* When the outermost event is over; if another brigadier falls in what comes of it, once more. Who
 * commanded a division and no brigade leaves nobody to test, IB-6.29. */
void ib_test_orphans(lin_play *p)
{
    const ib_field *f = ib_field_of(p->view.field);
    ib_state *s = p->state;
    const tb_set fell = s->orphaned;

    if (lin_is_pending(&s->head, IB_EVENT_OVER) || kit_set_is_empty(&fell))
        return;
    s->orphaned = s->to_test = (tb_set){ 0 };
    if (s->assumed) /* who was near him hangs on distances, IB-12.9 */
        return;
    ib_note_measured(p);
    for (int b = 0; b < f->brigades; b++)
        if (kit_set_has(&fell, f->brigade_of[b].commander))
            call_orphans(p, b);
    lin_push(s, IB_EVENT_OVER, 0, 0, 0);
    lin_push(s, IB_BROKEN, IB_ORPHANS, 0, 0);
}
