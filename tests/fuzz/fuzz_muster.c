/* fuzz_muster.c -- forces as text, as a link and as a file, by the rows of a book that is made up.
 *
 * Whatever is read must print, and read back to the same line; its cost is the same then, and what
 * is wrong with it can be told. The first byte says as what the rest is taken. */
#include "fuzz.h"

#include "linstock_muster.h"

static const lin_muster_word nations[] = { { "red", "Red" }, { "blue", "Blue" }, { NULL, NULL } };
static const lin_muster_word wars[] = { { "1776", "first war" },
                                        { "1812", "second war" },
                                        { NULL, NULL } };
static const lin_muster_kind kinds[] = {
    { "SI", "Small infantry", "infantry", 15, 1, 0, { 0, 0 }, "XX-1" },
    { "LI", "Large, very large infantry", "infantry", 35, 1, 0, { 0, 0 }, "XX-1" },
    { "6LB", "6-pounder", "artillery", 20, 2, 2, { 0, 0 }, "XX-2" },
    { .word = NULL },
};
static const lin_muster_choice choices[] = {
    { "rifled", "rifled muskets", LIN_OF_ENTRY, 0, false, 5, 1, 0, 0, "XX-3" },
    { "heavy", "heavy", LIN_OF_ENTRY, 1, false, 0, 2, 2, 0, "XX-4" },
    { "good", "good", LIN_OF_GROUP | LIN_OF_DIVISION, 2, true, 5, 0, 0, 0, "XX-5" },
    { "poor", "poor", LIN_OF_GROUP | LIN_OF_DIVISION, 2, false, 0, 0, 0, 0, "XX-5" },
    { .word = NULL },
};
static const lin_muster_number numbers[] = { { "stands", "stand", 2, 14, 8, 1, "XX-6", 0, 0 },
                                             { .word = NULL } };
static const char *const waives[] = { "XX-8", NULL };
static const lin_muster_term terms[] = { { "enforced", "enforced", "XX-11", NULL, "lists=on" },
                                         { "waived", "waived", "XX-12", waives, NULL },
                                         { .word = NULL } };

static const lin_muster muster = {
    .division = "force",
    .group = "group",
    .entry = "element",
    .nation = nations,
    .war = wars,
    .kind = kinds,
    .choice = choices,
    .number = numbers,
    .term = terms,
    .groups = { 2, 6, 2, true, "XX-7" },
    .entries = { 2, 6, 2, true, "XX-8" },
    .points = 200,
    .points_rule = "XX-9",
    .nation_rule = "XX-10",
};
static const lin_rules book = { .id = "made-up", .name = "Made Up", .muster = &muster };

static void holds(const lin_force *f)
{
    static char line[LIN_FORCE_TEXT], again[LIN_FORCE_TEXT];
    static lin_breaches breaches;
    lin_text t = lin_text_in(line, sizeof line), u = lin_text_in(again, sizeof again);
    lin_refusal why = { 0 };
    lin_force back;

    lin_force_print(&book, f, &t);
    if (t.cut)
        fuzz_fail("a force does not fit into its line", NULL);
    if (lin_force_read(&book, line, &back, &why) != LIN_OK)
        fuzz_fail("what was printed is refused", why.text);
    lin_force_print(&book, &back, &u);
    if (strcmp(line, again) != 0 || lin_force_cost(&book, f) != lin_force_cost(&book, &back))
        fuzz_fail("what was printed reads back as another", line);
    lin_force_check(&book, f, &breaches);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = size ? fuzz_text(data + 1, size - 1) : NULL;
    const lin_rules *any = &book;
    lin_refusal why = { 0 };
    lin_status status;
    lin_force f;

    if (!text)
        return 0;
    if (data[0] == 'f')
        status = lin_force_from(text, size - 1, &any, &f, &why);
    else if (data[0] == 'l')
        status = lin_force_unlink(&book, text, &f, &why);
    else
        status = lin_force_read(&book, text, &f, &why);
    if (status != LIN_OK && !why.text[0])
        fuzz_fail("a refusal says nothing", "force");
    if (status == LIN_OK && any == &book)
        holds(&f);
    free(text);
    return 0;
}
