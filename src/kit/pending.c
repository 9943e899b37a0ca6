/* pending.c -- what lies on what on the agenda, by a book's rows. */
#include "kit/pending.h"

#include <string.h>

/* Is the word one of those, with blanks between them? */
static bool is_among(const char *words, const char *word)
{
    const size_t n = strlen(word);

    for (const char *at = words; (at = strstr(at, word)); at += n)
        if ((at == words || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0'))
            return true;
    return false;
}

static bool names_sides(const lin_step *row, const lin_frame *f)
{
    for (int k = 0; k < 3 && row->args && row->args[k]; k++)
        if (row->args[k] == 's' && f->arg[k] != LIN_FIRST && f->arg[k] != LIN_SECOND)
            return false;
    return true;
}

const char *kit_pending_broken(const lin_view *v, const char *const *lies_on)
{
    const lin_head *h = v->state;
    const lin_step *step = v->field->rules->step;

    for (int i = 0; i < h->depth; i++) {
        const lin_frame *f = &h->frame[i];
        const char *on = lies_on[f->step];

        if (!names_sides(&step[f->step], f))
            return "a pending step names no side";
        if (on && (i == 0) != (*on == '\0'))
            return i == 0 ? "a step is pending that must lie on another"
                          : "a step is pending on another that must lie at the bottom";
        if (on && i > 0 && !is_among(on, step[f[-1].step].name))
            return "a step is pending on one that does not lead to it";
    }
    return NULL;
}

/* ---- What arguments name ---- */

static bool is_in_range(const kit_pending_names *names, const lin_frame *frame, int arg)
{
    const kit_pending_number *n = names->number;

    for (int i = 0; i < names->numbers; i++)
        if (n[i].step == frame->step && n[i].arg == arg)
            return frame->arg[arg] >= n[i].least && frame->arg[arg] <= n[i].most;
    return frame->arg[arg] == 0;
}

/* Friend or enemy of whoever comes first, who is a unit. */
static bool is_related(const lin_view *v, const lin_frame *frame, int arg,
                       const kit_pending_names *names, bool enemy)
{
    const lin_unit *unit = v->field->battle->unit;
    const int first = frame->arg[0], other = frame->arg[arg];

    return other != first && names->is(v, 'u', first) && names->is(v, 'u', other) &&
           (unit[first].side != unit[other].side) == enemy;
}

kit_pending kit_pending_args(const lin_view *v, const lin_frame *frame,
                             const kit_pending_names *names)
{
    const char *args = v->field->rules->step[frame->step].args, *more = names->meant[frame->step];

    for (int k = 0; args && args[k]; k++) {
        const char letter = more ? more[k] : args[k];
        const int value = frame->arg[k];

        switch (letter) {
        case 'i':
            if (!is_in_range(names, frame, k))
                return KIT_PENDING_NUMBER;
            break;
        case 'f':
        case 'v':
            if (!is_related(v, frame, k, names, letter == 'v'))
                return letter == 'v' ? KIT_PENDING_ENEMY : KIT_PENDING_FRIEND;
            break;
        case 's':
            if (value != LIN_FIRST && value != LIN_SECOND)
                return KIT_PENDING_NOBODY;
            break;
        default:
            if (!names->is(v, letter, value))
                return KIT_PENDING_NOBODY;
        }
    }
    return KIT_PENDING_FINE;
}
