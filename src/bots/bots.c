/* bots.c -- the bots there are: those built in, and those a program brings along. */
#include "bots.h"

#include "core/registry.h"

#include <assert.h>
#include <string.h>

enum { BUILT_IN = 2 };
static const lin_bot *const built_in[BUILT_IN] = { &lin_bot_doctrine, &lin_bot_random };

static lin_registry brought = { .busy = ATOMIC_FLAG_INIT };

const lin_bot *lin_bot_at(int i)
{
    return i < 0 ? NULL : i < BUILT_IN ? built_in[i] : lin_registry_at(&brought, i - BUILT_IN);
}

const lin_bot *lin_bot_find(const char *name)
{
    const lin_bot *bot;

    for (int i = 0; name && (bot = lin_bot_at(i)); i++)
        if (lin_same_word(bot->name, name))
            return bot;
    return NULL;
}

/* A bot is named between commas on a command line. */
static bool is_name(const char *name)
{
    return name && *name && strlen(name) < LIN_BOT_NAME &&
           name[strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.")] ==
               '\0';
}

lin_status lin_bot_register(int abi, const lin_bot *bot, lin_refusal *why)
{
    assert(bot);
    lin_status status = lin_registry_abi(abi, "bot", why);

    if (status != LIN_OK)
        return status;
    if (!is_name(bot->name))
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "A bot's name must be 1 to %d letters, digits, dashes and dots.",
                          LIN_BOT_NAME - 1);
    if (!bot->text || !bot->choose)
        return lin_refuse(why, LIN_ILLEGAL, NULL, "The bot %s has no %s, and cannot do without.",
                          bot->name, bot->choose ? "text, a sentence about it" : "function choose");
    lin_registry_lock(&brought);
    if (lin_bot_find(bot->name))
        status = lin_refuse(why, LIN_ILLEGAL, NULL, "There is a bot called %s already.", bot->name);
    else if (!lin_registry_add(&brought, bot))
        status = lin_refuse(why, LIN_ILLEGAL, NULL,
                            "There is room for %d bots from outside, and no more.", LIN_REGISTERED);
    lin_registry_unlock(&brought);
    return status;
}

/* A book is only asked about orders that it would take. */
bool lin_bot_purpose(const lin_bot *bot, lin_game *view, const lin_order *o, lin_text *out)
{
    assert(bot && view && o && out);
    char words[300] = "";
    lin_text t = lin_text_in(words, sizeof words);

    if (!bot->purpose || lin_waits(view) != LIN_ASKS_SIDE ||
        lin_check(view, lin_to_answer(view), o, NULL) != LIN_OK || !bot->purpose(view, o, &t) ||
        t.used == 0)
        return false;
    lin_put(out, "%s", words);
    return true;
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
