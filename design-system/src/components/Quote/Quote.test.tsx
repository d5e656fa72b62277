// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Quote, type QuoteProps } from './Quote.tsx';

afterEach(cleanup);

const quote = (changes: Partial<QuoteProps> = {}) => (
  <Quote author="Elin" {...changes}>
    Vädra hellre än tvätta.
  </Quote>
);
const caption = () => screen.getByRole('figure').querySelector('figcaption')?.textContent;

describe('Quote', () => {
  it('is a quotation whose caption names the author', () => {
    render(quote());
    expect(screen.getByRole('blockquote').textContent).toBe('Vädra hellre än tvätta.');
    expect(caption()).toBe('Elin');
  });

  it('describes the author after the name', () => {
    render(quote({ about: 'inköpare' }));
    expect(caption()).toBe('Elin, inköpare');
  });

  it('has the stars of a review in text too, outside the quotation', () => {
    render(quote({ rating: { value: 4, label: '4 av 5 stjärnor' } }));
    expect(screen.getByText('4 av 5 stjärnor')).toBeVisible();
    expect(within(screen.getByRole('blockquote')).queryByText('4 av 5 stjärnor')).toBeNull();
  });
});
