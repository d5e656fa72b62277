// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Price, type PriceProps, priceSizes } from './Price.tsx';

afterEach(cleanup);

const reduction = { sellingLabel: 'Nu', regular: '2 499 kr', regularLabel: 'Ord.' };
const words = (props: Partial<PriceProps>) =>
  render(<Price selling="1 999 kr" {...props} />).container.textContent;

describe('Price', () => {
  it('is the sum alone when nothing is reduced', () => {
    expect(words({})).toBe('1 999 kr');
  });

  it.each(priceSizes)('labels in text what is reduced, in size %s', (size) => {
    expect(words({ size, reduction, lowest: 'Lägsta pris 30 dagar: 2 199 kr' })).toBe(
      'Nu 1 999 krOrd. 2 499 krLägsta pris 30 dagar: 2 199 kr',
    );
  });

  it('holds both sums of every price, so that the page can choose', () => {
    const { container } = render(
      <Price
        selling={{ incVat: '100 kr', exVat: '80 kr' }}
        reduction={{ ...reduction, regular: { incVat: '200 kr', exVat: '160 kr' } }}
      />,
    );
    const sums = (kind: string) =>
      [...container.querySelectorAll(`[data-vat-amount=${kind}]`)].map(
        ({ textContent }) => textContent,
      );
    expect([sums('inc'), sums('ex')]).toEqual([
      ['100 kr', '200 kr'],
      ['80 kr', '160 kr'],
    ]);
  });

  it('is exposed in full: what it is now, what it was, and the lowest', async () => {
    const { container } = render(
      <Price selling="1 999 kr" reduction={reduction} lowest="Lägsta pris 30 dagar: 2 199 kr" />,
    );
    expect(await announcedWords(container)).toEqual([
      'Nu',
      '1 999 kr',
      'Ord.',
      '2 499 kr',
      'Lägsta pris 30 dagar: 2 199 kr',
    ]);
  });

  it('labels a sum as without VAT, beside the sum that only then is shown', () => {
    const { container } = render(
      <Price selling={{ incVat: '100 kr', exVat: '80 kr' }} withoutVatLabel="utan moms" />,
    );
    expect(
      [...container.querySelectorAll('[data-vat-amount=ex]')].map(({ textContent }) => textContent),
    ).toEqual(['80 kr', 'utan moms']);
  });

  it('mentions no VAT where there is one sum for everybody', () => {
    expect(words({ withoutVatLabel: 'utan moms' })).toBe('1 999 kr');
  });
});
