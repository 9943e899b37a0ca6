/* play.c -- what comes next in a lesson that is being played. Nothing is kept here: a step looks at
 * the game as it stands, so going back, coming back tomorrow and doing it another way need nothing
 * of their own. */
#include "lessons/lessons.h"

#include "linstock_rules.h"

#include <string.h>

lin_status lesson_record(const lesson *l, char **text, lin_refusal *why)
{
    lin_session *t;
    lin_status status =
        lin_session_from(&t, l->field, l->position, strlen(l->position), lin_dice_typed(), why);

    if (status != LIN_OK)
        return status;
    lin_session_header(t, "Lesson", l->field->battle->id);
    status = lin_record_write(t, text, why);
    lin_session_free(t);
    return status;
}

bool lesson_met(const lesson_step *st, lin_game *g, bool events)
{
    if (st->awaits != LESSON_SO)
        return false;
    for (int i = 0; i < st->sos; i++)
        if ((!events && strncmp(st->so[i], "event ", 6) == 0) ||
            lin_is_so(g, st->so[i], NULL) != LIN_OK)
            return false;
    return true;
}

int lesson_lawful(lin_game *g, lin_side side, const char *const *order, int n, uint32_t used)
{
    for (int i = 0; i < n; i++) {
        lin_order atom[LIN_ATOMS];
        int atoms = 0;

        if (used >> i & 1 || lin_asked(g, side, NULL) != LIN_OK ||
            lin_expand(g, order[i], atom, LIN_ATOMS, &atoms, NULL) != LIN_OK)
            continue;
        if (atoms != 1 || lin_check(g, side, &atom[0], NULL) == LIN_OK)
            return i;
    }
    return -1;
}

int lesson_faces(const lesson_step *st, size_t used, lin_game *g, lin_rng *rng, uint8_t *face)
{
    lin_question q;
    lin_dice chance;

    lin_ask(g, &q);
    chance = lin_dice_seeded(lin_rng_next(rng), 0);
    if (!lin_dice_throw(&chance, q.roll.n, lin_die_kind_of(&q.roll), face))
        return 0;
    for (int i = 0; i < q.roll.n && st && used + (size_t)i < (size_t)st->n_dice; i++) {
        const int wanted = st->dice[used + (size_t)i];

        if (lin_die_has(lin_die_kind_of(&q.roll), wanted))
            face[i] = (uint8_t)wanted;
    }
    return q.roll.n;
}
