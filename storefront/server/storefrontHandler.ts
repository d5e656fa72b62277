import { readAddress, writeAddress } from '@solvik/addresses';
import { readPreviewAs, writePreviewAs } from '@solvik/content-schema';
import type { render as Render, RenderRequest } from '../src/app/entryServer.tsx';
import type { DataApiOptions } from '../src/data-api/createDataApi.ts';
import { absoluteUrl, type PlacedSite } from '../src/features/market/sites.ts';
import { asParameter, conditionsParameter, previewConditions, previewParameters, type PreviewState } from '../src/features/content/previewState.ts';
import type { Config } from './config.ts';
import { type PageAssets, writeDocument } from './documentTemplate.ts';
import { isForeignPost } from './isForeignPost.ts';
import type { PageCache } from './pageCache.ts';
import { previewSite } from './previewSite.ts';
import { resolveSite } from './resolveSite.ts';
import { previewHeaders } from './securityHeaders.ts';

/** How this server hands an editor's session on to the Data API. */
const previewHeader = 'x-preview-session';

export interface StorefrontOptions {
  readonly config: Config;
  readonly sites: readonly PlacedSite[];
  /** Renders a page; loaded anew for every request by the development server. */
  readonly render: () => Promise<typeof Render>;
  /** The files that a page of this screen needs. */
  readonly assets: (sources: readonly string[]) => PageAssets | Promise<PageAssets>;
  readonly dataApi: Omit<DataApiOptions, 'site'>;
  /** The editor's session that a request carries, once it has been proven; undefined for everybody else. */
  readonly previewOf: (headers: Headers) => Promise<string | undefined>;
  readonly cache: PageCache;
  readonly now: () => Date;
  readonly log: (level: 'info' | 'error', message: string, details?: object) => void;
}

/** What a request looks like once the transport has been taken off. */
export interface PageRequest {
  readonly method: string;
  readonly host: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
}

const redirect = (status: number, location: string, headers: PageAnswer['headers'] = {}): PageAnswer => ({
  status,
  headers: { ...headers, location, 'cache-control': 'no-store' },
  body: '',
});

/** Answers every address of the storefront: redirects, cached neutral pages, and pages made for one visitor. */
export function createStorefrontHandler({ config, sites, render, assets, dataApi, previewOf, cache, now, log }: StorefrontOptions): (request: PageRequest) => Promise<PageAnswer> {
  const origins = sites.map(({ origin }) => origin);

  return async ({ method, host, target, headers, body }) => {
    const queryAt = target.includes('?') ? target.indexOf('?') : target.length;
    const path = target.slice(0, queryAt) || '/';
    const search = target.length > queryAt + 1 ? target.slice(queryAt) : '';
    const place = resolveSite(config, sites, { host, path });
    if (place.kind === 'redirect') {
      if (place.unknownMarket !== undefined) log('error', 'Unknown market alias', { alias: place.unknownMarket });
      return redirect(302, `${asciiPath(place.to)}${search}`);
    }
    const session = await previewOf(headers);
    const asked = new URLSearchParams(search);
    const preview = session ? previewState(config.editorOrigins, asked) : undefined;
    const site = session ? previewSite(place.site, sites, asked) : place.site;
    const address = readAddress(place.path, site.locale);
    if (address && address.locale !== site.locale) {
      return redirect(301, `${site.basename}${asciiPath(writeAddress(address.route, site.locale, address.params))}${search}`);
    }
    const isPost = method === 'POST';
    if (isPost && isForeignPost(headers, origins)) return { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'This form was sent from another site. Open the shop and send it from there.' };

    const key = `${site.channelId}${site.basename} ${place.path}${search}`;
    const kept = isPost || session ? undefined : cache.get(key);
    if (kept) return answerPage(kept.status, kept.html, 'public, max-age=0, must-revalidate', 'hit');

    const url = new URL(absoluteUrl({ origin: site.origin, basename: '' }, `${site.basename}${place.path}`));
    if (session) for (const name of previewParameters) asked.delete(name);
    url.search = session ? asked.toString() : search;
    const request = new Request(url, { method: isPost ? 'POST' : 'GET', headers: { 'content-type': headers.get('content-type') ?? '' }, ...(isPost && { body: body ?? '' }) });
    const renderRequest: RenderRequest = { request, site, sites, dataApi: session ? asEditor(dataApi, { session, previewAs: preview?.as }) : dataApi, ...(preview && { preview }), cookies: readCookies(headers.get('cookie') ?? ''), now: preview?.at === undefined ? now : momentOf(preview.at), onError: (error) => log('error', 'A page could not be made', { path: place.path, error }), onFault: ({ message }) => log('error', message, { path: place.path }) };
    const rendered = await (await render())(renderRequest);
    if (rendered.kind === 'response') return answerResponse(rendered.response);

    const html = writeDocument(rendered, await assets(rendered.sources));
    const isKept = !isPost && !session && !rendered.isPersonal && rendered.status === 200;
    if (isKept) cache.set(key, { status: rendered.status, html, tags: rendered.cacheTags });
    const answer = answerPage(rendered.status, html, isKept ? 'public, max-age=0, must-revalidate' : 'no-store', 'miss');
    return session ? { ...answer, headers: { ...answer.headers, ...previewHeaders(config.editorOrigins) } } : answer;
  };
}

/** Nothing of the address goes on as it was written: what is not known of it says nothing. */
function previewState(editorOrigins: readonly string[], asked: URLSearchParams): PreviewState {
  const known = readPreviewAs(asked.get(asParameter));
  const words = (asked.get(conditionsParameter) ?? '').split(',');
  const conditions = previewConditions.filter((condition) => words.includes(condition));
  const as = writePreviewAs(known);
  return { editorOrigins, ...(as && { as }), ...(known.at && { at: known.at.toISOString() }), ...(conditions.length > 0 && { conditions }) };
}

const momentOf = (at: string) => (): Date => new Date(at);

/** The back end proves the session again: this server's word is not enough to see a draft. */
function asEditor(dataApi: StorefrontOptions['dataApi'], { session, previewAs }: { readonly session: string; readonly previewAs: string | undefined }): StorefrontOptions['dataApi'] {
  return {
    ...dataApi,
    isPreview: true,
    previewAs,
    fetch: (request) => {
      request.headers.set(previewHeader, session);
      return dataApi.fetch(request);
    },
  };
}

/** A path as a header carries it: letters beyond ASCII percent-encoded, the rest as it is. Never leaves this origin. */
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

const answerPage = (status: number, html: string, cacheControl: string, cached: 'hit' | 'miss'): PageAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl, 'x-page-cache': cached },
  body: html,
});

async function answerResponse(response: Response): Promise<PageAnswer> {
  const cookies = response.headers.getSetCookie();
  const location = response.headers.get('location');
  const headers = { ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  if (location) return redirect(response.status, asciiPath(location), headers);
  return { status: response.status, headers: { ...headers, 'cache-control': 'no-store', 'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8' }, body: await response.text() };
}
