/* places.c -- where a unit begins, read from a battle's file. */
#include "kit/places.h"
#include "core/core.h"

#include <string.h>

/* X, Y and a facing. */
static bool read_place(const lin_field *f, char *const *word, kit_place *out)
{
    int32_t angle = 0;

    if (lin_arg_parse(f, 'x', NULL, word[0], &out->at.x, NULL) != LIN_OK ||
        lin_arg_parse(f, 'x', NULL, word[1], &out->at.y, NULL) != LIN_OK ||
        lin_arg_parse(f, 'a', NULL, word[2], &angle, NULL) != LIN_OK)
        return false;
    out->facing = (tb_angle)angle;
    return true;
}

lin_status kit_place_given(const lin_field *f, int u, const char *rule, kit_place *out,
                           lin_refusal *why)
{
    const lin_unit *unit = &f->battle->unit[u];
    const lin_node *node = lin_node_get(unit->data, "place");
    char line[64], *word[4];

    out->unit = u;
    if (node && node->text && strlen(node->text) < sizeof line &&
        lin_words(strcpy(line, node->text), word, 4) == 3 && read_place(f, word, out))
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
