/* fight.c -- `linstock fight`: bots fight one battle many times, and the results are counted.
 *
 * Game i takes its dice from (seed, i) and its bots' chance from (seed, i, side), so it comes out
 * the same whoever plays it: threads take games in small lots and nothing is shared but the
 * counter. Each thread has its own game and allocates nothing while it plays. The hash of the
 * series is a sum of mixed game hashes, which does not ask in what order they were added. */
#include "cli/fight.h"
#include "files/files.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    fight_series *all;
    pthread_t thread;
    fight_count sum;
    lin_game *start, *game, *view;
    bool failed; /* no memory, or a file */
} worker;

/* ---- one game -------------------------------------------------------------------------- */

static lin_rng rng_of(uint64_t seed, uint64_t game, int side)
{
    lin_rng r = seed ^ 0x6c696e73746f636bu;

    r = lin_rng_next(&r) ^ game * 0x9e3779b97f4a7c15u;
    r = lin_rng_next(&r) + (uint64_t)side;
    return lin_rng_next(&r);
}

/* A bot must not know more than its side; where nothing is hidden the game itself will do. */
static lin_game *view_for(worker *w, lin_game *g, lin_side side)
{
    if (!lin_hides(g, side))
        return g;
    lin_seen_by(g, side, w->view);
    return w->view;
}

static void dead_end(worker *w, uint64_t i, lin_game *g, const lin_order *o, const char *what,
                     const lin_refusal *why)
{
    char order[LIN_ORDER_TEXT] = "";
    lin_text t = lin_text_in(order, sizeof order);
    lin_question q;

    if (w->sum.dead_ends > 0 && w->sum.dead_game <= i)
        return;
    lin_ask(g, &q);
    if (o)
        lin_print(w->all->field, o, &t);
    w->sum.dead_game = i;
    snprintf(w->sum.dead_why, sizeof w->sum.dead_why, "%s %.120s%s%.160s (asked: %.90s)", what,
             order, why && why->text[0] ? ": " : "", why ? why->text : "", q.text);
}

/* Start afresh in place. Where the battle begins with dice the machine must be set going. */
static bool restart(worker *w, uint64_t i)
{
    const lin_dice dice = lin_dice_seeded(w->all->seed, i);

    if (lin_waits(w->start) == LIN_ASKS_DICE) {
        lin_game_free(w->game);
        w->game = NULL;
        if (lin_game_from(&w->game, w->all->field, lin_state(w->start), dice, NULL) != LIN_OK)
            return false;
        lin_listen(w->game, false);
        return true;
    }
    lin_set_dice(w->game, dice);
    lin_set_state(w->game, lin_state(w->start));
    return true;
}

/* The hot loop: a side is asked, its bot answers, the machine runs on. */
static uint64_t play_out(worker *w, uint64_t i, bool *dead)
{
    lin_game *const g = w->game;
    const lin_bot *const *bot = w->all->bot;
    lin_rng rng[LIN_SIDES] = { rng_of(w->all->seed, i, 0), rng_of(w->all->seed, i, 1) };
    uint64_t decisions = 0, asked = 0;

    *dead = true;
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const lin_side side = lin_to_answer(g);
        const lin_list *answers = lin_answers(g);
        lin_order order;

        decisions += answers->orders + answers->families > 1;
        if (!bot[side]->choose(view_for(w, g, side), &rng[side], &order)) {
            dead_end(w, i, g, NULL, "the bot has no answer", NULL);
            return decisions;
        }
        if (lin_give(g, side, &order, NULL) != LIN_OK) {
            lin_refusal why = { 0 };

            lin_check(g, side, &order, &why);
            dead_end(w, i, g, &order, "refused", &why);
            return decisions;
        }
        if (++asked > FIGHT_DECISIONS) {
            dead_end(w, i, g, NULL, "the game does not end", NULL);
            return decisions;
        }
    }
    *dead = lin_waits(g) != LIN_IS_OVER;
    return decisions;
}

/* ---- the same with a record ------------------------------------------------------------ */

static bool write_record(worker *w, lin_session *s, uint64_t i)
{
    char path[LIN_PATH], *text;
    lin_refusal why = { 0 };
    lin_status status = lin_record_write(s, &text, &why);

    if (status != LIN_OK)
        return cli_refused(NULL, status, &why), false;
    snprintf(path, sizeof path, "%s/game-%06llu.lin", w->all->records, (unsigned long long)i);
    status = lin_spill(path, text, strlen(text), &why);
    lin_free(text);
    if (status != LIN_OK)
        cli_refused(NULL, status, &why);
    return status == LIN_OK;
}

static bool play_session(worker *w, uint64_t i, lin_session *s, uint64_t *decisions)
{
    lin_game *g = lin_session_game(s);
    lin_rng rng[LIN_SIDES] = { rng_of(w->all->seed, i, 0), rng_of(w->all->seed, i, 1) };

    for (uint64_t asked = 0; lin_waits(g) == LIN_ASKS_SIDE && asked <= FIGHT_DECISIONS; asked++) {
        const lin_side side = lin_to_answer(g);
        const lin_list *answers = lin_answers(g);
        lin_refusal why = { 0 };
        lin_order order;

        *decisions += answers->orders + answers->families > 1;
        if (!w->all->bot[side]->choose(view_for(w, g, side), &rng[side], &order))
            return dead_end(w, i, g, NULL, "the bot has no answer", NULL), false;
        lin_events_clear(g);
        if (lin_session_give(s, side, &order, &why) != LIN_OK)
            return dead_end(w, i, g, &order, "refused", &why), false;
    }
    if (lin_waits(g) != LIN_IS_OVER)
        dead_end(w, i, g, NULL, "the game does not end", NULL);
    return lin_waits(g) == LIN_IS_OVER;
}

static uint64_t play_recorded(worker *w, uint64_t i, bool *dead)
{
    const lin_battle *b = w->all->field->battle;
    lin_session *s;
    uint64_t decisions = 0;

    *dead = true;
    if (lin_session_new(&s, w->all->field, lin_dice_seeded(w->all->seed, i), NULL) != LIN_OK) {
        w->failed = true;
        return 0;
    }
    for (int side = 0; side < LIN_SIDES; side++)
        lin_session_header(s, b->side_id[side], w->all->bot[side]->name);
    *dead = !play_session(w, i, s, &decisions);
    if (!write_record(w, s, i))
        w->failed = true;
    lin_copy(w->game, lin_session_game(s));
    lin_session_free(s);
    return decisions;
}

/* ---- counting -------------------------------------------------------------------------- */

static fight_ending ending_of(const worker *w, uint64_t decisions, bool dead)
{
    const lin_head *h = lin_state(w->game);
    const lin_rules *r = w->all->field->rules;
    fight_ending e = { .hash = lin_hash(w->game),
                       .decisions = decisions,
                       .winner = h->winner,
                       .level = h->level,
                       .agreed = h->agreed,
                       .dead = dead };

    if (r->score) {
        lin_score score = { 0 };

        lin_score_now(w->game, &score);
        memcpy(e.points, score.points, sizeof e.points);
    }
    return e;
}

static uint64_t mixed(uint64_t i, uint64_t hash)
{
    lin_rng r = hash ^ (i + 1) * 0xd1342543de82ef95u;

    return lin_rng_next(&r);
}

static void tally(worker *w, uint64_t i, const fight_ending *e)
{
    fight_count *c = &w->sum;

    c->hash += mixed(i, e->hash);
    c->decisions += e->decisions;
    if (w->all->each)
        w->all->each[i] = *e;
    if (e->dead) {
        c->dead_ends++;
        return;
    }
    c->finished++;
    c->level[e->winner < LIN_SIDES ? e->winner : LIN_NOBODY][e->level % FIGHT_LEVELS]++;
}

static void play_lot(worker *w, uint64_t first, uint64_t end)
{
    for (uint64_t i = first; i < end && !w->failed; i++) {
        bool dead = true;
        uint64_t decisions;
        fight_ending e;

        if (!w->all->records && !restart(w, i)) {
            w->failed = true;
            return;
        }
        decisions = w->all->records ? play_recorded(w, i, &dead) : play_out(w, i, &dead);
        e = ending_of(w, decisions, dead);
        tally(w, i, &e);
        atomic_fetch_add_explicit(&w->all->done, 1, memory_order_relaxed);
    }
}

static void *work(void *self)
{
    worker *w = self;
    fight_series *s = w->all;

    for (;;) {
        const uint64_t first = atomic_fetch_add_explicit(&s->next, s->lot, memory_order_relaxed);

        if (first >= s->games || w->failed)
            break;
        play_lot(w, first, first + s->lot < s->games ? first + s->lot : s->games);
    }
    atomic_fetch_sub(&s->working, 1);
    return NULL;
}

/* ---- threads --------------------------------------------------------------------------- */

static double seconds_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool worker_begin(worker *w, fight_series *s)
{
    memset(w, 0, sizeof *w);
    w->all = s;
    if (lin_game_new(&w->start, s->field, lin_dice_typed(), NULL) != LIN_OK ||
        lin_game_new(&w->game, s->field, lin_dice_typed(), NULL) != LIN_OK ||
        lin_game_new(&w->view, s->field, lin_dice_typed(), NULL) != LIN_OK)
        return false;
    lin_listen(w->game, false);
    lin_listen(w->view, false);
    return true;
}

static void worker_end(worker *w)
{
    lin_game_free(w->start);
    lin_game_free(w->game);
    lin_game_free(w->view);
}

static void add_counts(fight_count *into, const fight_count *c)
{
    into->finished += c->finished;
    into->decisions += c->decisions;
    into->hash += c->hash;
    for (int s = 0; s <= LIN_SIDES; s++)
        for (int l = 0; l < FIGHT_LEVELS; l++)
            into->level[s][l] += c->level[s][l];
    if (c->dead_ends && (!into->dead_ends || c->dead_game < into->dead_game)) {
        into->dead_game = c->dead_game;
        memcpy(into->dead_why, c->dead_why, sizeof into->dead_why);
    }
    into->dead_ends += c->dead_ends;
}

/* Until nobody works any more, ten times a second. */
static void show_progress(fight_series *s)
{
    const struct timespec tenth = { .tv_nsec = 100000000 };
    const double begun = seconds_now();
    const int wide = 40;

    while (atomic_load(&s->working) > 0) {
        const unsigned long long done = atomic_load(&s->done);
        const int full = (int)((double)done / (double)s->games * wide);

        fprintf(stderr, "\r[%.*s%*s] %llu of %llu games, %.0f s ", full,
                "########################################", wide - full, "", done,
                (unsigned long long)s->games, seconds_now() - begun);
        nanosleep(&tenth, NULL);
    }
    fprintf(stderr, "\r%*s\r", 78, "");
}

static bool play_series(fight_series *s, int jobs, bool progress, fight_count *sum)
{
    worker *w = calloc((size_t)jobs, sizeof *w);
    int begun = 0, running = 0;
    bool ok = w != NULL;

    while (ok && begun < jobs)
        ok = worker_begin(&w[begun++], s);
    while (ok && running < jobs) {
        atomic_fetch_add(&s->working, 1);
        if (pthread_create(&w[running].thread, NULL, work, &w[running]) != 0) {
            atomic_fetch_sub(&s->working, 1);
            break;
        }
        running++;
    }
    if (running > 0 && progress)
        show_progress(s);
    for (int i = 0; i < running; i++) {
        pthread_join(w[i].thread, NULL);
        ok = ok && !w[i].failed;
        add_counts(sum, &w[i].sum);
    }
    for (int i = 0; i < begun; i++)
        worker_end(&w[i]);
    free(w);
    return ok && running > 0;
}

/* ---- the command ----------------------------------------------------------------------- */

typedef struct {
    const char *bots, *options, *records, *table;
    uint64_t games, seed, jobs;
    bool json, csv, quiet;
} wishes;

static uint64_t cores(void)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > 64 ? 64 : (uint64_t)n;
}

static int fight(const wishes *want, const lin_field *field, const lin_bot *const bot[LIN_SIDES])
{
    fight_series s = { .field = field,
                       .bot = { bot[0], bot[1] },
                       .records = want->records,
                       .games = want->games,
                       .seed = want->seed };
    fight_count *sum = calloc(1, sizeof *sum);
    double begun, seconds;
    bool ok;
    int code = CLI_DONE;

    s.lot = s.games / (want->jobs * 8) + 1;
    if (s.lot > 64)
        s.lot = 64;
    if (want->csv)
        s.each = calloc(s.games, sizeof *s.each);
    if (!sum || (want->csv && !s.each)) {
        free(sum);
        free(s.each);
        return cli_bad("there is no memory left for %llu games.", (unsigned long long)s.games);
    }
    begun = seconds_now();
    ok = play_series(&s, (int)want->jobs, !want->quiet && isatty(STDERR_FILENO), sum);
    seconds = seconds_now() - begun;
    if (!ok)
        code = cli_bad("the games could not all be played.");
    else if (want->csv)
        fight_csv(&s);
    else if (want->json)
        fight_json(&s, sum, seconds);
    else
        fight_text(&s, sum, seconds);
    if (ok && sum->dead_ends) {
        cli_bad("%llu of the games came to a dead end, the first of them game %llu: %s",
                (unsigned long long)sum->dead_ends, (unsigned long long)sum->dead_game,
                sum->dead_why);
        code = CLI_NO;
    }
    free(s.each);
    free(sum);
    return code;
}

static int folder_ready(const char *path)
{
    struct stat st;

    if (!path || mkdir(path, 0777) == 0 || (stat(path, &st) == 0 && S_ISDIR(st.st_mode)))
        return CLI_GO_ON;
    return cli_bad("the folder '%s' cannot be made.", path);
}

int cli_fight(int argc, char **argv)
{
    wishes want = { .bots = "doctrine,doctrine", .games = 100, .seed = 1, .jobs = cores() };
    const cli_option options[] = {
        { .name = "bots",
          .value = "A,B",
          .text = &want.bots,
          .help = "who plays, the first side's bot first (doctrine,doctrine)" },
        { .name = "games",
          .value = "N",
          .number = &want.games,
          .low = 1,
          .high = 1000000000,
          .help = "how many games (100)" },
        { .name = "seed",
          .value = "N",
          .number = &want.seed,
          .high = INT64_MAX,
          .help = "chance: the same seed gives the same games (1)" },
        { .name = "jobs",
          .value = "N",
          .number = &want.jobs,
          .low = 1,
          .high = 256,
          .help = "threads; the outcome is the same for any number (one for each core)" },
        { .name = "options",
          .value = "NAME=on,...",
          .text = &want.options,
          .help = "optional rules" },
        { .name = "table",
          .value = "TABLE",
          .text = &want.table,
          .help = "on a table made by chance in place of the battle's own: made:NUMBER" },
        { .name = "records",
          .value = "DIR",
          .text = &want.records,
          .help = "write a record of every game into this folder (slower)" },
        { .name = "json", .on = &want.json, .help = "the counts as one object" },
        { .name = "csv",
          .on = &want.csv,
          .help = "a line for each game: game, winner, level, points, decisions, hash" },
        { .name = "quiet", .on = &want.quiet, .help = "no progress bar" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "fight BATTLE [--bots A,B] [--games N] [--seed N] [options]",
        .about =
            "Bots fight a battle many times. Prints the wins with their 95% confidence intervals, "
            "the levels of victory and the speed. A decision is one answered question that had "
            "two or more answers. Exit code 1 if any game came to a dead end.",
        .example = "  linstock fight brandywine-1777 --bots doctrine,random --games 1000 --seed 7",
        .least = 1,
        .most = 1,
        .wanted = "a battle",
        .option = options,
    };
    const lin_bot *bot[LIN_SIDES];
    cli_words w;
    cli_subject s;
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    if (want.json && want.csv)
        return cli_bad("--json and --csv do not go together; choose one.");
    if (!cli_bot_pair(want.bots, bot))
        return CLI_BAD;
    code = cli_on_table(&w.word[0], want.table);
    if (code == CLI_GO_ON)
        code = cli_open_battle(&s, w.word[0], want.options);
    else
        s = (cli_subject){ .name = NULL };
    if (code == CLI_GO_ON)
        code = folder_ready(want.records);
    if (code == CLI_GO_ON)
        code = fight(&want, s.field, bot);
    cli_close(&s);
    return code;
}
