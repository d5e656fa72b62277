/** Small scattered flowers with leaves, each petal shaded toward its heart. */
import { type Rgb, times } from '../engine/colour.ts';
import { noise } from '../engine/noise.ts';
import { ease, seededDice } from '../engine/numbers.ts';
import { type Ink, motifTile, type PrintTile } from '../engine/printTile.ts';
import { pick } from '../lists.ts';

interface Bloom {
  readonly radius: number;
  readonly angle: number;
  readonly petal: Rgb;
  readonly heart: Rgb;
  readonly leaf: Rgb;
  readonly grain: number;
}

function drawBloom(b: Bloom, du: number, dv: number, ink: Ink): void {
  const d = Math.hypot(du, dv);
  const angle = Math.atan2(dv, du) + b.angle;
  const lobe = Math.abs(Math.cos((angle * 5) / 2));
  const edge =
    b.radius * (0.66 + 0.34 * lobe ** 0.7) * (1 + 0.07 * noise(du / 4 + b.grain, dv / 4));
  const petal = 1 - ease(edge - 0.9, edge + 0.5, d);
  if (petal > 0.02) {
    const heart = 1 - ease(b.radius * 0.16, b.radius * 0.26, d);
    const shadow =
      0.76 +
      (0.32 * d) / b.radius -
      0.16 * (1 - lobe) ** 3 +
      0.07 * noise(du / 2.2, dv / 2.2 + b.grain);
    ink.colour = heart > 0.5 ? b.heart : times(b.petal, shadow);
    ink.strength = petal * 0.96;
    return;
  }
  for (const turn of [0.4, 2.7]) {
    const c = Math.cos(turn + b.angle * 3);
    const s = Math.sin(turn + b.angle * 3);
    const along = du * c + dv * s - b.radius * 1.45;
    const across = -du * s + dv * c + 0.02 * along * along;
    const half = b.radius * 0.3 * (1 - (along * along) / (b.radius * b.radius * 0.5));
    const leaf =
      ease(-0.6, 0.7, half - Math.abs(across)) * (Math.abs(along) < b.radius * 0.72 ? 1 : 0);
    if (leaf > ink.strength) {
      ink.colour = times(b.leaf, Math.abs(across) < 0.5 ? 0.7 : across > 0 ? 0.92 : 1.06);
      ink.strength = leaf * 0.88;
    }
  }
}

/** `petals` alternate; the last one also colours the hearts. */
export function flower(
  petals: readonly Rgb[],
  leaf: Rgb,
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
      const radius = (7 + 9 * dice() * dice()) * (pitch / 52);
      const bloom: Bloom = {
        radius,
        angle: dice() * 6.28,
        petal: pick(petals, dice()),
        heart: pick(petals, dice()),
        leaf,
        grain: dice() * 40,
      };
      const u = (column + (row & 1 ? 0.5 : 0) + 0.2 + 0.6 * dice()) * pitch;
      const v = (row + (column & 1 ? 0.45 : 0) + 0.1 + 0.8 * dice()) * pitch;
      stamp(u, v, radius * 2.4, (du, dv, ink) => drawBloom(bloom, du, dv, ink));
      if (dice() > 0.45) {
        const bud: Bloom = { ...bloom, radius: radius * 0.42, angle: dice() * 6.28 };
        stamp(u + pitch * 0.52, v + pitch * (dice() - 0.5) * 0.5, radius, (du, dv, ink) =>
          drawBloom(bud, du, dv, ink),
        );
      }
    }
  return tile;
}
