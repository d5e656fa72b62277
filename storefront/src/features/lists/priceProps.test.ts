// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { storyCards } from '../../testing/storyGoods.ts';
import { sites } from '@solvik/addresses';
import { priceProps } from './priceProps.ts';
import { priceView } from './priceView.ts';

afterEach(cleanup);

const nbsp = '\u00a0';

async function pricesIn(channel: string) {
  const site = sites.find(({ channelId }) => channelId === channel) ?? sites[0];
  const [reduced, regular] = storyCards(site);
  if (!reduced || !regular) throw new Error('The shop of stories is empty.');
  const text = await loadText(site.locale);
  return {
    reduced: priceProps(priceView(reduced), text),
    regular: priceProps(priceView(regular), text),
    withoutLowest: priceProps(priceView({ ...reduced, lowestPrice: null }), text),
  };
}

describe('a price', () => {
  it('has both sums, and a label for the one without VAT', async () => {
    const { regular } = await pricesIn('se');
    expect(regular).toEqual({
      selling: { incVat: `899${nbsp}kr`, exVat: `719,20${nbsp}kr` },
      withoutVatLabel: 'utan moms',
    });
  });

  it.each([
    ['no', 'uten mva.'],
    ['dk', 'uden moms'],
    ['fi', 'ilman alv:tä'],
  ])('has its label in the language of %s: %s', async (channel, words) => {
    const { reduced, regular } = await pricesIn(channel);
    expect([reduced.withoutVatLabel, regular.withoutVatLabel]).toEqual([words, words]);
  });

  it('that is reduced shows the lowest of thirty days both with and without VAT', async () => {
    const { reduced } = await pricesIn('se');
    const { container } = render(reduced.lowest);
    expect(
      [...container.querySelectorAll<HTMLElement>('[data-vat-amount]')].map((words) => [
        words.dataset['vatAmount'],
        words.textContent,
      ]),
    ).toEqual([
      ['inc', `Lägsta pris 30 dagar: 2${nbsp}499${nbsp}kr`],
      ['ex', `Lägsta pris 30 dagar: 1${nbsp}999,20${nbsp}kr`],
    ]);
  });

  it('shows no reduction without the lowest of thirty days', async () => {
    const { withoutLowest } = await pricesIn('se');
    expect(withoutLowest.reduction).toBeUndefined();
  });
});
