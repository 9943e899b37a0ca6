/* about.c -- all there is to know of a unit, as its line of a roster would say it. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/fire/fire.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/turn/turn.h"

static void say_place(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    static const char *const where[] = { "not in this battle",
                                         "yet to be set up",
                                         "in reserve",
                                         "in ambush",
                                         "",
                                         "left the field",
                                         "lost",
                                         "its guns abandoned" };

    if (s->where[u] != LF_ON_TABLE) {
        lin_put(t, "%s\n", where[s->where[u]]);
        return;
    }
    if (s->mark[u] & LF_INSIDE) {
        lin_put(t, "inside %s\n", lf_piece_name(f, s->on_piece[u]));
        return;
    }
    lin_put(t, "at %.2f, %.2f facing %d degrees", (double)s->at[u].x / LIN_INCH,
            (double)s->at[u].y / LIN_INCH, s->facing[u] * 360 / TB_CIRCLE);
    if (f->type[u] == LF_ARTILLERY)
        lin_put(t, ", %s", s->formation[u] == LF_COLUMN ? "limbered" : "unlimbered");
    else
        lin_put(t, ", in %s",
                s->formation[u] == LF_LINE   ? "battle line"
                : s->formation[u] == LF_OPEN ? "open order"
                                             : "march column");
    if (s->mark[u] & LF_LINED_UP)
        lin_put(t, ", lined up on %s", lf_piece_name(f, s->on_piece[u]));
    lin_put(t, "\n");
}

static void say_state(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    uint8_t m, c;

    lin_put(t, "%s, %d hit%s of %d", lf_level_name[s->level[u]], s->hits[u],
            s->hits[u] == 1 ? "" : "s", lf_discipline(f, u));
    if (s->disorder[u])
        lin_put(t, ", %d disorder marker%s", s->disorder[u], s->disorder[u] == 1 ? "" : "s");
    lin_put(t, ", %s", s->mark[u] & LF_UNLOADED ? "unloaded" : "loaded");
    if (s->ammunition[u] & (LF_LOW | LF_OUT))
        lin_put(t, s->ammunition[u] & LF_LOW ? ", low on ammunition" : ", out of ammunition");
    if (f->shots[u])
        lin_put(t, ", %d of %d shots left", s->ammunition[u] & LF_SHOTS, f->shots[u]);
    if (lf_has_skill(f, u, LF_SKILL_RESILIENT))
        lin_put(t, ", %d hits still to be dropped", LF_SPARED_HITS - s->spared[u]);
    if (s->mark[u] & LF_HAS_M)
        lin_put(t, ", a Maneuver Order stored");
    if (s->mark[u] & LF_HAS_C)
        lin_put(t, ", a Combat Order stored");
    lin_put(t, "\n");
    if (s->element == u) {
        lin_put(t, "active: %d Maneuver and %d Combat Order%s left\n", s->m, s->c,
                s->c == 1 ? "" : "s");
        return;
    }
    lf_count_orders(view, u, &m, &c);
    if (s->mark[u] & LF_ACTED)
        lin_put(t, "has been activated in this turn\n");
    else
        lin_put(t, "orders when activated: %d Maneuver, %d Combat\n", m, c);
}

/* Its upgrade, and what comes with it, each with its rule. */
static void say_upgrade(const lf_field *f, int u, lin_text *t)
{
    const lf_upgrade_row *row = &lf_upgrade_rows[f->upgrade[u]];
    bool more = false;

    if (f->upgrade[u] == LF_PLAIN)
        return;
    lin_put(t, "%s:", row->name);
    for (int i = 0; i < LF_SKILLS; i++)
        if (row->skills >> i & 1) {
            lin_put(t, "%s %s [%s]", more ? "," : "", lf_skills[i].name, lf_skills[i].rule);
            more = true;
        }
    lin_put(t, "\n");
}

static void say_element(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int c = s->commander[f->group[u]], with = lf_attached(view, u);
    const lf_range *range = &lf_ranges[lf_weapon_of(view, u)];

    lin_put(t, "%s %s, %s", lf_size_name[f->size[u]], lf_type_name[f->type[u]],
            lf_weapon_name[lf_weapon_of(view, u)]);
    if (range->over)
        lin_put(t, " (%d to %d inches)", range->over, range->most);
    else
        lin_put(t, " (%d inches)", range->most);
    lin_put(t, ", %d points\nMorale %d, Action dice %d%s\n", f->cost[u], lf_morale_led(view, u),
            lf_action_dice(view, u), s->mark[u] & LF_ON_FOOT ? ", dismounted" : "");
    say_upgrade(f, u, t);
    say_state(view, u, t);
    say_place(view, u, t);
    if (s->crew[u] == LF_AT_GUNS)
        lin_put(t, "its crew is back at the guns, and mans them in the next turn\n");
    else if (s->crew[u] != LF_NONE)
        lin_put(t, "its crew is with %s\n", lf_id(f, s->crew[u]));
    if (c == LF_NONE)
        lin_put(t, "its group has no commander\n");
    else
        lin_put(t, "under %s%s\n", lf_id(f, c),
                s->where[u] == LF_ON_TABLE && s->where[c] == LF_ON_TABLE && !lf_in_reach(view, u, c)
                    ? ", out of his reach"
                    : "");
    if (with != LF_NONE)
        lin_put(t, "%s is with it\n", lf_id(f, with));
}

static void say_commander(const lin_view *view, int u, lin_text *t)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_command *c = &lf_commands[s->rating[u]];

    lin_put(t, "%s commander", f->type[u] == LF_FORCE_COMMANDER ? "force" : "group");
    if (s->turn > 0 || f->given_rating[u])
        lin_put(t, ", %s: orders reach %d inches, Morale %d with him", lf_rating_name[s->rating[u]],
                (int)(c->sphere / LIN_INCH), c->morale);
    lin_put(t, "\n%d Command Point%s\n", s->points[u], s->points[u] == 1 ? "" : "s");
    if (s->with[u] != LF_NONE)
        lin_put(t, "with %s\n", lf_id(f, s->with[u]));
    else if (s->where[u] == LF_ON_TABLE)
        lin_put(t, "at %.2f, %.2f\n", (double)s->at[u].x / LIN_INCH, (double)s->at[u].y / LIN_INCH);
    else
        say_place(view, u, t);
}

void lf_about(const lin_view *view, int u, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);

    if (lf_is_element(f, u))
        say_element(view, u, out);
    else
        say_commander(view, u, out);
}
