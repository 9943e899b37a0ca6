/* signs.h -- what all maps in letters share: arrows, the letters and colours of sides, short ids.
 */
#ifndef LIN_CLI_SIGNS_H
#define LIN_CLI_SIGNS_H

#include "cli/cli.h"
#include "cli/map/sheet.h"

enum { BLACK = 16, YELLOW = 226, WHITE = 231, PALE = 252 };

/* An arrow by eighths of a circle, 0 is up, clockwise; below 0: a sign for no facing. */
const char *sign_arrow(const cli_look *look, int eighth);
char sign_side_letter(const lin_battle *b, int side);
/* Red and blue where the battle calls its sides so, else by their order. */
int sign_side_paper(const lin_battle *b, int side);
/* An id cut to so many letters: the hyphen goes first, then letters from the middle. */
void sign_short_id(const char *id, char *out, int most);
int sign_clamp(int value, int low, int high);

#endif
