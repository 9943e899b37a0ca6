/* settings.h -- what one can set of a server: linstock.conf and the flags of `linstock serve`. */
#ifndef LIN_SETTINGS_H
#define LIN_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits; 0: none. */
typedef struct {
    uint64_t connections, connections_per_address, streams_per_address;
    uint64_t requests_per_second, requests_at_once;           /* by cost: see limits.c */
    uint64_t seat_per_second, seat_at_once, streams_per_seat; /* whatever addresses it has */
    uint64_t games_per_day;                                   /* that one address may begin */
    uint64_t header_seconds, body_seconds;
    uint64_t bodies_kb;                    /* of all bodies under way */
    uint64_t disk_mb;                      /* of games.db with its log */
    uint64_t unbegun_days, abandoned_days; /* until such games are given up: expiry.c */
} serve_limits;

typedef struct {
    const char *name, *help;
    size_t offset; /* in serve_limits */
    uint64_t usual, high;
} limit_row;

#define LIMITS 15
extern const limit_row limit_rows[LIMITS];

#define PROXIES_MOST 8
#define HOSTS_MOST   8

typedef struct {
    serve_limits limits;
    char listen[64], data[1000], public_address[200], log[8];
    char proxy[PROXIES_MOST][48], host[HOSTS_MOST][128];
    int proxies, hosts;
    uint64_t port;
} serve_settings;

void settings_usual(serve_settings *to); /* of a server for many */
/* One of them, by its name; false: why says what would be right. */
bool settings_set(serve_settings *to, const char *name, const char *value, char *why, size_t size);
/* A file of lines `name = value`; # begins a remark. */
bool settings_read(serve_settings *to, const char *path, char *why, size_t size);

#endif
