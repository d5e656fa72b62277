/**
 * Stores per story and engine the errors and the open checks by the reason they were accepted; the
 * design report prints the sums.
 */
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';
import { reasonOf, type RawFinding } from './reviewedFindings.ts';
import { saveNotes, readNotes, appendNote, noteLines } from './storyNotes.ts';
import type { StoryVisit } from './storyVisit.ts';

export interface EngineCount {
  readonly storyId: string;
  /** The channel chosen in the toolbar; a story written for one channel is always in it. */
  readonly shown: Channel;
  readonly engine: 'axe' | 'IBM';
  /** Violations, and open checks without a review: the story fails. */
  readonly errors: number;
  /** Accepted open checks, by reason. */
  readonly judged: Readonly<Record<string, number>>;
}

const name = 'engineCounts';

export const engineLines = (root: string): string => noteLines(root, name);
export const engineCounts = (root: string, sources: string): readonly EngineCount[] =>
  readNotes(root, { name, sources }) as readonly EngineCount[];
export const saveEngineCounts = (root: string, sources: string): void =>
  saveNotes(root, { name, sources });

/** The findings without a review; records the others by their reasons. */
export function findUnreviewed<Found extends RawFinding>(
  found: readonly Found[],
  {
    storyId,
    channel,
    engine,
    mayReview,
  }: StoryVisit & {
    readonly engine: EngineCount['engine'];
    readonly mayReview: (finding: Found) => boolean;
  },
): readonly Found[] {
  const judged: Record<string, number> = {};
  const errors = found.filter((finding) => {
    const reason = mayReview(finding) ? reasonOf(finding, storyId) : undefined;
    if (reason !== undefined) judged[reason] = (judged[reason] ?? 0) + 1;
    return reason === undefined;
  });
  const count: EngineCount = { storyId, shown: channel, engine, errors: errors.length, judged };
  appendNote(process.env['ENGINE_COUNTS'], count);
  return errors;
}
