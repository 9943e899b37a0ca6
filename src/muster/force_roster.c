/* force_roster.c -- a force as a sheet of plain text for a real table, and what such sheets call
 * everybody. The drawn ones are in src/draw/roster. */
#include "muster/muster.h"

#include <string.h>

#define WIDE 100 /* columns */
#define NAME 34  /* of these for a name */

void lin_force_entry_title(const lin_rules *r, const lin_force *f, int entry, lin_text *out)
{
    const lin_force_entry *e = &f->entry[entry];

    lin_put(out, "%s", e->who.name[0] ? e->who.name : r->muster->kind[e->kind].name);
}

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 32) : c;
}

void lin_force_leader_title(const lin_rules *r, const lin_force *f, int of, int i, lin_text *out)
{
    const lin_force_leader *l = of == LIN_OF_GROUP ? &f->group[i].leader : &f->division[i];
    const char *word = of == LIN_OF_GROUP ? r->muster->group : r->muster->division;

    if (l->name[0])
        lin_put(out, "%s", l->name);
    else
        lin_put(out, "%c%s %d", upper(word[0]), word + 1, i + 1);
}

static void put_spaces(lin_text *out, int n)
{
    for (; n > 0; n--)
        lin_put(out, " ");
}

/* Letters, not bytes. */
static int width_of(const char *text)
{
    int n = 0;

    for (; *text; text++)
        n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

static void put_padded(lin_text *out, const char *text, int wide)
{
    lin_put(out, "%s", text);
    put_spaces(out, wide - width_of(text));
}

static void take_cell(const lin_roster *s, const lin_force *f, int e, int column, char *cell,
                      size_t size)
{
    lin_text t = lin_text_in(cell, size);

    cell[0] = '\0';
    s->cell(f, e, column, &t);
}

static int column_width(const lin_roster *s, const lin_force *f, int column)
{
    int wide = width_of(s->column[column]);

    for (int e = 0; e < f->entries; e++) {
        char cell[40];

        take_cell(s, f, e, column, cell, sizeof cell);
        wide = width_of(cell) > wide ? width_of(cell) : wide;
    }
    return wide;
}

/* "  Hits [ ][ ]" */
static void put_boxes(const lin_roster *s, const lin_force *f, int of, int i, lin_text *out)
{
    for (int t = 0; s->track[t].name; t++) {
        const int n = s->track[t].of & of ? s->boxes(f, of, i, t) : 0;

        if (n > 0)
            lin_put(out, "  %s ", s->track[t].name);
        for (int b = 0; b < n; b++)
            lin_put(out, "[ ]");
    }
    lin_put(out, "\n");
}

static void put_leader(const lin_rules *r, const lin_force *f, int of, int i, lin_text *out)
{
    const lin_roster *s = r->muster->roster;
    char name[LIN_FORCE_NAME + 16], known[80] = "";
    lin_text t = lin_text_in(name, sizeof name), k = lin_text_in(known, sizeof known);

    lin_force_leader_title(r, f, of, i, &t);
    if (s->leader)
        s->leader(f, of, i, &k);
    lin_put(out, "\n%s%s%s", name, known[0] ? ", " : "", known);
    put_boxes(s, f, of, i, out);
}

/* "      Light Infantry: Scouts, Vanguard": what was chosen of it, and what it can do. */
static void put_abilities(const lin_rules *r, const lin_force *f, int e, lin_text *out)
{
    const lin_roster *s = r->muster->roster;
    const uint32_t skills = s->skills ? s->skills(f, e) : 0;
    const size_t before = out->used;
    const char *between = "      ";

    for (int set = 0; set < LIN_MUSTER_SETS; set++)
        if (f->entry[e].who.choice[set]) {
            lin_put(out, "%s%s", between, r->muster->choice[f->entry[e].who.choice[set] - 1].name);
            between = ", ";
        }
    between = out->used > before ? ": " : between;
    for (int i = 0; s->skill && s->skill[i].name; i++)
        if (skills >> i & 1) {
            lin_put(out, "%s%s", between, s->skill[i].name);
            between = ", ";
        }
    lin_put(out, out->used > before ? "\n" : "");
}

static void put_entry(const lin_rules *r, const lin_force *f, int e, lin_text *out)
{
    const lin_roster *s = r->muster->roster;
    char name[LIN_FORCE_NAME + 16];
    lin_text t = lin_text_in(name, sizeof name);

    lin_force_entry_title(r, f, e, &t);
    if (width_of(name) > NAME) /* it has a line of its own */
        lin_put(out, "  %s\n", name);
    lin_put(out, "  ");
    put_padded(out, width_of(name) > NAME ? "" : name, NAME);
    for (int c = 0; s->column[c]; c++) {
        char cell[40];

        take_cell(s, f, e, c, cell, sizeof cell);
        lin_put(out, " ");
        put_padded(out, cell, s->column[c + 1] ? column_width(s, f, c) : 0);
    }
    lin_put(out, "\n  ");
    if (f->entry[e].who.name[0])
        lin_put(out, "  %s", r->muster->kind[f->entry[e].kind].name);
    put_boxes(s, f, LIN_OF_ENTRY, e, out);
    put_abilities(r, f, e, out);
}

/* Words of a sentence, broken before the edge of the sheet. */
static void put_wrapped(const char *text, int indent, int at, lin_text *out)
{
    while (*text) {
        const size_t n = strcspn(text, " ");

        if (at + (int)n + 1 > WIDE) {
            lin_put(out, "\n");
            put_spaces(out, indent);
            at = indent;
        }
        lin_put(out, " %.*s", (int)n, text);
        at += (int)n + 1;
        text += n + (text[n] == ' ');
    }
}

static void put_skills(const lin_rules *r, const lin_force *f, lin_text *out)
{
    const lin_roster *s = r->muster->roster;
    uint32_t all = 0;

    for (int e = 0; e < f->entries && s->skills; e++)
        all |= s->skills(f, e);
    lin_put(out, all ? "\nWhat they can do\n" : "");
    for (int i = 0; s->skill && s->skill[i].name; i++)
        if (all >> i & 1) {
            const char *name = s->skill[i].name;

            lin_put(out, "  %s%s", name, name[strlen(name) - 1] == '!' ? "" : ".");
            put_wrapped(s->skill[i].text, 3, 3 + width_of(s->skill[i].name), out);
            lin_put(out, " [%s]\n", s->skill[i].rule);
        }
}

static void put_table(const lin_roster_table *t, lin_text *out)
{
    int wide[12] = { 0 };

    lin_put(out, "\n%s [%s]\n", t->title, t->rule);
    for (int i = 0; i < t->rows * t->columns; i++)
        if (width_of(t->cell[i]) > wide[i % t->columns])
            wide[i % t->columns] = width_of(t->cell[i]);
    for (int row = 0; row < t->rows; row++) {
        lin_put(out, " ");
        for (int c = 0; c < t->columns; c++) {
            lin_put(out, " ");
            put_padded(out, t->cell[row * t->columns + c], c + 1 < t->columns ? wide[c] + 1 : 0);
        }
        lin_put(out, "\n");
    }
}

static void put_heads(const lin_roster *s, const lin_force *f, lin_text *out)
{
    put_spaces(out, NAME + 2);
    for (int c = 0; s->column[c]; c++) {
        lin_put(out, " ");
        put_padded(out, s->column[c], s->column[c + 1] ? column_width(s, f, c) : 0);
    }
    lin_put(out, "\n");
}

lin_status lin_force_roster(const lin_rules *r, const lin_force *f, lin_text *out, lin_refusal *why)
{
    const lin_muster *m = lin_rules_muster(r);
    const lin_roster *s = m ? m->roster : NULL;
    lin_breaches b;

    if (!s)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "By the rules of %s no rosters are printed.",
                          r ? r->name : "no book");
    lin_force_check(r, f, &b);
    lin_put(out, "%s\n%s%s%s, %d of %d points%s\n", f->name[0] ? f->name : "A force",
            lin_force_nation(m, f)->name, m->war ? ", " : "", m->war ? m->war[f->war].name : "",
            lin_force_cost(r, f), f->points, lin_breaches_lawful(&b) ? "" : ", UNLAWFUL");
    for (int d = 0; d < f->divisions; d++) {
        put_leader(r, f, LIN_OF_DIVISION, d, out);
        for (int g = 0; g < f->groups; g++) {
            if (f->group[g].division != d)
                continue;
            put_leader(r, f, LIN_OF_GROUP, g, out);
            put_heads(s, f, out);
            for (int e = 0; e < f->entries; e++)
                if (f->entry[e].group == g)
                    put_entry(r, f, e, out);
        }
    }
    put_skills(r, f, out);
    for (const lin_roster_table *t = s->table; t->title; t++)
        put_table(t, out);
    return LIN_OK;
}
