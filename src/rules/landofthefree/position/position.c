/* position.c -- any state as lines of text (read again by position_read.c).
 *
 *     scenario take-the-field
 *     turn 2                                        0: setting up
 *     attacker british
 *     edges british south american north
 *     side british                                  whose group is active
 *     unit A1a at 24 10.5 facing 0 line             or: unplaced, reserve, hidden, off, lost
 *     unit A1b at 30 10.5 facing 0 open 1 level shaken hits 2 disorder 1 unloaded stored m c
 *     unit A2a at 12 9 facing 0 line lined-up 3     a piece of the map, or: lined-up work 1; inside
 * 4 commander A1 at 24 6 rating skilled points 2 with A1a active group A1 element A1a by A1 m 3 c 2
 *     group A2 done
 *     objective 36 24
 *     work 24 12 facing 0 half 3
 *     lock A1a B1a
 *     began B1a                                     enemies in whose zone the active element began
 *     phase groups british                          only read: lays out the agenda */
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/position/positions.h"

#include <stddef.h>

const lf_word lf_mark_words[] = { { "unloaded", LF_UNLOADED },
                                  { "on-foot", LF_ON_FOOT },
                                  { "acted", LF_ACTED },
                                  { "in-group-order", LF_IN_GROUP_ORDER },
                                  { "rally-tried", LF_RALLY_TRIED },
                                  { "no-orders", LF_NO_ORDERS },
                                  { "entering", LF_ENTERING },
                                  { "routed", LF_ROUTED },
                                  { "bound", LF_BOUND },
                                  { NULL, 0 } };
const lf_word lf_group_words[] = { { "done", LF_GROUP_DONE },
                                   { "group-order", LF_GROUP_ORDERED },
                                   { "broken", LF_GROUP_BROKEN },
                                   { NULL, 0 } };
const lf_word lf_act_words[] = { { "mounted", LF_ACT_MOUNTED },
                                 { "dismounted", LF_ACT_DISMOUNTED },
                                 { "won", LF_ACT_WON },
                                 { "off-table", LF_ACT_OFF_TABLE },
                                 { "over", LF_ACT_OVER },
                                 { "orphaned", LF_ACT_ORPHANED },
                                 { "concentrated", LF_ACT_CONCENTRATED },
                                 { "charging", LF_ACT_CHARGING },
                                 { "balked", LF_ACT_BALKED },
                                 { "reactor-balked", LF_ACT_REACTOR_BALKED },
                                 { "halted", LF_ACT_HALTED },
                                 { "inspired", LF_ACT_INSPIRED },
                                 { "forced-m", LF_ACT_FORCED_M },
                                 { "forced-c", LF_ACT_FORCED_C },
                                 { "must-fight", LF_ACT_MUST_FIGHT },
                                 { "tied", LF_ACT_TIED },
                                 { NULL, 0 } };
const char *const lf_where_words[] = {
    "", "unplaced", "reserve", "hidden", "", "off", "lost", NULL
};
const char *const lf_level_words[] = { "fit", "shaken", "exhausted", "shattered", NULL };
const char *const lf_rating_words[] = { "incompetent", "competent", "skilled", "highly-skilled",
                                        NULL };
const char *const lf_phase_words[] = { "setup", "turn", "groups", "close", NULL };

/* Elements that are under way together, in the order the lines are written. */
const lf_set_line lf_set_lines[] = { { "began", offsetof(lf_state, began), false },
                                     { "reacted", offsetof(lf_state, reacted), false },
                                     { "marched-from", offsetof(lf_state, marched_from), false },
                                     { "fled", offsetof(lf_state, fled), false },
                                     { "countered", offsetof(lf_state, countered), false },
                                     { "overrun", offsetof(lf_state, overrun), true },
                                     { "supports", offsetof(lf_state, support[0]), false },
                                     { "supports-against", offsetof(lf_state, support[1]), false },
                                     { "group-order", offsetof(lf_state, group_order), false },
                                     { "group-order-done", offsetof(lf_state, group_order_done),
                                       false },
                                     { NULL, 0, false } };

/* ---- Parts of lines ---- */

static const char *side_of(const lf_field *f, int side)
{
    return f->base.battle->side_id[side];
}

static void put_arg(const lf_field *f, const char *before, char kind, int32_t value, lin_text *out)
{
    lin_put(out, " %s%s", before, *before ? " " : "");
    lin_arg_print(&f->base, kind, NULL, value, out);
}

static void put_number(const char *word, int value, lin_text *out)
{
    if (value)
        lin_put(out, " %s %d", word, value);
}

static void put_words(const lf_word *row, unsigned flags, lin_text *out)
{
    for (; row->word; row++)
        if (flags & row->bit)
            lin_put(out, " %s", row->word);
}

/* As many lines as it takes: a line has room for so many words. */
static void put_set(const lf_field *f, const char *word, const tb_set *set, lin_text *out)
{
    int n = 0;

    for (int u = tb_next(set, 0); u >= 0; u = tb_next(set, u + 1), n++)
        lin_put(out, "%s%s %s", n && n % 16 == 0 ? "\n" : "", n % 16 == 0 ? word : "", lf_id(f, u));
    if (n)
        lin_put(out, "\n");
}

/* ---- Units ---- */

static void put_ground(const lin_view *view, int u, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int ground = s->on_piece[u];

    if (s->mark[u] & (LF_LINED_UP | LF_INSIDE))
        lin_put(out, s->mark[u] & LF_LINED_UP ? " lined-up" : " inside");
    else if (ground != LF_NONE)
        lin_put(out, " ground");
    if (ground == LF_NONE)
        return;
    if (ground < f->scenery.pieces)
        lin_put(out, " %d", ground);
    else
        lin_put(out, " work %d", ground - f->scenery.pieces + 1);
}

static void put_formation(const lin_view *view, int u, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->where[u] != LF_ON_TABLE && !s->formation[u] && !s->gap[u])
        return;
    lin_put(out, " %s", lf_formation_name[s->formation[u]]);
    if (s->formation[u] == LF_OPEN)
        put_arg(f, "", 'x', s->gap[u], out);
    else if (s->gap[u])
        put_arg(f, "gap", 'x', s->gap[u], out);
}

static void put_element(const lin_view *view, int u, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->where[u] == LF_ON_TABLE || s->facing[u])
        put_arg(f, "facing", 'a', s->facing[u], out);
    put_formation(view, u, out);
    if (s->level[u])
        lin_put(out, " level %s", lf_level_words[s->level[u]]);
    put_number("hits", s->hits[u], out);
    put_number("disorder", s->disorder[u], out);
    if (s->mark[u] & (LF_HAS_M | LF_HAS_C))
        lin_put(out, " stored%s%s", s->mark[u] & LF_HAS_M ? " m" : "",
                s->mark[u] & LF_HAS_C ? " c" : "");
    put_ground(view, u, out);
    if (s->gun[u])
        lin_put(out, " gun %s", lf_weapon_name[s->gun[u]]);
}

static void put_unit(const lin_view *view, int u, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool element = lf_is_element(f, u);

    if (s->where[u] == LF_ABSENT)
        return;
    lin_put(out, "%s %s", element ? "unit" : "commander", lf_id(f, u));
    if (s->where[u] != LF_ON_TABLE)
        lin_put(out, " %s", lf_where_words[s->where[u]]);
    if (s->where[u] == LF_ON_TABLE || s->at[u].x || s->at[u].y) {
        put_arg(f, "at", 'x', s->at[u].x, out);
        put_arg(f, "", 'x', s->at[u].y, out);
    }
    if (element)
        put_element(view, u, out);
    else
        lin_put(out, " rating %s", lf_rating_words[s->rating[u]]);
    put_number("points", s->points[u], out);
    if (s->with[u] != LF_NONE)
        lin_put(out, " with %s", lf_id(f, s->with[u]));
    put_words(lf_mark_words, s->mark[u], out);
    lin_put(out, "\n");
}

/* ---- Who leads ---- */

static void put_leader(const lin_view *view, int leader, int first, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (leader == lf_usual_leader(s, first))
        return;
    if (leader == LF_NONE)
        lin_put(out, " leaderless");
    else
        lin_put(out, " led-by %s", lf_id(f, leader));
}

static void put_leaders(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++) {
        const int first = f->group_commander[g];

        if (!s->group_mark[g] && s->commander[g] == lf_usual_leader(s, first))
            continue;
        lin_put(out, "group %s", lf_id(f, first));
        put_words(lf_group_words, s->group_mark[g], out);
        put_leader(view, s->commander[g], first, out);
        lin_put(out, "\n");
    }
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] != lf_usual_leader(s, f->force_commander[side])) {
            lin_put(out, "force %s", side_of(f, side));
            put_leader(view, s->force[side], f->force_commander[side], out);
            lin_put(out, "\n");
        }
}

/* ---- What is going on ---- */

static void put_both(const lf_field *f, const char *word, const uint8_t *value, lin_text *out)
{
    if (value[0] || value[1])
        lin_put(out, "%s %s %d %s %d\n", word, side_of(f, 0), value[0], side_of(f, 1), value[1]);
}

static void put_active(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->group == LF_NONE && s->element == LF_NONE)
        return;
    lin_put(out, "active");
    if (s->group != LF_NONE)
        lin_put(out, " group %s", lf_id(f, f->group_commander[s->group]));
    if (s->element != LF_NONE) {
        lin_put(out, " element %s by %s m %d c %d", lf_id(f, s->element),
                s->issuer == LF_NONE ? "nobody" : lf_id(f, s->issuer), s->m, s->c);
        put_number("forced", s->forced, out);
        put_words(lf_act_words, s->act, out);
    }
    lin_put(out, "\n");
}

/* A participant of the group order. */
static void put_participant(const lin_view *view, int i, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lf_participant *p = &s->participant[i];

    lin_put(out, "participant %s m %d c %d", lf_id(f, p->unit), p->m, p->c);
    put_number("forced", p->forced, out);
    put_words(lf_act_words, p->act, out);
    for (int u = tb_next(&s->participant_began[i], 0); u >= 0;
         u = tb_next(&s->participant_began[i], u + 1))
        lin_put(out, " began %s", lf_id(f, u));
    lin_put(out, "\n");
}

static void put_pool(const lf_state *s, int i, lin_text *out)
{
    const lf_pool *p = &s->pool[i];
    int sum = 0;

    for (int k = 0; k < 6; k++)
        sum += p->once[k] + p->again[k];
    if (!sum)
        return;
    lin_put(out, "pool %d once", i + 1);
    for (int k = 0; k < 6; k++)
        lin_put(out, " %d", p->once[k]);
    lin_put(out, " again");
    for (int k = 0; k < 6; k++)
        lin_put(out, " %d", p->again[k]);
    lin_put(out, "\n");
}

static void put_table(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < s->objectives; i++) {
        lin_put(out, "objective");
        put_arg(f, "", 'x', s->objective[i].x, out);
        put_arg(f, "", 'x', s->objective[i].y, out);
        lin_put(out, "\n");
    }
    for (int i = 0; i < s->works; i++) {
        lin_put(out, "work");
        put_arg(f, "", 'x', s->work[i].at.x, out);
        put_arg(f, "", 'x', s->work[i].at.y, out);
        put_arg(f, "facing", 'a', s->work[i].facing, out);
        put_arg(f, "half", 'x', s->work[i].half, out);
        lin_put(out, "\n");
    }
    for (int i = 0; i < s->locks; i++)
        lin_put(out, "lock %s %s\n", lf_id(f, s->lock[i][0]), lf_id(f, s->lock[i][1]));
}

void lf_write(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    lin_put(out, "scenario %s\nturn %d\nattacker %s\n", lf_scenario_name[s->scenario], s->turn,
            side_of(f, s->attacker));
    lin_put(out, "edges %s %s %s %s\n", side_of(f, 0), kit_edge_name[s->edge[0]], side_of(f, 1),
            kit_edge_name[s->edge[1]]);
    put_both(f, "set-up-roll", s->set_up_roll, out);
    put_both(f, "initiative", s->initiative, out);
    put_both(f, "arrived", s->arrived, out);
    put_both(f, "follows", s->follows, out);
    put_both(f, "adjusts", (const uint8_t[]){ s->adjusts & 1, s->adjusts >> 1 & 1 }, out);
    lin_put(out, "first %s\nside %s\n", side_of(f, s->first), side_of(f, s->side));
    for (int u = 0; u < f->units; u++)
        put_unit(view, u, out);
    put_leaders(view, out);
    put_table(view, out);
    put_active(view, out);
    for (const lf_set_line *line = lf_set_lines; line->word; line++)
        put_set(f, line->word, lf_set_at(s, line), out);
    for (int i = 0; i < s->participants; i++)
        put_participant(view, i, out);
    lf_write_participants(view, out);
    put_pool(s, 0, out);
    put_pool(s, 1, out);
    if (s->flank_group != LF_NONE)
        lin_put(out, "flank-group %s\n", lf_id(f, f->group_commander[s->flank_group]));
    if (s->revealed)
        lin_put(out, "revealed %d\n", s->revealed);
}
