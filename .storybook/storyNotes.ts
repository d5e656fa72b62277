/** Keeps what a run of the stories has counted, so that the design report can print the sums: each story as it was last run. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was counted in one story as one channel shows it, by one engine where there are several. */
interface Noted {
  readonly storyId: string;
  readonly shown: string;
  readonly engine?: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Written line by line while stories run, by several processes. */
export const noteLines = (root: string, name: string): string => join(root, '.cache', `${name}.jsonl`);
const kept = (root: string, name: string): string => join(root, '.cache', `${name}.json`);

export function note(file: string | undefined, what: object): void {
  if (file) appendFileSync(file, `${JSON.stringify(what)}\n`);
}

/** Each story as it was last run; empty where none has been. */
export const keptNotes = (root: string, name: string): readonly Noted[] => JSON.parse(read(kept(root, name)) || '[]') as Noted[];

/** Takes over what the run has noted. A whole run forgets the stories that are gone. */
export function keepNotes(root: string, { name, isWhole }: { readonly name: string; readonly isWhole: boolean }): void {
  const now = read(noteLines(root, name)).split('\n').filter(Boolean).map((line) => JSON.parse(line) as Noted);
  const byKey = new Map((isWhole ? now : [...keptNotes(root, name), ...now]).map((each) => [`${each.storyId} ${each.shown} ${each.engine ?? ''}`, each]));
  writeFileSync(kept(root, name), JSON.stringify([...byKey.values()]));
}
