import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepNotes, keptNotes, note, noteLines } from './storyNotes.ts';

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
  for (const each of notes) note(noteLines(root, 'counts'), each);
  keepNotes(root, { name: 'counts', sources });
};
const kept = (sources: string) => keptNotes(root, { name: 'counts', sources });

describe('What a run of the stories has counted', () => {
  it('is nothing before there was a run', () => {
    expect(kept('today')).toEqual([]);
  });

  it('adds up over the runs on the same sources, each story turned to a channel as it was last run', () => {
    run(
      'today',
      { storyId: 'a', shown: 'se', errors: 1 },
      { storyId: 'a', shown: 'fi', errors: 0 },
    );
    run('today', { storyId: 'a', shown: 'se', errors: 0 });
    expect(kept('today')).toEqual([
      { storyId: 'a', shown: 'se', errors: 0 },
      { storyId: 'a', shown: 'fi', errors: 0 },
    ]);
  });

  it('says nothing of other sources', () => {
    run(
      'yesterday',
      { storyId: 'a', shown: 'se', errors: 0 },
      { storyId: 'b', shown: 'se', errors: 0 },
    );
    expect(kept('today')).toEqual([]);
    run('today', { storyId: 'a', shown: 'se', errors: 0 });
    expect(kept('today')).toEqual([{ storyId: 'a', shown: 'se', errors: 0 }]);
    expect(kept('yesterday')).toEqual([]);
  });
});
