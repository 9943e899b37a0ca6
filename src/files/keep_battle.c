/* keep_battle.c -- a battle that was made here, put into a folder of its own with its map. */
#include "files/files.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static lin_status too_long(lin_refusal *why)
{
    return lin_refuse(why, LIN_BAD_FILE, NULL, "The path to the battle is too long.");
}

static bool join(char path[LIN_PATH], const char *folder, const char *name)
{
    return snprintf(path, LIN_PATH, "%s/%s", folder, name) < LIN_PATH;
}

/* The same map may lie there already; another is nobody's to overwrite. */
static lin_status put_map(const char *path, const char *text, size_t n, lin_refusal *why)
{
    lin_status status = LIN_OK;
    struct stat info;
    char *old;
    size_t size;

    if (stat(path, &info) != 0)
        return lin_spill(path, text, n, why);
    if ((status = lin_slurp(path, LIN_FILE_MOST, &old, &size, why)) != LIN_OK)
        return status;
    if (size != n || memcmp(old, text, n) != 0)
        status =
            lin_refuse(why, LIN_BAD_FILE, NULL,
                       "%.200s is another map; name a folder of its own for the battle.", path);
    lin_free(old);
    return status;
}

static lin_status copy_map(const char *name, const char *from, const char *to, lin_refusal *why)
{
    char source[LIN_PATH], target[LIN_PATH];
    char *text;
    size_t n;
    lin_status status;

    if (!join(source, from, name) || !join(target, to, name))
        return too_long(why);
    if ((status = lin_slurp(source, LIN_FILE_MOST, &text, &n, why)) != LIN_OK)
        return status;
    status = put_map(target, text, n, why);
    lin_free(text);
    return status;
}

static bool same_folder(const char *a, const char *b)
{
    struct stat one, other;

    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

lin_status lin_battle_keep(const lin_source *s, const lin_battle *b, const char *table,
                           const char *folder, const char *text, size_t n, lin_refusal *why)
{
    char from[LIN_PATH], path[LIN_PATH];
    struct stat info;
    lin_status status;

    from[0] = '\0';
    if (!lin_node_get(b->root, "table") &&
        (status = lin_source_folder(s, table, from, sizeof from, why)) != LIN_OK)
        return status;
    if (same_folder(folder, from))
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The table itself lies there; name a folder of its own for the battle.");
    if (mkdir(folder, 0777) != 0 && stat(folder, &info) != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "There is no folder %.200s, and none can be made.", folder);
    if (!lin_node_get(b->root, "table") && /* a table that is made needs no map */
        (status = copy_map(lin_node_text(b->root, "map", "map.tmj"), from, folder, why)) != LIN_OK)
        return status;
    return join(path, folder, LIN_BATTLE_FILE) ? lin_spill(path, text, n, why) : too_long(why);
}
