import { expect } from 'vitest';
import type { TestShop } from './testShop.ts';

/** What a query of the search API responds in Sweden, without a visitor; its status is 200. */
export async function askSearch<Body>(
  { commerce }: Pick<TestShop, 'commerce'>,
  name: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Body> {
  const { status, body } = await commerce.storefrontSearch.query(
    name,
    new URLSearchParams({ market: 'se', locale: 'sv-SE', notify: 'false', ...parameters }),
  );
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as Body;
}
