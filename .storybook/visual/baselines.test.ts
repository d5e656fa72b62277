import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBaselines } from './baselines.ts';

const folder = join(import.meta.dirname, 'baselines/pictures');
const pictures = existsSync(folder) ? readdirSync(folder) : [];

it('keeps one picture for each look and no other', () => {
  expect(pictures.map((name) => name.replace('.avif', '')).toSorted()).toEqual(
    [...new Set(readBaselines().values())].toSorted(),
  );
});

/** Where they outgrow this, the pictures move out of the repository and their hashes stay (docs: photographs without a cloud). */
it('stays small', () => {
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(32_000_000);
});
