import { expect, it } from 'vitest';
import { readCentimetres, readFigure } from './readFigure.ts';

it.each([
  ['88', [880, 880]],
  [' 24,1 ', [241, 241]],
  ['24.1', [241, 241]],
  ['88 cm', [880, 880]],
  ['84–88', [840, 880]],
  ['84 - 88', [840, 880]],
  ['88–84', [840, 880]],
  ['78,5–79.5', [785, 795]],
  ['', undefined],
  ['–', undefined],
  ['S–M', undefined],
  ['88–', undefined],
  ['-88', undefined],
  ['1e3', undefined],
  ['8 8', undefined],
  ['88/72', undefined],
])('the table’s measure “%s” is %j in millimetres', (text, range) => {
  expect(readFigure(text)).toEqual(range && { lowest: range[0], highest: range[1] });
});

it.each([
  ['88', 88],
  ['88,5', 88.5],
  ['88.25', 88.3],
  ['84–88', undefined],
  ['åttioåtta', undefined],
])('the shopper’s measure “%s” is %s', (text, centimetres) => {
  expect(readCentimetres(text)).toBe(centimetres);
});
