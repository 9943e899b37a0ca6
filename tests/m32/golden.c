/* golden.c -- yesterday's games once more, by a program that has the engine alone: golden IMAGES
 * FILE...
 *
 * A FILE of tests/golden (.csv) is played game by game as `linstock fight` plays it, and every line
 * must come out as it stands there; records.txt is replayed record by record; rule scripts (.t) are
 * run. IMAGES is the folder of battles that dump.c has made. The last line is the count. */
#include "m32/image.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *images;
static int passed, failed;

static void verdict(bool well, const char *file, const char *what, const char *why)
{
    passed += well;
    failed += !well;
    if (!well)
        printf("FAILED %s: %s: %s\n", file, what, why);
}

/* ---- fields ---- */

#define BATTLES 64

static struct {
    char name[80];
    const lin_battle *battle;
} known[BATTLES];

static const lin_battle *battle_named(const char *name)
{
    char file[600];
    int i = 0;

    for (; i < BATTLES && known[i].battle; i++)
        if (strcmp(known[i].name, name) == 0)
            return known[i].battle;
    if (i == BATTLES)
        return NULL;
    snprintf(file, sizeof file, "%s/%s.battle", images, name);
    snprintf(known[i].name, sizeof known[i].name, "%s", name);
    return known[i].battle = image_read(file);
}

/* Kept till the end: a script may hold on to them. */
static lin_status field_named(void *self, const char *battle, const char *options,
                              const lin_field **out, lin_refusal *why)
{
    const lin_battle *b = battle_named(battle);
    lin_field *f = NULL;
    const lin_status status =
        b ? lin_field_new(&f, b, options, why)
          : lin_refuse(why, LIN_BAD_FILE, NULL, "There is no image of %s.", battle);

    (void)self;
    *out = f;
    return status;
}

static char *slurp(const char *file, size_t *n)
{
    FILE *in = fopen(file, "rb");
    char *text = malloc(4 << 20);

    *n = in && text ? fread(text, 1, (4 << 20) - 1, in) : 0;
    if (in)
        fclose(in);
    if (text)
        text[*n] = '\0';
    return text;
}

/* ---- games, as `linstock fight` seeds them ---- */

static lin_rng rng_of(uint64_t seed, uint64_t game, int side)
{
    lin_rng r = seed ^ 0x6c696e73746f636bu;

    r = lin_rng_next(&r) ^ game * 0x9e3779b97f4a7c15u;
    r = lin_rng_next(&r) + (uint64_t)side;
    return lin_rng_next(&r);
}

static uint64_t play(const lin_field *f, const lin_bot *const bot[LIN_SIDES], uint64_t number)
{
    lin_rng rng[LIN_SIDES] = { rng_of(1777, number, 0), rng_of(1777, number, 1) };
    lin_game *g = NULL, *view = NULL;
    uint64_t hash = 0;

    if (lin_game_new(&g, f, lin_dice_seeded(1777, number), NULL) != LIN_OK ||
        lin_game_new(&view, f, lin_dice_typed(), NULL) != LIN_OK)
        return 0;
    lin_listen(g, false);
    while (lin_waits(g) == LIN_ASKS_SIDE) {
        const lin_side side = lin_to_answer(g);
        lin_order o;

        if (f->rules->redact)
            lin_seen_by(g, side, view);
        if (!bot[side]->choose(f->rules->redact ? view : g, &rng[side], &o) ||
            lin_give(g, side, &o, NULL) != LIN_OK)
            break;
    }
    hash = lin_waits(g) == LIN_IS_OVER ? lin_hash(g) : 0;
    lin_game_free(g);
    lin_game_free(view);
    return hash;
}

/* "# take-the-field doctrine,random scenario=ambush": what the lines below it are games of. */
static const lin_field *headline(char *line, const lin_bot *bot[LIN_SIDES])
{
    char *rest, *battle = strtok_r(line + 1, " \n", &rest), *bots = strtok_r(NULL, " \n", &rest),
                *options = strtok_r(NULL, " \n", &rest), *comma = bots ? strchr(bots, ',') : NULL;
    const lin_field *f = NULL;
    lin_refusal why;

    if (!comma)
        return NULL;
    *comma = '\0';
    bot[0] = lin_bot_find(bots);
    bot[1] = lin_bot_find(comma + 1);
    if (field_named(NULL, battle, options, &f, &why) != LIN_OK)
        printf("%s: %s\n", battle, why.text);
    return bot[0] && bot[1] ? f : NULL;
}

static void fights(const char *file)
{
    const lin_bot *bot[LIN_SIDES] = { NULL, NULL };
    const lin_field *f = NULL;
    FILE *in = fopen(file, "r");
    char line[400];

    while (in && fgets(line, sizeof line, in)) {
        const char *last = strrchr(line, ',');
        char came[20];

        if (line[0] == '#') {
            f = headline(line, bot);
            continue;
        }
        snprintf(came, sizeof came, "%016" PRIx64, f ? play(f, bot, strtoull(line, NULL, 10)) : 0);
        verdict(last && strncmp(last + 1, came, 16) == 0, file, line, came);
    }
    if (in)
        fclose(in);
    else
        verdict(false, file, "golden games", "cannot be read");
}

/* ---- records ---- */

static uint64_t replay(const char *file, lin_refusal *why)
{
    char battle[200], options[512];
    lin_session *s = NULL;
    const lin_field *f;
    uint64_t hash = 0;
    size_t n;
    char *text = slurp(file, &n);

    if (lin_record_header(text, n, "battle", battle, sizeof battle, why) == LIN_OK &&
        lin_record_options(text, n, options, sizeof options, why) == LIN_OK &&
        field_named(NULL, battle, options[0] ? options : NULL, &f, why) == LIN_OK &&
        lin_record_read(&s, f, text, n, lin_dice_typed(), why) == LIN_OK)
        hash = lin_hash(lin_session_game(s));
    lin_session_free(s);
    free(text);
    return hash;
}

static void records(const char *file)
{
    FILE *in = fopen(file, "r");
    char name[200], hash[20], path[300], came[20];

    while (in && fscanf(in, "%199s %19s", name, hash) == 2) {
        lin_refusal why = { 0 };

        snprintf(path, sizeof path, "tests/records/%s", name);
        snprintf(came, sizeof came, "%016" PRIx64, replay(path, &why));
        verdict(strcmp(came, hash) == 0, name, came, why.text);
    }
    if (in)
        fclose(in);
}

/* ---- rule scripts, odds among them ---- */

static void report(void *self, const char *file, int line, bool well, const char *title,
                   const char *why)
{
    (void)self;
    (void)line;
    verdict(well, file, title, why ? why : "");
}

static void script(const char *file)
{
    const lin_script_source source = { field_named, NULL, NULL, NULL };
    lin_refusal why = { 0 };
    lin_tally tally = { 0, 0 };
    size_t n;
    char *text = slurp(file, &n);

    if (lin_script_run(file, text, n, &source, report, NULL, &tally, &why) != LIN_OK)
        verdict(false, file, "script", why.text);
    free(text);
}

int main(int argc, char **argv)
{
    images = argc > 1 ? argv[1] : ".";
    for (int i = 2; i < argc; i++) {
        const size_t n = strlen(argv[i]);

        if (n > 2 && strcmp(argv[i] + n - 2, ".t") == 0)
            script(argv[i]);
        else if (n > 4 && strcmp(argv[i] + n - 4, ".csv") == 0)
            fights(argv[i]);
        else
            records(argv[i]);
    }
    printf("%d bits: %d passed, %d failed\n", (int)sizeof(void *) * 8, passed, failed);
    return failed > 0;
}
