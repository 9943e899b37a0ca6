/* uses.c -- somebody else's program, built against the library out of its package. */
#include <linstock_rules.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; lin_rules_at(i); i++)
        printf("%s %s\n", lin_version(), lin_rules_at(i)->id);
    return lin_rule_find("BW-13.1") && lin_bot_find("doctrine") ? 0 : 1;
}
