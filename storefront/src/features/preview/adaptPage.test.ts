// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adaptPage } from './adaptPage.ts';

let stop = (): void => undefined;
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => stop());

const still = '@media (prefers-reduced-motion: reduce) { p { animation: none } }';
const queries = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.media.mediaText] : []));

it('doubles text and delays pictures, until it ends', () => {
  stop = adaptPage(document, ['large-text', 'slow-images']);
  expect(document.documentElement.style.fontSize).toBe('200%');
  expect(document.head.textContent).toContain('slow-picture');
  stop();
  expect(document.documentElement.style.fontSize).toBe('');
  expect(document.head.textContent).not.toContain('slow-picture');
});

it('does not change pictures and text if neither is requested', () => {
  stop = adaptPage(document, ['reduced-motion']);
  expect(document.documentElement.style.fontSize).toBe('');
  expect(document.head.textContent).toBe('');
});

it('applies to content rendered later, with its styles', async () => {
  stop = adaptPage(document, ['reduced-motion']);
  document.head.insertAdjacentHTML('beforeend', `<style>${still}</style>`);
  expect(queries()).toEqual(['(prefers-reduced-motion: reduce)']);
  document.querySelector('#root')?.append(document.createElement('p'));
  await vi.waitFor(() => expect(queries()).toEqual(['(min-width: 0px)']));
});
