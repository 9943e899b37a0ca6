/* command.c -- what a commander can do for an element: attaching, spending points. LF-CM. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/steps.h"

/* LF-CM-38: attached, his disc lies behind the leader; in front of it after a rout. */
lin_point lf_commander_at(const lin_view *view, int c)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = s->with[c];
    const int32_t r = lf_disc_radius(f, c);
    const tb_body *b;

    if (u == LF_NONE)
        return s->at[c];
    b = lf_body(view, u);
    if (s->mark[u] & LF_INSIDE)
        return b->at;
    return s->mark[u] & LF_ROUTED
               ? tb_go(s->at[u], s->facing[u], r, 0)
               : tb_go(s->at[u], s->facing[u], -(lf_base_of(view, u)->deep + r), 0);
}

bool lf_in_sphere(const lin_view *view, int u, int c)
{
    const lf_state *s = view->state;
    const tb_body *b = lf_body(view, u);

    return tb_point_within(&b->stand[b->leader], lf_commander_at(view, c),
                           lf_commands[s->rating[c]].sphere);
}

/* LF-OR-11; LF-SK-30: where his orders reach it. */
bool lf_in_reach(const lin_view *view, int u, int c)
{
    return lf_has_skill(lf_field_of(view->field), u, LF_SKILL_VANGUARD) || lf_in_sphere(view, u, c);
}

/* The next commander attached to the element, from `from` on, or LF_NONE: both of its commanders
 * may be. */
int lf_next_attached(const lin_view *view, int u, int from)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_set *commanders = &f->commanders[f->side[u]];

    for (int c = tb_next(commanders, from); c >= 0; c = tb_next(commanders, c + 1))
        if (s->where[c] == LF_ON_TABLE && s->with[c] == u)
            return c;
    return LF_NONE;
}

/* A commander who is attached to the element, or LF_NONE. */
int lf_attached(const lin_view *view, int u)
{
    return lf_next_attached(view, u, 0);
}

/* LF-CM-45: the best Morale of those attached, or that of the element. */
int lf_morale_led(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    int best = LF_NONE;

    for (int c = lf_next_attached(view, u, 0); c != LF_NONE; c = lf_next_attached(view, u, c + 1))
        if (lf_commands[s->rating[c]].morale < best)
            best = lf_commands[s->rating[c]].morale;
    return best == LF_NONE ? lf_stats[f->type[u]].morale : best;
}

/* LF-CM-42: a force commander is bound by it for this turn. */
void lf_attach(lin_play *p, int c, int u)
{
    lf_state *s = p->state;

    if (lf_is_superior(&p->view, c, lf_field_of(p->view.field)->group[u]))
        s->mark[c] |= LF_BOUND;
    if (s->with[c] == u)
        return;
    s->with[c] = (uint8_t)u;
    lin_tell(p, LE_ATTACHED, c, u);
}

static lin_point on_table(const lf_field *f, lin_point p)
{
    p.x = p.x < 0 ? 0 : p.x > f->scenery.size.width ? f->scenery.size.width : p.x;
    p.y = p.y < 0 ? 0 : p.y > f->scenery.size.height ? f->scenery.size.height : p.y;
    return p;
}

/* LF-CM-43: released, he stands an inch behind the leader. */
static void release(lin_play *p, int c, int u)
{
    const lf_field *f = lf_field_of(p->view.field);
    lf_state *s = p->state;
    const tb_box table = { 0, 0, f->scenery.size.width, f->scenery.size.height };
    lin_point to;

    to = tb_go(s->at[u], s->facing[u],
               -(lf_base_of(&p->view, u)->deep + lf_disc_radius(f, c) + LIN_INCH), 0);
    s->at[c] = on_table(f, lf_commander_at(&p->view, c));
    s->with[c] = LF_NONE;
    if (kit_box_holds(&table, to) && lf_check_disc(&p->view, c, to, NULL) == LIN_OK)
        s->at[c] = to;
    lin_tell(p, LE_RELEASED, c, s->at[c].x, s->at[c].y);
}

/* All who are attached, but for `stays` (LF-CM-44; LF_NONE: nobody). */
void lf_release(lin_play *p, int u, int stays)
{
    for (int c = lf_next_attached(&p->view, u, 0); c != LF_NONE;
         c = lf_next_attached(&p->view, u, c + 1))
        if (c != stays)
            release(p, c, u);
}

/* LF-SE-34 to LF-SE-36: may a point of his have any effect on this element? */
bool lf_is_trusted(const lin_view *view, int c, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int g = f->group[u], trusts = f->trusts[g];

    if (!lf_has_skill(f, u, LF_SKILL_INDIAN))
        return true;
    return trusts & (c == s->commander[g]              ? LF_TRUSTS_COMMANDER
                     : c == s->force[f->group_side[g]] ? LF_TRUSTS_FORCE
                                                       : LF_TRUSTS_DIVISION);
}

/* The same, refused. */
lin_status lf_check_trust(const lin_view *view, int c, int u, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);

    return c == LF_NONE || lf_is_trusted(view, c, u)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-SE-34",
                            "%s are Indians of a mixed group, or of a force that is no Warparty "
                            "throughout: a command point of %s has no effect on them.",
                            lf_id(f, u), lf_id(f, c));
}

/* LF-CM-08, LF-CM-09, LF-CM-10, LF-CM-39, LF-CM-40: may he spend a point on this element now? */
bool lf_can_spend(const lin_view *view, int c, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool force = lf_is_superior(view, c, f->group[u]); /* LF-RF-11 */

    if (c == LF_NONE || s->where[c] != LF_ON_TABLE || s->points[c] == 0 ||
        (s->with[c] != LF_NONE && s->with[c] != u))
        return false;
    if (!force && c != s->commander[f->group[u]])
        return false;
    if ((u == s->element && c != s->issuer) || !lf_is_trusted(view, c, u))
        return false;
    return lf_in_sphere(view, u, c); /* LF-SK-31: Vanguards, too */
}

void lf_spend(lin_play *p, int c)
{
    lf_state *s = p->state;

    s->points[c]--;
    lin_tell(p, LE_SPENT, c, s->points[c]);
}
