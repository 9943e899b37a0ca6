/* setup.c -- BW 4.0 Setup: the American places counter by counter, the British wait. */
#include "rules/brandywine/brandywine.h"

lin_side bw_who_setup(const lin_view *view, const lin_frame *frame)
{
    (void)view->state, (void)frame;
    return (lin_side)bw_field_of(view->field)->setup_side;
}

static uint64_t unplaced(const bw_field *f, const bw_state *s)
{
    return bw_units_in(f, s, BW_UNPLACED, f->setup_side);
}

static bool has_any_on_board(const bw_field *f, const bw_state *s)
{
    for (uint64_t rest = f->side_set[f->setup_side]; rest; rest &= rest - 1)
        if (on_board(s, bw_first(rest)))
            return true;
    return false;
}

/* Counters not yet placed are listed; one already placed may be taken up again, which is an
 * open answer so that it does not crowd the list. */
void bw_list_setup(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const uint64_t rest = unplaced(f, s);

    (void)frame;
    for (uint64_t r = rest; r; r &= r - 1)
        bw_answer1(out, V_PICK, bw_first(r));
    if (!rest)
        bw_answer0(out, V_DONE);
    if (has_any_on_board(f, s))
        lin_list_open(out, (lin_family){ .order = { .verb = V_PICK, .nargs = 1 },
                                         .open = 1,
                                         .high = { f->units - 1 } });
}

bool bw_sample_setup(const lin_view *view, const lin_frame *frame, const lin_family *family,
                     lin_rng *rng, lin_order *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    uint64_t set = 0;
    uint32_t k;

    (void)frame;
    for (uint64_t rest = f->side_set[f->setup_side]; rest; rest &= rest - 1)
        if (on_board(s, bw_first(rest)))
            set |= rest & (0 - rest);
    if (!set)
        return false;
    k = lin_rng_below(rng, (uint32_t)__builtin_popcountll(set));
    while (k--)
        set &= set - 1;
    *out = family->order;
    out->arg[0] = bw_first(set);
    return true;
}

lin_status bw_check_setup(const lin_view *view, const lin_frame *frame, const lin_order *o,
                          lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const uint64_t rest = unplaced(f, s);

    switch (o->verb) {
    case V_PICK:
        if (f->side[o->arg[0]] != f->setup_side)
            return lin_refuse(why, LIN_ILLEGAL, "BW-4.4",
                              "That counter is not set up; it comes on later at the entry square.");
        if (s->at[o->arg[0]] != BW_UNPLACED && !on_board(s, o->arg[0]))
            return lin_refuse(why, LIN_ILLEGAL, "BW-4.1", "That counter is not in this battle.");
        return LIN_OK;
    case V_DONE:
        if (rest)
            return lin_refuse(
                why, LIN_ILLEGAL, "BW-4.1",
                "%d counter%s no square yet, %s among them; place every counter first.",
                __builtin_popcountll(rest), rest & (rest - 1) ? "s have" : " has",
                view->field->battle->unit[bw_first(rest)].id);
        return LIN_OK;
    default:
        return lin_not_now(view->field, frame, o, why);
    }
}

void bw_take_setup(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    (void)frame;
    if (o->verb == V_DONE) {
        lin_pop(p->state);
        lin_tell(p, E_SET_UP, bw_field_of(p->view.field)->setup_side);
    } else {
        lin_push(p->state, BW_SETUP_AT, o->arg[0], 0, 0);
    }
}

/* ---- where ---- */

_Static_assert(LIN_CELLS <= LIN_CHOICES, "every square of a board can be listed");

lin_side bw_who_setup_at(const lin_view *view, const lin_frame *frame)
{
    return bw_who_setup(view, frame);
}

lin_status bw_check_setup_at(const lin_view *view, const lin_frame *frame, const lin_order *o,
                             lin_refusal *why)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int u = frame->arg[0], square = o->arg[0];
    char name[8];

    if (o->verb != V_PLACE)
        return lin_not_now(view->field, frame, o, why);
    if (!f->may_set_up[square]) {
        lin_cell_name(f->board, square, name);
        if (f->creek[square])
            return lin_refuse(why, LIN_ILLEGAL, "BW-4.3",
                              "%s is a creek square; set up on land east of the creek.", name);
        return lin_refuse(why, LIN_ILLEGAL, "BW-4.2",
                          "%s does not lie east of the creek and of its east branch; set up there.",
                          name);
    }
    if (!bw_fits(f, s, u, square))
        return lin_refuse(why, LIN_ILLEGAL, "BW-10.1",
                          "That square would hold %d factors; %d is the limit.",
                          bw_stack(f, s, square, f->side[u]) + f->cf[u], BW_STACK);
    return LIN_OK;
}

void bw_list_setup_at(const lin_view *view, const lin_frame *frame, lin_list *out)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;

    for (int c = 0; c < f->board->cells; c++)
        if (f->may_set_up[c] && bw_fits(f, s, frame->arg[0], c))
            bw_answer1(out, V_PLACE, c);
}

void bw_take_setup_at(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    const bw_field *f = bw_field_of(p->view.field);
    const int u = frame->arg[0];

    bw_put(f, p->state, u, o->arg[0]);
    lin_tell(p, E_PLACED, u, o->arg[0]);
    if (is_combat(f, u))
        lin_push(p->state, BW_SETUP_FACE, u, 0, 0);
}
