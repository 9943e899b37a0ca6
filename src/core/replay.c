/* replay.c -- records read: reading a record is playing it.
 *
 * Every order is checked and every die handed over, in variations too, so that what has been
 * read is a game that could have been played; the hash at the end says that it is the same
 * one. A variation is read just as it came to be: played, and taken back at its closing
 * parenthesis. */
#include "record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    lin_session *s;
    lin_lines l;
    bool battle, rules, field, options; /* these headers have been seen */
    char result[sizeof((lin_header *)0)->value];
    char hash[sizeof((lin_header *)0)->value];
    int result_line, hash_line; /* 0: not there */
    bool agreed;                /* the line is taken back here */
    int depth;
    struct {
        size_t moves;
        int line;
    } open[LIN_NEST];
    uint64_t *saved; /* the state at each parenthesis */
    size_t saved_room;
    lin_die_watch watch; /* or NULL */
    void *watcher;
} reader;

/* ---- Headers ---- */

static lin_status field_header(reader *r, const lin_header *h, const char *right, bool *seen,
                               const char *otherwise, lin_refusal *why)
{
    char quote[64];

    if (*seen)
        return lin_refuse_line(why, r->l.number, "The header %s stands here a second time.",
                               h->key);
    *seen = true;
    if (strcmp(h->value, right) == 0)
        return LIN_OK;
    return lin_refuse_line(why, r->l.number, otherwise, lin_quoted(h->value, quote, sizeof quote),
                           right);
}

static lin_status keep_header(reader *r, const lin_header *h, char *kept, int *line,
                              lin_refusal *why)
{
    if (*line)
        return lin_refuse_line(why, r->l.number, "The header %s stands here a second time.",
                               h->key);
    memcpy(kept, h->value, sizeof h->value);
    *line = r->l.number;
    return LIN_OK;
}

static lin_status free_header(reader *r, const lin_header *h, lin_refusal *why)
{
    if (lin_session_header_get(r->s, h->key))
        return lin_refuse_line(why, r->l.number, "The header %s stands here a second time.",
                               h->key);
    lin_session_header(r->s, h->key, h->value);
    if (!lin_session_header_get(r->s, h->key))
        return lin_refuse_line(why, r->l.number,
                               "This header cannot be kept: a name is letters and "
                               "digits, and a record has at most %d headers.",
                               LIN_HEADERS);
    return LIN_OK;
}

static lin_status header_take(reader *r, const lin_header *h, lin_refusal *why)
{
    const lin_session *s = r->s;

    if (lin_same_word(h->key, "Linstock"))
        return r->l.number == 1 ? LIN_OK : lin_version_check(h, r->l.number, why);
    if (lin_same_word(h->key, "Battle"))
        return field_header(r, h, lin_session_header_get(s, "Battle"), &r->battle,
                            "This is a record of the battle \"%s\", not of %s.", why);
    if (lin_same_word(h->key, "Rules"))
        return field_header(
            r, h, lin_session_header_get(s, "Rules"), &r->rules,
            "This record was made by the rules \"%s\"; here they are \"%s\", by which "
            "the same orders may come to another game. The release that made "
            "it replays it.",
            why);
    if (lin_same_word(h->key, "Field"))
        return field_header(r, h, lin_session_header_get(s, "Field"), &r->field,
                            "This record was made with another version of the battle or its "
                            "rules: its field is \"%s\", here it is %s.",
                            why);
    if (lin_same_word(h->key, "Options")) {
        if (r->options)
            return lin_refuse_line(why, r->l.number,
                                   "The header Options stands here a second time.");
        r->options = true;
        return lin_options_agree(s->field, h->value, r->l.number, why);
    }
    if (lin_same_word(h->key, "Result"))
        return keep_header(r, h, r->result, &r->result_line, why);
    if (lin_same_word(h->key, "Hash"))
        return keep_header(r, h, r->hash, &r->hash_line, why);
    return free_header(r, h, why);
}

static lin_status headers_read(reader *r, lin_refusal *why)
{
    lin_header h;
    bool more = true;
    lin_status status = LIN_OK;

    while (status == LIN_OK && more) {
        status = lin_header_next(&r->l, &h, &more, why);
        if (status == LIN_OK && more)
            status = header_take(r, &h, why);
    }
    if (status == LIN_OK && (!r->battle || !r->rules || !r->field))
        status = lin_refuse_line(why, r->l.number, "The record lacks the header %s.",
                                 !r->battle  ? "Battle"
                                 : !r->rules ? "Rules"
                                             : "Field");
    return status;
}

/* ---- The position it begins from, if there is one ---- */

/* Lines behind an @, before all entries. Afterwards the line at hand is the first that is none;
 * *more: there is such a line. */
static lin_status position_take(reader *r, bool *more, lin_refusal *why)
{
    const int first = r->l.number;
    lin_page p = { 0 };
    lin_status status;

    while (*more && r->l.line[0] == '@') {
        lin_page_put(&p, "%s\n", r->l.line + 1 + (r->l.line[1] == ' '));
        *more = lin_lines_next(&r->l);
    }
    if (p.failed)
        return lin_no_memory(why);
    if (p.used == 0)
        return LIN_OK;
    status = lin_session_place(r->s, p.at, p.used, lin_dice_typed(), why);
    if (status == LIN_BAD_FILE && why)
        why->line += why->line > 0 ? first - 1 : first;
    free(p.at);
    return status;
}

/* ---- Entries ---- */

/* The next word of a line, cut off in place; NULL at its end. */
static char *word_next(char **at)
{
    char *word = *at + strspn(*at, " \t");
    const size_t n = strcspn(word, " \t");

    if (n == 0)
        return NULL;
    *at = word + n + (word[n] != '\0');
    word[n] = '\0';
    return word;
}

/* Cut the dice off the end of an entry: all after a lone '='. How many, or -1 if refused. */
static int dice_parse(reader *r, char *text, uint8_t *face, lin_refusal *why)
{
    char *equals = text, *word, quote[48];
    int n = 0;

    while ((equals = strchr(equals, '=')) != NULL &&
           !((equals == text || strchr(" \t", equals[-1])) && strchr(" \t", equals[1])))
        equals++;
    if (!equals)
        return 0;
    *equals++ = '\0';
    while ((word = word_next(&equals)) != NULL) {
        int32_t value;

        if (!lin_word_int(word, &value) || value < 0 || value > 255) {
            lin_refuse_line(why, r->l.number,
                            "\"%s\" is no face of a die; after = stand the dice "
                            "that fell, such as = 3 4.",
                            lin_quoted(word, quote, sizeof quote));
            return -1;
        }
        if (n == LIN_THROWN - 1) {
            lin_refuse_line(why, r->l.number, "No entry can have more than %d dice.",
                            LIN_THROWN - 1);
            return -1;
        }
        face[n++] = (uint8_t)value;
    }
    if (n == 0) {
        lin_refuse_line(why, r->l.number,
                        "After = stand the dice that fell, such as = 3 4; there "
                        "are none.");
        return -1;
    }
    return n;
}

static lin_status dice_show(const reader *r, const uint8_t *face, const lin_die_kind *kind, int n,
                            lin_refusal *why)
{
    lin_status status = LIN_OK;

    for (int i = 0; i < n && r->watch && status == LIN_OK; i++)
        status = r->watch(r->watcher, r->l.number, (lin_die){ face[i], kind[i] }, why);
    return status;
}

/* Hand over the dice of an entry; all of them must be wanted. Whoever watches has the first
 * word: a die that is not the one that fell is often why the next ones do not fit. */
static lin_status dice_take(reader *r, const uint8_t *face, int n, lin_refusal *why)
{
    const lin_game *g = r->s->game;
    lin_refusal inner;
    size_t used;
    const lin_status fed = lin_feed(r->s->game, face, (size_t)n, &used, &inner);
    const lin_status seen = dice_show(r, g->face, g->kind, g->thrown, why);

    if (seen != LIN_OK)
        return seen;
    if (fed != LIN_OK)
        return lin_refuse_line(why, r->l.number, "The dice of this entry do not fit. %s",
                               inner.text);
    if (used < (size_t)n)
        return lin_refuse_line(why, r->l.number,
                               "This entry has %d dice, but only %d are thrown "
                               "in it.",
                               n, (int)used);
    return lin_entry_dice(r->s, why);
}

/* An order refused where it stands: the rule goes along. */
static lin_status entry_refused(reader *r, const char *side, const char *order,
                                const lin_refusal *inner, lin_status status, lin_refusal *why)
{
    char quote[64];

    if (status == LIN_NO_MEMORY)
        return lin_no_memory(why);
    lin_refuse_line(why, r->l.number, "\"%s %s\" cannot stand here. %s%s", side,
                    lin_quoted(order, quote, sizeof quote), inner->text,
                    status == LIN_NEED_DICE ? " The entry before lacks dice." : "");
    if (why)
        why->rule = inner->rule;
    return LIN_BAD_FILE;
}

static lin_status order_take(reader *r, lin_side who, const char *order, lin_refusal *why)
{
    const lin_meta meta = lin_meta_said(r->s, order);
    const char *side = r->s->field->battle->side_id[who];
    lin_refusal inner = { 0 };
    lin_order o;
    lin_status status;

    if (meta != LIN_NO_META) {
        status = lin_entry_meta(r->s, who, meta, &inner);
        r->agreed = meta == LIN_AGREE;
    } else {
        status = lin_parse(r->s->game, order, &o, &inner);
        if (status == LIN_OK)
            status = lin_entry_order(r->s, who, &o, &inner);
    }
    if (status == LIN_OK)
        return LIN_OK;
    return entry_refused(r, side, order, &inner, status, why);
}

static lin_status opening_read(reader *r, char *text, lin_refusal *why)
{
    uint8_t face[LIN_THROWN];
    const int n = dice_parse(r, text, face, why);

    if (n < 0)
        return LIN_BAD_FILE;
    if (!lin_same_word(lin_trim(text), "start") || n == 0)
        return lin_refuse_line(why, r->l.number,
                               "Entry 0 is written 0 start = 3 4, with the dice "
                               "that fell before the first order.");
    if (r->s->moves > 0 || r->s->opening.n > 0)
        return lin_refuse_line(why, r->l.number,
                               "Entry 0 stands before all others, and only once.");
    return dice_take(r, face, n, why);
}

static lin_status entry_read(reader *r, char *text, lin_refusal *why)
{
    const lin_battle *b = r->s->field->battle;
    char *number = word_next(&text), *side, quote[48];
    uint8_t face[LIN_THROWN];
    int32_t value;
    lin_side who;
    lin_status status;
    int n;

    if (!lin_word_int(number, &value) || value < 0)
        return lin_refuse_line(why, r->l.number,
                               "\"%s\" should be the number of an entry, as in "
                               "%zu %s ORDER = DICE.",
                               lin_quoted(number, quote, sizeof quote), r->s->moves + 1,
                               b->side_id[0]);
    if (value == 0)
        return opening_read(r, text, why);
    if ((size_t)value != r->s->moves + 1)
        return lin_refuse_line(why, r->l.number, "This entry should have the number %zu, not %d.",
                               r->s->moves + 1, (int)value);
    side = word_next(&text);
    who = side ? lin_side_find(r->s->field, side) : LIN_NOBODY;
    if (who == LIN_NOBODY)
        return lin_refuse_line(why, r->l.number, "After the number stands the side: %s or %s.",
                               b->side_id[0], b->side_id[1]);
    n = dice_parse(r, text, face, why);
    if (n < 0)
        return LIN_BAD_FILE;
    text = lin_trim(text);
    if (*text == '\0')
        return lin_refuse_line(why, r->l.number, "This entry gives no order.");
    status = order_take(r, who, text, why);
    if (status != LIN_OK || n == 0)
        return status;
    if (r->agreed)
        return lin_refuse_line(why, r->l.number, "No dice are thrown when somebody says %s.", text);
    return dice_take(r, face, n, why);
}

/* ---- Variations ---- */

static lin_status open_read(reader *r, lin_refusal *why)
{
    lin_session *s = r->s;
    uint64_t *grown;

    if (r->depth == LIN_NEST)
        return lin_refuse_line(why, r->l.number,
                               "Variations may lie at most %d deep in one "
                               "another.",
                               LIN_NEST);
    grown =
        lin_grown(r->saved, &r->saved_room, (size_t)(r->depth + 1) * s->state_words, sizeof *grown);
    if (!grown)
        return lin_no_memory(why);
    r->saved = grown;
    if (lin_item_room(s, 1, why) != LIN_OK)
        return LIN_NO_MEMORY;
    memcpy(r->saved + (size_t)r->depth * s->state_words, lin_state(s->game),
           s->state_words * sizeof *grown);
    r->open[r->depth].moves = s->moves;
    r->open[r->depth++].line = r->l.number;
    s->item[s->items++] = (lin_item){ .kind = LIN_ITEM_OPEN };
    return LIN_OK;
}

/* How far back the matching parenthesis stands, and how deep the line between them nests. */
static lin_item close_of(const lin_session *s)
{
    size_t i = s->items;
    uint32_t nest = 0;

    while (s->item[--i].kind != LIN_ITEM_OPEN)
        if (s->item[i].kind == LIN_ITEM_CLOSE) {
            if (s->item[i].n > nest)
                nest = s->item[i].n;
            i -= s->item[i].at;
        }
    return (lin_item){ .kind = LIN_ITEM_CLOSE, .at = (uint32_t)(s->items - i), .n = nest + 1 };
}

static lin_status close_read(reader *r, lin_refusal *why)
{
    lin_session *s = r->s;

    if (r->depth == 0)
        return lin_refuse_line(why, r->l.number, "This parenthesis closes none that is open.");
    if (s->moves == r->open[r->depth - 1].moves)
        return lin_refuse_line(why, r->l.number, "The variation that ends here holds no entry.");
    if (lin_item_room(s, 1, why) != LIN_OK)
        return LIN_NO_MEMORY;
    s->item[s->items] = close_of(s);
    s->items++;
    r->depth--;
    r->agreed = false;
    s->moves = r->open[r->depth].moves;
    lin_set_state(s->game, r->saved + (size_t)r->depth * s->state_words);
    return LIN_OK;
}

/* An entry of a variation too deep to be kept has left its dice. */
static lin_status dropped_read(reader *r, char *text, lin_refusal *why)
{
    uint8_t face[LIN_DROPPED];
    lin_die_kind kind[LIN_DROPPED];
    const int n = lin_dropped_parse(text, r->l.number, face, kind, why);
    lin_status status;

    if (n < 0)
        return LIN_BAD_FILE;
    if (r->depth == 0)
        return lin_refuse_line(why, r->l.number,
                               "Dice without an entry stand only within "
                               "parentheses, where a line that lay too deep was left out.");
    status = dice_show(r, face, kind, n, why);
    return status == LIN_OK ? lin_dropped_keep(r->s, face, kind, (size_t)n, why) : status;
}

/* ---- All of it ---- */

static lin_status remark_read(reader *r, const char *text, lin_refusal *why)
{
    const lin_status status = lin_session_remark(r->s, *text ? text : "\n", why);

    if (status != LIN_OK && why)
        why->line = r->l.number;
    return status;
}

static lin_status line_read(reader *r, lin_refusal *why)
{
    char *line = r->l.line + strspn(r->l.line, " \t"), *rest;

    if (*line == ';')
        return remark_read(r, line + 1 + (line[1] == ' '), why);
    line = lin_trim(line);
    if (*line == '\0')
        return LIN_OK;
    if (*line == '[')
        return lin_refuse_line(why, r->l.number, "Headers stand before the first entry.");
    if (*line == '@')
        return lin_refuse_line(why, r->l.number,
                               "The position that a record begins with stands straight after the "
                               "headers, each line behind an @.");
    if (strcmp(line, ")") == 0)
        return close_read(r, why);
    if (r->agreed)
        return lin_refuse_line(why, r->l.number,
                               "When a side agrees to take back, the line ends "
                               "there: a closing parenthesis must follow.");
    if (strcmp(line, "(") == 0)
        return open_read(r, why);
    rest = line + strcspn(line, " \t");
    if (rest - line == 4 && strncmp(line, "dice", 4) == 0)
        return dropped_read(r, rest, why);
    return entry_read(r, line, why);
}

static lin_status end_check(reader *r, lin_refusal *why)
{
    const lin_session *s = r->s;
    char right[120], quote[64];
    lin_text t = lin_text_in(right, sizeof right);

    if (r->depth > 0)
        return lin_refuse_line(why, r->open[r->depth - 1].line,
                               "The parenthesis opened here is "
                               "never closed: the record has been cut short.");
    if (r->agreed)
        return lin_refuse_line(why, r->l.number,
                               "A side agrees here to take back, so the line "
                               "must stand in parentheses.");
    if (lin_waits(s->game) == LIN_IS_OVER)
        lin_result_print(s, &t);
    else
        lin_put(&t, "not yet known");
    if (r->result_line && strcmp(r->result, right) != 0)
        return lin_refuse_line(why, r->result_line,
                               "The record says that the result is \"%s\"; "
                               "replayed, it is %s.",
                               lin_quoted(r->result, quote, sizeof quote), right);
    t = lin_text_in(right, sizeof right);
    lin_put(&t, "%016llx", (unsigned long long)lin_hash(s->game));
    if (r->hash_line && !lin_same_word(r->hash, right))
        return lin_refuse_line(why, r->hash_line,
                               "Replayed, the battle stands otherwise at the end "
                               "than the record says (%s): it has been cut short or changed.",
                               right);
    return LIN_OK;
}

/* From here on dice come from where they come from; they may have been waited for. */
static lin_status play_on(lin_session *s, lin_dice dice, lin_refusal *why)
{
    lin_game *g = s->game;

    g->dice = dice;
    g->thrown = 0;
    lin_listen(g, true);
    lin_events_clear(g);
    if (lin_waits(g) != LIN_ASKS_DICE)
        return LIN_OK;
    lin_run(g);
    return lin_entry_dice(s, why);
}

static lin_status record_read(reader *r, lin_dice dice, lin_refusal *why)
{
    lin_status status = headers_read(r, why);
    bool more = r->l.line[0] != '\0'; /* the line that ended the headers */

    if (status == LIN_OK)
        status = position_take(r, &more, why);
    lin_listen(r->s->game, false);
    while (status == LIN_OK && more) {
        status = line_read(r, why);
        more = lin_lines_next(&r->l);
    }
    if (status == LIN_OK)
        status = end_check(r, why);
    return status == LIN_OK ? play_on(r->s, dice, why) : status;
}

lin_status lin_record_watch(lin_session **out, const lin_field *field, const char *text, size_t n,
                            lin_dice dice, lin_die_watch watch, void *self, lin_refusal *why)
{
    assert(out && field && (text || n == 0));
    reader *r = calloc(1, sizeof *r);
    lin_status status;

    *out = NULL;
    if (!r)
        return lin_no_memory(why);
    r->watch = watch;
    r->watcher = self;
    status = lin_lines_of(&r->l, text, n, why);
    if (status == LIN_OK)
        status = lin_session_new(&r->s, field, lin_dice_typed(), why);
    if (status == LIN_OK)
        status = record_read(r, dice, why);
    if (status == LIN_OK)
        *out = r->s;
    else
        lin_session_free(r->s);
    free(r->saved);
    free(r);
    return status;
}

lin_status lin_record_read(lin_session **out, const lin_field *field, const char *text, size_t n,
                           lin_dice dice, lin_refusal *why)
{
    assert(out && field);
    return lin_record_watch(out, field, text, n, dice, NULL, NULL, why);
}
