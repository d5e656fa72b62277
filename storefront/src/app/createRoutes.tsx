import { patternsOf, readAddress, type RouteName, routeNames } from '@solvik/addresses';
import { data, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import type { Route, RouteRequest } from './defineRoute.ts';
import { BareLayout } from './layouts/BareLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { loadLayout } from './layouts/loadLayout.ts';
import { UndistractedLayout } from './layouts/UndistractedLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { bareRoutes, loadRoute, undistractedRoutes } from './routeModules.ts';
import type { Services } from './services.ts';

/** What a matched route carries for metadata and caching. */
export interface RouteHandle {
  readonly name: RouteName;
  readonly route: Route;
}

/** `/b/:brand+` in the router's own notation. */
const routerPath = (pattern: string) => pattern.replace(/:\w+\+$/, '*');

function readRequest(services: Services, { request }: LoaderFunctionArgs): RouteRequest {
  const url = new URL(request.url);
  const { basename } = services.site;
  if (basename && url.pathname.startsWith(basename)) url.pathname = url.pathname.slice(basename.length) || '/';
  return { url, params: readAddress(url.pathname, services.site.locale)?.params ?? {}, signal: request.signal };
}

function createLeaf(services: Services, name: RouteName, pattern: string): RouteObject {
  return {
    id: `${name} ${pattern}`,
    path: routerPath(pattern),
    lazy: async () => {
      const route = await loadRoute(name);
      const { load, act, Screen, status } = route;
      const handle: RouteHandle = { name, route };
      return {
        handle,
        loader: async (args: LoaderFunctionArgs) => {
          const criteria = await load(services, readRequest(services, args));
          return status ? data(criteria, { status: status(services, criteria) }) : criteria;
        },
        ...(act && {
          action: async (args: LoaderFunctionArgs) => act(services, { ...readRequest(services, args), form: await args.request.formData() }),
        }),
        Component: () => <Screen criteria={useLoaderData()} />,
      };
    },
  };
}

/** Every address of the page's language, within the layout it is shown in; an error keeps the layout around it. */
export function createRoutes(services: Services): RouteObject[] {
  const leaves = (names: readonly RouteName[]) =>
    names.flatMap((name) => patternsOf(name, services.site.locale).map((pattern) => createLeaf(services, name, pattern)));
  return [
    {
      id: 'undistracted',
      Component: UndistractedLayout,
      children: [{ id: 'undistracted-screens', ErrorBoundary: RouteError, children: leaves(routeNames.filter((name) => undistractedRoutes.has(name))) }],
    },
    { id: 'bare', Component: BareLayout, children: [{ id: 'bare-screens', ErrorBoundary: RouteError, children: leaves(routeNames.filter((name) => bareRoutes.has(name))) }] },
    {
      id: 'default',
      loader: () => loadLayout(services),
      shouldRevalidate: () => false,
      Component: DefaultLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          id: 'default-screens',
          ErrorBoundary: RouteError,
          children: [
            ...leaves(routeNames.filter((name) => !undistractedRoutes.has(name) && !bareRoutes.has(name))),
            { id: 'unknown', path: '*', loader: () => { throw new Response(null, { status: 404 }); }, Component: () => null },
          ],
        },
      ],
    },
  ];
}
