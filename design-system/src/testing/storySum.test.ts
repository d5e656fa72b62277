import { expect, it } from 'vitest';
import { storySum } from './storySum.ts';

it.each([
  ['1 999 kr', '1\u00a0599,20\u00a0kr'],
  ['−1 250 kr', '−1\u00a0000\u00a0kr'],
  ['749,60 kr', '599,68\u00a0kr'],
  ['0 kr', '0\u00a0kr'],
])('%s is %s without VAT', (incVat, exVat) => expect(storySum(incVat)).toEqual({ incVat, exVat }));
