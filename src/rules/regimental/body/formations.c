/* formations.c -- how stands lie in a formation, and who may take which. Section 8. */
#include "rules/regimental/body/body.h"

/* Foot (RG-1.18), mounted (RG-1.19), guns unlimbered (RG-1.20) and limbered, wagons (RG-1.21); 0.75
 * inch is cut down (RG-1.13). */
enum { FOOT_DEEP = 952, HORSE_DEEP = 1270, GUN_DEEP = 1905, LIMBER_DEEP = 3175, WIDE = 1270 };

uint16_t rg_wide(void)
{
    return WIDE;
}

/* RG-7.32 */
uint16_t rg_deep(const rg_field *f, int u, int formation, bool horse)
{
    if (rg_is_guns(f, u))
        return formation == RG_UNLIMBERED ? GUN_DEEP : LIMBER_DEEP;
    return horse ? HORSE_DEEP : FOOT_DEEP;
}

/* RG-8.5, RG-8.6, RG-8.9: width and depth in inches differ least; of equals the wider. */
static int files_of_mass(int stands, bool horse)
{
    const int deep = horse ? 100 : 75; /* hundredths */
    int best = 1, least = 1 << 20;

    for (int w = 1; w <= stands; w++) {
        const int ranks = (stands + w - 1) / w, d = w * 100 - ranks * deep;
        const int differs = d < 0 ? -d : d;

        if (differs <= least) {
            least = differs;
            best = w;
        }
    }
    return best;
}

int rg_files(int formation, int stands, bool horse)
{
    switch (formation) {
    case RG_FIELD_COLUMN: /* RG-8.3 */
        return stands > 1 ? 2 : 1;
    case RG_MARCH_COLUMN: /* RG-8.4 */
    case RG_LIMBERED:     /* RG-8.11 */
        return 1;
    case RG_MASS:
    case RG_BROKEN: /* RG-8.8 */
        return files_of_mass(stands, horse);
    default: /* RG-8.1, RG-8.2, RG-8.10 */
        return stands > 0 ? stands : 1;
    }
}

tb_pose rg_pose_in(const rg_field *f, int u, int stands, int formation, bool on_foot, lin_point at,
                   tb_angle facing)
{
    const bool horse = f->type[u] == RG_CAVALRY && !on_foot;

    return (tb_pose){ .at = at,
                      .facing = facing,
                      .gap = formation == RG_EXTENDED ? WIDE : 0, /* RG-8.2 */
                      .wide = WIDE,
                      .deep = rg_deep(f, u, formation, horse),
                      .stands = (uint8_t)(stands > 0 ? stands : 1),
                      .leader = TB_MIDDLE, /* RG-8.12 */
                      .files = (uint8_t)rg_files(formation, stands, horse) };
}

tb_pose rg_pose(const lin_view *v, int u)
{
    const rg_state *s = v->state;

    return rg_pose_in(rg_field_of(v->field), u, s->stands[u], s->formation[u],
                      s->mark[u] & RG_ON_FOOT, s->at[u], s->facing[u]);
}

/* ---- Who may stand how ---- */

static int row_of(const rg_field *f, int u, bool on_foot)
{
    if (f->type[u] == RG_CAVALRY)
        return on_foot ? RG_STAND_ON_FOOT : RG_STAND_MOUNTED;
    switch (f->kind[u]) {
    case RG_HESSIANS:
        return RG_STAND_HESSIANS;
    case RG_JAEGERS:
        return RG_STAND_JAEGERS;
    case RG_CONTINENTALS:
        return f->early ? RG_STAND_EARLY : RG_STAND_CONTINENTALS;
    case RG_MILITIA:
        return f->weapon[u] == RG_RIFLE ? RG_STAND_RIFLES : RG_STAND_MILITIA;
    case RG_INDIANS:
        return RG_STAND_INDIANS;
    default:
        return RG_STAND_REGULARS;
    }
}

bool rg_may_form(const rg_field *f, int u, int formation, bool on_foot)
{
    if (f->type[u] == RG_ARTILLERY)
        return formation == RG_LIMBERED ? !(f->flags[u] & RG_IS_EMPLACED)
                                        : formation == RG_UNLIMBERED; /* RG-2.32 */
    if (f->type[u] == RG_WAGON)
        return formation == RG_LIMBERED; /* RG-2.33 */
    if (!rg_is_troops(f, u) || formation < 0 || formation > RG_BROKEN)
        return false;
    return formation == RG_BROKEN || rg_may_stand[row_of(f, u, on_foot)][formation];
}

/* The rule that says so, by row of the chart. */
const char *rg_forms_rule(const rg_field *f, int u, bool on_foot)
{
    static const char *const rules[RG_STAND_ROWS] = {
        [RG_STAND_REGULARS] = "RG-8.14",     [RG_STAND_HESSIANS] = "RG-8.15",
        [RG_STAND_JAEGERS] = "RG-8.16",      [RG_STAND_EARLY] = "RG-8.17",
        [RG_STAND_CONTINENTALS] = "RG-8.18", [RG_STAND_MILITIA] = "RG-8.19",
        [RG_STAND_RIFLES] = "RG-8.20",       [RG_STAND_INDIANS] = "RG-8.21",
        [RG_STAND_MOUNTED] = "RG-8.23",      [RG_STAND_ON_FOOT] = "RG-8.24",
    };

    if (rg_is_guns(f, u))
        return f->type[u] == RG_WAGON ? "RG-2.33" : "RG-8.10";
    return rules[row_of(f, u, on_foot)];
}
