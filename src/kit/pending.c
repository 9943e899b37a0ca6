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
