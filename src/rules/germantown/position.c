/* position.c -- any state as lines of text; position_read.c reads them back. Every line is one of
 * these:
 *
 *     turn 3                                   from 1; "turn 3 begins": with its fog, and no phase
 *                                              named
 *     side british / first american            whose player turn it is; who had the initiative
 *     fog moderate
 *     morale british 12 / momentum british 2 / committed british 1 / initiative british 7
 *     owner 3312 british                       who was last in an objective
 *     once strayed friendly fled               losses of army morale that count once
 *     unit B03 at 3312 reduced pinned          or: waiting, eliminated, captured, departed, absent
 *     pin 2 B03 A07                            who is pinned with whom
 *     spent A07 4                              half points, of those in hand
 *     hand A07 A08 / flags 3 1                 the stack in hand; its flags and steps
 *     along GREENE / group A07 / trail 2010 2009 / mark 320
 *     entered 2901 2                           stacks that came on there
 *     combat 1 against 2411 with A02 A03       declared; also: divert 2511
 *     fought 1 / fighting 2
 *     part british B01 / lead british B01 / leader british GREY / tactic british skirmish
 *     roll 7 3 -1                              die, odds column, modifiers
 *     results british 2
 *     shot B01 7 -1 3                          target, number needed, modifiers, flags
 *     phase british movement                   only read: lays out the agenda */
#include "rules/germantown/position.h"

const gt_word gt_mark_words[GT_MARK_WORDS] = {
    { "reduced", GT_REDUCED },        { "disrupted", GT_DISRUPTED }, { "shattered", GT_SHATTERED },
    { "pinned", GT_PINNED },          { "panicked", GT_PANICKED },   { "moved", GT_MOVED },
    { "rolled", GT_ROLLED },          { "fired", GT_FIRED },         { "shot-at", GT_SHOT_AT },
    { "has-fired", GT_BEEN_IN_FIRE }, { "roused", GT_ROUSED },       { "rode-off", GT_RODE_OFF },
    { "old-pin", GT_OLD_PIN },        { "paid", GT_PAID },           { "left-pin", GT_LEFT_PIN },
    { "astray", GT_ASTRAY }
};
const gt_word gt_place_words[GT_PLACE_WORDS] = { { "waiting", GT_WAITING },
                                                 { "eliminated", GT_ELIMINATED },
                                                 { "captured", GT_CAPTURED },
                                                 { "departed", GT_DEPARTED },
                                                 { "absent", GT_ABSENT } };
const char *const gt_once_words[GT_ONCE_WORDS] = { "strayed", "friendly", "fled" };

/* ---- writing ---- */

static void put_set(const gt_field *f, const char *word, gt_set set, lin_text *out)
{
    if (gt_is_empty(set))
        return;
    lin_put(out, "%s", word);
    for (int u; (u = gt_next(&set)) >= 0;)
        lin_put(out, " %s", gt_id(f, u));
    lin_put(out, "\n");
}

static void put_unit(const gt_field *f, const gt_state *s, int u, lin_text *out)
{
    char name[8];

    lin_put(out, "unit %s", gt_id(f, u));
    if (gt_on_map(s, u)) {
        lin_cell_name(f->board, s->at[u], name);
        lin_put(out, " at %s", name);
    }
    for (size_t i = 0; i < GT_PLACE_WORDS; i++)
        if (s->at[u] == gt_place_words[i].value)
            lin_put(out, " %s", gt_place_words[i].name);
    for (size_t i = 0; i < GT_MARK_WORDS; i++)
        if (s->mark[u] & gt_mark_words[i].value)
            lin_put(out, " %s", gt_mark_words[i].name);
    lin_put(out, "\n");
}

static void put_pins(const gt_field *f, const gt_state *s, lin_text *out)
{
    for (int number = 1; number < 256; number++) {
        bool any = false;

        for (int u = 0; u < f->units; u++)
            if (s->pin[u] == number) {
                if (!any)
                    lin_put(out, "pin %d", number);
                lin_put(out, " %s", gt_id(f, u));
                any = true;
            }
        if (any)
            lin_put(out, "\n");
    }
}

static void put_combats(const gt_field *f, const gt_state *s, lin_text *out)
{
    char name[8];

    for (int k = 1; k <= s->combats + 1; k++) {
        const gt_set who = gt_combat_units(s, k);
        gt_set rest = who;
        bool any = !gt_is_empty(who);

        for (int i = 0; i < s->targets; i++)
            any |= s->target[i].combat == k;
        if (!any)
            continue;
        lin_put(out, "combat %d against", k);
        for (int i = 0; i < s->targets; i++)
            if (s->target[i].combat == k && !s->target[i].diverted) {
                lin_cell_name(f->board, s->target[i].cell, name);
                lin_put(out, " %s", name);
            }
        lin_put(out, " with");
        for (int u; (u = gt_next(&rest)) >= 0;)
            lin_put(out, " %s", gt_id(f, u));
        for (int i = 0; i < s->targets; i++)
            if (s->target[i].combat == k && s->target[i].diverted) {
                lin_cell_name(f->board, s->target[i].cell, name);
                lin_put(out, " divert %s", name);
            }
        lin_put(out, "\n");
    }
    if (s->combats)
        lin_put(out, "declared %d\n", s->combats);
    for (int k = 1; k <= s->combats; k++)
        if (s->fought[(k - 1) >> 3] >> ((k - 1) & 7) & 1)
            lin_put(out, "fought %d\n", k);
    if (s->fighting)
        lin_put(out, "fighting %d\n", s->fighting);
}

static void put_fight(const gt_field *f, const gt_state *s, lin_text *out)
{
    const lin_battle *b = f->base.battle;

    for (int i = 0; i < LIN_SIDES; i++) {
        char word[40];
        lin_text t = lin_text_in(word, sizeof word);

        lin_put(&t, "part %s", b->side_id[i]);
        put_set(f, word, s->part[i], out);
        if ((s->fighting || s->need) && !gt_is_empty(s->part[i]) && s->lead[i] != GT_NOBODY)
            lin_put(out, "lead %s %s\n", b->side_id[i], gt_id(f, s->lead[i]));
        if (s->fighting && s->leader[i] != GT_NOBODY)
            lin_put(out, "leader %s %s\n", b->side_id[i], gt_id(f, s->leader[i]));
        if (s->tactic[i])
            lin_put(out, "tactic %s %s\n", b->side_id[i], gt_tactic_name[s->tactic[i] - 1]);
        if (s->results[i])
            lin_put(out, "results %s %d\n", b->side_id[i], s->results[i]);
    }
    if (s->die || s->odds || s->drm)
        lin_put(out, "roll %d %d %d\n", s->die, s->odds, s->drm);
    if (s->need || s->fire_flags)
        lin_put(out, "shot %s %d %d %d\n", gt_id(f, s->target_unit), s->need, s->fire_drm,
                s->fire_flags);
}

static void put_hand(const gt_field *f, const gt_state *s, lin_text *out)
{
    char name[8];

    for (int u = 0; u < f->units; u++)
        if (s->spent[u])
            lin_put(out, "spent %s %d\n", gt_id(f, u), s->spent[u]);
    put_set(f, "hand", s->hand, out);
    if (s->hand_flags || s->hand_steps)
        lin_put(out, "flags %d %d\n", s->hand_flags, s->hand_steps);
    put_set(f, "along", s->along, out);
    put_set(f, "group", s->group, out);
    if (s->trail_n) {
        lin_put(out, "trail");
        for (int i = 0; i < s->trail_n; i++) {
            lin_cell_name(f->board, s->trail[i], name);
            lin_put(out, " %s", name);
        }
        lin_put(out, "\n");
    }
    if (s->cell_mark)
        lin_put(out, "mark %d\n", s->cell_mark);
    for (int i = 0; i < GT_ENTRIES; i++)
        if (s->entered[i]) {
            lin_cell_name(f->board, f->entry[i], name);
            lin_put(out, "entered %s %d\n", name, s->entered[i]);
        }
}

void gt_write(const lin_view *v, lin_text *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const lin_battle *b = v->field->battle;
    const uint16_t place[2] = { f->house, f->square };
    char name[8];

    lin_put(out, "turn %d\nside %s\nfirst %s\nfog %s\n", s->turn + 1, b->side_id[s->side],
            b->side_id[s->first], gt_fog_name[s->fog]);
    for (int i = 0; i < LIN_SIDES; i++) {
        lin_put(out, "morale %s %d\n", b->side_id[i], s->morale[i]);
        if (s->momentum[i])
            lin_put(out, "momentum %s %d\n", b->side_id[i], s->momentum[i]);
        if (s->committed[i] && s->committed[i] != GT_UNSEEN)
            lin_put(out, "committed %s %d\n", b->side_id[i], s->committed[i]);
        if (s->initiative[i])
            lin_put(out, "initiative %s %d\n", b->side_id[i], s->initiative[i] - 1);
    }
    for (int i = 0; i < 2; i++)
        if (place[i] != LIN_NOWHERE) {
            lin_cell_name(f->board, place[i], name);
            lin_put(out, "owner %s %s\n", name, b->side_id[s->owner[i]]);
        }
    for (int i = 0; i < 3; i++)
        if (s->once >> i & 1)
            lin_put(out, "once %s\n", gt_once_words[i]);
    for (int u = 0; u < f->units; u++)
        put_unit(f, s, u, out);
    put_pins(f, s, out);
    put_hand(f, s, out);
    put_combats(f, s, out);
    put_fight(f, s, out);
}
