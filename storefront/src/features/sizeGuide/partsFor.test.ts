import { expect, it } from 'vitest';
import type { MeasuredPart } from './guideTable.ts';
import { partsFor } from './partsFor.ts';

const parts = (['bust', 'waist', 'hip', 'inseam'] as const).map((line): MeasuredPart => ({
  line,
  name: line,
  texts: [],
  figures: [],
}));
const linesFor = (...options: Parameters<typeof partsFor>) =>
  partsFor(...options).map(({ line }) => line);

it.each([
  ['tops', ['bust', 'waist', 'hip']],
  ['bottoms', ['waist', 'hip', 'inseam']],
  [undefined, ['bust', 'waist', 'hip', 'inseam']],
  // Of a table that measures nothing of them, all is better than nothing.
  ['shoes', ['bust', 'waist', 'hip', 'inseam']],
] as const)('the size of %s is decided by %s', (kind, lines) => {
  expect(linesFor(parts, kind)).toEqual(lines);
});
