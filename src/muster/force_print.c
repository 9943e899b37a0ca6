/* force_print.c -- a force as a line of text, as a link, and as a file of its own. */
#include "muster/muster.h"

#include <stdlib.h>
#include <string.h>

/* ---- The line ---- */

static void print_choices(const lin_muster *m, const lin_force_leader *l, const char *before,
                          lin_text *out)
{
    for (int set = 0; set < LIN_MUSTER_SETS; set++)
        if (l->choice[set]) {
            lin_put(out, "%s%s", before, m->choice[l->choice[set] - 1].word);
            before = " ";
        }
    if (l->name[0])
        lin_put(out, "%s\"%s\"", before, l->name);
}

static bool says_anything(const lin_force_leader *l)
{
    for (int set = 0; set < LIN_MUSTER_SETS; set++)
        if (l->choice[set])
            return true;
    return l->name[0];
}

/* Two that nobody could tell apart stand there as "2x". */
static bool same_entry(const lin_force_entry *a, const lin_force_entry *b)
{
    return a->kind == b->kind && a->group == b->group && !a->who.name[0] && !b->who.name[0] &&
           strcmp(a->coat, b->coat) == 0 && strcmp(a->facings, b->facings) == 0 &&
           memcmp(a->who.choice, b->who.choice, sizeof a->who.choice) == 0 &&
           memcmp(a->number, b->number, sizeof a->number) == 0;
}

static void print_entry(const lin_muster *m, const lin_force_entry *e, int times, lin_text *out)
{
    if (times > 1)
        lin_put(out, "%dx ", times);
    lin_put(out, "%s", m->kind[e->kind].word);
    for (int i = 0; i < muster_numbers(m); i++)
        if (muster_counts(m, e->kind, i) && e->number[i] != m->number[i].usual)
            lin_put(out, " %d %s", e->number[i], m->number[i].word);
    print_choices(m, &e->who, " ", out);
    if (e->coat[0])
        lin_put(out, " in %s", e->coat);
    if (e->facings[0])
        lin_put(out, " faced %s", e->facings);
}

static void print_group(const lin_muster *m, const lin_force *f, int group, lin_text *out)
{
    const char *before = "";

    for (int e = 0, times; e < f->entries; e += times) {
        times = 1;
        if (f->entry[e].group != group)
            continue;
        while (e + times < f->entries && same_entry(&f->entry[e], &f->entry[e + times]))
            times++;
        lin_put(out, "%s", before);
        print_entry(m, &f->entry[e], times, out);
        before = ", ";
    }
}

static void print_division(const lin_muster *m, const lin_force *f, int division, lin_text *out)
{
    const bool commanded = says_anything(&f->division[division]);
    bool first = true;

    lin_put(out, "; ");
    for (int g = 0; g < f->groups; g++) {
        const lin_force_leader *l = &f->group[g].leader;

        if (f->group[g].division != division)
            continue;
        if (!first)
            lin_put(out, " / ");
        if (first && commanded) {
            print_choices(m, &f->division[division], "", out);
            lin_put(out, ": ");
        }
        print_choices(m, l, "", out);
        if (says_anything(l) || (first && commanded))
            lin_put(out, ": ");
        print_group(m, f, g, out);
        first = false;
    }
}

void lin_force_print(const lin_rules *r, const lin_force *f, lin_text *out)
{
    const lin_muster *m = r->muster;

    lin_put(out, "%s", lin_force_nation(m, f)->word);
    if (m->war)
        lin_put(out, " %s", m->war[f->war].word);
    lin_put(out, " %d", f->points);
    for (int i = 0; m->term && m->term[i].word; i++)
        if (lin_force_agreed(f, i))
            lin_put(out, " %s", m->term[i].word);
    if (f->name[0])
        lin_put(out, " \"%s\"", f->name);
    for (int d = 0; d < f->divisions; d++)
        print_division(m, f, d, out);
}

/* ---- The link ---- */

static unsigned sum_of(const char *text)
{
    return (unsigned)(lin_hash_bytes(text, strlen(text), 1754) & 0xffffffff);
}

void lin_force_link(const lin_rules *r, const lin_force *f, lin_text *out)
{
    char text[LIN_FORCE_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_force_print(r, f, &t);
    lin_put(out, "%08x~%s", sum_of(text), text);
}

lin_status lin_force_unlink(const lin_rules *r, const char *link, lin_force *out, lin_refusal *why)
{
    char *end;
    const unsigned long sum = strtoul(link, &end, 16);

    if (end != link + 8 || *end != '~' || sum != sum_of(end + 1))
        return lin_refuse(
            why, LIN_BAD_FILE, NULL,
            "This link was cut short or changed on its way, so the force in it cannot "
            "be trusted; ask for it once more, all of it.");
    return lin_force_read(r, end + 1, out, why);
}

/* ---- The file ---- */

static void yaml_leader(const lin_muster *m, const lin_force_leader *l, const char *name,
                        const char *indent, lin_text *out)
{
    lin_force_leader words = *l;

    words.name[0] = '\0';
    if (l->name[0])
        lin_put(out, "%s%s: \"%s\"", indent, name, l->name);
    if (says_anything(&words)) {
        lin_put(out, "%schosen: \"", l->name[0] ? ", " : indent);
        print_choices(m, &words, "", out);
        lin_put(out, "\"");
    }
}

static void yaml_entry(const lin_muster *m, const lin_force_entry *e, lin_text *out)
{
    lin_put(out, "          - {kind: \"%s\"", m->kind[e->kind].word);
    for (int i = 0; i < muster_numbers(m); i++)
        if (muster_counts(m, e->kind, i))
            lin_put(out, ", %s: %d", m->number[i].word, e->number[i]);
    yaml_leader(m, &e->who, "name", ", ", out);
    if (e->coat[0])
        lin_put(out, ", coat: %s", e->coat);
    if (e->facings[0])
        lin_put(out, ", facings: %s", e->facings);
    lin_put(out, "}   # %s\n", m->kind[e->kind].name);
}

static void yaml_group(const lin_muster *m, const lin_force *f, int g, lin_text *out)
{
    lin_put(out, "      - commander: {");
    yaml_leader(m, &f->group[g].leader, "name", "", out);
    lin_put(out, "}\n        entries:");
    if (!muster_arms(m, f, g))
        lin_put(out, " []");
    lin_put(out, "\n");
    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == g)
            yaml_entry(m, &f->entry[e], out);
}

void lin_force_yaml(const lin_rules *r, const lin_force *f, lin_text *out)
{
    const lin_muster *m = r->muster;

    lin_put(out, "# A force by the rules of %s: linstock muster %s FILE\n", r->name, r->id);
    lin_put(out, "force: \"%s\"\nrules: %s\nnation: %s\n", f->name, r->id,
            lin_force_nation(m, f)->word);
    if (m->war)
        lin_put(out, "war: %s\n", m->war[f->war].word);
    if (f->terms) {
        lin_put(out, "terms:");
        for (int i = 0; m->term && m->term[i].word; i++)
            if (lin_force_agreed(f, i))
                lin_put(out, " %s", m->term[i].word);
        lin_put(out, "   # agreed upon\n");
    }
    lin_put(out, "points: %d\ncost: %d   # what it adds up to\n", f->points, lin_force_cost(r, f));
    lin_put(out, f->divisions ? "divisions:\n" : "divisions: []\n");
    for (int d = 0; d < f->divisions; d++) {
        lin_put(out, "  - commander: {");
        yaml_leader(m, &f->division[d], "name", "", out);
        lin_put(out, "}\n    groups:\n");
        for (int g = 0; g < f->groups; g++)
            if (f->group[g].division == d)
                yaml_group(m, f, g, out);
    }
}
