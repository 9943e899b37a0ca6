/* prove.c -- the dice of a record, counted again.
 *
 * How many faces a die has is known only while the record is being played, so the dice are
 * compared as it is read: one after another, in the order in which they fell. */
#include "seal/seal.h"

#include <string.h>

typedef struct {
    lin_sealed stream;
    uint64_t earlier;  /* dice still to come that are not sealed */
    uint64_t dice;     /* proven */
    int line, in_line; /* where the die stands, and as which */
} counting;

static lin_status die_seen(void *self, int line, lin_die die, lin_refusal *why)
{
    counting *c = self;
    int right;

    c->in_line = line == c->line ? c->in_line + 1 : 1;
    c->line = line;
    if (c->earlier > 0) {
        c->earlier--;
        return LIN_OK;
    }
    right = lin_sealed_die(&c->stream, die.kind.faces) - die.kind.from_zero;
    if (right == die.face) {
        c->dice++;
        return LIN_OK;
    }
    lin_refuse(why, LIN_BAD_FILE, NULL,
               "Die %d of this line is a %d, but the secrets give a %d: a "
               "die, a secret or the order of the dice has been changed. Dice proven before it: "
               "%llu.",
               c->in_line, die.face, right, (unsigned long long)c->dice);
    if (why)
        why->line = line;
    return LIN_BAD_FILE;
}

static lin_status end_check(lin_session *s, const counting *c, const char *text, size_t n,
                            lin_refusal *why)
{
    const bool over = lin_waits(lin_session_game(s)) == LIN_IS_OVER;
    const char *said = lin_session_header_get(s, "DiceFaces"), *wrong = NULL;
    char faces[512];
    lin_text right = lin_text_in(faces, sizeof faces);

    if (c->earlier > 0) {
        wrong = "SealEarlier";
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "This says that more dice fell before the seal than "
                   "the record has: %llu are missing.",
                   (unsigned long long)c->earlier);
    } else if (!over && lin_session_header_get(s, "SealSecret")) {
        wrong = "SealSecret";
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "The secret is opened, but the battle is not over: the "
                   "record has been cut short, or its dice were no longer secret.");
    } else if (said && lin_seal_faces(s, &right) && strcmp(said, faces) != 0) {
        wrong = "DiceFaces";
        lin_refuse(why, LIN_BAD_FILE, NULL,
                   "The faces of the dice are not as this says: replayed, "
                   "they are \"%.100s\".",
                   faces);
    }
    if (!wrong)
        return LIN_OK;
    if (why)
        why->line = lin_seal_line(text, n, wrong);
    return LIN_BAD_FILE;
}

lin_status lin_seal_prove(lin_session **out, const lin_field *field, const char *text, size_t n,
                          const lin_seal *seal, lin_seal_proof *proof, lin_refusal *why)
{
    counting c = { .earlier = seal->earlier };
    uint8_t key[LIN_SEAL_BYTES];
    lin_status status;

    lin_seal_key_of(seal, key);
    lin_sealed_begin(&c.stream, key, 0);
    status = lin_record_watch(out, field, text, n, lin_dice_typed(), die_seen, &c, why);
    if (status == LIN_OK) {
        status = end_check(*out, &c, text, n, why);
        if (status != LIN_OK) {
            lin_session_free(*out);
            *out = NULL;
        }
    }
    *proof = (lin_seal_proof){ c.dice, c.stream.used };
    return status;
}
