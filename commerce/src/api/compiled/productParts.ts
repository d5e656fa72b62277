/** Products as parts of answers: what one list shows of a product is shown by the next without making it again. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
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

const bounds = { most: 40_000_000, largest: 400_000 };
/** Bytes of memory per character of a part's JSON. */
const bytesPerCharacter = 2;

/** A product is shown with the other colours of its style, and with their stock. */
function shownWith({ indexed, reader }: ProductView): readonly number[] {
  const colours = indexed.groupKey === null ? [] : (reader.index.groups.get(indexed.groupKey) ?? []);
  return [indexed.id, ...colours];
}

export function createProductParts(freshness: Freshness): ProductParts {
  const kept = createFreshMap<Part>(freshness, bounds);
  return {
    of: (trace) => {
      const begun = trace.oldest;
      return {
        keyOf(typeName, source) {
          if (typeName !== 'ProductType') return undefined;
          const { indexed, reader: { place } } = source as ProductView;
          return `${place.channel.id} ${place.market.id} ${place.language.id} ${indexed.id}`;
        },
        find(key) {
          const known = kept.find(key);
          if (!known) return undefined;
          for (const id of known.productIds) trace.productIds.add(id);
          trace.oldest = Math.min(trace.oldest, known.at);
          return known.value;
        },
        keep(key, source, part) {
          kept.keep(key, part, { productIds: shownWith(source as ProductView), moment: trace.moment, at: begun, bytes: part.length * bytesPerCharacter });
        },
      };
    },
    size: kept.size,
  };
}
