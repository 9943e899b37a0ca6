/* overlays.c -- marks on squares, to be looked at: where a counter can get, what a side controls,
 * where a counter could be driven back to. Nothing is judged here that a rule does not judge. */
#include "rules/brandywine/brandywine.h"

const lin_overlay bw_overlays[BW_OVERLAYS] = {
    [BW_SHOW_REACH] = { "reach",
                        "Where it can get, and what is then left of its move (dotted: its next "
                        "move, "
                        "for it cannot move now)",
                        false },
    [BW_SHOW_CONTROL] = { "control", "The squares this side controls", true },
    [BW_SHOW_RETREAT] = { "retreat",
                          "Where it could be driven back to, by one square or two (none: it would "
                          "be lost)",
                          false },
};

typedef struct {
    lin_mark *out;
    int n, max;
} sheet;

static lin_mark *mark(sheet *sh, int square, int value)
{
    lin_mark *m;

    if (sh->n >= sh->max)
        return NULL;
    m = &sh->out[sh->n++];
    *m = (lin_mark){ .cell = (uint16_t)square, .value = value };
    return m;
}

/* Movement factors as they are spoken: 7 quarters are 1¾. */
void bw_put_factors(char *text, size_t size, int quarters)
{
    static const char *const part[] = { "", "¼", "½", "¾" };
    lin_text t = lin_text_in(text, size);

    if (quarters >= BW_QUARTERS || quarters == 0)
        lin_put(&t, "%d", quarters / BW_QUARTERS);
    lin_put(&t, "%s", part[quarters % BW_QUARTERS]);
}

/* In the set-up a counter gets wherever it may be placed (BW-4.2, BW-4.3). */
static bool is_being_set_up(const bw_field *f, const bw_state *s, int u)
{
    return s->head.depth > 0 && lin_top(&s->head)->step <= BW_SETUP_FACE &&
           f->side[u] == f->setup_side && (on_board(s, u) || s->at[u] == BW_UNPLACED);
}

static void mark_posts(const bw_field *f, const bw_state *s, int u, sheet *sh)
{
    for (int c = 0; c < f->board->cells; c++)
        if (f->may_set_up[c] && bw_fits(f, s, u, c))
            mark(sh, c, 0);
}

/* BW-8.1: has it still its move in this portion, or the rest of it? */
static bool moves_now(const bw_field *f, const bw_state *s, int u)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->head.frame[i].step == BW_MOVE)
            return s->head.frame[i].arg[0] == f->side[u] && !(s->mark[u] & BW_MOVED);
    return false;
}

static void mark_reach(const bw_field *f, const bw_state *s, int u, sheet *sh)
{
    const lin_frame hand = bw_hand(f, s, u);
    const bool later = !moves_now(f, s, u);
    bw_reach r;

    bw_find_reach(f, s, &hand, hand.arg[1], &r);
    for (int c = 0; c < f->board->cells; c++)
        if (bw_reaches(f, s, &r, c)) {
            lin_mark *m = mark(sh, c, r.left - r.ways.cost[c]);

            if (!m)
                break;
            m->later = later;
            bw_put_factors(m->text, sizeof m->text, m->value);
        }
}

/* BW-12.1 */
static void mark_control(const bw_field *f, const bw_state *s, int side, sheet *sh)
{
    for (int c = 0; c < f->board->cells; c++)
        if (is_controlled(f, s, c, side))
            mark(sh, c, 1);
}

/* BW-20.11, BW-20.12 */
static void mark_retreats(const bw_field *f, const bw_state *s, int u, sheet *sh)
{
    uint16_t to[16];

    for (int squares = 1; on_board(s, u) && squares <= 2; squares++) {
        const int n = bw_retreats(f, s, u, squares, to);

        for (int i = 0; i < n; i++) {
            lin_mark *m = mark(sh, to[i], squares);

            if (m)
                m->text[0] = (char)('0' + squares);
        }
    }
}

int bw_marks(const lin_view *view, int overlay, int of, lin_mark *out, int max)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    sheet sh = { out, 0, max };

    if (overlay < 0 || overlay >= BW_OVERLAYS || of < 0 ||
        of >= (bw_overlays[overlay].of_side ? LIN_SIDES : f->units))
        return 0;
    if (overlay == BW_SHOW_CONTROL)
        mark_control(f, s, of, &sh);
    else if (overlay == BW_SHOW_RETREAT)
        mark_retreats(f, s, of, &sh);
    else if (is_being_set_up(f, s, of))
        mark_posts(f, s, of, &sh);
    else
        mark_reach(f, s, of, &sh);
    return sh.n;
}
