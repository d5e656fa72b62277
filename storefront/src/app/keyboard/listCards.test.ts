// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusCard, pressFilters, pressOnCard } from './listCards.ts';

/** Names of the buttons and boxes that were pressed. */
let pressed: string[] = [];

const card = (name: string, top: number) => `
  <li data-product="${name}" data-top="${String(top)}">
    <a href="#${name}">${name}</a>
    <button aria-haspopup="dialog">quickShop ${name}</button>
    <button aria-pressed="false">favourite ${name}</button>
    <label><input type="checkbox" aria-label="compare ${name}"></label>
  </li>`;

/** A list whose cards are at these distances from the window's top; `hidden` is not drawn. */
function openList(tops: Readonly<Record<string, number>>) {
  document.body.innerHTML = `
    <aside>${card('aside', 0)}</aside>
    <main>
      <button data-is-filter data-top="hidden">filter on phones</button>
      <button data-is-filter>filter</button>
      <ul>${card('hidden', Number.NaN)}${Object.entries(tops)
        .map(([name, top]) => card(name, top))
        .join('')}</ul>
      <footer><a href="#end">end</a></footer>
    </main>`;
  pressed = [];
  document.querySelector('main')?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    pressed.push(target.getAttribute('aria-label') ?? target.textContent);
  });
}

beforeEach(() => {
  // Without layout every element would be hidden, at the window's top.
  const box = (element: Element) =>
    new DOMRect(0, Number(element.getAttribute('data-top') ?? 0), 10, 10);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(this);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const isDrawn = !Number.isNaN(Number(this.getAttribute('data-top') ?? 0));
    return Object.assign(isDrawn ? [box(this)] : [], { item: () => null });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const focused = () => document.activeElement?.textContent;
const focus = (name: string) =>
  document.querySelector<HTMLElement>(`main a[href="#${name}"]`)?.focus();

describe('the cards by keys', () => {
  it.each([
    ['the first in view', { a: -300, b: -10, c: 200 }, 'c'],
    ['the first where none is scrolled past', { a: 100, b: 400, c: 700 }, 'a'],
    ['the last where all are', { a: -900, b: -600, c: -300 }, 'c'],
  ])('from elsewhere begin with %s', (_, tops, name) => {
    openList(tops);
    focusCard(1);
    expect(focused()).toBe(name);
  });

  it('follow each other in both directions, and stop at the ends', () => {
    openList({ a: 0, b: 300, c: 600 });
    const walk = (steps: readonly (1 | -1)[]) =>
      steps.map((step) => {
        focusCard(step);
        return focused();
      });
    focus('a');
    expect(walk([1, 1, 1, -1])).toEqual(['b', 'c', 'c', 'b']);
    focus('a');
    expect(walk([-1])).toEqual(['a']);
  });

  it.each([
    ['quickShop', 'quickShop b'],
    ['favourite', 'favourite b'],
    ['compare', 'compare b'],
  ] as const)('press %s of the focused product alone', (control, name) => {
    openList({ a: 0, b: 300 });
    focus('b');
    pressOnCard(control);
    expect(pressed).toEqual([name]);
  });

  it('press nothing while no product is focused', () => {
    openList({ a: 0 });
    focus('end');
    pressOnCard('favourite');
    expect(pressed).toEqual([]);
  });

  it('press the button for the filters that is shown', () => {
    openList({ a: 0 });
    pressFilters();
    expect(pressed).toEqual(['filter']);
  });
});
