import { expect, it } from 'vitest';
import { parseUnderstood } from './parseUnderstood.ts';

const rest = 'klänning';

it.each([
  [[{ kind: 'size', label: '38', rest }], [{ kind: 'size', label: '38', rest }]],
  [[{ kind: 'colour', label: 'Röd', rest }], [{ kind: 'colour', label: 'Röd', rest }]],
  [[{ kind: 'price', highest: 1000, rest }], [{ kind: 'price', highest: 1000, rest }]],
  [[{ kind: 'price', lowest: 0, highest: '9', rest }], [{ kind: 'price', lowest: 0, rest }]],
  [[{ kind: 'reduced', label: 7, rest }], [{ kind: 'reduced', rest }]],
])('reads %j', (body, parts) => {
  expect(parseUnderstood(body)).toEqual(parts);
});

it.each([
  undefined,
  'size',
  [null, 7, 'size'],
  [{ kind: 'size', rest }],
  [{ kind: 'colour', label: '', rest }],
  [{ kind: 'price', rest }],
  [{ kind: 'price', lowest: Number.NaN, rest }],
  [{ kind: 'department', label: 'Dam', rest }],
  // A link without these words would lead nowhere.
  [{ kind: 'reduced' }],
  [{ kind: 'reduced', rest: '' }],
])('leaves out %j', (body) => {
  expect(parseUnderstood(body)).toEqual([]);
});
