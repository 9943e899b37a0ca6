/* orders.c -- the grammar of orders: atoms one row each, and the macros a hand speaks in. */
#include "brandywine.h"

#include <string.h>

const lin_verb bw_verbs[V_VERBS] = {
    [V_PICK]    = { "pick",    "u",  "pick UNIT            take this counter in hand, to place or to move it", NULL },
    [V_PLACE]   = { "place",   "c",  "place SQUARE         set the counter in hand up there", NULL },
    [V_FACE]    = { "face",    "d",  "face DIRECTION       N NE E SE S SW W NW, for the unit just placed, moved or advanced", NULL },
    [V_DONE]    = { "done",    "",   "done                 finish the set-up, or advance no further", NULL },
    [V_STEP]    = { "step",    "c",  "step SQUARE          move the counter in hand one square", NULL },
    [V_END]     = { "end",     "",   "end                  end its move here", NULL },
    [V_TURN]    = { "turn",    "ud", "turn UNIT DIRECTION  turn a unit, moved or not, in the movement portion", NULL },
    [V_CLOSE]   = { "close",   "",   "close                close the movement or combat portion", NULL },
    [V_RALLY]   = { "rally",   "u",  "rally UNIT           roll to reorganize this unit", NULL },
    [V_YES]     = { "yes",     "",   "yes                  use or take along the commander", NULL },
    [V_NO]      = { "no",      "",   "no                   do without him", NULL },
    [V_ENGAGE]  = { "engage",  "u",  "engage ENEMY         begin a battle against this unit", NULL },
    [V_JOIN]    = { "join",    "u",  "join UNIT            add a unit of either side to the battle, or a gun to the fire", NULL },
    [V_FIGHT]   = { "fight",   "",   "fight                roll the battle as it stands", NULL },
    [V_CANCEL]  = { "cancel",  "",   "cancel               put the battle or bombardment aside again", NULL },
    [V_BOMBARD] = { "bombard", "u",  "bombard ENEMY        begin a bombardment of its square, compared with this unit", NULL },
    [V_FIRE]    = { "fire",    "",   "fire                 roll the bombardment", NULL },
    [V_CHASE]   = { "chase",   "u",  "chase UNIT           this unit attacks the lone enemy commander in front", NULL },
    [V_LOSE]    = { "lose",    "u",  "lose UNIT            remove this unit as the loss", NULL },
    [V_RETREAT] = { "retreat", "u",  "retreat UNIT         this counter retreats next", NULL },
    [V_TO]      = { "to",      "c",  "to SQUARE            it retreats there", NULL },
    [V_ADVANCE] = { "advance", "uc", "advance UNIT SQUARE  this unit goes into the emptied square", NULL },
};

/* ---- what macros share ---- */

static const bw_state *state_of(lin_expansion *e)
{
    return lin_state(lin_expansion_game(e));
}

static const bw_field *field_of(lin_expansion *e)
{
    return bw_field_of(lin_game_field(lin_expansion_game(e)));
}

static int step_now(lin_expansion *e)
{
    const lin_head *h = lin_head_in(lin_state(lin_expansion_game(e)));

    return h->over ? -1 : lin_top(h)->step;
}

static lin_status give1(lin_expansion *e, int verb, int a, lin_refusal *why)
{
    const lin_order o = { .verb = (uint8_t)verb, .nargs = 1, .arg = { a } };

    return lin_expand_try(e, &o, why);
}

static lin_status give0(lin_expansion *e, int verb, lin_refusal *why)
{
    const lin_order o = { .verb = (uint8_t)verb };

    return lin_expand_try(e, &o, why);
}

/* Begin with this unit, unless the machine has done so itself, having no other choice. */
static lin_status begin_with(lin_expansion *e, int verb, int opened, int u, lin_refusal *why)
{
    const lin_head *h = lin_head_in(lin_state(lin_expansion_game(e)));

    if (!h->over && lin_top(h)->step == opened && lin_top(h)->arg[0] == u)
        return LIN_OK;
    return give1(e, verb, u, why);
}

static lin_status usage(const char *how, lin_refusal *why)
{
    return lin_refuse(why, LIN_SYNTAX, NULL, "Say it so: %s", how);
}

static int word_at(char *const *word, int words, const char *name, int from)
{
    for (int i = from; i < words; i++)
        if (lin_same_word(word[i], name))
            return i;
    return -1;
}

/* Units named one by one, or by their square: then all of that side and kind in it. */
static lin_status units_named(lin_expansion *e, char *const *word, int from, int to, int side,
                              uint64_t kind, uint8_t *out, int *n, lin_refusal *why)
{
    const bw_field *f = field_of(e);
    const bw_state *s = state_of(e);

    *n = 0;
    for (int i = from; i < to; i++) {
        const int u = lin_unit_find(&f->base, word[i]);
        const int square = lin_cell_parse(f->board, word[i]);
        uint64_t set = 0;

        if (u >= 0)
            set = bw_bit(u);
        else if (square != LIN_NOWHERE)
            set = bw_units_in(f, s, square, side) & kind;
        else {
            int32_t nobody;

            return lin_arg_parse(&f->base, 'u', NULL, word[i], &nobody, why);
        }
        if (!set)
            return lin_refuse(why, LIN_ILLEGAL, NULL, "There is nobody on %s who could do that.", word[i]);
        for (; set; set &= set - 1) {
            bool seen = false;

            for (int k = 0; k < *n; k++)
                seen |= out[k] == bw_first(set);
            if (!seen)
                out[(*n)++] = (uint8_t)bw_first(set);
        }
    }
    return LIN_OK;
}

/* ---- deploy NAME, set UNIT SQUARE [DIRECTION] ---- */

static lin_status set_one(lin_expansion *e, const char *unit, const char *square, const char *facing,
                          lin_refusal *why)
{
    lin_status status = lin_expand_say(e, why, "pick %s", unit);

    if (status == LIN_OK)
        status = lin_expand_say(e, why, "place %s", square);
    if (status == LIN_OK && step_now(e) == BW_SETUP_FACE)
        status = lin_expand_say(e, why, "face %s", facing ? facing : "W");
    return status;
}

static lin_status expand_set(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    if (words < 3 || words > 4)
        return usage("set UNIT SQUARE DIRECTION", why);
    return set_one(e, word[1], word[2], words == 4 ? word[3] : NULL, why);
}

/* A set-up of the battle file: a map from counter to "SQUARE DIRECTION". */
static lin_status expand_deploy(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = field_of(e);
    const lin_node *setups = lin_node_get(f->base.battle->root, "setups");
    const lin_node *chosen, *units;
    char names[160];
    lin_text t = lin_text_in(names, sizeof names);

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next)
        lin_put(&t, "%s%s", n == setups->child ? "" : ", ", n->key);
    if (words != 2 || !(chosen = lin_node_get(setups, word[1])))
        return lin_refuse(why, LIN_SYNTAX, NULL, "Say deploy and the name of a set-up; this battle has: %s.", names);
    units = lin_node_get(chosen, "units");
    for (const lin_node *n = units ? units->child : NULL; n; n = n->next) {
        bw_post_of post;
        char square[8];
        lin_status status = bw_read_post(f, n, &post, why);

        if (status == LIN_OK) {
            lin_cell_name(f->board, post.square, square);
            status = set_one(e, n->key, square, post.facing < 0 ? NULL : lin_direction_name(f->board, post.facing), why);
        }
        if (status != LIN_OK)
            return status;
    }
    return give0(e, V_DONE, why);
}

/* ---- march UNITS to SQUARE [facing DIRECTION] ---- */

typedef struct { const bw_field *f; const bw_state *s; int u; } marcher;

/* The way is planned without regard to how far the counter gets this turn. */
static int march_cost(const void *of, int from, int direction, int to, bool *stop)
{
    const marcher *m = of;
    const int enemy = bw_other(m->f->side[m->u]);

    if (has_counter(m->f, m->s, to, enemy))
        return -1;
    if (is_combat(m->f, m->u) && is_controlled(m->f, m->s, to, enemy))
        *stop = true;
    return bw_price(m->f, from, direction, to);
}

/* The squares from next to `from` up to `to`; how many, or -1. */
static int plan_way(const bw_field *f, const bw_state *s, int u, int from, int to, uint16_t *way)
{
    const marcher m = { f, s, u };
    lin_reach reach;
    int n = 0;

    lin_reach_from(f->board, from, 2000, march_cost, &m, &reach);
    if (from == to || reach.cost[to] == UINT16_MAX)
        return from == to ? 0 : -1;
    for (int at = to; at != from; at = reach.back[at])
        n++;
    for (int at = to, i = n; at != from; at = reach.back[at])
        way[--i] = (uint16_t)at;
    return n;
}

/* Walk the way on a copy of the hand: the last square of it where the counter may end. */
static int furthest(const bw_field *f, const bw_state *s, int u, int from, int left, const uint16_t *way,
                    int n)
{
    int last = 0, at = from;

    for (int i = 0; i < n; i++) {
        const int d = bw_direction(f, at, way[i]), price = bw_price(f, at, d, way[i]);

        if (price > left)
            break;
        left -= price;
        if (bw_fits(f, s, u, way[i]))
            last = i + 1;
        if ((f->halts[way[i]] && price != 1) ||
            (is_combat(f, u) && is_controlled(f, s, way[i], bw_other(f->side[u]))))
            break;
        at = way[i];
    }
    return last;
}

/* What it may spend: its pace, or less where it was in hand and has marched already. */
static int quarters_in_hand(lin_expansion *e, int u, int pace)
{
    const lin_head *h = lin_head_in(lin_state(lin_expansion_game(e)));
    const lin_frame *top = lin_top(h);

    return top->step == BW_STEP && top->arg[0] == u && top->arg[1] < pace ? top->arg[1] : pace;
}

static lin_status march_one(lin_expansion *e, int u, int pace, int to, int facing, lin_refusal *why)
{
    const bw_field *f = field_of(e);
    uint16_t way[LIN_CELLS] = { 0 };
    const bool waits = state_of(e)->at[u] == BW_WAITING;
    const int from = waits ? f->entry : state_of(e)->at[u];
    int n, go, left, heading = -1;
    lin_status status = begin_with(e, V_PICK, BW_STEP, u, why);

    if (status != LIN_OK)
        return status;
    left = quarters_in_hand(e, u, (pace - waits) * BW_QUARTERS);
    n = plan_way(f, state_of(e), u, from, to, way);
    if (n < 0)
        return lin_refuse(why, LIN_ILLEGAL, "BW-8.3", "%s has no way to that square.", f->base.battle->unit[u].id);
    go = furthest(f, state_of(e), u, from, left, way, n);
    for (int i = 0; i < go && status == LIN_OK; i++) {
        heading = bw_direction(f, i ? way[i - 1] : from, way[i]);
        status = give1(e, V_STEP, way[i], why);
    }
    if (status == LIN_OK && step_now(e) == BW_STEP)
        status = give0(e, V_END, why);
    if (status == LIN_OK && step_now(e) == BW_FACE) {
        if (facing < 0)
            facing = heading >= 0 ? heading : state_of(e)->facing[u];
        status = give1(e, V_FACE, facing, why);
    }
    return status;
}

/* BW-8.4: a stack, named by its square, keeps together at the pace of its slowest. */
static lin_status march_word(lin_expansion *e, char *const *word, int at, int to, int facing,
                             lin_refusal *why)
{
    const bw_field *f = field_of(e);
    uint8_t unit[BW_UNITS];
    int n, slowest = 255;
    lin_status status = units_named(e, word, at, at + 1, state_of(e)->side, ~(uint64_t)0, unit, &n, why);

    for (int i = 0; status == LIN_OK && i < n; i++)
        slowest = f->mf[unit[i]] < slowest ? f->mf[unit[i]] : slowest;
    for (int i = 0; status == LIN_OK && i < n; i++)
        status = march_one(e, unit[i], slowest, to, facing, why);
    return status;
}

/* Several units go one after the other; where the goal is full, those behind stop short of it
 * on the same way: a column. */
static lin_status expand_march(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    static const char how[] = "march UNITS to SQUARE [facing DIRECTION]; a square stands for all in it";
    const bw_field *f = field_of(e);
    const int to_at = word_at(word, words, "to", 1), facing_at = word_at(word, words, "facing", 1);
    int32_t square, facing = -1;
    lin_status status;

    if (to_at < 2 || to_at + 1 >= words ||
        (facing_at < 0 ? to_at + 2 != words : facing_at != to_at + 2 || facing_at + 2 != words))
        return usage(how, why);
    status = lin_arg_parse(&f->base, 'c', NULL, word[to_at + 1], &square, why);
    if (status == LIN_OK && facing_at > 0)
        status = lin_arg_parse(&f->base, 'd', NULL, word[facing_at + 1], &facing, why);
    for (int i = 1; status == LIN_OK && i < to_at; i++)
        status = march_word(e, word, i, square, facing, why);
    return status;
}

/* ---- attack ENEMIES with UNITS, shell ENEMY with GUNS ---- */

static lin_status join_all(lin_expansion *e, const uint8_t *unit, int n, lin_refusal *why)
{
    uint64_t left = 0;
    lin_status status = LIN_OK;

    for (int i = 0; i < n; i++)
        left |= bw_bit(unit[i]);
    /* Joining needs contact with those already in, so go round until nobody more can. */
    for (bool moved = true; left && moved;) {
        moved = false;
        for (int i = 0; i < n; i++)
            if ((left & bw_bit(unit[i])) && (status = give1(e, V_JOIN, unit[i], why)) == LIN_OK) {
                left &= ~bw_bit(unit[i]);
                moved = true;
            }
    }
    return left ? status : LIN_OK;
}

static lin_status expand_attack(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const int with = word_at(word, words, "with", 1), side = state_of(e)->side;
    const uint64_t combat = field_of(e)->combat_set;
    uint8_t unit[2 * BW_UNITS];
    int enemies, own;
    lin_status status;

    if (with < 2 || with + 1 >= words)
        return usage("attack ENEMIES with UNITS; a square stands for all in it", why);
    status = units_named(e, word, 1, with, bw_other(side), combat, unit, &enemies, why);
    if (status == LIN_OK)
        status = units_named(e, word, with + 1, words, side, combat, unit + enemies, &own, why);
    if (status == LIN_OK)
        status = begin_with(e, V_ENGAGE, BW_BATTLE, unit[0], why);
    if (status == LIN_OK)
        status = join_all(e, unit + 1, enemies + own - 1, why);
    return status == LIN_OK ? give0(e, V_FIGHT, why) : status;
}

static lin_status expand_shell(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const int with = word_at(word, words, "with", 1);
    uint8_t gun[BW_UNITS];
    int32_t target;
    int n;
    lin_status status;

    if (with != 2 || words < 4)
        return usage("shell ENEMY with GUNS", why);
    status = lin_arg_parse(&field_of(e)->base, 'u', NULL, word[1], &target, why);
    if (status == LIN_OK)
        status = begin_with(e, V_BOMBARD, BW_GUNS, target, why);
    if (status == LIN_OK)
        status = units_named(e, word, 3, words, state_of(e)->side, field_of(e)->gun_set, gun, &n, why);
    if (status == LIN_OK)
        status = join_all(e, gun, n, why);
    return status == LIN_OK ? give0(e, V_FIRE, why) : status;
}

/* ---- wheel SQUARE DIRECTION ---- */

static lin_status expand_wheel(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const bw_field *f = field_of(e);
    uint8_t unit[BW_UNITS];
    int n;
    lin_status status;

    if (words < 3)
        return usage("wheel UNITS DIRECTION; a square stands for all in it", why);
    status = units_named(e, word, 1, words - 1, state_of(e)->side, f->combat_set, unit, &n, why);
    for (int i = 0; status == LIN_OK && i < n; i++)
        status = lin_expand_say(e, why, "turn %s %s", f->base.battle->unit[unit[i]].id, word[words - 1]);
    return status;
}

const lin_macro bw_macros[BW_MACROS] = {
    { "deploy", "deploy NAME                       a whole set-up of the battle file, as: deploy historical", expand_deploy },
    { "set",    "set UNIT SQUARE DIRECTION         pick, place and face in one", expand_set },
    { "march",  "march UNITS to SQUARE [facing D]  units, or a stack by its square (at its slowest pace), as far as they get", expand_march },
    { "wheel",  "wheel UNITS DIRECTION             turn several units, or all in a square", expand_wheel },
    { "attack", "attack ENEMIES with UNITS         put a battle together and fight it", expand_attack },
    { "shell",  "shell ENEMY with GUNS             put a bombardment together and fire", expand_shell },
};
