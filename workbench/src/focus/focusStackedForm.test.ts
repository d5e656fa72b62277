// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { focusStackedForm } from './focusStackedForm.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  [390, 'ASIDE'],
  [800, 'ASIDE'],
  [1440, 'BODY'],
])('a window of %i leads to %s', (innerWidth, tag) => {
  document.body.innerHTML = '<aside tabindex="-1"><div id="workbench-fields"></div></aside>';
  focusStackedForm({ document, innerWidth });
  expect(document.activeElement?.tagName).toBe(tag);
});
