/* fight.c -- BW 13.9, 14.4: a line of attackers touches several enemy squares; who fights whom?
 *
 * Every enemy square starts as a battle of its own and every attacker joins the one where it
 * counts most. Then, as long as the whole gains by it, one attacker goes over to another battle,
 * a gun fires instead of fighting, or two battles are thrown together. A square that must be
 * attacked and has no attacker counts as a disaster, so that the search mends this first of all. */
#include "rules/brandywine/doctrine/doctrine.h"

#include <string.h>

#define DISASTER 100000

enum { LEAST, ORDER, WORTH, CAUGHT1, CAUGHT2, PRIZE };

void bw_line_add(bw_line *line, int u, int at)
{
    if (line->n == BW_LINE)
        return;
    line->unit[line->n] = (uint8_t)u;
    line->at[line->n++] = (uint16_t)at;
}

/* ---- the ground of the fight ---- */

static const uint8_t angle_times[5] = { 1, 2, 3, 2, 2 }; /* BW-13.16 to BW-13.21 */

/* BW-13.32: the lowest multiplier against all who stand there. */
static int times_against(const bw_staff *w, uint64_t units, int direction_to_us)
{
    int times = 3;

    for (; units; units &= units - 1) {
        const int t = angle_times[bw_angle(w->s->facing[bw_first(units)], direction_to_us)];

        times = t < times ? t : times;
    }
    return times;
}

static void post_note(const bw_staff *w, bw_post *p, int at, uint64_t units)
{
    *p = (bw_post){ .at = (uint16_t)at, .units = units, .weakest = 1000 };
    for (; units; units &= units - 1) {
        const int u = bw_first(units), defence = bw_defence_strength(w->f, w->s, u).value;

        p->factors += w->f->cf[u];
        p->defence += defence;
        p->weakest = defence < p->weakest ? defence : p->weakest;
    }
}

static int post_find(const bw_staff *w, bw_line *line, int at, uint64_t open)
{
    const uint64_t units = w->post[w->post_at[at]].units & open;

    for (int p = 0; p < line->posts; p++)
        if (line->post[p].at == at)
            return p;
    if (!units || line->posts == BW_FOES)
        return -1;
    if (units == w->post[w->post_at[at]].units)
        line->post[line->posts] = w->post[w->post_at[at]];
    else
        post_note(w, &line->post[line->posts], at, units);
    return line->posts++;
}

static void find_contacts(const bw_staff *w, bw_line *line, uint64_t open, bool faced)
{
    const bw_field *f = w->f;

    line->posts = 0;
    memset(line->times, 0, (size_t)line->n * sizeof line->times[0]);
    for (int a = 0; a < line->n; a++)
        for (int d = 0; d < 8; d++) {
            const int at = line->at[a], to = f->board->next[at][d];
            int p;

            if (to == LIN_NOWHERE || w->post_at[to] == 0xff ||
                (p = post_find(w, line, to, open)) < 0)
                continue;
            line->times[a][p] = (uint8_t)times_against(w, line->post[p].units, (d + 4) & 7);
            line->higher[a][p] = f->level[at] > f->level[to];
            line->front[a][p] = !faced || is_front(w->s->facing[line->unit[a]], d);
        }
}

/* Our troops as they would stand. */
static void line_troops(const bw_staff *w, const bw_line *line, lin_cells *set)
{
    uint64_t rest = w->f->side_set[w->side] & w->f->combat_set;

    memset(set, 0, sizeof *set);
    for (int a = 0; a < line->n; a++) {
        rest &= ~bw_bit(line->unit[a]);
        lin_cells_set(w->f->board, set, line->at[a]);
    }
    for (; rest; rest &= rest - 1)
        if (on_board(w->s, bw_first(rest)) && bw_first(rest) != w->hand)
            lin_cells_set(w->f->board, set, w->s->at[bw_first(rest)]);
}

/* BW-20.14, BW-20.15: factors for which there is room `squares` away. */
static int room_for(const bw_staff *w, const lin_cells *ours, int from, int squares)
{
    const bw_field *f = w->f;
    const int row = f->row[from], col = f->col[from];
    int room = 0;

    for (int up = -squares; up <= squares; up++)
        for (int right = -squares; right <= squares; right++) {
            const int r = row + up, c = col + right, to = r * f->board->cols + c;
            const bool rim =
                up == squares || up == -squares || right == squares || right == -squares;

            if (!rim || r < 0 || c < 0 || r >= f->board->rows || c >= f->board->cols ||
                lin_cells_has(f->board, ours, to) || lin_cells_near(f->board, ours, to))
                continue;
            room += BW_STACK - w->factors[w->enemy][to];
        }
    return room;
}

static void weigh_posts(const bw_staff *w, bw_line *line)
{
    const int leader = w->f->commander[w->enemy];
    lin_cells ours;

    line_troops(w, line, &ours);
    for (int p = 0; p < line->posts; p++) {
        const bw_post *post = &line->post[p];
        int *stake = line->stake[p];

        memset(stake, 0, sizeof line->stake[p]);
        stake[LEAST] = 10000;
        for (uint64_t rest = post->units; rest; rest &= rest - 1) {
            const int worth = w->worth[bw_first(rest)];

            stake[WORTH] += worth;
            stake[ORDER] += w->order[bw_first(rest)];
            stake[LEAST] = worth < stake[LEAST] ? worth : stake[LEAST];
        }
        for (int k = 1; k <= 2; k++) {
            const int room = room_for(w, &ours, post->at, k);

            if (room < post->factors)
                stake[CAUGHT1 + k - 1] = stake[WORTH] * (post->factors - room) / post->factors;
        }
        stake[PRIZE] = bw_ground_worth(w, post->at);
        if (leader >= 0 && w->s->at[leader] == post->at)
            stake[PRIZE] += W_LEADER_SHAKEN;
    }
}

/* ---- one battle ---- */

static bool is_firing(const bw_line *line, int a)
{
    return line->share.in[a] >= BW_FIRES;
}

/* The lowest multiplier over the posts of this battle that the attacker touches. */
static int strength_in(const bw_staff *w, const bw_line *line, int a, int battle, bool *frontal)
{
    int times = 4, value;
    bool higher = true;

    for (int p = 0; p < line->posts; p++)
        if (line->share.of[p] == battle && line->times[a][p]) {
            times = line->times[a][p] < times ? line->times[a][p] : times;
            higher &= line->higher[a][p];
        }
    *frontal |= times == 1;
    if (*frontal && w->f->base.option[BW_OPT_FRONTAL_CANCELS_ALL])
        times = 1;
    value = w->f->cf[line->unit[a]] * times * (higher ? 2 : 1);
    return w->f->creek[line->at[a]] == BW_CREEK ? (value + 1) / 2 : value; /* BW-13.22, BW-13.23 */
}

static bool touches(const bw_line *line, int a, int battle, bool front)
{
    for (int p = 0; p < line->posts; p++)
        if (line->share.of[p] == battle && line->times[a][p] && (!front || line->front[a][p]))
            return true;
    return false;
}

/* BW-14.4, BW-14.5: do its squares hang together through its attackers? */
static bool hangs_together(const bw_line *line, int battle)
{
    uint32_t posts = 0, seen;
    int squares = 0;

    for (int p = 0; p < line->posts; p++)
        posts |= (uint32_t)(line->share.of[p] == battle) << p;
    seen = posts & (0 - posts);
    for (int round = 0; round < line->posts; round++)
        for (int a = 0; a < line->n; a++) {
            uint32_t touched = 0;

            if (line->share.in[a] != battle)
                continue;
            for (int p = 0; p < line->posts; p++)
                touched |= (uint32_t)(line->times[a][p] != 0) << p;
            if (touched & seen)
                seen |= touched & posts;
        }
    for (int a = 0; a < line->n; a++) {
        bool before = false;

        if (line->share.in[a] != battle)
            continue;
        for (int b = 0; b < a; b++)
            before |= line->share.in[b] == battle && line->at[b] == line->at[a];
        squares += !before;
    }
    return seen == posts && squares <= BW_SQUARES;
}

static void add_attackers(const bw_staff *w, const bw_line *line, int battle, bw_stakes *st,
                          bool *led)
{
    const int leader = w->f->commander[w->side];
    bool frontal = false;
    int largest = 0;

    st->least = 10000;
    for (int a = 0; a < line->n; a++)
        if (line->share.in[a] == battle)
            strength_in(w, line, a, battle, &frontal);
    for (int a = 0; a < line->n; a++) {
        const int u = line->unit[a], worth = w->worth[u];

        if (line->share.in[a] != battle)
            continue;
        st->n++;
        st->attack += strength_in(w, line, a, battle, &frontal);
        st->order += w->order[u];
        st->least = worth < st->least ? worth : st->least;
        largest = worth > largest ? worth : largest;
        if (worth >= st->foe_least && (!st->match || worth < st->match))
            st->match = worth;
        *led |= leader >= 0 && leader != w->hand && w->s->at[leader] == line->at[a];
    }
    if (!st->match)
        st->match = largest;
}

static void add_defenders(const bw_staff *w, const bw_line *line, int battle, bw_stakes *st)
{
    const int leader = w->f->commander[w->enemy];

    st->foe_least = 10000;
    for (int p = 0; p < line->posts; p++) {
        const int *stake = line->stake[p];

        if (line->share.of[p] != battle)
            continue;
        st->defence += line->post[p].defence;
        st->foes += __builtin_popcountll(line->post[p].units);
        st->foe_order += stake[ORDER];
        st->foe_worth += stake[WORTH];
        st->foe_least = stake[LEAST] < st->foe_least ? stake[LEAST] : st->foe_least;
        st->caught[1] += stake[CAUGHT1];
        st->caught[2] += stake[CAUGHT2];
        st->prize += stake[PRIZE];
        if (leader >= 0 && w->s->at[leader] == line->post[p].at)
            st->shift = 1;
    }
}

/* BW-18.6: guns against the weakest unit of a post. *driven: of 36, how often it is gone after. */
static int fire_value(const bw_staff *w, const bw_line *line, int p, int *driven)
{
    bw_stakes st = { .defence = line->post[p].weakest,
                     .foes = __builtin_popcountll(line->post[p].units),
                     .foe_order = line->stake[p][ORDER],
                     .foe_worth = line->stake[p][WORTH],
                     .caught = { 0, line->stake[p][CAUGHT1], line->stake[p][CAUGHT2] } };

    *driven = 0;
    for (int a = 0; a < line->n; a++)
        if (line->share.in[a] == BW_FIRES + p) {
            const int value =
                w->f->cf[line->unit[a]] * line->times[a][p] * (line->higher[a][p] ? 2 : 1);

            st.attack +=
                w->f->creek[line->at[a]] == BW_CREEK ? (value + 1) / 2 : value; /* BW-18.11 */
        }
    return st.attack ? bw_fire_worth(w, &st, driven) : 0;
}

/* Must it be attacked? If somebody who does not fire touches it, or did (BW-13.9, BW-18.3). */
static bool is_owed(const bw_staff *w, const bw_line *line, int battle)
{
    if (bw_line_defenders(line, battle) & w->s->owed)
        return true;
    for (int a = 0; a < line->n; a++)
        if (!is_firing(line, a) && touches(line, a, battle, false))
            return true;
    return false;
}

int bw_line_value(const bw_staff *w, const bw_line *line, int battle)
{
    bw_stakes st = { 0 };
    int value = 0, driven = 0, fires = 0, most = 0, posts = 0;
    bool led = false;

    for (int p = 0; p < line->posts; p++)
        if (line->share.of[p] == battle) {
            fires += fire_value(w, line, p, &driven);
            most = driven > most ? driven : most;
            posts++;
        }
    add_defenders(w, line, battle, &st);
    add_attackers(w, line, battle, &st, &led);
    if (!st.n)
        return is_owed(w, line, battle) ? fires - DISASTER : fires;
    if (posts > 1 && !hangs_together(line, battle))
        return -DISASTER;
    value = bw_battle_worth(w, &st);
    if (led) {
        int with;

        st.shift--;
        with = bw_battle_worth(w, &st) - W_LEADER_RISK;
        value = with > value ? with : value;
    }
    return fires + (posts == 1 && value > 0 ? value * (36 - most) / 36 : value);
}

static void value_all(const bw_staff *w, bw_line *line)
{
    for (int p = 0; p < line->posts; p++)
        line->share.value[p] = line->share.of[p] == p ? bw_line_value(w, line, p) : 0;
}

static int line_total(const bw_line *line)
{
    int sum = 0;

    for (int p = 0; p < line->posts; p++)
        sum += line->share.value[p];
    return sum;
}

/* Only battles that this attacker touches can have changed. */
static void value_around(const bw_staff *w, bw_line *line, int a)
{
    uint32_t seen = 0;

    for (int p = 0; p < line->posts; p++) {
        const int battle = line->share.of[p];

        if (line->times[a][p] && !(seen >> battle & 1)) {
            seen |= 1u << battle;
            line->share.value[battle] = bw_line_value(w, line, battle);
        }
    }
}

/* ---- sharing out ---- */

/* The battle where an attacker counts most; NOBODY: it faces no enemy. */
static int join_best_ratio(const bw_line *line, int a)
{
    int best = -1, in = 0xff;

    for (int p = 0; p < line->posts; p++) {
        int ratio;

        if (!line->times[a][p] || !line->front[a][p])
            continue;
        ratio = line->times[a][p] * (line->higher[a][p] ? 2 : 1) * 64 / line->post[p].defence;
        if (ratio > best) {
            best = ratio;
            in = p;
        }
    }
    return in;
}

/* One attacker elsewhere: true if the whole gained. */
static bool try_attacker(const bw_staff *w, bw_line *line, int a)
{
    const int gun =
        w->f->type[line->unit[a]] == BW_ARTILLERY && w->f->base.option[BW_OPT_BOMBARDMENT] ? 1 : 0;
    bw_share best = line->share;
    int most = line_total(line);
    bool better = false;

    for (int p = 0; p < line->posts; p++)
        for (int fire = 0; fire <= gun; fire++) {
            const bw_share old = line->share;
            const int in = fire ? BW_FIRES + p : p;

            if (in == old.in[a] || (fire ? !line->times[a][p] || !line->front[a][p]
                                         : old.of[p] != p || !touches(line, a, p, true)))
                continue;
            line->share.in[a] = (uint8_t)in;
            value_around(w, line, a);
            if (line_total(line) > most) {
                most = line_total(line);
                best = line->share;
                better = true;
            }
            line->share = old;
        }
    line->share = best;
    return better;
}

static void merge(bw_line *line, int into, int from)
{
    for (int p = 0; p < line->posts; p++)
        if (line->share.of[p] == from)
            line->share.of[p] = (uint8_t)into;
    for (int a = 0; a < line->n; a++)
        if (line->share.in[a] == from)
            line->share.in[a] = (uint8_t)into;
}

/* Is there somebody who touches both, so that they could be one battle? */
static bool are_linked(const bw_line *line, int p, int q)
{
    for (int a = 0; a < line->n; a++)
        if (!is_firing(line, a) && touches(line, a, p, false) && touches(line, a, q, false))
            return true;
    return false;
}

static bool try_merges(const bw_staff *w, bw_line *line)
{
    bool better = false;

    for (int p = 0; p < line->posts; p++)
        for (int q = p + 1; q < line->posts; q++) {
            const bw_share before = line->share;

            if (before.of[p] != p || before.of[q] != q || !are_linked(line, p, q))
                continue;
            merge(line, p, q);
            line->share.value[q] = 0;
            line->share.value[p] = bw_line_value(w, line, p);
            if (line->share.value[p] > before.value[p] + before.value[q])
                better = true;
            else
                line->share = before;
        }
    return better;
}

int bw_line_solve(const bw_staff *w, bw_line *line, uint64_t open, bool faced)
{
    bool better = true;

    find_contacts(w, line, open, faced);
    weigh_posts(w, line);
    for (int p = 0; p < line->posts; p++)
        line->share.of[p] = (uint8_t)p;
    for (int a = 0; a < line->n; a++)
        line->share.in[a] = (uint8_t)join_best_ratio(line, a);
    value_all(w, line);
    for (int round = 0; round < 4 && better; round++) {
        better = line->posts > 1 && try_merges(w, line);
        for (int a = 0; a < line->n; a++)
            if (line->posts > 1 || w->f->type[line->unit[a]] == BW_ARTILLERY)
                better |= try_attacker(w, line, a);
    }
    return line_total(line);
}

uint64_t bw_line_attackers(const bw_line *line, int battle)
{
    uint64_t set = 0;

    for (int a = 0; a < line->n; a++)
        if (line->share.in[a] == battle)
            set |= bw_bit(line->unit[a]);
    return set;
}

uint64_t bw_line_defenders(const bw_line *line, int battle)
{
    uint64_t set = 0;

    for (int p = 0; p < line->posts; p++)
        if (line->share.of[p] == battle)
            set |= line->post[p].units;
    return set;
}

/* What hangs on the battle of these against those, all where they stand. */
void bw_line_stakes(const bw_staff *w, uint64_t attackers, uint64_t defenders, bw_stakes *st)
{
    bw_line line = { 0 };
    bool led = false;

    for (uint64_t rest = attackers; rest; rest &= rest - 1)
        bw_line_add(&line, bw_first(rest), w->s->at[bw_first(rest)]);
    find_contacts(w, &line, defenders, false);
    weigh_posts(w, &line);
    *st = (bw_stakes){ 0 };
    add_defenders(w, &line, 0, st);
    add_attackers(w, &line, 0, st, &led);
    st->shift = 0;
}
