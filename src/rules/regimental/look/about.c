/* about.c -- all there is to know of a unit, as its line of a roster would say it: what it is, its
 * label, its weapon and rates, its leaders, what is added to its throw now. */
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/march/march.h"

static const char *const formation_said[RG_FORMATIONS] = {
    "in line",    "in extended line", "in field column", "in march column", "in mass",
    "a garrison", "broken",           "unlimbered",      "limbered"
};

/* ---- What it is ---- */

static void say_flags(const rg_field *f, int u, lin_text *t)
{
    static const struct {
        uint16_t flag;
        const char *text;
    } said[] = { { RG_IS_LIGHT, "light infantry" },
                 { RG_IS_GRENADIER, "grenadiers" },
                 { RG_IS_GUARDS, "Guards" },
                 { RG_IS_MOUNTED_INFANTRY, "mounted infantry [RG-2.46]" },
                 { RG_MARKSMEN, "marksmen [RG-2.43]" },
                 { RG_BUCK_AND_BALL, "buck and ball [RG-2.44]" },
                 { RG_IS_BATTALION_GUN, "battalion gun [RG-2.37]" },
                 { RG_IS_EMPLACED, "fixed [RG-2.32]" },
                 { RG_CARRIES_AMMUNITION, "carries ammunition [RG-6.56]" },
                 { RG_MAY_GO_HOME, "may go home once it has fired in two fire steps [RG-19.19]" } };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (f->flags[u] & said[i].flag)
            lin_put(t, ", %s", said[i].text);
    if (f->type[u] == RG_INFANTRY && !(f->flags[u] & RG_HAS_BAYONETS))
        lin_put(t, ", no bayonets [RG-2.41]");
}

static void say_kind(const rg_field *f, int u, lin_text *t)
{
    static const char *const kinds[RG_KINDS] = { "regulars", "provincials",  "French",  "Hessians",
                                                 "Jaegers",  "Continentals", "militia", "Indians" };
    static const char *const guns[RG_GUNS] = { "galloper gun",  "light gun", "medium gun",
                                               "howitzer",      "heavy gun", "siege gun",
                                               "siege howitzer" };

    if (f->type[u] == RG_WAGON)
        lin_put(t, "%s", f->flags[u] & RG_IS_PACK ? "pack train" : "wagon");
    else if (f->type[u] == RG_ARTILLERY)
        lin_put(t, "%s %s, %s carriage", rg_rating_name[f->rating[u]], guns[f->gun[u]],
                rg_is_light(f, u) ? "light" : "heavy");
    else
        lin_put(t, "%s %s, %s%s", rg_rating_name[f->rating[u]],
                f->type[u] == RG_CAVALRY ? "cavalry" : "infantry", kinds[f->kind[u]],
                f->type[u] == RG_CAVALRY   ? ""
                : f->weapon[u] == RG_RIFLE ? ", rifles"
                                           : ", muskets");
    say_flags(f, u, t);
    lin_put(t, "\n");
}

/* ---- How it is ---- */

static void say_figure(int stands, const char *what, lin_text *t)
{
    if (stands)
        lin_put(t, ", %s at %d", what, stands);
    else
        lin_put(t, ", never %s", what);
}

static void say_strength(const rg_field *f, const rg_state *s, int u, lin_text *t)
{
    lin_put(t, "%d of %d stands", s->stands[u], f->stands[u]);
    if (rg_is_troops(f, u)) {
        lin_put(t, ": %s", rg_wear_name[rg_wear_of(f, s, u)]);
        say_figure(f->worn[u], "worn", t);
        say_figure(f->spent[u], "spent", t);
        lin_put(t, " [RG-2.2]");
    }
    lin_put(t, "\n");
}

static void say_guns(const rg_field *f, const rg_state *s, int u, lin_text *t)
{
    for (int i = 0; f->type[u] == RG_ARTILLERY && i < RG_GUN_STANDS; i++) {
        const bool silenced = rg_gun_is(s, u, RG_GUN_SILENCED, i),
                   damaged = rg_gun_is(s, u, RG_GUN_DAMAGED, i),
                   low = rg_gun_is(s, u, RG_GUN_LOW, i);

        if (!rg_gun_is(s, u, RG_GUN_THERE, i) || (!silenced && !damaged && !low))
            continue;
        lin_put(t, "gun %d:%s%s%s\n", i + 1, silenced ? " silenced until it rallies [RG-2.17]" : "",
                damaged ? " damaged, half its points [RG-2.19]" : "",
                low ? " low on ammunition, half its points [RG-2.22]" : "");
    }
}

static void say_condition(const rg_field *f, const rg_state *s, int u, lin_text *t)
{
    lin_put(t, "%s", formation_said[s->formation[u]]);
    if (f->type[u] == RG_CAVALRY)
        lin_put(t, s->mark[u] & RG_ON_FOOT ? ", on foot" : ", mounted");
    if (!rg_is_guns(f, u) && !rg_is_broken(s, u))
        lin_put(t, rg_is_disordered(s, u) ? ", disordered: half its points, -1 in combat, must "
                                            "throw [RG-2.14]"
                                          : ", in good order");
    if (rg_is_broken(s, u))
        lin_put(t, ": it does not fire, charge or hold ground, and must throw [RG-2.15]");
    if (s->mark[u] & RG_LOW)
        lin_put(t, ", low on ammunition: half its points [RG-2.22]");
    if (s->mark[u] & RG_COLONEL)
        lin_put(t, ", with its brave colonel%s [RG-4.26]",
                s->mark[u] & RG_COLONEL_DOWN      ? ", who is down for a turn"
                : s->mark[u] & RG_COLONEL_WOUNDED ? ", who is wounded"
                                                  : "");
    lin_put(t, "\n");
    say_guns(f, s, u, t);
}

static void say_turn(const lin_view *v, int u, lin_text *t)
{
    static const char *const menus[RG_MENUS] = { "", "tardy [RG-6.10]", "well handled [RG-6.1]",
                                                 "at the double quick [RG-5.32]" };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (s->phase == RG_PHASE_MANEUVER && f->side[u] == s->side && s->turn) {
        kit_sum sum;

        if (kit_set_has(&s->acting, u) && s->menu[u] < RG_MENUS && s->menu[u])
            lin_put(t, "may choose from its menu, %s\n", menus[s->menu[u]]);
        else if (s->done[u] & RG_THROWN)
            lin_put(t, "has thrown in this player turn [RG-3.16]\n");
        else {
            rg_throw_sum(v, u, RG_NONE, &sum);
            lin_put(t, "its throw now: %+d%s", sum.total, sum.n ? ": " : "");
            kit_sum_put(&sum, rg_reasons, t);
            lin_put(t, "\n");
        }
    }
    if (s->done[u] & RG_CHARGING)
        lin_put(t, "charging%s [RG-2.49]\n", s->done[u] & RG_COLD ? " with cold steel" : "");
    if (s->done[u] & (RG_BY_FLANK | RG_FACED_ABOUT | RG_PASSED_LINES))
        lin_put(t, "caught moving: easier to hit until this player turn ends [RG-2.47]\n");
    if (s->fired[u])
        lin_put(t, "has fired in this step [RG-11.2]\n");
}

/* ---- What it can ---- */

static void say_fire(const rg_field *f, int u, lin_text *t)
{
    const bool guns = f->type[u] == RG_ARTILLERY;
    const int bands = guns ? RG_GUN_BANDS : RG_MUSKET_BANDS;
    const uint8_t *to = guns ? rg_gun_range : rg_musket_range;
    bool said = false;

    if (f->type[u] == RG_WAGON)
        return;
    for (int b = 0; b < bands; b++) {
        const int quarters = rg_points_in_band(f, u, b);

        if (!quarters)
            continue;
        lin_put(t, "%s", said ? ", " : f->type[u] == RG_CAVALRY ? "on foot fires " : "fires ");
        if (quarters % RG_QUARTERS)
            lin_put(t, "half a point");
        else
            lin_put(t, "%d", quarters / RG_QUARTERS);
        lin_put(t, " to %d\"", to[b]);
        said = true;
    }
    lin_put(t, said ? " a stand [RG-11.18]\n" : "");
}

static void say_rates(const rg_rate *rate, lin_text *t)
{
    static const char *const on[RG_GOINGS] = { "open", "broken", "rough", "road" };
    bool said = false;

    for (int g = 0; g < RG_GOINGS; g++) {
        if (!rate[g].full)
            continue;
        lin_put(t, "%s%d", said ? ", " : "moves ", rate[g].full);
        if (rate[g].quick)
            lin_put(t, "/%d", rate[g].quick);
        lin_put(t, "\" %s", on[g]);
        said = true;
    }
    lin_put(t, " [RG-7.1]\n");
}

static void say_command(const lin_view *v, int u, lin_text *t)
{
    static const char *const status[] = { "out of command [RG-4.15]",
                                          "in provisional command [RG-4.14]",
                                          "in command [RG-4.12]" };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_brigade *b = &f->brigade_of[f->brigade[u]];
    const int with = rg_attached_to(f, s, u);

    lin_put(t, "brigade of %s", rg_id(f, b->leader));
    if (rg_stands(s, u))
        lin_put(t, ", %s", status[rg_status_of(v, u)]);
    if (with != RG_NONE)
        lin_put(t, ", %s is attached to it [RG-4.19]", rg_id(f, with));
    if (rg_has_heavy_casualties(v, f->brigade[u]))
        lin_put(t, "; heavy casualties: -1 to its throws [RG-15.1]");
    lin_put(t, "\n");
}

/* ---- Leaders ---- */

static void say_leader(const lin_view *v, int u, lin_text *t)
{
    static const char *const of[] = { "leader of a brigade", "leader of a wing",
                                      "leader of the army" };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool poor = s->with[u] != RG_NONE || s->mark[u] & RG_ON_FOOT || f->sight[s->turn];

    lin_put(t, "%s; his radius is %d\"%s [RG-4.4]\n", of[f->type[u] - RG_BRIGADE], poor ? 4 : 8,
            poor ? "" : ", 4\" where the line enters woods");
    if (s->with[u] != RG_NONE)
        lin_put(t, "attached to %s, +1 to its throws and in combat [RG-5.7]\n",
                rg_id(f, s->with[u]));
    if (s->done[u] & RG_LED)
        lin_put(t, "has led a throw in this phase [RG-3.17]\n");
    if (s->mark[u] & RG_WOUNDED)
        lin_put(t, "has a flesh wound: -1 to the throws he leads [RG-14.5]\n");
    if (s->mark[u] & RG_ON_FOOT)
        lin_put(t, "his horse was killed; he is on foot for a turn [RG-14.7]\n");
    say_rates(rg_rates[rg_leader_walks(v, u).move], t);
}

void rg_about(const lin_view *v, int u, lin_text *out)
{
    static const char *const where[RG_WHERES] = {
        "not in this battle",    "yet to come on",          "", "lost",
        "left the table safely", "off the table for a turn"
    };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (!rg_stands(s, u))
        lin_put(out, "%s\n", where[s->where[u]]);
    if (rg_is_leader(f, u)) {
        say_leader(v, u, out);
        return;
    }
    say_kind(f, u, out);
    say_strength(f, s, u, out);
    if (rg_stands(s, u)) {
        say_condition(f, s, u, out);
        say_turn(v, u, out);
    }
    say_fire(f, u, out);
    say_rates(rg_rates[rg_move_of(f, s, u, s->formation[u])], out);
    say_command(v, u, out);
    lin_put(out, "Each rule ends with what it rests on: the printed sheet, or a ruling where the "
                 "sheet is silent.\n");
}
