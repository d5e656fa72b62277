import { describe, expect, it } from 'vitest';
import { hasTyped, markTyped } from './markTyped.ts';

/** Marked parts in braces. */
const written = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((part) => (part.isMarked ? `{${part.text}}` : part.text))
    .join('');

describe('what was typed', () => {
  it.each([
    ['Lång ullkappa Aino', 'kapp', 'Lång ull{kapp}a Aino'],
    ['Kappor & jackor', 'KAPP', '{Kapp}or & jackor'],
    ['Röd klänning, röd kofta', 'röd', '{Röd} klänning, {röd} kofta'],
    ['Ull och ullkappa', 'ull ullkapp', '{Ull} och {ullkapp}a'],
    ['Stickat', '  ', 'Stickat'],
    ['Stickat', 'x', 'Stickat'],
    ['C++ (nytt)', '+ (', 'C{+}{+} {(}nytt)'],
    ['Ala-asteen [takki]', '[ta', 'Ala-asteen {[ta}kki]'],
  ])('in %s, %s is marked as %s', (text, typed, expected) => {
    expect(written(text, typed)).toBe(expected);
  });

  it.each([
    ['Kappor & jackor', 'kapp jack', true],
    ['Kappor & jackor', 'jack kapp', true],
    ['Kappor & jackor', 'kapp ull', false],
    ['Ullkappor', 'KAPP', true],
    ['Kappor', '', true],
  ])('%s has %s: %s', (text, typed, expected) => {
    expect(hasTyped(text, typed)).toBe(expected);
  });

  it('loses no letter of a text, whatever is typed', () => {
    const signs = [...'aÅk .*+?^${}()|[]\\/-'];
    let state = 7;
    const next = (below: number) => (state = (state * 16807) % 2147483647) % below;
    const some = (length: number) =>
      Array.from({ length }, () => signs[next(signs.length)] ?? '').join('');
    for (let times = 0; times < 500; times += 1) {
      const [text, typed] = [some(next(20)), some(next(6))];
      expect(
        markTyped(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
