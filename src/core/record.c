/* record.c -- records: a whole game as text (docs/records.md), written.
 *
 * Headers say which battle was fought, by which rules, on which field; then come the orders,
 * numbered, with the dice that fell; what was taken back stands in parentheses where it was
 * left. The items of a session lie in that very order. */
#include "record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void lin_result_print(const lin_session *s, lin_text *out)
{
    const lin_head *h = lin_head_in(lin_state(s->game));
    const lin_rules *r = s->field->rules;
    const lin_battle *b = s->field->battle;

    if (h->agreed) {
        lin_put(out, "draw by agreement");
        return;
    }
    if (h->winner < LIN_SIDES)
        lin_put(out, "%s ", b->side_id[h->winner]);
    lin_put(out, "%s", h->level < r->levels ? r->level[h->level] : "?");
    if (h->conceded)
        lin_put(out, ", %s conceded", b->side_id[h->conceded - 1]);
}

static void header_write(lin_page *p, const char *key, const char *value)
{
    lin_page_put(p, "[%s \"", key);
    for (; *value; value++)
        lin_page_put(p, *value == '"' || *value == '\\' ? "\\%c" : "%c", *value);
    lin_page_put(p, "\"]\n");
}

static void headers_write(const lin_session *s, lin_page *p)
{
    char result[120], hash[20];
    lin_text t = lin_text_in(result, sizeof result);

    for (int i = 0; i < s->headers; i++)
        header_write(p, s->header[i].key, s->header[i].value);
    if (lin_waits(s->game) == LIN_IS_OVER) {
        lin_result_print(s, &t);
        header_write(p, "Result", result);
    }
    if (lin_blind(s->game)) /* it could be compared with those of places that are guessed */
        return;
    t = lin_text_in(hash, sizeof hash);
    lin_put(&t, "%016llx", (unsigned long long)lin_hash(s->game));
    header_write(p, "Hash", hash);
}

/* Line by line behind an @. */
static void position_write(const lin_session *s, lin_page *p)
{
    for (const char *at = s->position ? s->position : ""; *at;) {
        const size_t n = strcspn(at, "\n");

        lin_page_put(p, "@ %.*s\n", (int)n, at);
        at += n + (at[n] == '\n');
    }
}

static void opening_write(const lin_session *s, lin_page *p)
{
    if (s->opening.n == 0)
        return;
    lin_page_put(p, "   0  start  =");
    for (uint32_t i = 0; i < s->opening.n; i++)
        lin_page_put(p, " %d", s->face[s->opening.at + i]);
    lin_page_put(p, "\n");
}

static void entry_write(const lin_session *s, const lin_item *e, int depth, size_t number,
                        lin_page *p)
{
    char line[LIN_LINE];
    lin_text t = lin_text_in(line, sizeof line);

    lin_item_print(s, e, &t);
    lin_page_put(p, "%*s%4zu  %s\n", 2 * depth, "", number, line);
}

/* Numbers go on inside a parenthesis and fall back at its end. */
static void items_write(const lin_session *s, lin_page *p)
{
    size_t number = 0, back[LIN_NEST + 1] = { 0 };
    int depth = 0;

    for (size_t i = 0; i < s->items; i++) {
        const lin_item *e = &s->item[i];

        switch (e->kind) {
        case LIN_ITEM_OPEN:
            back[depth++] = number;
            lin_page_put(p, "%*s(\n", 2 * depth, "");
            break;
        case LIN_ITEM_CLOSE:
            lin_page_put(p, "%*s)\n", 2 * depth, "");
            number = back[--depth];
            break;
        case LIN_ITEM_REMARK:
            lin_page_put(p, "%*s;%s%s\n", 2 * depth, "", s->words[e->at] ? " " : "",
                         s->words + e->at);
            break;
        case LIN_ITEM_DICE:
            lin_dropped_write(s, e, depth, p);
            break;
        default:
            entry_write(s, e, depth, ++number, p);
        }
    }
}

lin_status lin_record_write(const lin_session *s, char **text, lin_refusal *why)
{
    assert(s && text);
    lin_page p = { 0 };

    *text = NULL;
    headers_write(s, &p);
    lin_page_put(&p, "\n");
    position_write(s, &p);
    opening_write(s, &p);
    items_write(s, &p);
    if (p.used > LIN_TEXT_MAX) {
        free(p.at);
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The record would be longer than %u megabytes.",
                          LIN_TEXT_MAX >> 20);
    }
    return lin_page_done(&p, text, why);
}
