/* make_up.c -- one combat put together: with whom, what else is attacked, the diversion (GT-11.15
 * to GT-11.28). It is declared only if the rest can then still be declared. */
#include "rules/germantown/declaring.h"

/* ---- who may join ---- */

static bool is_beside_all(const gt_field *f, const gt_state *s, int u, const uint16_t *hex, int n)
{
    for (int i = 0; i < n; i++)
        if (gt_direction(f, s->at[u], hex[i]) < 0)
            return false;
    return true;
}

/* A gun is steady (GT-12.2) and attacks over sides that it could cross (GT-12.3). */
static lin_status check_gun(const gt_field *f, const gt_state *s, int u, const uint16_t *hex, int n,
                            lin_refusal *why)
{
    if (!gt_in_order(s, u) || (s->mark[u] & GT_PANICKED))
        return lin_refuse(why, LIN_ILLEGAL, "GT-12.2",
                          "%s is not steady: only a steady gun joins an attack.", gt_id(f, u));
    for (int i = 0; i < n; i++) {
        const int d = gt_direction(f, s->at[u], hex[i]);

        if (d >= 0 && f->cost[GT_BY_GUN][s->at[u]][d] >= GT_BARRED)
            return lin_refuse(why, LIN_ILLEGAL, "GT-12.3",
                              "%s could not cross that hexside, so it cannot join the attack.",
                              gt_id(f, u));
    }
    return LIN_OK;
}

/* Each for itself: those of one hex may go different ways (GT-11.23). */
static lin_status check_with(const gt_field *f, const gt_state *s, int combat, int u,
                             lin_refusal *why)
{
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);
    gt_set now = gt_combat_units(s, combat);

    if (f->side[u] != s->side || !gt_on_map(s, u) || gt_is_leader(f, u))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "%s is no combat unit of yours on the map.",
                          gt_id(f, u));
    if (s->combat[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.15",
                          "%s attacks already; a unit attacks once in a phase.", gt_id(f, u));
    if (!is_beside_all(f, s, u, hex, n))
        return lin_refuse(why, LIN_ILLEGAL, n > 1 ? "GT-11.21" : "GT-11.12",
                          "%s is not next to %s.", gt_id(f, u),
                          n > 1 ? "every hex that is attacked" : "the hex that is attacked");
    if (n > 1 && !gt_is_empty(now) && s->at[gt_first(now)] != s->at[u])
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                          "Several hexes are attacked from one hex only, or one hex from several.");
    if (gt_is_gun(f, u))
        return check_gun(f, s, u, hex, n, why);
    if (!gt_may_attack(f, s, u))
        return lin_refuse(why, LIN_ILLEGAL, (s->mark[u] & GT_RODE_OFF) ? "GT-11.34" : "GT-11.14",
                          (s->mark[u] & GT_RODE_OFF)
                              ? "%s has ridden off; it attacks again after its next Rally Phase."
                              : "%s is not steady: only steady units attack.",
                          gt_id(f, u));
    return LIN_OK;
}

static lin_status check_also(const gt_field *f, const gt_state *s, int combat, int cell,
                             lin_refusal *why)
{
    const gt_set now = gt_combat_units(s, combat);
    gt_set rest = now;
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);

    if (gt_is_target(s, cell))
        return gt_is_diverted(s, cell)
                   ? lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                                "That hex is a diversion and may not be attacked.")
                   : lin_refuse(why, LIN_ILLEGAL, "GT-11.16",
                                "That hex is attacked already; once in a phase.");
    if (!gt_has_troops(f, s, cell, gt_other(s->side)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.12",
                          "No enemy combat unit is there; attack a hex that holds one.");
    if (gt_is_house(f, cell) || gt_is_house(f, hex[0]))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.24",
                          "The Chew House is never attacked together with another hex.");
    if (n >= 6 || s->targets >= GT_TARGETS || gt_is_empty(now))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                          "First say with whom: several hexes are attacked from one.");
    for (int u; (u = gt_next(&rest)) >= 0;) {
        if (s->at[u] != s->at[gt_first(now)])
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.21",
                "Several hexes are attacked from one hex only, or one hex from several.");
        if (gt_direction(f, s->at[u], cell) < 0)
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.21",
                              "%s is not next to that hex; all attackers must be.", gt_id(f, u));
        if (gt_is_gun(f, u) && check_gun(f, s, u, (uint16_t[]){ (uint16_t)cell }, 1, why) != LIN_OK)
            return LIN_ILLEGAL;
    }
    return LIN_OK;
}

/* Is one of its attackers next to that hex? */
static bool is_beside_any(const gt_field *f, const gt_state *s, int combat, int cell)
{
    gt_set rest = gt_combat_units(s, combat);

    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_direction(f, s->at[u], cell) >= 0)
            return true;
    return false;
}

static lin_status check_divert(const gt_field *f, const gt_state *s, const gt_contacts *c,
                               int combat, int cell, lin_refusal *why)
{
    gt_set held;
    bool engaged = false;

    if (gt_diversion_of(s, combat) != LIN_NOWHERE)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25", "A combat has one diversion at most.");
    if (gt_is_target(s, cell) || s->targets >= GT_TARGETS)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "That hex is attacked, or a diversion, already.");
    for (int i = 0; i < c->hexes; i++)
        engaged |= c->hex[i].cell == cell && c->hex[i].engaged;
    if (!engaged)
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25", "Only an engaged hex can be a diversion.");
    if (!is_beside_any(f, s, combat, cell))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "The diversion must be next to one of the attackers.");
    held = gt_troops_in(f, s, cell, gt_other(s->side));
    for (int v; (v = gt_next(&held)) >= 0;)
        if (gt_is_pinned(s, v))
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.26",
                              "%s there is pinned: attack that hex, it cannot be a diversion.",
                              gt_id(f, v));
    return LIN_OK;
}

static bool has_attacker_beside(const gt_field *f, gt_set all, const gt_state *s, int gun)
{
    for (int u; (u = gt_next(&all)) >= 0;)
        if (!gt_is_gun(f, u) && s->at[u] == s->at[gun])
            return true;
    return false;
}

/* What this combat would leave behind: no engaged hex (GT-11.9) without somebody who can still
 * attack it (GT-11.18), and nobody who owes an attack without an enemy for it (GT-11.19). So
 * declaring can always be closed. */
static lin_status check_rest(const gt_field *f, const gt_state *s, lin_refusal *why)
{
    gt_contacts c;
    gt_set rest;
    char name[8];

    gt_find_contacts(f, s, &c);
    for (int i = 0; i < c.hexes; i++)
        if (c.hex[i].engaged && !c.hex[i].attacked && !c.hex[i].diverted &&
            gt_is_empty(c.hex[i].engaging)) {
            lin_cell_name(f->board, c.hex[i].cell, name);
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.18",
                "That would leave nobody to attack the engaged enemy in %s: attack or divert "
                "him too, or leave somebody for him.",
                name);
        }
    rest = c.owes;
    for (int u; (u = gt_next(&rest)) >= 0;) {
        bool any = false;

        for (int i = 0; i < c.hexes; i++)
            any |= !c.hex[i].attacked && !c.hex[i].diverted && gt_has(&c.hex[i].near, u) &&
                   gt_meets_duty(f, s, u, c.hex[i].cell);
        if (!any)
            return lin_refuse(
                why, LIN_ILLEGAL, "GT-11.19",
                "That would leave %s, which must attack, nobody to attack: take it along.",
                gt_id(f, u));
    }
    return LIN_OK;
}

bool gt_leaves_nothing_owed(const gt_field *f, const gt_state *s)
{
    return check_rest(f, s, NULL) == LIN_OK;
}

static lin_status check_made_up(const gt_field *f, const gt_state *s, int combat, lin_refusal *why)
{
    const gt_set all = gt_combat_units(s, combat);
    gt_set rest = all;
    uint16_t hex[6];
    const int n = gt_combat_hexes(s, combat, hex);

    if (gt_is_empty(all))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "Nobody attacks yet: say with whom.");
    for (int u; (u = gt_next(&rest)) >= 0;) {
        /* GT-14.17: those need not; GT-14.18: who is not pinned joins whom he likes. */
        bool meets = gt_is_gun(f, u) || !gt_is_pinned(s, u) || gt_is_excused(f, s, u);

        if (gt_is_gun(f, u) && !has_attacker_beside(f, all, s, u))
            return lin_refuse(why, LIN_ILLEGAL, "GT-12.2",
                              "%s attacks only with foot or horse of its own hex.", gt_id(f, u));
        for (int i = 0; i < n; i++)
            meets |= gt_holds_pinned_with(f, s, hex[i], u);
        if (!meets)
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.11",
                              "%s is pinned and must attack a hex with an enemy pinned with it.",
                              gt_id(f, u));
    }
    if (gt_diversion_of(s, combat) != LIN_NOWHERE &&
        !is_beside_any(f, s, combat, gt_diversion_of(s, combat)))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                          "Nobody who attacks is next to the diversion any more: take somebody "
                          "who is, or cancel.");
    return check_rest(f, s, why);
}

lin_side gt_who_make_up(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

void gt_list_make_up(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int combat = frame->arg[1];
    gt_set rest = gt_and(f->side_set[s->side], f->combat_set);
    lin_order all = { .verb = V_WITH }; /* against several hexes: all of one hex (GT-11.21) */
    uint16_t hex[6];
    const int hexes = gt_combat_hexes(s, combat, hex);
    int n = 0, first = LIN_NOWHERE;
    gt_contacts c;

    gt_find_contacts(f, s, &c);
    for (int u; (u = gt_next(&rest)) >= 0;)
        if (gt_on_map(s, u) && !s->combat[u] && gt_near_troops(f, s, s->at[u], gt_other(s->side)) &&
            check_with(f, s, combat, u, NULL) == LIN_OK) {
            lin_list_add_unit(out, V_WITH, u);
            if (hexes == 1 || first == LIN_NOWHERE || s->at[u] == first)
                n += lin_order_add_unit(&all, 0, u);
            first = first == LIN_NOWHERE ? s->at[u] : first;
        }
    if (n > 1)
        lin_list_add(out, all);
    for (int i = 0; i < c.hexes; i++) {
        if (check_also(f, s, combat, c.hex[i].cell, NULL) == LIN_OK)
            gt_answer1(out, V_ALSO, c.hex[i].cell);
        if (check_divert(f, s, &c, combat, c.hex[i].cell, NULL) == LIN_OK)
            gt_answer1(out, V_DIVERT, c.hex[i].cell);
    }
    if (check_made_up(f, s, combat, NULL) == LIN_OK)
        gt_answer0(out, V_DECLARE);
    else
        gt_answer0(out, V_CANCEL);
}

lin_status gt_check_make_up(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int combat = frame->arg[1];
    gt_contacts c;
    gt_set rest;

    switch (o->verb) {
    case V_CANCEL:
        return LIN_OK;
    case V_DECLARE:
        return check_made_up(f, s, combat, why);
    case V_ALSO:
        return check_also(f, s, combat, o->arg[0], why);
    case V_DIVERT:
        gt_find_contacts(f, s, &c);
        return check_divert(f, s, &c, combat, o->arg[0], why);
    case V_WITHOUT:
        if (s->combat[o->arg[0]] == combat)
            return LIN_OK;
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.17", "%s is not in this combat.",
                          gt_id(f, o->arg[0]));
    case V_WITH:
        rest = gt_units_of(o, 0);
        for (int u; (u = gt_next(&rest)) >= 0;) {
            const lin_status status = check_with(f, s, combat, u, why);

            if (status != LIN_OK)
                return status;
            if (gt_combat_hexes(s, combat, (uint16_t[6]){ 0 }) > 1 &&
                s->at[u] != s->at[gt_first(gt_units_of(o, 0))])
                return lin_refuse(
                    why, LIN_ILLEGAL, "GT-11.21",
                    "Several hexes are attacked from one hex only, or one hex from several.");
        }
        return LIN_OK;
    default:
        return lin_not_now(v->field, frame, o, why);
    }
}

/* GT-23.29: whoever is attacked, fought out or not, is roused. */
static void rouse(const gt_field *f, gt_state *s, int cell)
{
    gt_set rest = gt_units_in(f, s, cell, gt_other(s->side));

    if (s->side != f->american)
        return;
    for (int u; (u = gt_next(&rest)) >= 0;)
        s->mark[u] |= GT_ROUSED;
}

void gt_take_make_up(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;
    const int combat = frame->arg[1];
    gt_set rest;
    uint16_t hex[6];
    int n;

    switch (o->verb) {
    case V_CANCEL:
        gt_drop_combat(s, combat);
        gt_pop(p);
        break;
    case V_ALSO:
        gt_add_target(s, o->arg[0], combat, false);
        break;
    case V_DIVERT:
        gt_add_target(s, o->arg[0], combat, true);
        break;
    case V_WITHOUT:
        s->combat[o->arg[0]] = 0;
        break;
    case V_WITH:
        rest = gt_units_of(o, 0);
        for (int u; (u = gt_next(&rest)) >= 0;)
            s->combat[u] = (uint8_t)combat;
        break;
    default:
        s->combats++;
        n = gt_combat_hexes(s, combat, hex);
        rest = gt_combat_units(s, combat);
        for (int u; (u = gt_next(&rest)) >= 0;)
            lin_tell(p, E_DECLARED, u, hex[0]);
        for (int i = 0; i < n; i++)
            rouse(f, s, hex[i]);
        if (gt_diversion_of(s, combat) != LIN_NOWHERE)
            lin_tell(p, E_DIVERSION, s->side, gt_diversion_of(s, combat));
        gt_pop(p);
        break;
    }
}
