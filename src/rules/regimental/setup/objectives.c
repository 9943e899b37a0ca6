/* objectives.c -- what scores besides the chart. RG-15.27 to RG-15.30, RG-18.5, RG-18.12, RG-19.21
 * to RG-19.23, RG-20.12.
 *
 *     objectives:
 *       - {name: "the town", holds: "Town block", points: 6}                 a piece of the map
 *       - {name: "the ridge", holds: "The ridge", points: 10, majority: yes}
 *       - {name: "the bridge", point: "24 24", points: 3}
 *       - {name: "the hill", spot: "Left end of the hill", points: 6}         an objective of the
 * map
 *       - {name: "the field", clear: "Court house", within: 12, side: crown, points: 6}
 *       - {name: "losses", stands: 22, side: american, points: 6} */
#include "rules/regimental/setup/setup.h"

#include <stdio.h>
#include <string.h>

static int piece_named(const rg_field *f, const char *name)
{
    for (int i = 0; name && i < f->scenery.pieces; i++)
        if (strcmp(f->base.battle->table.piece[i].name, name) == 0 &&
            f->scenery.piece[i].shape.closed)
            return i;
    return RG_NONE;
}

/* RG-20.12 */
static bool find_spot(const rg_field *f, const char *name, lin_point *out)
{
    const lin_table *t = &f->base.battle->table;

    for (int i = 0; i < t->spots; i++)
        if (strcmp(t->spot[i].name, name) == 0 && strcmp(t->spot[i].kind, "objective") == 0) {
            *out = t->outline[t->spot[i].first];
            return true;
        }
    return false;
}

static lin_status wrong(lin_refusal *why, const lin_node *n)
{
    return kit_node_wrong(
        why, n, "RG-15.27",
        "An objective should be {name: ..., points: 6} and one of: holds: a "
        "piece of the map by its name (majority: yes), point: \"24 24\", spot: an "
        "objective of the map, clear: "
        "a piece with within: 12 and side, stands: 22 with side");
}

static lin_status read_one(rg_field *f, const lin_node *n, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const char *holds = lin_node_text(n, "holds", NULL), *clear = lin_node_text(n, "clear", NULL);
    const char *point = lin_node_text(n, "point", NULL), *spot = lin_node_text(n, "spot", NULL);
    const int side = rg_side_named(b, lin_node_text(n, "side", NULL));
    rg_objective *o = &f->objective[f->objectives];
    int points = 0, far = 0, stands = 0;

    *o = (rg_objective){ .side = LIN_NOBODY, .piece = RG_NONE };
    snprintf(o->name, sizeof o->name, "%s", lin_node_text(n, "name", "the objective"));
    if (kit_number_read(n, "points", 1, 50, "RG-15.27", &points, why) != LIN_OK)
        return LIN_BAD_FILE;
    o->points = (uint8_t)points;
    o->majority = strcmp(lin_node_text(n, "majority", "no"), "yes") == 0;
    if (holds || clear) {
        o->kind = holds ? RG_HOLD_PIECE : RG_NO_FOOT_NEAR;
        o->piece = (uint8_t)piece_named(f, holds ? holds : clear);
        if (o->piece == RG_NONE || (clear && side < 0))
            return wrong(why, n);
        if (clear && kit_number_read(n, "within", 1, 48, "RG-19.22", &far, why) != LIN_OK)
            return LIN_BAD_FILE;
    } else if (point || spot) {
        o->kind = RG_HOLD_POINT;
        if (point ? !rg_read_inches(f, point, &o->at.x, 2) || !rg_on_table(f, o->at)
                  : !find_spot(f, spot, &o->at))
            return wrong(why, n);
        far = 2; /* RG-15.29 */
    } else {
        o->kind = RG_FEW_STANDS;
        if (side < 0 || !lin_node_get(n, "stands"))
            return wrong(why, n);
        if (kit_number_read(n, "stands", 1, 255, "RG-19.23", &stands, why) != LIN_OK)
            return LIN_BAD_FILE;
    }
    o->far = RG_IN(far);
    o->stands = (uint8_t)stands;
    if (side >= 0)
        o->side = (uint8_t)side;
    f->objectives++;
    return LIN_OK;
}

lin_status rg_build_objectives(rg_field *f, lin_refusal *why)
{
    const lin_node *list = lin_node_get(f->base.battle->root, "objectives");
    lin_status status = LIN_OK;

    for (const lin_node *n = list ? list->child : NULL; n && status == LIN_OK; n = n->next) {
        if (f->objectives == RG_OBJECTIVES)
            return kit_node_wrong(why, n, "RG-15.27", "There are more than %d objectives",
                                  RG_OBJECTIVES);
        status = read_one(f, n, why);
    }
    return status;
}
