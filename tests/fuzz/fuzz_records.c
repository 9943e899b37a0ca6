/* fuzz_records.c -- records: what is accepted is written, read and written again the same.
 *
 * A record names the field it was fought on by its hash, which changes whenever a rule or the
 * battle does. So that kept inputs stay readable, the word $FIELD stands for it, and $RULES for the
 * rules. */
#include "fuzz.h"

/* The text with both words filled in; *n is its length. */
static char *filled(const lin_field *f, const uint8_t *data, size_t size, size_t *n)
{
    char *out = malloc(size * 8 + 64);
    size_t used = 0;

    if (!out)
        fuzz_fail("no memory", "record");
    for (size_t i = 0; i < size;)
        if (size - i >= 6 && memcmp(data + i, "$FIELD", 6) == 0) {
            used += (size_t)sprintf(out + used, "%016llx", (unsigned long long)f->hash);
            i += 6;
        } else if (size - i >= 6 && memcmp(data + i, "$RULES", 6) == 0) {
            used += (size_t)sprintf(out + used, "%s %d", f->rules->id, f->rules->version);
            i += 6;
        } else {
            out[used++] = (char)data[i++];
        }
    *n = used;
    return realloc(out, used ? used : 1);
}

static char *write_out(const lin_session *s)
{
    lin_refusal why;
    char *text;

    if (lin_record_write(s, &text, &why) != LIN_OK)
        fuzz_fail("a record cannot be written", why.text);
    return text;
}

static void check_again(const lin_field *f, lin_session *s)
{
    char *text = write_out(s), *again;
    lin_refusal why;
    lin_session *read;

    if (lin_record_read(&read, f, text, strlen(text), lin_dice_typed(), &why) != LIN_OK) {
        fprintf(stderr, "%s\n", text);
        fuzz_fail("a record that was written is refused", why.text);
    }
    again = write_out(read);
    if (strcmp(text, again) != 0 ||
        lin_hash(lin_session_game(s)) != lin_hash(lin_session_game(read)))
        fuzz_fail("a record is changed by writing and reading it", text);
    lin_session_free(read);
    lin_free(text);
    lin_free(again);
}

/* Taking back to the beginning must work on any record. */
static void check_undo(lin_session *s)
{
    lin_refusal why;

    for (int i = 0; i < 20 && lin_undo(s, LIN_NOBODY, true, &why) == LIN_OK; i++)
        fuzz_unbroken(lin_session_game(s));
}

static void check_record(const lin_field *f, const char *text, size_t n)
{
    lin_refusal why = { 0 };
    lin_session *s;

    if (lin_record_read(&s, f, text, n, lin_dice_typed(), &why) != LIN_OK) {
        if (!why.text[0])
            fuzz_fail("a refusal says nothing", "record");
        return;
    }
    fuzz_unbroken(lin_session_game(s));
    check_again(f, s);
    check_undo(s);
    check_again(f, s);
    lin_session_free(s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *given = (const char *)data;
    char battle[64] = "", options[256] = "";
    const lin_field *f;
    lin_field *own;
    lin_refusal why;
    size_t n;
    char *text;

    if (lin_record_header(given, size, "Battle", battle, sizeof battle, &why) != LIN_OK ||
        lin_record_options(given, size, options, sizeof options, &why) != LIN_OK)
        options[0] = '\0';
    f = fuzz_field(fuzz_named(battle), options, &own);
    if (!f)
        return 0;
    text = filled(f, data, size, &n);
    check_record(f, text, n);
    free(text);
    lin_field_free(own);
    return 0;
}
