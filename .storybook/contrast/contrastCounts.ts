/** Keeps, per story, how many rendered texts were read and how many of them nobody answers for; the design report prints the sums. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was read in one story, in all channels. */
export interface ContrastCount {
  readonly storyId: string;
  /** Different texts: by channel, colours, size and what lies under them. */
  readonly texts: number;
  readonly undeclared: number;
}

/** Written line by line while stories run, by several processes. */
export const contrastLines = (root: string): string => join(root, '.cache', 'contrastCounts.jsonl');
const kept = (root: string): string => join(root, '.cache', 'contrastCounts.json');

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Each story as it was last run; empty where none has been. */
export const contrastCounts = (root: string): readonly ContrastCount[] => JSON.parse(read(kept(root)) || '[]') as ContrastCount[];

/** Takes over what the run has read. A whole run forgets the stories that are gone. */
export function keepContrastCounts(root: string, { isWhole }: { readonly isWhole: boolean }): void {
  const now = read(contrastLines(root)).split('\n').filter(Boolean).map((line) => JSON.parse(line) as ContrastCount);
  const byStory = new Map((isWhole ? now : [...contrastCounts(root), ...now]).map((count) => [count.storyId, count]));
  writeFileSync(kept(root), JSON.stringify([...byStory.values()]));
}
