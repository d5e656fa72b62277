/** What screens know of the address they stand at and of the way to another. Data routing itself is loaded once somebody goes on. */
import type { RouteName } from '@solvik/addresses';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Route } from '../app/defineRoute.ts';

export interface PageLocation {
  /** Without market prefix. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
  /** What was kept with the history entry. */
  readonly state: unknown;
  /** Of the history entry. */
  readonly key: string;
}

/** A screen with what its loader found at the address. */
export interface LoadedPage {
  readonly name: RouteName;
  readonly route: Route;
  readonly criteria: unknown;
}

export interface PageView {
  readonly location: PageLocation;
  /** How the visitor came here. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  readonly page?: LoadedPage | undefined;
  /** Why there is no page. */
  readonly error?: unknown;
  /** Address of the page that is being loaded, as a link names it. */
  readonly next?: string | undefined;
  /** Where to scroll: to a remembered place, not at all (false), or as the address says. */
  readonly scroll?: number | false | undefined;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
  readonly state?: unknown;
}

export interface PageRouter {
  readonly view: () => PageView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the router ahead of a navigation that is likely. */
  readonly prepare: () => void;
  /** Goes to a path of this front, without market prefix. Resolves once the page is shown. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
}

const RouterContext = createContext<PageRouter | undefined>(undefined);

export const PageRouterProvider = RouterContext.Provider;

export function usePageRouter(): PageRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('This part of the shop needs PageRouterProvider above it.');
  return router;
}

export function usePageView(): PageView {
  const { subscribe, view } = usePageRouter();
  return useSyncExternalStore(subscribe, view, view);
}

export const useLocation = (): PageLocation => usePageView().location;
export const useNavigate = (): PageRouter['navigate'] => usePageRouter().navigate;
