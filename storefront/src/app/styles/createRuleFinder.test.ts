import { expect, it } from 'vitest';
import { planRules } from '../../../build/styles/planRules.ts';
import { createRuleFinder } from './createRuleFinder.ts';

const rulesFor = createRuleFinder([
  {
    classes: 'a',
    rules: planRules('.a{top:0;}.a[data-size="16"]{top:1px;}.a[data-size="24"]{top:2px;}'),
  },
  {
    classes: 'b bb',
    rules: planRules('.b{left:0;}@media (min-width: 1px){.b[aria-current]{left:1px;}}'),
  },
  { classes: 'c', rules: planRules('.bb .c{right:0;}') },
]);

it.each([
  ['of no component', '<p>a</p>', ''],
  ['of a component', '<p class="a">b</p>', '.a{top:0;}'],
  ['of one of several classes', '<p class="other bb">a</p>', '.b{left:0;}'],
  ['in the components’ order', '<p class="c"><b class="a"></b></p>', '.a{top:0;}.bb .c{right:0;}'],
  [
    'of an attribute’s value',
    '<p class="a" data-size="16"></p>',
    '.a{top:0;}.a[data-size="16"]{top:1px;}',
  ],
  [
    'of an attribute elsewhere',
    '<i data-size="24"><p class="a"></p></i>',
    '.a{top:0;}.a[data-size="24"]{top:2px;}',
  ],
  ['of no other value', '<p class="a" data-size="160"></p>', '.a{top:0;}'],
  [
    'of an attribute with any value',
    '<p class="b" aria-current="page"></p>',
    '.b{left:0;}@media (min-width: 1px){.b[aria-current]{left:1px;}}',
  ],
  ['of text that resembles markup', '<p>&lt;p class=&quot;a&quot;&gt;</p>', ''],
])('a page has the rules %s: %s', (_what, html, css) => {
  expect(rulesFor({ rendered: html, parts: [] })).toBe(css);
  expect(rulesFor({ rendered: '', parts: [{ markup: html, preloads: [] }] })).toBe(css);
});

it('has the rules of the rendered components and of their parts', () => {
  const part = { markup: '<p class="a"></p>', preloads: [] };
  const css = '.a{top:0;}.a[data-size="24"]{top:2px;}.b{left:0;}';
  expect(rulesFor({ rendered: '<i data-size="24" class="b"></i>', parts: [part, part] })).toBe(css);
});
