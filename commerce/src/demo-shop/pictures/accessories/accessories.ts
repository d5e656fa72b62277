/** Scarves, hats, belts and gloves. */
import { linear, times } from '../engine/colour.ts';
import { fold, groove, onBothSides } from '../engine/folds.ts';
import { mix } from '../engine/numbers.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { bothHalves, box, ring, swept, through } from '../engine/paths.ts';
import type { Line, Point } from '../engine/paths.ts';
import { placed, within } from '../engine/stage.ts';
import { smoothLeather } from '../fabrics/hides.ts';
import type { Bench } from '../garments/bench.ts';
import { edgesOf, lay, topstitch } from '../garments/bench.ts';
import { buckle, button, brass, steel, stud } from '../trims/fastenings.ts';
import { stitchLine } from '../trims/stitchLine.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';

/** Twisted fringes along a cut edge. */
function fringe(bench: Bench, from: number, to: number, y: number): void {
  const { dice } = bench.stage;
  const count = Math.round((to - from) / 7.4);
  for (let i = 0; i < count; i++) {
    const x = mix(from, to, (i + 0.5) / count);
    const sway = (dice() - 0.5) * 9;
    const length = 56 + dice() * 12;
    lay(bench, swept(through([[x, y - 4], [x + sway * 0.3, y + length * 0.5], [x + sway, y + length]]), (t) => 2.5 + 0.5 * Math.sin(t * 3)), { cloth: { ...bench.plain, colour: times(bench.main.colour, i % 3 ? 1 : 0.88) }, edges: [[2.2, 1.8]], lift: 2, drape: 0 });
  }
}

function scarf(bench: Bench): void {
  const isSilk = bench.spec.fabric === 'satin';
  if (isSilk) return square(bench);
  const isLooped = (bench.whim > 0.5) === (bench.face === 'front');
  const strip = (options: { x: number; y0: number; y1: number; half: number; lean: number; seed: number }): void => {
    const { x, y0, y1, half, lean } = options;
    fringe(bench, x + lean - half + 4, x + lean + half - 4, y1);
    lay(bench, `M${x - half},${y0} L${x + half},${y0} C${x + half + 4},${mix(y0, y1, 0.4)} ${x + lean + half - 5},${mix(y0, y1, 0.7)} ${x + lean + half},${y1} C${x + lean + half * 0.4},${y1 + 5} ${x + lean - half * 0.4},${y1 + 5} ${x + lean - half},${y1} C${x + lean - half + 5},${mix(y0, y1, 0.7)} ${x - half - 4},${mix(y0, y1, 0.4)} ${x - half},${y0} Z`, {
      edges: [[3.4, 2.2], [22, 5]], lift: 6, seed: options.seed, grain: -Math.atan2(lean, y1 - y0),
      folds: [-0.5, 0.02, 0.5].map((k, i) => fold(through([[x + k * half, y0 + 20], [x + lean * 0.5 + k * half * 1.1, mix(y0, y1, 0.5)], [x + lean + k * half, y1]]), [13, 22], 4.6, i === 1 ? 'ridge' : 'crease', { fadeIn: 0.15, fadeOut: 0 })),
    });
  };
  if (!isLooped) {
    strip({ x: 372, y0: 190, y1: 830, half: 104, lean: -16, seed: 1 });
    strip({ x: 432, y0: 186, y1: 720, half: 106, lean: 22, seed: 2 });
    lay(bench, 'M266,208 C262,150 310,128 384,128 C470,124 540,136 540,196 C540,216 520,226 496,222 C430,214 350,214 300,224 C278,228 266,222 266,208 Z', { edges: [[3.4, 2.4], [26, 9]], lift: 4, seed: 3, folds: [fold('M276,204 C320,166 460,160 530,190', [20, 20], 5), fold('M296,180 C350,146 430,144 500,158', [14, 18], 3.4, 'crease')] });
  } else {
    strip({ x: 330, y0: 330, y1: 806, half: 80, lean: -34, seed: 1 });
    strip({ x: 468, y0: 330, y1: 852, half: 82, lean: 30, seed: 2 });
    const loop: Line = through([[250, 300], [270, 190], [340, 140], [400, 130], [470, 140], [540, 190], [556, 300], [520, 380], [450, 420], [400, 428], [350, 420], [286, 384], [250, 300]]);
    lay(bench, loop, {
      holes: [through([[352, 256], [370, 220], [400, 208], [434, 220], [450, 256], [430, 290], [400, 298], [370, 288], [352, 256]])], edges: [[3.6, 2.4], [34, 16]], lift: 7, seed: 3, drape: 1.2,
      grainAt: (x, y) => [Math.hypot(x - 400, y - 254) * 1.05, Math.atan2(x - 400, y - 254) * 150],
      folds: [fold('M286,350 C250,250 300,170 400,160 C500,166 550,250 512,350', [16, 20], 6, 'crease'), fold('M312,330 C290,250 330,196 400,190 C470,196 510,250 484,330', [12, 16], 5), fold('M290,372 C340,410 460,412 520,366', [16, 22], 6, 'crease'), fold('M330,340 C370,366 430,366 470,338', [10, 14], 4)],
    });
  }
  if (bench.face === 'front') wovenLabel(bench.stage, { x: isLooped ? 492 : 470, y: isLooped ? 816 : 690, height: 22, word: bench.spec.brand });
}

/** A silk square, folded once and knotted loosely. */
function square(bench: Bench): void {
  lay(bench, 'M180,330 L400,190 L620,330 C640,470 640,560 600,700 L400,820 L190,690 C160,560 160,450 180,330 Z', {
    edges: [[3, 2], [30, 7]], lift: 5, drape: 1.1,
    folds: [fold('M200,340 C300,420 500,420 600,340', [26, 34], 7, 'crease'), fold('M230,650 C320,560 380,460 400,210', [22, 36], 7, 'crease'), fold('M580,660 C500,560 440,480 410,230', [22, 36], 7), fold('M200,500 C300,540 460,540 610,490', [20, 30], 5, 'drop')],
  });
  for (const inset of [8, 22]) stitchLine(bench.stage, `M${184 + inset},${334 + inset * 0.4} L400,${192 + inset} L${616 - inset},${334 + inset * 0.4} C${636 - inset},470 ${636 - inset},560 ${597 - inset},${697 - inset * 0.5} L400,${816 - inset} L${194 + inset},${687 - inset * 0.5} C${166 + inset},560 ${166 + inset},450 ${184 + inset},334`, { colour: bench.accent, length: 30, gap: 0.2, thickness: inset === 22 ? 5 : 1.4, strength: 0.8 });
}

function beanie(bench: Bench): void {
  const hasPompom = bench.whim > 0.6;
  const rib = bench.rib;
  if (hasPompom) pompom(bench, 400, 250, 62);
  lay(bench, bothHalves('M400,286 C470,282 540,330 566,430 C576,480 582,540 584,600 L400,604'), { cloth: bench.main.weave.name === 'rib' ? bench.main : { ...rib, colour: bench.main.colour, print: bench.main.print ?? null }, edges: [[4, 3], [46, 18]], lift: 5, drape: 1, folds: onBothSides([fold('M404,290 C440,330 470,420 480,560', [12, 26], 4, 'ridge'), fold('M402,290 C490,320 540,420 556,560', [12, 26], 4, 'crease')], bench.stage.dice), grainAt: (x, y) => [(x - 400) * (1 + 0.9 * Math.max(0, (520 - y) / 250)), y] });
  lay(bench, bothHalves('M400,560 C480,558 550,556 592,548 C600,590 602,640 596,684 C540,694 470,698 400,698'), { cloth: rib, edges: [[5, 3.4], [22, 8]], lift: 6, drape: 0.6 });
  if (bench.face === 'front') wovenLabel(bench.stage, { x: 400, y: 648, height: 30, word: bench.spec.brand });
}

function pompom(bench: Bench, x: number, y: number, radius: number): void {
  const { dice } = bench.stage;
  lay(bench, ring(x, y, radius), { cloth: bench.plain, edges: [[radius * 0.8, radius * 0.5]], lift: 4, drape: 0, tone: 0.8 });
  for (let i = 0; i < 150; i++) {
    const a = dice() * Math.PI * 2;
    const r = radius * Math.sqrt(dice()) * 0.98;
    const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
    lay(bench, swept([[px - Math.cos(a) * 7, py - Math.sin(a) * 7], [px + Math.cos(a) * 7, py + Math.sin(a) * 7]], (t) => 3.2 * (1 - t * 0.5)), { cloth: { ...bench.plain, colour: times(bench.main.colour, 0.8 + dice() * 0.35) }, edges: [[2, 1.5]], lift: 1.6, drape: 0 });
  }
}

function cap(bench: Bench): void {
  const isBack = bench.face === 'back';
  if (isBack) lay(bench, bothHalves('M400,560 C470,560 520,566 548,580 L548,640 L400,650'), { cloth: bench.lining, edges: [[4, 1]], lift: 0, drape: 0, tone: 0.7 });
  lay(bench, bothHalves(`M400,300 C500,300 576,380 592,${isBack ? 600 : 560} C590,${isBack ? 640 : 590} 570,${isBack ? 650 : 600} 540,${isBack ? 652 : 606} C500,${isBack ? 600 : 596} 450,${isBack ? 566 : 592} 400,${isBack ? 564 : 592}`), {
    edges: [[3, 2.2], [52, 30]], lift: 5, hollowReach: 16, drape: 0.8,
    folds: [groove([[400, 300], [400, 590]], 3, 1.6), groove(through([[400, 302], [470, 340], [508, 440], [516, 596]]), 3, 1.4), groove(through([[400, 302], [330, 340], [292, 440], [284, 596]]), 3, 1.4)],
  });
  for (const d of [-5, 5]) {
    topstitch(bench, [[400 + d, 306], [400 + d, 588]], { strength: 0.5 });
    for (const s of [-1, 1]) topstitch(bench, through([[400 + s * 2 + d, 306], [400 + s * 70 + d, 344], [400 + s * 108 + d, 440], [400 + s * 116 + d, 594]]), { strength: 0.4 });
  }
  for (const s of [-1, 1]) {
    paintFlat(bench.stage, [ring(400 + s * 62, 410, 6)], times(bench.main.colour, 0.3), 0.8, 0.4);
    stitchLine(bench.stage, ring(400 + s * 62, 410, 8.5), { colour: bench.thread, length: 2.6, gap: 0.8, thickness: 2, strength: 0.8 });
  }
  button(bench.stage, [400, 302], 12, bench.main.colour, bench.main.weave);
  if (isBack) {
    lay(bench, 'M270,622 C330,606 470,606 530,622 L530,652 C470,638 330,638 270,652 Z', { edges: edgesOf.band, lift: 3, drape: 0.1 });
    buckle(bench.stage, [420, 630], 40, 32, steel, 4.4);
    return;
  }
  lay(bench, bothHalves('M400,582 C480,582 548,580 588,560 C614,584 622,640 596,672 C548,716 470,728 400,728'), { edges: [[4, 3], [26, 12]], lift: 8, drape: 0.3, folds: [fold('M196,640 C290,690 510,690 604,640', [34, 34], 6)] });
  for (let i = 0; i < 4; i++) topstitch(bench, bothHalves(`M400,${716 - i * 17} C468,${716 - i * 17} 540,${706 - i * 17} ${588 - i * 3},${666 - i * 15}`).slice(0, -1), { strength: 0.45 });
  const mark = bench.spec.brand.slice(0, 1);
  wovenLabel(bench.stage, { x: 400, y: 500, height: 42, word: mark, colour: times(bench.main.colour, 0.8) });
}

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
  lay(bench, swept(line, (t) => half * Math.min(1, 0.35 + t * 30)), { edges: [[3, 2.4], [9, 2]], lift: 5, drape: 0.2, grainAt: (x, y) => [Math.hypot(x - 360, y - 430), Math.atan2(y - 430, x - 360) * 130] });
  for (const d of [half - 5, 5 - half]) topstitch(bench, line.slice(6), { offset: d, strength: 0.6 });
  const holes = line.filter((_, i) => i > 12 && i < 70 && i % 11 === 0);
  paintFlat(bench.stage, holes.map(([x, y]) => ring(x, y, 3.4)), '#120d0a', 0.9, 0.4);
  const [bx, by] = [134, 668];
  within(bench.stage, placed({ scale: 1, angle: 2.72, about: [bx, by], at: [bx, by] }), () => {
    buckle(bench.stage, [bx + 14, by], half * 2.6, half * 2.9, hw, 8);
    lay(bench, box(bx - half * 1.9, by - half - 3, bx - half * 1.9 + 17, by + half + 3), { edges: edgesOf.band, lift: 3, drape: 0 });
  });
  if (bench.face === 'back') stud(bench.stage, [230, 634], 5, hw);
}

/** A hand's outline, thumb to the left, fingers up. */
const hand = 'M338,640 C334,580 326,540 318,500 C300,470 268,440 262,410 C260,392 280,384 294,398 C310,414 324,432 336,442 C334,400 330,330 332,262 C334,240 362,240 366,262 C368,300 372,340 376,372 C378,320 380,260 384,218 C388,196 418,196 420,218 C422,270 420,330 422,372 C428,330 434,280 440,240 C446,220 472,224 472,246 C470,300 464,350 462,386 C470,360 480,320 490,300 C498,286 518,292 516,312 C510,370 498,430 488,470 C482,520 480,580 480,640 Z';

function gloves(bench: Bench): void {
  const isKnit = ['rib', 'fine-knit', 'chunky-knit', 'cable-knit'].includes(bench.spec.fabric);
  const draw = (isNear: boolean): void => {
    lay(bench, 'M330,628 L488,628 C492,690 496,740 496,772 C440,782 378,782 322,772 C324,740 328,690 330,628 Z', { cloth: isKnit ? bench.rib : bench.main, edges: [[3.4, 2.4], [18, 5]], lift: 4, drape: 0.6 });
    lay(bench, hand, { edges: [[4, 3], [15, 9]], lift: 4.5, drape: 0.8, folds: [fold('M340,470 C380,490 430,490 480,466', [10, 16], 2.6, 'crease'), fold('M330,560 C380,580 430,580 482,556', [12, 20], 3, 'crease'), fold('M344,610 C390,622 430,620 474,606', [10, 14], 2.2, 'crease')] });
    if (!isKnit) {
      for (const x of [372, 408, 444]) stitchLine(bench.stage, through([[x, 410], [x - 3, 460], [x - 4, 520]]), { colour: bench.thread, length: 3, gap: 1.6, thickness: 1.2, strength: 0.7 });
      topstitch(bench, 'M326,766 C378,774 440,774 492,766', { strength: 0.6 });
      if (isNear && bench.cut.closure === 'buckle') buckle(bench.stage, [410, 690], 50, 34, brass, 5);
    }
  };
  within(bench.stage, placed({ scale: 1, angle: -0.2, about: [400, 500], at: [316, 480], flip: true }), () => draw(false));
  within(bench.stage, placed({ scale: 1, angle: 0.12, about: [400, 500], at: [492, 520] }), () => draw(true));
  if (!isKnit && bench.face === 'back') lay(bench, box(470, 700, 520, 716), { cloth: { weave: smoothLeather, colour: linear('#cdb596') }, edges: [[2, 1]], lift: 1, drape: 0 });
}

export const drawAccessory = { scarf, beanie, cap, belt, gloves } as const;
