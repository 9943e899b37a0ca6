/* battle.c -- BW 13.0, 14.0, 17.0, 18.0: which battle next, who joins it, when the
 * guns fire, and when the commander leads.
 *
 * The line is shared out anew at every question of the portion, always with the same result
 * while nothing has been rolled: so the battle that was begun is the one that is completed. */
#include "rules/brandywine/doctrine/doctrine.h"

void bw_draw_line(bw_staff *w, const bw_field *f, const bw_state *s, bw_contacts *c, bw_line *line)
{
    uint64_t open = 0;

    bw_staff_draw(w, f, s, s->side, NULL);
    bw_find_contacts(f, s, c);
    line->n = 0;
    for (uint64_t rest = c->able; rest; rest &= rest - 1)
        bw_line_add(line, bw_first(rest), s->at[bw_first(rest)]);
    for (uint64_t rest = f->side_set[w->enemy] & f->combat_set; rest; rest &= rest - 1)
        if (!(s->mark[bw_first(rest)] & BW_ATTACKED))
            open |= rest & (0 - rest);
    bw_line_solve(w, line, open, true);
}

/* The unit of a post that guns overawe most easily. */
static int weakest_of(const bw_staff *w, const bw_post *p)
{
    int best = -1, least = 0;

    for (uint64_t rest = p->units; rest; rest &= rest - 1) {
        const int u = bw_first(rest), defence = bw_defence_strength(w->f, w->s, u).value;

        if (best < 0 || defence < least) {
            best = u;
            least = defence;
        }
    }
    return best;
}

static int begin_fire(const bw_staff *w, const bw_line *line, const lin_list *list)
{
    for (int a = 0; a < line->n; a++)
        if (line->share.in[a] >= BW_FIRES && line->share.in[a] != 0xff) {
            const int p = line->share.in[a] - BW_FIRES;
            const int i = lin_list_find(list, V_BOMBARD, weakest_of(w, &line->post[p]));

            if (i >= 0)
                return i;
        }
    return -1;
}

static int begin_battle(const bw_staff *w, const bw_contacts *c, const bw_line *line,
                        const lin_list *list)
{
    int best = -1, most = 0;

    for (int p = 0; p < line->posts; p++) {
        const uint64_t attackers = bw_line_attackers(line, p),
                       defenders = bw_line_defenders(line, p);
        int value, i;

        if (line->share.of[p] != p || !attackers ||
            bw_check_battle_made_up(w->f, w->s, c, attackers, defenders, NULL) != LIN_OK)
            continue;
        value = bw_line_value(w, line, p);
        i = lin_list_find(list, V_ENGAGE, bw_first(defenders));
        if (i >= 0 && (best < 0 || value > most)) {
            best = i;
            most = value;
        }
    }
    return best;
}

int bw_doctrine_combat(const bw_question *q)
{
    bw_contacts c;
    bw_line line;
    bw_staff w;
    int i = lin_list_find(q->list, V_CHASE, -1);

    if (i >= 0)
        return i;
    bw_draw_line(&w, q->f, q->s, &c, &line);
    i = begin_fire(&w, &line, q->list);
    if (i < 0)
        i = begin_battle(&w, &c, &line, q->list);
    if (i < 0)
        i = lin_list_find(q->list, V_CLOSE, -1);
    return i >= 0 ? i : (int)lin_rng_below(q->rng, q->list->orders);
}

int bw_doctrine_battle(const bw_question *q)
{
    bw_contacts c;
    bw_line line;
    bw_staff w;
    int i;

    bw_draw_line(&w, q->f, q->s, &c, &line);
    for (int p = 0; p < line.posts; p++)
        if (line.post[p].units & bw_bit(q->frame->arg[0])) {
            const int battle = line.share.of[p];
            const uint64_t want =
                bw_line_attackers(&line, battle) | bw_line_defenders(&line, battle);
            const uint64_t have = q->s->attackers | q->s->defenders;

            for (uint64_t rest = want & ~have; rest; rest &= rest - 1)
                if ((i = lin_list_find(q->list, V_JOIN, bw_first(rest))) >= 0)
                    return i;
            if (want == have && (i = lin_list_find(q->list, V_FIGHT, -1)) >= 0)
                return i;
        }
    i = lin_list_find(q->list, V_JOIN, -1); /* all of them always make a battle */
    if (i < 0)
        i = lin_list_find(q->list, V_FIGHT, -1);
    return i >= 0 ? i : (int)lin_rng_below(q->rng, q->list->orders);
}

/* BW-18.7: all guns that can fire at the target do. */
int bw_doctrine_guns(const bw_question *q)
{
    bw_contacts c;
    bw_line line;
    bw_staff w;
    int i;

    bw_draw_line(&w, q->f, q->s, &c, &line);
    for (int a = 0; a < line.n; a++)
        if (line.share.in[a] >= BW_FIRES && line.share.in[a] != 0xff &&
            (line.post[line.share.in[a] - BW_FIRES].units & bw_bit(q->frame->arg[0])) &&
            (i = lin_list_find(q->list, V_JOIN, line.unit[a])) >= 0)
            return i;
    i = lin_list_find(q->list, V_FIRE, -1);
    return i >= 0 ? i : lin_list_find(q->list, V_JOIN, -1);
}

/* BW-17.5 to BW-17.8: a shift of one against one chance in 36 of losing him; under fire there is no
 * risk. */
int bw_doctrine_commander(const bw_question *q)
{
    const bw_state *s = q->s;
    const bool attacks = q->frame->arg[0] == s->side;
    const int now = s->used[bw_other(s->side)] - s->used[s->side];
    bw_stakes st;
    bw_staff w;
    int with, without;

    if (s->bombarding)
        return lin_list_find(q->list, V_YES, -1);
    bw_staff_draw(&w, q->f, s, s->side, NULL);
    bw_line_stakes(&w, s->attackers, s->defenders, &st);
    st.shift = now;
    without = bw_battle_worth(&w, &st);
    st.shift = now + (attacks ? -1 : 1);
    with = bw_battle_worth(&w, &st);
    return lin_list_find(
        q->list, (attacks ? with - without : without - with) > W_LEADER_RISK ? V_YES : V_NO, -1);
}
