/* position.c -- any state as lines of text: those with words of their own (the others: rows of
 * position_rows.c; reading: position_read.c).
 *
 *     scenario take-the-field
 *     turn 2                                        0: setting up
 *     attacker british
 *     edges british south american north
 *     side british                                  whose group is active
 *     unit A1a at 24 10.5 facing 0 line             or: unplaced, reserve, hidden, off, lost
 *     unit A1b at 30 10.5 facing 0 open 1 level shaken hits 2 disorder 1 unloaded stored m c
 *     unit A2a at 12 9 facing 0 line lined-up 3     a piece of the map, or: lined-up work 1
 *     unit A2b at 9 9 facing 0 open 1 inside 4
 *     commander A1 at 24 6 rating skilled points 2 with A1a
 *     active group A1 element A1a by A1 m 3 c 2
 *     group A2 done
 *     objective 36 24
 *     work 24 12 facing 0 half 3
 *     lock A1a B1a
 *     began B1a                                     enemies in whose zone the active element began
 *     phase groups british                          only read: lays out the agenda */
#include "rules/landofthefree/position/position.h"

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
    put_number("spared", s->spared[u], out);
    if ((s->ammunition[u] & LF_SHOTS) != f->shots[u])
        lin_put(out, " shots %d", s->ammunition[u] & LF_SHOTS);
    if (s->ammunition[u] & (LF_LOW | LF_OUT))
        lin_put(out, s->ammunition[u] & LF_LOW ? " low" : " out");
    if (s->mark[u] & (LF_HAS_M | LF_HAS_C))
        lin_put(out, " stored%s%s", s->mark[u] & LF_HAS_M ? " m" : "",
                s->mark[u] & LF_HAS_C ? " c" : "");
    put_ground(view, u, out);
    if (s->crew[u] != LF_NONE)
        lin_put(out, " crew %s", s->crew[u] == LF_AT_GUNS ? "at-guns" : lf_id(f, s->crew[u]));
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
    kit_put_flags(lf_mark_words, s->mark[u], out);
    lin_put(out, "\n");
}

void lf_write_units(const lin_view *view, lin_text *out)
{
    for (int u = 0; u < lf_field_of(view->field)->units; u++)
        put_unit(view, u, out);
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

void lf_write_groups(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int g = 0; g < f->groups; g++) {
        const int first = f->group_commander[g];

        if (!s->group_mark[g] && s->commander[g] == lf_usual_leader(s, first))
            continue;
        lin_put(out, "group %s", lf_id(f, first));
        kit_put_flags(lf_group_words, s->group_mark[g], out);
        put_leader(view, s->commander[g], first, out);
        lin_put(out, "\n");
    }
}

void lf_write_forces(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int side = 0; side < LIN_SIDES; side++)
        if (s->force[side] != lf_usual_leader(s, f->force_commander[side])) {
            lin_put(out, "force %s", side_of(f, side));
            put_leader(view, s->force[side], f->force_commander[side], out);
            lin_put(out, "\n");
        }
}

/* ---- What is going on ---- */

/* LF-SC-71: 1 for a side that is asked before its set-up is finished. */
void lf_write_adjusts(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->adjusts)
        lin_put(out, "adjusts %s %d %s %d\n", side_of(f, 0), s->adjusts & 1, side_of(f, 1),
                s->adjusts >> 1 & 1);
}

void lf_write_active(const lin_view *view, lin_text *out)
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
        kit_put_flags(lf_act_words, s->act, out);
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
    kit_put_flags(lf_act_words, p->act, out);
    for (int u = tb_next(&s->participant_began[i], 0); u >= 0;
         u = tb_next(&s->participant_began[i], u + 1))
        lin_put(out, " began %s", lf_id(f, u));
    lin_put(out, "\n");
}

void lf_write_participants(const lin_view *view, lin_text *out)
{
    const lf_state *s = view->state;

    for (int i = 0; i < s->participants; i++)
        put_participant(view, i, out);
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

void lf_write_pools(const lin_view *view, lin_text *out)
{
    put_pool(view->state, 0, out);
    put_pool(view->state, 1, out);
}

void lf_write_flank_group(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    if (s->flank_group != LF_NONE)
        lin_put(out, "flank-group %s\n", lf_id(f, f->group_commander[s->flank_group]));
}
