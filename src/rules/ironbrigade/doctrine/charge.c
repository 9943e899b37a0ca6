/* charge.c -- charges, and what is asked in them: supports, pursuits, marks to be dealt. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/charge/charge.h"
#include "rules/ironbrigade/command/command.h"
#include "rules/ironbrigade/doctrine/doctrine.h"
#include "rules/ironbrigade/melee/melee.h"

/* ---- Will it get there? ---- */

/* Of 100. What the eye misjudges makes the end of the reach uncertain; what lies between takes from
 * it (IB-3.75). */
static int arrives(const ib_estimate *p, int u, int e)
{
    const int32_t way = ib_judged(p->view, u, e);
    const int32_t far = way + ib_ground_takes(p, u, p->s->at[e], way);
    int inches, chance;

    if (!ib_reach_is_thrown(p->f, u)) {
        const int32_t reach = IB_IN(2 * ib_basic_move[p->f->type[u]]);
        const int32_t doubt = ib_may_tell(p->view) ? LIN_INCH / 4 : reach / 10;

        if (far >= reach + doubt)
            return 0;
        return far <= reach - doubt ? 100 : 100 * (reach + doubt - far) / (2 * doubt);
    }
    inches = (far + LIN_INCH - 1) / LIN_INCH;
    chance = (21 - inches) * 5;
    return chance < 0 ? 0 : chance > 100 ? 100 : chance;
}

/* ---- What it costs ---- */

static bool may_fire(const ib_estimate *p, int e)
{
    return ib_is_loaded(p->s, e) && !ib_is_engaged(p->s, e) && !(p->s->mark[e] & IB_ROUTING) &&
           p->s->formation[e] != IB_COLUMN && p->s->formation[e] != IB_LIMBERED &&
           p->f->type[e] != IB_CAVALRY && !(p->f->type[e] == IB_GUN && p->f->gun[e] == IB_HOWITZER);
}

/* Marks lost to the fire of whom it charges, and of those who help him, in hundredths. */
static int under_fire(const ib_estimate *p, int u, int e)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    const int chief = ib_brigadier(p->view, e);
    const bool near =
        p->f->type[e] == IB_GUN || (chief != IB_NONE && ib_rating_of(p->f, p->s, chief) >= IB_GOOD);
    int hits = 0;

    if (may_fire(p, e))
        hits = ib_volley_hits(p, e, u, near ? IB_SHORT : IB_LONG, true);
    for (int h = tb_next(foes, 0); h >= 0; h = tb_next(foes, h + 1)) {
        const int32_t reach = p->f->type[h] == IB_GUN ? IB_IN(12) : IB_IN(4);

        if (h == e || !ib_stands(p->s, h) || !may_fire(p, h) || !ib_in_arc(p->view, h, u) ||
            ib_judged(p->view, h, e) > reach)
            continue;
        hits +=
            ib_volley_hits(p, h, u, IB_SHORT, true) * ib_pass_chance(p, h, p->s->marks[h]) / 100;
    }
    return hits;
}

/* ---- What comes of it ---- */

/* Dice that it does not fight alone with: of those who are in melee with e. */
static int friends_in(const ib_estimate *p, int e)
{
    const tb_set melee = ib_melee_of(p->s, e);
    int dice = 0;

    for (int v = tb_next(&melee, 0); v >= 0; v = tb_next(&melee, v + 1))
        if (p->f->side[v] == p->side)
            dice += ib_melee_count(p->f, v);
    return dice;
}

static int foes_in(const ib_estimate *p, int e)
{
    const tb_set melee = ib_melee_of(p->s, e);
    int dice = 0;

    for (int v = tb_next(&melee, 0); v >= 0; v = tb_next(&melee, v + 1))
        if (p->f->side[v] != p->side)
            dice += ib_melee_count(p->f, v);
    return dice ? dice : ib_melee_count(p->f, e);
}

/* What the first round adds for us, and for him. */
static void modifiers(const ib_estimate *p, int u, int e, int *add, int *his)
{
    const ib_quarter from = ib_quarter_of(p->view, e, p->s->at[u]);
    const int mine = ib_level(p->view, ib_centre(p->view, u));
    const int theirs = ib_level(p->view, ib_centre(p->view, e));
    const ib_cover cover = ib_cover_of(p->view, u, e);

    *add = 1 + (from == IB_FLANK) + 2 * (from == IB_REAR) + (mine > theirs) +
           2 * !!(p->s->mark[e] & IB_DISORDERED);
    *his = (theirs > mine) + (cover == IB_SOFT_COVER) + 2 * (cover == IB_HARD_COVER);
}

static int runs_worth(const ib_estimate *p, int e)
{
    return p->f->type[e] == IB_GUN ? ib_unit_worth(p, e) : ib_unit_worth(p, e) * W_ROUT / 100;
}

/* What a lost round costs besides marks: it runs, or the last mark was lost. Of 100. */
static int breaks(const ib_estimate *p, int u, int marks, int lost)
{
    return marks <= lost ? 100 : 100 - ib_pass_chance(p, u, marks - lost);
}

/* Two rounds of it, the first as the charge gives it. */
static int fight_worth(const ib_estimate *p, int u, int e, int hits)
{
    const int mine = ib_melee_count(p->f, u) + friends_in(p, e), his = foes_in(p, e);
    int worth = 0, left = 100, add, his_add;
    int marks = p->s->marks[u] - (hits + 50) / 100, his_marks = p->s->marks[e];

    modifiers(p, u, e, &add, &his_add);
    for (int round = 0; round < 2; round++) {
        const ib_chances c = ib_round_chances(mine, add, his, his_add);
        const int runs = c.win * breaks(p, e, his_marks, 1) / 100;
        const int flees = c.lose * breaks(p, u, marks, 1) / 100;

        worth += left *
                 (c.takes * ib_mark_worth(p, e) - c.loses * ib_mark_worth(p, u) +
                  runs * runs_worth(p, e) - flees * runs_worth(p, u)) /
                 10000;
        left = left * (100 - runs - flees) / 100;
        marks -= (c.loses + 50) / 100;
        his_marks -= (c.takes + 50) / 100;
        add = his_add = 0;
    }
    return worth;
}

int ib_charge_worth(const ib_estimate *p, int u, int e)
{
    const int there = arrives(p, u, e);
    const int goes = ib_pass_chance(p, u, p->s->marks[u]);
    int hits, worth, runs;

    if (there == 0 || goes == 0)
        return INT32_MIN;
    if (p->s->mark[e] & IB_ROUTING) /* IB-3.96 */
        return goes * (there * ib_unit_worth(p, e) - (100 - there) * W_SHORT) / 10000;
    hits = under_fire(p, u, e);
    runs = 100 - ib_pass_chance(p, e, p->s->marks[e]);
    worth = runs * runs_worth(p, e) / 100;
    if (hits >= 100 * p->s->marks[u])
        worth -= (100 - runs) * ib_unit_worth(p, u) / 100;
    else
        worth +=
            (100 - runs) * (fight_worth(p, u, e, hits) - hits * ib_mark_worth(p, u) / 100) / 100;
    worth = there * worth / 100 - (100 - there) * W_SHORT / 100;
    return goes * worth / 100;
}

/* Would nobody else be struck, and no friend be in the way? */
static bool is_clear(const ib_estimate *p, int u, int e)
{
    const kit_ray_end sight = ib_see(p->view, u, e, IB_NONE);

    return sight.open || sight.unit == KIT_NONE;
}

/* Who defends leaves his place for a good reason only. */
static int least_worth(const ib_estimate *p, int u)
{
    if (p->stance == IB_DEFENDS)
        return p->f->type[u] == IB_CAVALRY ? W_LEAST_CHARGE : W_LEAVE_PLACE;
    return p->turns_left < 1 ? W_BOLD_CHARGE : W_LEAST_CHARGE;
}

/* Who has lost if nothing happens dares more from turn to turn. */
static int urgency(const ib_estimate *p, int e)
{
    const ib_terms *t = &p->f->terms;

    if (p->turns_left >= W_DARES)
        return 0;
    if (t->kind == IB_TERMS_HOLDS)
        return ib_is_at_goal(p, e) ? (W_DARES - p->turns_left) * W_URGENT / 2 : 0;
    return (t->kind == IB_TERMS_TAKES || t->kind == IB_TERMS_BREAKS) && t->side == p->side
               ? (W_DARES - p->turns_left) * W_URGENT
               : 0;
}

int ib_best_charge(const ib_estimate *p, int u, int *worth)
{
    const tb_set *foes = &p->f->bodies[p->enemy];
    const int32_t most = IB_IN(p->f->type[u] == IB_CAVALRY ? 19 : 15);
    int found = IB_NONE;

    *worth = least_worth(p, u);
    for (int e = tb_next(foes, 0); e >= 0; e = tb_next(foes, e + 1)) {
        int now;

        if (!ib_stands(p->s, e) || ib_judged(p->view, u, e) > most ||
            ib_check_charge(p->view, u, e, NULL) != LIN_OK || !is_clear(p, u, e))
            continue;
        now = ib_charge_worth(p, u, e);
        now = now == INT32_MIN ? now : now + urgency(p, e);
        if (now > *worth) {
            *worth = now;
            found = e;
        }
    }
    return found;
}

/* ---- Questions in the midst of it ---- */

/* IB-3.89: to wait is to have him disordered in front of one's own turn; but near, a volley is as
 * good now, and there may be time to load. */
int ib_doctrine_volley_or_wait(ib_estimate *p)
{
    const int u = p->frame->arg[0], e = p->frame->arg[1];

    return ib_listed(p,
                     ib_band_by_eye(p, u, ib_judged(p->view, u, e)) == IB_SHORT ? IV_YES : IV_NO);
}

/* Who has most dice first, while the charger lives. */
int ib_doctrine_support(ib_estimate *p)
{
    const int e = p->frame->arg[1];
    int best = IB_UNDECIDED, most = 0;

    for (int i = 0; i < p->list->orders; i++) {
        const lin_order *o = &p->list->order[i];
        int now;

        if (o->verb != IV_HELP)
            continue;
        now = ib_hits_worth(p, e, ib_volley_hits(p, o->arg[0], e, IB_SHORT, true));
        if (now > most) {
            most = now;
            best = i;
        }
    }
    return best == IB_UNDECIDED ? ib_listed(p, IV_DONE) : best;
}

/* One that runs is caught as often as not; but the last one does not leave what decides. */
int ib_doctrine_pursue(ib_estimate *p)
{
    const int u = p->frame->arg[0];
    const bool keeps = p->has_goal && p->goal_friends <= 1 && ib_is_at_goal(p, u);
    const int i =
        ib_listed(p, keeps || (p->stance == IB_DEFENDS && p->s->marks[u] < 2) ? IV_NO : IV_YES);

    return i == IB_UNDECIDED ? ib_listed(p, IV_YES) : i;
}

int ib_doctrine_halt(ib_estimate *p)
{
    const int u = p->frame->arg[0], r = p->s->quarry[u];
    const bool runs = r != IB_NONE && ib_stands(p->s, r) && p->s->mark[r] & IB_ROUTING;

    return ib_listed(p, runs && p->s->marks[u] > 1 ? IV_NO : IV_YES);
}

/* IB-5.27: of equals the one that is worth least. */
int ib_doctrine_deal(ib_estimate *p)
{
    int best = IB_UNDECIDED, least = INT32_MAX;

    for (int i = 0; i < p->list->orders; i++)
        if (p->list->order[i].verb == IV_TAKE &&
            ib_mark_worth(p, p->list->order[i].arg[0]) < least) {
            least = ib_mark_worth(p, p->list->order[i].arg[0]);
            best = i;
        }
    return best;
}
