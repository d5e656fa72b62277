/**
 * How long the demo shop takes for a whole list request: with its parsing, the list of two filters,
 * 20 cards, every facet and the response's text. No two requests are the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommerce, type Commerce } from '../../../commerce/src/createCommerce.ts';
import { demoShop } from '../../../demo-shop/src/demoShop.ts';
import { productsDocument } from '../../../storefront/src/data-api/generated/operations.ts';

const site = { channelId: 'se', languageId: 'sv-SE', marketId: 'se' };
/** Filters of each kind that are combined in each category. */
const perKind = 6;

interface ListResponse {
  readonly data: {
    readonly products: {
      readonly filters: {
        readonly facets: readonly {
          readonly filterId: string;
          readonly values: readonly { readonly facetId: string }[];
        }[];
      };
    };
  };
}

async function send({ graphql }: Commerce, variables: object): Promise<ListResponse> {
  const response = await graphql(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        query: productsDocument.text,
        variables: { ...site, take: 20, ...variables },
      }),
    }),
  );
  if (!response.ok) throw new Error(`A list was refused: ${await response.text()}`);
  return (await response.json()) as ListResponse;
}

async function measure(commerce: Commerce): Promise<number[]> {
  const { data } = await commerce.execute({ document: '{ categories { alias } }' });
  const { categories } = data as object as {
    readonly categories: readonly { readonly alias: string }[];
  };
  const times: number[] = [];
  for (const { alias: categoryAlias } of categories) {
    const { filters } = (await send(commerce, { categoryAlias, filter: {} })).data.products;
    const valuesOf = (kind: string) =>
      filters.facets.find(({ filterId }) => filterId === kind)?.values.slice(0, perKind) ?? [];
    for (const colour of valuesOf('Color'))
      for (const size of valuesOf('Sku')) {
        const begun = performance.now();
        const facets = [colour.facetId, size.facetId];
        await send(commerce, { categoryAlias, filter: { facets, filterMode: 'BY_GROUP' } });
        times.push(performance.now() - begun);
      }
  }
  return times;
}

/** Milliseconds of half the requests at most, of those in a category with a colour and a size. */
export async function measureServedLists(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-report-'));
  const commerce = await createCommerce({ dataDir, env: {}, log: () => undefined, hasJobs: false });
  try {
    await commerce.sources.import(demoShop);
    const times = (await measure(commerce)).toSorted((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? 0;
  } finally {
    await commerce.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
