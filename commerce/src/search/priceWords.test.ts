import { describe, expect, it } from 'vitest';
import { readPriceWords } from './priceWords.ts';

describe('a search with a limit of the price', () => {
  it.each([
    ['sv', 'svarta skor under 1000', 'svarta skor', { highest: 1000 }],
    ['sv', 'Under 1 000 kr skor', 'skor', { highest: 1000 }],
    ['sv', 'skor max 500 kr', 'skor', { highest: 500 }],
    ['sv', 'skor över 300 under 900', 'skor', { lowest: 300, highest: 900 }],
    ['sv', 'klänning mellan 300 och 600 kronor röd', 'klänning röd', { lowest: 300, highest: 600 }],
    ['sv', 'klänning 300–600 kr', 'klänning', { lowest: 300, highest: 600 }],
    ['sv', 'från 500:- till 800:-', '', { lowest: 500, highest: 800 }],
    ['nb', 'kjoler opptil 800', 'kjoler', { highest: 800 }],
    ['nb', 'kjoler mellom 400 og 900', 'kjoler', { lowest: 400, highest: 900 }],
    ['nb', 'genser maks 499,-', 'genser', { highest: 499 }],
    ['da', 'kjoler højst 1.200 kr', 'kjoler', { highest: 1200 }],
    ['da', 'kjoler over 400', 'kjoler', { lowest: 400 }],
    ['fi', 'mekko alle 50', 'mekko', { highest: 50 }],
    ['fi', 'mekko alle 50 €', 'mekko', { highest: 50 }],
    ['fi', 'vähintään 100 e takki', 'takki', { lowest: 100 }],
    ['fi', 'takki 50-100 euroa', 'takki', { lowest: 50, highest: 100 }],
  ] as const)('in %s for “%s” is for “%s” of %j', (locale, text, rest, price) => {
    expect(readPriceWords(text, locale)).toEqual({ price, rest });
  });

  it.each([
    ['sv', 'air max 270'],
    ['sv', 'jeans 30-32'],
    ['sv', 'jeans 30 till 32'],
    ['sv', 'under'],
    ['sv', 'underkläder 38'],
    ['sv', 'skor under 9'],
    ['sv', 'skor under 1000000000'],
    ['sv', 'linne under 1000-tal'],
    ['nb', 'fra 38'],
    ['fi', 'alle'],
    ['fi', 'alle  kouluun'],
  ] as const)('in %s is not “%s”', (locale, text) => {
    expect(readPriceWords(text, locale)).toEqual({ price: undefined, rest: text });
  });
});
