/** Queries of the double of a Meilisearch server: what it refuses, and what it responds with. */
import {
  type DoubleQuery,
  filteredAttributes,
  rankDocuments,
  rulesOf,
  type StoredDocument,
  type StoredIndex,
} from './doubleSearch.ts';
import { fault, type Fault } from './doubleTasks.ts';

const queryKeys = [
  'indexUid',
  'q',
  'limit',
  'filter',
  'attributesToSearchOn',
  'attributesToRetrieve',
  'matchingStrategy',
  'showMatchesPosition',
];

export function faultOf(index: StoredIndex, query: DoubleQuery): Fault | undefined {
  const unknown = Object.keys(query).find((key) => !queryKeys.includes(key));
  if (unknown !== undefined) return fault(400, 'bad_request', `Unknown field \`${unknown}\`.`);
  const filterable = (index.settings['filterableAttributes'] ?? []) as readonly string[];
  const filtered = filteredAttributes(query.filter ?? []);
  const unfilterable = filtered.find((name) => !filterable.includes(name));
  if (unfilterable !== undefined)
    return fault(400, 'invalid_search_filter', `Attribute \`${unfilterable}\` is not filterable.`);
  const { searchable } = rulesOf(index);
  const unsearchable = query.attributesToSearchOn?.find((name) => !searchable.includes(name));
  return unsearchable === undefined
    ? undefined
    : fault(
        400,
        'invalid_search_attributes_to_search_on',
        `Attribute \`${unsearchable}\` is not searchable.`,
      );
}

function retrieved(document: StoredDocument, { settings }: StoredIndex, query: DoubleQuery) {
  const { attributesToRetrieve = ['*'] } = query;
  const displayed = (settings['displayedAttributes'] ?? ['*']) as readonly string[];
  const has = (names: readonly string[], name: string) =>
    names.includes('*') || names.includes(name);
  return Object.entries(document).filter(
    ([name]) => has(displayed, name) && has(attributesToRetrieve, name),
  );
}

function positionsOf(matches: ReturnType<typeof rankDocuments>[number]['matches']) {
  const byAttribute = new Map<string, { start: number; length: number }[]>();
  for (const { attribute, start, length } of matches)
    byAttribute.set(attribute, [...(byAttribute.get(attribute) ?? []), { start, length }]);
  return Object.fromEntries(byAttribute);
}

export function resultOf(index: StoredIndex, query: DoubleQuery) {
  const { limit = 20 } = query;
  const ranked = rankDocuments(index, query);
  const { maxTotalHits } = (index.settings['pagination'] ?? { maxTotalHits: 1000 }) as {
    readonly maxTotalHits: number;
  };
  return {
    indexUid: query.indexUid,
    hits: ranked.slice(0, Math.min(limit, maxTotalHits)).map(({ document, matches }) => ({
      ...Object.fromEntries(retrieved(document, index, query)),
      ...(query.showMatchesPosition && { _matchesPosition: positionsOf(matches) }),
    })),
    query: query.q ?? '',
    processingTimeMs: 1,
    limit,
    offset: 0,
    estimatedTotalHits: Math.min(ranked.length, maxTotalHits),
  };
}
