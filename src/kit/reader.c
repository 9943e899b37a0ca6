/* reader.c -- the words of a line of a position, taken one by one. */
#include "kit/reader.h"
#include "core/core.h"
#include "kit/scenery.h"

bool kit_says(kit_reader *r, const char *word)
{
    if (r->at >= r->words || !lin_same_word(r->word[r->at], word))
        return false;
    r->at++;
    return true;
}

bool kit_says_flag(kit_reader *r, const kit_flag *table, unsigned *flags)
{
    for (; table->word; table++)
        if (kit_says(r, table->word)) {
            *flags |= table->bit;
            return true;
        }
    return false;
}

void kit_put_flags(const kit_flag *table, unsigned flags, lin_text *out)
{
    for (; table->word; table++)
        if (flags & table->bit)
            lin_put(out, " %s", table->word);
}

lin_status kit_next(kit_reader *r, char kind, const char *const *names, int32_t *out)
{
    if (r->at >= r->words)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That line ends too early, after \"%.40s\".",
                          r->word[r->words - 1]);
    return lin_arg_parse(r->field, kind, names, r->word[r->at++], out, r->why) == LIN_OK
               ? LIN_OK
               : LIN_BAD_FILE;
}

lin_status kit_next_number(kit_reader *r, int least, int most, int32_t *out)
{
    int32_t value = 0;

    if (r->at >= r->words || !lin_word_int(r->word[r->at], &value) || value < least || value > most)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL,
                          "After \"%.40s\" stands a number from %d to %d.", r->word[r->at - 1],
                          least, most);
    r->at++;
    *out = value;
    return LIN_OK;
}

lin_status kit_next_byte(kit_reader *r, int most, uint8_t *out)
{
    int32_t value = 0;
    const lin_status status = kit_next_number(r, 0, most, &value);

    if (status == LIN_OK)
        *out = (uint8_t)value;
    return status;
}

lin_status kit_next_length(kit_reader *r, uint16_t *out)
{
    int32_t value = 0;

    if (kit_next(r, 'x', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    if (value < 0 || value > UINT16_MAX)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That is too long: 51 inches at most.");
    *out = (uint16_t)value;
    return LIN_OK;
}

lin_status kit_next_point(kit_reader *r, lin_point *out)
{
    return kit_next(r, 'x', NULL, &out->x) == LIN_OK ? kit_next(r, 'x', NULL, &out->y)
                                                     : LIN_BAD_FILE;
}

lin_status kit_next_angle(kit_reader *r, uint16_t *out)
{
    int32_t value = 0;

    if (kit_next(r, 'a', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    *out = (uint16_t)value;
    return LIN_OK;
}

lin_status kit_next_side(kit_reader *r, uint8_t *out)
{
    int32_t value = 0;

    if (kit_next(r, 's', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    if (value > LIN_SECOND)
        return lin_line_wrong(r->why, "one of the two sides");
    *out = (uint8_t)value;
    return LIN_OK;
}

lin_status kit_next_unit(kit_reader *r, uint8_t *out)
{
    int32_t value = 0;

    if (kit_next(r, 'u', NULL, &value) != LIN_OK)
        return LIN_BAD_FILE;
    *out = (uint8_t)value;
    return LIN_OK;
}

lin_status kit_next_unit_or_nobody(kit_reader *r, uint8_t *out)
{
    if (!kit_says(r, "nobody"))
        return kit_next_unit(r, out);
    *out = KIT_NONE;
    return LIN_OK;
}

lin_status kit_next_word(kit_reader *r, const char *const *names, uint8_t *out)
{
    int32_t value = 0;

    if (kit_next(r, 'w', names, &value) != LIN_OK)
        return LIN_BAD_FILE;
    *out = (uint8_t)value;
    return LIN_OK;
}

lin_status kit_read_ends(const kit_reader *r)
{
    if (r->at >= r->words)
        return LIN_OK;
    return lin_refuse(r->why, LIN_BAD_FILE, NULL, "That line should end before \"%.40s\".",
                      r->word[r->at]);
}
