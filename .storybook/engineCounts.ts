/** Keeps, per story and engine, what is wrong and what the engine left open, by the reason somebody has written; the design report prints the sums. */
import type { Channel } from '../design-system/src/tokens/generated/tokenNames.ts';
import { reasonOf, type RawFinding } from './reviewedFindings.ts';
import { keepNotes, keptNotes, note, noteLines } from './storyNotes.ts';
import type { StoryVisit } from './storyVisit.ts';

export interface EngineCount {
  readonly storyId: string;
  /** The channel the toolbar was turned to; a story told in one channel keeps to its own. */
  readonly shown: Channel;
  readonly engine: 'axe' | 'IBM';
  /** Wrong, or open and judged by nobody: the story fails. */
  readonly errors: number;
  /** Open and judged, by reason. */
  readonly judged: Readonly<Record<string, number>>;
}

const name = 'engineCounts';

export const engineLines = (root: string): string => noteLines(root, name);
export const engineCounts = (root: string, sources: string): readonly EngineCount[] =>
  keptNotes(root, { name, sources }) as readonly EngineCount[];
export const keepEngineCounts = (root: string, sources: string): void =>
  keepNotes(root, { name, sources });

/** Of what an engine found, that which nobody has judged; notes the rest by its reason. */
export function unjudged<Found extends RawFinding>(
  found: readonly Found[],
  {
    storyId,
    channel,
    engine,
    mayJudge,
  }: StoryVisit & {
    readonly engine: EngineCount['engine'];
    readonly mayJudge: (finding: Found) => boolean;
  },
): readonly Found[] {
  const judged: Record<string, number> = {};
  const errors = found.filter((finding) => {
    const reason = mayJudge(finding) ? reasonOf(finding, storyId) : undefined;
    if (reason !== undefined) judged[reason] = (judged[reason] ?? 0) + 1;
    return reason === undefined;
  });
  const count: EngineCount = { storyId, shown: channel, engine, errors: errors.length, judged };
  note(process.env['ENGINE_COUNTS'], count);
  return errors;
}
