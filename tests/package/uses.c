/* uses.c -- somebody else's program, built against the library out of its package. */
#include <linstock_rules.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; lin_rule_systems[i]; i++)
        printf("%s %s\n", LIN_VERSION, lin_rule_systems[i]->id);
    return lin_rule_find("BW-13.1") && lin_bot_find("doctrine") ? 0 : 1;
}
