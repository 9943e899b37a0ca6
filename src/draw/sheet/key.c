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

bool has_levels(const lin_board *b)
{
    for (int cell = 1; cell < b->cells; cell++)
        if (b->height[cell] != b->height[0])
            return true;
    return false;
}

static void look_entry(key_entry *list, int *n, const lin_look *look, const char *otherwise,
                       key_sample draw)
{
    char text[48] = "";
    lin_text t = lin_text_in(text, sizeof text);

    lin_look_name(look, &t);
    if (!t.used)
        lin_put(&t, "%s", otherwise);
    if (!has_entry(list, *n, text))
        entry_add(list, n, text, draw)->thin = look && look->thin;
}

/* Grounds of the board that show something, each by the name of its row. A mixture (a wood on a
 * slope) shows what its row's sign is. */
static int cell_entries(plan *p, key_entry *list, int n, bool (*shows)(const plan_ground *g),
                        key_sample draw)
{
    const lin_board *b = p->board;
    bool seen[LIN_GROUNDS] = { false };

    for (int cell = 0; cell < b->cells; cell++)
        seen[b->ground[cell] < LIN_GROUNDS ? b->ground[cell] : 0] = true;
    for (int g = 0; g < LIN_GROUNDS; g++)
        if (seen[g] && shows(&p->ground[g]))
            look_entry(list, &n, lin_look_find(p->rules, LIN_LOOK_CELL, b->ground_name[g]), "",
                       draw);
    return n;
}

static bool is_wooded(const plan_ground *g)
{
    return g->trees > 0;
}

static bool is_swamp(const plan_ground *g)
{
    return g->swamp;
}

static bool is_village(const plan_ground *g)
{
    return g->village;
}

static bool is_houses(const plan_ground *g)
{
    return g->houses || g->mansion;
}

/* Hills are called as the first ground that is nothing else. */
static int hill_entries(plan *p, key_entry *list, int n)
{
    const lin_look *named = NULL;
    bool any = has_levels(p->board);

    for (int cell = 0; cell < p->board->cells; cell++)
        any = any || cell_ground(p, cell)->height;
    if (!any)
        return n;
    for (const lin_look *row = p->rules ? p->rules->look : NULL; row && row->word && !named; row++)
        if (row->of == LIN_LOOK_CELL && row->name &&
            (row->sign == LIN_SIGN_HILL || (row->sign == LIN_SIGN_PLAIN && row->rise)))
            named = row;
    look_entry(list, &n, named, "Hills", sample_hill);
    return n;
}

/* Chains of one kind, by the names of their rows. */
static int chain_entries(plan *p, key_entry *list, int n, plan_chain_kind kind, bool narrow,
                         key_sample draw)
{
    for (int c = 0; c < p->courses; c++) {
        const plan_course *course = &p->course[c];

        if (course->kind == kind &&
            (kind != CHAIN_ROAD || (course->wide_from < road_wide(p)) == narrow))
            look_entry(list, &n, course->look, "Trail", draw);
    }
    return n;
}

static int place_entries(plan *p, key_entry *list, int n, lin_sign sign, key_sample draw)
{
    for (int i = 0; i < p->board->places; i++) {
        const lin_look *look = lin_look_find(p->rules, LIN_LOOK_PLACE, p->board->place[i].kind);

        if (look && look->sign == sign)
            look_entry(list, &n, look, "", draw);
    }
    return n;
}

/* Whatever lies on the sides of cells, by the name of its row, else by its own with a capital. */
static int edge_entries(plan *p, key_entry *list, int n)
{
    for (int k = 0; k < p->board->edge_kinds; k++) {
        char name[48];
        lin_text t = lin_text_in(name, sizeof name);

        if (p->edge[k] && p->edge[k]->sign == LIN_SIGN_PLAIN)
            continue; /* something else shows it */
        if (p->edge[k] && p->edge[k]->name)
            lin_look_name(p->edge[k], &t);
        else
            lin_put(&t, "%s", p->board->edge_name[k]);
        name[0] = (char)toupper((unsigned char)name[0]);
        if (!has_entry(list, n, name))
            entry_add(list, &n, name, sample_edge)->value = k;
    }
    return n;
}

static int ground_entries(plan *p, key_entry *list, int n)
{
    n = hill_entries(p, list, n);
    n = cell_entries(p, list, n, is_wooded, sample_woods);
    n = chain_entries(p, list, n, CHAIN_CREEK, false, sample_creek);
    n = chain_entries(p, list, n, CHAIN_STREAM, false, sample_stream);
    n = cell_entries(p, list, n, is_swamp, sample_swamp);
    n = chain_entries(p, list, n, CHAIN_ROAD, false, sample_road);
    n = chain_entries(p, list, n, CHAIN_ROAD, true, sample_byway);
    n = chain_entries(p, list, n, CHAIN_OTHER, false, sample_trail);
    n = place_entries(p, list, n, LIN_SIGN_FORD, sample_ford);
    n = edge_entries(p, list, n);
    n = cell_entries(p, list, n, is_village, sample_village);
    n = cell_entries(p, list, n, is_houses, sample_houses);
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
        char kind[sizeof p->battle->unit[0].kind];
        snprintf(kind, sizeof kind, "%s", p->battle->unit[piece->unit].kind);
        for (char *dash = kind; (dash = strchr(dash, '-'));)
            *dash = ' ';
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
