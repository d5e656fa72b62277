/**
 * How many at a time, on the two cores of a build machine. The steps of the suite run one after another, so each has
 * both cores and none has more: what shares a core takes its neighbour's time, and waits that hold on a quiet machine
 * run out.
 */
export const workers = {
  /** Node's tests use one core each; browser tests alternate with the second worker. */
  unitTests: 2,
  /** A story's page and the worker that drives it alternate, so that two workers use both cores. */
  stories: 2,
  photographs: 2,
  /** The shop renders while a journey's browser waits, and the other way round. */
  journeys: 2,
  /** What failed is run once more with the machine to itself. */
  repeat: 1,
} as const;
