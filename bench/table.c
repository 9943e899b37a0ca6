/* table.c -- the figures of docs/benchmarks.md for the table of miniatures.
 *
 *     bench_table
 *
 * One scene: a table of 96 by 72 inches, 60 elements of three to seven stands in line, column and
 * open order, 30 pieces of scenery, of which half are woods that hide what is behind. Each
 * figure is the median of seven rounds on one core, in time of the processor, and the best of
 * them, because the machine is noisy and other work on it can only slow them. */
#include "measure.h"
#include "table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ELEMENTS 60
#define PIECES   30
#define CORNERS  24   /* of a piece */
#define PAIRS    4096 /* of elements, drawn beforehand */
#define GOES     200000
#define SEE_INTO (2 * LIN_INCH) /* so deep one sees into a wood */

typedef struct {
    int from, to;
    lin_point a, b;
} sightline;

static lin_rng rng = 1777;
static tb_pose pose[ELEMENTS];
static tb_body body[ELEMENTS];
static lin_point outline[PIECES][CORNERS];
static tb_outline piece[PIECES];
static tb_index element_index, scenery_index;
static sightline sight[PAIRS], near_sight[PAIRS]; /* any; up to 24 inches */

/* ---- The scene ---- */

static int32_t between(int32_t low, int32_t high)
{
    return low + (int32_t)lin_rng_below(&rng, (uint32_t)(high - low + 1));
}

static lin_point on_table(int32_t margin)
{
    const int32_t x = between(margin, 96 * LIN_INCH - margin);
    const int32_t y = between(margin, 72 * LIN_INCH - margin);

    return (lin_point){ x, y };
}

static bool fits(int element)
{
    for (int i = 0; i < element; i++)
        if (tb_bodies_overlap(&body[i], &body[element]))
            return false;
    return true;
}

static void set_elements(void)
{
    for (int i = 0; i < ELEMENTS; i++) {
        const int stands = between(3, 7), kind = i % 3;

        do {
            const lin_point at = on_table(3 * LIN_INCH);

            pose[i] = (tb_pose){ .at = at,
                                 .facing = (tb_angle)between(0, TB_CIRCLE - 1),
                                 .gap = kind == 2 ? 1000 : 0,
                                 .wide = 2000,
                                 .deep = 1500,
                                 .stands = (uint8_t)stands,
                                 .leader = (uint8_t)(stands / 2),
                                 .files = (uint8_t)(kind == 1 ? 1 : stands) };
            tb_form(&pose[i], &body[i]);
        } while (!fits(i));
        tb_index_add(&element_index, i, &body[i].box);
    }
}

static void set_scenery(void)
{
    for (int i = 0; i < PIECES; i++) {
        const lin_point middle = on_table(4 * LIN_INCH);

        for (int k = 0; k < CORNERS; k++)
            outline[i][k] = tb_go(middle, (tb_angle)(-k * (TB_CIRCLE / CORNERS)),
                                  between(2 * LIN_INCH, 5 * LIN_INCH), 0);
        piece[i] = tb_outline_of(outline[i], CORNERS, true);
        if (i % 2)
            continue; /* a field: it hides nothing */
        tb_index_add(&scenery_index, i, &piece[i].box);
    }
}

static void draw_sightlines(sightline *sights, int64_t most)
{
    for (int i = 0; i < PAIRS; i++) {
        sightline *s = &sights[i];

        do {
            s->from = between(0, ELEMENTS - 1);
            s->to = (s->from + between(1, ELEMENTS - 1)) % ELEMENTS;
            s->a = body[s->from].at;
            s->b = tb_centre(&body[s->to].stand[between(0, body[s->to].stands - 1)]);
        } while (tb_gap2(s->a, s->b) > most * most);
    }
}

/* ---- Sight ---- */

static bool sees(const sightline *s)
{
    const lin_point a = s->a, b = s->b;
    tb_set near = tb_index_along(&element_index, a, b);

    near.word[s->from / 64] &= ~((uint64_t)1 << (s->from % 64));
    near.word[s->to / 64] &= ~((uint64_t)1 << (s->to % 64));
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (tb_pierces(&body[i].hull, a, b))
            return false;
    near = tb_index_along(&scenery_index, a, b);
    for (int i = tb_next(&near, 0); i >= 0; i = tb_next(&near, i + 1))
        if (tb_area_run(&piece[i], a, b, NULL) > SEE_INTO)
            return false;
    return true;
}

/* ---- One go of each ---- */

static uint64_t go_sight(int i)
{
    return sees(&sight[i % PAIRS]);
}

static uint64_t go_near_sight(int i)
{
    return sees(&near_sight[i % PAIRS]);
}

static uint64_t go_direction(int i)
{
    return (uint64_t)tb_direction((tb_angle)(i * 40503)).x;
}

static uint64_t go_bearing(int i)
{
    return tb_bearing(sight[i % PAIRS].a, sight[i % PAIRS].b);
}

static uint64_t go_form(int i)
{
    tb_body b;

    tb_form(&pose[i % ELEMENTS], &b);
    return (uint64_t)b.box.west;
}

static uint64_t go_distance(int i)
{
    const sightline *s = &sight[i % PAIRS];

    return (uint64_t)tb_distance(&body[s->from].stand[0], &body[s->to].stand[0], NULL, NULL);
}

static uint64_t go_within(int i)
{
    const sightline *s = &sight[i % PAIRS];

    return tb_within(&body[s->from].stand[0], &body[s->to].stand[0], 24 * LIN_INCH);
}

static uint64_t go_overlap(int i)
{
    const sightline *s = &sight[i % PAIRS];

    return tb_bodies_overlap(&body[s->from], &body[s->to]);
}

static uint64_t go_arc(int i)
{
    const sightline *s = &sight[i % PAIRS];
    const tb_arc arc = tb_arc_of(&body[s->from]);

    return tb_arc_meets(&arc, &body[s->to].hull);
}

static uint64_t go_sweep(int i)
{
    const sightline *s = &sight[i % PAIRS];
    const lin_point by = { s->b.x - s->a.x, s->b.y - s->a.y };

    return (uint64_t)tb_sweep(&body[s->from].hull, by, &body[s->to].hull);
}

static uint64_t go_run(int i)
{
    return (uint64_t)tb_area_run(&piece[i % PIECES], sight[i % PAIRS].a, sight[i % PAIRS].b, NULL);
}

static uint64_t go_turn(int i)
{
    const sightline *s = &sight[i % PAIRS];

    return (uint64_t)tb_least_turn(&pose[s->from], &body[s->to].hull, 1);
}

static void tell(const char *what, const sightline *sights)
{
    int clear = 0;
    double length = 0;

    for (int i = 0; i < PAIRS; i++) {
        clear += sees(&sights[i]);
        length += (double)tb_root(tb_gap2(sights[i].a, sights[i].b)) / LIN_INCH;
    }
    printf("%s: %.0f inches on average, %d of 100 clear\n", what, length / PAIRS,
           clear * 100 / PAIRS);
}

int main(void)
{
    set_elements();
    set_scenery();
    draw_sightlines(sight, TB_FAR);
    draw_sightlines(near_sight, 24 * LIN_INCH);
    tell("lines of sight", sight);
    tell("lines of sight up to 24 inches", near_sight);
    measure("lines of sight", go_sight, 10 * GOES);
    measure("lines of sight up to 24 inches", go_near_sight, 10 * GOES);
    measure("segments through one area", go_run, 10 * GOES);
    measure("distances of two stands", go_distance, 10 * GOES);
    measure("two stands within 24 inches", go_within, 10 * GOES);
    measure("overlaps of two elements", go_overlap, 10 * GOES);
    measure("arcs and an element", go_arc, 10 * GOES);
    measure("sweeps of one element to another", go_sweep, 10 * GOES);
    measure("elements formed", go_form, 2 * GOES);
    measure("directions", go_direction, 20 * GOES);
    measure("bearings", go_bearing, 5 * GOES);
    measure("least turns", go_turn, GOES / 4);
    return sink == 42;
}
