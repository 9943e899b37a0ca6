/* fight_tell.c -- what came of a series: wins with their intervals, levels of victory, speed. */
#include "cli/fight.h"

#include <math.h>

/* Wilson's interval for k of n, at 95 in a hundred. */
static void wilson(uint64_t k, uint64_t n, double *low, double *high)
{
    const double z = 1.959963984540054, trials = (double)n, p = trials > 0 ? (double)k / trials : 0;
    const double bottom = 1 + z * z / trials, middle = p + z * z / (2 * trials),
                 half = z * sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials));

    *low = *high = 0;
    if (n == 0)
        return;
    *low = (middle - half) / bottom;
    *high = (middle + half) / bottom;
}

static uint64_t wins_of(const fight_count *c, int side)
{
    uint64_t n = 0;

    for (int l = 0; l < FIGHT_LEVELS; l++)
        n += c->level[side][l];
    return n;
}

/* "british major victory", or "draw". */
static void level_name(const lin_field *f, int side, int level, char *out, size_t size)
{
    const char *name = level < f->rules->levels ? f->rules->level[level] : "?";

    if (side < LIN_SIDES)
        snprintf(out, size, "%s %s", f->battle->side_id[side], name);
    else
        snprintf(out, size, "draw");
}

static void tell_levels(const fight_series *s, const fight_count *c,
                        void (*tell)(void *, const char *, uint64_t), void *self)
{
    for (int side = 0; side < LIN_SIDES; side++)
        for (int l = 0; l < FIGHT_LEVELS; l++)
            if (c->level[side][l]) {
                char name[80];

                level_name(s->field, side, l, name, sizeof name);
                tell(self, name, c->level[side][l]);
            }
    if (wins_of(c, LIN_NOBODY))
        tell(self, "draw", wins_of(c, LIN_NOBODY));
}

static void level_json(void *self, const char *name, uint64_t n)
{
    json_put_int(self, name, (int64_t)n);
}

static void level_text(void *self, const char *name, uint64_t n)
{
    (void)self;
    printf("  %-32s %llu\n", name, (unsigned long long)n);
}

static double per_second(uint64_t n, double seconds)
{
    return seconds > 0 ? (double)n / seconds : 0;
}

void fight_json(const fight_series *s, const fight_count *c, double seconds)
{
    const lin_battle *b = s->field->battle;
    json_writer j = cli_json();

    json_open(&j, NULL, '{');
    json_put_text(&j, "battle", b->id);
    json_put_text(&j, "rules", b->rules);
    json_open(&j, "bots", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_text(&j, NULL, s->bot[side]->name);
    json_close(&j, ']');
    json_put_int(&j, "games", (int64_t)s->games);
    json_put_int(&j, "seed", (int64_t)s->seed);
    json_put_int(&j, "finished", (int64_t)c->finished);
    json_put_int(&j, "dead_ends", (int64_t)c->dead_ends);
    json_open(&j, "wins", '{');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_int(&j, b->side_id[side], (int64_t)wins_of(c, side));
    json_close(&j, '}');
    json_put_int(&j, "draws", (int64_t)wins_of(c, LIN_NOBODY));
    json_open(&j, "levels", '{');
    tell_levels(s, c, level_json, &j);
    json_close(&j, '}');
    json_put_int(&j, "decisions", (int64_t)c->decisions);
    json_put_real(&j, "seconds", seconds, 6);
    json_put_real(&j, "decisions_per_second", per_second(c->decisions, seconds), 3);
    json_put_real(&j, "games_per_second", per_second(s->games, seconds), 3);
    json_put_hex(&j, "hash", c->hash);
    json_close(&j, '}');
    cli_json_end(&j);
}

static void print_share(const char *name, uint64_t k, uint64_t n)
{
    double low, high;

    wilson(k, n, &low, &high);
    printf("  %-32s %-9llu %5.1f%%  (95%%: %.1f%% to %.1f%%)\n", name, (unsigned long long)k,
           n ? 100.0 * (double)k / (double)n : 0.0, 100 * low, 100 * high);
}

void fight_text(const fight_series *s, const fight_count *c, double seconds)
{
    const lin_battle *b = s->field->battle;

    printf("%s: %s (%s) against %s (%s), %llu games, seed %llu\n", b->id,
           lin_side_name(b, LIN_FIRST), s->bot[0]->name, lin_side_name(b, LIN_SECOND),
           s->bot[1]->name, (unsigned long long)s->games, (unsigned long long)s->seed);
    for (int side = 0; side < LIN_SIDES; side++) {
        char name[60];

        snprintf(name, sizeof name, "%s wins", lin_side_name(b, (lin_side)side));
        print_share(name, wins_of(c, side), c->finished);
    }
    print_share("draws", wins_of(c, LIN_NOBODY), c->finished);
    tell_levels(s, c, level_text, NULL);
    printf("  %-32s %llu\n", "dead ends", (unsigned long long)c->dead_ends);
    printf("%llu decisions in %.2f s: %.0f decisions a second, %.1f games a second\n",
           (unsigned long long)c->decisions, seconds, per_second(c->decisions, seconds),
           per_second(s->games, seconds));
    printf("hash %016llx\n", (unsigned long long)c->hash);
}

void fight_csv(const fight_series *s)
{
    const lin_battle *b = s->field->battle;

    printf("game,winner,level,points,decisions,hash\n");
    for (uint64_t i = 0; i < s->games; i++) {
        const fight_ending *e = &s->each[i];
        char level[80];

        level_name(s->field, e->winner < LIN_SIDES ? e->winner : LIN_NOBODY, e->level, level,
                   sizeof level);
        printf("%llu,%s,%s,%d:%d,%llu,%016llx\n", (unsigned long long)i,
               e->dead                 ? ""
               : e->winner < LIN_SIDES ? b->side_id[e->winner]
                                       : "nobody",
               e->dead ? "dead end" : level, e->points[0], e->points[1],
               (unsigned long long)e->decisions, (unsigned long long)e->hash);
        if (ferror(stdout))
            return;
    }
}
