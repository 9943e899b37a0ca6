/* edited.c -- positions as a hand would leave them: lines taken out, doubled, exchanged, words of
 * one line put into another, steps made up.
 *
 * Most are refused, with a sentence. One that is read must stand: no invariant is broken, whoever
 * is asked has an answer, and random play comes to its end from there, whatever was edited. */
#include "linstock_rules.h"
#include "soak.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES 400
#define WIDE  600
#define MOST  60000 /* orders to the end of a game */

typedef struct {
    int n;
    char line[LINES][WIDE];
} sheet;

static void cut_up(const char *text, sheet *out)
{
    out->n = 0;
    while (*text && out->n < LINES) {
        const size_t n = strcspn(text, "\n");

        snprintf(out->line[out->n++], WIDE, "%.*s", (int)n, text);
        text += n + (text[n] == '\n');
    }
}

static void join(const sheet *s, char *out, size_t size)
{
    size_t used = 0;

    for (int i = 0; i < s->n && used + WIDE + 2 < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s\n", s->line[i]);
}

/* ---- edits ---- */

static uint32_t below(lin_rng *rng, int n)
{
    return lin_rng_below(rng, n > 0 ? (uint32_t)n : 1);
}

/* Any line but the first, which names the battle. */
static int some_line(const sheet *s, lin_rng *rng)
{
    return s->n < 2 ? 0 : 1 + (int)below(rng, s->n - 1);
}

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

/* One of the lines that begin so, or any. */
static int line_of(const sheet *s, const char *word, lin_rng *rng)
{
    for (int tries = 0; tries < 40; tries++) {
        const int i = some_line(s, rng);

        if (begins(s->line[i], word))
            return i;
    }
    return some_line(s, rng);
}

static void take_out(sheet *s, int i)
{
    if (s->n < 2)
        return;
    memmove(s->line[i], s->line[i + 1], (size_t)(s->n - 1 - i) * WIDE);
    s->n--;
}

static void put_in(sheet *s, int i, const char *line)
{
    if (s->n == LINES)
        return;
    memmove(s->line[i + 1], s->line[i], (size_t)(s->n - i) * WIDE);
    snprintf(s->line[i], WIDE, "%s", line);
    s->n++;
}

typedef struct {
    int n;
    char word[40][48];
} words;

static words words_of(const char *line)
{
    words w = { 0 };

    while (w.n < 40) {
        size_t n;

        line += strspn(line, " ");
        n = strcspn(line, " ");
        if (n == 0)
            break;
        snprintf(w.word[w.n++], sizeof w.word[0], "%.*s", (int)n, line);
        line += n;
    }
    return w;
}

static void put_words(char *line, const words *w)
{
    lin_text t = lin_text_in(line, WIDE);

    for (int i = 0; i < w->n; i++)
        lin_put(&t, "%s%s", i ? " " : "", w->word[i]);
}

/* A word of this line becomes one of another, or a number another number; or one is added, or left
 * out. */
static void change_word(sheet *s, lin_rng *rng)
{
    const int i = some_line(s, rng);
    const words from = words_of(s->line[line_of(s, words_of(s->line[i]).word[0], rng)]);
    words w = words_of(s->line[i]);
    const int at = 1 + (int)below(rng, w.n - 1);

    if (w.n < 2 || from.n < 2)
        return;
    switch (below(rng, 4)) {
    case 0:
        if (isdigit((unsigned char)w.word[at][0]))
            snprintf(w.word[at], sizeof w.word[at], "%d", (int)below(rng, 50));
        break;
    case 1:
        if (w.n < 40)
            memcpy(w.word[w.n++], from.word[1 + below(rng, from.n - 1)], sizeof w.word[0]);
        break;
    case 2:
        memmove(w.word[at], w.word[at + 1 < 40 ? at + 1 : at],
                (size_t)(w.n - 1 - at) * sizeof w.word[0]);
        w.n--;
        break;
    default:
        memcpy(w.word[at], from.word[at < from.n ? at : 1], sizeof w.word[0]);
    }
    put_words(s->line[i], &w);
}

/* What a unit could be said to be, in any book. */
static void change_unit(sheet *s, lin_rng *rng)
{
    static const char *const gone[] = { "lost",   "off",     "reserve", "unplaced",
                                        "hidden", "waiting", "off-map", "eliminated" };
    const int i = line_of(s, "unit", rng);
    words w = words_of(s->line[i]);

    if (w.n < 2)
        return;
    w.n = 3;
    snprintf(w.word[2], sizeof w.word[2], "%s",
             gone[below(rng, (int)(sizeof gone / sizeof *gone))]);
    put_words(s->line[i], &w);
}

/* ---- steps ---- */

static void put_argument(const lin_field *f, char kind, lin_rng *rng, lin_text *out)
{
    const lin_battle *b = f->battle;

    switch (kind) {
    case 'u':
        lin_put(out, " %s", b->unit[below(rng, b->units)].id);
        break;
    case 'c':
        lin_put(out, " ");
        lin_arg_print(f, 'c', NULL, (int32_t)below(rng, b->board.cells), out);
        break;
    case 's':
        lin_put(out, " %s", b->side_id[below(rng, 2)]);
        break;
    case 'd':
        lin_put(out, " %s", lin_direction_name(&b->board, (int)below(rng, b->board.directions)));
        break;
    default:
        lin_put(out, " %d", (int)below(rng, below(rng, 4) ? 6 : 3000));
    }
}

/* A step that there is, about anybody, somewhere among those pending. */
static void make_step(const lin_field *f, sheet *s, lin_rng *rng)
{
    const lin_step *step = &f->rules->step[below(rng, f->rules->steps)];
    char line[WIDE];
    lin_text t = lin_text_in(line, sizeof line);
    int last = s->n;

    if (!step->name)
        return;
    lin_put(&t, "pending %s", step->name);
    for (int i = 0; step->args && step->args[i]; i++)
        put_argument(f, step->args[i], rng, &t);
    while (last > 1 && !begins(s->line[last - 1], "pending"))
        last--;
    put_in(s, below(rng, 2) ? last : line_of(s, "pending", rng), line);
}

/* By hand nobody writes pending lines, but a phase. */
static void name_phase(const lin_field *f, sheet *s, lin_rng *rng)
{
    static const char *const phases[] = { "phase setup",         "phase turn",
                                          "phase close",         "phase groups %s",
                                          "phase %s movement",   "phase %s combat",
                                          "phase %s reorganize", "active group %s" };
    const uint32_t i = below(rng, 8);
    const lin_battle *b = f->battle;
    char line[WIDE];
    lin_text t = lin_text_in(line, sizeof line);

    for (int k = s->n - 1; k > 0; k--)
        if (begins(s->line[k], "pending") || begins(s->line[k], "active") ||
            begins(s->line[k], "phase"))
            take_out(s, k);
    if (i == 7)
        lin_put(&t, "active group %s", b->unit[below(rng, b->units)].id);
    else if (strchr(phases[i], '%'))
        lin_put(&t, "%.*s%s%s", (int)strcspn(phases[i], "%"), phases[i], b->side_id[below(rng, 2)],
                strchr(phases[i], '%') + 2);
    else
        lin_put(&t, "%s", phases[i]);
    put_in(s, s->n, line);
}

static void edit(const lin_field *f, sheet *s, lin_rng *rng)
{
    char line[WIDE];
    int i = some_line(s, rng), k = some_line(s, rng);

    switch (below(rng, 12)) {
    case 0:
        take_out(s, i);
        break;
    case 1:
        take_out(s, line_of(s, "pending", rng));
        break;
    case 2:
        i = line_of(s, "pending", rng);
        put_in(s, i, strcpy(line, s->line[i]));
        break;
    case 3:
        i = line_of(s, "pending", rng);
        k = line_of(s, "pending", rng);
        memcpy(line, s->line[i], WIDE);
        memcpy(s->line[i], s->line[k], WIDE);
        memcpy(s->line[k], line, WIDE);
        break;
    case 4:
    case 5:
        make_step(f, s, rng);
        break;
    case 6:
        name_phase(f, s, rng);
        break;
    case 7:
    case 8:
        change_unit(s, rng);
        break;
    default:
        change_word(s, rng);
    }
}

/* ---- what is read is played on ---- */

static lin_refusal why;

static bool fails(uint64_t game, const char *what, const char *detail, const char *text)
{
    printf("%s", text);
    return soak_fail(game, what, detail);
}

static void tell_position(const lin_game *g, const char *when, const char *order)
{
    char *text = NULL;

    if (lin_position_write(g, &text, NULL) == LIN_OK)
        printf("%s \"%s\":\n%s", when, order, text);
    lin_free(text);
}

/* Where it came to, and by which order. */
static void tell_end(const lin_game *before, const lin_game *g, const lin_order *last)
{
    char order[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(order, sizeof order);

    lin_print(lin_game_field(g), last, &t);
    if (before)
        tell_position(before, "before", order);
    tell_position(g, "after", order);
}

static bool play_to_the_end(uint64_t game, lin_game *g, lin_rng *rng, const char *text)
{
    static lin_game *before; /* as it stood before the last order; kept from game to game */
    lin_order o = { 0 };

    if (before && lin_game_field(before) != lin_game_field(g)) {
        lin_game_free(before);
        before = NULL;
    }
    if (!before)
        lin_game_new(&before, lin_game_field(g), lin_dice_typed(), &why);
    for (int n = 0; lin_waits(g) == LIN_ASKS_SIDE; n++) {
        lin_events_clear(g);
        if (lin_broken(g)) {
            tell_end(before, g, &o);
            return fails(game, "broken", lin_broken(g), text);
        }
        if (!lin_random_order(g, rng, &o))
            return fails(game, "dead end", "nobody has an answer", text);
        if (before)
            lin_copy(before, g);
        if (lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK)
            return fails(game, "an answer was refused", why.text, text);
        if (n > MOST)
            return fails(game, "dead end", "the game does not end", text);
    }
    return lin_waits(g) == LIN_IS_OVER ? true : fails(game, "dead end", "no dice", text);
}

static uint64_t tried, taken;

static bool try_edits(uint64_t game, const lin_field *f, const char *text, lin_rng *rng)
{
    static sheet s;
    static char edited[LINES * WIDE];
    lin_game *g = NULL;
    bool good;

    cut_up(text, &s);
    for (uint32_t n = 1 + below(rng, 3); n > 0; n--)
        edit(f, &s, rng);
    join(&s, edited, sizeof edited);
    tried++;
    why.text[0] = '\0';
    if (lin_position_read(&g, f, edited, strlen(edited), lin_dice_seeded(game, lin_rng_next(rng)),
                          &why) != LIN_OK)
        return why.text[0] ? true : fails(game, "a refusal says nothing", "", edited);
    taken++;
    good = play_to_the_end(game, g, rng, edited);
    lin_game_free(g);
    return good;
}

bool soak_edited(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final)
{
    enum { EVERY = 24, EDITS = 6 };
    lin_rng rng = seed + game * 977;
    lin_dice dice = lin_dice_seeded(seed, game);
    lin_game *g;
    bool good = lin_game_new(&g, f, lin_dice_typed(), &why) == LIN_OK;

    for (int n = 0; good && lin_waits(g) != LIN_IS_OVER; n++) {
        char *text = NULL;
        lin_order o;

        if (below(&rng, EVERY) == 0 && lin_position_write(g, &text, &why) == LIN_OK)
            for (int i = 0; good && i < EDITS; i++)
                good = try_edits(game, f, text, &rng);
        lin_free(text);
        lin_events_clear(g);
        if (lin_waits(g) == LIN_ASKS_DICE) {
            lin_question q;
            uint8_t face[LIN_DICE];

            lin_ask(g, &q);
            lin_dice_throw(&dice, q.roll.n, lin_die_kind_of(&q.roll), face);
            good = good && lin_roll(g, face, q.roll.n, &why) == LIN_OK;
        } else if (good) {
            good = soak_choose(g, &rng, &o) && lin_give(g, lin_to_answer(g), &o, &why) == LIN_OK;
        }
    }
    *final = lin_hash(g);
    lin_game_free(g);
    return good;
}

void soak_edited_tell(void)
{
    printf("%llu edited positions, %llu were read and played to their end\n",
           (unsigned long long)tried, (unsigned long long)taken);
}
