import type { RouteName } from '@solvik/addresses';
import { DataApiError } from '../data-api/dataApiError.ts';
import { isUnreachable } from '../data-api/isUnreachable.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useToast } from '../interface/toast.ts';
import { HttpError } from '../page/httpErrors.ts';
import type { PageView } from '../page/pageRouter.ts';
import type { Services } from '../page/services.ts';
import { UnreachedMessage } from './UnreachedMessage.tsx';

/** Routes whose screen shows the message of a list that could not be reached. */
const lists: ReadonlySet<RouteName> = new Set([
  'bestSellers',
  'brand',
  'category',
  'comingSoon',
  'discountCampaign',
  'genericList',
  'newProducts',
  'search',
]);

/**
 * Whether the shop, or code of its own, could not be reached, or did not respond as it does; not a
 * refusal.
 */
const hasNoAnswer = (error: unknown): error is Error =>
  error instanceof DataApiError
    ? error.code === undefined
    : error instanceof Error && !(error instanceof HttpError) && !navigator.onLine;

interface RetainOptions {
  readonly services: Pick<Services, 'report'>;
  /** The page when its router was connected. */
  readonly first: PageView;
  /** Loads the page at the address again. */
  readonly retry: () => void;
}

/**
 * Keeps a list on screen while another choice of its filters, order or pages cannot be reached. The
 * address and the filters are those of the choice, the products those before it. It is retried when
 * the connection returns.
 * @returns the view to publish, given the router's own
 */
export function retainList({
  services,
  first,
  retry,
}: RetainOptions): (view: PageView, isRetrying: boolean) => PageView {
  let shown = first;
  let failure: unknown;
  let failures = 0;
  let isOffline = false;
  const fail = (error: Error) => {
    failure = error;
    failures += 1;
    // A response that breaks off is not a refusal either.
    isOffline = isUnreachable(error) || !navigator.onLine;
    useLoadingBar.getState().fail();
    // What it announces is in the message; over a phone's filters it would cover them.
    useToast.getState().clear();
    if (!isOffline) services.report?.(error);
    window.addEventListener('online', retry, { once: true });
  };
  return (view, isRetrying) => {
    const { error, location, next } = view;
    const { page } = shown;
    if (
      !hasNoAnswer(error) ||
      !page ||
      !lists.has(page.name) ||
      shown.location.pathname !== location.pathname
    ) {
      shown = view;
      failure = undefined;
      window.removeEventListener('online', retry);
      return view;
    }
    if (error !== failure) fail(error);
    const message = <UnreachedMessage {...{ isOffline, failures, retry }} isBusy={isRetrying} />;
    return {
      ...view,
      page,
      error: undefined,
      next: next ?? (isRetrying ? location.pathname + location.search + location.hash : undefined),
      scroll: false,
      unreached: { location: shown.location, message },
    };
  };
}
