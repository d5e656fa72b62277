/** Keeps what a run of the stories has counted, so that the design report can print the sums: each story as it was last run on these sources. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was counted in one story turned to one channel, by one engine where there are several. */
interface Noted {
  readonly storyId: string;
  readonly shown: string;
  readonly engine?: string;
}

interface Kept {
  /** What the stories were made of (`markOfSources`). */
  readonly sources: string;
  readonly notes: readonly Noted[];
}

/** Which notes, and of which sources. */
interface Shelf {
  readonly name: string;
  readonly sources: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Written line by line while stories run, by several processes. */
export const noteLines = (root: string, name: string): string =>
  join(root, '.cache', `${name}.jsonl`);
const kept = (root: string, name: string): string => join(root, '.cache', `${name}.json`);

export function note(file: string | undefined, what: object): void {
  if (file) appendFileSync(file, `${JSON.stringify(what)}\n`);
}

/** Each story as it was last run; empty where none has been run on these sources. */
export function keptNotes(root: string, { name, sources }: Shelf): readonly Noted[] {
  const text = read(kept(root, name));
  const last = text ? (JSON.parse(text) as Partial<Kept>) : {};
  return last.sources === sources ? (last.notes ?? []) : [];
}

/** Takes over what the run has noted, and forgets what was counted on other sources. */
export function keepNotes(root: string, { name, sources }: Shelf): void {
  const now = read(noteLines(root, name))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Noted);
  const byKey = new Map(
    [...keptNotes(root, { name, sources }), ...now].map((each) => [
      `${each.storyId} ${each.shown} ${each.engine ?? ''}`,
      each,
    ]),
  );
  const all: Kept = { sources, notes: [...byKey.values()] };
  writeFileSync(kept(root, name), JSON.stringify(all));
}
