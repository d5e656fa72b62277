import { describe, expect, it } from 'vitest';
import { firstPaintRules, deferredRules, splitChannels, topRules } from './splitRules.ts';

describe('the rules at the top of a style sheet', () => {
  it.each([
    ['rules', '.a{top:0;}.b{top:1px;}', ['.a{top:0;}', '.b{top:1px;}']],
    [
      'nested rules',
      '@media print{.a{top:0;}.b{top:0;}}.c{top:0;}',
      ['@media print{.a{top:0;}.b{top:0;}}', '.c{top:0;}'],
    ],
    [
      'a brace within quotes',
      `.a{content:"}";}.b{content:'\\'}';}`,
      ['.a{content:"}";}', `.b{content:'\\'}';}`],
    ],
    ['rules without a body', '@import "a;b.css";.a{top:0;}', ['@import "a;b.css";', '.a{top:0;}']],
    ['nothing', '', []],
  ])('%s', (_what, css, rules) => expect(topRules(css)).toEqual(rules));
});

describe('what a first paint needs', () => {
  it.each([
    '@media (hover: hover) and (pointer: fine){.a:hover{top:0;}}',
    '@media print{.a{top:0;}}',
    '@media (forced-colors: active){.a{top:0;}}',
    '@media (prefers-contrast: more){.a{top:0;}}',
    '@media (scripting: none){.a{top:0;}}',
    '@font-face{font-family:"F";src:url("asset:/f-latin-ext-400.woff2");}',
  ])('is not %s', (rule) => {
    const css = `.a{top:0;}${rule}.b{top:0;}`;
    expect([firstPaintRules(css), deferredRules(css)]).toEqual(['.a{top:0;}.b{top:0;}', rule]);
  });

  it('a deferred face does not list the euro, which the document’s faces have', () => {
    const face = (range: string) =>
      `@font-face{src:url("f-latin-ext-400.woff2");unicode-range:U+100-2FF,${range},U+2113;}`;
    expect(deferredRules(face('U+20A0-20C0'))).toBe(face('U+20A0-20AB,U+20AD-20C0'));
  });

  it.each([
    '@media (min-width: 1024px){.a{top:0;}}',
    '@media (prefers-reduced-motion: reduce){.a{top:0;}}',
    '.a:focus-visible{top:0;}',
    '@keyframes x{from{top:0;}}',
    '@font-face{font-family:"F";src:url("asset:/f-latin-400.woff2");}',
  ])('is %s', (rule) => expect(firstPaintRules(rule)).toBe(rule));
});

it('separates the rules of each channel and retains their order', () => {
  const css =
    ':root{--a:1;}[data-channel="no"]{--a:2;}[data-channel="fi"]{--a:3;}[data-channel="no"]{--b:2;}[data-channel] p{top:0;}';
  expect(splitChannels(css)).toEqual({
    before: ':root{--a:1;}',
    after: '[data-channel] p{top:0;}',
    channels: {
      no: '[data-channel="no"]{--a:2;}[data-channel="no"]{--b:2;}',
      fi: '[data-channel="fi"]{--a:3;}',
    },
  });
});
