/* fuzz_scripts.c -- rule scripts: any text is a row of cases that pass or fail, each counted once.
 *
 * A script that names the crowd of the tests gets it; any other gets Brandywine, with the options
 * it asks for. */
#include "fuzz.h"

#define FIELDS 32

/* Fields made for one script, freed after it. */
typedef struct {
    int n;
    lin_field *own[FIELDS];
} fields;

static lin_status give_field(void *self, const char *battle, const char *options,
                             const lin_field **out, lin_refusal *why)
{
    fields *made = self;

    *out = NULL;
    if (made->n < FIELDS)
        *out = fuzz_field(fuzz_named(battle), options, &made->own[made->n++]);
    return *out ? LIN_OK : lin_refuse(why, LIN_BAD_FILE, NULL, "There is no such field.");
}

static void count(void *self, const char *file, int line, bool passed, const char *title,
                  const char *why)
{
    int *seen = self;

    if (strcmp(file, "fuzz.t") != 0 || line < 0 || !title || (!passed && !why[0]))
        fuzz_fail("a report says nothing", title);
    seen[passed]++;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fields made = { 0 };
    const lin_script_source source = { .field = give_field, .self = &made };
    lin_tally tally = { 0 };
    lin_refusal why = { 0 };
    int seen[2] = { 0 };

    if (lin_script_run("fuzz.t", (const char *)data, size, &source, count, seen, &tally, &why) !=
        LIN_OK)
        fuzz_fail("a script was not run", why.text);
    if (tally.passed != seen[true] || tally.failed != seen[false])
        fuzz_fail("the tally is not what was reported", "");
    for (int i = 0; i < made.n; i++)
        lin_field_free(made.own[i]);
    return 0;
}
