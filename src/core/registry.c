/* registry.c -- lists that grow while others read them; see registry.h. */
#include "core/registry.h"

const char *lin_version(void)
{
    return LIN_VERSION;
}

int lin_abi(void)
{
    return LIN_ABI;
}

const void *lin_registry_at(lin_registry *r, int i)
{
    return i >= 0 && i < atomic_load_explicit(&r->n, memory_order_acquire) ? r->item[i] : NULL;
}

void lin_registry_lock(lin_registry *r)
{
    while (atomic_flag_test_and_set_explicit(&r->busy, memory_order_acquire))
        continue;
}

bool lin_registry_add(lin_registry *r, const void *item)
{
    const int n = atomic_load_explicit(&r->n, memory_order_relaxed);

    if (n >= LIN_REGISTERED)
        return false;
    r->item[n] = item;
    atomic_store_explicit(&r->n, n + 1, memory_order_release);
    return true;
}

void lin_registry_unlock(lin_registry *r)
{
    atomic_flag_clear_explicit(&r->busy, memory_order_release);
}

lin_status lin_registry_abi(int abi, const char *what, lin_refusal *why)
{
    return abi == LIN_ABI
               ? LIN_OK
               : lin_refuse(
                     why, LIN_ILLEGAL, NULL,
                     "This %s was compiled for version %d of the library's structs (LIN_ABI), "
                     "and the library has version %d: compile it against its headers.",
                     what, abi, LIN_ABI);
}
