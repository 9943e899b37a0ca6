/* position.c -- any state as lines of text, and back; and what must be true of every state.
 *
 *     turn 3                                     the hour, from 1
 *     side british                               whose player turn it is
 *     unit L-G1 at B3 facing N disorganized      or: waiting, unplaced, eliminated, absent
 *     hold G-V1 by L-G1 L-G2
 *     owner D28 american
 *     barred G-V1 N NE
 *     battle L-G1 L-G2 against G-V1              also: bombardment ... against ...
 *     from G-V1 C3
 *     group G-V1 G-V2
 *     used british
 *     column 2-1
 *     lost 5
 *     phase british movement                     only read: lays out the agenda */
#include "brandywine.h"

#include <string.h>

static const struct { const char *name; uint8_t bit; } marks[] = {
    { "disorganized", BW_DISORGANIZED }, { "moved", BW_MOVED }, { "fought", BW_FOUGHT },
    { "attacked", BW_ATTACKED }, { "owes", BW_OWES }, { "freed", BW_FREED },
    { "rolled", BW_ROLLED }, { "advanced", BW_ADVANCED }
};
static const struct { const char *name; uint16_t place; } places[] = {
    { "waiting", BW_WAITING }, { "unplaced", BW_UNPLACED }, { "eliminated", BW_LOST }, { "absent", BW_ABSENT }
};

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
            lin_put(out, "from %s %s\n", id_of(f, u), s->from[u] < f->board->cells ? name : "off-board");
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

void bw_write(const lin_field *field, const void *state, lin_text *out)
{
    const bw_field *f = bw_field_of(field);
    const bw_state *s = state;
    char name[8];

    lin_put(out, "turn %d\nside %s\n", s->hour + 1, field->battle->side_id[s->side]);
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
        lin_put(out, "owner %s %s\n", name, field->battle->side_id[s->owner[i]]);
    }
    for (int u = 0; u < f->units; u++)
        if (s->barred[u]) {
            lin_put(out, "barred %s", id_of(f, u));
            for (int d = 0; d < 8; d++)
                if (s->barred[u] >> d & 1)
                    lin_put(out, " %s", lin_direction_name(f->board, d));
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

static lin_status wrong(lin_refusal *why, const char *right)
{
    return lin_refuse(why, LIN_BAD_FILE, NULL, "That line does not read; write: %s", right);
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
    return wrong(why, "unit ID at SQUARE facing DIRECTION, then any of: disorganized moved fought attacked owes freed rolled advanced");
}

static lin_status read_unit(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    static const char how[] = "unit ID at SQUARE facing DIRECTION, or: unit ID waiting, unplaced, eliminated or absent";
    int32_t u, value;
    int i = 3;

    if (words < 3)
        return wrong(why, how);
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    if (s->at[u] != BW_ABSENT)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "Unit %s is placed twice; one line a unit.", id_of(f, u));
    for (size_t k = 0; k < sizeof places / sizeof *places; k++)
        if (words == 3 && lin_same_word(places[k].name, word[2])) {
            s->at[u] = places[k].place;
            return LIN_OK;
        }
    if (!lin_same_word(word[2], "at") || words < 4)
        return wrong(why, how);
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

static lin_status read_hold(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int32_t u;

    if (words < 4 || !lin_same_word(word[2], "by"))
        return wrong(why, "hold UNIT by UNITS");
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    return read_set(f, word, 3, words, &s->holders[u], why);
}

static lin_status read_owner(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int32_t square, side;

    if (words != 3 || lin_arg_parse(&f->base, 'c', NULL, word[1], &square, why) != LIN_OK ||
        lin_arg_parse(&f->base, 's', NULL, word[2], &side, why) != LIN_OK || side > 1)
        return wrong(why, "owner SQUARE SIDE");
    for (int i = 0; i < f->victories; i++)
        if (f->victory[i] == square) {
            s->owner[i] = (uint8_t)side;
            return LIN_OK;
        }
    return lin_refuse(why, LIN_BAD_FILE, "BW-6.5", "%s is no victory square.", word[1]);
}

static lin_status read_barred(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int32_t u, d;

    if (words < 3)
        return wrong(why, "barred UNIT DIRECTIONS");
    if (lin_arg_parse(&f->base, 'u', NULL, word[1], &u, why) != LIN_OK)
        return LIN_BAD_FILE;
    for (int i = 2; i < words; i++) {
        if (lin_arg_parse(&f->base, 'd', NULL, word[i], &d, why) != LIN_OK)
            return LIN_BAD_FILE;
        s->barred[u] |= (uint8_t)(1 << d);
    }
    return LIN_OK;
}

static lin_status read_battle(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int against = 1;

    while (against < words && !lin_same_word(word[against], "against"))
        against++;
    if (against + 1 >= words)
        return wrong(why, "battle ATTACKERS against DEFENDERS");
    s->bombarding = lin_same_word(word[0], "bombardment");
    if (read_set(f, word, 1, against, &s->attackers, why) != LIN_OK)
        return LIN_BAD_FILE;
    return read_set(f, word, against + 1, words, &s->defenders, why);
}

static lin_status read_from(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int32_t u, square;

    if (words != 3)
        return wrong(why, "from UNIT SQUARE");
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
static lin_status read_phase(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    static const char *const name[] = { "reorganization", "movement", "combat", "setup" };
    int32_t side;
    int phase = 0;

    if (words != 3 || lin_arg_parse(&f->base, 's', NULL, word[1], &side, why) != LIN_OK || side > 1)
        return wrong(why, "phase SIDE reorganization, movement, combat or setup");
    while (phase < 4 && !lin_same_word(name[phase], word[2]))
        phase++;
    if (phase == 4 || s->head.depth > 0)
        return wrong(why, "phase SIDE reorganization, movement, combat or setup, once, without pending lines");
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

static lin_status read_number(const bw_field *f, bw_state *s, char *const *word, int words, lin_refusal *why)
{
    int32_t value = 0;

    if (lin_same_word(word[0], "turn")) {
        if (words != 2 || !lin_word_int(word[1], &value) || value < 1 || value > f->turns)
            return wrong(why, "turn NUMBER, from 1 to the last hour");
        s->hour = (uint8_t)(value - 1);
    } else if (lin_same_word(word[0], "lost")) {
        if (words != 2 || !lin_word_int(word[1], &value) || value < 1 || value > BW_STACK)
            return wrong(why, "lost FACTORS");
        s->lost_cf = (uint8_t)value;
    } else if (lin_same_word(word[0], "column")) {
        if (words != 2 || lin_arg_parse(&f->base, 'r', bw_column_name, word[1], &value, NULL) != LIN_OK)
            return wrong(why, "column ODDS, from 1-6 to 6-1");
        s->column = (uint8_t)value;
    } else {
        if (words != 2 || lin_arg_parse(&f->base, 's', NULL, word[1], &value, NULL) != LIN_OK || value > 1)
            return wrong(why, "side SIDE, or: used SIDE");
        if (lin_same_word(word[0], "side"))
            s->side = (uint8_t)value;
        else
            s->used[value] = 1;
    }
    return LIN_OK;
}

lin_status bw_read(const lin_field *field, void *state, char *const *word, int words, lin_refusal *why)
{
    static const struct {
        const char *name;
        lin_status (*read)(const bw_field *, bw_state *, char *const *, int, lin_refusal *);
    } lines[] = {
        { "unit", read_unit }, { "hold", read_hold }, { "owner", read_owner }, { "barred", read_barred },
        { "battle", read_battle }, { "bombardment", read_battle }, { "from", read_from },
        { "phase", read_phase }, { "turn", read_number }, { "side", read_number },
        { "used", read_number }, { "column", read_number }, { "lost", read_number }
    };
    const bw_field *f = bw_field_of(field);
    bw_state *s = state;

    if (words > 0 && lin_same_word(word[0], "group"))
        return read_set(f, word, 1, words, &s->group, why);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (words > 0 && lin_same_word(word[0], lines[i].name))
            return bad(lines[i].read(f, s, word, words, why));
    return LIN_SYNTAX;
}

lin_status bw_settle(const lin_field *field, void *state, lin_refusal *why)
{
    bw_state *s = state;

    bw_count_troops(bw_field_of(field), s);
    if (s->head.depth == 0 && !s->head.over)
        return lin_refuse(why, LIN_BAD_FILE, "BW-5.2", "The position does not say what is being played; add a line such as: phase british movement.");
    return LIN_OK;
}

/* ---- what must be true ---- */

static const char *broken_unit(const bw_field *f, const bw_state *s, int u)
{
    const int side = f->side[u];

    if (s->at[u] < BW_ABSENT && s->at[u] >= f->board->cells)
        return "a unit stands outside the board";
    if (s->facing[u] > 7)
        return "a unit faces no direction";
    if (is_held(s, u) && (!on_board(s, u) || !is_combat(f, u)))
        return "a hold is on nobody (BW-20.17)";
    if (is_held(s, u) && is_disorganized(s, u))
        return "a disorganized unit is held (BW-16.8)";
    if (s->holders[u] & ~(f->side_set[bw_other(side)] & f->combat_set))
        return "a unit is held by something that is no enemy combat unit (BW-20.17)";
    if (!on_board(s, u))
        return s->mark[u] & ~BW_MOVED ? "a unit off the board bears a mark" : NULL;
    if (is_disorganized(s, u) && !is_combat(f, u))
        return "a commander is disorganized (BW-17.10)";
    if (has_counter(f, s, s->at[u], bw_other(side)))
        return "both sides stand in one square (BW-13.15)";
    return NULL;
}

static bool is_in_hand(const bw_state *s, int square)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == BW_STEP && s->at[s->head.frame[i].arg[0]] == square)
            return true;
    return false;
}

static const char *broken_frames(const bw_field *f, const bw_state *s)
{
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];
        const char *args = bw_steps[frame->step].args;

        for (int k = 0; args[k]; k++) {
            const int a = frame->arg[k];

            if (args[k] == 'u' && (a < 0 || a >= f->units))
                return "a pending step names no unit";
            if (args[k] == 's' && a != LIN_FIRST && a != LIN_SECOND)
                return "a pending step names no side";
        }
    }
    return NULL;
}

/* Pending steps must find what they are about; a position edited by hand may lack it. */
static const char *broken_step(const bw_field *f, const bw_state *s, const lin_frame *frame)
{
    const int a = frame->arg[0];
    const bool fight = s->attackers && s->defenders;

    switch (frame->step) {
    case BW_STEP:
        if ((!on_board(s, a) && s->at[a] != BW_WAITING) || frame->arg[1] < 0 || frame->arg[1] > 4 * 12 ||
            frame->arg[2] < 0 || frame->arg[2] > 3 || f->side[a] != s->side)
            return "the counter in hand cannot be moved";
        return NULL;
    case BW_SETUP_AT:
        return f->side[a] == f->setup_side ? NULL : "the counter in hand is not of the side that sets up";
    case BW_FACE: case BW_SETUP_FACE: case BW_ADVANCE_FACE:
        return on_board(s, a) && is_combat(f, a) ? NULL : "a unit that is to turn is not on the board";
    case BW_RALLY_DICE: case BW_RALLY_HELP:
        return on_board(s, a) && is_combat(f, a) ? NULL : "a unit that is to reorganize is not on the board";
    case BW_RETREAT_TO: case BW_FLIGHT_TO:
        if (!on_board(s, a) || (frame->arg[1] != 1 && frame->arg[1] != 2))
            return "a counter that is to retreat is not on the board";
        {
            uint16_t to[16];

            return bw_retreats(f, s, a, frame->arg[1], to) ? NULL : "a counter that is to retreat has no square to go to";
        }
    case BW_RETREAT: case BW_RETREAT_OPENS:
        if (frame->arg[1] != 1 && frame->arg[1] != 2)
            return "a retreat is of one or two squares (BW-20.11)";
        return frame->step == BW_RETREAT_OPENS || (s->group && !(s->group & ~f->side_set[a])) ? NULL : "nobody is left to retreat";
    case BW_BATTLE: case BW_GUNS:
        return s->defenders && s->bombarding == (frame->step == BW_GUNS) ? NULL : "a battle is put together against nobody (BW-14.2)";
    case BW_BATTLE_DICE: case BW_GUNS_DICE: case BW_USE_COMMANDER:
        return fight ? NULL : "dice are called for without a battle (BW-13.7)";
    case BW_LOSE:
        for (uint64_t rest = bw_battle_set(s, a); rest; rest &= rest - 1)
            if (on_board(s, bw_first(rest)))
                return NULL;
        return "a loss is due from nobody (BW-20.1)";
    case BW_FLIGHT: case BW_FLIGHT_DICE:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) ? NULL : "a commander is to flee who is not on the board (BW-17.2)";
    case BW_CASUALTY_DICE:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) ? NULL : "a casualty roll is due for nobody (BW-17.8)";
    case BW_ADVANCE_COMMANDER:
        return f->commander[a] >= 0 && on_board(s, f->commander[a]) && on_board(s, frame->arg[1]) ? NULL : "a commander is to advance who cannot";
    default:
        return NULL;
    }
}

static const char *broken_sets(const bw_field *f, const bw_state *s)
{
    const uint64_t all = f->side_set[0] | f->side_set[1];

    if ((s->attackers | s->defenders | s->group) & ~all)
        return "a battle names units that do not exist";
    if (s->attackers & ~(f->side_set[s->side] & f->combat_set))
        return "an attacker is no combat unit of the moving side (BW-13.2)";
    if (s->defenders & ~f->side_set[bw_other(s->side)])
        return "a defender is of the moving side (BW-13.2)";
    for (int u = 0; u < f->units; u++)
        if (s->from[u] < BW_ABSENT && s->from[u] >= f->board->cells)
            return "a unit fought from outside the board";
    return NULL;
}

/* A unit of the battle being put together or fought must be on the board while it is. */
static const char *broken_battle(const bw_field *f, const bw_state *s)
{
    const int step = s->head.depth ? s->head.frame[s->head.depth - 1].step : -1;

    (void)f;
    if (step == BW_BATTLE || step == BW_GUNS || step == BW_BATTLE_DICE || step == BW_GUNS_DICE || step == BW_USE_COMMANDER)
        for (uint64_t rest = s->attackers | s->defenders; rest; rest &= rest - 1)
            if (!on_board(s, bw_first(rest)))
                return "a battle names a unit that is not on the board (BW-14.2)";
    for (uint64_t rest = s->group; rest; rest &= rest - 1)
        if (!on_board(s, bw_first(rest)))
            return "a counter that is to retreat is not on the board (BW-20.11)";
    return NULL;
}

const char *bw_broken(const lin_field *field, const void *state)
{
    const bw_field *f = bw_field_of(field);
    const bw_state *s = state;
    const char *why = NULL;
    lin_cells count[LIN_SIDES];
    bw_state copy;

    if (s->hour >= f->turns || s->side > 1)
        return "the clock shows no hour of the battle (BW-7.1)";
    for (int u = 0; u < f->units && !why; u++)
        why = broken_unit(f, s, u);
    if (!why)
        why = broken_frames(f, s);
    if (!why)
        why = broken_sets(f, s);
    if (!why)
        why = broken_battle(f, s);
    for (int i = 0; i < s->head.depth && !why; i++)
        if (i + 1 == s->head.depth)
            why = broken_step(f, s, &s->head.frame[i]);
    if (why)
        return why;
    for (int u = 0; u < f->units; u++)
        if (on_board(s, u) && bw_stack(f, s, s->at[u], f->side[u]) > BW_STACK && !is_in_hand(s, s->at[u]))
            return "more than 15 factors stand in one square (BW-10.1)";
    copy = *s;
    bw_count_troops(f, &copy);
    memcpy(count, copy.troops, sizeof count);
    return memcmp(count, s->troops, sizeof count) ? "the sets of occupied squares are wrong" : NULL;
}
