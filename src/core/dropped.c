/* dropped.c -- dice that outlive their entries.
 *
 * A variation that lies too deep is left out of the record. Its dice are kept, each with the
 * number of its faces, which nothing else tells any more: "dice = 3/6 4/6". So the row of dice
 * of a record has no gap, and sealed ones can all be counted again. */
#include "session.h"

#include <string.h>

void lin_dropped_write(const lin_session *s, const lin_item *e, int depth, lin_page *p)
{
    for (uint32_t i = 0; i < e->n; i++) {
        if (i % LIN_DROPPED == 0)
            lin_page_put(p, "%s%*s      dice =", i ? "\n" : "", 2 * depth, "");
        lin_page_put(p, " %d/%d", s->face[e->at + i], s->faces_of[e->at + i]);
    }
    lin_page_put(p, "\n");
}

/* "3/6" */
static bool die_parse(char *word, uint8_t *face, uint8_t *faces)
{
    char *slash = strchr(word, '/');
    int32_t shows, of;

    if (!slash)
        return false;
    *slash = '\0';
    if (!lin_word_int(word, &shows) || !lin_word_int(slash + 1, &of))
        return false;
    *face = (uint8_t)shows;
    *faces = (uint8_t)of;
    return of <= 255 && shows >= 1 && shows <= of;
}

int lin_dropped_parse(char *text, int line, uint8_t *face, uint8_t *faces, lin_refusal *why)
{
    char *word[LIN_DROPPED + 2];
    const int words = lin_words(text, word, LIN_DROPPED + 2), n = words - 1;
    bool good = n >= 1 && n <= LIN_DROPPED && strcmp(word[0], "=") == 0;

    for (int i = 0; i < n && good; i++)
        good = die_parse(word[1 + i], &face[i], &faces[i]);
    if (good)
        return n;
    lin_refuse_line(why, line,
                    "The dice of entries left out are written dice = 3/6 4/6, each with "
                    "its faces, at most %d a line.",
                    LIN_DROPPED);
    return -1;
}
