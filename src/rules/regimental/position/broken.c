/* broken.c -- what could not have come about: of a position written by hand, and, in the tests, of
 * a state that play has led to. */
#include "rules/regimental/position/position.h"
#include "kit/pending.h"
#include "kit/room.h"

static const char *broken_leader(const rg_field *f, const rg_state *s, int u)
{
    const tb_box table = kit_box_of_table(f->scenery.size);
    const int with = s->with[u];

    if (with != RG_NONE && (!rg_stands(s, u) || with >= f->units || rg_is_leader(f, with) ||
                            f->side[with] != f->side[u] || !rg_stands(s, with)))
        return "he is attached to nobody of his side on the table";
    for (int c = 0; with != RG_NONE && c < u; c++)
        if (rg_is_leader(f, c) && s->with[c] == with)
            return "he is attached to a unit that has a leader"; /* RG-4.19 */
    return rg_stands(s, u) && with == RG_NONE && !kit_box_holds(&table, s->at[u])
               ? "he stands off the table"
               : NULL;
}

static const char *broken_body(const rg_field *f, const rg_state *s, int u)
{
    const bool on_foot = s->mark[u] & RG_ON_FOOT;

    if (s->stands[u] > f->stands[u])
        return "it has more stands than it began with";
    if (!rg_stands(s, u))
        return s->where[u] == RG_LOST && s->stands[u] ? "it is lost and has stands" : NULL;
    if (s->stands[u] == 0)
        return "it has no stands";
    if (on_foot && f->type[u] != RG_CAVALRY)
        return "it is no cavalry that could dismount";
    if (!rg_may_form(f, u, s->formation[u], on_foot))
        return "it stands in a formation that it may never take";
    if (rg_is_guns(f, u) && __builtin_popcount(s->gun[u] & 15) != s->stands[u])
        return "its gun stands are not as many as it has";
    if (rg_is_guns(f, u) && rg_is_disordered(s, u))
        return "it is guns, which are never disordered";
    if (rg_is_broken(s, u) && rg_is_disordered(s, u))
        return "it is broken and disordered";
    if ((s->formation[u] == RG_GARRISON) != (s->in[u] != 0))
        return "it is a garrison without a building, or in a building and no garrison";
    return s->in[u] && (s->in[u] > f->scenery.pieces || !f->capacity[s->in[u] - 1])
               ? "it is in what holds no garrison"
               : NULL;
}

static const char *broken_units(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = 0; u < f->units; u++) {
        const char *what = rg_is_leader(f, u) ? broken_leader(f, s, u) : broken_body(f, s, u);

        *unit = u;
        if (what && s->where[u] != RG_ABSENT)
            return what;
    }
    *unit = -1;
    return NULL;
}

/* Places are rounded: what had room when it came there may bite a little deeper when it shrinks. */
enum { MOST_BITE = TB_TOUCH + TB_SLACK };

/* Nobody over an edge or on another, but for those who share a building. RG-1.40 */
static const char *misplaced(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_box strict = kit_box_of_table(f->scenery.size);
    const tb_box table = kit_box_widened(&strict, MOST_BITE);

    for (int u = 0; u < f->units; u++) {
        const tb_body *b;

        if (rg_is_leader(f, u) || !rg_stands(s, u))
            continue;
        *unit = u;
        b = rg_body(v, u);
        if (!kit_box_holds_box(&table, &b->box))
            return "it reaches over the table's edge";
        for (int w = 0; w < u; w++)
            if (!rg_is_leader(f, w) && rg_stands(s, w) && !(s->in[u] && s->in[u] == s->in[w]) &&
                tb_bodies_bite(b, rg_body(v, w), MOST_BITE))
                return "it lies on another";
    }
    *unit = -1;
    return NULL;
}

/* What each step may lie on; a step that runs is gone when what it leads to is pushed. Which gun is
 * hit, a leader's dice and who goes into a building are asked for in many places. */
static const char *const lies_on[RG_STEPS] = {
    [RG_SET_UP] = "",
    [RG_PLACE] = "turn place",
    [RG_FIRST_DICE] = "set-up",
    [RG_GO_FIRST] = "set-up",
    [RG_TURN] = "",
    [RG_PLAYER_TURN] = "turn player-turn",
    [RG_COME_BACK] = "leaders",
    [RG_RETURN] = "turn player-turn return",
    [RG_REPLACE] = "come-back",
    [RG_ARRIVE] = "come-back",
    [RG_LEADERS] = "throws",
    [RG_THROWS] = "rides",
    [RG_GATHER] = "throws",
    [RG_THROW_DICE] = "throws",
    [RG_FORCED] = "throws",
    [RG_REFORM] = "forced",
    [RG_DECLARE] = "charges",
    [RG_COUNTER] = "charges",
    [RG_CHARGES] = "act",
    [RG_ACT] = "throws",
    [RG_ON_MARCH] = "act",
    [RG_LEAVE] = "on-march",
    [RG_RIDES] = "musketry",
    [RG_FLEE] = "forced act after-fire beaten winners",
    [RG_FLEE_FROM] = "forced act after-fire beaten winners",
    [RG_MUSKETRY] = "charge-phase",
    [RG_FIRE] = "musketry",
    [RG_AIM] = "fire",
    [RG_FIRE_DICE] = "fire",
    [RG_AFTER_FIRE] = "fire after-fire",
    [RG_CHECKED] = "after-fire",
    [RG_WHICH_LOW] = "after-fire",
    [RG_CHARGE_PHASE] = "turn-ends",
    [RG_COMBATS] = "breakthroughs charge-ends",
    [RG_COMBAT] = "combats",
    [RG_PRINCIPAL] = "combat",
    [RG_COMBAT_DICE] = "combats",
    [RG_BEATEN] = "winners",
    [RG_RECALL] = "beaten winners",
    [RG_WINNERS] = "combats",
    [RG_WON_COUNTER] = "winners",
    [RG_BREAKTHROUGHS] = "combats",
    [RG_CHARGE_ENDS] = "turn-ends",
    [RG_TURN_ENDS] = "turn player-turn",
};

/* The numbers that a step may have in play, from nothing up; of others none. UNITS: one of them. */
enum { UNITS = RG_UNITS, PIECES = LIN_SCENERY };
static const struct {
    uint8_t step, arg;
    int16_t most;
} numbers[] = {
    { RG_SET_UP, 0, 1 },      { RG_COME_BACK, 1, UNITS }, { RG_COME_BACK, 2, UNITS },
    { RG_LEAVE, 1, 255 },     { RG_FLEE, 1, 3 },          { RG_FLEE, 2, UNITS },
    { RG_FLEE_FROM, 1, 3 },   { RG_MUSKETRY, 1, 2 },      { RG_WHICH_GUN, 1, 2 },
    { RG_WHICH_GUN, 2, 4 },   { RG_AFTER_FIRE, 1, 12 },   { RG_CHECKED, 1, UNITS },
    { RG_LEADER_DICE, 1, 1 }, { RG_COMBATS, 1, 1 },       { RG_RECALL, 1, 1 },
    { RG_WINNERS, 1, 1 },     { RG_MOVE_IN, 1, PIECES },  { RG_MOVE_IN, 2, UNITS },
};

static bool has_its_numbers(const rg_field *f, const lin_frame *frame)
{
    const char *args = rg_steps[frame->step].args;

    for (int k = 0; args[k]; k++) {
        int most = 0;

        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
            if (numbers[i].step == frame->step && numbers[i].arg == k)
                most = numbers[i].most == UNITS    ? f->units
                       : numbers[i].most == PIECES ? f->scenery.pieces
                                                   : numbers[i].most;
        if (args[k] == 'i' && (frame->arg[k] < 0 || frame->arg[k] > most))
            return false;
    }
    return true;
}

/* Of whom a step may be asked: a leader, a unit that is there, one that is to come. */
static bool names_one_who_can(const rg_field *f, const rg_state *s, const lin_frame *frame)
{
    const int u = frame->arg[0];

    switch (frame->step) {
    case RG_RETURN:
        return rg_is_leader(f, u) && s->where[u] == RG_OUT;
    case RG_REPLACE:
        return rg_is_leader(f, u) && !rg_is_leader(f, frame->arg[1]) && rg_stands(s, frame->arg[1]);
    case RG_GATHER:
        return rg_is_leader(f, u) && rg_stands(s, u);
    case RG_ARRIVE:
        return s->where[u] == RG_TO_COME;
    case RG_REFORM:
    case RG_ON_MARCH:
    case RG_LEAVE:
    case RG_CHECKED:
    case RG_WHICH_GUN:
    case RG_RECALL:
    case RG_WON_COUNTER:
        return !rg_is_leader(f, u) && rg_stands(s, u);
    case RG_FLEE:
    case RG_FLEE_FROM:
    case RG_AFTER_FIRE:
        return !rg_is_leader(f, u);
    default:
        return true;
    }
}

static const char *broken_agenda(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const char *pending = kit_pending_broken(v, lies_on);

    if (pending)
        return pending;
    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];
        const char *what = lin_frame_broken(v->field, frame);

        if (what)
            return what;
        if (rg_steps[frame->step].args[0] == 's' && frame->arg[0] != 0 && frame->arg[0] != 1)
            return "a step is pending for no side";
        if (!has_its_numbers(f, frame))
            return "a pending step has a number that play does not give it";
        if (!names_one_who_can(f, s, frame))
            return "a pending step names one of whom it cannot be asked";
    }
    return NULL;
}

const char *rg_broken(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const char *what = rg_rows_broken(v);

    if (!what)
        what = broken_units(v, unit);
    if (!what && (s->turn > f->turns || s->phase > RG_PHASE_CHARGE || s->side > 1 || s->first > 1))
        what = "there is no such turn, phase or side";
    if (!what)
        what = broken_agenda(v);
    if (!what)
        what = misplaced(v, unit);
    /* what was under way when a side gave up stays as it was */
    return what || s->head.over ? what : rg_broken_hand(v);
}
