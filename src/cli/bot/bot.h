/* bot.h -- the line protocol: what the files of `linstock bot` share. */
#ifndef LIN_CLI_BOT_H
#define LIN_CLI_BOT_H

#include "cli/cli.h"
#include "files/files.h"

enum { BOT_LINE = 1 << 16 };

typedef struct {
    lin_source *source;
    const lin_field *field;
    lin_session *session;  /* after `new` */
    lin_game *game;        /* the session's, or its own after `position` */
    lin_game *view;        /* as the bot of the last `genmove` saw it, before its order */
    const lin_bot *player; /* that bot; NULL: none has answered in this game */
    lin_order played;      /* and its order */
    uint64_t *back;        /* states to go back to, where there is no session */
    int backs, back_room;
    bool seeded; /* the program throws the dice */
    lin_rng dice, rng;
    char line[BOT_LINE];
    char number[24]; /* of the command, or "" */
    FILE *out;       /* the answer as it is being made */
    bool refused, quit;
} bot;

/* A command: writes its answer to b->out; `rest` is what follows its name. */
typedef void bot_do(bot *b, char *rest);

/* bot.c */
void bot_no(bot *b, const lin_refusal *why); /* refused, by a rule or otherwise */
void bot_say_no(bot *b, const char *text);

/* game.c: begin, play, go back */
bot_do run_new, run_position, run_seed, run_order, run_check, run_dice, run_genmove, run_purpose,
    run_undo;
void bot_drop(bot *b); /* the game, if there is one */

/* look.c: look */
bot_do run_side, run_question, run_answers, run_sample, run_events, run_show, run_state, run_pieces,
    run_battle, run_table, run_overlay, run_between, run_about, run_board, run_score, run_duties,
    run_odds, run_record, run_hash;

#endif
