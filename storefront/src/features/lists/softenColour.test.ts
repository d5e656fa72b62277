import { expect, it } from 'vitest';
import { softenColour } from './softenColour.ts';

it.each([
  ['sv', 'Chokladbrun', 'Choklad|brun'],
  ['sv', 'Gråmelerad', 'Grå|melerad'],
  ['sv', 'Blå', 'Blå'],
  ['sv', 'Vit', 'Vit'],
  ['da', 'Marineblå', 'Marine|blå'],
  ['nb', 'Mosegrønn', 'Mose|grønn'],
  ['fi', 'Metsänvihreä', 'Metsän|vihreä'],
  ['xx', 'Chokladbrun', 'Chokladbrun'],
])('in %s, %s may break as %s', (locale, name, parts) => {
  expect(softenColour(name, locale).replace('\u00AD', '|')).toBe(parts);
});
