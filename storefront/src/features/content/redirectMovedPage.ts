import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../page/services.ts';
import { notFound, redirectTo } from '../../page/httpErrors.ts';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { urlHistoryDocument } from '../../data-api/generated/operations.ts';

/** The new address of the page at a path, if its address changed or is of another language. */
const movedQuery = (dataApi: DataApi, path: string) =>
  queryOptions({
    queryKey: ['moved', dataApi.site.marketId, path],
    queryFn: async ({ signal }) =>
      (await dataApi.send(urlHistoryDocument, { url: path }, { signal })).urlHistory?.newUrl ??
      null,
  });

/**
 * Redirects if the page has another address now, retaining the query. A failed request counts as
 * none.
 */
export async function redirectMovedPage(
  { queryClient, dataApi }: Services,
  url: URL,
): Promise<void> {
  const to = await queryClient.ensureQueryData(movedQuery(dataApi, url.pathname)).catch(() => null);
  if (to?.startsWith('/') && !to.startsWith('//')) redirectTo(`${to}${url.search}`, 301);
}

/** There is no page: redirects to its new address, or responds with 404. */
export async function movedOrNotFound(services: Services, url: URL): Promise<never> {
  await redirectMovedPage(services, url);
  return notFound();
}
