/* bots.c -- finding a bot by its name. */
#include "bots.h"

const lin_bot *const lin_bots[] = { &lin_bot_random, &lin_bot_doctrine, NULL };

const lin_bot *lin_bot_find(const char *name)
{
    for (int i = 0; lin_bots[i]; i++)
        if (lin_same_word(lin_bots[i]->name, name))
            return lin_bots[i];
    return NULL;
}
