/**
 * How many at a time, on the two cores of a build machine. The steps of the suite run one after another, so each has
 * both cores and none has more: what shares a core takes its neighbour's time, and waits that hold on a quiet machine
 * run out.
 */
export const workers = {
  /** Node's tests keep one core each; the browser's take the second worker's turn. */
  unitTests: 2,
  /** A story's page and the worker that drives it take turns, so that two workers keep both cores busy. */
  stories: 2,
  photographs: 2,
  /** The shop renders while a journey's browser waits, and the other way round. */
  journeys: 2,
  /** What failed is run once more with the machine to itself. */
  repeat: 1,
} as const;
