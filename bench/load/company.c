/* company.c -- those who ask beside the players (company.h). */
#include "company.h"
#include "figures.h"
#include "wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    wire line;
    const char *what;
    int next; /* the game to ask for */
    int64_t sent;
    times *to;
    long *answers, *refusals;
} asker;

static struct {
    int games;
    company_game of;
    times odds, reports;
    long odds_answers, odds_refusals, report_answers, report_refusals, bots, bot_messages;
    bool measured;
} at;

static void ask(asker *a)
{
    const char *id, *key;
    char path[80];

    at.of(a->next, &id, &key);
    a->next = (a->next + 7) % at.games;
    snprintf(path, sizeof path, "/api/games/%s/%s", id, a->what);
    a->sent = now_us();
    wire_ask(&a->line, path, key, NULL);
}

static void told(wire *w, int status, char *text, size_t n)
{
    asker *a = w->owner;

    (void)text, (void)n;
    if (status == 200) {
        times_add(a->to, now_us() - a->sent);
        ++*a->answers;
    } else {
        ++*a->refusals;
    }
    ask(a);
}

static void come(int many, const char *what, times *to, long *answers, long *refusals)
{
    asker *a = calloc((size_t)many + 1, sizeof *a);

    for (int i = 0; a && i < many; i++) {
        a[i] = (asker){ .what = what, .to = to, .answers = answers, .refusals = refusals };
        a[i].next = i * 31 % at.games;
        wire_open(&a[i].line, &a[i], told);
        ask(&a[i]);
    }
}

/* ---- bots among themselves, each battle watched by one ---- */

static void bots_said(wire *w, int status, char *text, size_t n)
{
    (void)w, (void)status, (void)text, (void)n;
    at.bot_messages++;
}

static void bots_made(wire *w, int status, char *text, size_t n)
{
    const char *id = strstr(text, "\"game\":\""), *key = strstr(text, "\"watch\":\"");
    char path[64], watch[40];

    (void)n;
    at.bots++;
    if (status != 201 || !id || !key) {
        fprintf(stderr, "load: no battle of bots: %.200s\n", text);
        return;
    }
    snprintf(path, sizeof path, "/api/games/%.*s/events", (int)strcspn(id + 8, "\""), id + 8);
    snprintf(watch, sizeof watch, "%.*s", (int)strcspn(key + 9, "\""), key + 9);
    wire_listen(w->owner, NULL, 0, path, watch, bots_said);
}

static void bots_come(int many)
{
    wire *line = calloc((size_t)many + 1, sizeof *line),
         *stream = calloc((size_t)many + 1, sizeof *stream);

    for (int i = 0; line && stream && i < many; i++) {
        wire_open(&line[i], &stream[i], bots_made);
        wire_ask(&line[i], "/api/games", NULL,
                 "{\"battle\":\"brandywine-1777\",\"dice\":\"seeded\","
                 "\"seats\":[\"doctrine\",\"doctrine\"]}");
        for (int turns = 0; at.bots <= i && turns < 500; turns++)
            wire_turn(10000);
    }
}

void company_come(const company *who, int games, company_game of)
{
    at.games = games;
    at.of = of;
    bots_come(who->bots);
    come(who->odds, "odds", &at.odds, &at.odds_answers, &at.odds_refusals);
    come(who->reports, "report", &at.reports, &at.report_answers, &at.report_refusals);
    at.measured = who->odds || who->reports || who->bots;
}

void company_tell(double seconds)
{
    if (!at.measured)
        return;
    printf("   beside it: %.1f odds a second (%ld refused), %.2f reports a second (%ld refused), "
           "%ld battles of bots with %.1f messages a second\n",
           (double)at.odds_answers / seconds, at.odds_refusals, (double)at.report_answers / seconds,
           at.report_refusals, at.bots, (double)at.bot_messages / seconds);
    if (at.odds.n)
        times_print(&at.odds, "odds");
    if (at.reports.n)
        times_print(&at.reports, "a report");
}
