import { expect, it } from 'vitest';
import { adviseOnAlt, maxAltLength } from './altAdvice.ts';

it.each<[string, ReturnType<typeof adviseOnAlt>]>([
  ['', undefined],
  ['  ', undefined],
  ['Ullkappa i kamel på krok', undefined],
  ['Kappa', undefined],
  ['Bildskön utsikt över fjället', undefined],
  ['Kuvioitu neule tuolilla', undefined],
  ['Fotograf med kamera', undefined],
  ['T-shirt', undefined],
  ['DSC_0412.jpg', 'file-name'],
  ['kappa-framifran.WEBP', 'file-name'],
  ['IMG_20261101', 'file-name'],
  ['vinter-kappa-2', 'file-name'],
  ['Bild på en kappa', 'says-picture'],
  ['en bild av en kappa', 'says-picture'],
  ['Bilden visar en kappa', 'says-picture'],
  ['Foto av kåpe', 'says-picture'],
  ['Bilde av en kåpe', 'says-picture'],
  ['Billede af en frakke', 'says-picture'],
  ['Kuva takista', 'says-picture'],
  ['Kuvassa takki', 'says-picture'],
  ['Valokuva takista', 'says-picture'],
  ['Picture of a coat', 'says-picture'],
  ['å'.repeat(maxAltLength), undefined],
  [`${'kappa '.repeat(maxAltLength / 6)}till`, 'long'],
])('“%s” is advised on with %s', (words, advice) => expect(adviseOnAlt(words)).toBe(advice));
