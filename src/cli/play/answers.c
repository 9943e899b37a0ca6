/* answers.c -- the answers to a question, by number: few are listed, many are named. */
#include "cli/play/play.h"
#include "linstock_rules.h"

#include <string.h>

enum { ANSWERS_SHORT = 18 }; /* of one verb, that are listed unasked */

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
    char text[LIN_ORDER_TEXT];
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
            char text[LIN_ORDER_TEXT];

            arguments(f, &list->order[i], text, sizeof text);
            if ((int)strlen(text) > wide)
                wide = (int)strlen(text);
        }
    columns = room / (wide + 6) < 1 ? 1 : room / (wide + 6);
    for (i = from; i < list->orders; i++) {
        char text[LIN_ORDER_TEXT];

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
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    int i = 0;

    while (list->order[i].verb != verb)
        i++;
    lin_print(f, &list->order[i], &t);
    fprintf(p->to, "%d of them, such as: %s   (`answers %s` lists all)\n", count_of(list, verb),
            text, f->rules->verb[verb].name);
}

/* Verbs without arguments, each with what it does in this question. */
static void bare_verbs(const play *p, const lin_list *list)
{
    const lin_field *f = p->s.field;

    for (int i = 0; i < list->orders; i++)
        if (list->order[i].nargs == 0) {
            char text[LIN_ORDER_TEXT];
            lin_text t = lin_text_in(text, sizeof text);

            lin_answer_text(p->view, &list->order[i], &t);
            fprintf(p->to, "  %d %-9s %s\n", i + 1, f->rules->verb[list->order[i].verb].name, text);
        }
}

/* "move X Y FACING OBLIQUE": what a line of help begins with, up to two blanks. */
static int grammar_length(const char *help)
{
    const char *end = strstr(help, "  ");

    return end ? (int)(end - help) : (int)strlen(help);
}

/* Whole hundredths of the table's width, where places are told so. */
static int32_t hundredth(const lin_field *f, int32_t value)
{
    const int64_t width = f->battle->table.width;

    return (int32_t)((((int64_t)value * 100 + width / 2) / width * width + 50) / 100);
}

/* To whole inches, tenths, degrees, where that is legal too: so that it can be read. */
static void round_off(lin_game *g, const lin_family *family, lin_order *o)
{
    static const int32_t step[] = { LIN_INCH, LIN_INCH / 2, LIN_INCH / 10 };
    const lin_field *f = lin_game_field(g);
    const char *kinds = f->rules->verb[o->verb].args;

    for (size_t k = 0; k < sizeof step / sizeof *step; k++) {
        lin_order round = *o;

        for (int i = 0; i < o->nargs && kinds[i]; i++) {
            if (!(family->open & 1u << i))
                continue;
            if (lin_field_blind(f) && lin_place_part(kinds, o->nargs, i))
                round.arg[i] = hundredth(f, o->arg[i]);
            else if (kinds[i] == 'x')
                round.arg[i] = (o->arg[i] + step[k] / 2) / step[k] * step[k];
            if (kinds[i] == 'a') {
                const int degrees = (o->arg[i] * 360 + 32768) / 65536;

                round.arg[i] = (degrees * 65536 + 180) / 360 & 0xffff;
            }
        }
        if (lin_check(g, lin_to_answer(g), &round, NULL) == LIN_OK) {
            *o = round;
            return;
        }
    }
}

/* An order of it that would be legal now, always the same for the same game; where nothing is
 * measured ahead, whatever the places. */
static bool sample_of(const play *p, int family, char *out, size_t size)
{
    lin_text t = lin_text_in(out, size);
    lin_rng rng = (lin_blind(p->view) ? 1777 : lin_hash(p->view)) + (uint64_t)family;
    lin_order o;

    if (!lin_sample(p->s.game, family, &rng, &o))
        return false;
    round_off(p->s.game, &lin_answers(p->s.game)->family[family], &o);
    lin_print(p->s.field, &o, &t);
    return true;
}

/* Does an earlier family say the same, or does it name other units? */
static bool said_before(const lin_list *list, int i)
{
    for (int k = 0; k < i; k++)
        if (list->family[k].order.verb == list->family[i].order.verb)
            return true;
    return false;
}

/* Answers that no list can hold: their grammar, and one that is legal now. */
static void open_families(const play *p, const lin_list *list)
{
    for (int i = 0; i < list->families; i++) {
        const lin_verb *v = &p->s.field->rules->verb[list->family[i].order.verb];
        const char *help = v->help && v->help[0] ? v->help : v->name;
        char text[LIN_ORDER_TEXT];

        if (said_before(list, i))
            continue;
        fprintf(p->to, "  %.*s", grammar_length(help), help);
        if (sample_of(p, i, text, sizeof text))
            fprintf(p->to, "   such as: %s", text);
        fputc('\n', p->to);
    }
}

/* Orders that the battle has made ready, such as whole set-ups: the first few, with what they are.
 */
static void ready_orders(const play *p)
{
    enum { MOST = 4 };
    lin_ready ready[MOST];
    const int n = lin_ready_orders(p->view, ready, MOST);

    for (int i = 0; i < n; i++)
        fprintf(p->to, "  ready: %s   (%s)\n", ready[i].order, ready[i].text);
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
    ready_orders(p);
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

static bool is_open(const lin_list *list, int verb)
{
    for (int i = 0; i < list->families; i++)
        if (list->family[i].order.verb == verb)
            return true;
    return false;
}

/* `answers move`: what it means, and an example of each family of it. */
static void show_samples(const play *p, const lin_list *list, int verb)
{
    fprintf(p->to, "  ");
    cli_wrap(p->to, (p->look.width > 100 ? 100 : p->look.width) - 2, 6,
             p->s.field->rules->verb[verb].help);
    for (int i = 0; i < list->families; i++) {
        char text[LIN_ORDER_TEXT];

        if (list->family[i].order.verb == verb && sample_of(p, i, text, sizeof text))
            fprintf(p->to, "  such as: %s\n", text);
    }
}

void play_show_answers(play *p, int verb, int from, int lines)
{
    const lin_list *list = lin_answers(p->s.game);

    p->verb = p->next = -1;
    play_look_again(p);
    if (lin_waits(p->s.game) != LIN_ASKS_SIDE) {
        fprintf(p->to, "No side is asked anything now.\n");
    } else if (verb < 0) {
        list_short(p, list, false);
    } else if (count_of(list, verb) == 0 && !is_open(list, verb)) {
        fprintf(p->to, "No answer begins with '%s' now.\n", p->s.field->rules->verb[verb].name);
    } else if (count_of(list, verb) == 0) {
        show_samples(p, list, verb);
    } else {
        fprintf(p->to, "  %-9s ", p->s.field->rules->verb[verb].name);
        from = numbered(p, list, verb, from, lines);
        if (from < list->orders) {
            p->verb = verb;
            p->next = from;
            fprintf(p->to, "  `more` goes on.\n");
        } else if (is_open(list, verb)) {
            show_samples(p, list, verb);
        }
    }
}
