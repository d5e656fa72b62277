/**
 * Requirements of the design system that are not met, as sentences; empty if all are. A check that
 * was not run on all current sources counts as not met, because nothing proves it.
 */
import type { ComponentFacts } from './componentFacts.ts';
import { type StoryCheck, storyChecks, type StoryFigures, type VisualRun } from './savedMetrics.ts';

export interface DesignFigures {
  readonly facts: readonly ComponentFacts[];
  readonly contrastPairs: { readonly passing: number; readonly all: number };
  /** Of the current sources; a sentence if there are no figures of all stories. */
  readonly checks: Readonly<Record<StoryCheck, StoryFigures | string>>;
  /** Of the current sources. */
  readonly visual: VisualRun | undefined;
  readonly styleFunctions: number;
  readonly overgrown: readonly string[];
}

export const proofs = [
  ['hasStories', 'stories'],
  ['hasMatrix', 'a matrix of their variants'],
  ['hasDocs', 'docs'],
  ['hasTests', 'tests of their own beside the conformance that holds for all'],
] as const;

/** The name of each check's faults. */
const faults: Readonly<Record<StoryCheck, string>> = {
  contrast: 'kinds of rendered text are drawn in undeclared pairs',
  axe: 'errors of axe',
  IBM: 'errors of IBM',
};

export const noPhotographs = 'not shown here: run `npm run report:visual`';

export function designFailures({
  facts,
  contrastPairs,
  checks,
  visual,
  styleFunctions,
  overgrown,
}: DesignFigures): readonly string[] {
  const count = (wrong: number, what: string) => (wrong > 0 ? [`${String(wrong)} ${what}`] : []);
  const ofCheck = (check: StoryCheck) => {
    const figures = checks[check];
    return typeof figures === 'string'
      ? [`${check}: ${figures}`]
      : count(figures.wrong, faults[check]);
  };
  return [
    ...proofs.flatMap(([what, words]) =>
      facts.filter((each) => !each[what]).map(({ name }) => `${name} is without ${words}`),
    ),
    ...count(contrastPairs.all - contrastPairs.passing, 'pairs of colours do not pass'),
    ...storyChecks.flatMap(ofCheck),
    ...(visual ? [] : [`photographs: ${noPhotographs}`]),
    ...count(visual?.changed ?? 0, 'photographs differ from the accepted ones'),
    ...count(visual?.different ?? 0, 'photographs differ when repeated'),
    ...count(visual?.failed ?? 0, 'stories could not be photographed'),
    ...count(styleFunctions, 'style functions inside templates'),
    ...overgrown,
  ];
}
