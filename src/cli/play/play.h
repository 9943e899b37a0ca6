/* play.h -- a game at the terminal: what the files of `linstock play` share. */
#ifndef LIN_CLI_PLAY_H
#define LIN_CLI_PLAY_H

#include "cli/cli.h"
#include "files/files.h"

#define PLAY_LINE  4096 /* letters of a typed line */
#define PLAY_MARKS 4096 /* typed lines that can be taken back */

/* When the board is drawn by itself. */
typedef enum { DRAW_EACH, DRAW_TURN, DRAW_NEVER } play_drawing;

/* What the command line asked for. */
typedef struct {
    const char *against, *side, *bots, *dice, *options, *save, *report, *data, *listen, *host,
        *table;
    uint64_t seed, port;
    bool fresh, plain, terminal, no_browser;
} play_wishes;

/* serve.c: the page, until Ctrl-C. */
int play_serve(const char *name, bool is_record, const play_wishes *w);

typedef struct {
    cli_subject s;
    cli_look look;
    FILE *to;                      /* standard output, or a page being made */
    bool person;                   /* somebody sits there: prompts, questions, colours */
    const lin_bot *bot[LIN_SIDES]; /* NULL: a person */
    lin_rng rng[LIN_SIDES], dice;  /* of bots; of dice the program throws for a person */
    lin_game *view;                /* the game as those at the table may see it */
    lin_side at_table;             /* the person asked last; LIN_NOBODY: none yet */

    char save[LIN_PATH]; /* the record's file; "": none yet */
    bool unsaved;
    bool typed_dice;
    const char *report; /* a folder, or NULL */

    int zoom;        /* of the map */
    cli_focus focus; /* nowhere at first */
    bool pinned;     /* the player chose the focus himself */
    play_drawing drawing;
    char clock[200]; /* when the board was drawn last */
    uint64_t duties; /* hash of those shown last */
    int verb;        /* answers: which verb, from which on */
    int next;
    bool running;        /* bots play on without a stop */
    int untold;          /* orders whose events have not been shown yet */
    char purposes[8192]; /* of the bots' actions since a person last answered, a line each */
    size_t purposes_used;

    struct {
        size_t moves;
        uint8_t side;
    } mark[PLAY_MARKS];
    int marks;

    char line[PLAY_LINE];
    int lines; /* read so far: for messages about piped input */
    bool leaving;
    int code;
} play;

/* ---- input.c: lines from a person or a pipe --------------------------------------- */

typedef enum { LINE_READ, LINE_END, LINE_BREAK } play_line;

void play_signals(void);
bool play_interrupted(void); /* Ctrl-C since it was last asked */
bool play_stopped(void);     /* told to end (TERM, HUP) */
/* The next line, trimmed and without comment, in p->line. */
play_line play_read(play *p, const char *prompt);
/* Yes or no; a person who goes away means the usual answer, a pipe that ends says no. */
bool play_yes(play *p, const char *question, bool usual);

/* ---- page.c: what a person sees before he types ----------------------------------- */

void play_look_again(play *p); /* bring p->view up to date */
/* Is anything hidden from those who may look now? */
bool play_hides(play *p);
/* Before a person of this side is asked: what the other has answered in secret, at the same
 * keyboard, goes from the screen. */
void play_hand_over(play *p, lin_side to);
void play_focus(play *p); /* look where something happened */
void play_show_map(play *p, int zoom, cli_focus focus, int lines);
int play_middle_of(const lin_board *b, const bool *cells, int n); /* of n cells */
void play_show_page(play *p); /* board, clock, duties, question */
void play_show_events(play *p);

/* ---- table.c: looking about on a table ---------------------------------------------- */

/* The unit that the present question is about, or -1. */
int play_asked_unit(const play *p);
void play_show_asked(play *p); /* what there is to know of it, in a few lines */
/* Marks units that answer the question; how many. */
int play_answer_units(play *p, bool *bright);
bool play_middle_of_units(const play *p, const bool *units,
                          lin_point *out); /* false: none stands */
void play_table_focus(play *p);
/* "12.5 30" to a point of the table; false: it does not read, or lies beside it. */
bool play_point(const play *p, const char *text, lin_point *out);

/* ---- answers.c: the answers by number ---------------------------------------------- */

/* Of one verb from an index on, in so many lines; or of all verbs (-1), in short. */
void play_show_answers(play *p, int verb, int from, int lines);
void play_name_macros(const play *p);

/* ---- say.c: what changes the game -------------------------------------------------- */

void play_order(play *p, const char *text); /* an order, macro or answer number */
void play_refused(play *p, const lin_refusal *why);
void play_complain(play *p, const char *text); /* the same, with a sentence of ours */
/* A meta-order; false where it is none. */
bool play_meta(play *p, lin_meta meta);
/* Who speaks: the side that is asked or throws; never a bot's while a person sits there. */
lin_side play_speaker(play *p);

/* ---- purposes.c: what bots have in mind --------------------------------------------- */

/* Before a bot's order is given; p->view is as it saw the game. */
void play_note_purpose(play *p, lin_side side, const lin_order *o);
void play_forget_purposes(play *p);

/* ---- keep.c: what it leaves on the disk -------------------------------------------- */

bool play_save(play *p, const char *path);
void play_autosave(play *p);

/* ---- commands.c: all that is not an order ------------------------------------------ */

/* Does the line, if its first word is a command. False: it is none. */
bool play_command(play *p, char *line);
bool play_is_order(const lin_rules *r, const char *word);
/* The first word of a line in small letters; false where it is too long to be one. */
bool play_first_word(const char *line, char *word, size_t size);
void play_unknown_word(play *p, const char *word);

/* The commands, each in the file its subject belongs to; `rest` is what follows its name. */
typedef void play_do(play *p, char *rest);
play_do do_map, do_zoom, do_view, do_legend, do_units, do_stack, do_question, do_answers, do_more,
    do_duties, do_score, do_rules, do_why, do_odds, do_explain, do_show, do_ground, do_measure,
    do_sight, do_about;
play_do do_hint, do_purposes;
play_do do_go, do_quit;
play_do do_save, do_record, do_position, do_remark, do_picture, do_report;

/* ---- report.c: the after-action report ------------------------------------------------- */

/* report.md and pictures in a folder. Says what failed; CLI_DONE or a code. */
int cli_report(const cli_subject *s, const char *folder);

#endif
