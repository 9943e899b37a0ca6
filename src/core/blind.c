/* blind.c -- games in which nothing is measured before it is declared.
 *
 * On a real table he who judges distances well is the better general, so some books let nobody lay
 * a rule on the table before he has said whom he shoots at or where he marches. A computer that
 * knows every place to the thousandth of an inch must then keep silent in many places at once; this
 * file says when. A book names the rule (lin_rules.blind), marks the verbs that measure when they
 * are carried out (lin_verb.measures), and counts what was measured (lin_rules.learned). From that
 * follows, whatever the book:
 *
 *   places are told in hundredths of the table's width, and orders may say them so   (words.c)
 *   an order that measures is tried on no copy: not by macros (expand.c), not for a ghost, not by
 *     a bot on what it sees (game.c); its odds are told case by case                 (odds.c,
 * below) nobody goes back over a measurement, whoever agrees                              (undo.c)
 *   lines that are lengths (rings, bands, reach) are not drawn, and of two units it is told how
 *     they see each other and not how far apart they are                             (look.c)
 *
 * That no list, check or sample hangs on a distance is the book's own affair; tests/unit/
 * test_blind.c shows how it can be tested. Once the battle is over everything lies open. */
#include "core.h"

#include <assert.h>
#include <string.h>

const char *lin_field_blind(const lin_field *f)
{
    assert(f);
    return f->rules->blind ? f->rules->blind(f) : NULL;
}

const char *lin_blind(const lin_game *g)
{
    assert(g);
    return g->field->rules->blind && !lin_head_in(g->state)->over ? g->field->rules->blind(g->field)
                                                                  : NULL;
}

bool lin_order_measures(const lin_game *g, const lin_order *o)
{
    assert(g && o);
    const lin_rules *r = g->field->rules;

    return r->blind && o->verb < r->verbs && r->verb[o->verb].measures && lin_blind(g) &&
           (!r->measures_here || r->measures_here(&g->view, o));
}

uint32_t lin_learned(const lin_game *g)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->learned ? r->learned(&g->view) : 0;
}

lin_status lin_not_measured(const lin_field *f, const char *instead, lin_refusal *why)
{
    assert(f);
    return lin_refuse(why, LIN_ILLEGAL, lin_field_blind(f),
                      "Nothing is measured before it is declared.%s%s", instead ? " " : "",
                      instead ? instead : "");
}

/* ---- lines that are lengths ---- */

static bool is_length(const lin_stroke *s)
{
    static const char *const length[] = { "reach", "reach-later", "band", "sphere", "zone", "gap" };

    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        if (strcmp(s->kind, length[i]) == 0)
            return true;
    return false;
}

int lin_unmeasured(const lin_game *g, lin_stroke *list, int n)
{
    int kept = 0;

    if (n == 0 || !lin_blind(g))
        return n;
    for (int i = 0; i < n; i++)
        if (!is_length(&list[i])) {
            if (kept < i)
                list[kept] = list[i];
            kept++;
        }
    return kept;
}

/* ---- what hangs on it, case by case ---- */

/* Which of a macro's orders is the first that measures; -1: none does. Those before it measure
 * nothing, so that they may be played on a copy. */
static int first_that_measures(const lin_game *g, const lin_order *atom, int n)
{
    for (int i = 0; i < n; i++)
        if (lin_order_measures(g, &atom[i]))
            return i;
    return -1;
}

bool lin_would_measure(const lin_game *g, const char *order)
{
    assert(g && order);
    lin_order atom[LIN_ATOMS];
    int n = 0;

    return lin_blind(g) && lin_expand(g, order, atom, LIN_ATOMS, &n, NULL) == LIN_OK &&
           first_that_measures(g, atom, n) >= 0;
}

static bool play_before(lin_game *g, const lin_order *atom, int n, lin_refusal *why)
{
    for (int i = 0; i < n; i++)
        if (lin_give(g, lin_to_answer(g), &atom[i], why) != LIN_OK)
            return false;
    return true;
}

bool lin_suppose(const lin_game *g, const char *order, int i, lin_game *into, lin_order *last,
                 lin_text *name, lin_refusal *why)
{
    assert(g && order && into && last && name && into->field == g->field);
    const lin_rules *r = g->field->rules;
    lin_order atom[LIN_ATOMS];
    lin_refusal no = { 0 };
    int n = 0, at;

    if (why)
        why->text[0] = '\0';
    lin_copy(into, g);
    lin_set_dice(into, lin_dice_typed());
    if (lin_expand(into, order, atom, LIN_ATOMS, &n, why) != LIN_OK)
        return false;
    at = first_that_measures(into, atom, n);
    if (at < 0 || !play_before(into, atom, at, why) ||
        lin_check(into, lin_to_answer(into), &atom[at], why) != LIN_OK)
        return false;
    *last = atom[at];
    if (!r->cases) {
        lin_not_measured(g->field, "Of this order no odds are told ahead.", why ? why : &no);
        return false;
    }
    /* The view's own state is the one in which the case is noted: it is a copy already. */
    into->listed = into->drew = into->seen = false;
    return r->cases(&into->view, last, i, into->state, name);
}
