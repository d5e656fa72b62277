import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFiles } from './compressFiles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'solvik-compress-'));
const script = 'export const a = 1;\n'.repeat(200);
afterAll(() => rmSync(folder, { recursive: true }));

it('creates a smaller copy in each encoding, and only again after the file changes', async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry.js'), script);
  writeFileSync(join(folder, 'assets/font.woff2'), script);
  writeFileSync(join(folder, 'small.svg'), '<svg/>');
  expect(await compressFiles(folder)).toBe(2);
  expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
    'assets',
    'assets/entry.js',
    'assets/entry.js.br',
    'assets/entry.js.gz',
    'assets/font.woff2',
    'small.svg',
  ]);
  expect(await compressFiles(folder)).toBe(0);
  const later = script.replace('1', '2');
  writeFileSync(join(folder, 'assets/entry.js'), later);
  const soon = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'assets/entry.js'), soon, soon);
  expect(await compressFiles(folder)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/entry.js.br'))).toString()).toBe(
    later,
  );
  expect(gunzipSync(readFileSync(join(folder, 'assets/entry.js.gz'))).toString()).toBe(later);
});
