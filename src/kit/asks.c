/* asks.c -- who is asked, and questions with two answers. */
#include "kit/asks.h"
#include "core/core.h"

#include <string.h>

lin_side kit_who_owns(const lin_view *view, const lin_frame *frame)
{
    return (lin_side)view->field->battle->unit[frame->arg[0]].side;
}

void kit_list_place(lin_list *out, int verb, int u, const lin_table *table)
{
    lin_list_open(out, (lin_family){ .order = { .verb = (uint8_t)verb, .nargs = 3, .arg = { u } },
                                     .open = 6,
                                     .high = { 0, table->width, table->height } });
}

static int verb_of(const lin_field *f, const char *name)
{
    int verb = 0;

    while (verb < f->rules->verbs && strcmp(f->rules->verb[verb].name, name) != 0)
        verb++;
    assert(verb < f->rules->verbs);
    return verb;
}

void kit_list_yes_no(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    (void)frame;
    lin_list_add(out, (lin_order){ .verb = (uint8_t)verb_of(view->field, "yes") });
    lin_list_add(out, (lin_order){ .verb = (uint8_t)verb_of(view->field, "no") });
}

lin_status kit_check_yes_no(const lin_view *view, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const char *verb = view->field->rules->verb[o->verb].name;

    return strcmp(verb, "yes") == 0 || strcmp(verb, "no") == 0
               ? LIN_OK
               : lin_not_now(view->field, frame, o, why);
}
