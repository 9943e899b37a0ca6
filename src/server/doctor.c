/* doctor.c -- a data folder looked through: the file by SQLite, every game by playing its whole
 * journal again; a copy of the file, and every game as a record, for whoever wants to save them. It
 * only reads, so that it can be done beside a server that is up. */
#include "server/server.h"

#include <errno.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct {
    server *s;
    const doctor_options *want;
    doctor_found *out;
    char (*id)[GAME_ID]; /* read first: a game is opened with statements of its own */
    size_t ids, room;
    char *why;
    size_t size;
    bool failed;
} looking;

static void note_id(void *self, const char *id)
{
    looking *l = self;

    if (l->ids == l->room) {
        const size_t room = l->room ? 2 * l->room : 64;
        void *more = realloc(l->id, room * sizeof *l->id);

        if (!more) {
            l->failed = true;
            return;
        }
        l->id = more;
        l->room = room;
    }
    snprintf(l->id[l->ids++], GAME_ID, "%s", id);
}

static bool fail(looking *l, const char *format, const char *a, const char *b)
{
    snprintf(l->why, l->size, format, a, b);
    l->failed = true;
    return false;
}

static bool save(looking *l, game *g)
{
    char path[1200], *text = NULL;
    lin_refusal why = { 0 };
    bool done;

    if ((size_t)snprintf(path, sizeof path, "%s/%s.lin", l->want->records, g->id) >= sizeof path)
        return fail(l, "The path of %.100s is too long.%s", l->want->records, "");
    if (!record_whole(l->s, g, &text, &why))
        return true; /* the game's own trouble, which is told */
    done = lin_spill(path, text, strlen(text), &why) == LIN_OK;
    lin_free(text);
    if (!done)
        return fail(l, "%.120s cannot be written: %.150s", path, why.text);
    l->out->saved++;
    return true;
}

static void look_at(looking *l, const char *id)
{
    lin_refusal why = { 0 };
    game *g = game_find(l->s, id, &why);
    const bool plays = g && history_open(l->s, g, &why);
    const char *trouble = !g       ? why.text[0] ? why.text : "It cannot be read."
                          : !plays ? why.text
                                   : g->frozen;

    l->out->games++;
    l->out->rows += g ? g->n : 0;
    l->out->troubled += trouble != NULL;
    if (l->want->game)
        l->want->game(l->want->self, id, g ? g->field->battle->id : "?", g ? g->n : 0, trouble);
    if (plays && l->want->records && !l->failed)
        save(l, g);
    games_forget_idle(l->s, INT64_MAX);
}

static bool look(looking *l)
{
    const doctor_options *want = l->want;

    store_check(l->s->disk, l->out->damage, sizeof l->out->damage);
    if (want->backup && !store_backup(l->s->disk, want->backup, l->why, l->size))
        return false;
    if (want->records && mkdir(want->records, 0700) != 0 && errno != EEXIST)
        return fail(l, "The folder %.100s cannot be made: %s.", want->records, strerror(errno));
    store_ids(l->s->disk, note_id, l);
    for (size_t i = 0; i < l->ids && !l->failed; i++)
        look_at(l, l->id[i]);
    return !l->failed;
}

bool lin_doctor(const doctor_options *want, doctor_found *out, char *why, size_t size)
{
    server *s = calloc(1, sizeof *s);
    looking l = { .s = s, .want = want, .out = out, .why = why, .size = size };
    struct stat info;
    bool done = false;

    *out = (doctor_found){ 0 };
    snprintf(why, size, "There is no memory left.");
    if (s && sodium_init() >= 0 && (s->source = lin_source_new(want->share))) {
        s->read_only = true;
        snprintf(why, size, "There are no games in %.200s.", want->data);
        if (stat(want->data, &info) == 0)
            s->disk = store_open(want->data, true, why, size);
        if (s->disk) {
            mustered_open(s, want->data);
            done = look(&l);
        }
        histories_free(s);
        games_free(s);
        lessons_free(s);
        fields_free(s);
        loose_free(s);
        store_close(s->disk);
        lin_source_free(s->source);
    }
    free(l.id);
    free(s);
    return done;
}
