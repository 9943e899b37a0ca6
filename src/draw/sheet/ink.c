/* ink.c -- the two paint boxes.
 *
 * Daylight is iron-gall ink and thin watercolour on laid paper. Lamp-light keeps the same
 * hues but turns their order round: the paper is the darkest, the ink the lightest, so that
 * every other layer can be drawn by the same code. */
#include "draw/plan.h"

#define HEX(c)                                                                     \
    {                                                                              \
        (((c) >> 16) & 255) / 255.0, (((c) >> 8) & 255) / 255.0, ((c)&255) / 255.0 \
    }

const plan_palette plan_daylight = {
    .paper = HEX(0xf1e6cb),
    .stain = HEX(0xb08a4e),
    .edge = HEX(0x9a7238),
    .ink = HEX(0x2a1f16),
    .faint = HEX(0x6b5840),
    .hachure = HEX(0x41311f),
    .shade = HEX(0x7a5f3c),
    .woods = HEX(0x9db27c),
    .woods_edge = HEX(0x64784a),
    .leaf = { HEX(0xa3b57a), HEX(0x8fa567), HEX(0xb2bd84) },
    .leaf_dark = HEX(0x3d4a2b),
    .water = HEX(0xb4cfd3),
    .bank = HEX(0x355c69),
    .ripple = HEX(0x6c98a3),
    .letter_water = HEX(0x264b58),
    .road = HEX(0xf3dfae),
    .road_edge = HEX(0x4b3522),
    .block = HEX(0xb0402f),
    .block_edge = HEX(0x3a1710),
    .tilth = { HEX(0xb99a4e), HEX(0x9aa35a), HEX(0xc08a55) },
    .gold = HEX(0xb8860b),
    .counter_text = HEX(0xfbf4e2),
    .haze = HEX(0xf3f1ea),
    .hachure_alpha = 0.80,
    .wash_alpha = 0.34,
};

const plan_palette plan_lamplight = {
    .paper = HEX(0x2b2219),
    .stain = HEX(0x6d4d24),
    .edge = HEX(0x0b0704),
    .ink = HEX(0xeadbb6),
    .faint = HEX(0xa48f6a),
    .hachure = HEX(0xcdb185),
    .shade = HEX(0x0d0804),
    .woods = HEX(0x46562f),
    .woods_edge = HEX(0x7a8a54),
    .leaf = { HEX(0x56683a), HEX(0x4b5d34), HEX(0x637544) },
    .leaf_dark = HEX(0x15190d),
    .water = HEX(0x2c4c57),
    .bank = HEX(0x86b0ba),
    .ripple = HEX(0x5d8793),
    .letter_water = HEX(0xa9cdd4),
    .road = HEX(0x8a6e43),
    .road_edge = HEX(0x140d07),
    .block = HEX(0xc4563f),
    .block_edge = HEX(0x1a0906),
    .tilth = { HEX(0x8a733c), HEX(0x6d7640), HEX(0x8f663d) },
    .gold = HEX(0xe0b040),
    .counter_text = HEX(0xfbf4e2),
    .haze = HEX(0x6f716c),
    .hachure_alpha = 0.62,
    .wash_alpha = 0.42,
};
