/* position.c -- positions: any state of a battle as text (docs/positions.md).
 *
 * The rule system writes and reads its own lines (where units stand, what they have done);
 * core adds which battle it is, whether it is over, and the agenda: what is still pending,
 * from the bottom of the stack to its top, so that a battle can be written down in the middle
 * of a procedure and taken up again right there. A position typed by hand may leave the
 * agenda out; then the rule system settles it from what its lines say. */
#include "lines.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define WORDS 64

/* The rules need room on the agenda for what they push: positions may not fill it. */
static int most_pending(const lin_field *f)
{
    return f->rules->pending ? f->rules->pending : LIN_DEPTH - 8;
}

/* ---- Frame arguments: numbers of 16 bits, printed by their kinds ---- */

static const char *kinds_of(const lin_step *row)
{
    return row->args ? row->args : "";
}

/* Units, cells, directions and sides may be none: that is -1, and written so. A frame has
 * no list of names, so what would be one is a number. */
static bool may_be_none(char kind)
{
    return strchr("ucds", kind) != NULL;
}

static char plain_kind(char kind)
{
    return strchr("wrm", kind) ? 'n' : kind;
}

static void frame_arg_print(const lin_field *f, char kind, int value, lin_text *out)
{
    lin_put(out, " ");
    if (value < 0 && may_be_none(kind))
        lin_put(out, "-");
    else
        lin_arg_print(f, plain_kind(kind), NULL, value, out);
}

static lin_status frame_arg_parse(const lin_field *f, char kind, const char *word, int16_t *out,
                                  lin_refusal *why)
{
    int32_t value = -1;
    lin_status status;

    if (strcmp(word, "-") != 0 || !may_be_none(kind)) {
        status = lin_arg_parse(f, plain_kind(kind), NULL, word, &value, why);
        if (status != LIN_OK)
            return status;
    }
    if (value < INT16_MIN || value > INT16_MAX)
        return lin_refuse(why, LIN_SYNTAX, NULL, "The number %d is too large here; %d to %d fit.",
                          (int)value, INT16_MIN, INT16_MAX);
    *out = (int16_t)value;
    return LIN_OK;
}

/* ---- Writing ---- */

void lin_frame_text(const lin_field *f, const lin_frame *frame, lin_text *out)
{
    assert(f && frame && out);
    const lin_step *row = &f->rules->step[frame->step];
    const char *kinds = kinds_of(row);

    lin_put(out, "%s", row->name);
    for (int i = 0; i < 3 && kinds[i]; i++)
        frame_arg_print(f, kinds[i], frame->arg[i], out);
}

static void frame_write(const lin_field *f, const lin_frame *frame, lin_page *p)
{
    char line[160];
    lin_text t = lin_text_in(line, sizeof line);

    lin_frame_text(f, frame, &t);
    lin_page_put(p, "pending %s\n", line);
}

static const char *side_word(const lin_field *f, int side)
{
    return side < LIN_SIDES ? f->battle->side_id[side] : "nobody";
}

static void head_write(const lin_field *f, const lin_head *h, lin_page *p)
{
    if (h->over) {
        lin_page_put(p, "over %s %d", side_word(f, h->winner), h->level);
        if (h->conceded)
            lin_page_put(p, " conceded %s", side_word(f, h->conceded - 1));
        if (h->agreed)
            lin_page_put(p, " agreed");
        lin_page_put(p, "\n");
    }
    for (int i = 0; i < h->depth; i++)
        frame_write(f, &h->frame[i], p);
}

/* What the rule system writes, in a buffer as large as it takes. */
static lin_status rules_write(const lin_game *g, lin_page *p, lin_refusal *why)
{
    for (size_t size = 1 << 15;; size *= 2) {
        char *buffer = malloc(size);
        lin_text t;

        if (!buffer)
            return lin_no_memory(why);
        t = lin_text_in(buffer, size);
        g->field->rules->write(&g->view, &t);
        if (!t.cut)
            lin_page_put(p, "%s", buffer);
        free(buffer);
        if (!t.cut)
            return LIN_OK;
        if (size > LIN_TEXT_MAX)
            return lin_refuse(why, LIN_BAD_FILE, NULL, "The position is too long to be written.");
    }
}

lin_status lin_line_wrong(lin_refusal *why, const char *right)
{
    assert(right);
    return lin_refuse(why, LIN_BAD_FILE, NULL, "That line does not read; write: %s", right);
}

lin_status lin_position_write(const lin_game *g, char **text, lin_refusal *why)
{
    assert(g && text);
    const lin_field *f = g->field;
    char options[1024];
    lin_text t = lin_text_in(options, sizeof options);
    lin_page p = { 0 };
    lin_status status;

    *text = NULL;
    lin_page_put(&p, "position %s\n", f->battle->id);
    lin_options_print(f, &t);
    if (t.used > 0)
        lin_page_put(&p, "options %s\n", options);
    status = rules_write(g, &p, why);
    if (status != LIN_OK) {
        free(p.at);
        return status;
    }
    head_write(f, lin_head_in(g->state), &p);
    return lin_page_done(&p, text, why);
}

/* ---- Reading ---- */

typedef struct {
    const lin_field *field;
    lin_lines l;
    uint64_t *state;
    lin_play play;                /* the same, as the rule system is given it */
    bool position, options, over; /* these lines have been seen */
    bool unit[LIN_PIECES];
    int frames;
    lin_frame frame[LIN_DEPTH];
} reader;

/* A refusal from below gets the line; it keeps its rule and sentence. */
static lin_status at_line(const reader *r, lin_status status, lin_refusal *why)
{
    if (status == LIN_OK || status == LIN_NO_MEMORY)
        return status;
    if (why)
        why->line = r->l.number;
    return LIN_BAD_FILE;
}

static lin_status only_once(reader *r, bool *seen, const char *what, lin_refusal *why)
{
    if (*seen)
        return lin_refuse_line(why, r->l.number, "The line \"%s\" stands here a second time.",
                               what);
    *seen = true;
    return LIN_OK;
}

static lin_status position_line(reader *r, char *const *word, int n, lin_refusal *why)
{
    const char *id = r->field->battle->id;
    char quote[64];
    const lin_status status = only_once(r, &r->position, "position", why);

    if (status != LIN_OK)
        return status;
    if (n != 2)
        return lin_refuse_line(why, r->l.number, "This line names the battle: position %s.", id);
    if (!lin_same_word(word[1], id))
        return lin_refuse_line(why, r->l.number,
                               "This is a position of the battle \"%s\", not of "
                               "%s.",
                               lin_quoted(word[1], quote, sizeof quote), id);
    return LIN_OK;
}

static lin_status options_line(reader *r, char *const *word, int n, lin_refusal *why)
{
    lin_status status = only_once(r, &r->options, "options", why);

    for (int i = 1; i < n && status == LIN_OK; i++)
        status = lin_options_agree(r->field, word[i], r->l.number, why);
    return status;
}

static int step_find(const lin_rules *r, const char *name)
{
    for (int i = 0; i < r->steps; i++)
        if (r->step[i].name && lin_same_word(r->step[i].name, name))
            return i;
    return -1;
}

/* pending STEP ARGS: one frame, on top of those above it in the file. */
static lin_status pending_line(reader *r, char *const *word, int n, lin_refusal *why)
{
    const lin_field *f = r->field;
    const int step = n > 1 ? step_find(f->rules, word[1]) : -1;
    const char *kinds;
    lin_frame frame = { 0 };
    char quote[48];

    if (step < 0)
        return lin_refuse_line(why, r->l.number,
                               "After \"pending\" stands a step of %s; \"%s\" is "
                               "none.",
                               f->rules->name,
                               lin_quoted(n > 1 ? word[1] : "", quote, sizeof quote));
    if (r->frames == most_pending(f))
        return lin_refuse_line(why, r->l.number, "More than %d steps cannot be pending.",
                               r->frames);
    kinds = kinds_of(&f->rules->step[step]);
    if (n - 2 != (int)strlen(kinds) || n - 2 > 3)
        return lin_refuse_line(why, r->l.number, "The step %s takes %d words after it, not %d.",
                               f->rules->step[step].name, (int)strlen(kinds), n - 2);
    frame.step = (uint16_t)step;
    for (int i = 0; kinds[i]; i++) {
        const lin_status status = frame_arg_parse(f, kinds[i], word[i + 2], &frame.arg[i], why);

        if (status != LIN_OK)
            return at_line(r, status, why);
    }
    r->frame[r->frames++] = frame;
    return LIN_OK;
}

static lin_status over_bad(const reader *r, lin_refusal *why)
{
    const lin_battle *b = r->field->battle;

    return lin_refuse_line(why, r->l.number,
                           "The end of a battle is written: over, then %s, %s or "
                           "nobody, then the level from 0 to %d, then perhaps \"conceded SIDE\" or "
                           "\"agreed\".",
                           b->side_id[0], b->side_id[1], r->field->rules->levels - 1);
}

/* over WINNER LEVEL [conceded SIDE | agreed] */
static lin_status over_line(reader *r, char *const *word, int n, lin_refusal *why)
{
    lin_head *h = lin_head_of(r->state);
    int32_t winner, level;
    lin_side side;
    const lin_status status = only_once(r, &r->over, "over", why);

    if (status != LIN_OK)
        return status;
    if (n < 3 || lin_arg_parse(r->field, 's', NULL, word[1], &winner, NULL) != LIN_OK ||
        !lin_word_int(word[2], &level) || level < 0 || level >= r->field->rules->levels)
        return over_bad(r, why);
    if (n == 5 && lin_same_word(word[3], "conceded")) {
        side = lin_side_find(r->field, word[4]);
        if (side == LIN_NOBODY)
            return over_bad(r, why);
        h->conceded = (uint8_t)(1 + side);
    } else if (n == 4 && lin_same_word(word[3], "agreed")) {
        h->agreed = 1;
    } else if (n != 3) {
        return over_bad(r, why);
    }
    h->over = 1;
    h->winner = (uint8_t)winner;
    h->level = (uint8_t)level;
    return LIN_OK;
}

static lin_status unit_once(reader *r, char *const *word, int n, lin_refusal *why)
{
    const int u = n > 1 && lin_same_word(word[0], "unit") ? lin_unit_find(r->field, word[1]) : -1;

    if (u < 0)
        return LIN_OK;
    if (r->unit[u])
        return lin_refuse_line(why, r->l.number, "The unit %s has a line of its own already.",
                               r->field->battle->unit[u].id);
    r->unit[u] = true;
    return LIN_OK;
}

static lin_status rules_line(reader *r, char *const *word, int n, lin_refusal *why)
{
    lin_refusal inner = { 0 };
    char quote[48];
    lin_status status = unit_once(r, word, n, why);

    if (status != LIN_OK)
        return status;
    status = r->field->rules->read(&r->play, word, n, &inner);
    if (status == LIN_OK)
        return LIN_OK;
    if (!inner.text[0])
        return lin_refuse_line(why, r->l.number,
                               "A line of a position cannot begin with \"%s\" in "
                               "%s.",
                               lin_quoted(word[0], quote, sizeof quote), r->field->rules->name);
    if (why)
        *why = inner;
    return at_line(r, status, why);
}

static lin_status line_read(reader *r, lin_refusal *why)
{
    char *word[WORDS + 1];
    const int n = lin_words(r->l.line, word, WORDS + 1);

    if (n == 0)
        return LIN_OK;
    if (n > WORDS)
        return lin_refuse_line(why, r->l.number, "A line of a position has at most %d words.",
                               WORDS);
    if (lin_same_word(word[0], "position"))
        return position_line(r, word, n, why);
    if (lin_same_word(word[0], "options"))
        return options_line(r, word, n, why);
    if (lin_same_word(word[0], "pending"))
        return pending_line(r, word, n, why);
    if (lin_same_word(word[0], "over"))
        return over_line(r, word, n, why);
    return rules_line(r, word, n, why);
}

/* All lines are read: the agenda they gave replaces whatever the rules made of them. */
static void agenda_set(reader *r)
{
    lin_head *h = lin_head_of(r->state);

    if (r->frames == 0 && !h->over)
        return;
    while (h->depth > 0)
        lin_pop(r->state);
    memcpy(h->frame, r->frame, (size_t)r->frames * sizeof *r->frame);
    h->depth = (uint8_t)r->frames;
}

static lin_status settle(reader *r, lin_refusal *why)
{
    const lin_rules *rules = r->field->rules;
    const lin_head *h = lin_head_in(r->state);
    const char *broken;
    int unit = -1;
    lin_status status;

    if (h->over && r->frames > 0)
        return lin_refuse_line(why, 0,
                               "A battle that is over has nothing pending: leave out "
                               "either the line \"over\" or the lines \"pending\".");
    agenda_set(r);
    status = rules->settle ? rules->settle(&r->play, why) : LIN_OK;
    if (status != LIN_OK)
        return status == LIN_NO_MEMORY ? status : LIN_BAD_FILE;
    if (!h->over && h->depth == 0)
        return lin_refuse_line(why, 0,
                               "The position does not say what is to be done next: it "
                               "needs a line \"pending\", or one that names the phase.");
    broken = rules->broken ? rules->broken(&r->play.view, &unit) : NULL;
    if (broken)
        return lin_refuse_line(why, 0, "The position cannot stand%s%s: %s.",
                               unit < 0 ? "" : ", at ",
                               unit < 0 ? "" : r->field->battle->unit[unit].id, broken);
    return LIN_OK;
}

static lin_status position_read(reader *r, lin_refusal *why)
{
    lin_status status = LIN_OK;

    r->field->rules->blank(r->field, r->state);
    lin_head_of(r->state)->winner = LIN_NOBODY;
    while (status == LIN_OK && lin_lines_next(&r->l))
        status = line_read(r, why);
    if (status == LIN_OK && !r->position)
        status = lin_refuse_line(why, 1,
                                 "A position names its battle: it lacks the line "
                                 "\"position %s\".",
                                 r->field->battle->id);
    return status == LIN_OK ? settle(r, why) : status;
}

static reader *reader_new(const lin_field *field)
{
    reader *r = calloc(1, sizeof *r);

    if (!r)
        return NULL;
    r->field = field;
    r->state = calloc(1, field->rules->state_size + field->rules->beside_size);
    if (!r->state) {
        free(r);
        return NULL;
    }
    r->play = (lin_play){
        .view = { field, r->state, (char *)r->state + field->rules->state_size },
        .state = r->state,
    };
    return r;
}

static void reader_free(reader *r)
{
    free(r->state);
    free(r);
}

lin_status lin_position_line(const lin_field *field, const char *text, lin_refusal *why)
{
    reader *r = reader_new(field);
    lin_status status;

    if (!r)
        return lin_no_memory(why);
    field->rules->blank(field, r->state);
    status = lin_lines_of(&r->l, text, strlen(text), why);
    if (status == LIN_OK && lin_lines_next(&r->l))
        status = line_read(r, why);
    reader_free(r);
    return status;
}

/* What followed from the position has happened; whoever is asked now must have an answer. */
static bool can_go_on(lin_game *g)
{
    lin_rng rng = 1;
    lin_order any;

    return lin_waits(g) != LIN_ASKS_SIDE || lin_random_order(g, &rng, &any);
}

lin_status lin_position_read(lin_game **out, const lin_field *field, const char *text, size_t n,
                             lin_dice dice, lin_refusal *why)
{
    assert(out && field && (text || n == 0));
    reader *r = reader_new(field);
    lin_status status;

    *out = NULL;
    if (!r)
        return lin_no_memory(why);
    status = lin_lines_of(&r->l, text, n, why);
    if (status == LIN_OK)
        status = position_read(r, why);
    if (status == LIN_OK)
        status = lin_game_from(out, field, r->state, dice, why);
    reader_free(r);
    if (status == LIN_OK && !can_go_on(*out)) {
        lin_game_free(*out);
        *out = NULL;
        return lin_refuse_line(why, 0, "Nobody has an answer to what this position asks.");
    }
    return status;
}

/* ---- Which battle is it? ---- */

static lin_status word_keep(const char *word, char *into, size_t size, int line, lin_refusal *why)
{
    if (strlen(word) >= size)
        return lin_refuse_line(why, line, "This line is too long.");
    memcpy(into, word, strlen(word) + 1);
    return LIN_OK;
}

static lin_status options_keep(char *const *word, int n, char *into, size_t size, int line,
                               lin_refusal *why)
{
    lin_text t = lin_text_in(into, size);

    for (int i = 1; i < n; i++)
        lin_put(&t, "%s%s", i > 1 ? "," : "", word[i]);
    return t.cut ? lin_refuse_line(why, line, "This line is too long.") : LIN_OK;
}

lin_status lin_position_battle(const char *text, size_t n, char *battle, size_t size, char *options,
                               size_t options_size, lin_refusal *why)
{
    assert((text || n == 0) && (battle || size == 0) && (options || options_size == 0));
    lin_lines *l = malloc(sizeof *l);
    lin_status status;

    if (size > 0)
        battle[0] = '\0';
    if (options_size > 0)
        options[0] = '\0';
    if (!l)
        return lin_no_memory(why);
    status = lin_lines_of(l, text, n, why);
    while (status == LIN_OK && lin_lines_next(l)) {
        char *word[WORDS];
        const int words = lin_words(l->line, word, WORDS);

        if (words == 2 && lin_same_word(word[0], "position"))
            status = word_keep(word[1], battle, size, l->number, why);
        else if (words > 1 && lin_same_word(word[0], "options"))
            status = options_keep(word, words, options, options_size, l->number, why);
    }
    free(l);
    if (status == LIN_OK && (size == 0 || !battle[0]))
        status = lin_refuse_line(why, 1,
                                 "A position names its battle: it lacks the line "
                                 "\"position BATTLE\".");
    return status;
}
