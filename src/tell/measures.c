/* measures.c -- inches and degrees: for people as short as they can be read, for programs to a
 * ten-thousandth of an inch, which is finer than the table's own grain. */
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

void tell_inches_json(json_writer *j, const char *key, int32_t units)
{
    json_put_real(j, key, (double)units / LIN_INCH, 4);
}

void tell_degrees_json(json_writer *j, const char *key, uint16_t angle)
{
    json_put_real(j, key, (double)angle * 360 / 65536, 3);
}

void tell_points_json(json_writer *j, const char *key, const lin_point *p, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        tell_inches_json(j, NULL, p[i].x);
        tell_inches_json(j, NULL, p[i].y);
    }
    json_close(j, ']');
}
