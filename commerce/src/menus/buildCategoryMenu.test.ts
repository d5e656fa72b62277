import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

interface Item {
  readonly label: string;
  readonly canonicalUrl: string;
  readonly children: readonly Item[];
}

/** Entries as `Dam /c/dam`, their children in brackets. */
async function menuAt(
  location: string,
  languageId = 'sv-SE',
  marketId = 'se',
): Promise<string | null> {
  const shown = (items: readonly Item[]): string =>
    items
      .map(
        ({ label, canonicalUrl, children }) =>
          `${label} ${canonicalUrl}${children.length > 0 ? ` [${shown(children)}]` : ''}`,
      )
      .join(', ');
  const { getMenuAtLocation } = await shop.query<{
    getMenuAtLocation: { menuItems: readonly Item[] } | null;
  }>(
    'query Menu($id: String, $languageId: String, $marketId: String) { getMenuAtLocation(menuLocationId: $id, channelId: $marketId, languageId: $languageId, marketId: $marketId) { menuItems { label canonicalUrl children { label canonicalUrl children { label canonicalUrl } } } } }',
    { id: location, languageId, marketId },
  );
  return (
    getMenuAtLocation &&
    shown(
      getMenuAtLocation.menuItems.map(function whole(item): Item {
        return { ...item, children: (item.children ?? []).map(whole) };
      }),
    )
  );
}

describe('a location without a menu', () => {
  it('lists the categories that sell something, in the reader’s language', async () => {
    expect(await menuAt('main-mobile')).toBe(
      'Dam /c/dam [Klänningar /c/dam/klanningar, Skjortor /c/dam/skjortor]',
    );
    expect(await menuAt('main-mobile', 'fi-FI', 'fi')).toBe(
      'Naiset /c/naiset [Mekot /c/naiset/mekot, Paidat /c/naiset/paidat]',
    );
  });

  it('does not replace a menu that an editor wrote', async () => {
    expect(await menuAt('main-desktop')).toBe(
      'Dam /c/dam [Klänningar /c/dam/klanningar], Nyheter /nyheter',
    );
  });

  it('stays empty where categories are not shown', async () => {
    expect(await menuAt('footer-second')).toBeNull();
  });
});
