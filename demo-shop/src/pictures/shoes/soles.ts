/** Soles and heels under an upper. */
import { linear, type Rgb, times } from '../engine/colour.ts';
import { groove } from '../engine/folds.ts';
import { type Line, through } from '../engine/paths.ts';
import type { Cloth } from '../engine/piece.ts';
import { cork, rubber } from '../fabrics/trimMaterials.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import { type Bench, lay } from '../garments/bench.ts';
import type { Cut } from '../garmentSpec.ts';
import { lastOf } from '../lists.ts';
import { stitchLine } from '../trims/stitchLine.ts';
import { foreX, groundY, type Last, soleLine, soleY } from './last.ts';

/** A sole of even thickness along the foot, rounded at toe and heel. */
export function slab(last: Last, from: number, to: number, thickness: number): Line {
  const top = soleLine(last, from, to, 0);
  const low = soleLine(last, from + 9, to - 6, -thickness);
  return [...top, ...low.toReversed()];
}

const black = linear('#1d1815');

/** A cup sole of rubber with a foxing line and a darker tread. */
export function cupSole(bench: Bench, last: Last, colour: Rgb, tread: Rgb): void {
  const t = last.sole;
  const heel = soleY(last, 698);
  const toe = soleY(last, 106);
  const end = through([
    [697, heel - 4],
    [704, heel + t * 0.4],
    [700, groundY - 5],
    [684, groundY],
  ]);
  const f = (x: number): number => foreX(last, x);
  const tip = through([
    [f(156), groundY],
    [f(126), groundY - 5],
    [f(106), toe + t * 0.72],
    [f(102), toe + t * 0.3],
    [f(108), toe - 3],
  ]);
  lay(bench, [...soleLine(last, 110, 694, 4), ...end, ...tip], {
    cloth: { weave: rubber, colour },
    edges: [
      [4, 3],
      [13, 5],
    ],
    lift: 4,
    drape: 0,
    folds: [groove(soleLine(last, 106, 700, -8), 2.2, 1.1)],
  });
  stitchLine(bench.stage, soleLine(last, 114, 696, 0), {
    colour: times(colour, 0.84),
    length: 4.6,
    gap: 2.2,
    thickness: 1,
    strength: 0.7,
  });
  lay(
    bench,
    through([
      [f(126), groundY - 6],
      [f(200), groundY - 3],
      [400, groundY - 3],
      [620, groundY - 3],
      [700, groundY - 7],
      [692, groundY + 3],
      [640, groundY + 5],
      [400, groundY + 5],
      [f(180), groundY + 4],
      [f(140), groundY],
    ]),
    { cloth: { weave: rubber, colour: tread }, edges: [[2.6, 2]], lift: 1, drape: 0 },
  );
}

/** A stitched leather welt and a stacked heel: boots, derbies and loafers. */
export function weltedSole(
  bench: Bench,
  last: Last,
  options: { colour: Rgb; heelFrom: number; heelTo: number; stitches: boolean },
): void {
  const { colour, heelFrom, heelTo } = options;
  lay(bench, slab(last, 108, heelTo + 4, last.sole), {
    cloth: { weave: rubber, colour },
    edges: [
      [2.4, 2],
      [6, 2],
    ],
    lift: 2.4,
    drape: 0,
  });
  if (options.stitches)
    stitchLine(bench.stage, soleLine(last, 114, heelTo, -3), {
      colour: linear('#b99b78'),
      length: 3,
      gap: 1.8,
      thickness: 0.8,
      strength: 0.8,
    });
  const layers: Line[] = [];
  const top = soleY(last, heelFrom + 40) + last.sole - 2;
  for (let y = top + 7; y < groundY - 4; y += 8)
    layers.push([
      [heelFrom - 2, y],
      [heelTo + 6, y - 3],
    ]);
  lay(
    bench,
    [
      ...soleLine(last, heelFrom, heelTo, -last.sole + 2),
      [heelTo - 4, groundY],
      [heelFrom + 8, groundY + 1],
    ],
    {
      cloth: { weave: smoothLeather, colour },
      edges: [
        [2.4, 2],
        [14, 5],
      ],
      lift: 3,
      drape: 0,
      grain: Math.PI / 2,
      folds: layers.map((l) => groove(l, 1.5, 0.6)),
    },
  );
  lay(
    bench,
    [
      [heelFrom + 7, groundY - 3],
      [heelTo - 4, groundY - 4],
      [heelTo - 4, groundY + 5],
      [heelFrom + 9, groundY + 5],
    ],
    { cloth: { weave: rubber, colour: black }, edges: [[2, 1.2]], lift: 1, drape: 0 },
  );
}

/** Heels of dress shoes, from flat to stiletto, wedge and platform, covered in the upper's leather. */
export function dressHeel(
  bench: Bench,
  last: Last,
  kind: NonNullable<Cut['heel']>,
  cloth: Cloth,
): void {
  const cover: Cloth = { ...cloth, print: null };
  const g = groundY;
  const seat = soleLine(last, 588, 694, -last.sole + 3);
  const sole = {
    cloth: { weave: smoothLeather, colour: times(cloth.colour, 0.42) },
    edges: [[2, 1.6]] as const,
    lift: 2,
    drape: 0,
  };
  const foam = {
    cloth: {
      weave: kind === 'wedge' ? cork : cover.weave,
      colour: kind === 'wedge' ? linear('#c19a6b') : cloth.colour,
    },
    edges: [
      [3, 2.4],
      [24, 8],
    ] as const,
    lift: 3,
    drape: 0,
  };
  if (kind === 'wedge')
    lay(
      bench,
      [...soleLine(last, 112, 694, -2), [688, g], [330, g + 1], [foreX(last, 150), g - 2]],
      foam,
    );
  else if (kind === 'platform') {
    lay(
      bench,
      [
        ...soleLine(last, 110, 420, -2),
        [404, g - 16],
        [360, g],
        [foreX(last, 150), g - 1],
        [foreX(last, 118), g - 20],
      ],
      foam,
    );
    lay(bench, [...soleLine(last, 572, 694, -2), [684, g], [596, g], [586, g - 70]], foam);
  } else if (kind === 'stiletto')
    lay(
      bench,
      [
        ...seat,
        [690, lastOf(seat)[1] + 20],
        [676, g - 50],
        [672, g - 3],
        [659, g - 3],
        [656, g - 46],
        [640, g - 84],
        [606, soleY(last, 606) + last.sole + 12],
      ],
      {
        ...foam,
        cloth: cover,
        edges: [
          [3, 2.6],
          [12, 6],
        ],
      },
    );
  else if (kind === 'block')
    lay(bench, [...seat, [692, g - 2], [612, g - 2], [604, soleY(last, 606) + last.sole + 16]], {
      ...foam,
      cloth: cover,
    });
  else
    lay(
      bench,
      [
        ...seat,
        [692, g - 2],
        [kind === 'flat' ? 600 : 616, g - 2],
        [596, soleY(last, 600) + last.sole + 4],
      ],
      {
        ...foam,
        cloth: cover,
        edges: [
          [2.6, 2],
          [10, 4],
        ],
      },
    );
  lay(bench, slab(last, 108, 692, last.sole), sole);
  if (kind !== 'wedge' && kind !== 'platform') {
    const [from, to] =
      kind === 'stiletto'
        ? [658, 673]
        : kind === 'block'
          ? [612, 692]
          : [kind === 'flat' ? 600 : 616, 692];
    lay(
      bench,
      [
        [from, g - 4],
        [to, g - 4],
        [to, g + 3],
        [from, g + 3],
      ],
      { cloth: { weave: rubber, colour: black }, edges: [[1.6, 1]], lift: 0.8, drape: 0 },
    );
  }
}
