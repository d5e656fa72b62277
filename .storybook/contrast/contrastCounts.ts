/**
 * Stores per story how many rendered texts were read and how many have no declared pair; the design
 * report prints the sums.
 */
import type { Channel } from '../../design-system/src/tokens/generated/tokenNames.ts';
import { saveNotes, readNotes, noteLines } from '../storyNotes.ts';

/** What was read in one story in one channel. */
export interface ContrastCount {
  readonly storyId: string;
  /**
   * The channel whose language was read; texts of the first channel are read in the other channels'
   * colours too.
   */
  readonly shown: Channel;
  /** Different texts: by channel, colours, size and background. */
  readonly texts: number;
  readonly undeclared: number;
}

const name = 'contrastCounts';

export const contrastLines = (root: string): string => noteLines(root, name);
export const contrastCounts = (root: string, sources: string): readonly ContrastCount[] =>
  readNotes(root, { name, sources }) as readonly ContrastCount[];
export const saveContrastCounts = (root: string, sources: string): void =>
  saveNotes(root, { name, sources });
