/* setup.c -- choices before the first turn: edges, objectives, groups kept back, ambushers. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"

/* The ready deployment of the battle for our side, or NULL: a refight begins as it began. */
const lin_node *lf_ready_setup(const lf_estimate *p)
{
    const lin_node *setups = kit_setups(p->f->base.battle);

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        if (lin_node_get(n, p->f->base.battle->side_id[p->side]))
            return n;
    return NULL;
}

/* The long edges: the enemy is nearer, and there is room for a line. */
int lf_doctrine_edge(lf_estimate *p)
{
    const int i =
        lin_list_find(p->list, LV_EDGE,
                      p->f->scenery.size.width >= p->f->scenery.size.height ? KIT_SOUTH : KIT_WEST);

    return i >= 0 ? i : 0;
}

/* ---- Objectives: as near to our own edge, and as central, as the scenario allows ---- */

/* LF-RF-16: the places that the battle names are offered, not prescribed. Who storms works puts the
 * objectives of LF-SC-63 where he can get at them: those of the day lie behind the works, and what
 * six turns bring him to is hardly further than the works themselves. */
static bool keeps_to_named(const lf_state *s)
{
    return s->scenario != LF_FRONTAL_ASSAULT;
}

#define PROSPECTS 320

typedef struct {
    lin_point at;
    int32_t way; /* how far a column has to march there */
} prospect;

static int named_objective(lf_estimate *p)
{
    for (int i = 0; i < p->f->scenery.table->spots; i++) {
        lin_order o;

        if (lf_named_objective(p->view, p->frame, i, &o))
            return lf_give(p, o);
    }
    return LF_UNDECIDED;
}

/* Where the own zone ends towards the enemy: so far to the right of the middle of the edge. */
static lin_point front_of_zone(const lf_estimate *p, lin_point from, tb_angle inwards,
                               int32_t right)
{
    const tb_box zone = lf_deployment_zone(p->view, p->side);
    const lin_point at = tb_go(from, inwards, 0, right);
    const int32_t deep = kit_edge_distance(
        p->f->scenery.size, (kit_edge)p->now->edge[p->side],
        (lin_point){ inwards == kit_edge_inwards(KIT_WEST) ? zone.east : zone.west,
                     inwards == kit_edge_inwards(KIT_SOUTH) ? zone.north : zone.south });

    return tb_go(at, inwards, deep, 0);
}

/* Who has to storm it puts it where his columns get soonest: by the bridges and the fords. */
static int objective_in_reach(lf_estimate *p, lin_point from, tb_angle inwards, int32_t deep,
                              int32_t half)
{
    prospect all[PROSPECTS];
    int n = 0;

    for (int32_t ahead = LF_IN(6); n == 0 && ahead <= deep; ahead += LF_IN(1) / 2)
        for (int32_t aside = LF_IN(7); aside < half + LF_IN(7) && n + 2 <= PROSPECTS;
             aside += LF_IN(1)) {
            const int32_t right = aside < half - LF_IN(6) ? aside : aside - half + LF_IN(6);

            for (int way = -1; way <= 1; way += 2) {
                const lin_order o = { .verb = LV_OBJECTIVE,
                                      .nargs = 2,
                                      .arg = { tb_go(from, inwards, ahead, way * right).x,
                                               tb_go(from, inwards, ahead, way * right).y } };

                if (lf_check_objective(p->view, p->frame, &o, NULL) == LIN_OK)
                    all[n++] = (prospect){ { o.arg[0], o.arg[1] }, INT32_MAX };
            }
        }
    for (int32_t right = LF_IN(6) - half; right < half; right += LF_IN(12)) {
        const lin_point source = front_of_zone(p, from, inwards, right);

        for (int i = 0; i < n; i++) {
            const int32_t way = lf_way_of_column(p, all[i].at, source, i == 0);

            all[i].way = way < all[i].way ? way : all[i].way;
        }
    }
    for (int i = 1; i < n; i++)
        all[0] = all[i].way < all[0].way ? all[i] : all[0];
    return n ? lf_give(p, (lin_order){ .verb = LV_OBJECTIVE,
                                       .nargs = 2,
                                       .arg = { all[0].at.x, all[0].at.y } })
             : LF_UNDECIDED;
}

int lf_doctrine_objective(lf_estimate *p)
{
    const lf_state *s = p->now;
    const kit_edge e = (kit_edge)s->edge[p->side];
    const tb_angle inwards = kit_edge_inwards(e);
    const bool along_x = e == KIT_NORTH || e == KIT_SOUTH;
    const lin_point from = { e == KIT_EAST   ? p->f->scenery.size.width
                             : e == KIT_WEST ? 0
                                             : p->f->scenery.size.width / 2,
                             e == KIT_NORTH   ? p->f->scenery.size.height
                             : e == KIT_SOUTH ? 0
                                              : p->f->scenery.size.height / 2 };
    const int32_t deep = along_x ? p->f->scenery.size.height : p->f->scenery.size.width,
                  half = (along_x ? p->f->scenery.size.width : p->f->scenery.size.height) / 2;
    int named;

    if (keeps_to_named(s) && (named = named_objective(p)) != LF_UNDECIDED)
        return named;
    if (!keeps_to_named(s))
        return objective_in_reach(p, from, inwards, deep, half);
    for (int32_t ahead = LF_IN(6); ahead <= deep; ahead += LF_IN(1) / 2)
        for (int32_t aside = LF_IN(7); aside < half + LF_IN(7); aside += LF_IN(1)) {
            const int32_t right = aside < half - LF_IN(6) ? aside : aside - half + LF_IN(6);

            for (int way = -1; way <= 1; way += 2) {
                const lin_point at = tb_go(from, inwards, ahead, way * right);

                if (lf_give(p, (lin_order){ .verb = LV_OBJECTIVE,
                                            .nargs = 2,
                                            .arg = { at.x, at.y } }) == LF_ANSWERED)
                    return LF_ANSWERED;
            }
        }
    return LF_UNDECIDED;
}

/* ---- Weapons ---- */

/* LF-FB-22: the usual one. Who storms takes mortars: cover takes no die from them, and friends who
 * go on before them need not be out of their lane. LF-WP-13, LF-WP-15. */
int lf_doctrine_arm(lf_estimate *p)
{
    const bool storms = p->side == p->now->attacker && lf_is_to_be_stormed(p->now);

    for (int i = 0; storms && i < p->list->orders; i++)
        if (p->list->order[i].verb == LV_ARM && p->list->order[i].arg[1] == LF_MORTAR)
            return i;
    return p->list->orders ? 0 : LF_UNDECIDED;
}

/* ---- Groups ---- */

typedef struct {
    int points, horse, foot, guns;
} make_up;

static make_up made_up(const lf_estimate *p, int g)
{
    make_up m = { 0 };

    for (int u = tb_next(&p->f->members[g], 0); u >= 0; u = tb_next(&p->f->members[g], u + 1)) {
        m.points += p->f->cost[u];
        m.horse += p->f->type[u] == LF_CAVALRY;
        m.foot += p->f->type[u] == LF_INFANTRY;
        m.guns += p->f->type[u] == LF_ARTILLERY;
    }
    return m;
}

/* Frontal Assault: the weakest waits, horse before foot. Flank Attack: who is fast goes round, with
 * foot to follow. */
int lf_doctrine_keep_back(lf_estimate *p)
{
    const lin_node *setup = lf_ready_setup(p);
    const bool flank = p->now->scenario == LF_FLANK_ATTACK;
    int best = LF_UNDECIDED, most = INT32_MIN;

    if (setup && lf_kept_back(p->f, setup, p->side) >= 0)
        return lin_list_find(p->list, LV_KEEP, lf_kept_back(p->f, setup, p->side));
    for (int i = 0; i < p->list->orders; i++) {
        make_up m;
        int worth;

        if (p->list->order[i].verb != LV_KEEP)
            continue;
        m = made_up(p, p->f->group[p->list->order[i].arg[0]]);
        worth = flank ? 40 * m.horse + m.points / 2 - 60 * m.guns
                      : 40 * m.horse - m.points - 80 * m.guns;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

static int strongest_group(lf_estimate *p)
{
    int best = LF_UNDECIDED, most = -1;

    for (int i = 0; i < p->list->orders; i++) {
        const int points = made_up(p, p->f->group[p->list->order[i].arg[0]]).points;

        if (points > most) {
            most = points;
            best = i;
        }
    }
    return best;
}

/* Surrounded: the strongest stands alone. */
int lf_doctrine_stand_alone(lf_estimate *p)
{
    return strongest_group(p);
}

/* The strongest first: what comes after can choose its place by it. */
int lf_doctrine_deploy_group(lf_estimate *p)
{
    return strongest_group(p);
}

/* The heaviest volley. */
int lf_doctrine_lie_in_wait(lf_estimate *p)
{
    int best = LF_UNDECIDED, most = -1;

    for (int i = 0; i < p->list->orders; i++) {
        const int dice = lf_action_dice(p->view, p->list->order[i].arg[0]);

        if (dice > most) {
            most = dice;
            best = i;
        }
    }
    return best;
}

/* The dearest of those that have the skill: surprise is worth an element that comes late. */
int lf_doctrine_hide(lf_estimate *p)
{
    int best = LF_UNDECIDED, most = -1;

    for (int i = 0; i < p->list->orders; i++)
        if (p->list->order[i].verb == LV_AMBUSH && p->f->cost[p->list->order[i].arg[0]] > most) {
            most = p->f->cost[p->list->order[i].arg[0]];
            best = i;
        }
    return best;
}
