/* twins.c -- nothing is measured ahead: two positions that an eye cannot tell apart but for how far
 * off one unit is.
 *
 * In the midst of a random game a unit is shifted along the line on which one of the side that is
 * asked sees it. Where everybody still sees everybody as before (arc, cover, what is in the
 * way, before, beside or behind his front), nobody stands near it and it stands on the same ground,
 * the two positions are twins: of whatever may be told before an order is given (answers, refusals,
 * samples, overlays, what is said of units and answers, odds) not a byte may differ, but for that
 * unit's own place. */
#include "linstock_rules.h"
#include "soak.h"
#include "table/table.h"
#include "tell/tell.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    EVERY = 2,   /* questions, of which one is tried; with many units fewer */
    TRIES = 250, /* shifts, until one is a twin */
    MOST = 20000,
    APART = 4 * LIN_INCH, /* that nobody else stands within */
    ROOM = 9 * LIN_INCH,  /* or within this, where there is room for whatever it or they do, */
    OPEN = 7 * LIN_INCH   /* and no edge or wall lies within that */
};

static uint64_t twins_of_all;

/* ---- a twin ---- */

/* Which eighth of the circle round the one the other lies in, counted from his front. */
static int eighth_of(const lin_game *g, int u, int v)
{
    lin_footprint from, to;

    if (!lin_footprint_of(g, u, &from) || !lin_footprint_of(g, v, &to))
        return -1;
    return (uint16_t)(tb_bearing(from.at, to.at) - from.facing) / TB_EIGHTH;
}

/* Of him who hides nobody can ask what he sees. */
static bool both_are_there(const lin_game *g, int u, int v)
{
    lin_footprint foot;

    return lin_footprint_of(g, u, &foot) && lin_footprint_of(g, v, &foot);
}

static bool same_to_the_eye(const lin_game *a, const lin_game *b)
{
    const int units = lin_game_field(a)->battle->units;

    for (int u = 0; u < units; u++)
        for (int v = 0; v < units; v++) {
            lin_relation r = { 0 }, s = { 0 };
            const bool there = lin_relation_of(a, u, v, &r);

            if (u == v)
                continue;
            if (there != lin_relation_of(b, u, v, &s) || (!there && both_are_there(a, u, v)) ||
                eighth_of(a, u, v) != eighth_of(b, u, v))
                return false;
            if (there && (r.stands != s.stands || r.seen != s.seen || r.in_cover != s.in_cover ||
                          r.in_arc != s.in_arc || r.in_zone != s.in_zone ||
                          strcmp(r.blocker, s.blocker) != 0))
                return false;
        }
    return true;
}

static int64_t gap2_to_line(lin_point p, lin_point a, lin_point b)
{
    const int64_t dx = b.x - a.x, dy = b.y - a.y, long2 = dx * dx + dy * dy;
    const int64_t along = (p.x - a.x) * dx + (p.y - a.y) * dy;
    const int64_t part = long2 == 0 || along <= 0 ? 0
                         : along >= long2         ? 1000
                                                  : along * 1000 / long2;

    return tb_gap2(
        p, (lin_point){ a.x + (int32_t)(dx * part / 1000), a.y + (int32_t)(dy * part / 1000) });
}

static bool may_be_in_the_way(const lin_field *f, const lin_scenery *s)
{
    const lin_look *look = lin_look_find(f->rules, LIN_LOOK_SCENERY, s->kind);

    return s->size[0] ||
           (look && (look->sign >= LIN_SIGN_FENCE || look->sign == LIN_SIGN_BUILDING ||
                     look->sign == LIN_SIGN_WATER));
}

static bool stands_alone(const lin_game *g, int u, int32_t far)
{
    lin_footprint foot, other;

    if (!lin_footprint_of(g, u, &foot))
        return false;
    for (int v = 0; v < lin_game_field(g)->battle->units; v++)
        if (v != u && lin_footprint_of(g, v, &other) && tell_units_apart(&foot, &other) < far)
            return false;
    return true;
}

/* Is no ground about that could be in its way: an edge, a wall, a building? */
static bool stands_clear_of_ground(const lin_game *g, int u)
{
    const lin_table *t = &lin_game_field(g)->battle->table;
    lin_footprint foot;
    lin_point at;

    if (!lin_footprint_of(g, u, &foot))
        return false;
    at = foot.at;
    if (at.x < OPEN || at.y < OPEN || at.x > t->width - OPEN || at.y > t->height - OPEN)
        return false;
    for (int i = 0; i < t->pieces; i++) {
        const lin_scenery *s = &t->piece[i];

        for (int k = 0; k + 1 < s->points + s->closed; k++)
            if (may_be_in_the_way(lin_game_field(g), s) &&
                gap2_to_line(at, t->outline[s->first + k],
                             t->outline[s->first + (k + 1) % s->points]) < (int64_t)OPEN * OPEN)
                return false;
    }
    return true;
}

static bool stands_in_the_open(const lin_game *g, int u)
{
    return stands_clear_of_ground(g, u) && stands_alone(g, u, ROOM);
}

/* Which pieces of scenery it lies in or on: bits. */
static void ground_under(const lin_game *g, int u, bool out[LIN_SCENERY])
{
    const lin_table *t = &lin_game_field(g)->battle->table;
    lin_footprint foot;

    memset(out, 0, LIN_SCENERY * sizeof *out);
    if (!lin_footprint_of(g, u, &foot))
        return;
    for (int i = 0; i < t->pieces; i++) {
        const lin_point *p = &t->outline[t->piece[i].first];
        const tb_outline shape = { .point = p,
                                   .points = t->piece[i].points,
                                   .closed = t->piece[i].closed,
                                   .box = tb_box_of(p, t->piece[i].points) };

        out[i] = shape.closed && tb_area_holds(&shape, foot.at);
    }
}

static bool same_ground(const lin_game *a, const lin_game *b, int u)
{
    bool one[LIN_SCENERY], other[LIN_SCENERY];

    ground_under(a, u, one);
    ground_under(b, u, other);
    return memcmp(one, other, sizeof one) == 0;
}

/* The position with another place in the unit's line: "unit R1 ... at X Y ..."; NULL: it has none.
 */
static char *moved(const lin_field *f, const char *position, int unit, lin_point to)
{
    const size_t room = strlen(position) + 80;
    char head[LIN_ID + 8], *out = malloc(room);
    lin_text t = lin_text_in(out, out ? room : 0);
    const char *line, *at, *rest;

    snprintf(head, sizeof head, "\nunit %s ", f->battle->unit[unit].id);
    line = strstr(position, head);
    at = line ? strstr(line, " at ") : NULL;
    if (!out || !at || memchr(line + 1, '\n', (size_t)(at - line - 1))) {
        free(out);
        return NULL;
    }
    rest = at + 4;
    for (int word = 0; word < 2; word++) {
        rest += strcspn(rest, " \n");
        rest += word == 0;
    }
    lin_put(&t, "%.*s at ", (int)(at - position), position);
    lin_arg_print(f, 'x', NULL, to.x, &t);
    lin_put(&t, " ");
    lin_arg_print(f, 'x', NULL, to.y, &t);
    lin_put(&t, "%s", rest);
    return out;
}

/* Half an inch to eight, nearer or farther. */
static lin_point shifted(lin_point from, lin_point at, lin_rng *rng)
{
    const int64_t far = tb_root(tb_gap2(from, at));
    const int64_t by =
        ((int64_t)lin_rng_below(rng, 16) + 1) * LIN_INCH / 2 * (lin_rng_below(rng, 2) ? 1 : -1);

    return far == 0 ? at
                    : (lin_point){ at.x + (int32_t)((at.x - from.x) * by / far),
                                   at.y + (int32_t)((at.y - from.y) * by / far) };
}

static lin_game *twin_of(const lin_game *g, const char *position, lin_rng *rng, int *unit)
{
    const lin_field *f = lin_game_field(g);
    const uint32_t units = f->battle->units;

    for (int i = 0; i < TRIES; i++) {
        const int a = (int)lin_rng_below(rng, units), b = (int)lin_rng_below(rng, units);
        /* what he may order it to do hangs on the room that everybody sees */
        const bool is_his_own = (lin_side)f->battle->unit[b].side == lin_to_answer(g);
        lin_footprint from, at;
        lin_game *twin = NULL;
        char *text;

        if (a == b || (lin_side)f->battle->unit[a].side != lin_to_answer(g) ||
            !stands_alone(g, b, APART) || !lin_footprint_of(g, a, &from) ||
            !lin_footprint_of(g, b, &at))
            continue;
        text = moved(f, position, b, shifted(from.at, at.at, rng));
        if (text)
            lin_position_read(&twin, f, text, strlen(text), lin_dice_typed(), NULL);
        free(text);
        if (twin && stands_alone(twin, b, APART) && same_ground(g, twin, b) &&
            (!is_his_own || (stands_clear_of_ground(g, b) && stands_clear_of_ground(twin, b))) &&
            same_to_the_eye(g, twin)) {
            *unit = b;
            return twin;
        }
        lin_game_free(twin);
    }
    return NULL;
}

/* Where they part, a little before it. */
static bool differ(uint64_t game, const lin_field *f, int unit, const char *a, const char *b)
{
    char detail[700];
    size_t n = 0;

    while (a[n] && a[n] == b[n])
        n++;
    n = n > 160 ? n - 160 : 0;
    snprintf(detail, sizeof detail, "%s farther off or nearer:\n  %.300s\n  %.300s",
             f->battle->unit[unit].id, a + n, b + n);
    return soak_fail(game, "how far off it is was told", detail);
}

static bool compare(uint64_t game, lin_game *g, lin_rng *rng)
{
    const lin_field *f = lin_game_field(g);
    char *position = NULL, *one, *other;
    lin_game *twin = NULL;
    int unit = -1;
    bool good = true;

    if (lin_position_write(g, &position, NULL) == LIN_OK)
        twin = twin_of(g, position, rng, &unit);
    if (twin) {
        const bool open = stands_in_the_open(g, unit) && stands_in_the_open(twin, unit);

        one = soak_told(g, unit, open, *rng);
        other = soak_told(twin, unit, open, *rng);
        good = one && other && (strcmp(one, other) == 0 || differ(game, f, unit, one, other));
        if (!good && position)
            printf("%s", position);
        free(one);
        free(other);
        twins_of_all++;
    }
    lin_game_free(twin);
    lin_free(position);
    return good;
}

bool soak_twins(uint64_t game, const lin_field *f, uint64_t seed, uint64_t *final)
{
    lin_rng rng = seed + game * 977;
    lin_game *g = NULL;
    bool good =
        lin_field_blind(f) || soak_fail(game, "everything may be measured", "on this field");

    if (good && lin_game_new(&g, f, lin_dice_seeded(seed, game), NULL) != LIN_OK)
        good = soak_fail(game, "no game", "");
    for (int n = 0; good && lin_waits(g) == LIN_ASKS_SIDE && n < MOST; n++) {
        lin_order o;

        if (lin_rng_below(&rng, EVERY + f->battle->units / 8u) == 0)
            good = compare(game, g, &rng);
        good =
            good && soak_choose(g, &rng, &o) && lin_give(g, lin_to_answer(g), &o, NULL) == LIN_OK;
    }
    if (good)
        *final = lin_hash(g);
    lin_game_free(g);
    return good;
}

void soak_twins_tell(void)
{
    if (twins_of_all)
        printf("%" PRIu64 " twins, odds of %" PRIu64 " orders\n", twins_of_all, soak_odds_told());
}
