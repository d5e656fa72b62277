// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { applyHoverToMarked } from './underPointer.tsx';

afterEach(() => document.head.replaceChildren());

function selectorsOf(css: string): readonly string[] {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  if (!style.sheet) throw new Error('The style has no rules.');
  applyHoverToMarked(style.sheet);
  applyHoverToMarked(style.sheet);
  return [...style.sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .map((rule) => (rule as CSSStyleRule).selectorText);
}

it('applies hover styles to what is marked, and leaves other rules alone', () => {
  expect(
    selectorsOf('.a { color: red } .a:hover { color: blue } .a:hover > .b { color: green }'),
  ).toEqual([
    '.a',
    '.a:is(:hover, [data-under-pointer])',
    '.a:is(:hover, [data-under-pointer]) > .b',
  ]);
});

it('applies to rules within a condition', () => {
  expect(selectorsOf('@media (hover: hover) { .a:hover { color: blue } }')).toEqual([
    '.a:is(:hover, [data-under-pointer])',
  ]);
});
