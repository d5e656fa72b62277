/** Keeps, per story, how many rendered texts were read and how many of them nobody answers for; the design report prints the sums. */
import type { Channel } from '../../design-system/src/tokens/generated/tokenNames.ts';
import { keepNotes, keptNotes, noteLines } from '../storyNotes.ts';

/** What was read in one story turned to one channel. */
export interface ContrastCount {
  readonly storyId: string;
  /** The channel whose language was read; the first channel's texts are read in the others' colours too. */
  readonly shown: Channel;
  /** Different texts: by channel, colours, size and what lies under them. */
  readonly texts: number;
  readonly undeclared: number;
}

const name = 'contrastCounts';

export const contrastLines = (root: string): string => noteLines(root, name);
export const contrastCounts = (root: string, sources: string): readonly ContrastCount[] =>
  keptNotes(root, { name, sources }) as readonly ContrastCount[];
export const keepContrastCounts = (root: string, sources: string): void =>
  keepNotes(root, { name, sources });
