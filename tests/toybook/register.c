/* register.c -- the program with one book more: linstock_pickets is main() and this, which brings
 * the book before main() begins. A program of one's own calls lin_rules_register in its main(). */
#include "pickets.h"

#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor)) static void bring_pickets(void)
{
    lin_refusal why;

    if (lin_rules_register(LIN_ABI, &pickets_book, &why) != LIN_OK) {
        fprintf(stderr, "%s\n", why.text);
        exit(2);
    }
}
