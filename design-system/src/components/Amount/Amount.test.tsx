// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { GlobalStyle } from '../../foundation/GlobalStyle.ts';
import { heardWords } from '../../testing/heardWords.ts';
import { Amount, type AmountText } from './Amount.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  delete document.documentElement.dataset.vat;
});

const coat = { incVat: '1\u00a0249\u00a0kr', exVat: '999\u00a0kr' };

/** What is heard of a page that left the server the same for everybody, once the root says what its visitor chose. */
async function heardOnPage(amount: AmountText, vat?: 'inc' | 'ex') {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  document.head.innerHTML = sheet.getStyleTags();
  if (vat) document.documentElement.dataset.vat = vat;
  return heardWords(render(<Amount amount={amount} />).container);
}

describe('Amount', () => {
  it.each([
    { vat: undefined, sum: '1 249 kr', says: 'with VAT until the visitor has chosen' },
    { vat: 'inc' as const, sum: '1 249 kr', says: 'with VAT for those who asked for it' },
    { vat: 'ex' as const, sum: '999 kr', says: 'without VAT for those who asked for that' },
  ])('shows and says one sum, $says', async ({ vat, sum }) => {
    expect(await heardOnPage(coat, vat)).toEqual([sum]);
  });

  it.each(['inc', 'ex'] as const)('is the same both ways when it is one text (%s)', async (vat) => {
    expect(await heardOnPage('49\u00a0€', vat)).toEqual(['49 €']);
  });

  it('keeps both sums in the page as they are written, so that one cached page suits everybody', () => {
    const { container } = render(<Amount amount={coat} />);
    expect(container.textContent).toBe(`${coat.incVat}${coat.exVat}`);
  });
});
