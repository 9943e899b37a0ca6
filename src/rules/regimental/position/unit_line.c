/* unit_line.c -- a unit or leader as a line of a position.
 *
 *     unit F-10 at 14 8 facing 90 line                    as good as new
 *     unit F-10 at 14 8 facing 90 line stands 6 disordered low
 *     unit RA at 10 30 facing 90 limbered via 8 30 tail 80     a snake with its bends
 *     unit RA at 20 30 facing 90 unlimbered silenced 12 damaged 1   gun stands, by their numbers
 *     unit B at 41 18 facing 0 garrison in 4              in that piece of the map
 *     unit COLE at 11.5 15.5                              a leader; or: with F-10, out, lost
 *     unit F-10 lost                                      or: to-come, off */
#include "rules/regimental/position/position.h"
#include "rules/regimental/position/unit_line.h"
#include "rules/regimental/setup/setup.h"

#include <string.h>

static const char *const where_words[] = { "", "to-come", "", "lost", "off", "out", NULL };

static const kit_flag mark_words[] = { { "disordered", RG_DISORDERED },
                                       { "low", RG_LOW },
                                       { "on-foot", RG_ON_FOOT },
                                       { "colonel-down", RG_COLONEL_DOWN },
                                       { "colonel-wounded", RG_COLONEL_WOUNDED },
                                       { "wounded", RG_WOUNDED },
                                       { "going-home", RG_GOING_HOME },
                                       { NULL, 0 } };

static const kit_flag done_words[] = { { "thrown", RG_THROWN },
                                       { "by-flank", RG_BY_FLANK },
                                       { "faced-about", RG_FACED_ABOUT },
                                       { "passed-lines", RG_PASSED_LINES },
                                       { "charging", RG_CHARGING },
                                       { "cold", RG_COLD },
                                       { "bad-ground", RG_BAD_GROUND },
                                       { "no-fire", RG_NO_FIRE },
                                       { "stood-to", RG_FIRES },
                                       { "met", RG_MET },
                                       { "due", RG_DUE },
                                       { "led", RG_LED },
                                       { "attaches", RG_ATTACHES },
                                       { "second", RG_SECOND },
                                       { "was-target", RG_WAS_TARGET },
                                       { "clear-way", RG_CLEAR_WAY },
                                       { NULL, 0 } };

static const char *const menu_words[] = { "none", "tardy", "well", "quick", NULL };

/* Bits of gun stands as digits: "13" is the first and the third. */
static void put_bits(const char *word, int bits, lin_text *out)
{
    if (!bits)
        return;
    lin_put(out, " %s ", word);
    for (int i = 0; i < RG_GUN_STANDS; i++)
        if (bits >> i & 1)
            lin_put(out, "%d", i + 1);
}

static void put_arg(const lin_view *v, const char *before, char kind, int32_t value, lin_text *out)
{
    lin_put(out, " %s%s", before, *before ? " " : "");
    lin_arg_print(v->field, kind, NULL, value, out);
}

static void put_number(const char *word, int value, lin_text *out)
{
    if (value)
        lin_put(out, " %s %d", word, value);
}

static void put_track(const lin_view *v, int u, lin_text *out)
{
    const kit_track t = rg_track(v, u);

    for (int i = 0; i < t.bends; i++) {
        put_arg(v, i ? "" : "via", 'x', t.bend[i].x, out);
        put_arg(v, "", 'x', t.bend[i].y, out);
    }
    if (t.bends)
        put_arg(v, "tail", 'a', t.tail, out);
}

static void put_body(const lin_view *v, int u, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (rg_stands(s, u)) {
        put_arg(v, "facing", 'a', s->facing[u], out);
        lin_put(out, " %s", rg_formation_name[s->formation[u]]);
        if (rg_is_snake(s, u))
            put_track(v, u, out);
        if (s->in[u])
            lin_put(out, " in %d", s->in[u]);
    }
    if (s->stands[u] != (s->where[u] == RG_LOST ? 0 : f->stands[u]))
        lin_put(out, " stands %d", s->stands[u]);
    if (rg_is_guns(f, u) && rg_stands(s, u)) {
        if ((s->gun[u] & 15) != (1 << s->stands[u]) - 1)
            put_bits("guns", s->gun[u] & 15, out);
        put_bits("silenced", s->gun[u] >> RG_GUN_SILENCED & 15, out);
        put_bits("damaged", s->gun[u] >> RG_GUN_DAMAGED & 15, out);
        put_bits("gun-low", s->gun[u] >> RG_GUN_LOW & 15, out);
    }
    if (f->flags[u] & RG_HAS_COLONEL && rg_stands(s, u) && !(s->mark[u] & RG_COLONEL))
        lin_put(out, " no-colonel");
    if (!rg_stands(s, u) && s->mark[u] & RG_COLONEL)
        lin_put(out, " colonel-stays");
    if (s->menu[u] >= RG_MENUS)
        put_number("result", s->menu[u] - RG_MENUS + 1, out);
    else if (s->menu[u])
        lin_put(out, " menu %s", menu_words[s->menu[u]]);
    put_number("fired", s->fired[u], out);
    put_number("aims", s->aims[u], out);
    put_number("volleys", s->volleys[u], out);
}

void rg_write_units(const lin_view *v, lin_text *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = 0; u < f->units; u++) {
        if (s->where[u] == RG_ABSENT)
            continue;
        lin_put(out, "unit %s", rg_id(f, u));
        if (*where_words[s->where[u]])
            lin_put(out, " %s", where_words[s->where[u]]);
        if ((rg_stands(s, u) && s->with[u] == RG_NONE) || s->at[u].x || s->at[u].y) {
            put_arg(v, "at", 'x', s->at[u].x, out);
            put_arg(v, "", 'x', s->at[u].y, out);
        }
        if (!rg_is_leader(f, u))
            put_body(v, u, out);
        else if (s->with[u] != RG_NONE)
            lin_put(out, " with %s", rg_id(f, s->with[u]));
        if (rg_is_leader(f, u)) {
            put_number("legs", s->menu[u], out);
            put_number("open", s->fired[u], out);
            put_number("crossed", s->aims[u], out);
        }
        put_number("used", s->used[u], out);
        put_number("fate", s->fate[u], out);
        put_number("until", s->until[u], out);
        kit_put_flags(mark_words, s->mark[u], out);
        kit_put_flags(done_words, s->done[u], out);
        lin_put(out, "\n");
    }
}

/* ---- Read ---- */

static lin_status usage(const kit_reader *r)
{
    return lin_line_wrong(r->why,
                          "unit ID at X Y facing DEGREES FORMATION, then any of: stands N, via X Y "
                          "tail DEGREES, in N, silenced 12, damaged 1, gun-low 1, menu well, "
                          "disordered, low, on-foot, thrown, charging; a leader: at X Y or with U; "
                          "or: to-come, lost, off, out");
}

static lin_status next_bits(kit_reader *r, int shift, uint16_t *out)
{
    const char *word = r->at < r->words ? r->word[r->at++] : "";

    if (!*word)
        return usage(r);
    *out &= (uint16_t) ~(15 << shift);
    for (; *word; word++) {
        if (*word < '1' || *word > '4')
            return usage(r);
        *out |= (uint16_t)(1 << (shift + *word - '1'));
    }
    return LIN_OK;
}

static lin_status next_count(kit_reader *r, int most, uint16_t *out)
{
    int32_t n = 0;

    if (kit_next_number(r, 0, most, &n) != LIN_OK)
        return LIN_BAD_FILE;
    *out = (uint16_t)n;
    return LIN_OK;
}

/* Bends up to the word `tail`. */
static lin_status next_track(kit_reader *r, int u)
{
    rg_state *s = r->state;
    kit_track t = { .head = s->at[u], .facing = s->facing[u] };

    while (t.bends < KIT_PACKED_BENDS && r->at < r->words && !lin_same_word(r->word[r->at], "tail"))
        if (kit_next_point(r, &t.bend[t.bends++]) != LIN_OK)
            return LIN_BAD_FILE;
    if (!kit_says(r, "tail") || kit_next_angle(r, &t.tail) != LIN_OK)
        return usage(r);
    kit_track_pack(&t, RG_IN(25), &s->track[u]);
    return LIN_OK;
}

static lin_status stands_word(kit_reader *r, int u)
{
    const rg_field *f = rg_field_of(r->field);
    rg_state *s = r->state;

    if (kit_next_byte(r, f->stands[u], &s->stands[u]) != LIN_OK)
        return LIN_BAD_FILE;
    if (rg_is_guns(f, u))
        s->gun[u] = (uint16_t)((s->gun[u] & ~15) | ((1 << s->stands[u]) - 1));
    return LIN_OK;
}

static lin_status body_word(kit_reader *r, int u, bool *known)
{
    rg_state *s = r->state;
    uint16_t n = 0;
    lin_status status;

    *known = true;
    if (kit_says(r, "facing"))
        return kit_next_angle(r, &s->facing[u]);
    if (kit_says(r, "stands"))
        return stands_word(r, u);
    if (kit_says(r, "via"))
        return next_track(r, u);
    if (kit_says(r, "in"))
        return kit_next_byte(r, rg_field_of(r->field)->scenery.pieces, &s->in[u]);
    if (kit_says(r, "guns"))
        return next_bits(r, RG_GUN_THERE, &s->gun[u]);
    if (kit_says(r, "silenced"))
        return next_bits(r, RG_GUN_SILENCED, &s->gun[u]);
    if (kit_says(r, "damaged"))
        return next_bits(r, RG_GUN_DAMAGED, &s->gun[u]);
    if (kit_says(r, "gun-low"))
        return next_bits(r, RG_GUN_LOW, &s->gun[u]);
    if (kit_says(r, "menu"))
        return kit_next_word(r, menu_words, &s->menu[u]);
    if (kit_says(r, "result")) {
        status = next_count(r, 10, &n);
        s->menu[u] = (uint8_t)(RG_MENUS + n - 1);
        return status;
    }
    if (kit_says(r, "fired"))
        return next_count(r, 0xffff, &s->fired[u]);
    if (kit_says(r, "aims"))
        return next_count(r, 0xffff, &s->aims[u]);
    if (kit_says(r, "volleys"))
        return kit_next_byte(r, 2, &s->volleys[u]);
    if (kit_says(r, "no-colonel")) {
        s->mark[u] &= (uint16_t)~RG_COLONEL;
        return LIN_OK;
    }
    if (kit_says(r, "colonel-stays")) {
        s->mark[u] |= RG_COLONEL;
        return LIN_OK;
    }
    for (int i = 0; i < RG_FORMATIONS; i++)
        if (kit_says(r, rg_formation_name[i])) {
            s->formation[u] = (uint8_t)i;
            return LIN_OK;
        }
    *known = false;
    return LIN_OK;
}

static lin_status any_word(kit_reader *r, int u)
{
    const rg_field *f = rg_field_of(r->field);
    rg_state *s = r->state;
    unsigned mark = s->mark[u], done = s->done[u];
    int32_t n = 0;
    bool known = false;
    lin_status status = LIN_OK;

    if (kit_says(r, "at"))
        return kit_next_point(r, &s->at[u]);
    if (kit_says(r, "used")) {
        status = kit_next_number(r, 0, 1 << 30, &n);
        s->used[u] = n;
        return status;
    }
    if (kit_says(r, "fate"))
        return kit_next_byte(r, RG_FATES - 1, &s->fate[u]);
    if (kit_says(r, "until"))
        return kit_next_byte(r, RG_TURNS + 2, &s->until[u]);
    if (kit_says_flag(r, mark_words, &mark) || kit_says_flag(r, done_words, &done)) {
        s->mark[u] = (uint16_t)mark;
        s->done[u] = (uint16_t)done;
        return LIN_OK;
    }
    for (int w = 0; where_words[w]; w++)
        if (*where_words[w] && kit_says(r, where_words[w])) {
            s->where[u] = (uint8_t)w;
            if (w == RG_LOST)
                s->stands[u] = 0;
            if (w != RG_TO_COME) {
                s->gun[u] = 0;
                s->mark[u] = 0;
                s->formation[u] = 0;
            }
            return LIN_OK;
        }
    if (rg_is_leader(f, u)) {
        if (kit_says(r, "with"))
            return kit_next_unit(r, &s->with[u]);
        if (kit_says(r, "legs"))
            return kit_next_byte(r, RG_LEGS, &s->menu[u]);
        if (kit_says(r, "open"))
            return next_count(r, 0xffff, &s->fired[u]);
        if (kit_says(r, "crossed"))
            return next_count(r, 1, &s->aims[u]);
    } else {
        status = body_word(r, u, &known);
        if (known)
            return status;
    }
    return usage(r);
}

lin_status rg_read_unit(kit_reader *r)
{
    const rg_field *f = rg_field_of(r->field);
    rg_state *s = r->state;
    uint8_t u = 0;

    if (kit_next_unit(r, &u) != LIN_OK)
        return LIN_BAD_FILE;
    rg_equip(f, s, u);
    s->where[u] = RG_ON_TABLE;
    while (r->at < r->words)
        if (any_word(r, u) != LIN_OK)
            return LIN_BAD_FILE;
    return LIN_OK;
}
