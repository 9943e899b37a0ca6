/* expect.c -- what must be so, in rule scripts.
 *
 * One row per word: event, asks, answers, is, odds, duty, score, over, text, shows. Each looks at
 * the game as it stands and fails the case with a sentence that says what was expected and
 * what there is instead. Nothing here changes the game. Whatever is said not to be so must be
 * something that there is: what has no meaning is never so, and would prove nothing. */
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOT 900 /* bytes of what was found, in a failure */

/* ---- Small text tools ---- */

char *lin_quote_cut(char **at)
{
    char *p = *at + strspn(*at, " "), *end;

    if (*p != '"')
        return NULL;
    end = strchr(++p, '"');
    if (!end)
        return NULL;
    *end = '\0';
    *at = end + 1;
    return p;
}

char *lin_one_blank(char *text)
{
    char *to = text;

    text = lin_trim(text);
    for (char *p = to; (*p = *text) != '\0'; p++)
        text += *text == ' ' ? strspn(text, " ") : 1;
    return to;
}

char *lin_word_cut(char **at)
{
    char *word = *at + strspn(*at, " ");
    const size_t n = strcspn(word, " ");

    if (n == 0)
        return NULL;
    *at = word + n + (word[n] != '\0');
    word[n] = '\0';
    return word;
}

/* Do the words of a begin with those of b? A lone * is any word. */
bool lin_words_begin(const char *a, const char *b)
{
    char left[512], right[512], *x = left, *y = right, *p, *q;

    snprintf(left, sizeof left, "%s", a);
    snprintf(right, sizeof right, "%s", b);
    while ((q = lin_word_cut(&y)) != NULL) {
        p = lin_word_cut(&x);
        if (!p || (strcmp(q, "*") != 0 && !lin_same_word(p, q)))
            return false;
    }
    return true;
}

/* ---- asks, text, over ---- */

static void asked_print(const lin_question *q, const lin_field *f, lin_text *out)
{
    if (q->asking == LIN_IS_OVER)
        lin_put(out, "nobody: the battle is over");
    else if (q->asking == LIN_ASKS_DICE) {
        lin_put(out, "dice %dd", q->roll.n);
        lin_die_kind_print(lin_die_kind_of(&q->roll), out);
        lin_put(out, " %s", q->roll.purpose);
    } else
        lin_put(out, "%s %s", f->battle->side_id[q->side], q->step);
}

/* asks dice [2d6] [what for]; asks SIDE [STEP]: each word as far as it is said. */
static void expect_asks(lin_script *t, char *text, bool wanted)
{
    char got[200];
    lin_text g = lin_text_in(got, sizeof got);
    lin_question q;

    (void)wanted;
    lin_ask(t->game, &q);
    asked_print(&q, t->game->field, &g);
    if (q.asking == LIN_IS_OVER || *text == '\0' || !lin_words_begin(got, text))
        lin_script_fail(t, "Expected to be asked: %s; asked is %s", *text ? text : "SIDE or dice",
                        got);
}

static void expect_text(lin_script *t, char *text, bool wanted)
{
    char *words = lin_quote_cut(&text);
    lin_question q;

    lin_ask(t->game, &q);
    if (!words)
        lin_script_fail(t, "After \"text\" stand words of the question in quotes.");
    else if ((strstr(q.text, words) != NULL) != wanted)
        lin_script_fail(t, "The question should %shold the words \"%s\"; it is: %s",
                        wanted ? "" : "not ", words, q.text);
}

static void end_print(const lin_field *f, const lin_head *h, lin_text *out)
{
    if (!h->over)
        lin_put(out, "not over");
    else
        lin_put(out, "over %s \"%s\"",
                h->winner < LIN_SIDES ? f->battle->side_id[h->winner] : "nobody",
                h->level < f->rules->levels ? f->rules->level[h->level] : "?");
}

/* over [SIDE or nobody] ["level"]; not over */
static void expect_over(lin_script *t, char *text, bool wanted)
{
    const lin_field *f = t->game->field;
    const lin_head *h = lin_head_in(t->game->state);
    char got[120], full[LIN_SCRIPT_LINE + 1], *level, *side;
    lin_text g = lin_text_in(got, sizeof got);

    snprintf(full, sizeof full, "%s", text);
    end_print(f, h, &g);
    level = lin_quote_cut(&text); /* the level alone, or after the side */
    side = level ? NULL : lin_word_cut(&text);
    if (!level)
        level = lin_quote_cut(&text);
    if (wanted && h->over &&
        (!level ||
         (h->level < f->rules->levels && strcmp(f->rules->level[h->level], level) == 0)) &&
        (!side ||
         lin_same_word(side, h->winner < LIN_SIDES ? f->battle->side_id[h->winner] : "nobody")))
        return;
    if (!wanted && !h->over)
        return;
    lin_script_fail(t, "Expected the battle to be %sover %s; it is %s.", wanted ? "" : "not ", full,
                    got);
}

/* ---- answers, answer, no answer ---- */

static void answers_print(lin_script *t, lin_text *out)
{
    const lin_list *list = lin_answers(t->game);

    for (int i = 0; i < list->orders && !out->cut; i++) {
        lin_put(out, "%s", i ? ", " : "");
        lin_print(t->game->field, &list->order[i], out);
    }
    if (list->families)
        lin_put(out, "%s%d open", list->orders ? " and " : "", list->families);
}

/* Its index among the listed answers; -1: not there; -2: the case has failed over it. */
static int answer_find(lin_script *t, const char *text)
{
    const lin_list *list = lin_answers(t->game);
    lin_refusal why = { 0 };
    lin_order o;

    if (lin_parse(t->game, text, &o, &why) != LIN_OK) {
        lin_script_fail(t, "\"%s\" is no order. %s", text, why.text);
        return -2;
    }
    for (int i = 0; i < list->orders; i++)
        if (lin_same_order(&o, &list->order[i]))
            return i;
    return -1;
}

static void expect_answer(lin_script *t, char *text, bool wanted)
{
    char got[GOT];
    lin_text g = lin_text_in(got, sizeof got);
    const int i = answer_find(t, text);

    if (i == -2 || (i >= 0) == wanted)
        return;
    answers_print(t, &g);
    lin_script_fail(t, "\"%s\" should %sbe among the answers; they are: %s", text,
                    wanted ? "" : "not ", got[0] ? got : "none");
}

/* answers step C4, step C5: these and no others, in any order; `answers none`. */
static void expect_answers(lin_script *t, char *text, bool wanted)
{
    const lin_list *list = lin_answers(t->game);
    char got[GOT], *rest = text;
    lin_text g = lin_text_in(got, sizeof got);
    bool seen[LIN_CHOICES] = { false };
    int found = 0;

    (void)wanted;
    answers_print(t, &g);
    if (lin_same_word(text, "none"))
        rest = NULL;
    while (rest && !t->failed) {
        char *comma = strchr(rest, ',');
        int i;

        if (comma)
            *comma = '\0';
        i = answer_find(t, lin_trim(rest));
        if (i == -1)
            lin_script_fail(t, "\"%s\" should be among the answers; they are: %s", lin_trim(rest),
                            got[0] ? got : "none");
        if (i >= 0 && !seen[i]) {
            seen[i] = true;
            found++;
        }
        rest = comma ? comma + 1 : NULL;
    }
    if (found < list->orders)
        lin_script_fail(t, "There should be %d answers, but there are %d: %s", found, list->orders,
                        got);
}

/* ---- not ---- */

/* not LINE; but `not over` asks whether the battle goes on. */
static void expect_not(lin_script *t, char *text, bool wanted)
{
    (void)wanted;
    if (lin_same_word(text, "over"))
        expect_over(t, text + strlen(text), false);
    else
        lin_expect_is(t, text, false);
}

/* ---- duty, score ---- */

#define DUTIES 128

/* A rule of this system's ledger. A system without one (those of tests) has whatever bears its
 * letters. */
static bool rule_known(const lin_rules *r, const char *id)
{
    const lin_rule *row = lin_rule_find(id);
    const size_t n = strlen(r->code);

    if (row)
        return strcmp(row->book, r->name) == 0;
    for (int i = 0; (row = lin_rule_at(i)); i++)
        if (strcmp(row->book, r->name) == 0)
            return false;
    return strncmp(id, r->code, n) == 0 && id[n] == '-';
}

static bool duty_known(lin_script *t, const char *rule, const char *unit)
{
    const lin_field *f = t->game->field;

    if (!f->rules->duties)
        return lin_script_fail(t, "%s knows no duties.", f->rules->name);
    if (rule && !rule_known(f->rules, rule))
        return lin_script_fail(t, "%s has no rule \"%s\".", f->rules->name, rule);
    if (unit && strcmp(unit, "-") != 0 && lin_unit_find(f, unit) < 0)
        return lin_script_fail(t, "There is no unit \"%s\" in this battle.", unit);
    return true;
}

/* duty RULE [UNIT]; no duty [RULE [UNIT]] */
static void expect_duty(lin_script *t, char *text, bool wanted)
{
    const lin_field *f = t->game->field;
    lin_duty duty[DUTIES];
    const int n = f->rules->duties ? lin_duties(t->game, duty, DUTIES) : 0;
    char got[GOT], *rest = text, full[LIN_SCRIPT_LINE + 1];
    const char *rule, *unit;
    lin_text g = lin_text_in(got, sizeof got);
    bool found = false;

    snprintf(full, sizeof full, "%s", text);
    rule = lin_word_cut(&rest);
    unit = lin_word_cut(&rest);
    if (!duty_known(t, rule, unit))
        return;
    for (int i = 0; i < n && i < DUTIES; i++) {
        const char *id = duty[i].unit >= 0 ? f->battle->unit[duty[i].unit].id : "-";

        found = found ||
                ((!rule || strcmp(rule, duty[i].rule) == 0) && (!unit || lin_same_word(unit, id)));
        lin_put(&g, "%s%s %s", i ? ", " : "", duty[i].rule, id);
    }
    if (found != wanted)
        lin_script_fail(t, "There should be %s duty %s; the duties are: %s", wanted ? "a" : "no",
                        full, got[0] ? got : "none");
}

/* score SIDE POINTS [SIDE POINTS] */
static void expect_score(lin_script *t, char *text, bool wanted)
{
    const lin_field *f = t->game->field;
    const char *const *id = (const char *const[]){ f->battle->side_id[0], f->battle->side_id[1] };
    lin_score score = { 0 };
    char *side, *points;
    int32_t value;

    (void)wanted;
    if (f->rules->score)
        lin_score_now(t->game, &score);
    if (*text == '\0')
        lin_script_fail(t, "A score is written: score %s 3 %s 36.", id[0], id[1]);
    while (!t->failed && (side = lin_word_cut(&text)) != NULL) {
        const lin_side who = lin_side_find(f, side);

        points = lin_word_cut(&text);
        if (who == LIN_NOBODY || !points || !lin_word_int(points, &value))
            lin_script_fail(t, "A score is written: score %s 3 %s 36.", id[0], id[1]);
        else if (score.points[who] != value)
            lin_script_fail(t, "The score should be %s %d, but it is %s %d, %s %d.", id[who],
                            (int)value, id[0], (int)score.points[0], id[1], (int)score.points[1]);
    }
}

/* ---- Which of them is it? ---- */

static const struct {
    const char *word;
    void (*expect)(lin_script *t, char *text, bool wanted);
    bool may_be_no; /* `no WORD` says the contrary */
} expectation[] = {
    { "event", lin_expect_event, true },  { "asks", expect_asks, false },
    { "answers", expect_answers, false }, { "answer", expect_answer, true },
    { "is", lin_expect_is, false },       { "not", expect_not, false },
    { "odds", lin_expect_odds, false },   { "duty", expect_duty, true },
    { "score", expect_score, false },     { "over", expect_over, false },
    { "text", expect_text, true },        { "shows", lin_expect_shows, true },
    { "sees", lin_expect_sees, true },    { "arc", lin_expect_arc, true },
    { "zone", lin_expect_zone, true },    { "distance", lin_expect_distance, false },
    { "stand", lin_expect_stand, false },
};

bool lin_expect(lin_script *t, char *text)
{
    const bool no = strncmp(text, "no ", 3) == 0;
    char *word = no ? text + 3 + strspn(text + 3, " ") : text;

    for (size_t i = 0; i < sizeof expectation / sizeof *expectation; i++) {
        const size_t n = strlen(expectation[i].word);

        if (strncmp(word, expectation[i].word, n) != 0 || (word[n] != ' ' && word[n] != '\0'))
            continue;
        if (no && !expectation[i].may_be_no)
            return false;
        expectation[i].expect(t, lin_trim(word + n), !no);
        return true;
    }
    return false;
}
