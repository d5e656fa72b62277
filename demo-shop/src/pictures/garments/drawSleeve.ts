import { type Fold, placedFolds, varied } from '../engine/folds.ts';
import type { Line } from '../engine/paths.ts';
import { type Bench, edgesOf, type Hand, lay, on, topstitch } from './bench.ts';
import type { BodyPlan } from './bodyPlan.ts';
import { drawCuff } from './drawCuff.ts';
import { sleeveCourse } from './sleeveCourse.ts';
import { sleeveFolds } from './sleeveFolds.ts';
import type { SleevePlan } from './sleevePlan.ts';

const softened = (f: Fold): Fold => ({ ...f, height: f.height * 0.6 });

/**
 * Draws one sleeve with its cuff. `bend` over a half lays it across the body, so it is drawn last.
 */
export function drawSleeve(
  bench: Bench,
  plan: BodyPlan,
  sleeve: SleevePlan,
  hand: Hand,
  pose: { angle: number; bend: number },
): void {
  const course = sleeveCourse(plan, sleeve, pose.angle, pose.bend);
  const put = (s: Line): Line => on(hand, s);
  const cloth = sleeve.cloth ?? bench.main;
  const { relief } = sleeve;
  drawCuff(bench, sleeve, course, put, hand);
  lay(bench, put(course.outline), {
    cloth,
    edges: [
      [2.6, 1.7],
      [sleeve.gather > 0.3 ? 26 : 20, sleeve.gather > 0.3 ? 6.5 : 4.6],
    ],
    grain: hand === 'right' ? course.grain : -course.grain,
    drape: 0.82,
    lift: course.isBent ? 6 : 4,
    seed: hand === 'right' ? 1 : 2,
    ...(relief
      ? {
          relief: (x: number, y: number) =>
            relief(...course.trace(hand === 'right' ? x : 800 - x, y)),
        }
      : {}),
    folds: placedFolds(
      varied(
        sleeveFolds(course, sleeve).map((f) => (relief ? softened(f) : f)),
        bench.stage.dice,
      ),
      put,
    ),
  });
  const edge = (t: number): Line => put([course.at(t, 0.97), course.at(t, 0), course.at(t, -0.97)]);
  if (sleeve.cuff === 'hem')
    for (const d of [7, 10.5]) topstitch(bench, edge(1 - d / sleeve.length));
  if (sleeve.cuff === 'turned') {
    lay(
      bench,
      put([
        course.at(1 - 24 / sleeve.length, 1.04),
        course.at(1 - 24 / sleeve.length, -1.04),
        course.at(1.005, -1.05),
        course.at(1.005, 1.05),
      ]),
      {
        cloth,
        edges: edgesOf.panel,
        grain: hand === 'right' ? course.grain : -course.grain,
        drape: 0.3,
        lift: 3,
      },
    );
    topstitch(bench, edge(1 - 20 / sleeve.length));
  }
}
