/** The folds of a sleeve: gathers at shoulder and cuff, or creases at armpit and elbow. */
import { fold, type Fold } from '../engine/folds.ts';
import { type Line, through } from '../engine/paths.ts';
import type { SleeveCourse } from './sleeveCourse.ts';
import type { SleevePlan } from './sleevePlan.ts';

export function sleeveFolds(course: SleeveCourse, sleeve: SleevePlan): Fold[] {
  const { at } = course;
  const w = sleeve.bicep;
  const line = (...ps: readonly (readonly [number, number])[]): Line =>
    through(ps.map(([t, s]) => at(t, s)));
  const gathers: Fold[] = [];
  if (sleeve.gather > 0.3) {
    for (const s of [-0.7, -0.35, 0.02, 0.36, 0.7]) {
      gathers.push(
        fold(
          line([0.02, s * 0.55], [0.4, s * 0.95], [0.7, s]),
          [w * 0.12, w * 0.26],
          4.6 * sleeve.gather,
          'crease',
          { fadeIn: 0.08, fadeOut: 0.5 },
        ),
      );
      gathers.push(
        fold(
          line([0.995, s * 0.9], [0.8, s * 0.98 + 0.06], [0.5, s * 0.8]),
          [w * 0.1, w * 0.24],
          4.8 * sleeve.gather,
          'crease',
          { fadeIn: 0.03, fadeOut: 0.5 },
        ),
      );
    }
    return gathers;
  }
  if (sleeve.length < 260)
    return [
      fold(line([0.02, -0.2], [0.4, -0.1], [0.95, 0.12]), [w * 0.3, w * 0.5], 6.4, 'crease', {
        fadeOut: 0.1,
      }),
      fold(line([0.1, 0.5], [0.5, 0.55], [0.98, 0.66]), [w * 0.28, w * 0.4], 4),
      fold(line([0.3, -0.95], [0.6, -0.5], [0.9, -0.3]), [w * 0.16, w * 0.26], 3.4),
    ];
  const k = course.isBent ? 1.5 : 1;
  return [
    fold(line([0.0, 0.0], [0.12, -0.4], [0.26, -0.8]), [w * 0.36, w * 0.5], 5, 'crease'),
    fold(line([0.36, 0.8], [0.45, 0.1], [0.5, -0.9]), [w * 0.3, w * 0.46], 5.4 * k, 'crease'),
    fold(line([0.62, 0.7], [0.56, -0.1], [0.52, -0.95]), [w * 0.26, w * 0.42], 4.8 * k, 'crease'),
    fold(line([0.76, 0.8], [0.7, 0], [0.62, -0.9]), [w * 0.22, w * 0.36], 3.4),
    fold(line([0.14, 0.35], [0.5, 0.3], [0.94, 0.2]), [w * 0.4, w * 0.3], 4.4, 'ridge', {
      fadeOut: 0.1,
    }),
    fold(line([0.93, 0.9], [0.9, 0.1], [0.92, -0.8]), [w * 0.13, w * 0.18], 2.6),
  ];
}
