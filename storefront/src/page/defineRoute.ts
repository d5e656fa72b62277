import type { PathParams } from '@solvik/addresses';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageMeta } from './metadata/pageMeta.ts';
import type { Services } from './services.ts';

export interface RouteRequest {
  /** Without market prefix; search and hash as received. */
  readonly url: URL;
  readonly params: PathParams;
  readonly signal: AbortSignal;
}

export interface FormRequest extends RouteRequest {
  readonly form: FormData;
}

/**
 * One screen behind one or more addresses. `load` turns the address into criteria, which are plain
 * JSON, and awaits what the page cannot be shown without; the screen reads the data from the query
 * cache. It throws a Response for redirects and HttpError if there is no page.
 */
interface RouteDefinition<Criteria> {
  readonly load: (services: Services, request: RouteRequest) => Promise<Criteria>;
  /** Loads code that the page's first render needs beside the screen's own. */
  readonly prepare?: (criteria: Criteria) => Promise<void> | undefined;
  /** Handles a plain form posted here; returns a redirect, or null to render the page. */
  readonly act?: (services: Services, request: FormRequest) => Promise<Response | null>;
  readonly meta: (services: Services, criteria: Criteria) => PageMeta;
  readonly Screen: ComponentType<{ readonly criteria: Criteria }>;
  /** Personal: rendered for one visitor and never stored. */
  readonly isPersonal?: boolean;
  /**
   * The status of a page in place of the requested one: 501 not built yet, 404 nothing with that
   * id.
   */
  readonly status?: (services: Services, criteria: Criteria) => number;
}

/** A screen with its criteria, whose type is hidden inside. */
export interface RoutePage {
  /** As returned by `load`; sent from the server to the browser as JSON. */
  readonly criteria: unknown;
  readonly isPersonal: boolean;
  readonly meta: (services: Services) => PageMeta;
  /** HTTP status. */
  readonly status: (services: Services) => number;
  readonly draw: () => ReactNode;
}

export interface Route extends Pick<RouteDefinition<never>, 'act'> {
  readonly load: (services: Services, request: RouteRequest) => Promise<RoutePage>;
  /** The page for criteria that this route's `load` returned on the server. */
  readonly restore: (criteria: unknown) => Promise<RoutePage>;
}

/** Binds the type of a route's criteria between its loader, metadata, status and screen. */
export function defineRoute<Criteria>(definition: RouteDefinition<Criteria>): Route {
  const { load, prepare, act, meta, Screen, isPersonal = false, status = () => 200 } = definition;
  const pageOf = (criteria: Criteria): RoutePage => ({
    criteria,
    isPersonal,
    meta: (services) => meta(services, criteria),
    status: (services) => status(services, criteria),
    draw: () => createElement(Screen, { criteria }),
  });
  const preparedPageOf = async (criteria: Criteria) => {
    await prepare?.(criteria);
    return pageOf(criteria);
  };
  return {
    ...(act && { act }),
    load: async (services, request) => preparedPageOf(await load(services, request)),
    // The page's state names the route of the criteria.
    restore: (written) => preparedPageOf(written as Criteria),
  };
}
