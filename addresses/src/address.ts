import { type Locale, locales } from '@solvik/shop';
import { fillPattern, matchPattern, type PathParams, pathParts } from './pathPattern.ts';
import { patternsOf } from './patternsOf.ts';
import { type RouteName, routeNames } from './routeTable.ts';

/** The meaning of a path: a route, its named segments and the language of its words. */
export interface Address {
  readonly route: RouteName;
  readonly params: PathParams;
  readonly locale: Locale;
}

function matchIn(parts: readonly string[], locale: Locale): Address | undefined {
  for (const route of routeNames) {
    for (const pattern of patternsOf(route, locale)) {
      const params = matchPattern(pattern, parts);
      if (params) return { route, params, locale };
    }
  }
  return undefined;
}

/**
 * The route of a path without market or locale prefix, read in the visitor's language.
 * If that language only has the catch-all page for it, another language's fixed words win, so that
 * `/mærker` in the Swedish shop is the brands page written in Danish (`locale: 'da'`) and can be redirected.
 */
export function readAddress(path: string, locale: Locale): Address | undefined {
  const parts = pathParts(path);
  if (!parts) return undefined;
  const own = matchIn(parts, locale);
  if (own && own.route !== 'page') return own;
  for (const other of locales) {
    const foreign = other === locale ? undefined : matchIn(parts, other);
    if (foreign && foreign.route !== 'page') return foreign;
  }
  return own;
}

/**
 * The path of a route in a language, from the root and without prefix, with encoded segments.
 * Uses the most specific pattern whose segments are all given. Throws if there is none, which is a
 * programming error.
 */
export function writeAddress(route: RouteName, locale: Locale, params: PathParams = {}): string {
  for (const pattern of patternsOf(route, locale)) {
    const path = fillPattern(pattern, params);
    if (path !== undefined) return path;
  }
  throw new Error(
    `The address of '${route}' needs more than ${JSON.stringify(Object.keys(params))}.`,
  );
}
