/* question.c -- what the machine waits for: an answer of a side or dice; and what is owed before a
 * portion can close. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

void tell_order_json(json_writer *j, const char *key, const lin_field *f, const lin_order *o)
{
    char text[LIN_ORDER_TEXT];
    lin_text t = lin_text_in(text, sizeof text);

    lin_print(f, o, &t);
    json_put_text(j, key, text);
}

/* ---- dice ---- */

void tell_roll_json(json_writer *j, const char *key, const lin_roll_ask *ask)
{
    json_open(j, key, '{');
    json_put_int(j, "n", ask->n);
    json_put_int(j, "faces", ask->faces);
    json_put_int(j, "low", lin_die_low(lin_die_kind_of(ask)));
    json_put_text(j, "purpose", ask->purpose);
    json_put_int(j, "side", ask->side);
    json_close(j, '}');
}

void tell_roll_text(const lin_battle *b, const lin_roll_ask *ask, lin_text *out)
{
    lin_put(out, "%s: throw %d %s of %d faces", lin_side_name(b, ask->side), ask->n,
            ask->n == 1 ? "die" : "dice", ask->faces);
    if (ask->from_zero)
        lin_put(out, ", 0 to %d,", lin_die_high(lin_die_kind_of(ask)));
    if (ask->purpose && ask->purpose[0])
        lin_put(out, " for %s", ask->purpose);
}

void tell_faces_json(json_writer *j, const char *key, const uint8_t *face, size_t n)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < n; i++)
        json_put_int(j, NULL, face[i]);
    json_close(j, ']');
}

/* ---- the question ---- */

static void units_json(json_writer *j, const char *key, const uint8_t *unit, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        json_put_int(j, NULL, unit[i]);
    json_close(j, ']');
}

/* Who is in what is being put together, and whom it is against. */
static void making_json(json_writer *j, const lin_game *g)
{
    lin_making m;

    if (!lin_making_now(g, &m))
        return;
    json_open(j, "making", '{');
    units_json(j, "with", m.with_unit, m.with);
    units_json(j, "against", m.against_unit, m.against);
    if (m.why.text[0]) {
        json_open(j, "why", '{');
        json_put_text(j, "text", m.why.text);
        json_put_text(j, "rule", m.why.rule);
        json_close(j, '}');
    }
    json_close(j, '}');
}

/* Units that listed answers name. */
static void mark_named(const lin_field *f, const lin_list *list, bool *named)
{
    for (int i = 0; i < list->orders; i++) {
        const lin_order *o = &list->order[i];
        const char *kind = f->rules->verb[o->verb].args;

        for (int k = 0; k < o->nargs && kind[k] && kind[k] != 'U'; k++)
            if (kind[k] == 'u' && o->arg[k] >= 0 && o->arg[k] < LIN_PIECES)
                named[o->arg[k]] = true;
    }
}

/* Has an open family an order that begins with this unit? Where it has several units one of its
 * orders is drawn for this one alone. */
static bool is_open_to(const lin_game *g, const lin_family *family, int u)
{
    const lin_rules *r = lin_game_field(g)->rules;
    const lin_frame *top = lin_top(lin_state(g));
    lin_family its = *family;
    lin_rng rng = 0;
    lin_order drawn;

    if (r->verb[family->order.verb].args[0] != 'u' || family->order.nargs == 0)
        return false;
    if (!(family->open & 1))
        return family->order.arg[0] == u;
    its.order.arg[0] = its.low[0] = its.high[0] = u;
    return family->low[0] <= u && u <= family->high[0] && r->step[top->step].sample &&
           r->step[top->step].sample(lin_view_of(g), top, &its, &rng, &drawn) && drawn.arg[0] == u;
}

/* Who has such an order and no other: else nobody would know that he can be taken in hand. */
static void open_to_member(json_writer *j, const lin_game *g, const lin_list *list)
{
    const lin_field *f = lin_game_field(g);
    bool named[LIN_PIECES] = { false };

    if (list->families > 0)
        mark_named(f, list, named);
    json_open(j, "open_to", '[');
    for (int i = 0; i < list->families; i++)
        for (int u = 0; u < f->battle->units; u++)
            if (!named[u] && is_open_to(g, &list->family[i], u)) {
                json_put_int(j, NULL, u);
                named[u] = true;
            }
    json_close(j, ']');
}

static void answers_members(json_writer *j, const lin_game *g, const lin_list *list)
{
    enum { MOST = 16 };
    const lin_field *f = lin_game_field(g);
    lin_ready ready[MOST];
    const int n = lin_ready_orders(g, ready, MOST);

    json_open(j, "answers", '[');
    for (int i = 0; i < list->orders; i++)
        tell_order_json(j, NULL, f, &list->order[i]);
    json_close(j, ']');
    json_open(j, "said", '[');
    for (int i = 0; i < list->orders; i++) {
        char text[LIN_ORDER_TEXT];
        lin_text t = lin_text_in(text, sizeof text);

        lin_answer_text(g, &list->order[i], &t);
        json_put_text(j, NULL, text);
    }
    json_close(j, ']');
    json_open(j, "open", '[');
    for (int i = 0; i < list->families; i++)
        json_put_text(j, NULL, f->rules->verb[list->family[i].order.verb].name);
    json_close(j, ']');
    open_to_member(j, g, list);
    json_open(j, "ready", '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "order", ready[i].order);
        json_put_text(j, "text", ready[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* The unit that the question is about, by its step's first argument; -1: about none. */
static int subject_of(const lin_game *g)
{
    const lin_head *h = lin_state(g);
    const lin_frame *top = h->depth ? lin_top(h) : NULL;
    const lin_step *row = top ? &lin_field_rules(lin_game_field(g))->step[top->step] : NULL;

    return row && row->args[0] == 'u' ? top->arg[0] : -1;
}

/* Do answers throw dice at once? */
static bool stakes_dice(const lin_game *g)
{
    const lin_head *h = lin_state(g);

    return h->depth && lin_field_rules(lin_game_field(g))->step[lin_top(h)->step].stakes;
}

/* ---- dice that lie on the table while throwing again is asked about ---- */

/* Which answers throw die i again: those whose last argument calls it. */
static void answers_for_die(json_writer *j, const lin_field *f, const lin_list *list,
                            const lin_lying_dice *d, int i)
{
    json_open(j, NULL, '[');
    for (int k = 0; k < list->orders && d->called[i] >= 0; k++) {
        const lin_order *o = &list->order[k];
        const char *args = f->rules->verb[o->verb].args;

        if (o->nargs > 0 && args[o->nargs - 1] == 'i' && o->arg[o->nargs - 1] == d->called[i])
            json_put_int(j, NULL, k);
    }
    json_close(j, ']');
}

static void lying_json(json_writer *j, const lin_game *g, const lin_list *list)
{
    const lin_field *f = lin_game_field(g);
    lin_lying_dice d;
    lin_roll_ask ask;

    if (!lin_lying(g, &d))
        return;
    ask = (lin_roll_ask){ .n = d.n,
                          .faces = d.kind.faces,
                          .from_zero = d.kind.from_zero,
                          .better = d.better,
                          .need = d.need,
                          .need_sum = d.need_sum,
                          .side = lin_to_answer(g) };
    json_open(j, "lying", '{');
    {
        const tell_roll r = tell_roll_of(&ask, d.face);

        tell_rolled_members(j, &r);
    }
    json_open(j, "answers", '[');
    for (int i = 0; i < d.n; i++)
        answers_for_die(j, f, list, &d, i);
    json_close(j, ']');
    json_put_text(j, "terms", d.text);
    json_close(j, '}');
}

void tell_question_json(json_writer *j, const char *key, lin_game *g, bool answers)
{
    static const char *const asking[] = {
        [LIN_ASKS_SIDE] = "side", [LIN_ASKS_DICE] = "dice", [LIN_IS_OVER] = "over"
    };
    char called[300];
    lin_text text = lin_text_in(called, sizeof called);
    lin_question q;

    lin_ask(g, &q);
    json_open(j, key, '{');
    json_put_text(j, "asking", asking[q.asking]);
    if (q.asking != LIN_IS_OVER) {
        json_put_int(j, "side", q.side);
        json_put_text(j, "step", q.step);
        json_put_text(j, "rule", q.rule);
        json_put_text(j, "text", q.text);
        lin_ask_called(g, &text);
        if (strcmp(called, q.text) != 0)
            json_put_text(j, "called", called);
    }
    if (q.asking == LIN_ASKS_SIDE)
        json_put_int(j, "subject", subject_of(g));
    if (q.asking == LIN_ASKS_SIDE && stakes_dice(g))
        json_put_bool(j, "stakes", true);
    if (q.asking == LIN_ASKS_SIDE && answers) {
        answers_members(j, g, q.list);
        lying_json(j, g, q.list);
        making_json(j, g);
    }
    if (q.asking == LIN_ASKS_SIDE)
        tell_secret_json(j, "secret", g, &q, answers);
    if (q.asking == LIN_ASKS_DICE)
        tell_roll_json(j, "dice", &q.roll);
    json_close(j, '}');
}

/* Does the question itself begin with the side it is put to? */
static bool names_side(const char *text, const char *name)
{
    return strncmp(text, name, strlen(name)) == 0;
}

void tell_question_text(lin_game *g, lin_text *out)
{
    const lin_battle *b = lin_game_field(g)->battle;
    lin_question q;

    lin_ask(g, &q);
    if (q.asking == LIN_IS_OVER) {
        lin_result_text(g, out);
        return;
    }
    if (q.asking == LIN_ASKS_DICE) {
        tell_roll_text(b, &q.roll, out);
    } else {
        const char *name = lin_side_name(b, q.side);

        lin_put(out, "%s%s%s", names_side(q.text, name) ? "" : name,
                names_side(q.text, name) ? "" : ": ", q.text);
    }
    if (q.rule)
        lin_put(out, "  [%s]", q.rule);
}

/* ---- duties ---- */

static int duties_now(const lin_game *g, lin_duty *out, int max)
{
    return lin_waits(g) == LIN_ASKS_SIDE ? lin_duties(g, out, max) : 0;
}

void tell_duties_json(json_writer *j, const char *key, const lin_game *g)
{
    static _Thread_local lin_duty list[LIN_PIECES];
    const int n = duties_now(g, list, LIN_PIECES);

    json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "rule", list[i].rule);
        json_put_int(j, "unit", list[i].unit);
        json_put_text(j, "text", list[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_duties_text(const lin_game *g, lin_text *out)
{
    static _Thread_local lin_duty list[LIN_PIECES];
    const int n = duties_now(g, list, LIN_PIECES);

    if (n == 0)
        lin_put(out, "No duty stands: nothing is owed before this portion can close.\n");
    else
        lin_put(out, "Owed before this portion can close:\n");
    for (int i = 0; i < n; i++) {
        lin_put(out, "  - %s", list[i].text);
        if (list[i].rule)
            lin_put(out, "  [%s]", list[i].rule);
        lin_put(out, "\n");
    }
}
