/**
 * Signs an editor in: `/preview-widgets?loginToken=…` is consumed once, becomes a cookie, and
 * leaves the address (contracts.md, "Preview").
 */
import { internalPath, readAddress } from '@solvik/addresses';
import { type PreviewSessions, previewTokenOf } from '@solvik/commerce';
import type { TokenRefusal } from '@solvik/content-schema/editing';
import { cookieNames, writeCookie } from '../../src/device/cookies.ts';
import type { LocatedSite } from '../../src/page/sites.ts';
import type { Config } from '../config.ts';
import { resolveSite } from '../resolveSite.ts';
import type { PageResponse, PageRequest } from '../storefrontHandler.ts';
import { crossSiteFrame } from './crossSiteFrame.ts';
import { sessionCookie } from './sessionCookie.ts';

type AnswerPage = (request: PageRequest) => Promise<PageResponse>;

export interface LoginOptions {
  readonly config: Config;
  readonly sites: readonly LocatedSite[];
  readonly preview: Pick<PreviewSessions, 'enter' | 'find'>;
}

const unseen = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** A browser's prefetch or a program's link preview must not consume it. */
const isSpeculative = ({ method, headers }: PageRequest): boolean =>
  method !== 'GET' ||
  /prefetch|preview|prerender/.test(
    `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`,
  );

/** The address without the login's parameters; the screen there explains a refused login. */
function strippedPath(url: URL, refused?: TokenRefusal): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['loginToken', 'redirect', 'refused']) query.delete(name);
  if (refused) query.set('refused', refused);
  return `${url.pathname}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Answers pages, signing editors in on the way. */
export function acceptLogin(
  page: AnswerPage,
  { config, sites, preview }: LoginOptions,
): AnswerPage {
  return async (request) => {
    const { host, target, headers } = request;
    if (!target.includes('loginToken=') || !URL.canParse(target, 'http://shop.invalid'))
      return page(request);
    const url = new URL(target, 'http://shop.invalid');
    const loginToken = url.searchParams.get('loginToken');
    const resolved = resolveSite(config, sites, { host, path: url.pathname });
    if (
      loginToken === null ||
      resolved.kind !== 'site' ||
      readAddress(resolved.path, resolved.site.locale)?.route !== 'previewWidgets'
    )
      return page(request);
    if (isSpeculative(request))
      return { status: 503, headers: { ...unseen, 'retry-after': '0' }, body: '' };

    const frame = crossSiteFrame({
      headers,
      origin: resolved.site.origin,
      editorOrigins: config.editorOrigins,
    });
    // The link stays valid: its bearer may still follow it where allowed.
    if (frame.kind === 'refused')
      return {
        status: 403,
        headers: { ...unseen, 'content-type': 'text/plain; charset=utf-8' },
        body: frame.why,
      };

    const isSecure = resolved.site.origin.startsWith('https:');
    const location = internalPath(url.searchParams.get('redirect')) ?? strippedPath(url);
    const entered = await preview.enter(loginToken);
    if (entered.kind === 'entered') {
      const cookies = [
        sessionCookie(
          entered.token,
          frame.kind === 'listed' ? { kind: 'framed' } : { kind: 'own', isSecure },
        ),
        writeCookie(cookieNames.cart, '', { isSecure, maxAge: 0 }),
      ];
      return {
        status: 303,
        headers: { ...unseen, location, 'set-cookie': cookies },
        body: '',
      };
    }
    // An editor who is signed in and follows the same link again is not refused.
    const isIn =
      entered.code === 'token-used' &&
      (await preview.find(previewTokenOf(headers))).kind === 'session';
    return {
      status: 303,
      headers: { ...unseen, location: isIn ? location : strippedPath(url, entered.code) },
      body: '',
    };
  };
}
