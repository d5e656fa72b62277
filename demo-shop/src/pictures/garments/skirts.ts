/** Skirts: pleated, cut on the bias, and in denim. */
import { linear } from '../engine/colour.ts';
import { ease, mix } from '../engine/numbers.ts';
import { fold, groove, onBothSides } from '../engine/folds.ts';
import { bothHalves, type Point, sideToSide } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { lastOf } from '../lists.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, lay, topstitch } from './bench.ts';
import { skirtFolds } from './bodyFolds.ts';
import { elasticWaist, fly, jeansBack, jeansFront, waistInside, waistband } from './waists.ts';

/** Hem height of a skirt whose waist lies at 150. */
const skirtHem = (cut: Cut): number =>
  ({ cropped: 430, mini: 430, knee: 590, regular: 690, midi: 780, long: 850, maxi: 880 })[
    cut.length ?? 'midi'
  ];

function pleatedSkirt(bench: Bench): void {
  const { stage } = bench;
  const [y0, y1] = [180, skirtHem(bench.cut)];
  const reach = (y1 - y0) / 620;
  const hem = 120 + 116 * Math.min(1, reach + 0.1);
  const count = 17;
  waistInside(bench, { y: 144, half: 112, height: 40 });
  const edge = (t: number, y: number): Point => {
    const k = Math.max(0, (y - y0) / (y1 - y0));
    return [400 + t * mix(112, hem, k ** 0.78), y - t * t * 26 * k];
  };
  for (let i = count - 1; i >= 0; i--) {
    const t0 = -1 + (2 * i) / count;
    const t1 = Math.min(1.02, -1 + (2 * (i + 1.32)) / count);
    const sway = (stage.dice() - 0.5) * 3;
    const rows = Array.from({ length: 25 }, (_, k) => {
      const y = y0 - 12 + ((y1 - y0 + 12) * k) / 24;
      const [lx, ly] = edge(t0, y);
      const [rx, ry] = edge(t1, y);
      const left: Point = [lx + sway * Math.sin((k / 24) * Math.PI), ly + (k === 24 ? 4 : 0)];
      const right: Point = [rx, ry - (k === 24 ? 5 : 0)];
      return { left, right };
    });
    const between = (q: number): Point[] =>
      rows.map(({ left, right }): Point => [mix(left[0], right[0], q), mix(left[1], right[1], q)]);
    const [hemX, hemY] = lastOf(rows).left;
    const [endX, endY] = edge(t1, y1);
    const deep = ((i * 7) % 5) / 5;
    lay(bench, [...rows.map((row) => row.left), ...rows.map((row) => row.right).toReversed()], {
      grain: -Math.atan2(edge(t0, y1)[0] - edge(t0, y0)[0], y1 - y0) * 0.9,
      edges: [
        [2, 1.3],
        [10, 2.2],
      ],
      lift: 3,
      drape: 0.2,
      seed: i,
      hollow: 0.14,
      folds: [
        fold(between(0.3), [9, 20], 2.2, 'ridge', { fadeIn: 0.1, fadeOut: 0 }),
        fold(between(0.04), [2.4, 4], 1.3, 'ridge', { fadeIn: 0, fadeOut: 0 }),
      ],
      fade: (_x, y) => 1 - 0.1 * ease(y0, y1, y) * deep,
    });
    topstitch(
      bench,
      [
        [hemX + 1, hemY - 9],
        [endX, endY - 12],
      ],
      { strength: 0.3 },
    );
  }
  waistband(
    bench,
    { y: 144, half: 113, height: 38 },
    { stitches: false, loops: [], closure: 'none' },
  );
}

function biasSkirt(bench: Bench): void {
  const y1 = skirtHem(bench.cut);
  const t = (y1 - 160) / 690;
  const hem = mix(150, 214, t);
  lay(bench, 'M298,150 C340,146 460,146 502,150 L504,190 L296,190 Z', {
    tone: 0.55,
    cloth: bench.plain,
    edges: [[3, 1]],
    lift: 0,
    drape: 0.2,
  });
  if (bench.face === 'front')
    wovenLabel(bench.stage, { x: 400, y: 164, height: 13, word: bench.spec.brand });
  const right = `M400,164 C440,164 480,160 506,150 C524,${mix(150, y1, 0.12)} 548,${mix(150, y1, 0.22)} 556,${mix(150, y1, 0.34)} C574,${mix(150, y1, 0.55)} ${400 + hem * 0.92},${mix(150, y1, 0.8)} ${400 + hem},${y1 - 12} C${400 + hem * 0.85},${y1 + 10} ${400 + hem * 0.76},${y1 - 6} ${400 + hem * 0.6},${y1 + 8} C${400 + hem * 0.46},${y1 + 18} ${400 + hem * 0.32},${y1 + 2} ${400 + hem * 0.18},${y1 + 14} L400,${y1 + 14}`;
  lay(bench, bothHalves(right), {
    edges: [
      [3, 1.6],
      [30, 8],
    ],
    lift: 5,
    grain: 0.1,
    folds: [
      ...skirtFolds(
        { top: 170, topHalf: 120, hem: y1, hemHalf: hem, fullness: 0.42, start: 0.12 },
        bench.stage.dice,
      ),
      ...onBothSides(
        [
          fold('M508,206 C470,254 430,266 380,262', [18, 26], 3.6, 'crease'),
          fold('M540,290 C500,320 460,330 430,326', [16, 24], 2.6, 'crease'),
        ],
        bench.stage.dice,
      ),
    ],
  });
  if (bench.cut.waist === 'elastic')
    return elasticWaist(bench, { y: 140, half: 108, height: 40 }, { cord: false, rib: false });
  lay(bench, 'M294,150 C340,164 460,164 506,150 L508,172 C460,187 340,187 292,172 Z', {
    edges: [[4, 2.4]],
    lift: 3,
    drape: 0.25,
  });
}

function denimSkirt(bench: Bench): void {
  const threaded: Bench = {
    ...bench,
    thread: bench.spec.fabric === 'denim' ? linear('#c98f52') : bench.thread,
  };
  const y1 = Math.max(480, skirtHem({ ...bench.cut, length: bench.cut.length ?? 'mini' }) + 40);
  const hem = mix(160, 196, (y1 - 480) / 400);
  const w = { y: 116, half: 108, height: 38 };
  waistInside(threaded, w, true);
  const isSlit = y1 > 640;
  const thick = { strength: 0.9, length: 4.6, thickness: 1.05 };
  lay(
    threaded,
    bothHalves(
      `M400,156 C440,156 480,154 514,148 C532,190 550,250 556,310 C562,${mix(310, y1, 0.5)} ${400 + hem - 4},${y1 - 60} ${400 + hem},${y1 - 6} C${400 + hem * 0.6},${y1 + 5} ${400 + hem * 0.3},${y1 + 7} 400,${y1 + 7}`,
    ),
    {
      edges: [
        [2.8, 1.8],
        [26, 4.6],
      ],
      lift: 4,
      hollow: 0.14,
      folds: [
        ...onBothSides(
          [
            fold('M540,300 C500,316 460,322 424,318', [18, 28], 2.8, 'crease'),
            fold(
              `M500,330 C506,${mix(330, y1, 0.5)} 512,${y1 - 80} 516,${y1 + 6}`,
              [20, 30],
              4.4,
              'ridge',
              { fadeOut: 0 },
            ),
            fold(
              `M450,360 C446,${mix(360, y1, 0.6)} 448,${y1 - 60} 446,${y1 + 6}`,
              [16, 26],
              3.6,
              'drop',
              { fadeOut: 0 },
            ),
          ],
          bench.stage.dice,
        ),
        groove(
          [
            [400, 350],
            [401, y1],
          ],
          3,
          1.4,
          [0.6, 5],
        ),
      ],
      fade: (x, y) =>
        1 + 0.34 * Math.exp(-(((Math.abs(x - 400) - 74) / 50) ** 2) - ((y - 380) / 150) ** 2),
    },
  );
  topstitch(
    threaded,
    sideToSide(
      `M400,${y1 - 5} C${400 + hem * 0.3},${y1 - 5} ${400 + hem * 0.6},${y1 - 7} ${400 + hem - 4},${y1 - 18}`,
    ),
    thick,
  );
  for (const x of [396, 405])
    topstitch(
      threaded,
      [
        [x, 352],
        [x, isSlit ? y1 - 170 : y1 - 14],
      ],
      thick,
    );
  if (bench.face === 'front') {
    fly(threaded, 152, 352, true);
    jeansFront(threaded, w, 142);
  }
  waistband(threaded, w, {
    stitches: true,
    loops: bench.face === 'front' ? [70] : [0, 74],
    closure: 'rivet',
  });
  if (bench.face === 'back') jeansBack(threaded, w, 142);
}

export const drawSkirt = {
  'pleated-skirt': pleatedSkirt,
  'bias-skirt': biasSkirt,
  'denim-skirt': denimSkirt,
} as const;
