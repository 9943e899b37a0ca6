/* check_places.c -- the printed places of a battle, and its deployments, when its file is read.
 * IB-13.1, IB-13.2, IB-3.37: all on the table, nobody on another or on impassable ground, and in
 * their zones where there are any. */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/setup/setup.h"
#include "kit/room.h"
#include "kit/setups.h"

#include <string.h>

/* Where a unit or commander is to stand, and the line of the file that says so. */
typedef struct {
    bool there;
    tb_pose pose;
    const lin_node *line;
} standing;

static bool begins_on_table(const ib_field *f, int u)
{
    const int b = f->brigade[u];

    return (ib_is_unit(f, u) || ib_is_commander(f, u)) && !(b != IB_NONE && f->brigade_of[b].turn);
}

static void lay_out(const ib_field *f, standing *all)
{
    for (int u = 0; u < f->units; u++) {
        all[u].there = begins_on_table(f, u);
        all[u].line = lin_node_get(f->base.battle->unit[u].data, "place");
        if (all[u].there && ib_is_unit(f, u))
            all[u].pose = ib_pose_in(f, u, f->formation[u], f->begins[u].at, f->begins[u].facing);
        else
            all[u].pose.at = f->begins[u].at;
    }
}

static lin_status check_zone(const ib_field *f, const standing *s, int u, lin_refusal *why)
{
    const tb_box zone = f->fixed ? kit_box_of_table(f->scenery.size) : ib_zone_of(f, u);
    const tb_quad hull = ib_is_unit(f, u) ? tb_hull(&s->pose) : (tb_quad){ 0 };
    const tb_box box =
        ib_is_unit(f, u) ? tb_box_of(hull.p, 4) : kit_box_round(s->pose.at, ib_disc_radius(f, u));

    return kit_box_holds_box(&zone, &box)
               ? LIN_OK
               : kit_node_wrong(why, s->line, "IB-13.2", "%s does not lie wholly %s", ib_id(f, u),
                                f->fixed ? "on the table" : "in its zone");
}

static lin_status check_all(const ib_field *f, const standing *all, lin_refusal *why)
{
    for (int u = 0; u < f->units; u++) {
        lin_status status;
        tb_quad hull;
        int piece;

        if (!all[u].there)
            continue;
        if ((status = check_zone(f, &all[u], u, why)) != LIN_OK)
            return status;
        if (!ib_is_unit(f, u))
            continue;
        if ((piece = ib_impassable_at(f, all[u].pose.at)) != IB_NONE)
            return kit_node_wrong(why, all[u].line, "IB-3.37",
                                  "%s stands in %s, which nobody can enter", ib_id(f, u),
                                  kit_piece_name(&f->scenery, piece));
        hull = tb_hull(&all[u].pose);
        for (int v = 0; v < u; v++)
            if (all[v].there && ib_is_unit(f, v)) {
                const tb_quad other = tb_hull(&all[v].pose);

                if (tb_overlap(&hull, &other))
                    return kit_node_wrong(why, all[u].line, "IB-13.2",
                                          "%s lies on %s; set one of them aside", ib_id(f, u),
                                          ib_id(f, v));
            }
    }
    return LIN_OK;
}

/* ---- Deployments ---- */

static lin_status read_post(const lin_field *field, const lin_node *line, kit_post *post,
                            void *self, lin_refusal *why)
{
    const ib_field *f = ib_field_of(field);
    standing *one = (standing *)self + post->unit;

    if (!begins_on_table(f, post->unit))
        return kit_setup_wrong(why, line, "IB-13.1", "that is nobody whom this side sets up.");
    if (ib_is_unit(f, post->unit) &&
        (kit_post_read_formation(field, ib_formation_name, post) != LIN_OK ||
         !ib_may_form(f, post->unit, post->formation)))
        return kit_setup_wrong(why, line, "IB-2.19",
                               "write inches, degrees and a formation that it may take, as \"24 "
                               "10.5 180 line\".");
    if (post->words)
        return kit_setup_wrong(why, line, "IB-13.1", "there is a word too many.");
    one->line = line;
    if (ib_is_unit(f, post->unit))
        one->pose = ib_pose_in(f, post->unit, post->formation, post->at, (tb_angle)post->facing);
    else
        one->pose.at = post->at;
    return LIN_OK;
}

/* A deployment of one side: its zone keeps it apart from the other. */
static lin_status check_setup(const ib_field *f, const lin_node *setup, int side, lin_refusal *why)
{
    standing all[IB_UNITS];
    lin_status status;

    if (!lin_node_get(setup, f->base.battle->side_id[side]))
        return LIN_OK;
    memset(all, 0, sizeof all);
    lay_out(f, all);
    for (int u = 0; u < f->units; u++)
        all[u].there = all[u].there && f->side[u] == side;
    status = kit_setup_check(&f->base, setup, side, "IB-13.1", "IB-13.1", read_post, all, why);
    return status == LIN_OK ? check_all(f, all, why) : status;
}

lin_status ib_check_places(const ib_field *f, lin_refusal *why)
{
    const lin_node *setups = kit_setups(f->base.battle);
    standing all[IB_UNITS];
    lin_status status;

    memset(all, 0, sizeof all);
    lay_out(f, all);
    status = check_all(f, all, why);
    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        for (int side = 0; side < LIN_SIDES && status == LIN_OK; side++)
            status = check_setup(f, n, side, why);
    return status;
}
