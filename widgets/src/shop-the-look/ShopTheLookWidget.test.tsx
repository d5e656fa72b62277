// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { ShopTheLookWidget } from './ShopTheLookWidget.tsx';

afterEach(cleanup);

const piece = (key: string, name: string, selling: string) => ({
  place: { x: 0.5, y: 0.5 },
  product: { key, name, href: `/p/${key}`, price: { selling } },
});
const show = (changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <ShopTheLookWidget
      {...storySurroundings}
      headingLevel={2}
      data={{
        pieces: [
          piece('alma', 'Ullkappa Alma', '1 999 kr'),
          piece('inga', 'Kofta Inga', '1 249 kr'),
        ],
      }}
      configuration={exampleOf('shop-the-look', 'Four pieces', changes)}
    />,
  );

describe('shop the look', () => {
  it('has a mark for each product, which shows its name, price and link', () => {
    const { container } = show();
    const mark = screen.getByRole('button', { name: 'Visa Ullkappa Alma' });
    const panel = container.querySelector<HTMLElement>(
      `[id='${mark.getAttribute('popovertarget') ?? ''}']`,
    );
    expect(
      panel && within(panel).getByText('Ullkappa Alma').closest('a')?.getAttribute('href'),
    ).toBe('/p/alma');
    expect(panel?.textContent).toContain('1 999 kr');
  });

  it('has the same products beside the picture, below its heading, for visitors who do not use marks', () => {
    show();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ullkappa Alma', 'Kofta Inga']);
    expect(screen.getByRole('heading', { level: 2, name: 'Söndag vid havet' })).toBeVisible();
  });

  it('describes the picture', () => {
    show();
    expect(screen.getByRole('img', { name: /En ullkappa/ })).toBeVisible();
  });

  it('needs no text beside its heading', () => {
    show({ text: undefined });
    expect(screen.queryByText(/Fyra plagg/)).toBeNull();
  });
});
