/** Trouser legs: the cut from waist to hem, the creases at hip and knee, and the fall to the hem. */
import { fold, type Fold, groove, placedFolds, varied } from '../engine/folds.ts';
import { mix } from '../engine/numbers.ts';
import { type Line, type Point, points, through, turned } from '../engine/paths.ts';
import type { Cut } from '../garmentSpec.ts';
import { type Bench, type Hand, lay, on, topstitch } from './bench.ts';

export type LegCut = NonNullable<Cut['leg']>;

/** Half widths from the middle; `outer` and `inner` at knee and hem. */
export interface LegPlan {
  readonly waist: Point;
  readonly hip: Point;
  readonly crotchY: number;
  readonly knee: { readonly outer: number; readonly inner: number; readonly y: number };
  readonly hem: { readonly outer: number; readonly inner: number; readonly y: number };
  readonly isWide: boolean;
}

const shapes: Readonly<
  Record<LegCut, { knee: readonly [number, number]; hem: readonly [number, number] }>
> = {
  slim: { knee: [134, 28], hem: [118, 42] },
  straight: { knee: [154, 14], hem: [162, 30] },
  wide: { knee: [196, 8], hem: [228, 14] },
  flare: { knee: [140, 24], hem: [190, 12] },
  barrel: { knee: [208, 6], hem: [156, 36] },
  tapered: { knee: [158, 14], hem: [126, 40] },
};

export function legPlan(
  leg: LegCut,
  options: { top: number; waist: number; hip: number; crotch: number; length: number },
): LegPlan {
  const s = shapes[leg];
  const full = 900 - options.top;
  const t = Math.min(
    1,
    (options.length - (options.crotch - options.top)) / (full - (options.crotch - options.top)),
  );
  const kneeAt = options.crotch + (900 - options.crotch) * 0.42;
  const hemY = options.top + options.length;
  const isShort = hemY < kneeAt + 40;
  const outerAt = isShort ? mix(options.hip + 6, s.knee[0] + 8, t * 1.5) : s.hem[0];
  const innerAt = isShort ? mix(2, s.knee[1], t * 1.6) : s.hem[1];
  return {
    waist: [options.waist, options.top],
    hip: [options.hip, options.top + (options.crotch - options.top) * 0.66],
    crotchY: options.crotch,
    knee: isShort
      ? {
          outer: mix(options.hip, outerAt, 0.5),
          inner: innerAt * 0.6,
          y: mix(options.crotch, hemY, 0.5),
        }
      : { outer: s.knee[0], inner: s.knee[1], y: kneeAt },
    hem: { outer: outerAt, inner: innerAt, y: hemY },
    isWide: leg === 'wide' || leg === 'flare' || leg === 'barrel',
  };
}

/** One leg with its half of the hips, on the right; the middle seam sits a little past the centre so that the halves overlap. */
export function legOutline(p: LegPlan): Line {
  const outer = through([
    [400 + p.waist[0], p.waist[1]],
    [400 + p.hip[0] * 0.95, mix(p.waist[1], p.hip[1], 0.62)],
    [400 + p.hip[0], p.hip[1]],
    [400 + p.knee.outer, p.knee.y],
    [400 + p.hem.outer, p.hem.y],
  ]);
  const inner = through([
    [400 + p.hem.inner, p.hem.y + 2],
    [400 + p.knee.inner, p.knee.y],
    [400 + mix(2, p.knee.inner, 0.16), p.crotchY + 22],
    [399, p.crotchY],
    [391, mix(p.waist[1], p.crotchY, 0.72)],
    [391, p.waist[1] + 4],
  ]);
  const hem = points(
    `M${400 + p.hem.outer},${p.hem.y} C${400 + p.hem.outer - 22},${p.hem.y + 7} ${400 + p.hem.inner + 22},${p.hem.y + 8} ${400 + p.hem.inner},${p.hem.y + 2}`,
  );
  return [...outer, ...hem.slice(1), ...inner];
}

function legFolds(p: LegPlan, isCrisp: boolean): Fold[] {
  const mid = (y: number): number => {
    const t = (y - p.crotchY) / (p.hem.y - p.crotchY);
    return t < 0 ? p.hip[0] * 0.52 : mix((p.hip[0] + 4) / 2, (p.hem.outer + p.hem.inner) / 2, t);
  };
  const c = p.crotchY;
  const long = p.hem.y - c > 300;
  const folds = [
    fold(
      through([
        [398, c - 6],
        [430, c - 22],
        [400 + p.hip[0] * 0.74, c - 66],
      ]),
      [20, 32],
      3,
      'crease',
    ),
    fold(
      through([
        [402, c + 14],
        [440, c + 4],
        [400 + p.hip[0] * 0.92, c - 26],
      ]),
      [17, 30],
      2.8,
      'crease',
    ),
    fold(
      through([
        [400, c - 30],
        [428, c - 56],
        [400 + p.hip[0] * 0.55, c - 96],
      ]),
      [14, 22],
      2.2,
      'crease',
    ),
    fold(
      through([
        [400 + mid(c) - 6, c - 40],
        [400 + mid(mix(c, p.hem.y, 0.5)), mix(c, p.hem.y, 0.5)],
        [400 + mid(p.hem.y), p.hem.y + 8],
      ]),
      [26, 24],
      4.6,
      'ridge',
      { fadeOut: 0 },
    ),
  ];
  if (long) {
    const k = p.knee;
    folds.push(
      fold(
        through([
          [400 + k.outer - 6, k.y - 20],
          [400 + mix(k.inner, k.outer, 0.5), k.y + 6],
          [400 + k.inner + 16, k.y],
        ]),
        [13, 21],
        3.2,
        'drop',
      ),
      fold(
        through([
          [400 + k.inner + 8, k.y + 44],
          [400 + mix(k.inner, k.outer, 0.5), k.y + 62],
          [400 + k.outer - 14, k.y + 46],
        ]),
        [12, 19],
        2.8,
        'drop',
      ),
      fold(
        through([
          [400 + p.hem.inner + 8, p.hem.y - 46],
          [400 + mix(p.hem.inner, p.hem.outer, 0.5), p.hem.y - 32],
          [400 + p.hem.outer - 12, p.hem.y - 52],
        ]),
        [11, 15],
        2.2,
      ),
    );
  }
  if (isCrisp)
    folds.push(
      fold(
        through([
          [400 + p.hip[0] * 0.52, p.waist[1] + 50],
          [400 + mid(mix(c, p.hem.y, 0.4)), mix(c, p.hem.y, 0.4)],
          [400 + mid(p.hem.y), p.hem.y + 6],
        ]),
        [7, 6],
        3.4,
        'drop',
        { fadeIn: 0.03, fadeOut: 0 },
      ),
    );
  if (p.isWide && long)
    folds.push(
      fold(
        through([
          [400 + p.hip[0] * 0.84, c],
          [400 + p.knee.outer - 30, p.knee.y],
          [400 + p.hem.outer - 30, p.hem.y + 6],
        ]),
        [16, 32],
        6.4,
        'drop',
        { fadeOut: 0 },
      ),
      fold(
        through([
          [426, c + 40],
          [400 + p.knee.inner + 36, p.knee.y],
          [400 + p.hem.inner + 34, p.hem.y + 6],
        ]),
        [16, 28],
        5.6,
        'ridge',
        { fadeOut: 0 },
      ),
    );
  return folds;
}

export interface LegStyle {
  readonly isDenim: boolean;
  readonly isCrisp: boolean;
  /** Radians each leg swings outward. */
  readonly spread: number;
  readonly hemStitch: boolean;
}

/** Lays both legs and returns their rotations for the details on them. */
export function drawLegs(bench: Bench, p: LegPlan, style: LegStyle): void {
  const outline = legOutline(p);
  const folds = legFolds(p, style.isCrisp);
  for (const hand of ['left', 'right'] as const satisfies readonly Hand[]) {
    const turn = (s: Line): Line =>
      on(hand, turned(s, -style.spread, [400 + p.hip[0] * 0.4, p.crotchY - 60]));
    const fadeX = hand === 'right' ? 400 + p.hip[0] * 0.56 : 400 - p.hip[0] * 0.56;
    const seams = style.isDenim
      ? [
          groove(
            turn(
              through([
                [400 + p.hip[0] - 5, p.hip[1]],
                [400 + p.knee.outer - 4, p.knee.y],
                [400 + p.hem.outer - 6, p.hem.y - 4],
              ]),
            ),
            3,
            -1.1,
            [0.8, 4],
          ),
          groove(
            turn([
              [400 + p.hem.inner + 4, p.hem.y - 11],
              [400 + p.hem.outer - 4, p.hem.y - 13],
            ]),
            5,
            -1.3,
            [1, 3],
          ),
        ]
      : [];
    lay(bench, turn(outline), {
      edges: [
        [2.8, 1.8],
        [26, 4.6],
      ],
      lift: 4,
      hollow: 0.14,
      seed: hand === 'right' ? 0 : 1,
      grain: hand === 'right' ? -style.spread : style.spread,
      folds: [...placedFolds(varied(folds, bench.stage.dice), turn), ...seams],
      ...(style.isDenim
        ? {
            fade: (x: number, y: number) =>
              1 +
              0.4 * Math.exp(-(((x - fadeX) / 54) ** 2) - ((y - p.crotchY - 36) / 190) ** 2) +
              0.14 * Math.exp(-(((x - fadeX) / 46) ** 2) - ((y - p.knee.y - 30) / 110) ** 2),
          }
        : {}),
    });
    if (style.isDenim)
      topstitch(
        bench,
        turn(
          through([
            [400 + p.hip[0] - 10, p.hip[1] + 6],
            [400 + mix(p.hip[0], p.knee.outer, 0.5) - 8, mix(p.hip[1], p.knee.y, 0.5)],
          ]),
        ),
        { strength: 0.85, length: 4.6, thickness: 1.05 },
      );
    if (style.hemStitch)
      topstitch(
        bench,
        turn([
          [400 + p.hem.inner + 3, p.hem.y - 9],
          [400 + (p.hem.inner + p.hem.outer) / 2, p.hem.y - 4],
          [400 + p.hem.outer - 4, p.hem.y - 11],
        ]),
        style.isDenim ? { strength: 0.9, length: 4.6, thickness: 1.05 } : { strength: 0.4 },
      );
  }
}
