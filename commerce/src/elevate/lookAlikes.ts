/** Products that resemble another: of its category, and alike in colour, parameters and price. */
import { parseFacetId } from '@solvik/shop-rules';
import type { MarketId } from '@solvik/shop';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';

type Lab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const cubeRoot = (t: number): number => (t > 0.008_856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** CIE Lab of `#rrggbb`, D65; undefined for anything else. */
export function labOf(hex: string | null | undefined): Lab | undefined {
  if (!hex || !/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const x = cubeRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
  const y = cubeRoot(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cubeRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** From 1 for the same colour to 0 for one that nobody would call alike. */
const maxDistance = 60;
function colourLikeness(one: Lab | undefined, other: Lab | undefined): number {
  if (!one || !other) return 0;
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return Math.max(0, 1 - distance / maxDistance);
}

/** From 1 for the same price to 0 for half or double. */
function priceLikeness(one: number, other: number): number {
  if (one <= 0 || other <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)));
}

interface Traits {
  readonly colour: Lab | undefined;
  readonly parameters: ReadonlySet<string>;
  readonly price: number;
}

function traitsOf(
  { parameterValues }: CatalogueIndex,
  product: IndexedProduct,
  market: MarketId,
): Traits {
  const values = product.facets.flatMap((facet) => {
    const parsed = parseFacetId(facet);
    const row = parsed?.kind === 'parameter' ? parameterValues.get(parsed.id) : undefined;
    return row ? [{ facet, row }] : [];
  });
  return {
    colour: labOf(values.find(({ row }) => row.identifier === 'Color')?.row.swatch),
    parameters: new Set(
      values.filter(({ row }) => row.identifier !== 'Color').map(({ facet }) => facet),
    ),
    price: product.prices[market]?.selling ?? 0,
  };
}

function likeness(one: Traits, other: Traits): number {
  const shared = [...one.parameters].filter((facet) => other.parameters.has(facet)).length;
  const parameters = one.parameters.size === 0 ? 0 : shared / one.parameters.size;
  return (
    2 * colourLikeness(one.colour, other.colour) +
    2 * parameters +
    priceLikeness(one.price, other.price)
  );
}

export interface LookAlikeRequest {
  readonly product: IndexedProduct;
  readonly market: MarketId;
  /** Products of the same category, the most sold first. */
  readonly candidates: readonly number[];
  readonly limit: number;
}

/** Ids of the most alike, one per style and none of the product's own; of equals the first candidate. */
export function lookAlikes(
  index: CatalogueIndex,
  { product, market, candidates, limit }: LookAlikeRequest,
): readonly number[] {
  const own = traitsOf(index, product, market);
  const styleOf = ({ id, groupKey }: IndexedProduct) => groupKey ?? `product ${String(id)}`;
  const used = new Set([styleOf(product)]);
  return candidates
    .flatMap((id) => {
      const candidate = index.products.get(id);
      return candidate?.prices[market]
        ? [{ candidate, score: likeness(own, traitsOf(index, candidate, market)) }]
        : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ candidate }) => {
      const style = styleOf(candidate);
      if (used.has(style)) return [];
      used.add(style);
      return [candidate.id];
    })
    .slice(0, limit);
}
