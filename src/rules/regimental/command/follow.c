/* follow.c -- leaders who go with a unit. RG-4.22 to RG-4.24.
 *
 * By the unit's own will alone: retreats, recalls, carries and breakthroughs take him along
 * (RG-4.24). He pays by his own rates for the path of its front-centre, leg by leg; a move that his
 * allowance does not pay for leaves him where he stood when it began, with what he had then. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/march/march.h"

enum { LOOK = LIN_INCH / 4 };

rg_follower rg_follower_of(const lin_view *v, int u)
{
    const rg_state *s = v->state;
    const int c = rg_attached_to(rg_field_of(v->field), s, u);
    rg_follower out;

    out.leader = (uint8_t)c;
    out.points = 1;
    out.path[0] = s->at[u];
    out.stood = c != RG_NONE ? rg_leader_at(v, c) : s->at[u];
    return out;
}

void rg_path_to(rg_follower *w, lin_point to)
{
    if (w->points < RG_PATH_POINTS)
        w->points++;
    w->path[w->points - 1] = to;
    w->arc[w->points - 1] = 0;
}

void rg_path_of_wheel(rg_follower *w, const tb_pose *from, kit_end about, int turn)
{
    const int most = turn < 0 ? -turn : turn;
    const int32_t half = kit_frontage(from) / 2;

    for (int gone = 0; gone < most; gone += 5 * RG_DEGREE) {
        const int next = gone + 5 * RG_DEGREE < most ? gone + 5 * RG_DEGREE : most;

        rg_path_to(w, kit_wheel(from, about, turn < 0 ? -next : next).at);
        w->arc[w->points - 1] = kit_wheel_path(half, next) - kit_wheel_path(half, gone);
    }
}

/* Of a column that has come so far: along the track behind its head. */
void rg_path_of_track(rg_follower *w, const kit_track *t, int32_t gone)
{
    for (int32_t back = gone - LOOK; back > 0; back -= LOOK)
        rg_path_to(w, kit_track_point(t, back));
    rg_path_to(w, t->head);
}

static int64_t price(const lin_view *v, const rg_follower *f)
{
    rg_walker w = rg_leader_walks(v, f->leader);
    rg_march m = { .limit = RG_WHOLE, .unit = RG_NONE };

    for (int i = 1; i < f->points; i++) {
        const lin_point by = kit_way(f->path[i - 1], f->path[i]);
        rg_going_way way;

        w.at[0] = f->path[i - 1];
        rg_way_of(rg_field_of(v->field), &w, by, &way);
        rg_pay(&w, &m, &way, kit_length(by), 1);
        if (way.n && f->arc[i] > kit_length(by)) /* by the arc, not its chord */
            rg_pay_part(&w, &m, way.part[way.n - 1].going, f->arc[i] - kit_length(by));
    }
    return rg_spent(&w, &m);
}

void rg_leader_follows(lin_play *p, int u, const rg_follower *f)
{
    rg_state *s = p->state;
    const int c = f->leader;
    const bool marches = s->march.unit == u;
    int64_t cost;

    if (c == RG_NONE || s->with[c] != u)
        return;
    if (marches && s->march.led == 0)
        s->march.stood = f->stood;
    cost = price(&p->view, f);
    if (s->used[c] + cost <= RG_WHOLE) {
        s->used[c] = (int32_t)(s->used[c] + cost);
        if (marches)
            s->march.led = (int32_t)(s->march.led + cost);
        return;
    }
    s->with[c] = RG_NONE; /* RG-4.23 */
    s->at[c] = rg_disc_near(&p->view, c, marches ? s->march.stood : f->stood);
    if (marches)
        s->used[c] -= s->march.led;
    lin_tell(p, RE_DETACHED, c, u);
}
