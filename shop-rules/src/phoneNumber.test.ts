import { expect, it } from 'vitest';
import { phoneFault } from './phoneNumber.ts';

it.each([
  ['070-123 45 67', undefined],
  ['+46 (0)70 123 45 67', undefined],
  ['(08) 12 34 56 78', undefined],
  ['22 33 44 55', undefined],
  ['+358 40 123 4567', undefined],
  ['33.44.55.66', undefined],
  ['0701234', 'short'],
  ['+46', 'short'],
  ['ring mig', 'form'],
  ['070-123 45 6x', 'form'],
  ['070+1234567', 'form'],
  ['', 'form'],
  ['00000000', 'repeated'],
  ['11 11 11 11 11', 'repeated'],
])('%j: %s', (text, fault) => expect(phoneFault(text)).toBe(fault));
