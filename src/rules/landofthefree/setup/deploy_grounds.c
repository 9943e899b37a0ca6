/* deploy_grounds.c -- where a unit may be deployed: in its side's zone, or on the ground that the
 * battle gives its group. LF-SC-07, LF-RF-15. */
#include "kit/search.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* The group's own ground on the map, by the name of its commander; NULL where there is none. */
static const lin_spot *ground_of(const lf_field *f, int u)
{
    const lin_battle *b = f->base.battle;
    const int g = f->group[u];

    if (g == LF_NONE)
        return NULL;
    for (int i = 0; i < f->scenery.table->spots; i++) {
        const lin_spot *spot = &f->scenery.table->spot[i];

        if (strcmp(spot->kind, "ground") == 0 &&
            strcmp(spot->name, b->unit[f->group_commander[g]].name) == 0)
            return spot;
    }
    return NULL;
}

/* Grounds belong to the scenario that the battle names, and to no other that the host may choose.
 */
static bool is_own_scenario(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    return strcmp(lin_node_text(lin_node_get(f->base.battle->root, "options"), "scenario", ""),
                  lf_scenario_name[s->scenario]) == 0;
}

/* Of a group that the battle's own deployment keeps back, the ground is where it came on. */
static bool is_entry(const lf_field *f, int u)
{
    const lin_node *setups = kit_setups(f->base.battle);

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        if (lf_kept_back(f, n, f->side[u]) == f->group_commander[f->group[u]])
            return true;
    return false;
}

static tb_outline shape_of(const lf_field *f, const lin_spot *spot)
{
    const lin_point *p = &f->scenery.table->outline[spot->first];

    return (tb_outline){
        .point = p, .points = spot->points, .closed = true, .box = tb_box_of(p, spot->points)
    };
}

/* The ground that the battle names for it, unless the host prefers the zones of the scenario. */
static const lin_spot *named(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_spot *spot =
        f->base.option[LF_OPT_SCENARIO_ZONES] || !is_own_scenario(view) ? NULL : ground_of(f, u);

    return spot && !is_entry(f, u) ? spot : NULL;
}

/* A commander for whom a place on his ground is looked for. */
typedef struct {
    const lin_view *view;
    int commander;
    tb_outline ground;
} seeker;

static bool may_stand(const void *self, lin_point p)
{
    const seeker *who = self;

    return tb_area_holds(&who->ground, p) && lf_may_post_in_any_zone(who->view, who->commander, p);
}

/* Enemies set up far forward can leave a commander no lawful place on it; then it binds nobody of
 * his group. */
static bool is_shut(const lin_view *view, int c, const lin_spot *spot)
{
    const lf_state *s = view->state;
    const seeker who = { view, c, shape_of(lf_field_of(view->field), spot) };
    lin_point at;

    if (s->where[c] == LF_ON_TABLE)
        return s->mark[c] & LF_ZONED;
    return !kit_find_in_box(&who.ground.box, LIN_INCH / 2, may_stand, &who, &at);
}

bool lf_ground_is_shut(const lin_view *view, int c)
{
    const lin_spot *spot = named(view, c);

    return spot && is_shut(view, c, spot);
}

/* LF-RF-15: the ground on which it must be deployed; NULL: in the zone. */
static const lin_spot *assigned(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_spot *spot = named(view, u);

    return spot && !is_shut(view, f->group_commander[f->group[u]], spot) ? spot : NULL;
}

bool lf_assigned_ground(const lin_view *view, int u, tb_outline *out)
{
    const lin_spot *spot = assigned(view, u);

    if (spot)
        *out = shape_of(lf_field_of(view->field), spot);
    return spot != NULL;
}

/* Nowhere outside of it may the unit be deployed. */
tb_box lf_deployment_box(const lin_view *view, int u)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_spot *spot = assigned(view, u);

    return spot ? shape_of(f, spot).box : lf_deployment_zone(view, f->side[u]);
}

/* LF-SC-11 */
lin_status lf_check_post_in_zone(const lin_view *view, int u, lin_point p, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_spot *spot = assigned(view, u);
    const tb_box zone = lf_deployment_zone(view, f->side[u]);
    tb_outline g;

    if (!spot)
        return kit_box_holds(&zone, p)
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-SC-11",
                                "%s must stand in the deployment zone of the %s side.", lf_id(f, u),
                                f->base.battle->side_name[f->side[u]]);
    g = shape_of(f, spot);
    return tb_area_holds(&g, p)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "LF-RF-15",
                            "%s must stand on the ground of his group.", lf_id(f, u));
}

lin_status lf_check_in_zone(const lin_view *view, int u, const tb_body *b, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lin_spot *spot = assigned(view, u);
    const tb_box zone = lf_deployment_zone(view, f->side[u]);
    tb_outline g;

    if (!spot)
        return kit_box_holds_box(&zone, &b->box)
                   ? LIN_OK
                   : lin_refuse(why, LIN_ILLEGAL, "LF-SC-07",
                                "%s must lie wholly inside the deployment zone of the %s side.",
                                lf_id(f, u), f->base.battle->side_name[f->side[u]]);
    g = shape_of(f, spot);
    return kit_body_lies_within(&g, b)
               ? LIN_OK
               : lin_refuse(
                     why, LIN_ILLEGAL, "LF-RF-15",
                     "%s must lie wholly on the ground that this battle gives the group of %s.",
                     lf_id(f, u), lf_id(f, f->group_commander[f->group[u]]));
}
