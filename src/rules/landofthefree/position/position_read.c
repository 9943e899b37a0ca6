/* position_read.c -- the lines of a position, read one by one. What they mean together is judged
 * when all are read (position_settle.c, broken.c). */
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/position/positions.h"
#include "rules/landofthefree/setup/setup.h"

#include <string.h>

/* Where we are in a line, and what it is about. */
typedef struct {
    const lf_field *f;
    lf_state *s;
    char *const *word;
    int words, at, unit;
    lin_refusal *why;
} reader;

static lin_status wrong(const reader *r, const char *right)
{
    return lin_line_wrong(r->why, right);
}

static bool says(reader *r, const char *word)
{
    if (r->at >= r->words || !lin_same_word(r->word[r->at], word))
        return false;
    r->at++;
    return true;
}

/* The next word as an argument of that kind. */
static lin_status next(reader *r, char kind, const char *const *names, int32_t *out)
{
    if (r->at >= r->words)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That line ends too early, after \"%s\".",
                          r->word[r->words - 1]);
    return lin_arg_parse(&r->f->base, kind, names, r->word[r->at++], out, r->why) == LIN_OK
               ? LIN_OK
               : LIN_BAD_FILE;
}

/* A number that must fit; the limits of the rules are broken.c's. */
static lin_status next_byte(reader *r, uint8_t *out)
{
    int32_t value = 0;

    if (next(r, 'n', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    if (value < 0 || value >= LF_UNSAID)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "The number %d is out of all bounds here.",
                          (int)value);
    *out = (uint8_t)value;
    return LIN_OK;
}

static lin_status next_length(reader *r, uint16_t *out)
{
    int32_t value = 0;

    if (next(r, 'x', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    if (value < 0 || value > UINT16_MAX)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That is too long: 51 inches at most.");
    *out = (uint16_t)value;
    return LIN_OK;
}

static lin_status next_point(reader *r, lin_point *out)
{
    return next(r, 'x', NULL, &out->x) == LIN_OK ? next(r, 'x', NULL, &out->y) : LIN_BAD_FILE;
}

static lin_status next_angle(reader *r, uint16_t *out)
{
    int32_t value = 0;

    if (next(r, 'a', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    *out = (uint16_t)value;
    return LIN_OK;
}

static lin_status next_side(reader *r, uint8_t *out)
{
    int32_t value = 0;

    if (next(r, 's', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    if (value > LIN_SECOND)
        return wrong(r, "one of the two sides");
    *out = (uint8_t)value;
    return LIN_OK;
}

static lin_status next_unit(reader *r, bool element, uint8_t *out)
{
    int32_t u = 0;

    if (next(r, 'u', NULL, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (lf_is_element(r->f, u) != element)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s is %s.", r->word[r->at - 1],
                          element ? "a commander; name an element"
                                  : "an element; name a commander");
    *out = (uint8_t)u;
    return LIN_OK;
}

static lin_status next_commander_or_nobody(reader *r, uint8_t *out)
{
    if (says(r, "nobody")) {
        *out = LF_NONE;
        return LIN_OK;
    }
    return next_unit(r, false, out);
}

/* A group is named by the commander it began with. */
static lin_status next_group(reader *r, uint8_t *out)
{
    uint8_t u = 0;

    if (next_unit(r, false, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (r->f->type[u] != LF_GROUP_COMMANDER)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s leads no group.", r->word[r->at - 1]);
    *out = r->f->group[u];
    return LIN_OK;
}

static bool next_flag(reader *r, const lf_word *row, unsigned *flags)
{
    for (; row->word; row++)
        if (says(r, row->word)) {
            *flags |= row->bit;
            return true;
        }
    return false;
}

/* ---- unit, commander ---- */

static bool next_where(reader *r)
{
    for (int i = 0; lf_where_words[i]; i++)
        if (*lf_where_words[i] && says(r, lf_where_words[i])) {
            r->s->where[r->unit] = (uint8_t)i;
            return true;
        }
    return false;
}

static lin_status next_ground(reader *r)
{
    const bool work = says(r, "work");
    uint8_t n = 0;

    if (next_byte(r, &n) != LIN_OK)
        return LIN_BAD_FILE;
    if (work && (n == 0 || n > LF_WORKS))
        return wrong(r, "work and its number, from 1");
    r->s->on_piece[r->unit] = (uint8_t)(work ? r->f->scenery.pieces + n - 1 : n);
    return LIN_OK;
}

static lin_status next_stored(reader *r)
{
    const bool m = says(r, "m"), c = says(r, "c");

    if (!m && !c)
        return wrong(r, "stored m, stored c or stored m c");
    r->s->mark[r->unit] |= (uint16_t)((m ? LF_HAS_M : 0) | (c ? LF_HAS_C : 0));
    return LIN_OK;
}

static bool is_inches(const char *word)
{
    return *word >= '0' && *word <= '9';
}

static lin_status next_open(reader *r)
{
    r->s->formation[r->unit] = LF_OPEN;
    r->s->gap[r->unit] = LIN_INCH;
    return r->at < r->words && is_inches(r->word[r->at]) ? next_length(r, &r->s->gap[r->unit])
                                                         : LIN_OK;
}

/* What is said of an element alone; LIN_SYNTAX: something else. */
static lin_status element_word(reader *r)
{
    lf_state *s = r->s;
    const int u = r->unit;
    int32_t level = 0;
    lin_status status;

    if (says(r, "facing"))
        return next_angle(r, &s->facing[u]);
    if (says(r, "open"))
        return next_open(r);
    if (says(r, "gap"))
        return next_length(r, &s->gap[u]);
    if (says(r, "level")) {
        if ((status = next(r, 'w', lf_level_words, &level)) == LIN_OK)
            s->level[u] = (uint8_t)level;
        return status;
    }
    if (says(r, "hits"))
        return next_byte(r, &s->hits[u]);
    if (says(r, "disorder"))
        return next_byte(r, &s->disorder[u]);
    if (says(r, "stored"))
        return next_stored(r);
    if (says(r, "lined-up") || says(r, "inside")) {
        s->mark[u] |= lin_same_word(r->word[r->at - 1], "inside") ? LF_INSIDE : LF_LINED_UP;
        if (s->mark[u] & LF_INSIDE && s->formation[u] != LF_OPEN) { /* LF-BU-06 */
            s->formation[u] = LF_OPEN;
            s->gap[u] = LIN_INCH;
        }
        return next_ground(r);
    }
    if (says(r, "ground"))
        return next_ground(r);
    if (says(r, "gun")) {
        if ((status = next(r, 'w', lf_weapon_name, &level)) == LIN_OK)
            s->gun[u] = (uint8_t)level;
        return status;
    }
    for (int i = LF_LINE; i <= LF_COLUMN; i += LF_COLUMN - LF_LINE)
        if (says(r, lf_formation_name[i])) {
            s->formation[u] = (uint8_t)i;
            s->gap[u] = 0;
            return LIN_OK;
        }
    return LIN_SYNTAX;
}

static lin_status commander_word(reader *r)
{
    int32_t rating = 0;

    if (says(r, "rating")) {
        if (next(r, 'w', lf_rating_words, &rating) != LIN_OK)
            return LIN_BAD_FILE;
        r->s->rating[r->unit] = (uint8_t)rating;
        return LIN_OK;
    }
    if (says(r, "points"))
        return next_byte(r, &r->s->points[r->unit]);
    return says(r, "with") ? next_unit(r, true, &r->s->with[r->unit]) : LIN_SYNTAX;
}

/* Of an element that is on the table: it stands as it stands best, unless a line says otherwise. */
static void usual_formation(const lf_field *f, lf_state *s, int u)
{
    s->formation[u] = lf_may_form(f, u, LF_LINE) ? LF_LINE : LF_OPEN;
    s->gap[u] = s->formation[u] == LF_OPEN ? LIN_INCH : 0;
}

static lin_status unit_words(reader *r, const char *how)
{
    const bool element = lf_is_element(r->f, r->unit);
    lf_state *s = r->s;
    unsigned flags = 0;

    while (r->at < r->words) {
        lin_status status;

        if (next_flag(r, lf_mark_words, &flags))
            continue;
        status = element ? element_word(r) : commander_word(r);
        if (status == LIN_SYNTAX)
            return wrong(r, how);
        if (status != LIN_OK)
            return status;
    }
    s->mark[r->unit] |= (uint16_t)flags;
    return LIN_OK;
}

static lin_status read_unit(reader *r)
{
    static const char element[] = "unit ID at X Y facing DEGREES line (or open GAP, column), then "
                                  "any of: level L, hits N, disorder N, "
                                  "stored m c, unloaded, on-foot, lined-up N, inside N, acted; or: "
                                  "unit ID reserve, hidden, off, lost, unplaced";
    static const char commander[] = "commander ID at X Y rating R, then any of: points N, with "
                                    "ELEMENT; or: commander ID reserve, lost";
    const bool is_element = lin_same_word(r->word[0], "unit");
    const char *how = is_element ? element : commander;
    lf_state *s = r->s;
    uint8_t u = 0;
    bool said;

    if (r->words < 3)
        return wrong(r, how);
    if (next_unit(r, is_element, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (s->where[u] != LF_ABSENT)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL,
                          "%s stands here a second time; one line each.", r->word[1]);
    r->unit = u;
    said = next_where(r);
    if (says(r, "at")) {
        if (next_point(r, &s->at[u]) != LIN_OK)
            return LIN_BAD_FILE;
    } else if (!said) {
        return wrong(r, how);
    }
    if (!said) {
        s->where[u] = LF_ON_TABLE;
        if (is_element)
            usual_formation(r->f, s, u);
    }
    return unit_words(r, how);
}

/* ---- who leads, who acts ---- */

static lin_status next_leader(reader *r, uint8_t *out)
{
    if (says(r, "leaderless")) {
        *out = LF_NONE;
        return LIN_OK;
    }
    return says(r, "led-by") ? next_unit(r, false, out) : LIN_SYNTAX;
}

static lin_status read_group(reader *r)
{
    unsigned flags = 0;
    uint8_t g = 0;

    if (next_group(r, &g) != LIN_OK)
        return LIN_BAD_FILE;
    while (r->at < r->words) {
        lin_status status;

        if (next_flag(r, lf_group_words, &flags))
            continue;
        status = next_leader(r, &r->s->commander[g]);
        if (status == LIN_SYNTAX)
            return wrong(r, "group COMMANDER, then any of: done, group-order, broken, leaderless, "
                            "led-by COMMANDER");
        if (status != LIN_OK)
            return status;
    }
    r->s->group_mark[g] = (uint8_t)flags;
    return LIN_OK;
}

static lin_status read_force(reader *r)
{
    uint8_t side = 0;
    lin_status status;

    if (next_side(r, &side) != LIN_OK)
        return LIN_BAD_FILE;
    status = next_leader(r, &r->s->force[side]);
    return status == LIN_SYNTAX ? wrong(r, "force SIDE leaderless, or: force SIDE led-by COMMANDER")
                                : status;
}

static lin_status read_active(reader *r)
{
    lf_state *s = r->s;
    unsigned flags = 0;

    while (r->at < r->words) {
        lin_status status;

        if (next_flag(r, lf_act_words, &flags))
            continue;
        if (says(r, "group"))
            status = next_group(r, &s->group);
        else if (says(r, "element"))
            status = next_unit(r, true, &s->element);
        else if (says(r, "by"))
            status = next_commander_or_nobody(r, &s->issuer);
        else if (says(r, "m"))
            status = next_byte(r, &s->m);
        else if (says(r, "c"))
            status = next_byte(r, &s->c);
        else if (says(r, "forced"))
            status = next_byte(r, &s->forced);
        else
            status = wrong(r, "active group COMMANDER element ELEMENT by COMMANDER m N c N");
        if (status != LIN_OK)
            return status;
    }
    s->act |= (uint16_t)flags;
    return LIN_OK;
}

/* ---- the rest ---- */

static lin_status read_turn(reader *r)
{
    return next_byte(r, lin_same_word(r->word[0], "turn") ? &r->s->turn : &r->s->revealed);
}

static lin_status read_scenario(reader *r)
{
    int32_t which = 0;

    if (next(r, 'w', lf_scenario_name, &which) != LIN_OK)
        return LIN_BAD_FILE;
    r->s->scenario = (uint8_t)which;
    return LIN_OK;
}

static lin_status read_side(reader *r)
{
    return next_side(r, lin_same_word(r->word[0], "attacker") ? &r->s->attacker
                        : lin_same_word(r->word[0], "first")  ? &r->s->first
                                                              : &r->s->side);
}

/* One or two pairs of a side and what it has. */
static lin_status read_edges(reader *r)
{
    while (r->at < r->words) {
        int32_t edge = 0;
        uint8_t side = 0;

        if (next_side(r, &side) != LIN_OK || next(r, 'w', kit_edge_name, &edge) != LIN_OK)
            return LIN_BAD_FILE;
        r->s->edge[side] = (uint8_t)edge;
    }
    return LIN_OK;
}

static lin_status read_both(reader *r)
{
    uint8_t *into = lin_same_word(r->word[0], "set-up-roll") ? r->s->set_up_roll
                    : lin_same_word(r->word[0], "arrived")   ? r->s->arrived
                    : lin_same_word(r->word[0], "follows")   ? r->s->follows
                                                             : r->s->initiative;

    while (r->at < r->words) {
        uint8_t side = 0;

        if (next_side(r, &side) != LIN_OK || next_byte(r, &into[side]) != LIN_OK)
            return LIN_BAD_FILE;
    }
    return LIN_OK;
}

/* LF-SC-71: 1 for a side that is asked before its set-up is finished. */
static lin_status read_adjusts(reader *r)
{
    while (r->at < r->words) {
        uint8_t side = 0, asked = 0;

        if (next_side(r, &side) != LIN_OK || next_byte(r, &asked) != LIN_OK)
            return LIN_BAD_FILE;
        r->s->adjusts |= (uint8_t)((asked != 0) << side);
    }
    return LIN_OK;
}

static lin_status read_set(reader *r, tb_set *into, bool elements)
{
    while (r->at < r->words) {
        uint8_t u = 0;

        if (next_unit(r, elements, &u) != LIN_OK)
            return LIN_BAD_FILE;
        kit_set_put(into, u);
    }
    return LIN_OK;
}

/* What a participant of the group order has left, has done, and in whose zones it began. */
static lin_status participant_word(reader *r, lf_participant *p, tb_set *began)
{
    uint8_t u = 0;
    lin_status status;

    if (says(r, "m"))
        return next_byte(r, &p->m);
    if (says(r, "c"))
        return next_byte(r, &p->c);
    if (says(r, "forced"))
        return next_byte(r, &p->forced);
    if (!says(r, "began"))
        return wrong(r, "participant ELEMENT m N c N, then any of: forced N, began ENEMY");
    if ((status = next_unit(r, true, &u)) == LIN_OK)
        kit_set_put(began, u);
    return status;
}

static lin_status read_participant(reader *r)
{
    lf_state *s = r->s;
    unsigned flags = 0;
    lf_participant *p;

    if (s->participants == LF_PARTICIPANTS)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "A group order has %d participants at most.",
                          LF_PARTICIPANTS);
    p = &s->participant[s->participants++];
    if (next_unit(r, true, &p->unit) != LIN_OK)
        return LIN_BAD_FILE;
    while (r->at < r->words)
        if (!next_flag(r, lf_act_words, &flags)) {
            const lin_status status =
                participant_word(r, p, &s->participant_began[s->participants - 1]);

            if (status != LIN_OK)
                return status;
        }
    p->act = (uint16_t)flags;
    return LIN_OK;
}

static lin_status read_objective(reader *r)
{
    if (r->s->objectives == LF_OBJECTIVES)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "There are %d objectives at most.",
                          LF_OBJECTIVES);
    return next_point(r, &r->s->objective[r->s->objectives++]);
}

static lin_status read_work(reader *r)
{
    lf_state *s = r->s;
    lf_work *w = &s->work[s->works < LF_WORKS ? s->works : 0];

    if (s->works == LF_WORKS)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "There are %d breastworks at most.",
                          LF_WORKS);
    if (next_point(r, &w->at) != LIN_OK || !says(r, "facing") ||
        next_angle(r, &w->facing) != LIN_OK || !says(r, "half") ||
        next_length(r, &w->half) != LIN_OK)
        return wrong(r, "work X Y facing DEGREES half INCHES");
    s->works++;
    return LIN_OK;
}

static lin_status read_lock(reader *r)
{
    lf_state *s = r->s;

    if (s->locks == LF_LOCKS)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "There are %d pairs in melee at most.",
                          LF_LOCKS);
    s->locks++;
    return next_unit(r, true, &s->lock[s->locks - 1][0]) == LIN_OK
               ? next_unit(r, true, &s->lock[s->locks - 1][1])
               : LIN_BAD_FILE;
}

static lin_status read_pool(reader *r)
{
    uint8_t i = 0;
    lf_pool *p;

    if (next_byte(r, &i) != LIN_OK || i < 1 || i > 2)
        return wrong(r, "pool 1 or 2, once and six numbers, again and six numbers");
    p = &r->s->pool[i - 1];
    for (int again = 0; again < 2; again++) {
        uint8_t *face = again ? p->again : p->once;
        int dice = 0;

        if (!says(r, again ? "again" : "once"))
            return wrong(r, "pool N once and six numbers, again and six numbers");
        for (int k = 0; k < 6; k++) {
            if (next_byte(r, &face[k]) != LIN_OK)
                return LIN_BAD_FILE;
            dice += face[k];
        }
        if (dice > LIN_DICE)
            return lin_refuse(r->why, LIN_BAD_FILE, "LF-SH-20",
                              "A pool shows %d dice at most, not %d.", LIN_DICE, dice);
    }
    return LIN_OK;
}

static lin_status read_flank_group(reader *r)
{
    return next_group(r, &r->s->flank_group);
}

static lin_status read_phase(reader *r)
{
    int32_t phase = 0;
    uint8_t side = 0;

    if (r->s->head.depth > 0 || next(r, 'w', lf_phase_words, &phase) != LIN_OK)
        return wrong(r, "phase setup, phase turn, phase groups SIDE or phase close, once");
    if (phase == LF_PHASE_GROUPS && next_side(r, &side) != LIN_OK)
        return LIN_BAD_FILE;
    lin_push(r->s, LF_PHASE, phase, side, 0);
    return LIN_OK;
}

lin_status lf_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    static const struct {
        const char *name;
        lin_status (*read)(reader *);
    } lines[] = {
        { "unit", read_unit },
        { "commander", read_unit },
        { "group", read_group },
        { "force", read_force },
        { "active", read_active },
        { "scenario", read_scenario },
        { "turn", read_turn },
        { "revealed", read_turn },
        { "attacker", read_side },
        { "first", read_side },
        { "side", read_side },
        { "edges", read_edges },
        { "set-up-roll", read_both },
        { "initiative", read_both },
        { "arrived", read_both },
        { "follows", read_both },
        { "adjusts", read_adjusts },
        { "objective", read_objective },
        { "work", read_work },
        { "lock", read_lock },
        { "participant", read_participant },
        { "pool", read_pool },
        { "flank-group", read_flank_group },
        { "phase", read_phase },
    };
    lin_status status = LIN_SYNTAX;
    reader r = { .f = lf_field_of(p->view.field),
                 .s = p->state,
                 .word = word,
                 .words = words,
                 .at = 1,
                 .why = why };

    if (words == 0)
        return LIN_SYNTAX;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (lin_same_word(word[0], lines[i].name))
            status = lines[i].read(&r);
    for (const lf_set_line *line = lf_set_lines; line->word; line++)
        if (lin_same_word(word[0], line->word))
            status = read_set(&r, lf_set_in(p->state, line), !line->commanders);
    if (status == LIN_SYNTAX)
        return lf_read_participants(r.f, r.s, word, words, why);
    if (status == LIN_OK && r.at < r.words)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "That line should end before \"%.40s\".",
                          word[r.at]);
    return status == LIN_OK ? LIN_OK : LIN_BAD_FILE;
}
