// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadNearWidgets } from './loadNearWidgets.ts';
import { widgetRenderer } from './widgetRenderers.ts';

it('fetches what stands in or near the window and nothing farther down', async () => {
  document.body.innerHTML = '<div data-widget="faq"></div><div data-widget="quote"></div><div data-widget="form"></div><div data-widget="nonsense"></div>';
  const tops = [0, 1200, 1500, 0];
  for (const [at, place] of [...document.querySelectorAll('[data-widget]')].entries()) vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top: tops[at] } as DOMRect);
  await loadNearWidgets({ document, innerHeight: 800 });
  expect((['faq', 'quote', 'form'] as const).map((type) => widgetRenderer(type) !== undefined)).toEqual([true, true, false]);
});
