import { describe, expect, it } from 'vitest';
import { matchingRules } from '../../src/app/styles/matchingRules.ts';
import { planRules } from './planRules.ts';

const matching = (css: string, ...attributes: readonly string[]) =>
  matchingRules(planRules(css), new Set(attributes));

describe('a rule', () => {
  it.each([
    ['.a{top:0;}'],
    ['.a:hover{top:0;}'],
    ['.a:not([data-x]){top:0;}'],
    ['.a:not(:has([data-x])){top:0;}'],
    [':is([data-x], .b) .a{top:0;}'],
    ['.a[open]{top:0;}'],
    [":root[data-vat='ex'] .a{top:0;}"],
    ["[data-scripts='on'] .a{top:0;}"],
    ['@keyframes x{from{top:0;}}'],
    ['.a[data-x],.a{top:0;}'],
    ['.a[data-x],.a[open]{top:0;}'],
  ])('%s stays without any attribute', (css) => expect(matching(css)).toBe(css));

  it.each([
    ['.a[data-x]{top:0;}', 'data-x'],
    ['.a[data-x="1"]{top:0;}', 'data-x=1'],
    ["[data-x='1']>.a{top:0;}", 'data-x=1'],
    ['.a[aria-busy=true]{top:0;}', 'aria-busy=true'],
    ['.a[data-x^="1"]{top:0;}', 'data-x'],
    ['.a[data-x="1"],.a[data-x="2"]{top:0;}', 'data-x=2'],
    ['.a[data-x]:not([data-y]){top:0;}', 'data-x'],
  ])('%s is kept only with %s', (css, attribute) => {
    expect(matching(css, attribute)).toBe(css);
    expect(matching(css, 'data-x=3', 'data-z')).toBe('');
  });

  it('needs every class in its selector', () => {
    const css = '.a[data-x="1"] .b[data-y]{top:0;}';
    expect([
      matching(css, 'data-x=1'),
      matching(css, 'data-y'),
      matching(css, 'data-x=1', 'data-y'),
    ]).toEqual(['', '', css]);
  });

  it('retains its condition and order, and removes a condition left empty', () => {
    const css =
      '.a{top:0;}@media (min-width: 1px){.a{top:1px;}.a[data-x]{top:2px;}}@media print{.a[data-x]{top:3px;}}.a[data-y]{top:4px;}';
    expect(matching(css, 'data-y')).toBe(
      '.a{top:0;}@media (min-width: 1px){.a{top:1px;}}.a[data-y]{top:4px;}',
    );
    expect(matching(css, 'data-x', 'data-y')).toBe(css);
  });
});
