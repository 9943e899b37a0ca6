/* verify.c -- `linstock verify`: is a record true?
 *
 * Reading a record is already playing it: every order is checked by the rules and the dice are
 * those that fell. So to verify is to read, and to compare what the file says about itself with
 * what came of it. Where the dice were sealed and the seal has been opened, each of them is counted
 * again on the way. */
#include "cli/cli.h"

#include "seal/seal.h"

#include <string.h>

typedef struct {
    bool seeded; /* all dice follow from a seed that the record names */
    lin_dice source;
    uint64_t dice;
    bool sealed;
    lin_seal seal;
    lin_seal_proof proof;
} dice_found;

/* [Dice "seeded"] [Seed "7"]: the record says where its dice came from. */
static bool seed_of(const char *text, size_t n, uint64_t *seed)
{
    char kind[16], number[24];

    return lin_record_header(text, n, "Dice", kind, sizeof kind, NULL) == LIN_OK &&
           strcmp(kind, "seeded") == 0 &&
           lin_record_header(text, n, "Seed", number, sizeof number, NULL) == LIN_OK &&
           cli_number(number, 0, INT64_MAX, seed);
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
    const lin_status status = lin_seal_read(text, n, &d->seal, &d->sealed, why);
    uint64_t seed;

    *out = NULL;
    if (status != LIN_OK)
        return status;
    d->seeded = !d->sealed && seed_of(text, n, &seed);
    if (d->seeded) {
        d->source = lin_dice_seeded(seed, 0);
        return lin_record_watch(out, field, text, n, lin_dice_typed(), die_seen, d, why);
    }
    if (d->sealed && d->seal.open)
        return lin_seal_prove(out, field, text, n, &d->seal, &d->proof, why);
    return lin_record_read(out, field, text, n, lin_dice_typed(), why);
}

static void tell_dice(const dice_found *d, bool over)
{
    if (d->seeded)
        printf("seeded dice: %llu, each is the one that the seed gives.\n",
               (unsigned long long)d->dice);
    if (!d->sealed)
        return;
    if (d->seal.open && d->proof.dice == 0)
        printf("sealed dice: none has fallen.\n");
    else if (d->seal.open)
        printf("sealed dice: %llu proven, each is the one that the secrets give.\n",
               (unsigned long long)d->proof.dice);
    else if (over)
        printf(
            "sealed dice: not proven, for the secret (SealSecret) is missing though the battle is "
            "over.\n");
    else
        printf("sealed dice: not proven yet; they can be once the battle is over and its secret is "
               "opened.\n");
    if (d->seal.earlier > 0)
        printf(
            "The first %llu dice fell before the seal, in the game that this one went on from.\n",
            (unsigned long long)d->seal.earlier);
}

static int verified(const cli_subject *s, const dice_found *d, bool json)
{
    const char *broken = lin_broken(s->game);
    const size_t n = lin_session_moves(s->session);

    if (broken) {
        cli_bad("%s: the game it leads to is not sound: %s.", s->name, broken);
        return CLI_NO;
    }
    if (json) {
        json_writer j = cli_json();

        json_open(&j, NULL, '{');
        json_put_bool(&j, "verified", true);
        json_put_text(&j, "battle", s->battle->id);
        json_put_int(&j, "moves", (int64_t)n);
        json_put_int(&j, "dice", (int64_t)lin_session_dice(s->session, NULL, 0));
        json_put_bool(&j, "seeded", d->seeded);
        tell_seal_json(&j, "seal", d->sealed ? &d->seal : NULL);
        json_put_int(&j, "proven", (int64_t)d->proof.dice);
        json_put_int(&j, "earlier", (int64_t)d->seal.earlier);
        tell_score_members(&j, s->game);
        tell_over_json(&j, "over", s->game);
        json_put_hex(&j, "hash", lin_hash(s->game));
        json_close(&j, '}');
        return cli_json_end(&j);
    }
    printf("verified: %s, %zu entries, hash %016llx. ", s->battle->id, n,
           (unsigned long long)lin_hash(s->game));
    cli_show_result(stdout, s->game);
    tell_dice(d, lin_waits(s->game) == LIN_IS_OVER);
    return CLI_DONE;
}

int cli_verify(int argc, char **argv)
{
    bool json = false;
    const cli_option options[] = {
        { .name = "json",
          .on = &json,
          .help = "verified, battle, moves, dice, seeded, seal, proven, score, "
                  "over, hash" },
        { .name = NULL }
    };
    const cli_usage usage = {
        .usage = "verify RECORD [--json]",
        .about =
            "Plays a record again under the rules and checks every order, every die, the result "
            "and the hash; sealed dice also against their secrets, once these are opened. Exit "
            "code 0: it is true. 1: it is wrong, and the line is named. 2: it cannot be read.",
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
