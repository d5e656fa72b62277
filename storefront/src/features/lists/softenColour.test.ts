import { expect, it } from 'vitest';
import { softenColour } from './softenColour.ts';

it.each([
  ['sv', 'Chokladbrun', 'Chok|lad|brun'],
  ['sv', 'Himmelsblå', 'Him|mels|blå'],
  ['sv', 'Plommon', 'Plom|mon'],
  ['nb', 'Antrasitt', 'Antra|sitt'],
  ['da', 'Gammelrosa', 'Gam|mel|rosa'],
  ['fi', 'Terrakotta', 'Terra|kotta'],
  ['sv', 'Gråmelerad', 'Grå|melerad'],
  ['sv', 'Blå', 'Blå'],
  ['sv', 'Vit', 'Vit'],
  ['da', 'Marineblå', 'Marine|blå'],
  ['da', 'Chokoladebrun', 'Choko|lade|brun'],
  ['da', 'Kornblomst', 'Korn|blomst'],
  ['nb', 'Mosegrønn', 'Mose|grønn'],
  ['nb', 'Sjokoladebrun', 'Sjoko|lade|brun'],
  ['fi', 'Metsänvihreä', 'Metsän|vihreä'],
  ['fi', 'Antrasiitinharmaa', 'Antra|siitin|harmaa'],
  ['fi', 'Harmaameleerattu', 'Harmaa|melee|rattu'],
  ['fi', 'Vanharoosa', 'Vanha|roosa'],
  ['fi', 'Sammalenvihreä', 'Sam|malen|vihreä'],
  ['fi', 'Vadelmanpunainen', 'Vadel|man|punainen'],
  ['fi', 'Ruiskukansininen', 'Ruis|kukan|sininen'],
  ['xx', 'Chokladbrun', 'Chokladbrun'],
])('in %s, %s may break as %s', (locale, name, parts) => {
  expect(softenColour(name, locale).replaceAll('\u00AD', '|')).toBe(parts);
});
