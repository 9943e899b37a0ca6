/* pickets.c -- "Pickets", a whole book in inches on the kit: companies move, wheel, see, shoot and
 * rout. docs/architecture.md walks a newcomer through it.
 *
 * Two sides of companies of up to sixteen stands, an inch each. In its half of a turn a side gives
 * each company one order: to march, to wheel about an end, to fire. Every hit takes a stand off;
 * who is hit may rout. After the last turn the side with more stands has won. */
#include "pickets.h"

#include "kit/dice.h"
#include "kit/maneuver.h"
#include "kit/places.h"
#include "kit/sight.h"

#include <stdio.h>
#include <string.h>

enum { UNITS = 16, WALK = 6 * LIN_INCH, RANGE = 12 * LIN_INCH, RUN = 8 * LIN_INCH };
enum { SHAKEN = 1, DONE = 2 }; /* marks on a company */

/* ---- What never changes in a battle, and what does ---- */

typedef struct {
    lin_field base;
    kit_scenery scenery;
    tb_set bodies[LIN_SIDES];
    uint8_t side[UNITS], stands[UNITS];
    kit_place begins[UNITS];
} field;

typedef struct {
    lin_head head;
    lin_point at[UNITS]; /* the middle of the leader's front */
    uint16_t facing[UNITS];
    uint8_t left[UNITS], mark[UNITS]; /* stands left: 0 when it is gone */
    uint8_t turn, spare[7];
} state;

#define FIELD(view) ((const field *)(view)->field)
#define STATE(view) ((const state *)(view)->state)
#define ID(view, u) ((view)->field->battle->unit[u].id)

/* ---- How a company stands: what the kit sees through its window ---- */

/* Up to eight stands in one rank, more in two; led from the middle of the front. */
static tb_pose pose_of(const lin_view *v, int u)
{
    const state *s = v->state;
    const uint8_t n = s->left[u], files = (uint8_t)(n > 8 ? (n + 1) / 2 : n);

    return (tb_pose){ .at = s->at[u],
                      .facing = s->facing[u],
                      .wide = LIN_INCH,
                      .deep = LIN_INCH / 2,
                      .stands = n,
                      .files = files,
                      .leader = (uint8_t)((files - 1) / 2) };
}

static kit_key key(const lin_view *v, int u)
{
    const state *s = v->state;

    return s->left[u]
               ? (kit_key){ kit_key_of_point(s->at[u]), (uint64_t)s->left[u] << 16 | s->facing[u] }
               : (kit_key){ 0, 0 };
}

static void stance(const lin_view *v, int u, kit_stance *out)
{
    out->how = KIT_STRAIGHT;
    out->pose = pose_of(v, u);
}

/* Friends may touch; enemies keep an inch apart. */
static int32_t apart(const lin_view *v, int u, int other)
{
    return FIELD(v)->side[u] == FIELD(v)->side[other] ? 0 : LIN_INCH;
}

static const kit_policy policy = {
    .key = key, .stance = stance, .apart = apart, .most_apart = LIN_INCH
};

static void open(const lin_view *v, kit_window *w)
{
    const state *s = v->state;

    w->policy = &policy;
    w->scenery = &FIELD(v)->scenery;
    w->units = v->field->battle->units;
    w->side = FIELD(v)->side;
    w->bodies = FIELD(v)->bodies;
    w->watched = 3;
    w->watch[0] = (kit_watch){ s->at, sizeof s->at[0], NULL };
    w->watch[1] = (kit_watch){ s->facing, sizeof s->facing[0], NULL };
    w->watch[2] = (kit_watch){ s->left, sizeof s->left[0], NULL };
}

/* ---- PK-4: sight, from the leader's front to five points of every stand ---- */

static const kit_sight_policy sight = { .near = 6 * LIN_INCH,
                                        .into = 2 * LIN_INCH,
                                        .shadow = 3 * LIN_INCH };

static int32_t see(const lin_view *v, int from, int to, kit_seen *out)
{
    const kit_eyes eyes = kit_front_eye(kit_window_of(v, open), &sight, from, to);

    kit_see(&eyes, out);
    return eyes.distance;
}

/* ---- PK-1: the turn ---- */

enum { TURN, ORDERS, VOLLEY, NERVE, STEPS };
enum { V_MARCH, V_WHEEL, V_FIRE, V_DONE, VERBS };
enum { E_TURN, E_MARCHES, E_WHEELS, E_FIRES, E_HOLDS, E_ROUTS, E_GONE, EVENTS };

static int stands_of(const lin_view *v, int side)
{
    int n = 0;

    for (int u = 0; u < v->field->battle->units; u++)
        n += FIELD(v)->side[u] == side ? STATE(v)->left[u] : 0;
    return n;
}

static void run_turn(lin_play *p, const lin_frame *f)
{
    state *s = p->state;
    const int red = stands_of(&p->view, LIN_FIRST), blue = stands_of(&p->view, LIN_SECOND);

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

static lin_side who(const lin_view *v, const lin_frame *f)
{
    (void)v;
    return (lin_side)f->arg[0];
}

/* ---- PK-2 to PK-5: an order ---- */

static const char *const ends[] = { "left", "right", NULL };

/* PK-2: a march ends where something stops it. */
static tb_pose marched(const lin_view *v, int u, tb_angle off, int32_t far, kit_run *run)
{
    tb_pose pose = pose_of(v, u);

    *run = kit_go_straight(kit_window_of(v, open), u, &pose, off, far);
    return pose;
}

/* PK-3: forward about the end it turns to, as far as its outer end can walk. */
static int turn_of(const lin_order *o)
{
    return o->arg[1] == KIT_LEFT_END ? -o->arg[2] : o->arg[2];
}

static lin_status check_wheel(const lin_view *v, const lin_order *o, lin_refusal *why)
{
    const tb_pose pose = pose_of(v, o->arg[0]);
    kit_turned t;

    if (o->arg[2] > kit_wheel_within(kit_frontage(&pose), WALK))
        return lin_refuse(why, LIN_ILLEGAL, "PK-3", "Its outer end may go 6 inches at most.");
    t = kit_wheel_free(kit_window_of(v, open), o->arg[0], &pose, (kit_end)o->arg[1], turn_of(o),
                       TB_CIRCLE / 360);
    if (t.turn == turn_of(o))
        return LIN_OK;
    return lin_refuse(why, LIN_ILLEGAL, "PK-3", "%s is in the way.",
                      t.edge               ? "The table's edge"
                      : t.unit != KIT_NONE ? ID(v, t.unit)
                                           : kit_piece_name(&FIELD(v)->scenery, t.piece));
}

/* PK-4, PK-5 */
static lin_status check_fire(const lin_view *v, int u, int target, lin_refusal *why)
{
    kit_seen seen;

    if (FIELD(v)->side[target] == FIELD(v)->side[u] || !STATE(v)->left[target])
        return lin_refuse(why, LIN_ILLEGAL, "PK-5", "%s is no enemy here.", ID(v, target));
    if (see(v, u, target, &seen) > RANGE)
        return lin_refuse(why, LIN_ILLEGAL, "PK-5", "%s is over 12 inches off.", ID(v, target));
    return seen.visible ? LIN_OK
                        : lin_refuse(why, LIN_ILLEGAL, "PK-4", "%s cannot be seen.", ID(v, target));
}

static lin_status check(const lin_view *v, const lin_frame *f, const lin_order *o, lin_refusal *why)
{
    const int u = o->arg[0];

    if (o->verb == V_DONE)
        return LIN_OK;
    if (FIELD(v)->side[u] != f->arg[0] || !STATE(v)->left[u])
        return lin_refuse(why, LIN_ILLEGAL, "PK-1", "%s is not yours to order.", ID(v, u));
    if (STATE(v)->mark[u])
        return lin_refuse(why, LIN_ILLEGAL, "PK-1", "%s %s.", ID(v, u),
                          STATE(v)->mark[u] & DONE ? "has had its order" : "is shaken");
    if (o->verb == V_FIRE)
        return check_fire(v, u, o->arg[1], why);
    if (o->verb == V_WHEEL)
        return check_wheel(v, o, why);
    return o->arg[1] > 0 && o->arg[1] <= WALK
               ? LIN_OK
               : lin_refuse(why, LIN_ILLEGAL, "PK-2", "It may go 6 inches at most.");
}

/* Places cannot be listed: these are open families, and check decides. */
static void list(const lin_view *v, const lin_frame *f, lin_list *out)
{
    const int n = v->field->battle->units;

    for (int i = 0; i < n * n; i++) {
        const lin_order o = { .verb = V_FIRE, .nargs = 2, .arg = { i / n, i % n } };

        if (check(v, f, &o, NULL) == LIN_OK)
            lin_list_add(out, o);
    }
    lin_list_add(out, (lin_order){ .verb = V_DONE });
    lin_list_open(out,
                  (lin_family){ { .verb = V_MARCH, .nargs = 2 }, 3, { 0, 1 }, { n - 1, WALK } });
    lin_list_open(
        out,
        (lin_family){ { .verb = V_WHEEL, .nargs = 3 }, 7, { 0, 0, 1 }, { n - 1, 1, TB_QUARTER } });
}

static void put_at(state *s, int u, const tb_pose *pose)
{
    s->at[u] = pose->at;
    s->facing[u] = pose->facing;
}

/* The question stays until its side is done; then who was shaken has sat this turn out. */
static void take(lin_play *p, const lin_frame *f, const lin_order *o)
{
    state *s = p->state;
    const int u = o->arg[0];
    tb_pose pose;
    kit_seen seen;
    kit_run run;

    if (o->verb == V_DONE) {
        for (int i = 0; i < p->view.field->battle->units; i++)
            s->mark[i] = FIELD(&p->view)->side[i] == f->arg[0] ? 0 : s->mark[i];
        lin_pop(s);
        return;
    }
    s->mark[u] |= DONE;
    if (o->verb == V_FIRE) {
        see(&p->view, u, o->arg[1], &seen);
        lin_push(s, VOLLEY, u, o->arg[1], seen.clear ? 5 : 6);
    } else if (o->verb == V_WHEEL) {
        pose = pose_of(&p->view, u);
        pose = kit_wheel(&pose, (kit_end)o->arg[1], turn_of(o));
        put_at(s, u, &pose);
        lin_tell(p, E_WHEELS, u, o->arg[1], pose.facing);
    } else {
        pose = marched(&p->view, u, 0, o->arg[1], &run);
        put_at(s, u, &pose);
        lin_tell(p, E_MARCHES, u, pose.at.x, pose.at.y);
    }
}

/* ---- PK-5, PK-6: a volley, and nerve ---- */

/* Equal states have equal bytes: nothing is left of it. */
static void remove_unit(lin_play *p, int u)
{
    state *s = p->state;

    s->at[u] = (lin_point){ 0, 0 };
    s->facing[u] = 0;
    s->left[u] = s->mark[u] = 0;
    lin_tell(p, E_GONE, u);
}

static void roll_volley(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    kit_ask_dice(STATE(v)->left[f->arg[0]], f->arg[2], (lin_side)FIELD(v)->side[f->arg[0]], "PK-5",
                 "volley", out);
}

static void land_volley(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    state *s = p->state;
    int hits = kit_count_good(face, s->left[f->arg[0]], f->arg[2]);

    hits = hits < s->left[f->arg[1]] ? hits : s->left[f->arg[1]];
    lin_tell(p, E_FIRES, f->arg[0], f->arg[1], hits);
    s->left[f->arg[1]] = (uint8_t)(s->left[f->arg[1]] - hits);
    if (!s->left[f->arg[1]])
        remove_unit(p, f->arg[1]);
    else if (hits > 0)
        lin_push(s, NERVE, f->arg[1], f->arg[0], hits);
}

static void roll_nerve(const lin_view *v, const lin_frame *f, lin_roll_ask *out)
{
    kit_ask_dice(1, f->arg[2] + 1, (lin_side)FIELD(v)->side[f->arg[0]], "PK-6", "nerve", out);
}

/* Straight away from whoever shot; who meets an enemy or the table's edge is gone. */
static void land_nerve(lin_play *p, const lin_frame *f, const uint8_t *face)
{
    state *s = p->state;
    const int u = f->arg[0];
    const tb_angle away = tb_bearing(s->at[f->arg[1]], s->at[u]);
    kit_run run;

    if (face[0] > f->arg[2]) {
        lin_tell(p, E_HOLDS, u);
        return;
    }
    s->at[u] = marched(&p->view, u, (tb_angle)(away - s->facing[u]), RUN, &run).at;
    s->mark[u] |= SHAKEN;
    lin_tell(p, E_ROUTS, u, s->at[u].x, s->at[u].y);
    if (run.free == RUN || run.piece != KIT_NONE ||
        (run.unit != KIT_NONE && apart(&p->view, u, run.unit) == 0))
        return;
    remove_unit(p, u);
}

/* ---- The battle file, and positions ---- */

static const kit_kind_row kinds[] = { { "woods", KIT_AREA, KIT_OBSCURES, "PK-4" },
                                      { "hill", KIT_HILL, 0, "PK-4" },
                                      { "fence", KIT_OBSTACLE, 0, "PK-4" },
                                      { "building", KIT_BUILDING, 0, "PK-4" },
                                      { "road", KIT_PLAIN, 0, NULL },
                                      { NULL, 0, 0, NULL } };

static lin_status build(lin_field *base, lin_refusal *why)
{
    field *f = (field *)base;
    const lin_battle *b = base->battle;

    if (b->units > UNITS || b->table.width == 0)
        return lin_refuse(why, LIN_BAD_FILE, "PK-1", "Pickets wants a table and at most %d units.",
                          UNITS);
    for (int u = 0, n; u < b->units; u++) {
        if (lin_node_int(b->unit[u].data, "stands", 1, TB_STANDS, &n, why) != LIN_OK ||
            kit_place_given(base, u, "PK-1", &f->begins[u], why) != LIN_OK)
            return LIN_BAD_FILE;
        f->stands[u] = (uint8_t)n;
        f->side[u] = b->unit[u].side;
        kit_set_put(&f->bodies[f->side[u]], u);
    }
    return kit_scenery_build(&f->scenery, &b->table, kinds, "PK-4", why);
}

static void blank(const lin_field *f, void *s)
{
    (void)f, (void)s; /* nobody is on the table */
}

static void start(const lin_field *base, void *out)
{
    const field *f = (const field *)base;
    state *s = out;

    for (int u = 0; u < base->battle->units; u++) {
        s->at[u] = f->begins[u].at;
        s->facing[u] = f->begins[u].facing;
        s->left[u] = f->stands[u];
    }
    lin_push(s, TURN, 0, 0, 0);
}

static bool is_enemy(const lin_view *v, int u, int other)
{
    return STATE(v)->left[u] && STATE(v)->left[other] && apart(v, u, other) > 0;
}

/* What play could not go on from: a position may be written by hand. */
static const char *broken(const lin_view *v, int *unit)
{
    const lin_head *h = v->state;

    for (int i = 0; i < h->depth; i++) {
        const lin_frame *f = &h->frame[i];

        if ((f->step == TURN) != (i == 0) || (f->step >= VOLLEY && i < h->depth - 1) ||
            (f->step == ORDERS && f->arg[0] != LIN_FIRST && f->arg[0] != LIN_SECOND))
            return "a turn is pending, then orders of a side, then a volley or nerve";
        if (f->step >= VOLLEY &&
            (!is_enemy(v, f->arg[0], f->arg[1]) || f->arg[2] < 1 || f->arg[2] > 16))
            return "a volley wants two enemies on the table";
    }
    return kit_misplaced(kit_window_of(v, open), unit);
}

static void write(const lin_view *v, lin_text *out)
{
    const state *s = v->state;

    lin_put(out, "turn %d\n", s->turn);
    for (int u = 0; u < v->field->battle->units; u++) {
        if (!s->left[u])
            continue;
        kit_place_write(v->field, &(kit_place){ u, s->at[u], s->facing[u] }, out);
        lin_put(out, " stands %d%s%s\n", s->left[u], s->mark[u] & SHAKEN ? " shaken" : "",
                s->mark[u] & DONE ? " done" : "");
    }
}

/* turn N; unit U at X Y facing A stands N [shaken] [done] */
static lin_status read(lin_play *p, char *const *word, int n, lin_refusal *why)
{
    state *s = p->state;
    const lin_field *f = p->view.field;
    kit_place at;
    int32_t k;
    lin_status status;

    if (n == 2 && strcmp(word[0], "turn") == 0 && lin_word_int(word[1], &k) && k >= 0 &&
        k <= f->battle->turns) {
        s->turn = (uint8_t)k;
        return LIN_OK;
    }
    if ((status = kit_place_read(f, word, n, &at, why)) != LIN_OK)
        return status;
    if (n < KIT_PLACE_WORDS + 2 || strcmp(word[KIT_PLACE_WORDS], "stands") != 0 ||
        !lin_word_int(word[KIT_PLACE_WORDS + 1], &k) || k < 1 ||
        k > FIELD(&p->view)->stands[at.unit])
        return lin_refuse(why, LIN_BAD_FILE, NULL, "%s has stands 1 to %d.", ID(&p->view, at.unit),
                          FIELD(&p->view)->stands[at.unit]);
    s->at[at.unit] = at.at;
    s->facing[at.unit] = at.facing;
    s->left[at.unit] = (uint8_t)k;
    for (int i = KIT_PLACE_WORDS + 2; i < n; i++)
        s->mark[at.unit] |= strcmp(word[i], "shaken") == 0 ? SHAKEN : DONE;
    return LIN_OK;
}

/* ---- Looking ---- */

static int pieces(const lin_view *v, lin_piece *out, int max)
{
    const int n = v->field->battle->units < max ? v->field->battle->units : max;

    for (int u = 0; u < n; u++) {
        const uint8_t left = STATE(v)->left[u], all = FIELD(v)->stands[u];

        out[u] = (lin_piece){ .unit = u,
                              .side = FIELD(v)->side[u],
                              .cell = LIN_NOWHERE,
                              .where = left ? LIN_ON_BOARD : LIN_LOST,
                              .facing = -1,
                              .strength = left,
                              .hurt = (uint8_t)(all - left),
                              .pips = all };
        snprintf(out[u].label, sizeof out[u].label, "%d", left);
        snprintf(out[u].marks, sizeof out[u].marks, "%s",
                 STATE(v)->mark[u] & SHAKEN ? "shaken" : "");
    }
    return n;
}

static bool footprint(const lin_view *v, int u, lin_footprint *out)
{
    if (STATE(v)->left[u])
        kit_footprint(kit_body(kit_window_of(v, open), u), STATE(v)->at[u], STATE(v)->facing[u],
                      out);
    return STATE(v)->left[u] > 0;
}

static void clock_of(const lin_view *v, lin_text *out)
{
    lin_put(out, "Turn %d", STATE(v)->turn);
}

/* ---- The rows ---- */

static const lin_step steps[STEPS] = {
    [TURN] = { "turn", "PK-1", "", .run = run_turn },
    [ORDERS] = { "orders", "PK-1", "s", "{0}: one order for each company, or be done.",
                 .stays = true, .acts = true, .who = who, .list = list, .check = check,
                 .take = take },
    [VOLLEY] = { "volley", "PK-5", "uui", "{0} fires at {1}.", .roll = roll_volley,
                 .land = land_volley },
    [NERVE] = { "nerve", "PK-6", "uui", "Does {0} hold?", .roll = roll_nerve, .land = land_nerve },
};

static const lin_verb verbs[VERBS] = {
    [V_MARCH] = { "march", "ux", .help = "march UNIT INCHES          straight ahead" },
    [V_WHEEL] = { "wheel", "uwa", .help = "wheel UNIT END DEGREES     about its left or right end",
                  .words = ends },
    [V_FIRE] = { "fire", "uu", .help = "fire UNIT UNIT             the first at the second" },
    [V_DONE] = { "done", "", .help = "done                       no more orders in this turn" },
};

static const lin_event_row events[EVENTS] = {
    [E_TURN] = { "turn", "PK-1", "n", .text = "Turn {0}." },
    [E_MARCHES] = { "marches", "PK-2", "uxx", .text = "{0} marches to {1} {2}." },
    [E_WHEELS] = { "wheels", "PK-3", "ura", .text = "{0} wheels {1} and faces {2}.",
                   .names = ends },
    [E_FIRES] = { "fires", "PK-5", "uun", .text = "{0} fires at {1}: {2} hits.", .outcome = true },
    [E_HOLDS] = { "holds", "PK-6", "u", .text = "{0} holds.", .outcome = true },
    [E_ROUTS] = { "routs", "PK-6", "uxx", .text = "{0} routs to {1} {2}.", .outcome = true,
                  .named = "{0} routs", .gain = -1 },
    [E_GONE] = { "gone", "PK-6", "u", .text = "{0} is gone.", .outcome = true, .gain = -2 },
};

static const lin_mark_look marks[] = {
    { "shaken", "S", LIN_MARK_TORN, 1, "PK-6", "Shaken: it has no order in its next turn." },
};

static const lin_look looks[] = {
    { LIN_LOOK_SCENERY, "woods", LIN_SIGN_WOODS, .letter = "w", .tint = 71, .ink = 22 },
    { LIN_LOOK_SCENERY, "hill", LIN_SIGN_HILL, .letter = "1", .tint = 180, .ink = 94 },
    { LIN_LOOK_SCENERY, "fence", LIN_SIGN_FENCE, .letter = "#", .ink = 94 },
    { LIN_LOOK_SCENERY, "building", LIN_SIGN_BUILDING, .letter = "b", .tint = 174, .ink = 52 },
    { LIN_LOOK_SCENERY, "road", LIN_SIGN_ROAD, .letter = "=", .ink = 94 },
    { .word = NULL },
};

#define RULE(id, chapter, text)          \
    {                                    \
        id, text, "", "Pickets", chapter \
    }
static const lin_rule ledger[] = {
    RULE("PK-1", "1. Turns", "Each company that is not shaken has one order a turn."),
    RULE("PK-2", "2. Moves", "A march is six inches ahead, or up to what stops it."),
    RULE("PK-3", "2. Moves", "A wheel: the outer end goes six inches at most."),
    RULE("PK-4", "3. Fire", "Woods, hills, houses and companies hide; fences cover."),
    RULE("PK-5", "3. Fire", "Within 12 inches a die a stand: 5 hits, 6 against cover."),
    RULE("PK-6", "3. Fire", "Who is hit routs, unless a die shows more than the hits."),
    { .id = NULL },
};

static const char *const levels[] = { "draw", "victory" };

const lin_rules pickets_book = {
    .id = "pickets",
    .code = "PK",
    .name = "Pickets",
    .version = 1,
    .field_size = sizeof(field),
    .state_size = sizeof(state),
    .beside_size = sizeof(kit_beside),
    .step = steps,
    .steps = STEPS,
    .verb = verbs,
    .verbs = VERBS,
    .event = events,
    .events = EVENTS,
    .level = levels,
    .levels = 2,
    .concede_level = 1,
    .mark_look = marks,
    .mark_looks = 1,
    .look = looks,
    .measures = "PK-2",
    .ledger = ledger,
    .outcomes_by_name = true,
    .build = build,
    .start = start,
    .broken = broken,
    .write = write,
    .blank = blank,
    .read = read,
    .pieces = pieces,
    .footprint = footprint,
    .clock = clock_of,
};
