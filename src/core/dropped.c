/* dropped.c -- dice that outlive their entries.
 *
 * A variation that lies too deep is left out of the record. Its dice are kept, each with what
 * kind of die it is, which nothing else tells any more: "dice = 3/6 4/0-9". So the row of dice
 * of a record has no gap, and sealed ones can all be counted again. */
#include "session.h"

#include <string.h>

void lin_dropped_write(const lin_session *s, const lin_item *e, int depth, lin_page *p)
{
    for (uint32_t i = 0; i < e->n; i++) {
        char word[16];
        lin_text kind = lin_text_in(word, sizeof word);

        if (i % LIN_DROPPED == 0)
            lin_page_put(p, "%s%*s      dice =", i ? "\n" : "", 2 * depth, "");
        lin_die_kind_print(s->kind[e->at + i], &kind);
        lin_page_put(p, " %d/%s", s->face[e->at + i], word);
    }
    lin_page_put(p, "\n");
}

/* "3/6" */
static bool die_parse(char *word, uint8_t *face, lin_die_kind *kind)
{
    char *slash = strchr(word, '/');
    int32_t shows;

    if (!slash)
        return false;
    *slash = '\0';
    if (!lin_word_int(word, &shows) || !lin_die_kind_parse(slash + 1, kind))
        return false;
    *face = (uint8_t)shows;
    return lin_die_has(*kind, shows);
}

int lin_dropped_parse(char *text, int line, uint8_t *face, lin_die_kind *kind, lin_refusal *why)
{
    char *word[LIN_DROPPED + 2];
    const int words = lin_words(text, word, LIN_DROPPED + 2), n = words - 1;
    bool good = n >= 1 && n <= LIN_DROPPED && strcmp(word[0], "=") == 0;

    for (int i = 0; i < n && good; i++)
        good = die_parse(word[1 + i], &face[i], &kind[i]);
    if (good)
        return n;
    lin_refuse_line(why, line,
                    "The dice of entries left out are written dice = 3/6 4/6, each with "
                    "its faces (a die of 0 to 9: 4/0-9), at most %d a line.",
                    LIN_DROPPED);
    return -1;
}
