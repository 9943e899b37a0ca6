/* reach.c -- where a stack can end its move, by the rules of a single step (walk.c).
 *
 * Each of a stack keeps an account of its own, and keeping to the road doubles what all may spend,
 * so "the cheapest way" is not one number: a way is dropped only where another to the same hex is
 * as good for everybody. `march` goes by it and the overlay shows it, so that what is shown can be
 * done. */
#include "rules/germantown/march.h"

#include <string.h>

void gt_walk_of(const gt_field *f, const gt_state *s, gt_set who, gt_walk *w)
{
    const bool in_hand = gt_is_empty(gt_minus(who, s->hand)) && gt_is_empty(gt_minus(s->hand, who));

    if (in_hand && !gt_is_empty(who))
        gt_walk_in_hand(f, s, w);
    else
        gt_walk_begin(f, s, who, w);
}

gt_walk gt_walk_at(const gt_ways *ways, int way)
{
    const gt_way *at = &ways->way[way];
    gt_walk w = ways->begins;

    w.cell = at->cell;
    w.stepped = true;
    w.on_road = at->on_road;
    w.stops = at->stops;
    memcpy(w.spent, at->spent, sizeof w.spent);
    return w;
}

/* Is a as good as b for everybody? */
static bool outdoes(const gt_ways *ways, const gt_way *a, const gt_way *b)
{
    if ((a->stops & ~b->stops) || (b->on_road && !a->on_road))
        return false;
    for (int i = 0; i < ways->begins.n; i++)
        if (a->spent[i] > b->spent[i])
            return false;
    return true;
}

static void note_way(gt_ways *ways, const gt_walk *w, int back)
{
    gt_way *new;

    if (ways->n == GT_WAYS)
        return;
    new = &ways->way[ways->n];
    *new = (gt_way){ .cell = (uint16_t)w->cell,
                     .back = (int16_t)back,
                     .beside = ways->first[w->cell],
                     .on_road = w->on_road,
                     .stops = w->stops };
    memcpy(new->spent, w->spent, sizeof new->spent);
    for (int i = new->beside; i >= 0; i = ways->way[i].beside)
        if (!ways->way[i].dead && outdoes(ways, &ways->way[i], new))
            return;
    for (int i = new->beside; i >= 0; i = ways->way[i].beside)
        ways->way[i].dead = ways->way[i].dead || outdoes(ways, new, &ways->way[i]);
    ways->first[w->cell] = (int16_t)ways->n++;
}

static void go_on(const gt_field *f, const gt_state *s, gt_ways *ways, const gt_walk *w, int back)
{
    gt_walk next;

    for (int d = 0; d < 6; d++) {
        const int to = f->board->next[w->cell][d];

        if (to != LIN_NOWHERE && to != ways->begins.cell &&
            gt_walk_step(f, s, w, to, &next, NULL) == LIN_OK)
            note_way(ways, &next, back);
    }
}

static void come_on(const gt_field *f, const gt_state *s, gt_ways *ways)
{
    uint16_t hex[GT_ENTRIES];
    const int n = gt_entry_hexes(f, s, f->entry_area[ways->begins.unit[0]], hex);
    gt_walk next;

    for (int i = 0; i < n; i++)
        if (gt_walk_step(f, s, &ways->begins, hex[i], &next, NULL) == LIN_OK)
            note_way(ways, &next, -1);
}

void gt_find_ways(const gt_field *f, const gt_state *s, gt_set who, gt_ways *out)
{
    out->n = 0;
    memset(out->first, 0xff, sizeof out->first);
    gt_walk_of(f, s, who, &out->begins);
    if (out->begins.n == 0)
        return;
    if (out->begins.cell == LIN_NOWHERE)
        come_on(f, s, out);
    else
        go_on(f, s, out, &out->begins, -1);
    for (int i = 0; i < out->n; i++)
        if (!out->way[i].dead && !out->way[i].stops) {
            const gt_walk w = gt_walk_at(out, i);

            go_on(f, s, out, &w, i);
        }
}

int gt_way_spent(const gt_ways *ways, int way)
{
    int most = 0;

    for (int i = 0; i < ways->begins.n; i++)
        if (ways->way[way].spent[i] > most)
            most = ways->way[way].spent[i];
    return most;
}

int gt_way_to(const gt_field *f, const gt_state *s, const gt_ways *ways, int cell)
{
    int best = -1;

    for (int i = ways->first[cell]; i >= 0; i = ways->way[i].beside) {
        const gt_walk w = gt_walk_at(ways, i);

        if (!ways->way[i].dead && gt_walk_may_all_end(f, s, &w, NULL) &&
            (best < 0 || gt_way_spent(ways, i) < gt_way_spent(ways, best)))
            best = i;
    }
    return best;
}
