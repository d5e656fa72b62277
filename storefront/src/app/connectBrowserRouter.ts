/** React Router's data router under a page: history, loading and aborting, redirects and scroll positions. */
import { flushSync } from 'react-dom';
import {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type Location,
} from 'react-router-dom';
import { retainScrollPositions } from '../device/scrollPositions.ts';
import type { ConnectRouter } from '../page/createPageRouter.ts';
import type { LoadedPage, PageLocation, PageView } from '../page/pageRouter.ts';
import { loadPage } from './loadPage.ts';
import { retainList } from './retainList.tsx';
import type { Services } from '../page/services.ts';

const routeId = 'page';

/** An address in the form of the shop's links. */
const withoutPrefix = (pathname: string, basename: string): string =>
  basename && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;

function viewOf(
  {
    location,
    loaderData,
    errors,
    historyAction,
    navigation,
    restoreScrollPosition,
    preventScrollReset,
  }: DataRouter['state'],
  basename: string,
): PageView {
  const at = (place: Location): PageLocation => ({
    ...place,
    pathname: withoutPrefix(place.pathname, basename),
  });
  const next = navigation.location && at(navigation.location);
  const error: unknown = errors?.[routeId];
  return {
    location: at(location),
    action: historyAction,
    page: error === undefined ? (loaderData[routeId] as LoadedPage | undefined) : undefined,
    error,
    next: next && next.pathname + next.search + next.hash,
    scroll: restoreScrollPosition ?? (preventScrollReset ? false : undefined),
  };
}

type Transition = (update: () => void) => void;

/** Crossfades between pages if the browser can, and the page's link requested it. */
const startTransition: Transition = (update) => {
  if ('startViewTransition' in document)
    // A transition that a later one skips is never ready; its update is shown all the same.
    document.startViewTransition(() => flushSync(update)).ready.catch(() => undefined);
  else update();
};

function connect(create: (current: PageView) => DataRouter, services: Services): ConnectRouter {
  return (current, apply) => {
    const router = create(current);
    const retry = () => void router.revalidate();
    const retain = retainList({ services, first: current, retry });
    router.subscribe((state, { viewTransitionOpts }) => {
      const view = viewOf(state, services.site.basename);
      const published = retain(view, state.revalidation === 'loading');
      const update = () => apply(published);
      if (viewTransitionOpts) startTransition(update);
      else update();
    });
    return { navigate: (to, options) => router.navigate(to, options) };
  };
}

const routesOf = (services: Services) => [
  {
    id: routeId,
    path: '*',
    loader: ({ request }: { readonly request: Request }) => loadPage(services, request),
  },
];

/** Takes over the rendered page, in the browser's own history. */
export function connectBrowserRouter(services: Services): ConnectRouter {
  const { basename } = services.site;
  return connect(({ page, error }) => {
    const hydrationData = {
      loaderData: { [routeId]: page ?? null },
      errors: error === undefined ? null : { [routeId]: error },
    };
    const router = createBrowserRouter(routesOf(services), {
      basename: basename || '/',
      hydrationData,
    });
    // From now on the router shows the pages that the visitor goes back to (bootScript.ts).
    document.documentElement.dataset['routes'] = '';
    retainScrollPositions(router);
    return router;
  }, services);
}

/** The same with a history of its own, for pages in stories and tests. */
export function connectMemoryRouter(services: Services): {
  readonly connect: ConnectRouter;
  readonly back: () => void;
} {
  let router: DataRouter | undefined;
  return {
    connect: connect(({ page, location }) => {
      router = createMemoryRouter(routesOf(services), {
        initialEntries: [location.pathname + location.search + location.hash],
        hydrationData: { loaderData: { [routeId]: page ?? null } },
      });
      return router;
    }, services),
    back: () => void router?.navigate(-1),
  };
}
