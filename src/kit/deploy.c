/* deploy.c -- places looked for where a unit may be set up. */
#include "kit/deploy.h"
#include "kit/hand.h"

void kit_deploy_form(kit_deploy *d, const tb_pose *pose)
{
    tb_pose at_corner = *pose;

    at_corner.at = (lin_point){ 0, 0 };
    tb_form(&at_corner, &d->body);
}

bool kit_deploy_near(const kit_deploy *d, lin_point to, int32_t step, int32_t most, lin_point *out)
{
    const tb_box *zone = &d->zone, *body = &d->body.box;
    const tb_box room = { zone->west - body->west, zone->south - body->south,
                          zone->east - body->east, zone->north - body->north };
    lin_point from;
    tb_box near;

    if (room.west > room.east || room.south > room.north)
        return false;
    from = d->within < 0 ? to : kit_not_beyond(d->leader, to, d->within);
    from = kit_box_nearest(&room, from);
    near = kit_box_round(from, most);
    near = kit_box_common(&room, &near);
    return kit_find_near(&near, step, from, kit_deploy_may, d, out);
}

tb_box kit_deploy_box(const kit_deploy *d, int32_t more)
{
    const tb_box round = kit_box_round(d->leader, d->within + more);

    return d->within < 0 ? d->zone : kit_box_common(&d->zone, &round);
}
