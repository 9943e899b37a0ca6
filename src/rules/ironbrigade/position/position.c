/* position.c -- any state as lines of text, by rows of the kit.
 *
 *     turn 2                                    0: setting up
 *     phase movement crown                      whose player turn it is, and which phase
 *     first crown                               who has the first player turn
 *     unit GREN at 14 8 facing 0 line           as good as new; else marks N, grape N, empty ...
 *     unit GREN lost                            or: unplaced, to-come, left
 *     unit B1 at 14 5 with GREN                 a commander, carried by it
 *     unit C1 pool                              a courier; under way: at 20 8 to B1
 *     unit S1 concealed at 10 30                a sharpshooter
 *     order B1 advance 22 24                    or: attack B9, withdraw south, support B2
 *     carried B1 hold 22 24                     by the courier under way to it
 *     fell B1 14 5                              where a brigadier fell
 *     divisional-fell GREY 36 4                 where a divisional commander did
 *     join GREN A1 facing 0 first-round flank   two in melee, the charger first
 *     march, charge, volley, burst, round       what a procedure has in hand
 *
 * Who has no line is not there. A position written by hand says `phase movement crown` (the phase
 * from its start), `phase move crown` (the mover's units act), `phase fire crown` and so on, and
 * brigades without a line have the order that is printed, or hold where their commanders stand. */
#include "rules/ironbrigade/position/position.h"
#include "rules/ironbrigade/setup/setup.h"
#include "kit/rows.h"

#include <stddef.h>
#include <string.h>

static const char *const where_words[] = { "", "unplaced", "to-come", "pool", "concealed",
                                           "", "lost",     "left",    NULL };

static const kit_flag mark_words[] = {
    { "empty", IB_EMPTY },           { "volleyed", IB_VOLLEYED },   { "fought", IB_FOUGHT },
    { "disordered", IB_DISORDERED }, { "routing", IB_ROUTING },     { "pursuing", IB_PURSUING },
    { "acted", IB_ACTED },           { "marched", IB_MARCHED },     { "loaded-now", IB_LOADED_NOW },
    { "charged", IB_CHARGED },       { "fired-now", IB_FIRED_NOW }, { "tried", IB_TRIED },
    { "withdraws", IB_WITHDRAWS },   { "replaced", IB_REPLACED },   { NULL, 0 }
};

static const kit_flag join_words[] = { { "first-round", IB_FIRST_ROUND },
                                       { "flank", IB_ON_FLANK },
                                       { "rear", IB_ON_REAR },
                                       { "behind-light", IB_BEHIND_LIGHT },
                                       { "behind-hard", IB_BEHIND_HARD },
                                       { "was-disordered", IB_WAS_DISORDERED },
                                       { "from-above", IB_FROM_ABOVE },
                                       { "from-below", IB_FROM_BELOW },
                                       { NULL, 0 } };

/* ---- Units ---- */

static void put_arg(const lin_view *v, const char *before, char kind, int32_t value, lin_text *out)
{
    lin_put(out, " %s%s", before, *before ? " " : "");
    lin_arg_print(v->field, kind, NULL, value, out);
}

static void put_number(const char *word, int value, int usual, lin_text *out)
{
    if (value != usual)
        lin_put(out, " %s %d", word, value);
}

/* What a unit has on which nothing was said. */
static int usual_grape(const ib_field *f, int u)
{
    ib_state s;

    memset(s.grape, 0, sizeof s.grape);
    ib_equip(f, &s, u);
    return s.grape[u];
}

static void put_body(const lin_view *v, int u, lin_text *out)
{
    const ib_field *f = ib_field_of(v->field);
    const ib_state *s = v->state;
    const bool gone = s->where[u] == IB_LOST || s->where[u] == IB_LEFT;

    if (ib_stands(s, u)) {
        put_arg(v, "facing", 'a', s->facing[u], out);
        lin_put(out, " %s", ib_formation_name[s->formation[u]]);
    } else if (s->formation[u] != (gone ? 0 : f->formation[u])) {
        lin_put(out, " %s", ib_formation_name[s->formation[u]]);
    }
    put_number("marks", s->marks[u], gone ? 0 : ib_marks_of[f->class[u]], out);
    put_number("grape", s->grape[u], gone ? 0 : usual_grape(f, u), out);
    put_number("effort", s->effort[u], 0, out);
    put_number("volleys", s->volleys[u], 0, out);
    if (s->quarry[u] != IB_NONE)
        lin_put(out, " quarry %s", ib_id(f, s->quarry[u]));
    put_number("total", s->total[u], 0, out);
    put_number("way", s->way[u], 0, out);
}

static void write_units(const lin_view *v, lin_text *out)
{
    const ib_field *f = ib_field_of(v->field);
    const ib_state *s = v->state;

    for (int u = 0; u < f->units; u++) {
        if (s->where[u] == IB_ABSENT)
            continue;
        lin_put(out, "unit %s", ib_id(f, u));
        if (*where_words[s->where[u]])
            lin_put(out, " %s", where_words[s->where[u]]);
        if (s->where[u] == IB_ON_TABLE || s->at[u].x || s->at[u].y) {
            put_arg(v, "at", 'x', s->at[u].x, out);
            put_arg(v, "", 'x', s->at[u].y, out);
        }
        if (ib_is_unit(f, u))
            put_body(v, u, out);
        else if (s->with[u] != IB_NONE)
            lin_put(out, " %s %s", f->type[u] == IB_COURIER ? "to" : "with",
                    ib_id(f, f->type[u] == IB_COURIER ? f->brigade_of[s->with[u]].commander
                                                      : s->with[u]));
        if (s->rated[u])
            lin_put(out, " rated %s", ib_rating_name[s->rated[u] - 1]);
        kit_put_flags(mark_words, s->mark[u], out);
        lin_put(out, "\n");
    }
}

static lin_status usage(const kit_reader *r)
{
    return lin_line_wrong(r->why,
                          "unit ID at X Y facing DEGREES FORMATION, then any of: marks N, grape N, "
                          "effort N, volleys N, quarry U, empty, volleyed, fought, disordered, "
                          "routing, pursuing, acted; a commander: at X Y, with U, rated good (if "
                          "it is thrown for); a courier: pool, "
                          "or at X Y to COMMANDER; a sharpshooter: concealed at X Y; or: unplaced, "
                          "to-come, lost, left");
}

static lin_status next_brigade(kit_reader *r, uint8_t *out)
{
    const int b =
        r->at < r->words ? ib_brigade_named(ib_field_of(r->field), r->word[r->at]) : IB_NONE;

    if (b == IB_NONE)
        return lin_line_wrong(r->why, "the commander of a brigade, by his id");
    r->at++;
    *out = (uint8_t)b;
    return LIN_OK;
}

static lin_status unit_word(kit_reader *r, int u)
{
    const ib_field *f = ib_field_of(r->field);
    ib_state *s = r->state;

    if (kit_says(r, "facing"))
        return kit_next_angle(r, &s->facing[u]);
    if (kit_says(r, "marks"))
        return kit_next_byte(r, ib_marks_of[f->class[u]], &s->marks[u]);
    if (kit_says(r, "grape"))
        return kit_next_byte(r, 6, &s->grape[u]);
    if (kit_says(r, "effort"))
        return kit_next_byte(r, 2, &s->effort[u]);
    if (kit_says(r, "volleys"))
        return kit_next_byte(r, 2, &s->volleys[u]);
    if (kit_says(r, "quarry"))
        return kit_next_unit(r, &s->quarry[u]);
    if (kit_says(r, "total"))
        return kit_next_byte(r, UINT8_MAX, &s->total[u]);
    if (kit_says(r, "way"))
        return kit_next_byte(r, KIT_EDGES, &s->way[u]);
    for (int i = 0; i < IB_FORMATIONS; i++)
        if (kit_says(r, ib_formation_name[i])) {
            s->formation[u] = (uint8_t)i;
            return LIN_OK;
        }
    return usage(r);
}

static lin_status disc_word(kit_reader *r, int u)
{
    const ib_field *f = ib_field_of(r->field);
    ib_state *s = r->state;

    if (f->type[u] == IB_COURIER && kit_says(r, "to"))
        return next_brigade(r, &s->with[u]);
    if (ib_is_commander(f, u) && kit_says(r, "with"))
        return kit_next_unit(r, &s->with[u]);
    if (ib_is_commander(f, u) && f->rating[u] == IB_THROWN && kit_says(r, "rated"))
        for (int i = 0; i < IB_RATINGS; i++)
            if (kit_says(r, ib_rating_name[i])) {
                s->rated[u] = (uint8_t)(1 + i);
                return LIN_OK;
            }
    return usage(r);
}

static bool next_where(kit_reader *r, uint8_t *out)
{
    for (int i = 0; where_words[i]; i++)
        if (*where_words[i] && kit_says(r, where_words[i])) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

static lin_status read_unit(kit_reader *r)
{
    const ib_field *f = ib_field_of(r->field);
    ib_state *s = r->state;
    uint8_t u = 0;
    unsigned flags = 0;
    lin_status status = LIN_OK;

    if (r->words < 3)
        return usage(r);
    if (kit_next_unit(r, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (f->type[u] == IB_LEFT_OUT || s->where[u] != IB_ABSENT)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s %s.", ib_id(f, u),
                          s->where[u] == IB_ABSENT ? "has no part in this game, by its options"
                                                   : "stands here a second time; one line each");
    s->where[u] = IB_ON_TABLE;
    next_where(r, &s->where[u]);
    if (s->where[u] != IB_LOST && s->where[u] != IB_LEFT)
        ib_equip(f, s, u);
    if (kit_says(r, "at"))
        status = kit_next_point(r, &s->at[u]);
    else if (s->where[u] == IB_ON_TABLE)
        return usage(r);
    while (status == LIN_OK && r->at < r->words)
        if (!kit_says_flag(r, mark_words, &flags))
            status = ib_is_unit(f, u) ? unit_word(r, u) : disc_word(r, u);
    s->mark[u] = (uint16_t)flags;
    return status;
}

/* ---- Orders of brigades ---- */

static void put_command(const lin_view *v, const char *word, int b, const ib_command *c,
                        lin_text *out)
{
    const ib_field *f = ib_field_of(v->field);

    lin_put(out, "%s %s", word, ib_id(f, f->brigade_of[b].commander));
    if (c->secret)
        lin_put(out, " secret");
    else
        lin_put(out, " %s", ib_order_name[c->kind]);
    if (!c->secret && c->of != IB_NONE)
        lin_put(out, " %s", ib_id(f, f->brigade_of[c->of].commander));
    else if (!c->secret && c->edge)
        lin_put(out, " %s", kit_edge_name[c->edge - 1]);
    if (!c->secret && ((c->of == IB_NONE && !c->edge) || c->at.x || c->at.y)) {
        put_arg(v, "", 'x', c->at.x, out);
        put_arg(v, "", 'x', c->at.y, out);
    }
    lin_put(out, "\n");
}

static bool has_courier(const ib_field *f, const ib_state *s, int b)
{
    for (int u = 0; u < f->units; u++)
        if (f->type[u] == IB_COURIER && ib_stands(s, u) && s->with[u] == b)
            return true;
    return false;
}

static void write_commands(const lin_view *v, lin_text *out)
{
    const ib_field *f = ib_field_of(v->field);
    const ib_state *s = v->state;

    for (int b = 0; b < f->brigades; b++) {
        if (s->command[b].kind != IB_ORDERS || s->command[b].secret)
            put_command(v, "order", b, &s->command[b], out);
        if (has_courier(f, s, b))
            put_command(v, "carried", b, &s->carried[b], out);
    }
}

static lin_status next_command(kit_reader *r, ib_command *c)
{
    static const char how[] = "order COMMANDER KIND X Y, or attack, support and a commander, or "
                              "withdraw and an edge";
    const char *word = r->at + 1 < r->words ? r->word[r->at + 1] : "";
    const int edge = kit_name_find(kit_edge_name, word);

    if (kit_says(r, "secret")) {
        *c = (ib_command){ .secret = 1 };
        return LIN_OK;
    }
    *c = (ib_command){ .of = IB_NONE };
    if (kit_next_word(r, ib_order_name, &c->kind) != LIN_OK)
        return LIN_BAD_FILE;
    if (edge >= 0) {
        c->edge = (uint8_t)(edge + 1);
        r->at++;
    } else if (ib_brigade_named(ib_field_of(r->field), word) != IB_NONE &&
               next_brigade(r, &c->of) != LIN_OK) {
        return LIN_BAD_FILE;
    }
    if (r->at + 2 == r->words)
        return kit_next_point(r, &c->at);
    return r->at == r->words && (c->edge || c->of != IB_NONE) ? LIN_OK
                                                              : lin_line_wrong(r->why, how);
}

static lin_status read_command(kit_reader *r)
{
    ib_state *s = r->state;
    const bool carried = lin_same_word(r->word[0], "carried");
    ib_command *c;
    uint8_t b = 0;

    if (next_brigade(r, &b) != LIN_OK)
        return LIN_BAD_FILE;
    c = carried ? &s->carried[b] : &s->command[b];
    if (next_command(r, c) != LIN_OK)
        return LIN_BAD_FILE;
    return c->secret || ib_check_printed(ib_field_of(r->field), b, c, r->why) == LIN_OK
               ? LIN_OK
               : LIN_BAD_FILE;
}

static void put_fell(const lin_view *v, const char *word, int commander, lin_point at,
                     lin_text *out)
{
    if (at.x == 0 && at.y == 0)
        return;
    lin_put(out, "%s %s", word, ib_id(ib_field_of(v->field), commander));
    put_arg(v, "", 'x', at.x, out);
    put_arg(v, "", 'x', at.y, out);
    lin_put(out, "\n");
}

static void write_fell(const lin_view *v, lin_text *out)
{
    const ib_field *f = ib_field_of(v->field);
    const ib_state *s = v->state;

    for (int b = 0; b < f->brigades; b++)
        put_fell(v, "fell", f->brigade_of[b].commander, s->fell_at[b], out);
    for (int d = 0; d < f->divisions; d++)
        put_fell(v, "divisional-fell", f->division_of[d].commander, s->divisional_fell_at[d], out);
}

static lin_status read_fell(kit_reader *r)
{
    ib_state *s = r->state;
    uint8_t b = 0;

    return next_brigade(r, &b) == LIN_OK ? kit_next_point(r, &s->fell_at[b]) : LIN_BAD_FILE;
}

static lin_status read_divisional_fell(kit_reader *r)
{
    const ib_field *f = ib_field_of(r->field);
    ib_state *s = r->state;
    uint8_t c = 0;

    if (kit_next_unit(r, &c) != LIN_OK)
        return LIN_BAD_FILE;
    return f->type[c] == IB_DIVISIONAL
               ? kit_next_point(r, &s->divisional_fell_at[f->division[c]])
               : lin_line_wrong(r->why, "a divisional commander, by his id, and where he fell");
}

/* ---- The phase ---- */

const char *const ib_phase_words[] = { "setup", "rally", "movement", "firing",
                                       "melee", "move",  "fire",     NULL };

static void write_phase(const lin_view *v, lin_text *out)
{
    const ib_state *s = v->state;

    lin_put(out, "phase %s %s\n", ib_phase_words[s->phase], v->field->battle->side_id[s->side]);
}

static lin_status read_phase(kit_reader *r)
{
    ib_state *s = r->state;
    uint8_t phase = 0;

    if (kit_next_word(r, ib_phase_words, &phase) != LIN_OK)
        return LIN_BAD_FILE;
    s->phase = phase;
    return kit_next_side(r, &s->side);
}

/* ---- What procedures have in hand ---- */

#define AT(field, member) offsetof(field, member)

static const kit_row of_join[] = {
    { "", KIT_ROW_UNIT, .offset = AT(ib_join, charger) },
    { "", KIT_ROW_UNIT, .offset = AT(ib_join, struck) },
    { "facing", KIT_ROW_ANGLE, .offset = AT(ib_join, facing) },
    { "order", KIT_ROW_NUMBER, .offset = AT(ib_join, order) },
    { "", KIT_ROW_FLAGS_8, .offset = AT(ib_join, flags), .flags = join_words },
    { .word = NULL },
};

static const kit_row of_march[] = {
    { "unit", KIT_ROW_UNIT, .offset = AT(ib_march, unit), .none = IB_NONE },
    { "began", KIT_ROW_POINT, .offset = AT(ib_march, began) },
    { "began-facing", KIT_ROW_ANGLE, .offset = AT(ib_march, began_facing) },
    { "base", KIT_ROW_INCHES, .offset = AT(ib_march, base) },
    { "cost", KIT_ROW_INCHES, .offset = AT(ib_march, cost) },
    { "legs", KIT_ROW_NUMBER, .offset = AT(ib_march, legs) },
    { "obstacles", KIT_ROW_NUMBER, .offset = AT(ib_march, obstacles) },
    { "difficult", KIT_ROW_NUMBER, .offset = AT(ib_march, difficult) },
    { "good", KIT_ROW_POINT, .offset = AT(ib_march, good) },
    { "good-facing", KIT_ROW_ANGLE, .offset = AT(ib_march, good_facing) },
    { "good-cost", KIT_ROW_INCHES, .offset = AT(ib_march, good_cost) },
    { "good-obstacles", KIT_ROW_NUMBER, .offset = AT(ib_march, good_obstacles) },
    { "good-difficult", KIT_ROW_NUMBER, .offset = AT(ib_march, good_difficult) },
    { "raw-die", KIT_ROW_NUMBER, .offset = AT(ib_march, raw_die), .value = 8 },
    { "column-die", KIT_ROW_NUMBER, .offset = AT(ib_march, column_die), .value = 6 },
    { "on-road", KIT_ROW_NUMBER, .offset = AT(ib_march, on_road), .value = 1 },
    { "obeyed", KIT_ROW_NUMBER, .offset = AT(ib_march, obeyed), .value = 1 },
    { .word = NULL },
};

static const kit_row of_charge[] = {
    { "charger", KIT_ROW_UNIT, .offset = AT(ib_charge, charger), .none = IB_NONE },
    { "target", KIT_ROW_UNIT, .offset = AT(ib_charge, target), .none = IB_NONE },
    { "struck", KIT_ROW_UNIT, .offset = AT(ib_charge, struck), .none = IB_NONE },
    { "from", KIT_ROW_POINT, .offset = AT(ib_charge, from) },
    { "from-facing", KIT_ROW_ANGLE, .offset = AT(ib_charge, from_facing) },
    { "from-level", KIT_ROW_NUMBER, .offset = AT(ib_charge, from_level) },
    { "reach", KIT_ROW_INCHES, .offset = AT(ib_charge, reach) },
    { "die", KIT_ROW_NUMBER, .offset = AT(ib_charge, die), .value = 20 },
    { "in-pursuit", KIT_ROW_NUMBER, .offset = AT(ib_charge, in_pursuit), .value = 1 },
    { "", KIT_ROW_FLAGS_8, .offset = AT(ib_charge, flags), .flags = join_words },
    { .word = NULL },
};

static const kit_row of_volley[] = {
    { "shooter", KIT_ROW_UNIT, .offset = AT(ib_volley, shooter), .none = IB_NONE },
    { "target", KIT_ROW_UNIT, .offset = AT(ib_volley, target) },
    { "cause", KIT_ROW_NUMBER, .offset = AT(ib_volley, cause), .value = IB_FIRE_CAUSES - 1 },
    { "band", KIT_ROW_NUMBER, .offset = AT(ib_volley, band) },
    { "dice", KIT_ROW_NUMBER, .offset = AT(ib_volley, dice) },
    { "hits", KIT_ROW_NUMBER, .offset = AT(ib_volley, hits) },
    { "left", KIT_ROW_NUMBER, .offset = AT(ib_volley, left) },
    { "grape", KIT_ROW_NUMBER, .offset = AT(ib_volley, grape), .value = 1 },
    { "into-melee", KIT_ROW_NUMBER, .offset = AT(ib_volley, into_melee), .value = 1 },
    { "own", KIT_ROW_NUMBER, .offset = AT(ib_volley, own) },
    { .word = NULL },
};

static const kit_row of_burst[] = {
    { "gun", KIT_ROW_UNIT, .offset = AT(ib_burst, gun), .none = IB_NONE },
    { "at", KIT_ROW_POINT, .offset = AT(ib_burst, at) },
    { "bearing", KIT_ROW_ANGLE, .offset = AT(ib_burst, bearing) },
    { "estimate", KIT_ROW_NUMBER, .offset = AT(ib_burst, estimate) },
    { "dealt", KIT_ROW_NUMBER, .offset = AT(ib_burst, dealt), .many = IB_SHELL_DICE_N },
    { .word = NULL },
};

static const kit_row of_round[] = {
    { "first", KIT_ROW_NUMBER, .offset = AT(ib_round, dice[0]), .many = IB_VALUES },
    { "second", KIT_ROW_NUMBER, .offset = AT(ib_round, dice[1]), .many = IB_VALUES },
    { "taken", KIT_ROW_NUMBER, .offset = AT(ib_round, taken), .many = LIN_SIDES },
    { "left", KIT_ROW_NUMBER, .offset = AT(ib_round, left) },
    { "winner", KIT_ROW_NUMBER, .offset = AT(ib_round, winner), .value = LIN_NOBODY },
    { "fights", KIT_ROW_NUMBER, .offset = AT(ib_round, fights), .value = 1 },
    { .word = NULL },
};

static bool is_body(const lin_field *f, int u)
{
    return ib_is_unit(ib_field_of(f), u);
}

static bool is_commander(const lin_field *f, int u)
{
    return ib_is_commander(ib_field_of(f), u);
}

#define SET(name, member)                                                \
    {                                                                    \
        name, KIT_ROW_SET, .offset = AT(ib_state, member), .is = is_body \
    }
#define RECORD(name)                                                           \
    {                                                                          \
#name, KIT_ROW_RECORD, .offset = AT(ib_state, name), .part = of_##name \
    }

static const kit_row rows[] = {
    { "turn", KIT_ROW_TURN, .offset = AT(ib_state, turn) },
    { "phase", KIT_ROW_OWN, .write = write_phase, .read = read_phase },
    { "first", KIT_ROW_SIDE, .offset = AT(ib_state, first), .always = true },
    { "first-die", KIT_ROW_NUMBER, .offset = AT(ib_state, first_die), .value = 6,
      .of_sides = true },
    { "unit", KIT_ROW_OWN, .write = write_units, .read = read_unit },
    { "order", KIT_ROW_OWN, .write = write_commands, .read = read_command },
    { "carried", KIT_ROW_OWN, .write = NULL, .read = read_command },
    { "fell", KIT_ROW_OWN, .write = write_fell, .read = read_fell },
    { "divisional-fell", KIT_ROW_OWN, .write = NULL, .read = read_divisional_fell },
    { "join", KIT_ROW_LIST, .offset = AT(ib_state, join), .value = IB_JOINS, .part = of_join,
      .size = sizeof(ib_join), .count = AT(ib_state, joins) },
    { "charges", KIT_ROW_NUMBER, .offset = AT(ib_state, charges) },
    { "withdrawn", KIT_ROW_NUMBER, .offset = AT(ib_state, withdrawn), .value = 7,
      .of_sides = true },
    { "measured", KIT_ROW_COUNT, .offset = AT(ib_state, measured) },
    RECORD(march),
    RECORD(charge),
    RECORD(volley),
    RECORD(burst),
    RECORD(round),
    SET("to-test", to_test),
    SET("broke", broke),
    SET("to-rout", to_rout),
    SET("to-pursue", to_pursue),
    SET("to-meet", to_meet),
    SET("helped", helped),
    SET("melee-first", melee[0]),
    SET("melee-second", melee[1]),
    SET("has-fought", fought),
    { "struck-by-burst", KIT_ROW_SET, .offset = AT(ib_state, struck_by_burst) },
    { "orphaned", KIT_ROW_SET, .offset = AT(ib_state, orphaned), .is = is_commander },
    { .word = NULL },
};

void ib_write(const lin_view *view, lin_text *out)
{
    kit_rows_write(rows, view, out);
}

lin_status ib_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    return kit_rows_read(rows, NULL, p, word, words, why);
}

const char *ib_rows_broken(const lin_view *view)
{
    const kit_row *row = kit_rows_wrong(rows, view);

    return row ? "a line names something that there is not" : NULL;
}
