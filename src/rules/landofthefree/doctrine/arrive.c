/* arrive.c -- reserves come on: by which edge, where, and in which formation. */
#include "rules/landofthefree/doctrine/doctrine.h"
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/setup/setup.h"

#include <stdlib.h>

/* How far it is from there to where a reserve is wanted: the nearest objective that is not ours,
 * else the middle of our own, else of the enemy. */
static int32_t way_to_wanted(lf_estimate *p, lin_point from, bool first)
{
    const lf_state *s = p->now;
    int32_t least = LF_IN(200);
    int n;
    lin_point at = lf_centre_of(p, p->side, -1, &n);

    for (int i = 0; i < s->objectives; i++)
        if (lf_controls(p->view, i) != (lin_side)p->side && lf_apart(s->objective[i], from) < least)
            least = lf_apart(s->objective[i], from);
    if (least < LF_IN(200))
        return least;
    if (n == 0 || s->objectives == 0)
        at = lf_centre_of(p, p->enemy, -1, &n);
    return lf_way_of_column(p, from, at, first);
}

/* Houses before an edge, about the place where a group comes on: columns stick between them. */
static int houses_before(const lf_estimate *p, lin_point at)
{
    const tb_box about = kit_box_round(at, LF_IN(W_FORMS_UP));
    int n = 0;

    for (int i = 0; i < p->f->scenery.pieces; i++)
        n += p->f->scenery.piece[i].kind == KIT_BUILDING &&
             tb_boxes_meet(&about, &p->f->scenery.piece[i].shape.box);
    return n;
}

/* Is another group in the way of one that comes on there? Where the whole table has to be crossed
 * each goes its own way, side by side: who follows another comes to its back. */
static int in_its_way(const lf_estimate *p, int u, lin_point at)
{
    const lin_point other = p->now->at[u];
    const kit_edge e = (kit_edge)p->now->edge[p->side];
    const int32_t aside = abs(e == KIT_NORTH || e == KIT_SOUTH ? other.x - at.x : other.y - at.y),
                  room = LF_IN(p->now->objectives ? W_HEELS : W_LANES),
                  far = p->now->objectives ? lf_apart(other, at) : aside;

    return far < room ? (int)((room - far) / LIN_INCH) : 0;
}

/* Close to where it is wanted, but with room for its line, clear of houses, not on the heels of
 * another group, nor before the enemy's muzzles. */
static int entry_worth(lf_estimate *p, int g, lin_point at, bool first)
{
    const lf_state *s = p->now;
    int worth = -2 * (way_to_wanted(p, at, first) / LIN_INCH) - W_HOUSE * houses_before(p, at);
    int32_t enemy = LF_IN(16);

    for (int u = tb_next(&p->f->elements[p->side], 0); u >= 0;
         u = tb_next(&p->f->elements[p->side], u + 1))
        if (s->where[u] == LF_ON_TABLE && p->f->group[u] != g)
            worth -= in_its_way(p, u, at);
    for (int e = tb_next(&p->f->elements[p->enemy], 0); e >= 0;
         e = tb_next(&p->f->elements[p->enemy], e + 1))
        if (s->where[e] == LF_ON_TABLE && lf_apart(s->at[e], at) < enemy)
            enemy = lf_apart(s->at[e], at);
    return worth - 4 * (int)((LF_IN(16) - enemy) / LIN_INCH);
}

int lf_doctrine_enter(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    int most = INT32_MIN, found = LF_UNDECIDED;
    bool first = true;
    lin_order best = { 0 };

    lf_make_estimate(p);
    for (int e = 0; e < KIT_EDGES; e++) {
        const int32_t length =
            e == KIT_NORTH || e == KIT_SOUTH ? p->f->scenery.size.width : p->f->scenery.size.height;

        for (int32_t along = LF_IN(8); along <= length - LF_IN(8); along += LF_IN(2)) {
            const lin_point at =
                kit_edge_point(p->f->scenery.size, (kit_edge)e, (lin_point){ along, along },
                               lf_disc_radius(p->f, u));
            const lin_order o = { .verb = LV_POST, .nargs = 3, .arg = { u, at.x, at.y } };
            const int worth = entry_worth(p, p->f->group[u], at, first);

            first = false;
            if (worth > most && lf_give(p, o) == LF_ANSWERED) {
                most = worth;
                best = o;
                found = LF_ANSWERED;
            }
        }
    }
    if (found == LF_ANSWERED)
        *p->out = best;
    return found;
}

/* Is there a friend before that place, where it would have to go? */
static bool is_behind_friend(const lf_estimate *p, int u, lin_point at, tb_angle front)
{
    const lf_state *s = p->now;
    const int32_t room = p->f->stands[u] * 40 * 50;

    for (int v = tb_next(&p->f->elements[p->side], 0); v >= 0;
         v = tb_next(&p->f->elements[p->side], v + 1)) {
        const int32_t ahead = lf_ahead_by(at, front, s->at[v]),
                      right = lf_right_of(at, front, s->at[v]);

        if (v != u && s->where[v] == LF_ON_TABLE && ahead > -LIN_INCH && ahead < LF_IN(14) &&
            right < room && right > -room)
            return true;
    }
    return false;
}

/* Could it go on from there, or would it stand in the way of those who come after it? */
static bool has_room_ahead(lf_estimate *p, int u, const lin_order *o)
{
    lf_state *s = &p->thought.s;
    const lin_point by = kit_way_of((tb_angle)o->arg[2], LF_IN(3));
    lf_plan plan;
    tb_body b;

    s->at[u] = (lin_point){ o->arg[0], o->arg[1] };
    s->facing[u] = (uint16_t)o->arg[2];
    s->formation[u] = (uint8_t)o->arg[3];
    s->gap[u] = (uint16_t)o->arg[4];
    lf_form(&p->thought.view, u, &b);
    lf_sweep(&p->thought.view, u, &b.hull, by, &plan);
    return plan.free >= LF_IN(1);
}

/* At that place of an edge, in that formation. clear: only if no friend is before it. */
static bool comes_on(lf_estimate *p, int u, kit_edge e, int32_t along, int formation, bool clear)
{
    const lin_point at = kit_edge_point(p->f->scenery.size, e, (lin_point){ along, along }, 0);
    const tb_angle front = kit_edge_inwards(e);
    const lin_order o = { .verb = LV_COME,
                          .nargs = 5,
                          .arg = { at.x, at.y, front, formation,
                                   formation == LF_OPEN ? LIN_INCH : 0 } };

    return !(clear && is_behind_friend(p, u, at, front)) && has_room_ahead(p, u, &o) &&
           lf_give(p, o) == LF_ANSWERED;
}

/* Does deep water lie between that place and the enemy, so that the way leads over a bridge? */
static bool is_beyond_water(lf_estimate *p, lin_point from)
{
    int n;
    const lin_point to = lf_centre_of(p, p->enemy, -1, &n);
    bool waters = false;

    for (int i = 0; i < p->f->scenery.pieces; i++)
        waters = waters || p->f->scenery.piece[i].flags & KIT_IMPASSABLE;
    return waters && n > 0 && lf_is_water_between(p, from, to);
}

/* Beside those who came on before; in line if the enemy is near, else in column. */
int lf_doctrine_come_on(lf_estimate *p)
{
    const lf_state *s = p->now;
    const int u = p->frame->arg[0], c = s->commander[p->f->group[u]];
    const lin_point from = c == LF_NONE ? s->at[u] : s->at[c];
    const bool near =
        lf_enemy_within(p->view, p->side, from, LF_IN(30)) != LF_NONE && !is_beyond_water(p, from);
    const int usual = p->f->type[u] == LF_ARTILLERY   ? LF_COLUMN
                      : lf_may_form(p->f, u, LF_LINE) ? LF_LINE
                                                      : LF_OPEN;

    for (int again = 0; again < 3; again++)
        for (int32_t aside = LF_IN(1); aside <= LF_IN(18); aside += LIN_INCH)
            for (int e = 0; e < KIT_EDGES; e++)
                for (int way = -1; way <= 1; way += 2) {
                    const int formation =
                        (near && again < 2) || p->f->type[u] == LF_ARTILLERY ? usual : LF_COLUMN;
                    const int32_t middle = e == KIT_NORTH || e == KIT_SOUTH ? from.x : from.y;

                    if (comes_on(p, u, (kit_edge)e, middle + way * aside, formation, again == 0))
                        return LF_ANSWERED;
                }
    return lin_list_find(p->list, LV_STAY, -1);
}

/* LF-SC-37: he walks on behind the middle of his force. */
int lf_doctrine_walk_on(lf_estimate *p)
{
    const int u = p->frame->arg[0];
    const tb_angle inwards = kit_edge_inwards((kit_edge)p->now->edge[p->side]);
    int n;
    const lin_point wish = lf_centre_of(p, p->side, -1, &n);

    return lf_post_near(p, u, tb_go(wish, inwards, -LF_IN(5), 0));
}
