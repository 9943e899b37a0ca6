/* luck.c -- every roll of a game with what was to be expected of it, and what it came to for the
 * side that threw. */
#include "server/server.h"

#include <string.h>

typedef struct {
    int64_t rolls, sum;
    double expected, luck;
    int judged;
} fortune;

/* How many ways so many dice of so many faces, 1 the lowest, have to make each sum: the share
 * below, and equal. */
static void shares(int dice_n, int faces, int sum, double *below, double *equal)
{
    static double way[LIN_DICE * 255 + 1]; /* with the lock held */
    const int most = dice_n * faces;

    memset(way, 0, (size_t)(most + 1) * sizeof *way);
    way[0] = 1;
    for (int d = 1; d <= dice_n; d++)
        for (int total = d * faces; total >= 0; total--) {
            double ways = 0;

            for (int face = 1; face <= faces && face <= total; face++)
                ways += way[total - face];
            way[total] = ways / faces;
        }
    *below = 0;
    for (int total = 0; total < sum; total++)
        *below += way[total];
    *equal = way[sum];
}

typedef struct {
    fortune side[LIN_SIDES];
    size_t at;
    json_writer *j;
} telling;

static void one_roll(void *self, const lin_roll_ask *ask, const uint8_t *face)
{
    telling *w = self;
    fortune *f = w->side;
    json_writer *j = w->j;
    const lin_die_kind kind = lin_die_kind_of(ask);
    const double expected = ask->n * (lin_die_low(kind) + lin_die_high(kind)) / 2.0;
    char of[16];
    lin_text kind_text = lin_text_in(of, sizeof of);
    double below, equal, percentile;
    int sum = 0;

    for (int i = 0; i < ask->n; i++)
        sum += face[i];
    shares(ask->n, ask->faces, sum + ask->n * kind.from_zero, &below, &equal);
    percentile = ask->better < 0 ? 1 - below - equal / 2 : below + equal / 2;
    json_open(j, NULL, '{');
    json_put_int(j, "at", (int64_t)w->at);
    json_put_int(j, "side", ask->side);
    json_put_text(j, "purpose", ask->purpose);
    json_put_text(j, "rule", ask->rule);
    tell_faces_json(j, "faces", face, ask->n);
    lin_die_kind_print(kind, &kind_text);
    json_put_text(j, "of", of);
    json_put_int(j, "sum", sum);
    json_put_real(j, "expected", expected, 2);
    json_put_int(j, "better", ask->better);
    json_put_real(j, "percentile", percentile, 4);
    json_close(j, '}');
    if (ask->side >= LIN_SIDES)
        return;
    f[ask->side].rolls++;
    f[ask->side].sum += sum;
    f[ask->side].expected += expected;
    if (ask->better) {
        f[ask->side].luck += 2 * percentile - 1;
        f[ask->side].judged++;
    }
}

enum MHD_Result replay_luck(request *rq, game *g, role r)
{
    json_writer j = { 0 };
    telling w = { .j = &j };
    const fortune *f = w.side;
    lin_refusal why = { 0 };
    history *st = history_open(rq->s, g, &why);
    lin_game *p = scratch_game(rq->s, g->field, 2);
    lin_session *t;

    (void)r;
    if (!lies_open(rq->s, g))
        return not_yet(rq);
    if (!st)
        return reply_no(rq, MHD_HTTP_INTERNAL_SERVER_ERROR, "bad-file", "%s", why.text);
    t = history_session(st);
    tell_line_begin(t, p);
    json_open(&j, NULL, '{');
    json_open(&j, "rolls", '[');
    for (size_t i = 0; i < lin_session_moves(t); i++) {
        w.at = i + 1;
        if (!tell_line_next(t, i, p, one_roll, &w))
            break;
    }
    json_close(&j, ']');
    json_open(&j, "sides", '[');
    for (int side = 0; side < LIN_SIDES; side++) {
        json_open(&j, NULL, '{');
        json_put_int(&j, "rolls", f[side].rolls);
        json_put_int(&j, "sum", f[side].sum);
        json_put_real(&j, "expected", f[side].expected, 2);
        json_put_real(&j, "luck", f[side].judged ? f[side].luck / f[side].judged : 0, 4);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}
