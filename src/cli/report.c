/* report.c -- the after-action report as Markdown, which is also plain text, with its pictures
 * beside it in the same folder. */
#include "cli/play/play.h"
#include "report/report.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct {
    const cli_subject *s;
    const char *folder;
    FILE *to;
    int pictures;
    bool failed;
} markdown;

static void title(void *self, const char *text)
{
    fprintf(((markdown *)self)->to, "# %s\n", text);
}

static void heading(void *self, const char *text)
{
    fprintf(((markdown *)self)->to, "\n## %s\n", text);
}

static void paragraph(void *self, const char *text)
{
    fprintf(((markdown *)self)->to, "\n%s\n", text);
}

static void portion(void *self, const char *text)
{
    fprintf(((markdown *)self)->to, "\n%s:\n\n", text);
}

static void item(void *self, const char *text, const char *rule)
{
    fprintf(((markdown *)self)->to, "- %s%s%s%s\n", text, rule ? " [" : "", rule ? rule : "",
            rule ? "]" : "");
}

static void picture(void *self, const lin_game *at, const char *caption)
{
    markdown *p = self;
    lin_draw_options options = lin_draw_usual();
    char name[32], path[LIN_PATH];

    options.cell_px = lin_game_field(at)->battle->board.cells ? 24 : 16; /* a cell, or an inch */
    snprintf(name, sizeof name, "turn-%02d.png", ++p->pictures);
    snprintf(path, sizeof path, "%s/%s", p->folder, name);
    if (cli_picture(at, &options, path) != CLI_DONE)
        p->failed = true;
    else
        fprintf(p->to, "\n![%s](%s)\n", caption[0] ? caption : "the field", name);
}

/* The terminal's own table says it for both sides at once. */
static void order_of_battle(void *self, lin_side side, const lin_piece *piece, int n)
{
    markdown *p = self;

    (void)piece;
    (void)n;
    fprintf(p->to, "\n```\n");
    cli_show_oob(p->to, p->s->game, side);
    fprintf(p->to, "```\n");
}

static void tell_dice(markdown *p)
{
    char text[400] = "";
    lin_text t = lin_text_in(text, sizeof text);

    tell_session_luck_text(p->s->session, &t);
    heading(p, "Dice");
    paragraph(p, text);
}

static int write_all(markdown *p)
{
    const lin_report to = { p, title, heading, paragraph, portion, item, picture, order_of_battle };
    char path[LIN_PATH];
    bool ok;

    snprintf(path, sizeof path, "%s/report.md", p->folder);
    p->to = fopen(path, "w");
    if (!p->to)
        return cli_bad("%s cannot be written: %s.", path, strerror(errno));
    ok = lin_report_write(p->s->session, &to);
    tell_dice(p);
    if (fclose(p->to) != 0)
        return cli_bad("%s cannot be written: %s.", path, strerror(errno));
    if (!ok)
        return cli_bad("there is no memory left.");
    return p->failed ? CLI_BAD : CLI_DONE;
}

int cli_report(const cli_subject *s, const char *folder)
{
    markdown p = { .s = s, .folder = folder };
    struct stat st;

    if (mkdir(folder, 0777) != 0 && !(stat(folder, &st) == 0 && S_ISDIR(st.st_mode)))
        return cli_bad("the folder '%s' cannot be made: %s.", folder, strerror(errno));
    return write_all(&p);
}
