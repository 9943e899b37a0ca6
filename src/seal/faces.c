/* faces.c -- what kinds of dice a game has thrown, in few words. */
#include "seal/seal.h"

#include <stdlib.h>

/* "6*40 10 6*3": runs of dice with the same faces; a single run without its number. */
static void runs_put(const lin_die *die, size_t n, lin_text *out)
{
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && die[end].faces == die[i].faces;)
            end++;
        lin_put(out, "%s%d", i ? " " : "", die[i].faces);
        if (end - i > 1 && end - i < n)
            lin_put(out, "*%zu", end - i);
    }
}

bool lin_seal_faces(const lin_session *s, lin_text *out)
{
    const size_t n = lin_session_dice(s, NULL, 0);
    lin_die *die = n ? malloc(n * sizeof *die) : NULL;

    if (!die)
        return false;
    lin_session_dice(s, die, n);
    runs_put(die, n, out);
    free(die);
    return !out->cut;
}
