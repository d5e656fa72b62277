/** Products as parts of answers: what one list shows of a product is shown by the next without making it again. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import type { RelatedView } from '../types/relatedTypes.ts';
import type { AnswerTrace } from '../answers/answerKeeper.ts';
import { createFreshMap, type Freshness } from '../answers/freshMap.ts';
import type { Parts } from './complete.ts';

interface Part {
  readonly value: unknown;
  readonly length: number;
}

export interface ProductParts {
  /** The parts as one call uses them. */
  readonly of: (trace: AnswerTrace) => Parts;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

const bounds = { most: 8_000_000, largest: 400_000 };
/** Measured: bytes of memory per character of a part's JSON. */
const bytesPerCharacter = 3.5;

const productTypes: ReadonlySet<string> = new Set(['ProductType', 'RelatedProductType']);

/** The product behind a part, as it stands alone or beside another. */
const productOf = (
  source: ProductView | RelatedView,
): Partial<RelatedView> & Pick<RelatedView, 'view'> =>
  'view' in source ? source : { view: source };

/** A product is shown with the other colours of its style, and with their stock. */
function shownWith({ indexed, reader }: ProductView): readonly number[] {
  const colours =
    indexed.groupKey === null ? [] : (reader.index.groups.get(indexed.groupKey) ?? []);
  return [indexed.id, ...colours];
}

export function createProductParts(freshness: Freshness): ProductParts {
  const kept = createFreshMap<Part>(freshness, bounds);
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
              reader: { place },
            },
          } = productOf(source as ProductView | RelatedView);
          return `${place.channel.id} ${place.market.id} ${place.language.id} ${indexed.id} ${relation}`;
        },
        find(key) {
          const known = kept.find(key);
          if (!known) return undefined;
          for (const id of known.productIds) trace.productIds.add(id);
          trace.oldest = Math.min(trace.oldest, known.at);
          return known.value;
        },
        keep(key, source, part) {
          const { view } = productOf(source as ProductView | RelatedView);
          kept.keep(key, part, {
            productIds: shownWith(view),
            moment: trace.moment,
            at: begun,
            bytes: part.length * bytesPerCharacter,
          });
        },
      };
    },
    size: kept.size,
  };
}
