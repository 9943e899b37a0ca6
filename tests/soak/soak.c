/* soak.c -- whole random games with everything checked on the way.
 *
 *     soak BATTLE GAMES SEED [undo]
 *
 * After every order: no invariant is broken; every listed answer is accepted by check, and
 * reads back as it prints; an order that is refused has changed nothing. Now and then: the
 * position written, read and written again is the same, with the same hash. With `undo` each
 * order is also taken back and given again, in a session, and the record of the whole game is
 * written, read and compared. Ends with `N passed, N failed`, a game being a test. */
#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static lin_refusal why;

static bool fail(int game, const char *what, const char *detail)
{
    printf("game %d: %s: %s\n", game, what, detail);
    return false;
}

/* ---- orders ---- */

static bool reads_back(lin_game *g, const lin_order *o, char *text, size_t size)
{
    lin_text t = lin_text_in(text, size);
    lin_order again;

    lin_print(lin_game_field(g), o, &t);
    return lin_parse(g, text, &again, &why) == LIN_OK && lin_same_order(o, &again);
}

static bool check_listed(int game, lin_game *g)
{
    const lin_list list = *lin_answers(g);
    char text[96];

    for (int i = 0; i < list.orders; i++) {
        if (!reads_back(g, &list.order[i], text, sizeof text))
            return fail(game, "does not read back", text);
        lin_set_state(g, lin_state(g));             /* forget the list: let check decide */
        if (lin_check(g, lin_to_answer(g), &list.order[i], &why) != LIN_OK)
            return fail(game, text, why.text);
    }
    return true;
}

/* Any order at all: it is done, or refused with a sentence and nothing has changed. */
static bool check_wild(int game, lin_game *g, lin_game *spare, lin_rng *rng)
{
    const lin_field *f = lin_game_field(g);
    const size_t size = f->rules->state_size;
    lin_order o = { .verb = (uint8_t)lin_rng_below(rng, (uint32_t)f->rules->verbs) };
    lin_status status;

    o.nargs = (uint8_t)strlen(f->rules->verb[o.verb].args);
    for (int i = 0; i < o.nargs; i++)
        o.arg[i] = (int32_t)lin_rng_below(rng, f->rules->verb[o.verb].args[i] == 'c' ? 620 : 64) - 1;
    lin_copy(spare, g);
    status = lin_give(spare, lin_to_answer(spare), &o, &why);
    if (status == LIN_OK)
        return lin_broken(spare) ? fail(game, "a wild order broke", lin_broken(spare)) : true;
    if (!why.text[0])
        return fail(game, "a refusal says nothing", "");
    if (memcmp(lin_state(spare), lin_state(g), size) != 0)
        return fail(game, "a refused order changed the state", why.text);
    return true;
}

/* ---- positions ---- */

static bool check_position(int game, const lin_game *g)
{
    char *text = NULL, *again = NULL;
    lin_game *read = NULL;
    bool good = lin_position_write(g, &text, &why) == LIN_OK &&
                lin_position_read(&read, lin_game_field(g), text, strlen(text), lin_dice_typed(), &why) == LIN_OK &&
                lin_position_write(read, &again, &why) == LIN_OK;

    if (!good)
        fail(game, "a position does not read back", why.text);
    else if (strcmp(text, again) != 0 || lin_hash(g) != lin_hash(read))
        good = fail(game, "a position changed by reading it", text);
    lin_free(text);
    lin_free(again);
    lin_game_free(read);
    return good;
}

/* ---- a game ---- */

static bool play(int game, const lin_field *f, uint64_t seed, lin_game *spare)
{
    lin_rng rng = seed + (uint64_t)game * 977;
    lin_game *g;
    bool good = lin_game_new(&g, f, lin_dice_seeded(seed, (uint64_t)game), &why) == LIN_OK;

    for (int n = 0; good && lin_waits(g) == LIN_ASKS_SIDE; n++) {
        lin_order o;

        lin_events_clear(g);
        if (n % 8 == 0)
            good = check_listed(game, g);
        if (good && n % 4 == 0)
            good = check_wild(game, g, spare, &rng);
        if (good && n % 64 == 0)
            good = check_position(game, g);
        if (good && !lin_random_order(g, &rng, &o))
            good = fail(game, "dead end", "no answer");
        if (good && lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            good = fail(game, "a sampled answer was refused", why.text);
        if (good && lin_broken(g))
            good = fail(game, "broken", lin_broken(g));
        if (good && n > 200000)
            good = fail(game, "dead end", "the game does not end");
    }
    if (good && lin_waits(g) != LIN_IS_OVER)
        good = fail(game, "dead end", "the game waits for dice");
    lin_game_free(g);
    return good;
}

/* ---- a game in a session, each order taken back and given again ---- */

static bool undo_and_redo(int game, lin_session *s, const lin_order *o)
{
    lin_game *g = lin_session_game(s);
    const uint64_t before = lin_hash(g);
    const lin_side who = lin_to_answer(g);

    if (lin_session_give(s, who, o, &why) != LIN_OK)
        return fail(game, "a session refused an answer", why.text);
    if (lin_undo(s, who, true, &why) != LIN_OK)
        return fail(game, "undo was refused", why.text);
    if (lin_hash(g) != before)
        return fail(game, "undo did not restore the state", "");
    if (lin_session_give(s, who, o, &why) != LIN_OK)
        return fail(game, "the order was refused after undo", why.text);
    return true;
}

static bool check_record(int game, lin_session *s)
{
    char *text = NULL, *again = NULL;
    lin_session *read = NULL;
    const lin_field *f = lin_game_field(lin_session_game(s));
    bool good = lin_record_write(s, &text, &why) == LIN_OK &&
                lin_record_read(&read, f, text, strlen(text), lin_dice_typed(), &why) == LIN_OK &&
                lin_record_write(read, &again, &why) == LIN_OK;

    if (!good)
        fail(game, "a record does not read back", why.text);
    else if (strcmp(text, again) != 0)
        good = fail(game, "a record changed by reading it", "");
    else if (lin_hash(lin_session_game(s)) != lin_hash(lin_session_game(read)))
        good = fail(game, "a record replays to another state", "");
    lin_free(text);
    lin_free(again);
    lin_session_free(read);
    return good;
}

static bool play_with_undo(int game, const lin_field *f, uint64_t seed)
{
    lin_rng rng = seed + (uint64_t)game * 977;
    lin_session *s;
    bool good = lin_session_new(&s, f, lin_dice_seeded(seed, (uint64_t)game), &why) == LIN_OK;

    while (good && lin_waits(lin_session_game(s)) == LIN_ASKS_SIDE) {
        lin_order o;

        good = lin_random_order(lin_session_game(s), &rng, &o) && undo_and_redo(game, s, &o);
    }
    if (good)
        good = check_record(game, s);
    lin_session_free(s);
    return good;
}

int main(int argc, char **argv)
{
    const int games = argc > 2 ? atoi(argv[2]) : 0;
    const uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    const bool undo = argc > 4 && strcmp(argv[4], "undo") == 0;
    lin_source *source = lin_source_new(NULL);
    const lin_field *f;
    lin_game *spare;
    int failed = 0;

    if (argc < 3 || !source) {
        fprintf(stderr, "soak BATTLE GAMES SEED [undo]\n");
        return 2;
    }
    if (lin_source_field(source, argv[1], NULL, &f, &why) != LIN_OK ||
        lin_game_new(&spare, f, lin_dice_seeded(seed, 0), &why) != LIN_OK) {
        fprintf(stderr, "soak: %s\n", why.text);
        return 2;
    }
    for (int i = 0; i < games; i++)
        failed += !(undo ? play_with_undo(i, f, seed) : play(i, f, seed, spare));
    lin_game_free(spare);
    lin_source_free(source);
    printf("%d passed, %d failed\n", games - failed, failed);
    return failed != 0;
}
