/* report_html.c -- the after-action report as one HTML file, pictures inside, to be kept or
 * printed. */
#include "server/server.h"
#include "draw/draw.h"
#include "report/report.h"
#include "server/page.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    FILE *to;
    const lin_field *field;
    bool blind; /* nothing may be measured ahead in it, and it is not over */
    bool items, failed;
} html;

static void put(html *p, const char *text)
{
    fputs(text, p->to);
}

static void put_text(html *p, const char *text)
{
    for (; *text; text++)
        if (*text == '<')
            put(p, "&lt;");
        else if (*text == '&')
            put(p, "&amp;");
        else if (*text == '"')
            put(p, "&quot;");
        else
            fputc(*text, p->to);
}

static void end_items(html *p)
{
    if (p->items)
        put(p, "</ul>\n");
    p->items = false;
}

static void element(html *p, const char *tag, const char *text)
{
    end_items(p);
    put(p, "<");
    put(p, tag);
    put(p, ">");
    put_text(p, text);
    put(p, "</");
    put(p, tag);
    put(p, ">\n");
}

static void title(void *self, const char *text)
{
    element(self, "h1", text);
}

static void heading(void *self, const char *text)
{
    element(self, "h2", text);
}

static void paragraph(void *self, const char *text)
{
    element(self, "p", text);
}

static void portion(void *self, const char *text)
{
    element(self, "h3", text);
}

static void item(void *self, const char *text, const char *rule)
{
    html *p = self;

    if (!p->items)
        put(p, "<ul>\n");
    p->items = true;
    put(p, "<li>");
    put_text(p, text);
    if (rule) {
        put(p, " <small>");
        put_text(p, rule);
        put(p, "</small>");
    }
    put(p, "</li>\n");
}

/* Bytes as a data: address. */
static void put_data(html *p, const char *type, const char *bytes, size_t size)
{
    const size_t room = sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL);
    char *text = malloc(room);

    if (!text) {
        p->failed = true;
        return;
    }
    sodium_bin2base64(text, room, (const unsigned char *)bytes, size,
                      sodium_base64_VARIANT_ORIGINAL);
    put(p, "data:");
    put(p, type);
    put(p, ";base64,");
    put(p, text);
    free(text);
}

static bool draw(html *p, const lin_draw_scene *scene, char **bytes, size_t *size)
{
    lin_draw_options o = lin_draw_usual();

    o.cell_px = scene ? LIN_DRAW_CELL : 16; /* letters need room; the ground does not */
    o.bare = true;
    o.unmeasured = p->blind;
    o.over = scene != NULL;
    o.pieces = scene != NULL;
    if (scene)
        lin_draw_use(scene, &o);
    return lin_draw_bytes(p->field->battle, scene ? scene->piece : NULL, scene ? scene->pieces : 0,
                          &o, "svg", bytes, size, NULL) == LIN_OK;
}

/* The ground is there once, as a background; each picture lays its counters over it. */
static void ground(html *p)
{
    char *bytes;
    size_t size;

    if (!draw(p, NULL, &bytes, &size))
        return;
    put(p, "<style>.field{background:url(\"");
    put_data(p, "image/svg+xml", bytes, size);
    put(p, "\") center/cover;border:1px solid "
           "#8a7a5e;print-color-adjust:exact;-webkit-print-color-adjust:exact}</style>\n");
    lin_free(bytes);
}

static void picture(void *self, const lin_game *at, const char *caption)
{
    html *p = self;
    lin_draw_scene *scene = malloc(sizeof *scene);
    char *bytes;
    size_t size;
    bool drawn;

    if (!scene)
        return;
    lin_draw_look(at, scene);
    drawn = draw(p, scene, &bytes, &size);
    free(scene);
    if (!drawn)
        return;
    end_items(p);
    put(p, "<figure><div class=\"field\"><img alt=\"The field at the end of ");
    put_text(p, caption);
    put(p, "\" src=\"");
    put_data(p, "image/svg+xml", bytes, size);
    put(p, "\"></div><figcaption>");
    put_text(p, caption);
    put(p, "</figcaption></figure>\n");
    lin_free(bytes);
}

static void order_of_battle(void *self, lin_side side, const lin_piece *piece, int n)
{
    static const char *const where[] = { "on the field", "waiting", "not placed", "lost",
                                         "unknown" };
    html *p = self;
    const lin_battle *b = p->field->battle;

    element(p, "h3", b->side_name[side]);
    put(p, "<table><tr><th>Unit</th><th>Name</th><th>Strength</th><th>State</th></tr>\n");
    for (int i = 0; i < n; i++) {
        const lin_unit *u = &b->unit[piece[i].unit];
        const char *cell[] = { u->id, u->name, piece[i].label, where[piece[i].where],
                               piece[i].marks };

        put(p, "<tr>");
        for (int c = 0; c < 4; c++) {
            put(p, "<td>");
            put_text(p, cell[c]);
            if (c == 3 && piece[i].marks[0]) {
                put(p, ", ");
                put_text(p, cell[4]);
            }
            put(p, "</td>");
        }
        put(p, "</tr>\n");
    }
    put(p, "</table>\n");
}

static const char style[] = "<style>body{font:1.05rem/1.5 Caslon,'Libre Caslon "
                            "Text',Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
                            "color:#2a2118;background:#f6efdf}h1,h2,h3{line-height:1.2;font-weight:"
                            "600}h2{border-bottom:1px solid #8a7a5e;"
                            "margin-top:2.5rem}img{display:block;width:100%}figure{margin:1rem "
                            "0;break-inside:avoid}figcaption{"
                            "font-style:italic}small{color:#5c4f3a}table{border-collapse:collapse}"
                            "td,th{text-align:left;padding:.15rem .8rem .15rem 0}"
                            "@media print{body{background:none;max-width:none}}</style>\n";

/* The page's own letters, so that a report looks the same wherever it is opened. */
static void lettering(html *p)
{
    for (const page_entry *e = page_entries; e->path; e++)
        if (strcmp(e->path, "/fonts/libre-caslon-text-regular.woff2") == 0) {
            put(p, "<style>@font-face{font-family:Caslon;src:url(\"");
            put_data(p, "font/woff2", (const char *)e->bytes, e->size);
            put(p, "\")}</style>\n");
        }
}

static void tell_dice(html *p, const lin_session *t)
{
    char text[400] = "";
    lin_text out = lin_text_in(text, sizeof text);

    tell_session_luck_text(t, &out);
    heading(p, "Dice");
    paragraph(p, text);
}

bool report_html(const lin_session *t, FILE *to)
{
    const lin_field *f = lin_game_field(lin_session_game((lin_session *)t));
    html p = { .to = to,
               .field = f,
               .blind = lin_blind(lin_session_game((lin_session *)t)) != NULL };
    const lin_report writer = { &p,      title, heading, paragraph,
                                portion, item,  picture, order_of_battle };

    put(&p, "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>");
    put_text(&p, f->battle->title);
    put(&p, "</title>\n");
    put(&p, style);
    lettering(&p);
    ground(&p);
    put(&p, "</head><body>\n");
    if (!lin_report_write(t, &writer))
        p.failed = true;
    end_items(&p);
    tell_dice(&p, t);
    put(&p, "</body></html>\n");
    return !p.failed && !ferror(to);
}
