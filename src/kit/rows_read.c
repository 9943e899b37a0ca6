/* rows_read.c -- positions by rows: one line, read into the state. */
#include "core/core.h"
#include "kit/row.h"
#include "kit/sets.h"

#include <string.h>

/* ---- How a line is written, for whoever wrote another ---- */

static void put_usage(const kit_row *r, lin_text *out)
{
    static const char *const after[] = {
        [KIT_ROW_POINT] = "X Y", [KIT_ROW_AT] = "X Y",      [KIT_ROW_ANGLE] = "A",
        [KIT_ROW_FACING] = "A",  [KIT_ROW_SIDE] = "SIDE",   [KIT_ROW_UNIT] = "U",
        [KIT_ROW_WORD] = "WORD", [KIT_ROW_SET] = "U U ...", [KIT_ROW_FLAG] = "",
        [KIT_ROW_GAME] = NULL,
    };
    const bool needed = kit_row_is_needed(r);
    const char *value = (size_t)r->kind < sizeof after / sizeof *after ? after[r->kind] : NULL;

    value = value ? value : "N";
    lin_put(out, needed ? " " : " [");
    for (int i = 0; r->flags && r->flags[i].word; i++)
        lin_put(out, "%s%s", i ? " " : "", r->flags[i].word);
    for (int i = 0, n = 0; r->kind == KIT_ROW_WORD && !*r->word && r->names[i]; i++)
        if (*r->names[i])
            lin_put(out, "%s%s", n++ ? "|" : "", r->names[i]);
    if (!r->flags && !(r->kind == KIT_ROW_WORD && !*r->word)) {
        lin_put(out, "%s%s", r->word, *r->word && *value ? " " : "");
        for (int i = 0; i < kit_row_many(r); i++)
            lin_put(out, "%s%s", i ? " " : "", value);
    }
    lin_put(out, needed ? "" : "]");
}

static lin_status usage(const kit_row *part, const kit_reader *r, bool named)
{
    char line[240];
    lin_text t = lin_text_in(line, sizeof line);

    for (; part->word; part++)
        put_usage(part, &t);
    return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That line is written, each word once: %s%s%s.",
                      r->word[0], named ? " U" : "", line);
}

/* ---- Values ---- */

static int most_of(const kit_row *r, const kit_reader *at)
{
    switch (r->kind) {
    case KIT_ROW_TURN:
        return at->field->battle->turns;
    case KIT_ROW_GAME:
        return r->value;
    case KIT_ROW_COUNT:
        return r->value ? r->value : UINT16_MAX;
    default:
        return r->value ? r->value : UINT8_MAX;
    }
}

/* Is it one of those that the row is about? */
static lin_status check_unit(const kit_row *row, const kit_reader *r, int u)
{
    return u == KIT_NONE || !row->is || row->is(r->field, u)
               ? LIN_OK
               : lin_refuse(r->why, LIN_BAD_FILE, NULL, "%.20s is none of those that \"%s\" names.",
                            r->word[r->at - 1], *row->word ? row->word : r->word[0]);
}

static lin_status read_set(const kit_row *row, kit_reader *r, tb_set *to)
{
    while (r->at < r->words) {
        uint8_t u = 0;

        if (kit_next_unit(r, &u) != LIN_OK || check_unit(row, r, u) != LIN_OK)
            return LIN_BAD_FILE;
        kit_set_put(to, u);
    }
    return LIN_OK;
}

/* One value of the row. stands: the most of these that the unit can have. */
static lin_status read_value(const kit_row *row, kit_reader *r, int stands, void *to)
{
    int32_t n = 0;
    uint16_t two = 0;
    uint8_t one = 0;
    lin_point p = { 0 };
    lin_status status;

    switch (row->kind) {
    case KIT_ROW_POINT:
    case KIT_ROW_AT:
        if ((status = kit_next_point(r, &p)) == LIN_OK)
            memcpy(to, &p, sizeof p);
        return status;
    case KIT_ROW_SET:
        return read_set(row, r, to);
    case KIT_ROW_ANGLE:
    case KIT_ROW_FACING:
        status = kit_next_angle(r, &two);
        n = two;
        break;
    case KIT_ROW_LENGTH:
        status = kit_next_length(r, &two);
        n = two;
        break;
    case KIT_ROW_INCHES:
        status = kit_next(r, 'x', NULL, &n);
        break;
    case KIT_ROW_SIDE:
        status = kit_next_side(r, &one);
        n = one;
        break;
    case KIT_ROW_UNIT:
        status = kit_next_unit_or_nobody(r, &one);
        status = status == LIN_OK ? check_unit(row, r, one) : status;
        n = one;
        break;
    case KIT_ROW_WORD:
        status = kit_next_word(r, row->names, &one);
        n = one;
        break;
    case KIT_ROW_STANDS:
        status = kit_next_number(r, 1, stands, &n);
        break;
    default:
        status = kit_next_number(r, 0, most_of(row, r), &n);
        break;
    }
    if (status == LIN_OK)
        kit_row_put_number(row, to, n);
    return status;
}

static lin_status read_values(const kit_row *row, kit_reader *r, int stands, void *to)
{
    lin_status status = LIN_OK;

    if (row->kind == KIT_ROW_FLAG)
        *(uint8_t *)to |= (uint8_t)row->value;
    else
        for (int i = 0; i < kit_row_many(row) && status == LIN_OK; i++)
            status = read_value(row, r, stands, (char *)to + (size_t)i * kit_row_size(row));
    return status;
}

static int words_of(const kit_row *r)
{
    return r->kind == KIT_ROW_FLAG || r->kind == KIT_ROW_SET
               ? 0
               : kit_row_many(r) * (r->kind == KIT_ROW_POINT || r->kind == KIT_ROW_AT ? 2 : 1);
}

/* ---- Parts ---- */

/* A word or flag that stands for itself: is it the next one? Then it is read. */
static bool says_itself(const kit_row *row, kit_reader *r, void *to)
{
    unsigned flags = 0;

    for (int i = 0; row->kind == KIT_ROW_WORD && row->names[i]; i++)
        if (*row->names[i] && kit_says(r, row->names[i])) {
            *(uint8_t *)to = (uint8_t)i;
            return true;
        }
    if (!row->flags || !kit_says_flag(r, row->flags, &flags))
        return false;
    if (row->kind == KIT_ROW_FLAGS) {
        uint16_t two;

        memcpy(&two, to, sizeof two);
        flags |= two;
    } else {
        flags |= *(uint8_t *)to;
    }
    kit_row_put_number(row, to, (int32_t)flags);
    return true;
}

/* Which part comes next? One that stands for itself is read by that. NULL: none of them. */
static const kit_row *next_part(const kit_row *line, kit_reader *r, int i, bool *done)
{
    for (const kit_row *part = line->part; part->word; part++) {
        *done = false;
        if (*part->word && kit_says(r, part->word))
            return part;
        *done = true;
        if (!*part->word && !kit_row_is_in_place(part) &&
            says_itself(part, r, (char *)r->state + kit_row_place(line, part, i)))
            return part;
    }
    return NULL;
}

/* The rest of the line, of the i-th of its structs or units. */
static lin_status read_parts(const kit_row *line, kit_reader *r, int stands, int i)
{
    const bool named = line->kind == KIT_ROW_UNITS || line->kind == KIT_ROW_EACH;
    uint64_t seen = 0;
    lin_status status = LIN_OK;

    kit_row_reset(line, r->state, i);
    for (const kit_row *part = line->part; part->word && status == LIN_OK; part++)
        if (kit_row_is_in_place(part)) {
            if (r->at + words_of(part) > r->words)
                return usage(line->part, r, named);
            status = read_values(part, r, stands, (char *)r->state + kit_row_place(line, part, i));
            seen |= (uint64_t)1 << (part - line->part);
        }
    while (r->at < r->words && status == LIN_OK) {
        bool done = false;
        const kit_row *part = next_part(line, r, i, &done);
        const uint64_t bit = part ? (uint64_t)1 << (part - line->part) : 0;

        if (!part || (seen & bit && !part->flags) || (!done && r->at + words_of(part) > r->words))
            return usage(line->part, r, named);
        seen |= bit;
        if (!done)
            status = read_values(part, r, stands, (char *)r->state + kit_row_place(line, part, i));
    }
    for (const kit_row *part = line->part; part->word && status == LIN_OK; part++)
        if (kit_row_is_needed(part) && !(seen >> (part - line->part) & 1))
            return usage(line->part, r, named);
    return status;
}

lin_status kit_parts_read(const kit_row *part, kit_reader *r, void *base)
{
    const kit_row line = { .word = r->word[0], .kind = KIT_ROW_RECORD, .part = part };
    kit_reader of_base = *r;
    lin_status status;

    of_base.state = base;
    status = read_parts(&line, &of_base, UINT8_MAX, 0);
    r->at = of_base.at;
    return status;
}

/* ---- Lines ---- */

static lin_status read_unit(const kit_row *line, kit_reader *r, const uint8_t *most)
{
    uint8_t u = 0;
    lin_status status;

    if (r->words < 2)
        return usage(line->part, r, true);
    if (kit_next_unit(r, &u) != LIN_OK)
        return LIN_BAD_FILE;
    if (check_unit(line, r, u) != LIN_OK)
        return LIN_BAD_FILE;
    if (((uint8_t *)r->state + line->offset)[u])
        return lin_refuse(r->why, LIN_BAD_FILE, NULL,
                          "%.20s stands here a second time; one line each.", r->word[1]);
    status = read_parts(line, r, most ? most[u] : UINT8_MAX, u);
    if (status != LIN_OK)
        ((uint8_t *)r->state + line->offset)[u] = 0;
    return status;
}

static lin_status read_each(const kit_row *line, kit_reader *r)
{
    const int n = kit_row_count(line, r->field, r->state);
    uint8_t u = 0;

    if (r->words < 2)
        return usage(line->part, r, true);
    if (kit_next_unit(r, &u) != LIN_OK)
        return LIN_BAD_FILE;
    for (int i = 0; i < n; i++)
        if (line->named(r->field, i) == u)
            return read_parts(line, r, UINT8_MAX, i);
    return lin_refuse(r->why, LIN_BAD_FILE, NULL, "There is no \"%s\" of %.20s.", line->word,
                      r->word[1]);
}

static lin_status read_one_of_list(const kit_row *line, kit_reader *r)
{
    uint8_t *count = (uint8_t *)r->state + line->count;

    if (*count >= line->value)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "There are %d lines \"%s\" at most.",
                          (int)line->value, line->word);
    if (read_parts(line, r, UINT8_MAX, *count) != LIN_OK)
        return LIN_BAD_FILE;
    ++*count;
    return LIN_OK;
}

static lin_status read_line(const kit_row *line, kit_reader *r, const uint8_t *most)
{
    char *at = (char *)r->state + line->offset;

    switch (line->kind) {
    case KIT_ROW_OWN:
        return line->read(r);
    case KIT_ROW_UNITS:
        return read_unit(line, r, most);
    case KIT_ROW_EACH:
        return read_each(line, r);
    case KIT_ROW_RECORD:
        return read_parts(line, r, UINT8_MAX, 0);
    case KIT_ROW_LIST:
        return read_one_of_list(line, r);
    default:
        break;
    }
    while (line->of_sides && r->at < r->words) {
        uint8_t side = 0;

        if (kit_next_side(r, &side) != LIN_OK ||
            read_value(line, r, UINT8_MAX, at + side * kit_row_size(line)) != LIN_OK)
            return LIN_BAD_FILE;
    }
    if (line->of_sides)
        return LIN_OK;
    while (line->flags && says_itself(line, r, at))
        ;
    return line->flags ? LIN_OK : read_values(line, r, UINT8_MAX, at);
}

lin_status kit_rows_read(const kit_row *row, const uint8_t *most, lin_play *p, char *const *word,
                         int words, lin_refusal *why)
{
    kit_reader r = kit_read_line(p, word, words, why);
    lin_status status = LIN_SYNTAX;

    if (words == 0)
        return LIN_SYNTAX;
    while (row->word && !lin_same_word(row->word, word[0]))
        row++;
    if (!row->word)
        return LIN_SYNTAX;
    status = read_line(row, &r, most);
    return status == LIN_OK ? kit_read_ends(&r) : LIN_BAD_FILE;
}
