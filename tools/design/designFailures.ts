/** What of the table of must-bes does not hold, as sentences; empty when all does. What was not run on today's sources, or not of everything, does not hold: nothing shows that it does. */
import type { ContrastCount } from '../../.storybook/contrast/contrastCounts.ts';
import type { EngineCount } from '../../.storybook/engineCounts.ts';
import type { ComponentFacts } from './componentFacts.ts';
import { missingLooks } from './storyCoverage.ts';

/** A run of `npm run report:visual`. */
export interface VisualRun {
  /** As ISO 8601 writes it. */
  readonly date: string;
  /** What the stories were made of (`markOfSources`). */
  readonly sources: string;
  readonly stories: number;
  readonly photographs: number;
  /** Of the full pass, from the accepted ones. */
  readonly changed: number;
  readonly repeated: number;
  /** Of the repeats, from the full pass. */
  readonly different: number;
  /** Stories that could not be photographed, in the full pass or a repeat. */
  readonly failed: number;
}

export interface DesignFigures {
  readonly facts: readonly ComponentFacts[];
  readonly contrastPairs: { readonly passing: number; readonly all: number };
  /** The stories there are; what was counted in them on today's sources. */
  readonly stories: readonly string[];
  readonly contrast: readonly ContrastCount[];
  readonly engines: readonly EngineCount[];
  /** On today's sources. */
  readonly visual: VisualRun | undefined;
  readonly styleFunctions: number;
  readonly overgrown: readonly string[];
}

export const proofs = [['hasStories', 'stories'], ['hasMatrix', 'a matrix of their variants'], ['hasDocs', 'docs'], ['hasTests', 'tests of their own beside the conformance that holds for all']] as const;

export const engineNames = ['axe', 'IBM'] as const;

export const noPhotographs = 'not shown here: run `npm run report:visual`';

export function designFailures({ facts, contrastPairs, stories, contrast, engines, visual, styleFunctions, overgrown }: DesignFigures): readonly string[] {
  const count = (wrong: number, what: string) => (wrong > 0 ? [`${String(wrong)} ${what}`] : []);
  const unshown = (row: string, words: string | undefined) => (words === undefined ? [] : [`${row}: ${words}`]);
  const ofEngine = (engine: EngineCount['engine']) => engines.filter((each) => each.engine === engine);
  return [
    ...proofs.flatMap(([what, words]) => facts.filter((each) => !each[what]).map(({ name }) => `${name} is without ${words}`)),
    ...count(contrastPairs.all - contrastPairs.passing, 'pairs of colours do not pass'),
    ...unshown('undeclared pairs in the rendered stories', missingLooks({ stories, counts: contrast })),
    ...count(contrast.reduce((sum, { undeclared }) => sum + undeclared, 0), 'kinds of rendered text are drawn in undeclared pairs'),
    ...engineNames.flatMap((engine) => [...unshown(engine, missingLooks({ stories, counts: ofEngine(engine) })), ...count(ofEngine(engine).reduce((sum, { errors }) => sum + errors, 0), `errors of ${engine}`)]),
    ...unshown('photographs', visual ? undefined : noPhotographs),
    ...count(visual?.changed ?? 0, 'photographs differ from the accepted ones'),
    ...count(visual?.different ?? 0, 'photographs differ when repeated'),
    ...count(visual?.failed ?? 0, 'stories could not be photographed'),
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
