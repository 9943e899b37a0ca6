/* score.c -- the clock, the points, and how it ended. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include <string.h>

void tell_score_members(json_writer *j, const lin_game *g)
{
    char text[200] = "";
    lin_text t = lin_text_in(text, sizeof text);
    lin_score score;

    lin_clock(g, &t);
    json_put_text(j, "clock", text);
    json_put_int(j, "turn", lin_turn(g));
    lin_score_now(g, &score);
    json_open(j, "score", '{');
    json_open(j, "points", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_real(j, NULL, lin_points(lin_game_field(g)->rules, score.points[side]), 2);
    json_close(j, ']');
    json_put_text(j, "text", score.text);
    json_close(j, '}');
    tell_tracks_members(j, g);
}

void tell_over_json(json_writer *j, const char *key, const lin_game *g)
{
    const lin_head *h = lin_state(g);
    char text[200];
    lin_text t = lin_text_in(text, sizeof text);

    if (lin_waits(g) != LIN_IS_OVER) {
        json_put_null(j, key);
        return;
    }
    lin_result_text(g, &t);
    json_open(j, key, '{');
    json_put_int(j, "winner", h->winner < LIN_SIDES ? h->winner : -1);
    json_put_text(j, "level", lin_level_name(g));
    json_put_text(j, "text", text);
    json_close(j, '}');
}

/* "Turn 2, British: group of B1, B1a": up to the second comma. */
void tell_portion_text(const lin_game *g, lin_text *out)
{
    char *comma;

    lin_clock(g, out);
    comma = strchr(out->at, ',');
    comma = comma ? strchr(comma + 1, ',') : NULL;
    if (comma) {
        *comma = '\0';
        out->used = (size_t)(comma - out->at);
    }
}
