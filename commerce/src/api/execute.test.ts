/**
 * The Data API without HTTP: shared frozen responses that are still current, and drafts for their
 * editor only.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplePage, editorSteps, expectKind, publisher } from '../testing/editorSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { readSkuStock, setStock } from '../stock/setStock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const steps = editorSteps(shop);
  await steps.newPage('secret', examplePage('hemligt'));
});
afterAll(() => shop.remove());

const document =
  'query List($take: Int) { products(take: $take) { count products { alias skus { name stock { totalStock } } } } }';
const list = (variables: object = { take: 20 }) =>
  shop.commerce.execute({ document, variables: { ...variables } });

function isFrozen(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen))
  );
}

describe('an operation with the same response for every caller', () => {
  it('is one frozen object for all callers, concurrent or later', async () => {
    const [first, beside] = await Promise.all([list(), list()]);
    expect(beside).toBe(first);
    expect(await list()).toBe(first);
    expect(await list({ take: 20, undeclared: 1 })).toBe(first);
    expect(isFrozen(first)).toBe(true);
    expect(first.errors).toBeUndefined();
    expect(await list({ take: 1 })).not.toBe(first);
  });

  it('is refused if its page is too long, also after a shorter one, and accepted after a refused one', async () => {
    const message = async (take: unknown) => (await list({ take })).errors?.[0]?.message;
    expect(await message(21)).toBeUndefined();
    expect(await message(1000)).toBe(
      'take is 1000, at most 600; request the rest page by page with skip.',
    );
    expect(await message(1000)).toBe(
      'take is 1000, at most 600; request the rest page by page with skip.',
    );
    expect(await message([21])).toContain('21');
    expect(await message(22)).toBeUndefined();
  });

  it('has the same response as over HTTP', async () => {
    const response = await shop.commerce.graphql(
      new Request('http://shop/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: document, variables: { take: 20 } }),
      }),
    );
    expect(await response.text()).toBe(JSON.stringify(await list()));
  });

  it('is found by the hash of its document', async () => {
    const hash = createHash('sha256').update(document).digest('hex');
    expect(
      await shop.commerce.execute({ document, hash, name: 'List', variables: { take: 20 } }),
    ).toEqual(await list());
    const wrong = await shop.commerce.execute({
      document: `${document} `,
      hash: hash.replace(/^./, 'g'),
    });
    expect(wrong.errors?.[0]?.message).toContain('The hash is not that of the document');
  });

  it('is computed again once a product of it has changed, for HTTP too', async () => {
    const before = await list();
    const sku = await readSkuStock(shop.commerce.shop, 'A-linne-L');
    if (!sku) throw new Error('There is no such size.');
    await setStock(shop.commerce.shop, sku, 3);
    const after = await list();
    expect(after).not.toBe(before);
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  });

  it('is not shared with callers who request it after a change while it is being computed', async () => {
    const early = list({ take: 7 });
    shop.commerce.shop.events.emit(['content']);
    const late = list({ take: 7 });
    expect(await late).not.toBe(await early);
    expect(await list({ take: 7 })).toBe(await late);
  });

  it('is computed again after some seconds in any case', async () => {
    const before = await list();
    shop.clock.now += 4_999;
    expect(await list()).toBe(before);
    shop.clock.now += 1;
    expect(await list()).not.toBe(before);
  });
});

describe('a personal operation', () => {
  const area = (previewToken?: string, preview = true) =>
    shop.commerce.execute({
      document:
        'query ($preview: Boolean) { widgetArea(alias: "hemligt", preview: $preview) { title } }',
      variables: { preview },
      previewToken,
    });
  const enter = async () =>
    expectKind(
      await shop.commerce.preview.enter(
        await shop.commerce.preview.invite({ ...publisher, scope: { kind: 'all' } }),
      ),
      'entered',
    ).token;

  it('shows a draft to its editor only, and does not cache it', async () => {
    const token = await enter();
    expect((await area()).data).toEqual({ widgetArea: null });
    const seen = await area(token);
    expect(seen.data).toEqual({ widgetArea: { title: 'hemligt' } });
    expect(await area(token)).not.toBe(seen);
    expect((await area()).data).toEqual({ widgetArea: null });
    expect((await area('made-up')).data).toEqual({ widgetArea: null });
  });

  it('is executed on every call', async () => {
    const cart = () =>
      shop.commerce.execute({ document: '{ getCart(id: "AAAAAAAAAAAAAAAAAAAAAA") { id } }' });
    const first = await cart();
    expect(first.errors).toBeUndefined();
    expect(await cart()).not.toBe(first);
  });
});

it.each([
  ['a malformed document', { document: '{ channel {' }, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', { document: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an unknown operation',
    { document: '{ channel { id } }', name: 'Other' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a value of the wrong type', { document, variables: { take: 'x' } }, 'BAD_USER_INPUT'],
  ['too long a page', { document, variables: { take: 601 } }, 'BAD_USER_INPUT'],
  [
    'NUL',
    {
      document: 'query ($u: String) { urlHistory(url: $u) { newUrl } }',
      variables: { u: '\u0000' },
    },
    'BAD_USER_INPUT',
  ],
])('%s gets a coded error, which is not cached', async (_, operation, code) => {
  const { entries } = shop.commerce.cacheSizes().answers;
  const { data, errors } = await shop.commerce.execute(operation);
  expect([data, errors?.[0]?.extensions['code']]).toEqual([undefined, code]);
  expect(shop.commerce.cacheSizes().answers.entries).toBe(entries);
});
