/**
 * Stores the counts of a run of the stories for the sums of the design report: the last run of each
 * story on these sources.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The counts of one story in one channel, by one engine where there are several. */
interface StoryNote {
  readonly storyId: string;
  readonly shown: string;
  readonly engine?: string;
}

interface SavedNotes {
  /** The fingerprint of the stories' sources (`fingerprintSources`). */
  readonly sources: string;
  readonly notes: readonly StoryNote[];
}

/** The name of the notes, and their sources. */
interface NoteSet {
  readonly name: string;
  readonly sources: string;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Several processes write it line by line while stories run. */
export const noteLines = (root: string, name: string): string =>
  join(root, '.cache', `${name}.jsonl`);
const savedFile = (root: string, name: string): string => join(root, '.cache', `${name}.json`);

export function appendNote(file: string | undefined, what: object): void {
  if (file) appendFileSync(file, `${JSON.stringify(what)}\n`);
}

/** The last run of each story; empty if none was run on these sources. */
export function readNotes(root: string, { name, sources }: NoteSet): readonly StoryNote[] {
  const text = read(savedFile(root, name));
  const last = text ? (JSON.parse(text) as Partial<SavedNotes>) : {};
  return last.sources === sources ? (last.notes ?? []) : [];
}

/** Adds the notes of the run, and deletes those of other sources. */
export function saveNotes(root: string, { name, sources }: NoteSet): void {
  const now = read(noteLines(root, name))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoryNote);
  const byKey = new Map(
    [...readNotes(root, { name, sources }), ...now].map((each) => [
      `${each.storyId} ${each.shown} ${each.engine ?? ''}`,
      each,
    ]),
  );
  const all: SavedNotes = { sources, notes: [...byKey.values()] };
  writeFileSync(savedFile(root, name), JSON.stringify(all));
}
