/* position_read.c -- the lines of a position that have words of their own, read one by one (the
 * others: rows of position_rows.c). What they mean together is judged when all are read
 * (position_settle.c, broken.c). */
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/setup/setup.h"

static const lf_field *field_of(const kit_reader *r)
{
    return lf_field_of(r->field);
}

static lf_state *state_of(const kit_reader *r)
{
    return r->state;
}

static lin_status wrong(const kit_reader *r, const char *right)
{
    return lin_line_wrong(r->why, right);
}

/* A number that must fit; the limits of the rules are broken.c's. */
static lin_status next_byte(kit_reader *r, uint8_t *out)
{
    return kit_next_byte(r, LF_UNSAID - 1, out);
}

static lin_status next_unit(kit_reader *r, bool element, uint8_t *out)
{
    if (kit_next_unit(r, out) != LIN_OK)
        return LIN_BAD_FILE;
    if (lf_is_element(field_of(r), *out) != element)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s is %s.", r->word[r->at - 1],
                          element ? "a commander; name an element"
                                  : "an element; name a commander");
    return LIN_OK;
}

static lin_status next_commander_or_nobody(kit_reader *r, uint8_t *out)
{
    if (kit_says(r, "nobody")) {
        *out = LF_NONE;
        return LIN_OK;
    }
    return next_unit(r, false, out);
}

/* A group is named by the commander it began with. */
static lin_status next_group(kit_reader *r, uint8_t *out)
{
    uint8_t u = 0;

    if (next_unit(r, false, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (field_of(r)->type[u] != LF_GROUP_COMMANDER)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s leads no group.", r->word[r->at - 1]);
    *out = field_of(r)->group[u];
    return LIN_OK;
}

/* ---- unit, commander ---- */

static bool next_where(kit_reader *r, int u)
{
    for (int i = 0; lf_where_words[i]; i++)
        if (*lf_where_words[i] && kit_says(r, lf_where_words[i])) {
            state_of(r)->where[u] = (uint8_t)i;
            return true;
        }
    return false;
}

static lin_status next_ground(kit_reader *r, int u)
{
    const bool work = kit_says(r, "work");
    uint8_t n = 0;

    if (next_byte(r, &n) != LIN_OK)
        return LIN_BAD_FILE;
    if (work && (n == 0 || n > LF_WORKS))
        return wrong(r, "work and its number, from 1");
    state_of(r)->on_piece[u] = (uint8_t)(work ? field_of(r)->scenery.pieces + n - 1 : n);
    return LIN_OK;
}

static lin_status next_stored(kit_reader *r, int u)
{
    const bool m = kit_says(r, "m"), c = kit_says(r, "c");

    if (!m && !c)
        return wrong(r, "stored m, stored c or stored m c");
    state_of(r)->mark[u] |= (uint16_t)((m ? LF_HAS_M : 0) | (c ? LF_HAS_C : 0));
    return LIN_OK;
}

static bool is_inches(const char *word)
{
    return *word >= '0' && *word <= '9';
}

static lin_status next_open(kit_reader *r, int u)
{
    state_of(r)->formation[u] = LF_OPEN;
    state_of(r)->gap[u] = LIN_INCH;
    return r->at < r->words && is_inches(r->word[r->at]) ? kit_next_length(r, &state_of(r)->gap[u])
                                                         : LIN_OK;
}

/* What is said of an element alone; LIN_SYNTAX: something else. */
static lin_status element_word(kit_reader *r, int u)
{
    lf_state *s = r->state;

    if (kit_says(r, "facing"))
        return kit_next_angle(r, &s->facing[u]);
    if (kit_says(r, "open"))
        return next_open(r, u);
    if (kit_says(r, "gap"))
        return kit_next_length(r, &s->gap[u]);
    if (kit_says(r, "level"))
        return kit_next_word(r, lf_level_words, &s->level[u]);
    if (kit_says(r, "hits"))
        return next_byte(r, &s->hits[u]);
    if (kit_says(r, "disorder"))
        return next_byte(r, &s->disorder[u]);
    if (kit_says(r, "shots")) {
        uint8_t shots = 0;

        if (kit_next_byte(r, LF_SHOTS, &shots) != LIN_OK)
            return LIN_BAD_FILE;
        s->ammunition[u] = (uint8_t)((s->ammunition[u] & ~LF_SHOTS) | shots);
        return LIN_OK;
    }
    if (kit_says(r, "low") || kit_says(r, "out")) {
        s->ammunition[u] |= lin_same_word(r->word[r->at - 1], "low") ? LF_LOW : LF_OUT;
        return LIN_OK;
    }
    if (kit_says(r, "crew")) {
        if (!kit_says(r, "at-guns"))
            return next_unit(r, true, &s->crew[u]);
        s->crew[u] = LF_AT_GUNS;
        return LIN_OK;
    }
    if (kit_says(r, "spared"))
        return next_byte(r, &s->spared[u]);
    if (kit_says(r, "stored"))
        return next_stored(r, u);
    if (kit_says(r, "lined-up") || kit_says(r, "inside")) {
        s->mark[u] |= lin_same_word(r->word[r->at - 1], "inside") ? LF_INSIDE : LF_LINED_UP;
        if (s->mark[u] & LF_INSIDE && s->formation[u] != LF_OPEN) { /* LF-BU-06 */
            s->formation[u] = LF_OPEN;
            s->gap[u] = LIN_INCH;
        }
        return next_ground(r, u);
    }
    if (kit_says(r, "ground"))
        return next_ground(r, u);
    if (kit_says(r, "gun"))
        return kit_next_word(r, lf_weapon_name, &s->gun[u]);
    for (int i = LF_LINE; i <= LF_COLUMN; i += LF_COLUMN - LF_LINE)
        if (kit_says(r, lf_formation_name[i])) {
            s->formation[u] = (uint8_t)i;
            s->gap[u] = 0;
            return LIN_OK;
        }
    return LIN_SYNTAX;
}

static lin_status commander_word(kit_reader *r, int u)
{
    if (kit_says(r, "rating"))
        return kit_next_word(r, lf_rating_words, &state_of(r)->rating[u]);
    if (kit_says(r, "points"))
        return next_byte(r, &state_of(r)->points[u]);
    return kit_says(r, "with") ? next_unit(r, true, &state_of(r)->with[u]) : LIN_SYNTAX;
}

/* Of an element that is on the table: it stands as it stands best, unless a line says otherwise. */
static void usual_formation(const lf_field *f, lf_state *s, int u)
{
    s->formation[u] = lf_may_form(f, u, LF_LINE) ? LF_LINE : LF_OPEN;
    s->gap[u] = s->formation[u] == LF_OPEN ? LIN_INCH : 0;
}

static lin_status unit_words(kit_reader *r, int u, const char *how)
{
    const bool element = lf_is_element(field_of(r), u);
    lf_state *s = r->state;
    unsigned flags = 0;

    while (r->at < r->words) {
        lin_status status;

        if (kit_says_flag(r, lf_mark_words, &flags))
            continue;
        status = element ? element_word(r, u) : commander_word(r, u);
        if (status == LIN_SYNTAX)
            return wrong(r, how);
        if (status != LIN_OK)
            return status;
    }
    s->mark[u] |= (uint16_t)flags;
    return LIN_OK;
}

lin_status lf_read_unit(kit_reader *r)
{
    static const char element[] = "unit ID at X Y facing DEGREES line (or open GAP, column), then "
                                  "any of: level L, hits N, disorder N, "
                                  "stored m c, unloaded, on-foot, lined-up N, inside N, acted; or: "
                                  "unit ID reserve, hidden, off, lost, unplaced";
    static const char commander[] = "commander ID at X Y rating R, then any of: points N, with "
                                    "ELEMENT; or: commander ID reserve, lost";
    const bool is_element = lin_same_word(r->word[0], "unit");
    const char *how = is_element ? element : commander;
    lf_state *s = r->state;
    uint8_t u = 0;
    bool said;

    if (r->words < 3)
        return wrong(r, how);
    if (next_unit(r, is_element, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (s->where[u] != LF_ABSENT)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL,
                          "%s stands here a second time; one line each.", r->word[1]);
    said = next_where(r, u);
    if (said && s->where[u] < LF_ON_TABLE)
        s->level[u] = (uint8_t)lf_first_level(field_of(r), u);
    if (kit_says(r, "at")) {
        if (kit_next_point(r, &s->at[u]) != LIN_OK)
            return LIN_BAD_FILE;
    } else if (!said) {
        return wrong(r, how);
    }
    if (!said) {
        s->where[u] = LF_ON_TABLE;
        if (is_element)
            usual_formation(field_of(r), s, u);
    }
    return unit_words(r, u, how);
}

/* ---- who leads, who acts ---- */

static lin_status next_leader(kit_reader *r, uint8_t *out)
{
    if (kit_says(r, "leaderless")) {
        *out = LF_NONE;
        return LIN_OK;
    }
    return kit_says(r, "led-by") ? next_unit(r, false, out) : LIN_SYNTAX;
}

lin_status lf_read_group(kit_reader *r)
{
    unsigned flags = 0;
    uint8_t g = 0;

    if (next_group(r, &g) != LIN_OK)
        return LIN_BAD_FILE;
    while (r->at < r->words) {
        lin_status status;

        if (kit_says_flag(r, lf_group_words, &flags))
            continue;
        status = next_leader(r, &state_of(r)->commander[g]);
        if (status == LIN_SYNTAX)
            return wrong(r, "group COMMANDER, then any of: done, group-order, broken, leaderless, "
                            "led-by COMMANDER");
        if (status != LIN_OK)
            return status;
    }
    state_of(r)->group_mark[g] = (uint8_t)flags;
    return LIN_OK;
}

lin_status lf_read_force(kit_reader *r)
{
    uint8_t side = 0;
    lin_status status;

    if (kit_next_side(r, &side) != LIN_OK)
        return LIN_BAD_FILE;
    status = next_leader(r, &state_of(r)->force[side]);
    return status == LIN_SYNTAX ? wrong(r, "force SIDE leaderless, or: force SIDE led-by COMMANDER")
                                : status;
}

lin_status lf_read_active(kit_reader *r)
{
    lf_state *s = r->state;
    unsigned flags = 0;

    while (r->at < r->words) {
        lin_status status;

        if (kit_says_flag(r, lf_act_words, &flags))
            continue;
        if (kit_says(r, "group"))
            status = next_group(r, &s->group);
        else if (kit_says(r, "element"))
            status = next_unit(r, true, &s->element);
        else if (kit_says(r, "by"))
            status = next_commander_or_nobody(r, &s->issuer);
        else if (kit_says(r, "m"))
            status = next_byte(r, &s->m);
        else if (kit_says(r, "c"))
            status = next_byte(r, &s->c);
        else if (kit_says(r, "forced"))
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

/* LF-SC-71: 1 for a side that is asked before its set-up is finished. */
lin_status lf_read_adjusts(kit_reader *r)
{
    while (r->at < r->words) {
        uint8_t side = 0, asked = 0;

        if (kit_next_side(r, &side) != LIN_OK || next_byte(r, &asked) != LIN_OK)
            return LIN_BAD_FILE;
        state_of(r)->adjusts |= (uint8_t)((asked != 0) << side);
    }
    return LIN_OK;
}

/* What a participant of the group order has left, has done, and in whose zones it began. */
static lin_status participant_word(kit_reader *r, lf_participant *p, tb_set *began)
{
    uint8_t u = 0;
    lin_status status;

    if (kit_says(r, "m"))
        return next_byte(r, &p->m);
    if (kit_says(r, "c"))
        return next_byte(r, &p->c);
    if (kit_says(r, "forced"))
        return next_byte(r, &p->forced);
    if (!kit_says(r, "began"))
        return wrong(r, "participant ELEMENT m N c N, then any of: forced N, began ENEMY");
    if ((status = next_unit(r, true, &u)) == LIN_OK)
        kit_set_put(began, u);
    return status;
}

lin_status lf_read_participant(kit_reader *r)
{
    lf_state *s = r->state;
    unsigned flags = 0;
    lf_participant *p;

    if (s->participants == LF_PARTICIPANTS)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "A group order has %d participants at most.",
                          LF_PARTICIPANTS);
    p = &s->participant[s->participants++];
    if (next_unit(r, true, &p->unit) != LIN_OK)
        return LIN_BAD_FILE;
    while (r->at < r->words)
        if (!kit_says_flag(r, lf_act_words, &flags)) {
            const lin_status status =
                participant_word(r, p, &s->participant_began[s->participants - 1]);

            if (status != LIN_OK)
                return status;
        }
    p->act = (uint16_t)flags;
    return LIN_OK;
}

lin_status lf_read_pool(kit_reader *r)
{
    uint8_t i = 0;
    lf_pool *p;

    if (next_byte(r, &i) != LIN_OK || i < 1 || i > 2)
        return wrong(r, "pool 1 or 2, once and six numbers, again and six numbers");
    p = &state_of(r)->pool[i - 1];
    for (int again = 0; again < 2; again++) {
        uint8_t *face = again ? p->again : p->once;
        int dice = 0;

        if (!kit_says(r, again ? "again" : "once"))
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

lin_status lf_read_flank_group(kit_reader *r)
{
    return next_group(r, &state_of(r)->flank_group);
}

lin_status lf_read_phase(kit_reader *r)
{
    int32_t phase = 0;
    uint8_t side = 0;

    if (state_of(r)->head.depth > 0 || kit_next(r, 'w', lf_phase_words, &phase) != LIN_OK)
        return wrong(r, "phase setup, phase turn, phase groups SIDE or phase close, once");
    if (phase == LF_PHASE_GROUPS && kit_next_side(r, &side) != LIN_OK)
        return LIN_BAD_FILE;
    lin_push(r->state, LF_PHASE, phase, side, 0);
    return LIN_OK;
}
