import { sites } from '@solvik/addresses';
import { expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { describePriceRange } from './describePriceRange.ts';
import { noLimit } from './listSelection.ts';

it.each([
  ['sv', 'Minst 900 kr', 'Högst 1 200 kr', '900–1 200 kr'],
  ['nb', 'Minst 900 kr', 'Høyst 1 200 kr', '900–1 200 kr'],
  ['da', 'Mindst 900 kr.', 'Højst 1.200 kr.', '900–1.200 kr.'],
  ['fi', 'Vähintään 900 €', 'Enintään 1 200 €', '900–1 200 €'],
] as const)('in %s a range is “%s”, “%s” or “%s”', async (locale, ...words) => {
  const own = sites.find((each) => each.locale === locale) ?? sites[0];
  const services = { text: await loadText(locale), site: { ...own, origin: '', basename: '' } };
  const ranges = [
    { ...noLimit, lowest: 900 },
    { ...noLimit, highest: 1200 },
    { lowest: 900, highest: 1200 },
  ];
  expect(
    ranges.map((range) => describePriceRange(range, services).replaceAll('\u00a0', ' ')),
  ).toEqual(words);
});
