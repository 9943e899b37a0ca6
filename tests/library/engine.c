/* engine.c -- somebody else's program that needs the engine alone: a book and a bot of its own. */
#include <linstock_rules.h>
#include <stdio.h>

static bool choose(lin_game *view, lin_rng *rng, lin_order *out)
{
    return lin_random_order(view, rng, out);
}

int main(void)
{
    static const lin_bot bot = { .name = "mine", .text = "Answers at random.", .choose = choose };
    static const lin_rules book = { .id = "mine" };
    lin_refusal why;

    if (lin_bot_register(LIN_ABI, &bot, &why) != LIN_OK || lin_bot_find("mine") != &bot ||
        lin_rules_register(LIN_ABI, &book, &why) == LIN_OK)
        return 1;
    for (int i = 0; lin_rules_at(i); i++)
        printf("%s %s\n", lin_version(), lin_rules_id(lin_rules_at(i)));
    printf("%s\n", why.text);
    return lin_rule_find("BW-13.1") ? 0 : 1;
}
