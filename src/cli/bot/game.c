/* game.c -- the line protocol: beginning a game, playing it, going back.
 *
 * A battle begun with `new` is a session and has a record; one set up with `position` is a bare
 * game with its own stack of states to go back to. With a seed the program throws the dice; without
 * one they come by the command `dice`. */
#include "cli/bot/bot.h"

#include <stdlib.h>
#include <string.h>

enum { POSITION_MOST = 1 << 20, BACK_MOST = 10000 };

/* ---- the game -------------------------------------------------------------------------- */

void bot_drop(bot *b)
{
    if (b->session)
        lin_session_free(b->session);
    else
        lin_game_free(b->game);
    lin_game_free(b->view);
    b->session = NULL;
    b->game = b->view = NULL;
    b->player = NULL;
    b->backs = 0;
}

static size_t state_words(const bot *b)
{
    return b->field->rules->state_size / sizeof *b->back;
}

/* Before anything changes a game without a session, its state is kept. */
static bool keep_state(bot *b)
{
    const size_t n = state_words(b);

    if (b->session)
        return true;
    if (b->backs == BACK_MOST) {
        memmove(b->back, b->back + n, (BACK_MOST - 1) * n * sizeof *b->back);
        b->backs--;
    }
    if (b->backs >= b->back_room) {
        const int room = b->back_room ? b->back_room * 2 : 64;
        uint64_t *more = realloc(b->back, (size_t)room * n * sizeof *more);

        if (!more)
            return false;
        b->back = more;
        b->back_room = room;
    }
    memcpy(b->back + (size_t)b->backs++ * n, lin_state(b->game), n * sizeof *b->back);
    return true;
}

static lin_status roll(bot *b, const uint8_t *face, int n, lin_refusal *why)
{
    return b->session ? lin_session_roll(b->session, face, n, why)
                      : lin_roll(b->game, face, n, why);
}

/* With a seed the program throws whenever dice are wanted. */
static void throw_dice(bot *b)
{
    while (b->seeded && lin_waits(b->game) == LIN_ASKS_DICE) {
        lin_question q;
        uint8_t face[LIN_DICE];

        lin_ask(b->game, &q);
        for (int i = 0; i < q.roll.n; i++)
            face[i] = (uint8_t)(lin_rng_below(&b->dice, q.roll.faces) + !q.roll.from_zero);
        if (roll(b, face, q.roll.n, NULL) != LIN_OK)
            return;
    }
}

static bool game_ready(bot *b)
{
    if (lin_game_new(&b->view, b->field, lin_dice_typed(), NULL) != LIN_OK) {
        bot_drop(b);
        bot_say_no(b, "there is no memory left");
        return false;
    }
    lin_listen(b->view, false);
    throw_dice(b);
    return true;
}

/* ---- beginning ------------------------------------------------------------------------- */

static void guess_battle(void *self, const char *name, const char *path)
{
    (void)path;
    cli_guess_try(self, name);
}

static bool field_for(bot *b, const char *battle, const char *options, const lin_field **out)
{
    lin_refusal why = { 0 };
    cli_guess g = cli_guess_at(battle);

    if (lin_source_field(b->source, battle, options, out, &why) == LIN_OK)
        return true;
    bot_no(b, &why);
    lin_battles_each(LIN_SHARE_DIR, guess_battle, &g, NULL);
    if (g.distance > 0)
        fputs(cli_guess_text(&g), b->out);
    return false;
}

void run_new(bot *b, char *rest)
{
    char *options = rest + strcspn(rest, " ");
    const lin_field *field;
    lin_session *session;
    lin_refusal why = { 0 };

    if (*options)
        *options++ = '\0';
    if (!*rest) {
        bot_say_no(b, "say which battle: new brandywine-1777");
        return;
    }
    if (!field_for(b, rest, *options ? options : NULL, &field))
        return;
    if (lin_session_new(&session, field, lin_dice_typed(), &why) != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    bot_drop(b);
    b->field = field;
    b->session = session;
    b->game = lin_session_game(session);
    game_ready(b);
}

/* Lines up to one that is a single point. */
static char *read_position(bot *b, size_t *n)
{
    char *text = malloc(POSITION_MOST);
    bool whole = text != NULL;

    *n = 0;
    while (fgets(b->line, sizeof b->line, stdin)) {
        const size_t len = strlen(b->line);

        if (strcmp(b->line, ".\n") == 0 || strcmp(b->line, ".\r\n") == 0 ||
            strcmp(b->line, ".") == 0)
            break;
        whole = whole && *n + len < POSITION_MOST;
        if (whole) {
            memcpy(text + *n, b->line, len);
            *n += len;
        }
    }
    if (whole)
        return text;
    free(text);
    bot_say_no(b, "the position is too long");
    return NULL;
}

static void set_up(bot *b, const char *text, size_t n)
{
    char battle[200], options[512];
    const lin_field *field;
    lin_refusal why = { 0 };
    lin_game *game;

    if (lin_position_battle(text, n, battle, sizeof battle, options, sizeof options, &why) !=
        LIN_OK) {
        bot_no(b, &why);
        return;
    }
    if (!field_for(b, battle, options[0] ? options : NULL, &field))
        return;
    if (lin_position_read(&game, field, text, n, lin_dice_typed(), &why) != LIN_OK) {
        bot_no(b, &why);
        if (why.line)
            fprintf(b->out, " (line %d)", why.line);
        return;
    }
    bot_drop(b);
    free(b->back);
    b->back = NULL;
    b->back_room = 0;
    b->field = field;
    b->game = game;
    game_ready(b);
}

void run_position(bot *b, char *rest)
{
    size_t n;
    char *text;

    (void)rest;
    text = read_position(b, &n);
    if (text)
        set_up(b, text, n);
    free(text);
}

void run_seed(bot *b, char *rest)
{
    uint64_t seed;

    if (strcmp(rest, "off") == 0) {
        b->seeded = false;
        return;
    }
    if (!cli_number(rest, 0, UINT64_MAX, &seed)) {
        bot_say_no(b,
                   "say seed and a whole number, or seed off: then dice come by the command dice");
        return;
    }
    b->seeded = true;
    b->dice = seed;
    b->rng = lin_rng_next(&b->dice);
    if (b->game)
        throw_dice(b);
}

/* ---- doing ----------------------------------------------------------------------------- */

/* Text to checked atoms, as often as they are needed. */
static lin_status unfold(bot *b, const char *text, lin_order *atom, int *n, lin_refusal *why)
{
    lin_status status = LIN_OK;

    *n = 0;
    if (lin_waits(b->game) != LIN_ASKS_SIDE)
        status = lin_check(b->game, LIN_FIRST, &(lin_order){ 0 }, why);
    if (status == LIN_OK)
        status = lin_expand(b->game, text, atom, LIN_ATOMS, n, why);
    if (status == LIN_OK && *n == 1)
        status = lin_check(b->game, lin_to_answer(b->game), &atom[0], why);
    return status;
}

void run_check(bot *b, char *rest)
{
    lin_order *atom = malloc(LIN_ATOMS * sizeof *atom);
    lin_refusal why = { 0 };
    int n;

    if (atom && unfold(b, rest, atom, &n, &why) == LIN_OK)
        fputs("legal", b->out);
    else
        bot_no(b, &why);
    free(atom);
}

/* A bare game has no record in which an offer could stand, and its undo is a command. */
static lin_status say_meta_bare(bot *b, lin_meta meta, lin_refusal *why)
{
    lin_question q;

    if (meta != LIN_CONCEDE)
        return lin_refuse(why, LIN_ILLEGAL, NULL,
                          "A game set up by position knows no offers; of the meta-orders it takes "
                          "concede, and the command undo takes back.");
    lin_ask(b->game, &q);
    if (q.asking == LIN_IS_OVER)
        return lin_refuse(why, LIN_OVER, NULL, "The battle is over.");
    if (!keep_state(b))
        return LIN_NO_MEMORY;
    lin_concede(b->game, q.side < LIN_SIDES ? q.side : LIN_FIRST);
    return LIN_OK;
}

/* In a bare game a macro ends where dice are called for, as it does in a session. */
static lin_status give_bare(bot *b, const char *text, lin_refusal *why)
{
    const lin_meta meta = lin_meta_of(b->field->rules, text, false);
    lin_order *atom;
    lin_status status = LIN_NO_MEMORY;
    int n;

    if (meta != LIN_NO_META)
        return say_meta_bare(b, meta, why);
    atom = malloc(LIN_ATOMS * sizeof *atom);
    if (atom && keep_state(b)) {
        status = unfold(b, text, atom, &n, why);
        for (int i = 0; status == LIN_OK && i < n && lin_waits(b->game) == LIN_ASKS_SIDE; i++) {
            status = lin_give(b->game, lin_to_answer(b->game), &atom[i], why);
            if (status != LIN_OK && lin_expand_stands(b->game, atom, i)) {
                status = LIN_OK;
                break;
            }
        }
        if (status != LIN_OK)
            b->backs--;
    }
    free(atom);
    return status;
}

void run_order(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    lin_question q;
    lin_status status;

    lin_ask(b->game, &q);
    lin_events_clear(b->game);
    if (b->session)
        status = lin_say(b->session, q.side < LIN_SIDES ? q.side : LIN_FIRST, rest, &why);
    else
        status = give_bare(b, rest, &why);
    if (status != LIN_OK)
        bot_no(b, &why);
    else
        throw_dice(b);
}

void run_dice(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    uint8_t face[LIN_DICE];
    const int n = cli_faces(rest, face, LIN_DICE, &why);

    lin_events_clear(b->game);
    if (n < 0 || !keep_state(b) || roll(b, face, n, &why) != LIN_OK) {
        if (n >= 0 && !b->session)
            b->backs--;
        bot_no(b, &why);
        return;
    }
    throw_dice(b);
}

static const lin_bot *bot_named(bot *b, const char *name)
{
    const lin_bot *found = *name ? lin_bot_find(name) : lin_bot_find("doctrine");
    cli_guess g = cli_guess_at(name);

    if (found || !*name)
        return found ? found : lin_bot_at(0);
    for (int i = 0; lin_bot_at(i); i++)
        cli_guess_try(&g, lin_bot_at(i)->name);
    fprintf(b->out, "there is no bot '%.40s'.%s The command bots lists them.", name,
            cli_guess_text(&g));
    b->refused = true;
    return NULL;
}

void run_genmove(bot *b, char *rest)
{
    const lin_bot *player = bot_named(b, rest);
    lin_refusal why = { 0 };
    lin_order o;
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    lin_side side;

    if (!player)
        return;
    if (lin_waits(b->game) != LIN_ASKS_SIDE) {
        lin_check(b->game, LIN_FIRST, &(lin_order){ 0 }, &why);
        bot_no(b, &why);
        return;
    }
    side = lin_to_answer(b->game);
    lin_seen_by(b->game, side, b->view);
    if (!player->choose(b->view, &b->rng, &o)) {
        bot_say_no(b, "the bot has no answer");
        return;
    }
    lin_print(b->field, &o, &t);
    lin_events_clear(b->game);
    if ((b->session      ? lin_session_give(b->session, side, &o, &why)
         : keep_state(b) ? lin_give(b->game, side, &o, &why)
                         : LIN_NO_MEMORY) != LIN_OK) {
        bot_no(b, &why);
        return;
    }
    b->player = player;
    b->played = o;
    fputs(text, b->out);
    throw_dice(b);
}

/* Of an order in the present position, as `doctrine` would mean it; or of the last genmove. */
void run_purpose(bot *b, char *rest)
{
    lin_refusal why = { 0 };
    char words[LIN_ORDER_TEXT] = "";
    lin_text t = lin_text_in(words, sizeof words);
    bool told = false;

    if (!*rest && b->player) {
        told = lin_bot_purpose(b->player, b->view, &b->played, &t);
    } else if (!*rest) {
        bot_say_no(b, "no bot has answered yet; say genmove first, or purpose with an order");
        return;
    } else {
        lin_order o;

        if (lin_parse(b->game, rest, &o, &why) != LIN_OK ||
            lin_check(b->game, lin_to_answer(b->game), &o, &why) != LIN_OK) {
            bot_no(b, &why);
            return;
        }
        b->player = NULL; /* its view is used anew */
        lin_seen_by(b->game, lin_to_answer(b->game), b->view);
        told = lin_bot_purpose(lin_bot_find("doctrine"), b->view, &o, &t);
    }
    if (told)
        fputs(words, b->out);
    else
        bot_say_no(b, "it has no purpose that could be told");
}

void run_undo(bot *b, char *rest)
{
    lin_refusal why = { 0 };

    (void)rest;
    b->player = NULL;
    if (b->session) {
        if (lin_undo(b->session, LIN_NOBODY, true, &why) != LIN_OK)
            bot_no(b, &why);
        lin_events_clear(b->game);
        return;
    }
    if (b->backs == 0) {
        bot_say_no(b, "there is nothing to take back");
        return;
    }
    lin_set_state(b->view, b->back + (size_t)(b->backs - 1) * state_words(b));
    if (lin_field_blind(b->field) && lin_learned(b->view) != lin_learned(b->game)) {
        lin_not_measured(b->field,
                         "Something has been measured since, so that nothing is taken back beyond "
                         "it.",
                         &why);
        bot_no(b, &why);
        return;
    }
    b->backs--;
    lin_copy(b->game, b->view);
    lin_events_clear(b->game);
}
