/** Tailored pieces of the range: coat, trench, blazer and waistcoat. */
import { linear } from '../engine/colour.ts';
import { box, points } from '../engine/paths.ts';
import { buckle, button, steel } from '../trims/fastenings.ts';
import type { Cut } from '../garmentSpec.ts';
import { buckledBelt, sash } from './belts.ts';
import { type Bench, hands, lay, on, pointOn, topstitch } from './bench.ts';
import { bodyPlan, sideAt } from './bodyPlan.ts';
import { flapPockets, patchPockets, weltPockets } from './frontDetails.ts';
import { drawTailored, type Lapel } from './tailoring.ts';
import { sleeveFor } from './sleeveFor.ts';

const coatHem = (cut: Cut): number =>
  ({ cropped: 650, mini: 720, regular: 930, knee: 1000, midi: 1090, long: 1150, maxi: 1210 })[
    cut.length ?? 'knee'
  ];
const lapelOf = (cut: Cut): Lapel =>
  cut.collar === 'peak' ? 'peak' : cut.collar === 'shawl' ? 'shawl' : 'notch';

function coat(bench: Bench): void {
  const { cut } = bench;
  const isDouble = cut.closure === 'double-breasted';
  const isBelted = cut.waist === 'belted' || cut.closure === 'tie';
  const hemY = coatHem(cut);
  const body = bodyPlan({
    neckline: 'v',
    shoulder: 176,
    chest: 188,
    waist: isBelted ? 168 : 186,
    waistY: 520,
    hip: isBelted ? 192 : 194,
    hipY: 640,
    hem: 214 + (hemY - 880) * 0.09,
    hemY,
    armDepth: 204,
    slope: 34,
    neckHalf: 74,
  });
  const sleeve = sleeveFor(bench, 'long', { cuff: 'tailored', bicep: 66, wrist: 46 });
  drawTailored(bench, {
    body,
    sleeve: sleeve && { ...sleeve, length: 512 },
    breakY: isDouble ? 430 : 450,
    lapel: lapelOf(cut),
    isDouble,
    buttons: isBelted ? (isDouble ? 2 : 1) : 3,
    gap: isDouble ? 88 : 104,
    buttonSize: isDouble ? 12 : 11,
    hidden: cut.closure === 'hidden' || cut.closure === 'tie',
    isCutaway: false,
    sleeveButtons: 3,
    beforeLapels: () => {
      if (bench.face === 'back') {
        if (isBelted) sash(bench, { y: 520, half: sideAt(body, 520) + 1, width: 38 });
        return;
      }
      if (cut.pockets === 'patch')
        patchPockets(bench, { inner: 74, y: 606, width: 100, height: 122 });
      else if (cut.pockets === 'welt')
        weltPockets(bench, { from: [500, 590], to: [532, 676], depth: 24 });
      else flapPockets(bench, { inner: 78, y: 616, width: 98 });
    },
    after: () => {
      if (!isBelted || bench.face === 'back') return;
      if (cut.closure === 'buckle')
        buckledBelt(bench, { y: 520, half: sideAt(body, 520) + 2, width: 38 }, linear('#3a2a20'));
      else sash(bench, { y: 520, half: sideAt(body, 520) + 2, width: 38 }, 0.12);
    },
  });
}

function trench(bench: Bench): void {
  const hemY = coatHem(bench.cut) + 20;
  const body = bodyPlan({
    neckline: 'v',
    shoulder: 176,
    chest: 188,
    waist: 160,
    waistY: 508,
    hip: 194,
    hipY: 640,
    hem: 226,
    hemY,
    armDepth: 206,
    slope: 36,
    neckHalf: 74,
  });
  const sleeve = sleeveFor(bench, 'long', { cuff: 'tailored', bicep: 66, wrist: 47 });
  const [sx, sy] = body.shoulder;
  drawTailored(bench, {
    body,
    sleeve: sleeve && { ...sleeve, length: 510 },
    breakY: 372,
    lapel: 'notch',
    isDouble: true,
    buttons: 3,
    gap: 104,
    buttonSize: 11,
    hidden: false,
    isCutaway: false,
    sleeveButtons: 0,
    beforeLapels: () => {
      if (bench.face === 'front') {
        weltPockets(bench, { from: [508, 590], to: [536, 690], depth: 30 });
        // The storm flap hangs from one shoulder.
        lay(
          bench,
          points(
            `M${400 - body.neckHalf - 2},${body.neckY + 8} L${400 - sx + 4},${sy + 2} C${400 - sx + 14},${sy + 60} ${400 - sx + 16},${sy + 110} ${400 - sx + 18},${sy + 132} C340,${sy + 176} 350,${sy + 150} 366,${sy + 90} Z`,
          ),
          {
            edges: [
              [2.6, 1.9],
              [16, 2],
            ],
            lift: 4,
            drape: 0.4,
            seed: 61,
          },
        );
      } else {
        lay(
          bench,
          points(
            `M${400 - sx + 3},${sy + 2} L${400 - body.neckHalf},${body.neckY + 8} L${400 + body.neckHalf},${body.neckY + 8} L${400 + sx - 3},${sy + 2} C${400 + sx - 12},${sy + 70} ${400 + sx - 12},${sy + 110} ${400 + sx - 14},${sy + 126} C460,${sy + 176} 340,${sy + 176} ${400 - sx + 14},${sy + 126} Z`,
          ),
          {
            edges: [
              [2.6, 1.9],
              [16, 2],
            ],
            lift: 4,
            drape: 0.4,
            seed: 62,
          },
        );
        topstitch(
          bench,
          points(
            `M${400 - sx + 18},${sy + 120} C340,${sy + 168} 460,${sy + 168} ${400 + sx - 18},${sy + 120}`,
          ),
          { strength: 0.5 },
        );
      }
      for (const hand of hands) {
        lay(
          bench,
          on(
            hand,
            `M${400 + body.neckHalf + 16},${body.neckY - 2} L${400 + sx + 1},${sy - 6} L${400 + sx + 3},${sy + 18} L${400 + body.neckHalf + 18},${body.neckY + 22} L${400 + body.neckHalf + 6},${body.neckY + 10} Z`,
          ),
          { edges: [[2.6, 1.9]], lift: 3.4, drape: 0.1 },
        );
        button(
          bench.stage,
          pointOn(hand, [400 + body.neckHalf + 24, body.neckY + 10]),
          6,
          bench.button,
        );
      }
    },
    after: () => {
      if (bench.cut.waist === 'straight') return;
      buckledBelt(bench, { y: 508, half: sideAt(body, 508) + 2, width: 40 }, linear('#4a3526'));
      for (const hand of hands)
        lay(bench, on(hand, box(400 + 118, 480, 400 + 130, 538)), {
          edges: [[2, 1.6]],
          lift: 2.2,
          drape: 0,
        });
    },
  });
}

function blazer(bench: Bench): void {
  const { cut } = bench;
  const isDouble = cut.closure === 'double-breasted';
  const loose = cut.waist === 'straight';
  const hemY = cut.length === 'cropped' ? 650 : cut.length === 'long' ? 830 : 764;
  const body = bodyPlan({
    neckline: 'v',
    shoulder: 172,
    chest: 180,
    waist: loose ? 176 : 158,
    waistY: 490,
    hip: loose ? 184 : 178,
    hipY: 600,
    hem: 188,
    hemY,
    armDepth: 198,
    slope: 28,
    neckHalf: 72,
  });
  const sleeve = sleeveFor(bench, 'long', { cuff: 'tailored', bicep: 60, wrist: 42 });
  drawTailored(bench, {
    body,
    sleeve: sleeve && { ...sleeve, length: 492 },
    breakY: isDouble ? 440 : 468,
    lapel: lapelOf(cut),
    isDouble,
    buttons: isDouble ? 2 : bench.whim < 0.4 ? 1 : 2,
    gap: 84,
    buttonSize: 9.4,
    hidden: cut.closure === 'hidden',
    isCutaway: !isDouble,
    sleeveButtons: 4,
    beforeLapels: () => {
      if (bench.face === 'back') return;
      if (cut.pockets === 'patch')
        patchPockets(bench, { inner: 70, y: 560, width: 96, height: 116 });
      else flapPockets(bench, { inner: 74, y: 572, width: 92, height: 30 });
      lay(bench, points('M470,338 L536,328 L538,343 L472,353 Z'), {
        edges: [[2.2, 1.5]],
        lift: 2,
        drape: 0,
      });
    },
  });
}

function waistcoat(bench: Bench): void {
  const isShort = bench.cut.length === 'cropped';
  const hemY = bench.cut.length === 'long' ? 680 : isShort ? 546 : 590;
  const body = bodyPlan({
    neckline: 'v',
    shoulder: 124,
    chest: 158,
    waist: 142,
    waistY: 480,
    hem: 150,
    hemY,
    armDepth: 206,
    armCut: 26,
    slope: 34,
    neckHalf: 72,
  });
  const hasLapel =
    bench.cut.collar === 'notch' || bench.cut.collar === 'shawl' || bench.cut.collar === 'peak';
  drawTailored(bench, {
    body,
    sleeve: null,
    breakY: 372,
    lapel: hasLapel ? lapelOf(bench.cut) : 'none',
    isDouble: bench.cut.closure === 'double-breasted',
    buttons: bench.cut.closure === 'double-breasted' ? 3 : isShort ? 4 : 5,
    gap: bench.cut.closure === 'double-breasted' ? 62 : 42,
    buttonSize: 7,
    hidden: bench.cut.closure === 'tie',
    isCutaway: bench.cut.closure !== 'double-breasted',
    sleeveButtons: 0,
    beforeLapels: () => {
      if (bench.face === 'front')
        return weltPockets(bench, { from: [462, 514], to: [528, 502], depth: 15 });
      for (const s of [-1, 1])
        lay(
          bench,
          points(
            `M${400 + s * 140},474 L${400 + s * 6},486 L${400 + s * 6},506 L${400 + s * 140},498 Z`,
          ),
          { edges: [[2, 1.5]], lift: 2.4, drape: 0.1, cloth: bench.lining },
        );
      buckle(bench.stage, [400, 496], 34, 28, steel, 4);
    },
  });
}

export const drawCoat = { coat, 'trench-coat': trench, blazer, waistcoat } as const;
