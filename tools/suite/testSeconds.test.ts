import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSeconds, recordSeconds } from './testSeconds.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seconds-'));
  mkdirSync(join(root, '.cache'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('has no figures before a test ran', () => expect(readSeconds(root)).toEqual({}));

it('replaces the figures of files that ran again, and retains the others', () => {
  recordSeconds(root, [
    { name: 'a.test.ts', seconds: 1 },
    { name: 'b.test.ts', seconds: 2 },
  ]);
  recordSeconds(root, [{ name: 'b.test.ts', seconds: 3 }]);
  expect(readSeconds(root)).toEqual({ 'a.test.ts': 1, 'b.test.ts': 3 });
});
