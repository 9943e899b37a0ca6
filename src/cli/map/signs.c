/* signs.c -- what all maps in letters share: arrows, the letters and colours of sides, short ids.
 */
#include "cli/map/signs.h"

#include <string.h>

const char *sign_arrow(const cli_look *look, int eighth)
{
    static const char *const fine[] = { "↑", "↗", "→", "↘", "↓", "↙", "←", "↖" };
    static const char *const plain[] = { "^", "/", ">", "\\", "v", ",", "<", "`" };

    if (eighth < 0)
        return look->utf8 ? "•" : "o";
    return look->utf8 ? fine[eighth % 8] : plain[eighth % 8];
}

char sign_side_letter(const lin_battle *b, int side)
{
    const char first = b->side_name[0][0] ? b->side_name[0][0] : b->side_id[0][0],
               second = b->side_name[1][0] ? b->side_name[1][0] : b->side_id[1][0];

    if (side < 0 || side >= LIN_SIDES)
        return '?';
    if (first == second)
        return side ? '2' : '1';
    return side ? second : first;
}

int sign_side_paper(const lin_battle *b, int side)
{
    const char *colour = side >= 0 && side < LIN_SIDES ? b->side_colour[side] : "";

    if (strstr(colour, "blue"))
        return 25;
    if (strstr(colour, "red"))
        return 160;
    return side == 0 ? 160 : 25;
}

void sign_short_id(const char *id, char *out, int most)
{
    int n = 0;

    for (; *id && n < LIN_ID - 1; id++)
        if (*id != '-' || (int)strlen(id) + n <= most)
            out[n++] = *id;
    out[n] = '\0';
    while (n > most) {
        memmove(out + n - 2, out + n - 1, 2);
        n--;
    }
}

int sign_clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}
