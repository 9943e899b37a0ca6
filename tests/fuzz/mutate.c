/* mutate.c -- how libFuzzer changes texts of lines and words.
 *
 * Bytes changed at random seldom make another unit, square or step out of one. So half of the time
 * whole words and lines change places: a word becomes another word of the same text, a line is left
 * out, said twice, or moved. The other half is libFuzzer's own. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

typedef struct {
    size_t at, n;
} piece;

static unsigned next(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

/* The piece of text between two ends around a random place: a word, or a line with its end. */
static piece piece_near(const uint8_t *data, size_t size, const char *ends, unsigned *seed)
{
    const size_t middle = next(seed) % size;
    size_t from = middle, to = middle;

    while (from > 0 && !strchr(ends, data[from - 1]))
        from--;
    while (to < size && !strchr(ends, data[to]))
        to++;
    if (ends[1] == '\0' && to < size)
        to++;
    return (piece){ from, to - from };
}

/* Put n bytes in the place of a piece; the new size, or the old one where they do not fit. */
static size_t put(uint8_t *data, size_t size, size_t most, piece old, const uint8_t *bytes,
                  size_t n)
{
    if (size - old.n + n > most)
        return size;
    memmove(data + old.at + n, data + old.at + old.n, size - old.at - old.n);
    memcpy(data + old.at, bytes, n);
    return size - old.n + n;
}

static size_t change_line(uint8_t *data, size_t size, size_t most, unsigned *seed)
{
    const piece from = piece_near(data, size, "\n", seed), to = piece_near(data, size, "\n", seed);
    uint8_t line[512];
    const size_t n = from.n < sizeof line ? from.n : sizeof line;
    const unsigned what = next(seed) % 3;

    memcpy(line, data + from.at, n);
    if (what == 0) /* said twice */
        return put(data, size, most, (piece){ to.at, 0 }, line, n);
    if (what == 1) /* in the place of another */
        return put(data, size, most, to, line, n);
    return put(data, size, most, from, line, 0); /* left out */
}

static size_t change_word(uint8_t *data, size_t size, size_t most, unsigned *seed)
{
    const piece from = piece_near(data, size, " \n", seed),
                to = piece_near(data, size, " \n", seed);
    uint8_t word[64];
    size_t n = from.n < sizeof word ? from.n : sizeof word;

    if (next(seed) % 4 == 0 && to.n > 0 && to.n < 4) { /* a number, or a square near by */
        uint8_t *last = data + to.at + to.n - 1;

        *last = (uint8_t)('0' + next(seed) % 10);
        return size;
    }
    memcpy(word, data + from.at, n);
    if (next(seed) % 8 == 0)
        n = 0;
    return put(data, size, most, to, word, n);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    unsigned changes = 1 + next(&seed) % 4;

    if (size == 0 || next(&seed) % 2 == 0)
        return LLVMFuzzerMutate(data, size, most);
    while (changes-- && size > 0)
        size = next(&seed) % 3 ? change_word(data, size, most, &seed)
                               : change_line(data, size, most, &seed);
    return size ? size : LLVMFuzzerMutate(data, 0, most);
}
