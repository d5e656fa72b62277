import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedBetween, hashSources, markOfSources } from './changedFiles.ts';

it('tells what changed, came and went', () => {
  const before = new Map([
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
  ]);
  expect(
    changedBetween(
      before,
      new Map([
        ['a', '1'],
        ['b', '2'],
        ['d', '1'],
      ]),
    ),
  ).toEqual(['b', 'c', 'd']);
  expect(changedBetween(before, new Map(before))).toEqual([]);
});

it('knows the sources of stories, and no test', () => {
  const hashes = hashSources(join(import.meta.dirname, '../..'));
  expect(hashes.get('design-system/src/components/Button/Button.tsx')).toMatch(/^[\da-f]{16}$/);
  expect(hashes.has('pnpm-lock.yaml')).toBe(true);
  expect(
    [...hashes.keys()].filter((path) => /\.test\.|node_modules|\/baselines\//.test(path)),
  ).toEqual([]);
});

it('marks one state of the sources, the same as long as nothing changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  const write = (text: string) => writeFileSync(join(root, 'pnpm-lock.yaml'), text);
  write('one');
  const before = markOfSources(root);
  expect(markOfSources(root)).toBe(before);
  write('two');
  expect(markOfSources(root)).not.toBe(before);
  rmSync(root, { recursive: true });
});
