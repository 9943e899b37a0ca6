/* rows.c -- positions by rows: writing, reading and clearing what a book's table names. */
#include "kit/rows.h"
#include "core/core.h"

#include <string.h>

/* ---- What a row is about ---- */

static bool is_of_unit(const kit_row *r)
{
    return r->kind != KIT_ROW_TURN && r->kind != KIT_ROW_GAME;
}

static size_t size_of(const kit_row *r)
{
    return r->kind == KIT_ROW_AT       ? sizeof(lin_point)
           : r->kind == KIT_ROW_FACING ? sizeof(tb_angle)
                                       : sizeof(uint8_t);
}

static const void *in(const kit_row *r, const void *state, int u)
{
    return (const char *)state + r->offset + (is_of_unit(r) ? size_of(r) * (size_t)u : 0);
}

static void *into(const kit_row *r, void *state, int u)
{
    return (char *)state + r->offset + (is_of_unit(r) ? size_of(r) * (size_t)u : 0);
}

static uint8_t byte_in(const kit_row *r, const void *state, int u)
{
    return *(const uint8_t *)in(r, state, u);
}

const kit_row *kit_row_of(const kit_row *row, kit_row_kind kind)
{
    for (; row->word; row++)
        if (row->kind == kind)
            return row;
    return NULL;
}

bool kit_row_stands(const kit_row *row, const void *state, int u)
{
    return byte_in(kit_row_of(row, KIT_ROW_STANDS), state, u) > 0;
}

void kit_rows_marks(const kit_row *row, const void *state, int u, lin_text *out)
{
    for (const char *blank = ""; row->word; row++)
        if (row->kind == KIT_ROW_FLAG && byte_in(row, state, u) & row->value) {
            lin_put(out, "%s%s", blank, row->word);
            blank = " ";
        }
}

void kit_rows_clear(const kit_row *row, void *state, int u)
{
    for (; row->word; row++)
        if (is_of_unit(row))
            memset(into(row, state, u), 0, size_of(row));
}

/* ---- Writing ---- */

static void write_row(const kit_row *r, const lin_view *v, int u, lin_text *out)
{
    const void *from = in(r, v->state, u);

    if (r->kind == KIT_ROW_AT) {
        lin_put(out, " %s ", r->word);
        lin_arg_print(v->field, 'x', NULL, ((const lin_point *)from)->x, out);
        lin_put(out, " ");
        lin_arg_print(v->field, 'x', NULL, ((const lin_point *)from)->y, out);
    } else if (r->kind == KIT_ROW_FACING) {
        lin_put(out, " %s ", r->word);
        lin_arg_print(v->field, 'a', NULL, *(const tb_angle *)from, out);
    } else if (r->kind == KIT_ROW_FLAG) {
        if (byte_in(r, v->state, u) & r->value)
            lin_put(out, " %s", r->word);
    } else if (byte_in(r, v->state, u)) {
        lin_put(out, " %s %d", r->word, byte_in(r, v->state, u));
    }
}

void kit_rows_write(const kit_row *row, const lin_view *v, lin_text *out)
{
    for (const kit_row *r = row; r->word; r++)
        if (!is_of_unit(r))
            lin_put(out, "%s %d\n", r->word, byte_in(r, v->state, 0));
    for (int u = 0; u < v->field->battle->units; u++) {
        if (!kit_row_stands(row, v->state, u))
            continue;
        lin_put(out, "unit %s", v->field->battle->unit[u].id);
        for (const kit_row *r = row; r->word; r++)
            if (is_of_unit(r))
                write_row(r, v, u, out);
        lin_put(out, "\n");
    }
}

/* ---- Reading ---- */

static const kit_row *row_named(const kit_row *row, const char *word, bool of_unit)
{
    for (; row->word; row++)
        if (is_of_unit(row) == of_unit && lin_same_word(row->word, word))
            return row;
    return NULL;
}

/* "unit U at X Y facing A stands N [shaken]": how a line is written, for whoever wrote another. */
static lin_status usage(const kit_row *row, lin_refusal *why)
{
    static const char *const after[] = { [KIT_ROW_AT] = " X Y",
                                         [KIT_ROW_FACING] = " A",
                                         [KIT_ROW_STANDS] = " N",
                                         [KIT_ROW_NUMBER] = " N",
                                         [KIT_ROW_FLAG] = "" };
    char line[200];
    lin_text t = lin_text_in(line, sizeof line);

    for (; row->word; row++)
        if (is_of_unit(row))
            lin_put(&t, row->kind <= KIT_ROW_STANDS ? " %s%s" : " [%s%s]", row->word,
                    after[row->kind]);
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "The line of a unit is written, each word once: unit U%s.", line);
}

static lin_status read_number(const kit_row *r, const char *word, int least, int most, uint8_t *to,
                              lin_refusal *why)
{
    int32_t n;

    if (!lin_word_int(word, &n) || n < least || n > most)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "After \"%s\" stands a number from %d to %d.",
                          r->word, least, most);
    *to = (uint8_t)n;
    return LIN_OK;
}

/* What follows the row's word, of which there are enough words. */
static lin_status read_row(const kit_row *r, int most, lin_play *p, int u, char *const *word,
                           lin_refusal *why)
{
    const lin_field *f = p->view.field;
    void *to = into(r, p->state, u);
    int32_t angle = 0;
    lin_status status;

    switch (r->kind) {
    case KIT_ROW_AT:
        status = lin_arg_parse(f, 'x', NULL, word[0], &((lin_point *)to)->x, why);
        return status == LIN_OK ? lin_arg_parse(f, 'x', NULL, word[1], &((lin_point *)to)->y, why)
                                : status;
    case KIT_ROW_FACING:
        status = lin_arg_parse(f, 'a', NULL, word[0], &angle, why);
        *(tb_angle *)to = (tb_angle)angle;
        return status;
    case KIT_ROW_STANDS:
        return read_number(r, word[0], 1, most, to, why);
    case KIT_ROW_FLAG:
        *(uint8_t *)to |= r->value;
        return LIN_OK;
    default:
        return read_number(r, word[0], 0, r->value, to, why);
    }
}

static int words_after(const kit_row *r)
{
    return r->kind == KIT_ROW_AT ? 2 : r->kind == KIT_ROW_FLAG ? 0 : 1;
}

static lin_status read_unit(const kit_row *row, const uint8_t *most, lin_play *p, char *const *word,
                            int words, lin_refusal *why)
{
    uint64_t seen = 0;
    int32_t u = 0;
    lin_status status = lin_arg_parse(p->view.field, 'u', NULL, words > 1 ? word[1] : "", &u, why);

    for (int i = 2; i < words && status == LIN_OK;) {
        const kit_row *r = row_named(row, word[i++], true);
        const uint64_t bit = r ? (uint64_t)1 << (r - row) : 0;

        if (!r || seen & bit || i + words_after(r) > words)
            return usage(row, why);
        seen |= bit;
        status = read_row(r, most[u], p, u, &word[i], why);
        i += words_after(r);
    }
    for (const kit_row *r = row; r->word && status == LIN_OK; r++)
        if (r->kind <= KIT_ROW_STANDS && !(seen >> (r - row) & 1))
            return usage(row, why);
    return status;
}

lin_status kit_rows_read(const kit_row *row, const uint8_t *most, lin_play *p, char *const *word,
                         int words, lin_refusal *why)
{
    const kit_row *of_game = row_named(row, word[0], false);

    if (lin_same_word(word[0], "unit"))
        return read_unit(row, most, p, word, words, why);
    if (!of_game)
        return LIN_SYNTAX;
    return read_number(of_game, words == 2 ? word[1] : "", 0,
                       of_game->kind == KIT_ROW_TURN ? p->view.field->battle->turns
                                                     : of_game->value,
                       into(of_game, p->state, 0), why);
}
