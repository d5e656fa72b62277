/**
 * The screens' view of their address and of navigation. Data routing itself is loaded with the
 * first navigation.
 */
import type { RouteName } from '@solvik/addresses';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RoutePage } from './defineRoute.ts';

export interface PageLocation {
  /** Without market prefix. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
  /** The state of the history entry. */
  readonly state: unknown;
  /** Of the history entry. */
  readonly key: string;
}

/** A screen with its loader's criteria. */
export interface LoadedPage extends RoutePage {
  readonly name: RouteName;
}

/** The page at the address could not be reached, and the list before it is still shown. */
export interface Unreached {
  /** Of the list that is shown: another query of the same path. */
  readonly location: PageLocation;
  /** What happened, with a button that retries. */
  readonly message: ReactNode;
}

export interface PageView {
  readonly location: PageLocation;
  /** How the visitor got here. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  readonly page?: LoadedPage | undefined;
  /** Why there is no page. */
  readonly error?: unknown;
  /** Set while `page` is a list that remains in place of the page at `location`. */
  readonly unreached?: Unreached;
  /** Address of the page being loaded, in the form of links. */
  readonly next?: string | undefined;
  /** Where to scroll: to a restored position, not at all (false), or by the address. */
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
  /** Loads the router ahead of a likely navigation. */
  readonly prepare: () => void;
  /** Navigates to a path of this site, without market prefix. Resolves once the page is shown. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Navigates to the history entry before this one. */
  readonly back: () => void;
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
