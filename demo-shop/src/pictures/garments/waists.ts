/** The tops of trousers and skirts: waistbands, loops, flies, elastic and drawstrings. */
import { linear, times } from '../engine/colour.ts';
import { groove } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { box, ring } from '../engine/paths.ts';
import { horn } from '../fabrics/trimMaterials.ts';
import { button, cord, stud } from '../trims/fastenings.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, edgesOf, hands, lay, on, pointOn, topstitch } from './bench.ts';

export interface WaistPosition {
  readonly y: number;
  readonly half: number;
  readonly height: number;
}

/** The inside of the back waist with its label. */
export function waistInside(bench: Bench, w: WaistPosition, leatherLabel = false): void {
  if (bench.face === 'back') return;
  const h = w.half - 2;
  lay(
    bench,
    `M${400 - h},${w.y} C${400 - h * 0.6},${w.y - 2} ${400 + h * 0.6},${w.y - 2} ${400 + h},${w.y} L${400 + h},${w.y + 46} L${400 - h},${w.y + 46} Z`,
    { cloth: bench.plain, tone: 0.55, edges: [[3, 1]], lift: 0, drape: 0.2 },
  );
  wovenLabel(bench.stage, {
    x: 400,
    y: w.y + 13,
    height: 14,
    word: bench.spec.brand,
    ...(leatherLabel ? { colour: linear('#8a5a38') } : {}),
  });
}

const dip = (bench: Bench): number => (bench.face === 'front' ? 15 : 4);

export function waistband(
  bench: Bench,
  w: WaistPosition,
  options: {
    stitches: boolean;
    loops: readonly number[];
    closure: 'rivet' | 'button' | 'hook' | 'none';
  },
): void {
  const { y, half, height } = w;
  const d = dip(bench);
  const low = half + height * 0.14;
  const thick = { strength: 0.9, length: 4.6, thickness: 1.05 };
  lay(
    bench,
    `M${400 - half},${y} C${400 - half * 0.6},${y + d} ${400 + half * 0.6},${y + d} ${400 + half},${y} L${400 + low},${y + height} C${400 + half * 0.6},${y + height + d} ${400 - half * 0.6},${y + height + d} ${400 - low},${y + height} Z`,
    {
      edges: [[2.6, 1.9]],
      lift: 3,
      drape: 0.2,
      grain: options.stitches ? Math.PI / 2 : 0,
      folds: [
        groove(
          `M${400 - low},${y + height - 4} C${400 - half * 0.6},${y + height + d - 4} ${400 + half * 0.6},${y + height + d - 4} ${400 + low},${y + height - 4}`,
          3,
          0.8,
          [1, 4],
        ),
      ],
    },
  );
  const line = (v: number, k: number): string =>
    `M${400 - half + 4},${y + v} C${400 - half * 0.6},${y + d + v} ${400 + half * 0.6},${y + d + v} ${400 + half - 4 + k},${y + v}`;
  if (options.stitches) for (const v of [5, height - 4]) topstitch(bench, line(v, 0), thick);
  for (const x of options.loops)
    for (const s of x === 0 ? [1] : [-1, 1]) {
      const at = 400 + s * x;
      const yy = y + d * (1 - (x / half) ** 2) * 0.75;
      lay(bench, box(at - 5.5, yy + 1, at + 5.5, yy + height + 13), {
        edges: [[2, 1.7]],
        lift: 2,
        drape: 0,
      });
      if (options.stitches)
        for (const q of [-3, 3])
          topstitch(
            bench,
            [
              [at + q, yy + 3],
              [at + q, yy + height + 11],
            ],
            { ...thick, strength: 0.7 },
          );
    }
  if (bench.face === 'back') return;
  const cy = y + height / 2 + d * 0.8;
  if (options.closure === 'rivet') {
    stud(bench.stage, [403, cy], 10, linear('#93897d'));
    lay(bench, ring(403, cy, 6), {
      cloth: { weave: horn, colour: linear('#7a6f64') },
      edges: [[2, 1]],
      lift: 0.6,
      drape: 0,
    });
  } else if (options.closure === 'button') button(bench.stage, [403, cy], 7.6, bench.button);
  else if (options.closure === 'hook')
    topstitch(
      bench,
      [
        [420, y + 12],
        [421, y + height + 8],
      ],
      { strength: 0.5 },
    );
}

export function fly(bench: Bench, top: number, bottom: number, isDenim: boolean): void {
  if (bench.face === 'back') return;
  lay(
    bench,
    `M388,${top} L423,${top} C423,${bottom - 90} 424,${bottom - 60} 419,${bottom - 38} C414,${bottom - 18} 404,${bottom - 6} 391,${bottom} Z`,
    { edges: [[2, 1.4]], lift: 1.5, drape: 0.4 },
  );
  for (const d of isDenim ? [0, 5] : [2])
    topstitch(
      bench,
      `M${418 - d},${top + 8} C${418 - d},${bottom - 90} ${419 - d},${bottom - 62} ${414 - d},${bottom - 40} C${409 - d},${bottom - 22} ${402 - d * 0.6},${bottom - 12} 392,${bottom - 6 - d}`,
      isDenim ? { strength: 0.9, length: 4.6, thickness: 1.05 } : { strength: 0.45 },
    );
}

/** A gathered waist on elastic, with or without a cord tied in front. */
export function elasticWaist(
  bench: Bench,
  w: WaistPosition,
  options: { cord: boolean; rib: boolean },
): void {
  const { y, half, height } = w;
  const gatherings = Array.from({ length: 26 }, (_, i) => {
    const x = 400 + ((i + 0.5) / 13 - 1) * half * 0.97;
    return groove(
      [
        [x, y + 2],
        [x + bench.stage.dice() * 3 - 1.5, y + height],
      ],
      2.4,
      0.9,
    );
  });
  lay(
    bench,
    `M${400 - half},${y} C${400 - half * 0.6},${y + dip(bench) * 0.6} ${400 + half * 0.6},${y + dip(bench) * 0.6} ${400 + half},${y} L${400 + half + 4},${y + height} C${400 + half * 0.6},${y + height + 8} ${400 - half * 0.6},${y + height + 8} ${400 - half - 4},${y + height} Z`,
    {
      cloth: options.rib ? bench.rib : bench.main,
      edges: edgesOf.band,
      lift: 3,
      drape: 0.2,
      folds: options.rib ? [] : gatherings,
    },
  );
  if (!options.cord || bench.face === 'back') return;
  const pale = linear('#e9e2d6');
  const cy = y + height / 2 + 5;
  for (const s of [-1, 1])
    paintFlat(bench.stage, [ring(400 + s * 13, cy, 2.6)], times(bench.main.colour, 0.25), 0.9);
  for (const s of [-1, 1])
    cord(
      bench.stage,
      `M${400 + s * 13},${cy} C${400 + s * 4},${cy + 20} ${400 + s * 22},${cy + 50} ${400 + s * 14},${cy + 84 + s * 8}`,
      2.8,
      pale,
    );
  for (const s of [-1, 1])
    cord(
      bench.stage,
      `M${400 + s * 2},${cy + 6} C${400 + s * 24},${cy - 10} ${400 + s * 34},${cy + 10} ${400 + s * 3},${cy + 10}`,
      2.6,
      pale,
    );
}

/** Back patch pockets of jeans, with their arcs of thread, and the label on the band. */
export function jeansBack(bench: Bench, w: WaistPosition, hipHalf: number): void {
  const y = w.y + w.height + 52;
  const thick = { strength: 0.9, length: 4.6, thickness: 1.05 };
  for (const hand of hands) {
    topstitch(
      bench,
      on(
        hand,
        `M400,${w.y + w.height + 54} C440,${w.y + w.height + 44} ${400 + hipHalf * 0.7},${w.y + w.height + 30} ${400 + hipHalf * 0.92},${w.y + w.height + 20}`,
      ),
      thick,
    );
    const x = 400 + hipHalf * 0.2;
    const r = 400 + hipHalf * 0.84;
    lay(
      bench,
      on(
        hand,
        `M${x},${y + 8} L${r},${y - 4} L${r - 3},${y + 82} L${(x + r) / 2 - 1},${y + 104} L${x + 3},${y + 88} Z`,
      ),
      { edges: edgesOf.panel, lift: 2.4, drape: 0.4, seed: 5 },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${x + 3},${y + 12} L${x + 6},${y + 86} L${(x + r) / 2 - 1},${y + 100} L${r - 6},${y + 79} L${r - 3},${y}`,
      ),
      thick,
    );
    topstitch(
      bench,
      on(hand, [
        [x + 2, y + 19],
        [r - 1, y + 7],
      ]),
      thick,
    );
    topstitch(
      bench,
      on(
        hand,
        `M${x + 5},${y + 46} C${x + 22},${y + 62} ${(x + r) / 2 - 8},${y + 62} ${(x + r) / 2},${y + 46} C${(x + r) / 2 + 8},${y + 58} ${r - 20},${y + 56} ${r - 4},${y + 38}`,
      ),
      thick,
    );
  }
  topstitch(
    bench,
    [
      [400, w.y + w.height + 10],
      [400, w.y + w.height + 200],
    ],
    thick,
  );
  wovenLabel(bench.stage, {
    x: 400 + w.half * 0.62,
    y: w.y + w.height / 2 + 3,
    height: 25,
    word: bench.spec.brand,
    colour: linear('#8a5a38'),
  });
}

/** Curved front pockets of jeans with rivets. */
export function jeansFront(bench: Bench, w: WaistPosition, hipHalf: number): void {
  const top = w.y + w.height + 4;
  const thick = { strength: 0.9, length: 4.4, thickness: 1.05 };
  const x = 400 + w.half * 0.48;
  const r = 400 + hipHalf * 0.88;
  for (const hand of hands) {
    paintFlat(
      bench.stage,
      [
        on(
          hand,
          `M${x},${top} C${x + 6},${top + 50} ${x + 36},${top + 74} ${r},${top + 76} L${r},${top + 82} C${x + 30},${top + 80} ${x - 4},${top + 54} ${x - 8},${top} Z`,
        ),
      ],
      [0, 0, 0],
      0.2,
      2,
    );
    lay(
      bench,
      on(
        hand,
        `M${x + 2},${top - 4} C${x + 8},${top + 44} ${x + 38},${top + 68} ${r},${top + 70} L${r - 8},${top + 20} L${400 + w.half},${top - 8} Z`,
      ),
      { tone: 0.88, edges: [[2, 0.8]], lift: 0, drape: 0.3 },
    );
    for (const d of [0, 5])
      topstitch(
        bench,
        on(
          hand,
          `M${x - 6 - d},${top} C${x - d},${top + 50 + d} ${x + 32 - d * 0.4},${top + 76 + d} ${r},${top + 78 + d}`,
        ),
        thick,
      );
    for (const [px, py] of [
      [x - 3, top + 6],
      [r - 6, top + 74],
    ] as const)
      stud(bench.stage, pointOn(hand, [px, py]), 3.4, linear('#a8764a'));
  }
}
