/* settings.c -- linstock.conf: every setting by its name, with its usual value. The flags of
 * `linstock serve` are made from the same rows, so that both are the same. docs/serving.md tells
 * what each is for. */
#include "server/settings.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT(n) .name = #n, .offset = offsetof(serve_limits, n)

const limit_row limit_rows[LIMITS] = {
    { LIMIT(connections), .usual = 20000, .high = 1000000, .help = "connections at once" },
    { LIMIT(connections_per_address), .usual = 256, .high = 1000000,
      .help = "of these from one address" },
    { LIMIT(streams_per_address), .usual = 128, .high = 1000000,
      .help = "streams that one address may hold open" },
    { LIMIT(requests_per_second), .usual = 40, .high = 1000000,
      .help = "that one address may make in the long run; odds cost 4, replays and pictures 10" },
    { LIMIT(requests_at_once), .usual = 400, .high = 1000000, .help = "and in a burst" },
    { LIMIT(seat_per_second), .usual = 40, .high = 1000000,
      .help = "requests that one seat may make in the long run, whatever addresses it comes from" },
    { LIMIT(seat_at_once), .usual = 400, .high = 1000000, .help = "and in a burst" },
    { LIMIT(streams_per_seat), .usual = 16, .high = 1000000,
      .help = "streams that one seat may hold open" },
    { LIMIT(games_per_day), .usual = 200, .high = 1000000,
      .help = "games that one address may begin" },
    { LIMIT(header_seconds), .usual = 20, .high = 3600,
      .help = "until the headers of a request must have come" },
    { LIMIT(body_seconds), .usual = 30, .high = 3600, .help = "and then its body" },
    { LIMIT(bodies_kb), .usual = 65536, .high = 1u << 30, .help = "of all bodies under way" },
    { LIMIT(disk_mb), .usual = 0, .high = 1u << 30,
      .help = "that games may take on disk; a warning comes at nine tenths" },
    { LIMIT(unbegun_days), .usual = 30, .high = 100000,
      .help = "until a game is given up in which nothing was ever done" },
    { LIMIT(abandoned_days), .usual = 400, .high = 100000,
      .help = "and one that is not over and that nobody has opened since" },
};

void settings_usual(serve_settings *to)
{
    memset(to, 0, sizeof *to);
    for (int i = 0; i < LIMITS; i++)
        *(uint64_t *)(void *)((char *)&to->limits + limit_rows[i].offset) = limit_rows[i].usual;
    strcpy(to->log, "text");
}

/* "connections-per-address" is connections_per_address. */
static bool is_name(const char *a, const char *b)
{
    while (*a && (*a == *b || (*a == '-' && *b == '_')))
        a++, b++;
    return *a == *b;
}

static bool no(char *why, size_t size, const char *format, const char *a, const char *b)
{
    snprintf(why, size, format, a, b);
    return false;
}

static bool set_text(char *to, size_t room, const char *name, const char *value, char *why,
                     size_t size)
{
    if (strlen(value) >= room)
        return no(why, size, "%s is too long.%s", name, "");
    strcpy(to, value);
    return true;
}

static bool set_number(uint64_t *to, uint64_t high, const char *name, const char *value, char *why,
                       size_t size)
{
    char *end;
    const unsigned long long n = strtoull(value, &end, 10);

    if (!isdigit((unsigned char)*value) || *end || n > high) {
        snprintf(why, size, "%.40s should be a whole number up to %llu; 0 is no limit.", name,
                 (unsigned long long)high);
        return false;
    }
    *to = n;
    return true;
}

static bool add_text(char *row, size_t room, int *n, int most, const char *name, const char *value,
                     char *why, size_t size)
{
    if (*n == most)
        return no(why, size, "There are too many lines of %s.%s", name, "");
    return set_text(row, room, name, value, why, size) && ++*n;
}

bool settings_set(serve_settings *to, const char *name, const char *value, char *why, size_t size)
{
    for (int i = 0; i < LIMITS; i++)
        if (is_name(name, limit_rows[i].name))
            return set_number((uint64_t *)(void *)((char *)&to->limits + limit_rows[i].offset),
                              limit_rows[i].high, name, value, why, size);
    if (is_name(name, "port"))
        return set_number(&to->port, 65535, name, value, why, size);
    if (is_name(name, "listen"))
        return set_text(to->listen, sizeof to->listen, name, value, why, size);
    if (is_name(name, "data"))
        return set_text(to->data, sizeof to->data, name, value, why, size);
    if (is_name(name, "public"))
        return set_text(to->public_address, sizeof to->public_address, name, value, why, size);
    if (is_name(name, "proxy"))
        return add_text(to->proxy[to->proxies % PROXIES_MOST], sizeof *to->proxy, &to->proxies,
                        PROXIES_MOST, name, value, why, size);
    if (is_name(name, "host"))
        return add_text(to->host[to->hosts % HOSTS_MOST], sizeof *to->host, &to->hosts, HOSTS_MOST,
                        name, value, why, size);
    if (is_name(name, "log")) {
        if (strcmp(value, "text") != 0 && strcmp(value, "json") != 0 && strcmp(value, "off") != 0)
            return no(why, size, "log should be text, json or off, not \"%.20s\".%s", value, "");
        return set_text(to->log, sizeof to->log, name, value, why, size);
    }
    return no(why, size, "There is no setting \"%.40s\"; docs/serving.md lists them.%s", name, "");
}

static char *trimmed(char *text)
{
    char *end = text + strlen(text);

    while (end > text && isspace((unsigned char)end[-1]))
        *--end = '\0';
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

static bool read_line(serve_settings *to, char *line, char *why, size_t size)
{
    char *equals;

    line[strcspn(line, "#")] = '\0';
    line = trimmed(line);
    if (!*line)
        return true;
    equals = strchr(line, '=');
    if (!equals)
        return no(why, size, "\"%.40s\" should be a line such as \"port = 1777\".%s", line, "");
    *equals = '\0';
    return settings_set(to, trimmed(line), trimmed(equals + 1), why, size);
}

bool settings_read(serve_settings *to, const char *path, char *why, size_t size)
{
    FILE *f = fopen(path, "r");
    char line[1200], wrong[200] = "";
    int n = 0;

    if (!f)
        return no(why, size, "%.150s cannot be read: %s.", path, strerror(errno));
    while (!*wrong && fgets(line, sizeof line, f)) {
        n++;
        if (!strchr(line, '\n') && !feof(f))
            snprintf(wrong, sizeof wrong, "The line is too long.");
        else if (!read_line(to, line, wrong, sizeof wrong) && !*wrong)
            snprintf(wrong, sizeof wrong, "The line cannot be read.");
    }
    fclose(f);
    if (*wrong)
        snprintf(why, size, "%.150s:%d: %s", path, n, wrong);
    return !*wrong;
}
