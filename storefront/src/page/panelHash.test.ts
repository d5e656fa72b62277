import { expect, it } from 'vitest';
import { hasPart, readPart, withoutPart, withPart, writePart } from './panelHash.ts';

it.each([
  ['', 'size-guide', '#size-guide'],
  ['#quick-shop=alma', 'size-guide', '#quick-shop=alma/size-guide'],
])('%j with %s is %s, and without it as before', (hash, part, expected) => {
  expect(withPart(hash, part)).toBe(expected);
  expect(hasPart(expected, part)).toBe(true);
  expect(hasPart(hash, part)).toBe(false);
  expect(withoutPart(expected, part)).toBe(hash);
});

it('without a part, those over it leave too', () => {
  expect(withoutPart('#quick-shop=alma/size-guide', 'quick-shop=alma')).toBe('');
});

it('without a part that it does not have, a hash stays', () => {
  expect(withoutPart('#buy', 'size-guide')).toBe('#buy');
});

it.each(['alma', 'blå/kappa', 'a=b', '100 %'])('reads the value %j that was written', (value) => {
  expect(readPart(withPart('#top', writePart('quick-shop', value)), 'quick-shop')).toBe(value);
});

it.each(['', '#', '#quick-shop', '#size-guide', '#quick-shop=%E0%A4%A'])(
  'reads no value of %j',
  (hash) => {
    expect(readPart(hash, 'quick-shop')).toBeUndefined();
  },
);
