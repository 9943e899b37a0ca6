/* force_read.c -- a force from its line of text, as linstock_muster.h shows it.
 *
 * Signs part what they part wherever they stand outside quotes: ";" head and divisions, "/" groups,
 * "," entries, ":" a commander from those he commands. So a look ahead to the next sign says what
 * is to be read. A force is made on the side and handed out only when all of it reads. */
#include "muster/muster.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define WORD 64

typedef struct {
    const lin_muster *m;
    const char *at; /* what is still to be read */
    int line;
    lin_force *f;
    lin_refusal *why;
} reader;

/* ---- Words and signs ---- */

static bool is_sign(char c)
{
    return c && strchr(";:/,", c);
}

static lin_status here(reader *r, lin_status status)
{
    if (status != LIN_OK && r->why)
        r->why->line = r->line;
    return status;
}

#define REFUSE(r, ...) here(r, lin_refuse((r)->why, LIN_BAD_FILE, __VA_ARGS__))

static void skip_space(reader *r)
{
    for (; isspace((unsigned char)*r->at); r->at++)
        r->line += *r->at == '\n';
}

/* How many ":" come before the next other sign, outside quotes. */
static int colons_ahead(const reader *r)
{
    bool quoted = false;
    int n = 0;

    for (const char *p = r->at; *p; p++) {
        if (*p == '"')
            quoted = !quoted;
        else if (!quoted && *p == ':')
            n++;
        else if (!quoted && is_sign(*p))
            break;
    }
    return n;
}

/* A word, or "" where none comes before the next sign. */
static lin_status take_word(reader *r, char word[WORD])
{
    size_t n = 0;

    skip_space(r);
    for (; *r->at && !isspace((unsigned char)*r->at) && !is_sign(*r->at) && *r->at != '"';
         r->at++) {
        if (n + 1 == WORD || (unsigned char)*r->at < 32 || *r->at == 127)
            return REFUSE(r, NULL, "\"%.20s...\" is no word of a force.",
                          n + 1 == WORD ? word : "?");
        word[n++] = *r->at;
        word[n] = '\0';
    }
    word[n] = '\0';
    return LIN_OK;
}

static lin_status name_without_end(reader *r)
{
    return REFUSE(r, NULL, "A name begins with a quote and does not end; is the text whole?");
}

static lin_status take_name(reader *r, char into[LIN_FORCE_NAME])
{
    const char *from = ++r->at, *end = strchr(from, '"');
    lin_status status;

    if (!end)
        return name_without_end(r);
    if (into[0])
        return REFUSE(r, NULL, "There are two names, \"%.20s\" and another; one is enough.", into);
    if ((status = muster_name(into, from, (size_t)(end - from), r->why)) != LIN_OK)
        return here(r, status);
    r->at = end + 1;
    return LIN_OK;
}

static bool take_sign(reader *r, char sign)
{
    skip_space(r);
    if (*r->at != sign)
        return false;
    r->at++;
    return true;
}

/* ---- The head ---- */

static lin_status points_of_force(reader *r, int32_t value, bool *said)
{
    if (*said)
        return REFUSE(r, r->m->points_rule, "The points are said twice: %d, and before that %d.",
                      (int)value, r->f->points);
    if (value < 1 || value > LIN_FORCE_POINTS)
        return REFUSE(r, r->m->points_rule, "The points should be a number from 1 to %d.",
                      LIN_FORCE_POINTS);
    r->f->points = (int16_t)value;
    *said = true;
    return LIN_OK;
}

/* A war is said once: after it every number is points, even one that could be a year. */
static lin_status war_of_force(reader *r, int war, bool *said)
{
    if (*said)
        return REFUSE(r, r->m->nation_rule, "There are two wars, %s and %s; one is enough.",
                      r->m->war[r->f->war].word, r->m->war[war].word);
    r->f->war = (uint8_t)war;
    *said = true;
    return LIN_OK;
}

/* A year between two wars of the book, 1764, is hardly meant as points. */
static bool is_between_wars(const lin_muster *m, int year)
{
    bool before = false, after = false;

    for (int i = 1; m->war_of_year && i <= 100 && m->war_of_year(year) < 0; i++) {
        before = before || m->war_of_year(year - i) >= 0;
        after = after || m->war_of_year(year + i) >= 0;
    }
    return before && after;
}

static lin_status word_in_head(reader *r, const char *word, bool *points, bool *war_said)
{
    char quote[40];
    int32_t value = 0;
    const bool number = lin_word_int(word, &value);
    int war, term;

    if ((term = muster_term_named(r->m, word)) >= 0) {
        r->f->terms |= (uint8_t)(1 << term);
        return LIN_OK;
    }
    if (!(number && *war_said) && (war = lin_muster_war(r->m, word)) >= 0) /* it may be a year */
        return war_of_force(r, war, war_said);
    if (number && !*war_said && value < 3000 && is_between_wars(r->m, value))
        return REFUSE(r, r->m->nation_rule,
                      "%d is the year of no war; name one by its year, and then the points.",
                      (int)value);
    if (number)
        return points_of_force(r, value, points);
    return REFUSE(r, NULL,
                  "\"%s\" says nothing of a force; its head is a nation and its points, such as "
                  "\"%s %d\", and then a \";\".",
                  lin_quoted(word, quote, sizeof quote), r->m->nation[0].word, r->m->points);
}

static lin_status read_head(reader *r)
{
    char word[WORD];
    bool points = false, war = false;
    int nation;
    lin_status status = take_word(r, word);

    if (status != LIN_OK)
        return status;
    if ((nation = lin_muster_nation(r->m, word)) < 0)
        return here(r, muster_no_nation(r->m, word, r->why));
    *r->f = muster_nothing(r->m, nation);
    for (;;) {
        skip_space(r);
        if (!*r->at || *r->at == ';')
            return LIN_OK;
        if (*r->at == ',')
            r->at++;
        else if (is_sign(*r->at))
            return REFUSE(r, NULL, "Between the head of a force and its first %s stands a \";\".",
                          r->m->group);
        else if (*r->at == '"')
            status = take_name(r, r->f->name);
        else if ((status = take_word(r, word)) == LIN_OK)
            status = word_in_head(r, word, &points, &war);
        if (status != LIN_OK)
            return status;
    }
}

/* ---- Commanders ---- */

/* Up to the ":" behind him. */
static lin_status read_leader(reader *r, lin_force_leader *l, int of)
{
    char word[WORD];
    lin_status status = LIN_OK;

    while (status == LIN_OK && !take_sign(r, ':')) {
        if (*r->at == '"')
            status = take_name(r, l->name);
        else if ((status = take_word(r, word)) == LIN_OK)
            status = here(r, muster_choose(r->m, l, of, -1, word, r->why));
    }
    return status;
}

/* ---- Entries ---- */

/* "2x", or "2 x"; 1 where there is none. */
static lin_status read_times(reader *r, int *times)
{
    const char *p = r->at;
    int n = 0;

    *times = 1;
    for (; isdigit((unsigned char)*p) && n < 1000; p++)
        n = n * 10 + (*p - '0');
    while (p > r->at && *p == ' ')
        p++;
    if (p == r->at || (*p | 32) != 'x' || !(isspace((unsigned char)p[1])))
        return LIN_OK;
    if (n < 1 || n > LIN_FORCE_ENTRIES)
        return REFUSE(r, NULL, "\"%dx\" cannot be; write 1x to %dx, or nothing.", n,
                      LIN_FORCE_ENTRIES);
    *times = n;
    r->at = p + 1;
    return LIN_OK;
}

/* Its code, or its name of up to four words: the longest that there is. */
static lin_status read_kind(reader *r, int *kind)
{
    char first[WORD] = "", words[4 * WORD] = "", word[WORD];
    lin_text t = lin_text_in(words, sizeof words);
    reader ahead = *r, found = *r;
    lin_status status = LIN_OK;

    *kind = -1;
    skip_space(r);
    if (*r->at == '"')
        return strchr(r->at + 1, '"')
                   ? REFUSE(r, NULL, "A name stands here, and no %s before it, as in %s \"%s\".",
                            r->m->entry, r->m->kind[0].word, "Name")
                   : name_without_end(r);
    ahead = found = *r;
    for (int i = 0; i < 4; i++) {
        int k;

        if ((status = take_word(&ahead, word)) != LIN_OK || !*word)
            break;
        lin_put(&t, "%s%s", i ? " " : "", word);
        if (i == 0)
            memcpy(first, word, sizeof first);
        if ((k = muster_kind_named(r->m, words)) >= 0) {
            *kind = k;
            found = ahead;
        }
    }
    if (*kind < 0)
        return status != LIN_OK ? status : here(r, muster_no_kind(r->m, first, r->why));
    r->at = found.at;
    r->line = found.line;
    return LIN_OK;
}

static lin_status number_of_entry(reader *r, lin_force_entry *e, int32_t value)
{
    char word[WORD], quote[40];
    lin_status status = take_word(r, word);
    int i;

    if (status != LIN_OK)
        return status;
    i = muster_number_named(r->m, word);
    if (i < 0)
        return REFUSE(r, NULL, "\"%d %s\" says nothing of one %s.", (int)value,
                      lin_quoted(word, quote, sizeof quote), r->m->entry);
    if (!muster_counts(r->m, e->kind, i))
        return REFUSE(r, r->m->number[i].rule, "%s: %s are not counted of such.",
                      r->m->kind[e->kind].name, r->m->number[i].word);
    if (value < 0 || value > 999)
        return REFUSE(r, r->m->number[i].rule, "%d %s cannot be.", (int)value,
                      r->m->number[i].word);
    e->number[i] = (int16_t)value;
    return LIN_OK;
}

/* "in red faced yellow": a word with the colour behind it. */
static lin_status cloth_of_entry(reader *r, char into[LIN_CLOTH])
{
    char word[WORD];
    lin_status status = take_word(r, word);

    return status == LIN_OK ? here(r, muster_cloth(into, word, r->why)) : status;
}

static lin_status word_of_entry(reader *r, lin_force_entry *e)
{
    char word[WORD];
    int32_t value;
    lin_status status = take_word(r, word);

    if (status != LIN_OK)
        return status;
    if (lin_same_word(word, "in"))
        return cloth_of_entry(r, e->coat);
    if (lin_same_word(word, "faced"))
        return cloth_of_entry(r, e->facings);
    return lin_word_int(word, &value)
               ? number_of_entry(r, e, value)
               : here(r, muster_choose(r->m, &e->who, LIN_OF_ENTRY, e->kind, word, r->why));
}

static lin_status read_entry(reader *r)
{
    lin_force_entry e;
    int times, kind;
    lin_status status;

    if ((status = read_times(r, &times)) != LIN_OK || (status = read_kind(r, &kind)) != LIN_OK)
        return status;
    e = muster_entry(r->m, kind, 0);
    for (skip_space(r); status == LIN_OK && *r->at && !is_sign(*r->at); skip_space(r))
        status = *r->at == '"' ? take_name(r, e.who.name) : word_of_entry(r, &e);
    for (int i = 0; status == LIN_OK && i < times; i++)
        status = here(r, muster_add_entry(r->m, r->f, &e, r->why));
    return status;
}

/* ---- Groups and divisions ---- */

/* The commanders before a group: of two the first commands the division. */
static lin_status read_leaders(reader *r, bool first)
{
    lin_force *f = r->f;
    const int n = colons_ahead(r);
    lin_status status = LIN_OK;

    if (n > (first ? 2 : 1))
        return REFUSE(r, NULL,
                      "There is a \":\" too many: before the first %s of a %s stand two commanders "
                      "at most, before another one.",
                      r->m->group, r->m->division);
    if (n == 2)
        status = read_leader(r, &f->division[f->divisions - 1], LIN_OF_DIVISION);
    if (n > 0 && status == LIN_OK)
        status = read_leader(r, &f->group[f->groups - 1].leader, LIN_OF_GROUP);
    return status;
}

static lin_status read_group(reader *r, bool first)
{
    lin_status status = here(r, muster_add_group(r->m, r->f, r->why));

    if (status != LIN_OK || (status = read_leaders(r, first)) != LIN_OK)
        return status;
    skip_space(r);
    if (!*r->at || *r->at == '/' || *r->at == ';')
        return LIN_OK; /* it has no entries yet */
    do
        skip_space(r), status = read_entry(r);
    while (status == LIN_OK && take_sign(r, ','));
    return status;
}

static lin_status read_division(reader *r)
{
    lin_status status = here(r, muster_add_division(r->m, r->f, r->why));
    bool first = true;

    do
        status = status == LIN_OK ? read_group(r, first) : status, first = false;
    while (status == LIN_OK && take_sign(r, '/'));
    skip_space(r);
    if (status == LIN_OK && *r->at && *r->at != ';')
        return REFUSE(r, NULL, "\"%.12s\" is one sign too many, or one is missing before it.",
                      r->at);
    return status;
}

lin_status lin_force_read(const lin_rules *rules, const char *text, lin_force *out,
                          lin_refusal *why)
{
    lin_refusal none = { 0 };
    lin_force f;
    reader r = {
        .m = lin_rules_muster(rules), .at = text, .line = 1, .f = &f, .why = why ? why : &none
    };
    lin_status status;

    if (!r.m)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "By the rules of %s no forces are built.",
                          rules ? rules->name : "no book");
    if (strlen(text) >= LIN_FORCE_TEXT)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The text is too long for a force; %d bytes are the most.",
                          LIN_FORCE_TEXT - 1);
    status = read_head(&r);
    while (status == LIN_OK && take_sign(&r, ';'))
        status = read_division(&r);
    if (status == LIN_OK)
        *out = f;
    return status;
}
