/* luck.c -- every roll of a game with what was to be expected of it, and what it came to for the
 * side that threw: those of lines taken back among them, for they fell. */
#include "tell/tell.h"

#include <stdlib.h>
#include <string.h>

/* How many ways so many dice of so many faces, 1 the lowest, have to make each sum: the share
 * below, and equal. */
static void shares(double *way, int dice_n, int faces, int sum, double *below, double *equal)
{
    const int most = dice_n * faces;

    memset(way, 0, (size_t)(most + 1) * sizeof *way);
    way[0] = 1;
    for (int d = 1; d <= dice_n; d++)
        for (int total = d * faces; total >= 0; total--) {
            double ways = 0;

            for (int face = 1; face <= faces && face <= total; face++)
                ways += way[total - face];
            way[total] = ways / faces;
        }
    *below = 0;
    for (int total = 0; total < sum; total++)
        *below += way[total];
    *equal = way[sum];
}

typedef struct {
    tell_luck *luck;
    json_writer *j; /* NULL: only the sums */
    bool taken_back;
    size_t at;
    double way[LIN_DICE * LIN_FACES + 1];
} telling;

static void roll_json(const telling *w, const tell_roll *r, double expected, double percentile)
{
    json_writer *j = w->j;

    json_open(j, NULL, '{');
    json_put_int(j, "at", (int64_t)w->at);
    json_put_bool(j, "taken_back", w->taken_back);
    tell_rolled_members(j, r);
    if (!r->adds_up) /* luck is that of the sum, whatever it is read for */
        json_put_int(j, "sum", r->sum);
    json_put_real(j, "expected", expected, 2);
    json_put_int(j, "better", r->better);
    json_put_real(j, "percentile", percentile, 4);
    json_close(j, '}');
}

static void one_roll(void *self, const lin_roll_ask *ask, const uint8_t *face)
{
    telling *w = self;
    const tell_roll r = tell_roll_of(ask, face);
    const double expected = ask->n * (lin_die_low(r.kind) + lin_die_high(r.kind)) / 2.0;
    double below, equal, percentile;
    tell_fortune *f;

    shares(w->way, ask->n, ask->faces, r.sum + ask->n * r.kind.from_zero, &below, &equal);
    percentile = ask->better < 0 ? 1 - below - equal / 2 : below + equal / 2;
    if (w->j)
        roll_json(w, &r, expected, percentile);
    w->luck->rolled += ask->n;
    if (ask->side >= LIN_SIDES)
        return;
    f = &w->luck->side[ask->side];
    f->rolls++;
    f->dice += ask->n;
    f->sum += r.sum;
    f->expected += expected;
    if (ask->better) {
        f->luck += 2 * percentile - 1;
        f->judged++;
    }
}

static bool one_entry(void *self, lin_game *g, const lin_walked *now)
{
    telling *w = self;

    w->taken_back = now->depth > 0;
    w->at = now->opening ? 0 : now->moves + (now->depth == 0);
    if (now->alone)
        return true;
    if (!(now->opening ? tell_dice_play(&now->entry, g, one_roll, w)
                       : tell_entry_play(&now->entry, g, one_roll, w)))
        return false;
    if (w->taken_back)
        w->luck->taken_back += now->entry.faces;
    return true;
}

lin_status tell_luck_of(const lin_session *s, lin_game *scratch, tell_luck *out, json_writer *j,
                        lin_refusal *why)
{
    telling *w = calloc(1, sizeof *w);
    lin_status status;

    *out = (tell_luck){ .dice = lin_session_dice(s, NULL, 0) };
    if (!w)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left.");
    w->luck = out;
    w->j = j;
    status = lin_session_walk(s, scratch, one_entry, w, why);
    free(w);
    return status;
}

void tell_luck_members(json_writer *j, const tell_luck *l)
{
    json_put_int(j, "dice", (int64_t)l->dice);
    json_put_int(j, "taken_back", (int64_t)l->taken_back);
    json_put_int(j, "untold", (int64_t)(l->dice - l->rolled));
    json_open(j, "sides", '[');
    for (int side = 0; side < LIN_SIDES; side++) {
        const tell_fortune *f = &l->side[side];

        json_open(j, NULL, '{');
        json_put_int(j, "rolls", f->rolls);
        json_put_int(j, "dice", f->dice);
        json_put_int(j, "sum", f->sum);
        json_put_real(j, "expected", f->expected, 2);
        json_put_real(j, "luck", f->judged ? f->luck / f->judged : 0, 4);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_session_luck_text(const lin_session *s, lin_text *out)
{
    const lin_field *f = lin_game_field(lin_session_game((lin_session *)s));
    lin_game *again = NULL;
    tell_luck luck;

    if (lin_game_new(&again, f, lin_dice_typed(), NULL) == LIN_OK &&
        tell_luck_of(s, again, &luck, NULL, NULL) == LIN_OK)
        tell_luck_text(lin_field_battle(f), &luck, out);
    lin_game_free(again);
}

void tell_luck_text(const lin_battle *b, const tell_luck *l, lin_text *out)
{
    lin_put(out, "%zu dice fell", l->dice);
    if (l->taken_back)
        lin_put(out, ", %zu of them in lines taken back", l->taken_back);
    for (int side = 0; side < LIN_SIDES; side++) {
        const tell_fortune *f = &l->side[side];

        lin_put(out, "; %s: %d dice, %d pips where %.0f were to be expected",
                lin_side_name(b, (lin_side)side), (int)f->dice, (int)f->sum, f->expected);
    }
    lin_put(out, ".");
}
