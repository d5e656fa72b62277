import { describe, expect, it } from 'vitest';
import { isPostalCodeOf } from './zipRanges.ts';

describe('a postal code belongs to its market', () => {
  it.each([
    ['se', '10004 50336 98132 98631', '00100 09999 98700 99999 5033 503361 abcde'],
    ['no', '0001 0155 5003 8098 9169 9180 9991', '0000 8099 9170 9178 9992 9999 155 00155'],
    ['dk', '0555 0800 2100 3899 4000 9990', '0000 0554 3900 3992 9991 9999 100 210'],
    ['fi', '00002 00100 21999 23000 99999', '00000 22000 22100 22999 0100 001000'],
    ['ax', '22100 22999', '21999 23000 00100'],
  ] as const)('in %s: %s, and not %s', (market, own, others) => {
    expect(own.split(' ').filter((zip) => !isPostalCodeOf(market, zip))).toEqual([]);
    expect(others.split(' ').filter((zip) => isPostalCodeOf(market, zip))).toEqual([]);
  });
});
