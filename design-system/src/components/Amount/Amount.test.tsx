// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { GlobalStyle } from '../../foundation/GlobalStyle.ts';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Amount, type AmountText } from './Amount.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  delete document.documentElement.dataset.vat;
});

const coat = { incVat: '1\u00a0249\u00a0kr', exVat: '999\u00a0kr' };

/**
 * What is announced of a page that was the same for everybody on the server, once the root has its
 * visitor's choice.
 */
async function announcedOnPage(amount: AmountText, vat?: 'inc' | 'ex') {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  document.head.innerHTML = sheet.getStyleTags();
  if (vat) document.documentElement.dataset.vat = vat;
  return announcedWords(render(<Amount amount={amount} />).container);
}

describe('Amount', () => {
  it.each([
    { vat: undefined, sum: '1 249 kr', outcome: 'with VAT until the visitor has chosen' },
    { vat: 'inc' as const, sum: '1 249 kr', outcome: 'with VAT for those who chose it' },
    { vat: 'ex' as const, sum: '999 kr', outcome: 'without VAT for those who chose that' },
  ])('shows and announces one sum, $outcome', async ({ vat, sum }) => {
    expect(await announcedOnPage(coat, vat)).toEqual([sum]);
  });

  it.each(['inc', 'ex'] as const)(
    'is the same with and without VAT when it is one text (%s)',
    async (vat) => {
      expect(await announcedOnPage('49\u00a0€', vat)).toEqual(['49 €']);
    },
  );

  it('keeps both sums in the page as they are written, so that one cached page serves all visitors', () => {
    const { container } = render(<Amount amount={coat} />);
    expect(container.textContent).toBe(`${coat.incVat}${coat.exVat}`);
  });
});
