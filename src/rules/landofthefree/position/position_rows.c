/* position_rows.c -- what lines a position has, in the order they are written, by the rows of the
 * kit (kit/rows.h). Of what a procedure keeps in hand between its steps a line tells by name and
 * value, and is left out where nothing of it differs from what it is when the procedure is over:
 *
 *     shot shooter B1a target A1a dice 6 need 5
 *     morale-test unit A1a kind 0 by A1 first 3 second 4
 *
 * The lines with words of their own are written in position.c and read in position_read.c. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/position/positions.h"

#include <stddef.h>

/* ---- Words ---- */

const kit_flag lf_mark_words[] = { { "unloaded", LF_UNLOADED },
                                   { "on-foot", LF_ON_FOOT },
                                   { "acted", LF_ACTED },
                                   { "in-group-order", LF_IN_GROUP_ORDER },
                                   { "rally-tried", LF_RALLY_TRIED },
                                   { "no-orders", LF_NO_ORDERS },
                                   { "entering", LF_ENTERING },
                                   { "routed", LF_ROUTED },
                                   { "bound", LF_BOUND },
                                   { "volleyed", LF_VOLLEYED },
                                   { "zoned", LF_ZONED },
                                   { NULL, 0 } };
const kit_flag lf_group_words[] = { { "done", LF_GROUP_DONE },
                                    { "group-order", LF_GROUP_ORDERED },
                                    { "broken", LF_GROUP_BROKEN },
                                    { NULL, 0 } };
const kit_flag lf_act_words[] = { { "mounted", LF_ACT_MOUNTED },
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
const char *const lf_where_words[] = { "",    "unplaced", "reserve",   "hidden", "",
                                       "off", "lost",     "abandoned", NULL };
const char *const lf_level_words[] = { "fit", "shaken", "exhausted", "shattered", NULL };
const char *const lf_rating_words[] = { "incompetent", "competent", "skilled", "highly-skilled",
                                        NULL };
const char *const lf_phase_words[] = { "setup", "turn", "groups", "close", NULL };


/* ---- Whom a line names ---- */

static bool is_element(const lin_field *field, int u)
{
    return lf_is_element(lf_field_of(field), u);
}

static bool is_commander(const lin_field *field, int u)
{
    return !lf_is_element(lf_field_of(field), u);
}

/* ---- What lies on the table ---- */

static const kit_row of_objective[] = { { "", KIT_ROW_POINT, .offset = 0 }, { .word = NULL } };
static const kit_row of_work[] = {
    { "", KIT_ROW_POINT, .offset = offsetof(lf_work, at) },
    { "facing", KIT_ROW_ANGLE, offsetof(lf_work, facing), .always = true },
    { "half", KIT_ROW_LENGTH, offsetof(lf_work, half), .always = true },
    { .word = NULL },
};
static const kit_row of_lock[] = {
    { "", KIT_ROW_UNIT, 0, .is = is_element },
    { "", KIT_ROW_UNIT, 1, .is = is_element },
    { .word = NULL },
};

/* ---- What a procedure keeps in hand ---- */

#define UNIT(name, usual, field)                                                 \
    {                                                                            \
        name, KIT_ROW_UNIT, .offset = offsetof(lf_state, field), .none = (usual) \
    }
#define NUMBER(name, most, field)                                                  \
    {                                                                              \
        name, KIT_ROW_NUMBER, .offset = offsetof(lf_state, field), .value = (most) \
    }

static const kit_row of_shot[] = {
    UNIT("shooter", LF_NONE, shot.shooter), UNIT("target", 0, shot.target),
    NUMBER("load", LF_GRAPE, shot.load),    NUMBER("dice", LIN_DICE, shot.dice),
    NUMBER("need", 6, shot.need),           NUMBER("pierce", UINT8_MAX, shot.pierce),
    NUMBER("cover", 3, shot.cover),         NUMBER("rakes", 1, shot.rakes),
    NUMBER("in-ranks", 1, shot.in_ranks),   { .word = NULL },
};
static const kit_row of_morale_test[] = {
    UNIT("unit", LF_NONE, morale_test.unit),
    NUMBER("kind", LF_TESTS - 1, morale_test.kind),
    UNIT("by", 0, morale_test.by),
    NUMBER("first", 6, morale_test.die[0]),
    NUMBER("second", 6, morale_test.die[1]),
    NUMBER("again", 3, morale_test.again),
    { .word = NULL },
};
static const kit_row of_melee[] = {
    UNIT("first", LF_NONE, melee.unit[0]),
    UNIT("second", LF_NONE, melee.unit[1]),
    NUMBER("dice", LIN_DICE, melee.dice[0]),
    NUMBER("against", LIN_DICE, melee.dice[1]),
    NUMBER("helpers", LIN_DICE, melee.helpers[0]),
    NUMBER("helpers-against", LIN_DICE, melee.helpers[1]),
    NUMBER("need", 6, melee.need[0]),
    NUMBER("need-against", 6, melee.need[1]),
    NUMBER("hits", UINT8_MAX, melee.hits[0]),
    NUMBER("hits-against", UINT8_MAX, melee.hits[1]),
    { .word = NULL },
};
static const kit_row of_withdrawal[] = {
    { "facing", KIT_ROW_ANGLE, .offset = offsetof(lf_state, kept_facing) },
    { .word = NULL },
};
static const kit_row of_march[] = {
    { "x", KIT_ROW_INCHES, .offset = offsetof(lf_state, march_at.x) },
    { "y", KIT_ROW_INCHES, .offset = offsetof(lf_state, march_at.y) },
    { "facing", KIT_ROW_ANGLE, .offset = offsetof(lf_state, march_facing) },
    { .word = NULL },
};
static const kit_row of_drawn[] = {
    NUMBER("incompetent", UINT8_MAX, drawn[LF_INCOMPETENT]),
    NUMBER("competent", UINT8_MAX, drawn[LF_COMPETENT]),
    NUMBER("skilled", UINT8_MAX, drawn[LF_SKILLED]),
    NUMBER("highly-skilled", UINT8_MAX, drawn[LF_HIGHLY_SKILLED]),
    { .word = NULL },
};
static const kit_row of_group_order[] = {
    UNIT("by", 0, group_order_by),
    NUMBER("m", 8, group_order_m),
    NUMBER("c", 8, group_order_c),
    NUMBER("act", LV_VERBS - 1, group_order_act),
    { .word = NULL },
};

/* ---- All lines ---- */

#define SIDE(name, field)                                                       \
    {                                                                           \
        name, KIT_ROW_SIDE, .offset = offsetof(lf_state, field), .always = true \
    }
#define OF_SIDES(name, field)                                                              \
    {                                                                                      \
        name, KIT_ROW_NUMBER, .offset = offsetof(lf_state, field), .value = LF_UNSAID - 1, \
                              .of_sides = true                                             \
    }
#define SET(name, who, field)                                               \
    {                                                                       \
        name, KIT_ROW_SET, .offset = offsetof(lf_state, field), .is = (who) \
    }
#define RECORD(name, parts)                      \
    {                                            \
        name, KIT_ROW_RECORD, 0, .part = (parts) \
    }
#define LIST(name, most, parts, field, counter)                                                    \
    {                                                                                              \
        name, KIT_ROW_LIST, .offset = offsetof(lf_state, field), .value = (most), .part = (parts), \
                            .size = sizeof((lf_state *)0)->field[0],                               \
                            .count = offsetof(lf_state, counter)                                   \
    }
#define OWN(name, writes, reads)                                 \
    {                                                            \
        name, KIT_ROW_OWN, 0, .write = (writes), .read = (reads) \
    }

const kit_row lf_rows[] = {
    { "scenario", KIT_ROW_WORD, offsetof(lf_state, scenario), .names = lf_scenario_name,
      .always = true },
    { "turn", KIT_ROW_NUMBER, offsetof(lf_state, turn), .value = LF_UNSAID - 1, .always = true },
    SIDE("attacker", attacker),
    { "edges", KIT_ROW_WORD, offsetof(lf_state, edge), .names = kit_edge_name, .always = true,
      .of_sides = true },
    OF_SIDES("set-up-roll", set_up_roll),
    OF_SIDES("initiative", initiative),
    OF_SIDES("arrived", arrived),
    OF_SIDES("follows", follows),
    OWN("adjusts", lf_write_adjusts, lf_read_adjusts),
    SIDE("first", first),
    SIDE("side", side),
    OWN("unit", lf_write_units, lf_read_unit),
    OWN("commander", NULL, lf_read_unit), /* among the units */
    OWN("group", lf_write_groups, lf_read_group),
    OWN("force", lf_write_forces, lf_read_force),
    LIST("objective", LF_OBJECTIVES, of_objective, objective, objectives),
    LIST("work", LF_WORKS, of_work, work, works),
    LIST("lock", LF_LOCKS, of_lock, lock, locks),
    OWN("active", lf_write_active, lf_read_active),
    SET("began", is_element, began),
    SET("reacted", is_element, reacted),
    SET("marched-from", is_element, marched_from),
    SET("dealt", is_element, dealt),
    SET("fled", is_element, fled),
    SET("countered", is_element, countered),
    SET("overrun", is_commander, overrun),
    SET("supports", is_element, support[0]),
    SET("supports-against", is_element, support[1]),
    SET("group-order", is_element, group_order),
    SET("group-order-done", is_element, group_order_done),
    OWN("participant", lf_write_participants, lf_read_participant),
    RECORD("shot", of_shot),
    RECORD("morale-test", of_morale_test),
    RECORD("melee", of_melee),
    RECORD("withdraws", of_withdrawal),
    RECORD("march", of_march),
    RECORD("drawn", of_drawn),
    RECORD("group-order-markers", of_group_order),
    OWN("pool", lf_write_pools, lf_read_pool),
    OWN("flank-group", lf_write_flank_group, lf_read_flank_group),
    { "revealed", KIT_ROW_NUMBER, offsetof(lf_state, revealed), .value = LF_UNSAID - 1 },
    OWN("phase", NULL, lf_read_phase), /* a position by hand lays out the agenda by it */
    { .word = NULL },
};

void lf_write(const lin_view *view, lin_text *out)
{
    kit_rows_write(lf_rows, view, out);
}

lin_status lf_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    return kit_rows_read(lf_rows, NULL, p, word, words, why);
}
