/* verify.c -- `linstock verify`: is a record true?
 *
 * Reading a record is already playing it: every order is checked by the rules and the dice are
 * those that fell. So to verify is to read, and to compare what the file says about itself with
 * what came of it. Where the dice were sealed and the seal has been opened, each of them is counted
 * again on the way.
 *
 * A record that claims something of its dice proves it, or the answer is no: a seal that covers
 * only some of them, one that was never opened, a seed that is not named. One that claims nothing
 * is true to the rules, and is said to prove nothing of its dice; whoever has noted the commitment
 * of his game (--commit) is not content with that. */
#include "cli/cli.h"

#include "seal/seal.h"

#include <string.h>

typedef struct {
    bool seeded; /* all dice follow from a seed that the record names */
    bool typed;  /* it says that they were thrown by hand */
    bool wanted; /* the commitment that a player noted is to be this */
    uint8_t commit[LIN_SEAL_BYTES];
    lin_dice source;
    uint64_t dice;
    bool sealed;
    lin_seal seal;
    lin_seal_proof proof;
} dice_found;

/* [Dice "seeded"] [Seed "7"]: the record says where its dice came from. */
static bool seed_of(const char *text, size_t n, uint64_t *seed)
{
    char number[24];

    return lin_record_header(text, n, "Seed", number, sizeof number, NULL) == LIN_OK &&
           cli_number(number, 0, INT64_MAX, seed);
}

static lin_status bad_header(const char *text, size_t n, const char *key, lin_refusal *why,
                             const char *sentence)
{
    lin_refuse(why, LIN_BAD_FILE, NULL, "%s", sentence);
    if (why)
        why->line = lin_seal_line(text, n, key);
    return LIN_BAD_FILE;
}

/* What the header Dice claims where it is not a seal; without one it claims nothing. */
static lin_status claim_of(const char *text, size_t n, dice_found *d, uint64_t *seed,
                           lin_refusal *why)
{
    char kind[64] = "";

    if (lin_seal_line(text, n, "Dice") == 0)
        return LIN_OK;
    if (lin_record_header(text, n, "Dice", kind, sizeof kind, NULL) != LIN_OK)
        kind[0] = '\0';
    d->seeded = strcmp(kind, "seeded") == 0;
    d->typed = strcmp(kind, "typed") == 0;
    if (!d->seeded && !d->typed)
        return bad_header(text, n, "Dice", why,
                          "Dice are sealed, seeded or typed; what this claims is none of them.");
    if (d->seeded && !seed_of(text, n, seed))
        return bad_header(text, n, "Dice", why,
                          "The dice are said to follow from a seed, but the record lacks the "
                          "header Seed, so that nothing can be counted again.");
    return LIN_OK;
}

/* The commitment that a player noted when the game began is that of the record. */
static lin_status commit_check(const char *text, size_t n, const dice_found *d, lin_refusal *why)
{
    if (!d->wanted || (d->sealed && memcmp(d->commit, d->seal.commit, sizeof d->commit) == 0))
        return LIN_OK;
    if (!d->sealed)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "The record has no seal: of a game that began with this commitment its "
                          "headers have been taken out.");
    return bad_header(text, n, "SealCommit", why,
                      "The commitment is not the one that was noted: this is the record of "
                      "another game, or its seal has been made anew.");
}

static lin_status die_seen(void *self, int line, lin_die die, lin_refusal *why)
{
    dice_found *d = self;
    uint8_t right = 0;

    d->dice++;
    if (lin_dice_throw(&d->source, 1, die.kind, &right) && right == die.face)
        return LIN_OK;
    lin_refuse(why, LIN_BAD_FILE, NULL,
               "Die %llu of the record is a %d here, but the seed gives a %d: a die or the seed "
               "has been changed.",
               (unsigned long long)d->dice, die.face, right);
    if (why)
        why->line = line;
    return LIN_BAD_FILE;
}

/* How cli_open_read gets at the record: the dice are looked at as it is read. */
static lin_status read_record(void *self, lin_session **out, const lin_field *field,
                              const char *text, size_t n, lin_refusal *why)
{
    dice_found *d = self;
    lin_status status = lin_seal_read(text, n, &d->seal, &d->sealed, why);
    uint64_t seed = 0;

    *out = NULL;
    if (status == LIN_OK && !d->sealed)
        status = claim_of(text, n, d, &seed, why);
    if (status == LIN_OK)
        status = commit_check(text, n, d, why);
    if (status != LIN_OK)
        return status;
    if (d->seeded) {
        d->source = lin_dice_seeded(seed, 0);
        return lin_record_watch(out, field, text, n, lin_dice_typed(), die_seen, d, why);
    }
    if (d->sealed && d->seal.open)
        return lin_seal_prove(out, field, text, n, &d->seal, &d->proof, why);
    return lin_record_read(out, field, text, n, lin_dice_typed(), why);
}

typedef unsigned long long number;

/* What is proven of the dice, in sentences; false: the record claims more than that. */
static bool tell_dice(FILE *to, const dice_found *d, number all, bool over)
{
    if (d->seeded)
        fprintf(to, "seeded dice: %llu, each is the one that the seed gives.\n", (number)d->dice);
    if (!d->sealed) {
        if (!d->seeded && all > 0)
            fprintf(to, "dice: %llu, %s; nothing is proven of them.\n", all,
                    d->typed ? "thrown by hand"
                             : "of which the record does not say where they came from");
        return true;
    }
    if (!d->seal.open) {
        fprintf(to, over ? "sealed dice: not proven, for the secret (SealSecret) is missing though "
                           "the battle is over.\n"
                         : "sealed dice: not proven yet; they can be once the battle is over and "
                           "its secret is opened.\n");
        return !over;
    }
    if (d->proof.dice != all) {
        fprintf(to, "sealed dice: not proven. Of %llu dice the seal covers %llu", all,
                (number)d->proof.dice);
        if (d->seal.earlier > 0)
            fprintf(to, "; %llu are said to have fallen before it (SealEarlier)",
                    (number)d->seal.earlier);
        fprintf(to, ". Whoever wrote the record could choose the others.\n");
        return false;
    }
    if (all == 0)
        fprintf(to, "sealed dice: none has fallen.\n");
    else
        fprintf(to, "sealed dice: %llu proven, each is the one that the secrets give.\n",
                (number)d->proof.dice);
    return true;
}

/* Does it prove what it claims of its dice? */
static bool dice_are_true(const dice_found *d, number all, bool over)
{
    return !d->sealed || (d->seal.open ? d->proof.dice == all : !over);
}

static int verified(const cli_subject *s, const dice_found *d, bool json)
{
    const char *broken = lin_broken(s->game);
    const size_t n = lin_session_moves(s->session);
    const number all = lin_session_dice(s->session, NULL, 0);
    const bool over = lin_waits(s->game) == LIN_IS_OVER, true_dice = dice_are_true(d, all, over);

    if (broken) {
        cli_bad("%s: the game it leads to is not sound: %s.", s->name, broken);
        return CLI_NO;
    }
    if (json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '{');
        json_put_bool(&j, "verified", true_dice);
        json_put_text(&j, "battle", s->battle->id);
        json_put_int(&j, "moves", (int64_t)n);
        json_put_int(&j, "dice", (int64_t)all);
        json_put_bool(&j, "seeded", d->seeded);
        tell_seal_json(&j, "seal", d->sealed ? &d->seal : NULL);
        json_put_int(&j, "proven", (int64_t)d->proof.dice);
        json_put_int(&j, "earlier", (int64_t)d->seal.earlier);
        tell_score_members(&j, s->game);
        tell_over_json(&j, "over", s->game);
        json_put_hex(&j, "hash", lin_hash(s->game));
        json_close(&j, '}');
        return cli_json_end(&j) == CLI_DONE && true_dice ? CLI_DONE : CLI_NO;
    }
    printf("%s: %s, %zu entries, hash %016llx. ",
           true_dice ? "verified" : "true to the rules, but not its dice", s->battle->id, n,
           (number)lin_hash(s->game));
    cli_show_result(stdout, s->game);
    tell_dice(stdout, d, all, over);
    return true_dice ? CLI_DONE : CLI_NO;
}

int cli_verify(int argc, char **argv)
{
    bool json = false;
    const char *commit = NULL;
    const cli_option options[] = {
        { .name = "commit",
          .value = "HEX",
          .text = &commit,
          .help = "the commitment of the sealed dice that was noted when the game began; the "
                  "record must be of that very seal" },
        { .name = "json",
          .on = &json,
          .help = "verified, battle, moves, dice, seeded, seal, proven, score, "
                  "over, hash" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "verify RECORD [--commit HEX] [--json]",
        .about =
            "Plays a record again under the rules and checks every order, every die, the result "
            "and the hash; sealed dice also against their secrets, once these are opened. Exit "
            "code 0: it is true. 1: it is wrong, and the line is named, or it claims more of its "
            "dice than it proves. 2: it cannot be read.",
        .example = "  linstock verify game.lin",
        .least = 1,
        .most = 1,
        .wanted = "a record",
        .option = options,
    };
    cli_words w;
    cli_subject s;
    dice_found d = { 0 };
    int code = cli_parse(&usage, argc, argv, &w);

    if (code != CLI_GO_ON)
        return code;
    d.wanted = commit != NULL;
    if (commit && !lin_seal_unhex(d.commit, commit))
        return cli_bad("--commit should be the %d hex digits of a commitment.", LIN_SEAL_HEX - 1);
    code = cli_open_read(&s, w.word[0], read_record, &d);
    if (code == CLI_GO_ON && s.kind != CLI_RECORD)
        code = cli_bad("%s is not a record, so there is nothing to verify.", w.word[0]);
    else if (code == CLI_GO_ON)
        code = verified(&s, &d, json);
    else if (s.is_record) /* it reads, but it is not true */
        code = CLI_NO;
    cli_close(&s);
    return code;
}
