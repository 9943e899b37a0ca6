/* loose.c -- battles that stand in no list: of forces that players built, and on tables made by
 * chance. There is no end of them, so they are given back.
 *
 * In memory one stays while a game in memory is fought on it, or somebody has asked for it lately;
 * whoever asks later has it read or made again. On disk a battle of built forces lies in a folder
 * of its own until room is needed. Then the folder that was made first goes, of those that nobody
 * uses: first where games have been begun, since the store has their battle's files, and the
 * battle is found there again by its name. */
#include "server/server.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOOSE_REST_MS (10 * 60 * 1000)

/* When it was last asked for; of those in memory alone. */
struct loose {
    struct loose *next;
    const lin_battle *battle;
    int64_t used; /* in ms */
};

static bool is_mustered(const char *id)
{
    return strncmp(id, "mustered-", 9) == 0;
}

static bool is_loose(const char *id)
{
    char base[LIN_PATH];
    lin_made_table made;

    return is_mustered(id) || lin_made_split(id, base, sizeof base, &made);
}

/* ---- in memory ---- */

void loose_asked(server *s, const lin_field *f)
{
    struct loose *l = s->loose;

    s->held_field[worker_lane()] = f; /* until whoever asked is done with it */
    while (l && l->battle != f->battle)
        l = l->next;
    if (!l && is_loose(f->battle->id) && (l = calloc(1, sizeof *l))) {
        l->battle = f->battle;
        l->next = s->loose;
        s->loose = l;
        s->looses++;
    }
    if (l)
        l->used = now_ms();
}

void loose_give_back(server *s, int64_t older_than)
{
    for (struct loose **at = &s->loose; *at;) {
        struct loose *l = *at;

        if (l->used > older_than || battle_is_used(s, l->battle)) {
            at = &l->next;
            continue;
        }
        *at = l->next;
        s->looses--;
        battle_goes(s, l->battle);
        lin_source_drop(s->source, l->battle);
        free(l);
    }
}

void loose_rest(server *s)
{
    loose_give_back(s, now_ms() - LOOSE_REST_MS);
}

void loose_free(server *s)
{
    while (s->loose) {
        struct loose *l = s->loose;

        s->loose = l->next;
        free(l);
    }
}

/* Out of the store, where a game was begun on it. With the lock. */
static bool from_store(server *s, const char *id)
{
    lin_battle *b = NULL;
    lin_field *f = NULL;

    if (!s->disk || !store_battle_named(s->disk, id, &b))
        return false;
    if (lin_field_new(&f, b, NULL, NULL) != LIN_OK) {
        lin_battle_free(b);
        return false;
    }
    return lin_source_adopt(s->source, b, f, NULL) == LIN_OK;
}

bool loose_ready(server *s, const char *id, lin_refusal *why)
{
    char path[LIN_PATH];

    if (made_is_new(s, id))
        return made_keep_field(s, id, why);
    if (is_mustered(id) && !lin_source_has(s->source, id) &&
        lin_source_folder(s->source, id, path, sizeof path, NULL) != LIN_OK)
        from_store(s, id);
    return true;
}

/* ---- on disk ---- */

typedef struct {
    char id[64];
    bool stored;
    int64_t made; /* of its folder */
} candidate;

static bool goes_before(const candidate *a, const candidate *b)
{
    return !b->id[0] || (a->stored != b->stored ? a->stored : a->made < b->made);
}

static int count_and_choose(server *s, candidate *first)
{
    DIR *folder = opendir(s->mustered);
    int n = 0;

    for (const struct dirent *e; folder && (e = readdir(folder));) {
        char path[sizeof s->mustered + 300];
        candidate c = { .stored = false };
        struct stat info;

        n += e->d_name[0] != '.';
        snprintf(path, sizeof path, "%s/%s", s->mustered, e->d_name);
        if (!first || !is_mustered(e->d_name) || strlen(e->d_name) >= sizeof c.id ||
            stat(path, &info) != 0 || lin_source_has(s->source, e->d_name))
            continue;
        strcpy(c.id, e->d_name);
        c.stored = s->disk && store_has_battle(s->disk, c.id);
        c.made = (int64_t)info.st_mtime;
        if (goes_before(&c, first))
            *first = c;
    }
    if (folder)
        closedir(folder);
    return n;
}

static void remove_folder(const server *s, const char *id)
{
    char path[sizeof s->mustered + 64], file[sizeof path + 300];
    DIR *folder;

    snprintf(path, sizeof path, "%s/%s", s->mustered, id);
    folder = opendir(path);
    for (const struct dirent *e; folder && (e = readdir(folder));)
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0) {
            snprintf(file, sizeof file, "%s/%s", path, e->d_name);
            unlink(file);
        }
    if (folder)
        closedir(folder);
    rmdir(path);
}

bool mustered_room(server *s, int most)
{
    candidate first = { .stored = false };

    if (count_and_choose(s, NULL) < most)
        return true;
    loose_rest(s);
    if (count_and_choose(s, &first) < most)
        return true;
    if (!first.id[0])
        return false;
    remove_folder(s, first.id);
    log_line(s, "battles", "%s was given back: nobody used it, and there was no room", first.id);
    return count_and_choose(s, NULL) < most;
}
