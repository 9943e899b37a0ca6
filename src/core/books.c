/* books.c -- the rule systems that can be played: those built in, and those a program brings along.
 *
 * A book from outside is looked through before it is taken: whatever the machine would call without
 * asking must be there. What is wrong is said with the row it stands in; then nothing has changed.
 */
#include "core/registry.h"
#include "linstock_muster.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static lin_registry brought = { .busy = ATOMIC_FLAG_INIT };

static int built_in(void)
{
    int n = 0;

    while (lin_rule_systems[n])
        n++;
    return n;
}

const lin_rules *lin_rules_at(int i)
{
    const int n = built_in();

    return i < 0 ? NULL : i < n ? lin_rule_systems[i] : lin_registry_at(&brought, i - n);
}

const lin_rules *lin_rules_find(const char *id)
{
    const lin_rules *r;

    for (int i = 0; id && (r = lin_rules_at(i)); i++)
        if (lin_same_word(r->id, id))
            return r;
    return NULL;
}

/* ---- the ledger: the rules in words, those of the books built in first ---- */

const lin_rule *lin_rule_at(int i)
{
    const lin_rules *r;

    if (i < 0 || i < lin_ledger_rules)
        return i < 0 ? NULL : &lin_ledger[i];
    i -= lin_ledger_rules;
    for (int k = 0; (r = lin_registry_at(&brought, k)); k++)
        for (const lin_rule *row = r->ledger; row && row->id; row++, i--)
            if (i == 0)
                return row;
    return NULL;
}

const lin_rule *lin_rule_find(const char *id)
{
    const lin_rule *row;

    for (int i = 0; id && (row = lin_rule_at(i)); i++)
        if (lin_same_word(row->id, id))
            return row;
    return NULL;
}

/* ---- what a book must have ---- */

static lin_status wrong(lin_refusal *why, const lin_rules *r, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

static lin_status wrong(lin_refusal *why, const lin_rules *r, const char *format, ...)
{
    char what[200];
    va_list args;

    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    return lin_refuse(why, LIN_ILLEGAL, NULL, "The book %.24s cannot be registered: %s.",
                      r->id && *r->id ? r->id : "without an id", what);
}

static bool is_id(const char *id)
{
    return id && *id && strlen(id) < sizeof((lin_battle *)0)->rules &&
           id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static lin_status check_head(const lin_rules *r, lin_refusal *why)
{
    if (!is_id(r->id))
        return wrong(why, r, "its id must be 1 to %d small letters, digits and dashes",
                     (int)sizeof((lin_battle *)0)->rules - 1);
    if (!r->code || !*r->code || !r->name || !*r->name)
        return wrong(why, r, "it needs a name and a code, as \"BW\" is one");
    if (r->version < 1)
        return wrong(why, r, "its version must be 1 or more");
    if (r->field_size < sizeof(lin_field))
        return wrong(why, r, "its field must begin with lin_field, so field_size is at least %d",
                     (int)sizeof(lin_field));
    if (r->state_size < sizeof(lin_head) || r->state_size % 8 != 0)
        return wrong(why, r,
                     "its state must begin with lin_head, so state_size is at least %d, and a "
                     "multiple of 8",
                     (int)sizeof(lin_head));
    return LIN_OK;
}

static lin_status check_functions(const lin_rules *r, lin_refusal *why)
{
    const char *missing = !r->build    ? "build"
                          : !r->start  ? "start"
                          : !r->broken ? "broken"
                          : !r->write  ? "write"
                          : !r->blank  ? "blank"
                          : !r->read   ? "read"
                                       : NULL;

    if (!missing && r->blind && !r->learned)
        return wrong(why, r, "where nothing is measured ahead it must count what is (learned)");
    return missing ? wrong(why, r, "it has no function %s", missing) : LIN_OK;
}

/* Tables that are as long as they say; some may be empty. */
static lin_status check_tables(const lin_rules *r, lin_refusal *why)
{
    const struct {
        const char *name;
        const void *rows;
        int n, least, most;
    } table[] = {
        { "step", r->step, r->steps, 1, UINT16_MAX },
        { "verb", r->verb, r->verbs, 1, UINT8_MAX },
        { "macro", r->macro, r->macros, 0, UINT8_MAX },
        { "event", r->event, r->events, 0, INT16_MAX },
        { "action", r->action, r->actions, 0, UINT8_MAX - 1 },
        { "reason", r->reason, r->reasons, 0, INT16_MAX },
        { "option", r->option, r->options, 0, LIN_OPTIONS },
        { "said", r->answer_label, r->answer_labels, 0, INT16_MAX },
        { "level", r->level, r->levels, 1, UINT8_MAX },
        { "mark_look", r->mark_look, r->mark_looks, 0, UINT8_MAX },
        { "counter", r->counter, r->counter_rows, 0, UINT8_MAX },
        { "gesture", r->gesture, r->gestures, 0, UINT8_MAX },
        { "overlay", r->overlay, r->overlays, 0, UINT8_MAX },
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].n < table[i].least || table[i].n > table[i].most ||
            (table[i].n > 0 && !table[i].rows))
            return wrong(why, r, "its table %s must have %d to %d rows", table[i].name,
                         table[i].least, table[i].most);
    if (r->concede_level < 0 || r->concede_level >= r->levels)
        return wrong(why, r, "concede_level is no row of its levels");
    return LIN_OK;
}

static lin_status check_steps(const lin_rules *r, lin_refusal *why)
{
    for (int i = 0; i < r->steps; i++) {
        const lin_step *s = &r->step[i];
        const bool runs = s->run, asks = s->who && s->list && s->check && s->take,
                   rolls = s->roll && s->land;
        const bool partly = (!asks && (s->who || s->list || s->check || s->take)) ||
                            (!rolls && (s->roll || s->land));

        /* a roll says itself who throws; it may have a who besides */
        if (!s->name || !*s->name || !s->rule)
            return wrong(why, r, "step %d has no name or no rule", i);
        if (runs + asks + rolls != 1 || (partly && !rolls))
            return wrong(why, r,
                         "step %.40s must either run, or ask a side (who, list, check, take), or "
                         "ask the dice (roll, land)",
                         s->name);
        if (!runs && !s->text)
            return wrong(why, r, "step %.40s asks a side or the dice and has no question (text)",
                         s->name);
    }
    return LIN_OK;
}

/* Argument kinds that there are, a list of units last of all. */
static bool are_kinds(const char *args, const char *kinds)
{
    const char *list = strchr(args, 'U');

    return args[strspn(args, kinds)] == '\0' && (!list || !list[1]);
}

/* Rows that are only shown. */
static lin_status check_shown(const lin_rules *r, lin_refusal *why)
{
    for (int i = 0; i < r->actions; i++)
        if (!r->action[i].name || !r->action[i].text)
            return wrong(why, r, "action %d has no name or no text", i);
    for (int i = 0; i < r->mark_looks; i++)
        if (!r->mark_look[i].word || !r->mark_look[i].text ||
            (unsigned)r->mark_look[i].shape >= LIN_MARK_SHAPES)
            return wrong(why, r, "mark_look %d has no word, no text or a shape that there is not",
                         i);
    for (int i = 0; i < r->counter_rows; i++)
        if (!r->counter[i].name || !r->counter[i].text || (unsigned)r->counter[i].part >= LIN_PARTS)
            return wrong(why, r, "counter %d has no name, no text or a part that there is not", i);
    for (int i = 0; i < r->gestures; i++)
        if (!r->gesture[i].step || !r->gesture[i].act || !r->gesture[i].order ||
            !r->gesture[i].text)
            return wrong(why, r, "gesture %d has no step, no act, no order or no text", i);
    for (int i = 0; i < r->overlays; i++)
        if (!r->overlay[i].name || !r->overlay[i].text)
            return wrong(why, r, "overlay %d has no name or no text", i);
    for (const lin_rule *row = r->ledger; row && row->id; row++)
        if (!row->text || !row->book || !row->chapter)
            return wrong(why, r, "rule %.40s of its ledger has no text, no book or no chapter",
                         row->id);
    return LIN_OK;
}

static lin_status check_rows(const lin_rules *r, lin_refusal *why)
{
    for (int i = 0; i < r->verbs; i++) {
        const lin_verb *v = &r->verb[i];

        if (!v->name || !v->args || !v->help)
            return wrong(why, r, "verb %d has no name, no args (\"\": none) or no help", i);
        if (strlen(v->args) > LIN_ARGS || (strchr(v->args, 'w') && !v->words))
            return wrong(why, r, "verb %.40s has more than %d args, or an arg w and no words",
                         v->name, LIN_ARGS);
        if (!are_kinds(v->args, "ucdiwxapU"))
            return wrong(
                why, r,
                "verb %.40s has args \"%.20s\"; there are u, c, d, i, w, x, a, p, and U as the "
                "last",
                v->name, v->args);
        for (int k = 0; k < i; k++)
            if (lin_same_word(v->name, r->verb[k].name))
                return wrong(why, r, "two verbs are called %.40s", v->name);
    }
    for (int i = 0; i < r->macros; i++)
        if (!r->macro[i].name || !r->macro[i].help || !r->macro[i].expand)
            return wrong(why, r, "macro %d has no name, no help or no expand", i);
    for (int i = 0; i < r->events; i++)
        if (!r->event[i].name || !r->event[i].args || !r->event[i].text)
            return wrong(why, r, "event %d has no name, no args (\"\": none) or no text", i);
        else if (!are_kinds(r->event[i].args, "ucdiwxasmrfnpNH*") ||
                 (strchr(r->event[i].args, 'r') && !r->event[i].names))
            return wrong(why, r,
                         "event %.40s has args \"%.20s\", of which one is no kind, or r without "
                         "names",
                         r->event[i].name, r->event[i].args);
    for (int i = 0; i < r->options; i++)
        if (!r->option[i].name || !r->option[i].text)
            return wrong(why, r, "option %d has no name or no text", i);
    for (int i = 0; i < r->levels; i++)
        if (!r->level[i])
            return wrong(why, r, "level %d has no name", i);
    for (int i = 0; r->scenery_flag && r->scenery_flag[i]; i++)
        if (i == 8)
            return wrong(why, r, "scenery_flag has more than 8 words");
    for (const lin_look *row = r->look; row && row->word; row++)
        if ((unsigned)row->of >= LIN_LOOKS || (unsigned)row->sign >= LIN_SIGNS)
            return wrong(why, r, "the look of %.40s is of nothing, or by a sign that there is not",
                         row->word);
    return LIN_OK;
}

/* What is printed of forces: its rows must fit on a sheet. */
static lin_status check_roster(const lin_rules *r, lin_refusal *why)
{
    const lin_roster *s = r->muster->roster;
    int n = 0;

    if (!s)
        return LIN_OK;
    if (!s->column || !s->track || !s->table || !s->cell || !s->boxes || !s->base)
        return wrong(why, r, "its roster lacks columns, tracks, tables or a function");
    while (n <= LIN_ROSTER_COLUMNS && s->column[n])
        n++;
    if (n > LIN_ROSTER_COLUMNS)
        return wrong(why, r, "its roster has more than %d columns", LIN_ROSTER_COLUMNS);
    for (n = 0; s->skill && s->skill[n].name; n++)
        if (n == LIN_ROSTER_SKILLS || !s->skill[n].text || !s->skill[n].rule)
            return wrong(why, r, "skill %d of its roster has no text or rule, or is one too many",
                         n);
    for (n = 0; s->table[n].title; n++)
        if (!s->table[n].rule || s->table[n].columns < 2 ||
            s->table[n].columns > LIN_ROSTER_COLUMNS || s->table[n].rows < 2)
            return wrong(why, r, "table %d of its roster has no rule, or is too small or too wide",
                         n);
    return LIN_OK;
}

/* How forces are built, where they are: what is counted in bits and small numbers must fit. */
static lin_status check_muster(const lin_rules *r, lin_refusal *why)
{
    const lin_muster *m = r->muster;
    int n = 0;

    if (!m)
        return LIN_OK;
    if (!m->division || !m->group || !m->entry || !m->nation || !m->nation[0].word || !m->kind ||
        !m->kind[0].word || m->points < 1 || m->points > LIN_FORCE_POINTS)
        return wrong(why, r,
                     "its muster has no word for division, group or entry, no nation, no "
                     "kind or no points");
    for (n = 0; m->kind[n].word; n++)
        if (n == 255 || !m->kind[n].name || !m->kind[n].type)
            return wrong(why, r, "kind %d of its muster has no name or no type, or is one too many",
                         n);
    for (n = 0; m->choice && m->choice[n].word; n++)
        if (n == 254 || !m->choice[n].name || m->choice[n].set >= LIN_MUSTER_SETS)
            return wrong(why, r,
                         "choice %d of its muster has no name, is of no set or one too many", n);
    for (n = 0; m->number && m->number[n].word; n++)
        if (n == LIN_MUSTER_NUMBERS || !m->number[n].name)
            return wrong(why, r, "number %d of its muster has no name, or is one too many", n);
    for (n = 0; m->extra && m->extra[n].name; n++)
        if (!m->extra[n].count)
            return wrong(why, r, "extra %d of its muster has no count", n);
    for (n = 0; m->term && m->term[n].word; n++)
        if (n == LIN_MUSTER_TERMS || !m->term[n].name || !m->term[n].rule)
            return wrong(why, r, "term %d of its muster has no name or rule, or is one too many",
                         n);
    return check_roster(r, why);
}

lin_status lin_rules_register(int abi, const lin_rules *book, lin_refusal *why)
{
    assert(book);
    lin_status status = lin_registry_abi(abi, "book", why);

    if (status == LIN_OK)
        status = check_head(book, why);
    if (status == LIN_OK)
        status = check_functions(book, why);
    if (status == LIN_OK)
        status = check_tables(book, why);
    if (status == LIN_OK)
        status = check_steps(book, why);
    if (status == LIN_OK)
        status = check_rows(book, why);
    if (status == LIN_OK)
        status = check_shown(book, why);
    if (status == LIN_OK)
        status = check_muster(book, why);
    if (status != LIN_OK)
        return status;
    lin_registry_lock(&brought);
    if (lin_rules_find(book->id))
        status = wrong(why, book, "there is a book of that id already");
    else if (!lin_registry_add(&brought, book))
        status = wrong(why, book, "there is room for %d books from outside, and no more",
                       LIN_REGISTERED);
    lin_registry_unlock(&brought);
    return status;
}
