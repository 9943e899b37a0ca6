/* tactics_game.c -- two tactics chosen unseen by each other (GT-13.2) are a game of their own: for
 * each pair of them what the die can bring, and how often each side should play which.
 *
 * The chances of a pair are exact: its number of the matrix (GT-13.8) is added to the modifiers of
 * the fight, and the ten faces are read off the column of the close combat table. Each result is
 * worth something to the one and costs the other as much, so the pairs are the payoffs of a
 * zero-sum game, and what a side should play is a mix of tactics that no choice of the other can
 * make worse than the value of the game.
 *
 * The mix is found by the simplex method in whole numbers: every number of the tableau is a minor
 * of the payoffs, so nothing is rounded and every machine comes to the same. Nothing here looks at
 * what anybody has chosen. */
#include "rules/germantown/tactics_game.h"

#include "core/wide.h"

#include <assert.h>
#include <string.h>

/* ---- the simplex method, in whole numbers ---- */

/* Rows are the first player's, who wants much; columns the second's. With all payoffs raised above
 * nought the second looks for y >= 0 with A y <= 1 and the greatest sum: his mix is y over that
 * sum, the first's are the prices of the rows over the same sum, and the value is one over it. */
enum { MOST = GT_TACTICS, WIDE = MOST + 1 };

typedef struct {
    int rows, columns;
    int64_t at[WIDE][WIDE]; /* the last row is the aim, the last column the right side */
    int64_t whole;          /* all numbers are over this one */
    int8_t in[MOST];        /* who stands for each row: a column, or MOST + a row's slack */
    int8_t out[MOST];       /* who stands for each column */
} tableau;

static uint64_t size_of(int64_t a)
{
    return a < 0 ? -(uint64_t)a : (uint64_t)a;
}

/* (a b - c d) / e without a rest, e above nought. */
static int64_t exactly(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e)
{
    const lin_wide left = lin_wide_product(size_of(a), size_of(b)),
                   right = lin_wide_product(size_of(c), size_of(d));
    const bool left_minus = (a < 0) != (b < 0), right_minus = (c < 0) != (d < 0);
    bool minus = left_minus;
    lin_wide sum;
    uint64_t by;

    if (left_minus != right_minus) {
        if (!lin_wide_plus(left, right, &sum))
            return 0; /* two products of 63 bits cannot */
    } else if (lin_wide_less(left, right)) {
        sum = lin_wide_minus(right, left);
        minus = !left_minus;
    } else {
        sum = lin_wide_minus(left, right);
    }
    by = lin_wide_low(lin_wide_by(sum, lin_wide_of((uint64_t)e)));
    return minus ? -(int64_t)by : (int64_t)by;
}

static void pivot(tableau *t, int row, int column)
{
    const int64_t p = t->at[row][column];
    const int8_t stays = t->in[row];

    for (int i = 0; i <= t->rows; i++)
        for (int k = 0; k <= t->columns; k++)
            if (i != row && k != column)
                t->at[i][k] = exactly(t->at[i][k], p, t->at[i][column], t->at[row][k], t->whole);
    for (int i = 0; i <= t->rows; i++)
        if (i != row)
            t->at[i][column] = -t->at[i][column];
    t->at[row][column] = t->whole;
    t->whole = p;
    t->in[row] = t->out[column];
    t->out[column] = stays;
}

/* Bland's rule: the first of those who may come in, and of those who must go the first again. So
 * no tableau is met twice. */
static int who_comes(const tableau *t)
{
    int found = -1;

    for (int k = 0; k < t->columns; k++)
        if (t->at[t->rows][k] < 0 && (found < 0 || t->out[k] < t->out[found]))
            found = k;
    return found;
}

static int who_goes(const tableau *t, int column)
{
    int found = -1;

    for (int i = 0; i < t->rows; i++) {
        const int64_t a = t->at[i][column], b = t->at[i][t->columns];

        if (a <= 0)
            continue;
        if (found < 0 || lin_products_less(b, t->at[found][column], t->at[found][t->columns], a) ||
            (!lin_products_less(t->at[found][t->columns], a, b, t->at[found][column]) &&
             t->in[i] < t->in[found]))
            found = i;
    }
    return found;
}

static void lay_out(const gt_payoffs *g, int least, tableau *t)
{
    memset(t, 0, sizeof *t);
    t->rows = g->rows;
    t->columns = g->columns;
    t->whole = 1;
    for (int i = 0; i < g->rows; i++) {
        for (int k = 0; k < g->columns; k++)
            t->at[i][k] = g->pay[i][k] - least + 1;
        t->at[i][g->columns] = 1;
        t->in[i] = (int8_t)(MOST + i);
    }
    for (int k = 0; k < g->columns; k++) {
        t->at[g->rows][k] = -1;
        t->out[k] = (int8_t)k;
    }
}

static uint64_t common(uint64_t a, uint64_t b)
{
    while (b) {
        const uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

/* What stands in the tableau, over its greatest common divisor. */
static void read_off(const tableau *t, int least, gt_mix *out)
{
    const int64_t sum = t->at[t->rows][t->columns];
    uint64_t divisor = common((uint64_t)t->whole, (uint64_t)sum);

    memset(out, 0, sizeof *out);
    for (int i = 0; i < t->rows; i++)
        if (t->in[i] < MOST)
            out->column[t->in[i]] = t->at[i][t->columns];
    for (int k = 0; k < t->columns; k++)
        if (t->out[k] >= MOST)
            out->row[t->out[k] - MOST] = t->at[t->rows][k];
    out->value = t->whole / (int64_t)divisor + (least - 1) * (sum / (int64_t)divisor);
    out->value_of = sum / (int64_t)divisor;
    divisor = (uint64_t)sum;
    for (int i = 0; i < MOST; i++)
        divisor = common(common(divisor, (uint64_t)out->row[i]), (uint64_t)out->column[i]);
    out->all = sum / (int64_t)divisor;
    for (int i = 0; i < MOST; i++) {
        out->row[i] /= (int64_t)divisor;
        out->column[i] /= (int64_t)divisor;
    }
}

void gt_solve(const gt_payoffs *g, gt_mix *out)
{
    int least = g->pay[0][0];
    tableau t;

    assert(g->rows >= 1 && g->rows <= MOST && g->columns >= 1 && g->columns <= MOST);
    for (int i = 0; i < g->rows; i++)
        for (int k = 0; k < g->columns; k++) {
            assert(g->pay[i][k] >= -GT_PAY_MOST && g->pay[i][k] <= GT_PAY_MOST);
            least = g->pay[i][k] < least ? g->pay[i][k] : least;
        }
    lay_out(g, least, &t);
    for (int column; (column = who_comes(&t)) >= 0;)
        pivot(&t, who_goes(&t, column), column);
    read_off(&t, least, out);
}

/* ---- what a result costs ---- */

/* In quarters of what a capture is, so to say: what the card counts in army morale and in points,
 * and what a retreat gives away. */
enum {
    COST_R = 1,
    COST_D = 4,
    COST_SHATTERED = 7,
    COST_STEP = 7,
    COST_LAST_STEP = 10,
    COST_CAPTURE = 10,
    COST_OWN_CHOICE = 9,
    COST_TWO = GT_WORTH,
    GAIN_GROUND = 1,
    GAIN_MOMENTUM = 1
};

static bool is_last_step(const gt_field *f, const gt_state *s, int u)
{
    return f->steps[u] == 1 || (s->mark[u] & GT_REDUCED);
}

/* GT-15.11: who has nowhere to go is captured. */
static bool is_trapped(const gt_field *f, const gt_state *s, int u)
{
    uint16_t hex[6];

    return gt_retreat_hexes(f, s, u, hex) == 0;
}

static bool has_broken(const gt_state *s, gt_set who)
{
    for (int u; (u = gt_next(&who)) >= 0;)
        if (s->mark[u] & GT_BROKEN)
            return true;
    return false;
}

static int leader_cost(const gt_field *f, int leader)
{
    if (leader == GT_NOBODY || !gt_is_leader(f, leader))
        return 0;
    return (f->am_gain[leader] + f->am_loss[leader] + f->points[leader]) / 2;
}

/* What it costs the army's heart, by which the battle may end at once (GT-20.1). */
static int heart_cost(gt_result r)
{
    return r == GT_TWO ? 2 : r == GT_NONE || r == GT_R || r == GT_PIN ? 0 : 1;
}

static int plain_cost(const gt_field *f, const gt_state *s, const gt_fight *w, int side,
                      gt_result r)
{
    const int lead = w->lead[side];

    if (lead == GT_NOBODY)
        return 0;
    switch (r) {
    case GT_R: /* GT-21.2: in the house it is nothing */
        return w->in_house[side] ? 0 : is_trapped(f, s, lead) ? COST_CAPTURE : COST_R;
    case GT_D:
        if ((s->mark[lead] & GT_SHATTERED) || (!w->in_house[side] && is_trapped(f, s, lead)))
            return COST_CAPTURE;
        return s->mark[lead] & GT_DISRUPTED ? COST_SHATTERED : COST_D;
    case GT_ONE:
    case GT_ONE_STAR:
        return is_last_step(f, s, lead) ? COST_LAST_STEP : COST_STEP;
    case GT_TWO:
        return COST_TWO;
    case GT_AC:
        return side == gt_attacker(s) ? COST_OWN_CHOICE : COST_CAPTURE;
    case GT_DC:
        return side == gt_defender(s) ? COST_OWN_CHOICE : COST_CAPTURE;
    case GT_PIN:
        return has_broken(s, w->side[side]) ? COST_CAPTURE : 0;
    default:
        return 0;
    }
}

int gt_result_cost(const gt_field *f, const gt_state *s, const gt_fight *w, int side, gt_result r,
                   bool exact)
{
    int cost = plain_cost(f, s, w, side, r);

    if (r == GT_ONE_STAR && exact)
        cost += leader_cost(f, w->leader[side]);
    if (cost > 0 && heart_cost(r) >= s->morale[side])
        cost = GT_WORTH;
    return cost > GT_WORTH ? GT_WORTH : cost;
}

/* ---- one throw ---- */

/* What each row of the column is worth to the attacker, and at its ends also what a roll beyond
 * the table is, by which no leader falls (GT-14.29). */
typedef struct {
    int8_t worth[GT_ROWS + 2];
    int8_t group[GT_ROWS + 2]; /* 1 won, 0 no change, -1 lost */
} column_worth;

static void weigh_row(const gt_field *f, const gt_state *s, const gt_fight *w, int row, bool exact,
                      int8_t *worth, int8_t *group)
{
    const gt_cell cell = gt_combat_table[row - GT_FIRST_ROW][w->odds];
    const int a = gt_attacker(s), d = gt_defender(s),
              theirs = gt_result_cost(f, s, w, d, (gt_result)cell.defender, exact),
              ours = gt_result_cost(f, s, w, a, (gt_result)cell.attacker, exact);
    int sum = theirs - ours;

    *group = (int8_t)(sum > 0 ? 1 : sum < 0 ? -1 : 0);
    if (cell.attacker == GT_NONE && theirs > 0)
        sum += GAIN_GROUND;
    sum += row >= 10 ? GAIN_MOMENTUM : row <= -1 ? -GAIN_MOMENTUM : 0; /* GT-3.6, GT-3.7 */
    *worth = (int8_t)(sum > GT_WORTH ? GT_WORTH : sum < -GT_WORTH ? -GT_WORTH : sum);
}

static void weigh_column(const gt_field *f, const gt_state *s, const gt_fight *w, column_worth *out)
{
    for (int i = 0; i < GT_ROWS; i++)
        weigh_row(f, s, w, i + GT_FIRST_ROW, true, &out->worth[i], &out->group[i]);
    weigh_row(f, s, w, GT_FIRST_ROW, false, &out->worth[GT_ROWS], &out->group[GT_ROWS]);
    weigh_row(f, s, w, GT_LAST_ROW, false, &out->worth[GT_ROWS + 1], &out->group[GT_ROWS + 1]);
}

static gt_pair throw_with(const column_worth *c, int by)
{
    gt_pair pair = { .by = GT_NO_COMBAT };

    for (int face = 0; face < GT_FACES; face++) {
        const int modified = face + by, i = modified < GT_FIRST_ROW  ? GT_ROWS
                                            : modified > GT_LAST_ROW ? GT_ROWS + 1
                                                                     : modified - GT_FIRST_ROW;

        if (c->group[i] > 0)
            pair.won++;
        else if (c->group[i] == 0)
            pair.none++;
        else
            pair.lost++;
        pair.worth = (int16_t)(pair.worth + c->worth[i]);
    }
    return pair;
}

int gt_face_worth(const gt_field *f, const gt_state *s, const gt_fight *w, int modified)
{
    const bool below = modified<GT_FIRST_ROW, above = modified> GT_LAST_ROW;
    int8_t worth, group;

    weigh_row(f, s, w,
              below   ? GT_FIRST_ROW
              : above ? GT_LAST_ROW
                      : modified,
              !below && !above, &worth, &group);
    return worth;
}

gt_pair gt_throw(const gt_field *f, const gt_state *s, const gt_fight *w, int by)
{
    column_worth c;

    weigh_column(f, s, w, &c);
    return throw_with(&c, w->sum.total + by);
}

/* ---- all pairs ---- */

static int tactics_in(unsigned open, uint8_t *out)
{
    int n = 0;

    for (int t = 0; t < GT_TACTICS; t++)
        if (open >> t & 1)
            out[n++] = (uint8_t)t;
    return n;
}

void gt_find_tactics_game(const gt_field *f, const gt_state *s, const gt_fight *w,
                          gt_tactics_game *out)
{
    column_worth c;
    gt_payoffs g = { 0 };

    memset(out, 0, sizeof *out);
    weigh_column(f, s, w, &c);
    out->attackers = tactics_in(gt_tactics_open(f, s, w, gt_attacker(s)), out->attacker);
    out->defenders = tactics_in(gt_tactics_open(f, s, w, gt_defender(s)), out->defender);
    g.rows = out->attackers;
    g.columns = out->defenders;
    for (int i = 0; i < g.rows; i++)
        for (int k = 0; k < g.columns; k++) {
            const int by = gt_matrix[out->defender[k]][out->attacker[i]];
            gt_pair *pair = &out->pair[i][k];

            if (by == GT_NO_COMBAT) /* GT-13.9 */
                *pair = (gt_pair){ .by = GT_NO_COMBAT, .none = GT_FACES };
            else
                *pair = throw_with(&c, w->sum.total + by);
            pair->by = (int8_t)by;
            g.pay[i][k] = pair->worth;
        }
    gt_solve(&g, &out->mix);
}
