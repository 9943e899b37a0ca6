/* session.h -- the inside of a session: what session.c, undo.c and record.c share.
 *
 * The whole record is one flat row of items, in the order in which they stand in the file:
 * entries, remarks, and parentheses around what was taken back. Nothing is nested in memory,
 * so nothing that walks the record needs to recurse. `line` points at those items that make
 * up the main line. */
#ifndef LIN_SESSION_H
#define LIN_SESSION_H

#include "lines.h"

#define LIN_STRIDE  64 /* a copy of the state before every 64th entry */
#define LIN_NEST    64 /* how deep variations may lie in one another */
#define LIN_HEADERS 40

typedef enum {
    LIN_ITEM_ORDER, /* then the meta-orders, as lin_meta numbers them */
    LIN_ITEM_CONCEDE = LIN_CONCEDE,
    LIN_ITEM_DRAW = LIN_DRAW,
    LIN_ITEM_ACCEPT = LIN_ACCEPT,
    LIN_ITEM_DECLINE = LIN_DECLINE,
    LIN_ITEM_UNDO = LIN_UNDO,
    LIN_ITEM_AGREE = LIN_AGREE,
    LIN_ITEM_REMARK = LIN_METAS,
    LIN_ITEM_DICE, /* all that is left of an entry left out */
    LIN_ITEM_OPEN,
    LIN_ITEM_CLOSE /* around a line taken back */
} lin_item_kind;

typedef struct {
    uint8_t kind, side;
    uint8_t offer, offer_by; /* what is on offer once this has been said */
    bool hidden;             /* it answered a secret question */
    uint32_t at;             /* entry, dice: the first; remark: its words; close: how
                                many items back its open stands */
    uint32_t n;              /* entry, dice: how many; close: how deep it nests */
    lin_order order;
} lin_item;

/* Dice that fell in this item, or are all that is left of it; else 0. */
static inline uint32_t lin_item_dice(const lin_item *e)
{
    return e->kind < LIN_ITEM_REMARK || e->kind == LIN_ITEM_DICE ? e->n : 0;
}

typedef struct {
    char key[32], value[512];
} lin_header;

struct lin_session {
    const lin_field *field;
    lin_game *game;
    size_t state_words; /* of eight bytes */
    uint64_t *start;    /* the state before anything happened */
    uint64_t *before;   /* the state before the orders now being given */
    char *position;     /* that state as text; NULL: the beginning of the battle */
    lin_item opening;   /* the dice that fell before the first entry */
    lin_item *item;
    size_t items, item_room;
    uint32_t *line;
    size_t moves, line_room;
    uint8_t *face;
    size_t faces, face_room; /* what each die showed */
    lin_die_kind *kind;
    size_t kind_room; /* what it was */
    char *words;
    size_t used, word_room;
    uint64_t *checkpoint;
    size_t checkpoint_room; /* [k]: before entry k * LIN_STRIDE */
    int headers;
    lin_header header[LIN_HEADERS];
};

/* meta.c: the meta-order that this text is now; and the other side lets something be taken back. */
lin_meta lin_meta_said(const lin_session *s, const char *text);
lin_status lin_say_agree(lin_session *s, lin_side who, lin_refusal *why);

/* notes.c: the headers that say on what field the game is played. */
void lin_headers_begin(lin_session *s);

/* session.c: begin from this position instead; only while nothing has been said. */
lin_status lin_session_place(lin_session *s, const char *position, size_t n, lin_dice dice,
                             lin_refusal *why);

/* session.c: room for one more entry, and a checkpoint if one is due; and the entry itself,
 * which cannot fail any more. */
lin_status lin_entry_begin(lin_session *s, lin_refusal *why);
void lin_entry_end(lin_session *s, const lin_item *e);

/* One more entry: an order (an atom), or a meta-order noted with what it does to the game.
 * Undo and agree are merely noted. */
lin_status lin_entry_order(lin_session *s, lin_side who, const lin_order *o, lin_refusal *why);
lin_status lin_entry_meta(lin_session *s, lin_side who, lin_meta meta, lin_refusal *why);
/* The dice last thrown in the game belong to the last entry, whatever it is: a draw may be offered
 * while dice are awaited, and those that fall then fell after it. So the state before each entry
 * follows from the entries before it. */
lin_status lin_entry_dice(lin_session *s, lin_refusal *why);
lin_status lin_item_room(lin_session *s, size_t more, lin_refusal *why);

/* lookback.c: the last entry of the main line that did something to the game: an order, concede,
 * accept; of this side, or of anyone (LIN_NOBODY). Its index, or -1. */
ptrdiff_t lin_last_act(const lin_session *s, lin_side who);

/* "british   rally L-G1          = 3 4" */
void lin_item_print(const lin_session *s, const lin_item *e, lin_text *out);

/* Hand dice to a game that waits for them, as long as both last. *used: how many it took.
 * Refuses faces that do not fit, and a last throw that is short of dice. */
lin_status lin_feed(lin_game *g, const uint8_t *faces, size_t n, size_t *used, lin_refusal *why);

/* dropped.c: the dice of an entry that was left out, as lines of the record; and such a line
 * read, after its first word. How many dice, or -1 if refused. */
#define LIN_DROPPED 16 /* dice a line */
void lin_dropped_write(const lin_session *s, const lin_item *e, int depth, lin_page *p);
int lin_dropped_parse(char *text, int line, uint8_t *face, lin_die_kind *kind, lin_refusal *why);
/* session.c: note them in their place. */
lin_status lin_dropped_keep(lin_session *s, const uint8_t *face, const lin_die_kind *kind, size_t n,
                            lin_refusal *why);

/* undo.c: LIN_OK; or something was measured from entry `from` on that nobody can forget. */
lin_status lin_measured_since(const lin_session *s, size_t from, lin_refusal *why);
/* undo.c: take back the main line from entry `from` on: it becomes a variation. */
lin_status lin_cut(lin_session *s, size_t from, lin_refusal *why);

#endif
