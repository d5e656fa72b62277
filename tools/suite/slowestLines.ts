/** The slowest tests of a run, one line each, to show where time is wasted. */
export function slowestLines(
  runs: readonly { readonly name: string; readonly seconds: number }[],
  title: string,
): readonly string[] {
  const all = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  const shown = runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  return [
    `The slowest ${title}, of ${all.toFixed(0)} s in ${String(runs.length)}:`,
    ...shown.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}
