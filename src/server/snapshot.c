/* snapshot.c -- games taken up where they stood, without the way they came there.
 *
 * With every SNAPSHOT_ROWSth row the state is kept, and with every row after which the state does
 * not follow from the one before by orders and dice alone: something was taken back, offered,
 * conceded. So a game is opened by its last snapshot and at most so many rows of plain orders,
 * whatever its length. */
#include "server/server.h"

#include <stdlib.h>
#include <string.h>

snapshot *snapshot_take(const game *g, uint64_t n)
{
    snapshot *at = calloc(1, sizeof *at);

    if (!at)
        return NULL;
    at->size = g->field->rules->state_size;
    at->state = malloc(at->size);
    if (!at->state) {
        free(at);
        return NULL;
    }
    memcpy(at->state, g->state, at->size);
    at->n = n;
    at->moves = g->moves;
    at->offer = g->offer;
    at->offer_by = g->offer_by;
    memcpy(at->rng, g->source.rng, sizeof at->rng);
    at->used = g->sealed.used;
    return at;
}

void snapshot_free(snapshot *at)
{
    if (!at)
        return;
    free(at->state);
    free(at);
}

/* ---- back ---- */

static void into_game(game *g, const snapshot *at)
{
    uint8_t key[32];

    memcpy(g->state, at->state, at->size);
    g->moves = at->moves;
    g->offer = at->offer;
    g->offer_by = at->offer_by;
    if (g->dice == DICE_SEEDED)
        memcpy(g->source.rng, at->rng, sizeof at->rng);
    if (g->dice == DICE_SEALED && g->begun) {
        memcpy(key, g->sealed.key, sizeof key);
        lin_sealed_begin(&g->sealed, key, at->used);
    }
}

typedef struct {
    game *g;
    lin_game *p;
    uint32_t moves;
    uint64_t n;
} playing;

static bool give_atoms(playing *y, lin_side side, const char *atoms)
{
    while (*atoms) {
        const size_t n = strcspn(atoms, "\n");
        char text[LIN_ORDER_TEXT];
        lin_order o;

        if (n >= sizeof text)
            return false;
        memcpy(text, atoms, n);
        text[n] = '\0';
        if (lin_parse(y->p, text, &o, NULL) != LIN_OK || lin_give(y->p, side, &o, NULL) != LIN_OK)
            return false;
        y->moves++;
        atoms += n + (atoms[n] == '\n');
    }
    return true;
}

static bool play_row(void *self, const journal_row *r)
{
    playing *y = self;
    uint8_t face[LIN_DICE];
    int n;

    lin_events_clear(y->p);
    if (r->kind == ROW_DICE) {
        n = faces_in(r->text, face);
        if (lin_roll(y->p, face, n, NULL) != LIN_OK)
            return false;
    } else if (r->kind == ROW_ORDER) {
        if (!r->atoms || !give_atoms(y, (lin_side)r->side, r->atoms))
            return false;
    } else if (r->kind != ROW_SECRET) {
        return false; /* it has a snapshot of its own, or is of a lesson */
    }
    y->n = r->n;
    return !r->hashed || lin_hash(y->p) == r->hash;
}

static bool snapshot_at(server *s, const game *g, uint64_t most, snapshot *at)
{
    bool found;

    lock_on_worker(s);
    found = s->disk && store_snapshot(s->disk, g, most, at);
    unlock_on_worker(s);
    return found;
}

/* Of a game that is frozen, or led, it counts how it came there. */
bool snapshot_open(server *s, game *g)
{
    snapshot at = { 0 };
    playing y = { .g = g };
    bool ok;

    g->snapped = 0;
    if (g->frozen || g->led || !g->begun || g->n == 0 || !snapshot_at(s, g, g->n, &at))
        return false;
    into_game(g, &at);
    g->snapped = at.n;
    y.p = game_in_scratch(s, g);
    y.moves = g->moves;
    y.n = at.n;
    ok = history_each_row(s, g, at.n, play_row, &y) && y.n == g->n;
    if (ok) {
        memcpy(g->state, lin_state(y.p), g->field->rules->state_size);
        game_dice_used(g, y.p);
        g->moves = y.moves;
    } else {
        game_begin(s, g); /* as if nothing had been tried */
    }
    lin_events_clear(y.p);
    free(at.state);
    return ok;
}

/* ---- for those who look back a little way ---- */

static lin_dice dice_at(const game *g, const snapshot *at, lin_sealed *sealed)
{
    lin_dice d = lin_dice_seeded(g->seed, 0);

    if (g->dice == DICE_SEALED && g->begun) {
        lin_sealed_begin(sealed, g->sealed.key, at->used);
        return lin_dice_sealed(sealed);
    }
    memcpy(d.rng, at->rng, sizeof d.rng);
    return g->dice == DICE_SEEDED ? d : lin_dice_typed();
}

lin_game *snapshot_game(server *s, game *g, uint64_t most, lin_sealed *sealed, uint64_t *n)
{
    snapshot at = { 0 };
    lin_game *p = NULL;

    if (g->frozen || g->led || !g->begun || !snapshot_at(s, g, most, &at))
        return NULL;
    if (lin_game_from(&p, g->field, at.state, dice_at(g, &at, sealed), NULL) != LIN_OK)
        p = NULL;
    *n = at.n;
    free(at.state);
    return p;
}

/* What was taken back has left a snapshot of what was left; what was offered has changed nothing.
 */
static bool jump(server *s, const game *g, lin_game *p, const journal_row *r)
{
    const char *const draw = lin_meta_orders[LIN_DRAW].word, *const decline =
                                                                 lin_meta_orders[LIN_DECLINE].word;
    snapshot at = { 0 };
    bool there;

    if (r->kind == ROW_META && (strcmp(r->text, draw) == 0 || strcmp(r->text, decline) == 0))
        return r->hashed && lin_hash(p) == r->hash;
    if (!takes_back(r->kind, r->text) || !snapshot_at(s, g, r->n, &at))
        return false;
    there = at.n == r->n;
    if (there)
        lin_set_state(p, at.state);
    free(at.state);
    return there;
}

bool snapshot_row(server *s, game *g, lin_game *p, const journal_row *r)
{
    playing y = { .g = g, .p = p };

    if (r->kind == ROW_META || r->kind == ROW_UNDO)
        return jump(s, g, p, r);
    return play_row(&y, r);
}
