/** What the queries are answered from: the Data API in this process, and the search engine. */
import type { Site } from '@solvik/addresses';
import type { Api } from '../api/createApi.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';

export interface SearchShop {
  readonly execute: Api['execute'];
  readonly shop: Pick<CommerceRuntime, 'search' | 'catalogue' | 'database' | 'clock'>;
}

/** The response to an operation of ours; its fields are those that the document requests. */
export async function readData<Data extends object>(
  { execute }: Pick<SearchShop, 'execute'>,
  {
    document,
    site,
    ...variables
  }: { readonly document: string; readonly site: Site } & Readonly<Record<string, unknown>>,
): Promise<Data> {
  const { channelId, marketId, languageId } = site;
  const { data, errors } = await execute({
    document,
    variables: { channelId, marketId, languageId, ...variables },
  });
  if (errors?.[0]) throw errors[0];
  if (!data) throw new Error('The Data API returned nothing.');
  return data as Data;
}
