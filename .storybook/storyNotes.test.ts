import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveNotes, readNotes, appendNote, noteLines } from './storyNotes.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notes-'));
  mkdirSync(join(root, '.cache'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (
  sources: string,
  ...notes: readonly { readonly storyId: string; readonly shown: string; readonly errors: number }[]
) => {
  rmSync(noteLines(root, 'counts'), { force: true });
  for (const each of notes) appendNote(noteLines(root, 'counts'), each);
  saveNotes(root, { name: 'counts', sources });
};
const stored = (sources: string) => readNotes(root, { name: 'counts', sources });

describe('The counts of a run of stories', () => {
  it('are empty before the first run', () => {
    expect(stored('today')).toEqual([]);
  });

  it('are collected over runs on the same sources, the last run of each story in each channel', () => {
    run(
      'today',
      { storyId: 'a', shown: 'se', errors: 1 },
      { storyId: 'a', shown: 'fi', errors: 0 },
    );
    run('today', { storyId: 'a', shown: 'se', errors: 0 });
    expect(stored('today')).toEqual([
      { storyId: 'a', shown: 'se', errors: 0 },
      { storyId: 'a', shown: 'fi', errors: 0 },
    ]);
  });

  it('are discarded for other sources', () => {
    run(
      'yesterday',
      { storyId: 'a', shown: 'se', errors: 0 },
      { storyId: 'b', shown: 'se', errors: 0 },
    );
    expect(stored('today')).toEqual([]);
    run('today', { storyId: 'a', shown: 'se', errors: 0 });
    expect(stored('today')).toEqual([{ storyId: 'a', shown: 'se', errors: 0 }]);
    expect(stored('yesterday')).toEqual([]);
  });
});
