/* deploy_zones.c -- the deployment zones of the scenarios. LF-SC. */
#include "rules/landofthefree/setup/setup.h"

/* LF-SC-39: more than 12" from the side edges, so one unit further in than 12". */
static tb_box flank_zone(kit_size t, kit_edge e)
{
    return kit_box_narrowed(t, e, kit_edge_length(t, e) - 2 * (LF_IN(12) + 1),
                            kit_box_strip(t, e, LF_IN(12)));
}

/* LF-SC-51: midway between the Attacker's two edges, over the whole length. */
static tb_box ambush_zone(kit_size t, kit_edge attacker)
{
    return kit_box_narrowed(t, kit_edge_lies_along_x(attacker) ? KIT_EAST : KIT_NORTH, LF_IN(24),
                            kit_box_of_table(t));
}

tb_box lf_deployment_zone(const lin_view *view, int side)
{
    const kit_size t = lf_field_of(view->field)->scenery.size;
    const lf_state *s = view->state;
    const bool attacks = side == s->attacker;
    const kit_edge e = (kit_edge)s->edge[side];

    switch (s->scenario) {
    case LF_FLANK_ATTACK:
        return attacks ? kit_box_strip(t, e, LF_IN(12)) : flank_zone(t, e);
    case LF_SURROUNDED: /* LF-SC-45, LF-SC-48 */
        if (attacks)
            return kit_box_of_table(t);
        return kit_box_narrowed(t, e, LF_IN(24), kit_box_strip(t, e, LF_IN(36)));
    case LF_AMBUSH:
        return ambush_zone(t, (kit_edge)s->edge[s->attacker]);
    case LF_FRONTAL_ASSAULT: /* LF-SC-63, LF-SC-66 */
        return kit_box_strip(t, e, attacks ? LF_IN(12) : LF_IN(24));
    default: /* LF-SC-29, LF-SC-31, LF-SC-68 */
        return kit_box_strip(t, e, LF_IN(12));
    }
}
