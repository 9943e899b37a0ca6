/* scene.c -- writes the battles of scene.h as files, as anybody's battle is. */
#include "lof/scene.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PIXELS   20 /* of the map to an inch */
#define CORNERS  24 /* of an area */
#define IN_GROUP 5

static char folder[64];

const char *scene_folder(void)
{
    strcpy(folder, "/tmp/linstock-scenes-XXXXXX");
    return mkdtemp(folder) && setenv("LINSTOCK_BATTLES", folder, 1) == 0 ? folder : NULL;
}

static FILE *open_file(const scene *s, const char *file)
{
    char path[200];

    snprintf(path, sizeof path, "%s/%s", folder, s->name);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/%s/%s", folder, s->name, file);
    return fopen(path, "w");
}

void scene_remove(const scene *s, int n)
{
    static const char *const part[] = { "/battle.yaml", "/map.tmj", "" };

    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) {
            char path[200];

            snprintf(path, sizeof path, "%s/%s%s", folder, s[i].name, part[k]);
            remove(path);
        }
    rmdir(folder);
}

/* ---- Forces ---- */

static void write_force(FILE *f, const char *side, char letter, int elements)
{
    static const char *const kind[IN_GROUP] = { "infantry, size: large", "infantry, size: medium",
                                                "cavalry, size: medium", "infantry, size: small",
                                                "artillery, size: small" };

    fprintf(f,
            "  - {id: %cFC, side: %s, name: \"%c\", type: force-commander, size: general, rating: "
            "skilled}\n",
            letter, side, letter);
    for (int i = 0; i < elements; i++) {
        const int group = i / IN_GROUP + 1;

        if (i % IN_GROUP == 0)
            fprintf(f,
                    "  - {id: %c%d, side: %s, name: \"%c%d\", type: group-commander, size: "
                    "colonel, rating: skilled}\n",
                    letter, group, side, letter, group);
        fprintf(f, "  - {id: %c%d%c, side: %s, group: %c%d, name: \"%c%d%c\", type: %s}\n", letter,
                group, 'a' + i % IN_GROUP, side, letter, group, letter, group, 'a' + i % IN_GROUP,
                kind[i % IN_GROUP]);
    }
}

static bool write_battle(const scene *s)
{
    FILE *f = open_file(s, "battle.yaml");

    if (!f)
        return false;
    fprintf(f,
            "battle: %s\nrules: landofthefree\ntitle: \"%s\"\ndate: \"today\"\nnote: \"For "
            "measuring.\"\nmap: map.tmj\nrefight: yes\nedges: {british: south, american: north}\n"
            "turns: [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"]\nsides:\n  - {id: british, name: "
            "British, colour: red}\n"
            "  - {id: american, name: American, colour: blue}\nstands: standard\nunits:\n",
            s->name, s->name);
    write_force(f, "british", 'B', s->elements / 2);
    write_force(f, "american", 'A', s->elements / 2);
    return fclose(f) == 0;
}

/* ---- Ground ---- */

static int between(lin_rng *rng, int low, int high)
{
    return low + (int)lin_rng_below(rng, (uint32_t)(high - low + 1));
}

/* A ragged round shape about a point, or a short bent line, or a square. Pixels, y to the south. */
static void write_shape(FILE *f, lin_rng *rng, const char *kind)
{
    static const int cosine[CORNERS] = { 100,  97,  87,  71,  50,  26,  0, -26, -50, -71, -87, -97,
                                         -100, -97, -87, -71, -50, -26, 0, 26,  50,  71,  87,  97 };
    const bool line =
        strcmp(kind, "wall") == 0 || strcmp(kind, "fence") == 0 || strcmp(kind, "stockade") == 0;
    const int points = strcmp(kind, "building") == 0 ? 4 : line ? 3 : CORNERS;

    fprintf(f, ", \"%s\": [", line ? "polyline" : "polygon");
    for (int i = 0; i < points; i++) {
        const int out = points == 4 ? 3 * PIXELS : between(rng, 2 * PIXELS, 5 * PIXELS);
        const int turn = points == 4 ? i * CORNERS / 4 + CORNERS / 8 : i;

        if (line)
            fprintf(f, "%s{\"x\": %d, \"y\": %d}", i ? ", " : "", (i - 1) * 3 * PIXELS,
                    between(rng, -PIXELS, PIXELS));
        else
            fprintf(f, "%s{\"x\": %d, \"y\": %d}", i ? ", " : "",
                    out * cosine[turn % CORNERS] / 100,
                    out * cosine[(turn + CORNERS / 4) % CORNERS] / 100);
    }
    fprintf(f, "]");
}

static bool write_map(const scene *s)
{
    static const char *const kind[10] = { "woods", "wall", "woods",    "crops",   "fence",
                                          "woods", "hill", "stockade", "orchard", "building" };
    FILE *f = open_file(s, "map.tmj");
    lin_rng rng = 1777;

    if (!f)
        return false;
    fprintf(f,
            "{\"type\": \"map\", \"version\": \"1.8\", \"orientation\": \"orthogonal\", \"width\": "
            "%d, \"height\": %d, \"tilewidth\": %d, "
            "\"tileheight\": %d, \"infinite\": false, \"properties\": [{\"name\": \"ground\", "
            "\"type\": \"string\", \"value\": \"inches\"}], "
            "\"tilesets\": [], \"layers\": [{\"id\": 1, \"name\": \"ground\", \"type\": "
            "\"objectgroup\", \"objects\": [\n",
            s->wide, s->high, PIXELS, PIXELS);
    for (int i = 0; i < s->pieces; i++) {
        const char *what = kind[i % 10];

        fprintf(f,
                "%s{\"id\": %d, \"name\": \"%d\", \"type\": \"%s\", \"x\": %d, \"y\": %d, "
                "\"rotation\": 0, \"visible\": true",
                i ? ",\n" : "", i + 1, i + 1, what, between(&rng, 6, s->wide - 6) * PIXELS,
                between(&rng, 6, s->high - 6) * PIXELS);
        if (strcmp(what, "building") == 0)
            fprintf(f, ", \"properties\": [{\"name\": \"size\", \"type\": \"string\", \"value\": "
                       "\"medium\"}]");
        else if (strcmp(what, "hill") == 0)
            fprintf(f,
                    ", \"properties\": [{\"name\": \"level\", \"type\": \"int\", \"value\": 1}]");
        write_shape(f, &rng, what);
        fprintf(f, "}");
    }
    fprintf(f, "]}]}\n");
    return fclose(f) == 0;
}

bool scene_write(const scene *s)
{
    return write_battle(s) && write_map(s);
}
