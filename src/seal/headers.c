/* headers.c -- the seal of a game as headers of its record, written and read. */
#include "seal/seal.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char *const seat_key[LIN_SIDES] = { "SealFirst", "SealSecond" };
static const char *const seal_key[] = { "SealCommit", "SealSecret", "SealFirst", "SealSecond",
                                        "SealEarlier" };

void lin_seal_key_of(const lin_seal *seal, uint8_t key[LIN_SEAL_BYTES])
{
    lin_seal_key(key, seal->secret, seal->has[0] ? seal->seat[0] : NULL,
                 seal->has[1] ? seal->seat[1] : NULL);
}

/* ---- Writing ---- */

/* A session leaves out what it has no room for; here nothing may be missing. */
static lin_status header_set(lin_session *s, const char *key, const char *value, lin_refusal *why)
{
    const char *kept;

    lin_session_header(s, key, value);
    kept = lin_session_header_get(s, key);
    if (kept && strcmp(kept, value) == 0)
        return LIN_OK;
    return lin_refuse(why, LIN_BAD_FILE, NULL, "The record has no room left for the header %s.",
                      key);
}

static lin_status bytes_set(lin_session *s, const char *key, const uint8_t *bytes, lin_refusal *why)
{
    char hex[LIN_SEAL_HEX];

    lin_seal_hex(hex, bytes);
    return header_set(s, key, hex, why);
}

/* What it would take to count the dice again without knowing the rules. */
static lin_status faces_set(lin_session *s, lin_refusal *why)
{
    char faces[512];
    lin_text text = lin_text_in(faces, sizeof faces);

    return lin_seal_faces(s, &text) ? header_set(s, "DiceFaces", faces, why) : LIN_OK;
}

/* A game that went on from another one has read that one's headers. */
static void headers_drop(lin_session *s)
{
    const char *dice = lin_session_header_get(s, "Dice");

    if (dice && strcmp(dice, "sealed") == 0)
        lin_session_header(s, "Dice", NULL);
    for (size_t i = 0; i < sizeof seal_key / sizeof *seal_key; i++)
        lin_session_header(s, seal_key[i], NULL);
    lin_session_header(s, "DiceFaces", NULL);
}

static lin_status earlier_set(lin_session *s, uint64_t earlier, lin_refusal *why)
{
    char number[24];

    if (earlier == 0)
        return LIN_OK;
    snprintf(number, sizeof number, "%llu", (unsigned long long)earlier);
    return header_set(s, "SealEarlier", number, why);
}

static lin_status secret_set(lin_session *s, const lin_seal *seal, lin_refusal *why)
{
    const bool over = lin_waits(lin_session_game(s)) == LIN_IS_OVER;
    lin_status status = LIN_OK;

    if (!seal->open || !over)
        return LIN_OK;
    status = faces_set(s, why);
    return status == LIN_OK ? bytes_set(s, "SealSecret", seal->secret, why) : status;
}

lin_status lin_seal_headers(lin_session *s, const lin_seal *seal, lin_refusal *why)
{
    lin_status status;

    headers_drop(s);
    if (!seal)
        return LIN_OK;
    status = header_set(s, "Dice", "sealed", why);
    if (status == LIN_OK)
        status = bytes_set(s, "SealCommit", seal->commit, why);
    for (int i = 0; i < LIN_SIDES && status == LIN_OK; i++)
        if (seal->has[i])
            status = bytes_set(s, seat_key[i], seal->seat[i], why);
    if (status == LIN_OK)
        status = earlier_set(s, seal->earlier, why);
    return status == LIN_OK ? secret_set(s, seal, why) : status;
}

/* ---- Reading ---- */

int lin_seal_line(const char *text, size_t n, const char *key)
{
    const size_t length = strlen(key);
    int line = 1;

    for (size_t at = 0; at < n; line++) {
        const char *end = memchr(text + at, '\n', n - at);

        while (at < n && (text[at] == ' ' || text[at] == '\t'))
            at++;
        if (n - at > length + 1 && text[at] == '[' &&
            strncasecmp(text + at + 1, key, length) == 0 && strchr(" \t\"", text[at + 1 + length]))
            return line;
        if (!end)
            break;
        at = (size_t)(end - text) + 1;
    }
    return 0;
}

typedef struct {
    const char *text;
    size_t n;
    lin_refusal *why;
} record;

static lin_status refused(const record *r, const char *key, const char *sentence)
{
    lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s", sentence);
    if (r->why)
        r->why->line = lin_seal_line(r->text, r->n, key);
    return LIN_BAD_FILE;
}

/* A header's value; *there is false where the record lacks it. */
static lin_status value_of(const record *r, const char *key, char *value, size_t size, bool *there)
{
    *there = lin_seal_line(r->text, r->n, key) > 0;
    return *there ? lin_record_header(r->text, r->n, key, value, size, r->why) : LIN_OK;
}

static lin_status bytes_of(const record *r, const char *key, uint8_t *bytes, bool *there)
{
    char value[512], sentence[120];
    const lin_status status = value_of(r, key, value, sizeof value, there);

    if (status != LIN_OK || !*there || lin_seal_unhex(bytes, value))
        return status;
    snprintf(sentence, sizeof sentence, "%s should be %d hex digits, and nothing else.", key,
             LIN_SEAL_HEX - 1);
    return refused(r, key, sentence);
}

static lin_status earlier_of(const record *r, uint64_t *out)
{
    char value[512];
    bool there;
    const lin_status status = value_of(r, "SealEarlier", value, sizeof value, &there);

    *out = 0;
    if (status != LIN_OK || !there)
        return status;
    if (strspn(value, "0123456789") != strlen(value) || !value[0] || strlen(value) > 9)
        return refused(r, "SealEarlier",
                       "SealEarlier should be the number of dice that fell before "
                       "the seal.");
    for (const char *p = value; *p; p++)
        *out = *out * 10 + (uint64_t)(*p - '0');
    return LIN_OK;
}

/* Is the record one of a sealed game? Seals without [Dice "sealed"] are a slip or a trick. */
static lin_status is_sealed(const record *r, bool *sealed)
{
    char value[512];
    bool there;
    const lin_status status = value_of(r, "Dice", value, sizeof value, &there);

    *sealed = status == LIN_OK && there && strcmp(value, "sealed") == 0;
    for (size_t i = 0; i < sizeof seal_key / sizeof *seal_key && status == LIN_OK && !*sealed; i++)
        if (lin_seal_line(r->text, r->n, seal_key[i]) > 0)
            return refused(r, seal_key[i],
                           "This header belongs to sealed dice, but the record lacks "
                           "the header [Dice \"sealed\"].");
    return status;
}

static lin_status promise_check(const record *r, const lin_seal *seal)
{
    uint8_t commit[LIN_SEAL_BYTES];

    lin_seal_commit(commit, seal->secret);
    if (memcmp(commit, seal->commit, sizeof commit) == 0)
        return LIN_OK;
    return refused(r, "SealSecret",
                   "The secret opened here is not the one that was promised: its "
                   "hash is not SealCommit. One of the two has been changed.");
}

lin_status lin_seal_read(const char *text, size_t n, lin_seal *out, bool *sealed, lin_refusal *why)
{
    const record r = { text, n, why };
    bool promised = false;
    lin_status status = is_sealed(&r, sealed);

    memset(out, 0, sizeof *out);
    if (status != LIN_OK || !*sealed)
        return status;
    status = bytes_of(&r, "SealCommit", out->commit, &promised);
    if (status == LIN_OK && !promised)
        return refused(&r, "Dice",
                       "The dice are said to be sealed, but the record lacks the header "
                       "SealCommit.");
    for (int i = 0; i < LIN_SIDES && status == LIN_OK; i++)
        status = bytes_of(&r, seat_key[i], out->seat[i], &out->has[i]);
    if (status == LIN_OK)
        status = earlier_of(&r, &out->earlier);
    if (status == LIN_OK)
        status = bytes_of(&r, "SealSecret", out->secret, &out->open);
    return status == LIN_OK && out->open ? promise_check(&r, out) : status;
}
