/* muster.c -- forces that players build: what can be picked, and a force with its points and all
 * that is wrong with it. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <stdlib.h>
#include <string.h>

/* ---- What can be picked ---- */

static void nations_json(json_writer *j, const char *key, const lin_muster_word *row)
{
    json_open(j, key, '[');
    for (; row && row->word; row++) {
        json_open(j, NULL, '{');
        json_put_text(j, "word", row->word);
        json_put_text(j, "name", row->name);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Has that nation such a one as a matter of course, in any of the wars? */
static bool is_usual(const lin_muster *m, int nation, int kind)
{
    int war = 0;

    if (!m->usual)
        return true;
    do
        if (m->usual(nation, war, kind))
            return true;
    while (m->war && m->war[++war].word);
    return false;
}

/* By which nations it is had as a matter of course. */
static void usual_json(json_writer *j, const lin_muster *m, int kind)
{
    json_open(j, "usual", '[');
    for (int n = 0; m->nation[n].word; n++)
        if (is_usual(m, n, kind))
            json_put_text(j, NULL, m->nation[n].word);
    json_close(j, ']');
}

static void wars_json(json_writer *j, const lin_muster *m, uint16_t wars)
{
    if (!m->war || !wars)
        return;
    json_open(j, "wars", '[');
    for (int i = 0; m->war[i].word; i++)
        if (wars >> i & 1)
            json_put_text(j, NULL, m->war[i].word);
    json_close(j, ']');
}

static void kinds_json(json_writer *j, const lin_muster *m)
{
    json_open(j, "kinds", '[');
    for (int i = 0; m->kind[i].word; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "word", m->kind[i].word);
        json_put_text(j, "name", m->kind[i].name);
        json_put_text(j, "type", m->kind[i].type);
        json_put_int(j, "arm", m->kind[i].arm);
        json_put_int(j, "cost", m->kind[i].cost);
        json_put_text(j, "rule", m->kind[i].rule);
        usual_json(j, m, i);
        wars_json(j, m, m->kind[i].wars);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void choices_json(json_writer *j, const lin_muster *m)
{
    static const char *const of[] = { "entry", "group", "division" };

    json_open(j, "choices", '[');
    for (const lin_muster_choice *c = m->choice; c && c->word; c++) {
        json_open(j, NULL, '{');
        json_put_text(j, "word", c->word);
        json_put_text(j, "name", c->name);
        json_open(j, "of", '[');
        for (int i = 0; i < 3; i++)
            if (c->of >> i & 1)
                json_put_text(j, NULL, of[i]);
        json_close(j, ']');
        json_put_int(j, "set", c->set);
        json_put_bool(j, "usual", c->usual);
        json_put_int(j, "cost", c->cost);
        json_put_int(j, "arms", c->arms);
        json_put_text(j, "rule", c->rule);
        wars_json(j, m, c->wars);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void numbers_json(json_writer *j, const lin_muster *m)
{
    json_open(j, "numbers", '[');
    for (const lin_muster_number *n = m->number; n && n->word; n++) {
        json_open(j, NULL, '{');
        json_put_text(j, "word", n->word);
        json_put_text(j, "name", n->name);
        json_put_int(j, "low", n->low);
        json_put_int(j, "high", n->high);
        json_put_int(j, "usual", n->usual);
        json_put_int(j, "cost", n->cost);
        json_put_int(j, "arms", n->arms);
        json_put_bool(j, "rare", n->step < 0);
        json_put_text(j, "rule", n->rule);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void terms_json(json_writer *j, const lin_muster *m)
{
    json_open(j, "terms", '[');
    for (const lin_muster_term *t = m->term; t && t->word; t++) {
        json_open(j, NULL, '{');
        json_put_text(j, "word", t->word);
        json_put_text(j, "name", t->name);
        json_put_text(j, "rule", t->rule);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* The lists of all nations and wars: what each has by a name of its own. */
static void listed_json(json_writer *j, const lin_muster *m, int nation, int war)
{
    lin_force_entry e;

    for (int i = 0; memset(&e, 0, sizeof e), m->listed(nation, war, i, &e); i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "nation", m->nation[nation].word);
        if (m->war)
            json_put_text(j, "war", m->war[war].word);
        json_put_text(j, "kind", m->kind[e.kind].word);
        json_put_text(j, "name", e.who.name);
        json_open(j, "chosen", '[');
        for (int set = 0; set < LIN_MUSTER_SETS; set++)
            if (e.who.choice[set])
                json_put_text(j, NULL, m->choice[e.who.choice[set] - 1].word);
        json_close(j, ']');
        json_close(j, '}');
    }
}

static void lists_json(json_writer *j, const lin_muster *m)
{
    json_open(j, "lists", '[');
    for (int n = 0; m->listed && m->nation[n].word; n++) {
        int war = 0;

        do
            listed_json(j, m, n, war);
        while (m->war && m->war[++war].word);
    }
    json_close(j, ']');
}

/* Is it counted of entries of that kind? */
static bool counts(const lin_muster *m, int kind, int number)
{
    return !m->number[number].arms || m->number[number].arms & m->kind[kind].arm;
}

/* "8/5/3 veteran", where the book has something to show. */
static void put_shown(const lin_muster *m, const lin_force *f, int e, char *room, size_t size)
{
    lin_text t = lin_text_in(room, size);

    if (m->shown)
        m->shown(f, e, &t);
}

void tell_muster_members(json_writer *j, const lin_rules *r)
{
    const lin_muster *m = r->muster;

    json_put_text(j, "rules", r->id);
    json_put_text(j, "rules_name", r->name);
    json_put_text(j, "division", m->division);
    json_put_int(j, "divisions_most", m->divisions.strict ? m->divisions.most : 0);
    json_put_text(j, "group", m->group);
    json_put_text(j, "entry", m->entry);
    json_put_int(j, "points", m->points);
    json_put_text(j, "table", m->battle ? m->table : NULL);
    json_put_bool(j, "roster", m->roster != NULL);
    nations_json(j, "nations", m->nation);
    nations_json(j, "wars", m->war);
    kinds_json(j, m);
    choices_json(j, m);
    numbers_json(j, m);
    terms_json(j, m);
    lists_json(j, m);
    json_open(j, "cloths", '[');
    for (int i = 0; lin_cloths[i]; i++)
        json_put_text(j, NULL, lin_cloths[i]);
    json_close(j, ']');
    json_open(j, "samples", '[');
    for (int i = 0; m->sample && m->sample[i]; i++)
        json_put_text(j, NULL, m->sample[i]);
    json_close(j, ']');
}

/* "British grenadiers    infantry, grenadiers", an entry a line. */
static void put_list(const lin_muster *m, int nation, int war, lin_text *out)
{
    lin_force_entry e = { .group = 0 };

    for (int i = 0; memset(&e, 0, sizeof e), m->listed(nation, war, i, &e); i++) {
        if (i == 0)
            lin_put(out, "  %s%s%s:\n", m->nation[nation].word, m->war ? " " : "",
                    m->war ? m->war[war].word : "");
        lin_put(out, "    %-64s %s", e.who.name, m->kind[e.kind].type);
        for (int set = 0; set < LIN_MUSTER_SETS; set++)
            if (e.who.choice[set])
                lin_put(out, ", %s", m->choice[e.who.choice[set] - 1].word);
        lin_put(out, "\n");
    }
}

static void put_lists(const lin_muster *m, lin_text *out)
{
    if (m->listed)
        lin_put(out, "\nWhat the lists of the nations have, of any size:\n");
    for (int n = 0; m->listed && m->nation[n].word; n++) {
        int war = 0;

        do
            put_list(m, n, war, out);
        while (m->war && m->war[++war].word);
    }
}

static bool has_anybody(const lin_muster *m, int kind)
{
    bool any = false;

    for (int n = 0; m->nation[n].word; n++)
        any |= is_usual(m, n, kind);
    return any;
}

/* What nobody has, and has no price, is in no force. */
static bool there_is(const lin_muster *m, int kind)
{
    return m->kind[kind].cost || has_anybody(m, kind);
}

static void put_kinds(const lin_muster *m, const lin_muster_choice *c, bool may, lin_text *out)
{
    for (int k = 0; m->kind[k].word; k++)
        if (there_is(m, k) && ((c->arms & m->kind[k].arm) != 0) == may)
            lin_put(out, " %s", m->kind[k].word);
}

/* The kinds that may have it, or may not, whichever are fewer; where all may, neither. */
static void put_whose(const lin_muster *m, const lin_muster_choice *c, lin_text *out)
{
    int may = 0, others = 0;

    for (int k = 0; c->of & LIN_OF_ENTRY && c->arms && m->kind[k].word; k++)
        if (there_is(m, k))
            *(c->arms & m->kind[k].arm ? &may : &others) += 1;
    if (!others)
        return;
    lin_put(out, "%s", may <= others ? ":" : ", but not");
    put_kinds(m, c, may <= others, out);
}

static void put_choice(const lin_muster *m, const lin_muster_choice *c, lin_text *out)
{
    lin_put(out, "%s  %-18s %+4d  of one %s%s", c == m->choice ? "\nChosen besides:\n" : "",
            c->word, c->cost,
            c->of & LIN_OF_ENTRY   ? m->entry
            : c->of & LIN_OF_GROUP ? m->group
                                   : m->division,
            c->usual ? ", as usual" : "");
    put_whose(m, c, out);
    for (int i = 0, n = 0; m->war && c->wars && m->war[i].word; i++)
        if (c->wars >> i & 1)
            lin_put(out, "%s%s", n++ ? ", " : ", only in ", m->war[i].word);
    lin_put(out, " [%s]\n", c->rule);
}

void tell_muster_text(const lin_rules *r, lin_text *out)
{
    const lin_muster *m = r->muster;

    lin_put(out, "%s builds forces by points; the usual game has %d.\n\nNations: ", r->name,
            m->points);
    for (int i = 0; m->nation[i].word; i++)
        lin_put(out, "%s%s", i ? ", " : "", m->nation[i].word);
    for (int i = 0; m->war && m->war[i].word; i++)
        lin_put(out, "%s%s %s", i ? ", " : "\nWars: ", m->war[i].word, m->war[i].name);
    lin_put(out, "\n\nWhat can be picked, with its points and the nations that have it:\n");
    for (int i = 0; m->kind[i].word; i++) {
        const bool any = has_anybody(m, i);

        lin_put(out, "  %-5s %4d  %-24s", m->kind[i].word, m->kind[i].cost, m->kind[i].name);
        for (int n = 0; any && m->nation[n].word; n++)
            if (is_usual(m, n, i))
                lin_put(out, " %s", m->nation[n].word);
        lin_put(out, "%s\n",
                any               ? ""
                : m->kind[i].cost ? " nobody as a matter of course"
                                  : " nobody: there is none");
    }
    for (const lin_muster_choice *c = m->choice; c && c->word; c++)
        put_choice(m, c, out);
    if (m->number)
        lin_put(out, "\nCounted of one %s:\n", m->entry);
    for (const lin_muster_number *n = m->number; n && n->word; n++)
        lin_put(out, "  %-18s %4d  each, %d to %d, usually %d [%s]\n", n->word, n->cost, n->low,
                n->high, n->usual, n->rule);
    for (const lin_muster_extra *x = m->extra; x && x->name; x++)
        lin_put(out, "\nWith every force come %s, at %d each [%s].\n", x->name, x->cost, x->rule);
    for (const lin_muster_term *t = m->term; t && t->word; t++)
        lin_put(out, "%s  %-18s %s [%s]\n", t == m->term ? "\nAgreed upon, in the head:\n" : "",
                t->word, t->name, t->rule);
    put_lists(m, out);
    lin_put(out, "\nForces of the book:\n");
    for (int i = 0; m->sample && m->sample[i]; i++)
        lin_put(out, "  %s\n", m->sample[i]);
}

/* ---- A force ---- */

static void leader_members(json_writer *j, const lin_rules *r, const lin_force_leader *l, int of,
                           int kind)
{
    json_put_text(j, "name", l->name);
    json_open(j, "chosen", '[');
    for (int set = 0; set < LIN_MUSTER_SETS; set++)
        if (l->choice[set])
            json_put_text(j, NULL, r->muster->choice[l->choice[set] - 1].word);
    json_close(j, ']');
    json_open(j, "holds", '['); /* with those that go without saying */
    for (int set = 0; set < LIN_MUSTER_SETS; set++) {
        const int c = lin_force_chosen(r->muster, l, of, kind, set);

        if (c >= 0)
            json_put_text(j, NULL, r->muster->choice[c].word);
    }
    json_close(j, ']');
}

static void entry_json(json_writer *j, const lin_rules *r, const lin_force *f, int e)
{
    const lin_muster *m = r->muster;
    char shown[80] = "";
    const char *coat, *facings;

    json_open(j, NULL, '{');
    json_put_text(j, "kind", m->kind[f->entry[e].kind].word);
    json_put_text(j, "title", m->kind[f->entry[e].kind].name);
    leader_members(j, r, &f->entry[e].who, LIN_OF_ENTRY, f->entry[e].kind);
    json_open(j, "numbers", '{');
    for (int i = 0; m->number && m->number[i].word; i++)
        if (counts(m, f->entry[e].kind, i))
            json_put_int(j, m->number[i].word, f->entry[e].number[i]);
    json_close(j, '}');
    put_shown(m, f, e, shown, sizeof shown);
    json_put_text(j, "shown", shown);
    lin_force_dress(r, f, e, &coat, &facings);
    json_put_text(j, "coat", f->entry[e].coat);
    json_put_text(j, "facings", f->entry[e].facings);
    json_open(j, "wears", '['); /* its own colours, or those that go without saying */
    json_put_text(j, NULL, coat);
    json_put_text(j, NULL, facings);
    json_close(j, ']');
    json_put_int(j, "cost", lin_force_entry_cost(r, f, e));
    json_close(j, '}');
}

static void group_json(json_writer *j, const lin_rules *r, const lin_force *f, int g)
{
    json_open(j, NULL, '{');
    leader_members(j, r, &f->group[g].leader, LIN_OF_GROUP, -1);
    json_put_int(j, "cost", lin_force_group_cost(r, f, g));
    json_open(j, "entries", '[');
    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == g)
            entry_json(j, r, f, e);
    json_close(j, ']');
    json_close(j, '}');
}

static void divisions_json(json_writer *j, const lin_rules *r, const lin_force *f)
{
    json_open(j, "divisions", '[');
    for (int d = 0; d < f->divisions; d++) {
        json_open(j, NULL, '{');
        leader_members(j, r, &f->division[d], LIN_OF_DIVISION, -1);
        json_put_int(j, "cost", lin_force_leader_cost(r, &f->division[d], LIN_OF_DIVISION));
        json_open(j, "groups", '[');
        for (int g = 0; g < f->groups; g++)
            if (f->group[g].division == d)
                group_json(j, r, f, g);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void extras_json(json_writer *j, const lin_rules *r, const lin_force *f)
{
    json_open(j, "extras", '[');
    for (const lin_muster_extra *x = r->muster->extra; x && x->name; x++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", x->name);
        json_put_int(j, "count", x->count(f));
        json_put_int(j, "cost", x->count(f) * x->cost);
        json_put_text(j, "rule", x->rule);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Indices are of the whole force, as the lists above have them in order; null: no particular one.
 */
static void place_json(json_writer *j, const char *key, int at)
{
    if (at < 0)
        json_put_null(j, key);
    else
        json_put_int(j, key, at);
}

static void breaches_json(json_writer *j, const lin_breaches *b)
{
    json_open(j, "breaches", '[');
    for (int i = 0; i < b->n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "rule", b->breach[i].rule);
        json_put_text(j, "text", b->breach[i].text);
        json_put_bool(j, "grave", b->breach[i].grave);
        place_json(j, "division", b->breach[i].division);
        place_json(j, "group", b->breach[i].group);
        place_json(j, "entry", b->breach[i].entry);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_force_members(json_writer *j, const lin_rules *r, const lin_force *f)
{
    static const size_t room = 4 * LIN_FORCE_TEXT;
    char *text = malloc(room);
    lin_breaches breaches;
    lin_text t;
    const int cost = lin_force_cost(r, f);

    lin_force_check(r, f, &breaches);
    json_put_text(j, "rules", r->id);
    if (text) {
        t = lin_text_in(text, room);
        lin_force_print(r, f, &t);
        json_put_text(j, "text", text);
        t = lin_text_in(text, room);
        lin_force_link(r, f, &t);
        json_put_text(j, "link", text);
        t = lin_text_in(text, room);
        lin_force_yaml(r, f, &t);
        json_put_text(j, "file", text);
    }
    free(text);
    json_put_text(j, "name", f->name);
    json_put_text(j, "nation", lin_force_nation(r->muster, f)->word);
    json_put_text(j, "war", r->muster->war ? r->muster->war[f->war].word : NULL);
    json_open(j, "terms", '[');
    for (int i = 0; r->muster->term && r->muster->term[i].word; i++)
        if (lin_force_agreed(f, i))
            json_put_text(j, NULL, r->muster->term[i].word);
    json_close(j, ']');
    json_put_int(j, "points", f->points);
    json_put_int(j, "cost", cost);
    json_put_int(j, "left", f->points - cost);
    json_put_bool(j, "lawful", lin_breaches_lawful(&breaches));
    divisions_json(j, r, f);
    extras_json(j, r, f);
    breaches_json(j, &breaches);
}

/* ---- In words ---- */

static void leader_text(const lin_rules *r, const lin_force_leader *l, int of, lin_text *out)
{
    for (int set = 0; set < LIN_MUSTER_SETS; set++) {
        const int c = lin_force_chosen(r->muster, l, of, -1, set);

        if (c >= 0)
            lin_put(out, " %s", r->muster->choice[c].word);
    }
    if (l->name[0])
        lin_put(out, " \"%s\"", l->name);
}

static void entries_text(const lin_rules *r, const lin_force *f, int g, lin_text *out)
{
    const lin_muster *m = r->muster;

    for (int e = 0; e < f->entries; e++) {
        const lin_force_entry *entry = &f->entry[e];
        char shown[80] = "";

        if (entry->group != g)
            continue;
        lin_put(out, "    %4d  %-5s %s", lin_force_entry_cost(r, f, e), m->kind[entry->kind].word,
                m->kind[entry->kind].name);
        for (int i = 0; m->number && m->number[i].word; i++)
            if (counts(m, entry->kind, i) && entry->number[i])
                lin_put(out, ", %d %s", entry->number[i], m->number[i].word);
        for (int set = 0; set < LIN_MUSTER_SETS; set++)
            if (entry->who.choice[set])
                lin_put(out, ", %s", m->choice[entry->who.choice[set] - 1].name);
        put_shown(m, f, e, shown, sizeof shown);
        if (shown[0])
            lin_put(out, ": %s", shown);
        if (entry->who.name[0])
            lin_put(out, " \"%s\"", entry->who.name);
        if (entry->coat[0])
            lin_put(out, ", in %s", entry->coat);
        if (entry->facings[0])
            lin_put(out, ", faced %s", entry->facings);
        lin_put(out, "\n");
    }
}

void tell_force_text(const lin_rules *r, const lin_force *f, lin_text *out)
{
    const lin_muster *m = r->muster;
    const int cost = lin_force_cost(r, f);
    lin_breaches b;

    lin_force_check(r, f, &b);
    lin_put(out, "%s%s%s, %s%s%s: %d of %d points, %d %s\n", f->name[0] ? "\"" : "",
            f->name[0] ? f->name : "A force", f->name[0] ? "\"" : "", lin_force_nation(m, f)->name,
            m->war ? ", " : "", m->war ? m->war[f->war].name : "", cost, f->points,
            abs(f->points - cost), cost > f->points ? "too many" : "left");
    for (int d = 0; d < f->divisions; d++) {
        lin_put(out, "%4d  %s %d:", lin_force_leader_cost(r, &f->division[d], LIN_OF_DIVISION),
                m->division, d + 1);
        leader_text(r, &f->division[d], LIN_OF_DIVISION, out);
        lin_put(out, "\n");
        for (int g = 0; g < f->groups; g++) {
            if (f->group[g].division != d)
                continue;
            lin_put(out,
                    "  %4d  %s %d:", lin_force_leader_cost(r, &f->group[g].leader, LIN_OF_GROUP),
                    m->group, g + 1);
            leader_text(r, &f->group[g].leader, LIN_OF_GROUP, out);
            lin_put(out, "\n");
            entries_text(r, f, g, out);
        }
    }
    for (const lin_muster_extra *x = m->extra; x && x->name; x++)
        lin_put(out, "%4d  %s: %d\n", x->cost * x->count(f), x->name, x->count(f));
    for (int i = 0; i < b.n; i++)
        lin_put(out, "%s %s  [%s]\n",
                b.breach[i].grave ? "wrong:" : "to be agreed:", b.breach[i].text, b.breach[i].rule);
    if (!lin_breaches_lawful(&b))
        lin_put(out, "UNLAWFUL: this force goes into no battle.\n");
}
