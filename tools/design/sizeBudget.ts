/** The accepted size of each component, and the components that exceed it. */

/** A component may grow by 5 % before the growth must be accepted. */
export const allowedGrowth = 0.05;

/**
 * One sentence per finding; empty if all are within budget. A component without an accepted size,
 * and one that was removed, are listed too.
 */
export function findOverBudget({
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
  const removed = Object.keys(accepted)
    .filter((name) => !(name in sizes))
    .map((name) => `${name}: in the budget, but there is no such component`);
  return [...grown, ...removed];
}
