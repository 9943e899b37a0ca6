/* rule.c -- a rule of the ledger. */
#include "tell/tell.h"

void tell_rule_json(json_writer *j, const char *key, const lin_rule *rule)
{
    json_open(j, key, '{');
    json_put_text(j, "id", rule->id);
    json_put_text(j, "text", rule->text);
    json_put_text(j, "basis", rule->basis);
    json_put_text(j, "book", rule->book);
    json_put_text(j, "chapter", rule->chapter);
    json_close(j, '}');
}

void tell_rule_text(const lin_rule *rule, lin_text *out)
{
    lin_put(out, "%-9s %s", rule->id, rule->text);
    if (rule->basis[0])
        lin_put(out, " [%s]", rule->basis);
}
