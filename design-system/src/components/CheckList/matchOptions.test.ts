import { expect, it } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const brands = ['Ekdal', 'Fjällbo', 'Solvik Åsen', 'Ängsö', 'Bjørk'].map((label) => ({ label }));

it.each([
  ['', ['Ekdal', 'Fjällbo', 'Solvik Åsen', 'Ängsö', 'Bjørk']],
  ['FJ', ['Fjällbo']],
  ['angso', ['Ängsö']],
  ['bjork', ['Bjørk']],
  ['bo', ['Fjällbo']],
  ['e', ['Ekdal', 'Solvik Åsen']],
  ['  ekd ', ['Ekdal']],
  ['[', []],
])('“%s” finds %j', (typed, labels) => {
  expect(matchOptions(brands, typed).map(({ label }) => label)).toEqual(labels);
});
