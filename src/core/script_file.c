/* script_file.c -- battle files that must be refused, in rule scripts.
 *
 *     % LF-SC-04: a table has at least 48 inches each way
 *     file take-the-field
 *         change map: map.tmj => map: small.tmj
 *         refused LF-SC-04 line 9 "at least 48"
 *
 * A case that begins with `file` is about the file of a battle, not about a game. It takes a copy
 * of one that there is, or an empty one beside it, and changes it: `change OLD => NEW` where OLD
 * stands once, `| TEXT` for one more line. Then the file is read as any other would be. */
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARROW "=>"

/* file [empty] NAME [OPTION=on ...] */
static bool file_named(lin_script *t, char *text, bool *empty)
{
    char *rest = text + strlen("file"), *word = lin_word_cut(&rest);
    lin_text name = lin_text_in(t->file_battle, sizeof t->file_battle);
    lin_text options = lin_text_in(t->file_options, sizeof t->file_options);

    *empty = word && strcmp(word, "empty") == 0;
    if (*empty)
        word = lin_word_cut(&rest);
    lin_put(&name, "%s", word ? word : "");
    while ((word = lin_word_cut(&rest)) != NULL)
        lin_put(&options, "%s%s", options.used ? "," : "", word);
    if (name.used && !name.cut && !options.cut)
        return true;
    return lin_script_fail(t, "This line names a battle whose file is taken, and perhaps options: "
                              "file take-the-field, or: file empty take-the-field.");
}

void lin_file_begin(lin_script *t, char *text)
{
    char *copy = NULL;
    lin_refusal why = { 0 };
    size_t n = 0;
    bool empty;

    free(t->battle_file.at);
    t->battle_file = (lin_page){ 0 };
    t->on_file = true;
    if (!file_named(t, text, &empty))
        return;
    if (!t->source->file || !t->source->judge)
        lin_script_fail(t, "There are no files here that a script could speak of.");
    else if (t->source->file(t->source->self, t->file_battle, &copy, &n, &why) != LIN_OK)
        lin_script_fail(t, "The file of %s cannot be had. %s", t->file_battle, why.text);
    else if (!empty)
        lin_page_put(&t->battle_file, "%.*s", (int)n, copy);
    lin_free(copy);
}

/* Read as any other. */
static lin_status file_judge(lin_script *t, lin_refusal *why)
{
    const char *text = t->battle_file.at ? t->battle_file.at : "";

    t->judged = true;
    return t->source->judge(t->source->self, t->file_battle, t->file_options, text, strlen(text),
                            why);
}

static const char *found_once(const char *text, const char *words, bool *twice)
{
    const char *at = strstr(text, words);

    *twice = at && strstr(at + 1, words);
    return at;
}

/* change OLD => NEW */
static void file_change(lin_script *t, char *text)
{
    char *old = lin_trim(text + strlen("change")), *arrow = strstr(old, ARROW), *now;
    const char *all = t->battle_file.at ? t->battle_file.at : "", *at;
    lin_page after = { 0 };
    bool twice = false;

    if (!arrow) {
        lin_script_fail(t, "A change is written: change size: large " ARROW " size: enormous.");
        return;
    }
    *arrow = '\0';
    now = lin_trim(arrow + strlen(ARROW));
    old = lin_trim(old);
    at = *old ? found_once(all, old, &twice) : NULL;
    if (!at || twice) {
        lin_script_fail(t, "\"%s\" stands %s in the file; it should stand there once.", old,
                        twice ? "more than once" : "nowhere");
        return;
    }
    lin_page_put(&after, "%.*s%s%s", (int)(at - all), all, now, at + strlen(old));
    free(t->battle_file.at);
    t->battle_file = after;
}

/* refused [RULE] [line N] ["words"] */
static void file_refused(lin_script *t, char *text)
{
    char *rest = text + strlen("refused"), *words = lin_quote_cut(&rest), *word, *rule = NULL;
    lin_refusal why = { 0 };
    int32_t line = 0;

    while (!words && (word = lin_word_cut(&rest)) != NULL) {
        if (strcmp(word, "line") == 0 && (word = lin_word_cut(&rest)) != NULL &&
            lin_word_int(word, &line) && line > 0)
            ;
        else if (!rule && word && strchr(word, '-'))
            rule = word;
        else {
            lin_script_fail(t, "What a file is refused with is written: refused LF-SC-04 line 9 "
                               "\"words\"; each may be left out.");
            return;
        }
        words = lin_quote_cut(&rest);
    }
    if (file_judge(t, &why) == LIN_OK)
        lin_script_fail(t, "The file should be refused, but a battle can be fought by it.");
    else if (rule && (!why.rule || strcmp(rule, why.rule) != 0))
        lin_script_fail(t, "The file should be refused by %s, but was by %s, on line %d: %s", rule,
                        why.rule ? why.rule : "no rule", why.line, why.text);
    else if (line && line != why.line)
        lin_script_fail(t, "The file should be refused on line %d, but was on line %d: %s",
                        (int)line, why.line, why.text);
    else if (words && !strstr(why.text, words))
        lin_script_fail(t,
                        "The file should be refused with the words \"%s\", but they were, on line "
                        "%d: %s",
                        words, why.line, why.text);
}

static void file_accepted(lin_script *t)
{
    lin_refusal why = { 0 };

    if (file_judge(t, &why) != LIN_OK)
        lin_script_fail(t, "The file should be accepted, but was refused (%s) on line %d: %s",
                        why.rule ? why.rule : "no rule", why.line, why.text);
}

void lin_file_line(lin_script *t, char *text)
{
    t->judged = false;
    if (t->battle_file.failed)
        lin_script_fail(t, "There is no memory left.");
    else if (text[0] == '|')
        lin_page_put(&t->battle_file, "%s\n", text + 1 + (text[1] == ' '));
    else if (strncmp(text, "file ", 5) == 0)
        lin_file_begin(t, text);
    else if (strncmp(text, "change ", 7) == 0)
        file_change(t, text);
    else if (strncmp(text, "refused", 7) == 0 && (text[7] == ' ' || text[7] == '\0'))
        file_refused(t, text);
    else if (lin_same_word(text, "accepted"))
        file_accepted(t);
    else
        lin_script_fail(t,
                        "A case about a file has lines with \"change\" and \"|\", then "
                        "\"refused\" or \"accepted\"; not \"%s\".",
                        text);
}
