/* fuzz_protocol.c -- `linstock bot`: any bytes on its standard input get answers, and it goes on.
 *
 * The program's own reader runs, on streams in memory. What comes out must be answers: each begins
 * with
 * '=' or '?' and ends with an empty line. Battles are loaded once for all inputs: the linker puts
 * the
 * __wrap_ functions in the place of those that load and free them. */
#include "cli/cli.h"
#include "fuzz.h"

lin_source *__real_lin_source_new(const char *share);
lin_source *__wrap_lin_source_new(const char *share);
void __real_lin_source_free(lin_source *s);
void __wrap_lin_source_free(lin_source *s);

static lin_source *source;
static int uses;

/* Fields with odd options pile up in a source: now and then it is made anew. */
lin_source *__wrap_lin_source_new(const char *share)
{
    if (source && ++uses % 500 == 0) {
        __real_lin_source_free(source);
        source = NULL;
    }
    if (!source)
        source = __real_lin_source_new(share);
    return source;
}

void __wrap_lin_source_free(lin_source *s)
{
    (void)s;
}

static void check_answers(const char *text)
{
    while (*text) {
        const char *end = strstr(text, "\n\n");

        if ((*text != '=' && *text != '?') || !end)
            fuzz_fail("that is no answer", text);
        text = end + 2;
    }
}

/* The C library lets its standard streams be put in place of others. */
static void run_bot(const uint8_t *data, size_t size, char **text, size_t *n)
{
    static char name[] = "bot";
    char *argv[] = { name, NULL };
    FILE *const in = stdin, *const out = stdout;
    char *copy = fuzz_text(data, size);

    stdin = fmemopen(copy, size, "r");
    stdout = open_memstream(text, n);
    if (!stdin || !stdout)
        fuzz_fail("no memory", "streams");
    cli_bot(1, argv);
    fclose(stdin);
    fclose(stdout);
    stdin = in;
    stdout = out;
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = NULL;
    size_t n = 0;

    if (size == 0)
        return 0;
    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles", 1);
    run_bot(data, size, &text, &n);
    check_answers(text);
    free(text);
    return 0;
}
