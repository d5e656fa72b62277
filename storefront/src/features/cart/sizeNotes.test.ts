import { sites } from '@solvik/addresses';
import { describe, expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import type { Cart } from './cart.ts';
import { newSizeNotes } from './newSizeNotes.ts';
import { sizeNotes } from './sizeNotes.ts';

const [se] = sites;

type Piece = readonly [productId: number, size: string, quantity: number];

/** Lines `0`, `1` and so on, each of a SKU of its own. */
function cartOf(pieces: readonly Piece[], site = se): Cart {
  const cart = storyCart(site);
  const [line] = cart.items ?? [];
  if (!line?.product) throw new Error('The cart of stories is empty.');
  const { product } = line;
  const items = pieces.map(([productId, name, quantity], at) => ({
    ...line,
    id: String(at),
    skuId: at,
    quantity,
    product: { ...product, productId, skus: [{ skuId: at, name, stock: { totalStock: 20 } }] },
  }));
  return { ...cart, items };
}

async function notesOf(pieces: readonly Piece[], locale: string = se.locale) {
  const site = sites.find((each) => each.locale === locale) ?? se;
  const writing = { site, text: await loadText(site.locale) };
  return sizeNotes(cartOf(pieces, site), writing).map(({ lineId, words }) => [
    lineId,
    words.replaceAll('\u00a0', ' '),
  ]);
}

const twoOf36 = 'Du har 2 stycken i storlek 36. Är det meningen, är allt som det ska.';
const twoSizes =
  'Två storlekar av samma modell: 36 och 38. Behåll den som passar. Det kostar 39 kr att skicka tillbaka resten.';

describe('the notes on sizes in a cart', () => {
  it('are none for one piece each of several products', async () => {
    expect(
      await notesOf([
        [1, '36', 1],
        [2, '38', 1],
      ]),
    ).toEqual([]);
  });

  it('state several pieces of one size, at their line', async () => {
    expect(
      await notesOf([
        [2, '40', 1],
        [1, '36', 2],
      ]),
    ).toEqual([['1', twoOf36]]);
  });

  it('state several sizes of one product and what a return costs, at its last line', async () => {
    expect(
      await notesOf([
        [1, '36', 1],
        [2, '40', 1],
        [1, '38', 1],
        [3, '40', 1],
      ]),
    ).toEqual([['2', twoSizes]]);
  });

  it('are both given for a product with both, and once each', async () => {
    expect(
      await notesOf([
        [1, '36', 2],
        [1, '38', 1],
      ]),
    ).toEqual([
      ['0', twoOf36],
      ['1', twoSizes],
    ]);
    expect(
      await notesOf([
        [1, '36', 2],
        [1, '38', 3],
        [1, '40', 1],
      ]),
    ).toEqual([
      ['0', twoOf36],
      [
        '2',
        '3 storlekar av samma modell: 36, 38 och 40. Behåll den som passar. Det kostar 39 kr att skicka tillbaka resten.',
      ],
    ]);
  });

  it('do not name the size of what has only one', async () => {
    expect(await notesOf([[1, 'One size', 2]])).toEqual([
      ['0', 'Du har 2 stycken. Är det meningen, är allt som det ska.'],
    ]);
  });

  it('state the fee of the market, in its currency', async () => {
    const pieces: readonly Piece[] = [
      [1, '36', 1],
      [1, '38', 1],
    ];
    const feeIn = async (locale: string) =>
      /[\d,]+ (?:kr|€)/.exec((await notesOf(pieces, locale))[0]?.[1] ?? '')?.[0];
    expect(await Promise.all(sites.map(({ locale }) => feeIn(locale)))).toEqual([
      '39 kr',
      '49 kr',
      '35 kr',
      '3,90 €',
    ]);
  });

  it('leave out a line whose product or size is no longer sold', async () => {
    const cart = cartOf([[1, '36', 2]]);
    const writing = { site: se, text: await loadText(se.locale) };
    const [line] = cart.items ?? [];
    if (!line?.product) throw new Error('The line has no product.');
    const gone = [
      { ...line, product: null },
      { ...line, product: { ...line.product, skus: [] } },
    ];
    expect(sizeNotes({ ...cart, items: gone }, writing)).toEqual([]);
    expect(sizeNotes(undefined, writing)).toEqual([]);
  });
});

it('a note is new only if it did not apply before', async () => {
  const writing = { site: se, text: await loadText(se.locale) };
  const wordsAfter = (before: Cart | null, after: Cart) =>
    newSizeNotes({ before, after }, writing).map(({ words }) => words);
  const [one, two, three] = [1, 2, 3].map((quantity) => cartOf([[1, '36', quantity]]));
  if (!one || !two || !three) throw new Error('A cart is missing.');
  expect(wordsAfter(one, two)).toEqual([twoOf36]);
  expect(wordsAfter(null, two)).toEqual([twoOf36]);
  expect(wordsAfter(two, three)).toEqual([]);
  expect(wordsAfter(two, one)).toEqual([]);
});
