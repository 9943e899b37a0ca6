/* position_procedures.c -- what a procedure keeps in hand between its steps, as lines of names and
 * values:
 *
 *     shot shooter B1a target A1a dice 6 need 5
 *     morale-test unit A1a kind 0 by A1 first 3 second 4
 *
 * One row for each number of the state that no other line tells. A part is left out where nothing
 * of it differs from what it is when the procedure is over. */
#include "rules/landofthefree/morale/morale.h"
#include "rules/landofthefree/position/position.h"
#include "rules/landofthefree/position/positions.h"

#include <stddef.h>
#include <string.h>

typedef struct {
    const char *line, *name;
    char kind;    /* u unit or nobody, n number: bytes; a angle: two; x inches: four */
    uint8_t none; /* its value when there is nothing to tell */
    uint8_t most; /* of a number */
    uint16_t at;  /* where in the state */
} part;

#define PART(line, name, kind, none, most, field)                         \
    {                                                                     \
        line, name, kind, none, most, (uint16_t)offsetof(lf_state, field) \
    }
#define ANY UINT8_MAX

static const part parts[] = {
    PART("shot", "shooter", 'u', LF_NONE, ANY, shot.shooter),
    PART("shot", "target", 'u', 0, ANY, shot.target),
    PART("shot", "load", 'n', 0, LF_GRAPE, shot.load),
    PART("shot", "dice", 'n', 0, LIN_DICE, shot.dice),
    PART("shot", "need", 'n', 0, 6, shot.need),
    PART("shot", "pierce", 'n', 0, ANY, shot.pierce),
    PART("shot", "cover", 'n', 0, 3, shot.cover),
    PART("shot", "rakes", 'n', 0, 1, shot.rakes),
    PART("morale-test", "unit", 'u', LF_NONE, ANY, morale_test.unit),
    PART("morale-test", "kind", 'n', 0, LF_TESTS - 1, morale_test.kind),
    PART("morale-test", "by", 'u', 0, ANY, morale_test.by),
    PART("morale-test", "first", 'n', 0, 6, morale_test.die[0]),
    PART("morale-test", "second", 'n', 0, 6, morale_test.die[1]),
    PART("morale-test", "again", 'n', 0, 3, morale_test.again),
    PART("melee", "first", 'u', LF_NONE, ANY, melee.unit[0]),
    PART("melee", "second", 'u', LF_NONE, ANY, melee.unit[1]),
    PART("melee", "dice", 'n', 0, LIN_DICE, melee.dice[0]),
    PART("melee", "against", 'n', 0, LIN_DICE, melee.dice[1]),
    PART("melee", "helpers", 'n', 0, LIN_DICE, melee.helpers[0]),
    PART("melee", "helpers-against", 'n', 0, LIN_DICE, melee.helpers[1]),
    PART("melee", "need", 'n', 0, 6, melee.need[0]),
    PART("melee", "need-against", 'n', 0, 6, melee.need[1]),
    PART("melee", "hits", 'n', 0, ANY, melee.hits[0]),
    PART("melee", "hits-against", 'n', 0, ANY, melee.hits[1]),
    PART("withdraws", "facing", 'a', 0, ANY, kept_facing),
    PART("march", "x", 'x', 0, ANY, march_at.x),
    PART("march", "y", 'x', 0, ANY, march_at.y),
    PART("march", "facing", 'a', 0, ANY, march_facing),
    PART("group-order-markers", "by", 'u', 0, ANY, group_order_by),
    PART("group-order-markers", "m", 'n', 0, 8, group_order_m),
    PART("group-order-markers", "c", 'n', 0, 8, group_order_c),
    PART("group-order-markers", "act", 'n', 0, LV_VERBS - 1, group_order_act),
};
#define PARTS ((int)(sizeof parts / sizeof *parts))

static size_t size_of(const part *p)
{
    return p->kind == 'a' ? sizeof(uint16_t) : p->kind == 'x' ? sizeof(int32_t) : sizeof(uint8_t);
}

static int32_t value_of(const lf_state *s, const part *p)
{
    const char *at = (const char *)s + p->at;
    uint16_t angle;
    int32_t length;

    memcpy(&angle, at, sizeof angle);
    if (p->kind == 'x')
        memcpy(&length, at, sizeof length);
    return p->kind == 'a' ? angle : p->kind == 'x' ? length : *(const uint8_t *)at;
}

static void set_value(lf_state *s, const part *p, int32_t value)
{
    const uint16_t angle = (uint16_t)value;
    const uint8_t byte = (uint8_t)value;
    const void *from = p->kind == 'a'   ? (const void *)&angle
                       : p->kind == 'x' ? (const void *)&value
                                        : (const void *)&byte;

    memcpy((char *)s + p->at, from, size_of(p));
}

void lf_blank_participants(lf_state *s)
{
    for (int i = 0; i < PARTS; i++)
        set_value(s, &parts[i], parts[i].none);
}

void lf_write_participants(const lin_view *view, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const char *open = NULL;

    for (int i = 0; i < PARTS; i++) {
        const part *p = &parts[i];
        const int32_t value = value_of(s, p);

        if (value == p->none)
            continue;
        if (!open || strcmp(open, p->line) != 0)
            lin_put(out, "%s%s", open ? "\n" : "", p->line);
        open = p->line;
        lin_put(out, " %s ", p->name);
        lin_arg_print(&f->base, p->kind, NULL, value,
                      out); /* a unit that is none prints as nobody */
    }
    if (open)
        lin_put(out, "\n");
}

/* Everything that is kept in hand must be of the battle, and no number more than play gives. */
bool lf_participants_exist(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;

    for (int i = 0; i < PARTS; i++) {
        const int32_t value = value_of(s, &parts[i]);

        if (parts[i].kind == 'u' ? value != LF_NONE && value >= f->units
                                 : parts[i].kind == 'n' && value > parts[i].most)
            return false;
    }
    return true;
}

static bool all_are(const lf_field *f, const tb_set *set, bool elements)
{
    for (int u = tb_next(set, 0); u >= 0; u = tb_next(set, u + 1))
        if (u >= f->units || lf_is_element(f, u) != elements)
            return false;
    return true;
}

bool lf_sets_exist(const lin_view *view)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    bool good = s->participants <= LF_PARTICIPANTS;

    for (const lf_set_line *line = lf_set_lines; good && line->word; line++)
        good = all_are(f, lf_set_at(s, line), !line->commanders);
    for (int i = 0; good && i < s->participants; i++)
        good = s->participant[i].unit < f->units && lf_is_element(f, s->participant[i].unit) &&
               all_are(f, &s->participant_began[i], true);
    return good;
}

static const part *named(const char *line, const char *name)
{
    for (int i = 0; i < PARTS; i++)
        if (lin_same_word(parts[i].line, line) && lin_same_word(parts[i].name, name))
            return &parts[i];
    return NULL;
}

static bool is_line(const char *line)
{
    for (int i = 0; i < PARTS; i++)
        if (lin_same_word(parts[i].line, line))
            return true;
    return false;
}

/* LIN_SYNTAX: the line is none of these. */
lin_status lf_read_participants(const lf_field *f, lf_state *s, char *const *word, int words,
                                lin_refusal *why)
{
    if (words == 0 || !is_line(word[0]))
        return LIN_SYNTAX;
    for (int i = 1; i < words; i += 2) {
        const part *p = named(word[0], word[i]);
        int32_t value = LF_NONE;

        if (!p || i + 1 == words)
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "A line \"%s\" has no \"%.30s\", or no value for it.", word[0],
                              word[i]);
        if (!(p->kind == 'u' && lin_same_word(word[i + 1], "nobody")) &&
            lin_arg_parse(&f->base, p->kind, NULL, word[i + 1], &value, why) != LIN_OK)
            return LIN_BAD_FILE;
        if (p->kind == 'n' && (value < 0 || value > UINT8_MAX))
            return lin_refuse(why, LIN_BAD_FILE, NULL, "The number %d is out of all bounds here.",
                              (int)value);
        set_value(s, p, value);
    }
    return LIN_OK;
}
