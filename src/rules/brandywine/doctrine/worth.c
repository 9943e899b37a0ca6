/* worth.c -- what things are worth: units, order, ground; a battle before it is fought;
 * a square that the enemy can attack.
 *
 * A unit is worth the point it would give the enemy, and what its factors can still do in the
 * hours left. Battles are read off the dice roll table itself, result by result. */
#include "rules/brandywine/doctrine/doctrine.h"

static int life_worth(const bw_staff *w, int u)
{
    if (!is_combat(w->f, u))
        return 5 * W_POINT + 2 * W_POINT;
    return W_POINT + w->f->cf[u] * w->power / (is_disorganized(w->s, u) ? 2 : 1);
}

/* What disorder costs: half its work for some hours, and the fear of worse. BW-16.9: a second
 * disorder is the end. */
static int order_worth(const bw_staff *w, int u)
{
    if (is_disorganized(w->s, u))
        return life_worth(w, u);
    return W_DISORDER * (w->turns_left > 0) + w->f->cf[u] * w->power * 5 / 8;
}

void bw_draw_worth(bw_staff *w)
{
    for (int u = 0; u < w->f->units; u++) {
        w->worth[u] = life_worth(w, u);
        w->order[u] = order_worth(w, u);
    }
}

/* BW-6.3: points for ending there, the surer the later it is. */
int bw_ground_worth(const bw_staff *w, int cell)
{
    const bw_field *f = w->f;

    for (int i = 0; i < f->victories; i++)
        if (f->victory[i] == cell && w->s->owner[i] != w->side)
            return f->points[i] * W_POINT *
                   (W_SQUARE_NOW + (100 - W_SQUARE_NOW) * (f->turns - w->turns_left) / f->turns) /
                   100;
    return 0;
}

/* ---- a battle before it is fought ---- */

/* How often two dice give each total, 2 to 12. */
static const uint8_t ways_to_roll[11] = { 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };

static int row_of(int roll, int shift)
{
    const int row = roll + shift;

    return row < 0 ? 0 : row > 10 ? 10 : row;
}

/* What each result is worth to the attacker. */
static void price_results(const bw_stakes *st, int price[BW_RESULTS])
{
    const int drive = W_DRIVE * st->foes + st->ground + st->prize;
    const int left1 = st->foe_worth - st->caught[1], left2 = st->foe_worth - st->caught[2];

    price[BW_DE] = st->foe_least + (st->foes == 1 ? st->ground + st->prize : 0);
    price[BW_D1] = st->caught[1] + drive;
    price[BW_D2] = st->caught[2] + drive + W_DRIVE * st->foes / 2;
    price[BW_D1S] =
        price[BW_D1] + (st->foe_worth ? (int)((int64_t)st->foe_order * left1 / st->foe_worth) : 0);
    price[BW_D2S] =
        price[BW_D2] + (st->foe_worth ? (int)((int64_t)st->foe_order * left2 / st->foe_worth) : 0);
    price[BW_EXC] = st->foe_least - st->match + (st->foes == 1 ? st->ground : 0);
    price[BW_DH] = W_HOLD;
    price[BW_DCA] = -W_CHECKED;
    price[BW_A1] = -W_THROWN_BACK * st->n;
    price[BW_A2] = -W_THROWN_BACK * st->n * 3 / 2;
    price[BW_A1S] = price[BW_A1] - st->order;
    price[BW_A2S] = price[BW_A2] - st->order;
    price[BW_AE] = -st->least - W_CHECKED;
}

/* 36 times what is to be expected. */
static int expect(const int price[BW_RESULTS], int column, int shift)
{
    int sum = 0;

    for (int roll = 0; roll < 11; roll++)
        sum += ways_to_roll[roll] * price[bw_combat_results[row_of(roll, shift)][column]];
    return sum;
}

int bw_battle_worth(const bw_staff *w, const bw_stakes *st)
{
    int price[BW_RESULTS];

    (void)w;
    price_results(st, price);
    return expect(price, bw_odds_column(st->attack, st->defence), st->shift) / 36;
}

/* BW-18.8: only retreats count, and the guns risk nothing. *driven: how often of 36 it goes. */
int bw_fire_worth(const bw_staff *w, const bw_stakes *st, int *driven)
{
    const int column = bw_odds_column(st->attack, st->defence);
    int price[BW_RESULTS], moved[BW_RESULTS] = { 0 };

    (void)w;
    price_results(st, price);
    for (int r = 0; r < BW_RESULTS; r++)
        if (r == BW_D1 || r == BW_D2 || r == BW_D1S || r == BW_D2S)
            moved[r] = 1;
        else
            price[r] = 0;
    *driven = expect(moved, column, st->shift);
    return expect(price, column, st->shift) / 36;
}

/* ---- a square that the enemy can attack ---- */

/* What a stack may expect to lose at each odds, and by guns, in 256ths of its worth. */
void bw_draw_risks(bw_staff *w)
{
    static const int16_t part[BW_RESULTS] = {
        [BW_DE] = 100, [BW_D2S] = 110, [BW_D1S] = 110, [BW_D2] = 35,
        [BW_D1] = 30,  [BW_EXC] = 20,  [BW_DH] = 25,   [BW_A1] = -5,
        [BW_A2] = -5,  [BW_A1S] = -40, [BW_A2S] = -40, [BW_AE] = -40
    };
    static const int16_t order[BW_RESULTS] = {
        [BW_D2S] = 256, [BW_D1S] = 256, [BW_D2] = 60, [BW_D1] = 60
    };

    for (int column = 0; column < BW_COLUMNS; column++) {
        int risk = 0, rout = 0;

        for (int roll = 0; roll < 11; roll++) {
            const int result = bw_combat_results[roll][column], ways = ways_to_roll[roll];

            risk += ways * part[result];
            rout += ways * order[result];
        }
        w->risk[column] = (int16_t)(risk > 0 ? risk / 36 : 0);
        w->rout[column] = (int16_t)(rout / 36);
    }
}

/* Our own who stand within two squares, or can come there. */
static int help_near(const bw_staff *w, int cell)
{
    const bw_field *f = w->f;
    uint64_t near = w->can[cell];

    for (uint64_t rest = f->side_set[w->side] & f->combat_set & ~near; rest; rest &= rest - 1) {
        const int u = bw_first(rest);

        if (on_board(w->s, u) && u != w->hand && !is_disorganized(w->s, u) &&
            lin_cell_distance(f->board, w->s->at[u], cell) <= 2)
            near |= bw_bit(u);
    }
    return bw_sum(w, near);
}

/* The attack that could fall on this square in the enemy's next turn: what each square beside it
 * can hold, doubled for an average angle, and no more than all who can come. */
static void look_around(bw_staff *w, int cell)
{
    const bw_field *f = w->f;
    uint64_t all = 0;
    int attack = 0, most;

    for (int d = 0; d < 8; d++) {
        const int from = f->board->next[cell][d];
        int factors;

        if (from == LIN_NOWHERE || !w->comes[from] || w->factors[w->side][from])
            continue;
        factors = bw_sum(w, w->comes[from]);
        factors = factors > BW_STACK ? BW_STACK : factors;
        attack += f->creek[from] == BW_CREEK ? factors : 2 * factors;
        all |= w->comes[from];
    }
    most = bw_sum(w, all);
    w->foes[cell] = (uint16_t)most;
    w->danger[cell] = (uint16_t)(attack < 2 * most ? attack : 2 * most);
    w->guns[cell] = (uint16_t)bw_sum(w, all & f->gun_set);
    w->help[cell] = most ? (uint16_t)help_near(w, cell) : 0;
}

void bw_stand_add(const bw_staff *w, int u, bw_stand *st)
{
    const int factors = is_disorganized(w->s, u) ? (w->f->cf[u] + 1) / 2 : w->f->cf[u];

    st->weakest = st->units++ && st->weakest < factors ? st->weakest : factors;
    st->factors += factors;
    st->worth += w->worth[u];
    st->order += w->order[u];
}

/* The loss to be feared: by the odds of the attack, less where friends stand ready to repay it;
 * and by guns, which need only overawe the weakest of the stack (BW-18.6, BW-18.9). */
int bw_stand_loss(bw_staff *w, int cell, const bw_stand *st)
{
    const int cover = w->f->cover[cell];
    int loss, foes, help;

    if (!st->units || !w->replies)
        return 0;
    if (w->danger[cell] == UINT16_MAX)
        look_around(w, cell);
    foes = w->foes[cell];
    if (!foes)
        return 0;
    help = w->help[cell];
    loss =
        st->worth * w->risk[bw_odds_column(w->danger[cell], (st->factors * cover + 1) / 2)] / 256;
    if (w->guns[cell])
        loss += st->order *
                w->rout[bw_odds_column(2 * w->guns[cell], (st->weakest * cover + 1) / 2)] / 512;
    loss = loss * W_RISK / 100;
    return 2 * foes < foes + help ? loss * 2 * foes / (foes + help) : loss;
}
