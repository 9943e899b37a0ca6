/* rows.c -- positions by rows: what a row is about, writing it, and what is usual. Reading:
 * rows_read.c. */
#include "kit/row.h"
#include "core/core.h"
#include "kit/sets.h"

#include <string.h>

/* ---- What a row is about ---- */

size_t kit_row_size(const kit_row *r)
{
    switch (r->kind) {
    case KIT_ROW_POINT:
    case KIT_ROW_AT:
        return sizeof(lin_point);
    case KIT_ROW_INCHES:
        return sizeof(int32_t);
    case KIT_ROW_ANGLE:
    case KIT_ROW_FACING:
    case KIT_ROW_LENGTH:
    case KIT_ROW_COUNT:
    case KIT_ROW_FLAGS:
        return sizeof(uint16_t);
    case KIT_ROW_SET:
        return sizeof(tb_set);
    default:
        return sizeof(uint8_t);
    }
}

bool kit_row_has_parts(const kit_row *r)
{
    return r->kind >= KIT_ROW_UNITS && r->kind <= KIT_ROW_LIST;
}

/* Is it there in every line: since it stands in its place, or since it has to be said? */
bool kit_row_is_needed(const kit_row *r)
{
    return r->always || (r->kind >= KIT_ROW_AT && r->kind <= KIT_ROW_GAME) ||
           kit_row_is_in_place(r);
}

bool kit_row_is_in_place(const kit_row *r)
{
    return *r->word == '\0' && r->kind != KIT_ROW_WORD && r->kind != KIT_ROW_FLAGS &&
           r->kind != KIT_ROW_FLAGS_8;
}

/* A value of one number, whatever its width. */
static int32_t number_at(const kit_row *r, const void *at)
{
    uint16_t two;
    int32_t four;

    if (kit_row_size(r) == sizeof two) {
        memcpy(&two, at, sizeof two);
        return two;
    }
    if (kit_row_size(r) == sizeof four) {
        memcpy(&four, at, sizeof four);
        return four;
    }
    return *(const uint8_t *)at;
}

void kit_row_put_number(const kit_row *r, void *at, int32_t value)
{
    const uint16_t two = (uint16_t)value;
    const uint8_t one = (uint8_t)value;

    if (kit_row_size(r) == sizeof two)
        memcpy(at, &two, sizeof two);
    else if (kit_row_size(r) == sizeof value)
        memcpy(at, &value, sizeof value);
    else
        memcpy(at, &one, sizeof one);
}

static bool is_zero(const void *at, size_t n)
{
    const uint8_t *byte = at;

    for (size_t i = 0; i < n; i++)
        if (byte[i])
            return false;
    return true;
}

static bool is_wide(const kit_row *r)
{
    return kit_row_size(r) > sizeof(int32_t); /* a place, a set: usually zero */
}

int kit_row_many(const kit_row *r)
{
    return r->of_sides ? LIN_SIDES : r->many ? r->many : 1;
}

/* Is all of it as usual? */
static bool is_usual(const kit_row *r, const void *at)
{
    const size_t size = kit_row_size(r);

    if (r->kind == KIT_ROW_FLAG)
        return (*(const uint8_t *)at & r->value) == 0;
    for (int i = 0; i < kit_row_many(r); i++) {
        const char *one = (const char *)at + (size_t)i * size;

        if (is_wide(r) ? !is_zero(one, size) : number_at(r, one) != r->none)
            return false;
    }
    return true;
}

static void make_usual(const kit_row *r, void *at)
{
    const size_t size = kit_row_size(r);

    for (int i = 0; i < kit_row_many(r); i++) {
        char *one = (char *)at + (size_t)i * size;

        if (r->kind == KIT_ROW_FLAG)
            *(uint8_t *)one &= (uint8_t)~r->value;
        else if (is_wide(r))
            memset(one, 0, size);
        else
            kit_row_put_number(r, one, r->none);
    }
}

/* Units have an array for each part. */
size_t kit_row_place(const kit_row *line, const kit_row *r, int i)
{
    return line->kind == KIT_ROW_UNITS
               ? r->offset + kit_row_size(r) * (size_t)kit_row_many(r) * (size_t)i
               : line->offset + line->size * (size_t)i + r->offset;
}

void kit_row_reset(const kit_row *line, void *state, int i)
{
    for (const kit_row *r = line->part; r->word; r++)
        make_usual(r, (char *)state + kit_row_place(line, r, i));
}

const kit_row *kit_row_of(const kit_row *row, kit_row_kind kind)
{
    for (; row->word; row++) {
        if (row->kind == kind)
            return row;
        if (row->kind == KIT_ROW_UNITS && kit_row_of(row->part, kind))
            return kit_row_of(row->part, kind);
    }
    return NULL;
}

bool kit_row_stands(const kit_row *row, const void *state, int u)
{
    return ((const uint8_t *)state + kit_row_of(row, KIT_ROW_STANDS)->offset)[u] > 0;
}

static void put_mark(const char *word, bool *first, lin_text *out)
{
    lin_put(out, "%s%s", *first ? "" : " ", word);
    *first = false;
}

void kit_rows_marks(const kit_row *row, const void *state, int u, lin_text *out)
{
    bool first = true;

    for (; row->word; row++)
        for (const kit_row *r = row->kind == KIT_ROW_UNITS ? row->part : NULL; r && r->word; r++) {
            const void *at = (const char *)state + kit_row_place(row, r, u);

            if (r->kind == KIT_ROW_FLAG && !is_usual(r, at))
                put_mark(r->word, &first, out);
            for (const kit_flag *f = r->flags; f && f->word; f++)
                if (number_at(r, at) & f->bit)
                    put_mark(f->word, &first, out);
        }
}

/* ---- What is usual ---- */

int kit_row_count(const kit_row *line, const lin_field *f, const void *state)
{
    int n = 0;

    if (line->kind == KIT_ROW_RECORD)
        return 1;
    if (line->kind == KIT_ROW_LIST)
        return *((const uint8_t *)state + line->count);
    if (line->kind == KIT_ROW_UNITS)
        return f->battle->units;
    while (line->named(f, n) >= 0)
        n++;
    return n;
}

void kit_rows_blank(const kit_row *row, const lin_field *f, void *state)
{
    for (; row->word; row++) {
        if (row->kind == KIT_ROW_OWN)
            continue;
        if (!kit_row_has_parts(row)) {
            make_usual(row, (char *)state + row->offset);
            continue;
        }
        for (int i = 0; i < kit_row_count(row, f, state); i++)
            if (row->kind == KIT_ROW_LIST)
                memset((char *)state + row->offset + row->size * (size_t)i, 0, row->size);
            else if (row->kind != KIT_ROW_UNITS || !row->is || row->is(f, i))
                kit_row_reset(row, state, i);
        if (row->kind == KIT_ROW_LIST)
            *((uint8_t *)state + row->count) = 0;
        for (int u = 0; row->kind == KIT_ROW_UNITS && u < f->battle->units; u++)
            ((uint8_t *)state + row->offset)[u] = 0;
    }
}

void kit_rows_clear(const kit_row *row, void *state, int u)
{
    for (; row->word; row++)
        if (row->kind == KIT_ROW_UNITS) {
            kit_row_reset(row, state, u);
            ((uint8_t *)state + row->offset)[u] = 0;
        }
}

/* ---- Writing ---- */

static char letter_of(const kit_row *r)
{
    static const char letters[] = {
        [KIT_ROW_POINT] = 'x',  [KIT_ROW_AT] = 'x',    [KIT_ROW_INCHES] = 'x',
        [KIT_ROW_LENGTH] = 'x', [KIT_ROW_ANGLE] = 'a', [KIT_ROW_FACING] = 'a',
        [KIT_ROW_SIDE] = 's',   [KIT_ROW_UNIT] = 'u',  [KIT_ROW_WORD] = 'w',
    };
    const char letter = (size_t)r->kind < sizeof letters ? letters[r->kind] : '\0';

    return letter ? letter : 'n';
}

/* One value, after a blank. */
static void put_value(const kit_row *r, const lin_view *v, const void *at, lin_text *out)
{
    const tb_set *set = at;
    lin_point p;

    if (r->kind == KIT_ROW_SET) {
        for (int u = tb_next(set, 0); u >= 0; u = tb_next(set, u + 1))
            lin_put(out, " %s", v->field->battle->unit[u].id);
        return;
    }
    lin_put(out, " ");
    if (kit_row_size(r) == sizeof p) {
        memcpy(&p, at, sizeof p);
        lin_arg_print(v->field, 'x', NULL, p.x, out);
        lin_put(out, " ");
        lin_arg_print(v->field, 'x', NULL, p.y, out);
    } else {
        lin_arg_print(v->field, letter_of(r), r->names, number_at(r, at), out);
    }
}

static void put_part(const kit_row *r, const lin_view *v, const void *at, lin_text *out)
{
    if (r->flags) {
        kit_put_flags(r->flags, (unsigned)number_at(r, at), out);
        return;
    }
    if (r->kind == KIT_ROW_WORD && *r->word == '\0' && !*r->names[number_at(r, at)])
        return; /* goes without saying */
    if (*r->word)
        lin_put(out, " %s", r->word);
    for (int i = 0; r->kind != KIT_ROW_FLAG && i < kit_row_many(r); i++)
        put_value(r, v, (const char *)at + (size_t)i * kit_row_size(r), out);
}

static void put_parts(const kit_row *line, const lin_view *v, int i, lin_text *out)
{
    for (const kit_row *r = line->part; r->word; r++) {
        const void *at = (const char *)v->state + kit_row_place(line, r, i);

        if (kit_row_is_needed(r) || !is_usual(r, at) || (r->told && r->told(v, i)))
            put_part(r, v, at, out);
    }
}

void kit_parts_write(const kit_row *part, const lin_view *v, const void *base, lin_text *out)
{
    for (const kit_row *r = part; r->word; r++)
        if (kit_row_is_needed(r) || !is_usual(r, (const char *)base + r->offset))
            put_part(r, v, (const char *)base + r->offset, out);
}

void kit_set_write(const char *word, const lin_view *v, const tb_set *set, lin_text *out)
{
    int n = 0;

    for (int u = tb_next(set, 0); u >= 0; u = tb_next(set, u + 1), n++)
        lin_put(out, "%s%s %s", n && n % 16 == 0 ? "\n" : "", n % 16 == 0 ? word : "",
                v->field->battle->unit[u].id);
    if (n)
        lin_put(out, "\n");
}

static void write_value(const kit_row *r, const lin_view *v, lin_text *out)
{
    const char *at = (const char *)v->state + r->offset;

    if (r->kind == KIT_ROW_SET) {
        kit_set_write(r->word, v, (const tb_set *)(const void *)at, out);
    } else if (kit_row_is_needed(r) || !is_usual(r, at)) {
        lin_put(out, "%s", r->word);
        if (r->flags)
            kit_put_flags(r->flags, (unsigned)number_at(r, at), out);
        for (int i = 0; !r->flags && r->kind != KIT_ROW_FLAG && i < kit_row_many(r); i++) {
            if (r->of_sides)
                lin_put(out, " %s", v->field->battle->side_id[i]);
            put_value(r, v, at + (size_t)i * kit_row_size(r), out);
        }
        lin_put(out, "\n");
    }
}

/* Is there anything to tell of the i-th? */
static bool is_told(const kit_row *line, const lin_view *v, int i)
{
    if (line->kind == KIT_ROW_LIST)
        return true;
    if (line->kind == KIT_ROW_UNITS)
        return ((const uint8_t *)v->state + line->offset)[i] &&
               (!line->is || line->is(v->field, i));
    for (const kit_row *r = line->part; r->word; r++)
        if (!is_usual(r, (const char *)v->state + kit_row_place(line, r, i)))
            return true;
    return false;
}

static void put_name(const kit_row *line, const lin_view *v, int i, lin_text *out)
{
    const int u = line->kind == KIT_ROW_EACH ? line->named(v->field, i) : i;

    lin_put(out, " %s", v->field->battle->unit[u].id);
}

void kit_rows_write(const kit_row *row, const lin_view *v, lin_text *out)
{
    for (; row->word; row++) {
        const int n = kit_row_has_parts(row) ? kit_row_count(row, v->field, v->state) : 0;

        if (row->kind == KIT_ROW_OWN && row->write)
            row->write(v, out);
        else if (row->kind != KIT_ROW_OWN && !kit_row_has_parts(row))
            write_value(row, v, out);
        for (int i = 0; i < n; i++) {
            if (!is_told(row, v, i))
                continue;
            lin_put(out, "%s", row->word);
            if (row->kind == KIT_ROW_UNITS || row->kind == KIT_ROW_EACH)
                put_name(row, v, i, out);
            put_parts(row, v, i, out);
            lin_put(out, "\n");
        }
    }
}

/* ---- Does everything exist? ---- */

static int names_in(const char *const *names)
{
    int n = 0;

    while (names[n])
        n++;
    return n;
}

static bool exists_one(const kit_row *r, const lin_view *v, const void *at)
{
    const int units = v->field->battle->units;
    const int32_t n = is_wide(r) ? 0 : number_at(r, at);
    const tb_set *set = at;

    switch (r->kind) {
    case KIT_ROW_UNIT:
        return n == KIT_NONE || (n < units && (!r->is || r->is(v->field, n)));
    case KIT_ROW_SIDE:
        return n == LIN_FIRST || n == LIN_SECOND;
    case KIT_ROW_WORD:
        return n < names_in(r->names);
    case KIT_ROW_NUMBER:
    case KIT_ROW_COUNT:
    case KIT_ROW_GAME:
        return !r->value || n <= r->value;
    case KIT_ROW_TURN:
        return n <= v->field->battle->turns;
    case KIT_ROW_SET:
        for (int u = tb_next(set, 0); u >= 0; u = tb_next(set, u + 1))
            if (u >= units || (r->is && !r->is(v->field, u)))
                return false;
        return true;
    default:
        return true;
    }
}

static bool exists(const kit_row *r, const lin_view *v, const void *at)
{
    for (int i = 0; i < kit_row_many(r); i++)
        if (!exists_one(r, v, (const char *)at + (size_t)i * kit_row_size(r)))
            return false;
    return true;
}

const kit_row *kit_rows_wrong(const kit_row *row, const lin_view *v)
{
    for (; row->word; row++) {
        const int n = kit_row_has_parts(row) ? kit_row_count(row, v->field, v->state) : 0;

        if (row->kind == KIT_ROW_LIST && n > row->value)
            return row;
        if (!n && row->kind != KIT_ROW_OWN && !kit_row_has_parts(row) &&
            !exists(row, v, (const char *)v->state + row->offset))
            return row;
        for (int i = 0; i < n; i++)
            for (const kit_row *r = is_told(row, v, i) ? row->part : NULL; r && r->word; r++)
                if (!exists(r, v, (const char *)v->state + kit_row_place(row, r, i)))
                    return row;
    }
    return NULL;
}
