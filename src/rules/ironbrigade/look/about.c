/* about.c -- all there is to know of a unit, as its line of a roster would say it. What it says of
 * inches stands in the charts; where anybody is it says in no number (IB-12.2). */
#include "rules/ironbrigade/look/look.h"
#include "rules/ironbrigade/melee/melee.h"
#include "rules/ironbrigade/morale/morale.h"

/* ---- Orders of brigades, in words ---- */

void ib_put_command(const lin_view *view, const ib_command *c, lin_text *out)
{
    static const char *const to[] = { "ADVANCE to", "ATTACK", "HOLD", "WITHDRAW to", "SUPPORT" };
    static const char *const edges[] = { "north", "east", "south", "west" };
    const ib_field *f = ib_field_of(view->field);

    if (c->kind >= IB_ORDERS) {
        lin_put(out, "none was said yet");
        return;
    }
    lin_put(out, "%s ", to[c->kind]);
    if (c->of != IB_NONE) {
        lin_put(out, "the brigade of %s", ib_id(f, f->brigade_of[c->of].commander));
    } else if (c->edge) {
        lin_put(out, "the %s edge", edges[c->edge - 1]);
    } else {
        lin_place_text(view->field, c->at, out);
    }
}

static void say_order(const lin_view *view, int b, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (b == IB_NONE || s->command[b].secret || !ib_option(f, IB_OPT_ORDERS))
        return;
    lin_put(t, "order of its brigade: ");
    ib_put_command(view, &s->command[b], t);
    lin_put(t, " [IB-8.10]\n");
}

/* ---- Units ---- */

static void say_arms(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_small_arms *a = &ib_musketry[f->class[u]];

    if (f->type[u] == IB_GUN) {
        const ib_artillery *g = &ib_cannonade[f->gun[u]];

        if (g->dice == 0) {
            lin_put(t, "fires shell alone, 12 to 36 inches by your guess [IB-4.71]\n");
            return;
        }
        lin_put(t, "fires %d %s:", g->dice, g->dice == 1 ? "die" : "dice");
        for (int b = 0; b < IB_GUN_BANDS; b++)
            if (g->need[b])
                lin_put(t, "%s %d or more up to %d inches", b ? "," : "", g->need[b],
                        ib_gun_range[b]);
        lin_put(t, "\n");
        return;
    }
    if (f->type[u] == IB_CAVALRY && !ib_option(f, IB_OPT_CAV_FIRE))
        lin_put(t, "does not fire [IB-4.12]; ");
    else
        lin_put(t, "fires %d dice: %d or more up to %d inches, %d up to %d; ", a->dice,
                a->need[IB_SHORT], ib_sa_range[IB_SHORT], a->need[IB_LONG], ib_sa_range[IB_LONG]);
    lin_put(t, "%d in melee\n", ib_melee_dice[f->class[u]][f->type[u] == IB_CAVALRY]);
}

static void say_condition(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int need = ib_test_need(f, s, u);

    lin_put(t, "%d of %d marks left; ", s->marks[u], ib_marks_of[f->class[u]]);
    if (need)
        lin_put(t, "stands a test on %d or more [IB-6.1]\n", need);
    else
        lin_put(t, "needs no die to stand a test [IB-6.19]\n");
    if (!ib_stands(s, u))
        return;
    lin_put(t, "%s", f->type[u] == IB_GUN ? "" : "in ");
    lin_put(t, "%s", ib_formation_name[s->formation[u]]);
    if (f->type[u] != IB_CAVALRY || ib_option(f, IB_OPT_CAV_FIRE))
        lin_put(t, ", %s", ib_is_loaded(s, u) ? "loaded" : "empty");
    if (f->type[u] == IB_INFANTRY && !(s->mark[u] & (IB_VOLLEYED | IB_FOUGHT)))
        lin_put(t, ", its first volley still to come [IB-4.18]");
    if (s->grape[u])
        lin_put(t, ", %d %s of grapeshot", s->grape[u], s->grape[u] == 1 ? "round" : "rounds");
    if (ib_is_engaged(s, u))
        lin_put(t, ", in melee");
    if (s->mark[u] & IB_DISORDERED)
        lin_put(t, ", disordered until its next own turn [IB-3.90]");
    if (s->mark[u] & IB_ROUTING)
        lin_put(t, ", routing [IB-3.100]");
    if (s->mark[u] & IB_PURSUING)
        lin_put(t, ", pursuing [IB-3.117]");
    lin_put(t, "\n");
}

/* IB-3.8: what is left of its move. */
static void say_effort(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_stands(s, u) || s->turn == 0 || f->side[u] != s->side)
        return;
    if (s->mark[u] & IB_ACTED && s->march.unit != u)
        lin_put(t, "has acted in this turn%s\n",
                s->effort[u] < 2 && s->phase == IB_PHASE_MOVE ? ", and has half a move left to fire"
                                                              : "");
    else if (s->effort[u] == 1)
        lin_put(t, "has half a move left\n");
}

static void say_unit(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int b = f->brigade[u], chief = b == IB_NONE ? IB_NONE : f->brigade_of[b].commander;

    if (f->type[u] == IB_GUN)
        lin_put(t, "%s, %s crew\n", ib_gun_name[f->gun[u]], ib_class_name[f->class[u]]);
    else
        lin_put(t, "%s %s, %s\n", ib_class_name[f->class[u]], ib_type_name[f->type[u]],
                ib_troops_name[f->troops[u]]);
    say_condition(view, u, t);
    say_arms(view, u, t);
    say_effort(view, u, t);
    if (chief == IB_NONE || !ib_stands(s, chief))
        lin_put(t, "its brigade has no commander on the table\n");
    else
        lin_put(t, "under %s, %s\n", ib_id(f, chief), ib_rating_name[ib_rating_of(f, s, chief)]);
    for (int c = 0; c < f->units; c++)
        if (ib_is_commander(f, c) && ib_stands(s, c) && s->with[c] == u)
            lin_put(t, "%s goes with it\n", ib_id(f, c));
    if (s->mark[u] & IB_WITHDRAWS)
        lin_put(t, "has leave to withdraw [IB-14.22]\n");
    else
        say_order(view, b, t);
}

/* ---- Discs ---- */

static void say_commander(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const ib_competence *c = &ib_competences[ib_rating_of(f, s, u)];
    const int b = ib_brigade_under(f, u);
    int n = 0;

    lin_put(t, "%s commander, %s: %+d to tests of his within 6 inches, %+d in contact [IB-7.1]\n",
            f->type[u] == IB_DIVISIONAL ? "divisional" : "brigade",
            ib_rating_name[ib_rating_of(f, s, u)], c->near, c->contact);
    if (s->with[u] != IB_NONE)
        lin_put(t, "goes with %s\n", ib_id(f, s->with[u]));
    for (int i = 0; f->type[u] == IB_DIVISIONAL && i < f->units; i++)
        n += f->type[i] == IB_COURIER && f->division[i] == f->division[u] &&
             s->where[i] == IB_IN_POOL;
    if (f->type[u] == IB_DIVISIONAL && ib_option(f, IB_OPT_ORDERS))
        lin_put(t, "%d %s left to send [IB-8.3]\n", n, n == 1 ? "courier" : "couriers");
    say_order(view, b, t);
}

static void say_courier(const lin_view *view, int u, lin_text *t)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (!ib_stands(s, u) || s->with[u] == IB_NONE) {
        lin_put(t, "courier, waiting to be sent\n");
        return;
    }
    lin_put(t, "courier, riding to %s\n", ib_id(f, f->brigade_of[s->with[u]].commander));
    if (s->carried[s->with[u]].secret)
        return;
    lin_put(t, "carries: ");
    ib_put_command(view, &s->carried[s->with[u]], t);
    lin_put(t, "\n");
}

void ib_about(const lin_view *view, int u, lin_text *out)
{
    static const char *const where[] = { "not in this battle",
                                         "yet to be set up",
                                         "yet to come on",
                                         "waiting to be sent",
                                         "in hiding",
                                         "",
                                         "lost",
                                         "has left the field" };
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;

    if (s->where[u] != IB_ON_TABLE && f->type[u] != IB_COURIER)
        lin_put(out, "%s\n", where[s->where[u]]);
    if (ib_is_unit(f, u))
        say_unit(view, u, out);
    else if (ib_is_commander(f, u))
        say_commander(view, u, out);
    else if (f->type[u] == IB_COURIER)
        say_courier(view, u, out);
    else
        lin_put(out, "sharpshooter: one shot, 5 or more near, 6 far [IB-11.7]\n");
}
