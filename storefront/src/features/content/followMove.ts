import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';
import { notFound, redirectTo } from '../../app/httpAnswers.ts';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { urlHistoryDocument } from '../../data-api/generated/operations.ts';

/** Where the page at a path went, when its address changed or is of another language. */
const movedQuery = (dataApi: DataApi, path: string) =>
  queryOptions({
    queryKey: ['moved', dataApi.site.marketId, path],
    queryFn: async ({ signal }) =>
      (await dataApi.send(urlHistoryDocument, { url: path }, { signal })).urlHistory?.newUrl ??
      null,
  });

/** Leads on when the page has another address now; the query stays. An answer that fails counts as none. */
export async function followMove({ queryClient, dataApi }: Services, url: URL): Promise<void> {
  const to = await queryClient.ensureQueryData(movedQuery(dataApi, url.pathname)).catch(() => null);
  if (to?.startsWith('/') && !to.startsWith('//')) redirectTo(`${to}${url.search}`, 301);
}

/** There is no page: leads on to where it went, or says that it is not found. */
export async function movedOrNotFound(services: Services, url: URL): Promise<never> {
  await followMove(services, url);
  return notFound();
}
