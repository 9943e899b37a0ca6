/* bot.c -- a bot in C against the installed library: it plays one side, the built-in doctrine the
 * other.
 *
 *     cc bot.c $(pkg-config --cflags --libs linstock-files) -o bot
 *     ./bot [BATTLE [SIDE [SEED]]]
 *
 * Battles are found in the folders of $LINSTOCK_BATTLES, or where the packages put them. The bot
 * tries each answer on a copy of what it sees, with dice of its own, and takes the one after which
 * the score looks best. */
#include <linstock_files.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHARE
#define SHARE "/usr/share/linstock"
#endif

/* ---- the bot ---- */

#define TRIES 24 /* answers that are tried at one question */

/* How far ahead `side` is once this order has been given; the dice on the way are guessed. */
static long worth(const lin_game *view, lin_game *copy, lin_side side, const lin_order *order,
                  lin_rng *rng)
{
    lin_score score;

    lin_copy(copy, view);
    lin_set_dice(copy, lin_dice_seeded(lin_rng_next(rng), 0));
    if (lin_give(copy, side, order, NULL) != LIN_OK)
        return -1000000;
    lin_score_now(copy, &score);
    return (long)score.points[side] - score.points[side == LIN_FIRST ? LIN_SECOND : LIN_FIRST];
}

static bool choose(lin_game *view, lin_rng *rng, lin_order *out)
{
    const lin_side side = lin_to_answer(view);
    long best = 0;
    int tried = 0;
    lin_game *copy;

    if (lin_game_from(&copy, lin_game_field(view), lin_state(view), lin_dice_typed(), NULL) !=
        LIN_OK)
        return false;
    for (int i = 0; i < TRIES; i++) {
        lin_order order;
        long now;

        if (!lin_random_order(view, rng, &order))
            continue;
        now = worth(view, copy, side, &order, rng);
        if (tried++ == 0 || now > best) {
            best = now;
            *out = order;
        }
    }
    lin_game_free(copy);
    return tried > 0;
}

static const lin_bot greedy = { .name = "greedy",
                                .text = "Takes what the score likes best at once.",
                                .choose = choose };

/* ---- a game ---- */

static int fail(const lin_refusal *why)
{
    fprintf(stderr, "bot: %s\n", why->text);
    return 1;
}

int main(int argc, char **argv)
{
    const char *battle = argc > 1 ? argv[1] : "brandywine-1777",
               *name = argc > 2 ? argv[2] : "american";
    const uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    lin_source *battles = lin_source_new(SHARE);
    lin_refusal why = { .text = "There is no memory left." };
    const lin_field *field;
    lin_game *game, *view;
    lin_rng rng = seed;
    lin_order order;
    char result[400];
    lin_text t = lin_text_in(result, sizeof result);
    lin_side mine;
    int orders = 0;

    if (!battles || lin_bot_register(LIN_ABI, &greedy, &why) != LIN_OK ||
        lin_source_field(battles, battle, NULL, &field, &why) != LIN_OK ||
        lin_game_new(&game, field, lin_dice_seeded(seed, 0), &why) != LIN_OK ||
        lin_game_new(&view, field, lin_dice_typed(), &why) != LIN_OK)
        return fail(&why);
    mine =
        strcmp(lin_side_id(lin_field_battle(field), LIN_FIRST), name) == 0 ? LIN_FIRST : LIN_SECOND;
    for (; lin_waits(game) == LIN_ASKS_SIDE; orders++) {
        const lin_side side = lin_to_answer(game);
        const lin_bot *bot = lin_bot_find(side == mine ? "greedy" : "doctrine");

        lin_seen_by(game, side, view); /* a bot sees what its side may see, and no coming dice */
        lin_complete(view, side, &rng);
        if (!bot->choose(view, &rng, &order)) {
            fprintf(stderr, "bot: %s has no answer.\n", bot->name);
            return 1;
        }
        if (lin_give(game, side, &order, &why) != LIN_OK)
            return fail(&why);
    }
    lin_result_text(game, &t);
    printf("%d orders: %s\n", orders, result);
    lin_game_free(view);
    lin_game_free(game);
    lin_source_free(battles);
    return 0;
}
