// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadNearWidgets } from './loadNearWidgets.ts';
import { widgetRenderer } from './widgetRenderers.ts';

it('fetches what is in or near the window and nothing farther down, nor what is for another viewport', async () => {
  document.body.innerHTML =
    '<div data-widget="faq"></div><div data-widget="quote"></div><div data-widget="form"></div><div data-widget="nonsense"></div><div data-widget="video" hidden></div>';
  const tops = [0, 1200, 1500, 0, 0];
  for (const [at, place] of [
    ...document.querySelectorAll<HTMLElement>('[data-widget]'),
  ].entries()) {
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top: tops[at] } as DOMRect);
    vi.spyOn(place, 'getClientRects').mockReturnValue({
      length: place.hidden ? 0 : 1,
    } as DOMRectList);
  }
  await loadNearWidgets({ document, innerHeight: 800 });
  expect(
    (['faq', 'quote', 'form', 'video'] as const).map((type) => widgetRenderer(type) !== undefined),
  ).toEqual([true, true, false, false]);
});
