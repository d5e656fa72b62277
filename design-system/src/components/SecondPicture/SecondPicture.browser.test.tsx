import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { SecondPicture } from './SecondPicture.tsx';

afterEach(cleanup);

const second = () => document.querySelector('[src="data:,back"]');
const card = (hasSecond: boolean) => (
  <ProductCard
    href="#alma"
    name="Ullkappa Alma"
    price={{ selling: '1 249 kr' }}
    overlay={hasSecond && <SecondPicture image={{ src: 'data:,back', alt: '' }} />}
  />
);

it('is fetched at once for a card that has the focus by the time that its code arrives', () => {
  const { rerender } = render(card(false));
  screen.getByRole('link').focus();
  rerender(card(true));
  expect(second()).not.toBeNull();
});

it('is not fetched for a card that nobody is at', () => {
  const { rerender } = render(card(false));
  rerender(card(true));
  expect(second()).toBeNull();
});
