/** Ribbed, elastic and shirt cuffs; `put` moves a line to the side of the hand. */
import { type Line, through } from '../engine/paths.ts';
import { type Bench, edgesOf, type Hand, lay, topstitch } from './bench.ts';
import type { SleeveCourse } from './sleeveCourse.ts';
import type { SleevePlan } from './sleevePlan.ts';

export function drawCuff(
  bench: Bench,
  sleeve: SleevePlan,
  course: SleeveCourse,
  put: (s: Line) => Line,
  hand: Hand,
): void {
  const { at } = course;
  const depth = sleeve.cuffDepth / sleeve.length;
  const narrow =
    sleeve.cuff === 'rib' || sleeve.cuff === 'elastic' ? 0.86 : sleeve.gather > 0.3 ? 0.62 : 0.98;
  const square = (from: number, to: number, s0: number, s1: number): Line => [
    at(from, s0),
    at(from, -s0),
    at(to, -s1),
    at(to, s1),
  ];
  if (sleeve.cuff === 'rib' || sleeve.cuff === 'elastic')
    lay(
      bench,
      put(
        through([at(0.975, 0.96), at(0.985 + depth * 0.5, narrow), at(1 + depth, narrow)]).concat(
          through([at(1 + depth, -narrow), at(0.985 + depth * 0.5, -narrow), at(0.975, -0.96)]),
        ),
      ),
      {
        cloth: bench.rib,
        edges: edgesOf.rib,
        grain: hand === 'right' ? course.grain : -course.grain,
        drape: 0.2,
        lift: 4,
      },
    );
  if (sleeve.cuff === 'shirt') {
    lay(bench, put(square(0.985, 1 + depth, narrow, narrow)), {
      cloth: sleeve.cloth ?? bench.main,
      edges: edgesOf.panel,
      grain: hand === 'right' ? course.grain : -course.grain,
      drape: 0.25,
      lift: 3.4,
    });
    for (const t of [0.992 + 8 / sleeve.length, 1 + depth - 4 / sleeve.length])
      topstitch(bench, put([at(t, narrow * 0.97), at(t, -narrow * 0.97)]));
  }
}
