// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { applyStyleSheet } from './applyStyleSheet.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

const announced = () => {
  document.head.innerHTML =
    '<style>a{}</style><link rel="preload" href="data:text/css,a%7B%7D" as="style" data-is-sheet>';
};
const sheet = () => document.head.querySelector('link[rel="stylesheet"]');

describe('the style sheet of all components', () => {
  it('is not awaited if a page announces none, as in development', async () => {
    await applyStyleSheet(document);
    expect(sheet()).toBeNull();
  });

  it.each(['load', 'error'])(
    'follows the page’s own rules, and is awaited until its %s',
    async (type) => {
      announced();
      let isDone = false;
      const applied = applyStyleSheet(document).then(() => {
        isDone = true;
        return isDone;
      });
      expect([
        sheet()?.getAttribute('href'),
        document.head.lastElementChild === sheet(),
        isDone,
      ]).toEqual(['data:text/css,a%7B%7D', true, false]);
      sheet()?.dispatchEvent(new Event(type));
      expect(await applied).toBe(true);
    },
  );
});
