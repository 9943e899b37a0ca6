/* cli.h -- what the commands of the program share.
 *
 * The program drives games and knows no rule: all it shows comes out of linstock.h, battles out of
 * files/files.h, pictures out of draw/draw.h. Each command is one file and one row of the table in
 * main.c. Exit codes are the same everywhere: done, the answer is no, bad usage or bad file. */
#ifndef LIN_CLI_H
#define LIN_CLI_H

#include "linstock_rules.h"
#include "draw/draw.h"
#include "tell/tell.h"

#include <stdio.h>

enum { CLI_DONE = 0, CLI_NO = 1, CLI_BAD = 2 };

typedef struct {
    const char *name, *summary;
    int (*run)(int argc, char **argv); /* argv[0] is the command's name */
} cli_command;

extern const cli_command cli_commands[]; /* ends with name NULL */

int cli_play(int argc, char **argv);
int cli_learn(int argc, char **argv);
int cli_battles(int argc, char **argv);
int cli_rules(int argc, char **argv);
int cli_muster(int argc, char **argv);
int cli_table(int argc, char **argv);
int cli_fight(int argc, char **argv);
int cli_run(int argc, char **argv);
int cli_odds(int argc, char **argv);
int cli_check(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_doctor(int argc, char **argv);
int cli_serve(int argc, char **argv);
int cli_draw(int argc, char **argv);
int cli_bot(int argc, char **argv);
int cli_help(int argc, char **argv);
int cli_version(int argc, char **argv);

/* ---- errors.c: sentences on standard error --------------------------------------------- */

/* "linstock: sentence". Always returns CLI_BAD, so that it can be returned at once. */
int cli_bad(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* "linstock: file:12: sentence (BW-13.1)"; file may be NULL. The exit code that fits. */
int cli_refused(const char *file, lin_status status, const lin_refusal *why);

/* The nearest of several names to what was typed. */
typedef struct {
    const char *word;
    char best[64];
    int distance;
} cli_guess;

cli_guess cli_guess_at(const char *word);
void cli_guess_try(cli_guess *g, const char *name);
/* " Did you mean 'x'?" or "", in a buffer of the guess's own. */
const char *cli_guess_text(cli_guess *g);
int cli_distance(const char *a, const char *b); /* edits between two words */

/* ---- options.c: flags ------------------------------------------------------------------ */

/* One flag. Exactly one of on, text and number is set. */
typedef struct {
    const char *name;  /* "seed": written --seed */
    char letter;       /* 'o': also -o; or 0 */
    const char *value; /* "N"; NULL for a plain switch */
    const char *help;
    bool *on;
    const char **text;
    uint64_t *number, low, high;
} cli_option;

typedef struct {
    const char *usage;        /* "fight BATTLE [options]" */
    const char *about;        /* a paragraph */
    const char *example;      /* lines, each with its own "  " */
    int least, most;          /* words besides options */
    const char *wanted;       /* "a battle": said if missing */
    const cli_option *option; /* ends with name NULL */
} cli_usage;

typedef struct {
    int words;
    char **word; /* what is not an option */
} cli_words;

#define CLI_GO_ON (-1)
/* CLI_GO_ON, or the code to leave with: --help was printed, or something was wrong. */
int cli_parse(const cli_usage *usage, int argc, char **argv, cli_words *out);
/* A whole number without sign or anything after it. */
bool cli_number(const char *text, uint64_t low, uint64_t high, uint64_t *out);
/* "3 4 5" or "3,4,5" into faces; -1 where it does not read (the word is quoted in *why). */
int cli_faces(const char *text, uint8_t *faces, int max, lin_refusal *why);
/* "british", or its beginning, to a side of the battle; LIN_NOBODY where it is neither. */
lin_side cli_side(const lin_battle *b, const char *name);
/* A bot by name; says what there is where there is no such. */
const lin_bot *cli_bot_named(const char *name);
/* "doctrine,random": one for each side. */
bool cli_bot_pair(const char *text, const lin_bot *out[LIN_SIDES]);

/* ---- json.c: what --json prints -------------------------------------------------------- */

json_writer cli_json(void);          /* indented */
void cli_json_flush(json_writer *j); /* prints what there is so far */
/* Prints the rest and frees it; CLI_DONE, or no memory was left. */
int cli_json_end(json_writer *j);
/* ---- subject.c: a battle, position or record named on the command line ----------------- */

typedef enum { CLI_BATTLE, CLI_POSITION, CLI_RECORD } cli_kind;

/* A loaded subject. The session is there for battles and records, the game always. */
typedef struct {
    cli_kind kind;
    const char *name;          /* as it was given */
    struct lin_source *source; /* owns battle and field */
    const lin_battle *battle;
    const lin_field *field;
    bool is_record; /* its headers read, right or wrong */
    lin_session *session;
    lin_game *game; /* the session's, or its own */
} cli_subject;

/* Opens what is named: a file, or else a battle. Says what is wrong; CLI_GO_ON or a code. */
int cli_open(cli_subject *s, const char *name, const char *options, lin_dice dice);
/* The same, with a reader of one's own for records (typed dice otherwise, no options). */
typedef lin_status (*cli_reader)(void *self, lin_session **out, const lin_field *field,
                                 const char *text, size_t n, lin_refusal *why);
int cli_open_read(cli_subject *s, const char *name, cli_reader read, void *self);
/* --table: *word, the name of a battle, becomes that of the battle on this table (NULL: it stays as
 * it is). */
int cli_on_table(char **word, const char *table);
/* Opens the battle alone: no game yet. */
int cli_open_battle(cli_subject *s, const char *name, const char *options);
void cli_close(cli_subject *s);
/* A game of one's own that stands where the subject does. */
int cli_own_game(cli_subject *s, lin_dice dice, lin_game **out);
uint64_t cli_fresh_seed(void);

/* ---- show.c: a game in words ----------------------------------------------------------- */

/* How text may look here. */
typedef struct {
    bool colour, utf8;
    int width, height; /* of the terminal */
} cli_look;

cli_look cli_look_of(FILE *to, bool plain);

/* A sentence; the rule's id in brackets behind it is dimmed where there are colours. */
void cli_show_line(FILE *to, const cli_look *look, const char *text);
/* Lines of text, each wrapped and indented by so much more than it is, what is carried over by two
 * more again. */
void cli_show_text(FILE *to, int indent, int width, const char *text);
/* Events since the log was cleared, a sentence each, rule ids in brackets. Brief: of many small
 * matters of one unit in a row, such as the steps of a march, only the first and the last. */
/* ears: whose hearing; NULL: all of them. */
void cli_show_events(FILE *to, const cli_look *look, const lin_game *g, bool brief,
                     const lin_side *ears);
void cli_show_score(FILE *to, const lin_game *g);
void cli_show_duties(FILE *to, const lin_game *g);
void cli_show_result(FILE *to, const lin_game *g);
void cli_show_piece(FILE *to, const lin_game *g, const lin_piece *piece);
void cli_show_oob(FILE *to, const lin_game *g, lin_side only); /* LIN_NOBODY: both */
/* The sentence of the question and who must answer it. */
void cli_show_question(FILE *to, const cli_look *look, lin_game *g);
/* Wrapped to the width, each line after the first indented. */
void cli_wrap(FILE *to, int width, int indent, const char *text);
/* A rule of the ledger, wrapped. */
void cli_show_rule(FILE *to, const cli_look *look, const lin_rule *rule);
/* Rules by id, prefix of an id, or words; how many matched. */
typedef void (*cli_rule_found)(void *self, const lin_rule *rule);
int cli_rules_find(char *const *word, int words, cli_rule_found found, void *self);

/* ---- run_tell.c: the outcome of `run` ---------------------------------------------------- */

/* Events and question as comments round the position; or all of it as lines of a rule script. */
void cli_run_text(lin_game *g, const char *position);
void cli_run_script(lin_game *g, const char *position);

/* ---- map/board.c, map/table.c: board and table in letters ------------------------------------ */

/* Where to look: a cell of a board or a point of a table. All zero: nowhere, the whole of it. */
typedef struct {
    bool set;
    int cell;
    lin_point at;
} cli_focus;

typedef struct {
    int zoom; /* 1 to 4; 0: what fits */
    cli_focus focus;
    int lines;                /* at most so many; 0: all of it */
    const bool *bright;       /* by cell, on a table by unit: to be marked; or NULL */
    const char *const *note;  /* by cell: a word to write there; or NULL */
    const lin_stroke *stroke; /* on a table: lines to draw on it */
    int strokes;
    bool key; /* on a table: what the signs mean, below it */
} cli_map;

void cli_show_map(FILE *to, const cli_look *look, const lin_game *g, const cli_map *map);
void cli_show_stack(FILE *to, const lin_game *g, int cell);
void cli_show_legend(FILE *to, const cli_look *look, const lin_game *g);
/* The part of it that is played on a table; how many letters and lines the whole takes at a zoom.
 */
void cli_show_table(FILE *to, const cli_look *look, const lin_game *g, const cli_map *map);
void cli_show_table_legend(FILE *to, const cli_look *look, const lin_game *g);
void cli_table_size(const lin_game *g, int zoom, int *wide, int *high);
/* How wide a letter's ground is; it is twice as high. */
int32_t cli_table_letter(const lin_game *g, int zoom);
/* The largest zoom at which what lies between these corners takes no more than three quarters of
 * the window. */
int cli_table_zoom(const cli_look *look, const lin_game *g, int lines, lin_point low,
                   lin_point high);

/* ---- map/table_words.c: a table in words ---------------------------------------------------- */

/* Everything on the map by number; or what lies at a point and who stands near it. */
void cli_show_scenery(FILE *to, const lin_game *g);
void cli_show_ground(FILE *to, const lin_game *g, lin_point at);

/* ---- draw.c -------------------------------------------------------------------------- */

/* Draws the game into a file whose ending says how; options may be NULL. Says what failed. */
int cli_picture(const lin_game *g, const lin_draw_options *options, const char *path);

/* ---- draw_show.c: "threat:B1b,sight:B1b:A1a" to be drawn ------------------------------ */

#define CLI_SHOWN 256
typedef struct {
    int strokes, marks;
    lin_stroke stroke[CLI_SHOWN]; /* on a table */
    lin_mark mark[LIN_CELLS];     /* on a board */
} cli_shown;
int cli_show_take(const lin_game *g, const char *text, cli_shown *out);

#endif
