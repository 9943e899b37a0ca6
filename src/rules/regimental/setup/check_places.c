/* check_places.c -- the printed places of a battle when its file is read: all on the table, nobody
 * on another. RG-17.6, RG-7.38. */
#include "rules/regimental/setup/setup.h"

#include <string.h>

kit_track rg_track_from(const rg_field *f, int u, int stands, bool on_foot, int formation,
                        lin_point head, tb_angle facing)
{
    const bool horse = f->type[u] == RG_CAVALRY && !on_foot;
    const int32_t length = stands * rg_deep(f, u, formation, horse);
    kit_track t;

    for (int i = 0; i < f->scenery.pieces; i++)
        if ((f->ground[i] == RG_ROAD || f->ground[i] == RG_TRAIL) &&
            kit_track_along(&f->scenery.piece[i].shape, RG_ROAD_HALF, head, facing, length, &t))
            return t;
    return kit_track_straight(head, facing);
}

static bool begins_on_table(const rg_field *f, int u)
{
    return !rg_is_leader(f, u) && f->brigade_of[f->brigade[u]].turn == 0;
}

static void form(const rg_field *f, int u, tb_body *out)
{
    const lin_point at = f->begins[u].at;
    const tb_angle facing = f->begins[u].facing;

    if (f->formation[u] == RG_MARCH_COLUMN || f->formation[u] == RG_LIMBERED) {
        const kit_track t = rg_track_from(f, u, f->stands[u], false, f->formation[u], at, facing);

        kit_track_form(&t, f->stands[u], rg_wide(),
                       rg_deep(f, u, f->formation[u], f->type[u] == RG_CAVALRY), out);
    } else {
        const tb_pose pose = rg_pose_in(f, u, f->stands[u], f->formation[u], false, at, facing);

        tb_form(&pose, out);
    }
}

static lin_status check_leader(const rg_field *f, int u, lin_refusal *why)
{
    const tb_box table = kit_box_of_table(f->scenery.size);
    const tb_box box = kit_box_round(f->begins[u].at, rg_radius(f, u));
    const bool later = f->brigade[u] != RG_NONE && f->brigade_of[f->brigade[u]].turn;

    return later || f->with[u] != RG_NONE || kit_box_holds_box(&table, &box)
               ? LIN_OK
               : kit_unit_wrong(why, &f->base.battle->unit[u], "RG-17.6",
                                "does not stand wholly on the table");
}

lin_status rg_check_places(const rg_field *f, lin_refusal *why)
{
    tb_body a, b;

    for (int u = 0; u < f->units; u++) {
        const lin_unit *unit = &f->base.battle->unit[u];

        if (rg_is_leader(f, u) && check_leader(f, u, why) != LIN_OK)
            return LIN_BAD_FILE;
        if (!begins_on_table(f, u))
            continue;
        form(f, u, &a);
        if (!rg_body_on_table(f, &a))
            return kit_unit_wrong(why, unit, "RG-17.6",
                                  "does not lie wholly on the table; its front-centre is where "
                                  "its place says");
        for (int v = 0; v < u; v++) {
            if (!begins_on_table(f, v))
                continue;
            form(f, v, &b);
            if (tb_bodies_bite(&a, &b, TB_TOUCH))
                return kit_unit_wrong(why, unit, "RG-17.6", "lies on %s; set one of them aside",
                                      rg_id(f, v));
        }
    }
    return LIN_OK;
}
