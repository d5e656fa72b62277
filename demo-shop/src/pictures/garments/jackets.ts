/** Outdoor and casual jackets: puffer, parka, bomber, denim and biker. Long: outlines, one point to a line; the jackets share their parts. */
import { linear, times } from '../engine/colour.ts';
import { fold, groove } from '../engine/folds.ts';
import { noise } from '../engine/noise.ts';
import { bothHalves, box, points, type Shape } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { buckle, button, steel, stud, zip } from '../trims/fastenings.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';
import { type Bench, edgesOf, hands, lay, on, pointOn, topstitch } from './bench.ts';
import { bodyHalf, bodyPlan, type BodyPlan, sideAt } from './bodyPlan.ts';
import { collarBack } from './collars.ts';
import { drawUpper, lying } from './drawUpper.ts';
import { frontZip, patchPockets, weltPockets } from './frontDetails.ts';
import { hoodBack, hoodBehind } from './hood.ts';
import { sleeveFor } from './sleeveFor.ts';

const jacketHem = (cut: Cut, regular: number): number =>
  cut.length === 'cropped'
    ? regular - 120
    : cut.length === 'long' || cut.length === 'knee'
      ? regular + 170
      : cut.length === 'midi'
        ? regular + 260
        : regular;

/** Down pressed into cushions by horizontal seams, with small gathers along each. */
export function baffles(
  from: number,
  pitch: number,
  rise: number,
): (x: number, y: number) => number {
  return (x, y) => {
    const at = y - (x - 400) ** 2 * 0.00022 + 2.2 * noise(x / 60, y / 200);
    const t = (at - from) / pitch;
    const k = t - Math.floor(t);
    const cushion = Math.sqrt(Math.max(0, Math.sin(Math.PI * k)));
    const gather =
      noise(x / 9, Math.floor(t) * 7.3) * (1 - cushion) * 1.7 +
      noise(x / 26 + Math.floor(t) * 3, y / 30) * cushion * 1.5;
    return rise * cushion + gather;
  };
}

/** A stand collar with a full zip. */
function zippedStand(
  bench: Bench,
  plan: BodyPlan,
  bottom: number,
  relief?: (x: number, y: number) => number,
): void {
  const h = plan.neckHalf + 6;
  const y = plan.neckY;
  const d = bench.face === 'front' ? plan.frontDepth + 4 : plan.backDepth + 18;
  lay(
    bench,
    bothHalves(
      `M400,${y - 34} C${400 + h * 0.5},${y - 40} ${400 + h * 0.86},${y - 36} ${400 + h * 0.96},${y - 26} C${400 + h * 1.02},${y - 8} ${400 + h * 1.08},${y + 4} ${400 + h * 1.06},${y + 10} C${400 + h * 0.86},${d - 8} ${400 + h * 0.5},${d + 3} 400,${d + 4}`,
    ),
    {
      edges: [
        [4, 2.6],
        [18, 5],
      ],
      lift: 4.5,
      drape: 0.5,
      ...(relief ? { relief } : {}),
    },
  );
  if (bench.face === 'back') return;
  lay(
    bench,
    bothHalves(
      `M400,${y - 18} C${400 + h * 0.5},${y - 19} ${400 + h * 0.8},${y - 24} ${400 + h * 0.94},${y - 28} C${400 + h * 0.86},${y - 36} ${400 + h * 0.5},${y - 40} 400,${y - 36}`,
    ),
    { cloth: bench.lining, edges: [[4, 1.2]], lift: 0, drape: 0.2 },
  );
  frontZip(bench, y - 18, bottom, 3.8);
}

function puffer(bench: Bench): void {
  const { cut } = bench;
  const hemY = jacketHem(cut, 720);
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 178,
    chest: 196,
    waist: cut.waist === 'belted' ? 180 : 196,
    hem: 192,
    hemY,
    armDepth: 202,
    slope: 34,
    depth: 40,
  });
  const isDiamond = bench.spec.fabric === 'quilted';
  const relief = isDiamond ? undefined : baffles(plan.underarm[1] - 130, 62, 9.5);
  const sleeve = sleeveFor(bench, 'long', {
    cuff: cut.closure === 'hidden' ? 'hem' : 'rib',
    bicep: 72,
    cuffDepth: 40,
    wrist: 50,
  });
  const hasHood = cut.collar === 'hood';
  if (hasHood && bench.face === 'front') hoodBehind(bench, plan);
  drawUpper(bench, {
    plan,
    sleeve: sleeve && {
      ...sleeve,
      stance: sleeve.stance === 'both-bent' ? 'easy' : sleeve.stance,
      ...(isDiamond
        ? {}
        : {
            relief: (along: number, across: number) =>
              baffles(-6, 58, 8)(400 + across * 1.4, along),
          }),
    },
    neck: 'none',
    hemRib: 0,
    folds: isDiamond ? lying(bench, plan, 0.6) : [],
    ...(relief ? { relief } : {}),
    onFront: () => {
      weltPockets(bench, { from: [500, hemY - 214], to: [532, hemY - 128], depth: 15 });
      zippedStand(bench, plan, hemY + 4, relief);
    },
    onBack: () => (hasHood ? hoodBack(bench, plan) : zippedStand(bench, plan, hemY, relief)),
  });
  lay(
    bench,
    bothHalves(
      `M400,${hemY - 8} L${400 + 191},${hemY - 10} C${400 + 190},${hemY + 6} ${400 + 182},${hemY + 18} ${400 + 178},${hemY + 24} C500,${hemY + 32} 450,${hemY + 33} 400,${hemY + 33}`,
    ),
    { edges: edgesOf.band, lift: 2.4, drape: 0.4 },
  );
  if (bench.face === 'front')
    wovenLabel(bench.stage, {
      x: 486,
      y: plan.underarm[1] - 40,
      height: 15,
      word: bench.spec.brand,
      colour: times(bench.main.colour, 0.45),
    });
}

function parka(bench: Bench): void {
  const { cut } = bench;
  const hemY = jacketHem(cut, 850);
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 180,
    chest: 196,
    waist: 186,
    waistY: 500,
    hem: 208,
    hemY,
    hemShape: 'curve',
    armDepth: 206,
    slope: 34,
    depth: 44,
  });
  const isFront = bench.face === 'front';
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'shirt', bicep: 70, cuffDepth: 44, wrist: 50 }),
    neck: 'hood',
    hemRib: 0,
    hemStitch: true,
    folds: [
      ...lying(bench, plan, 1.1),
      groove(
        `M${400 - sideAt(plan, 500)},500 C340,508 460,508 ${400 + sideAt(plan, 500)},500`,
        4,
        1.6,
        [0.8, 6],
      ),
      ...[-140, -100, -60, 60, 100, 140].map((x) =>
        fold(
          [
            [400 + x, 472],
            [400 + x * 1.03, 540],
          ],
          [5, 7],
          3,
          'crease',
          { fadeIn: 0.3, fadeOut: 0.3 },
        ),
      ),
    ],
    onFront: () => {
      patchPockets(bench, {
        inner: 70,
        y: hemY - 196,
        width: 108,
        height: 126,
        flap: true,
        gusset: true,
      });
      lay(bench, box(376, plan.frontDepth + 4, 424, hemY + 6), {
        edges: [
          [2.6, 2],
          [12, 1.4],
        ],
        lift: 3.4,
        drape: 0.4,
      });
      for (const x of [381, 419])
        topstitch(
          bench,
          [
            [x, plan.frontDepth + 10],
            [x, hemY],
          ],
          { strength: 0.5 },
        );
      for (let i = 0; i < 5; i++)
        stud(
          bench.stage,
          [412, plan.frontDepth + 52 + i * ((hemY - plan.frontDepth - 120) / 4)],
          7.4,
          bench.button,
        );
      weltPockets(bench, { from: [486, 330], to: [490, 420], depth: 13 });
    },
    onBack: () => topstitch(bench, `M${400 - 168},300 C340,312 460,312 568,300`, { strength: 0.5 }),
  });
  topstitch(
    bench,
    `M${400 - sideAt(plan, 500) + 3},492 C340,500 460,500 ${400 + sideAt(plan, 500) - 3},492`,
    { strength: 0.4 },
  );
  if (isFront)
    for (const s of [-1, 1])
      lay(
        bench,
        points(
          `M${400 + s * 20},504 C${400 + s * 26},540 ${400 + s * 14},570 ${400 + s * 22},598 L${400 + s * 25},597 C${400 + s * 18},570 ${400 + s * 30},540 ${400 + s * 24},503 Z`,
        ),
        {
          cloth: { ...bench.plain, colour: times(bench.main.colour, 0.6) },
          edges: [[1.6, 1.4]],
          lift: 2.4,
          drape: 0,
        },
      );
}

function bomber(bench: Bench): void {
  const hemY = jacketHem(bench.cut, 660);
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 180,
    chest: 194,
    waist: 194,
    hem: 184,
    hemY,
    armDepth: 204,
    slope: 32,
    depth: 34,
  });
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'rib', bicep: 70, cuffDepth: 48, wrist: 52 }),
    neck: 'rib',
    hemRib: 54,
    folds: lying(bench, plan, 1.15),
    onFront: () => {
      weltPockets(bench, { from: [492, hemY - 176], to: [528, hemY - 92], depth: 16 });
      frontZip(bench, plan.frontDepth, hemY + 58, 4);
    },
  });
  if (bench.face === 'front') frontZip(bench, plan.frontDepth - 3, plan.frontDepth + 30, 4);
}

function jacketCollar(
  bench: Bench,
  plan: BodyPlan,
  thick: { strength: number; colour?: readonly [number, number, number] },
): void {
  if (bench.face === 'back') return collarBack(bench, plan, 42);
  const h = plan.neckHalf;
  const y = plan.neckY;
  const d = plan.frontDepth;
  for (const hand of ['left', 'right'] as const) {
    lay(
      bench,
      on(
        hand,
        `M${400 + h * 0.94},${y - 24} C${400 + h * 1.2},${y - 12} ${400 + h * 1.36},${y + 4} ${400 + h * 1.44},${y + 18} C${400 + h * 1.4},${y + 58} ${400 + h * 1.22},${y + 92} ${400 + h * 1.04},${d + 48} C${400 + h * 0.7},${d + 40} ${400 + h * 0.3},${d + 26} ${400 + h * 0.1},${d + 4} C${400 + h * 0.5},${d - 20} ${400 + h * 0.82},${y + 20} ${400 + h * 0.94},${y - 24} Z`,
      ),
      {
        edges: [
          [3, 2.2],
          [16, 3.4],
        ],
        lift: 5,
        drape: 0.3,
        grain: hand === 'right' ? 0.6 : -0.6,
      },
    );
    topstitch(
      bench,
      on(
        hand,
        `M${400 + h * 1.37},${y + 20} C${400 + h * 1.33},${y + 56} ${400 + h * 1.16},${y + 88} ${400 + h},${d + 40} C${400 + h * 0.7},${d + 32} ${400 + h * 0.36},${d + 20} ${400 + h * 0.2},${d + 4}`,
      ),
      thick,
    );
  }
}

function denimJacket(bench: Bench): void {
  const colour = bench.spec.fabric === 'denim' ? linear('#c98f52') : bench.thread;
  const thick = { strength: 0.9, length: 4.4, thickness: 1.05, colour };
  const hemY = jacketHem(bench.cut, 650);
  const plan = bodyPlan({
    neckline: 'crew',
    shoulder: 174,
    chest: 186,
    waist: 178,
    hem: 172,
    hemY,
    armDepth: 200,
    slope: 32,
    depth: 56,
  });
  const threaded = { ...bench, thread: colour };
  const yoke = plan.shoulder[1] + 112;
  const seams: readonly Shape[] = [
    ...hands.map((hand) =>
      on(hand, [
        [400 + 60, yoke + 56],
        [400 + 34, hemY],
      ]),
    ),
    ...hands.map((hand) =>
      on(hand, [
        [400 + 128, yoke + 56],
        [400 + 96, hemY],
      ]),
    ),
  ];
  drawUpper(threaded, {
    plan,
    sleeve: sleeveFor(threaded, 'long', { cuff: 'shirt', bicep: 62, cuffDepth: 46, wrist: 44 }),
    neck: 'none',
    hasCollar: true,
    hemRib: 0,
    folds: [
      ...lying(bench, plan, 0.9),
      groove(
        `M${400 - 172},${yoke} C340,${yoke + 4} 460,${yoke + 4} 572,${yoke}`,
        3,
        1.2,
        [0.8, 4],
      ),
      ...seams.map((s) => groove(s, 3, 1.1, [0.8, 4])),
    ],
    onFront: () => {
      for (const d of [0, 5])
        topstitch(
          threaded,
          `M${400 - 168},${yoke + d} C340,${yoke + 4 + d} 460,${yoke + 4 + d} 568,${yoke + d}`,
          thick,
        );
      for (const s of seams)
        for (const d of [-2.5, 2.5])
          topstitch(
            threaded,
            points(s).map(([x, y]) => [x + d, y] as const),
            thick,
          );
      lay(threaded, box(380, plan.frontDepth, 420, hemY + 4), {
        edges: [[2.4, 1.8]],
        lift: 2.4,
        drape: 0.3,
      });
      for (const x of [384.5, 415.5])
        topstitch(
          threaded,
          [
            [x, plan.frontDepth + 6],
            [x, hemY],
          ],
          thick,
        );
      for (const hand of hands) {
        lay(
          threaded,
          on(
            hand,
            `M454,${yoke - 4} L532,${yoke - 6} L532,${yoke + 22} L493,${yoke + 36} L454,${yoke + 24} Z`,
          ),
          { edges: edgesOf.panel, lift: 3, drape: 0.2 },
        );
        topstitch(
          threaded,
          on(hand, `M457,${yoke + 20} L493,${yoke + 31} L529,${yoke + 18}`),
          thick,
        );
        stud(bench.stage, pointOn(hand, [493, yoke + 21]), 5.6, linear('#a8764a'));
      }
      for (let i = 0; i < 5; i++)
        stud(
          bench.stage,
          [402, plan.frontDepth + 26 + (i * (hemY - plan.frontDepth - 66)) / 4],
          7.6,
          linear('#a8764a'),
        );
    },
    onBack: () => {
      for (const d of [0, 5])
        topstitch(
          threaded,
          `M${400 - 168},${yoke + d - 20} C340,${yoke - 16 + d} 460,${yoke - 16 + d} 568,${yoke + d - 20}`,
          thick,
        );
      for (const s of [-1, 1])
        topstitch(
          threaded,
          [
            [400 + s * 84, yoke - 14],
            [400 + s * 48, hemY],
          ],
          thick,
        );
    },
  });
  lay(
    threaded,
    bothHalves(
      `M400,${hemY - 4} L${400 + 173},${hemY - 6} L${400 + 171},${hemY + 34} C500,${hemY + 40} 450,${hemY + 41} 400,${hemY + 41}`,
    ),
    { edges: [[2.6, 2]], lift: 3, drape: 0.2, grain: Math.PI / 2 },
  );
  for (const v of [2, 34])
    topstitch(
      threaded,
      `M${400 - 168},${hemY - 2 + v} C340,${hemY + 4 + v} 460,${hemY + 4 + v} 568,${hemY - 2 + v}`,
      thick,
    );
  if (bench.face === 'front') stud(bench.stage, [402, hemY + 20], 7.6, linear('#a8764a'));
  jacketCollar(threaded, plan, thick);
}

function biker(bench: Bench): void {
  const hemY = jacketHem(bench.cut, 630);
  const plan = bodyPlan({
    neckline: 'v',
    shoulder: 168,
    chest: 178,
    waist: 162,
    waistY: 510,
    hem: 168,
    hemY,
    armDepth: 196,
    slope: 32,
    depth: 190,
    neckHalf: 72,
  });
  const metalTeeth = linear('#b9b5ae');
  const dark = times(bench.main.colour, 0.4);
  drawUpper(bench, {
    plan,
    sleeve: sleeveFor(bench, 'long', { cuff: 'tailored', bicep: 58, wrist: 40 }),
    neck: 'none',
    hasCollar: true,
    hemRib: 0,
    folds: lying(bench, plan, 0.95),
    onFront: () => {
      // The left front crosses and closes with a slanting zip.
      lay(
        bench,
        points(
          `M${400 - 60},${hemY + 5} L${400 - 34},${plan.frontDepth + 40} L${400 - 62},${plan.frontDepth - 40} L400,${plan.frontDepth - 20} L440,${plan.frontDepth + 60} L450,${hemY + 6} Z`,
        ),
        {
          edges: [[2.6, 1.8]],
          lift: 4,
          drape: 0.5,
          inside: bothHalves(bodyHalf(plan, 'front')),
          seed: 9,
        },
      );
      zip(bench.stage, `M${400 - 30},${plan.frontDepth + 26} L${400 - 56},${hemY + 2}`, {
        cloth: dark,
        teeth: metalTeeth,
        pull: 0.05,
        half: 3.6,
      });
      for (const hand of ['left', 'right'] as const) {
        const n = plan.neckHalf;
        const y = plan.neckY;
        lay(
          bench,
          on(
            hand,
            `M${hand === 'left' ? 420 : 404},${plan.frontDepth + 30} C${400 + n * 0.5},${plan.frontDepth - 60} ${400 + n * 0.8},${y + 90} ${400 + n * 0.9},${y + 36} L${400 + n * 1.98},${y + 86} L${400 + n * 1.66},${y + 168} Z`,
          ),
          {
            edges: [
              [3, 2.2],
              [14, 3],
            ],
            lift: 5,
            drape: 0.4,
            grain: hand === 'right' ? 0.5 : -0.5,
          },
        );
        stud(bench.stage, pointOn(hand, [400 + n * 1.78, y + 92]), 4.4, steel);
        lay(
          bench,
          on(
            hand,
            `M${400 + n * 0.86},${y - 26} C${400 + n * 1.16},${y - 14} ${400 + n * 1.4},${y + 8} ${400 + n * 1.46},${y + 18} C${400 + n * 1.56},${y + 40} ${400 + n * 1.52},${y + 64} ${400 + n * 1.46},${y + 78} L${400 + n * 0.84},${y + 46} C${400 + n * 0.96},${y + 14} ${400 + n * 0.94},${y - 6} ${400 + n * 0.86},${y - 26} Z`,
          ),
          {
            edges: [
              [3, 2.2],
              [14, 3],
            ],
            lift: 5,
            drape: 0.3,
            grain: hand === 'right' ? 0.6 : -0.6,
          },
        );
      }
      zip(bench.stage, 'M470,420 L540,396', {
        cloth: dark,
        teeth: metalTeeth,
        pull: 0.98,
        half: 3,
      });
      for (const hand of hands)
        zip(bench.stage, on(hand, 'M474,548 L532,500'), {
          cloth: dark,
          teeth: metalTeeth,
          pull: 0.04,
          half: 3,
        });
    },
    onBack: () => {
      collarBack(bench, plan, 40);
      topstitch(bench, 'M242,330 C340,344 460,344 558,330', { strength: 0.5 });
      for (const s of [-1, 1])
        topstitch(
          bench,
          [
            [400 + s * 96, 340],
            [400 + s * 70, hemY],
          ],
          { strength: 0.4 },
        );
    },
  });
  lay(
    bench,
    bothHalves(
      `M400,${hemY - 20} L${400 + 168},${hemY - 24} L${400 + 169},${hemY + 10} C500,${hemY + 16} 450,${hemY + 18} 400,${hemY + 18}`,
    ),
    { edges: [[2.6, 2]], lift: 3, drape: 0.3 },
  );
  if (bench.face === 'front') {
    buckle(bench.stage, [466, hemY], 34, 36, steel, 4.4);
    for (let i = 0; i < 3; i++) button(bench.stage, [500 + i * 22, hemY - 2], 2.6, steel);
  }
}

export const drawJacket = {
  'puffer-jacket': puffer,
  parka,
  'bomber-jacket': bomber,
  'denim-jacket': denimJacket,
  'biker-jacket': biker,
} as const;
