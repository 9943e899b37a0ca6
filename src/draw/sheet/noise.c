/* noise.c -- chance that is always the same: a hash of where something stands.
 *
 * A hand is never quite regular, but the same plan must come out the same on every run. */
#include "draw/plan.h"

uint32_t noise_hash(int x, int y, int salt)
{
    uint32_t h =
        (uint32_t)x * 0x9e3779b1u ^ (uint32_t)y * 0x85ebca77u ^ (uint32_t)salt * 0xc2b2ae3du;

    h = (h ^ (h >> 15)) * 0x2c1b3c6du;
    h = (h ^ (h >> 12)) * 0x297a2d39u;
    return h ^ (h >> 15);
}

double noise_unit(int x, int y, int salt)
{
    return noise_hash(x, y, salt) / 4294967296.0;
}

static double smooth(double t)
{
    return t * t * (3 - 2 * t);
}

double noise_at(double x, double y, int salt)
{
    const double fx = floor(x), fy = floor(y);
    const int ix = (int)fx, iy = (int)fy;
    const double tx = smooth(x - fx), ty = smooth(y - fy);
    const double a = noise_unit(ix, iy, salt), b = noise_unit(ix + 1, iy, salt);
    const double c = noise_unit(ix, iy + 1, salt), d = noise_unit(ix + 1, iy + 1, salt);
    const double low = a + (b - a) * tx, high = c + (d - c) * tx;

    return (low + (high - low) * ty) * 2 - 1;
}

double noise_cloud(double x, double y, int salt)
{
    double sum = 0, weight = 0.5;

    for (int octave = 0; octave < 4; octave++) {
        sum += weight * noise_at(x, y, salt + octave);
        x *= 2.03;
        y *= 2.03;
        weight /= 2;
    }
    return sum;
}
