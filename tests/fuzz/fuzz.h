/* fuzz.h -- what the fuzz targets share: the battles they play on, and how they complain.
 *
 * A target is one function that is given bytes, hands them to a reader, and aborts where the
 * reader's promise is broken. libFuzzer calls it with bytes it makes up; replay.c calls it with
 * those that were kept. What is accepted must hold: no invariant lost, and a game that can be
 * played on.
 *
 *     cmake -B build/fuzz -G Ninja -DCMAKE_C_COMPILER=clang -DLIN_FUZZ=ON && ninja -C build/fuzz
 *     mkdir build/fuzz/new
 *     build/fuzz/fuzz_orders -dict=tests/fuzz/orders.dict build/fuzz/new tests/fuzz/corpus/orders
 *
 * An input that found something is kept in crashers/ once it is mended, under a name that tells
 * what it was; corpus/ holds a few inputs for every corner that has been reached. */
#ifndef LIN_FUZZ_H
#define LIN_FUZZ_H

#include "files/files.h"
#include "linstock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUZZ_BATTLE LIN_SOURCE_DIR "/battles/brandywine-1777"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

_Noreturn static inline void fuzz_fail(const char *what, const char *detail)
{
    fprintf(stderr, "fuzz: %s: %s\n", what, detail ? detail : "");
    abort();
}

/* A text with a NUL after it, as readers of lines get them. Freed by the caller. */
static inline char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);

    if (!text)
        fuzz_fail("no memory", "text");
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

/* ---- Battles, loaded once ---- */

/* Brandywine; the crowd of the tests, where armies meet at once; Land of the Free, on tables great
 * and small. */
static const struct {
    const char *id, *path;
} fuzz_battles[] = {
    { "brandywine-1777", FUZZ_BATTLE },
    { "scrum", LIN_SOURCE_DIR "/tests/battles/scrum" },
    { "lof-drill", LIN_SOURCE_DIR "/tests/battles/lof-drill" },
    { "lof-walls", LIN_SOURCE_DIR "/tests/battles/lof-walls" },
    { "take-the-field", LIN_SOURCE_DIR "/battles/take-the-field" },
    { "cowpens-1781", LIN_SOURCE_DIR "/battles/cowpens-1781" },
};
#define FUZZ_BATTLES ((int)(sizeof fuzz_battles / sizeof *fuzz_battles))
#define FUZZ_SCRUM   1

/* Its number; that of Brandywine where there is none of the name. */
static inline int fuzz_named(const char *id)
{
    for (int i = 0; i < FUZZ_BATTLES; i++)
        if (strcmp(fuzz_battles[i].id, id) == 0)
            return i;
    return 0;
}

static inline const char *fuzz_path(int which)
{
    return fuzz_battles[which].path;
}

static inline const lin_battle *fuzz_battle(int which)
{
    static lin_battle *battle[FUZZ_BATTLES];
    lin_refusal why;

    if (!battle[which] && lin_battle_load(fuzz_path(which), &battle[which], &why) != LIN_OK)
        fuzz_fail("no battle", why.text);
    return battle[which];
}

/* The usual fields are shared. With options one is made anew, and *own is to be freed; NULL where
 * there are no such options. */
static inline const lin_field *fuzz_field(int which, const char *options, lin_field **own)
{
    static lin_field *usual[FUZZ_BATTLES];
    lin_refusal why;

    *own = NULL;
    if (options && *options)
        return lin_field_new(own, fuzz_battle(which), options, &why) == LIN_OK ? *own : NULL;
    if (!usual[which] && lin_field_new(&usual[which], fuzz_battle(which), NULL, &why) != LIN_OK)
        fuzz_fail("no field", why.text);
    return usual[which];
}

/* ---- Playing on ---- */

static inline void fuzz_unbroken(const lin_game *g)
{
    const char *what = lin_broken(g);

    if (what)
        fuzz_fail("broken", what);
}

/* So many random answers, or to the end. There is always one, and it is always taken. */
static inline void fuzz_play(lin_game *g, uint64_t seed, int answers)
{
    lin_rng rng = seed;
    lin_refusal why;
    lin_order o;

    for (int i = 0; i < answers && lin_waits(g) == LIN_ASKS_SIDE; i++) {
        lin_events_clear(g);
        if (!lin_random_order(g, &rng, &o))
            fuzz_fail("dead end", "nobody has an answer");
        if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            fuzz_fail("an answer of the list was refused", why.text);
        fuzz_unbroken(g);
    }
    if (lin_waits(g) == LIN_ASKS_DICE)
        fuzz_fail("dead end", "seeded dice are waited for");
}

/* All that a page or a terminal would ask of a game. */
static inline void fuzz_look(lin_game *g)
{
    const lin_field *f = lin_game_field(g);
    char line[400];
    lin_text text = lin_text_in(line, sizeof line);
    lin_piece piece[LIN_PIECES];
    lin_duty duty[LIN_PIECES];
    lin_question q;
    lin_score score;

    lin_ask(g, &q);
    lin_pieces(g, piece, LIN_PIECES);
    lin_duties(g, duty, LIN_PIECES);
    lin_score_now(g, &score);
    lin_clock(g, &text);
    for (int i = 0; i < q.list->orders && i < 40; i++) {
        text = lin_text_in(line, sizeof line);
        lin_print(f, &q.list->order[i], &text);
        lin_explain(g, &q.list->order[i], &text);
    }
}

#endif
