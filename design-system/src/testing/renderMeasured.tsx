/** Renders with the page's styles in a real window, for tests that measure what layout decides. */
import { render, type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { GlobalStyle } from '../foundation/GlobalStyle.ts';

const widths = { phone: 390, tablet: 800, desktop: 1280 } as const;

/** Resolves when the window is as wide as a phone's, a tablet's or a desktop's, in CSS pixels. */
export async function renderMeasured(
  window: keyof typeof widths,
  content: ReactNode,
): Promise<RenderResult> {
  await page.viewport(widths[window], 800);
  return render(
    <>
      <GlobalStyle />
      {content}
    </>,
  );
}

/** The place of an element by its test id, in CSS pixels of the window. */
export const rectOf = (id: string): DOMRect => screen.getByTestId(id).getBoundingClientRect();

/** How many of an element's children are on the row of its first. */
export function countInFirstRow(id: string): number {
  const tops = [...screen.getByTestId(id).children].map((child) =>
    Math.round(child.getBoundingClientRect().top),
  );
  return tops.filter((top) => top === tops[0]).length;
}
