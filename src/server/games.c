/* games.c -- games in memory: found by id, opened by key, put away when nobody asks for them. */
#include "server/server.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *const dice_kind_name[DICE_KINDS] = {
    [DICE_SEEDED] = "seeded",
    [DICE_SEALED] = "sealed",
    [DICE_TYPED] = "typed",
};

int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

void wake_init(pthread_cond_t *c)
{
    pthread_condattr_t a;

    pthread_condattr_init(&a);
    pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
    pthread_cond_init(c, &a);
    pthread_condattr_destroy(&a);
}

/* That long from now, for pthread_cond_timedwait. */
struct timespec in_ms(int64_t ms)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    t.tv_sec += ms / 1000;
    t.tv_nsec += ms % 1000 * 1000000;
    if (t.tv_nsec >= 1000000000) {
        t.tv_sec++;
        t.tv_nsec -= 1000000000;
    }
    return t;
}

/* ---- the table ---- */

static bool is_id(const char *id)
{
    const size_t n = strlen(id);

    return n > 0 && n < GAME_ID && strspn(id, "abcdefghijkmnpqrstuvwxyz23456789") == n;
}

static size_t bucket_of(const char *id)
{
    size_t h = 5381;

    while (*id)
        h = h * 33 + (unsigned char)*id++;
    return h % BUCKETS;
}

game *game_in_memory(const server *s, const char *id)
{
    for (game *g = s->bucket[bucket_of(id)]; g; g = g->next)
        if (strcmp(g->id, id) == 0)
            return g;
    return NULL;
}

void game_keep(server *s, game *g)
{
    game **bucket = &s->bucket[bucket_of(g->id)];

    g->next = *bucket;
    *bucket = g;
    g->changed = ++s->changes;
    g->used = now_ms();
    s->games++;
}

bool game_room(game *g)
{
    const lin_rules *r = g->field->rules;

    g->state = calloc(1, r->state_size);
    g->piece = calloc(LIN_PIECES, sizeof *g->piece);
    return g->state && g->piece;
}

void game_freeze(game *g, const char *format, ...)
{
    char text[400];
    va_list args;

    if (g->frozen)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    g->frozen = strdup(text);
    if (!g->frozen)
        abort(); /* better to end here than to play on from what is not so */
}

bool game_open(server *s, game *g, lin_refusal *why)
{
    history *st;

    game_begin(s, g);
    if (snapshot_open(s, g))
        return true;
    st = history_open(s, g, why);
    if (!st)
        return false;
    history_into_game(g, st);
    return true;
}

/* A game of an earlier layout: from now on it is known on what field it is played. */
static void adopt(server *s, game *g)
{
    pending_write *w;

    if (!g->adopt || g->frozen || s->read_only || !(w = pending_write_new(g, WRITE_ADOPTED, 0, "")))
        return;
    g->adopt = false;
    keeper_add(s, w);
}

/* From disk: the row of the game, then as its journal leaves it. With the lock, which a worker lets
 * go while he plays what there is to play. */
static game *from_disk(server *s, const char *id, lin_refusal *why)
{
    game *g = calloc(1, sizeof *g), *twin;
    bool ok = g && store_load(s->disk, s, id, g, why) && game_room(g);

    if (ok) {
        const bool went = worker_lets_go(s);

        ok = game_open(s, g, why);
        worker_takes_again(s, went);
    }
    twin = ok && worker_lane() ? game_in_memory(s, id) : NULL; /* somebody else was quicker */
    if (!ok || twin) {
        game_free(g);
        return twin;
    }
    g->told = g->n;
    game_keep(s, g);
    adopt(s, g);
    return g;
}

bool game_is_away(server *s, const char *id)
{
    return s->disk && is_id(id) && !game_in_memory(s, id) && store_has_game(s->disk, id);
}

/* The field first, which may have to be built; then the game itself. */
static void field_prepare(server *s, const char *id)
{
    char battle[64], options[OPTIONS_TEXT];

    if (!store_field(s->disk, id, battle, sizeof battle, options, sizeof options))
        return;
    loose_ready(s, battle, NULL);
    field_by_meaning(s, battle, options, NULL);
}

enum MHD_Result game_fetch(request *rq)
{
    server *s = rq->s;
    failure no = { .status = MHD_HTTP_CONFLICT, .code = "bad-file" };
    const game *g;

    lock_on_worker(s);
    field_prepare(s, rq->id);
    g = game_find(s, rq->id, &no.why);
    unlock_on_worker(s);
    if (g && worker_lane() == 0)
        return route(rq);
    if (g) {
        rq->again = true;
        return MHD_YES;
    }
    if (!no.why.text[0])
        lin_refuse(&no.why, LIN_BAD_FILE, NULL, "The game %s cannot be opened.", rq->id);
    return reply_failure(rq, &no);
}

game *game_find(server *s, const char *id, lin_refusal *why)
{
    game *g;

    if (!is_id(id))
        return NULL;
    g = game_in_memory(s, id);
    if (!g && s->disk)
        g = from_disk(s, id, why);
    if (g && g->gone)
        return NULL;
    if (g)
        g->used = now_ms();
    return g;
}

void game_restore(server *s, game *g)
{
    history_drop(s, g);
    g->changed = ++s->changes;
    memset(g->piece, 0, LIN_PIECES * sizeof *g->piece); /* all of them are told anew */
    if (!store_recall(s->disk, g)) { /* if it is there it is found again once it can be read */
        g->gone = true;
        g->used = 0;
        for (int r = 0; r < ROLES; r++)
            streams_end_role(g, (role)r);
        return;
    }
    g->begun = false;
    g->offer = LIN_NOTHING;
    if (!game_open(s, g, NULL))
        game_freeze(g, "What the disk has of this game cannot be read any more; it is shown as it "
                       "last was known.");
    g->told = g->n;
}

game *game_new(server *s)
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789"; /* 32: five bits each */
    game *g = calloc(1, sizeof *g);

    if (!g)
        return NULL;
    do {
        uint8_t chance[GAME_ID - 1];

        randombytes_buf(chance, sizeof chance);
        for (int i = 0; i < GAME_ID - 1; i++)
            g->id[i] = letters[chance[i] & 31];
    } while (game_in_memory(s, g->id));
    return g;
}

/* For a worker to look at, without the lock: it has all but streams and rows. */
game *game_copy(const game *g)
{
    game *copy = malloc(sizeof *copy);

    if (!copy)
        return NULL;
    *copy = *g;
    copy->next = NULL;
    copy->rows = NULL;
    copy->streams = NULL;
    copy->state = malloc(g->field->rules->state_size);
    copy->piece = calloc(LIN_PIECES, sizeof *copy->piece);
    copy->base = g->base ? strdup(g->base) : NULL;
    copy->frozen = g->frozen ? strdup(g->frozen) : NULL;
    copy->led = g->led ? malloc(sizeof *copy->led) : NULL;
    if (copy->state)
        memcpy(copy->state, g->state, g->field->rules->state_size);
    if (copy->led)
        *copy->led = *g->led;
    if (copy->state && copy->piece && (copy->base || !g->base) && (copy->frozen || !g->frozen) &&
        (copy->led || !g->led))
        return copy;
    game_free(copy);
    return NULL;
}

void game_free(game *g)
{
    if (!g)
        return;
    while (g->rows) {
        pending_write *w = g->rows;

        g->rows = w->of_game;
        pending_write_free(w);
    }
    free(g->base);
    free(g->frozen);
    free(g->led);
    free(g->state);
    free(g->piece);
    sodium_memzero(g, sizeof *g);
    free(g);
}

/* Put away what nobody watches and what lies safe on disk. */
void games_forget_idle(server *s, int64_t older_than)
{
    for (size_t i = 0; i < BUCKETS; i++)
        for (game **at = &s->bucket[i]; *at;) {
            game *g = *at;

            if (!g->gone && !g->frozen && g->used <= older_than && s->disk)
                expiry_seen(s, g); /* it may be over by now */
            if (g->streams || g->rows || g->busy || g->used > older_than || !s->disk) {
                at = &g->next;
                continue;
            }
            *at = g->next;
            s->games--;
            history_drop(s, g);
            game_free(g);
        }
}

void games_free(server *s)
{
    game_free(s->bystander);
    s->bystander = NULL;
    for (size_t i = 0; i < BUCKETS; i++)
        while (s->bucket[i]) {
            game *g = s->bucket[i];

            s->bucket[i] = g->next;
            game_free(g);
        }
    scratch_games_drop(s, NULL);
}

static void scratch_free(scratch *d)
{
    for (int i = 0; i < SCRATCH_GAMES; i++)
        lin_game_free(d->game[i]);
    free(d);
}

/* Of this field, or (NULL) all of them. Nobody works with them: the field has no game. But a worker
 * may be looking for those of another. */
void scratch_games_drop(server *s, const lin_field *f)
{
    pthread_mutex_lock(&s->scratching);
    for (int lane = 0; lane <= WORKERS; lane++)
        for (scratch **at = &s->scratch_games[lane]; *at;) {
            scratch *d = *at;

            if (f && d->field != f) {
                at = &d->next;
                continue;
            }
            *at = d->next;
            scratch_free(d);
        }
    pthread_mutex_unlock(&s->scratching);
}

/* Those that nobody has worked with in a while; of a worker who is at work none. */
void scratch_games_rest(server *s, int64_t older_than)
{
    pthread_mutex_lock(&s->scratching);
    for (int lane = 0; lane <= WORKERS; lane++)
        for (scratch **at = &s->scratch_games[lane]; !s->at_work[lane] && *at;) {
            scratch *d = *at;

            if (d->used > older_than) {
                at = &d->next;
                continue;
            }
            *at = d->next;
            scratch_free(d);
        }
    pthread_mutex_unlock(&s->scratching);
}

/* ---- keys ---- */

void key_hash(uint8_t hash[HASH_BYTES], const uint8_t key[KEY_BYTES])
{
    crypto_generichash(hash, HASH_BYTES, key, KEY_BYTES, NULL, 0);
}

void key_new(uint8_t hash[HASH_BYTES], char hex[2 * KEY_BYTES + 1])
{
    uint8_t key[KEY_BYTES];

    randombytes_buf(key, sizeof key);
    key_hash(hash, key);
    sodium_bin2hex(hex, 2 * KEY_BYTES + 1, key, sizeof key);
    sodium_memzero(key, sizeof key);
}

bool key_of_hex(const char *hex, uint8_t hash[HASH_BYTES])
{
    uint8_t bytes[KEY_BYTES];
    size_t n;

    if (!hex || strlen(hex) != 2 * KEY_BYTES ||
        sodium_hex2bin(bytes, sizeof bytes, hex, 2 * KEY_BYTES, NULL, &n, NULL) != 0 ||
        n != KEY_BYTES)
        return false;
    key_hash(hash, bytes);
    return true;
}

void game_seats_begin(game *g)
{
    for (int side = 0; side < LIN_SIDES; side++) {
        g->seat[side].has_key = g->has_key[side];
        memcpy(g->seat[side].key, g->key[side], HASH_BYTES);
    }
}

const uint8_t *role_key(const game *g, role r)
{
    if (r < LIN_SIDES)
        return g->seat[r].has_key ? g->seat[r].key : NULL;
    return r < ROLES && g->has_key[r] ? g->key[r] : NULL;
}

role game_role(const game *g, const char *key)
{
    uint8_t hash[HASH_BYTES];

    if (!key_of_hex(key, hash))
        return ROLE_NONE;
    for (int r = 0; r < ROLES; r++) {
        const uint8_t *good = role_key(g, (role)r);

        if (good && sodium_memcmp(hash, good, HASH_BYTES) == 0)
            return (role)r;
    }
    return ROLE_NONE;
}

bool role_plays(role r, lin_side side)
{
    return r == ROLE_BOTH || (r == ROLE_FIRST && side == LIN_FIRST) ||
           (r == ROLE_SECOND && side == LIN_SECOND);
}

lin_side role_eyes(role r)
{
    return r == ROLE_FIRST ? LIN_FIRST : r == ROLE_SECOND ? LIN_SECOND : LIN_NOBODY;
}

bool game_hides(const game *g, role r)
{
    const lin_rules *rules = g->field->rules;
    const lin_side who = role_eyes(r);

    if (!rules->redact)
        return false;
    return !rules->hides || (who != LIN_SECOND && rules->hides(g->field, g->state, LIN_FIRST)) ||
           (who != LIN_FIRST && rules->hides(g->field, g->state, LIN_SECOND));
}

/* ---- the games to work with ---- */

/* Of this worker, for that field. */
static scratch *scratch_of(server *s, const lin_field *f)
{
    scratch **first = &s->scratch_games[worker_lane()], *d;

    pthread_mutex_lock(&s->scratching);
    d = *first;
    while (d && d->field != f)
        d = d->next;
    if (!d) {
        d = calloc(1, sizeof *d);
        if (!d)
            abort(); /* a few hundred bytes: nothing would help */
        d->field = f;
        d->next = *first;
        *first = d;
    }
    d->used = now_ms();
    pthread_mutex_unlock(&s->scratching);
    return d;
}

lin_game *scratch_game(server *s, const lin_field *f, int which)
{
    scratch *d = scratch_of(s, f);

    if (!d->game[which] && lin_game_new(&d->game[which], f, lin_dice_typed(), NULL) != LIN_OK)
        abort();
    return d->game[which];
}

lin_dice game_dice(game *g)
{
    return g->dice == DICE_SEALED   ? lin_dice_sealed(&g->sealed)
           : g->dice == DICE_SEEDED ? g->source
                                    : lin_dice_typed();
}

void game_dice_used(game *g, const lin_game *played)
{
    if (g->dice == DICE_SEEDED)
        g->source = lin_dice_of(played);
}

lin_game *game_in_scratch(server *s, game *g)
{
    lin_game *p = scratch_game(s, g->field, 0);
    const uint8_t *faces;

    lin_set_state(p, g->state);
    lin_set_dice(p, game_dice(g));
    lin_events_clear(p);
    (void)lin_thrown(p, &faces);
    return p;
}

lin_game *game_as_seen(server *s, const lin_game *played, role r)
{
    const lin_field *f = lin_game_field(played);
    lin_game *v;

    if (!f->rules->redact)
        return (lin_game *)played;
    v = scratch_game(s, f, 1);
    if (r == ROLE_BOTH) { /* one table: whoever is asked looks */
        const lin_asking asks = lin_waits(played);
        const lin_side side = asks == LIN_ASKS_SIDE ? lin_to_answer(played) : LIN_NOBODY;

        if (side == LIN_NOBODY)
            r = ROLE_WATCH;
        else
            r = side == LIN_FIRST ? ROLE_FIRST : ROLE_SECOND;
    }
    if (lin_waits(played) == LIN_IS_OVER) { /* then everything lies open */
        lin_copy(v, played);
    } else if (r == ROLE_WATCH) { /* what both sides know */
        lin_seen_by(played, LIN_FIRST, v);
        lin_seen_by(v, LIN_SECOND, v);
    } else {
        lin_seen_by(played, r == ROLE_FIRST ? LIN_FIRST : LIN_SECOND, v);
    }
    return v;
}

/* ---- secrets, and the beginning ---- */

bool game_waits_for_secrets(const game *g)
{
    return g->dice == DICE_SEALED && !g->begun;
}

bool seat_owes_secret(const game *g, lin_side side)
{
    return game_waits_for_secrets(g) && !g->study && !g->bot[side] && !g->given[side];
}

/* Where all secrets are there the true game begins; till then its first position is shown, with
 * no dice thrown. */
void game_begin(server *s, game *g)
{
    lin_game *p;
    uint8_t key[32];

    if (g->dice == DICE_SEALED && !seat_owes_secret(g, LIN_FIRST) &&
        !seat_owes_secret(g, LIN_SECOND)) {
        lin_seal_key(key, g->secret, g->given[0] ? g->seat_secret[0] : NULL,
                     g->given[1] ? g->seat_secret[1] : NULL);
        lin_sealed_begin(&g->sealed, key, 0);
        g->begun = true;
    } else if (g->dice != DICE_SEALED) {
        g->begun = true;
        g->source = g->dice == DICE_SEEDED ? lin_dice_seeded(g->seed, 0) : lin_dice_typed();
    }
    if (g->based)
        return; /* its history says where it begins */
    if (lin_game_new(&p, g->field, g->begun ? game_dice(g) : lin_dice_typed(), NULL) != LIN_OK)
        return;
    memcpy(g->state, lin_state(p), g->field->rules->state_size);
    game_dice_used(g, p);
    lin_game_free(p);
    (void)s;
}
