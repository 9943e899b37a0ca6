/* legal_ground.c -- where a question that wants a place can be answered: a lattice over the table,
 * each place of which is tried on the rules.
 *
 * Whatever an answer says besides its place (a facing, a formation) is taken from one that is legal
 * already; and the lattice has a row and a column through each of a few such answers, since an edge
 * by which one comes on has no width. So the ground is exact for one without a front, and for one
 * with a front it is the ground for that facing: to be looked at, while `check` decides.
 *
 * Where nothing is measured ahead the places of an order that measures are not shown: the edge of
 * what is legal would be a measure. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

#define PLACES  1600 /* of the lattice, at most */
#define SAMPLES 6    /* answers by chance, with a row and a column each */
#define FEW     24   /* places: where there are no more, answers by chance are shown themselves */

/* Which of its arguments are the two inches of a place that is left open; -1: it has none. */
static int place_arg(const lin_rules *rules, const lin_family *f)
{
    const char *args = rules->verb[f->order.verb].args, *pair = strstr(args, "xx");
    const int at = pair ? (int)(pair - args) : -1;

    return at >= 0 && (f->open >> at & 3) == 3 ? at : -1;
}

/* An answer of that family that is legal as it stands, for that unit where it names one. A list has
 * no room for a family for each unit: what one may answer is tried for the others, too. */
static bool sample(lin_game *g, int family, int verb, int unit, lin_rng *rng, lin_order *out)
{
    if (!lin_sample(g, family, rng, out))
        return false;
    if (unit >= 0 && lin_field_rules(lin_game_field(g))->verb[verb].args[0] == 'u')
        out->arg[0] = unit;
    return true;
}

/* A lattice of at most PLACES over these bounds, no finer than an inch. */
static int32_t pitch_of(int64_t wide, int64_t high)
{
    int32_t pitch = LIN_INCH;

    while ((wide / pitch + 1) * (high / pitch + 1) > PLACES)
        pitch += LIN_INCH / 4;
    return pitch;
}

typedef struct {
    json_writer *j;
    lin_game *g;
    lin_point size;
    int32_t pitch;
    int at;    /* the first of the two arguments */
    int found; /* places */
} lattice;

static void try_place(lattice *l, lin_order o, int32_t x, int32_t y)
{
    o.arg[l->at] = x;
    o.arg[l->at + 1] = y;
    if (lin_check(l->g, lin_to_answer(l->g), &o, NULL) != LIN_OK)
        return;
    tell_length_json(l->j, NULL, lin_game_field(l->g), x);
    tell_length_json(l->j, NULL, lin_game_field(l->g), y);
    l->found++;
}

static void try_lattice(lattice *l, const lin_order *o)
{
    for (int32_t y = l->pitch / 2; y < l->size.y; y += l->pitch)
        for (int32_t x = l->pitch / 2; x < l->size.x; x += l->pitch)
            try_place(l, *o, x, y);
}

static void try_row_and_column(lattice *l, const lin_order *o)
{
    for (int32_t x = l->pitch / 2; x < l->size.x; x += l->pitch)
        try_place(l, *o, x, o->arg[l->at + 1]);
    for (int32_t y = l->pitch / 2; y < l->size.y; y += l->pitch)
        try_place(l, *o, o->arg[l->at], y);
}

/* Several families of one verb are one unit's each: the first that serves is enough. */
void tell_legal_ground_members(json_writer *j, lin_game *g, int unit)
{
    const lin_field *f = lin_game_field(g);
    const lin_table *table = lin_battle_table(lin_field_battle(f));
    const lin_list *list = lin_answers(g);
    lattice l = { j, g, table ? lin_table_size(table) : (lin_point){ 0 }, 0, 0, 0 };
    lin_rng rng = 1777;
    int last = -1;

    l.pitch = pitch_of(l.size.x, l.size.y);
    tell_length_json(j, "pitch", f, l.pitch);
    json_open(j, "places", '[');
    for (int i = 0; table && i < lin_list_families(list); i++) {
        const lin_family family = *lin_list_family(list, i);
        const int verb = family.order.verb;
        lin_order o;

        l.at = place_arg(lin_field_rules(f), &family);
        if (l.at < 0 || lin_order_measures(g, &family.order) || verb == last ||
            !sample(g, i, verb, unit, &rng, &o))
            continue;
        last = verb;
        try_lattice(&l, &o);
        for (int k = 0; k < SAMPLES; k++) {
            try_row_and_column(&l, &o);
            if (!sample(g, i, verb, unit, &rng, &o))
                break;
        }
        for (int k = 0; l.found < FEW && k < 2 * FEW; k++)
            if (sample(g, i, verb, unit, &rng, &o))
                try_place(&l, o, o.arg[l.at], o.arg[l.at + 1]);
    }
    json_close(j, ']');
}
