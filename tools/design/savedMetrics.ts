/**
 * The last figures of the long reports, each with the fingerprint of the sources it was counted on.
 * They are in the repository, so that they need not be counted again for the same sources, which
 * takes an hour and a half.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCoverage, type StoryRuns, describeMissingRuns } from './storyCoverage.ts';

/** The figures of one check in every story and channel. */
export const storyChecks = ['contrast', 'axe', 'IBM'] as const;
export type StoryCheck = (typeof storyChecks)[number];

interface Counted {
  /** In ISO 8601. */
  readonly date: string;
  /** The fingerprint of the stories' sources (`fingerprintSources`). */
  readonly sources: string;
}

export interface StoryFigures extends Counted {
  /** How many stories were run in each channel, as text. */
  readonly coverage: string;
  /** The number of checked things: kinds of text, for contrast. */
  readonly read: number;
  readonly wrong: number;
  /** The numbers of accepted open checks, by reason. */
  readonly judged: Readonly<Record<string, number>>;
}

/** A run of `npm run report:visual`. */
export interface VisualRun extends Counted {
  readonly stories: number;
  readonly photographs: number;
  /** Photographs of the full pass that differ from the accepted ones. */
  readonly changed: number;
  readonly repeated: number;
  /** Repeated photographs that differ from the full pass. */
  readonly different: number;
  /** Stories that could not be photographed, in the full pass or a repeat. */
  readonly failed: number;
}

export type SavedFigures = { readonly [check in StoryCheck]?: StoryFigures } & {
  readonly photographs?: VisualRun;
};

/** One run of one story in one channel. */
export interface StoryCount {
  readonly storyId: string;
  readonly shown: string;
  readonly read?: number;
  readonly wrong: number;
  readonly judged?: Readonly<Record<string, number>>;
}

/** The sums over all runs; if a run is missing, a sentence about it. */
export function sumStoryCounts({
  stories,
  counts,
  date,
  sources,
}: Pick<StoryRuns, 'stories'> & Counted & { readonly counts: readonly StoryCount[] }):
  | StoryFigures
  | string {
  const missing = describeMissingRuns({ stories, counts });
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
    coverage: describeCoverage(counts),
    read: counts.reduce((sum, { read = 0 }) => sum + read, 0),
    wrong: counts.reduce((sum, { wrong }) => sum + wrong, 0),
    judged: mostUsedFirst,
  };
}

const fileOf = (root: string): string => join(root, 'tools/design/savedMetrics.json');
const readAll = (root: string): SavedFigures =>
  existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as SavedFigures) : {};

/** The figures counted on these sources; others do not apply and are left out. */
export const readSavedFigures = (root: string, sources: string): SavedFigures =>
  Object.fromEntries(
    Object.entries(readAll(root)).filter(([, figures]) => figures.sources === sources),
  );

/** Adds to the saved figures, replacing earlier ones of the same kind. */
export const saveFigures = (root: string, figures: SavedFigures): void =>
  writeFileSync(fileOf(root), `${JSON.stringify({ ...readAll(root), ...figures }, null, 2)}\n`);
