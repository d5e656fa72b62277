import { expect, it } from 'vitest';
import { wordForms } from '../../search/wordForms.ts';
import { uninflected } from './uninflected.ts';

const forms = wordForms(['coat', 'coats'], uninflected);

it('finds a word as it is written', () => {
  expect([...forms.whole('coat')]).toEqual(['coat']);
  expect([...forms.whole('coats')]).toEqual(['coats']);
});

it('finds no other form of a word', () => {
  expect([...forms.whole('coating')]).toEqual([]);
});
