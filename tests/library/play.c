/* play.c -- somebody else's program: opens a battle with the installed library and plays it. */
#include <linstock_files.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    const lin_bot *bot = lin_bot_find("random");
    const lin_field *field;
    lin_source *battles;
    lin_refusal why = { 0 };
    lin_rng rng = 1777;
    lin_game *game;
    lin_order order;
    int orders = 0;

    if (argc != 3 || strcmp(lin_version(), LIN_VERSION) != 0 || lin_abi() != LIN_ABI)
        return 2;
    battles = lin_source_new(argv[1]);
    if (!battles || lin_source_field(battles, argv[2], NULL, &field, &why) != LIN_OK ||
        lin_game_new(&game, field, lin_dice_seeded(1777, 0), &why) != LIN_OK) {
        fprintf(stderr, "play: %s\n", why.text);
        return 1;
    }
    for (; lin_waits(game) == LIN_ASKS_SIDE; orders++)
        if (!bot->choose(game, &rng, &order) ||
            lin_give(game, lin_to_answer(game), &order, &why) != LIN_OK) {
            fprintf(stderr, "play: %s\n", why.text);
            return 1;
        }
    printf("%s: %d orders, %016llx\n", lin_battle_title(lin_field_battle(field)), orders,
           (unsigned long long)lin_hash(game));
    lin_game_free(game);
    lin_source_free(battles);
    return 0;
}
