/** What the long reports counted last, each with the mark of the sources it was counted on. It stands in the repository: whoever has these very sources sees the figures without running them for an hour and a half. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { looksByChannel, type Looks, missingLooks } from './storyCoverage.ts';

/** What was looked for in every story, in every channel. */
export const storyChecks = ['contrast', 'axe', 'IBM'] as const;
export type StoryCheck = (typeof storyChecks)[number];

interface Counted {
  /** As ISO 8601 writes it. */
  readonly date: string;
  /** What the stories were made of (`markOfSources`). */
  readonly sources: string;
}

export interface StoryFigures extends Counted {
  /** How many stories were turned to each channel, in words. */
  readonly looks: string;
  /** How many things were read: kinds of text, for contrast. */
  readonly read: number;
  readonly wrong: number;
  /** What was left open and judged: how often, by reason. */
  readonly judged: Readonly<Record<string, number>>;
}

/** A run of `npm run report:visual`. */
export interface VisualRun extends Counted {
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

export type KeptFigures = { readonly [check in StoryCheck]?: StoryFigures } & {
  readonly photographs?: VisualRun;
};

/** One look at one story. */
export interface StoryCount {
  readonly storyId: string;
  readonly shown: string;
  readonly read?: number;
  readonly wrong: number;
  readonly judged?: Readonly<Record<string, number>>;
}

/** The sums over all looks, or, as a sentence, why there are none: one look is missing. */
export function sumOfLooks({
  stories,
  counts,
  date,
  sources,
}: Pick<Looks, 'stories'> & Counted & { readonly counts: readonly StoryCount[] }):
  | StoryFigures
  | string {
  const missing = missingLooks({ stories, counts });
  if (missing !== undefined) return missing;
  const judged: Record<string, number> = {};
  for (const count of counts)
    for (const [reason, times] of Object.entries(count.judged ?? {}))
      judged[reason] = (judged[reason] ?? 0) + times;
  const mostUsedFirst = Object.fromEntries(
    Object.entries(judged).toSorted(([, a], [, b]) => b - a),
  );
  return {
    date,
    sources,
    looks: looksByChannel(counts),
    read: counts.reduce((sum, { read = 0 }) => sum + read, 0),
    wrong: counts.reduce((sum, { wrong }) => sum + wrong, 0),
    judged: mostUsedFirst,
  };
}

const fileOf = (root: string): string => join(root, 'tools/design/countedFigures.json');
const readAll = (root: string): KeptFigures =>
  existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as KeptFigures) : {};

/** What was counted on these sources; what was counted on others says nothing of them, and is left out. */
export const readKeptFigures = (root: string, sources: string): KeptFigures =>
  Object.fromEntries(
    Object.entries(readAll(root)).filter(([, figures]) => figures.sources === sources),
  );

/** Adds to what is kept, in the place of what was counted before. */
export const keepFigures = (root: string, figures: KeptFigures): void =>
  writeFileSync(fileOf(root), `${JSON.stringify({ ...readAll(root), ...figures }, null, 2)}\n`);
