/** Waist fastenings: sashes tied in a bow, belts with a buckle, drawn-in seams. */
import { fold } from '../engine/folds.ts';
import { points } from '../engine/paths.ts';
import type { Cloth } from '../engine/piece.ts';
import { buckle } from '../trims/fastenings.ts';
import type { Rgb } from '../engine/colour.ts';
import { type Bench, lay, topstitch } from './bench.ts';

export interface BeltPosition {
  readonly y: number;
  readonly half: number;
  readonly width: number;
  readonly cloth?: Cloth;
}

function band(position: BeltPosition, bow: number): string {
  const { y, half, width } = position;
  return `M${400 - half},${y - width / 2} C${400 - half * 0.5},${y - width / 2 + bow} ${400 + half * 0.5},${y - width / 2 + bow} ${400 + half},${y - width / 2} L${400 + half + 1},${y + width / 2} C${400 + half * 0.5},${y + width / 2 + bow} ${400 - half * 0.5},${y + width / 2 + bow} ${400 - half - 1},${y + width / 2} Z`;
}

/** A soft belt tied to one side, its ends hanging. */
export function sash(bench: Bench, position: BeltPosition, knotAt = 0.5): void {
  const { y, half, width } = position;
  const cloth = position.cloth ?? bench.main;
  lay(bench, band(position, 10), {
    cloth,
    edges: [[3, 2.2]],
    lift: 4,
    drape: 0.3,
    grain: Math.PI / 2,
    folds: [
      fold(
        `M${400 - half + 10},${y - 3} C${400 - half * 0.3},${y + 12} ${400 + half * 0.4},${y + 10} ${400 + half - 8},${y}`,
        [5, 7],
        2.4,
      ),
      fold(
        `M${400 - half + 30},${y + width * 0.34} C400,${y + width * 0.5 + 8} ${400 + half * 0.5},${y + width * 0.4 + 6} ${400 + half - 20},${y + width * 0.3}`,
        [4, 6],
        1.9,
      ),
    ],
  });
  if (bench.face === 'back') return;
  const x = 400 + half * knotAt;
  const ky = y + 6;
  const ends = [
    `M${x - 4},${ky} C${x + 16},${ky + 62} ${x + 32},${ky + 140} ${x + 26},${ky + 226} C${x + 36},${ky + 230} ${x + 50},${ky + 228} ${x + 58},${ky + 220} C${x + 64},${ky + 136} ${x + 44},${ky + 54} ${x + 12},${ky - 6} Z`,
    `M${x - 8},${ky + 2} C${x - 24},${ky + 58} ${x - 34},${ky + 116} ${x - 30},${ky + 178} C${x - 20},${ky + 184} ${x - 10},${ky + 184} ${x - 2},${ky + 178} C${x - 6},${ky + 116} ${x},${ky + 60} ${x + 8},${ky + 6} Z`,
  ];
  for (const [i, end] of ends.entries())
    lay(bench, end, {
      cloth,
      edges: [
        [3, 2.2],
        [7, 1.6],
      ],
      lift: 5,
      drape: 0.4,
      seed: 40 + i,
      folds: [
        fold(
          i
            ? `M${x - 2},${ky + 20} C${x - 16},${ky + 80} ${x - 20},${ky + 130} ${x - 16},${ky + 178}`
            : `M${x + 4},${ky + 16} C${x + 32},${ky + 100} ${x + 44},${ky + 160} ${x + 41},${ky + 224}`,
          [5, 9],
          2.4,
          'drop',
          { fadeOut: 0 },
        ),
      ],
    });
  for (const [loop, inner] of [
    [
      `M${x + 2},${ky - 6} C${x + 36},${ky - 44} ${x + 82},${ky - 40} ${x + 88},${ky - 20} C${x + 88},${ky + 4} ${x + 46},${ky + 16} ${x + 4},${ky + 8} Z`,
      `M${x + 10},${ky} C${x + 38},${ky - 16} ${x + 60},${ky - 18} ${x + 80},${ky - 16}`,
    ],
    [
      `M${x},${ky - 6} C${x - 30},${ky - 40} ${x - 70},${ky - 34} ${x - 74},${ky - 16} C${x - 72},${ky + 6} ${x - 36},${ky + 16} ${x},${ky + 8} Z`,
      `M${x - 6},${ky} C${x - 30},${ky - 12} ${x - 48},${ky - 14} ${x - 66},${ky - 12}`,
    ],
  ] as const)
    lay(bench, loop, {
      cloth,
      edges: [
        [3, 2],
        [10, 5],
      ],
      lift: 5,
      drape: 0.3,
      folds: [fold(inner, [5, 9], 2.6)],
    });
  lay(
    bench,
    `M${x - 14},${ky - 10} C${x - 4},${ky - 17} ${x + 10},${ky - 15} ${x + 16},${ky - 7} C${x + 19},${ky + 6} ${x + 14},${ky + 18} ${x + 4},${ky + 20} C${x - 8},${ky + 20} ${x - 16},${ky + 8} ${x - 14},${ky - 10} Z`,
    {
      cloth,
      edges: [
        [3, 2],
        [8, 4],
      ],
      lift: 4,
      drape: 0.2,
      folds: [
        fold(`M${x - 6},${ky - 10} C${x},${ky} ${x + 2},${ky + 8} ${x},${ky + 16}`, [4, 5], 2),
      ],
    },
  );
}

/** A belt of the garment's cloth with a buckle. */
export function buckledBelt(bench: Bench, position: BeltPosition, metal: Rgb): void {
  const { y, half, width } = position;
  const cloth = position.cloth ?? bench.main;
  lay(bench, band(position, 10), {
    cloth,
    edges: [
      [3, 2.3],
      [10, 1.6],
    ],
    lift: 5,
    drape: 0.3,
    grain: Math.PI / 2,
    folds: [
      fold(
        `M${400 - half * 0.6},${y - width * 0.3} C${400 - half * 0.52},${y} ${400 - half * 0.46},${y + 8} ${400 - half * 0.4},${y + width * 0.4}`,
        [7, 9],
        2.4,
      ),
      fold(
        `M${400 + half * 0.62},${y - width * 0.3} C${400 + half * 0.55},${y} ${400 + half * 0.5},${y + 8} ${400 + half * 0.42},${y + width * 0.4}`,
        [7, 9],
        2.4,
      ),
    ],
  });
  for (const d of [-width / 2 + 5, width / 2 - 5])
    topstitch(
      bench,
      points(
        `M${400 - half + 2},${y + d} C${400 - half * 0.5},${y + d + 10} ${400 + half * 0.5},${y + d + 10} ${400 + half - 2},${y + d}`,
      ),
      { strength: 0.4 },
    );
  if (bench.face === 'back') return;
  lay(
    bench,
    `M404,${y - width / 2 + 8} L${400 + half * 0.5},${y - width / 2 + 9} L${400 + half * 0.56},${y + 8} L${400 + half * 0.5},${y + width / 2 + 8} L404,${y + width / 2 + 8} Z`,
    { cloth, edges: [[2.6, 2]], lift: 3.6, drape: 0.1 },
  );
  buckle(bench.stage, [398, y + 8], width * 1.5, width * 1.4, metal, 5.5);
}
