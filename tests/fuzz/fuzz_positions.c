/* fuzz_positions.c -- positions: one that is accepted stands, is written as it is read, and can be
 * played on to its end, whatever a hand has done to it. */
#include "fuzz.h"

#define TO_THE_END 100000

static char *write_out(const lin_game *g)
{
    lin_refusal why;
    char *text;

    if (lin_position_write(g, &text, &why) != LIN_OK)
        fuzz_fail("a position cannot be written", why.text);
    return text;
}

static lin_game *read_back(const lin_field *f, const char *text, lin_dice dice)
{
    lin_refusal why = { 0 };
    lin_game *g;

    if (lin_position_read(&g, f, text, strlen(text), dice, &why) != LIN_OK)
        fuzz_fail("a position that was written is refused", why.text);
    return g;
}

static void play_on(const lin_field *f, const char *text, uint64_t seed)
{
    lin_game *g = read_back(f, text, lin_dice_seeded(seed, 0));

    fuzz_unbroken(g);
    fuzz_play(g, seed, TO_THE_END);
    if (lin_waits(g) != LIN_IS_OVER)
        fuzz_fail("dead end", "the game does not end");
    lin_game_free(g);
}

static void check_position(lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    char *text = write_out(g), *again;
    lin_game *read;

    fuzz_unbroken(g);
    fuzz_look(g);
    read = read_back(f, text, lin_dice_typed());
    again = write_out(read);
    if (strcmp(text, again) != 0 || lin_hash(read) != lin_hash(g))
        fuzz_fail("a position is changed by writing and reading it", text);
    play_on(f, text, 1);
    lin_game_free(read);
    lin_free(text);
    lin_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    char battle[64], options[256];
    const lin_field *f;
    lin_field *own;
    lin_refusal why = { 0 };
    lin_game *g;

    if (lin_position_battle(text, size, battle, sizeof battle, options, sizeof options, &why) !=
        LIN_OK)
        battle[0] = options[0] = '\0';
    f = fuzz_field(fuzz_named(battle), options, &own);
    if (f && lin_position_read(&g, f, text, size, lin_dice_typed(), &why) == LIN_OK) {
        check_position(g);
        lin_game_free(g);
    } else if (f && !why.text[0]) {
        fuzz_fail("a refusal says nothing", "position");
    }
    lin_field_free(own);
    return 0;
}
