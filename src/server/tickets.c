/* tickets.c -- short-lived stand-ins for keys, for addresses that a person might share.
 *
 * A report or a record is opened by its address. Were the key of a seat in it, whoever is sent that
 * address would have the seat. So whoever holds a key asks for a ticket: it opens what can be
 * looked at with that key, for a minute, and gives no orders.
 *
 * A ticket is kept nowhere, so that nobody who asks for many takes anybody's away: it says until
 * when it is good, and a keyed hash of that, of the game and of the key it stands for proves that
 * it came from here. The key of that hash lives as long as the server. */
#include "server/server.h"

#include <sodium.h>
#include <string.h>

#define TICKET_S    60
#define TICKET_WHEN 4 /* bytes of its end, in seconds of a clock that never goes back */

/* The bytes of the ticket that ends then: void with the key it stands for. */
static void ticket_bytes(const server *s, const game *g, role r, uint32_t until,
                         uint8_t ticket[KEY_BYTES])
{
    crypto_generichash_state h;
    uint8_t hash[HASH_BYTES];
    const uint8_t as = (uint8_t)r;

    for (int i = 0; i < TICKET_WHEN; i++)
        ticket[i] = (uint8_t)(until >> 8 * i);
    crypto_generichash_init(&h, s->ticket_key, sizeof s->ticket_key, sizeof hash);
    crypto_generichash_update(&h, ticket, TICKET_WHEN);
    crypto_generichash_update(&h, (const unsigned char *)g->id, sizeof g->id);
    crypto_generichash_update(&h, &as, 1);
    crypto_generichash_update(&h, role_key(g, r), HASH_BYTES);
    crypto_generichash_final(&h, hash, sizeof hash);
    memcpy(ticket + TICKET_WHEN, hash, KEY_BYTES - TICKET_WHEN);
}

static uint32_t now_s(void)
{
    return (uint32_t)(now_ms() / 1000);
}

void tickets_start(server *s)
{
    randombytes_buf(s->ticket_key, sizeof s->ticket_key);
}

enum MHD_Result ticket_give(request *rq, game *g, role r)
{
    uint8_t ticket[KEY_BYTES];
    json_writer j = { 0 };
    char hex[2 * KEY_BYTES + 1];

    ticket_bytes(rq->s, g, r, now_s() + TICKET_S, ticket);
    sodium_bin2hex(hex, sizeof hex, ticket, sizeof ticket);
    json_open(&j, NULL, '{');
    json_put_text(&j, "ticket", hex);
    json_put_int(&j, "seconds", TICKET_S);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

role ticket_role(const server *s, const game *g, const char *hex)
{
    uint8_t shown[KEY_BYTES], good[KEY_BYTES];
    uint32_t until = 0;
    size_t n;

    if (strlen(hex) != 2 * KEY_BYTES ||
        sodium_hex2bin(shown, sizeof shown, hex, 2 * KEY_BYTES, NULL, &n, NULL) != 0 ||
        n != KEY_BYTES)
        return ROLE_NONE;
    for (int i = 0; i < TICKET_WHEN; i++)
        until |= (uint32_t)shown[i] << 8 * i;
    if (until <= now_s() || until > now_s() + TICKET_S)
        return ROLE_NONE;
    for (int r = 0; r < ROLES; r++) {
        if (!role_key(g, (role)r))
            continue;
        ticket_bytes(s, g, (role)r, until, good);
        if (sodium_memcmp(shown, good, sizeof good) == 0)
            return (role)r;
    }
    return ROLE_NONE;
}
