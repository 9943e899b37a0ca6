/* key.c -- the explanation: each sign that the sheet really shows, and what it means.
 *
 * What is not on the sheet is not in the table. */
#include "draw/sheet/key.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- which of them ---- */

key_entry *entry_add(key_entry *list, int *n, const char *text, key_sample draw)
{
    if (*n == KEY_ENTRIES)
        return &list[KEY_ENTRIES - 1];
    key_entry *e = &list[(*n)++];

    *e = (key_entry){ .draw = draw };
    snprintf(e->text, sizeof e->text, "%.40s", text);
    return e;
}

static bool has_chain(const plan *p, plan_chain_kind kind)
{
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == kind)
            return true;
    return false;
}

/* Roads as broad as roads are, or half of that. */
static bool has_road(const plan *p, bool narrow)
{
    for (int c = 0; c < p->courses; c++)
        if (p->course[c].kind == CHAIN_ROAD && (p->course[c].wide_from < road_wide(p)) == narrow)
            return true;
    return false;
}

static bool has_place(const plan *p, const char *kind)
{
    for (int i = 0; i < p->board->places; i++)
        if (strcmp(p->board->place[i].kind, kind) == 0)
            return true;
    return false;
}

static bool has_levels(const lin_board *b)
{
    for (int cell = 1; cell < b->cells; cell++)
        if (b->height[cell] != b->height[0])
            return true;
    return false;
}

static plan_ground ground_shown(const plan *p)
{
    plan_ground sum = { 0 };

    for (int cell = 0; cell < p->board->cells; cell++) {
        const plan_ground *g = cell_ground(p, cell);

        sum.height = g->height > sum.height ? g->height : sum.height;
        sum.trees = g->trees > sum.trees ? g->trees : sum.trees;
        sum.swamp |= g->swamp;
        sum.village |= g->village;
        sum.houses |= g->houses;
    }
    return sum;
}

/* Whatever lies on the sides of cells, by its name with a capital. */
static int edge_entries(plan *p, key_entry *list, int n)
{
    for (int k = 0; k < p->board->edge_kinds; k++) {
        char name[sizeof p->board->edge_name[0]];

        snprintf(name, sizeof name, "%s", p->board->edge_name[k]);
        name[0] = (char)toupper((unsigned char)name[0]);
        if (!has_entry(list, n, name))
            entry_add(list, &n, name, sample_edge)->value = k;
    }
    return n;
}

static int ground_entries(plan *p, key_entry *list, int n)
{
    const plan_ground g = ground_shown(p);

    if (g.height || has_levels(p->board))
        entry_add(list, &n, "Hills", sample_hill);
    if (g.trees)
        entry_add(list, &n, "Woods", sample_woods);
    if (has_chain(p, CHAIN_CREEK))
        entry_add(list, &n, "Creek", sample_creek);
    if (has_chain(p, CHAIN_STREAM))
        entry_add(list, &n, "Run or brook", sample_stream);
    if (g.swamp)
        entry_add(list, &n, "Swamp", sample_swamp);
    if (has_road(p, false))
        entry_add(list, &n, "Road", sample_road);
    if (has_road(p, true))
        entry_add(list, &n, "Lane", sample_byway);
    if (has_chain(p, CHAIN_OTHER))
        entry_add(list, &n, "Trail", sample_trail);
    if (has_place(p, "ford"))
        entry_add(list, &n, "Ford", sample_ford);
    n = edge_entries(p, list, n);
    if (g.village)
        entry_add(list, &n, "Village", sample_village);
    if (g.houses)
        entry_add(list, &n, "Buildings", sample_houses);
    for (int i = 0; i < p->board->places; i++)
        if (p->board->place[i].value) {
            entry_add(list, &n, "Worth points", sample_victory)->value = p->board->place[i].value;
            break;
        }
    return n;
}

static int mark_entries(plan *p, key_entry *list, int n)
{
    plan_mark mark[MARKS];
    int marks = 0;

    for (int i = 0; i < p->pieces; i++)
        if (p->piece[i].where == LIN_ON_BOARD)
            marks = marks_add(p, mark, marks, &p->piece[i]);
    for (int i = 0; i < marks && n < KEY_ENTRIES; i++) {
        mark[i].name[0] = (char)toupper((unsigned char)mark[i].name[0]);
        key_entry *e = entry_add(list, &n, mark[i].name, sample_tag);
        e->value = (int)mark[i].shape;
        snprintf(e->letters, sizeof e->letters, "%.5s", mark[i].letters);
    }
    return n;
}

bool has_entry(const key_entry *list, int n, const char *text)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].text, text) == 0)
            return true;
    return false;
}

/* The arms on the sheet, by what the battle calls them; in the table with a capital, which
 * the sign does not mind. */
static int arm_entries(plan *p, key_entry *list, int n)
{
    for (int i = 0; i < p->pieces; i++) {
        const lin_piece *piece = &p->piece[i];

        if (piece->where != LIN_ON_BOARD || piece->unit < 0)
            continue;
        const char *kind = p->battle->unit[piece->unit].kind;
        if (*kind && !has_entry(list, n, kind) && n < KEY_ENTRIES)
            entry_add(list, &n, kind, sample_arm)->value = (int)piece->arm;
    }
    return n;
}

static bool has_stack(const plan *p)
{
    for (int i = 0; i < p->pieces; i++)
        for (int k = 0; k < i; k++)
            if (p->piece[i].where == LIN_ON_BOARD && p->piece[k].where == LIN_ON_BOARD &&
                p->piece[i].cell == p->piece[k].cell)
                return true;
    return false;
}

static int key_gather(plan *p, key_entry *list)
{
    int n =
        p->table ? stand_entries(p, list, scenery_entries(p, list, 0)) : ground_entries(p, list, 0);

    if (!p->pieces || p->table)
        return n;
    for (int side = 0; side < LIN_SIDES; side++)
        if (*p->battle->side_name[side])
            entry_add(list, &n, p->battle->side_name[side], sample_counter)->value = side;
    n = arm_entries(p, list, n);
    if (has_stack(p))
        entry_add(list, &n, "Stack, strength", sample_badge)->value = 14;
    return mark_entries(p, list, n);
}

/* ---- the table ---- */

#define KEY_ROW 2.05

double key_height(plan *p)
{
    key_entry list[KEY_ENTRIES];
    const int n = key_gather(p, list), rows = (n + 1) / 2;

    return n ? p->m * (1.9 + KEY_ROW * rows) : 0;
}

void key_draw(plan *p, double x, double y, double w)
{
    key_entry list[KEY_ENTRIES];
    const int n = key_gather(p, list), rows = (n + 1) / 2;
    const double m = p->m;

    if (!n)
        return;
    ink_set(p->cr, p->ink->ink, 1);
    type_draw(p, "EXPLANATION", (plan_type){ m * 0.95, 0, 0.22, 0 }, x + w / 2, y + m * 0.6,
              AT_CENTRE);
    for (int i = 0; i < n; i++) {
        const int across = i / rows, down = i % rows;
        const double left = x + across * w / 2, row = y + m * (2.6 + KEY_ROW * down);
        const double keep = p->u;
        const plan_type t = { m * 0.98, TYPE_ITALIC, 0, 0 };

        p->u = m * 2.4; /* signs are drawn in cells: here a small one */
        list[i].draw(p, &list[i], left + m * 1.35, row, m);
        p->u = keep;
        list[i].text[0] = (char)toupper((unsigned char)list[i].text[0]);
        ink_set(p->cr, p->ink->ink, 1);
        type_draw(p, list[i].text, type_fit(p, list[i].text, t, w / 2 - m * 3.0), left + m * 2.85,
                  row, AT_LEFT);
    }
}
