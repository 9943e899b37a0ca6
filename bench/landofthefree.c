/* landofthefree.c -- the figures of docs/benchmarks.md for Land of the Free.
 *
 *     bench_landofthefree [play|turns|sight|moves|odds]
 *
 * Random play is measured on Take the Field, odds on the drill ground; for the rest battles are
 * made (bench/lof/scene.c). All in time of the processor, on one core. A rate is the median of
 * seven rounds, with the best beside it; odds are the least of several goes: other work on the
 * machine can only add to them. */
#include "count.h"
#include "files/files.h"
#include "lof/scene.h"
#include "measure.h"
#include "rules/landofthefree/move/move.h"
#include "rules/landofthefree/sight/sight.h"
#include "rules/landofthefree/steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PAIRS 4096 /* looks, segments and moves drawn beforehand */
#define GOES  40000

/* Twice the table is a table twice as wide: the edges along which the forces deploy grow with it.
 */
enum { THIRTY, TWICE_THIRTY, SIXTY, TWICE_SIXTY, USUAL, SCENES };
static const scene scenes[SCENES] = {
    { "thirty", 30, 15, 72, 48 }, { "twice-thirty", 60, 30, 144, 48 },
    { "sixty", 60, 30, 72, 96 },  { "twice-sixty", 120, 60, 144, 96 },
    { "usual", 60, 30, 96, 72 },
};
static const lin_field *field[SCENES];
static lin_refusal why;
static lin_rng rng = 1777;

static void *must(void *p, const char *what)
{
    if (!p) {
        fprintf(stderr, "landofthefree: %s\n", what);
        exit(2);
    }
    return p;
}

static const lin_field *load(lin_source *source, const char *name)
{
    const lin_field *f = NULL;

    if (lin_source_field(source, name, NULL, &f, &why) != LIN_OK)
        f = NULL;
    return must((void *)(uintptr_t)f, why.text);
}

/* ---- Random play ---- */

static lin_game *new_game(const lin_field *f, uint64_t seed)
{
    lin_game *g = NULL;

    if (lin_game_new(&g, f, lin_dice_seeded(1, seed), &why) != LIN_OK)
        g = NULL;
    must(g, why.text);
    lin_listen(g, false);
    return g;
}

static bool play_one(lin_game *g, lin_rng *r)
{
    lin_order o;

    if (lin_waits(g) != LIN_ASKS_SIDE)
        return false;
    if (!lin_random_order(g, r, &o) || lin_give(g, lin_to_answer(g), &o, &why) != LIN_OK) {
        fprintf(stderr, "landofthefree: %s\n", why.text);
        exit(1);
    }
    return true;
}

static void bench_play(const lin_field *f)
{
    double rate[ROUNDS];
    unsigned long orders = 0, during = 0;

    for (int round = 0; round < ROUNDS; round++) {
        unsigned long decisions = 0;
        const double begun = now();

        for (int i = 0; i < 150; i++) {
            lin_game *g = new_game(f, (uint64_t)i);
            lin_rng r = (lin_rng)i + 1;
            const unsigned long before = calls;

            while (play_one(g, &r))
                decisions++;
            during += calls - before;
            lin_game_free(g);
        }
        rate[round] = (double)decisions / (now() - begun);
        orders += decisions;
    }
    qsort(rate, ROUNDS, sizeof *rate, by_size);
    printf("%-46s %10.0f a second (%.0f at best)\n", "decisions, random against random",
           rate[ROUNDS / 2], rate[ROUNDS - 1]);
    printf("%lu orders, %lu allocations between the first and the last of a game\n", orders,
           during);
}

/* ---- What a turn costs on twice the table with twice the elements ---- */

/* Milliseconds a turn, over some games; the set-up is left out. */
static double cost_of_turn(const lin_field *f, uint64_t seed, int games)
{
    double all = 0;
    int turns = 0;

    for (int i = 0; i < games; i++) {
        lin_game *g = new_game(f, seed + (uint64_t)i);
        const lf_state *s = lin_state(g);
        lin_rng r = seed + (uint64_t)i + 1;
        double begun;

        while (s->turn == 0 && play_one(g, &r))
            continue;
        begun = now();
        while (play_one(g, &r))
            continue;
        all += now() - begun;
        turns += s->turn;
        lin_game_free(g);
    }
    return turns ? all * 1e3 / turns : 0;
}

static void bench_doubling(int from, int to)
{
    double less[ROUNDS], more[ROUNDS], ratio[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        less[r] = cost_of_turn(field[from], 100 * (uint64_t)r, 12);
        more[r] = cost_of_turn(field[to], 100 * (uint64_t)r, 12);
        ratio[r] = more[r] / less[r];
    }
    qsort(less, ROUNDS, sizeof *less, by_size);
    qsort(more, ROUNDS, sizeof *more, by_size);
    qsort(ratio, ROUNDS, sizeof *ratio, by_size);
    printf("a turn with %d elements %.2f ms, with %d on twice the table %.2f ms: %.2f times (%.2f "
           "to %.2f)\n",
           scenes[from].elements, less[ROUNDS / 2], scenes[to].elements, more[ROUNDS / 2],
           ratio[ROUNDS / 2], ratio[0], ratio[ROUNDS - 1]);
}

/* ---- Elements on the table, for looks and moves ---- */

static const lf_field *f; /* the usual scene */
static struct {
    lf_state s;
    kit_beside beside;
} table;
static lin_view view; /* of it */

typedef enum {
    SCATTERED,
    ACROSS
} arrangement; /* anywhere; along opposite edges, facing each other */

static int32_t between(int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(&rng, (uint32_t)(high - low + 1));
}

static void put_somewhere(int u, arrangement how)
{
    lf_state *s = &table.s;
    const bool south = f->side[u] == LIN_FIRST;
    const int32_t depth = how == SCATTERED ? f->scenery.size.height : LF_IN(12);
    tb_body b;

    s->formation[u] = (uint8_t)(f->type[u] == LF_ARTILLERY ? LF_OPEN : u % 3);
    s->gap[u] = s->formation[u] == LF_OPEN ? LIN_INCH / 2 : 0;
    s->on_piece[u] = LF_NONE;
    do {
        const int32_t y = between(0, depth);

        s->at[u] = (lin_point){ between(0, f->scenery.size.width),
                                south ? y : f->scenery.size.height - y };
        s->facing[u] = how == SCATTERED ? (uint16_t)between(0, TB_CIRCLE - 1)
                       : south          ? 0
                                        : TB_CIRCLE / 2;
        lf_form(&view, u, &b);
    } while (lf_check_space(&view, u, &b, NULL) != LIN_OK);
    s->where[u] = LF_ON_TABLE;
}

static void set_table(arrangement how)
{
    memset(&table, 0, sizeof table);
    lin_book_landofthefree.start(&f->base, &table.s);
    for (int u = 0; u < f->units; u++)
        if (lf_is_element(f, u))
            put_somewhere(u, how);
}

/* ---- Sight ---- */

static struct {
    uint8_t from, to;
    lin_point a, b;
} look[PAIRS];

static int any_element(int side)
{
    int u;

    do
        u = between(0, f->units - 1);
    while (!lf_is_element(f, u) || f->side[u] != side);
    return u;
}

/* Looks at an enemy ahead, as far as that; what lies outside the arc is seen at a glance not to be
 * seen. */
static void draw_looks(int32_t far)
{
    for (int i = 0; i < PAIRS; i++) {
        const tb_body *a, *b;
        tb_arc arc;

        do {
            look[i].from = (uint8_t)any_element(i % 2);
            look[i].to = (uint8_t)any_element(1 - i % 2);
            a = lf_body(&view, look[i].from);
            b = lf_body(&view, look[i].to);
            arc = lf_arc(&view, look[i].from);
        } while (!tb_arc_meets(&arc, &b->hull) || !tb_body_within(&a->stand[a->leader], b, far));
        look[i].a = a->at;
        look[i].b = tb_centre(&b->stand[between(0, b->stands - 1)]);
    }
}

static uint64_t go_look(int i)
{
    lf_sight sight;

    lf_see(&view, look[i % PAIRS].from, look[i % PAIRS].to, &sight);
    return (uint64_t)sight.visible + sight.cover;
}

/* One segment past everything: is any element or piece in its way? */
static uint64_t go_segment(int i)
{
    const lin_point a = look[i % PAIRS].a, b = look[i % PAIRS].b;
    tb_set near = tb_index_along(&table.beside.memory.index, a, b);

    kit_set_drop(&near, look[i % PAIRS].from);
    kit_set_drop(&near, look[i % PAIRS].to);
    for (int u = tb_next(&near, 0); u >= 0; u = tb_next(&near, u + 1))
        if (tb_pierces(&table.beside.memory.body[u].hull, a, b))
            return 0;
    near = tb_index_along(&f->scenery.index, a, b);
    for (int k = tb_next(&near, 0); k >= 0; k = tb_next(&near, k + 1)) {
        const kit_piece *p = &f->scenery.piece[k];

        if (tb_crosses_box(&p->shape.box, a, b) &&
            (p->shape.closed ? lf_obscures(p) && kit_piece_runs_through(p, a, b)
                             : p->flags & KIT_TALL && tb_line_crosses(&p->shape, a, b, NULL)))
            return 0;
    }
    return 1;
}

static void tell_looks(const char *what)
{
    int seen = 0, covered = 0;

    for (int i = 0; i < PAIRS; i++) {
        lf_sight sight;

        lf_see(&view, look[i].from, look[i].to, &sight);
        seen += sight.visible > 0;
        covered += sight.visible > 0 && sight.cover;
    }
    printf("%s: %d of 100 looks see the target, %d of them in cover\n", what, 100 * seen / PAIRS,
           100 * covered / PAIRS);
}

static void bench_sight(void)
{
    static const struct {
        arrangement how;
        int32_t far;
        const char *what;
    } set[] = {
        { SCATTERED, TB_FAR, "elements anywhere, any distance" },
        { SCATTERED, LF_IN(24), "elements anywhere, up to 24 inches" },
        { ACROSS, TB_FAR, "two lines, across the whole table" },
    };

    for (int i = 0; i < 3; i++) {
        char what[80];

        set_table(set[i].how);
        draw_looks(set[i].far);
        lf_refresh(&view);
        tell_looks(set[i].what);
        snprintf(what, sizeof what, "looks: %s", set[i].what);
        measure(what, go_look, GOES);
        snprintf(what, sizeof what, "segments: %s", set[i].what);
        measure(what, go_segment, 20 * GOES);
    }
}

/* ---- Moves ---- */

static lin_order move[PAIRS];

/* Ahead or half to a side, up to the pace of its kind and a little more, with a wheel or without.
 */
static void draw_moves(void)
{
    set_table(SCATTERED);
    for (int i = 0; i < PAIRS; i++) {
        tb_angle way;
        lin_point to;
        int u;

        do
            u = any_element(i % 2);
        while (table.s.formation[u] == LF_COLUMN || f->type[u] == LF_ARTILLERY);
        way = (tb_angle)(table.s.facing[u] + between(-TB_EIGHTH, TB_EIGHTH));
        to = tb_go(table.s.at[u], way, between(LIN_INCH / 4, lf_allowance(&view, u) + LIN_INCH / 8),
                   0);
        look[i].from = (uint8_t)u;
        move[i] = (lin_order){ .verb = LV_MOVE,
                               .nargs = 4,
                               .arg = { to.x, to.y, i % 2 ? way : table.s.facing[u] } };
    }
    lin_push(&table.s, LF_ORDERS, 0, 0, 0);
    table.s.m = 3;
}

/* The question is put to the next element each time, its commander beside it. */
static uint64_t go_move(int i)
{
    lf_state *s = &table.s;
    const int u = look[i % PAIRS].from;
    const lin_frame frame = { LF_ORDERS, { (int16_t)u, 0, 0 } };

    s->element = (uint8_t)u;
    s->group = f->group[u];
    s->issuer = s->commander[f->group[u]];
    s->where[s->issuer] = LF_ON_TABLE;
    s->at[s->issuer] = s->at[u];
    s->head.frame[s->head.depth - 1] = frame;
    return lf_check_orders(&view, &frame, &move[i % PAIRS], NULL) == LIN_OK;
}

static void bench_moves(void)
{
    int legal = 0;

    draw_moves();
    for (int i = 0; i < PAIRS; i++)
        legal += (int)go_move(i);
    printf("moves: %d of 100 are legal\n", 100 * legal / PAIRS);
    measure("moves judged", go_move, GOES);
}

/* ---- Odds ---- */

#define DRILL                                                                                    \
    "position lof-drill\ncommander B1 at 30 4\ncommander A1 at 30 22\nunit A1c at 40 20 facing " \
    "180 line\n"
#define CHARGE                                                                                 \
    DRILL "unit B1b at 30 8 facing 0 line\nunit B1a at 40 8 facing 0 line\nunit A1b at 30 14 " \
          "facing 180 line\n"

static void bench_odds(const lin_field *drill, const char *what, const char *position,
                       const char *order, const char *reaction)
{
    lin_odds *odds = lin_odds_new();
    double least = 1e9;
    lin_game *g = NULL;

    if (lin_position_read(&g, drill, position, strlen(position), lin_dice_typed(), &why) != LIN_OK)
        g = NULL;
    must(g, why.text);
    for (int go = 0; go < 25; go++) {
        const double begun = now();

        if (lin_odds_of(g, order, reaction, odds, &why) != LIN_OK)
            must(NULL, why.text);
        if ((now() - begun) * 1e3 < least)
            least = (now() - begun) * 1e3;
    }
    printf("odds of %s: %.2f ms (%d outcomes of %lu states)\n", what, least,
           lin_odds_outcomes(odds), (unsigned long)lin_odds_nodes(odds));
    lin_odds_free(odds);
    lin_game_free(g);
}

static void bench_all_odds(const lin_field *drill)
{
    bench_odds(drill, "a volley with its test",
               DRILL "unit B1a at 30 8 facing 0 line\nunit B1b at 40 8 facing 0 line\n"
                     "unit A1b at 30 14 facing 180 line hits 2\nactive group B1 element B1a\n",
               "fire A1b shot", NULL);
    bench_odds(drill, "a charge with one Combat Order",
               CHARGE "active group B1 element B1b by B1 m 3 c 1\n", "charge A1b", "reaction=hold");
    bench_odds(drill, "a charge with three", CHARGE "active group B1 element B1b by B1 m 3 c 3\n",
               "charge A1b", "reaction=hold");
    bench_odds(drill, "a charge with one Combat Order into Closing Fire",
               CHARGE "active group B1 element B1b by B1 m 3 c 1\n", "charge A1b",
               "reaction=closing shot");
    bench_odds(drill, "a charge with three into Closing Fire",
               CHARGE "active group B1 element B1b by B1 m 3 c 3\n", "charge A1b",
               "reaction=closing shot");
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : NULL;
    lin_source *source = must(lin_source_new(NULL), "there is no memory left.");
    const lin_field *drill = load(source, "lof-drill"), *battle = load(source, "take-the-field");

    must((void *)(uintptr_t)scene_folder(), "no folder can be made in /tmp.");
    for (int i = 0; i < SCENES; i++) {
        if (!scene_write(&scenes[i]))
            must(NULL, "no battle can be written in /tmp.");
        field[i] = load(source, scenes[i].name);
    }
    scene_remove(scenes, SCENES);
    f = lf_field_of(field[USUAL]);
    view = (lin_view){ field[USUAL], &table.s, &table.beside };

    if (!only || strcmp(only, "play") == 0) {
        bench_play(battle);
        printf("state: %zu bytes, room for %d units; beside it %zu\n",
               lin_book_landofthefree.state_size, LF_UNITS, lin_book_landofthefree.beside_size);
    }
    if (!only || strcmp(only, "turns") == 0) {
        bench_doubling(THIRTY, TWICE_THIRTY);
        bench_doubling(SIXTY, TWICE_SIXTY);
    }
    if (!only || strcmp(only, "sight") == 0)
        bench_sight();
    if (!only || strcmp(only, "moves") == 0)
        bench_moves();
    if (!only || strcmp(only, "odds") == 0)
        bench_all_odds(drill);
    lin_source_free(source);
    return sink == 42;
}
