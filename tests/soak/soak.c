/* soak.c -- whole random games with everything checked on the way.
 *
 *     soak BATTLE GAMES SEED [undo | talk | edited | twins]
 *     soak made GAMES SEED [checked | undo | talk | edited | fast | trace] [JOBS]
 *     soak crowded GAMES SEED [checked | undo | talk | edited | fast | trace] [JOBS]
 *     soak write NUMBER FOLDER
 *
 * After every order and before every roll: no invariant is broken; every listed answer is accepted
 * by check, and reads back as it prints; an order that is refused has changed nothing. Now and
 * then: the position written, read and written again is the same, with the same hash. With `undo`
 * each order is also taken back and given again, in a session (where nothing is measured ahead,
 * only if it measured nothing), and the record of the whole game is written, read and compared.
 * With `talk` meta-orders are strewn into the game wherever it stands still, before dice too
 * (talk.c). With `edited` positions of the game are edited as by a careless hand, and each that is
 * read all the same is played to its end (edited.c). With `fast` games are only played to their
 * end; with `trace` every order is told, and the position before it. Ends with `N passed, N
 * failed`, a game being a test.
 *
 * Games of `made` are each on a battle of their own, made by chance (made.h): SEED is the number
 * of the first; where it is odd the players are eager. They end with one hash of all of them,
 * whatever the number of jobs. `crowded` plays on made refights in which there are more answers
 * than a list holds, and fails where there never were. `write` makes the folder of such a battle,
 * to be looked at. */
#include "files/files.h"
#include "linstock.h"
#include "made.h"
#include "soak.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_ORDERS 200000

static lin_refusal why;

bool soak_fail(uint64_t game, const char *what, const char *detail)
{
    printf("game %" PRIu64 ": %s: %s\n", game, what, detail);
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

static bool check_listed(uint64_t game, lin_game *g)
{
    const lin_list list = *lin_answers(g);
    char text[96];

    for (int i = 0; i < list.orders; i++) {
        if (!reads_back(g, &list.order[i], text, sizeof text))
            return soak_fail(game, "does not read back", text);
        lin_set_state(g, lin_state(g)); /* forget the list: let check decide */
        if (lin_check(g, lin_to_answer(g), &list.order[i], &why) != LIN_OK)
            return soak_fail(game, text, why.text);
    }
    return true;
}

/* ---- choosing ---- */

/* The answers of one verb: first those that are listed, then families. */
static int count_of(const lin_list *list, int verb)
{
    int n = 0;

    for (int i = 0; i < list->orders; i++)
        n += list->order[i].verb == verb;
    for (int i = 0; i < list->families; i++)
        n += list->family[i].order.verb == verb;
    return n;
}

/* How far an order leads from the middle of a table, where it leads anywhere at all. */
static int64_t from_middle(const lin_field *f, const lin_order *o)
{
    const lin_table *t = &f->battle->table;

    if (strncmp(f->rules->verb[o->verb].args, "xx", 2) != 0)
        return 0;
    return llabs((int64_t)o->arg[0] - t->width / 2) + llabs((int64_t)o->arg[1] - t->height / 2);
}

/* Three tries: the one that brings everybody together. */
static bool sample_of(lin_game *g, int family, lin_rng *rng, lin_order *out)
{
    const lin_field *f = lin_game_field(g);
    bool good = lin_sample(g, family, rng, out);

    for (int i = 0; good && i < 2; i++) {
        lin_order other;

        if (lin_sample(g, family, rng, &other) && from_middle(f, &other) < from_middle(f, out))
            *out = other;
    }
    return good;
}

static bool take_of(lin_game *g, const lin_list *list, int verb, int at, lin_rng *rng,
                    lin_order *out)
{
    for (int i = 0; i < list->orders; i++)
        if (list->order[i].verb == verb && at-- == 0) {
            *out = list->order[i];
            return true;
        }
    for (int i = 0; i < list->families; i++)
        if (list->family[i].order.verb == verb && at-- == 0)
            return sample_of(g, i, rng, out);
    return false;
}

/* 2: words of somebody who wants to fight; 0: of somebody who does nothing, or no more; 1: all
 * others. */
static int zeal_of(const char *word)
{
    static const char *const hot[] = { "fire",     "volley",   "fire-out", "snap",    "charge",
                                       "inspire",  "fight",    "counter",  "closing", "support",
                                       "carry-on", "activate", "together" };
    static const char *const cold[] = { "end",  "close", "store",    "wait",      "pass",  "cancel",
                                        "stay", "no",    "all-wait", "all-store", "force", "turn",
                                        "back", "march", "leave",    "dismount" };

    for (size_t i = 0; i < sizeof hot / sizeof *hot; i++)
        if (strcmp(word, hot[i]) == 0)
            return 2;
    for (size_t i = 0; i < sizeof cold / sizeof *cold; i++)
        if (strcmp(word, cold[i]) == 0)
            return 0;
    return 1;
}

/* Any verb is as likely as any other, for there are many ways to march and one to charge; and zeal
 * decides. */
static bool eager_order(lin_game *g, lin_rng *rng, lin_order *out)
{
    static const uint8_t zeals[] = { 0, 1, 1, 1, 2, 2, 2, 2 };
    const lin_list *list = lin_answers(g);
    const lin_rules *rules = lin_game_field(g)->rules;
    const int zeal = zeals[lin_rng_below(rng, sizeof zeals)];
    uint8_t verb[256];
    uint32_t verbs = 0;

    for (int v = 0; v < rules->verbs; v++)
        if (count_of(list, v) > 0 && zeal_of(rules->verb[v].name) >= zeal)
            verb[verbs++] = (uint8_t)v;
    if (verbs > 0) {
        const int v = verb[lin_rng_below(rng, verbs)];

        if (take_of(g, list, v, (int)lin_rng_below(rng, (uint32_t)count_of(list, v)), rng, out))
            return true;
    }
    return lin_random_order(g, rng, out);
}

static bool eager; /* how this game is played */

bool soak_choose(lin_game *g, lin_rng *rng, lin_order *out)
{
    return eager ? eager_order(g, rng, out) : lin_random_order(g, rng, out);
}

/* ---- wild orders ---- */

static int32_t wild_value(char kind, lin_rng *rng)
{
    switch (kind) {
    case 'c':
        return (int32_t)lin_rng_below(rng, 620) - 1;
    case 'x':
        return (int32_t)lin_rng_below(rng, 150 * LIN_INCH) - LIN_INCH;
    case 'a':
        return (int32_t)lin_rng_below(rng, 66000) - 200;
    default:
        return (int32_t)lin_rng_below(rng, 64) - 1;
    }
}

/* Anything at all; or a good answer with one number a little, or altogether, different. */
static lin_order wild_order(lin_game *g, lin_rng *rng)
{
    const lin_rules *rules = lin_game_field(g)->rules;
    lin_order o = { .verb = (uint8_t)lin_rng_below(rng, (uint32_t)rules->verbs) };

    if (lin_rng_below(rng, 2) && soak_choose(g, rng, &o) && o.nargs > 0) {
        const char *kinds = rules->verb[o.verb].args;
        const int i = (int)lin_rng_below(rng, o.nargs);
        const char kind = kinds[(size_t)i < strlen(kinds) ? (size_t)i : strlen(kinds) - 1]; /* U */

        o.arg[i] = lin_rng_below(rng, 4) && strchr("xa", kind)
                       ? o.arg[i] + (int32_t)lin_rng_below(rng, 4001) - 2000
                       : wild_value(kind, rng);
        return o;
    }
    o.nargs = (uint8_t)strlen(rules->verb[o.verb].args);
    for (int i = 0; i < o.nargs; i++)
        o.arg[i] = wild_value(rules->verb[o.verb].args[i], rng);
    return o;
}

/* Any order at all: it is done, or refused with a sentence and nothing has changed. */
static bool check_wild(uint64_t game, lin_game *g, lin_game *spare, lin_rng *rng)
{
    const size_t size = lin_game_field(g)->rules->state_size;
    const lin_order o = wild_order(g, rng);
    lin_status status;

    lin_copy(spare, g);
    status = lin_give(spare, lin_to_answer(spare), &o, &why);
    if (status == LIN_OK)
        return lin_broken(spare) ? soak_fail(game, "a wild order broke", lin_broken(spare)) : true;
    if (!why.text[0])
        return soak_fail(game, "a refusal says nothing", "");
    if (memcmp(lin_state(spare), lin_state(g), size) != 0)
        return soak_fail(game, "a refused order changed the state", why.text);
    return true;
}

/* ---- positions ---- */

static bool check_position(uint64_t game, const lin_game *g)
{
    char *text = NULL, *again = NULL;
    lin_game *read = NULL;
    bool good = lin_position_write(g, &text, &why) == LIN_OK &&
                lin_position_read(&read, lin_game_field(g), text, strlen(text), lin_dice_typed(),
                                  &why) == LIN_OK &&
                lin_position_write(read, &again, &why) == LIN_OK;

    if (!good)
        soak_fail(game, "a position does not read back", why.text);
    else if (strcmp(text, again) != 0 || lin_hash(g) != lin_hash(read))
        good = soak_fail(game, "a position changed by reading it", text);
    lin_free(text);
    lin_free(again);
    lin_game_free(read);
    return good;
}

/* ---- a game ---- */

/* What all games came to, so that two builds can be compared. */
static uint64_t hash_of_all, orders_of_all, rests_of_all; /* rests: lists that were too long */

static bool is_over(uint64_t game, const lin_game *g)
{
    hash_of_all += lin_hash(g);
    return lin_waits(g) == LIN_IS_OVER ? true
                                       : soak_fail(game, "dead end", "the game waits for dice");
}

static bool traced; /* every order is told, with the position before it */

static void trace(const lin_game *g, const lin_order *o)
{
    char *position = NULL, text[96];
    lin_text t = lin_text_in(text, sizeof text);

    lin_print(lin_game_field(g), o, &t);
    if (lin_position_write(g, &position, &why) == LIN_OK)
        printf("%s", position);
    lin_free(position);
    printf("> %s\n", text);
}

/* A person throws the dice: the game stands still before every roll, and that must be a position
 * too. */
static bool throw_dice(uint64_t game, lin_game *g, lin_dice *dice, int n)
{
    lin_question q;
    uint8_t face[LIN_DICE];

    if (lin_broken(g))
        return soak_fail(game, "broken before a roll", lin_broken(g));
    if (n % 16 == 0 && !check_position(game, g))
        return false;
    lin_ask(g, &q);
    lin_dice_throw(dice, q.roll.n, lin_die_kind_of(&q.roll), face);
    return lin_roll(g, face, q.roll.n, &why) == LIN_OK
               ? true
               : soak_fail(game, "dice were refused", why.text);
}

static bool give_order(uint64_t game, lin_game *g, lin_rng *rng)
{
    lin_order o;

    if (!soak_choose(g, rng, &o))
        return soak_fail(game, "dead end", "no answer");
    if (traced)
        trace(g, &o);
    rests_of_all += lin_answers(g)->rests > 0;
    if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
        return soak_fail(game, "a sampled answer was refused", why.text);
    orders_of_all++;
    return lin_broken(g) ? soak_fail(game, "broken", lin_broken(g)) : true;
}

/* In Land of the Free whether somebody lies in ambush is itself the secret. */
static bool hides_whether(const lin_rules *r)
{
    return strcmp(r->id, "landofthefree") == 0;
}

/* Of a book that says when something is hidden: where nothing is, a side sees all there is. */
static bool check_hidden(uint64_t game, const lin_game *g, lin_game *spare)
{
    const lin_rules *r = lin_game_field(g)->rules;

    for (int side = 0; r->hides && side < LIN_SIDES; side++) {
        bool same;

        lin_seen_by(g, (lin_side)side, spare);
        same = memcmp(lin_state(g), lin_state(spare), r->state_size) == 0;

        if (lin_hides(g, (lin_side)side) ? same && !hides_whether(r) : !same)
            return soak_fail(game, "what is hidden and what is not seen differ",
                             side ? "second side" : "first side");
    }
    return true;
}

static bool play(uint64_t game, const lin_field *f, uint64_t seed, lin_game *spare)
{
    lin_rng rng = seed + game * 977;
    lin_dice dice = lin_dice_seeded(seed, game);
    lin_game *g;
    bool good = lin_game_new(&g, f, lin_dice_typed(), &why) == LIN_OK;

    for (int n = 0; good && lin_waits(g) != LIN_IS_OVER; n++) {
        lin_events_clear(g);
        if (lin_waits(g) == LIN_ASKS_DICE) {
            good = throw_dice(game, g, &dice, n);
            continue;
        }
        if (n % 8 == 0)
            good = check_listed(game, g);
        if (good && n % 4 == 0)
            good = check_wild(game, g, spare, &rng);
        if (good && n % 64 == 0)
            good = check_position(game, g);
        good = good && check_hidden(game, g, spare);
        good = good && give_order(game, g, &rng);
        if (good && n > MOST_ORDERS)
            good = soak_fail(game, "dead end", "the game does not end");
    }
    good = good && is_over(game, g);
    lin_game_free(g);
    return good;
}

static bool play_fast(uint64_t game, const lin_field *f, uint64_t seed)
{
    lin_rng rng = seed + game * 977;
    lin_game *g;
    bool good = lin_game_new(&g, f, lin_dice_seeded(seed, game), &why) == LIN_OK;

    lin_listen(g, false);
    for (int n = 0; good && lin_waits(g) == LIN_ASKS_SIDE; n++) {
        lin_order o;

        rests_of_all += lin_answers(g)->rests > 0;
        if (!soak_choose(g, &rng, &o))
            good = soak_fail(game, "dead end", "no answer");
        else if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            good = soak_fail(game, "a sampled answer was refused", why.text);
        else if (n > MOST_ORDERS)
            good = soak_fail(game, "dead end", "the game does not end");
        orders_of_all++;
    }
    if (good && lin_broken(g))
        good = soak_fail(game, "broken", lin_broken(g));
    good = good && is_over(game, g);
    lin_game_free(g);
    return good;
}

/* ---- a game in a session, each order taken back and given again ---- */

static bool undo_and_redo(uint64_t game, lin_session *s, const lin_order *o)
{
    lin_game *g = lin_session_game(s);
    const uint64_t before = lin_hash(g);
    const uint32_t learned = lin_learned(g);
    const lin_side who = lin_to_answer(g);

    if (lin_session_give(s, who, o, &why) != LIN_OK)
        return soak_fail(game, "a session refused an answer", why.text);
    if (lin_field_blind(lin_game_field(g)) && lin_learned(g) != learned)
        return lin_undo(s, who, true, &why) == LIN_ILLEGAL ||
               soak_fail(game, "what was measured was taken back", "");
    if (lin_undo(s, who, true, &why) != LIN_OK)
        return soak_fail(game, "undo was refused", why.text);
    if (lin_hash(g) != before)
        return soak_fail(game, "undo did not restore the state", "");
    if (lin_session_give(s, who, o, &why) != LIN_OK)
        return soak_fail(game, "the order was refused after undo", why.text);
    return true;
}

bool soak_check_record(uint64_t game, lin_session *s)
{
    char *text = NULL, *again = NULL;
    lin_session *read = NULL;
    const lin_field *f = lin_game_field(lin_session_game(s));
    bool good = lin_record_write(s, &text, &why) == LIN_OK &&
                lin_record_read(&read, f, text, strlen(text), lin_dice_typed(), &why) == LIN_OK &&
                lin_record_write(read, &again, &why) == LIN_OK;

    if (!good)
        soak_fail(game, "a record does not read back", why.text);
    else if (strcmp(text, again) != 0)
        good = soak_fail(game, "a record changed by reading it", "");
    else if (lin_hash(lin_session_game(s)) != lin_hash(lin_session_game(read)))
        good = soak_fail(game, "a record replays to another state", "");
    lin_free(text);
    lin_free(again);
    lin_session_free(read);
    return good;
}

static bool play_with_undo(uint64_t game, const lin_field *f, uint64_t seed)
{
    lin_rng rng = seed + game * 977;
    lin_session *s;
    bool good = lin_session_new(&s, f, lin_dice_seeded(seed, game), &why) == LIN_OK;

    while (good && lin_waits(lin_session_game(s)) == LIN_ASKS_SIDE) {
        lin_order o;

        rests_of_all += lin_answers(lin_session_game(s))->rests > 0;
        good = soak_choose(lin_session_game(s), &rng, &o) && undo_and_redo(game, s, &o);
    }
    if (good)
        good = soak_check_record(game, s);
    if (good)
        hash_of_all += lin_hash(lin_session_game(s));
    lin_session_free(s);
    return good;
}

/* ---- all games ---- */

typedef enum { CHECKED, UNDONE, TALKED, EDITED, TWINS, FAST } manner;

static bool play_in(manner how, uint64_t game, const lin_field *f, uint64_t seed)
{
    lin_game *spare;
    uint64_t final = 0;
    bool good;

    if (how == TALKED || how == EDITED || how == TWINS) {
        good = (how == TALKED   ? soak_talk
                : how == EDITED ? soak_edited
                                : soak_twins)(game, f, seed, &final);
        hash_of_all += final;
        return good;
    }
    if (how != CHECKED)
        return how == UNDONE ? play_with_undo(game, f, seed) : play_fast(game, f, seed);
    if (lin_game_new(&spare, f, lin_dice_seeded(seed, 0), &why) != LIN_OK)
        return soak_fail(game, "no game", why.text);
    good = play(game, f, seed, spare);
    lin_game_free(spare);
    return good;
}

static int soak_battle(const char *name, int games, uint64_t seed, manner how)
{
    lin_source *source = lin_source_new(NULL);
    const lin_field *f;
    int failed = 0;

    if (!source || lin_source_field(source, name, NULL, &f, &why) != LIN_OK) {
        fprintf(stderr, "soak: %s\n", why.text);
        exit(2);
    }
    for (int i = 0; i < games; i++)
        failed += !play_in(how, (uint64_t)i, f, seed);
    if (how == EDITED)
        soak_edited_tell();
    soak_twins_tell();
    lin_source_free(source);
    return failed;
}

/* ---- games on made battles ---- */

static char in_hand[48]; /* the game that is played, should the program die of it */

/* Only what a signal handler may do. */
static void say_where(int sig)
{
    if (write(1, in_hand, strlen(in_hand)) < 0)
        _exit(1);
    signal(sig, SIG_DFL);
    raise(sig);
}

static bool soak_made_one(uint64_t number, manner how)
{
    lin_battle *battle;
    lin_field *field;
    bool good;

    snprintf(in_hand, sizeof in_hand, "game %" PRIu64 ": died of it\n", number);
    if (made_field(number, &battle, &field, &why) != LIN_OK)
        return soak_fail(number, "the battle is refused", why.text);
    eager = number % 2;
    good = play_in(how, number, field, number);
    lin_field_free(field);
    lin_battle_free(battle);
    return good;
}

typedef struct {
    int passed;
    uint64_t hash, orders, rests;
} outcome;

static outcome soak_share(int games, uint64_t first, manner how, int share, int jobs)
{
    outcome all = { 0 };

    for (int i = share; i < games; i += jobs)
        all.passed += soak_made_one(first + (uint64_t)i, how);
    all.hash = hash_of_all;
    all.orders = orders_of_all;
    if (how == EDITED)
        soak_edited_tell();
    soak_twins_tell();
    all.rests = rests_of_all;
    return all;
}

/* Each job in a process of its own; all games of a job that dies have failed. */
static int soak_made(int games, uint64_t first, manner how, int jobs)
{
    outcome all = { 0 }, one;
    int ends[2], dead = 0, status;

    if (pipe(ends) != 0)
        exit(2);
    for (int job = 0; job < jobs; job++) {
        const pid_t child = fork();

        if (child != 0)
            continue;
        signal(SIGABRT, say_where);
        one = soak_share(games, first, how, job, jobs);
        fflush(stdout);
        exit(write(ends[1], &one, sizeof one) == sizeof one
                 ? 0
                 : 1); /* not _exit: leaks are looked for */
    }
    close(ends[1]);
    while (read(ends[0], &one, sizeof one) == sizeof one)
        all = (outcome){ all.passed + one.passed, all.hash + one.hash, all.orders + one.orders,
                         all.rests + one.rests };
    for (int job = 0; job < jobs; job++)
        dead += wait(&status) > 0 && status != 0;
    if (dead)
        printf("%d of %d jobs died\n", dead, jobs);
    printf("hash %016" PRIx64 ", %" PRIu64 " orders\n", all.hash, all.orders);
    if (first < MADE_CROWDED || first >= MADE_TABLES)
        return games - all.passed;
    printf("%" PRIu64 " lists were longer than there is room\n", all.rests);
    return games - all.passed +
           (games > 1 && all.rests == 0 && how != TALKED && how != EDITED && all.passed == games);
}

static int write_made(const char *number, const char *folder)
{
    static made_texts texts;

    if (made_folder(strtoull(number, NULL, 10), folder, &texts, &why) != LIN_OK) {
        fprintf(stderr, "soak: %s\n", why.text);
        return 2;
    }
    printf("--options %s\n", texts.options);
    return 0;
}

int main(int argc, char **argv)
{
    const char *word = argc > 4 ? argv[4] : "";
    const manner how = strcmp(word, "undo") == 0     ? UNDONE
                       : strcmp(word, "talk") == 0   ? TALKED
                       : strcmp(word, "edited") == 0 ? EDITED
                       : strcmp(word, "twins") == 0  ? TWINS
                       : strcmp(word, "fast") == 0   ? FAST
                                                     : CHECKED;
    const int games = argc > 2 ? atoi(argv[2]) : 0, jobs = argc > 5 ? atoi(argv[5]) : 1;
    const uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    int failed;

    if (argc > 3 && strcmp(argv[1], "write") == 0)
        return write_made(argv[2], argv[3]);
    if (argc < 3) {
        fprintf(
            stderr,
            "soak BATTLE GAMES SEED [undo | talk | edited | twins]; soak made|crowded|tables GAMES "
            "SEED "
            "[checked | undo | talk | edited | fast | trace] [JOBS]; soak write NUMBER FOLDER\n");
        return 2;
    }
    traced = strcmp(word, "trace") == 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    failed = strcmp(argv[1], "made") == 0      ? soak_made(games, seed, how, jobs)
             : strcmp(argv[1], "crowded") == 0 ? soak_made(games, MADE_CROWDED + seed, how, jobs)
             : strcmp(argv[1], "tables") == 0  ? soak_made(games, MADE_TABLES + seed, how, jobs)
                                               : soak_battle(argv[1], games, seed, how);
    printf("%d passed, %d failed\n", games - failed, failed);
    return failed != 0;
}
