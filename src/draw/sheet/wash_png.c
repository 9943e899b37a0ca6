/* wash_png.c -- a wash as a picture file of few colours.
 *
 * cairo puts a picture into an SVG with four bytes a dot. A wash has one ink in less than a hundred
 * shades, so a byte a dot and a palette say the same in a third of the room. cairo takes such a
 * file as it is, if it hangs on the surface. */
#include "draw/plan.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static void put_32(unsigned char *at, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(v >> (24 - 8 * i));
}

static void chunk_add(plan_bytes *out, const char *type, const unsigned char *data, size_t n)
{
    unsigned char word[4];
    uLong sum = crc32(0, (const unsigned char *)type, 4);

    if (n)
        sum = crc32(sum, data, (uInt)n);
    put_32(word, (uint32_t)n);
    bytes_add(out, word, 4);
    bytes_add(out, (const unsigned char *)type, 4);
    if (n)
        bytes_add(out, data, (unsigned)n);
    put_32(word, (uint32_t)sum);
    bytes_add(out, word, 4);
}

/* A colour as cairo would write it, which holds it multiplied by its alpha. */
static unsigned char unmultiplied(uint32_t colour, int shift)
{
    const unsigned alpha = colour >> 24;

    return (unsigned char)(alpha ? ((colour >> shift & 255) * 255 + alpha / 2) / alpha : 0);
}

static void palette_add(plan_bytes *out, const uint32_t *colour, int n)
{
    unsigned char rgb[3 * 256], alpha[256];

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++)
            rgb[3 * i + k] = unmultiplied(colour[i], 16 - 8 * k);
        alpha[i] = (unsigned char)(colour[i] >> 24);
    }
    chunk_add(out, "PLTE", rgb, (size_t)n * 3);
    chunk_add(out, "tRNS", alpha, (size_t)n);
}

/* Each row after a byte that says: every dot as the one above it, and so much more. */
static void dots_add(plan_bytes *out, const unsigned char *dot, int wide, int high)
{
    const size_t size = (size_t)(wide + 1) * (size_t)high;
    uLongf packed = compressBound(size);
    unsigned char *row = malloc(size), *to = malloc(packed);

    if (row && to) {
        for (int y = 0; y < high; y++) {
            unsigned char *at = row + (size_t)y * (size_t)(wide + 1);

            *at++ = 2;
            for (int x = 0; x < wide; x++)
                at[x] = (unsigned char)(dot[y * wide + x] - (y ? dot[(y - 1) * wide + x] : 0));
        }
        if (compress2(to, &packed, row, size, 9) == Z_OK)
            chunk_add(out, "IDAT", to, packed);
        else
            out->starved = true;
    } else {
        out->starved = true;
    }
    free(row);
    free(to);
}

void wash_attach(cairo_surface_t *s, const unsigned char *dot, int wide, int high,
                 const uint32_t *colour, int colours)
{
    static const unsigned char head[8] = { 137, 'P', 'N', 'G', 13, 10, 26, 10 };
    unsigned char size[13] = { 0 };
    plan_bytes out = { 0 };

    put_32(size, (uint32_t)wide);
    put_32(size + 4, (uint32_t)high);
    size[8] = 8; /* bits of a dot */
    size[9] = 3; /* which are those of a palette */
    bytes_add(&out, head, sizeof head);
    chunk_add(&out, "IHDR", size, sizeof size);
    palette_add(&out, colour, colours);
    dots_add(&out, dot, wide, high);
    chunk_add(&out, "IEND", NULL, 0);
    if (out.starved ||
        cairo_surface_set_mime_data(s, CAIRO_MIME_TYPE_PNG, (const unsigned char *)out.at, out.n,
                                    free, out.at) != CAIRO_STATUS_SUCCESS)
        free(out.at); /* cairo then writes one of its own */
}
