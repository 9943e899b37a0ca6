/* muster.c -- how often a second all that is wrong with a force can be said, and a force be printed
 * and read: the room of forces asks after every change, and is to be told within a thousandth.
 *
 *     bench_muster
 */
#include "linstock_muster.h"
#include "linstock_rules.h"
#include "measure.h"

static lin_force force;
static const lin_rules *book;

static uint64_t check(int i)
{
    static lin_breaches breaches;

    (void)i;
    lin_force_check(book, &force, &breaches);
    return (uint64_t)breaches.n;
}

static uint64_t print_and_read(int i)
{
    static char text[LIN_FORCE_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    lin_force back;

    (void)i;
    lin_force_print(book, &force, &t);
    return lin_force_read(book, text, &back, NULL) == LIN_OK ? back.entries : 0;
}

/* Of four times the usual points. */
int main(void)
{
    for (int i = 0; lin_rules_at(i); i++) {
        char what[80];

        book = lin_rules_at(i);
        if (!lin_rules_muster(book) ||
            lin_force_suggest(book, 0, 0, book->muster->points * 4, 1, &force, NULL) != LIN_OK)
            continue;
        snprintf(what, sizeof what, "%s, %d entries: checked", book->id, force.entries);
        measure(what, check, 2000);
        snprintf(what, sizeof what, "%s: printed and read", book->id);
        measure(what, print_and_read, 2000);
    }
    return (int)(sink & 0);
}
