/* overlays.c -- marks on hexes, to be looked at: where a stack can get, what a side controls, what
 * a unit sees and could hit, whom it must or may attack, where it would be driven back to. Nothing
 * is judged here that a rule does not judge. */
#include "rules/germantown/march.h"

#include <stdio.h>

const lin_overlay gt_overlays[GT_OVERLAYS] = {
    [GT_SHOW_REACH] = { "reach",
                        "Where it can get, and what is then left of its movement points (dotted: "
                        "in "
                        "its next move, for it cannot move now)",
                        false },
    [GT_SHOW_ZONE] = { "zone", "The zones of control of this side: who enters one must stop",
                       true },
    [GT_SHOW_SIGHT] = { "sight",
                        "What it sees up to three hexes away; a number is what its fire needs "
                        "there "
                        "before modifiers (dotted: hidden by the fog)",
                        false },
    [GT_SHOW_CONTACT] = { "contact",
                          "Enemies next to it: in its zone it must attack them, else it may; and "
                          "who could attack it",
                          false },
    [GT_SHOW_RETREAT] = { "retreat", "Where it would fall back to (none: it would be lost)",
                          false },
};

typedef struct {
    lin_mark *out;
    int n, max;
} sheet;

static lin_mark *mark(sheet *sh, int cell, int value)
{
    lin_mark *m;

    if (sh->n >= sh->max)
        return NULL;
    m = &sh->out[sh->n++];
    *m = (lin_mark){ .cell = (uint16_t)cell, .value = value };
    return m;
}

/* ---- reach ---- */

static bool moves_now(const gt_field *f, const gt_state *s, int u)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == GT_MOVE)
            return s->head.frame[i].arg[0] == f->side[u] &&
                   (gt_has(&s->hand, u) || gt_check_movable(f, s, u, NULL) == LIN_OK);
    return false;
}

/* As if its movement phase began now. */
static void in_its_phase(const gt_field *f, gt_state *s, int u)
{
    s->side = f->side[u];
    s->hand = (gt_set){ { 0, 0 } };
    s->hand_flags = 0;
    for (int i = 0; i < f->units; i++) {
        s->mark[i] &= (uint16_t)~GT_MOVED;
        s->spent[i] = 0;
    }
}

static void mark_reach(const gt_field *f, const gt_state *now, int u, sheet *sh)
{
    const bool later = !moves_now(f, now, u);
    gt_state s = *now;
    gt_ways ways;

    if (later)
        in_its_phase(f, &s, u);
    if (!gt_has(&s.hand, u) && gt_check_movable(f, &s, u, NULL) != LIN_OK)
        return;
    gt_find_ways(f, &s, gt_has(&s.hand, u) ? s.hand : gt_one(u), &ways);
    for (int c = 0; c < f->board->cells; c++) {
        const int way = gt_way_to(f, &s, &ways, c);
        lin_mark *m;
        lin_text t;
        int all;

        if (way < 0)
            continue;
        all = gt_allowance(f, &s, u) * (ways.way[way].on_road ? 2 : 1) - gt_way_spent(&ways, way);
        if (!(m = mark(sh, c, all > 0 ? all : 0)))
            return;
        m->later = later;
        t = lin_text_in(m->text, sizeof m->text);
        gt_put_halves(&t, m->value);
    }
}

/* ---- zones, sight, contact, retreat ---- */

/* GT-5.1 to GT-5.10 */
static void mark_zones(const gt_field *f, const gt_state *s, int side, sheet *sh)
{
    for (int c = 0; c < f->board->cells; c++)
        if (gt_in_zone(f, s, c, side))
            mark(sh, c, 1);
}

/* GT-9.1 to GT-9.8, GT-22.5, GT-10.15 */
static void mark_sight(const gt_field *f, const gt_state *s, int u, sheet *sh)
{
    const int strength = gt_is_leader(f, u)       ? 0
                         : gt_is_gun(f, u)        ? gt_strength(f, s, u)
                         : f->type[u] == GT_RIFLE ? gt_strength(f, s, u)
                                                  : f->rifles[u];

    for (int c = 0; gt_on_map(s, u) && c < f->board->cells; c++) {
        const int far = gt_distance(f, s->at[u], c);
        lin_mark *m;

        if (far < 1 || far > GT_FAR || !gt_sees(f, s, s->at[u], c) || !(m = mark(sh, c, far)))
            continue;
        m->later = far > gt_range(s);
        if (strength)
            snprintf(m->text, sizeof m->text, "%d+", gt_to_hit(strength, far));
    }
}

static bool has_steady_attacker(const gt_field *f, const gt_state *s, int cell, int side)
{
    gt_set rest = gt_troops_in(f, s, cell, side);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_is_steady(s, u) && !gt_is_gun(f, u))
            return true;
    return false;
}

/* GT-11.2, GT-11.12, GT-11.13: as the places are now, in the turn of either side. */
static void mark_contact(const gt_field *f, const gt_state *s, int u, sheet *sh)
{
    const int enemy = gt_other(f->side[u]);

    for (int d = 0; gt_on_map(s, u) && !gt_is_leader(f, u) && d < 6; d++) {
        const int there = f->board->next[s->at[u]][d];
        const bool strikes = gt_is_steady(s, u) && !gt_is_gun(f, u);
        bool comes;
        lin_mark *m;

        if (there == LIN_NOWHERE || !gt_has_troops(f, s, there, enemy))
            continue;
        comes = has_steady_attacker(f, s, there, enemy);
        if (!(m = mark(sh, there, strikes + 2 * comes)))
            return;
        snprintf(m->text, sizeof m->text, "%s%s%s",
                 !strikes                                                 ? ""
                 : gt_has_zone(f, s, u) && gt_zone_passes(f, s->at[u], d) ? "must"
                                                                          : "may",
                 strikes && comes ? ", " : "", comes ? "he may" : "");
    }
}

/* GT-15.1 to GT-15.7 */
static void mark_retreat(const gt_field *f, const gt_state *s, int u, sheet *sh)
{
    uint16_t to[6];
    int n;

    if (!gt_on_map(s, u) || gt_is_leader(f, u) || gt_is_house(f, s->at[u]))
        return;
    n = gt_retreat_hexes(f, s, u, to);
    for (int i = 0; i < n; i++)
        mark(sh, to[i], 1);
}

int gt_marks(const lin_view *v, int overlay, int of, lin_mark *out, int max)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    sheet sh = { out, 0, max };

    if (overlay < 0 || overlay >= GT_OVERLAYS || of < 0 ||
        of >= (gt_overlays[overlay].of_side ? LIN_SIDES : f->units))
        return 0;
    switch (overlay) {
    case GT_SHOW_REACH:
        mark_reach(f, s, of, &sh);
        break;
    case GT_SHOW_ZONE:
        mark_zones(f, s, of, &sh);
        break;
    case GT_SHOW_SIGHT:
        mark_sight(f, s, of, &sh);
        break;
    case GT_SHOW_CONTACT:
        mark_contact(f, s, of, &sh);
        break;
    default:
        mark_retreat(f, s, of, &sh);
        break;
    }
    return sh.n;
}
