/* keep.c -- records, positions, pictures and reports: what a game leaves on the disk. */
#include "cli/play/play.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- files ----------------------------------------------------------------------------- */

bool play_save(play *p, const char *path)
{
    lin_refusal why = { 0 };
    char *text;
    lin_status status = lin_record_write(p->s.session, &text, &why);

    if (status == LIN_OK) {
        status = lin_spill(path, text, strlen(text), &why);
        lin_free(text);
    }
    if (status != LIN_OK) {
        cli_refused(NULL, status, &why);
        return false;
    }
    if (path != p->save)
        snprintf(p->save, sizeof p->save, "%s", path);
    p->unsaved = false;
    return true;
}

/* "brandywine-1777-20260131-2105.lin" */
static void fresh_name(const play *p, const char *folder, char *path, size_t size)
{
    const time_t now = time(NULL);
    struct tm tm;
    char stamp[32] = "game";

    if (localtime_r(&now, &tm))
        strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &tm);
    snprintf(path, size, "%s%s%s-%s.lin", folder, *folder ? "/" : "", p->s.battle->id, stamp);
}

static void tell_saved(const play *p)
{
    printf("Saved in %s. To go on: linstock play --terminal %s\n", p->save, p->save);
}

/* Somewhere it will fit: here, at home, or among temporary files. */
void play_autosave(play *p)
{
    const char *home = getenv("HOME");
    const char *folder[] = { "", home && *home ? home : "/tmp", "/tmp" };
    char path[LIN_PATH];

    if (!p->unsaved)
        return;
    if (p->save[0] && play_save(p, p->save)) {
        tell_saved(p);
        return;
    }
    for (int i = 0; i < 3; i++) {
        fresh_name(p, folder[i], path, sizeof path);
        if (play_save(p, path)) {
            tell_saved(p);
            return;
        }
    }
}

void do_save(play *p, char *rest)
{
    char path[LIN_PATH];

    if (*rest)
        snprintf(path, sizeof path, "%s", rest);
    else if (p->save[0])
        snprintf(path, sizeof path, "%s", p->save);
    else
        fresh_name(p, "", path, sizeof path);
    if (play_save(p, path))
        tell_saved(p);
    else if (!p->person)
        p->code = CLI_BAD, p->leaving = true;
}

/* A record and the report of it tell all that was done. */
static bool is_shut(play *p)
{
    if (!play_hides(p))
        return false;
    play_complain(p, "Something is hidden from you now that the record tells; it can be read when "
                     "that has been shown, or the battle is over. `save` writes it unread.");
    return true;
}

void do_record(play *p, char *rest)
{
    lin_refusal why = { 0 };
    char *text;

    (void)rest;
    if (is_shut(p))
        return;
    if (lin_record_write(p->s.session, &text, &why) != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    fputs(text, stdout);
    lin_free(text);
}

void do_position(play *p, char *rest)
{
    lin_refusal why = { 0 };
    char *text;

    (void)rest;
    play_look_again(p);
    if (lin_blind(p->view)) {
        lin_not_measured(p->s.field, "A position is written out once the battle is over.", &why);
        play_refused(p, &why);
        return;
    }
    if (lin_position_write(p->view, &text, &why) != LIN_OK) {
        play_refused(p, &why);
        return;
    }
    fputs(text, stdout);
    lin_free(text);
}

void do_remark(play *p, char *rest)
{
    lin_refusal why = { 0 };

    if (!*rest)
        play_complain(p, "`remark` takes a line that goes into the record.");
    else if (lin_session_remark(p->s.session, rest, &why) != LIN_OK)
        play_refused(p, &why);
    else
        p->unsaved = true;
}

void do_picture(play *p, char *rest)
{
    if (!*rest) {
        play_complain(p,
                      "`picture` takes a file that ends in .svg, .png or .pdf: picture noon.png.");
        return;
    }
    play_look_again(p);
    if (cli_picture(p->view, NULL, rest) == CLI_DONE)
        printf("Drawn: %s\n", rest);
    else if (!p->person)
        p->code = CLI_BAD, p->leaving = true;
}

void do_report(play *p, char *rest)
{
    if (is_shut(p))
        return;
    if (cli_report(&p->s, *rest ? rest : "report") == CLI_DONE)
        printf("Written: %s/report.md\n", *rest ? rest : "report");
}
