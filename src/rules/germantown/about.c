/* about.c -- all there is to know of a counter, a line each: what it is, what its numbers mean here
 * and now, what its marks forbid, who commands it, which special rules are about it. */
#include "rules/germantown/look.h"

#include <string.h>

void gt_put_halves(lin_text *out, int halves)
{
    if (halves / 2 || halves % 2 == 0)
        lin_put(out, "%d", halves / 2);
    if (halves % 2)
        lin_put(out, "½");
}

void gt_put_units(const gt_field *f, gt_set who, lin_text *out)
{
    for (int u; (u = gt_next(&who)) >= 0;)
        lin_put(out, "%s%s", f->base.battle->unit[u].id,
                gt_is_empty(who)    ? ""
                : gt_count(who) > 1 ? ", "
                                    : " and ");
}

/* ---- numbers ---- */

static void put_strength(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    const bool reduced = s->mark[u] & GT_REDUCED;

    lin_put(out, "Strength %d", gt_strength(f, s, u));
    if (f->steps[u] == 2)
        lin_put(out, reduced ? " (reduced; %d when it was whole)" : " (%d when reduced)",
                f->strength[!reduced][u]);
    lin_put(out, f->steps[u] == 2 && !reduced ? ": it can lose a step and go on [GT-1.8].\n"
                                              : ": the next step lost is its end [GT-1.9].\n");
}

static void put_morale(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    const int own = f->morale[s->mark[u] & GT_REDUCED][u],
              band = gt_band_morale(s->morale[f->side[u]]);
    const int leader = gt_on_map(s, u) ? gt_leader_for(f, s, u) : GT_NOBODY;

    lin_put(out, "Morale %+d", own);
    if (band)
        lin_put(out, ", %+d because the army is %s: %+d now [GT-18.1]", band,
                gt_band_name[gt_band(s->morale[f->side[u]])], own + band);
    lin_put(out, ".");
    if (gt_on_map(s, u)) {
        const gt_sum sum = gt_morale_sum(f, s, u);
        const int need = 5 - sum.total;

        lin_put(out, " Its morale rolls pass on %d or more of a die from 0 to 9",
                need < 0    ? 0
                : need > 10 ? 10
                            : need);
        if (leader != GT_NOBODY)
            lin_put(out, ", %s helping with %+d", f->base.battle->unit[leader].id,
                    f->leadership[leader]);
        lin_put(out, " [GT-18.2].");
    }
    lin_put(out, "\n");
}

static void put_movement(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    const int now = gt_allowance(f, s, u);

    lin_put(out, "Movement ");
    gt_put_halves(out, f->allowance[u]);
    if (now != f->allowance[u]) {
        lin_put(out, ", now ");
        gt_put_halves(out, now);
    }
    lin_put(out, "; twice as much along roads and lanes, away from the enemy [GT-6.10].\n");
}

static void put_fire(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    const int strength = gt_is_gun(f, u)          ? gt_strength(f, s, u)
                         : f->type[u] == GT_RIFLE ? gt_strength(f, s, u)
                                                  : f->rifles[u];

    if (strength == 0)
        return;
    lin_put(out,
            "%s with strength %d: hits an adjacent target on %d or more, one further off on %d; "
            "in this fog it carries %d hex%s [GT-10.15, GT-22.5].\n",
            gt_is_gun(f, u) ? "Fires in the enemy's turn" : "Fires its rifles", strength,
            gt_to_hit(strength, 1), gt_to_hit(strength, 2), gt_range(s),
            gt_range(s) == 1 ? "" : "es");
    if (!gt_is_gun(f, u) && !(s->mark[u] & GT_BEEN_IN_FIRE))
        lin_put(out, "It has not fired yet: +1 on its first shot [GT-10.24].\n");
}

/* ---- what it is ---- */

static void put_flags(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    static const struct {
        int flag;
        const char *text;
    } rows[] = {
        { GT_IS_MILITIA,
          "Militia: the British have +1 against militia alone [GT-12.16, GT-12.24]" },
        { GT_IS_VANGUARD,
          "Vanguard: in turn 1 it may end its move next to the British [GT-23.38]" },
        { GT_IS_OUTPOST, "Outpost: it moves freely from turn 1 on [GT-23.26]" },
        { GT_IS_WAYNES, "Of Wayne's division: under him it is furious with British light infantry, "
                        "and with Grey [GT-23.2]" },
        { GT_IS_STEPHENS, "Of Stephen's division: in fog it may stray or fire on friends [GT-23.3, "
                          "GT-23.14]" },
        { GT_IS_DEMI_LEADER,
          "Half a leader: +1 and +1 for itself and Germans stacked with it where "
          "nobody else commands [GT-23.32]" },
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (f->flags[u] & rows[i].flag)
            lin_put(out, "%s.\n", rows[i].text);
    if (gt_day(f, s) < 2 && f->side[u] == f->british && !(f->flags[u] & GT_IS_OUTPOST) &&
        u != f->named[GT_MUSGRAVE])
        lin_put(out, s->mark[u] & GT_ROUSED
                         ? "Roused: it moves freely [GT-23.28].\n"
                         : "Not yet roused: it waits until the enemy comes near [GT-23.26].\n");
}

static void put_marks(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    static const struct {
        int mark, row;
    } rows[] = { { GT_DISRUPTED, 0 },
                 { GT_SHATTERED, 1 },
                 { GT_PINNED, 2 },
                 { GT_PANICKED, 3 },
                 { GT_RODE_OFF, 7 } };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (s->mark[u] & rows[i].mark)
            lin_put(out, "%s [%s]\n", gt_mark_looks[rows[i].row].text,
                    gt_mark_looks[rows[i].row].rule);
    if (gt_on_map(s, u) && gt_is_house(f, s->at[u]) && !gt_is_leader(f, u))
        lin_put(out,
                "In the Chew House: -3 for fire at it, -2 for attacks on it, +1 for its morale; "
                "it does not retreat and need not attack [GT-21.2].\n");
    if (gt_on_map(s, u) && f->inside[s->at[u]] && !gt_is_leader(f, u))
        lin_put(out, "Behind works: -1 for fire and attacks across them, +1 for its morale "
                     "[GT-18.5, GT-21.10].\n");
}

static void put_place(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    static const char *const gone[] = { "Eliminated", "Captured", "Gone from the field", "" };

    if (gt_on_map(s, u)) {
        lin_put(out, "At ");
        lin_place_text(&f->base, (lin_point){ s->at[u], 0 }, out);
        lin_put(out, ".\n");
    } else if (s->at[u] == GT_WAITING) {
        lin_put(out, "Comes on in turn %d or later, in area %s [GT-8.1].\n", f->entry_turn[u] + 1,
                f->area[f->entry_area[u]].id);
    } else {
        const int i = LIN_NOWHERE - s->at[u];

        lin_put(out, "%s.\n", i < 3 ? (gt_is_leader(f, u) && i == 0 ? "Lost" : gone[i]) : "Absent");
    }
}

static void about_leader(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    lin_put(out,
            "Close combat %+d: he adds it where he commands, the senior of a side does "
            "[GT-12.12].\n",
            f->drm[u]);
    lin_put(out, "Leadership %+d: for morale rolls of units in his hex [GT-18.3].\n",
            f->leadership[u]);
    put_movement(f, s, u, out);
    lin_put(out, "If he falls the enemy gains %d army morale and ", f->am_gain[u]);
    gt_put_halves(out, f->points[u]);
    lin_put(out, " point%s, and his army loses %d [GT-17.1].\n", f->points[u] == 2 ? "" : "s",
            f->am_loss[u]);
    if (u == f->named[GT_ARMSTRONG])
        lin_put(out, "He commands militia only [GT-12.13].\n");
}

void gt_about(const lin_view *v, int u, lin_text *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const char *formation = lin_node_text(v->field->battle->unit[u].data, "formation", "");

    lin_put(out, "%s", gt_is_leader(f, u) ? "leader" : gt_type_name[f->type[u]]);
    if (*formation)
        lin_put(out, ", %s", formation);
    lin_put(out, "\n");
    put_place(f, s, u, out);
    if (gt_is_leader(f, u)) {
        about_leader(f, s, u, out);
    } else {
        put_strength(f, s, u, out);
        put_morale(f, s, u, out);
        put_movement(f, s, u, out);
        put_fire(f, s, u, out);
    }
    put_flags(f, s, u, out);
    put_marks(f, s, u, out);
}
