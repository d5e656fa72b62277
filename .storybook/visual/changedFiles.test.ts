import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedBetween, hashSources, fingerprintSources } from './changedFiles.ts';

it('lists changed, added and removed files', () => {
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

it('lists the sources of stories without tests', () => {
  const hashes = hashSources(join(import.meta.dirname, '../..'));
  expect(hashes.get('design-system/src/components/Button/Button.tsx')).toMatch(/^[\da-f]{16}$/);
  expect(hashes.has('pnpm-lock.yaml')).toBe(true);
  expect(
    [...hashes.keys()].filter((path) =>
      /\.test\.|node_modules|\/visual\/(hashes\/|sources)/.test(path),
    ),
  ).toEqual([]);
});

it('returns the same fingerprint while the sources do not change', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  const write = (text: string) => writeFileSync(join(root, 'pnpm-lock.yaml'), text);
  write('one');
  const before = fingerprintSources(root);
  expect(fingerprintSources(root)).toBe(before);
  write('two');
  expect(fingerprintSources(root)).not.toBe(before);
  rmSync(root, { recursive: true });
});
