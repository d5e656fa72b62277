import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  hashesFile,
  hashesFolder,
  readAcceptedHashes,
  readAcceptedSources,
  writeAcceptedHashes,
} from './acceptedHashes.ts';

const root = join(import.meta.dirname, '../..');
const hash = (digit: string): string => digit.repeat(32);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  return () => {
    rmSync(folder, { recursive: true });
  };
});

const list = new Map([
  ['parts-card--default se 390', hash('c')],
  ['parts-badge--tones se 390', hash('b')],
  ['parts-badge--default se 1440', hash('a')],
]);

describe('the accepted hashes', () => {
  it('are read as they were written', () => {
    writeAcceptedHashes(list, folder);
    expect(new Map(readAcceptedHashes(folder))).toEqual(list);
  });

  it('are stored in a sorted file for each component, with a line for each photograph', () => {
    writeAcceptedHashes(list, folder);
    expect(readdirSync(folder).toSorted()).toEqual(['parts-badge.txt', 'parts-card.txt']);
    expect(readFileSync(join(folder, 'parts-badge.txt'), 'utf8')).toBe(
      `parts-badge--default se 1440 ${hash('a')}\nparts-badge--tones se 390 ${hash('b')}\n`,
    );
  });

  it('have no file for a component without stories', () => {
    writeAcceptedHashes(list, folder);
    writeAcceptedHashes(new Map([...list].slice(0, 1)), folder);
    expect(readdirSync(folder)).toEqual(['parts-card.txt']);
  });

  it('do not change the files of other components', () => {
    writeAcceptedHashes(list, folder);
    const before = statSync(join(folder, 'parts-card.txt')).mtimeMs;
    writeAcceptedHashes(new Map([...list, ['parts-badge--new se 390', hash('d')]]), folder);
    expect(statSync(join(folder, 'parts-card.txt')).mtimeMs).toBe(before);
  });

  it('are rejected with an unresolved merge, naming the file, the line and what to do', () => {
    writeFileSync(join(folder, 'parts-badge.txt'), `<<<<<<< main\n`);
    expect(() => readAcceptedHashes(folder)).toThrow(
      /hashes\/parts-badge\.txt, line 1: “<<<<<<< main”.*npm run visual -- parts-badge/,
    );
  });
});

describe('what git stores of photographs', () => {
  it('is hashes: of each story in the file of its component, and of their sources', () => {
    const hashes = [...readAcceptedHashes().keys()];
    expect(hashes.length).toBeGreaterThan(1000);
    const files = readdirSync(join(root, hashesFolder)).toSorted();
    expect(files).toEqual([...new Set(hashes.map(hashesFile))].toSorted());
    expect(readAcceptedSources()?.get('pnpm-lock.yaml')).toMatch(/^[\da-f]{16}$/);
  });

  it('is never a picture', () => {
    const tracked = execFileSync('git', ['ls-files', '.storybook/visual'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(tracked.split('\n').filter((file) => file && !/\.(ts|txt)$/.test(file))).toEqual([]);
    const store = join(root, '.cache/visual/accepted', `${hash('a')}.png`);
    expect(
      execFileSync('git', ['check-ignore', store], { cwd: root, encoding: 'utf8' }).trim(),
    ).toBe(store);
  });
});
