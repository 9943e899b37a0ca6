/* position.c -- any state as lines of text, by rows of the kit.
 *
 *     turn 2
 *     phase maneuver crown        whose player turn it is, and which phase
 *     first crown
 *     unit ...                    unit_line.c
 *     charge, pair                declared charges, and who is in contact with whom
 *     march, combat, throw, shot  what a procedure has in hand
 *
 * A position written by hand says `phase maneuver SIDE` (from its start), `phase throws SIDE`,
 * `phase act SIDE` (units with `menu well` and so on choose), `phase declare SIDE`, `phase rides
 * SIDE`, `phase musketry SIDE` or `phase charge SIDE`. */
#include "rules/regimental/position/position.h"
#include "rules/regimental/position/unit_line.h"
#include "rules/regimental/setup/setup.h"
#include "kit/rows.h"

#include <stddef.h>

static const char *const phase_words[] = { "setup", "maneuver", "musketry", "charge", "throws",
                                           "act",   "declare",  "rides",    NULL };
enum { THROWS_ALONE = RG_PHASE_CHARGE + 1, ACT_ALONE, DECLARE_ALONE, RIDES_ALONE };
enum { SAID_NOTHING = 0xff };

static void write_phase(const lin_view *v, lin_text *out)
{
    const rg_state *s = v->state;

    lin_put(out, "phase %s %s\n", phase_words[s->phase], v->field->battle->side_id[s->side]);
}

static lin_status read_phase(kit_reader *r)
{
    rg_state *s = r->state;

    if (kit_next_word(r, phase_words, &s->phase) != LIN_OK)
        return LIN_BAD_FILE;
    return kit_next_side(r, &s->side);
}

/* Sixty-four bits do not fit a row of the kit: in two halves. */
static void write_march(const lin_view *v, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_march *m = &s->march;

    if (m->unit == RG_NONE)
        return;
    lin_put(out, "march %s cost %lld limit %lld open %d legs %d flags %d", rg_id(f, m->unit),
            (long long)m->cost, (long long)m->limit, (int)m->open, m->legs, m->flags);
    if (m->led || m->stood.x || m->stood.y) {
        lin_put(out, " led %d stood ", (int)m->led);
        lin_arg_print(v->field, 'x', NULL, m->stood.x, out);
        lin_put(out, " ");
        lin_arg_print(v->field, 'x', NULL, m->stood.y, out);
    }
    lin_put(out, "\n");
}

#define MARCH_LINE "march UNIT cost N limit N open N legs N flags N, then perhaps led N stood X Y"

static lin_status next_long(kit_reader *r, const char *word, int64_t *out)
{
    int32_t n = 0;

    if (!kit_says(r, word) || kit_next_number(r, 0, 1 << 30, &n) != LIN_OK)
        return lin_line_wrong(r->why, MARCH_LINE);
    *out = n;
    return LIN_OK;
}

static lin_status read_march(kit_reader *r)
{
    rg_state *s = r->state;
    int64_t n[5];
    static const char *const words[] = { "cost", "limit", "open", "legs", "flags" };

    if (kit_next_unit(r, &s->march.unit) != LIN_OK)
        return LIN_BAD_FILE;
    for (int i = 0; i < 5; i++)
        if (next_long(r, words[i], &n[i]) != LIN_OK)
            return LIN_BAD_FILE;
    s->march.cost = n[0];
    s->march.limit = n[1];
    s->march.open = (int32_t)n[2];
    s->march.legs = (uint8_t)n[3];
    s->march.flags = (uint8_t)n[4];
    if (r->at == r->words)
        return LIN_OK;
    if (next_long(r, "led", &n[0]) != LIN_OK || !kit_says(r, "stood"))
        return lin_line_wrong(r->why, MARCH_LINE);
    s->march.led = (int32_t)n[0];
    return kit_next_point(r, &s->march.stood);
}

/* The wheel of a charge and the result of a combat may be below nothing. */
static void write_charges(const lin_view *v, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int i = 0; i < s->charges; i++) {
        const rg_charge *c = &s->charge[i];

        lin_put(out, "charge %s %s wheel ", rg_id(f, c->unit), rg_id(f, c->target));
        lin_arg_print(v->field, 'a', NULL, (uint16_t)c->wheel, out);
        lin_put(out, " from ");
        lin_arg_print(v->field, 'x', NULL, c->from.x, out);
        lin_put(out, " ");
        lin_arg_print(v->field, 'x', NULL, c->from.y, out);
        lin_put(out, " flags %d level %d", c->flags, c->level);
        if (c->deep)
            lin_put(out, " deep %d", c->deep);
        if (c->by != RG_NONE)
            lin_put(out, " by %s", rg_id(f, c->by));
        lin_put(out, "\n");
    }
}

static lin_status read_charge(kit_reader *r)
{
    rg_state *s = r->state;
    rg_charge c = { .by = RG_NONE };
    uint16_t wheel = 0;

    if (s->charges == RG_MOST_CHARGES || kit_next_unit(r, &c.unit) != LIN_OK ||
        kit_next_unit(r, &c.target) != LIN_OK)
        return LIN_BAD_FILE;
    while (r->at < r->words) {
        lin_status status = kit_says(r, "wheel")   ? kit_next_angle(r, &wheel)
                            : kit_says(r, "from")  ? kit_next_point(r, &c.from)
                            : kit_says(r, "flags") ? kit_next_byte(r, 31, &c.flags)
                            : kit_says(r, "level") ? kit_next_byte(r, 9, &c.level)
                            : kit_says(r, "deep")  ? kit_next_byte(r, 200, &c.deep)
                            : kit_says(r, "by")    ? kit_next_unit(r, &c.by)
                                                   : LIN_BAD_FILE;

        if (status != LIN_OK)
            return lin_line_wrong(r->why, "charge UNIT ENEMY wheel DEGREES from X Y flags N level "
                                          "N deep N by UNIT");
    }
    c.wheel = (int16_t)wheel;
    s->charge[s->charges++] = c;
    return LIN_OK;
}

static void write_combat(const lin_view *v, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const rg_combat *c = &s->combat;

    if (!c->fights)
        return;
    lin_put(out, "combat %d %d %d %d %d %d %d %d %d %d", c->result + 100, c->die, c->row, c->rounds,
            c->outflanked, c->fortified, c->by_horse, c->second, c->building, c->attacker);
    for (int side = 0; side < LIN_SIDES; side++)
        lin_put(out, " %s",
                c->principal[side] == RG_NONE ? "nobody" : rg_id(f, c->principal[side]));
    lin_put(out, "\n");
}

static lin_status read_combat(kit_reader *r)
{
    rg_state *s = r->state;
    rg_combat *c = &s->combat;
    int32_t n[10];

    for (int i = 0; i < 10; i++)
        if (kit_next_number(r, 0, 255, &n[i]) != LIN_OK)
            return LIN_BAD_FILE;
    *c = (rg_combat){ .result = (int8_t)(n[0] - 100),
                      .die = (int8_t)n[1],
                      .row = (uint8_t)n[2],
                      .fights = 1,
                      .rounds = (uint8_t)n[3],
                      .outflanked = (uint8_t)n[4],
                      .fortified = (uint8_t)n[5],
                      .by_horse = (uint8_t)n[6],
                      .second = (uint8_t)n[7],
                      .building = (uint8_t)n[8],
                      .attacker = (uint8_t)(n[9] & 1),
                      .principal = { RG_NONE, RG_NONE } };
    for (int side = 0; side < LIN_SIDES; side++)
        if (!kit_says(r, "nobody") && kit_next_unit(r, &c->principal[side]) != LIN_OK)
            return LIN_BAD_FILE;
    return LIN_OK;
}

#define AT(field, member) offsetof(field, member)

static const kit_flag pair_words[] = { { "flank", RG_ON_FLANK },
                                       { "rear", RG_ON_REAR },
                                       { "from-behind", RG_FROM_BEHIND },
                                       { "second", RG_OF_SECOND },
                                       { NULL, 0 } };

static const kit_row of_pair[] = {
    { "", KIT_ROW_UNIT, .offset = AT(rg_pair, attacker) },
    { "", KIT_ROW_UNIT, .offset = AT(rg_pair, defender) },
    { "deep", KIT_ROW_NUMBER, .offset = AT(rg_pair, spare) },
    { "", KIT_ROW_FLAGS_8, .offset = AT(rg_pair, flags), .flags = pair_words },
    { .word = NULL },
};

static const kit_row of_throw[] = {
    { "unit", KIT_ROW_UNIT, .offset = AT(rg_throw, unit), .none = RG_NONE },
    { "leader", KIT_ROW_UNIT, .offset = AT(rg_throw, leader), .none = RG_NONE },
    { "coloured", KIT_ROW_NUMBER, .offset = AT(rg_throw, coloured), .value = 6 },
    { "white", KIT_ROW_NUMBER, .offset = AT(rg_throw, white), .value = 6 },
    { .word = NULL },
};

static const kit_row of_shot[] = {
    { "target", KIT_ROW_UNIT, .offset = AT(rg_shot, target), .none = RG_NONE },
    { "main", KIT_ROW_UNIT, .offset = AT(rg_shot, main), .none = RG_NONE },
    { "total", KIT_ROW_NUMBER, .offset = AT(rg_shot, total) },
    { "effect", KIT_ROW_NUMBER, .offset = AT(rg_shot, effect), .value = RG_EFFECTS - 1 },
    { "doubles", KIT_ROW_NUMBER, .offset = AT(rg_shot, doubles), .value = 1 },
    { "six", KIT_ROW_NUMBER, .offset = AT(rg_shot, six), .value = 1 },
    { "hurt", KIT_ROW_NUMBER, .offset = AT(rg_shot, hurt), .value = RG_GUN_STANDS },
    { "cannon", KIT_ROW_NUMBER, .offset = AT(rg_shot, cannon), .value = 1 },
    { .word = NULL },
};

static bool is_body(const lin_field *f, int u)
{
    return !rg_is_leader(rg_field_of(f), u);
}

#define SET(name, member)                                                \
    {                                                                    \
        name, KIT_ROW_SET, .offset = AT(rg_state, member), .is = is_body \
    }
#define OF_SIDES(name, member, most)                                                            \
    {                                                                                           \
        name, KIT_ROW_NUMBER, .offset = AT(rg_state, member), .value = (most), .of_sides = true \
    }

static const kit_row rows[] = {
    { "turn", KIT_ROW_TURN, .offset = AT(rg_state, turn) },
    { "phase", KIT_ROW_OWN, .write = write_phase, .read = read_phase },
    { "first", KIT_ROW_SIDE, .offset = AT(rg_state, first), .always = true },
    OF_SIDES("first-die", first_die, 6),
    OF_SIDES("gone", gone, 255),
    OF_SIDES("exited", exited, 255),
    OF_SIDES("killed", killed, 255),
    OF_SIDES("captured", captured, 255),
    { "unit", KIT_ROW_OWN, .write = rg_write_units, .read = rg_read_unit },
    { "charge", KIT_ROW_OWN, .write = write_charges, .read = read_charge },
    { "pair", KIT_ROW_LIST, .offset = AT(rg_state, pair), .value = RG_PAIRS, .part = of_pair,
      .size = sizeof(rg_pair), .count = AT(rg_state, pairs) },
    { "march", KIT_ROW_OWN, .write = write_march, .read = read_march },
    { "combat", KIT_ROW_OWN, .write = write_combat, .read = read_combat },
    { "throw", KIT_ROW_RECORD, .offset = AT(rg_state, thrown), .part = of_throw },
    { "shot", KIT_ROW_RECORD, .offset = AT(rg_state, shot), .part = of_shot },
    SET("throwing", throwing),
    SET("acting", acting),
    SET("fleeing", fleeing),
    SET("winning", winning),
    SET("breaking", breaking),
    SET("fighting-first", fighting[0]),
    SET("fighting-second", fighting[1]),
    { "at-risk", KIT_ROW_SET, .offset = AT(rg_state, at_risk) },
    SET("behind", behind),
    { .word = NULL },
};

void rg_write(const lin_view *v, lin_text *out)
{
    kit_rows_write(rows, v, out);
}

lin_status rg_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    return kit_rows_read(rows, NULL, p, word, words, why);
}

const char *rg_rows_broken(const lin_view *v)
{
    return kit_rows_wrong(rows, v) ? "a line names something that there is not" : NULL;
}

/* ---- The empty position, and what follows when all lines are read ---- */

void rg_blank(const lin_field *field, void *state)
{
    rg_state *s = state;

    (void)field;
    rg_clean(s);
    s->phase = SAID_NOTHING;
}

static int first_step(int phase)
{
    switch (phase) {
    case RG_PHASE_FIRE:
        return RG_MUSKETRY;
    case RG_PHASE_CHARGE:
        return RG_CHARGE_PHASE;
    case THROWS_ALONE:
        return RG_THROWS;
    case RIDES_ALONE:
        return RG_RIDES;
    case ACT_ALONE:
        return RG_ACT;
    case DECLARE_ALONE:
        return RG_DECLARE;
    default:
        return RG_COME_BACK;
    }
}

/* What is still to come in this player turn, from that step on. */
static void lay(const rg_field *f, rg_state *s, int phase)
{
    static const int order[] = { RG_TURN_ENDS, RG_CHARGE_PHASE, RG_MUSKETRY, RG_RIDES,
                                 RG_THROWS,    RG_ACT,          RG_CHARGES,  RG_DECLARE,
                                 RG_LEADERS,   RG_COME_BACK };
    const int from = first_step(phase);

    lin_push(s, RG_TURN, 0, 0, 0);
    if (s->side == s->first)
        lin_push(s, RG_PLAYER_TURN, 1 - s->side, 0, 0);
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        const bool after_dice =
            order[i] == RG_ACT || order[i] == RG_CHARGES || order[i] == RG_DECLARE;

        if (after_dice && phase != ACT_ALONE && phase != DECLARE_ALONE)
            continue;
        lin_push(s, order[i], s->side, 0, 0);
        if (order[i] == from)
            break;
    }
    for (int u = 0; u < f->units; u++)
        if (!rg_is_leader(f, u) && s->menu[u] && s->menu[u] < RG_MENUS)
            kit_set_put(&s->acting, u);
}

lin_status rg_settle(lin_play *p, lin_refusal *why)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const int phase = s->phase;

    if (phase == SAID_NOTHING && s->head.depth == 0 && !s->head.over)
        return lin_refuse(why, LIN_BAD_FILE, "RG-3.5",
                          "The position does not say what is being played; add a line such as "
                          "\"phase throws %s\".",
                          f->base.battle->side_id[0]);
    s->phase = phase == SAID_NOTHING     ? RG_PHASE_SETUP
               : phase > RG_PHASE_CHARGE ? RG_PHASE_MANEUVER
                                         : (uint8_t)phase;
    if (s->head.depth || s->head.over)
        return LIN_OK;
    if (phase == RG_PHASE_SETUP) {
        lin_push(s, RG_SET_UP, 0, 0, 0);
        return LIN_OK;
    }
    if (s->turn == 0)
        s->turn = 1;
    lay(f, s, phase);
    return LIN_OK;
}
