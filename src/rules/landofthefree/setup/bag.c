/* bag.c -- ratings drawn from a bag, where the players like it better than dice. LF-OP-02 to
 * LF-OP-05. */
#include "kit/roster.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"

/* ---- What is in it ---- */

static int commanders_of(const lf_field *f, int side)
{
    return kit_set_count(&f->commanders[side]);
}

/* LF-OP-02: one more than the larger number of commanders. */
static int tokens_of(const lf_field *f)
{
    const int first = commanders_of(f, LIN_FIRST), second = commanders_of(f, LIN_SECOND);

    return 1 + (first > second ? first : second);
}

/* LF-OP-05: "bag: {incompetent: 1, competent: 3, skilled: 2, highly-skilled: 1}", or the usual mix:
 * as nearly as their number allows like the table of ratings. */
lin_status lf_read_bag(lf_field *f, lin_refusal *why)
{
    static const char *const key[LF_RATINGS] = { "incompetent", "competent", "skilled",
                                                 "highly-skilled" };
    static const uint8_t usual[] = { LF_COMPETENT, LF_SKILLED,     LF_COMPETENT,
                                     LF_SKILLED,   LF_INCOMPETENT, LF_HIGHLY_SKILLED };
    const lin_node *bag = lin_node_get(f->base.battle->root, "bag");
    const int tokens = tokens_of(f);
    int sum = 0;

    for (int i = 0; !bag && i < tokens; i++)
        f->bag[usual[i % 6]]++;
    for (int r = 0; bag && r < LF_RATINGS; r++) {
        int n = 0;

        if (lin_node_get(bag, key[r]) &&
            kit_number_read(bag, key[r], 0, 2 * LF_GROUPS, "LF-OP-05", &n, why) != LIN_OK)
            return LIN_BAD_FILE;
        f->bag[r] = (uint8_t)n;
        sum += n;
    }
    return !bag || sum == tokens
               ? LIN_OK
               : kit_node_wrong(why, bag, "LF-OP-05",
                                "\"bag\" holds %d tokens; %d are wanted, one more than the larger "
                                "number of commanders",
                                sum, tokens);
}

/* ---- Drawing ---- */

static int left_of(const lin_view *view, int rating)
{
    const lf_state *s = view->state;

    return lf_field_of(view->field)->bag[rating] - s->drawn[rating];
}

static int all_left(const lin_view *view)
{
    int n = 0;

    for (int r = 0; r < LF_RATINGS; r++)
        n += left_of(view, r);
    return n;
}

/* Which rating the token of that number has, counted from 0. */
static int rating_of(const lin_view *view, int token)
{
    int r = 0;

    while (r < LF_RATINGS - 1 && token >= left_of(view, r))
        token -= left_of(view, r++);
    return r;
}

/* LF-OP-03: a die of as many faces as tokens are left. Where there are more than a die may have
 * faces a second one tells the score of tokens; what then names no token is thrown again.
 * Arguments: the side, which of its commanders. */
void lf_roll_draw(const lin_view *view, const lin_frame *frame, lin_roll_ask *out)
{
    const int tokens = all_left(view);
    const bool many = tokens > LIN_FACES;

    *out = (lin_roll_ask){ .n = many ? 2 : 1,
                           .faces = (uint8_t)(many         ? LIN_FACES
                                              : tokens < 2 ? 2
                                                           : tokens),
                           .classes = (uint8_t)(many ? LIN_FACES : LF_RATINGS),
                           .rule = "LF-OP-03",
                           .purpose = "a token from the bag",
                           .side = (lin_side)frame->arg[0],
                           .better = 1 };
    for (int i = 1; i <= out->faces; i++)
        out->class_of[i] = (uint8_t)(many ? i - 1 : rating_of(view, i - 1));
}

void lf_land_draw(lin_play *p, const lin_frame *frame, const uint8_t *face)
{
    lf_state *s = p->state;
    const int side = frame->arg[0], which = frame->arg[1], tokens = all_left(&p->view);
    const int scores = (tokens + LIN_FACES - 1) / LIN_FACES;
    const int token = face[0] - 1 + (tokens > LIN_FACES ? (face[1] - 1) % scores * LIN_FACES : 0);
    uint8_t who[LF_UNITS];
    const int n = lf_to_rate(lf_field_of(p->view.field), side, who);

    if (token >= tokens || (tokens > LIN_FACES && face[1] > LIN_FACES - LIN_FACES % scores)) {
        lin_push(s, LF_DRAW_DICE, side, which, 0);
        return;
    }
    s->rating[who[which]] = (uint8_t)rating_of(&p->view, token);
    s->drawn[s->rating[who[which]]]++;
    lin_tell(p, LE_DRAWN, who[which], s->rating[who[which]]);
    if (which + 1 < n) {
        lin_push(s, LF_DRAW_DICE, side, which + 1, 0);
        return;
    }
    for (int r = 0; r < LF_RATINGS; r++) /* all go back */
        s->drawn[r] = 0;
}

/* Of a position: is there a commander, and a token for him and all after him? Who draws after the
 * other side (now: false) finds a full bag. */
bool lf_may_draw(const lin_view *view, int side, int which, bool now)
{
    uint8_t who[LF_UNITS];
    const int n = lf_to_rate(lf_field_of(view->field), side, who);

    for (int r = 0; r < LF_RATINGS; r++)
        if (left_of(view, r) < 0)
            return false;
    return view->field->option[LF_OPT_BAG] && which < n &&
           (now ? all_left(view) > n - which : which == 0);
}
