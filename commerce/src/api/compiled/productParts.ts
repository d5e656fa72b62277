/** Products as parts of responses: what one list shows of a product is reused by the next. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import type { RelatedView } from '../types/relatedTypes.ts';
import type { ResponseTrace } from '../responses/createResponseCache.ts';
import { createFreshMap, type Freshness } from '../responses/freshMap.ts';
import type { Parts } from './complete.ts';

interface Part {
  readonly value: unknown;
  readonly length: number;
}

export interface ProductParts {
  /** The parts as seen by one call. */
  readonly of: (trace: ResponseTrace) => Parts;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

const bounds = { most: 8_000_000, largest: 400_000 };
/** Measured: bytes of memory per character of a part's JSON. */
const bytesPerCharacter = 3.5;

const productTypes: ReadonlySet<string> = new Set(['ProductType', 'RelatedProductType']);

/** The product behind a part, on its own or as a related product. */
const productOf = (
  source: ProductView | RelatedView,
): Partial<RelatedView> & Pick<RelatedView, 'view'> =>
  'view' in source ? source : { view: source };

/** A product shows the other colours of its style with their stock, so it depends on them too. */
function shownWith({ indexed, reader }: ProductView): readonly number[] {
  const colours =
    indexed.groupKey === null ? [] : (reader.index.groups.get(indexed.groupKey) ?? []);
  return [indexed.id, ...colours];
}

export function createProductParts(freshness: Freshness): ProductParts {
  const parts = createFreshMap<Part>(freshness, bounds);
  return {
    of: (trace) => {
      const begun = trace.oldest;
      return {
        keyOf(typeName, source) {
          if (!productTypes.has(typeName)) return undefined;
          const {
            relation = '',
            view: {
              indexed,
              reader: { scope },
            },
          } = productOf(source as ProductView | RelatedView);
          return `${scope.channel.id} ${scope.market.id} ${scope.language.id} ${indexed.id} ${relation}`;
        },
        find(key) {
          const part = parts.find(key);
          if (!part) return undefined;
          for (const id of part.productIds) trace.productIds.add(id);
          trace.oldest = Math.min(trace.oldest, part.at);
          return part.value;
        },
        store(key, source, part) {
          const { view } = productOf(source as ProductView | RelatedView);
          parts.set(key, part, {
            productIds: shownWith(view),
            position: trace.position,
            at: begun,
            bytes: part.length * bytesPerCharacter,
          });
        },
      };
    },
    size: parts.size,
  };
}
