/* tracks.c -- what is counted beside the map, and the haze that lies over it. */
#include "tell/tell.h"
#include "linstock_rules.h"

static void track_json(json_writer *j, const lin_track *t)
{
    json_open(j, NULL, '{');
    json_put_text(j, "name", t->name);
    json_put_int(j, "side", t->side < LIN_SIDES ? (int)t->side : -1);
    json_put_int(j, "low", t->low);
    json_put_int(j, "high", t->high);
    json_put_int(j, "value", t->value);
    json_open(j, "bands", '[');
    for (int i = 0; i < t->bands; i++)
        json_put_int(j, NULL, t->band[i]);
    json_close(j, ']');
    json_put_text(j, "text", t->text);
    json_put_text(j, "rule", t->rule);
    json_close(j, '}');
}

void tell_tracks_members(json_writer *j, const lin_game *g)
{
    lin_track track[LIN_TRACKS] = { 0 };
    const int n = lin_tracks(g, track, LIN_TRACKS);

    json_open(j, "tracks", '[');
    for (int i = 0; i < n; i++)
        track_json(j, &track[i]);
    json_close(j, ']');
    json_put_int(j, "haze", lin_haze(g));
}

/* One line: "Army morale: American 12 (high), British 9 (fatigued). Fog: heavy." Tracks of the same
 * name follow one another and stand in one sentence. */
void tell_tracks_text(const lin_game *g, lin_text *out)
{
    lin_track track[LIN_TRACKS] = { 0 };
    const lin_battle *b = lin_game_field(g)->battle;
    const int n = lin_tracks(g, track, LIN_TRACKS);

    for (int i = 0; i < n; i++) {
        const lin_track *t = &track[i];
        const bool same = i > 0 && lin_same_word(t->name, track[i - 1].name);

        lin_put(out, same ? ", " : "%s%s: ", i ? ". " : "", t->name);
        if (t->side < LIN_SIDES)
            lin_put(out, "%s ", lin_side_name(b, t->side));
        if (t->side >= LIN_SIDES && t->text[0])
            lin_put(out, "%s", t->text);
        else
            lin_put(out, "%d%s%s%s", t->value, t->text[0] ? " (" : "", t->text,
                    t->text[0] ? ")" : "");
    }
    if (n)
        lin_put(out, ".");
}
