/** Dots, leaves and pelts. */
import { type Rgb, times } from '../engine/colour.ts';
import { wrapNoise } from '../engine/noise.ts';
import { ease, seededDice } from '../engine/numbers.ts';
import { motifTile, paintTile, type PrintTile } from '../engine/printTile.ts';
import { tileCell } from '../fabrics/tileNoise.ts';
import { pick } from '../lists.ts';

export function dot(colour: Rgb, density: number, period = 30, radius = 3.6): PrintTile {
  const soft = 0.5 / density;
  return paintTile(period, density, (u, v, ink) => {
    const a = Math.hypot(u - period / 4, v - period / 4);
    const b = Math.hypot(u - (period * 3) / 4, v - (period * 3) / 4);
    ink.colour = colour;
    ink.strength = 1 - ease(radius - soft, radius + soft, Math.min(a, b));
  });
}

export function leaf(
  colours: readonly Rgb[],
  density: number,
  options: { seed: number; size: number },
): PrintTile {
  const period = 256;
  const cells = Math.round(5 / options.size);
  const pitch = period / cells;
  const { tile, stamp } = motifTile(period, density);
  const dice = seededDice(options.seed);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const angle = dice() * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const half = pitch * (0.34 + 0.16 * dice());
      const colour = pick(colours, dice());
      const bow = 0.006 * (dice() - 0.5);
      stamp(
        (column + (row & 1 ? 0.5 : 0) + 0.25 + 0.5 * dice()) * pitch,
        (row + (column & 1 ? 0.5 : 0) + 0.15 + 0.6 * dice()) * pitch,
        half,
        (du, dv, ink) => {
          const along = du * c + dv * s;
          const across = -du * s + dv * c + bow * along * along;
          if (Math.abs(along) >= half) return;
          const width = half * 0.32 * (1 - (along * along) / (half * half)) ** 0.8;
          const rib =
            Math.abs(across) < 0.5
              ? 0.6
              : 1 - 0.18 * Math.abs(Math.sin((along + Math.abs(across) * 1.4) * 0.42)) ** 6;
          ink.colour = times(colour, rib * (across > 0 ? 0.93 : 1.05));
          ink.strength = 0.94 * ease(-0.6, 0.6, width - Math.abs(across));
        },
      );
    }
  return tile;
}

/** Rosettes of a leopard: broken dark rings around warmer hearts. */
export function animal(ring: Rgb, heart: Rgb, density: number): PrintTile {
  const soft = (u: number, v: number, n: number): number =>
    wrapNoise((u / 256) * n, (v / 256) * n, n, n);
  return paintTile(256, density, (u, v, ink) => {
    const cell = tileCell(u + 7 * soft(u, v, 9), v * 1 + 7 * soft(v, u, 9), 12);
    const radius = 0.4 + 0.1 * soft(u, v, 44);
    const inner = 1 - ease(radius - 0.2, radius - 0.12, cell.near);
    const outer =
      ease(radius - 0.2, radius - 0.13, cell.near) *
      (1 - ease(radius - 0.02, radius + 0.05, cell.near));
    const broken = soft(u + cell.id * 90, v, 26) > -0.3 ? 1 : 0;
    const isRing = outer * broken > 0.3;
    ink.colour = isRing ? ring : heart;
    ink.strength = isRing ? outer * 0.93 : inner * 0.6;
  });
}
