/* fields.c -- the battles of games: as their folders have them now, or as their files were when a
 * game was begun.
 *
 * A game is worth nothing without the field it is played on, so the battle's files are stored with
 * the first game of them (by their hash, so that all games of one battle share them). Where a
 * folder has changed since, a game goes on with the files it began with; where even these come to
 * another field, since the rules read them otherwise now, the game is frozen. */
#include "server/server.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

/* ---- whose files are stored ---- */

struct stored_battle {
    struct stored_battle *next;
    const lin_battle *battle;
    uint8_t files[HASH_BYTES];
    bool stored;
};

static void hash_of(const lin_battle *b, uint8_t files[HASH_BYTES])
{
    const lin_battle_files f = lin_files_of_battle(b);
    crypto_generichash_state h;
    const uint64_t size[2] = { f.yaml_size, f.map_size };

    crypto_generichash_init(&h, NULL, 0, HASH_BYTES);
    crypto_generichash_update(&h, (const unsigned char *)size, sizeof size);
    crypto_generichash_update(&h, (const unsigned char *)f.yaml, f.yaml_size);
    crypto_generichash_update(&h, (const unsigned char *)(f.map ? f.map : ""), f.map_size);
    crypto_generichash_final(&h, files, HASH_BYTES);
}

static struct stored_battle *known(server *s, const lin_battle *b)
{
    struct stored_battle *k = s->stored;

    while (k && k->battle != b)
        k = k->next;
    if (k || !(k = calloc(1, sizeof *k)))
        return k;
    k->battle = b;
    hash_of(b, k->files);
    k->next = s->stored;
    s->stored = k;
    return k;
}

void battle_files_hash(server *s, const lin_battle *b, uint8_t files[HASH_BYTES])
{
    const struct stored_battle *k = known(s, b);

    if (k)
        memcpy(files, k->files, HASH_BYTES);
    else
        hash_of(b, files);
}

bool battle_is_stored(server *s, const lin_battle *b)
{
    const struct stored_battle *k = known(s, b);

    return k && k->stored;
}

void battle_stored(server *s, const lin_battle *b)
{
    struct stored_battle *k = known(s, b);

    if (k)
        k->stored = true;
}

/* ---- fields of battles as they were ---- */

struct kept_field {
    struct kept_field *next;
    uint8_t files[HASH_BYTES];
    char options[OPTIONS_TEXT];
    lin_battle *battle;
    lin_field *field;
    int64_t used; /* when it was last asked for, in ms */
};

static const lin_field *keep_it(server *s, struct kept_field *k)
{
    k->used = now_ms();
    s->held_field[worker_lane()] = k->field;
    return k->field;
}

static const lin_field *kept_field(server *s, const uint8_t files[HASH_BYTES], const char *options,
                                   lin_refusal *why)
{
    struct kept_field *k = s->kept_fields;

    while (k && (memcmp(k->files, files, HASH_BYTES) != 0 || strcmp(k->options, options) != 0))
        k = k->next;
    if (k)
        return keep_it(s, k);
    k = calloc(1, sizeof *k);
    if (!k || !store_battle(s->disk, files, &k->battle, why) ||
        lin_field_new(&k->field, k->battle, *options ? options : NULL, why) != LIN_OK) {
        if (k)
            lin_battle_free(k->battle);
        free(k);
        return NULL;
    }
    memcpy(k->files, files, HASH_BYTES);
    snprintf(k->options, sizeof k->options, "%s", options);
    k->next = s->kept_fields;
    s->kept_fields = k;
    return keep_it(s, k);
}

/* ---- fields with other options than the usual ones ---- */

/* They are shared by what the options mean (pages.c), and given back when no game has them: there
 * are too many ways to ask for one to keep them all. */
struct optional_field {
    struct optional_field *next;
    const lin_battle *battle;
    char options[OPTIONS_TEXT];
    lin_field *field;
    int64_t used; /* when it was last asked for, in ms */
};

#define FIELDS_MOST   256
#define FIELD_REST_MS (10 * 60 * 1000)

static struct optional_field *optional_find(const server *s, const lin_battle *b,
                                            const char *options)
{
    struct optional_field *k = s->optional_fields;

    while (k && (k->battle != b || strcmp(k->options, options) != 0))
        k = k->next;
    return k;
}

/* While a game is being made it is not in the table yet: whoever makes it holds on to its field. */
static bool is_used(const server *s, const lin_field *f)
{
    for (int lane = 0; lane <= WORKERS; lane++)
        if (s->held_field[lane] == f)
            return true;
    for (size_t i = 0; i < BUCKETS; i++)
        for (const game *g = s->bucket[i]; g; g = g->next)
            if (g->field == f)
                return true;
    return false;
}

/* Somebody is at work with it, or a game in memory is fought on it, with whatever options. */
bool battle_is_used(const server *s, const lin_battle *b)
{
    for (int lane = 0; lane <= WORKERS; lane++)
        if (s->held_field[lane] && s->held_field[lane]->battle == b)
            return true;
    for (const struct optional_field *k = s->optional_fields; k; k = k->next)
        if (k->battle == b)
            return true;
    for (size_t i = 0; i < BUCKETS; i++)
        for (const game *g = s->bucket[i]; g; g = g->next)
            if (g->field && g->field->battle == b)
                return true;
    return workers_have_battle(s, b);
}

/* All that was made of it, and what is known of its files. */
static void field_goes(server *s, const lin_field *f)
{
    scratch_games_drop(s, f);
    workers_field_goes(s, f);
}

static void stored_goes(server *s, const lin_battle *b)
{
    struct stored_battle **at = &s->stored;

    while (*at && (*at)->battle != b)
        at = &(*at)->next;
    if (*at) {
        struct stored_battle *k = *at;

        *at = k->next;
        free(k);
    }
}

static void usual_goes(void *self, const lin_field *f)
{
    field_goes(self, f);
}

void battle_goes(server *s, const lin_battle *b)
{
    lin_source_fields(s->source, b, usual_goes, s);
    grounds_drop(s, b);
    stored_goes(s, b);
}

/* Those that no game has and nobody has asked for since. */
static void fields_give_back(server *s, int64_t older_than)
{
    struct optional_field **at = &s->optional_fields;

    while (*at) {
        struct optional_field *k = *at;

        if (k->used > older_than || is_used(s, k->field)) {
            at = &k->next;
            continue;
        }
        *at = k->next;
        field_goes(s, k->field);
        lin_field_free(k->field);
        free(k);
        s->optionals--;
    }
}

/* Of battles as they were. */
static void kept_give_back(server *s, int64_t older_than)
{
    for (struct kept_field **at = &s->kept_fields; *at;) {
        struct kept_field *k = *at;

        if (k->used > older_than || is_used(s, k->field)) {
            at = &k->next;
            continue;
        }
        *at = k->next;
        field_goes(s, k->field);
        stored_goes(s, k->battle);
        lin_field_free(k->field);
        lin_battle_free(k->battle);
        free(k);
    }
}

void fields_rest(server *s)
{
    fields_give_back(s, now_ms() - FIELD_REST_MS);
    kept_give_back(s, now_ms() - FIELD_REST_MS);
}

static lin_status no_room(lin_refusal *why)
{
    return lin_refuse(why, LIN_NO_MEMORY, NULL,
                      "Battles with so many different options are being fought here that there is "
                      "no room for others; leave them as they usually are, or come back later.");
}

static const lin_field *hold(server *s, struct optional_field *k)
{
    k->used = now_ms();
    s->held_field[worker_lane()] = k->field;
    return k->field;
}

/* With the lock; a worker who has it once lets it go while he builds. */
const lin_field *field_optional(server *s, const lin_battle *b, const char *options,
                                lin_refusal *why)
{
    struct optional_field *k = optional_find(s, b, options), *twin;
    lin_status status;
    bool went;

    if (k)
        return hold(s, k);
    if (s->optionals >= FIELDS_MOST)
        fields_give_back(s, now_ms());
    if (s->optionals >= FIELDS_MOST || strlen(options) >= sizeof k->options ||
        !(k = calloc(1, sizeof *k))) {
        no_room(why);
        return NULL;
    }
    strcpy(k->options, options);
    k->battle = b;
    went = worker_lets_go(s);
    status = lin_field_new(&k->field, b, options, why);
    worker_takes_again(s, went);
    twin = optional_find(s, b, options);
    if (status != LIN_OK || twin) {
        lin_field_free(k->field);
        free(k);
        return status == LIN_OK ? hold(s, twin) : NULL;
    }
    k->next = s->optional_fields;
    s->optional_fields = k;
    s->optionals++;
    return hold(s, k);
}

void fields_free(server *s)
{
    while (s->optional_fields) {
        struct optional_field *k = s->optional_fields;

        s->optional_fields = k->next;
        lin_field_free(k->field);
        free(k);
    }
    while (s->kept_fields) {
        struct kept_field *k = s->kept_fields;

        s->kept_fields = k->next;
        lin_field_free(k->field);
        lin_battle_free(k->battle);
        free(k);
    }
    while (s->stored) {
        struct stored_battle *k = s->stored;

        s->stored = k->next;
        free(k);
    }
}

/* ---- the field of a game ---- */

static bool is_it(const lin_field *f, const field_wanted *want)
{
    return f && (!want->known || lin_field_hash(f) == want->hash);
}

bool field_of_game(server *s, game *g, const field_wanted *want, lin_refusal *why)
{
    const lin_field *now = NULL, *then = NULL;

    now = field_by_meaning(s, want->battle, g->options, why);
    if (!is_it(now, want) && want->kept)
        then = kept_field(s, want->files, g->options, now ? NULL : why);
    g->field = is_it(now, want) ? now : then ? then : now;
    if (!g->field)
        return false;
    if (g->field->rules->version != want->rules)
        game_freeze(g,
                    "This game was begun by version %d of the rules of %s; here they are version "
                    "%d, by which the same orders may come to another game. It is shown as far as "
                    "it is the same; the release that began it plays it.",
                    want->rules, g->field->rules->name, g->field->rules->version);
    else if (!is_it(g->field, want))
        game_freeze(g,
                    "The battle of this game is not what it was when the game was begun, and the "
                    "files of that are not to be had. It is shown as far as it is the same, and "
                    "does not go on.");
    if (why)
        *why = (lin_refusal){ 0 };
    return true;
}
