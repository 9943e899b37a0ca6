/* registry.h -- a short list of what programs bring along: books and bots.
 *
 * The only thing in the engine that is shared and changes. It only grows: what has been registered
 * stays, and an entry is whole before its number counts, so that whoever looks needs no lock. Those
 * who register wait for each other. */
#ifndef LIN_REGISTRY_H
#define LIN_REGISTRY_H

#include "core/core.h"

#include <stdatomic.h>

typedef struct {
    atomic_flag busy; /* somebody registers */
    atomic_int n;
    const void *item[LIN_REGISTERED];
} lin_registry;

const void *lin_registry_at(lin_registry *r, int i); /* or NULL */
void lin_registry_lock(lin_registry *r);
/* While it is locked. False: it is full. */
bool lin_registry_add(lin_registry *r, const void *item);
void lin_registry_unlock(lin_registry *r);

/* The refusal that both kinds share: made for another shape of the structs. LIN_OK: for this. */
lin_status lin_registry_abi(int abi, const char *what, lin_refusal *why);

#endif
