/* fight.h -- a series of games between bots: what was played, and how it is told. */
#ifndef LIN_CLI_FIGHT_H
#define LIN_CLI_FIGHT_H

#include "cli/cli.h"

#include <stdatomic.h>

enum { FIGHT_DECISIONS = 200000, FIGHT_LEVELS = 32 };

/* How one game ended. */
typedef struct {
    uint64_t hash, decisions;
    int32_t points[LIN_SIDES];
    uint8_t winner, level, agreed, dead;
} fight_ending;

typedef struct {
    uint64_t finished, dead_ends, decisions, hash;
    uint64_t level[LIN_SIDES + 1][FIGHT_LEVELS]; /* [LIN_NOBODY]: draws */
    uint64_t dead_game;                          /* the lowest of them, and why */
    char dead_why[400];
} fight_count;

typedef struct {
    const lin_field *field;
    const lin_bot *bot[LIN_SIDES];
    const char *records; /* a folder, or NULL */
    uint64_t games, seed, lot;
    fight_ending *each; /* by game, where wanted; or NULL */
    atomic_ullong next, done;
    atomic_int working; /* threads still at it */
} fight_series;

/* fight_tell.c: the counts as text or JSON, or a line for each game */
void fight_text(const fight_series *s, const fight_count *c, double seconds);
void fight_json(const fight_series *s, const fight_count *c, double seconds);
void fight_csv(const fight_series *s);

#endif
