/** What of the table of must-bes does not hold, as sentences; empty when all does. What was not run here says so in the report, and is no failure. */
import type { EngineCount } from '../../.storybook/engineCounts.ts';
import type { ComponentFacts } from './componentFacts.ts';

/** A run of `npm run report:visual`. */
export interface VisualRun {
  /** As ISO 8601 writes it. */
  readonly date: string;
  readonly stories: number;
  readonly photographs: number;
  /** Of the full pass, from the accepted ones. */
  readonly changed: number;
  readonly repeated: number;
  /** Of the repeats, from the full pass. */
  readonly different: number;
}

export interface DesignFigures {
  readonly facts: readonly ComponentFacts[];
  readonly contrastPairs: { readonly passing: number; readonly all: number };
  readonly undeclared: number;
  readonly engines: readonly EngineCount[];
  readonly visual: VisualRun | undefined;
  readonly styleFunctions: number;
  readonly overgrown: readonly string[];
}

export const proofs = [['hasStories', 'stories'], ['hasMatrix', 'a matrix of their variants'], ['hasDocs', 'docs'], ['hasTests', 'tests of their own beside the conformance that holds for all']] as const;

export function designFailures({ facts, contrastPairs, undeclared, engines, visual, styleFunctions, overgrown }: DesignFigures): readonly string[] {
  const count = (wrong: number, what: string) => (wrong > 0 ? [`${String(wrong)} ${what}`] : []);
  return [
    ...proofs.flatMap(([what, words]) => facts.filter((each) => !each[what]).map(({ name }) => `${name} is without ${words}`)),
    ...count(contrastPairs.all - contrastPairs.passing, 'pairs of colours do not pass'),
    ...count(undeclared, 'kinds of rendered text are drawn in undeclared pairs'),
    ...(['axe', 'IBM'] as const).flatMap((engine) => count(engines.reduce((sum, each) => sum + (each.engine === engine ? each.errors : 0), 0), `errors of ${engine}`)),
    ...count(visual?.changed ?? 0, 'photographs differ from the accepted ones'),
    ...count(visual?.different ?? 0, 'photographs differ when repeated'),
    ...count(styleFunctions, 'style functions inside templates'),
    ...overgrown,
  ];
}

/** The judgements with how often each was called upon, the most used first. */
export function judgedLines(engines: readonly EngineCount[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { judged } of engines) for (const [reason, times] of Object.entries(judged)) sums.set(reason, (sums.get(reason) ?? 0) + times);
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([reason, times]) => `${String(times)} × ${reason}`);
}
