import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGender } from './gender.ts';
import { parseAmount } from './parseAmount.ts';
import { parseGtin } from './parseGtin.ts';
import { isWithin, parseInstant } from './parseInstant.ts';
import { parseWeight } from './parseWeight.ts';
import { plainLine, plainText } from './plainText.ts';

describe('an amount', () => {
  it.each([
    ['299.00 SEK', 29_900, 'SEK'],
    ['SEK 299,00', 29_900, 'SEK'],
    ['1 299,50 kr', 129_950, undefined],
    ['1\u00a0299 kr.', 129_900, undefined],
    ['€19,90', 1990, 'EUR'],
    ['19.90 €', 1990, 'EUR'],
    ['$42.99', 4299, 'USD'],
    ['299:-', 29_900, undefined],
    ['1.144.000 SEK', 114_400_000, 'SEK'],
    ['1,299.00', 129_900, undefined],
    ['1.299,50', 129_950, undefined],
    ['1.299', 129_900, undefined],
    ['52.0000', 5200, undefined],
    ['42.9', 4290, undefined],
    ['0', 0, undefined],
    ['-5 SEK', -500, 'SEK'],
    ['\u22125 sek', -500, 'SEK'],
    ['12.', 1200, undefined],
  ])('%s is read', (text, minor, currency) => {
    expect(parseAmount(text)).toEqual(currency ? { minor, currency } : { minor });
  });

  it.each([
    '',
    'SEK',
    'abc',
    '1.29.9',
    '12 34',
    '1e5',
    '12,34,5',
    '1 2 3',
    '5 kroner',
    '=1+1',
    '0x10',
  ])('%s is none', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('is the same in every country’s notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('sv-SE', 'da-DK', 'en-US', 'nb-NO', 'fi-FI'),
        (minor, locale) => {
          const written = (minor / 100).toLocaleString(locale, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          });
          expect(parseAmount(written)).toEqual({ minor });
        },
      ),
    );
  });
});

describe('an external text', () => {
  it.each([
    ['<p>One &amp; two</p><p>Three</p>', 'One & two\n\nThree'],
    ['<ul><li>Wool</li><li>&bull; Lined</li></ul>', '• Wool\n• Lined'],
    ['a<br/>b', 'a\nb'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['<script>alert("<p>")</script>after', 'after'],
    ['<img src=x onerror="alert(1>0)">after', 'after'],
    ['<!-- hidden --><b>bold</b>', 'bold'],
    ['&lt;script&gt;', '<script>'],
    ['&amp;lt;', '&lt;'],
    ['<scr', ''],
    ['caf&eacute; &frac12; &#x1F600;', 'café ½ 😀'],
    ['&unknown; &#0;&#xD800;a', '&unknown; a'],
    ['nul\u0000 and \u202Ebackwards\uFEFF', 'nul and backwards'],
  ])('%s is plain', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('as a name is one line and keeps its characters', () => {
    expect(plainLine('  Q&Q  "Retro"\n<limited> ')).toBe('Q&Q "Retro" <limited>');
  });

  it('never contains half a character or a control character', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
          .map((units) => String.fromCharCode(...units)),
        (text) => {
          const plain = plainText(text);
          expect(plain.isWellFormed()).toBe(true);
          // eslint-disable-next-line no-control-regex -- the test searches for control characters
          expect(plain).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F]/);
        },
      ),
    );
  });

  it('is parsed in time linear in its length', () => {
    expect(plainText('<'.repeat(200_000)).length).toBe(200_000);
    expect(plainText('<a "'.repeat(50_000))).toBe('');
    expect(plainText('<script>'.repeat(50_000))).toBe('');
  });
});

describe('other fields', () => {
  it.each([
    ['10614141000415', true],
    ['90311017', true],
    ['7312345678905', false],
    ['123', false],
    ['not one', false],
    ['4006381333931', true],
  ])('barcode %s is right: %s', (text, isRight) => {
    expect(parseGtin(text) !== undefined).toBe(isRight);
  });
  it.each([
    ['0.5 kg', 500],
    ['11 lb', 4990],
    ['300', 300],
    ['2,5 oz', 71],
    ['heavy', undefined],
    ['-1 kg', undefined],
    ['99999999 kg', undefined],
  ])('weight %s is %s g', (text, grams) => {
    expect(parseWeight(text)).toBe(grams);
  });
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T10:00+01:00', '2026-03-01T09:00:00.000Z'],
    ['2026-02-30', undefined],
    ['yesterday', undefined],
    ['01/03/2026', undefined],
  ])('date %s is %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });
  it.each([
    ['2026-01-01/2026-01-31', '2026-01-31T20:00:00Z', true],
    ['2026-01-01/2026-01-31', '2026-02-01T00:00:00Z', false],
    ['2016-02-24/2016-02-26', '2026-01-01T00:00:00Z', false],
    ['soon', '2026-01-01T00:00:00Z', undefined],
  ])('span %s holds %s: %s', (span, now, isIn) => {
    expect(isWithin(span, Date.parse(now))).toBe(isIn);
  });
  it.each([
    ['Women', 'women'],
    ["Men's", 'men'],
    ['dam', 'women'],
    ['Herre', 'men'],
    ['Girls', 'girls'],
    ['plants', undefined],
  ])('%s is for %s', (text, gender) => {
    expect(parseGender(text)).toBe(gender);
  });
});
