/* map_text.c -- a made table as the text of a Tiled map (made.h). */
#include "rules/landofthefree/made/made.h"

static const char *const layer_name[MADE_LAYERS] = { "hills",  "fields", "woods",
                                                     "waters", "roads",  "farms" };

static void put_properties(const made_piece *p, lin_text *out)
{
    if (p->level)
        lin_put(out, "{\"name\": \"level\", \"type\": \"int\", \"value\": %d}", p->level);
    if (p->size)
        lin_put(out, "{\"name\": \"size\", \"type\": \"string\", \"value\": \"%s\"}", p->size);
    if (p->width)
        lin_put(out, "{\"name\": \"width\", \"type\": \"float\", \"value\": %d}", p->width);
}

/* Points are told from the first of them. */
static void put_piece(const made_piece *p, int id, bool first, lin_text *out)
{
    const made_dot *at = p->shape.at;

    lin_put(out,
            "%s\n    {\"id\": %d, \"name\": \"%s\", \"type\": \"%s\", \"x\": %d, \"y\": %d, "
            "\"width\": 0, \"height\": 0, \"rotation\": 0, \"visible\": true, \"properties\": [",
            first ? "" : ",", id, p->name, p->kind, at[0].x, at[0].y);
    put_properties(p, out);
    lin_put(out, "], \"%s\": [", p->shape.closed ? "polygon" : "polyline");
    for (int i = 0; i < p->shape.n; i++)
        lin_put(out, "%s{\"x\": %d, \"y\": %d}", i ? ", " : "", at[i].x - at[0].x,
                at[i].y - at[0].y);
    lin_put(out, "]}");
}

void lf_made_put_map(const made_land *l, lin_text *out)
{
    int id = 0;

    lin_put(
        out,
        "{\"type\": \"map\", \"version\": \"1.8\", \"tiledversion\": \"1.8.2\", "
        "\"orientation\": \"orthogonal\", \"renderorder\": \"right-down\", \"infinite\": false, "
        "\"width\": %d, \"height\": %d, \"tilewidth\": %d, \"tileheight\": %d, "
        "\"nextlayerid\": %d, \"nextobjectid\": %d, \"properties\": [{\"name\": \"ground\", "
        "\"type\": \"string\", \"value\": \"inches\"}], \"tilesets\": [], \"layers\": [",
        l->wide / MADE_INCH, l->high / MADE_INCH, MADE_INCH, MADE_INCH, MADE_LAYERS + 1,
        l->pieces + 1);
    for (int layer = 0; layer < MADE_LAYERS; layer++) {
        bool first = true;

        lin_put(out,
                "%s\n  {\"id\": %d, \"name\": \"%s\", \"type\": \"objectgroup\", \"x\": 0, \"y\": "
                "0, \"opacity\": 1, \"visible\": true, \"objects\": [",
                layer ? "," : "", layer + 1, layer_name[layer]);
        for (int i = 0; i < l->pieces; i++)
            if (l->piece[i].layer == layer) {
                put_piece(&l->piece[i], ++id, first, out);
                first = false;
            }
        lin_put(out, "]}");
    }
    lin_put(out, "]}\n");
}
