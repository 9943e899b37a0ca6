/* seal.h -- sealed dice: dice that nobody could choose, and that anyone can count again.
 *
 * Before the first order the server chooses a secret and shows its hash, the commit. Then each
 * person who plays adds a secret of his own, in the open. All of them together are the key of a
 * stream of bytes, and the dice are read off that stream one after another. When the battle is
 * over the server opens its secret: whoever has the record can then make the stream again.
 *
 *     commit  = BLAKE2b-256(server's secret)
 *     key     = BLAKE2b-256(server's secret, first seat's, second seat's)   without absent seats
 *     block j = BLAKE2b-512(j as 8 bytes, little-endian; keyed with key)
 *     die     = next byte below the greatest multiple of its faces, mod faces, + its lowest face
 *
 * The only part of the program that needs libsodium. */
#ifndef LIN_SEAL_H
#define LIN_SEAL_H

#include "linstock.h"

#define LIN_SEAL_BYTES 32 /* of a secret, a commit, a key */
#define LIN_SEAL_HEX   65 /* the same as hex digits, with their end */

/* ---- secret.c: secrets and what is made of them ---------------------------------------- */

/* A secret nobody can guess. False: this machine has no chance to offer. */
bool lin_seal_new(uint8_t secret[LIN_SEAL_BYTES]);
void lin_seal_commit(uint8_t commit[LIN_SEAL_BYTES], const uint8_t secret[LIN_SEAL_BYTES]);
/* first, second: NULL for a seat without a person. */
void lin_seal_key(uint8_t key[LIN_SEAL_BYTES], const uint8_t server[LIN_SEAL_BYTES],
                  const uint8_t *first, const uint8_t *second);

void lin_seal_hex(char hex[LIN_SEAL_HEX], const uint8_t bytes[LIN_SEAL_BYTES]);
/* Exactly 64 hex digits, of either case, and nothing else. */
bool lin_seal_unhex(uint8_t bytes[LIN_SEAL_BYTES], const char *hex);

/* ---- stream.c: the dice ---------------------------------------------------------------- */

/* A stream of dice. Flat; key and `used` alone say where it stands, so that a game can be put
 * away and taken up again. */
typedef struct {
    uint8_t key[LIN_SEAL_BYTES];
    uint64_t used;  /* bytes of the stream taken so far */
    uint64_t block; /* the block that lies in `bytes` */
    uint8_t bytes[64];
} lin_sealed;

void lin_sealed_begin(lin_sealed *s, const uint8_t key[LIN_SEAL_BYTES], uint64_t used);
/* The next die, were 1 its lowest face; of 1 to 255 faces, else 0. */
uint8_t lin_sealed_die(lin_sealed *s, int faces);
/* The stream must live as long as the game that throws from it. */
lin_dice lin_dice_sealed(lin_sealed *s);

/* ---- headers.c: the seal of a game, and how its record tells of it --------------------- */

typedef struct {
    uint8_t commit[LIN_SEAL_BYTES];
    bool open;                      /* secret is known */
    uint8_t secret[LIN_SEAL_BYTES]; /* the server's */
    bool has[LIN_SIDES];            /* this seat has added a secret */
    uint8_t seat[LIN_SIDES][LIN_SEAL_BYTES];
    uint64_t earlier; /* dice at the record's beginning that fell before
                         the seal: the game went on from another one */
} lin_seal;

/* The key of its dice. Only where the server's secret is known. */
void lin_seal_key_of(const lin_seal *seal, uint8_t key[LIN_SEAL_BYTES]);
/* The headers of a record about its dice. Those left by a game before it are taken away (NULL:
 * no more than that); then Dice, SealCommit, SealFirst, SealSecond and SealEarlier are set as far
 * as they are known and, if the battle is over, DiceFaces and SealSecret: until then the secret
 * is never written. To be called again whenever more is known, and at the end. */
lin_status lin_seal_headers(lin_session *s, const lin_seal *seal, lin_refusal *why);
/* The seal a record tells of; an open secret must be the one that was promised. *sealed is
 * false, and nothing refused, where the record has no seal. */
lin_status lin_seal_read(const char *text, size_t n, lin_seal *out, bool *sealed, lin_refusal *why);
int lin_seal_line(const char *text, size_t n, const char *key); /* of a header; 0: none */

/* ---- faces.c ----------------------------------------------------------------------------- */

/* "6", or "6*40 0-9 6*3": what kinds of dice a game has thrown, for readers who do not play
 * it. False where that would be too long for a header, or there are no dice. */
bool lin_seal_faces(const lin_session *s, lin_text *out);

/* ---- prove.c: a record's dice, counted again ------------------------------------------- */

typedef struct {
    uint64_t dice; /* that came out as the secrets give them */
    uint64_t used; /* bytes of the stream they took: a game taken up
                      from its record goes on from here */
} lin_seal_proof;

/* Reads a record as lin_record_read does, and compares each die with that of the seal, whose
 * server's secret must be known. Refuses the first that differs, with its line and what it
 * should be; and a secret opened in the record of a battle that is not over. */
lin_status lin_seal_prove(lin_session **out, const lin_field *field, const char *text, size_t n,
                          const lin_seal *seal, lin_seal_proof *proof, lin_refusal *why);

#endif
