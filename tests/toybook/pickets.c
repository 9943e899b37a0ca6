/* pickets.c -- "Pickets", a whole book in inches on the kit: companies move, wheel, see, shoot and
 * rout. docs/architecture.md walks a newcomer through it.
 *
 * Two sides of companies of up to sixteen stands, an inch each. In its half of a turn a side gives
 * each company one order: to march, to wheel about an end, to fire. Every hit takes a stand off;
 * who is hit may rout. After the last turn the side with more stands has won. With measuring off
 * (PK-7) nobody knows how far it is before he has marched or fired. */
#include "pickets.h"

#include "kit/book.h"

enum { UNITS = 16, WALK = 6 * LIN_INCH, RANGE = 12 * LIN_INCH, RUN = 8 * LIN_INCH };
enum { SHAKEN = 1, DONE = 2 }; /* marks on a company */
enum { MEASURING, OPTIONS };
enum { ASSUME_NOTHING, ASSUME_NEAR, ASSUME_FAR };
enum { TURN, ORDERS, AIM, VOLLEY, NERVE, STEPS };
enum { V_MARCH, V_WHEEL, V_FIRE, V_DONE, VERBS };
enum { E_TURN, E_MARCHES, E_WHEELS, E_MEASURED, E_VAIN, E_FIRES, E_HOLDS, E_ROUTS, E_GONE, EVENTS };

/* ---- What changes in a battle, and how a position tells of it ---- */

typedef struct {
    lin_head head;
    lin_point at[UNITS]; /* the middle of the leader's front */
    uint16_t facing[UNITS];
    uint8_t stands[UNITS], mark[UNITS]; /* stands left: 0 when it is gone */
    uint8_t turn, spare[5];
    uint8_t measured, assumed; /* so often, with measuring off; what odds take for granted */
} state;

static const kit_row of_unit[] = {
    { "at", KIT_ROW_AT, .offset = offsetof(state, at) },
    { "facing", KIT_ROW_FACING, .offset = offsetof(state, facing) },
    { "stands", KIT_ROW_STANDS, .offset = offsetof(state, stands) },
    { "shaken", KIT_ROW_FLAG, offsetof(state, mark), .value = SHAKEN },
    { "done", KIT_ROW_FLAG, offsetof(state, mark), .value = DONE },
    { .word = NULL },
};

static const kit_row rows[] = {
    { "turn", KIT_ROW_TURN, .offset = offsetof(state, turn) },
    { "measured", KIT_ROW_NUMBER, .offset = offsetof(state, measured) },
    { "unit", KIT_ROW_UNITS, offsetof(state, stands), .part = of_unit },
    { .word = NULL },
};

/* What may be pending on what: a position may be written by hand. */
static const char *const lies_on[STEPS] = {
    [TURN] = "", [ORDERS] = "turn orders", [AIM] = "orders", [VOLLEY] = "orders", [NERVE] = "orders"
};

/* Stands of an inch by half an inch, up to eight in a rank; enemies keep an inch apart; in woods
 * one is seen from six inches off, or two from their edge. */
static const kit_book pickets = {
    .row = rows,
    .lies_on = lies_on,
    .rule = "PK-1",
    .units = UNITS,
    .wide = LIN_INCH,
    .deep = LIN_INCH / 2,
    .in_rank = 8,
    .policy = { .most_apart = LIN_INCH },
    .sight = { .near = 6 * LIN_INCH, .into = 2 * LIN_INCH, .shadow = 3 * LIN_INCH },
};

static lin_status build(lin_field *f, lin_refusal *why)
{
    return kit_book_build(f, &pickets, why);
}

static void start(const lin_field *f, void *s)
{
    kit_book_begin(f, s);
    lin_push(s, TURN, 0, 0, 0);
}

#define UNIT(view, u) (&(view)->field->battle->unit[u])

/* The kit finds what is wrong with units and steps of a position; this is the book's own. */
static const char *broken(const lin_view *v, int *unit)
{
    const lin_head *h = v->state;
    const int16_t *arg = h->depth && lin_top(h)->step >= AIM ? lin_top(h)->arg : NULL;
    const char *what = kit_book_broken(v, unit);

    return !what && arg && UNIT(v, arg[0])->side == UNIT(v, arg[1])->side ? "friends shoot" : what;
}

/* ---- PK-1: the turn ---- */

static void run_turn(lin_play *p, const lin_frame *f)
{
    state *s = p->state;
    const int red = kit_book_stands(&p->view, LIN_FIRST);
    const int blue = kit_book_stands(&p->view, LIN_SECOND);

    (void)f;
    if (s->turn == p->view.field->battle->turns || red == 0 || blue == 0) {
        lin_end(s, red > blue ? LIN_FIRST : red < blue ? LIN_SECOND : LIN_NOBODY, red != blue);
        return;
    }
    s->turn++;
    lin_tell(p, E_TURN, s->turn);
    lin_push(s, TURN, 0, 0, 0);
    lin_push(s, ORDERS, LIN_SECOND, 0, 0);
    lin_push(s, ORDERS, LIN_FIRST, 0, 0);
}

/* ---- PK-7: nothing is measured before it is declared ---- */

static const char *blind(const lin_field *f)
{
    return f->option[MEASURING] ? NULL : "PK-7";
}

static uint32_t learned(const lin_view *v)
{
    return ((const state *)v->state)->measured;
}

static void count_measured(lin_play *p)
{
    state *s = p->state;

    s->measured = (uint8_t)(s->measured + (blind(p->view.field) != NULL));
}

/* A volley hangs on the range alone. */
static bool cases(const lin_view *v, const lin_order *o, int i, void *copy, lin_text *name)
{
    static const char *const called[] = { "within 12 inches", "beyond 12 inches" };

    (void)v;
    if (o->verb != V_FIRE || i > 1)
        return false;
    ((state *)copy)->assumed = i == 0 ? ASSUME_NEAR : ASSUME_FAR;
    lin_put(name, "%s", called[i]);
    return true;
}

/* ---- PK-1 to PK-5: an order ---- */

/* What anybody sees is checked; how far it is only where measuring is free. */
static lin_status check_fire(const lin_view *v, int u, int target, lin_refusal *why)
{
    const char *id = UNIT(v, target)->id;
    int32_t distance;

    if (UNIT(v, target)->side == UNIT(v, u)->side || !kit_book_on_table(v, target))
        return lin_refuse(why, LIN_ILLEGAL, "PK-5", "%s is no enemy here.", id);
    if (!kit_book_see(v, u, target, &distance).visible && (distance <= RANGE || blind(v->field)))
        return lin_refuse(why, LIN_ILLEGAL, "PK-4", "%s cannot be seen.", id);
    return distance <= RANGE || blind(v->field)
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "PK-5", "%s is over 12 inches off.", id);
}

static lin_status check(const lin_view *v, const lin_frame *f, const lin_order *o, lin_refusal *why)
{
    const state *s = v->state;
    const int u = o->arg[0];

    if (o->verb == V_DONE)
        return LIN_OK;
    if (UNIT(v, u)->side != f->arg[0] || !kit_book_on_table(v, u))
        return lin_refuse(why, LIN_ILLEGAL, "PK-1", "%s is not yours to order.", UNIT(v, u)->id);
    if (s->mark[u])
        return lin_refuse(why, LIN_ILLEGAL, "PK-1", "%s %s.", UNIT(v, u)->id,
                          s->mark[u] & DONE ? "has had its order" : "is shaken");
    if (o->verb == V_FIRE)
        return check_fire(v, u, o->arg[1], why);
    if (o->verb == V_WHEEL)
        return kit_book_may_wheel(v, u, (kit_end)o->arg[1], o->arg[2], WALK, "PK-3", why);
    return o->arg[1] > 0 && o->arg[1] <= WALK
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "PK-2", "It may go 6 inches at most.");
}

/* Targets can be listed. Places cannot: these are open families, and check decides. */
static void list(const lin_view *v, const lin_frame *f, lin_list *out)
{
    const int last = v->field->battle->units - 1;
    const lin_family fire = { { .verb = V_FIRE, .nargs = 2 }, 3, { 0 }, { last, last } };
    const lin_family march = { { .verb = V_MARCH, .nargs = 2 }, 3, { 0, 1 }, { last, WALK } };
    const lin_family wheel = {
        { .verb = V_WHEEL, .nargs = 3 }, 7, { 0, 0, 1 }, { last, 1, TB_QUARTER }
    };

    lin_list_try(v, f, &fire, out);
    lin_list_add(out, (lin_order){ .verb = V_DONE });
    lin_list_open(out, march);
    lin_list_open(out, wheel);
}

/* The question stays until its side is done; then who was shaken has sat this turn out. */
static void take(lin_play *p, const lin_frame *f, const lin_order *o)
{
    state *s = p->state;
    const int u = o->arg[0];

    if (o->verb == V_DONE) {
        for (int i = 0; i < p->view.field->battle->units; i++)
            s->mark[i] = UNIT(&p->view, i)->side == f->arg[0] ? 0 : s->mark[i];
        lin_pop(s);
        return;
    }
    s->mark[u] |= DONE;
    if (o->verb == V_FIRE) {
        lin_push(s, AIM, u, o->arg[1], 0);
    } else if (o->verb == V_WHEEL) {
        kit_book_wheel(p, u, (kit_end)o->arg[1], o->arg[2]);
        lin_tell(p, E_WHEELS, u, o->arg[1], s->facing[u]);
    } else {
        kit_book_go(p, u, 0, o->arg[1]);
        count_measured(p);
        lin_tell(p, E_MARCHES, u, s->at[u].x, s->at[u].y);
    }
}

/* ---- PK-5, PK-6: a volley, and nerve ---- */

/* The target is declared: now it is measured, unless odds take the range for granted. */
static void run_aim(lin_play *p, const lin_frame *f)
{
    state *s = p->state;
    const int u = f->arg[0], target = f->arg[1];
    int32_t distance;
    const bool clear = kit_book_see(&p->view, u, target, &distance).clear;

    if (blind(p->view.field) && !s->assumed) {
        count_measured(p);
        lin_tell(p, E_MEASURED, u, target, distance);
    }
    if (s->assumed ? s->assumed == ASSUME_NEAR : distance <= RANGE)
        lin_push(s, VOLLEY, u, target, clear ? 5 : 6);
    else
        lin_tell(p, E_VAIN, u, target);
}

/* Of both the third argument is the face from which a die is good. */
static void roll(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    const state *s = v->state;

    kit_book_ask_dice(v, f, f->step == VOLLEY ? s->stands[f->arg[0]] : 1, f->arg[2], out);
}

static void land_volley(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    state *s = p->state;
    const int target = f->arg[1], left = s->stands[target];
    const int good = kit_count_good(face, s->stands[f->arg[0]], f->arg[2]);
    const int hits = good < left ? good : left;

    lin_tell(p, E_FIRES, f->arg[0], target, hits);
    s->stands[target] = (uint8_t)(left - hits);
    if (hits == left) {
        kit_book_remove(p, target);
        lin_tell(p, E_GONE, target);
    } else if (hits > 0) {
        lin_push(s, NERVE, target, f->arg[0], hits + 1);
    }
}

/* Straight away from whoever shot; who meets an enemy or the table's edge is gone. Whether it does
 * hangs on distances, too: odds that take one for granted leave it open. */
static void land_nerve(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    state *s = p->state;
    const int u = f->arg[0];
    const tb_angle away = tb_bearing(s->at[f->arg[1]], s->at[u]);
    kit_run run;

    if (face[0] >= f->arg[2]) {
        lin_tell(p, E_HOLDS, u);
        return;
    }
    s->mark[u] |= SHAKEN;
    if (s->assumed) {
        lin_tell(p, E_ROUTS, u, s->at[u].x, s->at[u].y);
        return;
    }
    run = kit_book_go(p, u, (tb_angle)(away - s->facing[u]), RUN);
    lin_tell(p, E_ROUTS, u, s->at[u].x, s->at[u].y);
    if (run.free < RUN && run.piece == KIT_NONE &&
        (run.unit == KIT_NONE || UNIT(&p->view, run.unit)->side != UNIT(&p->view, u)->side)) {
        kit_book_remove(p, u);
        lin_tell(p, E_GONE, u);
    }
}

/* ---- The rows ---- */

static const lin_step steps[STEPS] = {
    [TURN] = { "turn", "PK-1", "", .run = run_turn },
    [ORDERS] = { "orders", "PK-1", "s", "{0}: one order for each company, or be done.",
                 .stays = true, .acts = true, .who = lin_who_is_named, .list = list, .check = check,
                 .take = take },
    [AIM] = { "aim", "PK-7", "uu", .run = run_aim },
    [VOLLEY] = { "volley", "PK-5", "uui", "{0} fires at {1}.", .roll = roll, .land = land_volley },
    [NERVE] = { "nerve", "PK-6", "uui", "Does {0} hold?", .roll = roll, .land = land_nerve },
};

static const lin_verb verbs[VERBS] = {
    [V_MARCH] = { "march", "ux", .help = "march UNIT INCHES          straight ahead",
                  .measures = true },
    [V_WHEEL] = { "wheel", "uwa", .help = "wheel UNIT END DEGREES     about its left or right end",
                  .words = kit_end_words },
    [V_FIRE] = { "fire", "uu", .help = "fire UNIT UNIT             the first at the second",
                 .measures = true },
    [V_DONE] = { "done", "", .help = "done                       no more orders in this turn" },
};

static const lin_event_row events[EVENTS] = {
    [E_TURN] = { "turn", "PK-1", "n", .text = "Turn {0}." },
    [E_MARCHES] = { "marches", "PK-2", "uxx", .text = "{0} marches to {1} {2}." },
    [E_WHEELS] = { "wheels", "PK-3", "ura", .text = "{0} wheels {1} and faces {2}.",
                   .names = kit_end_words },
    [E_MEASURED] = { "measured", "PK-7", "uux", .text = "{0} to {1}: {2} inches." },
    [E_VAIN] = { "vain", "PK-5", "uu", .text = "{0} fires at {1} in vain: it is too far off.",
                 .outcome = true },
    [E_FIRES] = { "fires", "PK-5", "uun", .text = "{0} fires at {1}: {2} hits.", .outcome = true },
    [E_HOLDS] = { "holds", "PK-6", "u", .text = "{0} holds.", .outcome = true },
    [E_ROUTS] = { "routs", "PK-6", "uxx", .text = "{0} routs to {1} {2}.", .outcome = true,
                  .named = "{0} routs", .gain = -1 },
    [E_GONE] = { "gone", "PK-6", "u", .text = "{0} is gone.", .outcome = true, .gain = -2 },
};

static const lin_mark_look marks[] = {
    { "shaken", "S", LIN_MARK_TORN, 1, "PK-6", "Shaken: it has no order in its next turn." },
    { "done", "", LIN_MARK_FADED, 0, "PK-1", "It has had its order in this turn." },
};

static const lin_rule ledger[] = {
    { "PK-1", "Each company that is not shaken has one order a turn.", "", "Pickets", "Turns" },
    { "PK-2", "A march is six inches ahead, or up to what stops it.", "", "Pickets", "Moves" },
    { "PK-3", "A wheel: the outer end goes six inches at most.", "", "Pickets", "Moves" },
    { "PK-4", "Woods, hills, houses and companies hide; fences cover.", "", "Pickets", "Fire" },
    { "PK-5", "Within 12 inches a die a stand: 5 hits, 6 against cover.", "", "Pickets", "Fire" },
    { "PK-6", "Who is hit routs, unless a die shows more than the hits.", "", "Pickets", "Fire" },
    { "PK-7", "Without `measuring` nothing is measured before an order.", "", "Pickets", "Turns" },
    { .id = NULL },
};

static const lin_option options[OPTIONS] = {
    [MEASURING] = { "measuring", "PK-7", "Anything may be measured at any time.", 1, NULL },
};

static const char *const levels[] = { "draw", "victory" };

const lin_rules pickets_book = {
    .id = "pickets",
    .code = "PK",
    .name = "Pickets",
    .version = 1,
    .step = steps,
    .steps = STEPS,
    .verb = verbs,
    .verbs = VERBS,
    .event = events,
    .events = EVENTS,
    .option = options,
    .options = OPTIONS,
    .macro = pickets_macros,
    .macros = PICKETS_MACROS,
    .gesture = pickets_gestures,
    .gestures = PICKETS_GESTURES,
    .overlay = pickets_overlays,
    .overlays = 1,
    .level = levels,
    .levels = 2,
    .concede_level = 1,
    .mark_look = marks,
    .mark_looks = 2,
    .look = kit_usual_looks,
    .measures = "PK-2",
    .ledger = ledger,
    .outcomes_by_name = true,
    .state_size = sizeof(state),
    .build = build,
    .start = start,
    .broken = broken,
    .blind = blind,
    .learned = learned,
    .cases = cases,
    .strokes = pickets_strokes,
    .between = pickets_between,
    .relation = pickets_relation,
    KIT_BOOK_FUNCTIONS,
};
