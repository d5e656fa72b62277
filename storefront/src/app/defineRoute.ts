import type { PathParams } from '@solvik/addresses';
import type { ComponentType } from 'react';
import type { PageMeta } from './metadata/pageMeta.ts';
import type { Services } from './services.ts';

export interface RouteRequest {
  /** Without market prefix; search and hash as they came. */
  readonly url: URL;
  readonly params: PathParams;
  readonly signal: AbortSignal;
}

/**
 * One screen behind one or more addresses. `load` turns the address into criteria and waits for what the page cannot be
 * without; the screen reads the data itself from the query cache. It throws a Response for not found and redirects.
 */
export interface Route<Criteria = unknown> {
  readonly load: (services: Services, request: RouteRequest) => Promise<Criteria>;
  /** What a plain form posted here does; answers with a redirect, or with null to show the page as it is. */
  readonly act?: (
    services: Services,
    request: RouteRequest & { readonly form: FormData },
  ) => Promise<Response | null>;
  readonly meta: (services: Services, criteria: Criteria) => PageMeta;
  readonly Screen: ComponentType<{ readonly criteria: Criteria }>;
  /** Belongs to one visitor: rendered for them alone and never stored. */
  readonly isPersonal?: boolean;
  /** The status of a page that is shown but is not what was asked for: 501 not built yet, 404 nothing by that id. */
  readonly status?: (services: Services, criteria: Criteria) => number;
}

/** Keeps a route's criteria in step between its loader, metadata and screen. */
export function defineRoute<Criteria>(route: Route<Criteria>): Route {
  // Criteria only travel from this route's loader to this route's own functions.
  return route as Route;
}
