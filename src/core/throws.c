/* throws.c -- a roll, class by class: which throws there are to tell apart, and how likely each.
 *
 * Rules care for classes of faces, not for faces: two dice whose sum is read on a table have as
 * many throws as the table has results, not thirty-six. One throw of each class stands for all. */
#include "throws.h"

#include <assert.h>
#include <string.h>

/* Ways for n dice to show each sum, were 1 their lowest face. */
static bool ways_of_sums(int n, int faces, lin_wide *ways)
{
    assert(n >= 0 && faces > 0);
    ways[0] = lin_wide_of(1);
    for (int sum = 1; sum <= n * faces; sum++)
        ways[sum] = lin_wide_of(0);
    for (int die = 0; die < n; die++)
        for (int sum = (die + 1) * faces; sum >= 0; sum--) {
            lin_wide total = lin_wide_of(0);

            for (int face = 1; face <= faces && face <= sum; face++)
                if (!lin_wide_plus(total, ways[sum - face], &total))
                    return false;
            ways[sum] = total;
        }
    return true;
}

static void faces_of_sum(const lin_roll_ask *ask, int sum, uint8_t *face)
{
    const int low = lin_die_low(lin_die_kind_of(ask));
    int left = sum - ask->n * low;

    for (int i = 0; i < ask->n; i++) {
        const int more = left < ask->faces - 1 ? left : ask->faces - 1;

        face[i] = (uint8_t)(low + more);
        left -= more;
    }
}

/* One throw for each class of the sum. */
static int throws_by_sum(const lin_roll_ask *ask, lin_throw *out, int max)
{
    const lin_die_kind kind = lin_die_kind_of(ask);
    const int least = ask->n * lin_die_low(kind), most = ask->n * lin_die_high(kind);
    lin_wide ways[LIN_DICE * LIN_FACES + 1], all = lin_wide_of(0), count[256];
    int example[256], n = 0, last = 0;

    if (ask->n > LIN_DICE || ask->faces > LIN_FACES)
        return LIN_THROWS_TOO_MANY;
    if (!ways_of_sums(ask->n, ask->faces, ways))
        return LIN_THROWS_TOO_FINE;
    for (int sum = least; sum <= most; sum++)
        last = ask->class_of[sum] > last ? ask->class_of[sum] : last;
    for (int class = 0; class <= last; class ++)
        count[class] = lin_wide_of(0);
    for (int sum = least; sum <= most; sum++) {
        const lin_wide so_many = ways[sum - least + ask->n];
        lin_wide *class = &count[ask->class_of[sum]];

        example[ask->class_of[sum]] = sum;
        if (!lin_wide_plus(all, so_many, &all) || !lin_wide_plus(*class, so_many, class))
            return LIN_THROWS_TOO_FINE;
    }
    for (int class = 0; class <= last; class ++)
        if (!lin_wide_is_zero(count[class])) {
            if (n == max)
                return LIN_THROWS_TOO_MANY;
            out[n].share = lin_ratio_of(count[class], all);
            out[n].dice = 0;
            faces_of_sum(ask, example[class], out[n++].face);
        }
    return n;
}

/* One throw for each way to share the dice out among the classes of a face. */
typedef struct {
    const lin_roll_ask *ask;
    lin_throw *out;
    int max, n;
    lin_wide all;
    int size[LIN_FACES], face[LIN_FACES];
    int wrong; /* what became of it, where there are none */
} sharing;

static bool goes_wrong(sharing *s, int how)
{
    s->wrong = how;
    return false;
}

static bool share_out(sharing *s, int class, int left, lin_wide ways, int *count)
{
    if (class == s->ask->classes - 1) {
        lin_throw *t = &s->out[s->n];
        int at = 0;

        if (left && !s->size[class])
            return true;
        for (int i = 0; i < left; i++)
            if (!lin_wide_times(ways, lin_wide_of((unsigned)s->size[class]), &ways))
                return goes_wrong(s, LIN_THROWS_TOO_FINE);
        count[class] = left;
        if (s->n++ == s->max)
            return goes_wrong(s, LIN_THROWS_TOO_MANY);
        t->share = lin_ratio_of(ways, s->all);
        t->dice = 0;
        for (int k = 0; k < s->ask->classes; k++)
            for (int i = 0; i < count[k]; i++)
                t->face[at++] = (uint8_t)s->face[k];
        return true;
    }
    for (int k = 0; k <= left; k++) {
        lin_wide w = ways;

        if (k && !s->size[class])
            break;
        for (int i = 0; i < k; i++) { /* left choose k, times size^k */
            if (!lin_wide_times(w, lin_wide_of((unsigned)((left - i) * s->size[class])), &w))
                return goes_wrong(s, LIN_THROWS_TOO_FINE);
            w = lin_wide_by(w, lin_wide_of((unsigned)(i + 1)));
        }
        count[class] = k;
        if (!share_out(s, class + 1, left - k, w, count))
            return false;
    }
    return true;
}

/* What the sizes of all classes have in common is taken out: dice that hit on 5 and 6 are dice of
 * three faces, and more of them can be told exactly. Returns the faces that are left. */
static int reduce_sizes(sharing *s, int faces)
{
    int common = faces;

    for (int k = 0; k < s->ask->classes; k++)
        common = (int)lin_ratio_common((uint64_t)common, (uint64_t)s->size[k]);
    for (int k = 0; k < s->ask->classes; k++)
        s->size[k] /= common;
    return faces / common;
}

static int throws_by_die(const lin_roll_ask *ask, lin_throw *out, int max)
{
    sharing s = { .ask = ask, .out = out, .max = max, .all = lin_wide_of(1) };
    const lin_die_kind kind = lin_die_kind_of(ask);
    int count[LIN_FACES] = { 0 }, faces;

    if (ask->classes < 1 || ask->classes > LIN_FACES || ask->faces > LIN_FACES)
        return LIN_THROWS_TOO_MANY;
    for (int face = lin_die_low(kind); face <= lin_die_high(kind); face++) {
        assert(ask->class_of[face] < ask->classes);
        s.size[ask->class_of[face]]++;
        s.face[ask->class_of[face]] = face;
    }
    faces = reduce_sizes(&s, ask->faces);
    for (int i = 0; i < ask->n; i++)
        if (!lin_wide_times(s.all, lin_wide_of((unsigned)faces), &s.all))
            return LIN_THROWS_TOO_FINE;
    return share_out(&s, 0, ask->n, lin_wide_of(1), count) ? s.n : s.wrong;
}

int lin_throws_of(const lin_roll_ask *ask, lin_throw *out)
{
    return ask->by_sum ? throws_by_sum(ask, out, LIN_THROWS) : throws_by_die(ask, out, LIN_THROWS);
}

void lin_throws_by_need(lin_roll_ask *ask)
{
    const lin_die_kind kind = lin_die_kind_of(ask);

    assert(ask->need_sum && ask->better == 1);
    ask->by_sum = true;
    ask->classes = 2;
    for (int sum = ask->n * lin_die_low(kind); sum <= ask->n * lin_die_high(kind); sum++)
        ask->class_of[sum] = sum >= ask->need;
}

int lin_throws_sorted(const lin_view *view, const lin_step *row, const lin_frame *frame,
                      lin_sort *room, lin_throw *out)
{
    const int n = row->sorts ? row->sorts(view, frame, room, LIN_THROWS) : 0;
    lin_wide all = lin_wide_of(0);

    for (int i = 0; i < n; i++)
        if (!lin_wide_plus(all, lin_wide_join(room[i].high, room[i].low), &all))
            return LIN_THROWS_TOO_FINE;
    for (int i = 0; i < n; i++) {
        out[i].share = lin_ratio_of(lin_wide_join(room[i].high, room[i].low), all);
        out[i].dice = room[i].dice;
        memcpy(out[i].face, room[i].face, sizeof out[i].face);
    }
    return n;
}
