/* tickets.c -- short-lived stand-ins for keys, for addresses that a person might share.
 *
 * A report or a record is opened by its address. Were the key of a seat in it, whoever is sent that
 * address would have the seat. So whoever holds a key asks for a ticket: it opens what can be
 * looked at with that key, for a minute, and gives no orders. Tickets live in memory. */
#include "server/server.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define TICKETS  4096
#define TICKET_S 60

struct ticket {
    uint8_t hash[HASH_BYTES];
    char game[GAME_ID];
    uint8_t key[HASH_BYTES]; /* of the key it stands for: void with it */
    role as;
    int64_t until;
};

static const uint8_t *key_of_role(const game *g, role r)
{
    return r < LIN_SIDES ? g->seat[r].key : g->key[r == ROLE_BOTH ? ROLE_BOTH : ROLE_WATCH];
}

enum MHD_Result ticket_give(request *rq, game *g, role r)
{
    server *s = rq->s;
    struct ticket *t, *all = s->tickets;
    json_writer j = { 0 };
    char hex[2 * KEY_BYTES + 1];

    if (!all)
        all = s->tickets = calloc(TICKETS, sizeof *all);
    if (!all)
        return reply_no(rq, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
                        "There is no memory left for this.");
    t = &all[s->next_ticket++ % TICKETS];
    key_new(t->hash, hex);
    memcpy(t->game, g->id, sizeof t->game);
    memcpy(t->key, key_of_role(g, r), sizeof t->key);
    t->as = r;
    t->until = now_ms() + TICKET_S * 1000;
    json_open(&j, NULL, '{');
    json_put_text(&j, "ticket", hex);
    json_put_int(&j, "seconds", TICKET_S);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

role ticket_role(const server *s, const game *g, const char *hex)
{
    uint8_t hash[HASH_BYTES];

    if (!s->tickets || !key_of_hex(hex, hash))
        return ROLE_NONE;
    for (size_t i = 0; i < TICKETS; i++) {
        const struct ticket *t = &s->tickets[i];

        if (t->until > now_ms() && (t->as >= LIN_SIDES || g->seat[t->as].has_key) &&
            strcmp(t->game, g->id) == 0 && sodium_memcmp(t->hash, hash, sizeof hash) == 0 &&
            sodium_memcmp(t->key, key_of_role(g, t->as), sizeof t->key) == 0)
            return t->as;
    }
    return ROLE_NONE;
}
