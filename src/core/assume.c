/* assume.c -- what is assumed of questions that odds meet on the way.
 *
 * A list of STEP=ANSWER with commas between, blanks wherever one likes. A step that asks nobody,
 * and an answer that could never be read, are refused before anything is worked out: odds that
 * silently assumed something else would be wrong. An answer that reads, but is not to be had when
 * the question comes, is no mistake: the usual answer is taken then. */
#include "assume.h"

#include <ctype.h>
#include <string.h>

typedef struct {
    const char *step, *answer; /* in the list, without blanks round them */
    int step_n, answer_n;      /* how long; no answer at all: -1 */
} part;

static int trimmed(const char **at, const char *end)
{
    while (*at < end && isspace((unsigned char)**at))
        (*at)++;
    while (end > *at && isspace((unsigned char)end[-1]))
        end--;
    return (int)(end - *at);
}

/* Cut the next part off the list; false: there is none. What is empty between commas is passed
 * over. */
static bool next_part(const char **list, part *out)
{
    while (*list && **list) {
        const char *comma = strchr(*list, ','), *at = *list;
        const char *end = comma ? comma : at + strlen(at);
        const char *equals = memchr(at, '=', (size_t)(end - at));

        *list = comma ? comma + 1 : end;
        *out = (part){ .step = at, .answer = equals ? equals + 1 : end, .answer_n = -1 };
        out->step_n = trimmed(&out->step, equals ? equals : end);
        if (equals)
            out->answer_n = trimmed(&out->answer, end);
        if (equals || out->step_n > 0)
            return true;
    }
    return false;
}

static bool is_step(const part *p, const char *name)
{
    return strlen(name) == (size_t)p->step_n && strncmp(p->step, name, (size_t)p->step_n) == 0;
}

static bool asks_for(const lin_rules *rules, const part *p)
{
    for (int i = 0; i < rules->steps; i++)
        if (rules->step[i].list && is_step(p, rules->step[i].name))
            return true;
    return false;
}

static lin_status part_check(const lin_game *g, const part *p, lin_refusal *why)
{
    char answer[LIN_ASSUMED], quote[48];
    lin_order o;

    if (p->answer_n <= 0 || p->answer_n >= LIN_ASSUMED)
        return lin_refuse(
            why, LIN_SYNTAX, NULL,
            "Assumptions are written STEP=ANSWER,STEP=ANSWER; an answer is an order of "
            "at most %d letters, or first, last or ask.",
            LIN_ASSUMED - 1);
    memcpy(answer, p->answer, (size_t)p->answer_n);
    answer[p->answer_n] = '\0';
    if (!asks_for(g->field->rules, p)) {
        char step[LIN_ASSUMED];

        lin_text t = lin_text_in(step, sizeof step);
        lin_put(&t, "%.*s", p->step_n, p->step);
        return lin_refuse(
            why, LIN_SYNTAX, NULL,
            "There is no question \"%s\" of which anything could be assumed; questions "
            "go by the names of their steps, which positions list as `pending`.",
            lin_quoted(step, quote, sizeof quote));
    }
    if (lin_same_word(answer, "first") || lin_same_word(answer, "last") ||
        lin_same_word(answer, "ask"))
        return LIN_OK;
    return lin_parse(g, answer, &o, why);
}

lin_status lin_assume_check(const lin_game *g, const char *assume, lin_refusal *why)
{
    lin_status status = LIN_OK;
    part p;

    while (status == LIN_OK && next_part(&assume, &p))
        status = part_check(g, &p, why);
    return status;
}

bool lin_assumed(const char *assume, const char *step, char answer[LIN_ASSUMED])
{
    part p;

    while (next_part(&assume, &p))
        if (is_step(&p, step)) {
            memcpy(answer, p.answer, (size_t)p.answer_n);
            answer[p.answer_n] = '\0';
            return true;
        }
    return false;
}

bool lin_assumed_alone(const char *assume, const char *const *steps)
{
    part p;

    while (next_part(&assume, &p)) {
        int i = 0;

        while (steps[i] && !is_step(&p, steps[i]))
            i++;
        if (!steps[i])
            return false;
    }
    return true;
}
