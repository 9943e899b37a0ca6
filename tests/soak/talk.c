/* talk.c -- games in which either side says anything at any moment.
 *
 * Dice are typed, so that the game stands still before every roll too; wherever it stands somebody
 * may offer a draw, concede, ask to take back, answer, or remark. Whatever was said, the session's
 * own way back to this moment (from a checkpoint, by playing again) must lead here, and the record
 * must read. A battle that has been given up is now and then taken up again. */
#include "soak.h"
#include "linstock_rules.h"

#define MOST 20000 /* moments of a game */

static lin_refusal why;

/* What ends a battle is said seldom, or none would come to anything. */
static const char *word_of(lin_rng *rng)
{
    static const char *const words[] = { "draw", "decline", "undo", "agree" };

    if (lin_rng_below(rng, 200) == 0)
        return lin_rng_below(rng, 2) ? "concede" : "accept";
    return words[lin_rng_below(rng, sizeof words / sizeof *words)];
}

/* Anything: most of it will be refused, and then nothing may have changed. */
static bool say_anything(uint64_t game, lin_session *s, lin_rng *rng)
{
    const lin_side who = (lin_side)lin_rng_below(rng, 2);
    const char *word = word_of(rng);
    const uint64_t before = lin_hash(lin_session_game(s));
    const size_t moves = lin_session_moves(s);

    why.text[0] = '\0';
    if (lin_rng_below(rng, 40) == 0)
        lin_session_remark(s, "said in passing", &why);
    if (lin_say(s, who, word, &why) == LIN_OK)
        return true;
    if (lin_hash(lin_session_game(s)) != before || lin_session_moves(s) != moves)
        return soak_fail(game, "what was refused changed something", word);
    return why.text[0] ? true : soak_fail(game, "a refusal says nothing", word);
}

static bool throw_dice(uint64_t game, lin_session *s, lin_dice *dice)
{
    uint8_t face[LIN_DICE];
    lin_question q;

    lin_ask(lin_session_game(s), &q);
    lin_dice_throw(dice, q.roll.n, lin_die_kind_of(&q.roll), face);
    return lin_session_roll(s, face, q.roll.n, &why) == LIN_OK
               ? true
               : soak_fail(game, "dice were refused", why.text);
}

static bool give_order(uint64_t game, lin_session *s, lin_rng *rng)
{
    lin_game *g = lin_session_game(s);
    lin_order o;

    if (!soak_choose(g, rng, &o))
        return soak_fail(game, "dead end", "no answer");
    return lin_session_give(s, lin_to_answer(g), &o, &why) == LIN_OK
               ? true
               : soak_fail(game, "a session refused an answer", why.text);
}

/* The way back to this moment leads to this moment. */
static bool check_way(uint64_t game, lin_session *s, lin_game *spare)
{
    const lin_game *g = lin_session_game(s);

    if (lin_session_at(s, lin_session_moves(s), spare, &why) != LIN_OK)
        return soak_fail(game, "a moment cannot be played again", why.text);
    if (lin_hash(spare) != lin_hash(g))
        return soak_fail(game, "a moment played again is another", "");
    return lin_broken(g) ? soak_fail(game, "broken", lin_broken(g)) : true;
}

/* A battle that was given up is taken up again, for a while; false: it is over and stays so. */
static bool goes_on(lin_session *s, int n)
{
    const lin_head *h = lin_state(lin_session_game(s));

    return (h->conceded || h->agreed) && n < MOST / 4 &&
           lin_undo(s, LIN_NOBODY, true, &why) == LIN_OK;
}

bool soak_talk(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final)
{
    lin_rng rng = seed + game * 977;
    lin_dice dice = lin_dice_seeded(seed, game);
    lin_session *s = NULL;
    lin_game *spare = NULL;
    bool good = lin_session_new(&s, f, lin_dice_typed(), &why) == LIN_OK &&
                lin_game_new(&spare, f, lin_dice_typed(), &why) == LIN_OK;

    for (int n = 0; good && n < MOST; n++) {
        lin_game *g = lin_session_game(s);

        if (lin_waits(g) == LIN_IS_OVER && !goes_on(s, n))
            break;
        while (good && lin_waits(g) != LIN_IS_OVER && lin_rng_below(&rng, 3) == 0)
            good = say_anything(game, s, &rng);
        if (good && n % 8 == 0)
            good = check_way(game, s, spare);
        if (good && n % 512 == 0)
            good = soak_check_record(game, s);
        if (good && lin_waits(g) != LIN_IS_OVER)
            good = lin_waits(g) == LIN_ASKS_DICE ? throw_dice(game, s, &dice)
                                                 : give_order(game, s, &rng);
    }
    good = good && check_way(game, s, spare) && soak_check_record(game, s);
    if (good)
        *final = lin_hash(lin_session_game(s));
    lin_session_free(s);
    lin_game_free(spare);
    return good;
}
