/** Jeans, trousers, joggers, leggings and shorts. */
import { linear } from '../engine/colour.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { box, through } from '../engine/paths.ts';
import { type Bench, edgesOf, hands, lay, on, topstitch } from './bench.ts';
import { patchPockets, weltPockets } from './frontDetails.ts';
import { drawLegs, type LegCut, legPlan, type LegPlan } from './legs.ts';
import { elasticWaist, fly, jeansBack, jeansFront, waistInside, waistband } from './waists.ts';

const jeansThread = linear('#c98f52');

/** High waists sit narrower and rise further. */
const rise = (bench: Bench): { top: number; waist: number } =>
  bench.cut.waist === 'high'
    ? { top: 96, waist: 100 }
    : bench.cut.waist === 'low'
      ? { top: 128, waist: 114 }
      : { top: 110, waist: 105 };

const spreadOf = (bench: Bench): number => 0.012 + 0.03 * bench.whim;

function jeans(bench: Bench, length = 0): void {
  const threaded: Bench = {
    ...bench,
    thread: bench.spec.fabric === 'denim' ? jeansThread : bench.thread,
  };
  const { top, waist } = rise(bench);
  const leg: LegCut = bench.cut.leg ?? 'straight';
  const full = bench.cut.length === 'cropped' ? 730 : 796;
  const p = legPlan(leg, {
    top: top + 34,
    waist: waist + 6,
    hip: 146,
    crotch: 398,
    length: length || full,
  });
  const w = { y: top, half: waist, height: 38 };
  waistInside(threaded, w, true);
  drawLegs(threaded, p, {
    isDenim: true,
    isCrisp: false,
    spread: spreadOf(bench),
    hemStitch: true,
  });
  if (bench.face === 'front') {
    fly(threaded, top + 36, 350, true);
    jeansFront(threaded, w, 140);
  }
  waistband(threaded, w, {
    stitches: true,
    loops: bench.face === 'front' ? [70] : [0, 74],
    closure: 'rivet',
  });
  if (bench.face === 'back') jeansBack(threaded, w, 140);
}

/** Slanted side pockets, cut into the front. */
function slantPockets(bench: Bench, p: LegPlan, top: number): void {
  for (const hand of hands) {
    const line = on(hand, [
      [400 + p.waist[0] * 0.8, top],
      [400 + p.hip[0] * 0.95, top + 106],
    ]);
    paintFlat(
      bench.stage,
      [
        [
          ...line,
          ...on(hand, [
            [400 + p.hip[0] * 0.95 - 3, top + 107],
            [400 + p.waist[0] * 0.8 - 4, top],
          ]),
        ],
      ],
      '#0b0805',
      0.5,
      1.2,
    );
    topstitch(
      bench,
      on(hand, [
        [400 + p.waist[0] * 0.8 - 6, top + 2],
        [400 + p.hip[0] * 0.95 - 8, top + 106],
      ]),
      { strength: 0.4 },
    );
  }
}

/** Bellows pockets with flaps on the outer thighs. */
function cargoPockets(bench: Bench, p: LegPlan): void {
  const right = 400 + Math.min(p.knee.outer, p.hip[0] + 10) - 5;
  const y = p.crotchY + Math.min(70, (p.hem.y - p.crotchY) * 0.16);
  const width = Math.min(92, (right - 400) * 0.6);
  patchPockets(bench, {
    inner: right - width - 400,
    y,
    width,
    height: Math.min(120, (p.hem.y - y) * 0.6),
    flap: true,
    gusset: true,
  });
}

function backWelts(bench: Bench, y: number): void {
  weltPockets(bench, { from: [442, y], to: [510, y - 3], depth: 9 });
}

function trousers(bench: Bench): void {
  const { top, waist } = rise(bench);
  const isSoft = bench.cut.waist === 'elastic';
  const leg: LegCut = bench.cut.leg ?? 'wide';
  const p = legPlan(leg, {
    top: top + 34,
    waist: waist + 6,
    hip: 144,
    crotch: 396,
    length: bench.cut.length === 'cropped' ? 716 : 792,
  });
  const w = { y: top, half: waist, height: 38 };
  waistInside(bench, w);
  const isCrisp =
    !isSoft &&
    (bench.spec.fabric === 'wool' ||
      bench.spec.fabric === 'herringbone' ||
      bench.spec.fabric === 'twill' ||
      bench.spec.fabric === 'crepe');
  drawLegs(bench, p, {
    isDenim: false,
    isCrisp,
    spread: spreadOf(bench),
    hemStitch: bench.spec.fabric === 'linen' || bench.spec.fabric === 'corduroy',
  });
  if (bench.face === 'front') {
    slantPockets(bench, p, top + 42);
    if (!isSoft) {
      fly(bench, top + 36, 346, false);
      for (const x of [452, 476])
        for (const hand of hands)
          paintFlat(
            bench.stage,
            [on(hand, `M${x},${top + 46} L${x + 2.4},${top + 46} L${x + 6},${top + 158} Z`)],
            '#0b0805',
            0.42,
            1,
          );
    }
  } else backWelts(bench, top + 96);
  if (bench.cut.pockets === 'cargo') cargoPockets(bench, p);
  if (isSoft) elasticWaist(bench, { ...w, half: waist + 4 }, { cord: true, rib: false });
  else
    waistband(bench, w, {
      stitches: false,
      loops: [58],
      closure: bench.cut.closure === 'hidden' ? 'hook' : 'button',
    });
}

function joggers(bench: Bench): void {
  const p = legPlan(bench.cut.leg ?? 'tapered', {
    top: 146,
    waist: 112,
    hip: 148,
    crotch: 402,
    length: 700,
  });
  const isWide = bench.cut.leg === 'wide';
  // Wide legs fall to an open hem; the others end in a cuff.
  if (!isWide) drawRibHem(bench, p);
  drawLegs(bench, p, {
    isDenim: false,
    isCrisp: false,
    spread: spreadOf(bench) + 0.02,
    hemStitch: isWide,
  });
  if (bench.face === 'front') slantPockets(bench, p, 160);
  else lay(bench, box(440, 210, 512, 290), { edges: edgesOf.panel, lift: 2.4, drape: 0.3 });
  if (bench.cut.pockets === 'cargo') cargoPockets(bench, p);
  elasticWaist(bench, { y: 112, half: 106, height: 46 }, { cord: true, rib: true });
}

/** Ribbed cuffs below jogger legs, laid first so that the legs gather over them. */
function drawRibHem(bench: Bench, p: LegPlan): void {
  const spread = spreadOf(bench) + 0.02;
  const dx = Math.sin(spread) * (p.hem.y - p.crotchY);
  for (const hand of hands)
    lay(
      bench,
      on(
        hand,
        `M${400 + p.hem.inner + 6 + dx},${p.hem.y - 8} L${400 + p.hem.outer - 6 + dx},${p.hem.y - 8} L${400 + p.hem.outer - 14 + dx},${p.hem.y + 52} L${400 + p.hem.inner + 14 + dx},${p.hem.y + 52} Z`,
      ),
      { cloth: bench.rib, edges: edgesOf.rib, lift: 3, drape: 0.2 },
    );
}

function leggings(bench: Bench): void {
  const isFlared = bench.cut.leg === 'flare';
  const p = legPlan(isFlared ? 'flare' : 'slim', {
    top: 140,
    waist: 100,
    hip: 126,
    crotch: 380,
    length: bench.cut.length === 'cropped' ? 600 : 740,
  });
  const close: LegPlan = {
    ...p,
    knee: { ...p.knee, outer: 108, inner: 30 },
    hem: { ...p.hem, ...(isFlared ? { outer: 168, inner: 4 } : { outer: 92, inner: 40 }) },
  };
  drawLegs(bench, close, { isDenim: false, isCrisp: false, spread: 0.03, hemStitch: true });
  lay(
    bench,
    `M302,96 C340,${bench.face === 'front' ? 108 : 98} 460,${bench.face === 'front' ? 108 : 98} 498,96 L504,158 C460,170 340,170 296,158 Z`,
    { edges: edgesOf.panel, lift: 2.4, drape: 0.3 },
  );
  for (const hand of hands)
    topstitch(
      bench,
      on(
        hand,
        through([
          [502, 168],
          [521, 300],
          [506, 460],
        ]),
      ),
      { strength: 0.35 },
    );
}

function shorts(bench: Bench): void {
  if (bench.spec.fabric === 'denim') return jeans(bench, bench.cut.length === 'long' ? 420 : 330);
  const isSoft = bench.cut.waist === 'elastic';
  const length = bench.cut.length === 'long' ? 440 : bench.cut.length === 'mini' ? 316 : 372;
  const p = legPlan(bench.cut.leg ?? 'wide', {
    top: 150,
    waist: 112,
    hip: 156,
    crotch: 416,
    length,
  });
  const w = { y: 116, half: 108, height: 38 };
  waistInside(bench, w);
  drawLegs(bench, p, {
    isDenim: false,
    isCrisp: bench.spec.fabric === 'wool',
    spread: 0.01,
    hemStitch: true,
  });
  if (bench.face === 'front') {
    slantPockets(bench, p, 160);
    if (!isSoft) fly(bench, 152, 366, false);
  } else backWelts(bench, 220);
  if (bench.cut.pockets === 'cargo') cargoPockets(bench, p);
  if (isSoft) elasticWaist(bench, { ...w, half: 112 }, { cord: true, rib: false });
  else waistband(bench, w, { stitches: false, loops: [62], closure: 'button' });
}

function swimShorts(bench: Bench): void {
  const length = bench.cut.length === 'long' ? 430 : bench.cut.length === 'mini' ? 314 : 350;
  const p = legPlan('wide', { top: 150, waist: 118, hip: 158, crotch: 420, length });
  lay(bench, box(300, 120, 500, 170), {
    cloth: bench.plain,
    tone: 0.5,
    edges: [[3, 1]],
    lift: 0,
    drape: 0.2,
  });
  drawLegs(bench, p, { isDenim: false, isCrisp: false, spread: 0.01, hemStitch: true });
  if (bench.face === 'front') slantPockets(bench, p, 164);
  else {
    lay(bench, box(448, 214, 526, 300), { edges: edgesOf.panel, lift: 2.2, drape: 0.4 });
    topstitch(
      bench,
      [
        [450, 224],
        [524, 224],
      ],
      { strength: 0.5 },
    );
  }
  const waist = { y: 116, half: 116, height: 40 };
  elasticWaist(bench, waist, { cord: true, rib: false });
}

export const drawBottom = {
  jeans: (b: Bench) => jeans(b),
  trousers,
  joggers,
  leggings,
  shorts,
  'swim-shorts': swimShorts,
} as const;
