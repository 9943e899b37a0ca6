/* position_read.c -- lines of text read as a state; position.c has the list of them. */
#include "rules/germantown/position.h"

#include <string.h>

void gt_blank(const lin_field *field, void *state)
{
    const gt_field *f = gt_field_of(field);
    gt_state *s = state;

    memset(s, 0, sizeof *s);
    s->head.winner = LIN_NOBODY;
    for (int u = 0; u < GT_UNITS; u++)
        s->at[u] = GT_ABSENT;
    for (int i = 0; i < LIN_SIDES; i++)
        s->morale[i] = f->first_morale[i];
    s->owner[0] = f->first_owner[0];
    s->owner[1] = f->first_owner[1];
    s->fog = f->first_fog;
}

static bool read_unit_word(const gt_field *f, const char *word, int32_t *u, lin_refusal *why)
{
    return lin_arg_parse(&f->base, 'u', NULL, word, u, why) == LIN_OK;
}

static bool read_cell(const gt_field *f, const char *word, int32_t *c, lin_refusal *why)
{
    return lin_arg_parse(&f->base, 'c', NULL, word, c, why) == LIN_OK;
}

static bool read_side_word(const gt_field *f, const char *word, int32_t *side, lin_refusal *why)
{
    return lin_arg_parse(&f->base, 's', NULL, word, side, why) == LIN_OK && *side < LIN_SIDES;
}

static bool in_bounds(const char *word, int low, int high, int32_t *out)
{
    return lin_word_int(word, out) && *out >= low && *out <= high;
}

static lin_status read_set(const gt_field *f, char *const *word, int from, int to, gt_set *set,
                           lin_refusal *why)
{
    for (int i = from; i < to; i++) {
        int32_t u;

        if (!read_unit_word(f, word[i], &u, why))
            return LIN_BAD_FILE;
        gt_add(set, u);
    }
    return LIN_OK;
}

typedef lin_status (*reader)(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why);

static lin_status read_turn(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    int32_t n;

    if (words < 2 || words > 3 || !in_bounds(word[1], 1, f->turns, &n) ||
        (words == 3 && (!lin_same_word(word[2], "begins") || s->head.depth > 0)))
        return lin_line_wrong(why, "turn NUMBER, from 1 to the last turn, or: turn NUMBER begins");
    s->turn = (uint8_t)(n - 1);
    if (words == 3)
        lin_push(s, GT_TURN, 0, 0, 0);
    return LIN_OK;
}

static lin_status read_whose(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t side;

    if (words != 2 || !read_side_word(f, word[1], &side, NULL))
        return lin_line_wrong(why, "side SIDE, or: first SIDE");
    *(lin_same_word(word[0], "side") ? &s->side : &s->first) = (uint8_t)side;
    return LIN_OK;
}

static lin_status read_fog(const gt_field *f, gt_state *s, char *const *word, int words,
                           lin_refusal *why)
{
    int32_t level;

    if (words != 2 || lin_arg_parse(&f->base, 'r', gt_fog_name, word[1], &level, NULL) != LIN_OK)
        return lin_line_wrong(why, "fog heavy, moderate or clear");
    s->fog = (uint8_t)level;
    return LIN_OK;
}

static lin_status read_of_side(const gt_field *f, gt_state *s, char *const *word, int words,
                               lin_refusal *why)
{
    int32_t side, n;

    if (words != 3 || !read_side_word(f, word[1], &side, NULL) || !in_bounds(word[2], 0, 255, &n))
        return lin_line_wrong(
            why, "morale, momentum, committed, initiative or results, then SIDE NUMBER");
    if (lin_same_word(word[0], "morale")) {
        if (n > GT_AM_MOST)
            return lin_line_wrong(why, "morale SIDE NUMBER, from 0 to 15");
        s->morale[side] = (uint8_t)n;
    } else if (lin_same_word(word[0], "momentum")) {
        s->momentum[side] = (uint8_t)n;
    } else if (lin_same_word(word[0], "committed")) {
        s->committed[side] = (uint8_t)n;
    } else if (lin_same_word(word[0], "initiative")) {
        if (n > 9)
            return lin_line_wrong(why, "initiative SIDE DIE, from 0 to 9");
        s->initiative[side] = (uint8_t)(n + 1);
    } else {
        if (n > GT_RESULTS)
            return lin_line_wrong(why, "results SIDE NUMBER");
        s->results[side] = (uint8_t)n;
    }
    return LIN_OK;
}

static lin_status read_owner(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t cell, side;

    if (words != 3 || !read_cell(f, word[1], &cell, NULL) ||
        !read_side_word(f, word[2], &side, NULL) || (cell != f->house && cell != f->square))
        return lin_line_wrong(why, "owner HEX SIDE, of the Chew House or Market Square");
    s->owner[cell == f->house ? 0 : 1] = (uint8_t)side;
    return LIN_OK;
}

static lin_status read_once(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    (void)f;
    for (int i = 1; i < words; i++) {
        int k = 0;

        while (k < 3 && !lin_same_word(gt_once_words[k], word[i]))
            k++;
        if (k == 3)
            return lin_line_wrong(why, "once strayed, friendly or fled");
        s->once |= (uint8_t)(1 << k);
    }
    return LIN_OK;
}

static lin_status read_unit(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    static const char how[] = "unit ID at HEX and its marks, or: unit ID waiting, eliminated, "
                              "captured, departed or absent";
    int32_t u, cell;
    int i = 4;

    if (words < 3)
        return lin_line_wrong(why, how);
    if (!read_unit_word(f, word[1], &u, why))
        return LIN_BAD_FILE;
    if (s->at[u] != GT_ABSENT)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "Unit %s is placed twice; one line a unit.",
                          gt_id(f, u));
    if (lin_same_word(word[2], "at") && words > 3) {
        if (!read_cell(f, word[3], &cell, why))
            return LIN_BAD_FILE;
        s->at[u] = (uint16_t)cell;
    } else {
        size_t k = 0;

        while (k < GT_PLACE_WORDS && !lin_same_word(gt_place_words[k].name, word[2]))
            k++;
        if (k == GT_PLACE_WORDS)
            return lin_line_wrong(why, how);
        s->at[u] = gt_place_words[k].value;
        i = 3;
    }
    for (; i < words; i++) {
        size_t k = 0;

        while (k < GT_MARK_WORDS && !lin_same_word(gt_mark_words[k].name, word[i]))
            k++;
        if (k == GT_MARK_WORDS)
            return lin_line_wrong(
                why, "after its place any of: reduced disrupted shattered pinned panicked "
                     "moved rolled fired "
                     "shot-at has-fired roused rode-off old-pin paid left-pin astray");
        s->mark[u] |= gt_mark_words[k].value;
    }
    return LIN_OK;
}

static lin_status read_pin(const gt_field *f, gt_state *s, char *const *word, int words,
                           lin_refusal *why)
{
    gt_set who = { { 0, 0 } };
    int32_t n;

    if (words < 3 || !in_bounds(word[1], 1, 255, &n))
        return lin_line_wrong(why, "pin NUMBER UNITS");
    if (read_set(f, word, 2, words, &who, why) != LIN_OK)
        return LIN_BAD_FILE;
    for (int u; (u = gt_next(&who)) >= 0;)
        s->pin[u] = (uint8_t)n;
    return LIN_OK;
}

static lin_status read_spent(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t u, n;

    if (words != 3 || !read_unit_word(f, word[1], &u, NULL) || !in_bounds(word[2], 0, 254, &n))
        return lin_line_wrong(why, "spent UNIT HALF-POINTS");
    s->spent[u] = (uint8_t)n;
    return LIN_OK;
}

static lin_status read_some(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    gt_set *set = lin_same_word(word[0], "hand")    ? &s->hand
                  : lin_same_word(word[0], "along") ? &s->along
                                                    : &s->group;

    return read_set(f, word, 1, words, set, why);
}

static lin_status read_numbers(const gt_field *f, gt_state *s, char *const *word, int words,
                               lin_refusal *why)
{
    int32_t a, b = 0;

    (void)f;
    if (words < 2 || !in_bounds(word[1], 0, 65535, &a) ||
        (words > 2 && !in_bounds(word[2], 0, 255, &b)))
        return lin_line_wrong(
            why,
            "flags NUMBER NUMBER, mark NUMBER, declared NUMBER, fought NUMBER, or fighting NUMBER");
    if (lin_same_word(word[0], "flags")) {
        s->hand_flags = (uint8_t)(a & 15);
        s->hand_steps = (uint8_t)b;
    } else if (lin_same_word(word[0], "mark")) {
        s->cell_mark = (uint16_t)a;
    } else if (a > GT_TARGETS - 1) {
        return lin_line_wrong(why, "the number of a combat, from 1 to 63");
    } else if (lin_same_word(word[0], "declared")) {
        s->combats = (uint8_t)a;
    } else if (lin_same_word(word[0], "fighting")) {
        s->fighting = (uint8_t)a;
        for (int i = 0; i < LIN_SIDES; i++) /* named by lines that follow */
            s->lead[i] = s->leader[i] = GT_NOBODY;
    } else {
        if (a < 1)
            return lin_line_wrong(why, "fought NUMBER, from 1 on");
        s->fought[(a - 1) >> 3] |= (uint8_t)(1 << ((a - 1) & 7));
    }
    return LIN_OK;
}

static lin_status read_trail(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t cell;

    if (words < 2 || words > 5)
        return lin_line_wrong(why, "trail HEXES, at most 4");
    for (int i = 1; i < words; i++) {
        if (!read_cell(f, word[i], &cell, why))
            return LIN_BAD_FILE;
        s->trail[s->trail_n < 4 ? s->trail_n++ : 3] = (uint16_t)cell;
    }
    return LIN_OK;
}

static lin_status read_entered(const gt_field *f, gt_state *s, char *const *word, int words,
                               lin_refusal *why)
{
    int32_t cell, n;

    if (words == 3 && read_cell(f, word[1], &cell, NULL) && in_bounds(word[2], 0, 255, &n))
        for (int a = 0; a < f->areas; a++)
            for (int i = f->area[a].first; i < f->area[a].first + f->area[a].n; i++)
                if (f->entry[i] == cell) {
                    s->entered[i] = (uint8_t)n;
                    return LIN_OK;
                }
    return lin_line_wrong(why, "entered HEX NUMBER, of a hex where units may come on");
}

static lin_status read_combat(const gt_field *f, gt_state *s, char *const *word, int words,
                              lin_refusal *why)
{
    static const char how[] = "combat NUMBER against HEXES with UNITS, and perhaps divert HEX";
    int32_t k, value;
    enum { HEXES, UNITS, DIVERT } part = HEXES;

    if (words < 5 || !in_bounds(word[1], 1, GT_TARGETS - 1, &k) ||
        !lin_same_word(word[2], "against"))
        return lin_line_wrong(why, how);
    for (int i = 3; i < words; i++) {
        if (lin_same_word(word[i], "with")) {
            part = UNITS;
        } else if (lin_same_word(word[i], "divert")) {
            part = DIVERT;
        } else if (part == UNITS) {
            if (!read_unit_word(f, word[i], &value, why))
                return LIN_BAD_FILE;
            s->combat[value] = (uint8_t)k;
        } else {
            if (!read_cell(f, word[i], &value, why))
                return LIN_BAD_FILE;
            if (s->targets == GT_TARGETS)
                return lin_line_wrong(why, "at most 64 hexes attacked or diverted");
            s->target[s->targets++] = (gt_target){ (uint16_t)value, (uint8_t)k, part == DIVERT };
        }
    }
    return LIN_OK;
}

static lin_status read_fight(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    int32_t side, value;

    if (words < 3 || !read_side_word(f, word[1], &side, NULL))
        return lin_line_wrong(
            why, "part SIDE UNITS, lead SIDE UNIT, leader SIDE UNIT, or tactic SIDE TACTIC");
    if (lin_same_word(word[0], "part"))
        return read_set(f, word, 2, words, &s->part[side], why);
    if (lin_same_word(word[0], "tactic")) {
        if (lin_arg_parse(&f->base, 'r', gt_tactic_name, word[2], &value, NULL) != LIN_OK)
            return lin_line_wrong(why,
                                  "tactic SIDE and one of: skirmish echelon stand-fast withdraw "
                                  "frontal reserve turn-flank "
                                  "refuse-flank");
        s->tactic[side] = (uint8_t)(value + 1);
        return LIN_OK;
    }
    if (!read_unit_word(f, word[2], &value, why))
        return LIN_BAD_FILE;
    *(lin_same_word(word[0], "lead") ? &s->lead[side] : &s->leader[side]) = (uint8_t)value;
    return LIN_OK;
}

static lin_status read_roll(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    int32_t die, odds, drm;

    (void)f;
    if (words != 4 || !in_bounds(word[1], 0, 10, &die) ||
        !in_bounds(word[2], 0, GT_ODDS - 1, &odds) || !in_bounds(word[3], -60, 60, &drm))
        return lin_line_wrong(why, "roll DIE COLUMN MODIFIERS: 1 + the die, 0 to 6, a number");
    s->die = (uint8_t)die;
    s->odds = (uint8_t)odds;
    s->drm = (int8_t)drm;
    return LIN_OK;
}

static lin_status read_shot(const gt_field *f, gt_state *s, char *const *word, int words,
                            lin_refusal *why)
{
    int32_t u, need, drm, flags;

    if (words != 5 || !read_unit_word(f, word[1], &u, NULL) || !in_bounds(word[2], 0, 9, &need) ||
        !in_bounds(word[3], -20, 20, &drm) || !in_bounds(word[4], 0, 7, &flags))
        return lin_line_wrong(why, "shot TARGET NEED MODIFIERS FLAGS");
    s->target_unit = (uint8_t)u;
    s->need = (uint8_t)need;
    s->fire_drm = (int8_t)drm;
    s->fire_flags = (uint8_t)flags;
    return LIN_OK;
}

/* Kept until all lines are read, since who had the initiative may stand below. */
static lin_status read_phase(const gt_field *f, gt_state *s, char *const *word, int words,
                             lin_refusal *why)
{
    static const char *const name[] = {
        "movement", "rally", "guns", "rifles", "shelling", "close"
    };
    int32_t side;
    int phase = 0;

    if (words != 3 || !read_side_word(f, word[1], &side, NULL) || s->phase)
        return lin_line_wrong(why,
                              "phase SIDE movement, rally, guns, rifles, shelling or close, once");
    while (phase < 6 && !lin_same_word(name[phase], word[2]))
        phase++;
    if (phase == 6)
        return lin_line_wrong(why, "phase SIDE movement, rally, guns, rifles, shelling or close");
    s->side = (uint8_t)side;
    s->phase = (uint8_t)(phase + 1);
    return LIN_OK;
}

/* The agenda of a whole phase, from the end of the turn upwards. */
static void lay_out_phase(const gt_field *f, gt_state *s)
{
    const int side = s->side, phase = s->phase - 1;

    s->phase = 0;
    lin_push(s, GT_TURN_ENDS, 0, 0, 0);
    if (s->first == side)
        lin_push(s, GT_PLAYER_TURN, gt_other(side), 0, 0);
    lin_push(s, GT_CLOSE_OPENS, side, 0, 0);
    if (phase <= 4 && side == f->american)
        lin_push(s, GT_FIRE_OPENS, side, GT_SHELL, 0);
    if (phase <= 3) {
        lin_push(s, GT_FIRE_OPENS, side, GT_RIFLES, 0);
        lin_push(s, GT_FIRE_OPENS, gt_other(side), GT_RIFLES, 0);
    }
    if (phase <= 2)
        lin_push(s, GT_FIRE_OPENS, gt_other(side), GT_GUNS, 0);
    if (phase <= 1)
        lin_push(s, GT_RALLY_OPENS, side, 0, 0);
    if (phase <= 0)
        lin_push(s, GT_MOVE_OPENS, side, 0, 0);
}

lin_status gt_read(lin_play *p, char *const *word, int words, lin_refusal *why)
{
    static const struct {
        const char *name;
        reader read;
    } lines[] = {
        { "turn", read_turn },         { "side", read_whose },         { "first", read_whose },
        { "fog", read_fog },           { "morale", read_of_side },     { "momentum", read_of_side },
        { "committed", read_of_side }, { "initiative", read_of_side }, { "results", read_of_side },
        { "owner", read_owner },       { "once", read_once },          { "unit", read_unit },
        { "pin", read_pin },           { "spent", read_spent },        { "hand", read_some },
        { "along", read_some },        { "group", read_some },         { "flags", read_numbers },
        { "mark", read_numbers },      { "declared", read_numbers },   { "fought", read_numbers },
        { "fighting", read_numbers },  { "trail", read_trail },        { "entered", read_entered },
        { "combat", read_combat },     { "part", read_fight },         { "lead", read_fight },
        { "leader", read_fight },      { "tactic", read_fight },       { "roll", read_roll },
        { "shot", read_shot },         { "phase", read_phase }
    };
    const gt_field *f = gt_field_of(p->view.field);

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (words > 0 && lin_same_word(word[0], lines[i].name))
            return lines[i].read(f, p->state, word, words, why);
    return LIN_SYNTAX;
}

/* GT-20.16: who stands in an objective holds it. */
static void settle_owners(const gt_field *f, gt_state *s)
{
    const uint16_t place[2] = { f->house, f->square };

    for (int i = 0; i < 2; i++)
        for (int side = 0; side < LIN_SIDES; side++)
            if (place[i] != LIN_NOWHERE && gt_has_troops(f, s, place[i], side))
                s->owner[i] = (uint8_t)side;
}

lin_status gt_settle(lin_play *p, lin_refusal *why)
{
    const gt_field *f = gt_field_of(p->view.field);
    gt_state *s = p->state;

    gt_count_hexes(f, s);
    settle_owners(f, s);
    if (s->phase && s->head.depth > 0)
        return lin_refuse(why, LIN_BAD_FILE, "GT-2.4",
                          "Either a phase is named or steps are pending, not both.");
    if (s->phase && !s->head.over)
        lay_out_phase(f, s);
    s->phase = 0;
    if (s->head.depth == 0 && !s->head.over)
        return lin_refuse(why, LIN_BAD_FILE, "GT-2.4",
                          "The position does not say what is being played; add a line such as: "
                          "phase british movement.");
    gt_judge_morale(p); /* GT-20.1, GT-20.2: such an army has lost already */
    return LIN_OK;
}
