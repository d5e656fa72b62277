import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { parsePlaces, type SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { listOf, shapeOf, textOf } from '../../search-api/readShape.ts';

interface Searched {
  readonly searchText: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/**
 * Pages of the content that a text names. A search may name them by their keys alone: their titles
 * and addresses are requested then.
 * @throws SearchError
 */
export async function foundPages(
  api: Pick<SearchApi, 'query'>,
  { searchText, limit, signal }: Searched,
): Promise<readonly SuggestedPlace[]> {
  const body = await api.query('content-search-page', {
    parameters: { q: searchText, limit },
    signal,
  });
  const contents = listOf(shapeOf(shapeOf(body)['primaryList'])['contents']);
  const untitled = contents.flatMap((each) => {
    const { key, title } = shapeOf(each);
    return textOf(title) === undefined ? (textOf(key) ?? []) : [];
  });
  if (untitled.length === 0) return parsePlaces(contents);
  const keys = contents.flatMap((each) => textOf(shapeOf(each)['key']) ?? []);
  const information = await api.query('content-information', {
    parameters: { contentKeys: keys.join('|') },
    signal,
  });
  return parsePlaces(shapeOf(information)['contents']);
}
