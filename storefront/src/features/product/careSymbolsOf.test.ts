import { describe, expect, it } from 'vitest';
import { careSymbolsOf } from './careSymbolsOf.ts';

describe('the symbols of a text on care', () => {
  it.each([
    ['sv', 'Kemtvätt', 'dry-clean'],
    ['nb', 'Rens', 'dry-clean'],
    ['da', 'Rensning', 'dry-clean'],
    ['fi', 'Kemiallinen pesu', 'dry-clean'],
    ['sv', 'Handtvätt 30°. Krama ur och plantorka.', 'wash-hand flat-dry'],
    ['nb', 'Håndvask 30°. Tørk flatt.', 'wash-hand flat-dry'],
    ['da', 'Maskinvask 60°', 'wash-60'],
    ['fi', 'Konepesu 40 asteessa. Älä silitä.', 'wash-40 no-iron'],
    ['sv', 'Skontvätt 40°', 'wash-gentle-40'],
    ['sv', 'Maskintvätt', 'wash'],
    ['sv', 'Maskintvätt 95°', 'wash'],
    ['sv', 'Får inte torktumlas. Häng upp direkt.', 'no-tumble-dry'],
    ['da', 'Må ikke bleges. Må ikke stryges. Må ikke renses.', 'no-bleach no-iron no-dry-clean'],
  ] as const)('in “%s” “%s” are “%s”', (locale, text, symbols) =>
    expect(careSymbolsOf(text, locale).join(' ')).toBe(symbols),
  );

  it.each([
    ['sv', 'Skinnvård'],
    ['nb', 'Semskpleie. Børst rent.'],
    ['da', 'Rengøres i hånden. Børst ren med lunkent vand.'],
    ['fi', 'Puhdista käsin'],
    // Another language than the page's.
    ['sv', 'Hand wash, dry flat.'],
    ['sv', ''],
  ] as const)('in “%s” “%s” are none', (locale, text) =>
    expect(careSymbolsOf(text, locale)).toEqual([]),
  );
});
