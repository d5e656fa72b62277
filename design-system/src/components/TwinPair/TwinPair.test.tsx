// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TwinPair } from './TwinPair.tsx';

afterEach(cleanup);

const show = () =>
  render(
    <TwinPair
      heading="Tvillingen har ett förflutet"
      text="Storlek 38."
      used={{
        picture: { image: { src: '/used.webp', alt: 'Grön trenchcoat, buren' } },
        name: 'Grön trenchcoat',
        href: '/p/gron-trenchcoat-preloved',
        price: { selling: '440 kr' },
        mark: 'Preloved',
        notes: ['Som ny', 'Ett enda exemplar'],
      }}
      fresh={{
        picture: { image: { src: '/new.webp', alt: 'Trenchcoat' } },
        name: 'Trenchcoat med dold knäppning',
        price: {
          selling: '1 899 kr',
          reduction: { sellingLabel: 'Nu', regular: '2 399 kr', regularLabel: 'Ord.' },
          lowest: 'Lägsta pris 30 dagar: 2 399 kr',
        },
      }}
      action={<a href="/p/gron-trenchcoat-preloved">Se den i Preloved</a>}
    />,
  );

describe('TwinPair', () => {
  it('has the used one first, with what is said of it', () => {
    const { container } = show();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Grön trenchcoat, buren',
      'Trenchcoat',
    ]);
    const words = container.textContent;
    expect(words.indexOf('Ett enda exemplar')).toBeLessThan(words.indexOf('1 899 kr'));
    expect(screen.getByText('Preloved')).toBeVisible();
  });

  it('links to the one that the page is not about, and keeps the lowest price of a reduced one', () => {
    show();
    expect(screen.getByRole('link', { name: 'Grön trenchcoat' })).toHaveAttribute(
      'href',
      '/p/gron-trenchcoat-preloved',
    );
    expect(screen.queryByRole('link', { name: 'Trenchcoat med dold knäppning' })).toBeNull();
    expect(screen.getByText('Lägsta pris 30 dagar: 2 399 kr')).toBeVisible();
  });
});
