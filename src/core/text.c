/* text.c -- printing into fixed buffers, and refusals.
 *
 * The library never writes to a stream. Whatever it has to say goes into a lin_text, which
 * cuts what does not fit and remembers that it did. */
#include "outcome_name.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

lin_text lin_text_in(char *buffer, size_t size)
{
    lin_text t = { buffer, size, 0, false };

    if (size > 0)
        buffer[0] = '\0';
    return t;
}

static void put_list(lin_text *t, const char *format, va_list args)
{
    const size_t room = t->size - t->used;
    int n;

    if (t->size == 0 || t->cut)
        return;
    n = vsnprintf(t->at + t->used, room, format, args);
    if (n < 0)
        return;
    if ((size_t)n >= room) {
        t->used = t->size - 1;
        t->cut = true;
    } else {
        t->used += (size_t)n;
    }
}

void lin_put(lin_text *t, const char *format, ...)
{
    assert(t && format);
    va_list args;

    va_start(args, format);
    put_list(t, format, args);
    va_end(args);
}

void lin_put_bytes(lin_text *t, const char *bytes, size_t n)
{
    assert(t && bytes);
    const size_t room = t->size - t->used;

    if (t->size == 0 || t->cut || n == 0)
        return;
    t->cut = n >= room;
    if (t->cut)
        n = room - 1;
    memcpy(t->at + t->used, bytes, n);
    t->used += n;
    t->at[t->used] = '\0';
}

lin_status(lin_refuse)(lin_refusal *why, lin_status status, const char *rule, const char *format,
                       ...)
{
    assert(format);
    va_list args;

    if (!why)
        return status;
    why->rule = rule;
    why->line = 0;
    va_start(args, format);
    vsnprintf(why->text, sizeof why->text, format, args);
    va_end(args);
    return status;
}
