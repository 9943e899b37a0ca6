/* script.h -- the inside of a rule script: what script.c, drawn.c and expect.c share. */
#ifndef LIN_SCRIPT_H
#define LIN_SCRIPT_H

#include "lines.h"

#define LIN_SCRIPT_DICE 4096 /* dice a case may queue */
#define LIN_SCRIPT_LINE 1000 /* bytes of a line of a script */
#define LIN_LEGENDS     256

/* A board drawn in a script, as far as it has been read (drawn.c). */
typedef struct {
    bool open; /* rows and legends may follow */
    int cols;
    int32_t col[LIN_COLS];
    size_t left, right; /* where the row of column numbers begins, ends */
    int marks, legends;
    struct {
        char symbol[8], cell[8];
        int line;
        bool named;
    } mark[LIN_CELLS];
    struct {
        char symbol[8];
        int line;
        char text[200];
    } legend[LIN_LEGENDS];
} lin_drawn;

/* A position that cases begin from, by name (script_given.c). */
typedef struct {
    char name[40];
    int line;
    bool used, failed;
    char battle[64], options[512];
    lin_page setup;
    int *setup_line;
    size_t setup_lines;
} lin_given;

typedef struct {
    const char *file;
    const lin_script_source *source;
    lin_script_report report;
    void *report_self;
    lin_tally *tally;
    lin_lines lines;

    /* The battle last named, and its field once somebody needed it. */
    char battle[64], options[512];
    const lin_field *field;

    lin_given *given; /* positions given so far */
    size_t givens, given_room;

    /* The case. */
    bool open, failed, said; /* said: it holds something besides a title */
    bool named, giving;      /* it has named its battle; it is a position given to others */
    int title_line, at;      /* at: the line that is being run */
    char title[LIN_SCRIPT_LINE + 1];
    lin_page setup; /* the position, line by line */
    int *setup_line;
    size_t setup_lines, setup_room; /* where those lines come from */
    lin_drawn drawn;

    /* It is about a battle file (script_file.c): its text so far; whether the last line judged it.
     */
    bool on_file, judged;
    char file_battle[64], file_options[512];
    lin_page battle_file;

    /* Its game, once play has begun. */
    lin_game *game;
    uint64_t *before; /* the state before the order now being given */
    uint8_t dice[LIN_SCRIPT_DICE];
    size_t dice_at, dice_n;
    int order_line; /* where the last order stands */
    int single_at;  /* of the game's single answers the script has said so many */
} lin_script;

/* The case has failed, here and for this reason. Always false. */
bool lin_script_fail(lin_script *t, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
/* One more line of the position; false if the case has failed over it. */
bool lin_script_place(lin_script *t, int line, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;
/* The battle from here on. */
void lin_script_battle(lin_script *t, const char *battle, const char *options);
/* The field of the battle named; NULL if the case has failed over it. */
const lin_field *lin_script_field(lin_script *t);

/* script_given.c: is the case that begins a position given to others? Its end; `given NAME`; those
 * that nobody has taken, from *from on, NULL after the last. */
void lin_given_begin(lin_script *t);
void lin_given_end(lin_script *t);
void lin_given_take(lin_script *t, char *text);
const lin_given *lin_given_unused(const lin_script *t, size_t *from);
void lin_given_free(lin_script *t);

/* script_file.c: `file NAME`, and what follows it, line by line. */
void lin_file_begin(lin_script *t, char *text);
void lin_file_line(lin_script *t, char *text);

/* script_orders.c: `dice 3 4`; and an order with its verdict. */
void lin_script_dice(lin_script *t, char *text);
void lin_script_order(lin_script *t, char *text);

/* script_verdict.c: what must become of an order. */
typedef enum {
    LIN_BY_RULE,
    LIN_UNREAD,
    LIN_UNASKED,
    LIN_NOT_HIS,
    LIN_DICE_FIRST,
    LIN_TOO_LATE,
    LIN_REFUSALS
} lin_refused_as;
typedef struct {
    bool refused;
    lin_refused_as as;
    char *rule, *words; /* NULL: any */
} lin_verdict;
/* Cut the verdict off an order; fails the case where it does not read. */
void lin_verdict_cut(lin_script *t, char *text, lin_verdict *v);
void lin_verdict_check(lin_script *t, const lin_verdict *v, const char *order, lin_status status,
                       const lin_refusal *why);

/* drawn.c: is this line a header of column numbers, and so the begin of a board? */
bool lin_drawn_begins(const char *line);
void lin_drawn_begin(lin_script *t, const char *line);
/* Is it part of the board that is open? Then it has been read. */
bool lin_drawn_line(lin_script *t, const char *line);
void lin_drawn_end(lin_script *t);

/* expect.c: what must be so. False where the first word is no such thing. */
bool lin_expect(lin_script *t, char *text);
/* expect_event.c */
void lin_expect_event(lin_script *t, char *text, bool wanted);
/* expect_position.c */
void lin_expect_is(lin_script *t, char *text, bool wanted);
/* A decimal number in millionths; false where it is none, or more than a million. */
bool lin_decimal(const char *word, int64_t *out);
/* expect_table.c */
void lin_expect_sees(lin_script *t, char *text, bool wanted);
void lin_expect_arc(lin_script *t, char *text, bool wanted);
void lin_expect_zone(lin_script *t, char *text, bool wanted);
void lin_expect_distance(lin_script *t, char *text, bool wanted);
void lin_expect_stand(lin_script *t, char *text, bool wanted);
/* expect_shows.c */
void lin_expect_shows(lin_script *t, char *text, bool wanted);
/* expect_odds.c */
void lin_expect_odds(lin_script *t, char *text, bool wanted);
/* The next word of a text, cut off in place, or NULL; *at goes past it. */
char *lin_word_cut(char **at);
/* The text inside quotes at *at, cut out in place, or NULL; *at goes past it. */
char *lin_quote_cut(char **at);
/* Do the words of a begin with those of b? A lone * in b is any word. */
bool lin_words_begin(const char *a, const char *b);
/* Every run of blanks becomes one, none at the ends. */
char *lin_one_blank(char *text);

#endif
