/* faces.c -- what kinds of dice a game has thrown, in few words. */
#include "seal/seal.h"

#include <stdlib.h>

bool lin_seal_faces(const lin_session *s, lin_text *out)
{
    const size_t n = lin_session_dice(s, NULL, 0);
    lin_die *die = n ? malloc(n * sizeof *die) : NULL;
    lin_die_kind *kind = n ? malloc(n * sizeof *kind) : NULL;
    const bool known = die && kind;

    if (known) {
        lin_session_dice(s, die, n);
        for (size_t i = 0; i < n; i++)
            kind[i] = die[i].kind;
        lin_die_kinds_print(kind, n, out);
    }
    free(die);
    free(kind);
    return known && !out->cut;
}
