/* position.c -- any state as lines of text, and back.
 *
 *     turn 3                                     the hour, from 1
 *     side british                               whose player turn it is
 *     unit L-G1 at B3 facing N disorganized      or: waiting, unplaced, eliminated, absent
 *     hold G-V1 by L-G1 L-G2
 *     owner D28 american
 *     barred G-V1 N NE
 *     owed G-V1 G-V2                             must be attacked, whatever guns do
 *     battle L-G1 L-G2 against G-V1              also: bombardment ... against ...
 *     from G-V1 C3
 *     group G-V1 G-V2
 *     used british
 *     column 2-1
 *     lost 5
 *     phase british movement                     only read: lays out the agenda */
#include "rules/brandywine/brandywine.h"

#include <string.h>

static const struct {
    const char *name;
    uint8_t bit;
} marks[] = { { "disorganized", BW_DISORGANIZED },
              { "moved", BW_MOVED },
              { "fought", BW_FOUGHT },
              { "attacked", BW_ATTACKED },
              { "owes", BW_OWES },
              { "freed", BW_FREED },
              { "rolled", BW_ROLLED },
              { "advanced", BW_ADVANCED } };
static const struct {
    const char *name;
    uint16_t place;
} places[] = { { "waiting", BW_WAITING },
               { "unplaced", BW_UNPLACED },
               { "eliminated", BW_LOST },
               { "absent", BW_ABSENT } };

/* ---- writing ---- */

static const char *id_of(const bw_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static void put_set(const bw_field *f, uint64_t set, lin_text *out)
{
    for (; set; set &= set - 1)
        lin_put(out, " %s", id_of(f, bw_first(set)));
}

static void put_unit(const bw_field *f, const bw_state *s, int u, lin_text *out)
{
    char name[8];

    lin_put(out, "unit %s", id_of(f, u));
    if (on_board(s, u)) {
        lin_cell_name(f->board, s->at[u], name);
        lin_put(out, " at %s", name);
        if (is_combat(f, u))
            lin_put(out, " facing %s", lin_direction_name(f->board, s->facing[u]));
    }
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (s->at[u] == places[i].place)
            lin_put(out, " %s", places[i].name);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (s->mark[u] & marks[i].bit)
            lin_put(out, " %s", marks[i].name);
    lin_put(out, "\n");
}

static void put_battle(const bw_field *f, const bw_state *s, lin_text *out)
{
    char name[8];

    if (s->attackers | s->defenders) {
        lin_put(out, "%s", s->bombarding ? "bombardment" : "battle");
        put_set(f, s->attackers, out);
        lin_put(out, " against");
        put_set(f, s->defenders, out);
        lin_put(out, "\n");
    }
    for (int u = 0; u < f->units; u++)
        if (s->from[u]) {
            lin_cell_name(f->board, s->from[u] < f->board->cells ? s->from[u] : 0, name);
            lin_put(out, "from %s %s\n", id_of(f, u),
                    s->from[u] < f->board->cells ? name : "off-board");
        }
    if (s->group) {
        lin_put(out, "group");
        put_set(f, s->group, out);
        lin_put(out, "\n");
    }
    for (int side = 0; side < LIN_SIDES; side++)
        if (s->used[side])
            lin_put(out, "used %s\n", f->base.battle->side_id[side]);
    if (s->column)
        lin_put(out, "column %s\n", bw_column_name[s->column]);
    if (s->lost_cf)
        lin_put(out, "lost %d\n", s->lost_cf);
}

void bw_write(const lin_view *view, lin_text *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    char name[8];

    lin_put(out, "turn %d\nside %s\n", s->hour + 1, view->field->battle->side_id[s->side]);
    for (int u = 0; u < f->units; u++)
        put_unit(f, s, u, out);
    for (int u = 0; u < f->units; u++)
        if (is_held(s, u)) {
            lin_put(out, "hold %s by", id_of(f, u));
            put_set(f, s->holders[u], out);
            lin_put(out, "\n");
        }
    for (int i = 0; i < f->victories; i++) {
        lin_cell_name(f->board, f->victory[i], name);
        lin_put(out, "owner %s %s\n", name, view->field->battle->side_id[s->owner[i]]);
    }
    for (int u = 0; u < f->units; u++)
        if (s->barred[u]) {
            lin_put(out, "barred %s", id_of(f, u));
            for (int d = 0; d < 8; d++)
                if (s->barred[u] >> d & 1)
                    lin_put(out, " %s", lin_direction_name(f->board, d));
            lin_put(out, "\n");
        }
    if (s->owed) {
        lin_put(out, "owed");
        put_set(f, s->owed, out);
        lin_put(out, "\n");
    }
    put_battle(f, s, out);
}

/* ---- reading ---- */

/* Units that are not named are absent: they are not in this position at all. */
void bw_blank(const lin_field *field, void *state)
{
    const bw_field *f = bw_field_of(field);
    bw_state *s = state;

    memset(s, 0, sizeof *s);
    s->head.winner = LIN_NOBODY;
    for (int u = 0; u < f->units; u++)
        s->at[u] = BW_ABSENT;
    for (int i = 0; i < f->victories; i++)
        s->owner[i] = f->first_owner;
}

static lin_status bad(lin_status status)
{
    return status == LIN_OK ? LIN_OK : LIN_BAD_FILE;
}

static lin_status read_set(const bw_field *f, char *const *word, int from, int to, uint64_t *set,
                           lin_refusal *why)
{
    for (int i = from; i < to; i++) {
        int32_t u;

        if (lin_arg_parse(&f->base, 'u', NULL, word[i], &u, why) != LIN_OK)
            return LIN_BAD_FILE;
        *set |= bw_bit(u);
    }
    return LIN_OK;
}

static lin_status read_mark(bw_state *s, int u, const char *word, lin_refusal *why)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (lin_same_word(marks[i].name, word)) {
            s->mark[u] |= marks[i].bit;
            return LIN_OK;
        }
    return lin_line_wrong(
        why, "unit ID at SQUARE facing DIRECTION, then any of: disorganized moved fought "
             "attacked owes freed rolled advanced");
}

static lin_status read_unit(const bw_field *f, bw_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    static const char how[] =
        "unit ID at SQUARE facing DIRECTION, or: unit ID waiting, unplaced, eliminated or absent";
    int32_t u, value;
    int i = 3;

    if (words < 3)
        return lin_line_wrong(why, how);
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    if (s->at[u] != BW_ABSENT)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "Unit %s is placed twice; one line a unit.",
                          id_of(f, u));
    for (size_t k = 0; k < sizeof places / sizeof *places; k++)
        if (words == 3 && lin_same_word(places[k].name, word[2])) {
            s->at[u] = places[k].place;
            return LIN_OK;
        }
    if (!lin_same_word(word[2], "at") || words < 4)
        return lin_line_wrong(why, how);
    if (lin_arg_parse(&f->base, 'c', NULL, word[3], &value, why) != LIN_OK)
        return LIN_BAD_FILE;
    s->at[u] = (uint16_t)value;
    for (i = 4; i < words; i++) {
        if (lin_same_word(word[i], "facing") && i + 1 < words) {
            if (lin_arg_parse(&f->base, 'd', NULL, word[++i], &value, why) != LIN_OK)
                return LIN_BAD_FILE;
            if (!is_combat(f, u))
                return lin_refuse(why, LIN_BAD_FILE, "BW-11.5", "A commander has no facing.");
            s->facing[u] = (uint8_t)value;
        } else if (read_mark(s, u, word[i], why) != LIN_OK) {
            return LIN_BAD_FILE;
        }
    }
    return LIN_OK;
}

static lin_status read_hold(const bw_field *f, bw_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    int32_t u;

    if (words < 4 || !lin_same_word(word[2], "by"))
        return lin_line_wrong(why, "hold UNIT by UNITS");
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    return read_set(f, word, 3, words, &s->holders[u], why);
}

static lin_status read_owner(const bw_field *f, bw_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t square, side;

    if (words != 3 || lin_arg_parse(&f->base, 'c', NULL, word[1], &square, why) != LIN_OK ||
        lin_arg_parse(&f->base, 's', NULL, word[2], &side, why) != LIN_OK || side > 1)
        return lin_line_wrong(why, "owner SQUARE SIDE");
    for (int i = 0; i < f->victories; i++)
        if (f->victory[i] == square) {
            s->owner[i] = (uint8_t)side;
            return LIN_OK;
        }
    return lin_refuse(why, LIN_BAD_FILE, "BW-6.5", "%s is no victory square.", word[1]);
}

static lin_status read_barred(const bw_field *f, bw_state *s, char *const *word, int words,
                              lin_refusal *why)
{
    int32_t u, d;

    if (words < 3)
        return lin_line_wrong(why, "barred UNIT DIRECTIONS");
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    for (int i = 2; i < words; i++) {
        if (lin_arg_parse(&f->base, 'd', NULL, word[i], &d, why) != LIN_OK)
            return LIN_BAD_FILE;
        s->barred[u] |= (uint8_t)(1 << d);
    }
    return LIN_OK;
}

static lin_status read_battle(const bw_field *f, bw_state *s, char *const *word, int words,
                              lin_refusal *why)
{
    int against = 1;

    while (against < words && !lin_same_word(word[against], "against"))
        against++;
    if (against + 1 >= words)
        return lin_line_wrong(why, "battle ATTACKERS against DEFENDERS");
    s->bombarding = lin_same_word(word[0], "bombardment");
    if (read_set(f, word, 1, against, &s->attackers, why) != LIN_OK)
        return LIN_BAD_FILE;
    return read_set(f, word, against + 1, words, &s->defenders, why);
}

static lin_status read_from(const bw_field *f, bw_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    int32_t u, square;

    if (words != 3)
        return lin_line_wrong(why, "from UNIT SQUARE");
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    if (lin_same_word(word[2], "off-board"))
        square = s->at[u] >= BW_ABSENT ? s->at[u] : BW_LOST;
    else if (lin_arg_parse(&f->base, 'c', NULL, word[2], &square, why) != LIN_OK)
        return LIN_BAD_FILE;
    s->from[u] = (uint16_t)square;
    return LIN_OK;
}

/* The agenda of a whole portion, from the end of the hour upwards. */
static lin_status read_phase(const bw_field *f, bw_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    static const char *const name[] = { "reorganization", "movement", "combat", "setup" };
    int32_t side;
    int phase = 0;

    if (words != 3 || lin_arg_parse(&f->base, 's', NULL, word[1], &side, why) != LIN_OK || side > 1)
        return lin_line_wrong(why, "phase SIDE reorganization, movement, combat or setup");
    while (phase < 4 && !lin_same_word(name[phase], word[2]))
        phase++;
    if (phase == 4 || s->head.depth > 0)
        return lin_line_wrong(
            why,
            "phase SIDE reorganization, movement, combat or setup, once, without pending lines");
    s->side = (uint8_t)side;
    if (phase == 3) {
        lin_push(s, BW_HOUR, 0, 0, 0);
        lin_push(s, BW_SETUP, 0, 0, 0);
        return LIN_OK;
    }
    lin_push(s, BW_HOUR_ENDS, 0, 0, 0);
    if (side == LIN_FIRST)
        lin_push(s, BW_PLAYER_TURN, LIN_SECOND, 0, 0);
    lin_push(s, BW_COMBAT_OPENS, side, 0, 0);
    if (phase < 2)
        lin_push(s, BW_MOVE_OPENS, side, 0, 0);
    if (phase < 1)
        lin_push(s, BW_REORGANIZE_OPENS, side, 0, 0);
    return LIN_OK;
}

static lin_status read_number(const bw_field *f, bw_state *s, char *const *word, int words,
                              lin_refusal *why)
{
    int32_t value = 0;

    if (lin_same_word(word[0], "turn")) {
        if (words != 2 || !lin_word_int(word[1], &value) || value < 1 || value > f->turns)
            return lin_line_wrong(why, "turn NUMBER, from 1 to the last hour");
        s->hour = (uint8_t)(value - 1);
    } else if (lin_same_word(word[0], "lost")) {
        if (words != 2 || !lin_word_int(word[1], &value) || value < 1 || value > BW_STACK)
            return lin_line_wrong(why, "lost FACTORS");
        s->lost_cf = (uint8_t)value;
    } else if (lin_same_word(word[0], "column")) {
        if (words != 2 ||
            lin_arg_parse(&f->base, 'r', bw_column_name, word[1], &value, NULL) != LIN_OK)
            return lin_line_wrong(why, "column ODDS, from 1-6 to 6-1");
        s->column = (uint8_t)value;
    } else {
        if (words != 2 || lin_arg_parse(&f->base, 's', NULL, word[1], &value, NULL) != LIN_OK ||
            value > 1)
            return lin_line_wrong(why, "side SIDE, or: used SIDE");
        if (lin_same_word(word[0], "side"))
            s->side = (uint8_t)value;
        else
            s->used[value] = 1;
    }
    return LIN_OK;
}

lin_status bw_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    static const struct {
        const char *name;
        lin_status (*read)(const bw_field *, bw_state *, char *const *, int, lin_refusal *);
    } lines[] = { { "unit", read_unit },     { "hold", read_hold },
                  { "owner", read_owner },   { "barred", read_barred },
                  { "battle", read_battle }, { "bombardment", read_battle },
                  { "from", read_from },     { "phase", read_phase },
                  { "turn", read_number },   { "side", read_number },
                  { "used", read_number },   { "column", read_number },
                  { "lost", read_number } };
    const bw_field *f = bw_field_of(p->view.field);
    bw_state *s = p->state;

    if (words > 0 && lin_same_word(word[0], "group"))
        return read_set(f, word, 1, words, &s->group, why);
    if (words > 0 && lin_same_word(word[0], "owed"))
        return read_set(f, word, 1, words, &s->owed, why);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (words > 0 && lin_same_word(word[0], lines[i].name))
            return bad(lines[i].read(f, s, word, words, why));
    return LIN_SYNTAX;
}

lin_status bw_settle(lin_play *p, lin_refusal *why)
{
    bw_state *s = p->state;

    bw_count_troops(bw_field_of(p->view.field), s);
    if (s->head.depth == 0 && !s->head.over)
        return lin_refuse(why, LIN_BAD_FILE, "BW-5.2",
                          "The position does not say what is being played; add a line such as: "
                          "phase british movement.");
    return LIN_OK;
}
