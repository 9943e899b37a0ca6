/* force_dress.c -- coats and facings: the colours that there are, and who wears which. */
#include "muster/muster.h"

#include <string.h>

/* What the plans paint men in; docs/battles.md lists them too. */
const char *const lin_cloths[] = { "firebrick", "crimson", "navy",   "royalblue",   "darkgreen",
                                   "olivedrab", "white",   "ivory",  "black",       "gray",
                                   "tan",       "buff",    "brown",  "saddlebrown", "sienna",
                                   "peru",      "gold",    "yellow", "orange",      "purple",
                                   "red",       "blue",    "green",  NULL };

lin_status muster_cloth(char into[LIN_CLOTH], const char *word, lin_refusal *why)
{
    char known[200], quote[40];
    lin_text t = lin_text_in(known, sizeof known);

    if (into[0])
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "There are two colours, \"%s\" and another; one is enough.", into);
    for (int i = 0; lin_cloths[i]; i++) {
        if (lin_same_word(lin_cloths[i], word)) {
            strcpy(into, lin_cloths[i]);
            return LIN_OK;
        }
        lin_put(&t, "%s%s", i ? ", " : "", lin_cloths[i]);
    }
    return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no cloth of \"%s\"; there is: %s.",
                      lin_quoted(word, quote, sizeof quote), known);
}

void lin_force_dress(const lin_rules *r, const lin_force *f, int entry, const char **coat,
                     const char **facings)
{
    const lin_force_entry *e = &f->entry[entry];

    *coat = *facings = "";
    if (r->muster->dress)
        r->muster->dress(f, entry, coat, facings);
    if (e->coat[0])
        *coat = e->coat;
    if (e->facings[0])
        *facings = e->facings;
}
