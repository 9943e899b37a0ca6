/* tiled_values.c -- names, numbers and properties of a Tiled map, and the sentences where they
 * are wrong: which file, which layer or object, what would be right. */
#include "files/tiled.h"
#include "core/core.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

lin_status tiled_refuse(const tiled_map *m, const char *format, ...)
{
    char text[300];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return lin_refuse(m->why, LIN_BAD_FILE, NULL, "%s: %s", m->file, text);
}

lin_status tiled_int(const tiled_map *m, const json_t *of, const char *whose, const char *key,
                     int low, int high, int *out)
{
    const json_t *value = json_object_get(of, key);

    if (!json_is_integer(value))
        return tiled_refuse(m, "%s: \"%s\" %s; it should be a whole number from %d to %d.", whose,
                            key, value ? "is not a whole number" : "is missing", low, high);
    if (json_integer_value(value) < low || json_integer_value(value) > high)
        return tiled_refuse(m, "%s: \"%s\" is %lld; it should be a whole number from %d to %d.",
                            whose, key, (long long)json_integer_value(value), low, high);
    *out = (int)json_integer_value(value);
    return LIN_OK;
}

const char *tiled_string(const json_t *of, const char *key)
{
    const char *text = json_string_value(json_object_get(of, key));

    return text ? text : "";
}

const char *tiled_type(const json_t *of)
{
    const char *type = tiled_string(of, "type");

    return *type ? type : tiled_string(of, "class");
}

lin_status tiled_copy(const tiled_map *m, const char *text, char *into, size_t size,
                      const char *what)
{
    const size_t n = strlen(text);
    char quote[64];

    for (const char *p = text; *p; p++)
        if ((unsigned char)*p < 32 || *p == 127)
            return tiled_refuse(m,
                                "%s \"%s\" holds a control character; write it on one "
                                "plain line.",
                                what, lin_quoted(text, quote, sizeof quote));
    if (n >= size)
        return tiled_refuse(m, "%s \"%s\" is too long; %zu characters are the most.", what,
                            lin_quoted(text, quote, sizeof quote), size - 1);
    memcpy(into, text, n + 1);
    return LIN_OK;
}

const json_t *tiled_property(const json_t *of, const char *name)
{
    const json_t *row;
    size_t i;

    json_array_foreach(json_object_get(of, "properties"), i, row)
    {
        if (strcmp(tiled_string(row, "name"), name) == 0)
            return json_object_get(row, "value");
    }
    return NULL;
}

bool tiled_whole(const json_t *value, int low, int high, int *out)
{
    int32_t number = 0;

    if (json_is_integer(value) && json_integer_value(value) >= low &&
        json_integer_value(value) <= high)
        number = (int32_t)json_integer_value(value);
    else if (json_is_real(value) && json_real_value(value) >= low &&
             json_real_value(value) <= high &&
             (int)json_real_value(value) == json_real_value(value))
        number = (int32_t)json_real_value(value);
    else if (!json_is_string(value) || !lin_word_int(json_string_value(value), &number) ||
             number < low || number > high)
        return false;
    *out = number;
    return true;
}

lin_status tiled_degrees(const tiled_map *m, const json_t *of, const char *called, const char *name,
                         uint16_t *out)
{
    const json_t *value = tiled_property(of, name);
    const double degrees = json_number_value(value);

    assert(out);
    if (value && (!json_is_number(value) || !(degrees >= 0 && degrees <= 360)))
        return tiled_refuse(m,
                            "%s has \"%s\" that is no number of degrees from 0 to 360, "
                            "clockwise from the top.",
                            called, name);
    *out = tiled_angle(degrees);
    return LIN_OK;
}

/* ---- Objects ---- */

tiled_object tiled_object_of(const tiled_map *m, const json_t *layer, const json_t *json)
{
    tiled_object o = { .map = m, .json = json };
    const char *name = tiled_string(json, "name");
    char quote[64], where[32];

    lin_quoted(tiled_string(layer, "name"), where, sizeof where);
    if (*name)
        snprintf(o.called, sizeof o.called, "the object \"%s\" in the layer \"%s\"",
                 lin_quoted(name, quote, sizeof quote), where);
    else
        snprintf(o.called, sizeof o.called, "object %lld, without a name, in the layer \"%s\"",
                 (long long)json_integer_value(json_object_get(json, "id")), where);
    return o;
}

lin_status tiled_blame(const tiled_object *o, const char *format, ...)
{
    char text[200];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return tiled_refuse(o->map, "%s %s", o->called, text);
}
