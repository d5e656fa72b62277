import { expect, it } from 'vitest';
import { opensAtTop } from './scrollPlan.ts';

it.each([
  ['sv', '/', '/c/dam', true],
  ['sv', '/c/dam', '/p/linnebyxa?size=38', true],
  ['sv', '/c/dam', '/c/dam?page=2', true],
  ['sv', '/mina-sidor', '/c/dam', true],
  ['sv', '/c/dam', '/mina-sidor', true],
  ['sv', '/mina-sidor', '/mina-sidor/ordrar', false],
  ['sv', '/mina-sidor/ordrar', '/mina-sidor/inställningar#adress', false],
  ['fi', '/tilini/tilaukset', '/tilini/asetukset', false],
  ['da', '/min-konto/bestillinger', '/min-konto/saldo', false],
  ['sv', '/c/dam', '/preview-widgets?widget=banner', false],
  ['sv', '/c/dam', '/en-sida-som-ingen-har-skrivit', true],
] as const)('in %s from %s to %s: %s', (locale, from, to, expected) =>
  expect(opensAtTop(from, to, locale)).toBe(expected),
);
