/* places.c -- places in words: read from a battle's file, written into positions and read there. */
#include "kit/places.h"
#include "core/core.h"

#include <string.h>

/* X, Y and a facing, at these words. */
static lin_status read_place(const lin_field *f, char *const *x, char *const *facing,
                             kit_place *out, lin_refusal *why)
{
    int32_t angle = 0;
    lin_status status = lin_arg_parse(f, 'x', NULL, x[0], &out->at.x, why);

    if (status == LIN_OK)
        status = lin_arg_parse(f, 'x', NULL, x[1], &out->at.y, why);
    if (status == LIN_OK)
        status = lin_arg_parse(f, 'a', NULL, facing[0], &angle, why);
    out->facing = (tb_angle)angle;
    return status;
}

lin_status kit_place_given(const lin_field *f, int u, const char *rule, kit_place *out,
                           lin_refusal *why)
{
    const lin_unit *unit = &f->battle->unit[u];
    const lin_node *node = lin_node_get(unit->data, "place");
    char line[64], *word[4];

    out->unit = u;
    if (node && node->text && strlen(node->text) < sizeof line &&
        lin_words(strcpy(line, node->text), word, 4) == 3 &&
        read_place(f, word, &word[2], out, NULL) == LIN_OK)
        return LIN_OK;
    lin_refuse(
        why, LIN_BAD_FILE, rule,
        "Unit %s should have its place, as place: \"10 4.5 180\": inches from the south-west "
        "corner, and degrees.",
        unit->id);
    if (why)
        why->line = node ? node->line : unit->data ? unit->data->line : 0;
    return LIN_BAD_FILE;
}

void kit_place_write(const lin_field *f, const kit_place *p, lin_text *out)
{
    lin_put(out, "unit %s at ", f->battle->unit[p->unit].id);
    lin_arg_print(f, 'x', NULL, p->at.x, out);
    lin_put(out, " ");
    lin_arg_print(f, 'x', NULL, p->at.y, out);
    lin_put(out, " facing ");
    lin_arg_print(f, 'a', NULL, p->facing, out);
}

lin_status kit_place_read(const lin_field *f, char *const *word, int words, kit_place *out,
                          lin_refusal *why)
{
    int32_t u = 0;
    lin_status status;

    if (words < KIT_PLACE_WORDS || strcmp(word[0], "unit") != 0 || strcmp(word[2], "at") != 0 ||
        strcmp(word[5], "facing") != 0)
        return LIN_SYNTAX;
    if ((status = lin_arg_parse(f, 'u', NULL, word[1], &u, why)) != LIN_OK)
        return status;
    out->unit = u;
    return read_place(f, &word[3], &word[6], out, why);
}
