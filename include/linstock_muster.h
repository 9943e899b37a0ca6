/* linstock_muster.h -- forces that players build themselves, by points.
 *
 * A book that lets players build forces says in rows what can be picked, what it costs and in what
 * numbers it is grouped (lin_muster, a member of lin_rules). A force is a flat value: divisions of
 * groups (brigades) of entries (battalions), each an index into those rows. Nothing is forbidden to
 * pick: whatever is wrong with a force is told, with its rule, and it is then unlawful.
 *
 * A force is one line of text, which can be typed, kept in a file and sent as a link:
 *
 *     british 150; good "Grey": good: GRE, LTE, RGL / 2x RGL, RGI "44th Foot" in red faced yellow
 *
 * Head, then ";" and a division, more of them each behind a ";". Groups are parted by "/", entries
 * by ",". Before a group's entries, with a ":", its commander; before his, with another ":", that
 * of the division. Whoever is named is named in quotes; "in" and "faced" are the colours of its
 * coats and of their facings.
 *
 * In order: a force; rows; its text; what it costs and what is wrong with it; suggestions; battles.
 */
#ifndef LINSTOCK_MUSTER_H
#define LINSTOCK_MUSTER_H

#include "linstock.h"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define LIN_FORCE_DIVISIONS 4
#define LIN_FORCE_GROUPS    24
#define LIN_FORCE_ENTRIES   96
#define LIN_FORCE_NAME      72    /* bytes of a name, its end included */
#define LIN_FORCE_TEXT      16384 /* bytes of a force as text, its end included */
#define LIN_CLOTH           16    /* bytes of the word of a colour, its end included */
#define LIN_FORCE_POINTS    10000 /* the highest limit */
#define LIN_MUSTER_SETS     8     /* sets of choices that exclude each other */
#define LIN_MUSTER_NUMBERS  4
#define LIN_BREACHES        128

/* ---- A force --------------------------------------------------------------------------- */

typedef struct {
    char name[LIN_FORCE_NAME];       /* "": none of its own */
    uint8_t choice[LIN_MUSTER_SETS]; /* 1 + row, by set; 0: the usual one, if there is one */
} lin_force_leader;

typedef struct {
    lin_force_leader who;                     /* its name; what was chosen of it */
    char coat[LIN_CLOTH], facings[LIN_CLOTH]; /* "": as its book has them (lin_force_dress) */
    uint8_t kind, group;
    int16_t number[LIN_MUSTER_NUMBERS]; /* by row */
} lin_force_entry;

typedef struct {
    lin_force_leader leader;
    uint8_t division;
} lin_force_group;

/* Groups of one division stand together, and so do entries of one group, in order. */
typedef struct {
    char name[LIN_FORCE_NAME];
    uint8_t nation, war;
    uint8_t divisions, groups, entries;
    uint8_t terms;  /* bits of what was agreed upon: lin_muster.term */
    int16_t points; /* its limit */
    lin_force_leader division[LIN_FORCE_DIVISIONS];
    lin_force_group group[LIN_FORCE_GROUPS];
    lin_force_entry entry[LIN_FORCE_ENTRIES];
} lin_force;

/* ---- Rows ------------------------------------------------------------------------------ */

struct lin_breaches;

/* A nation or a war: "british", "British". */
typedef struct {
    const char *word, *name;
} lin_muster_word;

/* What an entry can be. */
typedef struct {
    const char *word; /* its code, "RGL", unlike all others and all words of choices */
    const char *name; /* "Regulars, line" */
    const char *type; /* of the unit it becomes: "infantry" */
    int16_t cost;     /* in points */
    uint16_t arm;     /* one bit: entries of one arm are of one sort to rows and to the book */
    uint16_t wars;    /* bit k: there is such in war k; 0: in all of them */
    int16_t data[2];  /* the book's own */
    const char *rule; /* on what it costs */
} lin_muster_kind;

/* What can be chosen of an entry, of a group's commander or of a division's. */
enum { LIN_OF_ENTRY = 1, LIN_OF_GROUP = 2, LIN_OF_DIVISION = 4 };
typedef struct {
    const char *word, *name; /* "rifled", "rifled muskets" */
    uint8_t of;              /* whose: bits of those above */
    uint8_t set;             /* those of one set exclude each other */
    bool usual;              /* so it is where nothing of the set is said */
    int16_t cost;
    uint16_t arms; /* of entries: those that can have it; 0: all */
    uint16_t wars; /* 0: in all of them */
    int16_t data;  /* the book's own */
    const char *rule;
} lin_muster_choice;

/* Two choices of one set that do not exclude each other but are a third, by their words. */
typedef struct {
    const char *one, *other, *both;
} lin_muster_join;

/* What is counted of an entry, men in ranks. */
typedef struct {
    const char *word, *name;        /* "stands", "stand" */
    int16_t low, high, usual, cost; /* cost of each */
    const char *rule;
    uint16_t arms; /* of entries of these alone; 0: of all */
    int16_t step;  /* by which suggestions count; 0: one by one; less: it is rarely said, and they
                      leave it */
} lin_muster_number;

/* What both players may agree upon, said in the head of a force: "enforced". Limits that it waives
 * are told of and are no longer grave. */
#define LIN_MUSTER_TERMS 8
typedef struct {
    const char *word, *name, *rule;
    const char *const *waives; /* rules; ends with NULL; may be NULL */
    const char *option;        /* of the battle they meet in, "lists=enforced"; NULL: none */
} lin_muster_term;

/* What comes with a force and is not picked, such as couriers: so many, each at so much. */
typedef struct {
    const char *name; /* "couriers" */
    int (*count)(const lin_force *f);
    int16_t cost;
    const char *rule;
} lin_muster_extra;

/* How many of something there are: divisions of a force, groups of a division, entries of a group.
 * Groups that are of some of the arms `apart` and of no other are not counted, and hold as many as
 * they like. */
typedef struct {
    int16_t least, most; /* most 0: any number */
    uint16_t apart;
    bool strict; /* other numbers are unlawful; else they are merely told */
    const char *rule;
} lin_muster_bounds;

/* ---- What is printed of a force ---------------------------------------------------------- */

/* A sheet for a real table: commanders and entries with what is looked up of them all the time,
 * boxes to tick, what special troops can do, the tables that are asked for most. `of` is one of
 * LIN_OF_ENTRY and so on, i the index of an entry, group or division. */

/* Boxes in a row: hits, markers. */
typedef struct {
    const char *name; /* "Hits" */
    uint8_t of;       /* whose: bits of LIN_OF_ENTRY and so on */
    const char *mark; /* what lies on the table for it, cut out of card: "Disorder", or several:
                         "Shaken, Exhausted"; NULL: nothing */
} lin_roster_track;

/* What some entries can do, told below where any entry can. */
typedef struct {
    const char *name, *text, *rule;
} lin_roster_skill;

/* A small table: cells row by row, the first row its head. */
typedef struct {
    const char *title, *rule;
    const char *const *cell; /* columns times rows */
    int columns, rows;
} lin_roster_table;

/* Of what it stands on, all alike: in tenths of a millimetre; deep 0: a disc. */
enum { LIN_FIGURE_RANKS, LIN_FIGURE_RIDERS, LIN_FIGURE_GUN };
typedef struct {
    int16_t wide, deep, count;
    uint8_t figure; /* what is drawn on each */
} lin_roster_base;

#define LIN_ROSTER_COLUMNS 10
#define LIN_ROSTER_TRACKS  8
#define LIN_ROSTER_SKILLS  32

typedef struct lin_roster {
    const char *const *column;     /* heads of what is shown of an entry; ends with NULL */
    const lin_roster_track *track; /* ends with name NULL */
    const lin_roster_skill *skill; /* ends with name NULL; may be NULL */
    const lin_roster_table *table; /* ends with title NULL */
    /* What stands there. */
    void (*cell)(const lin_force *f, int entry, int column, lin_text *out);
    /* What of a commander is known before play: "good", "+1 in contact". May be NULL. */
    void (*leader)(const lin_force *f, int of, int i, lin_text *out);
    int (*boxes)(const lin_force *f, int of, int i, int track);
    uint32_t (*skills)(const lin_force *f, int entry); /* bits of rows; may be NULL */
    bool (*base)(const lin_force *f, int of, int i, lin_roster_base *out); /* false: none */
} lin_roster;

/* A group of a suggested force: so many entries of these arms. */
typedef struct {
    uint16_t arms;
    uint8_t entries;
} lin_muster_pattern;

typedef struct lin_muster {
    const char *division, *group, *entry; /* what it calls them: "division", "brigade" */
    const lin_muster_word *nation, *war;  /* each ends with word NULL; war may be NULL */
    const lin_muster_kind *kind;          /* ends with word NULL */
    const lin_muster_choice *choice;      /* ends with word NULL; may be NULL */
    const char
        *set_rule[LIN_MUSTER_SETS];  /* why of one set there is one; NULL: the second's rule */
    const lin_muster_join *join;     /* ends with one NULL; may be NULL */
    const lin_muster_number *number; /* ends with word NULL; may be NULL */
    const lin_muster_extra *extra;   /* ends with name NULL; may be NULL */
    const lin_muster_term *term;     /* ends with word NULL; may be NULL */
    lin_muster_bounds divisions, groups, entries;
    int points;              /* of the usual game */
    const char *points_rule; /* that a force keeps within its limit */
    const char *nation_rule;
    const lin_muster_pattern *pattern; /* of a suggested division; ends with entries 0 */
    const char *const *sample;         /* forces of the book, as text; ends with NULL */
    const char *table;                 /* the battle on whose table they usually meet */
    const char *const *left_behind;    /* keys of a table's file that hang on who fought there, and
                                          are not taken over; ends with NULL; may be NULL */

    /* The war of that year; -1: there was none. NULL: wars are known by their words alone. */
    int (*war_of_year)(int year);
    /* Does a force of this nation have such an entry as a matter of course? So it is offered and
     * suggested. NULL: every one that there is in its war. */
    bool (*usual)(int nation, int war, int kind);
    /* What follows from what was picked of an entry and is good to see beside it, such as its
     * strength as a label has it. May be NULL. */
    void (*shown)(const lin_force *f, int entry, lin_text *out);
    /* What a list of the nation has by a name of its own, one after another: what is said of it
     * goes into an entry that is as usual. False: there is no more. Pages offer them, and
     * suggestions are made of them. May be NULL: then kinds are all there is. */
    bool (*listed)(int nation, int war, int i, lin_force_entry *into);
    /* In what colours an entry is usually dressed: words of lin_cloths. May be NULL. */
    void (*dress)(const lin_force *f, int entry, const char **coat, const char **facings);
    /* What is wrong with a force besides what rows say (lin_breach_add). May be NULL. */
    void (*check)(const lin_force *f, struct lin_breaches *out);
    /* The parts of a battle's file that hang on who fights: keys with their values, as YAML, such
     * as "units:". `table` is a battle of the book whose ground, zones and terms are kept; force i
     * fights as side[i] of it. NULL: forces of this book cannot be put into a battle yet. */
    lin_status (*battle)(const lin_battle *table, const lin_force force[LIN_SIDES],
                         const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why);
    /* What is printed of a force; NULL: nothing is. */
    const lin_roster *roster;
    /* Whose place a force of this nation takes there; LIN_NOBODY: either will do. May be NULL. */
    lin_side (*side_of)(const lin_battle *table, int nation);
} lin_muster;

/* NULL: the book builds no forces (r may be NULL). */
const lin_muster *lin_rules_muster(const lin_rules *r);

/* ---- Looking up ------------------------------------------------------------------------ */

/* "british", "British"; NULL: there is no such row. */
const lin_muster_word *lin_force_nation(const lin_muster *m, const lin_force *f);

/* The row that holds of one set: what was chosen, else the usual one; -1: none. `of` is one of
 * LIN_OF_ENTRY and so on; kind: of the entry, else -1. */
int lin_force_chosen(const lin_muster *m, const lin_force_leader *l, int of, int kind, int set);

/* Colours of cloth, as battles have them too; ends with NULL. */
extern const char *const lin_cloths[];
/* What an entry wears: its own colours, else those of its book, else "". */
void lin_force_dress(const lin_rules *r, const lin_force *f, int entry, const char **coat,
                     const char **facings);
/* Was the term of this row agreed upon? */
bool lin_force_agreed(const lin_force *f, int term);

/* ---- Its text -------------------------------------------------------------------------- */

/* LIN_BAD_FILE, with the line and what would be right; then *out is as it was. */
lin_status lin_force_read(const lin_rules *r, const char *text, lin_force *out, lin_refusal *why);
void lin_force_print(const lin_rules *r, const lin_force *f,
                     lin_text *out); /* read back: the same */
/* The same with a sum in front, so that a link cut short or changed is noticed. */
void lin_force_link(const lin_rules *r, const lin_force *f, lin_text *out);
lin_status lin_force_unlink(const lin_rules *r, const char *link, lin_force *out, lin_refusal *why);
/* The same as a file of its own (.yaml), which lin_force_load of linstock_files.h reads. */
void lin_force_yaml(const lin_rules *r, const lin_force *f, lin_text *out);
int lin_muster_nation(const lin_muster *m, const char *word); /* whatever the case; -1: none */
int lin_muster_war(const lin_muster *m, const char *word);    /* or a year of it */
/* LIN_BAD_FILE, with the words that there are, unless it is a war. */
lin_status lin_muster_check_war(const lin_muster *m, const char *word, lin_refusal *why);

/* ---- What it costs, and what is wrong with it ------------------------------------------ */

int lin_force_cost(const lin_rules *r, const lin_force *f);
int lin_force_entry_cost(const lin_rules *r, const lin_force *f, int entry);
int lin_force_leader_cost(const lin_rules *r, const lin_force_leader *l, int of);
int lin_force_group_cost(const lin_rules *r, const lin_force *f, int group); /* with commander */
int lin_force_extras_cost(const lin_rules *r, const lin_force *f);

typedef struct lin_breach {
    const char *rule;
    bool grave;                    /* it makes the force unlawful; else both players may agree */
    int8_t division, group, entry; /* what it is about; -1: no particular one */
    char text[200];
} lin_breach;

typedef struct lin_breaches {
    int n, lost; /* lost: so many more there was no room for */
    lin_breach breach[LIN_BREACHES];
} lin_breaches;

/* For a book's check: at[] is division, group and entry, -1 where none is meant. */
void lin_breach_add(lin_breaches *out, const char *rule, bool grave, const int at[3],
                    const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 5, 6)))
#endif
    ;
void lin_force_check(const lin_rules *r, const lin_force *f, lin_breaches *out);
bool lin_breaches_lawful(const lin_breaches *b); /* none of them is grave */

/* ---- Suggestions ----------------------------------------------------------------------- */

/* A lawful force that comes as near to the points as it can, another for each number `seed`. Where
 * so few do for none it is refused, with how many would do. Nothing is agreed
 * upon in it. */
lin_status lin_force_suggest(const lin_rules *r, int nation, int war, int points, uint64_t seed,
                             lin_force *out, lin_refusal *why);

/* ---- Rosters --------------------------------------------------------------------------- */

#define LIN_ROSTER_TEXT (64u << 10)

/* The sheet as plain text, of at most 100 columns. Refused where the book prints none. */
lin_status lin_force_roster(const lin_rules *r, const lin_force *f, lin_text *out,
                            lin_refusal *why);
/* The name of an entry, or what it is; of a commander, or what he leads: "Brigade 2". */
void lin_force_entry_title(const lin_rules *r, const lin_force *f, int entry, lin_text *out);
void lin_force_leader_title(const lin_rules *r, const lin_force *f, int of, int i, lin_text *out);

/* ---- Battles --------------------------------------------------------------------------- */

#define LIN_MUSTERED_TEXT (64u << 10) /* bytes of a battle's file made of forces */

/* The file of a battle of two forces on the table of another, called id. Which side each has goes
 * by nation where it can. Its options are the table's, what the forces have agreed upon, and then
 * those given, "scenario=by-dice,bag=on" (may be NULL). A force that is unlawful is refused, with
 * the first that is wrong. */
lin_status lin_force_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const char *options, const char *id, lin_text *out, lin_refusal *why);

#ifdef __cplusplus
}
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#endif
