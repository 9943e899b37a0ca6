/* muster.c -- `linstock muster`: forces by points, from a line of text or a file, and battles of
 * them. What is wrong with a force is told and does not stop anybody; only a battle wants lawful
 * ones. */
#include "cli/cli.h"

#include "files/files.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *nation, *war, *into, *against, *options, *roster, *cut, *out, *table;
    uint64_t suggest, seed;
    bool json, line, link;
} wishes;

/* ---- A force that was named ---- */

static bool ends_in(const char *text, const char *end)
{
    const size_t n = strlen(text), m = strlen(end);

    return n >= m && strcmp(text + n - m, end) == 0;
}

/* "british 150": a nation and its points alone is a wish for a force of them. */
static lin_status suggested(const lin_rules *r, uint64_t seed, lin_force *f, lin_refusal *why)
{
    const uint8_t terms = f->terms;
    lin_status status = LIN_OK;

    if (!f->groups)
        status = lin_force_suggest(r, f->nation, f->war, f->points, seed, f, why);
    f->terms = terms;
    return status;
}

/* A file, a link, or a line of text. */
static int take_force(const lin_rules *r, const char *named, uint64_t seed, lin_force *f)
{
    lin_refusal why = { 0 };
    const bool file = ends_in(named, ".yaml") || strcmp(named, "-") == 0;
    lin_status status;

    if (file)
        status = lin_force_load(named, &r, f, &why);
    else if (strlen(named) > 8 && named[8] == '~')
        status = lin_force_unlink(r, named, f, &why);
    else
        status = lin_force_read(r, named, f, &why);
    if (status == LIN_OK)
        status = suggested(r, seed, f, &why);
    else if (!file && why.line == 1)
        why.line = 0; /* of one line that was typed nobody wants the number */
    return status == LIN_OK ? CLI_GO_ON : cli_refused(file ? named : NULL, status, &why);
}

static int take_suggestion(const lin_rules *r, const wishes *w, lin_force *f)
{
    char head[120];
    lin_refusal why = { 0 };
    lin_status status;

    /* The reader of forces knows nations and wars. */
    snprintf(head, sizeof head, "%.40s %.40s", w->nation ? w->nation : r->muster->nation[0].word,
             w->war ? w->war : "");
    status = w->war ? lin_muster_check_war(r->muster, w->war, &why) : LIN_OK;
    if (status == LIN_OK)
        status = lin_force_read(r, head, f, &why);
    why.line = 0;
    if (status == LIN_OK)
        status = lin_force_suggest(r, f->nation, f->war, (int)w->suggest, w->seed, f, &why);
    return status == LIN_OK ? CLI_GO_ON : cli_refused(NULL, status, &why);
}

/* ---- Told ---- */

static int tell_rows(const lin_rules *r, bool json)
{
    static char text[16000];
    lin_text t = lin_text_in(text, sizeof text);
    json_writer j;

    if (!json) {
        tell_muster_text(r, &t);
        fputs(text, stdout);
        return CLI_DONE;
    }
    j = cli_json();
    json_open(&j, NULL, '{');
    tell_muster_members(&j, r);
    json_close(&j, '}');
    return cli_json_end(&j);
}

static int tell_force(const lin_rules *r, const lin_force *f, const wishes *w)
{
    static char text[4 * LIN_FORCE_TEXT];
    static lin_breaches breaches;
    lin_text t = lin_text_in(text, sizeof text);
    json_writer j;

    if (w->json) {
        j = cli_json();
        json_open(&j, NULL, '{');
        tell_force_members(&j, r, f);
        json_close(&j, '}');
        if (cli_json_end(&j) != CLI_DONE)
            return CLI_BAD;
    } else {
        if (w->link)
            lin_force_link(r, f, &t);
        else if (!w->line) {
            tell_force_text(r, f, &t);
            lin_put(&t, "\nAs a line of text:\n");
        }
        if (!w->link)
            lin_force_print(r, f, &t);
        puts(text);
    }
    lin_force_check(r, f, &breaches);
    return lin_breaches_lawful(&breaches) ? CLI_DONE : CLI_NO;
}

static int write_force(const lin_rules *r, const lin_force *f, const char *path)
{
    static char text[4 * LIN_FORCE_TEXT];
    lin_text t = lin_text_in(text, sizeof text);
    lin_refusal why = { 0 };
    lin_status status;

    if (!ends_in(path, ".yaml"))
        return cli_bad("a force is kept in a file whose name ends in .yaml, unlike '%.60s'.", path);
    lin_force_yaml(r, f, &t);
    status = lin_spill(path, text, t.used, &why);
    return status == LIN_OK ? CLI_GO_ON : cli_refused(NULL, status, &why);
}

/* ---- Sheets for a real table ---- */

static int write_sheet(const char *path, const char *text, size_t n)
{
    lin_refusal why = { 0 };
    const lin_status status = lin_spill(path, text, n, &why);

    return status == LIN_OK ? CLI_GO_ON : cli_refused(NULL, status, &why);
}

/* As text where the name ends so, else drawn. */
static int write_roster(const lin_rules *r, const lin_force *f, const char *path, bool cut)
{
    const char *dot = strrchr(path, '.');
    const bool plain = !cut && ends_in(path, ".txt");
    lin_refusal why = { 0 };
    char *bytes = NULL;
    size_t n = 0;
    lin_status status;
    int code;

    if (!plain && !ends_in(path, ".pdf") && !ends_in(path, ".svg") && !ends_in(path, ".png"))
        return cli_bad("'%.60s' must end in .pdf, .svg or .png%s: that says what to make.", path,
                       cut ? "" : ", or in .txt");
    if (plain) {
        static char text[LIN_ROSTER_TEXT];
        lin_text t = lin_text_in(text, sizeof text);

        status = lin_force_roster(r, f, &t, &why);
        return status == LIN_OK ? write_sheet(path, text, t.used) : cli_refused(NULL, status, &why);
    }
    status = (cut ? lin_draw_cutouts : lin_draw_roster)(r, f, dot + 1, &bytes, &n, &why);
    if (status != LIN_OK)
        return cli_refused(NULL, status, &why);
    code = write_sheet(path, bytes, n);
    lin_free(bytes);
    return code;
}

/* ---- Into a battle ---- */

/* The folder that -o names, by itself or by the battle.yaml in it; and what it is called. */
static bool battle_folder(const char *out, char *folder, size_t size, char id[48])
{
    const size_t n = strlen(out);
    const char *slash;
    size_t end = n;

    if (ends_in(out, LIN_BATTLE_FILE))
        end = n - strlen(LIN_BATTLE_FILE);
    else if (ends_in(out, ".yaml"))
        return false;
    while (end > 1 && out[end - 1] == '/')
        end--;
    if (end >= size || (size_t)snprintf(folder, size, "%.*s", (int)end, end ? out : ".") >= size)
        return false;
    if (!*folder)
        strcpy(folder, ".");
    slash = strrchr(folder, '/');
    slash = slash ? slash + 1 : folder;
    if (!*slash || strspn(slash, LIN_PLAIN_CHARS "-") != strlen(slash) || strlen(slash) >= 48)
        slash = "mustered";
    snprintf(id, 48, "%.47s", slash);
    return true;
}

static int make_battle(const lin_rules *r, const lin_force force[LIN_SIDES], const wishes *w)
{
    static char text[LIN_MUSTERED_TEXT];
    char folder[LIN_PATH], id[48];
    lin_text t = lin_text_in(text, sizeof text);
    lin_source *source = lin_source_new(LIN_SHARE_DIR);
    const lin_battle *table = NULL;
    lin_refusal why = { 0 };
    lin_status status = source ? lin_source_battle(source, w->into, &table, &why) : LIN_NO_MEMORY;
    int code = CLI_GO_ON;

    if (status == LIN_OK && strcmp(table->rules, r->id) != 0)
        code = cli_bad("%s is not played by the rules of %s; name a battle of that book.",
                       table->id, r->name);
    else if (!battle_folder(w->out, folder, sizeof folder, id))
        code = cli_bad("a battle is a folder with a " LIN_BATTLE_FILE " in it; name the folder, or "
                       "that file in it, not '%.60s'.",
                       w->out);
    if (code == CLI_GO_ON && status == LIN_OK)
        status = lin_force_battle(table, force, w->options, id, &t, &why);
    if (code == CLI_GO_ON && status == LIN_OK) /* nothing is written that cannot be played */
        status = lin_source_judge(source, w->into, "", text, t.used, &why);
    if (code == CLI_GO_ON && status == LIN_OK)
        status = lin_battle_keep(source, table, w->into, folder, text, t.used, &why);
    if (code == CLI_GO_ON && status != LIN_OK)
        code = cli_refused(NULL, status, &why);
    lin_source_free(source);
    if (code != CLI_GO_ON)
        return code;
    printf("%s: %d against %d points. To fight it: linstock play %s/\n", id,
           lin_force_cost(r, &force[0]), lin_force_cost(r, &force[1]), folder);
    return CLI_DONE;
}

static int into_battle(const lin_rules *r, const lin_force *first, const wishes *w)
{
    static lin_force force[LIN_SIDES];
    static char into[LIN_PATH];
    char *on = into;
    wishes there = *w;
    int code;

    if (!w->against || !w->out)
        return cli_bad("a battle needs two forces and a place: --into BATTLE --against FORCE -o "
                       "FOLDER.");
    force[0] = *first;
    if ((size_t)snprintf(into, sizeof into, "%s", w->into) >= sizeof into)
        return cli_bad("the name of the battle is too long.");
    code = cli_on_table(&on, w->table);
    there.into = on;
    if (code == CLI_GO_ON)
        code = take_force(r, w->against, w->seed + 1, &force[1]);
    return code == CLI_GO_ON ? make_battle(r, force, &there) : code;
}

/* ---- The command ---- */

static const lin_rules *book_named(const char *name)
{
    const lin_rules *r = lin_rules_find(name);
    cli_guess g = cli_guess_at(name);
    char known[200];
    lin_text t = lin_text_in(known, sizeof known);

    if (lin_rules_muster(r))
        return r;
    for (int i = 0; lin_rules_at(i); i++) {
        cli_guess_try(&g, lin_rules_at(i)->id);
        if (lin_rules_at(i)->muster)
            lin_put(&t, "%s%s", t.used ? ", " : "", lin_rules_at(i)->id);
    }
    if (r)
        cli_bad("by the rules of %s no forces are built%s%s.", r->name,
                t.used ? "; they are by these: " : ", and by no other book of this program", known);
    else
        cli_bad(
            "there is no book '%.40s' by whose rules forces are built; they are by these: %s.%s",
            name, known, cli_guess_text(&g));
    return NULL;
}

int cli_muster(int argc, char **argv)
{
    wishes w = { .suggest = 0 };
    const cli_option option[] = {
        { "suggest", 0, "POINTS", "suggest a force of so many points", NULL, NULL, &w.suggest, 1,
          LIN_FORCE_POINTS },
        { "nation", 0, "NATION", "of that nation; the first of the book", NULL, &w.nation, NULL, 0,
          0 },
        { "war", 0, "WAR", "in that war, where the book has several", NULL, &w.war, NULL, 0, 0 },
        { "seed", 0, "N", "another suggestion for each number", NULL, NULL, &w.seed, 0,
          UINT32_MAX },
        { "against", 0, "FORCE", "the other force of a battle", NULL, &w.against, NULL, 0, 0 },
        { "into", 0, "BATTLE", "put both into a battle on this one's table", NULL, &w.into, NULL, 0,
          0 },
        { "table", 0, "TABLE", "with --into: on a table made by chance, made:NUMBER", NULL,
          &w.table, NULL, 0, 0 },
        { "options", 0, "NAME=on,...", "with --into: optional rules of that battle", NULL,
          &w.options, NULL, 0, 0 },
        { "out", 'o', "PATH", "write the force (.yaml), or the folder of the battle", NULL, &w.out,
          NULL, 0, 0 },
        { "roster", 0, "FILE", "a sheet for a real table: .pdf, .svg, .png or .txt", NULL,
          &w.roster, NULL, 0, 0 },
        { "cut", 0, "FILE", "bases and markers to cut out, at true scale: .pdf, .svg or .png", NULL,
          &w.cut, NULL, 0, 0 },
        { "line", 0, NULL, "print the force as a line of text alone", &w.line, NULL, NULL, 0, 0 },
        { "link", 0, NULL, "print it as what a link holds", &w.link, NULL, NULL, 0, 0 },
        { "json", 0, NULL, "print JSON", &w.json, NULL, NULL, 0, 0 },
        { .name = NULL },
    };
    const cli_usage usage = {
        .usage = "muster BOOK [FORCE] [options]",
        .about =
            "Builds a force by points: what it costs, what is left, and all that is wrong with "
            "it, each with its rule. FORCE is a file (.yaml), a line of text, or a nation with "
            "its points, for which a force is suggested. Without one it lists what can be "
            "picked. With --into two forces become a battle. Exit code 1: the force is "
            "unlawful.",
        .example =
            "  linstock muster BOOK\n"
            "  linstock muster BOOK --suggest 150 -o mine.yaml\n"
            "  linstock muster BOOK mine.yaml --against theirs.yaml --into BATTLE -o my-battle",
        .least = 1,
        .most = 2,
        .wanted = "a book",
        .option = option,
    };
    static lin_force force;
    const lin_rules *r;
    cli_words words;
    int code = cli_parse(&usage, argc, argv, &words);

    if (code != CLI_GO_ON)
        return code;
    if (!(r = book_named(words.word[0])))
        return CLI_BAD;
    if (words.words == 2 && w.suggest)
        return cli_bad("a force is either given or suggested; leave one of them out.");
    if (words.words == 1 && !w.suggest)
        return w.into || w.against || w.out || w.nation || w.war || w.roster || w.cut
                   ? cli_bad("there is no force; give one, or --suggest POINTS.")
                   : tell_rows(r, w.json);
    code =
        w.suggest ? take_suggestion(r, &w, &force) : take_force(r, words.word[1], w.seed, &force);
    if (code != CLI_GO_ON)
        return code;
    if (w.into || w.against)
        return w.into ? into_battle(r, &force, &w)
                      : cli_bad("--against needs --into, the battle on whose table they meet.");
    if (w.table)
        return cli_bad("--table needs --into, the battle that is fought on it.");
    if ((w.roster && (code = write_roster(r, &force, w.roster, false)) != CLI_GO_ON) ||
        (w.cut && (code = write_roster(r, &force, w.cut, true)) != CLI_GO_ON))
        return code;
    if (w.out && (code = write_force(r, &force, w.out)) != CLI_GO_ON)
        return code;
    return tell_force(r, &force, &w);
}
