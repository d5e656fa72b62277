import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdentityNumber } from './identityNumber.ts';

describe('the number of a person', () => {
  it.each([
    ['SE', '19121212-1212', true, 'twelve digits'],
    ['SE', '121212-1212', true, 'ten digits'],
    ['SE', '121272-1212', false, 'a coordination number with the check digit of another'],
    ['SE', '701063-2391', true, 'a coordination number'],
    ['SE', '121212-1213', false, 'a wrong check digit'],
    ['SE', '121312-1212', false, 'a month that is none'],
    ['SE', '1212121212', true, 'without a hyphen'],
    ['SE', '1912 1212 1212', true, 'with spaces'],
    ['NO', '15108695088', true, 'a fødselsnummer'],
    ['NO', '15108695089', false, 'a wrong check digit'],
    ['DK', '010190-1234', true, 'whose digits were never divisible by 11'],
    ['DK', '310290-1234', false, 'a day that February has not'],
    ['FI', '131052-308T', true, 'a henkilötunnus'],
    ['FI', '131052-308t', true, 'in small letters'],
    ['FI', '131052Y308T', true, 'with a sign of 2023'],
    ['FI', '131052-308U', false, 'a wrong check character'],
    ['AX', '131052-308T', true, 'of Åland'],
    ['SE', '131052-308T', false, 'of another country'],
    [undefined, '131052-308T', true, 'of a country that is not given'],
    ['SE', '<script>', false, 'no number'],
    ['SE', '', false, 'nothing'],
  ] as readonly (readonly [string | undefined, string, boolean, string])[])(
    'in %s: %s is %s: %s',
    (...[country, text, isValid]) => {
      expect(isIdentityNumber(text, { country, customerType: 'PERSON' })).toBe(isValid);
    },
  );
});

describe('the number of an organisation', () => {
  it.each([
    ['SE', '556036-0793', true],
    ['SE', '556036-0794', false],
    ['SE', '121212-1212', true],
    ['NO', '988 077 917', true],
    ['NO', '988077918', false],
    ['DK', '13585628', true],
    ['DK', '13585627', false],
    ['FI', '2077474-0', true],
    ['FI', '2077474-1', false],
    ['FI', '131052-308T', false],
    ['NO', '15108695088', false],
  ])('in %s: %s is %s', (country, text, isValid) => {
    expect(isIdentityNumber(text, { country, customerType: 'ORGANIZATION' })).toBe(isValid);
  });

  it('is no person’s, and both are accepted where the customer’s type is not given', () => {
    const of = (customerType: 'PERSON' | undefined) =>
      isIdentityNumber('556036-0793', { country: 'SE', customerType });
    expect([of('PERSON'), of(undefined)]).toEqual([false, true]);
  });
});

it('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d+-]{6,13}$/)),
      fc.constantFrom('SE', 'NO', 'DK', 'FI', 'AX', 'DE', undefined),
      (text, country) => {
        expect(typeof isIdentityNumber(text, { country, customerType: undefined })).toBe('boolean');
      },
    ),
    { numRuns: 500, seed: 17 },
  );
});

const vectors = join(import.meta.dirname, '../../../../shared/data/ids/nordic-id-vectors.json');

interface Vector {
  /** `SE-person`. */
  readonly kind: string;
  readonly value: string;
  readonly consensus: 'valid' | 'invalid';
}

// Spaces are left out here, which the others refuse.
it.skipIf(!existsSync(vectors))('agrees with several other implementations', () => {
  const all = JSON.parse(readFileSync(vectors, 'utf8')) as readonly Vector[];
  const written = all.filter(({ value }) => !/\s/.test(value));
  expect(written.length).toBeGreaterThan(90);
  const others = written.filter(({ kind, value, consensus }) => {
    const [country, of] = kind.split('-');
    const customerType = of === 'person' ? 'PERSON' : 'ORGANIZATION';
    return isIdentityNumber(value, { country, customerType }) !== (consensus === 'valid');
  });
  expect(others).toEqual([]);
});
