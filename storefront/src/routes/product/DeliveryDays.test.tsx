// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProductView, productView } from '../../features/product/productView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { stubNearness } from '../../testing/stubNearness.ts';
import { DeliveryDays } from './DeliveryDays.tsx';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubNearness();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A Monday before the hour until which orders are packed, and after it. */
const [before, after] = ['2026-11-23T09:00:00+01:00', '2026-11-23T15:00:00+01:00'];

async function openDays(changes: Partial<ProductView> = {}, at = before) {
  const { services } = await openHookShop();
  const product = productView(storyProduct(services.site, [['38', 3]]));
  renderInShop(
    { ...services, now: () => new Date(at) },
    <DeliveryDays product={{ ...product, ...changes }} />,
  );
  act(comeNear);
  await act(() => vi.dynamicImportSettled());
  return services.site;
}
const sentence = (text: RegExp) => screen.queryByText(text);

describe('the days of a delivery', () => {
  it('are a heading and sentences', async () => {
    await openDays();
    expect(screen.getByRole('heading').textContent).toBe(
      'Hos dig i veckan, ångra till den 10 december',
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Packas: måndag 23 november',
      expect.stringMatching(/^Hos dig: tisdag 24.*torsdag 26 november$/),
      'Prova hemma: 14 dagar från den dag du fick paketet',
      'Sista dag att ångra: torsdag 10 december',
    ]);
  });

  it.each([
    [before, /^Beställ före 14\.00 i dag\./],
    [after, /^Vi packar tisdag 24 november\./],
  ])('at %s begin with %s', async (at, words) => {
    await openDays({}, at);
    expect(sentence(words)).toBeVisible();
  });

  it('name what the delivery costs, and that it is free from its threshold on', async () => {
    const { freeShippingFrom } = await openDays();
    cleanup();
    await openDays({ amount: freeShippingFrom });
    expect(sentence(/Fri frakt till ombud/)).toBeVisible();
    cleanup();
    await openDays({ amount: freeShippingFrom - 1 });
    expect(sentence(/Frakt från .* fri från/)).toBeVisible();
  });

  it.each<[string, Partial<ProductView>, boolean]>([
    ['is sold out', { isSoldOut: true }, false],
    ['will be released', { availableFrom: '2026-12-01T00:00:00Z' }, false],
    ['was released', { availableFrom: '2026-11-01T00:00:00Z' }, true],
  ])('of a product that %s with %o are shown: %s', async (_, changes, areShown) => {
    await openDays(changes);
    expect(screen.queryByRole('heading') !== null).toBe(areShown);
  });
});
