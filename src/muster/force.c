/* force.c -- a force and what it costs: rows looked up, entries added, points summed. */
#include "muster/muster.h"

#include <string.h>

const lin_muster *lin_rules_muster(const lin_rules *r)
{
    return r ? r->muster : NULL;
}

/* ---- Rows ---- */

int muster_kinds(const lin_muster *m)
{
    int n = 0;

    while (m->kind[n].word)
        n++;
    return n;
}

int muster_choices(const lin_muster *m)
{
    int n = 0;

    while (m->choice && m->choice[n].word)
        n++;
    return n;
}

int muster_numbers(const lin_muster *m)
{
    int n = 0;

    while (m->number && m->number[n].word)
        n++;
    return n;
}

bool muster_counts(const lin_muster *m, int kind, int number)
{
    const uint16_t arms = m->number[number].arms;

    return !arms || arms & m->kind[kind].arm;
}

static int word_named(const lin_muster_word *row, const char *word)
{
    for (int i = 0; row && row[i].word; i++)
        if (lin_same_word(row[i].word, word) || lin_same_word(row[i].name, word))
            return i;
    return -1;
}

int lin_muster_nation(const lin_muster *m, const char *word)
{
    return word_named(m->nation, word);
}

int muster_term_named(const lin_muster *m, const char *word)
{
    for (int i = 0; m->term && m->term[i].word; i++)
        if (lin_same_word(m->term[i].word, word))
            return i;
    return -1;
}

int lin_muster_war(const lin_muster *m, const char *word)
{
    const int war = word_named(m->war, word);
    int32_t year;

    return war < 0 && m->war_of_year && lin_word_int(word, &year) ? m->war_of_year(year) : war;
}

/* "Regulars, line" may be written without its comma, since commas part entries. */
static bool same_name(const char *name, const char *word)
{
    char plain[64];
    size_t n = 0;

    for (; *name && n + 1 < sizeof plain; name++)
        if (*name != ',')
            plain[n++] = *name;
    plain[n] = '\0';
    return lin_same_word(plain, word);
}

int muster_kind_named(const lin_muster *m, const char *word)
{
    for (int i = 0; m->kind[i].word; i++)
        if (lin_same_word(m->kind[i].word, word) || same_name(m->kind[i].name, word))
            return i;
    return -1;
}

int muster_number_named(const lin_muster *m, const char *word)
{
    for (int i = 0; i < muster_numbers(m); i++)
        if (lin_same_word(m->number[i].word, word) || lin_same_word(m->number[i].name, word))
            return i;
    return -1;
}

const lin_muster_word *lin_force_nation(const lin_muster *m, const lin_force *f)
{
    for (int i = 0; m->nation[i].word; i++)
        if (i == f->nation)
            return &m->nation[i];
    return NULL;
}

bool muster_usual(const lin_muster *m, int nation, int war, int kind)
{
    const uint16_t wars = m->kind[kind].wars;

    return (!wars || wars >> war & 1) && (!m->usual || m->usual(nation, war, kind));
}

bool lin_force_agreed(const lin_force *f, int term)
{
    return f->terms >> term & 1;
}

/* ---- Choosing ---- */

int lin_force_chosen(const lin_muster *m, const lin_force_leader *l, int of, int kind, int set)
{
    if (l->choice[set])
        return l->choice[set] - 1;
    for (int i = 0; i < muster_choices(m); i++) {
        const lin_muster_choice *c = &m->choice[i];

        if (c->set == set && c->usual && c->of & of &&
            (kind < 0 || !c->arms || c->arms & m->kind[kind].arm))
            return i;
    }
    return -1;
}

static const char *whose(const lin_muster *m, int of)
{
    return of == LIN_OF_ENTRY ? m->entry : of == LIN_OF_GROUP ? m->group : m->division;
}

/* What may be chosen of such a kind; of a commander, kind is below 0. */
static lin_status no_choice(const lin_muster *m, int of, int kind, const char *word,
                            lin_refusal *why)
{
    char known[260], quote[40];
    lin_text t = lin_text_in(known, sizeof known);

    lin_quoted(word, quote, sizeof quote);
    for (int i = 0; i < muster_choices(m); i++)
        if (m->choice[i].of & of &&
            (kind < 0 || !m->choice[i].arms || m->choice[i].arms & m->kind[kind].arm))
            lin_put(&t, "%s%s", t.used ? ", " : "", m->choice[i].word);
    if (!t.used)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "\"%s\" is no word of %s %s, of which nothing is to be chosen; put a "
                          "name in quotes.",
                          quote, muster_a(whose(m, of)), whose(m, of));
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "\"%s\" is nothing that is chosen of %s %s; put a name in quotes, or say one "
                      "of these: %s.",
                      quote, muster_a(whose(m, of)), whose(m, of), known);
}

/* The row that two of a set make together, or -1. */
static int joined(const lin_muster *m, const char *a, const char *b)
{
    for (const lin_muster_join *j = m->join; j && j->one; j++)
        for (int i = 0; i < muster_choices(m); i++)
            if (strcmp(m->choice[i].word, j->both) == 0 &&
                ((strcmp(a, j->one) == 0 && strcmp(b, j->other) == 0) ||
                 (strcmp(a, j->other) == 0 && strcmp(b, j->one) == 0)))
                return i;
    return -1;
}

lin_status muster_choose(const lin_muster *m, lin_force_leader *l, int of, int kind,
                         const char *word, lin_refusal *why)
{
    for (int i = 0; i < muster_choices(m); i++) {
        const lin_muster_choice *c = &m->choice[i];

        if (!(c->of & of) || !(lin_same_word(c->word, word) || lin_same_word(c->name, word)))
            continue;
        if (l->choice[c->set]) {
            const char *before = m->choice[l->choice[c->set] - 1].word;
            const int both = joined(m, before, c->word);

            if (both < 0)
                return lin_refuse(why, LIN_BAD_FILE,
                                  m->set_rule[c->set] ? m->set_rule[c->set] : c->rule,
                                  "\"%s\" and \"%s\" exclude each other; leave one of them out.",
                                  before, c->word);
            l->choice[c->set] = (uint8_t)(both + 1);
            return LIN_OK;
        }
        l->choice[c->set] = (uint8_t)(i + 1);
        return LIN_OK;
    }
    return no_choice(m, of, kind, word, why);
}

lin_status muster_name(char into[LIN_FORCE_NAME], const char *text, size_t n, lin_refusal *why)
{
    if (n >= LIN_FORCE_NAME)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The name \"%.20s...\" is too long; %d bytes are the most.", text,
                          LIN_FORCE_NAME - 1);
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)text[i] < 32 || text[i] == 127 || text[i] == '"' || text[i] == '\\')
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "A name is one line of plain text, without quotes and backslashes in "
                              "it.");
    memcpy(into, text, n);
    memset(into + n, 0, LIN_FORCE_NAME - n);
    return LIN_OK;
}

/* ---- Unknown words ---- */

lin_status muster_no_nation(const lin_muster *m, const char *word, lin_refusal *why)
{
    char known[120], quote[40];
    lin_text t = lin_text_in(known, sizeof known);

    for (int i = 0; m->nation[i].word; i++)
        lin_put(&t, "%s%s", i ? ", " : "", m->nation[i].word);
    return lin_refuse(why, LIN_BAD_FILE, m->nation_rule,
                      "There is no nation \"%s\"; a force begins with one of these: %s.",
                      lin_quoted(word, quote, sizeof quote), known);
}

lin_status lin_muster_check_war(const lin_muster *m, const char *word, lin_refusal *why)
{
    char known[120], quote[40];
    lin_text t = lin_text_in(known, sizeof known);

    if (lin_muster_war(m, word) >= 0)
        return LIN_OK;
    for (int i = 0; m->war && m->war[i].word; i++)
        lin_put(&t, "%s%s", i ? ", " : "", m->war[i].word);
    return lin_refuse(why, LIN_BAD_FILE, m->nation_rule,
                      t.used ? "There is no war \"%s\"; say one of these: %s%s."
                             : "There is no war \"%s\": by this book forces are of none%s%s.",
                      lin_quoted(word, quote, sizeof quote), known,
                      m->war_of_year ? ", or a year of one" : "");
}

/* How many letters two words have in common at their beginning. */
static int common(const char *a, const char *b)
{
    int n = 0;

    for (; a[n] && b[n] && (a[n] | 32) == (b[n] | 32); n++)
        ;
    return n;
}

lin_status muster_no_kind(const lin_muster *m, const char *word, lin_refusal *why)
{
    char known[160], quote[40];
    lin_text t = lin_text_in(known, sizeof known);
    int best = 0, said = 0;

    if (!*word)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "One %s is missing here, beside a sign that parts it from others.",
                          m->entry);
    for (int i = 0; m->kind[i].word; i++) {
        const int a = common(m->kind[i].word, word), b = common(m->kind[i].name, word);

        best = a > best ? a : b > best ? b : best;
    }
    for (int i = 0; m->kind[i].word && said < 8; i++)
        if (common(m->kind[i].word, word) == best || common(m->kind[i].name, word) == best)
            lin_put(&t, "%s%s", said++ ? ", " : "", m->kind[i].word);
    return lin_refuse(
        why, LIN_BAD_FILE, m->kind[0].rule,
        "There is no %s \"%s\"; did you mean one of these: %s? 'linstock muster BOOK' "
        "lists all of them.",
        m->entry, lin_quoted(word, quote, sizeof quote), known);
}

/* ---- Adding ---- */

/* Where nobody says in which war: the first that has a list of that nation. */
static int usual_war(const lin_muster *m, int nation)
{
    lin_force_entry e;

    for (int war = 0; m->war && m->listed && m->war[war].word; war++) {
        memset(&e, 0, sizeof e);
        if (m->listed(nation, war, 0, &e))
            return war;
    }
    return 0;
}

lin_force muster_nothing(const lin_muster *m, int nation)
{
    lin_force f;

    memset(&f, 0, sizeof f);
    f.nation = (uint8_t)nation;
    f.war = (uint8_t)usual_war(m, nation);
    f.points = (int16_t)m->points;
    return f;
}

lin_force_entry muster_entry(const lin_muster *m, int kind, int group)
{
    lin_force_entry e;

    memset(&e, 0, sizeof e);
    e.kind = (uint8_t)kind;
    e.group = (uint8_t)group;
    for (int i = 0; i < muster_numbers(m); i++)
        e.number[i] = muster_counts(m, kind, i) ? m->number[i].usual : 0;
    return e;
}

static lin_status no_room(const char *what, int most, lin_refusal *why)
{
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "There are more than %d %ss; a force has room for "
                      "no more.",
                      most, what);
}

lin_status muster_add_division(const lin_muster *m, lin_force *f, lin_refusal *why)
{
    if (f->divisions == LIN_FORCE_DIVISIONS)
        return no_room(m->division, LIN_FORCE_DIVISIONS, why);
    f->divisions++;
    return LIN_OK;
}

lin_status muster_add_group(const lin_muster *m, lin_force *f, lin_refusal *why)
{
    if (f->groups == LIN_FORCE_GROUPS)
        return no_room(m->group, LIN_FORCE_GROUPS, why);
    f->group[f->groups++].division = (uint8_t)(f->divisions - 1);
    return LIN_OK;
}

lin_status muster_add_entry(const lin_muster *m, lin_force *f, const lin_force_entry *e,
                            lin_refusal *why)
{
    if (f->entries == LIN_FORCE_ENTRIES)
        return no_room(m->entry, LIN_FORCE_ENTRIES, why);
    f->entry[f->entries] = *e;
    f->entry[f->entries++].group = (uint8_t)(f->groups - 1);
    return LIN_OK;
}

uint16_t muster_arms(const lin_muster *m, const lin_force *f, int group)
{
    uint16_t arms = 0;

    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == group)
            arms |= m->kind[f->entry[e].kind].arm;
    return arms;
}

bool muster_apart(const lin_muster *m, const lin_force *f, int group, uint16_t arms)
{
    const uint16_t has = muster_arms(m, f, group);

    return has && !(has & (uint16_t)~arms);
}

/* ---- Points ---- */

static int choices_cost(const lin_muster *m, const lin_force_leader *l, int of, int kind)
{
    int sum = 0;

    for (int set = 0; set < LIN_MUSTER_SETS; set++) {
        const int c = lin_force_chosen(m, l, of, kind, set);

        sum += c < 0 ? 0 : m->choice[c].cost;
    }
    return sum;
}

int lin_force_leader_cost(const lin_rules *r, const lin_force_leader *l, int of)
{
    return choices_cost(r->muster, l, of, -1);
}

int lin_force_entry_cost(const lin_rules *r, const lin_force *f, int entry)
{
    const lin_muster *m = r->muster;
    const lin_force_entry *e = &f->entry[entry];
    int sum = m->kind[e->kind].cost + choices_cost(m, &e->who, LIN_OF_ENTRY, e->kind);

    for (int i = 0; i < muster_numbers(m); i++)
        sum += muster_counts(m, e->kind, i) ? m->number[i].cost * e->number[i] : 0;
    return sum;
}

int lin_force_group_cost(const lin_rules *r, const lin_force *f, int group)
{
    int sum = lin_force_leader_cost(r, &f->group[group].leader, LIN_OF_GROUP);

    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == group)
            sum += lin_force_entry_cost(r, f, e);
    return sum;
}

int lin_force_extras_cost(const lin_rules *r, const lin_force *f)
{
    const lin_muster_extra *x = r->muster->extra;
    int sum = 0;

    for (; x && x->name; x++)
        sum += x->cost * x->count(f);
    return sum;
}

int lin_force_cost(const lin_rules *r, const lin_force *f)
{
    int sum = lin_force_extras_cost(r, f);

    for (int d = 0; d < f->divisions; d++)
        sum += lin_force_leader_cost(r, &f->division[d], LIN_OF_DIVISION);
    for (int g = 0; g < f->groups; g++)
        sum += lin_force_group_cost(r, f, g);
    return sum;
}
