/* brandywine.h -- the Battle of Brandywine: field, state and what the chapters share.
 *
 * The state is one flat struct of indices. A unit is its index in the battle's list; sets of
 * units are bits of a word; what holds for a square is looked up in the field. Occupied
 * squares are kept twice: as a place for each unit (`at`) and as a set of squares for each
 * side (`troops`), because "is an enemy next to this square" is the question asked most. */
#ifndef BRANDYWINE_H
#define BRANDYWINE_H

#include "board/cells.h"
#include "core/core.h"

#define BW_UNITS    64 /* counters of both sides together */
#define BW_VICTORY  16 /* victory squares */
#define BW_STACK    15 /* BW-10.1: factors in a square */
#define BW_QUARTERS 4  /* quarters of a movement factor */
#define BW_SQUARES  8  /* BW-14.5: attackers' squares in one battle */

/* Places that are no square. LIN_NOWHERE is a counter eliminated. */
enum { BW_LOST = LIN_NOWHERE, BW_WAITING = 0xfffe, BW_UNPLACED = 0xfffd, BW_ABSENT = 0xfffc };

typedef enum { BW_INFANTRY, BW_CAVALRY, BW_ARTILLERY, BW_COMMANDER } bw_type;

enum { BW_OPT_BOMBARDMENT, BW_OPT_FRONTAL_CANCELS_ALL, BW_OPT_HOLD_FREED_BY_ANY, BW_OPT_COUNT };

/* Marks on a unit; those after the first last for a portion or a turn at most. */
enum {
    BW_DISORGANIZED = 1, /* BW-16.4 */
    BW_MOVED = 2,        /* BW-8.4: its move has ended */
    BW_FOUGHT = 4,       /* BW-13.8: attacked, or bombarded */
    BW_ATTACKED = 8,     /* BW-13.8: was attacked */
    BW_OWES = 16,        /* BW-14.1: must attack in this portion */
    BW_FREED = 32,       /* BW-20.22: may not attack in this portion */
    BW_ROLLED = 64,      /* BW-16.1: has rolled in this turn */
    BW_ADVANCED = 128    /* BW-15.2: has advanced in this portion */
};

/* BW-1.4: a creek square is a ford where a road runs through it. */
enum { BW_CREEK = 1, BW_FORD = 2 };

/* BW 19.0: results, best for the attacker first. */
typedef enum {
    BW_DE,
    BW_D2S,
    BW_D1S,
    BW_D2,
    BW_D1,
    BW_EXC,
    BW_DH,
    BW_DCA,
    BW_A1,
    BW_A2,
    BW_A1S,
    BW_A2S,
    BW_AE,
    BW_RESULTS
} bw_result;
#define BW_COLUMNS 11
extern const char *const bw_result_name[];
extern const char *const bw_column_name[];
extern const uint8_t bw_combat_results[11][BW_COLUMNS];

/* ---- What never changes in a battle ---- */

typedef struct {
    lin_field base;
    const lin_board *board;
    int units;
    uint64_t side_set[LIN_SIDES]; /* all counters of a side */
    uint64_t combat_set, gun_set; /* all but commanders; artillery */
    int8_t commander[LIN_SIDES];  /* or -1 */
    uint8_t side[BW_UNITS], type[BW_UNITS], cf[BW_UNITS], mf[BW_UNITS];
    uint16_t stacks[LIN_SIDES][BW_UNITS]; /* BW-10.2: cf of a side's combat units, else 0 */
    uint8_t price[LIN_CELLS];             /* BW 9.0: to enter across country, quarters */
    uint8_t halts[LIN_CELLS];             /* BW-9.11: so entered, the move ends */
    uint8_t level[LIN_CELLS];             /* BW-1.2 */
    uint8_t cover[LIN_CELLS];             /* defence in halves: 4 doubled, 1 halved */
    uint8_t creek[LIN_CELLS];             /* BW-1.4: 0, BW_CREEK or BW_FORD */
    uint8_t row[LIN_CELLS], col[LIN_CELLS];
    uint8_t may_set_up[LIN_CELLS]; /* BW-4.2 */
    uint8_t setup_side, entry_side;
    uint16_t entry; /* BW-4.4: A5 */
    uint8_t victories, turns;
    uint16_t victory[BW_VICTORY];
    uint8_t points[BW_VICTORY], first_owner;
} bw_field;

/* ---- What changes ---- */

typedef struct {
    lin_head head;                 /* the agenda */
    lin_cells troops[LIN_SIDES];   /* squares with combat units */
    uint64_t holders[BW_UNITS];    /* BW-20.17: who holds it; 0 = not held */
    uint64_t attackers, defenders; /* the battle now put together or fought */
    uint64_t group;                /* counters that have yet to retreat */
    uint64_t owed;                 /* BW-13.9: enemies yet to be attacked, whatever guns do */
    uint16_t at[BW_UNITS];         /* a square, or one of the places above */
    uint16_t from[BW_UNITS];       /* where it stood when the battle began */
    uint8_t facing[BW_UNITS];      /* 0 = north, clockwise */
    uint8_t mark[BW_UNITS];
    uint8_t barred[BW_UNITS];  /* BW-13.14: directions already used */
    uint8_t owner[BW_VICTORY]; /* BW-6.3 */
    uint8_t used[LIN_SIDES];   /* BW-17.5: commander's shift is applied */
    uint8_t hour, side;        /* from 0; whose player turn it is */
    uint8_t column, lost_cf;   /* of the battle; BW-20.16 */
    uint8_t bombarding, spare;
} bw_state;

_Static_assert(sizeof(bw_state) % 8 == 0, "the state is hashed in words");
_Static_assert(sizeof(bw_state) <= 2048, "a state is at most 2 KB");
_Static_assert(sizeof(bw_state) == sizeof(lin_head) + LIN_SIDES * sizeof(lin_cells) + BW_UNITS * 8 +
                                       4 * 8 + BW_UNITS * 7 + BW_VICTORY + LIN_SIDES + 6,
               "no padding: equal states have equal bytes");

/* ---- Steps, verbs, events (rows in brandywine.c, orders.c, events.c) ---- */

typedef enum {
    BW_SETUP,
    BW_SETUP_AT,
    BW_SETUP_FACE, /* BW 4 */
    BW_HOUR,
    BW_PLAYER_TURN,
    BW_HOUR_ENDS, /* BW 5, 7 */
    BW_REORGANIZE_OPENS,
    BW_REORGANIZE,
    BW_RALLY_HELP,
    BW_RALLY_DICE, /* BW 16 */
    BW_MOVE_OPENS,
    BW_MOVE,
    BW_STEP,
    BW_FACE,
    BW_MOVE_CLOSES, /* BW 8-11 */
    BW_COMBAT_OPENS,
    BW_COMBAT,
    BW_BATTLE,
    BW_BATTLE_DICE,
    BW_BATTLE_ENDS, /* BW 13, 14 */
    BW_COMBAT_CLOSES,
    BW_GUNS,
    BW_GUNS_DICE,
    BW_GUNS_END,      /* BW 18 */
    BW_USE_COMMANDER, /* BW 17 */
    BW_LOSE_ATTACKER,
    BW_LOSE_DEFENDER,
    BW_EXCHANGE,
    BW_RETREAT_OPENS,
    BW_RETREAT,
    BW_RETREAT_TO, /* BW 20 */
    BW_STRIPPED,
    BW_FLIGHT,
    BW_FLIGHT_TO,
    BW_FLIGHT_DICE, /* BW 17 */
    BW_ADVANCE,
    BW_ADVANCE_COMMANDER,
    BW_ADVANCE_FACE, /* BW 15 */
    BW_CASUALTY,
    BW_CASUALTY_DICE,
    BW_STEPS
} bw_step_id;

typedef enum {
    V_PICK,
    V_PLACE,
    V_FACE,
    V_DONE,
    V_STEP,
    V_END,
    V_TURN,
    V_CLOSE,
    V_RALLY,
    V_YES,
    V_NO,
    V_ENGAGE,
    V_JOIN,
    V_FIGHT,
    V_CANCEL,
    V_BOMBARD,
    V_FIRE,
    V_CHASE,
    V_LOSE,
    V_RETREAT,
    V_TO,
    V_ADVANCE,
    V_VERBS
} bw_verb;

typedef enum {
    E_HOUR,
    E_PORTION,
    E_PLACED,
    E_SET_UP,
    E_RALLY_ROLL,
    E_RALLIED,
    E_STILL_DISORGANIZED,
    E_ENTERED,
    E_STEPPED,
    E_MOVE_ENDED,
    E_TURNED,
    E_HELD_TOO,
    E_BATTLE,
    E_ATTACKER,
    E_DEFENDER,
    E_MODIFIER,
    E_ODDS,
    E_BOMBARDMENT,
    E_COMMANDER_USED,
    E_ROLL,
    E_RESULT,
    E_NO_EFFECT,
    E_ELIMINATED,
    E_RETREATED,
    E_DISORGANIZED,
    E_HELD,
    E_HOLD_ENDED,
    E_MUST_COUNTER,
    E_MUST_WITHDRAW,
    E_CHASED,
    E_CASUALTY_ROLL,
    E_FLIGHT_ROLL,
    E_COMMANDER_SAFE,
    E_ADVANCED,
    E_SQUARE_TAKEN,
    E_SCORE,
    E_VERDICT,
    E_EVENTS
} bw_event;

typedef enum {
    R_DIRECT_FRONT,
    R_PARTIAL_FRONT,
    R_FLANK,
    R_PARTIAL_REAR,
    R_DIRECT_REAR,
    R_FRONTAL_CANCELS,
    R_DOWNHILL,
    R_FROM_CREEK,
    R_WOODS,
    R_VILLAGE,
    R_HEIGHT,
    R_SWAMP,
    R_DISORDER,
    R_ATTACKER_COMMANDER,
    R_DEFENDER_COMMANDER,
    R_RALLY_COMMANDER,
    R_NO_RETREAT,
    R_TRAPPED,
    R_DISORDERED_TWICE,
    R_LOSS_ATTACKER,
    R_LOSS_DEFENDER,
    R_EXCHANGE,
    R_CASUALTY,
    R_FLIGHT,
    R_DRAW,
    R_MINOR,
    R_MAJOR, /* by victory level */
    /* portions, by side: the steps of BW 5.0 */
    R_REORGANIZATION,
    R_REORGANIZATION_2,
    R_MOVEMENT,
    R_MOVEMENT_2,
    R_COMBAT,
    R_COMBAT_2,
    R_REASONS
} bw_reason;

extern const lin_step bw_steps[BW_STEPS];
extern const lin_verb bw_verbs[V_VERBS];
#define BW_MACROS 10
extern const lin_macro bw_macros[BW_MACROS];
extern const lin_event_row bw_events[E_EVENTS];
extern const lin_reason bw_reasons[R_REASONS];
#define BW_GESTURES 16
extern const lin_gesture bw_gestures[BW_GESTURES];
enum { BW_SHOW_REACH, BW_SHOW_CONTROL, BW_SHOW_RETREAT, BW_OVERLAYS };
extern const lin_overlay bw_overlays[BW_OVERLAYS];
extern const lin_rules lin_book_brandywine;
#define BW_ACTIONS 8
extern const lin_action_row bw_action_rows[BW_ACTIONS];
extern const lin_event_part bw_event_parts[];
#define BW_ANSWER_LABELS 31
extern const lin_answer_label bw_answer_labels[BW_ANSWER_LABELS];
#define BW_COUNTER_ROWS 5
extern const lin_counter_row bw_counter[BW_COUNTER_ROWS];
#define BW_MARK_LOOKS 5
extern const lin_mark_look bw_mark_looks[BW_MARK_LOOKS];
extern const lin_look bw_looks[];
const char *bw_ground_word(
    int i); /* the words for ground that it knows, from 0 on; NULL: no more */

/* Victory levels, BW-6.7 to BW-6.10. */
enum { BW_DRAW, BW_MINOR, BW_MAJOR };

/* ---- Small questions, answered inline ---- */

static inline const bw_field *bw_field_of(const lin_field *f)
{
    return (const bw_field *)(const void *)f;
}

static inline uint64_t bw_bit(int u)
{
    return (uint64_t)1 << u;
}

/* The lowest unit of a set that is not empty. */
static inline int bw_first(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline int bw_other(int side)
{
    return 1 - side;
}

static inline bool on_board(const bw_state *s, int u)
{
    return s->at[u] < BW_ABSENT;
}

static inline bool is_combat(const bw_field *f, int u)
{
    return f->type[u] != BW_COMMANDER;
}

static inline bool is_disorganized(const bw_state *s, int u)
{
    return s->mark[u] & BW_DISORGANIZED;
}

static inline bool is_held(const bw_state *s, int u)
{
    return s->holders[u] != 0;
}

/* BW-12.1: every combat unit controls the squares around it; BW-12.2: commanders none. */
static inline bool is_controlled(const bw_field *f, const bw_state *s, int square, int by)
{
    return lin_cells_near(f->board, &s->troops[by], square);
}

static inline bool has_troops(const bw_field *f, const bw_state *s, int square, int side)
{
    return lin_cells_has(f->board, &s->troops[side], square);
}

static inline bool has_commander(const bw_field *f, const bw_state *s, int square, int side)
{
    const int c = f->commander[side];

    return c >= 0 && s->at[c] == square;
}

static inline bool has_counter(const bw_field *f, const bw_state *s, int square, int side)
{
    return has_troops(f, s, square, side) || has_commander(f, s, square, side);
}

/* Direction from one square to a neighbour, or -1. */
static inline int bw_direction(const bw_field *f, int from, int to)
{
    static const int8_t towards[3][3] = { { 5, 4, 3 }, { 6, -1, 2 }, { 7, 0, 1 } };
    const int up = f->row[to] - f->row[from] + 1, right = f->col[to] - f->col[from] + 1;

    if ((unsigned)up > 2 || (unsigned)right > 2)
        return -1;
    return towards[up][right];
}

static inline bool is_adjacent(const bw_field *f, int a, int b)
{
    return bw_direction(f, a, b) >= 0;
}

/* BW-11.1, BW-11.2: turns of 45 degrees between a facing and a direction, 0 to 4. */
static inline int bw_angle(int facing, int direction)
{
    const int turn = (direction - facing) & 7;

    return turn > 4 ? 8 - turn : turn;
}

static inline bool is_front(int facing, int direction)
{
    return bw_angle(facing, direction) <= 1;
}

/* Does a counter that has just made this step have to stop there? */
static inline bool bw_must_stop(const bw_field *f, const bw_state *s, int u, int from,
                                int direction, int to)
{
    if (f->halts[to] && !(f->board->road[from] >> direction & 1)) /* BW-9.11 */
        return true;
    return is_combat(f, u) && is_controlled(f, s, to, bw_other(f->side[u])); /* BW-13.1 */
}

/* Is the square barred to this counter, whatever it has left? The rule, or NULL. */
static inline const char *bw_barred_by(const bw_field *f, const bw_state *s, int u, bool withdraws,
                                       int to)
{
    const int enemy = bw_other(f->side[u]);

    if (has_counter(f, s, to, enemy))
        return "BW-13.15";
    if (!is_combat(f, u)) /* BW-17.9 */
        return NULL;
    if ((withdraws || is_disorganized(s, u)) && is_controlled(f, s, to, enemy))
        return is_disorganized(s, u) ? "BW-16.5" : "BW-13.13";
    return NULL;
}

/* BW-16.6: it may not stay where it stands. */
static inline bool bw_must_get_away(const bw_field *f, const bw_state *s, int u)
{
    return is_disorganized(s, u) && is_controlled(f, s, s->at[u], bw_other(f->side[u]));
}

/* ---- board.c: places, stacking, ownership ---- */

int bw_stack(const bw_field *f, const bw_state *s, int square, int side); /* factors */
bool bw_fits(const bw_field *f, const bw_state *s, int u, int square);    /* BW-10.1 */
void bw_put(const bw_field *f, bw_state *s, int u, int place);
uint64_t bw_units_in(const bw_field *f, const bw_state *s, int square, int side);
void bw_occupy(lin_play *p, int u); /* BW-6.3 */
void bw_eliminate(lin_play *p, int u, bw_reason why);
void bw_count_troops(const bw_field *f, bw_state *s);

/* ---- field.c ---- */
lin_status bw_build(lin_field *f, lin_refusal *why);

/* ---- setups.c: the ready set-ups of a battle file ---- */
typedef struct {
    int unit, square, facing;
} bw_post_of; /* facing -1: none given */
lin_status bw_check_setups(const bw_field *f, lin_refusal *why);
lin_status bw_read_post(const bw_field *f, const lin_node *n, bw_post_of *out, lin_refusal *why);

/* ---- move.c ---- */

/* Flags of the counter in hand: the last argument of its frame, after unit and quarters left. */
enum { BW_HAND_STEPPED = 1, BW_HAND_WITHDRAWS = 2 };
lin_frame bw_hand(const bw_field *f, const bw_state *s, int u);
bool bw_has_way_out(const bw_field *f, const bw_state *s, int u); /* BW-16.6 */
bool bw_owes(const bw_field *f, const bw_state *s, int u);        /* BW-14.1 */
bool bw_faces_enemy(const bw_field *f, const bw_state *s, int u); /* BW-13.4 */
int bw_price(const bw_field *f, int from, int direction, int to); /* BW 9.0 */
lin_status bw_check_step_to(const bw_field *f, const bw_state *s, const lin_frame *hand, int to,
                            lin_refusal *why);

/* ---- reach.c: where a counter could end its move ---- */
typedef struct {
    int unit, from, left; /* it starts there (LIN_NOWHERE: it cannot) with so
                             many quarters */
    lin_reach ways;
} bw_reach;
/* The hand may have less to spend than its frame says: a stack keeps together. */
void bw_find_reach(const bw_field *f, const bw_state *s, const lin_frame *hand, int spend,
                   bw_reach *out);
bool bw_reaches(const bw_field *f, const bw_state *s, const bw_reach *r, int square);

/* ---- contact.c: who can attack whom, and who must be attacked ---- */

/* For each unused unit that owes an attack: the unattacked enemies next to it, and those in
 * its front squares. A unit whose front is empty owes nothing any more. */
typedef struct {
    uint64_t able; /* units that still must attack */
    uint64_t near[BW_UNITS], front[BW_UNITS];
    uint64_t targets;   /* enemies that they can attack, and must unless guns are enough */
    uint64_t must_fire; /* guns whose only duty left is to bombard */
} bw_contacts;
void bw_find_contacts(const bw_field *f, const bw_state *s, bw_contacts *c);
void bw_owe_neighbours(const bw_field *f, bw_state *s, uint64_t units); /* BW-13.9 */
/* BW-13.10: enemies that would be left with nobody to attack them if these guns fired. */
uint64_t bw_left_by_fire(const bw_state *s, const bw_contacts *c, uint64_t guns);
lin_status bw_check_battle_made_up(const bw_field *f, const bw_state *s, const bw_contacts *c,
                                   uint64_t attackers, uint64_t defenders, lin_refusal *why);

/* ---- strength.c: what everybody counts for ---- */

typedef struct {
    int value; /* what it counts for */
    int reasons;
    struct {
        uint8_t reason;
        uint8_t halves;
    } reason[4]; /* multiplier in halves */
} bw_strength;
bw_strength bw_attack_strength(const bw_field *f, const bw_state *s, int u);
bw_strength bw_defence_strength(const bw_field *f, const bw_state *s, int u);
int bw_total(const bw_field *f, const bw_state *s, bool attack);
int bw_odds_column(int attack, int defence);

/* ---- chapters used by others ---- */
uint64_t bw_to_rally(const bw_field *f, const bw_state *s); /* rally.c: BW-16.1 */
void bw_start_fight(lin_play *p);                           /* battle.c */
void bw_tell_forces(lin_play *p);
void bw_clear_battle(bw_state *s);
uint64_t bw_battle_set(const bw_state *s, int side);
int bw_fire_chance(const bw_field *f, const bw_state *s, uint64_t guns, int target);
void bw_order_retreat(lin_play *p, int side, int squares, bool starred); /* retreat.c */
int bw_retreats(const bw_field *f, const bw_state *s, int u, int squares, uint16_t *out);
void bw_free_holds(lin_play *p); /* hold.c */
void bw_join_hold(lin_play *p, int u);
void bw_hold(lin_play *p);
void bw_push_commanders(lin_play *p); /* commander.c */
bool bw_can_chase(const bw_field *f, const bw_state *s, const bw_contacts *c, int u);
bool bw_can_bombard(const bw_field *f, const bw_state *s, int gun, int target);
/* The guns that have it in front, and those of them that may fire (BW-13.10). */
uint64_t bw_guns_at(const bw_field *f, const bw_state *s, int target);
uint64_t bw_guns_free(const bw_state *s, const bw_contacts *c, uint64_t guns);
int bw_points(const bw_field *f, const bw_state *s, int side); /* victory.c */
void bw_judge(lin_play *p);

/* ---- looking: view.c, gestures.c, overlays.c, position.c, doctrine.c ---- */
int bw_pieces(const lin_view *view, lin_piece *out, int max);
int bw_duties(const lin_view *view, lin_duty *out, int max);
void bw_score(const lin_view *view, lin_score *out);
int bw_score_parts(const lin_view *view, lin_score_part *out, int max);
void bw_clock(const lin_view *view, lin_text *out);
int bw_turn(const lin_view *view);
int bw_ready(const lin_view *view, lin_ready *out, int max);
bool bw_making(const lin_view *view, lin_making *out);
void bw_put_factors(char *text, size_t size, int quarters); /* 7 quarters are 1¾ */
int bw_marks(const lin_view *view, int overlay, int of, lin_mark *out, int max);
int bw_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say);
bool bw_explain(const lin_view *view, const lin_order *o, lin_text *out);
void bw_write(const lin_view *view, lin_text *out);
void bw_blank(const lin_field *f, void *state);
lin_status bw_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status bw_settle(lin_play *p, lin_refusal *why);
const char *bw_broken(const lin_view *view, int *unit);
const char *bw_broken_agenda(const bw_field *f, const bw_state *s); /* agenda.c */
/* Memory beside the state: what the commander has in mind with the counter in hand. */
#define BW_BESIDE (sizeof(bw_state) + 112)
int bw_doctrine(const lin_view *view, const lin_list *list, lin_rng *rng, lin_order *out);
bool bw_purpose(const lin_view *view, const lin_order *o, lin_text *out);

/* ---- answers ---- */

static inline void bw_answer0(lin_list *out, int verb)
{
    lin_list_add_short(out, verb, 0, 0, 0);
}

static inline void bw_answer1(lin_list *out, int verb, int a)
{
    lin_list_add_short(out, verb, 1, a, 0);
}

static inline void bw_answer2(lin_list *out, int verb, int a, int b)
{
    lin_list_add_short(out, verb, 2, a, b);
}

/* One prototype for each callback of the step table, in its order. */
#define BW_ASKS(name)                                                                  \
    lin_side bw_who_##name(const lin_view *, const lin_frame *);                       \
    void bw_list_##name(const lin_view *, const lin_frame *, lin_list *);              \
    lin_status bw_check_##name(const lin_view *, const lin_frame *, const lin_order *, \
                               lin_refusal *);                                         \
    void bw_take_##name(lin_play *, const lin_frame *, const lin_order *)
#define BW_RUNS(name) void bw_run_##name(lin_play *, const lin_frame *)
#define BW_ROLLS(name)                                                        \
    void bw_roll_##name(const lin_view *, const lin_frame *, lin_roll_ask *); \
    void bw_land_##name(lin_play *, const lin_frame *, const uint8_t *)

BW_ASKS(setup);
BW_ASKS(setup_at);
BW_ASKS(face);
bool bw_sample_setup(const lin_view *, const lin_frame *, const lin_family *, lin_rng *,
                     lin_order *);
BW_RUNS(hour);
BW_RUNS(player_turn);
BW_RUNS(hour_ends);
BW_RUNS(reorganize_opens);
BW_ASKS(reorganize);
BW_ASKS(rally_help);
BW_ROLLS(rally);
BW_RUNS(move_opens);
BW_ASKS(move);
BW_ASKS(step);
BW_RUNS(move_closes);
bool bw_sample_move(const lin_view *, const lin_frame *, const lin_family *, lin_rng *,
                    lin_order *);
BW_RUNS(combat_opens);
BW_ASKS(combat);
BW_ASKS(battle);
BW_ROLLS(battle);
BW_RUNS(battle_ends);
BW_RUNS(combat_closes);
BW_ASKS(guns);
BW_ROLLS(guns);
BW_RUNS(guns_end);
BW_ASKS(use_commander);
BW_ASKS(lose);
BW_RUNS(retreat_opens);
BW_ASKS(retreat);
BW_ASKS(retreat_to);
BW_RUNS(stripped);
BW_RUNS(flight);
BW_ASKS(flight_to);
BW_ROLLS(flight);
BW_ASKS(advance);
BW_ASKS(advance_commander);
BW_RUNS(casualty);
BW_ROLLS(casualty);

int bw_usual_no(const lin_view *, const lin_frame *, const lin_list *);
int bw_usual_lose(const lin_view *, const lin_frame *, const lin_list *);
int bw_usual_last(const lin_view *, const lin_frame *, const lin_list *);
int bw_usual_face(const lin_view *, const lin_frame *, const lin_list *);

#endif
