import { loadSafeHtml } from '@solvik/content-schema';
import type { DataApi } from '../../../data-api/createDataApi.ts';
import { DataApiError } from '../../../data-api/dataApiError.ts';
import { widgetAreaDocument } from '../../../data-api/generated/operations.ts';
import { type AreaSelector, writeAreaSelector } from './areaSelector.ts';
import type { AreaResponse, ReadArea } from './readArea.ts';

/** Endpoint of the shop's server for parsed areas. */
export const areaPath = '/api/widget-area';

async function fetchArea(
  selector: AreaSelector,
  {
    site,
    readsAreasAt,
    signal,
  }: Pick<DataApi, 'site' | 'readsAreasAt'> & { readonly signal: AbortSignal | undefined },
): Promise<ReadArea | null> {
  const query = writeAreaSelector(selector);
  query.set('channel', site.channelId);
  const response = await fetch(
    `${String(readsAreasAt)}?${query.toString()}`,
    signal ? { signal } : {},
  ).catch((error: unknown) => {
    throw new DataApiError(
      `Network error: ${error instanceof Error ? error.message : String(error)}`,
      { status: 503, operation: 'widgetArea' },
    );
  });
  if (!response.ok)
    throw new DataApiError(`Response not successful: Received status code ${response.status}`, {
      status: response.status,
      operation: 'widgetArea',
    });
  return (await response.json()) as ReadArea | null;
}

const known = new WeakMap<AreaResponse, ReadArea>();

/**
 * The content of an area; null if there is none. The server parses it, and so does an editor's
 * preview, which loads the parser for that; a shopper's browser receives parsed content.
 */
export async function loadArea(
  dataApi: DataApi,
  selector: AreaSelector,
  signal?: AbortSignal,
): Promise<ReadArea | null> {
  if (dataApi.readsAreasAt !== undefined) return fetchArea(selector, { ...dataApi, signal });
  const { filters, ...rest } = 'alias' in selector ? { ...selector, filters: undefined } : selector;
  const variables = {
    ...rest,
    ...(filters && { filters: [...filters] }),
    ...(dataApi.isPreview && { preview: true }),
  };
  const { widgetArea } = await dataApi.send(widgetAreaDocument, variables, { signal });
  if (!widgetArea) return null;
  const found = dataApi.isPreview ? undefined : known.get(widgetArea);
  if (found) return found;
  const { containsHtml, readArea } = await import('./readArea.ts');
  const readHtml = containsHtml(widgetArea) ? await loadSafeHtml() : undefined;
  const area = readArea(widgetArea, { isPreview: dataApi.isPreview, readHtml });
  if (!dataApi.isPreview) known.set(widgetArea, area);
  return area;
}
