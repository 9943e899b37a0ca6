/* expect_table.c -- what one unit is to another, and where its stands lie, in rule scripts.
 *
 *     sees B1a A1b 3 in cover         three of its stands, and those in cover
 *     no sees B1a A1b "The wood"      none, and that is what hides it
 *     distance B1a A1b 6.5            in inches; on a board, in cells
 *     arc B1a A1b                     some part of A1b lies in the arc of B1a
 *     zone B1a A1b                    and in its threat zone
 *     stand B1a 2 at 24 10            the middle of the front of its second stand
 *
 * The measures are those of the book (lin_rules.relation, footprint): nothing is measured here. */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#define MILLIONTH 1000000
#define NEAR      (MILLIONTH / 100) /* inches that a measure may be off where nothing is said */

/* ---- Two units ---- */

/* A unit of the battle by the next word; -1: the case has failed over it. */
static int unit_cut(lin_script *t, char **text, const char *how)
{
    const char *word = lin_word_cut(text);
    const int u = word ? lin_unit_find(t->game->field, word) : -1;

    if (!word)
        lin_script_fail(t, "That is written: %s.", how);
    else if (u < 0)
        lin_script_fail(t, "There is no unit \"%s\" in this battle.", word);
    return u;
}

static const char *id_of(const lin_script *t, int u)
{
    return t->game->field->battle->unit[u].id;
}

/* "A B" at the head of a text, and what the one is to the other. False: the case has failed. */
static bool relation_cut(lin_script *t, char **text, const char *how, int unit[2],
                         lin_relation *out)
{
    const lin_rules *r = t->game->field->rules;

    for (int i = 0; i < 2; i++)
        if ((unit[i] = unit_cut(t, text, how)) < 0)
            return false;
    if (!r->relation)
        return lin_script_fail(t, "%s has no table on which units could be measured.", r->name);
    /* A script is a referee's: he may measure whatever the players may not. */
    if (!r->relation(&t->game->view, unit[0], unit[1], out))
        return lin_script_fail(t, "%s and %s do not both stand on the table.", id_of(t, unit[0]),
                               id_of(t, unit[1]));
    return true;
}

/* ---- sees ---- */

static const char see_how[] =
    "sees B1a A1b, then perhaps how many stands, then perhaps in cover, or "
    "in the open";

static void sees_print(const lin_relation *r, lin_text *out)
{
    if (r->seen)
        lin_put(out, "%d of %d stands, %s", r->seen, r->stands,
                r->in_cover ? "in cover" : "in the open");
    else
        lin_put(out, "nothing%s%s", r->blocker[0] ? ", behind " : "", r->blocker);
}

void lin_expect_sees(lin_script *t, char *text, bool wanted)
{
    char got[160], *words, *rest;
    lin_text g = lin_text_in(got, sizeof got);
    lin_relation r;
    int32_t stands = -1;
    int unit[2];
    bool cover = false, open = false, right;

    if (!relation_cut(t, &text, see_how, unit, &r))
        return;
    if (r.stands == 0) {
        lin_script_fail(t, "Nobody looks from %s to %s: commanders neither see nor are seen.",
                        id_of(t, unit[0]), id_of(t, unit[1]));
        return;
    }
    words = lin_quote_cut(&text);
    rest = lin_one_blank(text);
    if (*rest >= '0' && *rest <= '9') {
        stands = (int32_t)strtol(rest, &rest, 10);
        rest = lin_trim(rest);
    }
    cover = strcmp(rest, "in cover") == 0;
    open = strcmp(rest, "in the open") == 0;
    if ((*rest && !cover && !open) || (!wanted && (stands >= 0 || *rest)) || (wanted && words)) {
        lin_script_fail(t, "That is written: %s; or: no sees B1a A1b \"what hides it\".", see_how);
        return;
    }
    sees_print(&r, &g);
    right = wanted ? r.seen > 0 && (stands < 0 || r.seen == stands) && (!cover || r.in_cover) &&
                         (!open || !r.in_cover)
                   : r.seen == 0 && (!words || strcmp(words, r.blocker) == 0);
    if (!right)
        lin_script_fail(t, "%s should %ssee %s so; it sees %s.", id_of(t, unit[0]),
                        wanted ? "" : "not ", id_of(t, unit[1]), got);
}

/* ---- arc, zone ---- */

static void expect_inside(lin_script *t, char *text, bool wanted, const char *how, bool zone)
{
    lin_relation r;
    int unit[2];

    if (!relation_cut(t, &text, how, unit, &r))
        return;
    if (*text)
        lin_script_fail(t, "That is written: %s.", how);
    else if (r.stands == 0)
        lin_script_fail(t, "Between %s and %s there are no arcs and zones: one has no stands.",
                        id_of(t, unit[0]), id_of(t, unit[1]));
    else if ((zone ? r.in_zone : r.in_arc) != wanted)
        lin_script_fail(t, "%s should %slie in the %s of %s.", id_of(t, unit[1]),
                        wanted ? "" : "not ", zone ? "threat zone" : "arc", id_of(t, unit[0]));
}

void lin_expect_arc(lin_script *t, char *text, bool wanted)
{
    expect_inside(t, text, wanted, "arc B1a A1b", false);
}

void lin_expect_zone(lin_script *t, char *text, bool wanted)
{
    expect_inside(t, text, wanted, "zone B1a A1b", true);
}

/* ---- distance, stand ---- */

static int64_t millionths(int32_t units)
{
    return (int64_t)units * MILLIONTH / LIN_INCH;
}

/* Numbers, then perhaps `within D`: how far each may be off. False: it does not read. */
static bool numbers_cut(char *text, int64_t *value, int n, int64_t *off)
{
    char *word;

    *off = NEAR;
    for (int i = 0; i < n; i++)
        if ((word = lin_word_cut(&text)) == NULL || !lin_decimal(word, &value[i]))
            return false;
    if ((word = lin_word_cut(&text)) == NULL)
        return true;
    return strcmp(word, "within") == 0 && (word = lin_word_cut(&text)) != NULL &&
           lin_decimal(word, off) && *off >= 0 && lin_word_cut(&text) == NULL;
}

static bool is_off(int64_t a, int64_t b, int64_t most)
{
    return (a < b ? b - a : a - b) > most;
}

/* The cell of a unit on the board, or LIN_NOWHERE. */
static int cell_of(const lin_script *t, int unit)
{
    lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(t->game, piece, LIN_PIECES);

    for (int i = 0; i < n; i++)
        if (piece[i].unit == unit && piece[i].where == LIN_ON_BOARD)
            return piece[i].cell;
    return LIN_NOWHERE;
}

/* On a board: cells, as a whole number of millionths. */
static bool cells_between(lin_script *t, char **text, const char *how, int unit[2], int64_t *out)
{
    int cell[2];

    for (int i = 0; i < 2; i++) {
        if ((unit[i] = unit_cut(t, text, how)) < 0)
            return false;
        cell[i] = cell_of(t, unit[i]);
        if (cell[i] == LIN_NOWHERE)
            return lin_script_fail(t, "%s does not stand on the board.", id_of(t, unit[i]));
    }
    *out = (int64_t)lin_cell_distance(&t->game->field->battle->board, cell[0], cell[1]) * MILLIONTH;
    return true;
}

void lin_expect_distance(lin_script *t, char *text, bool wanted)
{
    static const char how[] = "distance B1a A1b 6.5, or: distance B1a A1b 6.5 within 0.1";
    const bool board = t->game->field->battle->board.cells > 0;
    int64_t value, off, there = 0;
    lin_relation r;
    int unit[2];

    (void)wanted;
    if (board ? !cells_between(t, &text, how, unit, &there)
              : !relation_cut(t, &text, how, unit, &r))
        return;
    if (!board)
        there = millionths(r.distance);
    if (!numbers_cut(text, &value, 1, &off))
        lin_script_fail(t, "That is written: %s.", how);
    else if (is_off(value, there, off))
        lin_script_fail(t, "From %s to %s it should be %.2f, but it is %.2f.", id_of(t, unit[0]),
                        id_of(t, unit[1]), (double)value / MILLIONTH, (double)there / MILLIONTH);
}

/* Which stand: its number from the left, or from the head of a column; or that of the leader. */
static bool stand_cut(char **text, const lin_footprint *f, int *out)
{
    const char *word = lin_word_cut(text);
    int32_t n = 0;

    if (!word)
        return false;
    if (strcmp(word, "leader") == 0) {
        *out = f->leader;
        return f->stands > 0;
    }
    *out = lin_word_int(word, &n) ? n - 1 : -1;
    return n >= 1 && n <= f->stands;
}

void lin_expect_stand(lin_script *t, char *text, bool wanted)
{
    static const char how[] = "stand B1a 2 at 24 10, or: stand B1a leader at 24 10 within 0.1";
    const int unit = unit_cut(t, &text, how);
    const lin_point *corner;
    lin_footprint f = { 0 };
    int64_t value[2], off, x, y;
    char *at;
    int stand;

    (void)wanted;
    if (unit < 0)
        return;
    if (!lin_footprint_of(t->game, unit, &f)) {
        lin_script_fail(t, "%s does not stand on the table.", id_of(t, unit));
        return;
    }
    if (!stand_cut(&text, &f, &stand)) {
        lin_script_fail(t, "%s has %d stands, from 1 on; that is written: %s.", id_of(t, unit),
                        f.stands, how);
        return;
    }
    at = lin_word_cut(&text);
    if (!at || strcmp(at, "at") != 0 || !numbers_cut(text, value, 2, &off)) {
        lin_script_fail(t, "That is written: %s.", how);
        return;
    }
    corner = f.corner[stand];
    x = (millionths(corner[0].x) + millionths(corner[1].x)) / 2;
    y = (millionths(corner[0].y) + millionths(corner[1].y)) / 2;
    if (is_off(value[0], x, off) || is_off(value[1], y, off))
        lin_script_fail(t, "Stand %d of %s should lie at %.2f %.2f, but lies at %.2f %.2f.",
                        stand + 1, id_of(t, unit), (double)value[0] / MILLIONTH,
                        (double)value[1] / MILLIONTH, (double)x / MILLIONTH, (double)y / MILLIONTH);
}
