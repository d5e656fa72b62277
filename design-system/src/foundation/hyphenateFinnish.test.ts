import { describe, expect, it } from 'vitest';
import { hyphenateFinnish } from './hyphenateFinnish.ts';

describe('a long Finnish word', () => {
  it.each([
    'palmik|ko|neu|le|pu|sero',
    'lampaan|vil|la|kan|gas|takin',
    'villa|tehdas',
    'VILLA|TEHDAS',
    'kier|rä|tys|ma|te|riaa|li|va|li|koima',
    'pitkä|hi|hainen',
    'trens|si|takki',
    'villa|paita',
  ])('is divided at its syllables, and keeps four letters together at its ends: %s', (row) => {
    expect(hyphenateFinnish(row.replaceAll('|', '')).join('|')).toBe(row);
  });

  it.each(['takki', 'puseroon', '', 'housuissa'])('stays whole when it is short: %j', (word) => {
    expect(hyphenateFinnish(word)).toEqual([word]);
  });
});
