import { expect, it } from 'vitest';
import { foldAlias } from './foldAlias.ts';

it.each([
  ['Klänningar', 'klanningar'],
  ['Kappor & jackor', 'kappor-jackor'],
  ['Badetøj', 'badetoj'],
  ['Tørklæder', 'torklaeder'],
  ['Kjoler og skjørt', 'kjoler-og-skjort'],
  ['  Café — Noir!  ', 'cafe-noir'],
  ['Åland', 'aland'],
  ['À la Mode 24/7', 'a-la-mode-24-7'],
])('%s folds to %s', (name, alias) => expect(foldAlias(name)).toBe(alias));
