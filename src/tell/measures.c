/* measures.c -- inches and degrees: for people as short as they can be read, for programs to a
 * ten-thousandth of an inch, which is finer than the table's own grain.
 *
 * Where nothing is measured ahead (core/blind.c) no number that is told of a place is an inch: the
 * picture is a hundred wide, whatever the table is. Whoever draws it is told hundredths of those; a
 * program that plays by lines is told whole ones, which is what an eye can tell. */
#include "tell/tell.h"

#include "linstock_rules.h"

#include <stdlib.h>

bool tell_has_table(const lin_field *f)
{
    return f->battle->table.width > 0;
}

void tell_inches(lin_text *out, int32_t units)
{
    const int64_t hundredths = (llabs((int64_t)units) * 100 + LIN_INCH / 2) / LIN_INCH;
    const int part = (int)(hundredths % 100);

    lin_put(out, "%s%d", units < 0 && hundredths ? "-" : "", (int)(hundredths / 100));
    if (part % 10)
        lin_put(out, ".%02d", part);
    else if (part)
        lin_put(out, ".%d", part / 10);
}

void tell_degrees(lin_text *out, uint16_t facing)
{
    const int tenths = (int)(((int64_t)facing * 3600 + 32768) / 65536 % 3600);

    lin_put(out, "%d", tenths / 10);
    if (tenths % 10)
        lin_put(out, ".%d", tenths % 10);
}

void tell_point(lin_text *out, const lin_field *f, lin_point at)
{
    if (lin_field_blind(f)) {
        lin_hundredths_print(f, at.x, true, out);
        lin_put(out, " ");
        lin_hundredths_print(f, at.y, true, out);
        return;
    }
    tell_inches(out, at.x);
    lin_put(out, " ");
    tell_inches(out, at.y);
}

static double hundredths(const lin_field *f, int32_t units)
{
    return (double)units * 100 / f->battle->table.width;
}

void tell_length_json(json_writer *j, const char *key, const lin_field *f, int32_t units)
{
    if (lin_field_blind(f))
        json_put_real(j, key, hundredths(f, units), 2);
    else
        json_put_real(j, key, (double)units / LIN_INCH, 4);
}

static void coordinate_json(json_writer *j, const lin_field *f, int32_t units)
{
    if (j->coarse && lin_field_blind(f))
        json_put_real(j, NULL, hundredths(f, units), 0);
    else
        tell_length_json(j, NULL, f, units);
}

void tell_degrees_json(json_writer *j, const char *key, uint16_t angle)
{
    json_put_real(j, key, (double)angle * 360 / 65536, 3);
}

void tell_points_json(json_writer *j, const char *key, const lin_field *f, const lin_point *p,
                      int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        coordinate_json(j, f, p[i].x);
        coordinate_json(j, f, p[i].y);
    }
    json_close(j, ']');
}
