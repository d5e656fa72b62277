import { expect, it } from 'vitest';
import { byteRange } from './byteRange.ts';

it.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', first: 0, last: 99 }],
  ['bytes=10-19', { kind: 'part', first: 10, last: 19 }],
  ['bytes=90-500', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-500', { kind: 'part', first: 0, last: 99 }],
  ['bytes=100-', { kind: 'outside' }],
  ['bytes=-0', { kind: 'outside' }],
  ['bytes=20-10', { kind: 'whole' }],
  ['bytes=0-1,5-9', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
])('%j of a hundred bytes', (header, range) => expect(byteRange(header, 100)).toEqual(range));
