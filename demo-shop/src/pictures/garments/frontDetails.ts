/** What sits on a front: plackets, rows of buttons, zips and pockets. */
import { times } from '../engine/colour.ts';
import { groove } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { box, points, type Shape, swept } from '../engine/paths.ts';
import { button, zip } from '../trims/fastenings.ts';
import { type Bench, edgesOf, hands, lay, on, pointOn, topstitch } from './bench.ts';

/** A buttoned strip down the middle from `top` to `bottom`. */
export function placket(
  bench: Bench,
  options: {
    top: number;
    bottom: number;
    buttons: number;
    half?: number;
    radius?: number;
    cloth?: Bench['main'];
    hidden?: boolean;
    bottomButton?: number;
  },
): void {
  const { top, bottom, buttons } = options;
  const half = options.half ?? 16;
  const cloth = options.cloth ?? bench.main;
  lay(bench, box(401 - half, top, 401 + half, bottom), {
    cloth,
    edges: [[2, 1.5]],
    lift: 2.2,
    drape: 0.16,
    grain: options.cloth === bench.rib ? Math.PI / 2 : 0,
  });
  if (cloth !== bench.rib)
    for (const x of [401 - half + 4, 401 + half - 4])
      topstitch(
        bench,
        [
          [x, top + 4],
          [x + 1, bottom - 4],
        ],
        { strength: 0.5 },
      );
  if (options.hidden) return;
  const last = options.bottomButton ?? bottom - 60;
  for (let i = 0; i < buttons; i++)
    button(
      bench.stage,
      [401.5, top + 26 + ((last - top - 26) * i) / Math.max(1, buttons - 1)],
      options.radius ?? 6.2,
      bench.button,
    );
}

/** A full front zip on its facing. */
export function frontZip(bench: Bench, top: number, bottom: number, half = 3.4): void {
  paintFlat(bench.stage, [box(390, top, 410, bottom)], times(bench.main.colour, 0.3), 0.25, 3);
  zip(bench.stage, `M400,${top} L400,${bottom}`, {
    cloth: times(bench.main.colour, 0.55),
    pull: 0.02,
    half,
  });
  for (const x of [387, 413])
    topstitch(
      bench,
      [
        [x, top],
        [x, bottom],
      ],
      { strength: 0.5 },
    );
}

export function chestPocket(bench: Bench, x: number, y: number, width = 74, height = 84): void {
  const r = x + width;
  const shape: Shape = `M${x},${y} L${r},${y} L${r},${y + height * 0.8} L${x + width / 2},${y + height} L${x},${y + height * 0.8} Z`;
  lay(bench, shape, {
    edges: [
      [2, 1.3],
      [10, 1],
    ],
    lift: 1.8,
    drape: 0.3,
  });
  topstitch(
    bench,
    `M${x + 3},${y + 3} L${x + 3},${y + height * 0.78} L${x + width / 2},${y + height - 4} L${r - 3},${y + height * 0.78} L${r - 3},${y + 3}`,
    { strength: 0.5 },
  );
  topstitch(
    bench,
    [
      [x, y + 13],
      [r, y + 13],
    ],
    { strength: 0.45 },
  );
}

/** Flat patch pockets on both sides, with or without a flap. */
export function patchPockets(
  bench: Bench,
  options: {
    inner: number;
    y: number;
    width: number;
    height: number;
    flap?: boolean;
    button?: boolean;
    gusset?: boolean;
  },
): void {
  const { inner, y, width, height } = options;
  for (const hand of hands) {
    const x = 400 + inner;
    const r = x + width;
    lay(
      bench,
      on(
        hand,
        `M${x},${y} L${r},${y - 3} L${r + 2},${y + height - 12} Q${r},${y + height - 2} ${r - 10},${y + height - 1} L${x + 12},${y + height + 2} Q${x + 1},${y + height} ${x},${y + height - 10} Z`,
      ),
      {
        edges: options.gusset
          ? [
              [3, 2.6],
              [16, 5],
            ]
          : edgesOf.panel,
        lift: options.gusset ? 5 : 2.6,
        drape: 0.35,
        seed: 12,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${x + 4},${y + 4} L${x + 4},${y + height - 8} Q${x + 5},${y + height - 4} ${x + 14},${y + height - 3} L${r - 12},${y + height - 6} Q${r - 4},${y + height - 6} ${r - 3},${y + height - 14} L${r - 4},${y}`,
      ),
      { strength: 0.5 },
    );
    if (options.flap) {
      lay(
        bench,
        on(
          hand,
          `M${x - 3},${y - 8} L${r + 3},${y - 11} L${r + 3},${y + 22} L${x + width / 2},${y + 34} L${x - 3},${y + 26} Z`,
        ),
        { edges: edgesOf.panel, lift: 3.6, drape: 0.25 },
      );
      topstitch(
        bench,
        on(hand, `M${x + 1},${y + 22} L${x + width / 2},${y + 29} L${r - 1},${y + 18}`),
        { strength: 0.5 },
      );
    }
    if (options.button !== false && options.flap) {
      const at = pointOn(hand, [x + width / 2, y + 19]);
      button(bench.stage, at, 5.6, bench.button);
    }
  }
}

/** A cut pocket: a narrow welt, upright or slanted. */
export function weltPockets(
  bench: Bench,
  options: { from: readonly [number, number]; to: readonly [number, number]; depth: number },
): void {
  for (const hand of hands) {
    const line = on(hand, points([options.from, options.to]));
    lay(
      bench,
      swept(line, () => options.depth / 2),
      { edges: [[2.4, 1.7]], lift: 3, drape: 0.15, grain: hand === 'right' ? 0.2 : -0.2 },
    );
    topstitch(
      bench,
      swept(line, () => options.depth / 2 - 3),
      { strength: 0.35 },
    );
  }
}

/** A flap over a cut pocket, on both sides. */
export function flapPockets(
  bench: Bench,
  options: { inner: number; y: number; width: number; height?: number; slant?: number },
): void {
  const { inner, y, width } = options;
  const h = options.height ?? 34;
  const s = options.slant ?? -6;
  for (const hand of hands) {
    lay(
      bench,
      on(
        hand,
        `M${400 + inner},${y} L${400 + inner + width},${y + s} L${400 + inner + width + 3},${y + s + h - 6} Q${400 + inner + width + 2},${y + s + h} ${400 + inner + width - 4},${y + s + h} L${400 + inner + 6},${y + h} Q${400 + inner + 1},${y + h} ${400 + inner + 1},${y + h - 6} Z`,
      ),
      { edges: [[2.6, 1.8]], lift: 3.2, drape: 0.2 },
    );
    topstitch(
      bench,
      on(hand, `M${400 + inner + 4},${y + h - 5} L${400 + inner + width - 2},${y + s + h - 5}`),
      { strength: 0.35 },
    );
  }
}

/** A hoodie's pouch. */
export function pouchPocket(bench: Bench, y: number, half: number, height: number): void {
  lay(
    bench,
    `M${400 - half * 0.55},${y} L${400 + half * 0.55},${y} L${400 + half},${y + height * 0.62} L${400 + half},${y + height} L${400 - half},${y + height} L${400 - half},${y + height * 0.62} Z`,
    {
      edges: [
        [3, 1.9],
        [20, 2.6],
      ],
      lift: 3.4,
      drape: 0.5,
      seed: 14,
    },
  );
  for (const hand of hands)
    for (const d of [5, 9])
      topstitch(
        bench,
        on(hand, `M${400 + half * 0.55 - d},${y + 4} L${400 + half - d},${y + height * 0.62}`),
        { strength: 0.45 },
      );
}

/** A pressed or sewn line on the body, for `folds`. */
export const seam = (line: Shape, depth = 1.1): ReturnType<typeof groove> =>
  groove(line, 3, depth, [0.6, 5]);
