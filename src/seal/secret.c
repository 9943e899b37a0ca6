/* secret.c -- secrets, the hash that is shown of one, and the key made of all of them. */
#include "seal/seal.h"

#include <sodium.h>
#include <string.h>

bool lin_seal_new(uint8_t secret[LIN_SEAL_BYTES])
{
    if (sodium_init() < 0)
        return false;
    randombytes_buf(secret, LIN_SEAL_BYTES);
    return true;
}

void lin_seal_commit(uint8_t commit[LIN_SEAL_BYTES], const uint8_t secret[LIN_SEAL_BYTES])
{
    crypto_generichash(commit, LIN_SEAL_BYTES, secret, LIN_SEAL_BYTES, NULL, 0);
}

void lin_seal_key(uint8_t key[LIN_SEAL_BYTES], const uint8_t server[LIN_SEAL_BYTES],
                  const uint8_t *first, const uint8_t *second)
{
    crypto_generichash_state h;

    crypto_generichash_init(&h, NULL, 0, LIN_SEAL_BYTES);
    crypto_generichash_update(&h, server, LIN_SEAL_BYTES);
    if (first)
        crypto_generichash_update(&h, first, LIN_SEAL_BYTES);
    if (second)
        crypto_generichash_update(&h, second, LIN_SEAL_BYTES);
    crypto_generichash_final(&h, key, LIN_SEAL_BYTES);
}

void lin_seal_hex(char hex[LIN_SEAL_HEX], const uint8_t bytes[LIN_SEAL_BYTES])
{
    sodium_bin2hex(hex, LIN_SEAL_HEX, bytes, LIN_SEAL_BYTES);
}

bool lin_seal_unhex(uint8_t bytes[LIN_SEAL_BYTES], const char *hex)
{
    const size_t digits = LIN_SEAL_HEX - 1;

    return strlen(hex) == digits && strspn(hex, "0123456789abcdefABCDEF") == digits &&
           sodium_hex2bin(bytes, LIN_SEAL_BYTES, hex, digits, NULL, NULL, NULL) == 0;
}
