/* find.c -- where battles are.
 *
 * A battle is a folder with a battle.yaml in it, known by the folder's name. The places are
 * looked through in order and the first that has the name wins: what the player set up
 * himself ($LINSTOCK_BATTLES), then what lies beside a program that was built but not
 * installed, then what was installed. */
#include "files/files.h"
#include "core/core.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PLACES_MOST 16
#define NAMES_MOST  512
#define NAME_SIZE   48

/* The places, and the names of the battles in them. */
typedef struct {
    int places, names;
    char place[PLACES_MOST][LIN_PATH];
    char name[NAMES_MOST][NAME_SIZE];
} survey;

/* ---- Places ---- */

static void add_place(survey *s, const char *folder, size_t n, const char *below)
{
    if (n == 0 || n >= LIN_PATH || s->places == PLACES_MOST)
        return;
    if (snprintf(s->place[s->places], LIN_PATH, "%.*s%s", (int)n, folder, below) < LIN_PATH)
        s->places++;
}

/* Bytes of the path of the folder that the running program lies in; 0: not to be known. */
static size_t program_folder(char *path, size_t size)
{
    const ssize_t n = readlink("/proc/self/exe", path, size - 1);
    const char *slash;

    if (n <= 0 || (size_t)n >= size - 1)
        return 0;
    path[n] = '\0';
    slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) : 0;
}

static survey *survey_new(const char *share)
{
    survey *s = calloc(1, sizeof *s);
    const char *own = getenv("LINSTOCK_BATTLES");
    char program[LIN_PATH];
    size_t n;

    if (!s)
        return NULL;
    while (own && *own) {
        n = strcspn(own, ":");
        add_place(s, own, n, "");
        own += n + (own[n] == ':');
    }
    n = program_folder(program, sizeof program);
    add_place(s, program, n, "/../battles");
    add_place(s, program, n, "/../../battles");
    add_place(s, program, n, "/../share/linstock/battles");
    if (share)
        add_place(s, share, strlen(share), "/battles");
    return s;
}

static lin_status no_memory(lin_refusal *why)
{
    return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left to look for battles.");
}

/* ---- Battles in them ---- */

static bool is_name(const char *name)
{
    return *name && *name != '.' && strlen(name) < NAME_SIZE &&
           !name[strspn(name, LIN_PLAIN_CHARS "._-")];
}

/* Is there such a battle in this folder? Writes the path of it. */
static bool battle_in(const char *folder, const char *name, char *path, size_t size)
{
    char file[LIN_PATH + NAME_SIZE + 16];
    struct stat info;

    snprintf(file, sizeof file, "%s/%s/" LIN_BATTLE_FILE, folder, name);
    return stat(file, &info) == 0 && S_ISREG(info.st_mode) &&
           (size_t)snprintf(path, size, "%s/%s", folder, name) < size;
}

static bool find_name(const survey *s, const char *name, char *path, size_t size)
{
    for (int i = 0; is_name(name) && i < s->places; i++)
        if (battle_in(s->place[i], name, path, size))
            return true;
    return false;
}

static void note_name(survey *s, const char *folder, const char *name)
{
    char path[LIN_PATH];

    if (s->names == NAMES_MOST || !is_name(name) || !battle_in(folder, name, path, sizeof path))
        return;
    for (int i = 0; i < s->names; i++)
        if (strcmp(s->name[i], name) == 0)
            return;
    snprintf(s->name[s->names++], NAME_SIZE, "%s", name);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void survey_names(survey *s)
{
    for (int i = 0; i < s->places; i++) {
        DIR *folder = opendir(s->place[i]);

        for (const struct dirent *e; folder && (e = readdir(folder));)
            note_name(s, s->place[i], e->d_name);
        if (folder)
            closedir(folder);
    }
    qsort(s->name, (size_t)s->names, NAME_SIZE, by_name);
}

/* ---- What others ask ---- */

lin_status lin_battles_each(const char *share, lin_battle_seen seen, void *self, lin_refusal *why)
{
    survey *s = survey_new(share);
    char path[LIN_PATH];

    if (!s)
        return no_memory(why);
    survey_names(s);
    for (int i = 0; i < s->names; i++)
        if (find_name(s, s->name[i], path, sizeof path))
            seen(self, s->name[i], path);
    free(s);
    return LIN_OK;
}

static lin_status refuse_name(survey *s, const char *name, lin_refusal *why)
{
    char known[140], quote[60];
    lin_text t = lin_text_in(known, sizeof known);

    survey_names(s);
    for (int i = 0; i < s->names; i++)
        lin_put(&t, "%s%s", i ? ", " : "", s->name[i]);
    if (s->names == 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "There is no battle called \"%s\", and no other was found; set "
                          "LINSTOCK_BATTLES to the folder that holds the battles.",
                          lin_quoted(name, quote, sizeof quote));
    return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no battle called \"%s\"; there are: %s%s.",
                      lin_quoted(name, quote, sizeof quote), known, t.cut ? " ..." : "");
}

static bool is_path(const char *name)
{
    const size_t n = strlen(name);

    return strchr(name, '/') || strcmp(name, ".") == 0 || strcmp(name, "..") == 0 ||
           (n >= 5 && strcmp(name + n - 5, ".yaml") == 0);
}

lin_status lin_battle_folder(const char *name, char *path, size_t size, lin_refusal *why)
{
    const char *slash = strrchr(name, '/');
    struct stat info;
    char quote[120];
    int n;

    if (stat(name, &info) != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "There is no battle at %s; it should be a folder with a " LIN_BATTLE_FILE
                          " in it.",
                          lin_quoted(name, quote, sizeof quote));
    if (S_ISDIR(info.st_mode))
        n = snprintf(path, size, "%s", name);
    else if (strcmp(slash ? slash + 1 : name, LIN_BATTLE_FILE) != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "%s is not a battle; name a folder with a " LIN_BATTLE_FILE " in it.",
                          lin_quoted(name, quote, sizeof quote));
    else
        n = slash ? snprintf(path, size, "%.*s", (int)(slash - name + (slash == name)), name)
                  : snprintf(path, size, ".");
    if (n < 0 || (size_t)n >= size)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The path to the battle is too long.");
    return LIN_OK;
}

lin_status lin_battles_find(const char *name, const char *share, char *path, size_t size,
                            lin_refusal *why)
{
    survey *s;
    lin_status st = LIN_OK;

    if (is_path(name))
        return lin_battle_folder(name, path, size, why);
    s = survey_new(share);
    if (!s)
        return no_memory(why);
    if (!find_name(s, name, path, size) && !battle_in(".", name, path, size))
        st = refuse_name(s, name, why);
    free(s);
    return st;
}
