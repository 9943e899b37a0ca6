/* game_at.h -- a game in memory that its maker keeps for the next one. */
#ifndef LIN_GAME_AT_H
#define LIN_GAME_AT_H

#include "core/core.h"

/* The bytes of a game on that field. */
size_t lin_game_size(const lin_field *field);
/* As lin_game_from, in room for so many bytes; nothing of it need be freed. */
lin_game *lin_game_at(void *room, const lin_field *field, const void *state, lin_dice dice);

#endif
