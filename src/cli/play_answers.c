/* play_answers.c -- the answers to a question, by number: few are listed, many are named. */
#include "cli/play.h"

#include <string.h>

enum { ANSWERS_SHORT = 18 };          /* of one verb, that are listed unasked          */

static int count_of(const lin_list *list, int verb)
{
    int n = 0;

    for (int i = 0; i < list->orders; i++)
        n += list->order[i].verb == verb;
    return n;
}

/* What stands behind the verb: "L-G1 F20". */
static void arguments(const lin_field *f, const lin_order *o, char *out, size_t size)
{
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);
    const size_t verb = strlen(f->rules->verb[o->verb].name);

    lin_print(f, o, &t);
    snprintf(out, size, "%s", text[verb] ? text + verb + 1 : "");
}

/* Numbered, in columns as wide as the widest. Stops after so many lines; the index where. */
static int numbered(const play *p, const lin_list *list, int verb, int from, int lines)
{
    const lin_field *f = p->s.field;
    const int room = (p->look.width > 110 ? 110 : p->look.width) - 12;
    int wide = 1, columns, i, used = 0, row = 0;

    for (i = from; i < list->orders; i++)
        if (list->order[i].verb == verb) {
            char text[200];

            arguments(f, &list->order[i], text, sizeof text);
            if ((int)strlen(text) > wide)
                wide = (int)strlen(text);
        }
    columns = room / (wide + 6) < 1 ? 1 : room / (wide + 6);
    for (i = from; i < list->orders; i++) {
        char text[200];

        if (list->order[i].verb != verb)
            continue;
        if (used == columns) {
            used = 0;
            if (++row == lines)
                break;
            fprintf(p->to, "\n%12s", "");
        }
        arguments(f, &list->order[i], text, sizeof text);
        fprintf(p->to, "%3d %-*s  ", i + 1, wide, text);
        used++;
    }
    fputc('\n', p->to);
    return i;
}

/* A verb with many answers is named with one example. */
static void example(const play *p, const lin_list *list, int verb)
{
    const lin_field *f = p->s.field;
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);
    int i = 0;

    while (list->order[i].verb != verb)
        i++;
    lin_print(f, &list->order[i], &t);
    fprintf(p->to, "%d of them, such as: %s   (`answers %s` lists all)\n", count_of(list, verb), text,
           f->rules->verb[verb].name);
}

/* Verbs without arguments stand together on one line. */
static void bare_verbs(const play *p, const lin_list *list)
{
    const lin_field *f = p->s.field;
    bool any = false;

    for (int i = 0; i < list->orders; i++)
        if (list->order[i].nargs == 0) {
            fprintf(p->to, "%s%d %s", any ? "   " : "  ", i + 1, f->rules->verb[list->order[i].verb].name);
            any = true;
        }
    if (any)
        fputc('\n', p->to);
}

static void open_families(const play *p, const lin_list *list)
{
    for (int i = 0; i < list->families; i++) {
        const lin_verb *v = &p->s.field->rules->verb[list->family[i].order.verb];

        fprintf(p->to, "  also      %s\n", v->help && v->help[0] ? v->help : v->name);
    }
}

static void list_short(const play *p, const lin_list *list, bool all)
{
    const lin_field *f = p->s.field;

    for (int v = 0; v < f->rules->verbs; v++) {
        const int n = count_of(list, v);

        if (n == 0 || f->rules->verb[v].args[0] == '\0')
            continue;
        fprintf(p->to, "  %-9s ", f->rules->verb[v].name);
        if (all || n <= ANSWERS_SHORT)
            numbered(p, list, v, 0, 1000);
        else
            example(p, list, v);
    }
    open_families(p, list);
    bare_verbs(p, list);
}

/* Many a march is one line of shorthand: it is worth naming every time. */
void play_name_macros(const play *p)
{
    const lin_rules *r = p->s.field->rules;

    for (int i = 0; i < r->macros; i++)
        fprintf(p->to, "%s%s", i ? ", " : "  shorthand: ", r->macro[i].name);
    if (r->macros)
        fprintf(p->to, "   (`help` explains)\n");
}

void play_show_answers(play *p, int verb, int from, int lines)
{
    const lin_list *list = lin_answers(p->s.game);

    p->verb = p->next = -1;
    if (lin_waits(p->s.game) != LIN_ASKS_SIDE) {
        fprintf(p->to, "No side is asked anything now.\n");
    } else if (verb < 0) {
        list_short(p, list, false);
    } else if (count_of(list, verb) == 0) {
        fprintf(p->to, "No answer begins with '%s' now.\n", p->s.field->rules->verb[verb].name);
    } else {
        fprintf(p->to, "  %-9s ", p->s.field->rules->verb[verb].name);
        from = numbered(p, list, verb, from, lines);
        if (from < list->orders) {
            p->verb = verb;
            p->next = from;
            fprintf(p->to, "  `more` goes on.\n");
        }
    }
}
