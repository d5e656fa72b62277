import type { Outcome } from './outcome.ts';

/** More flaky tests than these fail the run, although each of them passed alone. */
export const maxFlaky = 3;

/** A step of the suite that has ended. */
export interface EndedStep {
  readonly title: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

const indented = (text: string): string =>
  text
    .trim()
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/** The closing lines, of which the last one counts, and how many failed in all. */
export function summariseSuite(steps: readonly EndedStep[]): {
  readonly lines: readonly string[];
  readonly failed: number;
} {
  const flaky = steps.flatMap(({ outcome }) => outcome.flaky ?? []);
  const isUnsteady = flaky.length > maxFlaky;
  const total = (count: (outcome: Outcome) => number): number =>
    steps.reduce((sum, { outcome }) => sum + count(outcome), 0);
  const failed = total((outcome) => outcome.failed) + (isUnsteady ? 1 : 0);
  const stepLine = ({ title, outcome, seconds }: EndedStep): string => {
    const named = outcome.flaky?.length ? `, ${String(outcome.flaky.length)} of them flaky` : '';
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const counted = `${String(outcome.passed)} passed${named}, ${String(outcome.failed)} failed`;
    return `${mark} ${title}: ${counted}, ${seconds.toFixed(1)} s`;
  };
  const flakyLines =
    flaky.length === 0
      ? []
      : [
          '',
          'Flaky: failed once and passed alone. Each is a defect of the shop or of its test; fix it before new work.',
          ...flaky.flatMap(({ name, failure }) => [`  ~ ${name}`, indented(failure)]),
        ];
  return {
    lines: [
      ...steps.map(stepLine),
      ...flakyLines,
      ...(isUnsteady
        ? [
            '',
            `✗ ${String(flaky.length)} tests are flaky; more than ${String(maxFlaky)} fail the run.`,
          ]
        : []),
      '',
      `${String(total(({ passed }) => passed))} passed, ${String(failed)} failed`,
    ],
    failed,
  };
}
