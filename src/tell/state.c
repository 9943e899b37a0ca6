/* state.c -- all that can be seen of a game at this moment. */
#include "tell/tell.h"

void tell_state_members(json_writer *j, lin_game *g)
{
    tell_score_members(j, g);
    tell_question_json(j, "question", g, true);
    tell_duties_json(j, "duties", g);
    tell_over_json(j, "over", g);
    tell_pieces_json(j, "pieces", g);
    if (tell_has_table(lin_game_field(g)))
        tell_props_json(j, "props", g);
}
