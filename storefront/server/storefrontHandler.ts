import { readAddress, writeAddress } from '@solvik/addresses';
import type { Log } from '@solvik/commerce';
import {
  asParameter,
  conditionsParameter,
  previewConditions,
  previewParameters,
  readPreviewAs,
  writePreviewAs,
} from '@solvik/content-schema';
import { isCrossSitePost } from '@solvik/shop-rules';
import type { render as Render, RenderDataApi, RenderRequest } from '../src/app/entryServer.tsx';
import type { SearchTransport } from '../src/search-api/searchTransport.ts';
import { absoluteUrl, type LocatedSite } from '../src/page/sites.ts';
import { type PreviewState } from '../src/page/previewState.ts';
import type { Config } from './config.ts';
import { type PageAssets, writeDocument } from './documentTemplate.ts';
import type { EditorsView } from './dataApi/editorsDataApi.ts';
import type { Made, PageCache } from './pages/pageCache.ts';
import { pageQuery } from './pages/pageQuery.ts';
import type { CachedResponse } from './pages/createCachedSender.ts';
import { previewSite } from './previewSite.ts';
import { publicAddress } from './publicAddress.ts';
import { resolveSite } from './resolveSite.ts';
import { previewHeaders } from './securityHeaders.ts';

export interface StorefrontOptions {
  readonly config: Config;
  readonly sites: readonly LocatedSite[];
  /** Renders a page; reloaded for every request by the development server. */
  readonly render: () => Promise<typeof Render>;
  /** The files that a page of this screen needs. */
  readonly assets: (sources: readonly string[]) => PageAssets | Promise<PageAssets>;
  readonly dataApi: RenderDataApi;
  /** How pages call the search. */
  readonly searchTransport?: SearchTransport | undefined;
  /** The Data API with an editor's session, which shows drafts. */
  readonly editorsDataApi: (view: EditorsView) => RenderDataApi;
  /** The editor's session of a request, once verified; undefined for everybody else. */
  readonly previewOf: (headers: Headers) => Promise<string | undefined>;
  readonly cache: PageCache<PageResponse>;
  readonly now: () => Date;
  readonly log: Log;
}

/** A request independent of its transport. */
export interface PageRequest {
  readonly method: string;
  readonly host: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
  /** A cached page, in place of `body`, and its key. */
  readonly cached?: CachedResponse & { readonly key: string };
}

const redirect = (
  status: number,
  location: string,
  headers: PageResponse['headers'] = {},
): PageResponse => ({
  status,
  headers: { ...headers, location, 'cache-control': 'no-store' },
  body: '',
});

/** Answers every address of the storefront: redirects, cached neutral pages, and personal pages. */
export function createStorefrontHandler({
  config,
  sites,
  render,
  assets,
  dataApi,
  searchTransport,
  editorsDataApi,
  previewOf,
  cache,
  now,
  log,
}: StorefrontOptions): (request: PageRequest) => Promise<PageResponse> {
  const origins = sites.map(({ origin }) => origin);

  return async ({ method, host, target, headers, body }) => {
    const queryAt = target.includes('?') ? target.indexOf('?') : target.length;
    const path = target.slice(0, queryAt) || '/';
    const search = target.length > queryAt + 1 ? target.slice(queryAt) : '';
    const tidy = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
    const isPost = method === 'POST';
    const isUntidy = tidy !== path && !isPost;
    const resolved = resolveSite(config, sites, { host, path: isUntidy ? tidy : path });
    if (resolved.kind === 'redirect') {
      if (resolved.unknownMarket !== undefined)
        log('error', 'Unknown market alias', { alias: resolved.unknownMarket });
      return redirect(302, `${asciiPath(resolved.to)}${search}`);
    }
    const session = await previewOf(headers);
    const parameters = new URLSearchParams(search);
    const preview = session ? previewState(config.editorOrigins, parameters) : undefined;
    const site = session ? previewSite(resolved.site, sites, parameters) : resolved.site;
    const address = readAddress(resolved.path, site.locale);
    if (address && address.locale !== site.locale) {
      return redirect(
        301,
        `${site.basename}${asciiPath(writeAddress(address.route, site.locale, address.params))}${search}`,
      );
    }
    // If markets are in the path, a path without a route is rebuilt from the market's home page
    // (spec section 2).
    if (!address && site.basename !== '' && !isPost)
      return redirect(302, `${site.basename}${search}`);
    if (isUntidy) return redirect(301, `${asciiPath(tidy)}${search}`);
    if (isPost && isCrossSitePost(headers, origins))
      return {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: 'This form was sent from another site. Open the shop and send it from there.',
      };

    const isShared = !isPost && !session;
    const query = isShared
      ? pageQuery(address?.route, search)
      : { known: search, rest: '', isPersonal: true };

    const url = new URL(
      absoluteUrl({ origin: site.origin, basename: '' }, `${site.basename}${resolved.path}`),
    );
    if (session) for (const name of previewParameters) parameters.delete(name);
    url.search = session ? parameters.toString() : query.known;
    const request = new Request(url, {
      method: isPost ? 'POST' : 'GET',
      headers: { 'content-type': headers.get('content-type') ?? '' },
      ...(isPost && { body: body ?? '' }),
    });
    const renderRequest: RenderRequest = {
      request,
      site,
      sites,
      searchTransport,
      dataApi: session ? editorsDataApi({ session, previewAs: preview?.as }) : dataApi,
      ...(preview && { preview }),
      cookies: readCookies(headers.get('cookie') ?? ''),
      now: preview?.at === undefined ? now : momentOf(preview.at),
      onError: (error) =>
        log('error', 'A page could not be rendered', { path: publicAddress(resolved.path), error }),
      onFault: ({ message }) => log('error', message, { path: publicAddress(resolved.path) }),
    };
    const make = async (): Promise<Made<PageResponse>> => {
      const rendered = await (await render())(renderRequest);
      if (rendered.kind === 'response')
        return { kind: 'own', answer: await sendResponse(rendered.response, query.rest) };
      const { status, isPersonal, cacheTags: tags, state } = rendered;
      const html = writeDocument(rendered, await assets(rendered.sources));
      const response = sendPage(status, html);
      if (session)
        return {
          kind: 'own',
          answer: {
            ...response,
            headers: { ...response.headers, ...previewHeaders(config.editorOrigins) },
          },
        };
      if (isPersonal) return { kind: 'own', answer: response };
      if (status !== 200) return { kind: status >= 500 ? 'failed' : 'neutral', answer: response };
      return { kind: 'page', answer: response, page: { status, html, tags, moment: state.now } };
    };
    if (query.isPersonal) return (await make()).answer;
    const key = `${site.channelId}${site.basename} ${resolved.path}${query.known}`;
    const obtained = await cache.obtain(key, make);
    if (obtained.kind === 'answer') return obtained.answer;
    const { page, state } = obtained;
    return {
      status: page.status,
      headers: { 'x-page-cache': state },
      body: '',
      cached: { key, page, state },
    };
  };
}

/** Nothing of the raw address is passed on: unknown parts are ignored. */
function previewState(editorOrigins: readonly string[], query: URLSearchParams): PreviewState {
  const known = readPreviewAs(query.get(asParameter));
  const names = (query.get(conditionsParameter) ?? '').split(',');
  const conditions = previewConditions.filter((condition) => names.includes(condition));
  const as = writePreviewAs(known);
  return {
    editorOrigins,
    ...(as && { as }),
    ...(known.at && { at: known.at.toISOString() }),
    ...(conditions.length > 0 && { conditions }),
  };
}

const momentOf = (at: string) => (): Date => new Date(at);

/**
 * A path as a header value: letters beyond ASCII percent-encoded, the rest unchanged. Never leaves
 * this origin.
 */
function asciiPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  // Resolving `/.//elsewhere` leaves two slashes, which a browser reads as another host.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

function readCookies(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) return [];
      try {
        return [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
      } catch {
        return [];
      }
    }),
  );
}

const sendPage = (status: number, html: string): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-page-cache': 'miss',
  },
  body: html,
});

/** A redirect retains the query parameters that the page itself did not read. */
function withRest(location: string, rest: string): string {
  if (rest === '') return location;
  const [before = '', hash] = location.split('#', 2);
  return `${before}${before.includes('?') ? '&' : '?'}${rest}${hash === undefined ? '' : `#${hash}`}`;
}

async function sendResponse(response: Response, rest: string): Promise<PageResponse> {
  const cookies = response.headers.getSetCookie();
  const location = response.headers.get('location');
  const headers = { ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  if (location) return redirect(response.status, withRest(asciiPath(location), rest), headers);
  return {
    status: response.status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    },
    body: await response.text(),
  };
}
