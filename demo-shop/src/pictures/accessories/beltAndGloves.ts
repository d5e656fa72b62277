/** Belts rolled up loosely, and gloves in pairs. */
import { linear } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { box, type Point, ring, swept, through } from '../engine/paths.ts';
import { placed, within } from '../engine/stage.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { type Bench, edgesOf, lay, topstitch } from '../garments/bench.ts';
import { brass, buckle, steel, stud } from '../trims/fastenings.ts';
import { stitchLine } from '../trims/stitchLine.ts';

function belt(bench: Bench): void {
  const hw = bench.whim < 0.6 ? brass : steel;
  const half = bench.cut.strap === 'thin' ? 13 : 23;
  // Rolled up loosely; the buckle end runs out to the right.
  const coil: Point[] = [];
  const turns = 2.15;
  for (let i = 0; i <= 60; i++) {
    const a = Math.PI * (0.5 - 2 * turns * (1 - i / 60));
    const r = 66 + 124 * (i / 60) ** 0.9;
    coil.push([360 + Math.cos(a) * r * 1.15, 430 + Math.sin(a) * r]);
  }
  const line = through([...coil.filter((_, i) => i % 3 === 0), [300, 628], [200, 640], [120, 676]]);
  lay(
    bench,
    swept(line, (t) => half * Math.min(1, 0.35 + t * 30)),
    {
      edges: [
        [3, 2.4],
        [9, 2],
      ],
      lift: 5,
      drape: 0.2,
      grainAt: (x, y) => [Math.hypot(x - 360, y - 430), Math.atan2(y - 430, x - 360) * 130],
    },
  );
  for (const d of [half - 5, 5 - half])
    topstitch(bench, line.slice(6), { offset: d, strength: 0.6 });
  const holes = line.filter((_, i) => i > 12 && i < 70 && i % 11 === 0);
  paintFlat(
    bench.stage,
    holes.map(([x, y]) => ring(x, y, 3.4)),
    '#120d0a',
    0.9,
    0.4,
  );
  const [bx, by] = [134, 668];
  within(bench.stage, placed({ scale: 1, angle: 2.72, about: [bx, by], at: [bx, by] }), () => {
    buckle(bench.stage, [bx + 14, by], half * 2.6, half * 2.9, hw, 8);
    lay(bench, box(bx - half * 1.9, by - half - 3, bx - half * 1.9 + 17, by + half + 3), {
      edges: edgesOf.band,
      lift: 3,
      drape: 0,
    });
  });
  if (bench.face === 'back') stud(bench.stage, [230, 634], 5, hw);
}

/** A hand's outline, thumb to the left, fingers up. */
const hand =
  'M338,640 C334,580 326,540 318,500 C300,470 268,440 262,410 C260,392 280,384 294,398 C310,414 324,432 336,442 C334,400 330,330 332,262 C334,240 362,240 366,262 C368,300 372,340 376,372 C378,320 380,260 384,218 C388,196 418,196 420,218 C422,270 420,330 422,372 C428,330 434,280 440,240 C446,220 472,224 472,246 C470,300 464,350 462,386 C470,360 480,320 490,300 C498,286 518,292 516,312 C510,370 498,430 488,470 C482,520 480,580 480,640 Z';

function gloves(bench: Bench): void {
  const isKnit = ['rib', 'fine-knit', 'chunky-knit', 'cable-knit'].includes(bench.spec.fabric);
  const draw = (isNear: boolean): void => {
    const cuff = bench.cut.length === 'long' ? 900 : 772;
    lay(
      bench,
      `M330,628 L488,628 C492,${cuff - 82} 496,${cuff - 32} 496,${cuff} C440,${cuff + 10} 378,${cuff + 10} 322,${cuff} C324,${cuff - 32} 328,${cuff - 82} 330,628 Z`,
      {
        cloth: isKnit ? bench.rib : bench.main,
        edges: [
          [3.4, 2.4],
          [18, 5],
        ],
        lift: 4,
        drape: 0.6,
      },
    );
    lay(bench, hand, {
      edges: [
        [4, 3],
        [15, 9],
      ],
      lift: 4.5,
      drape: 0.8,
      folds: [
        fold('M340,470 C380,490 430,490 480,466', [10, 16], 2.6, 'crease'),
        fold('M330,560 C380,580 430,580 482,556', [12, 20], 3, 'crease'),
        fold('M344,610 C390,622 430,620 474,606', [10, 14], 2.2, 'crease'),
      ],
    });
    if (!isKnit) {
      for (const x of [372, 408, 444])
        stitchLine(
          bench.stage,
          through([
            [x, 410],
            [x - 3, 460],
            [x - 4, 520],
          ]),
          { colour: bench.thread, length: 3, gap: 1.6, thickness: 1.2, strength: 0.7 },
        );
      topstitch(bench, `M326,${cuff - 6} C378,${cuff + 2} 440,${cuff + 2} 492,${cuff - 6}`, {
        strength: 0.6,
      });
      if (isNear && bench.cut.closure === 'buckle')
        buckle(bench.stage, [410, 690], 50, 34, brass, 5);
    }
  };
  within(
    bench.stage,
    placed({ scale: 1, angle: -0.2, about: [400, 500], at: [316, 480], flip: true }),
    () => draw(false),
  );
  within(bench.stage, placed({ scale: 1, angle: 0.12, about: [400, 500], at: [492, 520] }), () =>
    draw(true),
  );
  if (!isKnit && bench.face === 'back')
    lay(bench, box(470, 700, 520, 716), {
      cloth: { weave: smoothLeather, colour: linear('#cdb596') },
      edges: [[2, 1]],
      lift: 1,
      drape: 0,
    });
}

export const drawBeltOrGloves = { belt, gloves } as const;
