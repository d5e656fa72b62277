import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { findBadVariables } from './usableText.ts';

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((inner) => [inner], 1);

it.each([
  ['nothing', undefined, undefined],
  ['plain values', { a: 1, b: ['x', null, true], c: { d: 'å' } }, undefined],
  ['NUL', { a: ['x\u0000'] }, 'A variable holds a character'],
  ['a lone surrogate', { a: { b: '\uD800' } }, 'A variable holds a character'],
  ['a bad name', { 'a\u0000': 1 }, 'The name of a variable’s field holds'],
  ['the deepest nesting allowed', nested(limits.brackets + 1), undefined],
  ['one level more', nested(limits.brackets + 2), 'nested too deeply: at most 100'],
  ['endless nesting', nested(100_000), 'nested too deeply'],
])('variables with %s', (_, variables, sentence) => {
  if (sentence === undefined) expect(findBadVariables(variables)).toBeUndefined();
  else expect(findBadVariables(variables)?.message).toContain(sentence);
});
