/** Compares measured figures with `budgets.json`. */
import type { Budget, Budgets } from './budget.ts';
import type { Figures } from './figures.ts';

const isWithin = (value: number, bound: number, { isLeast = false }: Budget): boolean =>
  isLeast ? value >= bound : value <= bound;

/** One sentence for each figure that exceeds its limit or has a limit and was not measured. */
export function findOverLimit(figures: Figures, budgets: Budgets): readonly string[] {
  return Object.entries(budgets).flatMap(([name, budget]) => {
    if (budget.limit === undefined) return [];
    const value = figures[name];
    if (value === undefined) return [`${name} was not measured`];
    if (isWithin(value, budget.limit, budget)) return [];
    return [
      `${name} is ${String(value)}; its limit in tools/speed/budgets.json is ${String(budget.limit)}`,
    ];
  });
}

/** One line for each figure: now, the last run, the saved one, and its target. */
export function figureLines(
  figures: Figures,
  {
    last,
    saved,
    budgets,
  }: { readonly last: Figures; readonly saved: Figures; readonly budgets: Budgets },
): readonly string[] {
  const cell = (value: number | undefined): string =>
    (value === undefined ? '–' : String(value)).padStart(11);
  const line = ([name, value]: readonly [string, number]): string => {
    const budget = budgets[name];
    const target = budget ? `${budget.isLeast ? '≥' : '≤'} ${String(budget.target)}` : '';
    const verdict = budget && !isWithin(value, budget.target, budget) ? ' ✗' : '';
    return `${name.padEnd(34)}${cell(value)}${cell(last[name])}${cell(saved[name])}   ${target}${verdict}`.trimEnd();
  };
  const head = `${''.padEnd(34)}${'now'.padStart(11)}${'last'.padStart(11)}${'saved'.padStart(11)}   target`;
  return [head, ...Object.entries(figures).map(line)];
}
