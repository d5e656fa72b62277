/** The accepted size of each part, and what has outgrown it. */

/** A part may grow by a twentieth before somebody must say that it may. */
export const allowedGrowth = 0.05;

/** Sentences; empty when all is within. A part nobody has accepted, and one that is gone, are named too. */
export function findOvergrown({
  accepted,
  sizes,
}: {
  readonly accepted: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, number>>;
}): readonly string[] {
  const grown = Object.entries(sizes).flatMap(([name, size]) => {
    const before = accepted[name];
    if (before === undefined) return [`${name}: ${String(size)} bytes, not in the budget yet`];
    if (size <= before * (1 + allowedGrowth)) return [];
    return [
      `${name}: ${String(size)} bytes, ${String(Math.round((size / before - 1) * 100))} % more than the ${String(before)} accepted`,
    ];
  });
  const gone = Object.keys(accepted)
    .filter((name) => !(name in sizes))
    .map((name) => `${name}: in the budget, and no such part`);
  return [...grown, ...gone];
}
