/* bots.c -- finding a bot by its name. */
#include "bots.h"

#include <assert.h>

const lin_bot *const lin_bots[] = { &lin_bot_doctrine, &lin_bot_random, NULL };

const lin_bot *lin_bot_find(const char *name)
{
    for (int i = 0; name && lin_bots[i]; i++)
        if (lin_same_word(lin_bots[i]->name, name))
            return lin_bots[i];
    return NULL;
}

bool lin_bot_takes_draw(const lin_game *g, lin_side bot)
{
    assert(g);
    const lin_field *f = lin_game_field(g);
    lin_score score = { 0 };

    if (!f->rules->score || !lin_is_side(bot))
        return false;
    lin_score_now(g, &score);
    return score.points[bot] < score.points[bot == LIN_FIRST ? LIN_SECOND : LIN_FIRST];
}
