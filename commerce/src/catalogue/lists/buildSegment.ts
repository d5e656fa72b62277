/** Builds a segment; pure, so that a worker does it for large catalogues. */
import type { MarketId } from '@solvik/shop';
import { facetPrefix } from '@solvik/shop-rules';
import { addBit, alignRows, emptyBits } from './bitset.ts';
import { once } from './once.ts';
import {
  campaignFacet,
  type ListSegment,
  type MarketRows,
  noFacet,
  notSold,
  type SegmentProduct,
} from './listSegment.ts';

/** Typed arrays over memory that another thread may read without a copy. */
const shared = {
  uint: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  int: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  float: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
};

interface Placement {
  readonly planes: Uint32Array;
  readonly rows: number;
  readonly styles: number;
  /** Products by row; undefined where a plane's last word is filled up. */
  readonly products: readonly (SegmentProduct | undefined)[];
  readonly styleOf: Uint32Array;
}

/**
 * Gives the products of a category neighbouring numbers, and those of a narrower one within them
 * too: categories are compared from the most frequent to the rarest.
 */
function categoryOrder(products: readonly SegmentProduct[]): (product: SegmentProduct) => number {
  const counts = new Map<string, number>();
  const categoriesOf = ({ facets }: SegmentProduct) =>
    facets.filter((facet) => facet.startsWith(facetPrefix.category));
  for (const product of products)
    for (const category of categoriesOf(product))
      counts.set(category, (counts.get(category) ?? 0) + 1);
  const byCount = [...counts].toSorted(
    ([a, some], [b, others]) => others - some || (a < b ? -1 : 1),
  );
  const ranks = new Map(byCount.map(([category], rank) => [category, rank]));
  const keyOf = once((product: SegmentProduct) =>
    categoriesOf(product)
      .map((category) => ranks.get(category) ?? 0)
      .toSorted((a, b) => a - b)
      .map((rank) => String(rank).padStart(6, '0'))
      .join(' '),
  );
  const keys = [...new Set(products.map(keyOf))].sort();
  const places = new Map(keys.map((key, place) => [key, place]));
  return (product) => places.get(keyOf(product)) ?? 0;
}

interface Style {
  /** By id. */
  readonly colours: readonly SegmentProduct[];
  /** The place of its first colour's categories. */
  readonly place: number;
}

/** Colours of a style by id, styles with more colours first, then those of a category together. */
function placeProducts(products: readonly SegmentProduct[]): Placement {
  const placeOf = categoryOrder(products);
  const styles = Array.from(
    Map.groupBy(products, ({ style }) => style).values(),
    (unordered): Style => {
      const colours = unordered.toSorted((a, b) => a.id - b.id);
      return { colours, place: colours[0] ? placeOf(colours[0]) : 0 };
    },
  )
    .toSorted((a, b) => b.colours.length - a.colours.length || a.place - b.place)
    .map(({ colours }) => colours);
  const starts = [0];
  const depth = styles[0]?.length ?? 0;
  for (let plane = 0; plane < depth; plane += 1) {
    const inPlane = styles.filter(({ length }) => length > plane).length;
    starts.push(alignRows((starts.at(-1) ?? 0) + inPlane));
  }
  const rows = starts.at(-1) ?? 0;
  const planes = shared.uint(starts.length);
  planes.set(starts);
  const placed: (SegmentProduct | undefined)[] = Array.from({ length: rows });
  const styleOf = shared.uint(rows);
  for (const [style, colours] of styles.entries())
    for (const [plane, product] of colours.entries()) {
      const row = (planes[plane] ?? 0) + style;
      placed[row] = product;
      styleOf[row] = style;
    }
  return { planes, rows, styles: styles.length, products: placed, styleOf };
}

interface Facets {
  readonly facetIds: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly facetStarts: Uint32Array;
  readonly rowFacets: Uint32Array;
  readonly rowStarts: Uint32Array;
  readonly facetRows: Uint32Array;
}

const facetsOf = ({ facets, campaignIds }: SegmentProduct): readonly string[] =>
  campaignIds.length === 0 ? facets : [...facets, ...campaignIds.map(campaignFacet)];

/** Discounts differ by market: they are numbered with the others, but stand in no row's facets. */
function numberFacets({ products, rows }: Placement): Facets {
  const numbers = new Map<string, number>();
  const numberOf = (facetId: string): number => {
    const existing = numbers.get(facetId);
    if (existing !== undefined) return existing;
    numbers.set(facetId, numbers.size);
    return numbers.size - 1;
  };
  const numbered = products.map((product) => (product ? facetsOf(product).map(numberOf) : []));
  for (const product of products)
    for (const { discount } of product?.prices ?? []) if (discount) numberOf(discount);
  const facetStarts = shared.uint(rows + 1);
  for (const [row, facets] of numbered.entries())
    facetStarts[row + 1] = (facetStarts[row] ?? 0) + facets.length;
  const total = facetStarts[rows] ?? 0;
  const rowFacets = shared.uint(total);
  const rowStarts = shared.uint(numbers.size + 1);
  for (const [row, facets] of numbered.entries()) {
    rowFacets.set(facets, facetStarts[row] ?? 0);
    for (const facet of facets) rowStarts[facet + 1] = (rowStarts[facet + 1] ?? 0) + 1;
  }
  for (let facet = 0; facet < numbers.size; facet += 1)
    rowStarts[facet + 1] = (rowStarts[facet + 1] ?? 0) + (rowStarts[facet] ?? 0);
  const facetRows = shared.uint(total);
  const next = rowStarts.slice();
  for (const [row, facets] of numbered.entries())
    for (const facet of facets) {
      const at = next[facet] ?? 0;
      facetRows[at] = row;
      next[facet] = at + 1;
    }
  return { facetIds: [...numbers.keys()], numbers, facetStarts, rowFacets, rowStarts, facetRows };
}

/** Rows of products, the newest first, then by id. */
function newestFirst({ products, rows }: Placement): Uint32Array {
  const taken = products.flatMap((product, row) =>
    product ? [{ row, since: product.availableOn, id: product.id }] : [],
  );
  taken.sort((a, b) => b.since - a.since || b.id - a.id);
  const order = shared.uint(Math.min(rows, taken.length));
  for (const [at, { row }] of taken.entries()) order[at] = row;
  return order;
}

function rowsById(ids: Int32Array): Uint32Array {
  const taken = Uint32Array.from(ids.keys()).filter((row) => ids[row] !== 0);
  const rows = shared.uint(taken.length);
  rows.set(taken);
  return rows.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
}

/** Keys of an order are whole numbers from 0 up to it. */
const maxKey = 2 ** 31 - 1;
const descending = (key: number): number => maxKey - Math.min(maxKey, key);

/**
 * Rows by a key, the smallest first; equal ones newest first. Key and rank are sorted as one number,
 * without comparing: a key below 2^31 and fewer than four million rows stay exact.
 * @param keyOf undefined leaves the product out
 */
function orderBy(
  products: Placement['products'],
  newest: Uint32Array,
  keyOf: (product: SegmentProduct) => number | undefined,
): Uint32Array {
  const keys = new Float64Array(newest.length);
  let count = 0;
  for (const [rank, row] of newest.entries()) {
    const product = products[row];
    const key = product && keyOf(product);
    if (key !== undefined) keys[count++] = key * newest.length + rank;
  }
  const order = shared.uint(count);
  for (const [at, key] of keys.subarray(0, count).sort().entries())
    order[at] = newest[key % newest.length] ?? 0;
  return order;
}

interface MarketSource {
  readonly placement: Placement;
  readonly numbers: Facets['numbers'];
  readonly newest: Uint32Array;
}

function marketRows(
  { placement: { products, rows }, numbers, newest }: MarketSource,
  market: MarketId,
): MarketRows {
  const selling = shared.int(rows).fill(notSold);
  const discounts = shared.int(rows).fill(noFacet);
  const sold = new Uint32Array(new SharedArrayBuffer(emptyBits(rows).byteLength));
  const priceOf = ({ prices }: SegmentProduct) => prices.find((price) => price.market === market);
  for (const [row, product] of products.entries()) {
    const price = product && priceOf(product);
    if (!price) continue;
    selling[row] = price.selling;
    discounts[row] = numbers.get(price.discount ?? '') ?? noFacet;
    addBit(sold, row);
  }
  return {
    selling,
    discounts,
    sold,
    byPrice: orderBy(products, newest, (product) => priceOf(product)?.selling),
    byPriceDescending: orderBy(products, newest, (product) => {
      const price = priceOf(product);
      return price && descending(price.selling);
    }),
  };
}

export function buildSegment(products: readonly SegmentProduct[]): ListSegment {
  const placement = placeProducts(products);
  const { numbers, ...facets } = numberFacets(placement);
  const newest = newestFirst(placement);
  const ids = shared.int(placement.rows);
  const availableOn = shared.float(placement.rows);
  const soldCounts = shared.uint(placement.rows);
  const ratingKeys = shared.uint(placement.rows);
  for (const [row, product] of placement.products.entries()) {
    if (!product) continue;
    ids[row] = product.id;
    availableOn[row] = product.availableOn;
    soldCounts[row] = product.soldCount;
    ratingKeys[row] = product.ratingKey;
  }
  const markets = new Set(products.flatMap(({ prices }) => prices.map(({ market }) => market)));
  const order = (keyOf: (product: SegmentProduct) => number) =>
    orderBy(placement.products, newest, (product) => descending(keyOf(product)));
  return {
    rows: placement.rows,
    planes: placement.planes,
    styles: placement.styles,
    ids,
    byId: rowsById(ids),
    styleOf: placement.styleOf,
    ...facets,
    markets: Object.fromEntries(
      [...markets].map((market) => [market, marketRows({ placement, numbers, newest }, market)]),
    ),
    availableOn,
    soldCounts,
    ratingKeys,
    newestFirst: newest,
    mostSoldFirst: order(({ soldCount }) => soldCount),
    bestRatedFirst: order(({ ratingKey }) => ratingKey),
  };
}
